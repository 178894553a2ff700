# What the bot says about Sixty-Six. `{ $card }` and the like come as a sign and an index: ♣ Q.

## Small parts

# What is printed on ace, ten, king, queen, jack, nine and eight.
sixtysix-indices = A 10 K Q J 9 8
sixtysix-clubs = Clubs
sixtysix-spades = Spades
sixtysix-hearts = Hearts
sixtysix-diamonds = Diamonds
sixtysix-game-points = { $n ->
    [one] 1 game point
   *[other] { $n } game points
}
sixtysix-card-points = { $n ->
    [one] 1 card point
   *[other] { $n } card points
}
sixtysix-you = You
sixtysix-seat = Seat { $n }

## Table message

sixtysix-heading = **Game { $game } · trick { $trick }**
sixtysix-heading-after = **Game { $game } · after trick { $trick }**
sixtysix-heading-naming = **Game { $game } · naming trump**
sixtysix-waiting-trump = ⏳ { $names } names trump { $until }
sixtysix-waiting-bid = ⏳ { $names } names trump or passes { $until }
sixtysix-points-title = Card points (match)
sixtysix-tricks-title = Tricks (match)
sixtysix-picture-title = Game { $game } · trick { $trick }
sixtysix-picture-trump = { $suit } is trump
sixtysix-picture-undecided = A draw!

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = Drawn for the deal: { $cards }. The highest card deals.
sixtysix-dealt = { $name } deals and turns up **{ $card }**.
sixtysix-dealt-hidden = { $name } deals.
sixtysix-named = { $name } names **{ $suit }** trump.
sixtysix-passed = { $name } passes.
sixtysix-exchanged = { $name } exchanges { $laid } for **{ $took }**.
sixtysix-closed = 🔒 { $name } closes the stock.
sixtysix-calls = 📣 { $name } says: **out!**
sixtysix-calls-match = 📣 { $name } claims **the match!**
sixtysix-leads = { $name } leads **{ $card }**.
sixtysix-leads-marriage = { $name } leads **{ $card }** and declares **{ $n }**.
sixtysix-leads-new-trump = { $name } leads **{ $card }**, declares **{ $n }**, and { $suit } is trump now.
sixtysix-plays = { $name } plays **{ $card }**.
sixtysix-plays-and-takes = { $name } takes it with **{ $card }**: { $n }.
sixtysix-plays-and-takes-last = { $name } takes it with **{ $card }**: { $n }, and { $last } for the last trick.
sixtysix-takes = { $name } takes it: { $n }.
sixtysix-takes-last = { $name } takes it: { $n }, and { $last } for the last trick.
sixtysix-drew-turn-up = { $name } draws the turn-up, { $card }.

sixtysix-over-out = **Game { $game } is over:** { $winners ->
    [one] { $names } has 66 and scores **{ $n }**.
   *[other] { $names } have 66 and score **{ $n }** each.
}
sixtysix-over-wrong = **Game { $game } is over:** { $winners ->
    [one] { $caller } called too early, so { $names } scores **{ $n }**.
   *[other] { $caller } called too early, so { $names } score **{ $n }** each.
}
sixtysix-over-played = **Game { $game } is over:** { $winners ->
    [one] the hands are played out, and { $names } scores **{ $n }**.
   *[other] the hands are played out, and { $names } score **{ $n }** each.
}
sixtysix-over-match = **Game { $game } is over:** { $caller } claimed the match.
sixtysix-over-undecided = **Game { $game } is a draw:** { $carry ->
    [0] nobody scores.
   *[other] nobody scores, and the next winner scores { $carry } more.
}
sixtysix-over-plain = **Game { $game } is over.**
sixtysix-over-plain-wrong = **Game { $game } is over:** { $caller } called too early.
sixtysix-over-against = **Game { $game } is over:** { $caller } has 66, so { $names } score **{ $n }** each.
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = { $n ->
    [one] { $names } is schneider.
   *[other] { $names } are schneider.
}
sixtysix-schwarz = { $names } took no trick: schwarz!
sixtysix-closed-in-vain = Closed in vain!
sixtysix-bid-in-vain = Named trump in vain!
sixtysix-word-schneider = schneider
sixtysix-word-schwarz = schwarz
sixtysix-end-play = 🎬 **Deal of the match:** { $name } scored { $n } in game { $game }.

