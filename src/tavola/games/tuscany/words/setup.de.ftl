# Ein Spiel aufbauen, und wie das heißt, was gewählt wird.

tuscany-sentence = Plättchen nehmen, mit Karten bezahlen und die Gebiete rund um das Kastell vollenden; frühe Punkte zählen dreimal.
tuscany-setup-box-base = Das Spiel
tuscany-setup-option-draw = Karten nachziehen
tuscany-setup-option-draw-3 = 3 Karten
tuscany-setup-option-draw-2 = 2 Karten (erste Auflage)
tuscany-setup-option-cards-per-point = Handkarten für einen Punkt am Ende
tuscany-setup-option-cards-per-point-5 = 5
tuscany-setup-option-cards-per-point-3 = 3 (andere Auflage)
tuscany-setup-option-tie-break = Gleichstand
tuscany-setup-option-tie-break-more-green = Mehr leere Felder, dann mehr grüne Punkte
tuscany-setup-option-tie-break-fewer-green = Mehr leere Felder, dann weniger grüne Punkte, dann weniger Karten
tuscany-setup-option-hexagon = Holz-Sechsecke legt man
tuscany-setup-option-hexagon-later = in einem späteren Zug
tuscany-setup-option-hexagon-at-once = auch im selben Zug
tuscany-setup-option-offsets = Spielplanteile sind versetzt um
tuscany-setup-option-offsets-half = ein halbes Feld
tuscany-setup-option-offsets-wide = ein halbes Feld oder anderthalb
tuscany-setup-option-castle-refill = Nach einem Kastell wird die Auslage ergänzt
tuscany-setup-option-castle-refill-after = nach allen Wirkungen
tuscany-setup-option-castle-refill-before = vor den Wirkungen

tuscany-field-do = Aktion
tuscany-field-order = Reihenfolge
tuscany-field-turns = Gedreht
tuscany-field-offsets = Versetzt
tuscany-field-castle = Start-Kastell
tuscany-field-bonus = Bonuskärtchen
tuscany-field-space = Platz
tuscany-field-tile = Plättchen
tuscany-field-colour = Farbe
tuscany-field-field = Feld
tuscany-field-payment = Bezahlung

tuscany-do-arrange = Baue den Spielplan
tuscany-do-join = Lege die Teile aneinander
tuscany-do-castle = Setze das Start-Kastell
tuscany-do-bonus = Nimm ein Bonuskärtchen
tuscany-do-take = Nimm ein Plättchen
tuscany-do-swap = Lass eine Farbe ersetzen
tuscany-do-discard = Schaffe Platz in der Ablage
tuscany-do-place = Lege ein Plättchen
tuscany-do-pay = Bezahle
tuscany-do-free = Lege ein Plättchen kostenlos
