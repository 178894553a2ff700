# The settings in Polish: those of a server (Manage Server), those of a person (Mine), and the word that a table
# has opened. A switch has a button that fits beside its text; a menu's entry holds 100 characters.

# What this language calls itself.
language-name = Polski

command-settings = Twoje ustawienia, a jeśli zarządzasz serwerem, to i jego
settings-only-manager = To może zmienić tylko ktoś, kto zarządza serwerem. Swoje ustawienia masz tutaj: `/{ command } settings`.
settings-outdated = Ta lista w międzyczasie się zmieniła, więc niczego nie zmieniam. Teraz wygląda tak:
settings-banned-you = Na tym serwerze nie możesz teraz grać. Dlaczego, powie ci ktoś, kto nim zarządza.
settings-not-here = Na tym kanale się nie da. Spróbuj na jednym z tych: { $channels }

settings-title-server = Ustawienia tego serwera
settings-note-server = Każdą zmianę zapisuję od razu. Język i karty zmienią się od następnego stolika.
settings-title-tables = Nowe stoliki
settings-note-tables = Tak zaczyna każdy nowy stolik, chyba że gospodarz wybierze inaczej.
settings-title-players = Gracze
settings-note-players = Co tu wolno i kto może grać.
settings-page-server = Serwer
settings-page-tables = Nowe stoliki
settings-page-players = Gracze
settings-page-mine = Moje ustawienia
settings-back = Ustawienia serwera
settings-on = włączone
settings-off = wyłączone
settings-turn-on = Włącz
settings-turn-off = Wyłącz

settings-language = Język
settings-language-discord = Jak ustawiono w Discordzie
settings-language-own = Język na kanałach tego serwera: **{ $language }**.
settings-language-usual = Język na kanałach: **{ $language }**, tak jak ustawiono serwer w Discordzie.
settings-channels = Kanały
settings-channels-every = Każdy kanał
settings-channels-all = Stoliki można otwierać na każdym kanale.
settings-channels-some = Stoliki można otwierać tylko na tych kanałach i w ich wątkach: { $channels }
settings-hands = Karty
settings-hands-dm = Karty wysyłam w prywatnej wiadomości, chyba że ktoś woli inaczej.
settings-hands-private = Karty pokazuję na kanale, każdemu tylko jego własne, chyba że ktoś woli inaczej.
settings-hands-dm-option = W prywatnej wiadomości
settings-hands-private-option = Na kanale, każdemu tylko jego własne
settings-seasons = Sezony
settings-seasons-monthly = Klasyfikacja zaczyna nowy sezon co miesiąc.
settings-seasons-quarterly = Klasyfikacja zaczyna nowy sezon co trzy miesiące.
settings-seasons-none = Klasyfikacja nie ma sezonów.
settings-seasons-monthly-option = Co miesiąc
settings-seasons-quarterly-option = Co trzy miesiące
settings-seasons-none-option = Bez sezonów
settings-keep = Analiza
settings-keep-days = { $n ->
    [one] Skończone partie można analizować przez jeden dzień. Wyniki zostają.
    [few] Skończone partie można analizować przez { $n } dni. Wyniki zostają.
    [many] Skończone partie można analizować przez { $n } dni. Wyniki zostają.
   *[other] Skończone partie można analizować przez { $n } dnia. Wyniki zostają.
}
settings-keep-always = Skończone partie można analizować bez końca.
settings-keep-option = { $n ->
    [one] Przez jeden dzień
    [few] Przez { $n } dni
    [many] Przez { $n } dni
   *[other] Przez { $n } dnia
}
settings-keep-always-option = Bez końca
settings-keep-goes = Starsze zostaną usunięte w ciągu kilku godzin. Tego nie da się cofnąć.

settings-pace-live = Wszyscy są na miejscu: jakaś minuta na ruch.
settings-pace-relaxed = Na każdy ruch jest godzina.
settings-pace-slow = Na każdy ruch jest cały dzień.
settings-pace-live-option = live: jakaś minuta
settings-pace-relaxed-option = relaxed (na luzie): 1 godzina
settings-pace-slow-option = slow (powoli): 24 godziny
settings-thread = Wątki
settings-thread-on = Nowy stolik dostaje własny wątek.
settings-thread-off = Nowy stolik zostaje na kanale, na którym go otwarto.
settings-quiet = Ciche stoliki
settings-quiet-on = Partia mieści się w jednej wiadomości, chyba że gospodarz chce inaczej.
settings-quiet-off = W trakcie partii przychodzą nowe wiadomości, chyba że gospodarz chce inaczej.

