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
lobby-host = Hosted by **{ $host }**.
lobby-end-points = Games go on until somebody has more than { $points } bull heads.
lobby-end-games = The match is { $n ->
    [one] one game
   *[other] { $n } games
}.
lobby-end-sheets = The match is over when everybody has played every sheet once.
lobby-pace = { $pace } for a decision.
lobby-no-hints = Without hints.
lobby-seats = Players ({ $n } of at most { $most })
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (host)
lobby-seat-bot = { $n }. 🤖 { $name } — { $level } bot
lobby-nobody = Nobody sits here yet.
lobby-invited = Another round? { $names }
lobby-more = { $missing ->
    [one] One more player and the host can start.
   *[other] { $missing } more players and the host can start.
}
lobby-ready = **{ $host }** can start, or wait for more.
lobby-full-ready = The table is full. **{ $host }** can start.
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
button-review = Review
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
waiting-unreachable = 📭 { $names }: I can't message you directly. Press **{ button-hand }** to see your cards.
paused-everybody-away = **Paused:** everybody is away. Whoever is back presses “{ button-back }”.
paused-not-allowed = **Paused:** I was not allowed to write here. Press “{ button-back }” to play on.
between-next = The next game starts { $when }.
stopped-by = **{ $name } stopped the match.** It counts for nobody.
stopped-too-few = **The match is over before its end:** fewer than two people are left. It counts for nobody.
stopped-nobody-left = **The match is over before its end:** nobody is left but bots. It counts for nobody.
stopped-rested = **The match rested for two weeks** and was closed. It counts for nobody.
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
line-left = 👋 { $names } left. I'm playing for them from here.
line-removed = 👋 { $names } was removed by the host. I'm playing for them from here.
line-back = 🙌 { $names } is back.
line-lost = ⚠️ { $n ->
    [one] An earlier update
   *[other] { $n } earlier updates
} of this match could not be posted.
line-doubled = Somebody took no card at all, so this game counts double.

