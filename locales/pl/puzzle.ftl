# Zagadka dnia: jedna pozycja, jedna odpowiedź.

command-puzzle = Zagadka dnia: jedna pozycja, jedna odpowiedź. Jakie zagranie wybierasz?

button-puzzle-today = Dzisiejsza zagadka

puzzle-title = Zagadka dnia · { $date }
puzzle-ask = **Jakie zagranie wybierasz?** Dziś wszyscy mają tę pozycję, a próba jest **tylko jedna**.
puzzle-gone = { $kind ->
    [sixtysix] Dotychczasowe lewy:
   *[nimmt] Już zabrane:
} { $cards }
puzzle-once = Odpowiedź już jest, a liczy się pierwsza:
puzzle-found = Z prawdziwej partii.
puzzle-over = Ta zagadka już się skończyła.

## The answer

puzzle-right = ✅ **Dobrze!** Najlepiej: **{ $best }**.
puzzle-as-good = ✅ **Dobrze!** Twój wybór ({ $choice }) jest mniej więcej tak dobry jak najlepszy: **{ $best }**.
puzzle-wrong = ❌ Najlepiej: **{ $best }**. Twój wybór ({ $choice }) jest gorszy o { $worse }.
puzzle-worse = { $kind ->
    [sixtysix] { $n } punktu
   *[nimmt] { $n } byka
}
puzzle-usual = Kusi na pierwszy rzut oka: { $choice }, ale gorzej o { $worse }.
puzzle-usual-chosen = Na pierwszy rzut oka ten wybór kusi.
puzzle-rating = Twój ranking zagadek: **{ $rating }** ({ $change }) · ta zagadka: { $puzzle }
puzzle-solved = Rozwiązane: { $solved } z { $n }
puzzle-next = Następna zagadka { $when }.
puzzle-share = Skopiuj tę linijkę, żeby się pochwalić: niczego nie zdradza.
