# Was die Befehlszeile von sich aus sagt. Die Schlüssel beginnen mit "terminal-".

terminal-players = { $from } bis { $to } Spieler
terminal-boxes = Schachteln: { $boxes }
terminal-modules = Module: { $modules }
terminal-switch = Option { $name }: { $values }
terminal-bots = Bots: { $bots }
terminal-how-to-play = Spielen: tavola play { $game } --seats human,{ $bot }

terminal-rule-page = Seite { $page }
terminal-rule-ruling = unsere Auslegung
terminal-rule-why = Warum: { $why }
terminal-rule-none = Keine Regel von { $game } spricht von „{ $text }“.
terminal-rule-more = … und { $count } weitere. Suche genauer, oder verlasse das Spiel und sieh „tavola rules { $game }“.

terminal-components-head = Diese Werte nennt keine vorliegende Quelle, deshalb sind sie angenommen. Wer die Schachtel hat, trägt hier die richtigen ein und behält nur die Zeilen, die nachgesehen sind. Dann: tavola serve --components DATEI (ebenso play und simulate).
terminal-components-none = { $game } hat keine angenommenen Werte, die sich berichtigen ließen.
terminal-components-why = Angenommen: { $why }
terminal-components-title = Angenommene Werte

terminal-turn = Zug { $number }
terminal-to-move = { $player } ist am Zug
terminal-curtain = Als Nächstes spielt { $player }. Gib den Bildschirm weiter, dann drücke Enter.
terminal-curtain-undo = Oder u: { $player } nimmt zurück.
terminal-confirm = { $player }: Enter beendet deinen Zug, u nimmt ihn zurück.
terminal-choose = Wahl
terminal-choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
terminal-more = … und { $count } weitere: Schreibe, was du willst, zum Beispiel „{ $example }“.
terminal-hint = Tippe eine Zahl oder einen Teil einer Zeile. h hilft, u geht zurück, q hört auf.
terminal-only-one = Drücke Enter oder 1.
terminal-many-match = „{ $text }“ passt zu mehreren Zeilen: { $numbers }.
terminal-unknown = „{ $text }“ ist keine davon. Tippe eine Zahl von 1 bis { $last }, einen Teil einer Zeile oder h für Hilfe.
terminal-unknown-one = „{ $text }“ geht hier nicht. Mit Enter geht es weiter, mit h gibt es Hilfe.
terminal-bag-unknown = „{ $text }“ gibt es nicht, nur { $kinds }.
terminal-undone = Zurückgenommen: { $what }.
terminal-undone-far = Zurückgenommen bis: { $what }. Was seither gezogen wurde, kommt wieder.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-consent = Seither hat jemand gespielt oder gezogen. Sind alle einverstanden, zurückzugehen? [j/N]
terminal-yes = j
terminal-saved = Gesichert in { $file }.
terminal-not-saved = { $file } ließ sich nicht schreiben: { $why }
terminal-continue = Weiterspielen: { $command }
terminal-bye = Auf Wiedersehen!
terminal-standing = Endstand
terminal-help =
    So wählst du
      1, 2, 3 …        die Zeile mit dieser Zahl; Enter, wenn es nur eine gibt
      lucca            ein Teil einer Zeile, wenn er nur in einer vorkommt
      2weiß,grün       wie viele wovon, wenn mehreres auf einmal gewählt wird
      { $example }     jede Wahl ganz ausgeschrieben, wie in Aufzeichnungen

    Was es sonst gibt
      u                zurück: erst der Schritt dieser Wahl, dann die letzte Wahl
      b                den Tisch noch einmal zeigen
      r WÖRTER         Regeln nachschlagen, nach Kürzel oder Wörtern: r Vorrat
      l                was bisher geschah (l 50: die letzten 50 Zeilen)
      s DATEI          das Spiel sichern
      h oder ?         diese Hilfe
      q                aufhören; das Spiel wird gesichert
