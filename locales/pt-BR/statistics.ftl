# Somebody's statistics, in Brazilian Portuguese: a picture, a few lines, and buttons.

## The commands

command-me = Suas partidas aqui em números, seu rating e suas conquistas
command-stats = As partidas de alguém aqui, em números
command-stats-user = De quem

## The message

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **Variantes:** { $variants }
stats-variant = { $variant } { $n } ({ $wins ->
    [0] { $wins } vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
})
stats-own-rules = regras próprias
stats-favourite-row = **Fileira favorita:** a { $row }, { $n ->
    [one] uma vez
    [2] duas vezes
   *[other] { $n } vezes
}
stats-rows-taken = **Fileiras levadas:** { $sixth ->
    [0] { $sixth } cheias
    [one] { $sixth } cheia
   *[other] { $sixth } cheias
}, { $low } com carta baixa demais ({ $cheapest } delas, a mais barata que tinha). A mais cara custou { $worst }.
stats-seven-and-clean = **O 55:** { $seven ->
    [0] nunca
    [one] uma vez
   *[other] { $seven } vezes
} · **Rodadas sem levar nada:** { $clean }
sixtysix-stats-calls = **Batidas:** { $right } certas, { $wrong } cedo demais
sixtysix-stats-closed = **Monte fechado:** { $right } com sucesso, { $wrong } à toa
sixtysix-stats-marriages = **Casamentos:** { $n }
stats-lately = -# Os encontros contam as últimas { $n } partidas.
stats-met-most = **Mais vezes na mesa:** { $name } ({ $n ->
    [one] { $n } partida
   *[other] { $n } partidas
})
stats-beaten = **Melhor retrospecto contra:** { $name } ({ $ahead } : { $behind })
stats-beaten-by = **Pior retrospecto contra:** { $name } ({ $ahead } : { $behind })
stats-other-table = **Com outras pessoas:** { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}, { $wins ->
    [0] { $wins } vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
stats-other-solo = **Solo contra bots:** { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}, { $wins ->
    [0] { $wins } vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
stats-outside = Suas partidas fora dos servidores. Cada servidor faz a própria conta.
stats-button-show = Mostrar pra todo mundo
stats-button-solo = Solo contra bots
stats-button-table = Com outras pessoas
stats-none-own = Você ainda não tem aqui nenhuma partida de { game-name } que conte. Bora mudar isso: `/{ command } new` abre uma mesa, e `/{ command } solo` já te dá as cartas contra bots.
stats-none-outside = Você ainda não tem fora dos servidores nenhuma partida de { game-name } que conte, e cada servidor faz a própria conta. Bora mudar isso: `/{ command } solo` já te dá as cartas contra bots.
stats-none-other = **{ $name }** ainda não tem aqui nenhuma partida de { game-name } que conte. Que tal fazer um convite? `/{ command } new` abre uma mesa.

## The picture

# A number stands above each of these; there is room for about 16 letters.
stats-tile-matches = { $n ->
    [one] partida
   *[other] partidas
}
stats-tile-wins = { $n ->
    [0] vitórias ({ $share }%)
    [one] vitória ({ $share }%)
   *[other] vitórias ({ $share }%)
}
stats-tile-average = { $kind ->
    [sixtysix] tentos por rodada
   *[nimmt] cabeças/rodada
}
stats-tile-streak = { $n ->
    [0] vitórias seguidas
    [one] vitória seguida
   *[other] vitórias seguidas
}
stats-tile-longest = maior sequência
stats-tile-best-worst = melhor/pior
stats-tile-best = melhor rodada
stats-chart-rating = Rating
stats-chart-places = Lugares
stats-chart-scores = { $kind ->
    [sixtysix] Tentos por rodada
   *[nimmt] Cabeças de boi por rodada
}
stats-chart-rows = Fileiras levadas
sixtysix-stats-games = Rodadas
sixtysix-stats-lost = sem vitória
sixtysix-stats-won = vitórias