points-title = Bull heads: this game (match)
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Score sheet
sheet-total = total
game-over = **Game { $game } is over.** { $names } took the fewest bull heads: { $points }.
match-over = 🏆 { $names } won the match with { $bulls }!
match-over-shared = 🏆 { $names } share the win with { $bulls } each!
match-over-uncounted = Fewer than two people played, so this match does not count for the leaderboard.
match-over-people-only = The leaderboard lists people only; a win counts against everybody at the table.
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
hand-between = The game is over. The next one starts { $when }.
hand-over-won = 🏆 You won with { $bulls }!
hand-over-shared = 🏆 You share the win: { $names } have { $bulls } each!
hand-over-lost = 🏁 { $names } won. Your place: **{ $place }** of { $seats }, with { $bulls }.
hand-moved = Your cards are open in another message now. Press **{ button-hand }** to bring them back here.
hand-dm-closed = I couldn't send you a direct message, so here are your cards:
hand-not-yet = The match hasn't started yet. You'll get your cards as soon as it does.
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
kicked-out = The host removed you from this table.
lobby-full = This table is full: { $most } players.
lobby-full-bots = This table is full: { $most } players. Some are bots: the host can send one away with “{ button-bots }”.
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
old-button = That button is out of date. `/nimmt table` brings the newest message.
old-version = That button is from another version of me. `/nimmt table` brings the table, `/nimmt hand` your cards.
leave-by-command = The match is running. If you really want to go, use `/nimmt leave`.
too-often = That was quick! Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
target-and-games = A match ends after a number of games or at a number of bull heads. Choose `games` or `target`, not both.
cannot-save = I could not write that down just now, so nothing has changed. Please try again in a moment.
out-of-order = Something went wrong on my side, and nothing has changed. Please try again in a moment.
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
leaders-empty-variant = Nobody has finished a match of { $variant } on this server yet.
leaders-line-plain = **{ $place }.** { $name } — { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} ({ $rate } %)
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

    `/nimmt table` brings the table to the bottom of the channel · `hand` shows your cards · `join` and `leave` · `kick`, `bots` and `stop` for the host or whoever manages channels · `hint` · `leaderboard` · `rules` · `server` for whoever manages it

    { "" }**Pace:** `live` gives everybody 90 seconds for a decision, `relaxed` an hour, `slow` a day. After two thirds of it the missing ones are reminded once.

    { "" }**Who does not choose in time** gets a card played: the one that fits closest behind a row with room; if none does, the highest card. If a row must be taken, it is the cheapest. After two such turns in a row the seat is *away*: a bot plays it, as well as a normal bot, until its owner presses “{ button-back }” or any card.

    { "" }**Who leaves** a match keeps the seat, and a bot plays it. The match goes on while two players stay, one of them a person.

    { "" }**Bots** (🤖): in the lobby the host presses “{ button-bots }” or uses `/nimmt bots`. They see what their seat sees and nothing else. A match counts for the leaderboard when at least two people play it to its end; it lists people only.

    { "" }**The coach:** `/nimmt hint` tells you alone what each of your choices is likely to cost, and why; the result says who asked how often. “{ button-review }” under the result shows you the choices that cost you most, and how lucky the deals were.

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
command-new-hints = Whether players may ask for hints (usually yes)
command-new-thread = Play in a thread of its own, so that this channel stays quiet
command-table = Show the table again, at the bottom of the channel
command-hand = Show your cards, to you alone
command-hint = What each of your choices is likely to cost, and why; the result says how often you asked
command-server = What holds on this server; whoever manages it can change that
command-server-hints = Whether players may ask for hints
command-join = Sit down at the table of this channel, or come back to it
command-leave = Get up; in a running match the bot then plays your seat
command-kick = Remove a player (for the host, or who manages channels)
command-kick-player = Who has to go
command-bots = Bots: add some or send them away (for the host)
command-bots-level = How well they play (usually normal)
command-bots-easy = easy: a careful beginner beats them
command-bots-normal = normal: as after some evenings
command-bots-hard = hard: as well as this program can
command-bots-count = How many (usually 1, or all when they are sent away)
command-bots-remove = Send them away instead
command-stop = Stop the match of this channel (for the host, or who manages channels)
command-leaderboard = Who plays best on this server
command-rules = The rules in a minute, with a picture
command-help = How to play with this bot

## The coach: hints, and the review of a match

coach-thinks = I am still thinking about what you asked before. One moment!
hint-title = What to expect — game { $game }, turn { $turn }
hint-title-cards = Cards to expect at the end — game { $game }, turn { $turn }
hint-text = From now to the end of this game, if all play well. Fewer is better; nobody knows the other hands, so small differences mean little.
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … and { $n } more, none of which looked better.
hint-footer = { $n ->
    [one] You have asked in 1 decision of this match; the result will say so.
   *[other] You have asked in { $n } decisions of this match; the result will say so.
}
hint-nothing = There is nothing for you to decide right now.
hint-off-match = This match is played without hints.
hint-off-server = This server plays without hints.
hints-title = Hints asked for
hints-entry = { $name } **{ $n }**
server-hints-on = Players on this server may ask for hints, unless a match is played without.
server-hints-off = This server plays without hints.
server-only-manager = Only somebody who manages the server can change that.

choice-stop = no second card
choice-row = row { $row }
choice-before = before { $next } in row { $row }
choice-behind = behind { $next } in row { $row }
choice-first = { $card } first
choice-keep = keep { $cards }
choice-keep-none = keep none

