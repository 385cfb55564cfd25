# The browser page's own words. Keys begin with "ui-"; the page reads this very file.

## Pages

ui-title-start = Tavola: modern board games
ui-title-replay = Watch a record
ui-title-join = You are invited · Tavola
ui-title-lost = There is nothing here
ui-lost-page = There is nothing at this address, or not any more. But here is the table of games.
ui-no-table = There is no table at this address.
ui-to-start = To the start page
ui-loading = One moment …

## Start page

ui-welcome = Take a seat.
ui-welcome-more = Board games by the book: with friends, against bots, at one table or far apart. No account, no tracking.
ui-nickname = Your nickname
ui-guest = Guest
ui-games = Games
ui-play = Play
ui-play-game = Play { $game } against a bot
ui-set-up = Set up …
ui-set-up-game = Set up { $game }
ui-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ui-players-range = { $fewest } to { $most } players
ui-my-tables = My games on this device
ui-forget = Forget { $name } on this device
ui-forgotten = { $name } is forgotten on this device.
ui-status-gathering = Waiting for players
ui-status-over = The game is over
ui-status-yours = Your turn
ui-status-waiting = { $name } to move
ui-upload = Open a record
ui-upload-more = A saved game as a text file; or drop it here.
ui-record-too-long = This file is too long for a record.

## Setting up a table

ui-seats = Seats
ui-seat-count = Number of seats
ui-seat-number = Seat { $number }
ui-player-number = Player { $number }
ui-seat-free = free
ui-who = Who
ui-who-me = Me
ui-who-friend = Friend, by link
ui-who-bot = Bot
ui-who-short-me = Me
ui-who-short-friend = Friend
ui-who-short-bot = Bot
ui-friend-later = chooses a name when joining
ui-name = Name
ui-bot = Bot
ui-botname-greedy = The Merchant
ui-botname-random = The Dreamer
ui-botname-search = The Scholar
ui-botskill-greedy = strong
ui-botskill-random = easy
ui-botskill-search = strongest
ui-colour = Colour
ui-any-colour = any
ui-colour-0 = ● yellow
ui-colour-1 = ▲ red
ui-colour-2 = ✚ pink
ui-colour-3 = ■ green
ui-colour-4 = ◆ blue
ui-colour-5 = ⬟ black
ui-start-player = Start player
ui-by-chance = by chance
ui-box = What to play
ui-own-choice = Your own choice
ui-comes-with = comes with: { $what }
ui-modules = Modules
ui-table-name = Name of the table (optional)
ui-open-table = Open the table
ui-cancel = Cancel

## Joining

ui-invited = You are invited to play
ui-sit-down = Sit down
ui-table-full = Every seat is taken. You can watch.
ui-watch = Watch
ui-only-watch = Only watch
ui-gathering = The table is set
ui-gathering-more = The game starts as soon as all seats are taken.
ui-invite = Invite friends
ui-invite-link = Link for your friends
ui-invite-more = Whoever opens this link first gets the next free seat. The game starts as soon as all seats are taken.
ui-stand-up = Leave the seat of { $name }
ui-stand-up-short = Stand up
ui-swap-seats = Change places: { $name } and { $other }
ui-remove-seat = Take away seat { $number }
ui-seat-bot = Let a bot play
ui-free-seat = Free the seat

## At the table

ui-board = Board
ui-parts = Parts of the board
ui-pick-here = something can be picked here
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-log-earlier = { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}
ui-log-scoring = Scoring of { $name }
ui-question = Your decision
ui-scores = Scores
ui-views = Views
ui-tab-act = Board
ui-tab-seats = Seats
ui-tab-log = Log
ui-beside = Beside the board
ui-beside-short = Players, log
ui-folded = More parts
ui-overview = Map of the whole board: drag to look elsewhere
ui-shelf-log = Log
ui-shelf-track = Points
ui-shelf-market = Market
ui-shelf-stock = Stock
ui-mat-of = Mat of { $name }
ui-you = you
ui-away = away
ui-resigned = gave up
ui-to-move = to move
ui-points-word = { $count ->
    [one] point
   *[other] points
}
ui-your-turn = Your turn
ui-your-turn-says = Your turn. { $question }
ui-turn-of = { $name } to move
ui-waiting-for = Waiting for { $name }
ui-bot-thinks = { $name } is thinking …
ui-watching = You are watching.
ui-watching-count = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
ui-turn-done = Your turn is done.
ui-turn-done-more = Take it back, or let the next turn begin.
ui-turn-ends = The next one begins in a moment. Undo if you want it otherwise.
ui-end-turn = Next turn
ui-end-turn-now = Next turn now
ui-read-only = This table can only be looked at.
ui-pick-hint = Click what is outlined in the picture, or open the list.
ui-picked = Picked so far
ui-give-back = Give back: { $what }
ui-back = Back
ui-undo = Undo
ui-undo-of = Undo for { $name }
ui-confirm = Confirm
ui-confirm-final = Yes, for good
ui-chance-follows = Then chance decides.
ui-final = This cannot be taken back.
ui-options = { $count ->
    [one] 1 option
   *[other] { $count } options
}
ui-options-title = All options
ui-options-key = All options as a list (key L)
ui-options-filter = Type to filter
ui-options-none = Nothing fits these words.
ui-options-confirm = Enter confirms
ui-options-more = { $count } more
ui-fit = Fit the board
ui-fit-key = Fit the board (key 0)
ui-layer-fields = Show the fields and whose they are
ui-layer-key = { $layer } (key F)
ui-turn = Turn it
ui-turn-key = Turn it (key R, back with Shift+R; or click it; or the mouse wheel over it)
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-rule-page = Page { $page }:
ui-pass-device = Pass the device to { $name }
ui-pass-device-more = What lies hidden is only for their eyes.
ui-lift-curtain = I am { $name }

