# What the bot says about 6 nimmt! in English: the page, the hand, the variants, the coach.

## Small parts

bull-heads = { $n ->
    [one] 1 bull head
   *[other] { $n } bull heads
}

## Lobby

chip-sheets = every sheet
lobby-end-points-shedding = Play until someone passes { $points } cards.
lobby-end-points = Play until someone passes { $points } bull heads.
lobby-end-sheets = Play every sheet once.
button-on = Go on
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Row { $row }: { $cards } · { $cost }
button-end-left = { $card } before { $next } in row { $row }
button-end-right = { $card } behind { $next } in row { $row }
button-enough = Stop here
button-first = { $card } first

## Table message

board-heading = **Game { $game } · turn { $turn }**
board-heading-after = **Game { $game } · after turn { $turn }**
board-heading-draft = **Game { $game } · the draft**
waiting-row = ⏳ **{ $card }** is too low for every row. { $names } picks a row to take { $until }
waiting-other = ⏳ Waiting for { $names } to decide { $until }
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
line-doubled = Someone took nothing at all, so this game counts double!
points-title = Bull heads: this game (match)
game-over = **Game { $game } is over.** Fewest bull heads: { $names } with { $points }.
game-over-shedding = **Game { $game } is over.** Fewest cards left: { $names } with { $points }.
end-worst = Worst take
end-lucky = { $name } had the luck: cards about { $n } better than average
end-unlucky = { $name } had no luck: cards about { $n } worse than average
end-play-trap = 🎬 **Play of the match:** { $name } filled row { $row } with the { $card }, and { $victim } walked right into it: { $bulls }.
end-play-clean = 🎬 **Run of the match:** { $name } took nothing for { $n } turns in a row.
alt-end-worst = Worst take: { $name } with { $cards }, { $bulls }.
game-title = Game { $game } · turn { $turn }
game-title-only = Turn { $turn }
column-points = game
picture-goal-points = ends above { $points }
picture-goal-games = { $n ->
    [one] one game
   *[other] { $n } games
}
alt-row = Row { $row }: { $cards } ({ $bulls }).
alt-row-empty = Row { $row }: empty.

## Private hand

hand-choose = **Pick a card** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = game { $game }, turn { $turn }
hand-when-only = turn { $turn }
hand-chosen = **You play { $card }.** You can still change your mind.
hand-row = **Your { $card } is too low for every row.** Pick the row you take; your card starts a new row { $until }
hand-end = **Your { $card } fits equally well in two places.** Pick one { $until }
hand-first = **Which of your two cards goes first?** { $until }
hand-draft = **Pick a card for your hand** { $until }
hand-one-or-two = **Play another card, or stop here** { $until }
hand-keep = **Which of these cards go back to your hand?** { $until }
hand-wait = Nothing for you to do right now.

## What the turn brought: in the private message

news-full = 💥 Your **{ $card }** was the { $nth } card of row { $row }: **+{ $n }** { $unit }
news-low = 💥 Your **{ $card }** was too low. You took row { $row }: **+{ $n }** { $unit }
news-nowhere = 💥 Your **{ $card }** didn't fit anywhere. You took row { $row }: **+{ $n }** { $unit }
news-safe = 👍 Your **{ $card }** is safe in row { $row }.
news-place = You're { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats } with { $total }.
line-calm = 😌 Every card fits. Nobody takes a row.

## Rules and help

rules-text =
    Cards run from 1 to 104, and each has **bull heads**: 55 has 7; 11, 22, 33 … have 5; 10, 20, 30 … have 3; 5, 15, 25 … have 2; the rest have 1. You don't want them.

    { "" }**Each turn** everyone picks a card in secret. Then all cards are revealed and placed, lowest first:
    • A card goes behind the highest last card below it.
    • Lay the { $nth } card of a row and you **take the row**; your card starts a new row.
    • Lower than every last card? You **take a row you choose**, and your card starts a new row.

    { $count }
rules-count = When the hands are empty, count your bull heads. { $end } **Fewest** bull heads wins!
rules-count-shedding = Bull heads don't count here. Rows you take go into your hand. As soon as someone has no cards left, count the cards in your hands. { $end } **Fewest** cards wins!
rules-example-usual = The picture shows a game by the usual rules.
rules-usual-sizes = The numbers of cards, rows, turns and players below are the usual ones.
rules-example = In the picture, Ada's 32 went behind the 30, the highest last card below it. Ben's 61 was the sixth card of row 4, behind 50 52 55 58 59: Ben took all five, 13 bull heads, and 61 starts a new row.
rules-end-points = Deal again until someone passes { $points }: then the match ends.
rules-end-games = The match ends after { $n ->
    [one] 1 game
   *[other] { $n } games
}.
rules-end-sheets = The match ends when everyone has played every sheet once.
tutorial-title = Tutorial
tutorial-me = You
tutorial-1 =
    { "" }**Hi, I'm Pip! 🐣 Three turns and you know this game.**
    Everyone plays a card in secret. Then all cards are laid, the lowest first. A card goes **behind the highest last card below it**.

    Your turn: which card will land behind the **41**?
