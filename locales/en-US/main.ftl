# The texts that belong to no game, in English. A language is a folder beside this one with the same keys;
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
chip-live = { $n } s
chip-relaxed = 1 hour
chip-slow = 24 hours
chip-no-hints = no hints
chip-quiet = quiet
lobby-title = { icon } { game-name } — who's in?
lobby-host = Hosted by **{ $host }**
lobby-end-games = { $n ->
    [one] One game.
   *[other] { $n } games.
}
lobby-pace = { $pace } per move.
lobby-no-hints = No hints.
lobby-quiet = One message that changes, so the channel stays quiet.
lobby-seats = Players { $n }/{ $most }
lobby-seat-host = { $name } (host)
lobby-seat-bot = 🤖 { $name } · { $level } bot
lobby-nobody = Nobody's here yet.
lobby-invited = Another round? { $names }
lobby-more = You need { $missing ->
    [one] one more player
   *[other] { $missing } more players
}. Invite someone, press **{ button-bots }**, or press **{ button-play-now }** to take on { $bots ->
    [one] a bot
    [2] two bots
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
button-rules = Rules
button-tell-me = 🔔 Tell me about the next table
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
button-newer = Back
button-older = More

## Table message

board-first-turn = New game! { $n } cards each. Check your DMs, or press **{ button-hand }**.
waiting-for = ⏳ Waiting for { $names } { $until }
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
line-played-for = ⏰ Out of time: { $names }. I played for them.
line-away = 💤 Away: { $names }. I'm playing for them until they press **{ button-back }** or any card.
line-left = 👋 { $names } left. I'm playing for them now.
line-left-paused = 👋 { $names } left.
line-removed = 👋 { $names } was removed. I'm playing for them now.
line-removed-paused = 👋 { $names } was removed.
line-back = 🙌 { $names } is back.
line-lost = ⚠️ I couldn't post { $n ->
    [one] an earlier update
   *[other] { $n } earlier updates
} of this match.
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Score sheet
sheet-total = total
match-over = 🏆 { $names } won the match with { $score }!
match-over-shared = 🏆 { $names } share the win with { $score } each!
match-over-uncounted = Fewer than two people stayed to the end, so this match doesn't count for the leaderboard.
match-over-void = This match has been declared void, so it doesn't count.
match-over-not-stayed = { $n ->
    [one] { $names } left or missed more than half of the turns, and comes last.
   *[other] { $names } left or missed more than half of the turns, and come last.
}
match-over-people-only = Bots aren't on the leaderboard, but to win you have to beat them, too.
match-ranking-title = Final ranking
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = The whole match as a game record
record-here = The whole match, card by card, as a file. On a computer, `hornochse replay` plays it back.
shared-result = { $result } They played in { $thread }.
shared-result-alone = { $result } A match against bots.
sharing = The result is on its way to the channel. If it doesn't get there, I'm not allowed to post in it.
shared = Done! The result is in the channel.
shared-already = This result has been shared already.
share-elsewhere = You can only share this in a channel of the server where you began the match.
only-players-share = Only someone who played in this match can share it.
end-title = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
end-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
alt-end-place = { $place }. { $name }, { $score }.
column-total = match

## Private hand

time-up = · time's up { $when }
hand-waits-for = Waiting for { $names }.
hand-cards = Your hand: { $cards }
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
hand-paused-not-allowed = The match is paused: I'm not allowed to post in { $channel }. `/{ command } table` there says which permissions I need, and picks the match up once I have them.
hand-paused-gone = The channel is gone, or I was removed from the server, so this match is over. It doesn't count.
hand-away = You were away, so I've been playing for you. Press **{ button-back }** or any card to take over.
hand-left = You left this match. **{ button-back }** brings you back.
hand-where = { $server } · { $channel }
hand-only-yours = Only you see this match. Off the screen? `/{ command } hand` in our direct messages brings it back.
hand-still-open = You're still in this match. `/{ command } leave` ends it, then you can begin another.
hand-still-open-too = You're still in this match. `/{ command } leave` in our direct messages ends it; here it would mean the table in this channel.
hand-stale = That hand is out of date. Here's your current one:
hand-late = Time ran out, so I decided for you. Here's your hand now:
hand-played-for = ⏰ Time ran out, so I decided for you. Miss the next turn too, and a bot plays on until you're back.

