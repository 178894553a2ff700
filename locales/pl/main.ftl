# The texts that belong to no game, in Polish. What is missing here is said in English.
# Discord's limits: a button 80 characters, a command description 100.
# One word for one thing: match = partia, game and deal = rozdanie, turn = tura, row = rząd.
# Names cannot be declined: they stand as a subject, behind a colon or in brackets. The reader's gender is left
# open: present tense instead of past. What bull heads and points are counted in stands in the nominative.

# `$kind` is the game that is spoken about: it is always given.
game-name = { $kind ->
    [sixtysix] Sześćdziesiąt sześć
   *[nimmt] Weź 6!
}
# The slash command of the game.
command = { $kind ->
    [sixtysix] sixtysix
   *[nimmt] nimmt
}
icon = { $kind ->
    [sixtysix] 🃏
   *[nimmt] 🐮
}

## Small parts

# Between a whole number and its tenths.
decimal-sign = ,
list-and = { $front } i { $last }
list-comma = { $front }, { $next }
list-semicolon = { $front }; { $next }
# A heading or a name, and what it stands before.
headed = { $heading }: { $what }
names-more = { $names } i jeszcze { $n }
games = { $n ->
    [one] 1 rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdań
   *[other] { $n } rozdania
}
someone = ktoś
the-nth = { $n ->
    [5] piąta
    [7] siódma
   *[6] szósta
}
pace-live = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
pace-relaxed = 1 godzina
pace-slow = 24 godziny

## Lobby

lobby-picture = { game-name }
lobby-note-host = gospodarz
lobby-note-bot = bot, { $level }
lobby-alt = { $n ->
    [0] Przy stoliku nikogo jeszcze nie ma
    [one] Przy stoliku siedzi: { $names }
    [few] Przy stoliku siedzą: { $names }
    [many] Przy stoliku siedzą: { $names }
   *[other] Przy stoliku siedzą: { $names }
}. { $chips }.
chip-points = do { $points }
chip-live = { $n } s
chip-relaxed = 1 godzina
chip-slow = 24 godziny
chip-no-hints = bez podpowiedzi
chip-quiet = cichy stolik
lobby-title = { icon } { game-name } — kto gra?
lobby-host = Gospodarz: **{ $host }**
lobby-end-games = { $n ->
    [one] Tylko jedno rozdanie.
    [few] { $n } rozdania.
    [many] { $n } rozdań.
   *[other] { $n } rozdania.
}
lobby-pace = { $pace } na ruch.
lobby-no-hints = Bez podpowiedzi.
lobby-quiet = Cała partia w jednej wiadomości, żeby na kanale był spokój.
lobby-seats = Przy stoliku { $n }/{ $most }
lobby-seat-host = { $name } (gospodarz)
lobby-seat-bot = 🤖 { $name } · bot, { $level }
lobby-nobody = Pusto tu jeszcze.
lobby-invited = Gramy dalej? { $names }
lobby-more = { $missing ->
    [one] Brakuje jeszcze jednej osoby
    [few] Brakuje jeszcze { $missing } osób
    [many] Brakuje jeszcze { $missing } osób
   *[other] Brakuje jeszcze { $missing } osoby
}. Zaproś kogoś, kliknij **{ button-bots }** albo **{ button-play-now }**: { $bots ->
    [one] czeka jeden bot
    [2] czekają dwa boty
    [3] czekają trzy boty
    [few] czekają { $bots } boty
    [many] czeka { $bots } botów
   *[other] czeka { $bots } bota
}.
lobby-ready = **{ $host }** może już zacząć albo poczekać na innych.
lobby-full-ready = Komplet! **{ $host }** może zacząć.
lobby-footer = Karty dostaniesz w prywatnej wiadomości. Nie przyjmujesz takich? Kliknij po starcie „{ button-hand }”.
lobby-started = Gramy: { $names }.
lobby-closed = Ten stolik jest zamknięty.
lobby-stopped = **{ $name }** zamyka stolik.
lobby-expired = Nikt nie zaczął, więc stolik zamknięty. Nowy otworzysz przez `/{ command } new`.
button-join = Gram!
button-leave = Odchodzę
button-start = Start
button-play-now = ⚡ Gram od razu
button-rules = Zasady
button-tell-me = 🔔 Daj znać o następnym stoliku
button-hand = Moje karty
button-next = Następne rozdanie
button-back = Już jestem
button-rematch = Rewanż
button-again = Jeszcze raz
button-review = Analiza
button-record = Zapis
button-share = Udostępnij
button-stop = Tak, przerwij
button-table = Do stolika
button-hint = 💡 Podpowiedź
button-hint-pictured = Podpowiedź
button-newer = Wstecz
button-older = Więcej

