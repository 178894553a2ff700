# Everything the bot says, in English. A language is a folder beside this one with the same keys;
# what it lacks is said in English. Values in { $… } come filled in; names are already made harmless.
# Discord's limits: a button 80 characters, a command description 100.

# `$kind` is the game that is spoken about: it is always given.
game-name = { $kind ->
    [sixtysix] Sixty-Six
   *[nimmt] 6 nimmt!
}
# The slash command of the game.
command = { $kind ->
    [sixtysix] sixtysix
   *[nimmt] nimmt
}
icon = { $kind ->
    [sixtysix] 🃏
   *[nimmt] 🐮
}

## Small parts

# Between a whole number and its tenths.
decimal-sign = .
list-and = { $front } and { $last }
list-comma = { $front }, { $next }
list-semicolon = { $front }; { $next }
# A heading or a name, and what it stands before.
headed = { $heading }: { $what }
names-more = { $names } and { $n } more
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
pace-live = { $n } seconds
pace-relaxed = 1 hour
pace-slow = 24 hours

## Lobby

lobby-picture = { game-name }
lobby-note-host = host
lobby-note-bot = { $level } bot
lobby-alt = { $n ->
    [0] Nobody sits at the table yet
   *[other] At the table: { $names }
}. { $chips }.
chip-points = to { $points }
chip-sheets = every sheet
chip-live = { $n } s
chip-relaxed = 1 hour
chip-slow = 24 hours
chip-no-hints = no hints
chip-quiet = quiet
lobby-title = { icon } { game-name } — who's in?
lobby-host = Hosted by **{ $host }**
lobby-end-points = Play until someone passes { $points } bull heads.
lobby-end-games = { $n ->
    [one] One game.
   *[other] { $n } games.
}
lobby-end-sheets = Play every sheet once.
lobby-pace = { $pace } per move.
lobby-no-hints = No hints.
lobby-quiet = One message that changes, so the channel stays quiet.
lobby-seats = Players { $n }/{ $most }
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (host)
lobby-seat-bot = { $n }. 🤖 { $name } · { $level } bot
lobby-nobody = Nobody's here yet.
lobby-invited = Another round? { $names }
lobby-more = You need { $missing ->
    [one] one more player
   *[other] { $missing } more players
}. Invite someone, press **{ button-bots }**, or press **{ button-play-now }** to take on { $bots ->
    [one] a bot
    [3] three bots
   *[other] { $bots } bots
}.
lobby-ready = **{ $host }** can start now, or wait for more players.
lobby-full-ready = The table's full. **{ $host }** can start.
lobby-footer = I'll DM you your cards. DMs closed? Press “{ button-hand }” once the match starts.
lobby-started = The match is on: { $names }.
lobby-closed = This table is closed.
lobby-stopped = **{ $name }** closed this table.
lobby-expired = Nobody started this match, so I closed the table. `/{ command } new` opens another.

button-join = Join
button-leave = Leave
button-start = Start
button-play-now = ⚡ Play now
button-on = Go on
button-rules = Rules
button-hand = My hand
button-next = Next game
button-back = I'm back
button-rematch = Rematch
button-again = Play again
button-review = Review
button-record = Record
button-share = Share
button-stop = Yes, stop it
button-table = To the table
button-hint = 💡 Hint
button-hint-pictured = Hint
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Row { $row }: { $cards } · { $bulls } 🐮
button-end-left = { $card } before { $next } in row { $row }
button-end-right = { $card } behind { $next } in row { $row }
button-enough = Stop here
button-first = { $card } first
button-newer = Back
button-older = More

## Table message

board-heading = **Game { $game } · turn { $turn }**
board-heading-after = **Game { $game } · after turn { $turn }**
board-heading-draft = **Game { $game } · the draft**
board-first-turn = New game! { $n } cards each. Check your DMs, or press **{ button-hand }**.
waiting-for = ⏳ Waiting for { $names } · time's up { $until }
waiting-row = ⏳ **{ $card }** is too low for every row. { $names } picks a row to take · time's up { $until }
waiting-other = ⏳ Waiting for { $names } to decide · time's up { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names }: I can't message you directly. Press **{ button-hand }** to see your cards.
paused-everybody-away = **Paused:** everyone's away. Press **{ button-back }** to play on.
paused-not-allowed = **Paused:** I wasn't allowed to post here. All set again? Press **{ button-back }**.
between-next = The next game starts { $when }.
stopped-by = **{ $name } stopped the match.** It doesn't count.
stopped-too-few = **The match ended early:** not enough players left. It doesn't count.
stopped-nobody-left = **The match ended early:** only bots were left. It doesn't count.
stopped-rested = **Nobody played for two weeks,** so I closed this match. It doesn't count.
stopped-damaged = **I had to stop this match:** I can't read its record any more. Sorry! It doesn't count. `/{ command } new` starts another.