## Reminders

reminder = { $names }, your turn! Time's up { $until }.

## Answers to the person who asked

table-opened-thread = Your table is ready: { $thread }
table-there-already =
    This channel already has a table: { $link }
    If it hasn't started, you can still join. `/{ command } table` brings it down here.
table-there-already-chat = This chat already has a table. `/{ command } table` brings it down here.
table-here = Here it is!
not-shown = I couldn't post that here, so nobody else can see it. Use the command again in a moment.
no-table = There's no match in this channel. `/{ command } new` opens a table.
needs-server = That only works on a server I'm on: [add me to one](<{ $link }>), then try again in a channel there. On your own, play right here: `/{ command } solo`.
needs-others = There's no match here. With others, play in a group chat ([install me](<{ $install }>)) or on a server ([add me to one](<{ $link }>)). On your own, play right here: `/{ command } solo`.
external-apps-hidden = Only you would see a table here: on this server, apps that people bring along aren't allowed to post for everybody. [Add me to the server](<{ $link }>), or play in a group chat. Alone you can play right here: `/{ command } solo`.
not-seated = You're not at this table. If it hasn't started, press **{ button-join }**. `/{ command } new` opens one of your own where none is open.
not-seated-running = This match started without you. Join the next one!
already-seated = You're already at this table.
joined-again = Welcome back! You're playing your own cards again.
kicked-out = You were removed from this table, so you can't join it again.
lobby-full = This table is full ({ $most } players).
lobby-full-bots = This table is full ({ $most } players). Some are bots: the host can send one away under “{ button-bots }”.
joined-lobby = You're in!
left-lobby = You left the table.
left-match = You left. I'm playing for you; **{ button-back }** brings you back.
left-match-paused = You left. The match is paused; **{ button-back }** brings you back.
match-running = The match has already started.
match-ended = This match is over.
only-host-start = Only the host (**{ $host }**) or a moderator can start.
only-host-kick = Only the host (**{ $host }**) or a moderator can remove players.
only-host-stop = Only the host (**{ $host }**) or a moderator can stop the match.
only-host-here = Only the host (**{ $host }**) can do that here.
only-host-stop-here = Only the host (**{ $host }**) can stop the match. If nothing happens for an hour, anyone can.
only-players-rematch = Only people who played this match can start a rematch. `/{ command } new` opens a table for everyone.
too-few-players = You need at least { $least } players. Invite someone, or press **{ button-bots }**.
kick-not-here = { $name } isn't at this table.
kicked = I removed { $name } from the table.
kick-self = To leave, use `/{ command } leave`.
stop-ask = Close this table for everyone? A match under way won't count and can't be resumed.
stop-ask-alone = Stop your match against { $names }? It won't count and can't be resumed.
stopped = Done. It's closed.
next-not-yet = This match isn't over yet.
old-button = That button is out of date. `/{ command } table` shows the current one.
old-version = That's from another version of me. `/{ command } table` shows the table, `/{ command } hand` your cards.
leave-ask = Really want to go? I'll play for you, and you can come back.
leave-ask-rests = Really want to go? The match pauses then, and you can come back.
leave-ask-ends = Really want to go? The match ends then, and it won't count.
too-often = One moment! Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
options-exclude = Pick one: `{ $one }` or `{ $other }`. They don't go together.
cannot-save = I'm having trouble saving that. Look again in a moment, and try once more if it didn't work.
out-of-order = Something went wrong on my end. Try again in a moment.
table-came-to-nothing = I was interrupted while I was setting up a table here, so there isn't one. Open another whenever you like.
missing-permissions = I need { $n ->
    [one] one more permission
   *[other] more permissions
} in this channel: { $names }. Someone who manages the server can grant { $n ->
    [one] it
   *[other] them
}.
permission-view = View Channel
permission-connect = Connect
permission-locked = Manage Threads (the thread is locked)
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
rules-alt-before = An example of a turn.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

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
command-new-quiet = Keep to one message that changes, instead of a new one { $kind ->
    [sixtysix] each game
   *[nimmt] each turn
    }? (usually as this server says)