## Table message

board-first-turn = Nowe rozdanie, po { $n ->
    [one] { $n } karcie
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
} na rękę! Zajrzyj do prywatnych wiadomości albo kliknij **{ button-hand }**.
waiting-for = ⏳ Czekamy na ruch: { $names } { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names }: moja prywatna wiadomość nie dochodzi. Kliknij **{ button-hand }**, tam też są twoje karty.
paused-everybody-away = **Pauza:** wszystkich wywiało. Kliknij **{ button-back }** i gramy dalej.
paused-not-allowed = **Pauza:** nie wolno mi tu pisać. Już po kłopocie? Kliknij **{ button-back }**.
between-next = Następne rozdanie zaczyna się { $when }.
stopped-by = **{ $name } przerywa partię.** Nie liczy się.
stopped-too-few = **Partia kończy się przed czasem:** zostało za mało graczy. Nie liczy się.
stopped-nobody-left = **Partia kończy się przed czasem:** zostały same boty. Nie liczy się.
stopped-rested = **Od dwóch tygodni nikt nie zagrał,** więc ta partia jest zamknięta. Nie liczy się.
stopped-damaged = **Muszę przerwać tę partię:** nie umiem już odczytać jej zapisu. Przepraszam! Nie liczy się. `/{ command } new` otworzy nową.
line-played-for = ⏰ Koniec czasu: { $names }. Zagrałem w zastępstwie.
line-away = 💤 Nie ma przy stoliku: { $names }. Gram w zastępstwie aż do kliknięcia **{ button-back }** albo dowolnej karty.
line-left = 👋 Odchodzi od stolika: { $names }. Dalej gram ja.
line-left-paused = 👋 Odchodzi od stolika: { $names }.
line-removed = 👋 Od stolika wyproszono: { $names }. Dalej gram ja.
line-removed-paused = 👋 Od stolika wyproszono: { $names }.
line-back = 🙌 Znowu przy stoliku: { $names }.
line-lost = ⚠️ Nie udało mi się pokazać { $n ->
    [one] jednego z poprzednich ruchów
    [few] { $n } poprzednich ruchów
    [many] { $n } poprzednich ruchów
   *[other] { $n } poprzedniego ruchu
} tej partii.
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Zapis punktów
sheet-total = razem
match-over = 🏆 { $names } wygrywa partię! Wynik: { $score }.
match-over-shared = 🏆 Wspólne zwycięstwo: { $names }! Wynik każdej osoby: { $score }.
match-over-uncounted = Do końca dotrwało mniej niż dwoje ludzi, więc ta partia nie liczy się do klasyfikacji.
match-over-void = Ta partia została unieważniona i się nie liczy.
match-over-not-stayed = { $n ->
    [one] { $names } spada na ostatnie miejsce za odejście albo za ponad połowę tur bez ruchu.
    [few] { $names } spadają na ostatnie miejsce za odejście albo za ponad połowę tur bez ruchu.
    [many] { $names } spadają na ostatnie miejsce za odejście albo za ponad połowę tur bez ruchu.
   *[other] { $names } spadają na ostatnie miejsce za odejście albo za ponad połowę tur bez ruchu.
}
match-over-people-only = Botów nie ma w klasyfikacji, ale żeby wygrać, trzeba pokonać także je.
match-ranking-title = Wyniki końcowe
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = Zapis całej partii
record-here = Cała partia, karta po karcie, w jednym pliku. Na komputerze odtworzy ją `hornochse replay`.
shared-result = { $result } Grano tutaj: { $thread }.
shared-result-alone = { $result } Partia przeciw botom.
sharing = Wynik jest w drodze na kanał. Jeśli się nie pojawi, nie mogę tam pisać.
shared = Gotowe! Wynik jest na kanale.
shared-already = Ten wynik jest już na kanale.
share-elsewhere = Możesz to pokazać tylko na kanale serwera, na którym ta partia się zaczęła.
only-players-share = Wynik może udostępnić tylko ktoś, kto grał w tej partii.
end-title = { $n ->
    [one] Wygrywa { $names }!
    [few] Wygrywają { $names }!
    [many] Wygrywają { $names }!
   *[other] Wygrywają { $names }!
}
end-games = { $n ->
    [one] 1 rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdań
   *[other] { $n } rozdania
}
alt-end-place = { $place }. { $name }, { $score }.
column-total = partia