line-behind = **{ $card }** goes behind { $next } in row { $row } ({ $names })
line-before = **{ $card }** goes before { $next } in row { $row } ({ $names })
line-on-equal = **{ $card }** lands on its twin in row { $row } ({ $names })
line-full = 💥 **{ $card }** is the { $nth } card of row { $row }: { $names } takes { $cards } — **{ $bulls }**
line-full-shared = 💥 **{ $card }** is the { $nth } card of row { $row }: { $names } take { $cards } together — **{ $bulls }**
line-low = 💥 **{ $card }** is too low for every row: { $names } takes row { $row } with { $cards } — **{ $bulls }**
line-low-shared = 💥 **{ $card }** is too low for every row: { $names } take row { $row } with { $cards } together — **{ $bulls }**
line-drafted = { $names } picks **{ $card }**
line-played = { $names } plays **{ $card }**
line-stopped = { $names } stops after one card
line-kept = { $names } keeps { $cards }
line-kept-none = { $names } keeps nothing
line-unplaced = Still to place: { $cards }
line-unplaced-card = { $card } ({ $name })
line-played-for = ⏰ Out of time: { $names }. I played for them.
line-away = 💤 Away: { $names }. I'm playing for them until they press **{ button-back }** or any card.
line-left = 👋 { $names } left. I'm playing for them now.
line-removed = 👋 The host removed { $names }. I'm playing for them now.
line-back = 🙌 { $names } is back.
line-lost = ⚠️ I couldn't post { $n ->
    [one] an earlier update
   *[other] { $n } earlier updates
} of this match.
line-doubled = Someone took nothing at all, so this game counts double!

points-title = Bull heads: this game (match)
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Score sheet
sheet-total = total
game-over = **Game { $game } is over.** Fewest bull heads: { $names } with { $points }.
match-over = 🏆 { $names } won the match with { $score }!
match-over-shared = 🏆 { $names } share the win with { $score } each!
match-over-uncounted = Fewer than two people stayed to the end, so this match doesn't count for the leaderboard.
match-over-not-stayed = { $n ->
    [one] { $names } left or missed more than half of the turns, and comes last.
   *[other] { $names } left or missed more than half of the turns, and come last.
}
match-over-people-only = Only people are on the leaderboard, but a win counts against everyone at the table.
match-ranking-title = Final ranking
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = The whole match as a game record
record-here = The whole match, card by card. `hornochse replay` plays it back.
shared-result = { $result } They played in { $thread }.
shared-result-alone = { $result } A match against bots.
shared = Done! The result is in the channel.
shared-already = This result has been shared already.
only-players-share = Only someone who played in this match can share it.
end-title = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
end-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
end-worst = Worst take
end-lucky = { $name } had the luck: cards about { $n } better than average
end-unlucky = { $name } had no luck: cards about { $n } worse than average
end-play-trap = 🎬 **Play of the match:** { $name } filled row { $row } with the { $card }, and { $victim } walked right into it: { $bulls }.
end-play-clean = 🎬 **Run of the match:** { $name } took nothing for { $n } turns in a row.
alt-end-place = { $place }. { $name }, { $score }.
alt-end-worst = Worst take: { $name } with { $cards }, { $bulls }.
game-title = Game { $game } · turn { $turn }
column-points = game
column-total = match
picture-goal-points = ends above { $points }
picture-goal-games = { $n ->
    [one] one game
   *[other] { $n } games
}

alt-row = Row { $row }: { $cards } ({ $bulls }).
alt-row-empty = Row { $row }: empty.

## Private hand

time-up = · time's up { $when }

