# The leaderboard, seasons, and matches declared void.

## The leaderboard

leaders-title = Leaderboard
leaders-heading = Leaderboard · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window } (since { $since })
leaders-order-rating = By rating
leaders-order-wins = By wins
leaders-order-share = By win rate
leaders-order-score = By { $kind ->
    [sixtysix] game points
   *[nimmt] bull heads
} a game
leaders-order-matches = By matches played
leaders-window-month = This month
leaders-window-quarter = This quarter
leaders-window-recent = Last 30 days
leaders-window-all = All time
leaders-played-all = All variants
leaders-played-game = { game-name }: all variants
leaders-ladder-table = With other people
leaders-ladder-solo = Alone against bots
leaders-menu-order = Ranked
leaders-menu-window = Matches
leaders-menu-played = Variant
leaders-button-solo = Alone against bots
leaders-button-table = With other people
leaders-button-share = Show everybody
leaders-button-mine = My place
# Stands between the thousands and the hundreds.
leaders-thousands-sign = ,
leaders-percent = { $n }%
leaders-record = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} ({ $share })
# The same in a picture, where there is room for about 30 letters.
leaders-note = { $wins } of { $matches } won ({ $share })
leaders-average = { $n } { $kind ->
    [sixtysix] game points
   *[nimmt] bull heads
} a game
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = { $place }. { $name }: { $record }
leaders-mine = **You're #{ $place }** · { $record }
leaders-mine-none = You aren't on this list.
leaders-page = Page { $page } of { $pages }
leaders-empty = No finished matches here yet. `/{ command } new` starts the first!
leaders-empty-chosen = No finished matches here that fit this choice.
leaders-empty-rated = Nobody who fits this choice has a rating yet. It takes a finished match of { $turns } { $kind ->
    [sixtysix] tricks
   *[nimmt] turns
} or more.
leaders-footer-rating = Ranked by the lower end of each rating, so luck alone takes nobody to the top. “?” means too few matches to be sure. Matches of { $turns } { $kind ->
    [sixtysix] tricks
   *[nimmt] turns
} or more count, in all variants together.{ $ladder ->
    [solo] {""}
   *[table] {" "}Anyone who leaves, or is away for over half of a match, comes last.
}
leaders-footer-wins = Ranked by wins, then win rate, then { $kind ->
    [sixtysix] game points
   *[nimmt] bull heads
} a game. A shared win counts for everyone who shares it.
leaders-footer-few = Anyone with fewer than { $few } matches comes last. A shared win counts for everyone who shares it.
leaders-footer-few-games = Only games scored in { $kind ->
    [sixtysix] game points
   *[nimmt] bull heads with the usual number of cards
} count. Anyone with fewer than { $few } of them comes last.
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] Finished matches count, even for those who left early.{" "}
}A shared win counts for everyone who shares it.

## The end of a match

match-over-solo = A match against bots: it counts on the solo leaderboard.
leaders-change-title = Server leaderboard
leaders-change-title-solo = Solo leaderboard
leaders-change-new = **{ $place }.** { $name } · new!
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · was #{ $before }
leaders-change-unrated = Ranked by wins: this match was too short to change ratings.

## The commands

command-leaderboard = Who plays best on this server
command-leaderboard-variant = Only matches of this variant
command-void = Declare a match void, or restore it (server managers)

## Matches declared void

void-title = Declare a match void
void-intro = Choose a match. I'll ask before anything happens. A void match leaves no trace in wins and ratings, as if it had never been played.
void-menu = Choose a match…
void-option = VOID · { $names }
void-own-rules = rules of their own
void-age-minutes = { $n ->
    [one] 1 minute ago
   *[other] { $n } minutes ago
}
void-age-hours = { $n ->
    [one] 1 hour ago
   *[other] { $n } hours ago
}
void-age-days = { $n ->
    [one] 1 day ago
   *[other] { $n } days ago
}
void-seat = • { $name } · { $score }
void-ask = **Declare this match void?** Wins and ratings will be as if it had never been played. You can restore it later.
void-declared = **This match is void.** Declared { $when } by { $by }.
void-restored = **Restored.** The match counts again.
void-button-declare = Declare void
void-button-restore = Restore
void-button-back = Back to the list
void-button-newer = Newer
void-button-older = Older
void-only-manager = Only someone who manages the server can declare matches void.
void-gone = There's no such match here any more.