command-new-thread = Play in a thread, so that this channel stays quiet
command-solo = Play now, against bots
command-solo-public = Show the match to everyone in this channel? (usually only you see it)
command-solo-level = How strong the bots are, 1 to 9 (usually about as strong as you)
command-table = Show the table again, at the bottom of the channel
command-hand = Show your cards, to you alone
command-hint = { $kind ->
    [sixtysix] What each choice is likely to bring, and why; the result says how often you asked
   *[nimmt] What each of your choices is likely to cost, and why; the result says how often you asked
}
command-join = Sit down at this channel's table, or come back to it
command-leave = Leave; if others play on, a bot plays for you
command-kick = Remove a player (host or moderator)
command-kick-player = The player to remove
command-bots = Add bots or send them away (host or moderator)
command-bots-level = How well they play, 1 to 9 (usually 5)
command-bots-1 = 1: a careful beginner beats it
command-bots-5 = 5: a few evenings' experience
command-bots-9 = 9: as strong as it gets
command-bots-count = How many (usually 1, or all when you send them away)
command-bots-remove = Send them away instead
command-stop = Close this channel's table, or stop its match (host or moderator)
command-rules = The rules in a minute, with a picture
command-tutorial = { $kind ->
    [sixtysix] Learn to play in five tricks, with Pip
   *[nimmt] Learn to play in three turns, with Pip
}
command-help = How to play with me

## The coach: hints, and the review of a match

coach-thinks = I'm still thinking about your last question. One moment!
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … and { $n } more that looked no better.
hint-footer = { $n ->
    [one] You've asked for a hint on 1 decision of this match. The result will say so.
   *[other] You've asked for a hint on { $n } decisions of this match. The result will say so.
}
hint-nothing = There's nothing for you to decide right now.
hint-off-match = This match is played without hints.
hint-off-server = This server plays without hints.
hints-title = Hints asked for
hints-entry = { $name } **{ $n }**
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
review-progress = Looking back at your match… { $percent }%
review-not-all = (You made { $all }: too many for me to look at.)
review-footer = Worked out from what you could see at that moment, if everyone plays well from there.
review-not-over = You can look back at a match once it's over.
review-not-yours = Only people who played this match can look back at it. Join the next one!
match-gone = That match is gone: finished matches are only kept for a while. Its result still counts.

## Variants: the draft, two cards, menus

button-set-up = Settings
button-bots = 🤖 Add a bot

## What is played

variant-double_pairs = Double pairs
variant-double_pairs-line = a second 11, 22, … 99; equal cards are stacked
rules-extras = With { $extras }.

## Setting up

setup-title = Settings
setup-cannot = **These rules can't be combined:**
setup-cannot-seats = **{ $seats } players can't play by these rules:**
setup-only-host = Only the host (**{ $host }**) or a moderator can change the settings.
setup-variant = Variant
setup-extras = Extras
setup-end = End of the match
setup-pace = Time per move
setup-seats = Most players
setup-more = More
setup-back = Back
setup-hints-off = Turn hints off
setup-hints-on = Turn hints on
setup-quiet-on = One message for the whole match
setup-quiet-off = { $kind ->
    [sixtysix] A new message each game
   *[nimmt] A new message each turn
    }
