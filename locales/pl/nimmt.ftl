# What the bot says about 6 nimmt! in Polish: the page, the hand, the variants, the coach.
# A card is "karta 55", feminine; a row is "rząd 4". What bull heads count stands in the nominative.

## Small parts

bull-heads = { $n ->
    [one] 1 byk
    [few] { $n } byki
    [many] { $n } byków
   *[other] { $n } byka
}

## Lobby

chip-sheets = wszystkie arkusze
lobby-end-points-shedding = Gramy, aż ktoś przekroczy { $points ->
    [one] { $points } kartę
    [few] { $points } karty
    [many] { $points } kart
   *[other] { $points } karty
}.
lobby-end-points = Gramy, aż ktoś przekroczy { $points ->
    [one] { $points } byka
    [few] { $points } byki
    [many] { $points } byków
   *[other] { $points } byka
}.
lobby-end-sheets = Każdy arkusz gramy raz.
button-on = Dalej
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Rząd { $row }: { $cards } · { $cost }
button-end-left = { $card } przed { $next } w rzędzie { $row }
button-end-right = { $card } za { $next } w rzędzie { $row }
button-enough = Wystarczy
button-first = Najpierw { $card }

## Table message

board-heading = **Rozdanie { $game } · tura { $turn }**
board-heading-after = **Rozdanie { $game } · po turze { $turn }**
board-heading-draft = **Rozdanie { $game } · wybór kart**
waiting-row = ⏳ **{ $card }** jest za niska na każdy rząd. { $names } musi któryś wziąć { $until }
waiting-other = ⏳ Decyduje { $names } { $until }
line-behind = **{ $card }** idzie za { $next } w rzędzie { $row } ({ $names })
line-before = **{ $card }** idzie przed { $next } w rzędzie { $row } ({ $names })
line-on-equal = **{ $card }** ląduje na swojej bliźniaczce w rzędzie { $row } ({ $names })
line-full = 💥 **{ $card }** to { $nth } karta w rzędzie { $row }: { $names } zgarnia { $cards } — **{ $bulls }**
line-full-shared = 💥 **{ $card }** to { $nth } karta w rzędzie { $row }: { $names } zgarniają razem { $cards } — **{ $bulls }**
line-low = 💥 **{ $card }** jest za niska na każdy rząd: { $names } bierze rząd { $row }: { $cards } — **{ $bulls }**
line-low-shared = 💥 **{ $card }** jest za niska na każdy rząd: { $names } biorą razem rząd { $row }: { $cards } — **{ $bulls }**
line-drafted = { $names } wybiera **{ $card }**
line-played = { $names } zagrywa **{ $card }**
line-stopped = { $names } poprzestaje na jednej karcie
line-kept = { $names } zatrzymuje { $cards }
line-kept-none = { $names } nie zatrzymuje niczego
line-unplaced = Jeszcze do położenia: { $cards }
line-unplaced-card = { $card } ({ $name })
line-doubled = Czyste konto! Ktoś nie bierze nic a nic, więc to rozdanie liczy się podwójnie.
points-title = Byki: to rozdanie (partia)
game-over = **Koniec rozdania { $game }.** Najmniej byków: { $names } ({ $points }).
game-over-shedding = **Koniec rozdania { $game }.** Najmniej kart na ręce: { $names } ({ $points }).
end-worst = Najdroższy rząd
end-lucky = { $name } ma szczęście: karty o { $n } lepsze od średniej
end-unlucky = { $name } ma pecha: karty o { $n } gorsze od średniej
end-play-trap = 🎬 **Zagranie partii:** { $name } domyka rząd { $row } kartą { $card }, a { $victim } prosto w to wchodzi: { $bulls }.
end-play-clean = 🎬 **Seria partii:** { $name } przez { $n ->
    [one] { $n } turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} z rzędu nie bierze niczego.
alt-end-worst = Najdroższy rząd: { $name }, { $cards }, { $bulls }.
game-title = Rozdanie { $game } · tura { $turn }
game-title-only = Tura { $turn }
column-points = rozdanie
picture-goal-points = do ponad { $points }
picture-goal-games = { $n ->
    [one] jedno rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdań
   *[other] { $n } rozdania
}
alt-row = Rząd { $row }: { $cards } ({ $bulls }).
alt-row-empty = Rząd { $row }: pusty.

