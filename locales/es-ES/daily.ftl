# The deal of the day, in Spanish: everybody is dealt the same cards, once a day.

command-daily = El reto del día: las mismas cartas y { $kind ->
    [sixtysix] el mismo bot
   *[nimmt] los mismos bots
} para todos, un solo intento

button-daily-too = Juega tú también
button-daily-today = El reto de hoy
button-daily-week = Esta semana
button-daily-last-week = La semana pasada

daily-title = Reto del día · { $date }
daily-welcome =
    { "" }**Hoy todo el mundo recibe estas cartas,** contra { $kind ->
        [sixtysix] el mismo bot de nivel 9
       *[nimmt] los mismos bots de nivel 9
    }: { $bots }.
    Tienes **un solo intento**: { $kind ->
        [sixtysix] una ronda, y cada punto cuenta
       *[nimmt] diez turnos, y cuantas menos cabezas de buey, mejor
    }. ¿Necesitas una pausa? `/{ command } daily` te trae de vuelta aquí.
daily-outside = Cuenta donde hagas tu primera elección. Aquí no cuenta en ningún servidor.
daily-closes = se cierra { $when }
daily-moment = ¡Un momento! Aún estoy con lo que me pediste antes.
daily-stale = Desde entonces has seguido jugando. Así vas:
daily-yesterday = Este es el reto de ayer. Aún puedes acabarlo: se cierra { $when }.
daily-today-waits = ¡El de hoy te espera!
daily-over = Ese reto ha terminado.
daily-not-begun = Ese reto no lo empezaste. ¡El de hoy te espera!

## The result. In the channel it must not name a card.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · par { $par }
daily-bot = { $name }: { $n }
daily-better = { $n ->
    [one] { $percent ->
        [100] Mejor que la otra persona que ha jugado aquí.
       *[other] La otra persona que ha jugado aquí lo hizo al menos igual de bien.
    }
   *[other] Mejor que el { $percent } % de las otras { $n } personas de aquí.
}
daily-first-here = Nadie de aquí había acabado aún este reto: abres tú.
daily-counts-elsewhere = Aquí no cuenta: lo empezaste en otro sitio.
daily-streak = 🔥 { $n } días seguidos
daily-par-later = El par aún se está calculando: es lo que { $kind ->
        [sixtysix] se anota
       *[nimmt] se lleva
    } de media un bot de nivel 9 con tus cartas.
daily-par-about = El par es lo que { $kind ->
        [sixtysix] se anota
       *[nimmt] se lleva
    } de media un bot de nivel 9 con tus cartas.
daily-next = El próximo reto llega { $when }.
daily-seed = Semilla del { $date }: `{ $seed }`. Con ella, cualquiera puede comprobar ese reparto.
daily-shared = { icon } **{ $name }** ha jugado el reto del día · { $date }
daily-not-shared = No he podido publicarlo aquí, y nada ha cambiado. Prueba otra vez en un momento.

## The table of a week

daily-week-title = **Retos del día** · del { $first } al { $last }
daily-mean = { $kind ->
    [sixtysix] { $mean } puntos al día
   *[nimmt] { $mean } cabezas de buey al día
}
daily-week-line = **{ $place }.** { $name } · { daily-mean } ({ $days ->
    [one] 1 día
   *[other] { $days } días
})
daily-week-unplaced = – { $name } · { daily-mean } ({ $days ->
    [one] 1 día
   *[other] { $days } días
})
daily-week-empty = Nadie de aquí ha acabado un reto.
daily-week-footer = { $kind ->
        [sixtysix] Cuentan los puntos al día
       *[nimmt] Cuentan las cabezas de buey al día
    }. Para tener puesto { $n ->
    [one] hace falta un día
   *[other] hacen falta { $n } días
}.
