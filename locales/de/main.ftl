# Was der Bot auf Deutsch sagt, wo es um kein einzelnes Spiel geht. Die Schlüssel sind dieselben wie in en-US.
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
chip-live = { $n } s
chip-relaxed = 1 Stunde
chip-slow = 24 Stunden
chip-no-hints = ohne Tipps
chip-quiet = ruhig
lobby-title = { icon } { game-name } — wer spielt mit?
lobby-host = Gastgeber: **{ $host }**
lobby-end-games = { $n ->
    [one] Ein einziges Spiel.
   *[other] { $n } Spiele.
}
lobby-pace = { $pace } pro Zug.
lobby-no-hints = Ohne Tipps.
lobby-quiet = Alles in einer Nachricht, damit der Kanal ruhig bleibt.
lobby-seats = Am Tisch { $n }/{ $most }
lobby-seat-host = { $name } (Gastgeber)
lobby-seat-bot = 🤖 { $name } · Bot, { $level }
lobby-nobody = Noch keiner da.
lobby-invited = Noch eine Runde? { $names }
lobby-more = { $missing ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $missing } Leute
}. Lad jemanden ein, drück **{ button-bots }** oder leg mit **{ button-play-now }** gleich gegen { $bots ->
    [one] einen Bot
    [2] zwei Bots
    [3] drei Bots
   *[other] { $bots } Bots
} los.
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
button-rules = Regeln
button-tell-me = 🔔 Gib mir Bescheid
button-hand = Meine Karten
button-next = Nächstes Spiel
button-back = Bin wieder da
button-rematch = Revanche
button-again = Noch mal
button-review = Rückblick
button-record = Mitschrift
button-share = Teilen
button-stop = Ja, beenden
button-table = Zum Tisch
button-hint = 💡 Tipp
button-hint-pictured = Tipp
button-newer = Zurück
button-older = Mehr

## Nachricht am Tisch

board-first-turn = Neues Spiel, { $n } Karten für jeden! Schau in deine Direktnachrichten oder drück **{ button-hand }**.
waiting-for = ⏳ Warte auf { $names } { $until }
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
line-played-for = ⏰ Zeit um: Für { $names } hab ich gespielt.
line-away = 💤 { $names } ist weg. Ich springe ein, bis **{ button-back }** oder irgendeine Karte gedrückt wird.
line-left = 👋 { $names } ist ausgestiegen. Ich spiele die Karten weiter.
line-left-paused = 👋 { $names } ist ausgestiegen.
line-removed = 👋 { $names } wurde vom Tisch verwiesen. Ich spiele die Karten weiter.
line-removed-paused = 👋 { $names } wurde vom Tisch verwiesen.
line-back = 🙌 { $names } ist wieder da.
line-lost = ⚠️ { $n ->
    [one] Einen früheren Stand
   *[other] { $n } frühere Stände
} dieser Partie konnte ich nicht posten.
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Punktezettel
sheet-total = Summe
match-over = 🏆 { $names } gewinnt die Partie! Endstand: { $score }.
match-over-shared = 🏆 { $names } teilen sich den Sieg! Endstand: je { $score }.
match-over-uncounted = Bis zum Ende sind weniger als zwei Menschen dabeigeblieben. Für die Bestenliste zählt die Partie also nicht.
match-over-void = Diese Partie wurde annulliert und zählt nicht.
match-over-not-stayed = { $n ->
    [one] { $names } ist gegangen oder hat mehr als die Hälfte der Züge verpasst und kommt auf den letzten Platz.
   *[other] { $names } sind gegangen oder haben mehr als die Hälfte der Züge verpasst und kommen auf den letzten Platz.
}
match-over-people-only = Bots stehen nicht in der Bestenliste, aber wer gewinnen will, muss auch sie schlagen.
match-ranking-title = Endstand
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = Die ganze Partie als Mitschrift
record-here = Die ganze Partie als Datei. Am Computer spielt `hornochse replay` sie ab.
shared-result = { $result } Gespielt wurde in { $thread }.
shared-result-alone = { $result } Eine Partie gegen Bots.
sharing = Das Ergebnis ist auf dem Weg in den Kanal. Kommt es nicht an, darf ich dort nichts schreiben.
shared = Fertig! Das Ergebnis steht im Kanal.
shared-already = Dieses Ergebnis steht schon im Kanal.
share-elsewhere = Zeigen kannst du das nur in einem Kanal des Servers, auf dem du die Partie begonnen hast.
only-players-share = Das kann nur teilen, wer mitgespielt hat.
end-title = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
end-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
alt-end-place = { $place }. { $name }, { $score }.
column-total = Partie