## Private hand

time-up = · czas mija { $when }
hand-waits-for = Czekamy jeszcze na ruch: { $names }.
hand-cards = Twoja ręka: { $cards }
hand-over-won = 🏆 Wygrywasz! Twój wynik: { $score }.
hand-over-shared = 🏆 Wspólne zwycięstwo: { $names }! Wynik każdej osoby: { $score }.
hand-over-lost = 🏁 Wygrywa { $names }. Twoje miejsce: **{ $place }.** z { $seats }. Twój wynik: { $score }.
hand-moved = Twoje karty są teraz w innej wiadomości. **{ button-hand }** przywoła je tutaj.
hand-dm-closed = Moja prywatna wiadomość nie doszła, więc karty masz tutaj:
hand-not-yet = Partia jeszcze się nie zaczęła. Karty rozdam po starcie.
hand-paused-not-allowed = Partia ma przerwę: na kanale { $channel } nie wolno mi pisać. Tam `/{ command } table` powie, jakich uprawnień mi brakuje, a gdy już je dostanę, wznowi partię.
hand-paused-gone = Tego kanału już nie ma albo usunięto mnie z serwera, więc partia jest skończona. Nie liczy się.
hand-away = Nie było cię, więc gram za ciebie. Kliknij **{ button-back }** albo dowolną kartę i znowu grasz.
hand-left = W tej partii już nie grasz. **{ button-back }** i wracasz.
hand-where = { $server } · { $channel }
hand-only-yours = Tę partię widzisz tylko ty. Zniknęła z ekranu? `/{ command } hand` w naszych prywatnych wiadomościach ją przywoła.
hand-still-open = Ta partia jeszcze trwa. `/{ command } leave` ją zakończy i możesz zacząć nową.
hand-still-open-too = Ta partia jeszcze trwa. `/{ command } leave` w naszych prywatnych wiadomościach ją zakończy; tutaj dotyczyłoby to stolika na tym kanale.
hand-stale = Tamte karty są już nieaktualne. Teraz masz takie:
hand-late = Czas minął, więc decyzja zapadła bez ciebie. Teraz masz na ręce:
hand-played-for = ⏰ Czas minął, więc decyzja zapadła bez ciebie. Jeśli przegapisz też następną turę, do twojego powrotu gra bot.

## Reminders

reminder = { $names }, pora na ruch! Czas mija { $until }.

## Answers to the person who asked

table-opened-thread = Twój stolik już stoi: { $thread }
table-there-already =
    Na tym kanale stoi już stolik: { $link }
    Jeśli partia się nie zaczęła, możesz jeszcze dołączyć. `/{ command } table` sprowadzi stolik tu na dół.