why-safe = safe as the rows lie: nothing fits between { $next } and it
why-safe-before = safe as the rows lie: it goes before { $next } in row { $row }
why-roomy = safe as the rows lie: in row { $row } there is room for { $room ->
    [one] 1 card
   *[other] { $room } cards
} before it
why-risky = { $nth } card of row { $row } if anybody plays { $cards } first ({ $out } of these are still out)
why-risky-several = { $nth } card of row { $row } if { $needed } others play { $cards } first ({ $out } of these are still out)
why-takes = { $nth } card of row { $row }: costs { $cost }
why-takes-unless = { $nth } card of row { $row }: costs { $cost }, unless somebody plays { $cards } first
why-equal = lies on its equal in row { $row } and takes nothing
why-either = fits equally well at row { $row } and row { $other }: you will choose
why-low = too low for every row: the cheapest, row { $row }, costs { $cost }
why-nowhere = fits at no end of any row: the cheapest, row { $row }, costs { $cost }
why-range = { $from }–{ $to }
why-row = costs { $cost } now
why-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
why-hand = { $n ->
    [one] 1 card stays in your hand
   *[other] { $n } cards stay in your hand
}
why-end-before = row { $row } has room for { $left ->
    [one] 1 card
   *[other] { $left } cards
} after that
why-end-behind = row { $row } has room for { $left ->
    [one] 1 card
   *[other] { $left } cards
} after that
why-draft = { $lower } lower and { $higher } higher cards lie open

review-none = **No costly mistakes!** I looked at { $n ->
    [one] one choice
   *[other] { $n } choices
} of yours, and none cost you anything worth mentioning.
review-found = { $n ->
    [one] **The choice that cost you most**, of { $all } that I looked at:
   *[other] **The { $n } choices that cost you most**, of { $all } that I looked at:
}
review-nothing = In this match you made no choice that could be looked at.
review-not-own = { $n ->
    [one] One more choice was made for you; it isn't counted.
   *[other] { $n } more choices were made for you; they aren't counted.
}
review-progress = Looking back at your match… { $percent } %
review-not-all = (There were { $all }: too many for all.)
review-choice = **{ $when }** ({ $situation }): you chose **{ $chosen }**; **{ $better }** was better by **{ $loss }**: { $less } instead of { $cost } to be expected from there to the end of the game.
review-held = in your hand { $cards }
review-to-place = to be placed { $cards }
review-taken = taken { $cards }
review-footer = Worked out from what you could see at that moment, if all play well from there.
review-not-over = A match can be looked back at once it has been played to its end.
review-not-yours = Only those who played this match can look back at their choices. Join the next one!
review-too-old = That match was too long ago: it is not kept any more. Its result still counts.
luck-title = **How lucky the deals were**, compared with the mean of all hands:
luck-none = The hands were chosen, not dealt: there was no luck in them.
luck-lucky = { $name }: { $points } luckier
luck-unlucky = { $name }: { $points } unluckier
luck-even = { $name }: neither lucky nor unlucky

## Variants: the draft, two cards, menus

alt-pool = Cards to choose from: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Cards in hand: now (points of the match)
line-nowhere = **{ $card }** fits at no end of any row: { $names } takes row { $row } with { $cards }, { $bulls }.
tournament-sheet = { $name }'s sheet
tournament-score = { $name } **{ $points }**
hand-nowhere = **Your { $card } fits at no end of any row.** Choose the row you take, until { $until }; your card starts it anew.
waiting-nowhere = { $card } fits at no end of any row: waiting for { $names } to take a row — since { $since }, until { $until }.
hand-choose-two = **Choose two cards**, one after the other — game { $game }, turn { $turn }, until { $until }.
hand-second = **{ $card } and which other card?** Another click on { $card } puts it back. Until { $until }.
menu-cards = Cards { $first } to { $last }
menu-keep = Choose up to { $n } for your hand
button-keep-none = None: all to the pile
button-set-up = Set up
button-bots = Add a player

## What is played

