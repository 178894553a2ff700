# Leagues: everyone who signs up gets a duel a week, and there's a table.

command-league = The league of this server: a duel a week with someone new, and a table

button-league-join = Join
button-league-leave = Leave
button-league-start = Start the league
button-league-show = Refresh
button-league-weeks = All weeks
button-league-weeks-long = { $n ->
    [one] 1 week
   *[other] { $n } weeks
}
button-league-end = End the league
button-league-end-now = End it now
button-league-back = Back
button-league-wins = { $name } wins
button-league-tie = Tie
button-league-neither = Nobody played
button-league-as-played = As played

## The page

league-title = League · { game-name }
league-sign-up =
    Every week you get a new opponent. The two of you play the same deal against the same bots, each in your own time. A win is a point, a tie is half a point, and whoever doesn't finish in time loses to whoever did.
    The league lasts { $weeks ->
        [one] 1 week
       *[other] { $weeks } weeks
    }. Someone who manages the server starts it; you can still join later.
league-nobody = Nobody has signed up yet.
league-signed-up = { $n ->
    [one] **Signed up:** { $names }
   *[other] **Signed up ({ $n }):** { $names }
}
league-now = **Week { $week } of { $weeks }** · ends { $until }
league-pairs = ✓ has played. * was set by someone who manages the server.
league-columns = Place, name, points, weeks decided. If points are equal, those of the opponents count. Whoever joins now is drawn next week.
league-bye = free: a win
league-over = **The league is over.** Nobody has scored a point.
league-won = **The league is over.** 🏆 { $n ->
    [one] { $names } wins it!
   *[other] { $names } win it together!
}
league-week = Week { $n }

## What one person is told

league-none = There's no league here. Someone who manages the server starts one with `/{ command } league`.
league-begin =
    { "" }**A new league:** people sign up, and once you start it, everyone is paired with someone each week. I post the pairs of the week in this channel, and nothing else.
    How long should it last?
league-made = The league is open, and people can sign up below. Once they have, **{ button-league-start }** draws the first week.
league-open-already = There's a league already: `/{ command } league` shows it.
league-gone = This league is gone. `/{ command } league` shows the present one.
league-full = This league is full, sorry.
league-only-manager = Only someone who manages the server can do that.
league-start = Has everyone signed up? Once you start the league, I draw the first week. Every week has seven days, to the minute.
league-few = It takes at least two people to start a league.
league-started = The league has started!
league-ask-end = End the league now? The week counts as it stands: whoever hasn't finished their duel loses to whoever has.
league-ended = The league is over.
league-stranger = You aren't in this league. **{ button-league-join }** signs you up, and you play from next week.
league-not-drawn = You aren't drawn this week. If you've signed up, you play from next week.
league-free = You have nobody to play with this week, and that's worth a win.
league-correct = Correct a result
league-correct-how = What should it count as?
