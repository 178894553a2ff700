# La liga: un duelo por semana para quien se apunta, y una tabla.

command-league = La liga de este servidor: un duelo por semana, y una tabla

button-league-join = Me apunto
button-league-leave = Lo dejo
button-league-start = Empezar la liga
button-league-show = Actualizar
button-league-weeks = Todas las semanas
button-league-end = Cerrar la liga
button-league-end-now = Cerrarla ya
button-league-back = Volver
button-league-wins = Gana { $name }
button-league-tie = Empate
button-league-neither = Nadie jugó
button-league-as-played = Como se jugó

## The page

league-title = Liga · { game-name }
league-weeks = { $n ->
    [one] 1 semana
   *[other] { $n } semanas
}
league-sign-up =
    Cada semana te toca alguien, y distinto mientras se pueda: las mismas cartas y { $kind ->
        [sixtysix] el mismo bot
       *[nimmt] los mismos bots
    }, y cada cual juega cuando pueda. Una victoria vale 1 punto y un empate ½. Si no acabas a tiempo, pierdes contra quien sí ha acabado. Si nadie acaba, nadie se lleva el punto.
    Esta liga dura { league-weeks }. Empieza cuando lo decide alguien que administra el servidor, y después también puedes apuntarte.
league-nobody = Aún no se ha apuntado nadie.
league-signed-up = **En la liga ({ $n }):** { $names }
league-now = **Semana { $week } de { $weeks }** · acaba { $until }
league-pairs = ✓ ya ha jugado. * lo ha puesto alguien que administra el servidor.
league-columns = Puesto, nombre, puntos, semanas decididas. A igualdad de puntos cuentan los de los rivales.
league-out = Fuera del sorteo: { $names }
league-late = Apúntate ahora y juegas desde la próxima semana.
league-bye = libre: gana
league-over = **La liga ha terminado.** Nadie ha sumado un punto.
league-won = **La liga ha terminado.** 🏆 { $n ->
    [one] ¡La gana { $names }!
   *[other] ¡La ganan { $names }!
}
league-week = Semana { $n }

## What one person is told

league-none = Aquí no hay ninguna liga. Quien administra el servidor abre una con `/{ command } league`.
league-begin =
    { "" }**Una liga nueva:** la gente se apunta, tú la empiezas, y cada semana formo los duelos. Escribo un mensaje por semana, en este canal: los duelos nuevos y la tabla.
    ¿Cuánto tiene que durar?
league-made = La liga está abierta: abajo se apunta la gente. Después, **{ button-league-start }** empieza la primera semana.
league-open-already = Ya hay una liga: `/{ command } league` la enseña.
league-gone = Ya no tengo esta liga. `/{ command } league` te dice si hay otra.
league-full = Esta liga está completa, lo siento.
league-only-manager = Eso solo puede hacerlo quien administra el servidor.
league-start = ¿Ya está todo el mundo? Cuando empieces la liga, formo los duelos de la primera semana. Una semana son siete días desde ese momento.
league-few = Para empezar una liga hacen falta al menos dos personas.
league-started = ¡La liga ha empezado!
league-ask-end = ¿Cerrar la liga ya? La semana cuenta tal como está: quien no ha acabado pierde contra quien sí.
league-ask-end-early = ¿Cerrar la liga antes de que empiece? Aún no ha jugado nadie, así que no gana nadie.
league-ended = La liga ha terminado.
league-stranger = No estás en esta liga. Con **{ button-league-join }** juegas desde la próxima semana.
league-not-drawn = Esta semana no juegas. Si te has apuntado, empiezas la próxima.
league-last-week = Es la última semana, y tú no juegas.
league-free = Esta semana no queda nadie para ti. ¡Cuenta como victoria!
league-correct = Corregir un resultado
league-correct-how = ¿Cómo tiene que contar?