## Die eigene Hand

time-up = · Bedenkzeit endet { $when }
hand-waits-for = Wir warten noch auf { $names }.
hand-cards = Deine Hand: { $cards }
hand-over-won = 🏆 Gewonnen! Dein Endstand: { $score }.
hand-over-shared = 🏆 Ihr teilt euch den Sieg: { $names }, je { $score }!
hand-over-lost = 🏁 Der Sieg geht an { $names }. Du landest auf Platz **{ $place }** von { $seats }: { $score }.
hand-moved = Deine Karten liegen jetzt in einer anderen Nachricht. **{ button-hand }** holt sie wieder her.
hand-dm-closed = Meine Direktnachricht kam nicht durch, also zeig ich dir deine Karten hier:
hand-not-yet = Die Partie hat noch nicht angefangen. Karten gibt’s nach dem Start.
hand-paused-not-allowed = Die Partie macht Pause: Ich darf in { $channel } nichts schreiben. `/{ command } table` sagt dir dort, welche Rechte mir fehlen, und macht weiter, sobald ich sie habe.
hand-paused-gone = Den Kanal gibt’s nicht mehr, oder ich bin vom Server geflogen. Die Partie ist vorbei und zählt nicht.
hand-away = Du warst weg, da hab ich für dich gespielt. Drück **{ button-back }** oder irgendeine Karte, und du bist wieder dran.
hand-left = Du bist aus dieser Partie ausgestiegen. Mit **{ button-back }** kommst du zurück.
hand-where = { $server } · { $channel }
hand-only-yours = Diese Partie siehst nur du. Vom Bildschirm verschwunden? `/{ command } hand` in unseren Direktnachrichten holt sie zurück.
hand-still-open = Diese Partie läuft noch. `/{ command } leave` beendet sie, dann kannst du eine neue anfangen.
hand-still-open-too = Diese Partie läuft noch. `/{ command } leave` in unseren Direktnachrichten beendet sie; hier wäre der Tisch in diesem Kanal gemeint.
hand-stale = Diese Karten sind Schnee von gestern. Hier sind deine aktuellen:
hand-late = Die Zeit war um, da hab ich für dich entschieden. Das hast du jetzt auf der Hand:
hand-played-for = ⏰ Die Zeit war um, da hab ich für dich entschieden. Verpasst du auch den nächsten Zug, spielt ein Bot weiter, bis du wieder da bist.

## Erinnerung

reminder = Am Zug: { $names }! Bedenkzeit endet { $until }.

## Antworten an die, die fragen

table-opened-thread = Dein Tisch steht: { $thread }
table-there-already =
    In diesem Kanal steht schon ein Tisch: { $link }
    Ist die Partie noch nicht gestartet, kannst du mitspielen. `/{ command } table` holt ihn hier herunter.
