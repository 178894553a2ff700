# The leaderboard, seasons, and matches declared void, in Polish: leaderboard = klasyfikacja, rating = ranking.

## The leaderboard

leaders-title = Klasyfikacja
leaders-heading = Klasyfikacja · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window } (od { $since })
leaders-order-rating = Według rankingu
leaders-order-wins = Według wygranych
leaders-order-share = Według odsetka wygranych
leaders-order-score = Według { $kind ->
    [sixtysix] punktów
   *[nimmt] byków
} na rozdanie
leaders-order-matches = Według liczby partii
leaders-window-month = Ten miesiąc
leaders-window-quarter = Ten kwartał
leaders-window-recent = Ostatnie 30 dni
leaders-window-all = Od początku
leaders-played-all = Wszystkie warianty
leaders-played-game = { game-name }: wszystkie warianty
leaders-ladder-table = Z ludźmi
leaders-ladder-solo = Solo z botami
leaders-menu-order = Kolejność
leaders-menu-window = Okres
leaders-menu-played = Wariant
leaders-button-solo = Solo z botami
leaders-button-table = Z ludźmi
leaders-button-share = Pokaż wszystkim
leaders-button-mine = Moje miejsce
# Stands between the thousands and the hundreds: a space that does not break.
leaders-thousands-sign = { " " }
leaders-percent = { $n }%
leaders-record = { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
} w { $matches ->
    [one] 1 partii
    [few] { $matches } partiach
    [many] { $matches } partiach
   *[other] { $matches } partii
} ({ $share })
# The same in a picture, where there is room for about 30 letters.
leaders-note = wygrane: { $wins } z { $matches } ({ $share })
# The number has tenths, so what is counted stands in the genitive singular.
leaders-average = { $n } { $kind ->
    [sixtysix] punktu
   *[nimmt] byka
} na rozdanie
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = { $place }. { $name }: { $record }
leaders-mine = **Twoje miejsce: { $place }** · { $record }
leaders-mine-none = Nie ma cię na tej liście.
leaders-page = Strona { $page } z { $pages }
leaders-empty = Nikt tu jeszcze nie dograł partii do końca. `/{ command } new` otworzy pierwszą!
leaders-empty-chosen = Nie ma tu skończonej partii, która by do tego pasowała.
leaders-empty-rated = Nikt, kto by do tego pasował, nie ma jeszcze rankingu. Potrzebna jest dograna partia na co najmniej { $turns } { $kind ->
    [sixtysix] lew
   *[nimmt] tur
}.
leaders-footer-rating = Liczy się dolna granica rankingu, żeby samo szczęście nikogo nie wyniosło na szczyt. „?” znaczy: za mało partii, żeby mieć pewność. Liczą się partie na co najmniej { $turns } { $kind ->
    [sixtysix] lew
   *[nimmt] tur
}, wszystkie warianty razem.{ $ladder ->
    [solo] {""}
   *[table] {" "}Kto odchodzi albo opuszcza ponad połowę partii, jest na końcu.
}
leaders-footer-wins = Najpierw liczą się wygrane, potem ich odsetek, potem { $kind ->
    [sixtysix] punkty
   *[nimmt] byki
} na rozdanie. Wspólna wygrana liczy się każdemu.
leaders-footer-few = Kto ma mniej niż { $few } partii, stoi na końcu. Wspólna wygrana liczy się każdemu.
leaders-footer-few-games = Uwzględniam tylko rozdania liczone w { $kind ->
    [sixtysix] punktach
   *[nimmt] bykach, ze zwykłą liczbą kart
}. Kto ma ich mniej niż { $few }, stoi na końcu.
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] Liczą się zakończone partie, także te, z których ktoś wyszedł przed końcem.{" "}
}Wspólna wygrana liczy się każdemu.

## The end of a match

match-over-solo = Partia przeciw botom: liczy się do klasyfikacji solo.
leaders-change-title = Klasyfikacja serwera
leaders-change-title-solo = Klasyfikacja solo
leaders-change-new = **{ $place }.** { $name } · debiut!
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · przedtem { $before }.
leaders-change-unrated = Miejsca według wygranych: na ranking ta partia była za krótka.

## The commands

command-leaderboard = Kto na tym serwerze gra najlepiej
command-leaderboard-variant = Tylko partie w tym wariancie
command-void = Unieważnij partię albo ją przywróć (dla zarządzających serwerem)

## Matches declared void

void-title = Unieważnij partię
void-intro = Wybierz partię. Zanim coś się stanie, zapytam. Unieważniona partia nie liczy się ani do wygranych, ani do rankingu, jakby jej nigdy nie było.
void-menu = Wybierz partię…
void-option = NIEWAŻNA · { $names }
void-own-rules = własne zasady
void-age-minutes = { $n ->
    [one] minutę temu
    [few] { $n } minuty temu
    [many] { $n } minut temu
   *[other] { $n } minuty temu
}
void-age-hours = { $n ->
    [one] godzinę temu
    [few] { $n } godziny temu
    [many] { $n } godzin temu
   *[other] { $n } godziny temu
}
void-age-days = { $n ->
    [one] dzień temu
    [few] { $n } dni temu
    [many] { $n } dni temu
   *[other] { $n } dnia temu
}
void-seat = • { $name } · { $score }
void-ask = **Unieważnić tę partię?** Wygrane i rankingi będą takie, jakby jej nigdy nie było. Później możesz ją przywrócić.
void-declared = **Ta partia jest nieważna.** Decyzja: { $by }, { $when }.
void-restored = **Przywrócona.** Ta partia znowu się liczy.
void-button-declare = Unieważnij
void-button-restore = Przywróć
void-button-back = Z powrotem do listy
void-button-newer = Nowsze
void-button-older = Starsze
void-only-manager = Unieważniać partie może tylko ktoś, kto zarządza serwerem.
void-gone = Tej partii już tu nie ma.