## Private hand

hand-choose = **Którą kartę zagrywasz?** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = rozdanie { $game }, tura { $turn }
hand-when-only = tura { $turn }
hand-chosen = **Zagrywasz { $card }.** Możesz jeszcze zmienić zdanie.
hand-row = **Twoja karta { $card } jest za niska na każdy rząd.** Wybierz, który bierzesz; twoja karta zaczyna go od nowa { $until }
hand-end = **Twoja karta { $card } pasuje równie dobrze w dwa miejsca.** Gdzie ma trafić? { $until }
hand-first = **Która z twoich dwóch kart pierwsza?** { $until }
hand-draft = **Wybierz kartę na rękę** { $until }
hand-one-or-two = **Jeszcze jedna karta czy wystarczy?** { $until }
hand-keep = **Które z tych kart wracają na twoją rękę?** { $until }
hand-wait = Na razie nie masz nic do roboty.

## What the turn brought: in the private message

news-full = 💥 Twoja **{ $card }** to { $nth } karta w rzędzie { $row }: **+{ $n }** { $unit }
news-low = 💥 Twoja **{ $card }** jest za niska. Bierzesz rząd { $row }: **+{ $n }** { $unit }
news-nowhere = 💥 Twoja **{ $card }** nigdzie nie pasuje. Bierzesz rząd { $row }: **+{ $n }** { $unit }
news-safe = 👍 Twoja **{ $card }** leży bezpiecznie w rzędzie { $row }.
news-place = Twoje miejsce: { $place }. z { $seats }, { $total }.
line-calm = 😌 Każda karta pasuje. Nikt nie bierze rzędu.

## Rules and help

rules-text =
    Karty idą od 1 do 104, a na każdej są **byki**: na 55 jest ich 7, na 11, 22, 33 … po 5, na 10, 20, 30 … po 3, na 5, 15, 25 … po 2, na reszcie po jednym. Nie chcesz ich.

    { "" }**W każdej turze** wszyscy w tajemnicy wybierają po karcie. Potem karty się odkrywa i dokłada do rzędów, od najniższej:
    • Karta idzie za najwyższą z ostatnich kart, które są od niej niższe.
    • Twoja to { $nth } karta w rzędzie? **Bierzesz cały rząd**, a twoja karta zaczyna go od nowa.
    • Niższa od wszystkich ostatnich kart? **Bierzesz wybrany rząd**, a twoja karta zaczyna go od nowa.

    { $count }
rules-count = Gdy ręce są puste, policzcie byki. { $end } Wygrywa **najmniej** byków!
rules-count-shedding = Byki się tu nie liczą. Wzięte rzędy trafiają na rękę. Gdy tylko ktoś zostanie bez kart, policzcie karty na rękach. { $end } Wygrywa **najmniej** kart!
rules-example-usual = Obrazek pokazuje grę według zwykłych zasad.
rules-usual-sizes = Poniżej podane są zwykłe liczby kart, rzędów, tur i graczy.
rules-example = Na obrazku 32 Ady idzie za 30, najwyższą z niższych ostatnich kart. 61 Bena to szósta karta w rzędzie 4, za 50 52 55 58 59: Ben zgarnia całą piątkę, czyli 13 byków, a 61 zaczyna rząd od nowa.
rules-end-points = Potem rozdajecie jeszcze raz, aż ktoś przekroczy { $points }: wtedy partia się kończy.
rules-end-games = { $n ->
    [one] Partia to jedno rozdanie
    [few] Partia to { $n } rozdania
    [many] Partia to { $n } rozdań
   *[other] Partia to { $n } rozdania
}.
rules-end-sheets = Partia się kończy, gdy wszyscy zagrają każdym arkuszem.
tutorial-title = Samouczek
tutorial-me = Ty
tutorial-1 =
    { "" }**Cześć, jestem Pip! 🐣 Trzy tury i umiesz grać.**
    Wszyscy w tajemnicy zagrywają po karcie. Potem karty idą na stół, od najniższej. Karta trafia **za najwyższą z ostatnich kart, które są od niej niższe**.

    Twój ruch: która karta wyląduje za **41**?