table-there-already-chat = In diesem Chat steht schon ein Tisch. `/{ command } table` holt ihn hier herunter.
table-here = Bitte sehr!
not-shown = Das konnte ich hier nicht posten, also sieht es sonst niemand. Gib den Befehl gleich noch mal ein.
no-table = In diesem Kanal läuft keine Partie. `/{ command } new` macht einen Tisch auf.
needs-server = Das geht nur auf einem Server, auf dem ich bin: [Hol mich auf einen](<{ $link }>) und probier’s dort in einem Kanal. Allein spielst du gleich hier: `/{ command } solo`.
needs-others = Hier läuft keine Partie. Mit anderen spielst du in einem Gruppenchat ([installier mich](<{ $install }>)) oder auf einem Server ([hol mich auf einen](<{ $link }>)), allein gleich hier: `/{ command } solo`.
external-apps-hidden = Einen Tisch würdest hier nur du sehen: Auf diesem Server dürfen mitgebrachte Apps nichts für alle schreiben. [Hol mich auf den Server](<{ $link }>), oder spielt in einem Gruppenchat. Allein spielen kannst du gleich hier: `/{ command } solo`.
not-seated = Du sitzt nicht an diesem Tisch. Läuft die Partie noch nicht, drück **{ button-join }**. Einen eigenen macht `/{ command } new` auf, wo gerade keiner steht.
not-seated-running = Diese Partie hat ohne dich angefangen. Bei der nächsten bist du dabei!
already-seated = Du sitzt schon an diesem Tisch.
joined-again = Schön, dass du wieder da bist! Ab jetzt spielst du deine Karten selbst.
kicked-out = Du wurdest von diesem Tisch verwiesen und kannst nicht zurück.
lobby-full = Der Tisch ist voll ({ $most } Plätze).
lobby-full-bots = Der Tisch ist voll ({ $most } Plätze). Es sitzen aber Bots dabei: Der Gastgeber kann unter „{ button-bots }“ einen wegschicken.
joined-lobby = Du bist dabei!
left-lobby = Du bist ausgestiegen.
left-match = Du bist raus. Ich spiele für dich weiter; mit **{ button-back }** kommst du zurück.
left-match-paused = Du bist raus. Die Partie macht gerade Pause; mit **{ button-back }** kommst du zurück.
match-running = Die Partie läuft schon.
match-ended = Diese Partie ist vorbei.
only-host-start = Starten darf nur der Gastgeber (**{ $host }**) oder ein Mod.
only-host-kick = Jemanden vom Tisch verweisen darf nur der Gastgeber (**{ $host }**) oder ein Mod.
only-host-stop = Abbrechen darf nur der Gastgeber (**{ $host }**) oder ein Mod.
only-host-here = Das darf hier nur der Gastgeber (**{ $host }**).
only-host-stop-here = Abbrechen darf hier nur der Gastgeber (**{ $host }**). Tut sich eine Stunde lang nichts, dürfen es alle.
only-players-rematch = Revanche gibt’s nur für die, die mitgespielt haben. `/{ command } new` macht einen Tisch für alle auf.
too-few-players = Ihr müsst mindestens { $least } sein. Lad jemanden ein oder drück **{ button-bots }**.
kick-not-here = { $name } sitzt nicht an diesem Tisch.
kicked = { $name } sitzt nicht mehr am Tisch.
kick-self = Willst du selbst gehen? Nimm `/{ command } leave`.
stop-ask = Den Tisch für alle schließen? Eine laufende Partie zählt dann nicht und lässt sich nicht fortsetzen.
stop-ask-alone = Deine Partie gegen { $names } abbrechen? Sie zählt dann nicht und lässt sich nicht fortsetzen.
stopped = Erledigt.
next-not-yet = Diese Partie ist noch nicht vorbei.
old-button = Der Knopf ist nicht mehr aktuell. `/{ command } table` zeigt den richtigen.
old-version = Das stammt aus einer anderen Version von mir. `/{ command } table` zeigt den Tisch, `/{ command } hand` deine Karten.
leave-ask = Willst du wirklich gehen? Ich spiele dann für dich weiter, und du kannst zurückkommen.
leave-ask-rests = Willst du wirklich gehen? Die Partie macht dann Pause, und du kannst zurückkommen.
leave-ask-ends = Willst du wirklich gehen? Dann ist die Partie zu Ende und zählt nicht.
too-often = Kleinen Moment! Probier’s in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch mal.
options-exclude = Entweder `{ $one }` oder `{ $other }`. Beides zusammen geht nicht.
cannot-save = Ich hab gerade Probleme beim Speichern. Schau gleich noch mal nach und probier’s noch mal, falls es nicht geklappt hat.
out-of-order = Bei mir ist was schiefgelaufen. Probier’s gleich noch mal.
table-came-to-nothing = Ich wurde hier beim Aufbauen unterbrochen, deshalb gibt’s keinen Tisch. Macht einfach einen neuen auf.
missing-permissions = In diesem Kanal { $n ->
    [one] fehlt mir noch eine Berechtigung
   *[other] fehlen mir noch Berechtigungen
}: { $names }. Wer den Server verwaltet, kann das ändern.
permission-view = Kanal ansehen
permission-connect = Verbinden
permission-locked = Threads verwalten (der Thread ist gesperrt)
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
rules-alt-before = Ein Beispiel vom Tisch.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

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
command-new-quiet = Eine Nachricht für alles statt einer neuen { $kind ->
    [sixtysix] pro Spiel
   *[nimmt] pro Zug
    }? (sonst wie auf diesem Server üblich)
