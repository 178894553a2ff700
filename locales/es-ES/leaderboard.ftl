# The leaderboard, seasons, and matches declared void, in Spanish.

## The leaderboard

leaders-title = Clasificación
leaders-heading = Clasificación · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window } (desde el { $since })
leaders-order-rating = Por rating
leaders-order-wins = Por victorias
leaders-order-share = Por porcentaje de victorias
leaders-order-score = Por media de { $kind ->
    [sixtysix] puntos
   *[nimmt] cabezas
} por ronda
leaders-order-matches = Por partidas jugadas
leaders-window-month = Este mes
leaders-window-quarter = Este trimestre
leaders-window-recent = Últimos 30 días
leaders-window-all = Desde siempre
leaders-played-all = Todas las variantes
leaders-played-game = { game-name }: todas las variantes
leaders-ladder-table = Con otra gente
leaders-ladder-solo = En solitario contra bots
leaders-menu-order = Orden
leaders-menu-window = Periodo
leaders-menu-played = Variante
leaders-button-solo = En solitario contra bots
leaders-button-table = Con otra gente
leaders-button-share = Enseñar a todo el mundo
leaders-button-mine = Mi puesto
# Stands between the thousands and the hundreds: a space that doesn't break, right in Spain and in America.
leaders-thousands-sign = { " " }
leaders-percent = { $n } %
leaders-record = { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
} en { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
} ({ $share })
# The same in a picture, where there is room for about 30 letters.
leaders-note = { $wins ->
    [one] 1 ganada
   *[other] { $wins } ganadas
} de { $matches } ({ $share })
leaders-average = { $n } { $kind ->
    [sixtysix] puntos
   *[nimmt] cabezas de buey
} por ronda
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = { $place }. { $name }: { $record }
leaders-mine = **Estás en el puesto { $place }** · { $record }
leaders-mine-none = No apareces en esta lista.
leaders-page = Página { $page } de { $pages }
leaders-empty = Aquí todavía no ha acabado ninguna partida. `/{ command } new` empieza la primera.
leaders-empty-chosen = Aquí ninguna partida acabada encaja con esta selección.
leaders-empty-rated = En esta selección nadie tiene rating todavía. Hace falta una partida acabada de { $turns } { $kind ->
    [sixtysix] bazas
   *[nimmt] turnos
} o más.
leaders-footer-rating = Cuenta el extremo inferior de cada rating: la suerte sola no lleva a nadie arriba. “?” quiere decir que hay pocas partidas para saberlo. Valen las partidas de { $turns } { $kind ->
    [sixtysix] bazas
   *[nimmt] turnos
} o más, de todas las variantes juntas.{ $ladder ->
    [solo] {""}
   *[table] {" "}Quien se va, o falta más de media partida, queda en último lugar.
}
leaders-footer-wins = Cuentan las victorias, después su porcentaje y después { $kind ->
    [sixtysix] los puntos
   *[nimmt] las cabezas de buey
} por ronda. Una victoria compartida vale para todos los que ganan.
leaders-footer-few = Quien tiene menos de { $few } partidas va al final. Una victoria compartida vale para todos los que ganan.
leaders-footer-few-games = Solo cuentan las rondas puntuadas en { $kind ->
    [sixtysix] puntos
   *[nimmt] cabezas de buey, con el número de cartas habitual
}. Quien tiene menos de { $few } va al final.
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] Partidas terminadas, también para quien se fue antes.{" "}
}Una victoria compartida vale para todos los que ganan.

## The end of a match

match-over-solo = Una partida contra bots: cuenta para la clasificación en solitario.
leaders-change-title = Clasificación del servidor
leaders-change-title-solo = Clasificación en solitario
leaders-change-new = **{ $place }.** { $name } · ¡debut!
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · antes, n.º { $before }
leaders-change-unrated = Puestos por victorias: la partida fue demasiado corta para cambiar los ratings.

## The commands

command-leaderboard = Quién juega mejor en este servidor
command-leaderboard-variant = Solo partidas de esta variante
command-void = Anula una partida o la recupera (quien administra el servidor)

## Matches declared void

void-title = Anular una partida
void-intro = Elige una partida. Preguntaré antes de hacer nada. Una partida anulada no deja rastro en victorias ni ratings, como si nunca se hubiera jugado.
void-menu = Elige una partida…
void-option = ANULADA · { $names }
void-own-rules = reglas propias
void-age-minutes = { $n ->
    [one] hace 1 minuto
   *[other] hace { $n } minutos
}
void-age-hours = { $n ->
    [one] hace 1 hora
   *[other] hace { $n } horas
}
void-age-days = { $n ->
    [one] hace 1 día
   *[other] hace { $n } días
}
void-seat = • { $name } · { $score }
void-ask = **¿Anular esta partida?** Las victorias y los ratings quedarán como si nunca se hubiera jugado. Más adelante podrás recuperarla.
void-declared = **Esta partida está anulada.** La anuló { $by } { $when }.
void-restored = **Recuperada.** La partida vuelve a contar.
void-button-declare = Anular
void-button-restore = Recuperar
void-button-back = Volver a la lista
void-button-newer = Más recientes
void-button-older = Más antiguas
void-only-manager = Solo quien administra el servidor puede anular partidas.
void-gone = Esa partida ya no está aquí.
