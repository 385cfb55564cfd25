# What a table or the site says when something cannot be done.

table-no-such-table = There is no such table. Perhaps the link was cut off?
table-not-started = The game has not begun yet.
table-game-over = The game is over.
table-still-running = The game is not over yet.
table-already-started = The game has already begun.
table-seats-free = Not every seat is taken yet.
table-seats-needed = The game needs this many seats.
table-same-seat = A seat changes places with another one.
table-seat-taken = This seat is taken.
table-table-full = Every seat is taken; you can watch.
table-no-such-seat = There is no such seat.
table-not-your-seat = This seat is not yours.
table-not-invited = This invitation is not valid any more.
table-token = A token for joining has { $least } to { $most } characters that nobody can guess.
table-colours = Every seat needs a colour of its own.
table-no-such-bot = There is no such bot for this game.
table-no-lesson = There is no first game that teaches this one yet.
table-nothing-to-confirm = There is nothing to confirm.
table-take-back-open = Somebody has already asked to go back.
table-no-take-back = There is no request to go back that you could answer.
table-no-person = This seat is not played by a person.
table-no-take-over = This seat cannot be taken back from its bot.
table-resigned = This seat has already resigned.
table-rematch-exists = There is a rematch already.
table-read-only = This table can only be looked at.
table-record-secret = The record stays secret until the game is over.
table-no-such-step = This game does not have that many steps.
table-not-asked = You are not asked anything at the moment.
table-no-hints = This table plays without aids.
table-stale = That question is no longer open. Here is the table as it is now.
table-unknown-option = This is no move of this game.
table-no-undo = That can no longer be taken back alone; ask the others.
table-too-much = That was too much at once. Please wait a moment.
table-too-long = A message has at most { $most } characters.
table-malformed = This message cannot be understood.
table-hello-first = Say hello first.
table-busy = Busy, trying again.
table-damaged = What was kept of this table is damaged, so it cannot be shown. Nothing else is affected; the host can see in the log what can be saved.
table-closing = The site is being restarted. This page comes back by itself.
table-not-here = This is told only on the machine itself.
table-is-here = Whoever holds this seat is here.
table-just-left =
    Whoever holds this seat left only a moment ago. You can decide for them in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
table-not-shown = Another seat is being shown at the moment.
table-no-such-game = There is no such game here.
table-nothing-here = There is nothing here.
table-too-many-keys = This seat has too many links already; void the old ones first.
table-too-large = This is too large; { $most } bytes are the most.
table-foreign-name = This site does not go by this name. If you run it, start it with --name and the name.
table-foreign-page = This comes from a page of another site, so it was not done.
table-not-json = Only JSON is understood here (Content-Type: application/json).
table-qr = A QR code holds 1 to 500 characters here.
table-setup = The game cannot be set up like this: { $why }.
table-record = This record cannot be read: { $why }.
table-store = This could not be saved, so nothing has changed. Please try again in a moment.
table-malformed-because = This cannot be understood: { $why }
table-trouble = Something went wrong here, so nothing has changed. Please try again.

## What happens at a table beside the game.

table-event-resigned = { $player } gave up and comes last; a bot plays on.
table-event-resigned-over = { $player } gave up. The game is over. The winner: { $winners }.
table-event-won = That is by points; but whoever gave up comes last ({ $gone }). The winner: { $winners }.
table-event-only-answer = Only one answer was possible for { $player }: “{ $answer }”.
