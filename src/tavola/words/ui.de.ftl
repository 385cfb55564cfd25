# Die eigenen Wörter der Seite im Browser. Schlüssel beginnen mit "ui-"; die Seite liest genau diese Datei.

## Seiten

ui-title-start = Tavola: moderne Brettspiele
ui-title-replay = Aufzeichnung ansehen
ui-title-join = Du bist eingeladen · Tavola
ui-title-lost = Hier ist nichts
ui-lost-page = Unter dieser Adresse gibt es nichts, oder nichts mehr. Aber hier liegen die Spiele.
ui-no-table = Unter dieser Adresse steht kein Tisch.
ui-to-start = Zur Startseite
ui-loading = Einen Augenblick …

## Startseite

ui-welcome = Nimm Platz.
ui-welcome-more = Brettspiele genau nach Regel: mit Freunden, gegen Bots, an einem Tisch oder weit voneinander. Ohne Konto, ohne Tracking.
ui-nickname = Dein Spitzname
ui-guest = Gast
ui-games = Spiele
ui-play = Spielen
ui-play-game = { $game } gegen einen Bot spielen
ui-set-up = Einrichten …
ui-set-up-game = { $game } einrichten
ui-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
ui-players-range = { $fewest } bis { $most } Personen
ui-my-tables = Meine Spiele auf diesem Gerät
ui-forget = { $name } auf diesem Gerät vergessen
ui-forgotten = { $name } ist auf diesem Gerät vergessen.
ui-status-gathering = Es fehlen noch Mitspieler
ui-status-over = Das Spiel ist zu Ende
ui-status-yours = Du bist am Zug
ui-status-waiting = { $name } ist am Zug
ui-upload = Aufzeichnung öffnen
ui-upload-more = Ein gespeichertes Spiel als Textdatei; oder hierher ziehen.
ui-record-too-long = Diese Datei ist zu lang für eine Aufzeichnung.

## Einen Tisch einrichten

ui-seats = Plätze
ui-seat-count = Anzahl der Plätze
ui-seat-number = Platz { $number }
ui-player-number = Spieler { $number }
ui-seat-free = frei
ui-who = Wer
ui-who-me = Ich
ui-who-friend = Freund, per Link
ui-who-bot = Bot
ui-who-short-me = Ich
ui-who-short-friend = Freund
ui-who-short-bot = Bot
ui-friend-later = nennt den Namen beim Hinsetzen
ui-name = Name
ui-bot = Bot
ui-botname-greedy = Kaufmann
ui-botname-random = Träumer
ui-botname-search = Gelehrte
ui-botskill-greedy = stark
ui-botskill-random = leicht
ui-botskill-search = am stärksten
ui-colour = Farbe
ui-any-colour = beliebig
ui-colour-0 = ● Gelb
ui-colour-1 = ▲ Rot
ui-colour-2 = ✚ Rosa
ui-colour-3 = ■ Grün
ui-colour-4 = ◆ Blau
ui-colour-5 = ⬟ Schwarz
ui-start-player = Startspieler
ui-by-chance = durch Zufall
ui-box = Was gespielt wird
ui-own-choice = Deine eigene Auswahl
ui-comes-with = kommt mit: { $what }
ui-modules = Module
ui-table-name = Name des Tisches (wenn du magst)
ui-open-table = Tisch eröffnen
ui-cancel = Abbrechen

## Mitspielen

ui-invited = Du bist eingeladen zu
ui-sit-down = Hinsetzen
ui-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
ui-watch = Zuschauen
ui-only-watch = Nur zuschauen
ui-gathering = Der Tisch ist gedeckt
ui-gathering-more = Das Spiel beginnt, sobald alle Plätze besetzt sind.
ui-invite = Freunde einladen
ui-invite-link = Link für deine Freunde
ui-invite-more = Wer diesen Link zuerst öffnet, bekommt den nächsten freien Platz. Das Spiel beginnt, sobald alle Plätze besetzt sind.
ui-stand-up = Den Platz von { $name } verlassen
ui-stand-up-short = Aufstehen
ui-swap-seats = Plätze tauschen: { $name } und { $other }
ui-remove-seat = Platz { $number } wegnehmen
ui-seat-bot = Bot spielen lassen
ui-free-seat = Platz frei machen

