# Das Rätsel des Tages: eine Stellung, eine Antwort.

command-puzzle = Das Rätsel des Tages: eine Stellung, eine Antwort. Was würdest du spielen?

button-puzzle-today = Rätsel des Tages

puzzle-title = Rätsel des Tages · { $date }
puzzle-ask = **Was würdest du spielen?** Heute haben alle dieselbe Stellung, und du hast **einen Versuch**.
puzzle-gone = { $kind ->
    [sixtysix] Bisherige Stiche:
   *[nimmt] Schon genommen:
} { $cards }
puzzle-once = Du hast schon geantwortet, und die erste Antwort zählt:
puzzle-found = Aus einer echten Partie.
puzzle-over = Dieses Rätsel ist abgelaufen.

## The answer

puzzle-right = ✅ **Richtig!** Beste Wahl: **{ $best }**.
puzzle-as-good = ✅ **Richtig!** Deine Wahl ({ $choice }) ist etwa so gut wie die beste: **{ $best }**.
puzzle-wrong = ❌ Beste Wahl: **{ $best }**. Deine ({ $choice }) ist { $worse } schlechter.
puzzle-worse = { $kind ->
    [sixtysix] { $n } Punkte
   *[nimmt] { $n } Hornochsen
}
puzzle-usual = Verlockend, aber { $worse } schlechter: { $choice }.
puzzle-usual-chosen = Auf den ersten Blick sieht sie verlockend aus.
puzzle-rating = Deine Rätselwertung: **{ $rating }** ({ $change }) · dieses Rätsel: { $puzzle }
puzzle-solved = Gelöst: { $solved } von { $n }
puzzle-next = Das nächste Rätsel kommt { $when }.
puzzle-share = Zum Teilen einfach diese Zeile kopieren: Sie verrät nichts.
