# Everything the bot says, in English. A language is a folder beside this one with the same keys;
# what it lacks is said in English. Values in { $… } come filled in; names are already made harmless.
# Discord's limits: a button 80 characters, a command description 100.

-game = 6 nimmt!

## Small parts

list-and = { $front } and { $last }
list-comma = { $front }, { $next }
bull-heads = { $n ->
    [one] 1 bull head
   *[other] { $n } bull heads
}
games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
someone = someone
the-nth = { $n ->
    [5] fifth
    [7] seventh
   *[6] sixth
}
pace-live = 90 seconds
pace-relaxed = 1 hour
pace-slow = 24 hours

## Lobby

lobby-title = { -game } — who plays?
lobby-host = **{ $host }** opened a table.
lobby-rules = Every turn everybody plays a hidden card; who lays the { $nth } card of a row takes the row's bull heads. Fewest bull heads win.
lobby-end-points = Games go on until somebody has more than { $points } bull heads.
lobby-end-games = The match is { $n ->
    [one] one game
   *[other] { $n } games
}.
lobby-end-sheets = The match is over when everybody has played every sheet once.
lobby-pace = { $pace } for a decision.
lobby-seats = Players ({ $n } of at most { $most })
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (host)
lobby-nobody = Nobody sits here yet.
lobby-invited = Asked to join again: { $names }
lobby-more = { $missing ->
    [one] One more player and the host can start.
   *[other] { $missing } more players and the host can start.
}
lobby-ready = **{ $host }** can start, or wait for more.
lobby-footer = Your cards come as a direct message. If you do not take those from this server, “{ button-hand }” shows them here, to you alone.
lobby-started = The match has started: { $names }.
lobby-closed = This table was closed.
lobby-stopped = **{ $name }** closed this table.
lobby-expired = Nobody started this table, so it was closed. `/nimmt new` opens another.

button-join = Join
button-leave = Leave
button-start = Start
button-rules = Rules
button-hand = My hand
button-next = Next game
button-back = I'm back
button-rematch = Rematch
button-stop = Yes, stop it
button-table = To the table
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-row = Row { $row }: { $cards } · { $bulls } 🐮
button-end-left = { $card } before { $next } in row { $row }
button-end-right = { $card } behind { $next } in row { $row }
button-enough = No second card
button-first = { $card } first
button-newer = Back
button-older = More

## Table message

board-heading = **Game { $game } · turn { $turn }**
board-heading-after = **Game { $game } · after turn { $turn }**
board-heading-draft = **Game { $game } · the draft**
board-first-turn = A new game: everybody has { $n } cards.
waiting-for = Waiting for { $names } — since { $since }, until { $until }.
waiting-row = { $card } is lower than every row: waiting for { $names } to take a row — since { $since }, until { $until }.
waiting-other = Waiting for { $names } to decide — since { $since }, until { $until }.
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
paused-everybody-away = **Paused:** everybody is away. Whoever is back presses “{ button-back }”.
paused-not-allowed = **Paused:** I was not allowed to write here. Press “{ button-back }” to play on.
between-next = The next game starts { $when }.
stopped-by = **{ $name } stopped the match.** It counts for nobody.
stopped-too-few = **The match is over before its end:** fewer than two people are left. It counts for nobody.
stopped-damaged = **I had to stop this match:** its record cannot be read any more. It counts for nobody; I am sorry. `/nimmt new` starts another.

line-behind = **{ $card }** goes behind { $next } in row { $row } ({ $names }).
line-before = **{ $card }** goes before { $next } in row { $row } ({ $names }).
line-on-equal = **{ $card }** goes on its equal in row { $row } ({ $names }).
line-full = **{ $card }** is the { $nth } card of row { $row }: { $names } takes { $cards }, { $bulls }.
line-full-shared = **{ $card }** is the { $nth } card of row { $row }: { $names } take { $cards } together, { $bulls }.
line-low = **{ $card }** is too low for every row: { $names } takes row { $row } with { $cards }, { $bulls }.
line-low-shared = **{ $card }** is too low for every row: { $names } take row { $row } with { $cards } together, { $bulls }.
line-drafted = **{ $card }** goes to { $names }.
line-played = { $names } plays **{ $card }**.
line-stopped = { $names } plays no second card.
line-kept = { $names } keeps { $cards } in hand.
line-kept-none = { $names } keeps none of them in hand.
line-unplaced = Still to be placed: { $cards }.
line-unplaced-card = { $card } ({ $name })
line-played-for = Played for { $names }, who did not choose in time.
line-away = { $names } is away now: the bot plays that seat until its owner presses “{ button-back }” or any card.
line-left = { $names } has left; the bot plays that seat.
line-doubled = Somebody took no card at all, so this game counts double.

