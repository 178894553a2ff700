# Liga: co tydzień pojedynek dla każdego, kto się zapisze, i tabela.

command-league = Liga tego serwera: co tydzień pojedynek, do tego tabela

button-league-join = Wchodzę
button-league-leave = Odchodzę
button-league-start = Zacznij ligę
button-league-show = Odśwież
button-league-weeks = Wszystkie tygodnie
button-league-end = Zakończ ligę
button-league-end-now = Zakończ teraz
button-league-back = Wróć
button-league-wins = Wygrywa { $name }
button-league-tie = Remis
button-league-neither = Nikt nie grał
button-league-as-played = Jak w grze

## The page

league-title = Liga · { game-name }
league-weeks = { $n ->
    [one] { $n } tydzień
    [few] { $n } tygodnie
    [many] { $n } tygodni
   *[other] { $n } tygodnia
}
league-sign-up =
    Co tydzień masz rywala, nowego, póki się da: gracie to samo rozdanie { $kind ->
        [sixtysix] z tym samym botem
       *[nimmt] z tymi samymi botami
    }, każdy, kiedy chce. Wygrana to 1 punkt, remis ½. Kto nie skończy na czas, przegrywa z kimś, kto skończył. Jeśli nie skończy nikt, nikt nie dostaje punktu.
    Ta liga trwa { league-weeks }. Zaczyna ją ktoś, kto zarządza serwerem, a dołączyć można też później.
league-nobody = Na razie nie ma nikogo.
league-signed-up = **W lidze ({ $n }):** { $names }
league-now = **Tydzień { $week } z { $weeks }** · kończy się { $until }
league-pairs = ✓ już po grze. * to decyzja kogoś, kto zarządza serwerem.
league-columns = Miejsce, nazwa, punkty, rozstrzygnięte tygodnie. Przy równych punktach liczą się punkty rywali.
league-out = Poza losowaniem: { $names }
league-late = Dołącz teraz i graj od następnego tygodnia.
league-bye = wolny los +1
league-over = **Koniec ligi.** Nikt nie zdobył punktu.
league-won = **Koniec ligi.** 🏆 { $n ->
    [one] Wygrywa { $names }!
    [few] Wspólnie wygrywają { $names }!
    [many] Wspólnie wygrywają { $names }!
   *[other] Wspólnie wygrywają { $names }!
}
league-week = Tydzień { $n }

## What one person is told

league-none = Nie ma tu ligi. Otworzy ją przez `/{ command } league` ktoś, kto zarządza serwerem.
league-begin =
    { "" }**Nowa liga:** chętni się zapisują, ty ją zaczynasz, a ja co tydzień układam pary. Piszę raz w tygodniu, na tym kanale: nowe pary i tabela.
    Ile ma trwać?
league-made = Liga jest otwarta, zapisy poniżej. Potem **{ button-league-start }** zaczyna pierwszy tydzień.
league-open-already = Liga już jest: pokaże ją `/{ command } league`.
league-gone = Tej ligi już nie mam. Czy jest nowa, pokaże `/{ command } league`.
league-full = W tej lidze nie ma już miejsc.
league-only-manager = Może to zrobić tylko ktoś, kto zarządza serwerem.
league-start = Wszyscy już są? Gdy zaczniesz ligę, ułożę pary na pierwszy tydzień. Tydzień to siedem dni od tej chwili.
league-few = Do ligi trzeba co najmniej dwóch osób.
league-started = Liga się zaczęła!
league-ask-end = Zakończyć ligę teraz? Ten tydzień liczy się tak, jak jest: kto nie skończył, przegrywa z kimś, kto skończył.
league-ask-end-early = Zakończyć ligę, zanim się zacznie? Nikt jeszcze nie grał, więc nikt nie wygra.
league-ended = Koniec ligi.
league-stranger = Nie ma cię w tej lidze. **{ button-league-join }** i grasz od następnego tygodnia.
league-not-drawn = W tym tygodniu nie grasz. Jeśli jesteś w lidze, zaczynasz w następnym.
league-last-week = To ostatni tydzień i już w nim nie zagrasz.
league-free = W tym tygodniu zabrakło dla ciebie pary. Liczy się jak wygrana!
league-correct = Popraw wynik
league-correct-how = Jak ma się liczyć?
