# The deal of the day: everybody is dealt the same cards, once a day.

command-daily = Today's deal: everyone gets the same cards against { $kind ->
    [sixtysix] the same bot
   *[nimmt] the same bots
}, one try each

button-daily-too = Play it yourself
button-daily-today = Today's deal
button-daily-week = This week
button-daily-last-week = Last week

daily-title = Deal of the day · { $date }
daily-welcome =
    { "" }**Everyone gets these cards today,** against { $kind ->
        [sixtysix] the same level 9 bot
       *[nimmt] the same level 9 bots
    }: { $bots }.
    You have **one try** at them: { $kind ->
        [sixtysix] one game, and every game point counts
       *[nimmt] ten turns, and fewest bull heads is best
    }. Need a break? `/{ command } daily` brings you back here.
daily-outside = Your first choice decides where it counts. Made here, it counts on no server.
daily-closes = closes { $when }
daily-moment = One moment! I'm still busy with what you asked before.
daily-stale = You've played on since then. Here's where you stand:
daily-yesterday = This is yesterday's deal. You can still finish it: it closes { $when }.
daily-today-waits = Today's is waiting for you!
daily-over = That deal is over.
daily-not-begun = You haven't begun that deal. Today's is waiting for you!

## The result. In the channel it must not name a card.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · par { $par }
daily-bot = { $name }: { $n }
daily-better = { $n ->
    [one] { $percent ->
        [100] Better than the one other player here.
       *[other] The one other player here did at least as well.
    }
   *[other] Better than { $percent }% of the { $n } other players here.
}
daily-first-here = You're the first one here to finish this deal.
daily-counts-elsewhere = It doesn't count here: you began it somewhere else.
daily-streak = 🔥 { $n } days in a row
daily-par-later = Par is still being worked out: that's what a level 9 bot { $kind ->
        [sixtysix] scores
       *[nimmt] takes
    } with your cards, on average.
daily-par-about = Par is what a level 9 bot { $kind ->
        [sixtysix] scores
       *[nimmt] takes
    } with your cards, on average.
daily-next = The next deal comes { $when }.
daily-seed = Seed of { $date }: `{ $seed }`. Anyone can check that deal with it.
daily-shared = { icon } **{ $name }** played the deal of the day · { $date }
daily-not-shared = I couldn't post that here, and nothing has changed. Try again in a moment.

## The table of a week

daily-week-title = **Deals of the day** · { $first } to { $last }
daily-mean = { $kind ->
    [sixtysix] { $mean } game points a day
   *[nimmt] { $mean } bull heads a day
}
daily-week-line = **{ $place }.** { $name } · { daily-mean } ({ $days ->
    [one] 1 day
   *[other] { $days } days
})
daily-week-unplaced = – { $name } · { daily-mean } ({ $days ->
    [one] 1 day
   *[other] { $days } days
})
daily-week-empty = Nobody here has finished a deal.
daily-week-footer = { $kind ->
        [sixtysix] Ranked by game points a day
       *[nimmt] Ranked by bull heads a day
    }. To get a place you need { $n ->
    [one] one day
   *[other] { $n } days
}.
