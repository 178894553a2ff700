# Somebody's statistics, in Spanish: a picture, a few lines, and buttons.

## The commands

command-me = Tus partidas aquí en cifras, tu rating y tus logros
command-stats = Las partidas de alguien aquí, en cifras
command-stats-user = De quién

## The message

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **Variantes:** { $variants }
stats-variant = { $variant } { $n } ({ $wins ->
    [one] 1 ganada
   *[other] { $wins } ganadas
})
stats-own-rules = reglas propias
stats-favourite-row = **Fila favorita:** la { $row }, { $n ->
    [one] una vez
    [2] dos veces
   *[other] { $n } veces
}
stats-rows-taken = **Filas llevadas:** { $sixth ->
    [one] 1 llena
   *[other] { $sixth } llenas
}, { $low } con una carta demasiado baja ({ $cheapest } de ellas, la más barata que había). La más cara costó { $worst }.
stats-seven-and-clean = **El 55:** { $seven ->
    [0] nunca
    [one] una vez
   *[other] { $seven } veces
} · **Rondas sin llevarse nada:** { $clean }
sixtysix-stats-calls = **66 cantados:** { $right } con razón, { $wrong } antes de tiempo
sixtysix-stats-closed = **Cierres:** { $right } con éxito, { $wrong } en balde
sixtysix-stats-marriages = **Matrimonios:** { $n }
stats-lately = -# Los encuentros se cuentan en las últimas { $n } partidas.
stats-met-most = **Más veces en la mesa:** { $name } ({ $n ->
    [one] 1 partida
   *[other] { $n } partidas
})
stats-beaten = **Mejor balance contra:** { $name } ({ $ahead } : { $behind })
stats-beaten-by = **Peor balance contra:** { $name } ({ $ahead } : { $behind })
stats-other-table = **Con otra gente:** { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}, { $wins ->
    [one] 1 ganada
   *[other] { $wins } ganadas
}
stats-other-solo = **En solitario contra bots:** { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}, { $wins ->
    [one] 1 ganada
   *[other] { $wins } ganadas
}
stats-outside = Tus partidas fuera de los servidores. Cada servidor lleva su propia cuenta.
stats-button-show = Enseñar a todo el mundo
stats-button-solo = En solitario contra bots
stats-button-table = Con otra gente
stats-none-own = Todavía no tienes aquí ninguna partida de { game-name } que cuente. Eso tiene arreglo: `/{ command } new` abre una mesa y `/{ command } solo` te da cartas contra bots.
stats-none-outside = Todavía no tienes fuera de los servidores ninguna partida de { game-name } que cuente, y cada servidor lleva su propia cuenta. Eso tiene arreglo: `/{ command } solo` te da cartas contra bots.
stats-none-other = **{ $name }** todavía no tiene aquí ninguna partida de { game-name } que cuente. ¿Y si le propones una? `/{ command } new` abre una mesa.

## The picture

# A number stands above each of these; there is room for about 16 letters.
stats-tile-matches = { $n ->
    [one] partida
   *[other] partidas
}
stats-tile-wins = { $n ->
    [one] ganada ({ $share } %)
   *[other] ganadas ({ $share } %)
}
stats-tile-average = { $kind ->
    [sixtysix] puntos por ronda
   *[nimmt] cabezas/ronda
}
stats-tile-streak = { $n ->
    [one] victoria en racha
   *[other] victorias seguidas
}
stats-tile-longest = mejor racha
stats-tile-best-worst = mejor/peor ronda
stats-tile-best = mejor ronda
stats-chart-rating = Rating
stats-chart-places = Puestos
stats-chart-scores = { $kind ->
    [sixtysix] Puntos por ronda
   *[nimmt] Cabezas de buey por ronda
}
stats-chart-rows = Filas llevadas
sixtysix-stats-games = Rondas
sixtysix-stats-lost = sin ganar
sixtysix-stats-won = ganadas