hand-choose = **Pick a card** · game { $game }, turn { $turn } { $until }
hand-chosen = **You play { $card }.** You can still change your mind.
hand-row = **Your { $card } is too low for every row.** Pick the row you take; your card starts it anew { $until }
hand-end = **Your { $card } fits equally well in two places.** Pick one { $until }
hand-first = **Which of your two cards goes first?** { $until }
hand-draft = **Pick a card for your hand** { $until }
hand-one-or-two = **Play another card, or stop here** { $until }
hand-keep = **Which of these cards go back to your hand?** { $until }
hand-wait = You're set.
hand-waits-for = Waiting for { $names }.
hand-cards = Your hand: { $cards }
hand-between = That game is over. The next one starts { $when }.
hand-over-won = 🏆 You won with { $score }!
hand-over-shared = 🏆 You share the win: { $names } have { $score } each!
hand-over-lost = 🏁 { $names } won. You came **{ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}** of { $seats } with { $score }.
hand-moved = Your cards are open in another message now. Press **{ button-hand }** to bring them back here.
hand-dm-closed = I couldn't send you a direct message, so here are your cards:
hand-not-yet = The match hasn't started yet. You'll get your cards when it does.
hand-paused-not-allowed = The match is paused: I'm not allowed to post in { $channel }. Ask someone who manages the server to let me see the channel, send messages, embed links and attach files. Then `/{ command } table` picks it up again.
hand-paused-gone = The channel is gone, so this match is over. It doesn't count.
hand-away = You were away, so I've been playing for you. Press **{ button-back }** or any card to take over.
hand-left = You left this match. `/{ command } join` in the channel brings you back.
hand-where = { $server } · { $channel }
hand-stale = That hand is out of date. Here's your current one:
hand-late = Time ran out, so I played a card for you. Here's your hand now:

## What the turn brought: in the private message

news-full = 💥 Your **{ $card }** was the { $nth } card of row { $row }: **+{ $n }** 🐮
news-low = 💥 Your **{ $card }** was too low. You took row { $row }: **+{ $n }** 🐮
news-nowhere = 💥 Your **{ $card }** didn't fit anywhere. You took row { $row }: **+{ $n }** 🐮
news-safe = 👍 Your **{ $card }** is safe in row { $row }.
news-place = You're { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats } with { $total }.
line-calm = 😌 Every card fits. Nobody takes a row.

## Reminders

reminder = { $names }, your turn! Time's up { $until }.

## Answers to the person who asked

table-opened-thread = Your table is ready: { $thread }
table-there-already = There's already a match in this channel: { $link }
table-here = Here it is!
no-table = There's no match in this channel. `/{ command } new` opens a table.
not-in-server = I only play on servers. Try this in a server channel.
not-seated = You're not at this table. Want your own? Use `/{ command } new` in another channel or a thread.
not-seated-running = This match started without you. Join the next one!
already-seated = You're already at this table.
joined-again = Welcome back! You're playing your own cards again.
kicked-out = The host removed you from this table.
lobby-full = This table is full ({ $most } players).
lobby-full-bots = This table is full ({ $most } players). Some are bots: the host can make room with “{ button-bots }”.
joined-lobby = You're in!
left-lobby = You left the table.
left-match = You left. I'm playing for you; `/{ command } join` brings you back.
match-running = The match has already started.
match-ended = This match is over.
only-host-start = Only the host (**{ $host }**) or a moderator can start.
only-host-kick = Only the host (**{ $host }**) or a moderator can remove players.
only-host-stop = Only the host (**{ $host }**) or a moderator can stop the match.
only-players-rematch = Only people who played this match can start a rematch. `/{ command } new` opens a table for everyone.
too-few-players = You need at least { $least } players. Invite someone, or press **{ button-bots }**.
kick-not-here = { $name } isn't at this table.
kicked = I removed { $name } from the table.
kick-self = To leave, use `/{ command } leave`.
stop-ask = Stop the match for everyone? It won't count and can't be resumed.
stopped = Match stopped.
next-not-yet = This game isn't over yet.
old-button = That button is out of date. `/{ command } table` shows the current one.
old-version = That button is from another version of me. `/{ command } table` shows the table, `/{ command } hand` your cards.
leave-by-command = The match is on. Really want to go? Use `/{ command } leave`.
too-often = That was quick! Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
target-and-games = Pick one: `games` or `target`. A match can't end both ways.
cannot-save = I couldn't save that, so nothing has changed. Try again in a moment.
out-of-order = Something went wrong on my end, and nothing has changed. Try again in a moment.
table-came-to-nothing = I was interrupted while I was setting up a table here, so there isn't one. Open another whenever you like.
missing-permissions = I need { $n ->
    [one] one more permission
   *[other] more permissions
} in this channel: { $names }. Someone who manages the server can grant { $n ->
    [one] it
   *[other] them
}.
permission-view = View Channel
permission-send = Send Messages
permission-send-threads = Send Messages in Threads
permission-threads = Create Public Threads
permission-embed = Embed Links
permission-attach = Attach Files
no-thread-here = I can't open a thread here. Try a text channel, or leave out `thread`.
thread-name = { game-name } with { $host }

