# Was ein Tisch oder die Seite sagt, wenn etwas nicht geht.

table-no-such-table = Diesen Tisch gibt es nicht. Wurde der Link vielleicht abgeschnitten?
table-not-started = Das Spiel hat noch nicht begonnen.
table-game-over = Das Spiel ist zu Ende.
table-still-running = Das Spiel ist noch nicht zu Ende.
table-already-started = Das Spiel hat schon begonnen.
table-seats-free = Noch sind nicht alle Plätze besetzt.
table-seats-needed = So viele Plätze braucht das Spiel.
table-same-seat = Ein Platz tauscht nur mit einem anderen.
table-seat-taken = Dieser Platz ist besetzt.
table-table-full = Alle Plätze sind besetzt; du kannst zuschauen.
table-no-such-seat = Diesen Platz gibt es nicht.
table-not-your-seat = Dieser Platz gehört dir nicht.
table-not-invited = Diese Einladung gilt nicht mehr.
table-token = Ein Token zum Mitspielen hat { $least } bis { $most } Zeichen, die niemand erraten kann.
table-colours = Jeder Platz braucht seine eigene Farbe.
table-no-such-bot = Diesen Bot gibt es für dieses Spiel nicht.
table-no-lesson = Für dieses Spiel gibt es noch keine erste Partie zum Lernen.
table-nothing-to-confirm = Es gibt nichts zu bestätigen.
table-take-back-open = Es hat schon jemand gebeten, Züge zurückzunehmen.
table-no-take-back = Es gibt keine Bitte um Rücknahme, auf die du antworten könntest.
table-no-person = Auf diesem Platz spielt kein Mensch.
table-no-take-over = Dieser Platz kann seinem Bot nicht abgenommen werden.
table-resigned = Dieser Platz hat schon aufgegeben.
table-rematch-exists = Eine Revanche gibt es schon.
table-read-only = Dieser Tisch kann nur angesehen werden.
table-record-secret = Die Aufzeichnung bleibt geheim, bis das Spiel zu Ende ist.
table-no-such-step = So viele Schritte hat dieses Spiel nicht.
table-not-asked = Du wirst gerade nichts gefragt.
table-no-hints = An diesem Tisch wird ohne Hilfen gespielt.
table-stale = Diese Frage ist nicht mehr offen. Hier ist der Tisch, wie er jetzt ist.
table-unknown-option = Das ist kein Zug dieses Spiels.
table-no-undo = Das lässt sich allein nicht mehr zurücknehmen; frag die anderen.
table-too-much = Das war zu viel auf einmal. Bitte warte einen Augenblick.
table-too-long = Eine Nachricht hat höchstens { $most } Zeichen.
table-malformed = Diese Nachricht ist nicht zu verstehen.
table-hello-first = Zuerst kommt die Begrüßung.
table-busy = Gerade ist viel los, gleich noch einmal.
table-damaged = Was von diesem Tisch aufbewahrt wurde, ist beschädigt, darum kann er nicht gezeigt werden. Sonst ist nichts betroffen; wer die Seite betreibt, sieht im Protokoll, was zu retten ist.
table-closing = Die Seite wird neu gestartet und kommt von selbst wieder.
table-not-here = Das erfährt man nur auf dem Rechner selbst.
table-is-here = Wer auf diesem Platz spielt, ist gerade da.
table-just-left =
    Wer auf diesem Platz spielt, ist eben erst weggegangen. Du kannst in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } für ihn entscheiden.
table-not-shown = Gerade wird ein anderer Platz gezeigt.
table-no-such-game = Dieses Spiel gibt es hier nicht.
table-nothing-here = Hier ist nichts.
table-too-many-keys = Für diesen Platz gibt es schon zu viele Links; erkläre erst die alten für ungültig.
table-too-large = Das ist zu groß; höchstens { $most } Byte sind möglich.
table-foreign-name = Unter diesem Namen ist diese Seite nicht bekannt. Wer sie betreibt, startet sie mit --name und dem Namen.
table-foreign-page = Das kommt von der Seite eines anderen Anbieters und wurde darum nicht ausgeführt.
table-not-json = Hier wird nur JSON verstanden (Content-Type: application/json).
table-qr = Ein QR-Code fasst hier 1 bis 500 Zeichen.
table-setup = So lässt sich das Spiel nicht aufbauen: { $why }.
table-record = Diese Aufzeichnung lässt sich nicht lesen: { $why }.
table-store = Das konnte nicht gespeichert werden, darum hat sich nichts geändert. Bitte versuche es gleich noch einmal.
table-malformed-because = Das ist nicht zu verstehen: { $why }
table-trouble = Hier ist etwas schiefgegangen, darum hat sich nichts geändert. Bitte versuche es noch einmal.

## Was am Tisch neben dem Spiel geschieht.

table-event-resigned = { $player } hat aufgegeben und kommt auf den letzten Platz; ein Bot spielt weiter.
table-event-resigned-over = { $player } hat aufgegeben. Das Spiel ist zu Ende. Es gewinnt: { $winners }.
table-event-won = So steht es nach Punkten; wer aufgegeben hat, kommt aber auf den letzten Platz ({ $gone }). Es gewinnt: { $winners }.
table-event-only-answer = Für { $player } war nur eine Antwort möglich: „{ $answer }“.
