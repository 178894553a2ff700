# What the bot says about Sixty-Six in Polish. `{ $card }` and the like come as a sign and an index: ♣ D.
# Card points are "oczka", game points "punkty". Who is named stands as a subject or behind a colon.

## Small parts

# What is printed on ace, ten, king, queen, jack, nine and eight.
sixtysix-indices = A 10 K D W 9 8
sixtysix-clubs = Trefl
sixtysix-spades = Pik
sixtysix-hearts = Kier
sixtysix-diamonds = Karo
sixtysix-game-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
sixtysix-card-points = { $n ->
    [one] 1 oczko
    [few] { $n } oczka
    [many] { $n } oczek
   *[other] { $n } oczka
}
sixtysix-you = Ty
sixtysix-seat = Miejsce { $n }

## Table message

sixtysix-heading = **Rozdanie { $game } · lewa { $trick }**
sixtysix-heading-after = **Rozdanie { $game } · po lewie { $trick }**
sixtysix-heading-naming = **Rozdanie { $game } · wybór atutu**
sixtysix-waiting-trump = ⏳ { $names } wybiera atut { $until }
sixtysix-waiting-bid = ⏳ { $names } wybiera atut albo pasuje { $until }
sixtysix-points-title = Oczka (partia)
sixtysix-tricks-title = Lewy (partia)
sixtysix-picture-title = Rozdanie { $game } · lewa { $trick }
sixtysix-picture-trump = Atut { $suit }
sixtysix-picture-undecided = Remis!

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = Kto rozdaje? Wyciągnięte: { $cards }. Rozdaje najwyższa karta.
sixtysix-dealt = { $name } rozdaje i odkrywa **{ $card }**.
sixtysix-dealt-hidden = { $name } rozdaje.
sixtysix-named = { $name } wybiera atut: **{ $suit }**.
sixtysix-passed = { $name } pasuje.
sixtysix-exchanged = { $name } wymienia { $laid } na **{ $took }**.
sixtysix-closed = 🔒 { $name } zamyka talon.
sixtysix-calls = 📣 { $name } woła: **koniec!**
sixtysix-calls-match = 📣 { $name } woła: **koniec partii!**
sixtysix-leads = { $name } wychodzi: **{ $card }**.
sixtysix-leads-marriage = { $name } wychodzi: **{ $card }**, meldunek za **{ $n }**.
sixtysix-leads-new-trump = { $name } wychodzi: **{ $card }**, meldunek za **{ $n }**. Teraz atutem jest { $suit }.
sixtysix-plays = { $name } dokłada **{ $card }**.
sixtysix-plays-and-takes = { $name } bierze lewę kartą **{ $card }**: { $n ->
    [one] { $n } oczko
    [few] { $n } oczka
    [many] { $n } oczek
   *[other] { $n } oczka
}.
sixtysix-plays-and-takes-last = { $name } bierze lewę kartą **{ $card }**: { $n ->
    [one] { $n } oczko
    [few] { $n } oczka
    [many] { $n } oczek
   *[other] { $n } oczka
} i jeszcze { $last } za ostatnią lewę.
sixtysix-takes = Lewę bierze { $name }: { $n ->
    [one] { $n } oczko
    [few] { $n } oczka
    [many] { $n } oczek
   *[other] { $n } oczka
}.
sixtysix-takes-last = Lewę bierze { $name }: { $n ->
    [one] { $n } oczko
    [few] { $n } oczka
    [many] { $n } oczek
   *[other] { $n } oczka
} i jeszcze { $last } za ostatnią lewę.
sixtysix-drew-turn-up = { $name } dobiera odkrytą kartę, { $card }.

