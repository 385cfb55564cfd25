# Farmers.

## Words for values

carcassonne-on-field = field
    .role = a farmer on the field
carcassonne-place-field = field in the { $sides }
carcassonne-part-f1 = field f1
    .role = farmer
carcassonne-part-f2 = field f2
    .role = farmer
carcassonne-part-f3 = field f3
    .role = farmer
carcassonne-part-f4 = field f4
    .role = farmer

## What happened and what it was worth

carcassonne-record-count-field-cities = Richest field
carcassonne-source-field-cities = Fields
carcassonne-item-field-cities = Field: { $count ->
        [one] 1 complete city
       *[other] { $count } complete cities
    } × { $value } = { $amount }

## Setting up

carcassonne-setup-module-farmers = Farmers
carcassonne-setup-about-farmers = Meeples lie down on fields and score 3 points at the end for each complete city beside them.

## The picture

carcassonne-picture-put-field = Onto the field
carcassonne-picture-region-field = Field
carcassonne-picture-cities = { $count ->
    [0] no complete city
    [one] 1 complete city
   *[other] { $count } complete cities
}
