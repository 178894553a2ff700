# Was der Bot über 6 nimmt! sagt: die Seite, die Hand, die Varianten, der Rückblick.

## Kleinteile

bull-heads = { $n ->
    [one] 1 Hornochse
   *[other] { $n } Hornochsen
}

## Tisch vor der Partie

chip-sheets = alle Zettel
lobby-end-points-shedding = Gespielt wird, bis jemand über { $points } Karten kommt.
lobby-end-points = Gespielt wird, bis jemand über { $points } Hornochsen kommt.
lobby-end-sheets = Jeder Zettel wird einmal gespielt.
button-on = Weiter
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Reihe { $row }: { $cards } · { $cost }
button-end-left = { $card } vor die { $next } in Reihe { $row }
button-end-right = { $card } hinter die { $next } in Reihe { $row }
button-enough = Das reicht
button-first = { $card } zuerst

## Nachricht am Tisch

board-heading = **Spiel { $game } · Zug { $turn }**
board-heading-after = **Spiel { $game } · nach Zug { $turn }**
board-heading-draft = **Spiel { $game } · Kartenwahl**
waiting-row = ⏳ Die **{ $card }** ist zu niedrig für alle Reihen. { $names } muss sich eine aussuchen { $until }
waiting-other = ⏳ Warte auf die Entscheidung von { $names } { $until }
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
line-doubled = Weiße Weste! Jemand hat gar nichts genommen, also zählt dieses Spiel doppelt.
points-title = Hornochsen: dieses Spiel (Partie)
game-over = **Spiel { $game } ist aus.** Am besten weggekommen: { $names } ({ $points }).
game-over-shedding = **Spiel { $game } ist aus.** Am wenigsten Karten übrig: { $names } ({ $points }).
end-worst = Teuerste Reihe
end-lucky = Glückspilz { $name }: Karten rund { $n } besser als im Schnitt
end-unlucky = Pechvogel { $name }: Karten rund { $n } schlechter als im Schnitt
end-play-trap = 🎬 **Szene der Partie:** { $name } macht mit der { $card } Reihe { $row } voll, und { $victim } tappt prompt hinein: { $bulls }.
end-play-clean = 🎬 **Serie der Partie:** { $name } nimmt { $n } Züge am Stück gar nichts.
alt-end-worst = Teuerste Reihe: { $name } mit { $cards }, { $bulls }.
game-title = Spiel { $game } · Zug { $turn }
game-title-only = Zug { $turn }
column-points = Spiel
picture-goal-points = Schluss über { $points }
picture-goal-games = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
alt-row = Reihe { $row }: { $cards } ({ $bulls }).
alt-row-empty = Reihe { $row }: leer.

## Die eigene Hand

hand-choose = **Welche Karte spielst du?** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = Spiel { $game }, Zug { $turn }
hand-when-only = Zug { $turn }
hand-chosen = **Du spielst die { $card }.** Noch kannst du’s dir anders überlegen.
hand-row = **Deine { $card } ist zu niedrig für alle Reihen.** Such dir aus, welche du nimmst; deine Karte eröffnet sie neu { $until }
hand-end = **Deine { $card } passt an zwei Stellen gleich gut.** Wohin damit? { $until }
hand-first = **Welche deiner beiden Karten kommt zuerst?** { $until }
hand-draft = **Such dir eine Karte für deine Hand aus** { $until }
hand-one-or-two = **Noch eine Karte, oder reicht’s?** { $until }
hand-keep = **Welche dieser Karten nimmst du wieder auf die Hand?** { $until }
hand-wait = Gerade gibt’s für dich nichts zu tun.

## Was der Zug gebracht hat

news-full = 💥 Deine **{ $card }** war die { $nth } Karte in Reihe { $row }: **+{ $n }** { $unit }
news-low = 💥 Deine **{ $card }** war zu niedrig. Reihe { $row } gehört dir: **+{ $n }** { $unit }
news-nowhere = 💥 Deine **{ $card }** passte nirgends hin. Reihe { $row } gehört dir: **+{ $n }** { $unit }
news-safe = 👍 Deine **{ $card }** liegt sicher in Reihe { $row }.
news-place = Du bist auf Platz { $place } von { $seats }: { $total }.
line-calm = 😌 Jede Karte passt. Keiner nimmt eine Reihe.

## Regeln und Hilfe

