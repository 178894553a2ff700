# Alles, was der Bot auf Deutsch sagt. Die Schlüssel sind dieselben wie in en-US.
# „1 Hornochse“ steht hier überall im Nominativ: nach Doppelpunkt, Strich oder Klammer, nie nach „mit“ oder „kostet“.

game-name = { $kind ->
    [sixtysix] Sechsundsechzig
   *[nimmt] 6 nimmt!
}
command = { $kind ->
    [sixtysix] sechsundsechzig
   *[nimmt] nimmt
}
icon = { $kind ->
    [sixtysix] 🃏
   *[nimmt] 🐮
}

## Kleinteile

# Between a whole number and its tenths.
decimal-sign = ,
list-and = { $front } und { $last }
list-comma = { $front }, { $next }
list-semicolon = { $front }; { $next }
# Eine Überschrift oder ein Name, und was dahinter steht.
headed = { $heading }: { $what }
names-more = { $names } und { $n } weitere
bull-heads = { $n ->
    [one] 1 Hornochse
   *[other] { $n } Hornochsen
}
games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
someone = jemand
the-nth = { $n ->
    [5] fünfte
    [7] siebte
   *[6] sechste
}
pace-live = { $n } Sekunden
pace-relaxed = 1 Stunde
pace-slow = 24 Stunden

## Tisch vor der Partie

lobby-picture = { game-name }
lobby-note-host = Gastgeber
lobby-note-bot = Bot, { $level }
lobby-alt = { $n ->
    [0] Am Tisch sitzt noch niemand
   *[other] Am Tisch: { $names }
}. { $chips }.
chip-points = bis { $points }
chip-sheets = alle Zettel
chip-live = { $n } s
chip-relaxed = 1 Stunde
chip-slow = 24 Stunden
chip-no-hints = ohne Tipps
chip-quiet = leise
lobby-title = { icon } { game-name } — wer spielt mit?
lobby-host = Gastgeber: **{ $host }**
lobby-end-points = Gespielt wird, bis jemand über { $points } Hornochsen kommt.
lobby-end-games = { $n ->
    [one] Ein einziges Spiel.
   *[other] { $n } Spiele.
}
lobby-end-sheets = Jeder Zettel wird einmal gespielt.
lobby-pace = { $pace } pro Zug.
lobby-no-hints = Ohne Tipps.
lobby-quiet = Alles in einer Nachricht, damit der Kanal ruhig bleibt.
lobby-seats = Am Tisch { $n }/{ $most }
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (Gastgeber)
lobby-seat-bot = { $n }. 🤖 { $name } · Bot, { $level }
lobby-nobody = Noch keiner da.
lobby-invited = Noch eine Runde? { $names }
lobby-more = { $missing ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $missing } Leute
}. Lad jemanden ein, drück **{ button-bots }** oder leg mit **{ button-play-now }** gleich los, gegen { $bots ->
    [one] einen Bot
    [3] drei Bots
   *[other] { $bots } Bots
}.
lobby-ready = **{ $host }** kann starten oder noch auf andere warten.
lobby-full-ready = Der Tisch ist voll. **{ $host }** kann starten.
lobby-footer = Deine Karten bekommst du per Direktnachricht. Nimmst du keine an? Dann drück nach dem Start „{ button-hand }“.
lobby-started = Die Partie läuft: { $names }.
lobby-closed = Dieser Tisch ist geschlossen.
lobby-stopped = **{ $name }** hat den Tisch geschlossen.
lobby-expired = Keiner hat gestartet, also hab ich den Tisch geschlossen. `/{ command } new` macht einen neuen auf.

button-join = Mitspielen
button-leave = Aussteigen
button-start = Starten
button-play-now = ⚡ Sofort spielen
button-on = Weiter
button-rules = Regeln
button-hand = Meine Karten
button-next = Nächstes Spiel
button-back = Bin wieder da
button-rematch = Revanche
button-again = Noch mal
button-review = Rückblick
button-record = Mitschrift
button-share = Teilen
button-stop = Ja, abbrechen
button-table = Zum Tisch
button-hint = 💡 Tipp
button-hint-pictured = Tipp
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Reihe { $row }: { $cards } · { $bulls } 🐮
button-end-left = { $card } vor die { $next } in Reihe { $row }
button-end-right = { $card } hinter die { $next } in Reihe { $row }
button-enough = Das reicht
button-first = { $card } zuerst
button-newer = Zurück
button-older = Mehr

## Nachricht am Tisch

board-heading = **Spiel { $game } · Zug { $turn }**
board-heading-after = **Spiel { $game } · nach Zug { $turn }**
board-heading-draft = **Spiel { $game } · Kartenwahl**
board-first-turn = Neues Spiel, { $n } Karten für jeden! Schau in deine Direktnachrichten oder drück **{ button-hand }**.
waiting-for = ⏳ Warte auf { $names } · Bedenkzeit endet { $until }
waiting-row = ⏳ Die **{ $card }** ist zu niedrig für alle Reihen. { $names } muss sich eine aussuchen · Bedenkzeit endet { $until }
waiting-other = ⏳ Warte auf die Entscheidung von { $names } · Bedenkzeit endet { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names }: Meine Direktnachricht mit den Karten kommt nicht durch. Drück **{ button-hand }**, da liegen sie auch.
paused-everybody-away = **Pause:** Keiner mehr da. **{ button-back }** drücken, und es geht weiter.
paused-not-allowed = **Pause:** Ich durfte hier nichts schreiben. Alles wieder gut? Dann drück **{ button-back }**.
between-next = Das nächste Spiel beginnt { $when }.
stopped-by = **{ $name } hat die Partie abgebrochen.** Sie zählt nicht.
stopped-too-few = **Vorzeitig Schluss:** Es sind zu wenige übrig. Die Partie zählt nicht.
stopped-nobody-left = **Vorzeitig Schluss:** Es waren nur noch Bots da. Die Partie zählt nicht.
stopped-rested = **Zwei Wochen lang hat keiner gespielt,** also hab ich die Partie beendet. Sie zählt nicht.
stopped-damaged = **Ich musste die Partie abbrechen:** Ich kann ihre Mitschrift nicht mehr lesen. Tut mir leid! Sie zählt nicht. `/{ command } new` startet eine neue.