## Taking back

ui-back-asked = { $name } asks to go back to step { $step }.
ui-back-asked-you = You have asked to go back to step { $step }.
ui-withdraw = Withdraw
ui-back-waits-for = { $name } is away and keeps a say in this for { $seconds } s.
ui-look-there = Look there
ui-agree = Agree
ui-refuse = Refuse
ui-ask-back-here = Ask to go back here

## Replay

ui-continue-here = Play on from here
ui-continue-more = A new table begins with this position. Who sits there?
ui-replay = Replay
ui-replay-or-back = Replay, or ask to go back
ui-step = Step
ui-step-of = Step { $step } of { $steps }
ui-first-step = To the beginning (Home)
ui-previous-step = One step back (←)
ui-next-step = One step on (→)
ui-last-step = To the end (End)
ui-play-on = Play (space)
ui-pause = Pause (space)
ui-speed = Speed
ui-step-by = Step by
ui-by-choice = choice
ui-by-turn = turn
ui-to-game = To the game

## The end

ui-won = { $name } wins!
ui-won-shared = { $names } win together!
ui-result = Result
ui-skip = Skip
ui-hurry = Show it all at once
ui-final-scoring = Final scoring
ui-race = The race of points
ui-best-move = Most valuable move: { $name }, +{ $points }.
ui-by-source = Points by source
ui-source-other = Other
ui-tie-break = Tie-break: { $count }
ui-rematch = Play again
ui-to-rematch = To the rematch
ui-download = Save the record

## Menu

ui-menu = Menu
ui-watch-link = Link to watch
ui-watch-more = Whoever opens this link sees what everybody may see, and cannot move.
ui-personal-link = Continue on another device
ui-personal-more = This link is your seat. Open it only on your own devices.
ui-revoke = Void all other links to my seat
ui-revoke-more = Afterwards only this device can play your seat.
ui-revoked = Only this device plays your seat now.
ui-rules = Rules
ui-rules-of = Rules of { $game }
ui-rules-search = Search the rules
ui-rules-none = No rule fits these words.
ui-ruling = Our reading:
ui-page = Page { $page }
ui-box-about = About this box
ui-box-more = No source at hand states these values. They are assumed, unless the host has corrected them.
ui-box-count = { $assumed } assumed, { $corrected } corrected by the host
ui-box-assumed = assumed
ui-box-corrected = corrected by the host
ui-box-why = Why: { $why }
ui-box-otherwise = Otherwise assumed: { $value }. { $why }
ui-careful = Careful: preview and confirm every choice, end my turns myself
ui-pace = Moves of others
ui-pace-instant = at once
ui-pace-normal = one after the other
ui-pace-slow = slowly
ui-sounds = Soft sounds
ui-since-my-turn = What happened since my turn?
ui-hint = What would you do?
ui-clear-colours = Player colours that are easier to tell apart
ui-keys = Keys
ui-key-0 = to the next thing that can be picked
ui-key-1 = pick it, or give it back
ui-key-2 = pick, then confirm
ui-key-3 = one pick back
ui-key-4 = turn what is picked; Shift+R turns it back
ui-key-5 = undo the last choice
ui-key-6 = all options as a list
ui-key-7 = fit the board
ui-key-8 = show or hide what the board has on demand
ui-key-9 = step through the replay
ui-key-10 = from line to line in the log
ui-my-seat = Let a bot play for { $name }, or give up
ui-seat-menu = What to do with the seat of { $name }
ui-bot-plays = This seat is played by a bot: { $bot }.
ui-take-over = Play myself again
ui-hand-over = Let the bot play
ui-hand-over-more = A bot can play for you until you come back.
ui-hand-over-absent = This player is away. As the host you may let a bot play for them; they can take the seat back.
ui-grace-left = { $name } left only a moment ago. You can decide for them in { $seconds } s.
ui-resign = Give up
ui-resign-for = Give up for this player
ui-resign-sure = Really give up? A bot plays the seat to the end, and it comes last.
ui-resign-sure-over = Really give up? The game is over then, and { $name } wins.

## Everything else

ui-theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: like the system
}
ui-close = Close
ui-copy = Copy
ui-copied = Copied.
ui-qr = The same link as a QR code
ui-reach-address = Address of this machine
ui-reach-only-here = { $address } (only on this machine)
ui-reach-network = Whoever is in the same network as this machine can open this link.
ui-reach-here = Only this machine can open this link.
ui-reach-not-yet = Only this machine can open this link. To let others in your network join, start Tavola with --host 0.0.0.0; the link is then the same with { $address } at its beginning.
ui-reach-nobody = Only this machine can open this link: it is in no network at the moment.
ui-notices = Messages
ui-line-lost = The line is broken. Coming back by itself …
ui-trouble-offline = The server cannot be reached. Please try again.
ui-trouble-status = That did not work (status { $status }).
ui-trouble-unknown = Something went wrong.

## Learning

ui-learn = Learn
ui-learn-game = Learn { $game } in a first game
ui-coach = Coach
ui-coach-next = Next
ui-coach-previous = Read the last one again
ui-coach-now = Your move
ui-coach-watch = Watch what the others do …
ui-coach-leave = Go on without the coach
ui-coach-call = Call the coach
ui-coach-returns = The coach is back, as long as you have kept to the lesson.
ui-coach-done = To the games
ui-why-page = Rule, page { $page }

## The book of rules

ui-rules-contents = Contents
ui-rules-in-play = Only what is in play at your table.
ui-rules-to-table = Back to the table
ui-rules-link = Link to this rule; page { $page } of the printed book
ui-rules-book = Open the book here
ui-rules-ids = Show the ids of the rules, as in records and on the command line