sixtysix-alt-trick = The trick so far: { $cards }.
sixtysix-is-trump = { $suit } is trump.
sixtysix-no-trump = No trump yet.
sixtysix-never-trump = There's no trump in this game.
sixtysix-all-passed = Everyone passed: no trump, no closing and no going out.
sixtysix-alt-closed = The stock is closed.
sixtysix-alt-stock = Face down: { $n }. Turned up: { $card }.
sixtysix-alt-stock-hidden = Face down: { $n }.
sixtysix-alt-seat = { $name }: { $points } card points, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, { $total }.
sixtysix-alt-seat-hidden = { $name }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, { $total }.

## Private hand

sixtysix-lead = **Your lead** { $until }
sixtysix-follow = **Your turn:** { $card } was led { $until }
sixtysix-name-trump = **Name trump** { $until }
sixtysix-name-or-pass = **Name trump and play alone against the others, or pass** { $until }
sixtysix-really-close = **Close the stock?** Nobody draws any more, everyone has to follow suit, and you have to win: if you don't, { $vain }. { $until }
sixtysix-really-out = **Going out?** You have { $have }, and this trick can bring { $most } at best. If that doesn't make 66, { $lost }. Which card do you lead? { $until }
sixtysix-really-out-enough = **You have { $have }: that's enough.** Which card do you lead? { $until }
sixtysix-really-out-blind = **Going out?** If you don't have 66 after this trick, { $lost }. Which card do you lead? { $until }
sixtysix-really-out-of-match = **Claiming the match:** pick the card you lead. If you haven't reached the target after this trick, you lose the match. { $until }
sixtysix-lost = your opponent scores { $n }
sixtysix-lost-each = the others score { $n } each
sixtysix-lost-all = you score nothing for this game
sixtysix-stock = { $n ->
    [one] 1 card in the stock.
   *[other] { $n } cards in the stock.
}
sixtysix-stock-closed = The stock is closed: { $must }.
sixtysix-stock-drawn = The stock is gone: { $must }.
sixtysix-must = follow suit, or else trump
sixtysix-must-head = follow suit, or else trump, and win the trick if you can
sixtysix-must-suit = follow suit if you can
sixtysix-must-suit-head = follow suit if you can, and win the trick if you can
sixtysix-your-points = You have **{ $n }** of 66.
sixtysix-you-took = 👍 You took { $cards }: **{ $n }**.
sixtysix-they-took = { $name } took { $cards }: { $n }.
sixtysix-button-pass = Pass
sixtysix-button-exchange = Swap { $low } → { $turned }
sixtysix-button-close = Close…
sixtysix-button-close-now = Close the stock
sixtysix-button-stay-open = Keep it open
sixtysix-button-out = Out!
sixtysix-button-not-out = Not out
sixtysix-button-out-of-match = Claim the match!
sixtysix-button-not-out-of-match = Don't claim it
sixtysix-button-and-out = { $card } and out
sixtysix-button-with-marriage = With the marriage
sixtysix-button-without-marriage = Without the marriage

## The tutorial

sixtysix-tutorial-1 =
    { "" }**Hi, I'm Pip! 🐣 Five tricks, and you know the game.**
    66 card points win. An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2, a nine nothing, and that's also how they rank. { $ace } is turned up, so hearts are trump and beat every other suit.

    I lead { $ten-led }. You do hold a spade, but while cards are drawn you **needn't follow suit**. So take my ten with a trump: **{ $jack }**.
