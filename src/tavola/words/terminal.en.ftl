# What the command line says by itself. Keys here begin with "terminal-".

terminal-players = { $from } to { $to } players
terminal-boxes = boxes: { $boxes }
terminal-modules = modules: { $modules }
terminal-switch = option { $name }: { $values }
terminal-bots = bots: { $bots }
terminal-how-to-play = Play: tavola play { $game } --seats human,{ $bot }

terminal-rule-page = page { $page }
terminal-rule-ruling = our ruling
terminal-rule-why = Why: { $why }
terminal-rule-none = No rule of { $game } speaks of “{ $text }”.
terminal-rule-more = … and { $count } more. Be more precise, or leave the game and see “tavola rules { $game }”.

terminal-components-head = No source at hand states these values, so they are assumed. Whoever owns the box writes the true ones here and keeps only the lines that were looked up. Then: tavola serve --components FILE (play and simulate take it, too).
terminal-components-none = { $game } has no assumed values to correct.
terminal-components-why = Assumed: { $why }
terminal-components-title = Assumed values

terminal-turn = turn { $number }
terminal-to-move = { $player } to move
terminal-curtain = The next move is for { $player }. Pass the screen on, then press Enter.
terminal-curtain-undo = Or u: { $player } takes back.
terminal-confirm = { $player }: press Enter to finish your turn, or u to take it back.
terminal-choose = Choice
terminal-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
terminal-more = … and { $count } more: type what you want, for example “{ $example }”.
terminal-hint = Type a number or part of a line. h helps, u goes back, q leaves.
terminal-only-one = Press Enter or 1.
terminal-many-match = “{ $text }” fits several lines: { $numbers }.
terminal-unknown = “{ $text }” is none of these. Type a number from 1 to { $last }, part of a line, or h for help.
terminal-unknown-one = “{ $text }” is none of these. Press Enter to go on, or h for help.
terminal-bag-unknown = “{ $text }” is none of { $kinds }.
terminal-undone = Taken back: { $what }.
terminal-undone-far = Taken back to: { $what }. What was drawn since will come again.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-consent = Somebody has played or drawn since then. Does everybody agree to go back? [y/N]
terminal-yes = y
terminal-saved = Saved in { $file }.
terminal-not-saved = Could not save in { $file }: { $why }
terminal-continue = To go on: { $command }
terminal-bye = Goodbye!
terminal-standing = Final standing
terminal-help =
    How to choose
      1, 2, 3 …        the line with that number; Enter where there is only one
      lucca            part of a line, where only one line has it
      2white,green     how many of each, where several things are chosen at once
      { $example }     any choice in full, as records write it

    What else there is
      u                take back: first the step of this choice, then the last choice
      b                show the table again
      r WORDS          look up rules, by id or by words: r supply
      l                what happened so far (l 50: the last 50 lines)
      s FILE           save the game
      h or ?           this help
      q                leave; the game is saved
