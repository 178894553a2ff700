# The deal of the day in Polish: everybody is dealt the same cards, once a day.

command-daily = Rozdanie dnia: dla wszystkich te same karty i { $kind ->
    [sixtysix] ten sam bot
   *[nimmt] te same boty
}, jedna próba

button-daily-too = Zagraj
button-daily-today = Rozdanie dnia
button-daily-week = Ten tydzień
button-daily-last-week = Poprzedni tydzień

daily-title = Rozdanie dnia · { $date }
daily-welcome =
    { "" }**Dziś wszyscy dostają te karty** { $kind ->
        [sixtysix] i tego samego rywala, bota poziomu 9
       *[nimmt] i tych samych rywali, boty poziomu 9
    }: { $bots }.
    Masz **jedną próbę**: { $kind ->
        [sixtysix] jedno rozdanie, a liczy się każdy punkt
       *[nimmt] dziesięć tur, a im mniej byków, tym lepiej
    }. Przerwa? `/{ command } daily` i wracasz tutaj.
daily-outside = Liczy się tam, gdzie wybierzesz pierwszy raz. Tutaj nie liczy się na żadnym serwerze.
daily-closes = zamyka się { $when }
daily-moment = Chwilka! Jeszcze zajmuję się twoją poprzednią prośbą.
daily-stale = To już za tobą. Teraz jest tak:
daily-yesterday = To jeszcze wczorajsze rozdanie. Możesz je dokończyć, koniec { $when }.
daily-today-waits = Dzisiejsze już czeka!
daily-over = To rozdanie już się skończyło.
daily-not-begun = W tym rozdaniu nie ma żadnego twojego ruchu. Dzisiejsze czeka na ciebie!

## The result. In the channel it must not name a card.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · norma { $par }
daily-bot = { $name }: { $n }
daily-better = { $n ->
    [one] { $percent ->
        [100] Lepiej niż jedyna inna osoba, która tu grała.
       *[other] Jedyna inna osoba, która tu grała, wypada co najmniej równie dobrze.
    }
    [few] Lepiej niż { $percent }% z { $n } innych osób tutaj.
    [many] Lepiej niż { $percent }% z { $n } innych osób tutaj.
   *[other] Lepiej niż { $percent }% z { $n } innych osób tutaj.
}
daily-first-here = Nikt przed tobą nie dograł tu tego rozdania.
daily-counts-elsewhere = Tutaj się nie liczy: rozdanie zaczęte gdzie indziej.
daily-streak = 🔥 Dni z rzędu: { $n }
daily-par-later = Norma jeszcze się liczy: to tyle, ile z twoimi kartami { $kind ->
        [sixtysix] zdobywa
       *[nimmt] bierze
    } przeciętnie bot poziomu 9.
daily-par-about = Norma to tyle, ile z twoimi kartami { $kind ->
        [sixtysix] zdobywa
       *[nimmt] bierze
    } przeciętnie bot poziomu 9.
daily-next = Następne rozdanie dnia { $when }.
daily-seed = Ziarno z { $date }: `{ $seed }`. Każdy może z niego sprawdzić to rozdanie.
daily-shared = { icon } **{ $name }** ma za sobą rozdanie dnia · { $date }
daily-not-shared = Nie udało mi się tego tu pokazać i nic się nie zmieniło. Spróbuj za chwilę.

## The table of a week

daily-week-title = **Rozdania dnia** · od { $first } do { $last }
# The mean has tenths, so what is counted stands in the genitive singular.
daily-mean = { $kind ->
    [sixtysix] { $mean } punktu dziennie
   *[nimmt] { $mean } byka dziennie
}
daily-week-line = **{ $place }.** { $name } · { daily-mean } ({ $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
})
daily-week-unplaced = – { $name } · { daily-mean } ({ $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
})
daily-week-empty = Nikt tu nie dograł rozdania dnia.
daily-week-footer = { $kind ->
        [sixtysix] Liczą się punkty na dzień
       *[nimmt] Liczą się byki na dzień
    }. Żeby dostać miejsce, trzeba zagrać co najmniej { $n ->
    [one] jeden dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}.
