# Het spel van de dag: iedereen krijgt dezelfde kaarten, één keer per dag.

command-daily = Het spel van de dag: voor iedereen { $kind ->
    [sixtysix] dezelfde kaarten en dezelfde bot
   *[nimmt] dezelfde kaarten en bots
}, één poging

button-daily-too = Speel het zelf
button-daily-today = Spel van de dag
button-daily-week = Deze week
button-daily-last-week = Vorige week

daily-title = Spel van de dag · { $date }
daily-welcome =
    { "" }**Iedereen krijgt vandaag deze kaarten,** tegen { $kind ->
        [sixtysix] dezelfde bot van niveau 9
       *[nimmt] dezelfde bots van niveau 9
    }: { $bots }.
    Je hebt **één poging**: { $kind ->
        [sixtysix] één spel, en elk spelpunt telt
       *[nimmt] tien beurten, en hoe minder koeienkoppen, hoe beter
    }. Even pauze? Met `/{ command } daily` ben je hier zo weer terug.
daily-outside = Het telt waar je voor het eerst kiest. Hier telt het op geen enkele server.
daily-closes = sluit { $when }
daily-moment = Momentje! Ik ben nog bezig met wat je net vroeg.
daily-stale = Je bent ondertussen al verder. Zo sta je ervoor:
daily-yesterday = Dit is nog het spel van gisteren. Je kunt het nog uitspelen: het sluit { $when }.
daily-today-waits = Dat van vandaag staat klaar!
daily-over = Dat spel is voorbij.
daily-not-begun = Aan dat spel ben je niet begonnen. Dat van vandaag ligt voor je klaar!

## De uitslag. In het kanaal mag er geen kaart in staan.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · par { $par }
daily-bot = { $name }: { $n }
daily-better = { $n ->
    [one] { $percent ->
        [100] Beter dan de enige andere speler hier.
       *[other] De enige andere speler hier deed het minstens zo goed.
    }
   *[other] Beter dan { $percent }% van de { $n } anderen hier.
}
daily-first-here = Je bent hier de eerste die dit spel heeft uitgespeeld.
daily-counts-elsewhere = Hier telt het niet mee: je bent ergens anders begonnen.
daily-streak = 🔥 { $n } dagen op rij
daily-par-later = Par wordt nog uitgerekend: dat is wat een bot van niveau 9 gemiddeld { $kind ->
        [sixtysix] haalt
       *[nimmt] pakt
    } met jouw kaarten.
daily-par-about = Par is wat een bot van niveau 9 gemiddeld { $kind ->
        [sixtysix] haalt
       *[nimmt] pakt
    } met jouw kaarten.
daily-next = Het volgende spel komt { $when }.
daily-seed = Startgetal van { $date }: `{ $seed }`. Daarmee kan iedereen die kaarten narekenen.
daily-shared = { icon } **{ $name }** speelde het spel van de dag · { $date }
daily-not-shared = Dat kon ik hier niet plaatsen; er is niets veranderd. Probeer het zo nog eens.

## De stand van de week

daily-week-title = **Spellen van de dag** · { $first } tot en met { $last }
daily-mean = { $kind ->
    [sixtysix] { $mean } spelpunten per dag
   *[nimmt] { $mean } koeienkoppen per dag
}
daily-week-line = **{ $place }.** { $name } · { daily-mean } ({ $days ->
    [one] 1 dag
   *[other] { $days } dagen
})
daily-week-unplaced = – { $name } · { daily-mean } ({ $days ->
    [one] 1 dag
   *[other] { $days } dagen
})
daily-week-empty = Hier heeft niemand een spel van de dag uitgespeeld.
daily-week-footer = { $kind ->
        [sixtysix] Het gaat om de spelpunten per dag
       *[nimmt] Het gaat om de koeienkoppen per dag
    }. Voor een plaats heb je { $n ->
    [one] één dag
   *[other] { $n } dagen
} nodig.