rules-text =
    Die Karten gehen von 1 bis 104, und auf jeder stehen **Hornochsen**: auf der 55 sind es 7, auf 11, 22, 33 … je 5, auf 10, 20, 30 … je 3, auf 5, 15, 25 … je 2, auf allen anderen einer. Du willst sie nicht haben.

    { "" }**In jedem Zug** suchen sich alle heimlich eine Karte aus. Dann wird aufgedeckt und gelegt, die niedrigste zuerst:
    • Eine Karte kommt hinter die höchste letzte Karte, die kleiner ist als sie.
    • Legst du die { $nth } Karte in eine Reihe, **nimmst du die Reihe**. Deine Karte eröffnet sie neu.
    • Niedriger als alle letzten Karten? Dann **nimmst du eine Reihe deiner Wahl**, und deine Karte eröffnet sie neu.

    { $count }
rules-count = Sind alle Karten gespielt, zählt ihr die Hornochsen. { $end } Wer die **wenigsten** Hornochsen hat, gewinnt!
rules-count-shedding = Hornochsen zählen hier nicht. Genommene Reihen kommen auf deine Hand. Sobald jemand keine Karte mehr hat, zählt ihr, was ihr noch auf der Hand habt. { $end } Wer die **wenigsten** Karten hat, gewinnt!
rules-example-usual = Das Bild zeigt ein Spiel nach den üblichen Regeln.
rules-usual-sizes = Wie viele Karten, Reihen, Züge und Spieler es sonst gibt, steht darunter.
rules-example = Im Bild kam Adas 32 hinter die 30: Von den letzten Karten, die kleiner sind, ist das die höchste. Bens 61 war die sechste Karte in Reihe 4, hinter 50 52 55 58 59: Ben kassiert alle fünf, das macht 13 Hornochsen, und die 61 eröffnet die Reihe neu.
rules-end-points = Dann wird neu gegeben, bis jemand über { $points } kommt: Damit ist die Partie vorbei.
rules-end-games = { $n ->
    [one] Nach einem Spiel
   *[other] Nach { $n } Spielen
} ist die Partie vorbei.
rules-end-sheets = Die Partie ist vorbei, wenn alle jeden Zettel einmal gespielt haben.
tutorial-title = Schnupperkurs
tutorial-me = Du
tutorial-1 =
    { "" }**Hallo, ich bin Pip! 🐣 Drei Züge, und du kannst es.**
    Alle spielen heimlich eine Karte. Dann wird gelegt, die niedrigste zuerst. Eine Karte kommt **hinter die höchste letzte Karte, die kleiner ist als sie**.

    Du bist dran: Welche Karte landet hinter der **41**?
tutorial-2 =
    { "" }**Neuer Tisch. Vorsicht: In Reihe 1 liegen schon fünf Karten.** Wer die **sechste** legt, kassiert alle fünf. Ihre Hornochsen sind Miese, und wer die wenigsten hat, gewinnt.

    Spiel eine Karte, die nicht in Reihe 1 landet. Oder trau dich und schau, was passiert.
tutorial-3 =
    { "" }**Der letzte Tisch. Nur noch eine Karte, und dann ausgerechnet die 3.** Sie ist niedriger als alle letzten Karten, also passt sie nirgends hin. Raus damit!
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
tutorial-over = { "" }**Das ist schon das ganze Spiel!** Lust auf eine echte Partie, gegen drei Bots der Stufe 1?
help-nimmt =
    { "" }**Neu hier?** `/{ command } tutorial` braucht nur drei Züge. **Allein?** `/{ command } solo` setzt dich sofort mit drei Bots an den Tisch.

    `/{ command } new` macht einen Tisch auf. Die anderen drücken **{ button-join }**, der Gastgeber drückt **{ button-start }**. Deine Karten bekommst **nur du**, per Direktnachricht oder mit „{ button-hand }“ unter dem Tisch: Klick eine an. Du kannst dich umentscheiden, bis alle gewählt haben.

    `/{ command } table` holt den Tisch im Kanal nach unten · `hand` zeigt deine Karten · `join` und `leave` · `kick`, `bots` und `stop` für Gastgeber und Mods · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Bis morgen:** `/{ command } daily` gibt einmal am Tag allen dieselben Karten, `puzzle` allen dieselbe Stellung. `duel` fordert jemanden heraus: dieselben Karten, jeder, wann es passt. `league` macht daraus eine Liga: jede Woche ein Duell. `me` und `stats` zeigen, was aus Partien zusammenkommt, `privacy`, was ich über dich speichere. Wer den Server verwaltet, nimmt mit `void` eine Partie aus jeder Wertung.

    { "" }**Viel los im Kanal?** Mit `quiet:True` bleibt die Partie in einer Nachricht, mit `thread:True` bekommt sie einen eigenen Thread. `/{ command } solo` siehst nur du; mit `public:True` sehen es alle.

    { "" }**Tempo:** `live` heißt 90 Sekunden pro Zug, `relaxed` eine Stunde, `slow` einen Tag. Sind zwei Drittel davon um, erinnere ich dich einmal. Allein gegen Bots hast du alle Zeit der Welt.

    { "" }**Zeit um?** Dann spiele ich eine Karte für dich: die, die am knappsten hinter eine Reihe mit Platz passt, sonst deine höchste. Musst du eine Reihe nehmen, nehme ich die billigste. Verpasst du zwei Züge hintereinander, giltst du als *weg*: Ein Bot der Stufe 5 vertritt dich, bis du „{ button-back }“ oder irgendeine Karte drückst.

    { "" }**Mittendrin gehen?** Dein Platz bleibt deiner, ein Bot spielt ihn weiter. Die Partie läuft, solange noch zwei dabei sind, davon mindestens ein Mensch.

    { "" }**Bots** (🤖): Drück am Tisch „{ button-bots }“ oder nimm `/{ command } bots`. Bots schummeln nicht, sie sehen nur ihre eigenen Karten. Für die Bestenliste zählt eine Partie, wenn mindestens zwei Menschen sie zu Ende spielen.

    { "" }**Der Coach:** `/{ command } hint` verrät nur dir, was jeder Zug wohl kostet und warum. Im Ergebnis steht, wer wie oft gefragt hat. „{ button-review }“ unter dem Ergebnis zeigt dir, welche Züge dich am meisten gekostet haben und wer Glück mit den Karten hatte.