setup-end-own = As usual for this variant
setup-end-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
setup-seats-option = At most { $n } players
cannot-start = { $seats } players can't play by these rules: { $reasons }. Change them under **{ button-set-up }**.
cannot-open = These rules can't be combined: { $reasons }

## Bots

level = level { $level }
solo-level-yours = **Bot level { $level } of 9**, the closest to your solo rating. For another, use `level` with `/{ command } solo`.
solo-level-first = **Bot level { $level } of 9** to begin with. Once you've played a match or two, `/{ command } solo` takes the one nearest to your rating; with `level` you choose.
bots-title = Bots
bots-levels = Bots play at nine levels: a careful beginner beats level 1, and level 9 is as strong as it gets.
bots-about = Bots don't cheat: they see only their own cards.
bots-count = With two or more people, the match counts for the leaderboard.
bots-add = Add a bot…
bots-remove = Remove a bot…
bots-one = + Level { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) sits down: { $line }
bots-went = { $names } left.
bots-full = This table is full.
bots-nobody = There's no such bot at this table.
bots-only-host = Only the host (**{ $host }**) or a moderator can add or remove bots.
bots-running = The match has already started. Bots can come or go before the next one; I play for anyone who's away anyway.
cast-pip = a chick. Pecks at whatever glitters.
cast-clover = a calf. Likes big numbers, because they are big.
cast-dumpling = a piglet. Doesn't mind what lies in front of it.
cast-waddle = a duckling. Goes where the last one went.
cast-tuft = a lamb. Looks out of the barn door while the cards are dealt.
cast-burr = a kid. Leaps first, looks later.
cast-berta = a cow. Chews every card twice.
cast-gander = a goose. { $kind ->
    [sixtysix] Guards every trump.
   *[nimmt] Guards the shortest row.
}
cast-mortimer = a donkey. Stubborn, but he can count.
cast-henrietta = a hen. { $kind ->
    [sixtysix] Never puts all her eggs in one suit.
   *[nimmt] Never puts all her eggs in one row.
}
cast-truffle = a sow. { $kind ->
    [sixtysix] Can smell a marriage a mile off.
   *[nimmt] Can smell a full row a mile off.
}
cast-rumble = a sheepdog. Knows where every card wants to go.
cast-olga = an owl. Has seen every card before.
cast-renata = a fox. Counts your cards as well as her own.
cast-corvin = a raven. Remembers what you played an hour ago.
cast-magnus = an ox. Slow to speak, hard to move.
cast-sibyl = a cat. { $kind ->
    [sixtysix] Waits until you lead your ten.
   *[nimmt] Waits behind the fifth card until you play the sixth.
}
cast-ignatius = a billy goat. Calculates in his sleep.

## Why rules contradict each other

contradiction-too-few = you need at least 2 players
contradiction-too-many = at most { $most } players can play
contradiction-other = these parts don't belong to one game

## More of the commands

command-new-variant = Which variant to play (usually classic)
command-variant-choice = { $name }: { $line }
command-new-deal_all = Deal the whole deck, as far as it goes round evenly
command-new-rows_stay = The rows stay on the table for the next game
command-rules-variant = Which variant to explain (usually classic)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-seat = Seat { $seat }
replay-deal = Game { $game } · dealt
replay-draft = Game { $game } · the draft
replay-open = { $title }, not finished
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
rules-double_pairs =
    { "" }**Nine cards are there twice:** 11, 22, 33, 44, 55, 66, 77, 88 and 99.

    • Equal cards played in the same turn are placed together, as one stack. A stack is one card in the row, but every card in it counts.
    • A card equal to a row's **last** card is laid on it, even when the row is full, and takes nothing.
    • If two players' equal cards take a row, they share its bull heads, halves rounded up. If the cards are too low, the one who comes first, counting from the start player, picks the row.
rules-double_pairs-example = Row 3 was full. Ben's 44 is equal to its last card, so it lies on top, and nobody takes anything.