line-behind = Die **{ $card }** kommt hinter die { $next } in Reihe { $row } ({ $names })
line-before = Die **{ $card }** kommt vor die { $next } in Reihe { $row } ({ $names })
line-on-equal = Die **{ $card }** landet auf ihrem Zwilling in Reihe { $row } ({ $names })
line-full = 💥 Die **{ $card }** ist die { $nth } Karte in Reihe { $row }: { $names } kassiert { $cards } — **{ $bulls }**
line-full-shared = 💥 Die **{ $card }** ist die { $nth } Karte in Reihe { $row }: { $names } kassieren zusammen { $cards } — **{ $bulls }**
line-low = 💥 Die **{ $card }** ist zu niedrig für alle Reihen: { $names } nimmt Reihe { $row } mit { $cards } — **{ $bulls }**
line-low-shared = 💥 Die **{ $card }** ist zu niedrig für alle Reihen: { $names } nehmen zusammen Reihe { $row } mit { $cards } — **{ $bulls }**
line-drafted = { $names } nimmt sich die **{ $card }**
line-played = { $names } spielt die **{ $card }**
line-stopped = { $names } belässt es bei einer Karte
line-kept = { $names } behält { $cards }
line-kept-none = { $names } behält nichts
line-unplaced = Noch zu legen: { $cards }
line-unplaced-card = { $card } ({ $name })
line-played-for = ⏰ Zeit abgelaufen: { $names }. Da bin ich eingesprungen.
line-away = 💤 { $names } ist weg. Ich springe ein, bis **{ button-back }** oder irgendeine Karte gedrückt wird.
line-left = 👋 { $names } ist ausgestiegen. Ich spiele die Karten weiter.
line-removed = 👋 { $names } wurde vom Tisch verwiesen. Ich spiele die Karten weiter.
line-back = 🙌 { $names } ist wieder da.
line-lost = ⚠️ { $n ->
    [one] Ein früherer Stand dieser Partie ließ
   *[other] { $n } frühere Stände dieser Partie ließen
} sich nicht posten.
line-doubled = Weiße Weste! Jemand hat gar nichts genommen, also zählt dieses Spiel doppelt.

points-title = Hornochsen: dieses Spiel (Partie)
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Punktezettel
sheet-total = Summe
game-over = **Spiel { $game } ist aus.** Am besten weggekommen: { $names } ({ $points }).
match-over = 🏆 { $names } gewinnt die Partie! Endstand: { $score }.
match-over-shared = 🏆 { $names } teilen sich den Sieg! Endstand: je { $score }.
match-over-uncounted = Bis zum Ende sind weniger als zwei Menschen dabeigeblieben. Für die Bestenliste zählt die Partie also nicht.
match-over-not-stayed = { $n ->
    [one] { $names } ist gegangen oder hat mehr als die Hälfte der Züge verpasst und kommt auf den letzten Platz.
   *[other] { $names } sind gegangen oder haben mehr als die Hälfte der Züge verpasst und kommen auf den letzten Platz.
}
match-over-people-only = In der Bestenliste stehen nur Menschen, aber ein Sieg zählt gegen alle am Tisch.
match-ranking-title = Endstand
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = Die ganze Partie als Mitschrift
record-here = Die ganze Partie, Karte für Karte. `hornochse replay` spielt sie noch mal ab.
shared-result = { $result } Gespielt wurde in { $thread }.
shared-result-alone = { $result } Eine Partie gegen Bots.
shared = Fertig! Das Ergebnis steht im Kanal.
shared-already = Dieses Ergebnis steht schon im Kanal.
only-players-share = Das kann nur teilen, wer mitgespielt hat.
end-title = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
end-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
end-worst = Teuerste Reihe
end-lucky = Glückspilz { $name }: Karten rund { $n } besser als im Schnitt
end-unlucky = Pechvogel { $name }: Karten rund { $n } schlechter als im Schnitt
end-play-trap = 🎬 **Szene der Partie:** { $name } macht mit der { $card } Reihe { $row } voll, und { $victim } tappt prompt hinein: { $bulls }.
end-play-clean = 🎬 **Serie der Partie:** { $name } nimmt { $n } Züge am Stück gar nichts.
alt-end-place = { $place }. { $name }, { $score }.
alt-end-worst = Teuerste Reihe: { $name } mit { $cards }, { $bulls }.
game-title = Spiel { $game } · Zug { $turn }
column-points = Spiel
column-total = Partie
picture-goal-points = Schluss über { $points }
picture-goal-games = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}

alt-row = Reihe { $row }: { $cards } ({ $bulls }).
alt-row-empty = Reihe { $row }: leer.

## Die eigene Hand

time-up = · Bedenkzeit endet { $when }

hand-choose = **Welche Karte spielst du?** · Spiel { $game }, Zug { $turn } { $until }
hand-chosen = **Du spielst die { $card }.** Noch kannst du’s dir anders überlegen.
hand-row = **Deine { $card } ist zu niedrig für alle Reihen.** Such dir aus, welche du nimmst; deine Karte eröffnet sie neu { $until }
hand-end = **Deine { $card } passt an zwei Stellen gleich gut.** Wohin damit? { $until }
hand-first = **Welche deiner beiden Karten kommt zuerst?** { $until }
hand-draft = **Such dir eine Karte für deine Hand aus** { $until }
hand-one-or-two = **Noch eine Karte, oder reicht’s?** { $until }
hand-keep = **Welche dieser Karten nimmst du wieder auf die Hand?** { $until }
hand-wait = Gerade gibt’s für dich nichts zu tun.
hand-waits-for = Wir warten noch auf { $names }.
hand-cards = Deine Hand: { $cards }
hand-between = Das Spiel ist aus. Das nächste beginnt { $when }.
hand-over-won = 🏆 Gewonnen! Dein Endstand: { $score }.
hand-over-shared = 🏆 Ihr teilt euch den Sieg: { $names }, je { $score }!
hand-over-lost = 🏁 Der Sieg geht an { $names }. Du landest auf Platz **{ $place }** von { $seats }: { $score }.
hand-moved = Deine Karten liegen jetzt in einer anderen Nachricht. **{ button-hand }** holt sie wieder her.
hand-dm-closed = Meine Direktnachricht kam nicht durch, also zeig ich dir deine Karten hier:
hand-not-yet = Die Partie hat noch nicht angefangen. Karten gibt’s nach dem Start.
hand-paused-not-allowed = Die Partie macht Pause: Ich darf in { $channel } nichts schreiben. Bitte jemanden, der den Server verwaltet, um diese Rechte für mich: { permission-view }, { permission-send }, { permission-embed } und { permission-attach }. Danach geht’s mit `/{ command } table` weiter.
hand-paused-gone = Den Kanal gibt’s nicht mehr, also ist die Partie vorbei. Sie zählt nicht.
hand-away = Du warst weg, da hab ich für dich gespielt. Drück **{ button-back }** oder irgendeine Karte, und du bist wieder dran.
hand-left = Du bist aus dieser Partie ausgestiegen. Mit `/{ command } join` im Kanal kommst du zurück.
hand-where = { $server } · { $channel }
hand-stale = Diese Karten sind Schnee von gestern. Hier sind deine aktuellen:
hand-late = Die Zeit war um, da hab ich eine Karte für dich gespielt. Das hast du jetzt auf der Hand:

