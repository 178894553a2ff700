# Duelle: zwei Leute spielen dieselben Karten, jeder für sich gegen dieselben Bots.

command-duel = Ein Duell: gleiche Karten, { $kind ->
    [sixtysix] gleicher Bot
   *[nimmt] gleiche Bots
}, und jeder spielt, wann er Zeit hat
command-duel-opponent = Wen du herausfordern willst

button-duel-play = Spielen
button-duel-look = Noch mal nachsehen

duel-challenge =
    { "" }**{ $name }** fordert { $opponent } zum Duell in { game-name } heraus.
    Ihr bekommt beide dieselben Karten, gegen { $kind ->
        [sixtysix] denselben Bot
       *[nimmt] dieselben Bots
    }. Spielt, wann ihr wollt: Das Duell endet { $until }.
duel-welcome =
    { "" }**Diese Karten bekommt auch { $name },** gegen { $kind ->
        [sixtysix] denselben Bot der Stufe 9
       *[nimmt] dieselben Bots der Stufe 9
    }: { $bots }.
    Lass dir Zeit, es läuft keine Uhr. Pause gefällig? Mit **{ button-duel-play }** im Kanal geht’s hier weiter. Das Duell endet { $until }.
duel-against = Duell gegen { $name }
duel-stranger = Das ist ein Duell zwischen **{ $first }** und **{ $second }**. Dein eigenes beginnst du mit `/{ command } duel`.
duel-gone = Dieses Duell gibt es nicht mehr. Ein neues beginnst du mit `/{ command } duel`.
duel-closed = Dieses Duell ist zu: Die Zeit war um.
duel-yourself = Dich selbst kannst du nicht herausfordern. Such dir jemand anderen aus!
duel-bot = Bots nehmen keine Herausforderung an. Gegen Bots spielst du mit `/{ command } solo`.
duel-not-here = Diese Person ist nicht auf diesem Server. Herausfordern kannst du alle, die hier sind.
duel-not-in-channel = Diese Person sieht diesen Kanal nicht. Fordere sie dort heraus, wo sie mitliest.
duel-banned = Diese Person darf hier gerade nicht mitspielen, ein Duell gegen sie ist also nicht möglich.

## The result

duel-waiting = **{ $name }** ist noch nicht fertig. Sobald ihr beide durch seid, zeigt dir **{ button-duel-look }** beide Spiele nebeneinander. Das Duell endet { $until }.
duel-both-through = **{ $name }** ist mit eurem Duell jetzt auch durch. { $first }, **{ button-duel-look }** zeigt beide Spiele nebeneinander.
duel-title = **{ $first }** gegen **{ $second }**
duel-unfinished = **{ $name }** hat nicht zu Ende gespielt.
duel-won = 🏆 **{ $name }** gewinnt das Duell!
duel-tie = 🤝 Unentschieden!
duel-same = Gleiche Karten, { $kind ->
    [sixtysix] gleicher Bot
   *[nimmt] gleiche Bots
}: Niemand hatte das bessere Blatt.