command-new-thread = In einem Thread spielen, damit es in diesem Kanal ruhig bleibt
command-solo = Sofort losspielen, gegen Bots
command-solo-public = Die Partie allen in diesem Kanal zeigen? (sonst siehst nur du sie)
command-solo-level = Wie stark die Bots sind, 1 bis 9 (sonst etwa so stark wie du)
command-table = Den Tisch im Kanal nach unten holen
command-hand = Deine Karten zeigen, nur dir
command-hint = { $kind ->
    [sixtysix] Was jede Wahl wohl bringt und warum; im Ergebnis steht, wie oft du gefragt hast
   *[nimmt] Was jeder Zug wohl kostet und warum; im Ergebnis steht, wie oft du gefragt hast
}
command-join = An den Tisch dieses Kanals setzen oder dorthin zurückkommen
command-leave = Aussteigen; spielen andere weiter, spielt ein Bot für dich
command-kick = Jemanden vom Tisch verweisen (Gastgeber oder Mod)
command-kick-player = Wer gehen soll
command-bots = Bots dazuholen oder wegschicken (Gastgeber oder Mod)
command-bots-level = Wie gut sie spielen, 1 bis 9 (sonst 5)
command-bots-1 = 1: zu schlagen, wenn man ein bisschen aufpasst
command-bots-5 = 5: hat schon ein paar Spieleabende hinter sich
command-bots-9 = 9: besser wird’s nicht
command-bots-count = Wie viele (sonst 1, beim Wegschicken alle)
command-bots-remove = Stattdessen wegschicken
command-stop = Den Tisch schließen oder die Partie abbrechen (Gastgeber oder Mod)
command-rules = Die Regeln in einer Minute, mit Bild
command-tutorial = { $kind ->
    [sixtysix] Spielen lernen in fünf Stichen, mit Pip
   *[nimmt] Spielen lernen in drei Zügen, mit Pip
}
command-help = So spielst du mit mir

## Der Coach: Tipps und Rückblick

coach-thinks = Über deine letzte Frage grüble ich noch. Moment!
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … und { $n ->
    [one] eine weitere, die nicht besser aussah.
   *[other] { $n } weitere, die nicht besser aussahen.
}
hint-footer = { $n ->
    [one] In dieser Partie hast du dir bei 1 Entscheidung einen Tipp geholt. Das steht dann im Ergebnis.
   *[other] In dieser Partie hast du dir bei { $n } Entscheidungen einen Tipp geholt. Das steht dann im Ergebnis.
}
hint-nothing = Du hast gerade nichts zu entscheiden.
hint-off-match = Diese Partie wird ohne Tipps gespielt.
hint-off-server = Auf diesem Server wird ohne Tipps gespielt.
hints-title = Tipps geholt
hints-entry = { $name } **{ $n }**
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
review-footer = Gerechnet mit dem, was du in dem Moment sehen konntest, und wenn ab da alle gut spielen.
review-not-over = Den Rückblick gibt’s, wenn die Partie vorbei ist.
review-not-yours = Den Rückblick gibt’s nur für die, die mitgespielt haben. Bei der nächsten Partie bist du dabei!
match-gone = Die Partie ist weg: Beendete hebe ich nur eine Weile auf. Ihr Ergebnis zählt weiter.

## Varianten: Kartenwahl, zwei Karten, Menüs

button-set-up = Einstellungen
button-bots = 🤖 Bot dazu

## Was gespielt wird

variant-double_pairs = Schnapszahlen
variant-double_pairs-line = 11, 22, … 99 gibt’s zweimal; gleiche Karten liegen aufeinander
rules-extras = Extras: { $extras }.

## Einstellen

setup-title = Einstellungen
setup-cannot = **Das passt nicht zusammen:**
setup-cannot-seats = **Zu { $seats } geht das so nicht:**
setup-only-host = Einstellungen ändern darf nur der Gastgeber (**{ $host }**) oder ein Mod.
setup-variant = Variante
setup-extras = Extras
setup-end = Ende der Partie
setup-pace = Bedenkzeit pro Zug
setup-seats = Höchstens am Tisch
setup-more = Mehr
setup-back = Zurück
setup-hints-off = Tipps abschalten
setup-hints-on = Tipps erlauben
setup-quiet-on = Eine Nachricht für die ganze Partie
setup-quiet-off = { $kind ->
    [sixtysix] Eine neue Nachricht pro Spiel
   *[nimmt] Eine neue Nachricht pro Zug
    }
setup-end-own = Wie in dieser Variante üblich
setup-end-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
setup-seats-option = Höchstens { $n } am Tisch
cannot-start = Zu { $seats } geht das so nicht: { $reasons }. Ändern könnt ihr das unter **{ button-set-up }**.
cannot-open = Das passt nicht zusammen: { $reasons }

## Bots

