# The leaderboard, seasons, and matches declared void.

## The leaderboard

leaders-title = Ranglijst
leaders-heading = Ranglijst · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window } (sinds { $since })
leaders-order-rating = Op rating
leaders-order-wins = Op gewonnen partijen
leaders-order-share = Op winstpercentage
leaders-order-score = Op { $kind ->
    [sixtysix] spelpunten
   *[nimmt] koeienkoppen
} per spel
leaders-order-matches = Op gespeelde partijen
leaders-window-month = Deze maand
leaders-window-quarter = Dit kwartaal
leaders-window-recent = Laatste 30 dagen
leaders-window-all = Sinds het begin
leaders-played-all = Alle varianten
leaders-played-game = { game-name }: alle varianten
leaders-ladder-table = Met anderen
leaders-ladder-solo = Alleen tegen bots
leaders-menu-order = Volgorde
leaders-menu-window = Periode
leaders-menu-played = Variant
leaders-button-solo = Alleen tegen bots
leaders-button-table = Met anderen
leaders-button-share = Aan iedereen laten zien
leaders-button-mine = Mijn plaats
# Stands between the thousands and the hundreds.
leaders-thousands-sign = .
leaders-percent = { $n }%
leaders-record = { $wins } van { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
} gewonnen ({ $share })
# Hetzelfde in een plaatje, met plaats voor zo'n 30 letters.
leaders-note = { $wins } van { $matches } gewonnen ({ $share })
leaders-average = gemiddeld { $n } { $kind ->
    [sixtysix] spelpunten
   *[nimmt] koeienkoppen
} per spel
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = { $place }. { $name }: { $record }
leaders-mine = **Jij staat op plaats { $place }** · { $record }
leaders-mine-none = Je staat niet op deze lijst.
leaders-page = Pagina { $page } van { $pages }
leaders-empty = Hier is nog geen partij uitgespeeld. `/{ command } new` begint de eerste!
leaders-empty-chosen = Bij deze keuze is hier geen partij uitgespeeld.
leaders-empty-rated = Bij deze keuze heeft nog niemand een rating. Daar is een uitgespeelde partij van minstens { $turns } { $kind ->
    [sixtysix] slagen
   *[nimmt] beurten
} voor nodig.
leaders-footer-rating = De onderkant van de rating telt, zodat niemand alleen door geluk bovenaan staat. “?” betekent: te weinig partijen om het zeker te weten. Partijen van minstens { $turns } { $kind ->
    [sixtysix] slagen
   *[nimmt] beurten
} tellen mee, alle varianten samen.{ $ladder ->
    [solo] {""}
   *[table] {" "}Wie opstapt of meer dan de helft van de partij weg is, eindigt als laatste.
}
leaders-footer-wins = Op volgorde van gewonnen partijen, dan winstpercentage, dan { $kind ->
    [sixtysix] spelpunten
   *[nimmt] koeienkoppen
} per spel. Een gedeelde winst telt voor iedereen die meedeelt.
leaders-footer-few = Wie minder dan { $few } partijen heeft, staat onderaan. Een gedeelde winst telt voor iedereen die meedeelt.
leaders-footer-few-games = Alleen spellen om { $kind ->
    [sixtysix] spelpunten
   *[nimmt] koeienkoppen, met het gewone aantal kaarten,
} tellen. Wie er minder dan { $few } heeft, staat onderaan.
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] Partijen die zijn afgelopen, ook voor wie eerder wegging.{" "}
}Een gedeelde winst telt voor iedereen die meedeelt.

## The end of a match

match-over-solo = Een partij tegen bots: die telt voor de soloranglijst.
leaders-change-title = Ranglijst van de server
leaders-change-title-solo = Soloranglijst
leaders-change-new = **{ $place }.** { $name } · nieuw!
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · was nr. { $before }
leaders-change-unrated = Plaatsen op gewonnen partijen: deze partij was te kort voor de ratings.

## The commands

command-leaderboard = Wie het best speelt op deze server
command-leaderboard-variant = Alleen partijen van deze variant
command-void = Verklaar een partij ongeldig, of herstel hem (serverbeheer)

## Matches declared void

void-title = Partij ongeldig verklaren
void-intro = Kies een partij. Voordat er iets gebeurt, vraag ik het nog een keer. Een ongeldige partij telt niet voor winst en ratings, alsof hij nooit is gespeeld.
void-menu = Kies een partij…
void-option = ONGELDIG · { $names }
void-own-rules = eigen regels
void-age-minutes = { $n ->
    [one] 1 minuut geleden
   *[other] { $n } minuten geleden
}
void-age-hours = { $n ->
    [one] 1 uur geleden
   *[other] { $n } uur geleden
}
void-age-days = { $n ->
    [one] 1 dag geleden
   *[other] { $n } dagen geleden
}
void-seat = • { $name } · { $score }
void-ask = **Deze partij ongeldig verklaren?** Winst en ratings worden alsof hij nooit is gespeeld. Je kunt hem later herstellen.
void-declared = **Deze partij is ongeldig.** { $when } zo verklaard door { $by }.
void-restored = **Hersteld.** De partij telt weer mee.
void-button-declare = Ongeldig verklaren
void-button-restore = Herstellen
void-button-back = Terug naar de lijst
void-button-newer = Nieuwer
void-button-older = Ouder
void-only-manager = Alleen wie de server beheert, kan partijen ongeldig verklaren.
void-gone = Die partij is er hier niet meer.
