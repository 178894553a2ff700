# El problema del día: una posición, una respuesta.

command-puzzle = El problema del día: una posición, una respuesta. ¿Qué jugarías?

button-puzzle-today = Problema de hoy

puzzle-title = Problema del día · { $date }
puzzle-ask = **¿Qué jugarías?** Hoy todo el mundo tiene esta posición, y tienes **un solo intento**.
puzzle-gone = { $kind ->
    [sixtysix] Bazas hasta ahora:
   *[nimmt] Ya recogidas:
} { $cards }
puzzle-once = Ya has respondido, y vale la primera respuesta:
puzzle-found = De una partida real.
puzzle-over = Ese problema ha terminado.

## The answer

puzzle-right = ✅ **¡Bien visto!** Lo mejor: **{ $best }**.
puzzle-as-good = ✅ **¡Bien visto!** Tu opción ({ $choice }) es casi tan buena como la mejor: **{ $best }**.
puzzle-wrong = ❌ Lo mejor: **{ $best }**. Tu opción ({ $choice }) sale { $worse } peor.
puzzle-worse = { $kind ->
    [sixtysix] { $n } puntos
   *[nimmt] { $n } cabezas de buey
}
puzzle-usual = Tienta a primera vista: { $choice }, pero sale { $worse } peor.
puzzle-usual-chosen = A primera vista, es la que más tienta.
puzzle-rating = Tu nivel en problemas: **{ $rating }** ({ $change }) · este problema: { $puzzle }
puzzle-solved = Resueltos: { $solved } de { $n }
puzzle-next = El próximo problema llega { $when }.
puzzle-share = Para compartir, copia esta línea: no desvela nada.