## Was der Zug gebracht hat

news-full = 💥 Deine **{ $card }** war die { $nth } Karte in Reihe { $row }: **+{ $n }** 🐮
news-low = 💥 Deine **{ $card }** war zu niedrig. Reihe { $row } gehört dir: **+{ $n }** 🐮
news-nowhere = 💥 Deine **{ $card }** passte nirgends hin. Reihe { $row } gehört dir: **+{ $n }** 🐮
news-safe = 👍 Deine **{ $card }** liegt sicher in Reihe { $row }.
news-place = Du bist auf Platz { $place } von { $seats }: { $total }.
line-calm = 😌 Jede Karte passt. Keiner nimmt eine Reihe.

## Erinnerung

reminder = Am Zug: { $names }! Bedenkzeit endet { $until }.

## Antworten an die, die fragen

table-opened-thread = Dein Tisch steht: { $thread }
table-there-already = In diesem Kanal wird schon gespielt: { $link }
table-here = Bitte sehr!
no-table = In diesem Kanal läuft keine Partie. `/{ command } new` macht einen Tisch auf.
not-in-server = Ich spiele nur auf Servern. Probier’s in einem Serverkanal.
not-seated = Du sitzt nicht an diesem Tisch. Willst du einen eigenen? Nimm `/{ command } new` in einem anderen Kanal oder einem Thread.
not-seated-running = Diese Partie hat ohne dich angefangen. Bei der nächsten bist du dabei!
already-seated = Du sitzt schon an diesem Tisch.
joined-again = Schön, dass du wieder da bist! Ab jetzt spielst du deine Karten selbst.
kicked-out = Der Gastgeber hat dich vom Tisch verwiesen.
lobby-full = Der Tisch ist voll ({ $most } Plätze).
lobby-full-bots = Der Tisch ist voll ({ $most } Plätze). Es sitzen aber Bots dabei: Der Gastgeber kann mit „{ button-bots }“ Platz machen.
joined-lobby = Du bist dabei!
left-lobby = Du bist ausgestiegen.
left-match = Du bist raus. Ich spiele für dich weiter; mit `/{ command } join` kommst du zurück.
match-running = Die Partie läuft schon.
match-ended = Diese Partie ist vorbei.
only-host-start = Starten darf nur der Gastgeber (**{ $host }**) oder ein Mod.
only-host-kick = Jemanden vom Tisch verweisen darf nur der Gastgeber (**{ $host }**) oder ein Mod.
only-host-stop = Abbrechen darf nur der Gastgeber (**{ $host }**) oder ein Mod.
only-players-rematch = Revanche gibt’s nur für die, die mitgespielt haben. `/{ command } new` macht einen Tisch für alle auf.
too-few-players = Ihr müsst mindestens { $least } sein. Lad jemanden ein oder drück **{ button-bots }**.
kick-not-here = { $name } sitzt nicht an diesem Tisch.
kicked = { $name } sitzt nicht mehr am Tisch.
kick-self = Willst du selbst gehen? Nimm `/{ command } leave`.
stop-ask = Die Partie für alle abbrechen? Sie zählt dann nicht und lässt sich nicht fortsetzen.
stopped = Partie abgebrochen.
next-not-yet = Dieses Spiel ist noch nicht aus.
old-button = Der Knopf ist nicht mehr aktuell. `/{ command } table` zeigt den richtigen.
old-version = Der Knopf stammt aus einer anderen Version von mir. `/{ command } table` zeigt den Tisch, `/{ command } hand` deine Karten.
leave-by-command = Die Partie läuft. Willst du wirklich gehen? Dann nimm `/{ command } leave`.
too-often = Immer langsam! Probier’s in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch mal.
target-and-games = Entweder `games` oder `target`. Beides geht nicht: Eine Partie endet nur einmal.
cannot-save = Das konnte ich nicht speichern. Es ist alles beim Alten; probier’s gleich noch mal.
out-of-order = Bei mir ist was schiefgelaufen. Es ist alles beim Alten; probier’s gleich noch mal.
table-came-to-nothing = Ich wurde hier beim Aufbauen unterbrochen, deshalb gibt’s keinen Tisch. Macht einfach einen neuen auf.
missing-permissions = In diesem Kanal { $n ->
    [one] fehlt mir noch eine Berechtigung
   *[other] fehlen mir noch Berechtigungen
}: { $names }. Wer den Server verwaltet, kann das ändern.
permission-view = Kanal ansehen
permission-send = Nachrichten senden
permission-send-threads = Nachrichten in Threads senden
permission-threads = Öffentliche Threads erstellen
permission-embed = Links einbetten
permission-attach = Dateien anhängen
no-thread-here = Hier kann ich keinen Thread aufmachen. Nimm einen Textkanal oder lass `thread` weg.
thread-name = { game-name } mit { $host }

## Geht nicht

refused-not-held = { $card } hast du nicht.
refused-not-your-turn = Du bist nicht dran.
refused-not-now = Das geht gerade nicht.

## Regeln und Hilfe

rules-title = Die Regeln in einer Minute
rules-text =
    Die Karten gehen von 1 bis 104, und auf jeder stehen **Hornochsen**: auf der 55 sind es 7, auf 11, 22, 33 … je 5, auf 10, 20, 30 … je 3, auf 5, 15, 25 … je 2, auf allen anderen einer. Du willst sie nicht haben.

    { "" }**In jedem Zug** suchen sich alle heimlich eine Karte aus. Dann wird aufgedeckt und gelegt, die niedrigste zuerst:
    • Eine Karte kommt hinter die höchste letzte Karte, die kleiner ist als sie.
    • Legst du die { $nth } Karte in eine Reihe, **nimmst du die Reihe**. Deine Karte eröffnet sie neu.
    • Niedriger als alle letzten Karten? Dann **nimmst du eine Reihe deiner Wahl**, und deine Karte eröffnet sie neu.

    Sind alle Karten gespielt, zählt ihr die Hornochsen, und es wird neu gegeben. { $end } Wer die **wenigsten** Hornochsen hat, gewinnt!