## Der Coach: Tipps und Rückblick

hint-title = Hornochsen, mit denen du rechnen musst — Spiel { $game }{ $turn ->
    [0] { "" }
   *[other] , Zug { $turn }
    }
hint-title-cards = Karten, die dir am Ende wohl bleiben — Spiel { $game }{ $turn ->
    [0] { "" }
   *[other] , Zug { $turn }
    }
hint-text = Von jetzt bis Spielende, wenn alle gut spielen. Weniger ist besser. Keiner kennt die Karten der anderen, also sagen kleine Unterschiede wenig.
choice-stop = keine zweite Karte
choice-row = Reihe { $row }
choice-before = vor die { $next } in Reihe { $row }
choice-behind = hinter die { $next } in Reihe { $row }
choice-first = { $card } zuerst
choice-keep = { $cards } behalten
choice-keep-none = keine behalten
why-safe = erst mal sicher: Zwischen die { $next } und sie passt nichts mehr
why-safe-before = erst mal sicher: Sie kommt vor die { $next } in Reihe { $row }
why-safe-at-once = sicher: Vor ihr kommt keine andere Karte
why-roomy = erst mal sicher: Vor ihr ist in Reihe { $row } noch Platz für { $room ->
    [one] 1 Karte
   *[other] { $room } Karten
}
why-risky = { $nth } Karte in Reihe { $row }, wenn vorher jemand { $out ->
    [one] die { $cards } spielt (noch unterwegs)
   *[other] eine von { $cards } spielt (davon noch { $out } unterwegs)
}
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
review-choice = **{ $when }** ({ $situation }): Deine Wahl war **{ $chosen }**. Besser: **{ $better }**, das hätte dir rund **{ $loss }** { $unit } erspart ({ $less } statt { $cost } bis Spielende).
review-held = deine Hand { $cards }
review-to-place = zu legen { $cards }
review-taken = genommen { $cards }
luck-title = **Wer Glück mit den Karten hatte**, verglichen mit einer durchschnittlichen Hand:
luck-none = Diese Karten habt ihr euch selbst ausgesucht: Mit Glück hatte das nichts zu tun.
luck-lucky = 🍀 { $name }: { $points } besser als im Schnitt
luck-unlucky = 🌧️ { $name }: { $points } schlechter als im Schnitt
luck-even = { $name }: ungefähr im Schnitt
style-title = **Gegen wen du gespielt hast:**
style-cautious = { $name } geht auf Nummer sicher, dicht ans Ende einer Reihe
style-hoarder = { $name } hält hohe Karten zurück
style-gambler = { $name } mag Reihen, die fast voll sind

## Varianten: Kartenwahl, zwei Karten, Menüs