## Refusals of a choice

refused-not-held = You don't have { $card }.
refused-not-your-turn = It isn't your turn.
refused-not-now = You can't do that right now.

## Rules and help

rules-title = The rules in a minute
rules-text =
    Cards run from 1 to 104, and each has **bull heads**: 55 has 7; 11, 22, 33 … have 5; 10, 20, 30 … have 3; 5, 15, 25 … have 2; the rest have 1. You don't want them.

    { "" }**Each turn** everyone picks a card in secret. Then all cards are revealed and placed, lowest first:
    • A card goes behind the highest last card below it.
    • Lay the { $nth } card of a row and you **take the row**; your card starts it anew.
    • Lower than every last card? You **take a row you choose**, and your card starts it anew.

    When the hands are empty, count your bull heads and deal again. { $end } **Fewest** bull heads wins!
rules-example = In the picture, Ada's 32 went behind the 30, the highest last card below it. Ben's 61 was the sixth card of row 4, behind 50 52 55 58 59: Ben took all five, 13 bull heads, and 61 starts the row anew.
rules-alt-before = An example of a turn.
rules-end-points = Once someone passes { $points }, the match ends.
rules-end-games = The match ends after { $n ->
    [one] 1 game
   *[other] { $n } games
}.
rules-end-sheets = The match ends when everyone has played every sheet once.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

tutorial-title = Tutorial
tutorial-me = You
tutorial-1 =
    { "" }**Hi, I'm Pip! 🐣 Three turns and you know this game.**
    Everyone plays a card in secret. Then all cards are laid, the lowest first. A card goes **behind the highest last card below it**.

    Your turn: which card will land behind the **41**?
tutorial-2 =
    { "" }**Careful: row 1 holds five cards.** Whoever lays the **sixth card** takes all five. Their bull heads count against you, and fewest wins.

    Play a card that doesn't land in row 1. Or be bold, and see what happens.
tutorial-3 =
    { "" }**One card left, and it's the 3.** It's lower than every last card, so it fits nowhere. Play it!
tutorial-right = 🎯 Exactly!
tutorial-fine = 🤔 Not behind the 41.
tutorial-safe = 😌 Safe!
tutorial-ouch = 💥 Ouch!
tutorial-you-lay = Your **{ $card }** lands behind the { $last } in row { $row }: the highest last card below it.
tutorial-you-take = Your **{ $card }** is the sixth card of row { $row }. You take { $cards }: **{ $bulls }**. Your card starts the row anew.
tutorial-pip-lay = My **{ $card }** lands behind the { $last } in row { $row }.
tutorial-pip-take = But my **{ $card }** is the sixth card of row { $row }. I take { $cards }: **{ $bulls }**. Oh well.
tutorial-low = Too low for every row: **{ $card }** takes a row of your choice. Pick the one that hurts least.
tutorial-end-cheapest = 🎯 Row { $row } for **{ $bulls }**: the cheapest there is. Your { $card } starts it anew.
tutorial-end = Row { $row } costs you **{ $bulls }**. Row 1 was cheaper: look for few bull heads, not for few cards. Your { $card } starts it anew.
tutorial-over = { "" }**That's the whole game!** Want to try it for real, against three easy bots?

help-title = How to play
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
help-nimmt =
    { "" }**New here?** `/{ command } tutorial` takes three turns. **On your own?** `/{ command } solo` deals you in against three bots at once.

    `/{ command } new` opens a table. Others press **{ button-join }**, the host presses **{ button-start }**. I **DM you your cards**: click one. You can change your mind until everyone has chosen. “{ button-hand }” under the table shows the same here, to you alone.

    `/{ command } table` brings the table to the bottom of the channel · `hand` shows your cards · `join` and `leave` · `kick`, `bots` and `stop` for the host or a moderator · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Come back tomorrow:** `/{ command } daily` deals everyone the same cards, once a day. `me` and `stats` show what matches add up to, `privacy` what I store about you. With `void`, someone who manages the server takes a match out of every count.

    { "" }**A busy channel?** `quiet:True` keeps the match to one message, `thread:True` gives it a thread of its own, and `/{ command } solo private:True` is for your eyes only.

    { "" }**Pace:** `live` gives everyone 90 seconds per move, `relaxed` an hour, `slow` a day. After two thirds of it I remind you once.

    { "" }**Out of time?** I play a card for you: the one that fits closest behind a row with room, or else your highest. If you have to take a row, I take the cheapest. Miss two turns in a row and you're *away*: a normal bot plays for you until you press “{ button-back }” or any card.

    { "" }**Leaving** a match? You keep your seat, and a bot plays it. The match goes on while two players stay, at least one of them a person.

    { "" }**Bots** (🤖): press “{ button-bots }” in the lobby, or use `/{ command } bots`. Bots don't cheat: they see only their own cards. A match counts for the leaderboard when at least two people play it to the end.

    { "" }**The coach:** `/{ command } hint` tells you alone what each choice is likely to cost, and why. The result says who asked, and how often. “{ button-review }” under the result shows the choices that cost you most, and how lucky the deals were.