rules-example = Im Bild kam Adas 32 hinter die 30: Von den letzten Karten, die kleiner sind, ist das die höchste. Bens 61 war die sechste Karte in Reihe 4, hinter 50 52 55 58 59: Ben kassiert alle fünf, das macht 13 Hornochsen, und die 61 eröffnet die Reihe neu.
rules-alt-before = Ein Beispiel vom Tisch.
rules-end-points = Kommt jemand über { $points }, ist die Partie vorbei.
rules-end-games = { $n ->
    [one] Nach einem Spiel
   *[other] Nach { $n } Spielen
} ist die Partie vorbei.
rules-end-sheets = Die Partie ist vorbei, wenn alle jeden Zettel einmal gespielt haben.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

tutorial-title = Schnupperkurs
tutorial-me = Du
tutorial-1 =
    { "" }**Hallo, ich bin Pip! 🐣 Drei Züge, und du kannst es.**
    Alle spielen heimlich eine Karte. Dann wird gelegt, die niedrigste zuerst. Eine Karte kommt **hinter die höchste letzte Karte, die kleiner ist als sie**.

    Du bist dran: Welche Karte landet hinter der **41**?
tutorial-2 =
    { "" }**Vorsicht: In Reihe 1 liegen schon fünf Karten.** Wer die **sechste** legt, kassiert alle fünf. Ihre Hornochsen sind Miese, und wer die wenigsten hat, gewinnt.

    Spiel eine Karte, die nicht in Reihe 1 landet. Oder trau dich und schau, was passiert.
tutorial-3 =
    { "" }**Nur noch eine Karte, und dann ausgerechnet die 3.** Sie ist niedriger als alle letzten Karten, also passt sie nirgends hin. Raus damit!
tutorial-right = 🎯 Genau!
tutorial-fine = 🤔 Nicht hinter der 41.
tutorial-safe = 😌 Sicher!
tutorial-ouch = 💥 Autsch!
tutorial-you-lay = Deine **{ $card }** landet hinter der { $last } in Reihe { $row }: Von den letzten Karten, die kleiner sind, ist das die höchste.
tutorial-you-take = Deine **{ $card }** ist die sechste Karte in Reihe { $row }. Du kassierst { $cards }: **{ $bulls }**. Deine Karte eröffnet die Reihe neu.
tutorial-pip-lay = Meine **{ $card }** landet hinter der { $last } in Reihe { $row }.
tutorial-pip-take = Aber meine **{ $card }** ist die sechste Karte in Reihe { $row }. Ich kassiere { $cards }: **{ $bulls }**. Na toll.
tutorial-low = Zu niedrig für alle Reihen: Für die **{ $card }** musst du eine Reihe nehmen. Such dir die aus, die am wenigsten wehtut.
tutorial-end-cheapest = 🎯 Reihe { $row }, **{ $bulls }**: Billiger geht’s nicht. Deine { $card } eröffnet sie neu.
tutorial-end = Reihe { $row }, **{ $bulls }**. Reihe 1 wäre billiger gewesen: Schau auf die Hornochsen, nicht auf die Zahl der Karten. Deine { $card } eröffnet sie neu.
tutorial-over = { "" }**Das ist schon das ganze Spiel!** Lust auf eine echte Partie, gegen drei leichte Bots?

help-title = So spielst du mit mir
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
help-nimmt =
    { "" }**Neu hier?** `/{ command } tutorial` braucht nur drei Züge. **Allein?** `/{ command } solo` setzt dich sofort mit drei Bots an den Tisch.

    `/{ command } new` macht einen Tisch auf. Die anderen drücken **{ button-join }**, der Gastgeber drückt **{ button-start }**. Deine Karten kommen **per Direktnachricht**: Klick eine an. Du kannst dich umentscheiden, bis alle gewählt haben. „{ button-hand }“ unter dem Tisch zeigt dir dasselbe hier, nur für dich.

    `/{ command } table` holt den Tisch im Kanal nach unten · `hand` zeigt deine Karten · `join` und `leave` · `kick`, `bots` und `stop` für Gastgeber und Mods · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Bis morgen:** `/{ command } daily` gibt einmal am Tag allen dieselben Karten. `me` und `stats` zeigen, was aus Partien zusammenkommt, `privacy`, was ich über dich speichere. Wer den Server verwaltet, nimmt mit `void` eine Partie aus jeder Wertung.

    { "" }**Viel los im Kanal?** Mit `quiet:True` bleibt die Partie in einer Nachricht, mit `thread:True` bekommt sie einen eigenen Thread, und `/{ command } solo private:True` siehst nur du.

    { "" }**Tempo:** `live` heißt 90 Sekunden pro Zug, `relaxed` eine Stunde, `slow` einen Tag. Sind zwei Drittel davon um, erinnere ich dich einmal.

    { "" }**Zeit um?** Dann spiele ich eine Karte für dich: die, die am knappsten hinter eine Reihe mit Platz passt, sonst deine höchste. Musst du eine Reihe nehmen, nehme ich die billigste. Verpasst du zwei Züge hintereinander, giltst du als *weg*: Ein normaler Bot ist deine Vertretung, bis du „{ button-back }“ oder irgendeine Karte drückst.

    { "" }**Mittendrin gehen?** Dein Platz bleibt deiner, ein Bot spielt ihn weiter. Die Partie läuft, solange noch zwei dabei sind, davon mindestens ein Mensch.

    { "" }**Bots** (🤖): Drück am Tisch „{ button-bots }“ oder nimm `/{ command } bots`. Bots schummeln nicht, sie sehen nur ihre eigenen Karten. Für die Bestenliste zählt eine Partie, wenn mindestens zwei Menschen sie zu Ende spielen.

    { "" }**Der Coach:** `/{ command } hint` verrät nur dir, was jeder Zug wohl kostet und warum. Im Ergebnis steht, wer wie oft gefragt hat. „{ button-review }“ unter dem Ergebnis zeigt dir, welche Züge dich am meisten gekostet haben und wer Glück mit den Karten hatte.

## Befehle: Die Namen stehen fest, die Beschreibungen sind deutsch