settings-hints = Podpowiedzi
settings-hints-on = Wolno tu prosić o podpowiedzi, chyba że partia jest bez nich.
settings-hints-off = Na tym serwerze gra się bez podpowiedzi.
settings-animations = Ruchome obrazki
settings-animations-on = Gdy ktoś bierze rząd, widać to na ruchomym obrazku.
settings-animations-off = Obrazki się tu nie ruszają.
settings-reminders = Przypomnienia
settings-reminders-on = Gdy komuś kończy się czas, raz daję znać, chyba że ktoś tego nie chce.
settings-reminders-off = Nie daję znać, gdy komuś kończy się czas.
settings-achievements = Osiągnięcia
settings-achievements-on = Można tu zdobywać osiągnięcia.
settings-achievements-off = Osiągnięć tu nie ma.
settings-banned = Bez wstępu do stolików
settings-banned-pick = Nikt
settings-banned-nobody = Wszyscy mogą otwierać stoliki i się dosiadać.
settings-banned-some = Nie mogą tu otwierać stolików ani się dosiadać: { $people }

settings-title-mine = Twoje ustawienia
settings-note-mine = Działają na każdym serwerze, chyba że jest mowa o „tym serwerze”.
mine-language-own = Mój język, gdy mówię do ciebie: **{ $language }**.
mine-language-usual = Mój język, gdy mówię do ciebie: **{ $language }**, tak jak w twoim Discordzie.
mine-hands = Twoje karty
mine-hands-table = Karty dostajesz tak, jak ustawiono na serwerze.
mine-hands-dm = Karty wysyłam ci w prywatnej wiadomości.
mine-hands-private = Nie wysyłam ci kart w prywatnych wiadomościach: widzisz je na kanale, i tylko ty. Kliknij **{ button-hand }** pod stolikiem albo wpisz `/{ command } hand`.
mine-hands-table-option = Jak ustawiono na serwerze
mine-reminders-on = Gdy kończy ci się czas, raz daję ci znać, chyba że serwer to wyłączył.
mine-reminders-off = Nie daję ci znać, gdy kończy ci się czas.
mine-still = Mniej ruchu
mine-still-on = Obrazki stoją, gdy grasz solo z botami, i przy stolikach, gdzie chcą tego wszyscy.
mine-still-off = Obrazki się ruszają, chyba że serwer je zatrzymał.
mine-suits = Talia w czterech barwach
mine-suits-on = Na obrazkach, które widzisz tylko ty, każdy kolor ma własną barwę: trefle są zielone, kara niebieskie.
mine-suits-off = Piki i trefle są czarne, kiery i kara czerwone.
mine-alerts = Nowe stoliki tutaj
mine-alerts-on = Gdy na tym serwerze ktoś otwiera stolik, piszę do ciebie, najwyżej raz na godzinę.
mine-alerts-off = Nie piszę do ciebie, gdy na tym serwerze ktoś otwiera stolik.

lobby-footer-private = Twoje karty widzisz tylko ty: kliknij po starcie „{ button-hand }”.
board-first-turn-private = Nowe rozdanie, po { $n ->
    [one] { $n } karcie
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
} na rękę! Kliknij **{ button-hand }**, żeby zobaczyć swoje.

alert-table = { icon } Na serwerze **{ $server }** czeka stolik, gra: **{ game-name }**. { $link }
alert-table-somewhere = { icon } Czeka stolik, gra: **{ game-name }**. { $link }
alert-stop = Już nie pisz
alert-stopped = Dobrze, o nowych stolikach stamtąd już nie piszę.
alert-unreached = Moja wiadomość o nowym stoliku nie doszła, więc wyłączam to na wszystkich serwerach. Tam, gdzie dalej tego chcesz, zezwól na prywatne wiadomości z serwera, a potem włącz to z powrotem: `/{ command } settings`.
