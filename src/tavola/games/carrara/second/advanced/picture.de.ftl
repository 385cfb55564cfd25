# Was das fortgeschrittene Spiel dem Bild hinzufügt.

carrara-second-picture-wheel-both = Bausteine kaufen: vorher beide Räder drehen und auffüllen
carrara-second-picture-wheel-inner = Bausteine kaufen: vorher nur das kleine Rad drehen, ohne aufzufüllen
carrara-second-picture-symbol-decoration = Wer hier den letzten Baustein kauft, darf nehmen: { $piece }
carrara-second-picture-symbol-statue = Wer hier den letzten Baustein kauft, darf nehmen: { $piece }
carrara-second-picture-section-gold = Bonusbereich: eine Goldstatue.
carrara-second-picture-section-decoration = Bonusbereich: eine Dekoration deiner Wahl.
carrara-second-picture-supply = Dekorationen und Statuen
carrara-second-picture-piece-left = { $piece }: noch { $count }
carrara-second-picture-purchase = Einmal in deinem Zug, neben der Aktion: eine Dekoration oder Statue für { $price } Münzen, die sofort platziert wird
carrara-second-picture-purchase-note = 1 je Zug
carrara-second-picture-purchased = gekauft
carrara-second-picture-money = Geldfeld: Am Ende sind { $rate } Münzen 1 Siegpunkt. Du musst { $count } Münzen vorzeigen.
carrara-second-picture-money-from = ab { $count }
carrara-second-picture-money-taken = Belegt von: { $players }
carrara-second-picture-majorities = Statuen je Stadt
carrara-second-picture-majorities-note = Punkte am Ende
carrara-second-picture-majority = { $city }: { $first }, { $second } und { $third } Siegpunkte für die meisten Statuen
carrara-second-picture-carries = Trägt: { $piece }, wertet also als { $worth }.
carrara-second-picture-carries-statue = Trägt: { $piece }.
carrara-second-picture-pair-open = Statuenfeld { $city } und { $other }: noch nicht gewertet
carrara-second-picture-pair-scored = Statuenfeld { $city } und { $other }: gewertet
carrara-second-picture-warehouse = Lagerhaus: { $piece }
carrara-second-picture-warehouse-empty = Leeres Lagerhaus
carrara-second-picture-in-hand = In der Hand: { $piece }
carrara-second-picture-decline = Verzichten
carrara-second-picture-decline-told = Auf das Stück verzichten