## Am Tisch

ui-board = Spielplan
ui-parts = Teile des Spielplans
ui-pick-here = hier kann etwas gewählt werden
ui-log = Was geschah
ui-log-empty = Noch ist nichts geschehen.
ui-log-earlier = { $count ->
    [one] 1 frühere Zeile
   *[other] { $count } frühere Zeilen
}
ui-log-scoring = Wertung für { $name }
ui-question = Deine Entscheidung
ui-scores = Punkte
ui-views = Ansichten
ui-tab-act = Spielplan
ui-tab-seats = Plätze
ui-tab-log = Verlauf
ui-beside = Neben dem Spielplan
ui-beside-short = Spieler, Verlauf
ui-folded = Weitere Teile
ui-overview = Karte des ganzen Spielplans: ziehen, um anderswohin zu schauen
ui-shelf-log = Verlauf
ui-shelf-track = Punkte
ui-shelf-market = Auslage
ui-shelf-stock = Vorrat
ui-mat-of = Tableau von { $name }
ui-you = du
ui-away = nicht da
ui-resigned = aufgegeben
ui-to-move = am Zug
ui-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
ui-your-turn = Du bist am Zug
ui-your-turn-says = Du bist am Zug. { $question }
ui-turn-of = { $name } ist am Zug
ui-waiting-for = Warten auf { $name }
ui-bot-thinks = { $name } überlegt …
ui-watching = Du schaust zu.
ui-watching-count = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
ui-turn-done = Dein Zug ist fertig.
ui-turn-done-more = Nimm ihn zurück, oder lass den nächsten beginnen.
ui-turn-ends = Gleich beginnt der nächste. Nimm zurück, was du anders willst.
ui-end-turn = Weiter
ui-end-turn-now = Gleich weiter
ui-read-only = Dieser Tisch kann nur noch angesehen werden.
ui-pick-hint = Klick an, was im Bild umrandet ist, oder öffne die Liste.
ui-picked = Bisher gewählt
ui-give-back = Zurücklegen: { $what }
ui-back = Zurück
ui-undo = Rückgängig
ui-undo-of = Rückgängig für { $name }
ui-confirm = Bestätigen
ui-confirm-final = Ja, endgültig
ui-chance-follows = Danach entscheidet der Zufall.
ui-final = Das lässt sich nicht zurücknehmen.
ui-options = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
ui-options-title = Alle Möglichkeiten
ui-options-key = Alle Möglichkeiten als Liste (Taste L)
ui-options-filter = Tippen zum Filtern
ui-options-none = Zu diesen Wörtern passt nichts.
ui-options-confirm = Enter bestätigt
ui-options-more = { $count } weitere
ui-fit = Spielplan einpassen
ui-fit-key = Spielplan einpassen (Taste 0)
ui-layer-fields = Wiesen zeigen, und wem sie gehören
ui-layer-key = { $layer } (Taste F)
ui-turn = Drehen
ui-turn-key = Drehen (Taste R, zurück mit Umschalt+R; oder anklicken; oder das Mausrad darüber)
ui-zoom-in = Größer
ui-zoom-out = Kleiner
ui-rule-page = Seite { $page }:
ui-pass-device = Gib das Gerät an { $name }
ui-pass-device-more = Was verdeckt ist, ist nur für diese Augen.
ui-lift-curtain = Ich bin { $name }

## Zurücknehmen