variant-classic = Classic
variant-tactics = Tactics
variant-logic = Logic
variant-tournament = Tournament
variant-pro = Pro
variant-open = Open
variant-refined = Refined
variant-hand = Hand
variant-double = Double
variant-double_pairs = Double pairs
variant-classic-line = a hidden card each; the { $nth } card of a row takes its bull heads
variant-tactics-line = only as many cards as are needed, so you know all that are in play
variant-logic-line = the cards lie open, and you choose your hand from them in turn
variant-tournament-line = as Logic, then everybody plays every hand once (2 to 5 players)
variant-pro-line = cards go behind a row or before it, wherever the gap is smallest
variant-open-line = cards are played openly, one player after the other
variant-refined-line = two hidden cards each, and you decide which is placed first
variant-hand-line = one or two open cards; taken cards may go back to your hand, where they count twice
variant-double-line = two decks, up to 20 players; equal cards lie on each other
variant-double_pairs-line = a second 11, 22, … 99; equal cards lie on each other
rules-summary = **{ $variant }:** { $line }. Fewest bull heads win.
rules-summary-shedding = **{ $variant }:** { $line }. Taken rows go into your hand; whoever is rid of all cards ends it, and fewest cards win.
rules-extras = With { $extras }.
extra-rows = { $n } rows
extra-takes = the { $nth } card taking a row
extra-hand = hands of { $n }
extra-all = all cards dealt
extra-virgin = *virgin* (points double when somebody takes nothing)
extra-rows-stay = rows that stay for the next game

## Setting up

setup-title = What do you want to play?
setup-now = Now: { $rules }
setup-cannot = **This does not go together:**
setup-only-host = Only **{ $host }**, who opened the table, or somebody who manages channels can change what is played.
setup-variant = Variant
setup-extras = Extras (none)
setup-rows = Rows
setup-end = End of the match
setup-hand = Cards in a hand
setup-pace = Time for a decision
setup-seats = Most players
setup-more = More
setup-back = Back
setup-hints-off = Forbid hints
setup-hints-on = Allow hints
setup-virgin = Virgin
setup-virgin-line = Points are doubled when somebody takes no card in a game
setup-rows-stay = Rows stay
setup-rows-stay-line = The rows stay on the table for the next game
setup-shedding = Shedding
setup-shedding-line = Taken rows go into your hand; get rid of your cards
setup-deal-all = Deal all
setup-deal-all-line = Every card of the deck is dealt
setup-rows-option = { $rows } rows, the { $nth } card takes
setup-end-own = As usual for this variant
setup-end-points = More than { $n } bull heads
setup-end-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
setup-hand-own = As usual for this variant
setup-hand-option = { $n } cards
setup-seats-option = At most { $n } players
cannot-start = These rules cannot be played by { $seats }: { $reasons }
cannot-open = These rules do not go together: { $reasons }

## Bots

level-easy = easy
level-normal = normal
level-hard = hard
bots-title = Bots
bots-about = They see what their seat sees and nothing else. They wait for nobody and keep nobody waiting; a match counts for the leaderboard when at least two people play it to its end.
bots-add = Who sits down?
bots-remove = Who gets up?
bots-one-easy = One more, easy
bots-one-normal = One more, normal
bots-one-hard = One more, hard
bots-entry = { $name } — { $level }
bots-came = **{ $name }** sits down ({ $level }): { $line }
bots-went = { $names } got up.
bots-full = No seat is left at this table.
bots-nobody = Nobody like that sits here.
bots-only-host = Only **{ $host }**, who opened the table, or somebody who manages channels can add bots or send them away.
bots-running = The match has started already. Bots can be added before the next one; a bot plays for whoever is away all the same.
cast-pip = a chick. Pecks at whatever glitters.
cast-clover = a calf. Likes big numbers, because they are big.
cast-dumpling = a piglet. Does not mind what lies in front of it.
cast-waddle = a duckling. Goes where the last one went.
cast-tuft = a lamb. Looks out of the barn door while the cards are dealt.
cast-burr = a kid goat. Jumps first and looks afterwards.
cast-berta = a cow. Chews every card twice.
cast-gander = a goose. Guards the shortest row.
cast-mortimer = a donkey. Stubborn, but he can count.
cast-henrietta = a hen. Never puts all eggs into one row.
cast-truffle = a sow. Smells a full row from afar.
cast-rumble = a sheepdog. Knows where every card wants to go.
cast-olga = an owl. Has seen every card before.
cast-renata = a fox. Counts your cards as well as her own.
cast-corvin = a raven. Remembers what you played an hour ago.
cast-magnus = an ox. Slow to speak, hard to move.
cast-sibyl = a cat. Waits behind the fifth card until you play the sixth.
cast-ignatius = a billy goat. Calculates in his sleep.