tutorial-2 =
    { "" }**A new table. Careful: row 1 holds five cards.** The player who lays the **sixth card** takes all five. Their bull heads count against you, and fewest wins.

    Play a card that doesn't land in row 1. Or be bold, and see what happens.
tutorial-3 =
    { "" }**The last table. One card left, and it's the 3.** It's lower than every last card, so it fits nowhere. Play it!
tutorial-right = 🎯 Exactly!
tutorial-fine = 🤔 Not behind the 41.
tutorial-safe = 😌 Safe!
tutorial-ouch = 💥 Ouch!
tutorial-you-lay = Your **{ $card }** lands behind the { $last } in row { $row }: the highest last card below it.
tutorial-you-take = Your **{ $card }** is the sixth card of row { $row }. You take { $cards }: **{ $bulls }**. Your card starts a new row.
tutorial-pip-lay = My **{ $card }** lands behind the { $last } in row { $row }.
tutorial-pip-take = But my **{ $card }** is the sixth card of row { $row }. I take { $cards }: **{ $bulls }**. Oh well.
tutorial-low = Too low for every row: **{ $card }** takes a row of your choice. Pick the one that hurts least.
tutorial-end-cheapest = 🎯 Row { $row } for **{ $bulls }**: the cheapest there is. Your { $card } starts a new row.
tutorial-end = Row { $row } costs you **{ $bulls }**. Row 1 was cheaper: look for few bull heads, not for few cards. Your { $card } starts a new row.
tutorial-over = { "" }**That's the whole game!** Want to try it for real, against three level 1 bots?
help-nimmt =
    { "" }**New here?** `/{ command } tutorial` takes three turns. **On your own?** `/{ command } solo` deals you in against three bots right away.

    `/{ command } new` opens a table. Others press **{ button-join }**, the host presses **{ button-start }**. Your cards come **to you alone**, in a DM or with “{ button-hand }” under the table: click one. You can change your mind until everyone has chosen.

    `/{ command } table` brings the table to the bottom of the channel · `hand` shows your cards · `join` and `leave` · `kick`, `bots` and `stop` for the host or a moderator · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Come back tomorrow:** `/{ command } daily` deals everyone the same cards, once a day, and `puzzle` asks everyone the same question. `duel` challenges a friend: the same deal, each in your own time. `league` makes that a weekly fixture, with standings. `me` and `stats` show what matches add up to, `privacy` what I store about you. With `void`, someone who manages the server takes a match out of every count.

    { "" }**A busy channel?** `quiet:True` keeps the match to one message, `thread:True` gives it a thread of its own. `/{ command } solo` is for your eyes only; `public:True` shows it to everyone.

    { "" }**Pace:** `live` gives everyone 90 seconds per move, `relaxed` an hour, `slow` a day. After two thirds of it I remind you once. Against bots alone, take all the time you like.

    { "" }**Out of time?** I play a card for you: the one that fits closest behind a row with room, or else your highest. If you have to take a row, I take the cheapest. Miss two turns in a row and you're *away*: a level 5 bot plays for you until you press “{ button-back }” or any card.

    { "" }**Leaving** a match? You keep your seat, and a bot plays it. The match goes on while two players stay, at least one of them a person.

    { "" }**Bots** (🤖): press “{ button-bots }” in the lobby, or use `/{ command } bots`. Bots don't cheat: they see only their own cards. A match counts for the leaderboard when at least two people play it to the end.

    { "" }**The coach:** `/{ command } hint` tells you alone what each choice is likely to cost, and why. The result says who asked, and how often. “{ button-review }” under the result shows the choices that cost you most, and how lucky the deals were.

## The coach: hints, and the review of a match

hint-title = Bull heads to expect — game { $game }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
    }
hint-title-cards = Cards to expect at the end — game { $game }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
    }