## Commands: names are fixed, descriptions are translated

command-nimmt = Play 6 nimmt! (Take 6) in this channel
command-new = Open a table: others join with a button, then you start
command-new-target = { $kind ->
    [sixtysix] How many points win the match (usually 7)
   *[nimmt] The match ends once someone passes this many bull heads (usually 66)
}
command-new-games = { $kind ->
    [sixtysix] Play this many games instead of playing to a number of points
   *[nimmt] Play this many games instead of playing to a number of bull heads
}
command-new-pace = Time per move
command-new-pace-live = live: { $n } seconds
command-new-pace-relaxed = relaxed: 1 hour
command-new-pace-slow = slow: 24 hours
command-new-seats = { $kind ->
    [sixtysix] The most players at the table (usually 3)
   *[nimmt] The most players at the table (usually 10)
}
command-new-hints = May players ask for hints? (usually yes)
command-new-quiet = Keep to one message that changes, instead of a new one each turn? (usually as this server says)
command-new-thread = Play in a thread, so that this channel stays quiet
command-solo = Play now, against bots
command-solo-private = Show the match to you alone, and nothing in this channel?
command-solo-level = How strong the bots are (usually normal)
command-table = Show the table again, at the bottom of the channel
command-hand = Show your cards, to you alone
command-hint = What each of your choices is likely to cost, and why; the result says how often you asked
command-join = Sit down at this channel's table, or come back to it
command-leave = Leave; in a running match a bot plays for you
command-kick = Remove a player (host or moderator)
command-kick-player = The player to remove
command-bots = Add bots or send them away (host)
command-bots-level = How well they play (usually normal)
command-bots-easy = easy: a careful beginner beats them
command-bots-normal = normal: a few evenings' experience
command-bots-hard = hard: as strong as it gets
command-bots-count = How many (usually 1, or all when you send them away)
command-bots-remove = Send them away instead
command-stop = Stop this channel's match (host or moderator)
command-rules = The rules in a minute, with a picture
command-tutorial = Learn to play in three turns, with Pip
command-help = How to play with me

## The coach: hints, and the review of a match

coach-thinks = I'm still thinking about your last question. One moment!
hint-title = What to expect — game { $game }, turn { $turn }
hint-title-cards = Cards to expect at the end — game { $game }, turn { $turn }
hint-text = From now to the end of this game, if everyone plays well. Lower is better. Nobody knows the other hands, so small differences mean little.
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … and { $n } more that looked no better.
hint-footer = { $n ->
    [one] You have asked for a hint in 1 decision of this match. The result will say so.
   *[other] You have asked for a hint in { $n } decisions of this match. The result will say so.
}
hint-nothing = There's nothing for you to decide right now.
hint-off-match = This match is played without hints.
hint-off-server = This server plays without hints.
hints-title = Hints asked for
hints-entry = { $name } **{ $n }**

choice-stop = no second card
choice-row = row { $row }
choice-before = before { $next } in row { $row }
choice-behind = behind { $next } in row { $row }
choice-first = { $card } first
choice-keep = keep { $cards }
choice-keep-none = keep none

