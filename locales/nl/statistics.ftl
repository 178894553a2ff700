# De statistieken van iemand: een plaatje, een paar regels, knoppen.

## De commando's

command-me = Jouw partijen hier in cijfers, je rating en je prestaties
command-stats = De partijen van iemand anders hier in cijfers
command-stats-user = Van wie

## Het bericht

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **Varianten:** { $variants }
stats-variant = { $variant } { $n } ({ $wins } gewonnen)
stats-own-rules = eigen regels
stats-favourite-row = **Favoriete rij om te pakken:** rij { $row }, { $n } keer
stats-rows-taken = **Rijen gepakt:** { $sixth } volle, { $low } met een te lage kaart (waarvan { $cheapest } de goedkoopste op tafel). De duurste kostte { $worst }.
stats-seven-and-clean = **De 55:** { $seven ->
    [0] nooit gepakt
   *[other] { $seven } keer gepakt
} · **Spellen zonder één rij:** { $clean }
sixtysix-stats-calls = **“Uit!” geroepen:** { $right } keer terecht, { $wrong } keer te vroeg
sixtysix-stats-closed = **Stok gesloten:** { $right } keer met succes, { $wrong } keer voor niets
sixtysix-stats-marriages = **Huwelijken:** { $n }
stats-lately = -# Ontmoetingen tellen over de laatste { $n } partijen.
stats-met-most = **Vaakst mee aan tafel:** { $name } ({ $n ->
    [one] 1 partij
   *[other] { $n } partijen
})
stats-beaten = **Beste resultaat tegen:** { $name } ({ $ahead } : { $behind })
stats-beaten-by = **Slechtste resultaat tegen:** { $name } ({ $ahead } : { $behind })
stats-other-table = **Met anderen:** { $n ->
    [one] 1 partij
   *[other] { $n } partijen
}, { $wins } gewonnen
stats-other-solo = **Alleen tegen bots:** { $n ->
    [one] 1 partij
   *[other] { $n } partijen
}, { $wins } gewonnen
stats-outside = Je partijen buiten servers. Elke server telt voor zich.
stats-button-show = Aan iedereen laten zien
stats-button-solo = Alleen tegen bots
stats-button-table = Met anderen
stats-none-own = Je hebt hier nog geen partij { game-name } die telt. Daar is wat aan te doen: `/{ command } new` opent een tafel, en met `/{ command } solo` speel je meteen tegen bots.
stats-none-outside = Je hebt buiten servers nog geen partij { game-name } die telt, en elke server telt voor zich. Daar is wat aan te doen: met `/{ command } solo` speel je meteen tegen bots.
stats-none-other = **{ $name }** heeft hier nog geen partij { game-name } die telt. Tijd voor een uitnodiging? `/{ command } new` opent een tafel.

## Het plaatje

# Boven elk staat een getal; er is plaats voor zo'n 16 letters.
stats-tile-matches = { $n ->
    [one] partij
   *[other] partijen
}
stats-tile-wins = { $n ->
    [one] zege ({ $share }%)
   *[other] zeges ({ $share }%)
}
stats-tile-average = { $kind ->
    [sixtysix] punten per spel
   *[nimmt] koppen per spel
}
stats-tile-streak = op rij gewonnen
stats-tile-longest = langste reeks
stats-tile-best-worst = beste/slechtste
stats-tile-best = beste spel
stats-chart-rating = Rating
stats-chart-places = Plaatsen
stats-chart-scores = { $kind ->
    [sixtysix] Spelpunten per spel
   *[nimmt] Koeienkoppen per spel
}
stats-chart-rows = Gepakte rijen
sixtysix-stats-games = Spellen
sixtysix-stats-lost = geen zege
sixtysix-stats-won = gewonnen
