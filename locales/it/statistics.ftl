# Le statistiche di qualcuno: un'immagine, qualche riga, i pulsanti.

## I comandi

command-me = Le tue partite qui in cifre, il tuo rating e i tuoi traguardi
command-stats = Le partite di qualcuno qui, in cifre
command-stats-user = Di chi

## Il messaggio

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **Varianti:** { $variants }
stats-variant = { $variant } { $n } ({ $wins ->
    [one] 1 vinta
   *[other] { $wins } vinte
})
stats-own-rules = regole su misura
stats-favourite-row = **Fila preferita:** la { $row }, presa { $n ->
    [one] 1 volta
   *[other] { $n } volte
}
stats-rows-taken = **File prese:** { $sixth ->
    [one] 1 piena
   *[other] { $sixth } piene
}, { $low } con una carta troppo bassa (di cui { $cheapest } la meno cara sul tavolo). La più cara è costata { $worst }.
stats-seven-and-clean = **Il 55:** { $seven ->
    [0] mai preso
    [one] preso 1 volta
   *[other] preso { $seven } volte
} · **Smazzate senza una fila:** { $clean }
sixtysix-stats-calls = **“Fuori!”:** { $right } a ragione, { $wrong } troppo presto
sixtysix-stats-closed = **Mazzo chiuso:** { $right } con successo, { $wrong } per niente
sixtysix-stats-marriages = **Matrimoni:** { $n }
stats-lately = -# Gli incontri contano le ultime { $n } partite.
stats-met-most = **Più spesso allo stesso tavolo:** { $name } ({ $n ->
    [one] 1 partita
   *[other] { $n } partite
})
stats-beaten = **Miglior bilancio contro:** { $name } ({ $ahead } : { $behind })
stats-beaten-by = **Peggior bilancio contro:** { $name } ({ $ahead } : { $behind })
stats-other-table = **Con altre persone:** { $n ->
    [one] 1 partita
   *[other] { $n } partite
}, { $wins ->
    [one] 1 vinta
   *[other] { $wins } vinte
}
stats-other-solo = **In solitario contro i bot:** { $n ->
    [one] 1 partita
   *[other] { $n } partite
}, { $wins ->
    [one] 1 vinta
   *[other] { $wins } vinte
}
stats-outside = Le tue partite fuori dai server. Ogni server tiene il suo conto.
stats-button-show = Mostra a tutti
stats-button-solo = In solitario contro i bot
stats-button-table = Con altre persone
stats-none-own = Qui non hai ancora una partita di { game-name } che conti. Si può rimediare: `/{ command } new` apre un tavolo e `/{ command } solo` ti fa giocare subito contro i bot.
stats-none-outside = Fuori dai server non hai ancora una partita di { game-name } che conti, e ogni server tiene il suo conto. Si può rimediare: `/{ command } solo` ti fa giocare subito contro i bot.
stats-none-other = **{ $name }** non ha ancora qui una partita di { game-name } che conti. Che ne dici di un invito? `/{ command } new` apre un tavolo.

## L'immagine

# Sopra ognuna c'è un numero; c'è posto per circa 16 lettere.
stats-tile-matches = { $n ->
    [one] partita
   *[other] partite
}
stats-tile-wins = { $n ->
    [one] vinta ({ $share }%)
   *[other] vinte ({ $share }%)
}
stats-tile-average = { $kind ->
    [sixtysix] punti a smazzata
   *[nimmt] teste a smazzata
}
stats-tile-streak = { $n ->
    [one] vittoria in corso
   *[other] vittorie di fila
}
stats-tile-longest = serie migliore
stats-tile-best-worst = migliore/peggiore
stats-tile-best = migliore smazzata
stats-chart-rating = Rating
stats-chart-places = Posizioni
stats-chart-scores = { $kind ->
    [sixtysix] Punti partita a smazzata
   *[nimmt] Teste di bue a smazzata
}
stats-chart-rows = File prese
sixtysix-stats-games = Smazzate
sixtysix-stats-lost = non vinte
sixtysix-stats-won = vinte