tutorial-2 =
    { "" }**Nowy stolik. Uwaga: w rzędzie 1 leży już pięć kart.** Kto dołoży **szóstą**, zgarnia całą piątkę. Jej byki to punkty karne, a wygrywa ten, kto ma ich najmniej.

    Zagraj kartę, która nie trafi do rzędu 1. Albo zaryzykuj i zobacz, co będzie.
tutorial-3 =
    { "" }**Ostatni stolik. Została jedna karta, i to akurat 3.** Jest niższa od wszystkich ostatnich, więc nigdzie nie pasuje. Zagraj ją!
tutorial-right = 🎯 Dokładnie!
tutorial-fine = 🤔 Nie za 41.
tutorial-safe = 😌 Bezpiecznie!
tutorial-ouch = 💥 Auć!
tutorial-you-lay = Twoja **{ $card }** ląduje za { $last } w rzędzie { $row }: to najwyższa z niższych ostatnich kart.
tutorial-you-take = Twoja **{ $card }** to szósta karta w rzędzie { $row }. Zgarniasz { $cards }: **{ $bulls }**. Twoja karta zaczyna rząd od nowa.
tutorial-pip-lay = Moja **{ $card }** ląduje za { $last } w rzędzie { $row }.
tutorial-pip-take = A moja **{ $card }** to szósta karta w rzędzie { $row }. Zgarniam { $cards }: **{ $bulls }**. No pięknie.
tutorial-low = **{ $card }** jest za niska na każdy rząd, więc któryś bierzesz. Wybierz ten, który najmniej boli.
tutorial-end-cheapest = 🎯 Rząd { $row }, **{ $bulls }**: taniej się nie da. Twoja { $card } zaczyna go od nowa.
tutorial-end = Rząd { $row }, **{ $bulls }**. Rząd 1 był tańszy: patrz na byki, nie na liczbę kart. Twoja { $card } zaczyna go od nowa.
tutorial-over = { "" }**I to już cała gra!** Masz ochotę na prawdziwą partię, z trzema botami poziomu 1?
help-nimmt =
    { "" }**Pierwszy raz?** `/{ command } tutorial` to tylko trzy tury. **Nikogo nie ma?** `/{ command } solo` od razu sadza cię przy stoliku z trzema botami.

    `/{ command } new` otwiera stolik. Inni klikają **{ button-join }**, gospodarz klika **{ button-start }**. Karty widzisz **tylko ty**, w prywatnej wiadomości albo przez „{ button-hand }” pod stolikiem: kliknij jedną. Póki nie wybiorą wszyscy, możesz zmienić zdanie.

    `/{ command } table` ściąga stolik na dół kanału · `hand` pokazuje twoje karty · `join` i `leave` · `kick`, `bots` i `stop` dla gospodarza i moderatorów · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Wpadnij jutro:** `/{ command } daily` raz dziennie rozdaje wszystkim te same karty, a `puzzle` zadaje tę samą zagadkę. `duel` rzuca komuś wyzwanie: to samo rozdanie, każdy gra, kiedy chce. `league` robi z tego ligę: co tydzień pojedynek. `me` i `stats` pokazują, co się z partii uzbierało, `privacy`, co o tobie przechowuję. Kto zarządza serwerem, przez `void` wykreśla partię ze wszystkich statystyk.

    { "" }**Ruch na kanale?** `quiet:True` mieści partię w jednej wiadomości, `thread:True` daje jej własny wątek. `/{ command } solo` widzisz tylko ty, a z `public:True` wszyscy.

    { "" }**Tempo:** `live` to 90 sekund na ruch, `relaxed` godzina, `slow` cały dzień. Gdy miną dwie trzecie, raz przypomnę. Gdy grasz tylko z botami, nie ma pośpiechu.

    { "" }**Czas minął?** Zagrywam za ciebie: kartę, która najciaśniej pasuje do rzędu z wolnym miejscem, a jeśli takiej nie ma, to najwyższą. Jeśli musisz wziąć rząd, biorę najtańszy. Po dwóch takich turach z rzędu uznaję, że *cię nie ma*: gra za ciebie bot poziomu 5, aż klikniesz „{ button-back }” albo dowolną kartę.

    { "" }**Odchodzisz w trakcie?** Miejsce zostaje twoje, a gra na nim bot. Partia trwa, póki jest w niej dwoje graczy, w tym choć jeden człowiek.

    { "" }**Boty** (🤖): kliknij przed startem „{ button-bots }” albo wpisz `/{ command } bots`. Boty nie oszukują: widzą tylko własne karty. Do klasyfikacji liczy się partia, którą dogra do końca co najmniej dwoje ludzi.

    { "" }**Trener:** `/{ command } hint` powie tylko tobie, ile zapewne kosztuje każdy wybór i dlaczego. W wyniku widać, kto pytał i ile razy. „{ button-review }” pod wynikiem pokazuje twoje najdroższe decyzje i to, komu dopisało szczęście w kartach.