why-safe = safe for now: nothing fits between { $next } and it
why-safe-before = safe for now: it goes before { $next } in row { $row }
why-roomy = safe for now: row { $row } has room for { $room ->
    [one] 1 more card
   *[other] { $room } more cards
} before it
why-risky = { $nth } card of row { $row } if someone plays { $cards } first ({ $out } of these are still out)
why-risky-several = { $nth } card of row { $row } if { $needed } others play { $cards } first ({ $out } of these are still out)
why-takes = { $nth } card of row { $row }: costs { $cost }
why-takes-unless = { $nth } card of row { $row }: costs { $cost }, unless someone plays { $cards } first
why-equal = lands on its twin in row { $row } and takes nothing
why-either = fits equally well in row { $row } and row { $other }: you'll choose
why-low = too low for every row: the cheapest, row { $row }, costs { $cost }
why-nowhere = doesn't fit at either end of any row: the cheapest, row { $row }, costs { $cost }
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
review-nothing = You made no choice in this match that I could look at.
review-not-own = { $n ->
    [one] One more choice was made for you; it isn't counted.
   *[other] { $n } more choices were made for you; they aren't counted.
}
review-progress = Looking back at your match… { $percent } %
review-not-all = (There were { $all }: too many for all.)
review-choice = **{ $when }** ({ $situation }): you chose **{ $chosen }**. **{ $better }** would have saved you about **{ $loss }** 🐮 ({ $less } instead of { $cost } to the end of the game).
review-held = your hand { $cards }
review-to-place = to place { $cards }
review-taken = taken { $cards }
review-footer = Worked out from what you could see at that moment, if everyone plays well from there.
review-not-over = You can look back at a match once it's over.
review-not-yours = Only people who played this match can look back at it. Join the next one!
match-gone = I don't have that match any more.
luck-title = **How lucky the deals were**, compared with an average hand:
luck-none = You chose these hands yourselves: no luck involved.
luck-lucky = 🍀 { $name }: { $points } better than average
luck-unlucky = 🌧️ { $name }: { $points } worse than average
luck-even = { $name }: right on average

## Variants: the draft, two cards, menus

alt-pool = Cards to choose from: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Cards in hand: now (points of the match)
line-nowhere = 💥 **{ $card }** doesn't fit at either end of any row: { $names } takes row { $row } with { $cards } — **{ $bulls }**
tournament-sheet = { $name }'s sheet
tournament-score = { $name } **{ $points }**
hand-nowhere = **Your { $card } doesn't fit at either end of any row.** Pick the row you take; your card starts it anew { $until }
waiting-nowhere = ⏳ **{ $card }** doesn't fit at either end of any row. { $names } picks a row to take · time's up { $until }
hand-choose-two = **Pick two cards**, one after the other · game { $game }, turn { $turn } { $until }
hand-second = **{ $card } and which other card?** Click { $card } again to put it back { $until }
menu-cards = Cards { $first } to { $last }
menu-keep = Pick up to { $n } for your hand
button-keep-none = None: all to the pile
button-set-up = Settings
button-bots = 🤖 Add a bot

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
variant-classic-line = everyone plays a card in secret; lay the { $nth } card of a row and you take it
variant-tactics-line = just enough cards for everyone, so you know what's in play
variant-logic-line = the cards lie open, and you draft your hand
variant-tournament-line = as Logic, then everyone plays every hand once (2 to 5 players)
variant-pro-line = cards go behind a row or before it, wherever the gap is smallest
variant-open-line = cards are played face up, one player after the other
variant-refined-line = two secret cards each, and you decide which goes first
variant-hand-line = one or two open cards; taken cards may go back to your hand, where they count twice
variant-double-line = two decks, up to 20 players; equal cards lie on each other
variant-double_pairs-line = a second 11, 22, … 99; equal cards lie on each other
rules-summary = **{ $variant }:** { $line }. Fewest bull heads wins!
rules-summary-shedding = **{ $variant }:** { $line }. Rows you take go into your hand. The first to get rid of every card ends the game; fewest cards wins!
rules-extras = With { $extras }.
extra-rows = { $n } rows
extra-takes = the { $nth } card taking a row
extra-hand = hands of { $n }
extra-deal-all = all cards dealt
extra-virgin = *clean sheet* (points double when someone takes nothing)
extra-rows-stay = rows that stay for the next game

## Setting up

