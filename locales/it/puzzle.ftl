# Il quesito del giorno: una posizione, una risposta.

command-puzzle = Il quesito del giorno: una posizione, una risposta. Tu che cosa giocheresti?

button-puzzle-today = Quesito di oggi

puzzle-title = Quesito del giorno · { $date }
puzzle-ask = **Tu che cosa giocheresti?** Oggi questa posizione ce l'hanno tutti, e hai **una sola risposta**.
puzzle-gone = { $kind ->
    [sixtysix] Prese finora:
   *[nimmt] Già raccolte:
} { $cards }
puzzle-once = Hai già risposto, e vale la prima risposta:
puzzle-found = Da una partita vera.
puzzle-over = Quel quesito è finito.

## The answer

puzzle-right = ✅ **Giusto!** La scelta migliore: **{ $best }**.
puzzle-as-good = ✅ **Giusto!** La tua scelta ({ $choice }) vale più o meno quanto la migliore: **{ $best }**.
puzzle-wrong = ❌ La scelta migliore: **{ $best }**. Con la tua ({ $choice }) ci rimetti { $worse }.
puzzle-worse = { $kind ->
    [sixtysix] { $n } punti partita
   *[nimmt] { $n } teste di bue
}
puzzle-usual = A prima vista tenta: { $choice }, ma ci rimetti { $worse }.
puzzle-usual-chosen = A prima vista è una scelta che tenta.
puzzle-rating = Il tuo punteggio nei quesiti: **{ $rating }** ({ $change }) · questo quesito: { $puzzle }
puzzle-solved = Risolti: { $solved } su { $n }
puzzle-next = Il prossimo quesito arriva { $when }.
puzzle-share = Per condividere, copia questa riga: non svela niente.