table-there-already-chat = Na tym czacie stoi już stolik. `/{ command } table` sprowadzi go tu na dół.
table-here = Proszę bardzo!
not-shown = Nie udało mi się tego tu pokazać, więc nikt inny tego nie widzi. Użyj polecenia jeszcze raz za chwilę.
no-table = Na tym kanale nikt nie gra. `/{ command } new` otworzy stolik.
needs-server = To działa tylko na serwerze, na którym jestem: [dodaj mnie do któregoś](<{ $link }>) i spróbuj jeszcze raz tam, na kanale. Solo zagrasz od razu tutaj: `/{ command } solo`.
needs-others = Tu nie toczy się żadna partia. Z innymi zagrasz na czacie grupowym ([zainstaluj mnie](<{ $install }>)) albo na serwerze ([dodaj mnie do któregoś](<{ $link }>)). Solo zagrasz od razu tutaj: `/{ command } solo`.
external-apps-hidden = Tutaj stolik byłby widoczny tylko dla ciebie: na tym serwerze aplikacje przyniesione przez użytkowników nie mogą pisać do wszystkich. [Dodaj mnie do serwera](<{ $link }>) albo zagrajcie na czacie grupowym. Solo zagrasz od razu tutaj: `/{ command } solo`.
not-seated = Nie siedzisz przy tym stoliku. Jeśli partia jeszcze się nie zaczęła, kliknij **{ button-join }**. Tam, gdzie nie ma stolika, `/{ command } new` otworzy twój własny.
not-seated-running = Ta partia zaczęła się bez ciebie. Zagraj w następnej!
already-seated = Już siedzisz przy tym stoliku.
joined-again = Miło, że wracasz! Od teraz znowu grasz swoimi kartami.
kicked-out = Wyproszono cię od tego stolika, więc nie możesz już do niego wrócić.
lobby-full = Przy tym stoliku jest już komplet ({ $most }).
lobby-full-bots = Przy tym stoliku jest już komplet ({ $most }). Ale siedzą tu też boty: gospodarz może jednego odesłać przez „{ button-bots }”.
joined-lobby = Grasz z nami!
left-lobby = Już cię przy tym stoliku nie ma.
left-match = Odchodzisz od stolika. Dalej gram za ciebie; **{ button-back }** i wracasz.
left-match-paused = Odchodzisz od stolika. Partia jest wstrzymana; **{ button-back }** i wracasz.
match-running = Partia już trwa.
match-ended = Ta partia już się skończyła.
only-host-start = Zacząć może tylko gospodarz (**{ $host }**) albo moderator.
only-host-kick = Wypraszać od stolika może tylko gospodarz (**{ $host }**) albo moderator.
only-host-stop = Przerwać partię może tylko gospodarz (**{ $host }**) albo moderator.
only-host-here = Tutaj może to zrobić tylko gospodarz (**{ $host }**).
only-host-stop-here = Tutaj przerwać partię może tylko gospodarz (**{ $host }**). Jeśli przez godzinę nic się nie wydarzy, może każdy.
only-players-rematch = Rewanż jest tylko dla tych, którzy grali w tej partii. `/{ command } new` otworzy stolik dla wszystkich.
too-few-players = Musi was być co najmniej { $least }. Zaproś kogoś albo kliknij **{ button-bots }**.
kick-not-here = { $name } nie siedzi przy tym stoliku.
kicked = { $name } już nie siedzi przy stoliku.
kick-self = Chcesz odejść? Wpisz `/{ command } leave`.
stop-ask = Zamknąć ten stolik dla wszystkich? Trwająca partia nie będzie się liczyć i nie da się jej wznowić.
stop-ask-alone = Przerwać partię solo (gra z tobą: { $names })? Nie będzie się liczyć i nie da się jej wznowić.
stopped = Gotowe. Stolik zamknięty.
next-not-yet = Ta partia jeszcze trwa.
old-button = Ten przycisk jest nieaktualny. Właściwy pokaże `/{ command } table`.
old-version = To jest z innej mojej wersji. `/{ command } table` pokaże stolik, `/{ command } hand` twoje karty.
leave-ask = Naprawdę chcesz odejść? Będę dalej grać za ciebie, a ty możesz wrócić.
leave-ask-rests = Naprawdę chcesz odejść? Partia zostanie wtedy wstrzymana, a ty możesz wrócić.
leave-ask-ends = Naprawdę chcesz odejść? Partia się wtedy skończy i nie będzie się liczyć.
too-often = Chwileczkę! Spróbuj za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
options-exclude = Albo `{ $one }`, albo `{ $other }`: razem się nie da.
cannot-save = Mam kłopot z zapisem. Sprawdź za chwilę i w razie czego spróbuj jeszcze raz.
out-of-order = Coś mi się zacięło. Spróbuj za chwilę.
table-came-to-nothing = Coś mi przerwało rozkładanie stolika, więc go tu nie ma. Otwórz nowy, kiedy chcesz.
missing-permissions = Na tym kanale { $n ->
    [one] brakuje mi uprawnienia
    [few] brakuje mi uprawnień
    [many] brakuje mi uprawnień
   *[other] brakuje mi uprawnień
}: { $names }. Może to zmienić ktoś, kto zarządza serwerem.
permission-view = Wyświetlanie kanału
permission-connect = Połącz
permission-locked = Zarządzanie wątkami (wątek jest zablokowany)
permission-send = Wysyłanie wiadomości
permission-send-threads = Wysyłanie wiadomości w wątkach
permission-threads = Tworzenie publicznych wątków
permission-embed = Wyświetlanie podglądu linku
permission-attach = Załączanie plików
no-thread-here = Tutaj nie otworzę wątku. Spróbuj na kanale tekstowym albo pomiń `thread`.
thread-name = { game-name } · { $host }