sixtysix-over-out = **Koniec rozdania { $game }:** { $winners ->
    [one] { $names } ma 66 i zapisuje **{ $n }**.
    [few] { $names } mają 66 i zapisują po **{ $n }**.
    [many] { $names } mają 66 i zapisują po **{ $n }**.
   *[other] { $names } mają 66 i zapisują po **{ $n }**.
}
sixtysix-over-wrong = **Koniec rozdania { $game }:** { $winners ->
    [one] { $caller } woła za wcześnie, { $names } zapisuje **{ $n }**.
    [few] { $caller } woła za wcześnie, { $names } zapisują po **{ $n }**.
    [many] { $caller } woła za wcześnie, { $names } zapisują po **{ $n }**.
   *[other] { $caller } woła za wcześnie, { $names } zapisują po **{ $n }**.
}
sixtysix-over-played = **Koniec rozdania { $game }:** { $winners ->
    [one] ręce są puste, { $names } zapisuje **{ $n }**.
    [few] ręce są puste, { $names } zapisują po **{ $n }**.
    [many] ręce są puste, { $names } zapisują po **{ $n }**.
   *[other] ręce są puste, { $names } zapisują po **{ $n }**.
}
sixtysix-over-match = **Koniec rozdania { $game }:** { $caller } woła „koniec partii!”.
sixtysix-over-undecided = **Rozdanie { $game } bez rozstrzygnięcia:** { $carry ->
    [0] nikt niczego nie zapisuje.
   *[other] nikt niczego nie zapisuje, a następna wygrana daje o { $carry } więcej.
}
sixtysix-over-plain = **Koniec rozdania { $game }.**
sixtysix-over-plain-wrong = **Koniec rozdania { $game }:** { $caller } woła za wcześnie.
sixtysix-over-against = **Koniec rozdania { $game }:** { $caller } ma 66, więc { $names } zapisują po **{ $n }**.
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = { $n ->
    [one] Sznajder: { $names }.
    [few] Sznajder: { $names }.
    [many] Sznajder: { $names }.
   *[other] Sznajder: { $names }.
}
sixtysix-schwarz = Ani jednej lewy, szwarc: { $names }!
sixtysix-closed-in-vain = Zamknięcie na darmo!
sixtysix-bid-in-vain = Atut wybrany na darmo!
sixtysix-word-schneider = sznajder
sixtysix-word-schwarz = szwarc
sixtysix-end-play = 🎬 **Rozdanie partii:** { $name } zapisuje za jednym zamachem { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} w rozdaniu { $game }.