command-nimmt = 6 nimmt! in diesem Kanal spielen
command-new = Tisch aufmachen: Die anderen setzen sich per Knopf dazu, dann startest du
command-new-target = { $kind ->
    [sixtysix] So viele Punkte gewinnen die Partie (sonst 7)
   *[nimmt] Die Partie endet, sobald jemand über so viele Hornochsen kommt (sonst 66)
}
command-new-games = { $kind ->
    [sixtysix] So viele Spiele, statt bis zu einer Zahl von Punkten
   *[nimmt] So viele Spiele, statt bis zu einer Zahl von Hornochsen
}
command-new-pace = Bedenkzeit pro Zug
command-new-pace-live = live: { $n } Sekunden
command-new-pace-relaxed = relaxed (gemütlich): 1 Stunde
command-new-pace-slow = slow (langsam): 24 Stunden
command-new-seats = { $kind ->
    [sixtysix] Wie viele höchstens mitspielen (sonst 3)
   *[nimmt] Wie viele höchstens mitspielen (sonst 10)
}
command-new-hints = Darf man nach Tipps fragen? (sonst ja)
command-new-quiet = Eine Nachricht für alles statt einer neuen pro Zug? (sonst wie auf diesem Server üblich)
command-new-thread = In einem Thread spielen, damit es in diesem Kanal ruhig bleibt
command-solo = Sofort losspielen, gegen Bots
command-solo-private = Die Partie nur dir zeigen, ohne eine Spur in diesem Kanal?
command-solo-level = Wie stark die Bots sind (sonst normal)
command-table = Den Tisch im Kanal nach unten holen
command-hand = Deine Karten zeigen, nur dir
command-hint = Was jeder Zug wohl kostet und warum; im Ergebnis steht, wie oft du gefragt hast
command-join = An den Tisch dieses Kanals setzen oder dorthin zurückkommen
command-leave = Aussteigen; in einer laufenden Partie spielt ein Bot für dich weiter
command-kick = Jemanden vom Tisch verweisen (Gastgeber oder Mod)
command-kick-player = Wer gehen soll
command-bots = Bots dazuholen oder wegschicken (Gastgeber)
command-bots-level = Wie gut sie spielen (sonst normal)
command-bots-easy = leicht: zu schlagen, wenn man ein bisschen aufpasst
command-bots-normal = normal: hat schon ein paar Spieleabende hinter sich
command-bots-hard = stark: besser wird’s nicht
command-bots-count = Wie viele (sonst 1, beim Wegschicken alle)
command-bots-remove = Stattdessen wegschicken
command-stop = Die Partie in diesem Kanal abbrechen (Gastgeber oder Mod)
command-rules = Die Regeln in einer Minute, mit Bild
command-tutorial = Spielen lernen in drei Zügen, mit Pip
command-help = So spielst du mit mir

## Der Coach: Tipps und Rückblick

coach-thinks = Über deine letzte Frage grüble ich noch. Moment!
hint-title = Womit du rechnen musst — Spiel { $game }, Zug { $turn }
hint-title-cards = Karten, die dir am Ende wohl bleiben — Spiel { $game }, Zug { $turn }
hint-text = Von jetzt bis Spielende, wenn alle gut spielen. Weniger ist besser. Keiner kennt die Karten der anderen, also sagen kleine Unterschiede wenig.
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … und { $n } weitere, die nicht besser aussahen.
hint-footer = { $n ->
    [one] In dieser Partie hast du dir bei 1 Entscheidung einen Tipp geholt. Das steht dann im Ergebnis.
   *[other] In dieser Partie hast du dir bei { $n } Entscheidungen einen Tipp geholt. Das steht dann im Ergebnis.
}
hint-nothing = Du hast gerade nichts zu entscheiden.
hint-off-match = Diese Partie wird ohne Tipps gespielt.
hint-off-server = Auf diesem Server wird ohne Tipps gespielt.
hints-title = Tipps geholt
hints-entry = { $name } **{ $n }**

choice-stop = keine zweite Karte
choice-row = Reihe { $row }
choice-before = vor die { $next } in Reihe { $row }
choice-behind = hinter die { $next } in Reihe { $row }
choice-first = { $card } zuerst
choice-keep = { $cards } behalten
choice-keep-none = keine behalten