## Refusals of a choice

refused-not-held = Nie masz karty { $card }.
refused-not-your-turn = To nie twoja kolej.
refused-not-now = Teraz się nie da.

## Rules and help

rules-title = Zasady w minutę
rules-alt-before = Przykład ze stołu.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

## Commands: names are fixed, descriptions are translated

command-nimmt = Zagraj w Weź 6! (6 nimmt!) na tym kanale
command-new = Otwórz stolik: inni dosiadają się przyciskiem, potem dajesz start
command-new-target = { $kind ->
    [sixtysix] Ile punktów wygrywa partię (zwykle 7)
   *[nimmt] Partia kończy się, gdy ktoś przekroczy tyle byków (zwykle 66)
}
command-new-games = { $kind ->
    [sixtysix] Tyle rozdań zamiast gry do liczby punktów
   *[nimmt] Tyle rozdań zamiast gry do liczby byków
}
command-new-pace = Czas na ruch
command-new-pace-live = live: { $n } s
command-new-pace-relaxed = relaxed (na luzie): 1 godzina
command-new-pace-slow = slow (powoli): 24 godziny
command-new-seats = { $kind ->
    [sixtysix] Ilu graczy najwyżej (zwykle 3)
   *[nimmt] Ilu graczy najwyżej (zwykle 10)
}
command-new-hints = Czy wolno prosić o podpowiedzi? (zwykle tak)
command-new-quiet = Jedna wiadomość zamiast nowej { $kind ->
    [sixtysix] co rozdanie
   *[nimmt] co turę
    }? (zwykle decyduje serwer)