setup-title = Settings
setup-now = Now: { $rules }
setup-cannot = **These rules can't be combined:**
setup-only-host = Only the host (**{ $host }**) or a moderator can change the settings.
setup-variant = Variant
setup-extras = Extras
setup-rows = Rows
setup-end = End of the match
setup-hand = Cards in a hand
setup-pace = Time per move
setup-seats = Most players
setup-more = More
setup-back = Back
setup-hints-off = Turn hints off
setup-hints-on = Turn hints on
setup-quiet-on = One message for the whole match
setup-quiet-off = A new message each turn
setup-virgin = Clean sheet
setup-virgin-line = Points double when someone takes no card in a game
setup-rows-stay = Rows stay
setup-rows-stay-line = The rows stay on the table for the next game
setup-shedding = Shedding
setup-shedding-line = Rows you take go into your hand; get rid of your cards
setup-deal-all = Deal all
setup-deal-all-line = Every card of the deck is dealt
setup-rows-option = { $rows } rows, the { $nth } card takes
setup-end-own = As usual for this variant
setup-end-points = Until someone passes { $n } bull heads
setup-end-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
setup-hand-own = As usual for this variant
setup-hand-option = { $n } cards
setup-seats-option = At most { $n } players
cannot-start = { $seats } players can't play by these rules: { $reasons }
cannot-open = These rules can't be combined: { $reasons }

## Bots

level-easy = easy
level-normal = normal
level-hard = hard
bots-title = Bots
bots-about = Bots don't cheat: they see only their own cards. With two or more people, the match counts for the leaderboard.
bots-add = Add a bot…
bots-remove = Remove a bot…
bots-one-easy = + Easy bot
bots-one-normal = + Normal bot
bots-one-hard = + Hard bot
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) sits down: { $line }
bots-went = { $names } left.
bots-full = This table is full.
bots-nobody = There's no such bot at this table.
bots-only-host = Only the host (**{ $host }**) or a moderator can add or remove bots.
bots-running = The match has already started. Add bots before the next one; I play for anyone who's away in any case.
cast-pip = a chick. Pecks at whatever glitters.
cast-clover = a calf. Likes big numbers, because they are big.
cast-dumpling = a piglet. Doesn't mind what lies in front of it.
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

contradiction-too-few = you need at least 2 players
contradiction-too-many = at most { $most } players can play
contradiction-rows = there can be 3, 4 or 5 rows
contradiction-takes = the 5th, 6th or 7th card can take the row
contradiction-empty-hand = everyone needs at least one card
contradiction-cards = { $seats } players with { $hand } cards each and { $rows } rows need { $needed } cards, but there are only { $cards }
contradiction-hand-limit = a hand holds { $limit } cards at most, not { $hand }
contradiction-odd-hand = two cards are played at a time, so a hand of { $hand } would leave one over
contradiction-deal-all = dealing all cards needs a whole deck, and this deck is made to fit the hands
contradiction-draft-rows-stay = rows can't stay in a draft: the cards left over become the rows
contradiction-rows-stay = rows that stay may hold { $kept } cards; that leaves { $left }, and the hands need { $needed }
contradiction-shedding-hand = Shedding and Hand both say where a taken row goes
contradiction-shedding-equal = Shedding can't share a row between two hands, as equal cards would
contradiction-no-games = a match needs at least one game
contradiction-sheets = a tournament of { $seats } has { $seats } games, and no other end
contradiction-other = these parts don't belong to one game

## More of the commands

command-new-variant = Which variant to play (usually classic)
command-variant-choice = { $name }: { $line }
command-new-rows = How many rows (usually 4)
command-new-takes = Which card takes the row: 5th, 6th or 7th (usually 6th)
command-new-hand = How many cards everyone gets (usually 10; 14 in Refined and Hand)
command-new-deal_all = Deal every card of the deck
command-new-virgin = Clean sheet: points double when someone takes no card in a game
command-new-rows_stay = The rows stay on the table for the next game
command-new-shedding = Rows you take go into your hand; the first to get rid of every card ends the game
command-rules-variant = Which variant to explain (usually classic)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-legend = [14] was laid in this turn. Behind each row stand its bull heads.
replay-seat = Seat { $seat }
replay-deal = Game { $game } · dealt
replay-draft = Game { $game } · the draft
replay-open = { $title }, not finished
replay-pool = Still in the pool: { $cards }
replay-played = played
replay-took = took
replay-awaited = { $name } ({ $decision })
# What somebody is awaited for.
replay-awaits-draft = a card to draft
replay-awaits-play = a card to play
replay-awaits-play_or_stop = another card, or none
replay-awaits-row = a row to take
replay-awaits-end = where the card goes
replay-awaits-first = which card goes first
replay-awaits-keep = which cards to keep
replay-awaits-trump = trump
replay-awaits-bid = trump, or a pass
replay-awaits-lead = a lead
replay-awaits-follow = a card to follow
replay-waiting = The record ends here. Awaited: { $names }.
replay-unfinished = The record ends here, before the end of the match.

