# Die Liga: jede Woche ein Duell für alle, die mitmachen, und eine Tabelle.

command-league = Die Liga dieses Servers: jede Woche ein Duell, dazu eine Tabelle

button-league-join = Mitmachen
button-league-leave = Aussteigen
button-league-start = Liga starten
button-league-show = Aktualisieren
button-league-weeks = Alle Wochen
button-league-end = Liga beenden
button-league-end-now = Jetzt beenden
button-league-back = Zurück
button-league-wins = { $name } gewinnt
button-league-tie = Unentschieden
button-league-neither = Niemand hat gespielt
button-league-as-played = Wie gespielt

## The page

league-title = Liga · { game-name }
league-weeks = { $n ->
    [one] 1 Woche
   *[other] { $n } Wochen
}
league-sign-up =
    Jede Woche spielst du gegen jemand anderen, solange es geht: gleiche Karten, { $kind ->
        [sixtysix] gleicher Bot
       *[nimmt] gleiche Bots
    }, und jeder spielt, wann er Zeit hat. Ein Sieg bringt 1 Punkt, ein Unentschieden ½. Wer nicht rechtzeitig fertig wird, verliert gegen jemanden, der es geschafft hat. Werden beide nicht fertig, bekommt keiner einen Punkt.
    Diese Liga dauert { league-weeks }. Los geht’s, wenn jemand sie startet, der den Server verwaltet. Einsteigen kannst du auch später noch.
league-nobody = Noch ist niemand dabei.
league-signed-up = **Dabei ({ $n }):** { $names }
league-now = **Woche { $week } von { $weeks }** · endet { $until }
league-pairs = ✓ hat gespielt. * kommt von jemandem, der den Server verwaltet.
league-columns = Platz, Name, Punkte, gewertete Wochen. Bei gleichen Punkten zählen die der Gegner.
league-out = Nicht mehr ausgelost: { $names }
league-late = Steig jetzt ein, und du spielst ab nächster Woche mit.
league-bye = frei: Sieg
league-over = **Die Liga ist zu Ende.** Niemand hat einen Punkt geholt.
league-won = **Die Liga ist zu Ende.** 🏆 { $n ->
    [one] { $names } gewinnt sie!
   *[other] { $names } gewinnen sie gemeinsam!
}
league-week = Woche { $n }

## What one person is told

league-none = Hier läuft keine Liga. Wer den Server verwaltet, eröffnet eine mit `/{ command } league`.
league-begin =
    { "" }**Eine neue Liga:** Wer mag, meldet sich an, du startest sie, und ich stelle jede Woche die Paarungen zusammen. In diesen Kanal schreibe ich einmal die Woche: die neuen Paarungen und die Tabelle.
    Wie lange soll sie dauern?
league-made = Die Liga ist eröffnet, unten geht’s zur Anmeldung. Mit **{ button-league-start }** beginnt dann die erste Woche.
league-open-already = Es läuft schon eine Liga: `/{ command } league` zeigt sie.
league-gone = Diese Liga gibt es nicht mehr. Ob eine neue läuft, zeigt dir `/{ command } league`.
league-full = Diese Liga ist leider voll.
league-only-manager = Das darf nur, wer den Server verwaltet.
league-start = Sind alle dabei? Wenn du die Liga startest, stelle ich die Paarungen der ersten Woche zusammen. Eine Woche dauert sieben Tage, von diesem Moment an.
league-few = Für eine Liga braucht’s mindestens zwei Leute.
league-started = Die Liga läuft!
league-ask-end = Die Liga jetzt beenden? Diese Woche zählt dann so, wie sie steht: Wer nicht fertig ist, verliert gegen jemanden, der es ist.
league-ask-end-early = Die Liga beenden, bevor sie losgeht? Es hat noch niemand gespielt, also gewinnt auch niemand.
league-ended = Die Liga ist zu Ende.
league-stranger = Du bist nicht in dieser Liga. Mit **{ button-league-join }** spielst du ab nächster Woche mit.
league-not-drawn = Diese Woche spielst du nicht. Wenn du dabei bist, geht’s nächste Woche los.
league-last-week = Das ist schon die letzte Woche, und du bist nicht dabei.
league-free = Diese Woche ist niemand für dich übrig. Das zählt als Sieg!
league-correct = Ergebnis korrigieren
league-correct-how = Wie soll es zählen?