## Why rules contradict each other

contradiction-too-few = at least 2 players are needed
contradiction-too-many = at most { $most } players are possible
contradiction-rows = there can be 3, 4 or 5 rows
contradiction-takes = the 5th, 6th or 7th card can take a row
contradiction-empty-hand = a hand needs cards
contradiction-cards = { $seats } players with { $hand } cards each and { $rows } rows need { $needed } cards, and there are { $cards }
contradiction-hand-limit = a hand may hold { $limit } cards at most, not { $hand }
contradiction-odd-hand = two cards are played at a time, so a hand of { $hand } does not come out even
contradiction-deal-all = dealing all cards needs a whole deck, and here the deck is made to fit the hands
contradiction-draft-rows-stay = rows cannot stay where the cards are chosen from: what is left over are the rows
contradiction-rows-stay = rows that stay may hold { $kept } cards; that leaves { $left }, and the hands need { $needed }
contradiction-shedding-hand = shedding and Hand both say where a taken row goes
contradiction-shedding-equal = shedding cannot share a row between two hands, as equal cards do
contradiction-no-games = a match needs at least one game
contradiction-sheets = a tournament of { $seats } has { $seats } games, no other end
contradiction-other = these parts do not belong to one game

## More of the commands

command-new-variant = Which of the games to play (usually classic)
command-new-rows = How many rows (usually 4)
command-new-takes = The how-manieth card takes a row (usually the 6th)
command-new-hand = How many cards everybody gets (usually 10; 14 in Refined and Hand)
command-new-deal_all = Deal every card of the deck
command-new-virgin = Points are doubled when somebody takes no card in a game
command-new-rows_stay = The rows stay on the table for the next game
command-new-shedding = Taken rows go into the hand; whoever is rid of all cards ends the game
command-rules-variant = Which of the games to explain (usually classic)
command-leaderboard-variant = Only matches of this game
leaders-title-variant = Leaderboard: { $variant }

## The command `hornochse replay`, in the terminal

replay-title = { -game } · { $names }
replay-legend = [14] was laid in this turn. Behind each row stand its bull heads.
replay-seat = Seat { $seat }
replay-deal = Game { $game } · dealt
replay-draft = Game { $game } · the draft
replay-turn-open = Game { $game } · turn { $turn }, not finished
replay-pool = Still in the pool: { $cards }
replay-played = played
replay-took = took
replay-awaited = { $name } ({ $decision })
replay-waiting = The record ends here. Awaited: { $names }.
replay-unfinished = The record ends here, before the end of the match.

## The rules of each variant: what differs from the classic game

rules-as-classic = Everything else is as in the classic game (`/nimmt rules`).
rules-tactics =
    { "" }**Only as many cards as are needed:** with three players the cards 1 to 34, with four 1 to 44, always ten for each and four for the rows.

    So every card you do not see is in somebody's hand. Whoever remembers what has been played knows at the end who holds what.
rules-tactics-example = With two players the cards 1 to 24 are in play. Ada's 9 and Ben's 16 are placed: whoever has kept count knows that the cards still to come are in one of two hands.
rules-logic =
    { "" }**No luck of the deal:** the cards 1 to 10 × players + 4 lie open. In turn everybody takes one for their hand, until all have ten. The four that are left begin the rows, in ascending order.

    You choose from menus in your private message; the table shows what everybody has taken. A different player begins with each game.