points-title = Bull heads: this game (match)
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Score sheet
sheet-total = total
game-over = **Game { $game } is over.** { $names } took the fewest bull heads: { $points }.
match-over = 🏆 { $names } won the match with { $bulls }!
match-over-shared = 🏆 { $names } share the win with { $bulls } each!
match-ranking-title = Final ranking
match-ranking-line = { $place }. { $name } — { $bulls }
leaders-change-title = Leaderboard of this server
leaders-change-new = { $place }. { $name } (new)
leaders-change-same = { $place }. { $name }
leaders-change-moved = { $place }. { $name } (before: { $before }.)
record-alt = The whole match as a game record
game-title = Game { $game } · turn { $turn }
column-points = game
column-total = match

alt-row = Row { $row }: { $cards } ({ $bulls }).
alt-row-empty = Row { $row }: empty.

## Private hand

hand-choose = **Choose a card** — game { $game }, turn { $turn }, until { $until }.
hand-chosen = **You play { $card }.** Another click changes that until everybody has chosen.
hand-row = **Your { $card } is lower than every row.** Choose the row you take, until { $until }; your card starts it anew.
hand-end = **Your { $card } fits equally well in several places.** Choose where it goes, until { $until }.
hand-first = **Which of your two cards is placed first?** Until { $until }.
hand-draft = **Choose a card for your hand** from those laid out, until { $until }.
hand-one-or-two = **Play a card** — or stop here, until { $until }.
hand-keep = **Which of the cards you took go to your hand?** Until { $until }.
hand-wait = Nothing to decide right now.
hand-waits-for = The table waits for { $names }.
hand-cards = Your hand: { $cards }
hand-hand-empty = Your hand is empty.
hand-between = The game is over. The next one starts { $when }.
hand-over = The match is over. Thank you for playing!
hand-stopped = The match was stopped.
hand-paused = The match is paused.
hand-paused-not-allowed = The match is paused: I am not allowed to write in { $channel }. Somebody who manages the server can let me see the channel, send messages, embed links and attach files there; then `/nimmt table` continues.
hand-paused-gone = The channel of this match is gone, so the match is over. It counts for nobody.
hand-away = You were away, so the bot plays your cards. Press “{ button-back }” or any card to play yourself.
hand-left = You have left this match. `/nimmt join` in the channel brings you back.
hand-where = { $server } · { $channel }
hand-stale = That was the hand of an earlier moment. This is how it looks now:
hand-late = The time for that was over, and your card was played for you. This is how it looks now:

## Reminders

reminder = { $names }: the table waits for you, until { $until }.

## Answers to the person who asked

table-opened-thread = The table is ready: { $thread }
table-there-already = There is a match in this channel already: { $link }
table-here = Here it is.
no-table = No match is running in this channel. `/nimmt new` opens a table.
not-in-server = I play in servers only: use this in a channel of a server.
not-seated = You are not at this table. `/nimmt new` in another channel, or a thread, opens your own.
not-seated-running = You are not at this table; this match has begun without you. The next one is open to you.
already-seated = You sit at this table already.
joined-again = Welcome back! You play your own cards again.
kicked-out = The host has removed you from this table.
lobby-full = This table is full: { $most } players.
joined-lobby = You sit at the table.
left-lobby = You have left the table.
left-match = You have left. The bot plays your seat; `/nimmt join` brings you back.
match-running = The match has started already.
match-ended = This match is over.
only-host-start = Only **{ $host }**, who opened the table, or somebody who manages channels can start it.
only-host-kick = Only **{ $host }**, who opened the table, or somebody who manages channels can remove players.
only-host-stop = Only **{ $host }**, who opened the table, or somebody who manages channels can stop the match.
only-host-rematch = Only **{ $host }**, who opened the last table, can call the same people together again. `/nimmt new` opens a table for everybody.
too-few-players = It takes at least { $least } players. Who joins?
kick-not-here = { $name } is not at this table.
kicked = { $name } was removed from the table.
kick-self = To get up yourself, use `/nimmt leave`.
stop-ask = Stop this match? It then counts for nobody, and nobody can take it up again.
stopped = The match was stopped.
next-not-yet = The game is still being played.
old-button = That button has had its day. `/nimmt table` brings the newest message.
cannot-save = I could not write that down just now, so nothing has changed. Please try again in a moment.
out-of-order = Something went wrong on my side, and nothing has changed. Please try again in a moment.
shutting-down = I am being restarted. Please click again in a moment; nothing is lost.
missing-permissions = I am missing { $n ->
    [one] a permission
   *[other] permissions
} in this channel: { $names }. Somebody who manages the server can give { $n ->
    [one] it
   *[other] them
} to me.
permission-view = View Channel
permission-send = Send Messages
permission-send-threads = Send Messages in Threads
permission-threads = Create Public Threads
permission-embed = Embed Links
permission-attach = Attach Files
no-thread-here = A thread cannot be opened here. Ask for the table in a text channel, or without `thread`.
thread-name = 6 nimmt! with { $host }