## The coach: hints, and the review of a match

hint-title = Spodziewane byki — rozdanie { $game }{ $turn ->
    [0] { "" }
   *[other] , tura { $turn }
    }
hint-title-cards = Ile kart zapewne zostanie ci na koniec — rozdanie { $game }{ $turn ->
    [0] { "" }
   *[other] , tura { $turn }
    }
hint-text = Od teraz do końca rozdania, jeśli wszyscy grają dobrze. Mniej znaczy lepiej. Cudzych kart nie zna nikt, więc małe różnice mało mówią.
choice-stop = bez drugiej karty
choice-row = rząd { $row }
choice-before = przed { $next } w rzędzie { $row }
choice-behind = za { $next } w rzędzie { $row }
choice-first = najpierw { $card }
choice-keep = zatrzymać { $cards }
choice-keep-none = nie zatrzymywać niczego
why-safe = na razie bezpieczna: między { $next } a nią nic się nie wciśnie
why-safe-before = na razie bezpieczna: idzie przed { $next } w rzędzie { $row }
why-safe-at-once = bezpieczna: żadna inna karta nie trafi tam przed nią
why-roomy = na razie bezpieczna: przed nią w rzędzie { $row } jest miejsce jeszcze na { $room ->
    [one] 1 kartę
    [few] { $room } karty
    [many] { $room } kart
   *[other] { $room } karty
}
why-risky = { $nth } karta w rzędzie { $row }, jeśli ktoś wcześniej zagra { $out ->
    [one] kartę { $cards } (jest jeszcze w grze)
    [few] jedną z kart { $cards } (w grze są jeszcze { $out })
    [many] jedną z kart { $cards } (w grze jest ich jeszcze { $out })
   *[other] jedną z kart { $cards } (w grze jest ich jeszcze { $out })
}
why-risky-several = { $nth } karta w rzędzie { $row }, jeśli wcześniej { $needed ->
    [one] 1 inna osoba zagra
    [few] { $needed } inne osoby zagrają
    [many] { $needed } innych osób zagra
   *[other] { $needed } innej osoby zagra
} { $cards } (w grze jest ich jeszcze { $out })
why-takes = { $nth } karta w rzędzie { $row }: { $cost }
why-takes-unless = { $nth } karta w rzędzie { $row }: { $cost }, chyba że ktoś wcześniej zagra { $cards }
why-equal = ląduje na swojej bliźniaczce w rzędzie { $row } i niczego nie bierze
why-either = pasuje tak samo do rzędu { $row } i rzędu { $other }: wybór należy do ciebie
why-low = za niska na każdy rząd: najtańszy jest rząd { $row } ({ $cost })
why-nowhere = nie pasuje do żadnego rzędu, ani z przodu, ani z tyłu: najtańszy jest rząd { $row } ({ $cost })
why-range = { $from }–{ $to }
why-row = cena: { $cost }
why-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
why-hand = { $n ->
    [one] na ręce zostaje 1 karta
    [few] na ręce zostają { $n } karty
    [many] na ręce zostaje { $n } kart
   *[other] na ręce zostaje { $n } karty
}
why-end-before = potem w rzędzie { $row } jest miejsce jeszcze na { $left ->
    [one] 1 kartę
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } karty
}
why-end-behind = potem w rzędzie { $row } jest miejsce jeszcze na { $left ->
    [one] 1 kartę
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } karty
}
why-draft = odkryte niższe: { $lower }, wyższe: { $higher }
review-choice = **{ $when }** ({ $situation }): twój wybór to **{ $chosen }**. Lepsze było **{ $better }**: mniej o jakieś **{ $loss }** { $unit } ({ $less } zamiast { $cost } do końca rozdania).
review-held = na ręce { $cards }
review-to-place = do położenia { $cards }
review-taken = wzięte { $cards }
luck-title = **Komu sprzyjały karty**, w porównaniu z przeciętną ręką:
luck-none = Te karty wybieraliście sami: szczęście nie miało tu nic do rzeczy.
luck-lucky = 🍀 { $name }: o { $points } lepiej od średniej
luck-unlucky = 🌧️ { $name }: o { $points } gorzej od średniej
luck-even = { $name }: mniej więcej średnia
style-title = **Z kim przyszło ci grać:**
style-cautious = { $name } gra bezpiecznie, blisko końca rzędu
style-hoarder = { $name } trzyma wysokie karty
style-gambler = { $name } lubi prawie pełne rzędy

