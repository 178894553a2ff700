# Das Spiel des Tages: Alle bekommen dieselben Karten, einmal am Tag.

command-daily = Das Spiel des Tages: für alle dieselben Karten und { $kind ->
    [sixtysix] derselbe Bot
   *[nimmt] dieselben Bots
}, ein Versuch pro Tag

button-daily-too = Selbst spielen
button-daily-today = Spiel des Tages
button-daily-week = Diese Woche
button-daily-last-week = Letzte Woche

daily-title = Spiel des Tages · { $date }
daily-welcome =
    { "" }**Diese Karten bekommen heute alle,** und { $kind ->
        [sixtysix] alle spielen gegen denselben Bot der Stufe 9
       *[nimmt] alle spielen gegen dieselben Bots der Stufe 9
    }: { $bots }.
    Du hast **einen Versuch**: { $kind ->
        [sixtysix] ein Spiel, und jeder Punkt zählt
       *[nimmt] zehn Züge, und je weniger Hornochsen, desto besser
    }. Pause gefällig? Mit `/{ command } daily` geht’s hier weiter.
daily-outside = Wo du zum ersten Mal wählst, da zählt es. Hier zählt es auf keinem Server.
daily-closes = Schluss ist { $when }
daily-moment = Moment! Ich bin noch mit deinem letzten Klick beschäftigt.
daily-stale = Du bist inzwischen schon weiter. So steht es:
daily-yesterday = Das ist noch das Spiel von gestern. Du kannst es zu Ende spielen, Schluss ist { $when }.
daily-today-waits = Das von heute wartet schon!
daily-over = Dieses Spiel ist vorbei.
daily-not-begun = Dieses Spiel hast du nicht angefangen. Das von heute wartet auf dich!

## Das Ergebnis. Im Kanal darf es keine Karte verraten.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · Par { $par }
daily-bot = { $name }: { $n }
daily-better = { $n ->
    [one] { $percent ->
        [100] Besser als die eine andere Person hier.
       *[other] Die eine andere Person hier war mindestens so gut.
    }
   *[other] Besser als { $percent } % der { $n } anderen hier.
}
daily-first-here = Vor dir hat hier noch niemand dieses Spiel zu Ende gespielt.
daily-counts-elsewhere = Hier zählt es nicht: Du hast es woanders begonnen.
daily-streak = 🔥 { $n } Tage in Folge
daily-par-later = Das Par wird noch ausgerechnet: So viel { $kind ->
        [sixtysix] holt
       *[nimmt] nimmt
    } ein Bot der Stufe 9 mit deinen Karten im Schnitt.
daily-par-about = Das Par ist das, was ein Bot der Stufe 9 mit deinen Karten im Schnitt { $kind ->
        [sixtysix] holt
       *[nimmt] nimmt
    }.
daily-next = Das nächste Spiel kommt { $when }.
daily-seed = Startwert vom { $date }: `{ $seed }`. Damit kann jeder die Karten von damals nachrechnen.
daily-shared = { icon } **{ $name }** hat das Spiel des Tages gespielt · { $date }
daily-not-shared = Das konnte ich hier nicht posten. Es ist alles beim Alten; probier’s gleich noch mal.

## Die Tabelle der Woche

daily-week-title = **Spiele des Tages** · { $first } bis { $last }
daily-mean = { $kind ->
    [sixtysix] { $mean } Punkte am Tag
   *[nimmt] { $mean } Hornochsen am Tag
}
daily-week-line = **{ $place }.** { $name } · { daily-mean } ({ $days ->
    [one] 1 Tag
   *[other] { $days } Tage
})
daily-week-unplaced = – { $name } · { daily-mean } ({ $days ->
    [one] 1 Tag
   *[other] { $days } Tage
})
daily-week-empty = Hier hat keiner ein Spiel des Tages zu Ende gespielt.
daily-week-footer = { $kind ->
        [sixtysix] Es zählen die Punkte pro Tag
       *[nimmt] Es zählen die Hornochsen pro Tag
    }. Für einen Platz braucht man { $n ->
    [one] einen Tag
   *[other] { $n } Tage
}.