sixtysix-tutorial-1-else = 🤔 You may, but my ten is worth taking, and only a trump takes it. Don't spend { $nine }, you'll need it in a moment. Try **{ $jack }**.
sixtysix-tutorial-2 = 🎯 **12 for you!** You drew a card, so did I, and now it's your lead. Before that, a bargain: once you've taken a trick, you may **exchange** the lowest trump for the card turned up. Swap { $nine } for **{ $ace }**.
sixtysix-tutorial-2-else = 🤔 In a moment! First get yourself an ace for a nine: once the stock is gone, it's too late.
sixtysix-tutorial-3 = 💪 **{ $ace }** is yours now, and nothing beats it. Next: you hold { $king } and { $queen }. King and queen of a suit are a **marriage**: lead one, show the other, and you get 20 points at once, 40 in trumps. Lead **{ $queen }**.
sixtysix-tutorial-3-else = 🤔 Not yet: 20 points are waiting. Show your marriage by leading **{ $queen }**; the king you'd rather keep.
sixtysix-tutorial-4 = 💍 **20, and 3 for the trick: 35!** Your hand is strong now, so **close** the stock. Then nobody draws any more, and from now on we both **have to follow suit**, or else trump: no more throwing away what I like. Press **{ sixtysix-button-close }**
sixtysix-tutorial-4-else = 🤔 Hold on: as long as the stock is open, I may trump whatever you lead. Press **{ sixtysix-button-close }** first.
sixtysix-tutorial-5 = 🔒 That's a promise to win, so I ask once more. Two aces and a second trump: go ahead!
sixtysix-tutorial-5-else = 🤔 With a hand like that? Press **{ sixtysix-button-close-now }**.
sixtysix-tutorial-6 = 🔒 **Closed!** Now keep your aces: they're waiting for my tens. Lead your cheapest club, **{ $low }**. I have to follow.
sixtysix-tutorial-6-else = 🤔 Not that one. Lead your cheapest club, **{ $low }**: I have to follow.
sixtysix-tutorial-7 = 😬 { $high } was my only club, so I had to play it: 13 for me. Now I lead { $fat }, and it's you who **must follow suit**: **{ $catcher }** is your only diamond.
sixtysix-tutorial-7-else = 🤔 The stock is closed, so you have to follow suit, even with a trump in hand. Play **{ $catcher }**.
sixtysix-tutorial-8 = 🎉 **21! That makes 56.** Your lead, and { $ace } takes any trick: 56 and 11 are 67. To win on the spot, **say so** with your lead. Press **{ sixtysix-button-out }**
sixtysix-tutorial-8-else = 🤔 Don't wait: say it first. Press **{ sixtysix-button-out }**
sixtysix-tutorial-9 = 📣 And now the card you go out with: **{ $ace }**.
sixtysix-tutorial-9-else = 🤔 Better be sure: nothing beats **{ $ace }**.
sixtysix-tutorial-over =
    { "" }🏆 **77 to 13: you win!** I have fewer than 33, so it counts **2** instead of 1; without a trick of mine it would have been 3. Seven of these game points usually win a match.

    { "" }**That's the whole game!** Want to try it for real, against a level 1 bot?

## The coach

sixtysix-hint-title = What to expect — game { $game }, trick { $turn }
sixtysix-hint-text = What each choice adds to your score in this game on average, less what it adds to the others'. Higher is better. Nobody knows what's hidden, so small differences mean little.
sixtysix-hint-exact = Nothing is hidden any more: what each choice adds to your score in this game, less what it adds to the others', if everyone plays perfectly.
sixtysix-why-enough = You have 66: press **{ sixtysix-button-out }**
sixtysix-why-needs = You need { $n } more.
sixtysix-why-threat = Careful: somebody else needs only { $n } more.
sixtysix-why-sure = sure to take the trick: { $n } so far
sixtysix-why-leaves = gives the trick away: { $n } so far
sixtysix-why-breaks = breaks your marriage in { $suit }
sixtysix-why-taken-by = { $cards } would take it
sixtysix-why-taken-by-or-trump = { $cards } or a trump would take it
sixtysix-why-taken-by-trump = a trump would take it
sixtysix-why-wins = { $n ->
    [one] wins 1 time in 100
   *[other] wins { $n } times in 100
}
sixtysix-review-choice = **{ $when }**, with { $cards }: you chose **{ $chosen }**, worth about { $points } in that game. **{ $better }** was worth about { $more }.
sixtysix-review-exact = **{ $when }**, with { $cards }: you chose **{ $chosen }**, worth { $points } in that game. **{ $better }** was worth { $more }: nothing was hidden any more.
sixtysix-choice-marriage = { $card } with the marriage
sixtysix-choice-out-of-match = { $card } and claim the match
sixtysix-choice-exchange = exchanging
sixtysix-choice-close = closing the stock
sixtysix-choice-trump = { $suit } as trump