## Variants: the draft, two cards, menus

alt-pool = Do wyboru: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Karty na ręce: teraz (punkty w partii)
line-nowhere = 💥 **{ $card }** nie pasuje do żadnego rzędu, ani z przodu, ani z tyłu: { $names } bierze rząd { $row }: { $cards } — **{ $bulls }**
tournament-sheet = Arkusz: { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Twoja karta { $card } nie pasuje do żadnego rzędu, ani z przodu, ani z tyłu.** Wybierz, który bierzesz; twoja karta zaczyna go od nowa { $until }
waiting-nowhere = ⏳ **{ $card }** nie pasuje do żadnego rzędu, ani z przodu, ani z tyłu. { $names } musi któryś wziąć { $until }
hand-choose-two = **Wybierz dwie karty**, jedną po drugiej · { $when } { $until }
hand-second = **{ $card } i która jeszcze?** Drugie kliknięcie na { $card } cofa wybór { $until }
menu-cards = Karty od { $first } do { $last }
menu-keep = Na rękę najwyżej { $n }
button-keep-none = Żadna: wszystkie na stosik

## What is played

variant-classic = Klasyka
variant-tactics = Taktyka
variant-logic = Logika
variant-tournament = Turniej
variant-pro = Profi
variant-open = Odkryte
variant-refined = Finezja
variant-hand = Ręka
variant-double = Dubel
variant-classic-line = wszyscy grają w tajemnicy; { $nth } karta w rzędzie bierze cały rząd
variant-tactics-line = kart akurat tyle, ile trzeba, więc wiadomo, co jest w grze
variant-logic-line = karty leżą odkryte, a rękę każdy wybiera sobie sam
variant-tournament-line = jak Logika, potem wszyscy grają każdą ręką po razie (od 2 do 5 graczy)
variant-pro-line = karty idą za rząd albo przed rząd, tam, gdzie różnica jest najmniejsza
variant-open-line = karty zagrywa się odkryte, po kolei
variant-refined-line = każdy gra w tajemnicy dwie karty i decyduje, która pójdzie pierwsza
variant-hand-line = jedna lub dwie odkryte karty; wzięte mogą wrócić na rękę, ale tam liczą się podwójnie
variant-double-line = dwie talie, do 20 graczy; równe karty kładzie się na siebie
rules-summary = **{ $variant }:** { $line }. Wygrywa najmniej byków!
rules-summary-shedding = **{ $variant }:** { $line }. Wzięte rzędy trafiają na rękę. Kto pierwszy pozbędzie się kart, kończy rozdanie; wygrywa najmniej kart!
extra-rows = { $n ->
    [one] { $n } rząd
    [few] { $n } rzędy
    [many] { $n } rzędów
   *[other] { $n } rzędu
}
extra-takes = { $nth } karta bierze
extra-hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
    [many] { $n } kart na ręce
   *[other] { $n } karty na ręce
}
extra-deal-all = cała talia rozdana po równo
extra-virgin = czyste konto (ktoś nie bierze nic: wszystko razy dwa)
extra-rows-stay = rzędy zostają

## Setting up

setup-rows = Rzędy
setup-hand = Karty na ręce
setup-virgin = Czyste konto
setup-virgin-line = Ktoś nie bierze w rozdaniu ani karty: punkty liczą się podwójnie
setup-rows-stay = Rzędy zostają
setup-rows-stay-line = Rzędy zostają na stole na następne rozdanie
setup-shedding = Zrzucanie
setup-shedding-line = Wzięte rzędy trafiają na rękę; pozbądź się kart
setup-deal-all = Cała talia
setup-deal-all-line = Rozdaj całą talię, na ile starczy po równo
setup-rows-option = { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
    [many] { $rows } rzędów
   *[other] { $rows } rzędu
}, { $nth } karta bierze
setup-end-points = Aż ktoś przekroczy { $n ->
    [one] { $n } byka
    [few] { $n } byki
    [many] { $n } byków
   *[other] { $n } byka
}
setup-end-points-shedding = Aż ktoś przekroczy { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
setup-hand-own = Jak zwykle w tym wariancie
setup-hand-option = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}

