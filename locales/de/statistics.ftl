# Die Statistik einer Person: ein Bild, ein paar Zeilen, Knöpfe.

## Die Befehle

command-me = Deine Partien hier in Zahlen, deine Wertung und deine Erfolge
command-stats = Die Partien von jemand anderem hier in Zahlen
command-stats-user = Von wem

## Die Nachricht

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **Varianten:** { $variants }
stats-variant = { $variant } { $n } ({ $wins } gewonnen)
stats-own-rules = eigene Regeln
stats-favourite-row = **Lieblingsreihe zum Nehmen:** Reihe { $row }, { $n ->
    [one] einmal
   *[other] { $n }-mal
}
stats-rows-taken = **Genommene Reihen:** { $sixth } volle, { $low } mit einer zu niedrigen Karte (davon { $cheapest } die billigste am Tisch). Die teuerste hat { $worst } gekostet.
stats-seven-and-clean = **Die 55:** { $seven ->
    [0] nie genommen
    [one] einmal genommen
   *[other] { $seven }-mal genommen
} · **Spiele ohne eine Reihe:** { $clean }
sixtysix-stats-calls = **„Aus!“ gesagt:** { $right }-mal zu Recht, { $wrong }-mal zu früh
sixtysix-stats-closed = **Zugedreht:** { $right }-mal mit Erfolg, { $wrong }-mal umsonst
sixtysix-stats-marriages = **Heiraten:** { $n }
stats-lately = -# Begegnungen zählen aus den letzten { $n } Partien.
stats-met-most = **Am häufigsten am Tisch:** { $name } ({ $n ->
    [one] 1 Partie
   *[other] { $n } Partien
})
stats-beaten = **Beste Bilanz gegen:** { $name } ({ $ahead } : { $behind })
stats-beaten-by = **Schlechteste Bilanz gegen:** { $name } ({ $ahead } : { $behind })
stats-other-table = **Mit anderen:** { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}, { $wins } gewonnen
stats-other-solo = **Allein gegen Bots:** { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}, { $wins } gewonnen
stats-outside = Deine Partien außerhalb von Servern. Jeder Server zählt für sich.
stats-button-show = Allen zeigen
stats-button-solo = Allein gegen Bots
stats-button-table = Mit anderen
stats-none-own = Du hast hier noch keine Partie { game-name }, die zählt. Das lässt sich ändern: `/{ command } new` macht einen Tisch auf, `/{ command } solo` lässt dich gleich gegen Bots ran.
stats-none-outside = Außerhalb von Servern hast du noch keine Partie { game-name }, die zählt, und jeder Server zählt für sich. Das lässt sich ändern: `/{ command } solo` lässt dich gleich gegen Bots ran.
stats-none-other = **{ $name }** hat hier noch keine Partie { game-name }, die zählt. Wie wär’s mit einer Partie? `/{ command } new` macht einen Tisch auf.

## Das Bild

# Darüber steht jeweils eine Zahl; Platz ist für etwa 16 Buchstaben.
stats-tile-matches = { $n ->
    [one] Partie
   *[other] Partien
}
stats-tile-wins = { $n ->
    [one] Sieg ({ $share } %)
   *[other] Siege ({ $share } %)
}
stats-tile-average = { $kind ->
    [sixtysix] Punkte pro Spiel
   *[nimmt] Hornochsen/Spiel
}
stats-tile-streak = { $n ->
    [one] Sieg am Stück
   *[other] Siege am Stück
}
stats-tile-longest = längste Serie
stats-tile-best-worst = bestes/miesestes
stats-tile-best = bestes Spiel
stats-chart-rating = Wertung
stats-chart-places = Plätze
stats-chart-scores = { $kind ->
    [sixtysix] Punkte pro Spiel
   *[nimmt] Hornochsen pro Spiel
}
stats-chart-rows = Genommene Reihen
sixtysix-stats-games = Spiele
sixtysix-stats-lost = ohne Sieg
sixtysix-stats-won = Sieg