command-new-thread = Graj w wątku, żeby na tym kanale był spokój
command-solo = Zagraj od razu, przeciw botom
command-solo-public = Pokazać partię wszystkim na kanale? (zwykle widzisz ją tylko ty)
command-solo-level = Jak mocne są boty, od 1 do 9 (zwykle mniej więcej tak jak ty)
command-table = Pokaż stolik jeszcze raz, na dole kanału
command-hand = Twoje karty, widoczne tylko dla ciebie
command-hint = { $kind ->
    [sixtysix] Co zapewne da każdy wybór i dlaczego; wynik powie, ile razy padło pytanie
   *[nimmt] Ile zapewne kosztuje każdy wybór i dlaczego; wynik powie, ile razy padło pytanie
}
command-join = Usiądź przy stoliku na tym kanale albo do niego wróć
command-leave = Odejdź; jeśli inni grają dalej, za ciebie gra bot
command-kick = Wyproś kogoś od stolika (gospodarz albo moderator)
command-kick-player = Kto ma odejść
command-bots = Dodaj boty albo je odeślij (gospodarz albo moderator)
command-bots-level = Jak dobrze grają, od 1 do 9 (zwykle 5)
command-bots-1 = 1: ostrożny początkujący da mu radę
command-bots-5 = 5: ma za sobą parę wieczorów przy kartach
command-bots-9 = 9: mocniej się nie da
command-bots-count = Ile (zwykle 1, a przy odsyłaniu wszystkie)
command-bots-remove = Odeślij je, zamiast dodawać
command-stop = Zamknij stolik na tym kanale albo przerwij partię (gospodarz albo moderator)
command-rules = Zasady w minutę, z obrazkiem
command-tutorial = { $kind ->
    [sixtysix] Naucz się grać w pięć lew, razem z Pipem
   *[nimmt] Naucz się grać w trzy tury, razem z Pipem
}
command-help = Jak się ze mną gra

## The coach: hints, and the review of a match

coach-thinks = Jeszcze myślę nad poprzednim pytaniem. Chwilka!
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … i jeszcze { $n ->
    [one] jeden wybór, nie lepszy.
    [few] { $n } wybory, nie lepsze.
    [many] { $n } wyborów, nie lepszych.
   *[other] { $n } wyboru, nie lepszego.
}
hint-footer = { $n ->
    [one] Podpowiedzi w tej partii: przy 1 decyzji. Będzie to widać w wyniku.
    [few] Podpowiedzi w tej partii: przy { $n } decyzjach. Będzie to widać w wyniku.
    [many] Podpowiedzi w tej partii: przy { $n } decyzjach. Będzie to widać w wyniku.
   *[other] Podpowiedzi w tej partii: przy { $n } decyzji. Będzie to widać w wyniku.
}
hint-nothing = Teraz nie masz o czym decydować.
hint-off-match = W tej partii gra się bez podpowiedzi.
hint-off-server = Na tym serwerze gra się bez podpowiedzi.
hints-title = Podpowiedzi
hints-entry = { $name } **{ $n }**
review-none = **Żadnych drogich błędów!** { $n ->
    [one] Obejrzałem jedną twoją decyzję i nie kosztowała cię
    [few] Obejrzałem { $n } twoje decyzje i żadna nie kosztowała cię
    [many] Obejrzałem { $n } twoich decyzji i żadna nie kosztowała cię
   *[other] Obejrzałem { $n } twojej decyzji i żadna nie kosztowała cię
} nic wartego wzmianki.
review-found = { $n ->
    [one] **Twoja najdroższa decyzja** (obejrzałem: { $all }):
    [few] **Twoje { $n } najdroższe decyzje** (obejrzałem: { $all }):
    [many] **Twoich { $n } najdroższych decyzji** (obejrzałem: { $all }):
   *[other] **Twoje { $n } najdroższej decyzji** (obejrzałem: { $all }):
}
review-nothing = W tej partii nie ma twojej decyzji, której mógłbym się przyjrzeć.
review-not-own = { $n ->
    [one] Jeszcze jedna decyzja zapadła bez ciebie; nie liczę jej.
    [few] Jeszcze { $n } decyzje zapadły bez ciebie; nie liczę ich.
    [many] Jeszcze { $n } decyzji zapadło bez ciebie; nie liczę ich.
   *[other] Jeszcze { $n } decyzji zapadło bez ciebie; nie liczę ich.
}
review-progress = Przeglądam twoją partię… { $percent }%
review-not-all = (Wszystkich: { $all }. Na tyle zabrakło czasu.)
review-footer = Policzone z tego, co było wtedy widać z twojego miejsca, i przy dobrej grze wszystkich od tej chwili.
review-not-over = Analiza będzie, gdy partia się skończy.
review-not-yours = Analiza jest tylko dla tych, którzy grali w tej partii. Zagraj w następnej!
match-gone = Tej partii już nie mam: skończone trzymam tylko przez jakiś czas. Jej wynik liczy się dalej.