level = Stufe { $level }
solo-level-yours = **Bot-Stufe { $level } von 9**, am nächsten an deiner Solo-Wertung. Eine andere nimmst du mit `level` bei `/{ command } solo`.
solo-level-first = **Bots der Stufe { $level } von 9** für den Anfang. Nach ein, zwei Partien nimmt `/{ command } solo` die Stufe, die deiner Wertung am nächsten ist; mit `level` wählst du selbst.
bots-title = Bots
bots-levels = Bots spielen auf neun Stufen: Stufe 1 schlägt man, wenn man ein bisschen aufpasst, und besser als Stufe 9 wird’s nicht.
bots-about = Bots schummeln nicht, sie sehen nur ihre eigenen Karten.
bots-count = Ab zwei Menschen zählt die Partie für die Bestenliste.
bots-add = Bot dazuholen …
bots-remove = Bot wegschicken …
bots-one = + Stufe { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) setzt sich dazu: { $line }
bots-went = Nicht mehr am Tisch: { $names }.
bots-full = Der Tisch ist voll.
bots-nobody = So ein Bot sitzt hier nicht.
bots-only-host = Bots dazuholen oder wegschicken darf nur der Gastgeber (**{ $host }**) oder ein Mod.
bots-running = Die Partie läuft schon. Bots kommen und gehen vor der nächsten; wer weg ist, für den spiele ich sowieso.
cast-pip = ein Küken. Pickt nach allem, was glänzt.
cast-clover = ein Kalb. Mag große Zahlen, weil sie groß sind.
cast-dumpling = ein Ferkel. Nimmt’s, wie’s kommt.
cast-waddle = ein Entlein. Watschelt dem Letzten hinterher.
cast-tuft = ein Lamm. Guckt beim Geben aus dem Stalltor.
cast-burr = ein Zicklein. Springt erst und schaut dann.
cast-berta = eine Kuh. Kaut jede Karte zweimal durch.
cast-gander = eine Gans. { $kind ->
    [sixtysix] Bewacht jeden Trumpf.
   *[nimmt] Bewacht die kürzeste Reihe.
}
cast-mortimer = ein Esel. Stur, aber rechnen kann er.
cast-henrietta = eine Henne. { $kind ->
    [sixtysix] Legt nie alle Eier in eine Farbe.
   *[nimmt] Legt nie alle Eier in eine Reihe.
}
cast-truffle = eine Sau. { $kind ->
    [sixtysix] Riecht eine Heirat von Weitem.
   *[nimmt] Riecht eine volle Reihe von Weitem.
}
cast-rumble = ein Hütehund. Weiß, wo jede Karte hinwill.
cast-olga = eine Eule. Hat jede Karte schon mal gesehen.
cast-renata = eine Füchsin. Zählt deine Karten gleich mit.
cast-corvin = ein Rabe. Weiß noch, was du vor einer Stunde gespielt hast.
cast-magnus = ein Ochse. Redet wenig und rückt nicht vom Fleck.
cast-sibyl = eine Katze. { $kind ->
    [sixtysix] Lauert, bis du deine Zehn ausspielst.
   *[nimmt] Lauert hinter der fünften Karte, bis du die sechste spielst.
}
cast-ignatius = ein Ziegenbock. Rechnet noch im Schlaf.

## Warum Regeln sich beißen

contradiction-too-few = ihr müsst mindestens zu zweit sein
contradiction-too-many = es können höchstens { $most } mitspielen
contradiction-other = diese Teile gehören nicht in ein Spiel

## Noch mehr zu den Befehlen

command-new-variant = Welche Variante gespielt wird (sonst Klassisch)
command-variant-choice = { $name }: { $line }
command-new-deal_all = Alle Karten austeilen, soweit es für jeden gleich viele gibt
command-new-rows_stay = Die Reihen bleiben fürs nächste Spiel liegen
command-rules-variant = Welche Variante erklärt wird (sonst Klassisch)

## Der Befehl `hornochse replay` im Terminal

replay-title = { game-name } · { $names }
replay-seat = Platz { $seat }
replay-deal = Spiel { $game } · gegeben
replay-draft = Spiel { $game } · Kartenwahl
replay-open = { $title }, nicht beendet
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
rules-double_pairs =
    { "" }**Neun Karten gibt’s zweimal:** die Schnapszahlen 11, 22, 33, 44, 55, 66, 77, 88 und 99.

    • Gleiche Karten aus demselben Zug werden zusammen gelegt, als Päckchen. Ein Päckchen ist eine Karte in der Reihe, aber jede Karte darin zählt.
    • Ist eine Karte gleich der **letzten** einer Reihe, kommt sie obendrauf, auch wenn die Reihe voll ist, und nimmt nichts.
    • Nehmen gleiche Karten von zweien eine Reihe, teilen sich die beiden die Hornochsen; halbe werden aufgerundet. Sind die Karten zu niedrig, sucht die Reihe aus, wer von beiden, vom Startspieler an gezählt, zuerst kommt.
rules-double_pairs-example = Reihe 3 war voll. Bens 44 ist gleich ihrer letzten Karte, also liegt sie obendrauf, und keiner nimmt etwas.