## Refusals of a choice

refused-not-held = You do not hold { $card }.
refused-not-your-turn = The table does not wait for you at the moment.
refused-not-now = That cannot be chosen right now.

## Leaderboard

leaders-title = Leaderboard
leaders-empty = Nobody has finished a match on this server yet. `/nimmt new` starts the first!
leaders-line = **{ $place }.** { $name } — { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} ({ $rate } %), { $average } bull heads a game, best game { $best }
leaders-page = Page { $page } of { $pages }
leaders-footer = Sorted by wins, then by share of matches won, then by bull heads a game. A shared win counts for each.

## Rules and help

rules-title = The rules in a minute
rules-text =
    Cards go from 1 to 104, and each has **bull heads**: 55 has 7; 11, 22, 33 … have 5; 10, 20, 30 … have 3; 5, 15, 25 … have 2; all others 1. You do not want them.

    { "" }**Each turn** everybody picks a card of their hand, hidden. Then all are revealed and placed, from the lowest to the highest:
    • A card goes behind the row whose last card is the highest one below it.
    • If that makes it the { $nth } card of the row, its player **takes the row** and the card starts it anew.
    • A card lower than every row's last card **takes a row of its player's choice**.

    When the hands are empty, the bull heads you took are added up, and the next game is dealt. { $end } Whoever has the **fewest** then wins.
rules-example = In the picture, Ada's 32 went behind the 30, the highest last card below it. Ben's 61 was the sixth card of row 4, behind 50 52 55 58 59: Ben took these five, 13 bull heads, and 61 starts the row anew.
rules-alt-before = An example of a turn.
rules-end-points = Once somebody has more than { $points }, the match ends.
rules-end-games = The match ends after { $n ->
    [one] 1 game
   *[other] { $n } games
}.
rules-end-sheets = The match ends when everybody has played every sheet once.
rules-example-first = Ada
rules-example-second = Ben

help-title = How to play
help-text =
    `/nimmt new` opens a table in this channel. Join with the button; who opened it starts. Your cards come as a **direct message**: click one. Another click changes your mind until everybody has chosen. “{ button-hand }” under the table shows the same here, to you alone.

    `/nimmt table` brings the table to the bottom of the channel · `hand` shows your cards · `join` and `leave` · `kick` and `stop` for the host or whoever manages channels · `leaderboard` · `rules`

    { "" }**Pace:** `live` gives everybody 90 seconds for a decision, `relaxed` an hour, `slow` a day. After two thirds of it the missing ones are reminded once.

    { "" }**Who does not choose in time** gets a card played: the one that fits closest behind a row with room; if none does, the highest card. If a row must be taken, it is the cheapest. After two such turns in a row the seat is *away* and played at once, until its owner presses “{ button-back }” or any card.

    { "" }**Who leaves** a match keeps the seat, and the bot plays it. The match goes on while two people stay.

## Commands: names are fixed, descriptions are translated

command-nimmt = Play 6 nimmt! (Take 6) in this channel
command-new = Open a table: others join with a button, then you start
command-new-target = The match ends once somebody has more than this many bull heads (usually 66)
command-new-games = Play this many games instead of playing to a number of bull heads
command-new-pace = How long everybody has for a decision
command-new-pace-live = live: 90 seconds
command-new-pace-relaxed = relaxed: 1 hour
command-new-pace-slow = slow: 24 hours
command-new-seats = The most players at the table (usually 10)
command-new-thread = Play in a thread of its own, so that this channel stays quiet
command-table = Show the table again, at the bottom of the channel
command-hand = Show your cards, to you alone
command-join = Sit down at the table of this channel, or come back to it
command-leave = Get up; in a running match the bot then plays your seat
command-kick = Remove a player (for the host, or who manages channels)
command-kick-player = Who has to go
command-stop = Stop the match of this channel (for the host, or who manages channels)
command-leaderboard = Who plays best on this server
command-rules = The rules in a minute, with a picture
command-help = How to play with this bot