sixtysix-alt-trick = Lewa do tej pory: { $cards }.
sixtysix-is-trump = Atut { $suit }.
sixtysix-no-trump = Jeszcze bez atutu.
sixtysix-never-trump = W tym rozdaniu nie ma atutu.
sixtysix-all-passed = Wszyscy spasowali: bez atutu, zamykania i wołania „koniec!”.
sixtysix-alt-closed = Talon jest zamknięty.
sixtysix-alt-stock = Zakryte: { $n }. Odkryta: { $card }.
sixtysix-alt-stock-hidden = Zakryte: { $n }.
sixtysix-alt-seat = { $name }: oczka { $points }, { $tricks ->
    [one] 1 lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, { $total }.
sixtysix-alt-seat-hidden = { $name }: { $tricks ->
    [one] 1 lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, { $total }.

## Private hand

sixtysix-lead = **Ty wychodzisz** { $until }
sixtysix-follow = **Twoja kolej:** na stole leży { $card } { $until }
sixtysix-name-trump = **Wybierz atut** { $until }
sixtysix-name-or-pass = **Wybierz atut i graj w pojedynkę przeciw reszcie albo spasuj** { $until }
sixtysix-really-close = **Zamknąć talon?** Nikt już nie dobiera, trzeba dokładać do koloru, a ty musisz wygrać: inaczej { $vain }. { $until }
sixtysix-really-out = **Koniec?** Twoje oczka: { $have }, a ta lewa da ich najwyżej { $most }. Jeśli nie wystarczy do 66, { $lost }. Którą kartą wychodzisz? { $until }
sixtysix-really-out-enough = **Twoje oczka: { $have }. To wystarczy.** Którą kartą wychodzisz? { $until }
sixtysix-really-out-blind = **Koniec?** Jeśli po tej lewie nie masz 66, { $lost }. Którą kartą wychodzisz? { $until }
sixtysix-really-out-of-match = **Koniec partii?** Którą kartą wychodzisz? Jeśli z tą lewą nie dojdziesz do celu, przegrywasz partię. { $until }
sixtysix-lost = druga strona zapisuje { $n }
sixtysix-lost-each = pozostali zapisują po { $n }
sixtysix-lost-all = w tym rozdaniu nic nie zapisujesz
sixtysix-stock = { $n ->
    [one] W talonie została 1 karta.
    [few] W talonie zostały { $n } karty.
    [many] W talonie zostało { $n } kart.
   *[other] W talonie zostało { $n } karty.
}
sixtysix-stock-closed = Talon zamknięty: { $must }.
sixtysix-stock-drawn = Talon pusty: { $must }.
sixtysix-must = dokładaj do koloru, a jak nie masz, przebij atutem
sixtysix-must-head = dokładaj do koloru, a jak nie masz, przebij atutem, i bierz lewę, jeśli możesz
sixtysix-must-suit = dokładaj do koloru, jeśli możesz
sixtysix-must-suit-head = dokładaj do koloru, jeśli możesz, i bierz lewę, jeśli możesz
sixtysix-your-points = Twoje oczka: **{ $n }** z 66.
sixtysix-you-took = 👍 Bierzesz { $cards } · oczka: **{ $n }**.
sixtysix-they-took = { $name } bierze { $cards } · oczka: { $n }.
sixtysix-button-pass = Pas
sixtysix-button-exchange = Wymień { $low } → { $turned }
sixtysix-button-close = Zamykam…
sixtysix-button-close-now = Zamknij talon
sixtysix-button-stay-open = Zostaw otwarty
sixtysix-button-out = Koniec!
sixtysix-button-not-out = Jednak nie koniec
sixtysix-button-out-of-match = Koniec partii!
sixtysix-button-not-out-of-match = Jednak nie koniec partii
sixtysix-button-and-out = { $card } i koniec
sixtysix-button-with-marriage = Z meldunkiem
sixtysix-button-without-marriage = Bez meldunku

## The tutorial

sixtysix-tutorial-1 =
    { "" }**Cześć, jestem Pip! 🐣 Pięć lew i umiesz grać.**
    Wygrywa 66 oczek. As daje 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka nic, i taka jest też ich kolejność. Odkryta karta to { $ace }, więc atutem są kiery: biją każdy inny kolor.

    Wychodzę: { $ten-led }. Masz wprawdzie pika, ale póki się dobiera, **nie musisz dokładać do koloru**. Zabierz moją dziesiątkę atutem: **{ $jack }**.
sixtysix-tutorial-1-else = 🤔 Wolno, ale moja dziesiątka jest warta zachodu, a zabierze ją tylko atut. Zachowaj { $nine }, zaraz się przyda. Zagraj **{ $jack }**.
sixtysix-tutorial-2 = 🎯 **12 dla ciebie!** Ty dobierasz kartę, ja też, i teraz ty wychodzisz. Ale najpierw okazja: kto ma już lewę, może **wymienić** najniższy atut na odkrytą kartę. Oddaj { $nine }, weź **{ $ace }**.
sixtysix-tutorial-2-else = 🤔 Za chwilę! Najpierw as za dziewiątkę: gdy talon się skończy, będzie za późno.
sixtysix-tutorial-3 = 💪 **{ $ace }** jest twój i nic go nie bije. Dalej: masz { $king } i { $queen }. Król i dama w kolorze to **meldunek**: wyjdź jedną z tych kart, pokaż drugą i od razu masz 20 oczek, a w atutach 40. Wyjdź: **{ $queen }**.
sixtysix-tutorial-3-else = 🤔 Jeszcze nie: czeka 20 oczek. Zamelduj, wychodząc **{ $queen }**; króla lepiej zachować.
sixtysix-tutorial-4 = 💍 **20 i 3 za lewę: 35!** Masz teraz mocną rękę, więc **zamknij** talon. Nikt już nie dobiera i odtąd oboje **musimy dokładać do koloru**, a jak się nie da, przebijać: koniec z wyrzucaniem, czego chcę. Kliknij **{ sixtysix-button-close }**
sixtysix-tutorial-4-else = 🤔 Chwila: póki talon jest otwarty, mogę przebić wszystko, czym wyjdziesz. Kliknij najpierw **{ sixtysix-button-close }**
sixtysix-tutorial-5 = 🔒 To obietnica, że wygrasz, więc pytam jeszcze raz. Dwa asy i drugi atut: śmiało!
sixtysix-tutorial-5-else = 🤔 Z taką ręką? Kliknij **{ sixtysix-button-close-now }**.
sixtysix-tutorial-6 = 🔒 **Zamknięte!** Teraz zachowaj asy: czekają na moje dziesiątki. Wyjdź najtańszym treflem: **{ $low }**. Muszę dołożyć do koloru.
sixtysix-tutorial-6-else = 🤔 Nie tę. Wyjdź najtańszym treflem: **{ $low }**. Muszę dołożyć do koloru.
sixtysix-tutorial-7 = 😬 { $high } to mój jedyny trefl, więc musiałem go dołożyć: 13 dla mnie. Teraz wychodzę { $fat } i to ty **musisz dołożyć do koloru**: **{ $catcher }** to twoje jedyne karo.
sixtysix-tutorial-7-else = 🤔 Talon jest zamknięty: trzeba dokładać do koloru, nawet z atutem w ręce. Zagraj **{ $catcher }**.
sixtysix-tutorial-8 = 🎉 **21! Razem 56.** Ty wychodzisz, a { $ace } bierze każdą lewę: 56 i 11 to 67. Chcesz wygrać od razu? **Zawołaj** to przy wyjściu. Kliknij **{ sixtysix-button-out }**
sixtysix-tutorial-8-else = 🤔 Nie czekaj, zawołaj! Kliknij najpierw **{ sixtysix-button-out }**
sixtysix-tutorial-9 = 📣 A teraz karta, którą kończysz: **{ $ace }**.
sixtysix-tutorial-9-else = 🤔 Lepiej na pewniaka: nic nie bije **{ $ace }**.
sixtysix-tutorial-over =
    { "" }🏆 **77 do 13: wygrywasz!** Nie mam 33, więc liczy się **2** zamiast 1; bez żadnej mojej lewy byłoby 3. Zwykle siedem takich punktów wygrywa partię.

    { "" }**I to już cała gra!** Masz ochotę na prawdziwą partię, z botem poziomu 1?

## The coach

sixtysix-hint-title = Czego się spodziewać — rozdanie { $game }, lewa { $turn }
sixtysix-hint-text = Ile w tym rozdaniu przeciętnie daje ci każdy wybór, po odjęciu tego, co daje innym. Więcej znaczy lepiej. Zakrytych kart nie zna nikt, więc małe różnice mało mówią.
sixtysix-hint-exact = Nic już nie jest zakryte: tyle w tym rozdaniu daje ci każdy wybór, po odjęciu tego, co daje innym, jeśli wszyscy grają bezbłędnie.
sixtysix-why-enough = Masz 66: kliknij **{ sixtysix-button-out }**
sixtysix-why-needs = Brakuje ci jeszcze { $n }.
sixtysix-why-threat = Uwaga: komuś innemu brakuje już tylko { $n }.
sixtysix-why-sure = na pewno bierze lewę: oczek na razie { $n }
sixtysix-why-leaves = oddaje lewę: oczek na razie { $n }
sixtysix-why-breaks = rozbija twój meldunek { $suit }
sixtysix-why-taken-by = przebije ją { $cards }
sixtysix-why-taken-by-or-trump = przebije ją { $cards } albo atut
sixtysix-why-taken-by-trump = przebije ją atut
sixtysix-why-wins = wygrywa { $n } na 100
sixtysix-review-choice = **{ $when }**, na ręce { $cards }: twój wybór to **{ $chosen }**, w tym rozdaniu wart około { $points }. **{ $better }** to było około { $more }.
sixtysix-review-exact = **{ $when }**, na ręce { $cards }: twój wybór to **{ $chosen }**, w tym rozdaniu wart { $points }. **{ $better }** to było { $more }, a nic już nie było zakryte.
sixtysix-choice-marriage = { $card } z meldunkiem
sixtysix-choice-out-of-match = { $card } i koniec partii
sixtysix-choice-exchange = wymiana
sixtysix-choice-close = zamknięcie talonu
sixtysix-choice-trump = atut { $suit }

## What is played

variant-sixtysix = Klasyka
variant-rising = Progresja
variant-heart_ace = As kier
variant-bid = Licytacja
variant-sixtysix-line = odkryta karta wyznacza atut; kto ma 66 oczek, woła „koniec!”
variant-rising-line = kto wychodzi, wybiera atut; meldunki po 20, 40, 60, 80, ich kolor zostaje atutem
variant-heart_ace-line = kto ma ♥ A, wybiera atut; każdy meldunek daje 20
variant-bid-line = we troje: kto wybiera atut, gra sam przeciw dwojgu
sixtysix-summary = **{ $variant }:** { $line }.
sixtysix-for = { $most ->
    [2] Na dwie osoby.
   *[3] Na dwie lub trzy osoby.
}
sixtysix-to-points = { $n ->
    [one] Partię wygrywa pierwszy punkt.
    [few] Partię wygrywają { $n } punkty.
    [many] Partię wygrywa { $n } punktów.
   *[other] Partię wygrywa { $n } punktu.
}
sixtysix-to-card-points = Oczka się sumuje: przy { $n } partia się kończy.
sixtysix-extra-no-nines = bez dziewiątek
sixtysix-extra-auto-out = koniec z automatu przy 66
sixtysix-extra-must-head = trzeba przebijać
sixtysix-extra-card-points = oczka zamiast punktów
sixtysix-extra-from-memory = liczenie w pamięci

sixtysix-setup-no-nines = Bez dziewiątek
sixtysix-setup-no-nines-line = 20 kart zamiast 24, dla dwojga: gra jest ostrzejsza
sixtysix-setup-auto-out = Koniec z automatu
sixtysix-setup-auto-out-line = Rozdanie kończy się, gdy tylko ktoś ma 66, bez wołania
sixtysix-setup-must-head = Trzeba przebijać
sixtysix-setup-must-head-line = Gdy trzeba już dokładać do koloru: kto może wziąć lewę, musi
sixtysix-setup-from-memory = Liczenie w pamięci
sixtysix-setup-from-memory-line = Oczek nie widać: każdy liczy sam
sixtysix-setup-scoring = Co się zapisuje
sixtysix-setup-game-points = Punkty: 1, 2 albo 3 za rozdanie
sixtysix-setup-card-points = Oczka, wszystkie
sixtysix-setup-end-game-points = { $n ->
    [one] Do pierwszego punktu
    [few] Do { $n } punktów
    [many] Do { $n } punktów
   *[other] Do { $n } punktu
}
sixtysix-setup-end-card-points = Do { $n } oczek

sixtysix-contradiction-bid = licytować atut można tylko we troje
sixtysix-contradiction-nines = we troje potrzebne są dziewiątki
sixtysix-contradiction-points = partia idzie najwyżej do { $n } punktów
sixtysix-contradiction-games = rozdań w partii może być najwyżej { $n }

command-sixtysix = Zagraj w Sześćdziesiąt sześć na tym kanale, we dwoje albo we troje
command-new-nines = Z dziewiątkami? (zwykle tak; bez nich tylko we dwoje)
command-new-auto_out = Rozdanie kończy się, gdy tylko ktoś ma 66, bez wołania
command-new-must_head = Gdy trzeba już dokładać do koloru: kto może wziąć lewę, musi
command-new-card_points = Zapisuj wszystkie oczka zamiast 1, 2 albo 3 punktów
command-new-from_memory = Nie pokazuj oczek: każdy liczy sam

## Rules and help

rules-sixtysix =
    { "" }**66 oczek wygrywa rozdanie.** As daje 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka (a we troje i ósemka) nic, i taka jest też ich kolejność: dziesiątka bije króla! Odkryta karta wyznacza atut.

    { "" }**W każdej lewie** wychodzący zagrywa dowolną kartę. Póki się dobiera, możesz dołożyć, co chcesz. Lewę bierze najwyższy atut, a bez atutu najwyższa karta w kolorze wyjścia. Kto ją bierze, dobiera pierwszy i teraz wychodzi.

    { "" }**Gdy talon jest pusty albo zamknięty,** musisz dokładać do koloru, a jak nie możesz, przebić atutem.

    { "" }**Gdy wychodzisz,** możesz więcej:
    • **Meldunek:** masz króla i damę w kolorze? Wyjdź jednym z nich: to 20 oczek, a w atutach 40. Najpierw musisz mieć na koncie lewę.
    • **Wymiana:** oddaj najniższy atut za odkrytą kartę, póki talon jest otwarty i masz już lewę. To wolno też wtedy, gdy nie wychodzisz.
    • **Koniec!** Zawołaj przy wyjściu: jeśli po tej lewie masz 66, wygrywasz. Jeśli nie, każdy przeciwnik zapisuje 2. Gdy nikt nie zawoła, wygrywa ten, kto na koniec ma 66; a gdy ma je kilka osób, ta z nich, która bierze ostatnią lewę. Gdy nikt nie wygra, następna wygrana daje o 1 więcej.

    { "" }**Zamknąć talon** możesz przed każdym swoim wyjściem i nikt już nie dobiera. Ale teraz musisz wygrać, inaczej każdy przeciwnik zapisuje 3.

    Ostatnia lewa to 10 oczek więcej, chyba że ktoś zamknął. Wygrana daje **1**; **2**, jeśli przegrany nie ma 33 (*sznajder*); **3**, jeśli nie ma ani jednej lewy (*szwarc*). We troje zapisujesz to za każdą z pozostałych osób. Zwykle siedem punktów wygrywa partię.
rules-sixtysix-example = Na obrazku atutem są kiery. Ada ma już lewę, więc może meldować: wychodzi ♣ D, pokazuje ♣ K i od razu ma 20 oczek więcej. Zostają jej, nawet jeśli lewę weźmie Ben.
rules-auto-out = **Inaczej niż zwykle** nikt nie woła „koniec!”: rozdanie kończy się lewą, w której ktoś dochodzi do 66, i ta osoba wygrywa.
rules-card-points = **Inaczej niż zwykle** każdy zapisuje własne oczka. Kto zamyka, woła „koniec!” albo gra sam, ale nie wygrywa, nie zapisuje nic.
rules-claim-match = Wychodząc, możesz też zawołać **„koniec partii!”**: jeśli z tą lewą dojdziesz do celu, wygrywasz partię, a jeśli nie, przegrywasz.
rules-auto-match = Partia kończy się lewą, z którą ktoś dochodzi do celu, nawet jeśli w tym rozdaniu nikt nie ma 66.
rules-match-passed = Jeśli wszyscy pasują, partia kończy się najwcześniej po wszystkich dziewięciu lewach.
rules-rising =
    { "" }**Meldunki rosną:** niczego się nie odkrywa, a kto wychodzi jako pierwszy, patrzy w karty i wybiera atut. Pierwszy meldunek w rozdaniu daje 20, drugi 40, potem 60 i 80, obojętne czyj. Każdy robi od razu atut ze swojego koloru. Wymiany nie ma.
rules-rising-example = Meldunek Bena w karach był pierwszy. Teraz Ada pokazuje swój w pikach: 40, i od tego wyjścia atutem są piki.
rules-heart_ace =
    { "" }**Atut wybiera as kier:** niczego się nie odkrywa. Kto ma ♥ A, wybiera dowolny kolor, zaraz po rozdaniu albo gdy tylko tę kartę dobierze. Do tej pory atutu nie ma. Każdy meldunek daje 20, a wymiany nie ma.
rules-heart_ace-example = Ben właśnie dobrał ♥ A i wybrał na atut piki, zanim Ada znowu wyjdzie.
rules-bid =
    { "" }**Jeden na dwóch,** tylko we troje: niczego się nie odkrywa. Po kolei, od tego, kto wychodzi, każdy wybiera atut albo pasuje. Kto wybrał, gra sam i musi wygrać; oczka i lewy dwojga pozostałych liczą się razem. Talon może zamknąć tylko ten, kto wybrał atut.

    • Wygrywasz: zapisujesz tyle, ile daje wygrana z tamtymi, za każdą z tych osób.
    • Nie wygrywasz: każda z nich zapisuje tyle, ile daje wygrana z tobą.
    • Ktoś woła „koniec!” za wcześnie: jeśli ty, każda z tych osób zapisuje 2. Jeśli ktoś z nich, ty zapisujesz 4.
    • Wszyscy pasują: nie ma atutu, zamykania ani wołania „koniec!”. Gra się wszystkie dziewięć lew, a wygrywa ten, kto jako jedyny ma 66.
rules-bid-example = Ada spasowała, a Ben wybrał na atut trefle. Wychodzi Ada i razem z Cleo gra przeciw niemu.

help-sixtysix =
    { "" }**Pierwszy raz?** `/{ command } tutorial` to tylko pięć lew. **Nikogo nie ma?** `/{ command } solo` od razu sadza cię przy stoliku z botem. `/{ command } rules` wyjaśni grę w minutę.

    `/{ command } new` otwiera stolik dla dwojga albo trojga. Inni klikają **{ button-join }**, gospodarz klika **{ button-start }**. Karty widzisz **tylko ty**, w prywatnej wiadomości albo przez „{ button-hand }” pod stolikiem: kliknij jedną.

    { "" }**Twoje karty:** czego zagrać nie wolno, jest szare. Na królu albo damie widać, ile da meldunek. „{ sixtysix-button-out }” i „{ sixtysix-button-close }” dopytają, zanim coś się stanie. Jeśli ostatnią kartę tylko dokładasz, zagrywam ją za ciebie.

    `/{ command } table` ściąga stolik na dół kanału · `hand` pokazuje twoje karty · `join` i `leave` · `kick`, `bots` i `stop` dla gospodarza i moderatorów · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Wpadnij jutro:** `/{ command } daily` raz dziennie rozdaje wszystkim te same karty, a `puzzle` zadaje tę samą zagadkę. `duel` rzuca komuś wyzwanie: to samo rozdanie, każdy gra, kiedy chce. `league` robi z tego ligę: co tydzień pojedynek. `me` i `stats` pokazują, co się z partii uzbierało, `privacy`, co o tobie przechowuję. Kto zarządza serwerem, przez `void` wykreśla partię ze wszystkich statystyk.

    { "" }**Ruch na kanale?** `quiet:True` mieści partię w jednej wiadomości, `thread:True` daje jej własny wątek. `/{ command } solo` widzisz tylko ty, a z `public:True` wszyscy.

    { "" }**Tempo:** `live` to 45 sekund na ruch, `relaxed` godzina, `slow` cały dzień. Gdy miną dwie trzecie, raz przypomnę. Gdy grasz tylko z botami, nie ma pośpiechu.

    { "" }**Czas minął?** Zagrywam twoją najtańszą kartę, wymieniam, jeśli się da, i wołam „koniec!”, gdy masz 66. Talonu nigdy za ciebie nie zamykam. Po dwóch takich ruchach z rzędu uznaję, że *cię nie ma*: gra za ciebie bot poziomu 5, aż klikniesz „{ button-back }” albo dowolną kartę.

    { "" }**Boty** (🤖): kliknij przed startem „{ button-bots }” albo wpisz `/{ command } bots`. Boty nie oszukują: widzą tylko własne karty. Do klasyfikacji liczy się partia, którą dogra do końca co najmniej dwoje ludzi.

    { "" }**Trener:** `/{ command } hint` powie tylko tobie, co zapewne da każdy wybór. W wyniku widać, kto pytał i ile razy. „{ button-review }” pod wynikiem pokazuje twoje najdroższe decyzje.

## The command `hornochse replay`, in the terminal

sixtysix-replay-points = oczka
sixtysix-replay-tricks = lewy