ui-back-asked = { $name } möchte zurück zu Schritt { $step }.
ui-back-asked-you = Du möchtest zurück zu Schritt { $step }.
ui-withdraw = Zurückziehen
ui-back-waits-for = { $name } ist nicht da und darf noch { $seconds } s lang mitreden.
ui-look-there = Dort nachsehen
ui-agree = Einverstanden
ui-refuse = Ablehnen
ui-ask-back-here = Bis hierher zurück?

## Rückblick

ui-continue-here = Ab hier weiterspielen
ui-continue-more = Ein neuer Tisch beginnt mit dieser Stellung. Wer sitzt dort?
ui-replay = Rückblick
ui-replay-or-back = Rückblick, oder Züge zurücknehmen
ui-step = Schritt
ui-step-of = Schritt { $step } von { $steps }
ui-first-step = Zum Anfang (Pos1)
ui-previous-step = Einen Schritt zurück (←)
ui-next-step = Einen Schritt vor (→)
ui-last-step = Zum Ende (Ende)
ui-play-on = Abspielen (Leertaste)
ui-pause = Anhalten (Leertaste)
ui-speed = Tempo
ui-step-by = Schrittweise
ui-by-choice = je Wahl
ui-by-turn = je Zug
ui-to-game = Zum Spiel

## Das Ende

ui-won = { $name } gewinnt!
ui-won-shared = { $names } gewinnen gemeinsam!
ui-result = Ergebnis
ui-skip = Überspringen
ui-hurry = Alles auf einmal zeigen
ui-final-scoring = Schlusswertung
ui-race = Das Rennen um die Punkte
ui-best-move = Wertvollster Zug: { $name }, +{ $points }.
ui-by-source = Punkte nach Herkunft
ui-source-other = Sonstiges
ui-tie-break = Bei Gleichstand zählt: { $count }
ui-rematch = Noch einmal
ui-to-rematch = Zur Revanche
ui-download = Aufzeichnung sichern

## Menü

ui-menu = Menü
ui-watch-link = Link zum Zuschauen
ui-watch-more = Wer diesen Link öffnet, sieht, was alle sehen dürfen, und kann nicht ziehen.
ui-personal-link = Auf einem anderen Gerät weiterspielen
ui-personal-more = Dieser Link ist dein Platz. Öffne ihn nur auf deinen eigenen Geräten.
ui-revoke = Alle anderen Links zu meinem Platz ungültig machen
ui-revoke-more = Danach kann nur noch dieses Gerät auf deinem Platz spielen.
ui-revoked = Auf deinem Platz spielt jetzt nur noch dieses Gerät.
ui-rules = Regeln
ui-rules-of = Regeln: { $game }
ui-rules-search = In den Regeln suchen
ui-rules-none = Zu diesen Wörtern passt keine Regel.
ui-ruling = Unsere Lesart:
ui-page = Seite { $page }
ui-box-about = Über diese Schachtel
ui-box-more = Diese Werte nennt keine vorliegende Quelle. Sie sind angenommen, soweit der Gastgeber sie nicht berichtigt hat.
ui-box-count = { $assumed } angenommen, { $corrected } vom Gastgeber berichtigt
ui-box-assumed = angenommen
ui-box-corrected = vom Gastgeber berichtigt
ui-box-why = Warum: { $why }
ui-box-otherwise = Sonst angenommen: { $value }. { $why }
ui-careful = Bedächtig: jede Wahl ansehen und bestätigen, Züge selbst beenden
ui-pace = Züge der anderen
ui-pace-instant = sofort
ui-pace-normal = nacheinander
ui-pace-slow = langsam
ui-sounds = Leise Klänge
ui-since-my-turn = Was geschah seit meinem Zug?
ui-hint = Was würdest du tun?
ui-clear-colours = Besser unterscheidbare Spielerfarben
ui-keys = Tasten
ui-key-0 = zum Nächsten, das gewählt werden kann
ui-key-1 = wählen oder zurücklegen
ui-key-2 = wählen, dann bestätigen
ui-key-3 = die letzte Wahl zurücknehmen
ui-key-4 = drehen, was gewählt ist; Umschalt+R dreht zurück
ui-key-5 = die letzte Entscheidung rückgängig machen
ui-key-6 = alle Möglichkeiten als Liste
ui-key-7 = den Spielplan einpassen
ui-key-8 = zeigen oder verbergen, was der Spielplan auf Wunsch zeigt
ui-key-9 = Schritt für Schritt durch den Rückblick
ui-key-10 = im Protokoll von Zeile zu Zeile
ui-my-seat = Für { $name } einen Bot spielen lassen oder aufgeben
ui-seat-menu = Was mit dem Platz von { $name } geschieht
ui-bot-plays = Auf diesem Platz spielt ein Bot: { $bot }.
ui-take-over = Wieder selbst spielen
ui-hand-over = Den Bot spielen lassen
ui-hand-over-more = Ein Bot kann für dich spielen, bis du zurückkommst.
ui-hand-over-absent = Dieser Spieler ist nicht da. Als Gastgeber kannst du einen Bot für ihn spielen lassen; er kann den Platz wieder übernehmen.
ui-grace-left = { $name } ist eben erst weggegangen. In { $seconds } s kannst du für diesen Platz entscheiden.
ui-resign = Aufgeben
ui-resign-for = Für diesen Spieler aufgeben
ui-resign-sure = Wirklich aufgeben? Ein Bot spielt zu Ende, und es bleibt nur der letzte Platz.
ui-resign-sure-over = Wirklich aufgeben? Dann ist das Spiel zu Ende, und { $name } gewinnt.