## What is played

variant-sixtysix = Classic
variant-rising = Rising
variant-heart_ace = Ace of hearts
variant-bid = Bid
variant-sixtysix-line = the card turned up names trump; with 66 card points you go out
variant-rising-line = forehand names trump; marriages count 20, 40, 60, 80, and each makes its suit trump
variant-heart_ace-line = the player with ♥ A names trump; every marriage counts 20
variant-bid-line = for three: name trump, and you play alone against the other two
sixtysix-summary = **{ $variant }:** { $line }.
sixtysix-for = { $most ->
    [2] For two players.
   *[3] For two or three players.
}
sixtysix-to-points = { $n ->
    [one] The first game point wins the match.
   *[other] { $n } game points win the match.
}
sixtysix-to-card-points = Card points are added up: { $n } end the match.
sixtysix-extra-no-nines = no nines
sixtysix-extra-auto-out = games that end by themselves at 66
sixtysix-extra-must-head = winning the trick if you can
sixtysix-extra-card-points = card points for score
sixtysix-extra-from-memory = points from memory

sixtysix-setup-no-nines = No nines
sixtysix-setup-no-nines-line = 20 cards instead of 24, for two players: a sharper game
sixtysix-setup-auto-out = Out by itself
sixtysix-setup-auto-out-line = A game ends as soon as somebody has 66, without a call
sixtysix-setup-must-head = Head the trick
sixtysix-setup-must-head-line = Once you have to follow suit, you must also win the trick if you can
sixtysix-setup-from-memory = From memory
sixtysix-setup-from-memory-line = Card points aren't shown: everyone counts for themselves
sixtysix-setup-scoring = Scoring
sixtysix-setup-game-points = Game points: 1, 2 or 3 a game
sixtysix-setup-card-points = Card points, all of them
sixtysix-setup-end-game-points = { $n ->
    [one] To the first game point
   *[other] To { $n } game points
}
sixtysix-setup-end-card-points = To { $n } card points

sixtysix-contradiction-bid = only three can bid for trump
sixtysix-contradiction-nines = three players need the nines
sixtysix-contradiction-points = a match can go to at most { $n } points
sixtysix-contradiction-games = a match has at most { $n } games

