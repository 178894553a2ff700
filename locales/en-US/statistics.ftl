# Somebody's statistics: a picture, a few lines, and buttons.

## The commands

command-me = Your matches here in numbers, your rating and your achievements
command-stats = Somebody's matches here in numbers
command-stats-user = Whose

## The message

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **Variants:** { $variants }
stats-variant = { $variant } { $n } ({ $wins } won)
stats-own-rules = rules of their own
stats-favourite-row = **Favorite row to take:** row { $row }, { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
stats-rows-taken = **Rows taken:** { $sixth } full, { $low } with a card too low ({ $cheapest } of them the cheapest there was). The most expensive cost { $worst ->
    [one] 1 bull head
   *[other] { $worst } bull heads
}.
stats-seven-and-clean = **The 55:** { $seven ->
    [0] never taken
    [one] taken once
   *[other] taken { $seven } times
} · **Clean games:** { $clean }
sixtysix-stats-calls = **Calls:** { $right } right, { $wrong } wrong
sixtysix-stats-closed = **Closed:** { $right } rightly, { $wrong } in vain
sixtysix-stats-marriages = **Marriages:** { $n }
stats-lately = -# Opponents are counted over the last { $n } matches.
stats-met-most = **Met most:** { $name } ({ $n ->
    [one] 1 match
   *[other] { $n } matches
})
stats-beaten = **Best record against:** { $name } ({ $ahead } : { $behind })
stats-beaten-by = **Worst record against:** { $name } ({ $ahead } : { $behind })
stats-other-table = **With other people:** { $n ->
    [one] 1 match
   *[other] { $n } matches
}, { $wins } won
stats-other-solo = **Alone against bots:** { $n ->
    [one] 1 match
   *[other] { $n } matches
}, { $wins } won
stats-outside = Your matches outside of servers. Every server keeps its own count.
stats-button-show = Show everybody
stats-button-solo = Alone against bots
stats-button-table = With other people
stats-none-own = You don't have a match of { game-name } that counts here yet. Let's change that: `/{ command } new` opens a table, and `/{ command } solo` deals you in against bots.
stats-none-outside = You don't have a match of { game-name } that counts outside of servers yet, and every server keeps its own count. Let's change that: `/{ command } solo` deals you in against bots.
stats-none-other = **{ $name }** doesn't have a match of { game-name } that counts here yet. Why not invite them to one? `/{ command } new` opens a table.

## The picture

# A number stands above each of these; there is room for about 16 letters.
stats-tile-matches = { $n ->
    [one] match
   *[other] matches
}
stats-tile-wins = { $n ->
    [one] win ({ $share }%)
   *[other] wins ({ $share }%)
}
stats-tile-average = { $kind ->
    [sixtysix] points a game
   *[nimmt] heads a game
}
stats-tile-streak = { $n ->
    [one] win running
   *[other] wins running
}
stats-tile-longest = best win streak
stats-tile-best-worst = best/worst game
stats-tile-best = best game
stats-chart-rating = Rating
stats-chart-places = Places
stats-chart-scores = { $kind ->
    [sixtysix] Game points a game
   *[nimmt] Bull heads a game
}
stats-chart-rows = Rows taken
sixtysix-stats-games = Games
sixtysix-stats-lost = not won
sixtysix-stats-won = won