hint-text = From now to the end of this game, if everyone plays well. Lower is better. Nobody knows the other hands, so small differences mean little.
choice-stop = no second card
choice-row = row { $row }
choice-before = before { $next } in row { $row }
choice-behind = behind { $next } in row { $row }
choice-first = { $card } first
choice-keep = keep { $cards }
choice-keep-none = keep none
why-safe = safe for now: nothing fits between { $next } and it
why-safe-before = safe for now: it goes before { $next } in row { $row }
why-safe-at-once = safe: nobody's card comes before it
why-roomy = safe for now: row { $row } has room for { $room ->
    [one] 1 more card
   *[other] { $room } more cards
} before it
why-risky = { $nth } card of row { $row } if someone plays { $out ->
    [one] { $cards } first (it's still out)
   *[other] one of { $cards } first ({ $out } of them are still out)
}
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
review-choice = **{ $when }** ({ $situation }): you chose **{ $chosen }**. **{ $better }** would have saved you about **{ $loss }** { $unit } ({ $less } instead of { $cost } to the end of the game).
review-held = your hand { $cards }
review-to-place = to place { $cards }
review-taken = taken { $cards }
luck-title = **How lucky the deals were**, compared with an average hand:
luck-none = You chose these hands yourselves: no luck involved.
luck-lucky = 🍀 { $name }: { $points } better than average
luck-unlucky = 🌧️ { $name }: { $points } worse than average
luck-even = { $name }: about average
style-title = **Who you played against:**
style-cautious = { $name } plays it safe, close to the end of a row
style-hoarder = { $name } holds on to high cards
style-gambler = { $name } likes rows that are nearly full

## Variants: the draft, two cards, menus

alt-pool = Cards to choose from: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Cards in hand: now (points of the match)
line-nowhere = 💥 **{ $card }** doesn't fit at either end of any row: { $names } takes row { $row } with { $cards } — **{ $bulls }**
tournament-sheet = { $name }'s sheet
tournament-score = { $name } **{ $points }**
hand-nowhere = **Your { $card } doesn't fit at either end of any row.** Pick the row you take; your card starts a new row { $until }
waiting-nowhere = ⏳ **{ $card }** doesn't fit at either end of any row. { $names } picks a row to take { $until }
hand-choose-two = **Pick two cards**, one after the other · { $when } { $until }
hand-second = **{ $card } and which other card?** Click { $card } again to put it back { $until }
menu-cards = Cards { $first } to { $last }
menu-keep = Pick up to { $n } for your hand
button-keep-none = None: all to the pile

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
variant-classic-line = everyone plays a card in secret; lay the { $nth } card of a row and you take it
variant-tactics-line = just enough cards for everyone, so you know what's in play
variant-logic-line = the cards lie open, and you draft your hand
variant-tournament-line = like Logic, then everyone plays every hand once (2 to 5 players)
variant-pro-line = cards go behind a row or before it, wherever the gap is smallest
variant-open-line = cards are played face up, one player after the other
variant-refined-line = two secret cards each, and you decide which goes first
variant-hand-line = one or two open cards; taken cards may go back to your hand, where they count twice
variant-double-line = two decks, up to 20 players; equal cards are stacked
rules-summary = **{ $variant }:** { $line }. Fewest bull heads wins!
rules-summary-shedding = **{ $variant }:** { $line }. Rows you take go into your hand. The first to get rid of every card ends the game; fewest cards wins!
extra-rows = { $n } rows
extra-takes = the { $nth } card taking a row
extra-hand = hands of { $n }
extra-deal-all = the deck dealt out evenly
extra-virgin = *clean sheet* (points double when someone takes nothing)
extra-rows-stay = rows that stay for the next game

## Setting up

setup-rows = Rows
setup-hand = Cards in a hand
setup-virgin = Clean sheet
setup-virgin-line = Points double when someone takes no card in a game
setup-rows-stay = Rows stay
setup-rows-stay-line = The rows stay on the table for the next game
setup-shedding = Shedding
setup-shedding-line = Rows you take go into your hand; get rid of your cards
setup-deal-all = Deal all
setup-deal-all-line = Deal the whole deck, as far as it goes round evenly
setup-rows-option = { $rows } rows, the { $nth } card takes
setup-end-points = Until someone passes { $n } bull heads
setup-end-points-shedding = Until someone passes { $n } cards
setup-hand-own = As usual for this variant
setup-hand-option = { $n } cards

## Why rules contradict each other

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
contradiction-no-points = with so few cards hardly anyone takes a row, and points would never end the match: pick a number of games
contradiction-no-games = a match needs at least one game
contradiction-sheets = a tournament of { $seats } has { $seats } games, and no other end

## More of the commands

command-new-rows = How many rows (usually 4)
command-new-takes = Which card takes the row: 5th, 6th or 7th (usually 6th)
command-new-hand = How many cards everyone gets (usually 10; 14 in Refined and Hand)
command-new-virgin = Clean sheet: points double when someone takes no card in a game
command-new-shedding = Rows you take go into your hand; the first to get rid of every card ends the game

## The command `hornochse replay`, in the terminal

replay-legend = [14] was laid in this turn. Behind each row stand its bull heads.
replay-pool = Still in the pool: { $cards }
replay-played = played
replay-took = took

## The rules of each variant: what differs from the classic game

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
    • Lay the { $nth } card at either end and you take the row; your card starts a new row.
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
    • If two players' equal cards take a row, they share its bull heads, halves rounded up. If the cards are too low, the one who comes first, counting from the start player, picks the row.
rules-double-example = Ada and Ben both played 32. The two lie on each other behind the 30 and count as one card in the row.
