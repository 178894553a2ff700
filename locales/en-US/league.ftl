# Leagues: everyone who signs up gets a duel a week, and there are standings.

command-league = The league of this server: a duel a week, and standings

button-league-join = Join
button-league-leave = Leave
button-league-start = Start the league
button-league-show = Refresh
button-league-weeks = All weeks
button-league-end = End the league
button-league-end-now = End it now
button-league-back = Back
button-league-wins = { $name } wins
button-league-tie = Tie
button-league-neither = Nobody played
button-league-as-played = As played

## The page

league-title = League · { game-name }
league-weeks = { $n ->
    [one] 1 week
   *[other] { $n } weeks
}
league-sign-up =
    Every week I pair you with somebody, someone new as long as that's possible. The two of you play the same deal against { $kind ->
        [sixtysix] the same bot
       *[nimmt] the same bots
    }, each in your own time. A win is worth 1 point and a tie ½. If you don't finish in time, you lose to an opponent who did. If neither of you does, neither gets a point.
    This league lasts { league-weeks }. Someone who manages the server starts it, and you can still join after that.
league-nobody = Nobody has signed up yet.
league-signed-up = **Signed up ({ $n }):** { $names }
league-now = **Week { $week } of { $weeks }** · ends { $until }
league-pairs = ✓ has played. * was set by someone who manages the server.
league-columns = Place, name, points, weeks decided. Ties are broken by the opponents' points.
league-out = No longer drawn: { $names }
league-late = Join now, and you play from next week.
league-bye = free: a win
league-over = **The league is over.** Nobody has scored a point.
league-won = **The league is over.** 🏆 { $n ->
    [one] { $names } wins it!
   *[other] { $names } win it together!
}
league-week = Week { $n }

## What one person is told

league-none = There's no league here. Someone who manages the server opens one with `/{ command } league`.
league-begin =
    { "" }**A new league:** people sign up, and once you start it, I pair everyone up each week. I post one message a week, in this channel: the new pairs and the standings.
    How long should it last?
league-made = The league is open: people can sign up below. **{ button-league-start }** then draws the first week.
league-open-already = There's a league already: `/{ command } league` shows it.
league-gone = This league is gone. `/{ command } league` shows whether there's a new one.
league-full = This league is full, sorry.
league-only-manager = Only someone who manages the server can do that.
league-start = Has everyone signed up? When you start the league, I draw the first week. A week is seven days, counted from that moment.
league-few = It takes at least two people to start a league.
league-started = The league has started!
league-ask-end = End the league now? This week then counts as it stands: whoever hasn't finished loses to an opponent who has.
league-ask-end-early = End the league before it starts? Nobody has played yet, so nobody wins.
league-ended = The league is over.
league-stranger = You aren't in this league. With **{ button-league-join }** you play from next week.
league-not-drawn = You aren't playing this week. If you've joined, you play from next week.
league-last-week = This is the last week, and you aren't playing in it.
league-free = There's nobody left for you to play this week. That counts as a win!
league-correct = Correct a result
league-correct-how = What should it count as?