## Variants: the draft, two cards, menus

button-set-up = Ustawienia
button-bots = 🤖 Dodaj bota

## What is played

variant-double_pairs = Bliźniaki
variant-double_pairs-line = drugie 11, 22, … 99; równe karty kładzie się na siebie
rules-extras = Dodatki: { $extras }.

## Setting up

setup-title = Ustawienia
setup-cannot = **Te zasady się wykluczają:**
setup-cannot-seats = **Przy tylu graczach ({ $seats }) te zasady nie działają:**
setup-only-host = Ustawienia może zmieniać tylko gospodarz (**{ $host }**) albo moderator.
setup-variant = Wariant
setup-extras = Dodatki
setup-end = Koniec partii
setup-pace = Czas na ruch
setup-seats = Najwięcej graczy
setup-more = Więcej
setup-back = Wstecz
setup-hints-off = Wyłącz podpowiedzi
setup-hints-on = Włącz podpowiedzi
setup-quiet-on = Jedna wiadomość na całą partię
setup-quiet-off = { $kind ->
    [sixtysix] Nowa wiadomość co rozdanie
   *[nimmt] Nowa wiadomość co turę
    }
setup-end-own = Jak zwykle w tym wariancie
setup-end-games = { $n ->
    [one] 1 rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdań
   *[other] { $n } rozdania
}
setup-seats-option = { $n } przy stoliku, nie więcej
cannot-start = Przy tylu graczach ({ $seats }) te zasady nie działają: { $reasons }. Żeby je zmienić, kliknij **{ button-set-up }**.
cannot-open = Te zasady się wykluczają: { $reasons }

## Bots

level = poziom { $level }
solo-level-yours = **Poziom bota { $level } z 9**, najbliższy twojemu rankingowi solo. Inny wybierzesz przez `level` w `/{ command } solo`.
solo-level-first = **Poziom { $level } z 9** na początek. Po jednej czy dwóch partiach `/{ command } solo` dobierze najbliższy twojemu rankingowi; przez `level` wybierasz samodzielnie.
bots-title = Boty
bots-levels = Boty grają na dziewięciu poziomach: poziomowi 1 da radę ostrożny początkujący, a mocniej niż na poziomie 9 się nie da.
bots-about = Boty nie oszukują: widzą tylko własne karty.
bots-count = Gdy gra co najmniej dwoje ludzi, partia liczy się do klasyfikacji.
bots-add = Dodaj bota…
bots-remove = Odeślij bota…
bots-one = + Poziom { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) siada do gry: { $line }
bots-went = Nie ma już przy stoliku: { $names }.
bots-full = Przy tym stoliku jest już komplet.
bots-nobody = Takiego bota tu nie ma.
bots-only-host = Boty może dodawać i odsyłać tylko gospodarz (**{ $host }**) albo moderator.
bots-running = Partia już trwa. Boty dodasz lub usuniesz przed następną, a za nieobecnych i tak gram ja.
cast-pip = pisklę. Dziobie wszystko, co błyszczy.
cast-clover = cielę. Lubi duże liczby, bo są duże.
cast-dumpling = prosię. Co mu podadzą, to zje.
cast-waddle = kaczątko. Idzie tam, gdzie poprzednie.
cast-tuft = jagnię. Przy rozdawaniu gapi się przez wrota stodoły.
cast-burr = koźlę. Najpierw skacze, potem patrzy.
cast-berta = krowa. Każdą kartę przeżuwa dwa razy.
cast-gander = gęś. { $kind ->
    [sixtysix] Pilnuje każdego atutu.
   *[nimmt] Pilnuje najkrótszego rzędu.
}
cast-mortimer = osioł. Uparty, ale liczyć umie.
cast-henrietta = kura. { $kind ->
    [sixtysix] Nie znosi wszystkich jajek w jednym kolorze.
   *[nimmt] Nie znosi wszystkich jajek do jednego rzędu.
}
cast-truffle = locha. { $kind ->
    [sixtysix] Meldunek zwęszy z daleka.
   *[nimmt] Pełny rząd zwęszy z daleka.
}
cast-rumble = owczarek. Wie, gdzie która karta chce iść.
cast-olga = sowa. Każdą kartę już kiedyś widziała.
cast-renata = lisica. Liczy swoje karty, i twoje też.
cast-corvin = kruk. Pamięta, jaka karta padła godzinę temu.
cast-magnus = wół. Mało mówi i trudno go ruszyć.
cast-sibyl = kotka. { $kind ->
    [sixtysix] Czai się, aż wyjdziesz dziesiątką.
   *[nimmt] Czai się za piątą kartą, aż zagrasz szóstą.
}
cast-ignatius = kozioł. Liczy nawet przez sen.