## Why rules contradict each other

contradiction-rows = rzędów może być 3, 4 albo 5
contradiction-takes = rząd może brać karta 5., 6. albo 7.
contradiction-empty-hand = każdy musi mieć choć jedną kartę
contradiction-cards = graczy: { $seats }, kart dla każdego: { $hand }, rzędów: { $rows }; razem kart: { $needed }, a w talii jest tylko { $cards }
contradiction-hand-limit = kart na ręce może być najwyżej { $limit }, a nie { $hand }
contradiction-odd-hand = zagrywa się po dwie karty, a z { $hand } jedna by została
contradiction-deal-all = całą talię rozdaje się tylko z pełnej talii, a ta jest przycięta do liczby rąk
contradiction-draft-rows-stay = przy wyborze kart rzędy nie mogą zostać: zaczynają je karty, które leżą na końcu
contradiction-rows-stay = rzędy, które zostają, mogą zatrzymać tyle kart: { $kept }; zostaje wtedy { $left }, a na ręce trzeba { $needed }
contradiction-shedding-hand = Zrzucanie i Ręka to dwa różne pomysły na to, gdzie trafia wzięty rząd
contradiction-shedding-equal = przy Zrzucaniu rzędu nie da się podzielić na dwie ręce, a przy równych kartach byłoby trzeba
contradiction-no-points = przy tak małej liczbie kart prawie nikt nie bierze rzędu, a na punkty partia nigdy by się nie skończyła: wybierz liczbę rozdań
contradiction-no-games = partia to co najmniej jedno rozdanie
contradiction-sheets = w turnieju jest tyle rozdań, ilu graczy ({ $seats }), i inaczej się nie kończy

## More of the commands

command-new-rows = Ile rzędów (zwykle 4)
command-new-takes = Która karta bierze rząd: 5., 6. czy 7. (zwykle 6.)
command-new-hand = Ile kart dostaje każdy (zwykle 10; w wariantach Finezja i Ręka 14)
command-new-virgin = Czyste konto: ktoś nie bierze w rozdaniu ani karty, więc punkty liczą się podwójnie
command-new-shedding = Wzięte rzędy trafiają na rękę; rozdanie kończy się, gdy ktoś nie ma już kart

## The command `hornochse replay`, in the terminal

replay-legend = [14] to karta z tej tury. Za każdym rzędem stoi, ile w nim byków.
replay-pool = Jeszcze do wyboru: { $cards }
replay-played = zagrane
replay-took = wzięte

## The rules of each variant: what differs from the classic game

rules-tactics =
    { "" }**Kart akurat tyle, ile trzeba:** we troje gra się kartami od 1 do 34, we czworo od 1 do 44: po dziesięć dla każdego i cztery na rzędy.

    Każdą kartę, której nie widzisz, ktoś więc ma na ręce. Kto liczy, ten pod koniec wie, co u kogo siedzi.
rules-tactics-example = We dwoje gra się kartami od 1 do 24. 9 Ady i 16 Bena już leżą. Kto liczył, ten wie, jakie karty jeszcze się pojawią.
rules-logic =
    { "" }**Bez szczęścia w kartach:** karty od 1 do 10 × liczba graczy + 4 leżą odkryte. Każdy po kolei bierze po jednej na rękę, aż wszyscy mają po dziesięć. Ostatnie cztery zaczynają rzędy, rosnąco.

    Wybierasz w menu swojej prywatnej wiadomości; przy stoliku widać, co kto już ma. Każde rozdanie zaczyna ktoś inny.