alt-pool = Zur Wahl stehen: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Handkarten: jetzt (Punkte der Partie)
line-nowhere = 💥 Die **{ $card }** passt an keine Reihe, weder vorn noch hinten: { $names } nimmt Reihe { $row } mit { $cards } — **{ $bulls }**
tournament-sheet = Zettel von { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Deine { $card } passt an keine Reihe, weder vorn noch hinten.** Such dir aus, welche du nimmst; deine Karte eröffnet sie neu { $until }
waiting-nowhere = ⏳ Die **{ $card }** passt an keine Reihe, weder vorn noch hinten. { $names } muss sich eine aussuchen { $until }
hand-choose-two = **Such dir zwei Karten aus**, eine nach der anderen · { $when } { $until }
hand-second = **Die { $card }, und welche noch?** Ein zweiter Klick auf die { $card } nimmt sie zurück { $until }
menu-cards = Karten { $first } bis { $last }
menu-keep = Bis zu { $n } für deine Hand
button-keep-none = Keine: alle auf den Stapel

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
variant-classic-line = alle spielen verdeckt; wer die { $nth } Karte einer Reihe legt, nimmt die Reihe
variant-tactics-line = gerade genug Karten für alle, du weißt also, was im Spiel ist
variant-logic-line = die Karten liegen offen, und ihr sucht euch eure Hand selbst aus
variant-tournament-line = wie Logik, dann spielen alle jede Hand einmal (2 bis 5 Leute)
variant-pro-line = Karten kommen hinter oder vor eine Reihe, wo der Abstand am kleinsten ist
variant-open-line = alle spielen offen, einer nach dem anderen
variant-refined-line = jeder spielt verdeckt zwei Karten und bestimmt, welche zuerst kommt
variant-hand-line = eine oder zwei offene Karten; Genommenes darf auf die Hand, zählt da aber doppelt
variant-double-line = zwei Kartensätze, bis zu 20 Leute; gleiche Karten liegen aufeinander
rules-summary = **{ $variant }:** { $line }. Wer die wenigsten Hornochsen hat, gewinnt!
rules-summary-shedding = **{ $variant }:** { $line }. Genommene Reihen kommen auf deine Hand. Wer als Erster keine Karte mehr hat, beendet das Spiel; die wenigsten Karten gewinnen!
extra-rows = { $n } Reihen
extra-takes = { $nth } Karte nimmt
extra-hand = { $n } Handkarten
extra-deal-all = alle Karten gleichmäßig verteilt
extra-virgin = weiße Weste (wer nichts nimmt, verdoppelt alles)
extra-rows-stay = Reihen bleiben liegen

## Einstellen

setup-rows = Reihen
setup-hand = Handkarten
setup-virgin = Weiße Weste
setup-virgin-line = Nimmt jemand im ganzen Spiel keine Karte, zählt alles doppelt
setup-rows-stay = Reihen bleiben
setup-rows-stay-line = Die Reihen bleiben fürs nächste Spiel liegen
setup-shedding = Loswerden
setup-shedding-line = Genommene Reihen kommen auf deine Hand; sieh zu, dass du alles loswirst
setup-deal-all = Alles verteilen
setup-deal-all-line = Alle Karten austeilen, soweit es für jeden gleich viele gibt
setup-rows-option = { $rows } Reihen, die { $nth } Karte nimmt
setup-end-points = Bis jemand über { $n } Hornochsen kommt
setup-end-points-shedding = Bis jemand über { $n } Karten kommt
setup-hand-own = Wie in dieser Variante üblich
setup-hand-option = { $n } Karten

## Warum Regeln sich beißen

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
contradiction-no-points = mit so wenigen Karten nimmt kaum jemand eine Reihe, und durch Punkte endet die Partie nie: Wähle eine Zahl von Spielen
contradiction-no-games = eine Partie braucht mindestens ein Spiel
contradiction-sheets = ein Turnier zu { $seats } hat { $seats } Spiele und kein anderes Ende

## Noch mehr zu den Befehlen

command-new-rows = Wie viele Reihen (sonst 4)
command-new-takes = Welche Karte die Reihe nimmt: 5., 6. oder 7. (sonst 6.)
command-new-hand = Wie viele Karten jeder bekommt (sonst 10; bei Raffiniert und Hand 14)
command-new-virgin = Weiße Weste: Nimmt jemand im ganzen Spiel keine Karte, zählt alles doppelt
command-new-shedding = Genommene Reihen kommen auf die Hand; das Spiel endet, wenn jemand keine Karte mehr hat

## Der Befehl `hornochse replay` im Terminal

replay-legend = [14] kam in diesem Zug dazu. Hinter jeder Reihe stehen ihre Hornochsen.
replay-pool = Noch zur Wahl: { $cards }
replay-played = gespielt
replay-took = genommen

## Die Regeln der Varianten: was anders ist als klassisch

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
    • Nehmen gleiche Karten von zweien eine Reihe, teilen sich die beiden die Hornochsen; halbe werden aufgerundet. Sind die Karten zu niedrig, sucht die Reihe aus, wer von beiden, vom Startspieler an gezählt, zuerst kommt.
rules-double-example = Ada und Ben haben beide die 32 gespielt. Die zwei liegen aufeinander hinter der 30 und sind eine einzige Karte in der Reihe.