why-safe = erst mal sicher: Zwischen die { $next } und sie passt nichts mehr
why-safe-before = erst mal sicher: Sie kommt vor die { $next } in Reihe { $row }
why-roomy = erst mal sicher: Vor ihr ist in Reihe { $row } noch Platz für { $room ->
    [one] 1 Karte
   *[other] { $room } Karten
}
why-risky = { $nth } Karte in Reihe { $row }, wenn vorher jemand { $cards } spielt (davon noch { $out } unterwegs)
why-risky-several = { $nth } Karte in Reihe { $row }, wenn vorher { $needed } andere { $cards } spielen (davon noch { $out } unterwegs)
why-takes = { $nth } Karte in Reihe { $row }: { $cost }
why-takes-unless = { $nth } Karte in Reihe { $row }: { $cost }, wenn nicht vorher jemand { $cards } spielt
why-equal = landet auf ihrem Zwilling in Reihe { $row } und nimmt nichts
why-either = passt in Reihe { $row } und Reihe { $other } gleich gut: Du hast die Wahl
why-low = zu niedrig für alle Reihen: Am billigsten ist Reihe { $row } ({ $cost })
why-nowhere = passt an keine Reihe, weder vorn noch hinten: Am billigsten ist Reihe { $row } ({ $cost })
why-range = { $from }–{ $to }
why-row = Preis: { $cost }
why-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
why-hand = { $n ->
    [one] 1 Karte bleibt auf deiner Hand
   *[other] { $n } Karten bleiben auf deiner Hand
}
why-end-before = danach ist in Reihe { $row } noch Platz für { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
why-end-behind = danach ist in Reihe { $row } noch Platz für { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
why-draft = offen liegen noch { $lower } niedrigere und { $higher } höhere

review-none = **Keine teuren Fehler!** Ich hab mir { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
} von dir angeschaut, und nichts davon hat dich groß was gekostet.
review-found = { $n ->
    [one] **Deine teuerste Entscheidung** (angeschaut hab ich { $all }):
   *[other] **Deine { $n } teuersten Entscheidungen** (angeschaut hab ich { $all }):
}
review-nothing = Du hast in dieser Partie nichts entschieden, was ich mir anschauen könnte.
review-not-own = { $n ->
    [one] Eine weitere Entscheidung kam nicht von dir; die zählt hier nicht.
   *[other] { $n } weitere Entscheidungen kamen nicht von dir; die zählen hier nicht.
}
review-progress = Ich geh deine Partie noch mal durch … { $percent } %
review-not-all = (Es waren { $all }, für alle hat’s nicht gereicht.)
review-choice = **{ $when }** ({ $situation }): Deine Wahl war **{ $chosen }**. Besser: **{ $better }**, das hätte dir rund **{ $loss }** 🐮 erspart ({ $less } statt { $cost } bis Spielende).
review-held = deine Hand { $cards }
review-to-place = zu legen { $cards }
review-taken = genommen { $cards }
review-footer = Gerechnet mit dem, was du in dem Moment sehen konntest, und wenn ab da alle gut spielen.
review-not-over = Den Rückblick gibt’s, wenn die Partie vorbei ist.
review-not-yours = Den Rückblick gibt’s nur für die, die mitgespielt haben. Bei der nächsten Partie bist du dabei!
match-gone = Die Partie hab ich nicht mehr.
luck-title = **Wer Glück mit den Karten hatte**, verglichen mit einer durchschnittlichen Hand:
luck-none = Diese Karten habt ihr euch selbst ausgesucht: Mit Glück hatte das nichts zu tun.
luck-lucky = 🍀 { $name }: { $points } besser als im Schnitt
luck-unlucky = 🌧️ { $name }: { $points } schlechter als im Schnitt
luck-even = { $name }: genau im Schnitt

## Varianten: Kartenwahl, zwei Karten, Menüs

alt-pool = Zur Wahl stehen: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Handkarten: jetzt (Punkte der Partie)
line-nowhere = 💥 Die **{ $card }** passt an keine Reihe, weder vorn noch hinten: { $names } nimmt Reihe { $row } mit { $cards } — **{ $bulls }**
tournament-sheet = Zettel von { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Deine { $card } passt an keine Reihe, weder vorn noch hinten.** Such dir aus, welche du nimmst; deine Karte eröffnet sie neu { $until }
waiting-nowhere = ⏳ Die **{ $card }** passt an keine Reihe, weder vorn noch hinten. { $names } muss sich eine aussuchen · Bedenkzeit endet { $until }
hand-choose-two = **Such dir zwei Karten aus**, eine nach der anderen · Spiel { $game }, Zug { $turn } { $until }
hand-second = **Die { $card }, und welche noch?** Ein zweiter Klick auf die { $card } nimmt sie zurück { $until }
menu-cards = Karten { $first } bis { $last }
menu-keep = Bis zu { $n } für deine Hand
button-keep-none = Keine: alle auf den Stapel
button-set-up = Einstellungen
button-bots = 🤖 Bot dazu

## Was gespielt wird

variant-classic = Klassisch
variant-tactics = Taktik
variant-logic = Logik
variant-tournament = Turnier
variant-pro = Profi
variant-open = Offen
variant-refined = Raffiniert
variant-hand = Hand
variant-double = Doppelt
variant-double_pairs = Schnapszahlen
variant-classic-line = alle spielen verdeckt; wer die { $nth } Karte einer Reihe legt, nimmt die Reihe
variant-tactics-line = gerade genug Karten für alle, du weißt also, was im Spiel ist
variant-logic-line = die Karten liegen offen, und ihr sucht euch eure Hand selbst aus
variant-tournament-line = wie Logik, dann spielen alle jede Hand einmal (2 bis 5 Leute)
variant-pro-line = Karten kommen hinter oder vor eine Reihe, wo der Abstand am kleinsten ist
variant-open-line = alle spielen offen, einer nach dem anderen
variant-refined-line = jeder spielt verdeckt zwei Karten und bestimmt, welche zuerst kommt
variant-hand-line = eine oder zwei offene Karten; Genommenes darf auf die Hand, zählt da aber doppelt
variant-double-line = zwei Kartensätze, bis zu 20 Leute; gleiche Karten liegen aufeinander
variant-double_pairs-line = 11, 22, … 99 gibt’s zweimal; gleiche Karten liegen aufeinander
rules-summary = **{ $variant }:** { $line }. Wer die wenigsten Hornochsen hat, gewinnt!
rules-summary-shedding = **{ $variant }:** { $line }. Genommene Reihen kommen auf deine Hand. Wer als Erster keine Karte mehr hat, beendet das Spiel; die wenigsten Karten gewinnen!
rules-extras = Extras: { $extras }.
extra-rows = { $n } Reihen
extra-takes = { $nth } Karte nimmt
extra-hand = { $n } Handkarten
extra-deal-all = alle Karten verteilt
extra-virgin = weiße Weste (wer nichts nimmt, verdoppelt alles)
extra-rows-stay = Reihen bleiben liegen

## Einstellen

setup-title = Einstellungen
setup-now = Zurzeit: { $rules }
setup-cannot = **Das passt nicht zusammen:**
setup-only-host = Einstellungen ändern darf nur der Gastgeber (**{ $host }**) oder ein Mod.
setup-variant = Variante
setup-extras = Extras
setup-rows = Reihen
setup-end = Ende der Partie
setup-hand = Handkarten
setup-pace = Bedenkzeit pro Zug
setup-seats = Höchstens am Tisch
setup-more = Mehr
setup-back = Zurück
setup-hints-off = Tipps abschalten
setup-hints-on = Tipps erlauben
setup-quiet-on = Eine Nachricht für die ganze Partie
setup-quiet-off = Eine neue Nachricht pro Zug
setup-virgin = Weiße Weste
setup-virgin-line = Nimmt jemand im ganzen Spiel keine Karte, zählt alles doppelt
setup-rows-stay = Reihen bleiben
setup-rows-stay-line = Die Reihen bleiben fürs nächste Spiel liegen
setup-shedding = Loswerden
setup-shedding-line = Genommene Reihen kommen auf deine Hand; sieh zu, dass du alles loswirst
setup-deal-all = Alles verteilen
setup-deal-all-line = Jede Karte des Kartensatzes wird ausgeteilt
setup-rows-option = { $rows } Reihen, die { $nth } Karte nimmt
setup-end-own = Wie in dieser Variante üblich
setup-end-points = Bis jemand über { $n } Hornochsen kommt
setup-end-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
setup-hand-own = Wie in dieser Variante üblich
setup-hand-option = { $n } Karten
setup-seats-option = Höchstens { $n } am Tisch
cannot-start = Zu { $seats } geht das so nicht: { $reasons }
cannot-open = Das passt nicht zusammen: { $reasons }

## Bots

level-easy = leicht
level-normal = normal
level-hard = stark
bots-title = Bots
bots-about = Bots schummeln nicht, sie sehen nur ihre eigenen Karten. Ab zwei Menschen zählt die Partie für die Bestenliste.
bots-add = Bot dazuholen …
bots-remove = Bot wegschicken …
bots-one-easy = + Leichter Bot
bots-one-normal = + Normaler Bot
bots-one-hard = + Starker Bot
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) setzt sich dazu: { $line }
bots-went = Nicht mehr am Tisch: { $names }.
bots-full = Der Tisch ist voll.
bots-nobody = So ein Bot sitzt hier nicht.
bots-only-host = Bots dazuholen oder wegschicken darf nur der Gastgeber (**{ $host }**) oder ein Mod.
bots-running = Die Partie läuft schon. Bots kannst du vor der nächsten dazuholen; wer weg ist, für den spiele ich sowieso.
cast-pip = ein Küken. Pickt nach allem, was glänzt.
cast-clover = ein Kalb. Mag große Zahlen, weil sie groß sind.
cast-dumpling = ein Ferkel. Nimmt’s, wie’s kommt.
cast-waddle = ein Entlein. Watschelt dem Letzten hinterher.
cast-tuft = ein Lamm. Guckt beim Geben aus dem Stalltor.
cast-burr = ein Zicklein. Springt erst und schaut dann.
cast-berta = eine Kuh. Kaut jede Karte zweimal durch.
cast-gander = eine Gans. Bewacht die kürzeste Reihe.
cast-mortimer = ein Esel. Stur, aber rechnen kann er.
cast-henrietta = eine Henne. Legt nie alle Eier in eine Reihe.
cast-truffle = eine Sau. Riecht eine volle Reihe von Weitem.
cast-rumble = ein Hütehund. Weiß, wo jede Karte hinwill.
cast-olga = eine Eule. Hat jede Karte schon mal gesehen.
cast-renata = eine Füchsin. Zählt deine Karten gleich mit.
cast-corvin = ein Rabe. Weiß noch, was du vor einer Stunde gespielt hast.
cast-magnus = ein Ochse. Redet wenig und rückt nicht vom Fleck.
cast-sibyl = eine Katze. Lauert hinter der fünften Karte, bis du die sechste spielst.
cast-ignatius = ein Ziegenbock. Rechnet noch im Schlaf.

## Warum Regeln sich beißen

contradiction-too-few = ihr müsst mindestens zu zweit sein
contradiction-too-many = es können höchstens { $most } mitspielen
contradiction-rows = es gehen nur 3, 4 oder 5 Reihen
contradiction-takes = nur die 5., 6. oder 7. Karte kann die Reihe nehmen
contradiction-empty-hand = jeder braucht mindestens eine Karte
contradiction-cards = { $seats } Leute mit je { $hand } Karten und { $rows } Reihen brauchen { $needed } Karten, es gibt aber nur { $cards }
contradiction-hand-limit = auf eine Hand passen höchstens { $limit } Karten, nicht { $hand }
contradiction-odd-hand = gespielt werden immer zwei Karten, von { $hand } bliebe also eine übrig
contradiction-deal-all = alles verteilen geht nur mit dem ganzen Kartensatz, und dieser ist auf die Hände zugeschnitten
contradiction-draft-rows-stay = bei der Kartenwahl können keine Reihen liegen bleiben, denn die übrigen Karten eröffnen sie
contradiction-rows-stay = in Reihen, die liegen bleiben, können { $kept } Karten stecken; dann sind noch { $left } da, und die Hände brauchen { $needed }
contradiction-shedding-hand = „Loswerden“ und „Hand“ wollen beide bestimmen, wohin eine genommene Reihe kommt
contradiction-shedding-equal = beim „Loswerden“ lässt sich eine Reihe nicht auf zwei Hände aufteilen, und das müsste sie bei gleichen Karten
contradiction-no-games = eine Partie braucht mindestens ein Spiel
contradiction-sheets = ein Turnier zu { $seats } hat { $seats } Spiele und kein anderes Ende
contradiction-other = diese Teile gehören nicht in ein Spiel

## Noch mehr zu den Befehlen

command-new-variant = Welche Variante gespielt wird (sonst Klassisch)
command-variant-choice = { $name }: { $line }
command-new-rows = Wie viele Reihen (sonst 4)
command-new-takes = Welche Karte die Reihe nimmt: 5., 6. oder 7. (sonst 6.)
command-new-hand = Wie viele Karten jeder bekommt (sonst 10; bei Raffiniert und Hand 14)
command-new-deal_all = Alle Karten des Kartensatzes austeilen
command-new-virgin = Weiße Weste: Nimmt jemand im ganzen Spiel keine Karte, zählt alles doppelt
command-new-rows_stay = Die Reihen bleiben fürs nächste Spiel liegen
command-new-shedding = Genommene Reihen kommen auf die Hand; das Spiel endet, wenn jemand keine Karte mehr hat
command-rules-variant = Welche Variante erklärt wird (sonst Klassisch)

## Der Befehl `hornochse replay` im Terminal

replay-title = { game-name } · { $names }
replay-legend = [14] kam in diesem Zug dazu. Hinter jeder Reihe stehen ihre Hornochsen.
replay-seat = Platz { $seat }
replay-deal = Spiel { $game } · gegeben
replay-draft = Spiel { $game } · Kartenwahl
replay-open = { $title }, nicht beendet
replay-pool = Noch zur Wahl: { $cards }
replay-played = gespielt
replay-took = genommen
replay-awaited = { $name } ({ $decision })
# Worauf gewartet wird.
replay-awaits-draft = Karte aussuchen
replay-awaits-play = Karte spielen
replay-awaits-play_or_stop = noch eine Karte, oder Schluss
replay-awaits-row = Reihe nehmen
replay-awaits-end = wohin mit der Karte
replay-awaits-first = welche Karte zuerst
replay-awaits-keep = welche Karten zurück auf die Hand
replay-awaits-trump = Trumpf bestimmen
replay-awaits-bid = Trumpf bestimmen oder passen
replay-awaits-lead = ausspielen
replay-awaits-follow = eine Karte zugeben
replay-waiting = Hier endet die Mitschrift. Am Zug: { $names }.
replay-unfinished = Hier endet die Mitschrift, noch vor dem Ende der Partie.

## Die Regeln der Varianten: was anders ist als klassisch

rules-as-classic = Alles andere geht wie im klassischen Spiel (`/{ command } rules`).
rules-tactics =
    { "" }**Gerade genug Karten:** Zu dritt spielt ihr mit den Karten 1 bis 34, zu viert mit 1 bis 44: zehn für jeden und vier für die Reihen.

    Jede Karte, die du nicht siehst, hat also jemand auf der Hand. Wer mitzählt, weiß am Ende, wer was hat.
rules-tactics-example = Zu zweit spielt man mit den Karten 1 bis 24. Adas 9 und Bens 16 liegen schon. Hast du mitgezählt, weißt du, welche Karten noch kommen.
rules-logic =
    { "" }**Kein Kartenglück:** Die Karten von 1 bis 10 × Spielerzahl + 4 liegen offen. Reihum nimmt sich jeder eine auf die Hand, bis alle zehn haben. Die letzten vier eröffnen die Reihen, in aufsteigender Folge.

    Du wählst in den Menüs deiner Direktnachricht; am Tisch steht, was die anderen schon haben. In jedem Spiel fängt jemand anders an.
rules-logic-example = 3, 12, 19 und 22 wollte keiner, also haben sie die Reihen eröffnet. Alle Hände sind bekannt. Die Frage ist nur, wann du was spielst.
rules-tournament =
    { "" }**Alle spielen jede Hand:** Das erste Spiel ist Logik, und jede Hand von zehn Karten kommt auf einen Zettel. Nach jedem Spiel gibst du deinen Zettel weiter und spielst den nächsten, mit denselben vier Anfangskarten, bis alle jeden Zettel gespielt haben.

    Für 2 bis 5 Leute; es gibt so viele Spiele wie Mitspieler. Am Ende siehst du jeden Zettel und was jeder daraus gemacht hat. Die kleinste Summe gewinnt.
rules-tournament-example = Ada spielt die 8 und Ben die 14, von den Zetteln, die sie sich selbst zusammengestellt haben. Im nächsten Spiel tauschen sie, mit denselben vier Anfangskarten.
rules-pro =
    { "" }**Reihen wachsen an beiden Enden:** Eine Karte kommt *hinter* die letzte Karte einer Reihe, wenn sie höher ist, oder *vor* die erste, wenn sie niedriger ist. Es gilt der kleinste Abstand an irgendeinem Ende.

    • Zwei Enden sind gleich nah? Dann suchst du’s dir aus.
    • Legst du die { $nth } Karte an, egal an welchem Ende, nimmst du die Reihe. Deine Karte eröffnet sie neu.
    • Passt deine Karte nirgends hin, weder vorn noch hinten, nimmst du eine Reihe deiner Wahl.

    Die Nadel im Bild zeigt, wo eine Reihe angefangen hat.
rules-pro-example = Adas 5 kam vor die 7 in Reihe 2: Der Abstand von 2 war der kleinste überhaupt. Bens 62 kam hinter die 60 derselben Reihe: auch Abstand 2, während die 66 in Reihe 3 ganze 4 entfernt ist.
rules-open =
    { "" }**Es wird offen gespielt:** Einer fängt an, und alle nach ihm sehen, was schon da ist. Haben alle gespielt, wird wie immer gelegt, die niedrigste zuerst.

    Den nächsten Zug beginnt der Nächste am Tisch. Die 1 ist nicht im Spiel, darum ist Platz für 9 Leute. Was offen liegt, bleibt liegen: Zurücknehmen gibt’s nicht.
rules-open-example = Ada hat die 32 gespielt. Das hat Ben gesehen und die 33 nachgelegt, damit sie direkt dahinter landet.
rules-refined =
    { "" }**Zwei Karten auf einmal:** Jeder hat 14 Karten auf der Hand, und in jedem Zug suchen sich alle heimlich zwei aus. Wem die niedrigste noch nicht gelegte Karte gehört, der legt seine beiden und bestimmt, welche zuerst kommt. Dann ist dran, wem die niedrigste übrige gehört, und so weiter. Ein Spiel hat sieben Züge.

    Für 2 bis 7 Leute. Klick in deiner Direktnachricht erst die eine Karte an, dann die andere.
rules-refined-example = Ada hatte mit der 13 die niedrigste Karte und hat ihre 38 zuerst gelegt, hinter die 37. Dann kam ihre 13 hinter die 12, und erst danach war Ben mit seinen beiden dran.
rules-hand =
    { "" }**Genommene Karten dürfen zurück auf die Hand:** Jeder bekommt 14 Karten. Reihum spielt ihr offen eine oder zwei, und jede wird sofort gelegt. Nimmst du eine Reihe, entscheidest du, welche ihrer Karten auf deine Hand kommen und welche auf deinen Stapel. Mehr als 16 passen nie auf eine Hand.

    Das Spiel endet nach dem Zug, in dem jemand keine Karte mehr hat oder mehr als 20 auf seinem Stapel. Auf dem Stapel zählen die Hornochsen einfach, auf der Hand **doppelt**.
rules-hand-example = Bens 61 hat Reihe 4 genommen, mit 50 52 55 58 59. Die 50 hat er behalten, um sie noch mal zu spielen; der Rest kam auf seinen Stapel.
rules-double =
    { "" }**Zwei Kartensätze, bis zu 20 Leute:** Jede Karte gibt’s zweimal.

    • Gleiche Karten aus demselben Zug werden zusammen gelegt, als Päckchen. Ein Päckchen ist eine Karte in der Reihe, aber jede Karte darin zählt.
    • Ist eine Karte gleich der **letzten** einer Reihe, kommt sie obendrauf, auch wenn die Reihe voll ist, und nimmt nichts.
    • Nehmen gleiche Karten von zweien eine Reihe, teilen sich die beiden die Hornochsen; halbe werden aufgerundet. Sind die Karten zu niedrig, sucht die Reihe aus, wer von beiden nach dem Startspieler zuerst kommt.
rules-double-example = Ada und Ben haben beide die 32 gespielt. Die zwei liegen aufeinander hinter der 30 und sind eine einzige Karte in der Reihe.
rules-double_pairs =
    { "" }**Neun Karten gibt’s zweimal:** die Schnapszahlen 11, 22, 33, 44, 55, 66, 77, 88 und 99.

    • Gleiche Karten aus demselben Zug werden zusammen gelegt, als Päckchen. Ein Päckchen ist eine Karte in der Reihe, aber jede Karte darin zählt.
    • Ist eine Karte gleich der **letzten** einer Reihe, kommt sie obendrauf, auch wenn die Reihe voll ist, und nimmt nichts.
    • Nehmen gleiche Karten von zweien eine Reihe, teilen sich die beiden die Hornochsen; halbe werden aufgerundet.
rules-double_pairs-example = Reihe 3 war voll. Bens 44 ist gleich ihrer letzten Karte, also liegt sie obendrauf, und keiner nimmt etwas.