rules-logic-example = Kart 3, 12, 19 i 22 nikt nie chciał, więc zaczęły rzędy. Wszystkie ręce są znane. Pytanie tylko, kiedy co zagrasz.
rules-tournament =
    { "" }**Każdy gra każdą ręką:** pierwsze rozdanie to Logika, a każda dziesiątka kart trafia na arkusz. Po rozdaniu oddajesz swój arkusz dalej i grasz następnym, z tymi samymi czterema pierwszymi kartami, aż wszyscy zagrają każdym arkuszem.

    Od 2 do 5 graczy; rozdań jest tyle, ilu graczy. Na koniec widać każdy arkusz i to, co kto z niego wycisnął. Wygrywa najmniejsza suma.
rules-tournament-example = Ada zagrywa 8, a Ben 14, z arkuszy, które ułożyli sobie sami. W następnym rozdaniu zamienią się nimi, a pierwsze cztery karty będą te same.
rules-pro =
    { "" }**Rzędy rosną w obie strony:** karta idzie *za* ostatnią kartę rzędu, jeśli jest wyższa, albo *przed* pierwszą, jeśli jest niższa. Decyduje najmniejsza różnica na którymkolwiek końcu.

    • Dwa końce równie blisko? Wybierasz.
    • Twoja to { $nth } karta, obojętne na którym końcu? Bierzesz rząd, a twoja karta zaczyna go od nowa.
    • Nie pasuje nigdzie, ani z przodu, ani z tyłu? Bierzesz wybrany rząd.

    Pinezka na obrazku pokazuje, od czego rząd się zaczął.
rules-pro-example = 5 Ady idzie przed 7 w rzędzie 2: różnica 2 jest najmniejsza ze wszystkich. 62 Bena idzie za 60 w tym samym rzędzie: też różnica 2, a do 66 w rzędzie 3 brakuje aż 4.
rules-open =
    { "" }**Gra się w otwarte karty:** jedna osoba zaczyna, a każda następna widzi, co już padło. Gdy zagrali wszyscy, karty dokłada się jak zwykle, od najniższej.

    Następną turę zaczyna następna osoba przy stoliku. Karty 1 nie ma w grze, więc miejsca starczy dla 9. Zagranej karty nie można cofnąć.
rules-open-example = Ada zagrała 32. Ben to widział i zagrał 33, żeby wylądować tuż za nią.
rules-refined =
    { "" }**Dwie karty naraz:** każdy ma na ręce 14 kart i w każdej turze w tajemnicy wybiera dwie. Właściciel najniższej karty, która jeszcze nie leży, kładzie obie swoje i decyduje, która pierwsza. Potem właściciel najniższej z pozostałych i tak dalej. Rozdanie ma siedem tur.

    Od 2 do 7 graczy. W prywatnej wiadomości kliknij najpierw jedną kartę, potem drugą.
rules-refined-example = Ada miała najniższą kartę, 13, ale najpierw położyła 38: za 37. Dopiero potem jej 13 poszła za 12, a po niej Ben położył swoje dwie.
rules-hand =
    { "" }**Wzięte karty mogą wrócić:** każdy ma na ręce 14 kart. Po kolei gra się odkrytą jedną albo dwie, a każda od razu idzie na stół. Bierzesz rząd? Decydujesz, które z jego kart trafią na twoją rękę, a które na twój stosik. Na ręce nigdy nie ma więcej niż 16.

    Rozdanie kończy się po turze, w której ktoś nie ma już kart albo ma ponad 20 na stosiku. Byki ze stosiku liczą się raz, te z ręki **podwójnie**.
rules-hand-example = 61 Bena wzięła rząd 4: 50 52 55 58 59. Ben zatrzymał 50, żeby zagrać ją jeszcze raz, a resztę odłożył na stosik.
rules-double =
    { "" }**Dwie talie, do 20 graczy:** każda karta jest podwójna.

    • Równe karty zagrane w tej samej turze kładzie się razem, jedną na drugiej. W rzędzie to jedna karta, ale liczą się byki z obu.
    • Karta równa **ostatniej** w rzędzie ląduje na niej, nawet gdy rząd jest pełny, i niczego nie bierze.
    • Gdy równe karty dwojga graczy biorą rząd, dzielą się oni bykami; połówki zaokrągla się w górę. Jeśli karty są za niskie, rząd wybiera ta osoba, która jest pierwsza, licząc od rozpoczynającego.
rules-double-example = Ada i Ben zagrali po 32. Obie leżą na sobie za 30 i liczą się w rzędzie jako jedna karta.
