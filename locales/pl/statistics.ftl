# Somebody's statistics in Polish: a picture, a few lines, and buttons.

## The commands

command-me = Twoje partie w liczbach, twój ranking i twoje osiągnięcia
command-stats = Czyjeś partie na tym serwerze w liczbach
command-stats-user = Czyje

## The message

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **Warianty:** { $variants }
stats-variant = { $variant } { $n } (wygrane: { $wins })
stats-own-rules = własne zasady
stats-favourite-row = **Ulubiony rząd do brania:** rząd { $row }, { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } raza
}
stats-rows-taken = **Wzięte rzędy:** pełne { $sixth }, za niską kartą { $low } (w tym najtańsze na stole: { $cheapest }). Cena najdroższego: { $worst }.
stats-seven-and-clean = **Karta 55:** { $seven ->
    [0] ani razu
    [one] wzięta raz
    [few] wzięta { $seven } razy
    [many] wzięta { $seven } razy
   *[other] wzięta { $seven } raza
} · **Czyste rozdania:** { $clean }
sixtysix-stats-calls = **Wołanie „koniec!”:** słusznie { $right }, za wcześnie { $wrong }
sixtysix-stats-closed = **Zamknięcia talonu:** udane { $right }, na darmo { $wrong }
sixtysix-stats-marriages = **Meldunki:** { $n }
stats-lately = -# Spotkania liczą się z ostatnich { $n } partii.
stats-met-most = **Najczęściej przy stoliku:** { $name } ({ $n ->
    [one] 1 partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
})
stats-beaten = **Najlepszy bilans przeciwko:** { $name } ({ $ahead } : { $behind })
stats-beaten-by = **Najgorszy bilans przeciwko:** { $name } ({ $ahead } : { $behind })
stats-other-table = **Z ludźmi:** { $n ->
    [one] 1 partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}, wygrane: { $wins }
stats-other-solo = **Solo z botami:** { $n ->
    [one] 1 partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}, wygrane: { $wins }
stats-outside = Twoje partie poza serwerami. Każdy serwer liczy osobno.
stats-button-show = Pokaż wszystkim
stats-button-solo = Solo z botami
stats-button-table = Z ludźmi
stats-none-own = Nie masz tu jeszcze partii, która się liczy ({ game-name }). Da się to zmienić: `/{ command } new` otwiera stolik, a `/{ command } solo` od razu sadza cię do gry z botami.
stats-none-outside = Poza serwerami nie masz jeszcze partii, która się liczy ({ game-name }), a każdy serwer liczy osobno. Da się to zmienić: `/{ command } solo` od razu sadza cię do gry z botami.
stats-none-other = **{ $name }** nie ma tu jeszcze partii, która się liczy ({ game-name }). Może by tak zaprosić? `/{ command } new` otwiera stolik.

## The picture

# A number stands above each of these; there is room for about 16 letters.
stats-tile-matches = { $n ->
    [one] partia
    [few] partie
    [many] partii
   *[other] partii
}
stats-tile-wins = { $n ->
    [one] wygrana ({ $share }%)
    [few] wygrane ({ $share }%)
    [many] wygranych ({ $share }%)
   *[other] wygranej ({ $share }%)
}
stats-tile-average = { $kind ->
    [sixtysix] pkt na rozdanie
   *[nimmt] byka na rozdanie
}
stats-tile-streak = { $n ->
    [one] wygrana z rzędu
    [few] wygrane z rzędu
    [many] wygranych z rzędu
   *[other] wygranej z rzędu
}
stats-tile-longest = najdłuższa seria
stats-tile-best-worst = rekord i wpadka
stats-tile-best = najlepszy wynik
stats-chart-rating = Ranking
stats-chart-places = Miejsca
stats-chart-scores = { $kind ->
    [sixtysix] Punkty na rozdanie
   *[nimmt] Byki na rozdanie
}
stats-chart-rows = Wzięte rzędy
sixtysix-stats-games = Rozdania
sixtysix-stats-lost = niewygrane
sixtysix-stats-won = wygrane
