# De puzzel van de dag: één stelling, één antwoord.

command-puzzle = De puzzel van de dag: één stelling, één antwoord. Wat zou jij spelen?

button-puzzle-today = Puzzel van vandaag

puzzle-title = Puzzel van de dag · { $date }
puzzle-ask = **Wat zou jij spelen?** Iedereen krijgt vandaag deze stelling, en je hebt **één antwoord**.
puzzle-gone = { $kind ->
    [sixtysix] Slagen tot nu toe:
   *[nimmt] Al gepakt:
} { $cards }
puzzle-once = Je hebt al geantwoord, en je eerste antwoord telt:
puzzle-found = Uit een echte partij.
puzzle-over = Die puzzel is voorbij.

## The answer

puzzle-right = ✅ **Goed zo!** Het beste: **{ $best }**.
puzzle-as-good = ✅ **Goed zo!** Jouw keuze ({ $choice }) is ongeveer even goed als de beste: **{ $best }**.
puzzle-wrong = ❌ Het beste: **{ $best }**. Jouw keuze ({ $choice }) is { $worse } slechter.
puzzle-worse = { $kind ->
    [sixtysix] { $n } spelpunten
   *[nimmt] { $n } koeienkoppen
}
puzzle-usual = Op het eerste gezicht verleidelijk: { $choice }, maar { $worse } slechter.
puzzle-usual-chosen = Op het eerste gezicht ligt die keuze voor de hand.
puzzle-rating = Jouw puzzelrating: **{ $rating }** ({ $change }) · deze puzzel: { $puzzle }
puzzle-solved = Opgelost: { $solved } van { $n }
puzzle-next = De volgende puzzel komt { $when }.
puzzle-share = Kopieer deze regel om te delen: hij verklapt niets.