## Why rules contradict each other

contradiction-too-few = potrzeba co najmniej 2 graczy
contradiction-too-many = graczy może być najwyżej { $most }
contradiction-other = te części nie należą do jednej gry

## More of the commands

command-new-variant = W który wariant gracie (zwykle Klasyka)
command-variant-choice = { $name }: { $line }
command-new-deal_all = Rozdaj całą talię, na ile starczy po równo
command-new-rows_stay = Rzędy zostają na stole na następne rozdanie
command-rules-variant = Który wariant wyjaśnić (zwykle Klasyka)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-seat = Miejsce { $seat }
replay-deal = Rozdanie { $game } · po rozdaniu kart
replay-draft = Rozdanie { $game } · wybór kart
replay-open = { $title }, nieskończone
replay-awaited = { $name } ({ $decision })
# What somebody is awaited for.
replay-awaits-draft = karta do wybrania
replay-awaits-play = karta do zagrania
replay-awaits-play_or_stop = jeszcze jedna karta albo dość
replay-awaits-row = rząd do wzięcia
replay-awaits-end = gdzie trafi karta
replay-awaits-first = która karta pierwsza
replay-awaits-keep = które karty wracają na rękę
replay-awaits-trump = atut
replay-awaits-bid = atut albo pas
replay-awaits-lead = wyjście
replay-awaits-follow = karta do dołożenia
replay-waiting = Tu kończy się zapis. Na ruchu: { $names }.
replay-unfinished = Tu kończy się zapis, jeszcze przed końcem partii.

## The rules of each variant: what differs from the classic game

rules-as-classic = Reszta jak w Klasyce (`/{ command } rules`).
rules-double_pairs =
    { "" }**Dziewięć kart jest podwójnych:** 11, 22, 33, 44, 55, 66, 77, 88 i 99.

    • Równe karty zagrane w tej samej turze kładzie się razem, jedną na drugiej. W rzędzie to jedna karta, ale liczą się byki z obu.
    • Karta równa **ostatniej** w rzędzie ląduje na niej, nawet gdy rząd jest pełny, i niczego nie bierze.
    • Gdy równe karty dwojga graczy biorą rząd, dzielą się oni bykami; połówki zaokrągla się w górę. Jeśli karty są za niskie, rząd wybiera ta osoba, która jest pierwsza, licząc od rozpoczynającego.
rules-double_pairs-example = Rząd 3 był pełny. 44 Bena jest równa ostatniej karcie, więc ląduje na niej i nikt niczego nie bierze.