command-sixtysix = Play Sixty-Six (Sechsundsechzig) in this channel, for two or three
command-new-nines = Play with the nines? (usually yes; without them it's for two)
command-new-auto_out = End a game by itself as soon as somebody has 66, without a call
command-new-must_head = Once you have to follow suit, you must also win the trick if you can
command-new-card_points = Score all card points instead of 1, 2 or 3 game points
command-new-from_memory = Don't show card points: everyone counts for themselves

## Rules and help

rules-sixtysix =
    { "" }**66 card points win a game.** The ace counts 11, the ten 10, the king 4, the queen 3, the jack 2, the nine (with three players the eight, too) nothing, and they rank in that order: the ten beats the king. The card turned up names trump.

    { "" }**Each trick** the leader plays any card. While cards are drawn, you may answer with anything. The highest trump takes the trick, or else the highest card of the suit led. The winner draws first and leads next.

    { "" }**Once the stock is gone, or closed,** you must follow suit; if you can't, you must trump.

    { "" }**When it's your lead,** there's more you can do:
    • **Marriage:** hold K and Q of a suit and lead one of them for 20 points, or 40 in trumps. First you must have taken a trick.
    • **Exchange:** swap the lowest trump for the card turned up, while the stock is open and once you have taken a trick. You can do that when you follow, too.
    • **Out!** Say it with your lead: if you have 66 after the trick, you win. If not, each opponent scores 2. If nobody says it, whoever has 66 at the end wins; if several do, the one of them who took the last trick. If nobody wins, the next win is worth 1 more.

    { "" }**Close** before any lead of yours, and nobody draws any more. But now you have to win, or each opponent scores 3.

    The last trick counts 10 more, unless somebody closed. A win is worth **1**; **2** if the loser has fewer than 33 (*schneider*); **3** if they took no trick (*schwarz*). With three, you score that for each of the others. Usually, seven game points win the match.
rules-sixtysix-example = In the picture, hearts are trump. Ada has taken a trick, so she may declare: she leads ♣ Q and shows ♣ K for 20 points at once. They're hers even if Ben takes the trick.
rules-auto-out = **Not as usual:** nobody says “out!” A game ends with the trick in which someone reaches 66, and they win it.
rules-card-points = **Not as usual:** everyone scores their own card points. Whoever closes, calls or plays alone, and fails, scores none.
rules-claim-match = With any lead you may also **claim the match:** if you've reached its target after the trick, the match is yours. If not, you've lost it.
rules-auto-match = The match ends with the trick that brings someone to its target, even if nobody has 66 in that game.
rules-match-passed = If everyone passes, the match can't end before all nine tricks are played.
rules-rising =
    { "" }**Marriages rise:** nothing is turned up, and forehand names trump after a look at the hand. The first marriage of a game counts 20, the second 40, then 60 and 80, no matter who declares them. Each makes its suit trump from then on. There's nothing to exchange.
rules-rising-example = Ben's marriage in diamonds was the first. Now Ada shows hers in spades: 40, and spades are trump from this lead on.
rules-heart_ace =
    { "" }**The ace of hearts names trump:** nothing is turned up. The player who holds ♥ A names any suit, after the deal or as soon as it's drawn. Until then there's no trump. Every marriage counts 20, and there's nothing to exchange.
rules-heart_ace-example = Ben has just drawn ♥ A, and named spades before Ada's next lead.
rules-bid =
    { "" }**One against two,** for three players: nothing is turned up. From forehand on, everyone names trump or passes. The player who names it plays alone and has to win; the points and tricks of the other two count together. Only the player who named trump may close.

    • You win: you score what the two are worth, from each of them.
    • You don't: each of them scores what you are worth.
    • A wrong call: if it's yours, each of them scores 2. If it's theirs, you score 4.
    • Everyone passes: there's no trump, no closing and no going out. All nine tricks are played, and anyone who alone has 66 wins.
rules-bid-example = Ada passed, and Ben named clubs. Ada leads, and she and Cleo play against him.

help-sixtysix =
    { "" }**New here?** `/{ command } tutorial` takes five tricks. **On your own?** `/{ command } solo` deals you in against a bot right away. `/{ command } rules` explains the game in a minute.

    `/{ command } new` opens a table for two or three. Others press **{ button-join }**, the host presses **{ button-start }**. Your cards come **to you alone**, in a DM or with “{ button-hand }” under the table: click one.

    { "" }**Your cards:** what you may not play is grayed out. A king or queen that declares a marriage says what it's worth. “{ sixtysix-button-out }” and “{ sixtysix-button-close }” ask once more before they count. If you follow with your last card, I play it for you.

    `/{ command } table` brings the table to the bottom of the channel · `hand` shows your cards · `join` and `leave` · `kick`, `bots` and `stop` for the host or a moderator · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Come back tomorrow:** `/{ command } daily` deals everyone the same cards, once a day, and `puzzle` asks everyone the same question. `duel` challenges a friend: the same deal, each in your own time. `league` makes that a weekly fixture, with standings. `me` and `stats` show what matches add up to, `privacy` what I store about you. With `void`, someone who manages the server takes a match out of every count.

    { "" }**A busy channel?** `quiet:True` keeps the match to one message, `thread:True` gives it a thread of its own. `/{ command } solo` is for your eyes only; `public:True` shows it to everyone.

    { "" }**Pace:** `live` gives everyone 45 seconds per move, `relaxed` an hour, `slow` a day. After two thirds of it I remind you once. Against bots alone, take all the time you like.

    { "" }**Out of time?** I play your cheapest card, exchange if you can, and say “out” once you have 66. I never close for you. Miss two turns in a row and you're *away*: a level 5 bot plays for you until you press “{ button-back }” or any card.

    { "" }**Bots** (🤖): press “{ button-bots }” in the lobby, or use `/{ command } bots`. Bots don't cheat: they see only their own cards. A match counts for the leaderboard when at least two people play it to the end.

    { "" }**The coach:** `/{ command } hint` tells you alone what each choice is likely to bring. The result says who asked, and how often. “{ button-review }” under the result shows the choices that cost you most.

## The command `hornochse replay`, in the terminal

sixtysix-replay-points = points
sixtysix-replay-tricks = tricks