## Alles Übrige

ui-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie das System
}
ui-close = Schließen
ui-copy = Kopieren
ui-copied = Kopiert.
ui-qr = Derselbe Link als QR-Code
ui-reach-address = Adresse dieses Rechners
ui-reach-only-here = { $address } (nur auf diesem Rechner)
ui-reach-network = Wer im selben Netz ist wie dieser Rechner, kann diesen Link öffnen.
ui-reach-here = Nur dieser Rechner kann diesen Link öffnen.
ui-reach-not-yet = Nur dieser Rechner kann diesen Link öffnen. Damit andere in deinem Netz mitspielen können, starte Tavola mit --host 0.0.0.0; der Link ist dann derselbe, mit { $address } am Anfang.
ui-reach-nobody = Nur dieser Rechner kann diesen Link öffnen: Er ist gerade in keinem Netz.
ui-notices = Meldungen
ui-line-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder …
ui-trouble-offline = Der Server ist nicht zu erreichen. Bitte versuche es noch einmal.
ui-trouble-status = Das hat nicht geklappt (Status { $status }).
ui-trouble-unknown = Etwas ist schiefgegangen.

## Lernen

ui-learn = Lernen
ui-learn-game = { $game } in einer ersten Partie lernen
ui-coach = Anleitung
ui-coach-next = Weiter
ui-coach-previous = Das Letzte noch einmal lesen
ui-coach-now = Du bist dran
ui-coach-watch = Sieh zu, was die anderen tun …
ui-coach-leave = Ohne Anleitung weiterspielen
ui-coach-call = Anleitung zurückholen
ui-coach-returns = Die Anleitung ist wieder da, solange du bei der Lektion geblieben bist.
ui-coach-done = Zu den Spielen
ui-why-page = Regel, Seite { $page }

## Das Regelbuch

ui-rules-contents = Inhalt
ui-rules-in-play = Nur was an eurem Tisch im Spiel ist.
ui-rules-to-table = Zurück zum Tisch
ui-rules-link = Link zu dieser Regel; Seite { $page } im gedruckten Buch
ui-rules-book = Das Buch hier aufschlagen
ui-rules-ids = Die Kennungen der Regeln zeigen, wie in Aufzeichnungen und auf der Kommandozeile
