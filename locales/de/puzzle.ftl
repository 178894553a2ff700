# Das Rätsel des Tages: eine Stellung, eine Antwort.

command-puzzle = Das Rätsel des Tages: eine Stellung, eine Antwort. Was würdest du spielen?

button-puzzle-today = Rätsel des Tages

puzzle-title = Rätsel des Tages · { $date }
puzzle-ask = **Was würdest du spielen?** Diese Stellung bekommen heute alle, und du hast **eine Antwort**.
puzzle-once = Du hast schon geantwortet, und die erste Antwort zählt:
puzzle-over = Dieses Rätsel ist vorbei. Das von heute wartet auf dich!

## The answer

puzzle-right = ✅ **Richtig!** Am besten: **{ $best }**.
puzzle-as-good = ✅ **Richtig!** Deine Wahl ({ $choice }) ist etwa so gut wie die beste: **{ $best }**.
puzzle-wrong = ❌ Am besten: **{ $best }**. Deine Wahl ({ $choice }) ist im Schnitt um { $worse } schlechter.
puzzle-worse = { $kind ->
    [sixtysix] { $n } Spielpunkte
   *[nimmt] { $n } Hornochsen
}
puzzle-usual = Auf den ersten Blick verlockend: { $choice }, im Schnitt um { $worse } schlechter.
puzzle-usual-chosen = Auf den ersten Blick liegt diese Wahl nahe.
puzzle-rating = Deine Rätselwertung: **{ $rating }** ({ $change }) · dieses Rätsel: { $puzzle }
puzzle-solved = Gelöst: { $solved } von { $n }
puzzle-next = Das nächste Rätsel kommt { $when }.
puzzle-share = Zum Teilen: Kopier diese Zeile, sie verrät nichts.