rules-logic-example = The four cards that nobody took, here 3, 12, 19 and 22, began the rows. All hands are known; what is not known is when a card is played.
rules-tournament =
    { "" }**Everybody plays every hand:** the first game is Logic. Each hand of ten is written on a sheet. After each game the sheets move on to the next player, and the same hands and the same four first cards are played again, until everybody has played every sheet once.

    For 2 to 5 players; the match has as many games as players. In the end you see each sheet and what everybody made of it. The lowest sum wins.
rules-tournament-example = Ada plays 8 and Ben 14 from the sheets they chose. In the next game Ada holds Ben's sheet and Ben hers, with the same four first cards.
rules-pro =
    { "" }**Rows grow at both ends:** a card may go *behind* a row's last card, if it is higher, or *before* its first card, if it is lower. Of all ends of all rows, the one with the smallest gap decides.

    • If two ends are equally near, its player chooses between them.
    • The { $nth } card takes the row at either end, and starts it anew.
    • A card that fits at no end, because it lies inside every row, takes a row of its player's choice.

    The pin in the picture shows where a row began.
rules-pro-example = Ada's 5 went before the 7 of row 2: the gap of 2 was the smallest anywhere. Ben's 62 went behind the 60 of the same row: a gap of 2, while the 66 of row 3 is 4 away.
rules-open =
    { "" }**Cards are played openly:** beginning with the start player, everybody in turn plays one card face up and sees what was played before. When all have played, the cards are placed as usual, lowest first.

    The next turn begins with the next player. Card 1 is not in play, so at most 9 take part. An open card cannot be changed.
rules-open-example = Ada played 32 openly. Ben saw that and played 33, to come right behind it.
rules-refined =
    { "" }**Two cards at once:** hands have 14 cards, and each turn everybody picks two, hidden. After the reveal, whoever owns the lowest card not yet placed places both of their cards, and decides which of them comes first. Then the owner of the lowest card that is left, and so on. Seven turns make a game.

    For 2 to 7 players. In your private message click one card, then the other.
rules-refined-example = Ada owned the lowest card, 13, and placed her 38 first: behind the 37. Then her 13 went behind the 12, before Ben placed his two.
rules-hand =
    { "" }**Taken cards may come back:** hands have 14 cards. In turn everybody plays one card or two, open, each placed at once. Whoever takes a row decides which of its cards go to the hand and which to the pile. A hand never holds more than 16.

    The game ends after the turn in which somebody has no card left, or more than 20 in the pile. Cards in the pile count their bull heads once, cards in the hand **twice**.
rules-hand-example = Ben's 61 took row 4, with 50 52 55 58 59. He kept the 50 in his hand, to play it again later, and put the rest on his pile.
rules-double =
    { "" }**Two decks, up to 20 players:** every card is there twice.

    • Equal cards played in the same turn are placed together, as one stack. For the length of a row a stack is one card; for the points each card counts.
    • A card equal to a row's **last** card is laid on it, even when the row is full, and nothing is taken.
    • If equal cards of two players have to take a row, they share its bull heads, halves rounded up. If they are too low, the one of the two who comes first after the start player chooses the row.
rules-double-example = Ada and Ben both played 32: the two lie on each other behind the 30 and count as one card for the length of the row.
rules-double_pairs =
    { "" }**Nine cards are there twice:** the deck has 11, 22, 33, 44, 55, 66, 77, 88 and 99 a second time.

    • Equal cards played in the same turn are placed together, as one stack. For the length of a row a stack is one card; for the points each card counts.
    • A card equal to a row's **last** card is laid on it, even when the row is full, and nothing is taken.
    • If equal cards of two players have to take a row, they share its bull heads, halves rounded up.
rules-double_pairs-example = Row 3 was full. Ben's 44 is equal to its last card, so it was laid on it, and nothing was taken.
