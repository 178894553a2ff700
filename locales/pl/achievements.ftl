# Achievements in Polish: for fun. In the title of each there is a joke; below it stands what it takes.

achievements-title = Osiągnięcia: { $n } z { $all }
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# Small and grey: what there still is to be earned.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = { $n ->
    [one] -# 🔒 … i jedno tajne.
    [few] -# 🔒 … i { $n } tajne.
    [many] -# 🔒 … i { $n } tajnych.
   *[other] -# 🔒 … i { $n } tajnego.
}
# At the end of a match, in a line; each entry is one of those below.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }: { $titles }
achievement-title-clean = Czyste konto
achievement-how-clean = całe rozdanie bez ani jednego rzędu (7 tur lub więcej)
achievement-title-seven-heads = Siedem za jednym zamachem
achievement-how-seven-heads = wzięta karta 55, ze wszystkimi siedmioma bykami
achievement-title-three-rows = Rząd za rzędem
achievement-how-three-rows = pełny rząd wzięty w trzech turach po kolei
achievement-title-last-to-first = Czarny koń
achievement-how-last-to-first = w połowie samotnie na ostatnim miejscu, a na koniec na pierwszym (4 rozdania lub więcej, 3 lub więcej osób)
achievement-title-whole-herd = Król rancza
achievement-how-whole-herd = 30 byków albo więcej wziętych w jednym rozdaniu
achievement-title-same-row = Stały klient
achievement-how-same-row = trzy razy w jednym rozdaniu ten sam rząd
achievement-title-bargains = Łowy na wyprzedaży
achievement-how-bargains = pięć razy w partii za niska karta, i zawsze najtańszy rząd
achievement-title-exactly-enough = Co do byka
achievement-how-exactly-enough = partia zakończona równo z 66 bykami
achievement-title-three-wins = Hat trick
achievement-how-three-wins = trzy wygrane z rzędu w partiach z innymi ludźmi
achievement-title-by-one = O włos
achievement-how-by-one = wygrana o { $kind ->
    [sixtysix] jeden punkt
   *[nimmt] jednego byka
}
achievement-title-beat-hard = Dawid kontra Goliat
achievement-how-beat-hard = wygrana z botem poziomu 9
achievement-title-second-again = Abonament na srebro
achievement-how-second-again = pięć razy z rzędu drugie miejsce w partiach z innymi ludźmi (3 lub więcej osób)
achievement-title-wooden-spoon = Hornochse z dyplomem
achievement-how-wooden-spoon = trzy razy z rzędu ostatnie miejsce w partiach z innymi ludźmi (3 lub więcej osób)
achievement-title-schwarz = Ciemność widzę
achievement-how-schwarz = wygrane rozdanie, w którym ktoś nie ma ani jednej lewy
achievement-title-whitewash = Do zera
achievement-how-whitewash = partia wygrana z 7 punktami lub więcej, w której nikt inny nie ma punktu
achievement-title-double-wedding = Podwójne wesele
achievement-how-double-wedding = dwa meldunki w jednym rozdaniu
achievement-title-locked-up = Pogotowie ślusarskie
achievement-how-locked-up = trzy razy w partii zamknięty talon i za każdym razem wygrana
achievement-title-from-the-brink = Powrót z zaświatów
achievement-how-from-the-brink = wygrana mimo sześciu punktów straty
achievement-title-short-count = Sześćdziesiąt prawie sześć
achievement-how-short-count = wołanie „koniec!” z 64 albo 65 oczkami