## The rules of each variant: what differs from the classic game

rules-as-classic = Everything else works as in the classic game (`/{ command } rules`).
rules-tactics =
    { "" }**Just enough cards:** three players use the cards 1 to 34, four use 1 to 44: ten each, and four for the rows.

    So every card you don't see is in someone's hand. Keep count, and in the end you know who holds what.
rules-tactics-example = Two players use the cards 1 to 24. Ada's 9 and Ben's 16 are placed. If you've kept count, you know which cards are still out there.
rules-logic =
    { "" }**No luck of the deal:** the cards 1 to 10 × players + 4 lie open. Take turns picking a card for your hand until everyone has ten. The last four begin the rows, in ascending order.

    You pick from menus in your private message; the table shows what everyone has taken. A different player begins each game.
rules-logic-example = Nobody took 3, 12, 19 and 22, so they began the rows. Everyone knows all the hands. The question is when you play what.
rules-tournament =
    { "" }**Everyone plays every hand:** the first game is Logic, and each hand of ten goes on a sheet. After each game, pass your sheet on and play the next one, with the same four first cards, until everyone has played every sheet.

    For 2 to 5 players; there are as many games as players. At the end you see each sheet and what everyone made of it. The lowest sum wins.
rules-tournament-example = Ada plays 8 and Ben 14 from the sheets they drafted. In the next game they swap sheets, with the same four first cards.
rules-pro =
    { "" }**Rows grow at both ends:** a card goes *behind* a row's last card if it's higher, or *before* its first card if it's lower. The smallest gap at any end of any row decides.

    • Two ends equally near? You choose.
    • Lay the { $nth } card at either end and you take the row; your card starts it anew.
    • If your card fits at neither end of any row, you take a row you choose.

    The pin in the picture shows where a row began.
rules-pro-example = Ada's 5 went before the 7 of row 2: the gap of 2 was the smallest anywhere. Ben's 62 went behind the 60 of the same row: a gap of 2, while the 66 of row 3 is 4 away.
rules-open =
    { "" }**Cards are played face up:** the start player goes first, and everyone sees what was played before. When all have played, the cards are placed as usual, lowest first.

    The next turn begins with the next player. Card 1 isn't in play, so there's room for 9 players. You can't take an open card back.
rules-open-example = Ada played 32. Ben saw that and played 33, to land right behind it.
rules-refined =
    { "" }**Two cards at once:** hands have 14 cards, and each turn everyone picks two in secret. Then the owner of the lowest card not yet placed places both of theirs, and decides which goes first. Then the owner of the lowest card left, and so on. A game has seven turns.

    For 2 to 7 players. In your private message click one card, then the other.
rules-refined-example = Ada owned the lowest card, 13, and placed her 38 first: behind the 37. Then her 13 went behind the 12, before Ben placed his two.
rules-hand =
    { "" }**Taken cards may come back:** hands have 14 cards. Take turns playing one card or two, face up, each placed at once. If you take a row, you decide which of its cards go to your hand and which to your pile. A hand never holds more than 16.

    The game ends after the turn in which someone has no cards left, or more than 20 in their pile. Cards in your pile count their bull heads once, cards in your hand **twice**.
rules-hand-example = Ben's 61 took row 4, with 50 52 55 58 59. He kept the 50 to play it again later, and put the rest on his pile.
rules-double =
    { "" }**Two decks, up to 20 players:** every card is there twice.

    • Equal cards played in the same turn are placed together, as one stack. A stack is one card in the row, but every card in it counts.
    • A card equal to a row's **last** card is laid on it, even when the row is full, and takes nothing.
    • If two players' equal cards take a row, they share its bull heads, halves rounded up. If the cards are too low, whoever comes first after the start player picks the row.
rules-double-example = Ada and Ben both played 32. The two lie on each other behind the 30 and count as one card in the row.
rules-double_pairs =
    { "" }**Nine cards are there twice:** 11, 22, 33, 44, 55, 66, 77, 88 and 99.

    • Equal cards played in the same turn are placed together, as one stack. A stack is one card in the row, but every card in it counts.
    • A card equal to a row's **last** card is laid on it, even when the row is full, and takes nothing.
    • If two players' equal cards take a row, they share its bull heads, halves rounded up.
rules-double_pairs-example = Row 3 was full. Ben's 44 is equal to its last card, so it lies on top, and nobody takes anything.
