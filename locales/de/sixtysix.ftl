# Was der Bot über Sechsundsechzig sagt. `{ $card }` und dergleichen sind ein Zeichen und ein Buchstabe: ♣ D.

## Kleinteile

# Was auf Ass, Zehn, König, Dame, Bube, Neun und Acht steht.
sixtysix-indices = A 10 K D B 9 8
sixtysix-clubs = Kreuz
sixtysix-spades = Pik
sixtysix-hearts = Herz
sixtysix-diamonds = Karo
sixtysix-game-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
sixtysix-card-points = { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
}
sixtysix-you = Du
sixtysix-seat = Platz { $n }

## Nachricht am Tisch

sixtysix-heading = **Spiel { $game } · Stich { $trick }**
sixtysix-heading-after = **Spiel { $game } · nach Stich { $trick }**
sixtysix-heading-naming = **Spiel { $game } · Trumpfwahl**
sixtysix-waiting-trump = ⏳ { $names } bestimmt den Trumpf { $until }
sixtysix-waiting-bid = ⏳ { $names } bestimmt den Trumpf oder passt { $until }
sixtysix-points-title = Augen (Partie)
sixtysix-tricks-title = Stiche (Partie)
sixtysix-picture-title = Spiel { $game } · Stich { $trick }
sixtysix-picture-trump = { $suit } ist Trumpf
sixtysix-picture-undecided = Unentschieden!

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = Wer gibt? Gezogen: { $cards }. Die höchste Karte gibt.
sixtysix-dealt = { $name } gibt und deckt **{ $card }** auf.
sixtysix-dealt-hidden = { $name } gibt.
sixtysix-named = { $name } macht **{ $suit }** zum Trumpf.
sixtysix-passed = { $name } passt.
sixtysix-exchanged = { $name } tauscht { $laid } gegen **{ $took }**.
sixtysix-closed = 🔒 { $name } dreht zu.
sixtysix-calls = 📣 { $name } sagt: **Aus!**
sixtysix-calls-match = 📣 { $name } sagt: **Partie aus!**
sixtysix-leads = { $name } spielt **{ $card }** aus.
sixtysix-leads-marriage = { $name } spielt **{ $card }** aus und meldet **{ $n }**.
sixtysix-leads-new-trump = { $name } spielt **{ $card }** aus und meldet **{ $n }**; Trumpf ist jetzt { $suit }.
sixtysix-plays = { $name } legt **{ $card }**.
sixtysix-plays-and-takes = { $name } holt den Stich mit **{ $card }**: { $n } Augen.
sixtysix-plays-and-takes-last = { $name } holt den Stich mit **{ $card }**: { $n } Augen und dazu { $last } für den letzten Stich.
sixtysix-takes = Der Stich geht an { $name }: { $n } Augen.
sixtysix-takes-last = Der Stich geht an { $name }: { $n } Augen und dazu { $last } für den letzten Stich.
sixtysix-drew-turn-up = { $name } zieht die aufgedeckte Karte, { $card }.

sixtysix-over-out = **Spiel { $game } ist aus:** { $winners ->
    [one] { $names } hat 66 und schreibt **{ $n }** an.
   *[other] { $names } haben 66 und schreiben je **{ $n }** an.
}
sixtysix-over-wrong = **Spiel { $game } ist aus:** { $winners ->
    [one] { $caller } hat zu früh „Aus!“ gesagt, { $names } schreibt **{ $n }** an.
   *[other] { $caller } hat zu früh „Aus!“ gesagt, { $names } schreiben je **{ $n }** an.
}
sixtysix-over-played = **Spiel { $game } ist aus:** { $winners ->
    [one] Alle Hände sind ausgespielt, { $names } schreibt **{ $n }** an.
   *[other] Alle Hände sind ausgespielt, { $names } schreiben je **{ $n }** an.
}
sixtysix-over-match = **Spiel { $game } ist aus:** { $caller } hat „Partie aus!“ gesagt.
sixtysix-over-undecided = **Spiel { $game } endet unentschieden:** { $carry ->
    [0] Keiner schreibt etwas an.
   *[other] Keiner schreibt etwas an, und wer als Nächstes gewinnt, schreibt { $carry } mehr an.
}
sixtysix-over-plain = **Spiel { $game } ist aus.**
sixtysix-over-plain-wrong = **Spiel { $game } ist aus:** { $caller } hat zu früh „Aus!“ gesagt.
sixtysix-over-against = **Spiel { $game } ist aus:** { $caller } hat 66, also schreiben { $names } je **{ $n }** an.
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = { $n ->
    [one] { $names } ist Schneider.
   *[other] { $names } sind Schneider.
}
sixtysix-schwarz = Kein einziger Stich für { $names }: schwarz!
sixtysix-closed-in-vain = Umsonst zugedreht!
sixtysix-bid-in-vain = Umsonst Trumpf bestimmt!
sixtysix-word-schneider = Schneider
sixtysix-word-schwarz = schwarz
sixtysix-end-play = 🎬 **Spiel der Partie:** { $name } holt sich { $n } Punkte auf einen Schlag, in Spiel { $game }.

sixtysix-alt-trick = Der Stich bis jetzt: { $cards }.
sixtysix-is-trump = { $suit } ist Trumpf.
sixtysix-no-trump = Noch kein Trumpf.
sixtysix-never-trump = In diesem Spiel gibt’s keinen Trumpf.
sixtysix-all-passed = Alle haben gepasst: kein Trumpf, kein Zudrehen, und niemand kann „Aus!“ sagen.
sixtysix-alt-closed = Der Talon ist zu.
sixtysix-alt-stock = Verdeckt: { $n }. Aufgedeckt: { $card }.
sixtysix-alt-stock-hidden = Verdeckt: { $n }.
sixtysix-alt-seat = { $name }: { $points } Augen, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}, { $total }.
sixtysix-alt-seat-hidden = { $name }: { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}, { $total }.

## Die eigene Hand

sixtysix-lead = **Du spielst aus** { $until }
sixtysix-follow = **Du bist dran:** Ausgespielt ist { $card } { $until }
sixtysix-name-trump = **Bestimm den Trumpf** { $until }
sixtysix-name-or-pass = **Bestimm den Trumpf und spiel allein gegen die anderen, oder passe** { $until }
sixtysix-really-close = **Wirklich zudrehen?** Dann zieht keiner mehr, ihr müsst bedienen, und du musst gewinnen: Sonst { $vain }. { $until }
sixtysix-really-out = **Aus?** Du hast { $have }, und dieser Stich bringt höchstens { $most }. Reicht’s nicht bis 66, { $lost }. Welche Karte spielst du? { $until }
sixtysix-really-out-enough = **Du hast { $have }, das reicht.** Welche Karte spielst du aus? { $until }
sixtysix-really-out-blind = **Aus?** Hast du nach diesem Stich keine 66, { $lost }. Welche Karte spielst du? { $until }
sixtysix-really-out-of-match = **Partie aus?** Welche Karte spielst du? Reicht’s nach diesem Stich nicht bis ans Ziel, verlierst du die Partie. { $until }
sixtysix-lost = schreibt die andere Seite { $n } an
sixtysix-lost-each = schreiben die anderen je { $n } an
sixtysix-lost-all = schreibst du in diesem Spiel nichts an
sixtysix-stock = { $n ->
    [one] Noch 1 Karte im Talon.
   *[other] Noch { $n } Karten im Talon.
}
sixtysix-stock-closed = Der Talon ist zu: { $must }.
sixtysix-stock-drawn = Der Talon ist leer: { $must }.
sixtysix-must = Farbe bedienen, sonst stechen
sixtysix-must-head = Farbe bedienen, sonst stechen, und den Stich holen, wenn es geht
sixtysix-must-suit = Farbe bedienen, wenn es geht
sixtysix-must-suit-head = Farbe bedienen und den Stich holen, wenn es geht
sixtysix-your-points = Du hast **{ $n }** von 66 Augen.
sixtysix-you-took = 👍 Du holst { $cards }: **{ $n }** Augen.
sixtysix-they-took = { $name } holt { $cards }: { $n } Augen.
sixtysix-button-pass = Passen
sixtysix-button-exchange = Tauschen: { $low } → { $turned }
sixtysix-button-close = Zudrehen …
sixtysix-button-close-now = Talon zudrehen
sixtysix-button-stay-open = Offen lassen
sixtysix-button-out = Aus!
sixtysix-button-not-out = Doch nicht aus
sixtysix-button-out-of-match = Partie aus!
sixtysix-button-not-out-of-match = Partie doch nicht aus
sixtysix-button-and-out = { $card } und aus
sixtysix-button-with-marriage = Mit Heirat
sixtysix-button-without-marriage = Ohne Heirat

## The tutorial

sixtysix-tutorial-1 =
    { "" }**Hallo, ich bin Pip! 🐣 Fünf Stiche, und du kannst es.**
    66 Augen gewinnen. Das Ass zählt 11, die Zehn 10, der König 4, die Dame 3, der Bube 2, die Neun nichts, und so stechen sie sich auch. { $ace } liegt offen, also ist Herz Trumpf und schlägt jede andere Farbe.

    Ich spiele { $ten-led } aus. Du hast zwar Pik, aber solange gezogen wird, **musst du nicht bedienen**. Hol dir meine Zehn mit einem Trumpf: **{ $jack }**.
sixtysix-tutorial-1-else = 🤔 Darfst du, aber meine Zehn lohnt sich, und die holt nur ein Trumpf. Heb dir { $nine } auf, die brauchst du gleich. Nimm **{ $jack }**.
sixtysix-tutorial-2 = 🎯 **12 für dich!** Du hast gezogen, ich auch, und jetzt spielst du aus. Vorher noch ein Schnäppchen: Wer schon einen Stich hat, darf den niedrigsten Trumpf gegen die offene Karte **tauschen**. Gib { $nine } her und nimm **{ $ace }**.
sixtysix-tutorial-2-else = 🤔 Gleich! Hol dir erst ein Ass für eine Neun: Ist der Talon leer, ist es zu spät.
sixtysix-tutorial-3 = 💪 **{ $ace }** gehört jetzt dir, und nichts sticht es. Weiter: Du hast { $king } und { $queen }. König und Dame einer Farbe sind eine **Heirat**: Spiel eine davon aus, zeig die andere, und du hast sofort 20 Augen mehr, in Trumpf 40. Spiel **{ $queen }** aus.
sixtysix-tutorial-3-else = 🤔 Noch nicht: Da warten 20 Augen. Melde deine Heirat mit **{ $queen }**; den König behältst du lieber.
sixtysix-tutorial-4 = 💍 **20, und 3 für den Stich: 35!** Dein Blatt ist jetzt stark, also **dreh zu**. Dann zieht keiner mehr, und ab sofort **müssen wir beide bedienen** oder sonst stechen: Ich kann nicht mehr abwerfen, was ich will. Drück **{ sixtysix-button-close }**
sixtysix-tutorial-4-else = 🤔 Moment: Solange der Talon offen ist, darf ich alles stechen, was du ausspielst. Drück erst **{ sixtysix-button-close }**
sixtysix-tutorial-5 = 🔒 Damit versprichst du zu gewinnen, darum frag ich noch mal. Zwei Asse und ein zweiter Trumpf: nur zu!
sixtysix-tutorial-5-else = 🤔 Mit so einem Blatt? Drück **{ sixtysix-button-close-now }**.
sixtysix-tutorial-6 = 🔒 **Zu!** Jetzt heb dir deine Asse auf: Die warten auf meine Zehnen. Spiel dein billigstes Kreuz aus, **{ $low }**. Ich muss bedienen.
sixtysix-tutorial-6-else = 🤔 Die nicht. Spiel dein billigstes Kreuz aus, **{ $low }**: Ich muss bedienen.
sixtysix-tutorial-7 = 😬 { $high } war mein einziges Kreuz, also musste ich es legen: 13 für mich. Jetzt spiele ich { $fat } aus, und diesmal **musst du bedienen**: **{ $catcher }** ist dein einziges Karo.
sixtysix-tutorial-7-else = 🤔 Der Talon ist zu, da musst du bedienen, auch wenn du Trumpf hast. Leg **{ $catcher }**.
sixtysix-tutorial-8 = 🎉 **21! Das macht 56.** Du spielst aus, und { $ace } holt jeden Stich: 56 und 11 sind 67. Willst du sofort gewinnen, **sag** es beim Ausspielen. Drück **{ sixtysix-button-out }**
sixtysix-tutorial-8-else = 🤔 Nicht abwarten, sag’s! Drück erst **{ sixtysix-button-out }**
sixtysix-tutorial-9 = 📣 Und jetzt die Karte zu deinem „Aus!“: **{ $ace }**.
sixtysix-tutorial-9-else = 🤔 Geh lieber auf Nummer sicher: **{ $ace }** sticht keiner.
sixtysix-tutorial-over =
    { "" }🏆 **77 zu 13: gewonnen!** Ich habe keine 33, darum zählt es **2** statt 1; ganz ohne Stich von mir wären es 3 gewesen. Sieben solche Punkte gewinnen normalerweise die Partie.

    { "" }**Das ist schon das ganze Spiel!** Lust auf eine echte Partie, gegen einen Bot der Stufe 1?

## Der Coach

sixtysix-hint-title = Womit du rechnen kannst — Spiel { $game }, Stich { $turn }
sixtysix-hint-text = So viele Punkte bringt dir jede Wahl in diesem Spiel im Schnitt mehr als den anderen. Keiner weiß, was verdeckt ist, also sagen kleine Unterschiede wenig.
sixtysix-hint-exact = Nichts ist mehr verdeckt: So viel bringt dir jede Wahl in diesem Spiel, abzüglich dessen, was die anderen davon haben, wenn alle perfekt spielen.
sixtysix-why-enough = Du hast 66: Drück **{ sixtysix-button-out }**
sixtysix-why-needs = { $n ->
    [one] Dir fehlt noch 1 Auge.
   *[other] Dir fehlen noch { $n } Augen.
}
sixtysix-why-threat = { $n ->
    [one] Vorsicht: Jemand anderem fehlt nur noch 1 Auge.
   *[other] Vorsicht: Jemand anderem fehlen nur noch { $n } Augen.
}
sixtysix-why-sure = holt den Stich sicher: bisher { $n } Augen
sixtysix-why-leaves = gibt den Stich her: bisher { $n } Augen
sixtysix-why-breaks = reißt deine Heirat in { $suit } auseinander
sixtysix-why-taken-by = zu schlagen mit { $cards }
sixtysix-why-taken-by-or-trump = zu schlagen mit { $cards } oder einem Trumpf
sixtysix-why-taken-by-trump = zu schlagen mit einem Trumpf
sixtysix-why-wins = gewinnt in { $n } von 100 Fällen
sixtysix-review-choice = **{ $when }**, mit { $cards }: Deine Wahl war **{ $chosen }**, im Spiel rund { $points } wert. **{ $better }** war rund { $more } wert.
sixtysix-review-exact = **{ $when }**, mit { $cards }: Deine Wahl war **{ $chosen }**, im Spiel { $points } wert. **{ $better }** war { $more } wert, und verdeckt war da nichts mehr.
sixtysix-choice-marriage = { $card } mit Heirat
sixtysix-choice-out-of-match = { $card } und Partie aus
sixtysix-choice-exchange = tauschen
sixtysix-choice-close = zudrehen
sixtysix-choice-trump = { $suit } als Trumpf

## Was gespielt wird

variant-sixtysix = Klassisch
variant-rising = Steigerung
variant-heart_ace = Herz-Ass
variant-bid = Ansage
variant-sixtysix-line = die aufgedeckte Karte bestimmt den Trumpf; wer 66 Augen hat, sagt „Aus!“
variant-rising-line = Vorhand bestimmt Trumpf; Heiraten zählen 20, 40, 60, 80, ihre Farbe wird Trumpf
variant-heart_ace-line = wer ♥ A hat, bestimmt Trumpf; jede Heirat zählt 20
variant-bid-line = zu dritt: Wer Trumpf bestimmt, spielt allein gegen die anderen zwei
sixtysix-summary = **{ $variant }:** { $line }.
sixtysix-for = { $most ->
    [2] Für zwei.
   *[3] Für zwei oder drei.
}
sixtysix-to-points = { $n ->
    [one] Der erste Punkt gewinnt die Partie.
   *[other] Wer { $n } Punkte hat, gewinnt die Partie.
}
sixtysix-to-card-points = Die Augen werden zusammengezählt: Bei { $n } ist die Partie vorbei.
sixtysix-extra-no-nines = ohne Neunen
sixtysix-extra-auto-out = bei 66 von selbst aus
sixtysix-extra-must-head = Stichzwang
sixtysix-extra-card-points = Augen statt Punkte
sixtysix-extra-from-memory = im Kopf gezählt

sixtysix-setup-no-nines = Ohne Neunen
sixtysix-setup-no-nines-line = 20 statt 24 Karten, für zwei: da geht’s schärfer zu
sixtysix-setup-auto-out = Von selbst aus
sixtysix-setup-auto-out-line = Das Spiel endet, sobald jemand 66 hat, ohne „Aus!“
sixtysix-setup-must-head = Stichzwang
sixtysix-setup-must-head-line = Sobald ihr bedienen müsst: Wer den Stich holen kann, muss
sixtysix-setup-from-memory = Im Kopf zählen
sixtysix-setup-from-memory-line = Die Augen werden nicht angezeigt: Jeder zählt selbst mit
sixtysix-setup-scoring = Was angeschrieben wird
sixtysix-setup-game-points = Punkte: 1, 2 oder 3 pro Spiel
sixtysix-setup-card-points = Augen, und zwar alle
sixtysix-setup-end-game-points = { $n ->
    [one] Bis zum ersten Punkt
   *[other] Bis { $n } Punkte
}
sixtysix-setup-end-card-points = Bis { $n } Augen

sixtysix-contradiction-bid = „Ansage“ geht nur zu dritt
sixtysix-contradiction-nines = zu dritt braucht ihr die Neunen
sixtysix-contradiction-points = eine Partie geht höchstens bis { $n } Punkte
sixtysix-contradiction-games = eine Partie hat höchstens { $n } Spiele

command-sixtysix = Sechsundsechzig in diesem Kanal spielen, zu zweit oder zu dritt
command-new-nines = Mit den Neunen spielen? (sonst ja; ohne geht’s nur zu zweit)
command-new-auto_out = Das Spiel endet, sobald jemand 66 hat, ohne „Aus!“
command-new-must_head = Stichzwang: Sobald ihr bedienen müsst, muss den Stich holen, wer kann
command-new-card_points = Alle Augen anschreiben statt 1, 2 oder 3 Punkte
command-new-from_memory = Augen nicht anzeigen: Jeder zählt selbst mit

## Regeln und Hilfe

rules-sixtysix =
    { "" }**66 Augen gewinnen das Spiel.** Das Ass zählt 11, die Zehn 10, der König 4, die Dame 3, der Bube 2, die Neun (und zu dritt die Acht) nichts. Das ist auch die Rangfolge: Die Zehn schlägt den König! Die aufgedeckte Karte bestimmt Trumpf.

    { "" }**Stich für Stich:** Wer dran ist, spielt irgendeine Karte aus. Solange gezogen wird, darfst du darauf legen, was du willst. Der höchste Trumpf holt den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn holt, zieht zuerst und spielt als Nächstes aus.

    { "" }**Ist der Talon leer oder zugedreht,** gibt’s nichts mehr zu ziehen. Ab jetzt musst du bedienen; kannst du nicht, musst du stechen.

    { "" }**Spielst du aus,** darfst du mehr:
    • **Heirat:** Hast du schon einen Stich und König und Dame einer Farbe, spiel eine davon aus und melde 20 Augen, in Trumpf 40.
    • **Tauschen** (oder Rauben): Mit einem Stich gibst du den niedrigsten Trumpf gegen die aufgedeckte Karte her, solange der Talon offen ist. Das darfst du auch, wenn du nicht ausspielst.
    • **Aus!** Sag’s beim Ausspielen: Hast du nach dem Stich 66, gewinnst du. Wenn nicht, schreibt jeder Gegner 2 an. Sagt’s keiner, gewinnt, wer am Ende 66 hat; haben mehrere 66, dann, wer von ihnen den letzten Stich hat. Gewinnt niemand, zählt der nächste Sieg 1 mehr.

    { "" }**Zudrehen** (oder Decken) darfst du immer, bevor du ausspielst, und dann zieht keiner mehr. Aber jetzt musst du gewinnen, sonst schreibt jeder Gegner 3 an.

    Der letzte Stich bringt 10 extra, wenn keiner zugedreht hat. Ein Sieg zählt **1**; **2**, wenn der Verlierer keine 33 hat (*Schneider*); **3**, wenn er gar keinen Stich hat (*schwarz*). Zu dritt schreibst du das für jeden der beiden anderen an. Mit sieben Punkten ist die Partie normalerweise gewonnen.
rules-sixtysix-example = Im Bild ist Herz Trumpf. Ada hat schon einen Stich, also darf sie melden: Sie spielt ♣ D aus, zeigt ♣ K und hat sofort 20 Augen mehr. Die bleiben ihr, auch wenn Ben den Stich holt.
rules-auto-out = **Anders als sonst** sagt niemand „Aus!“: Hat nach einem Stich jemand 66, ist das Spiel aus und gewonnen.
rules-card-points = **Anders als sonst** schreibt jeder seine eigenen Augen an. Wer zudreht, „Aus!“ sagt oder allein spielt und es nicht schafft, schreibt nichts an.
rules-claim-match = Beim Ausspielen kannst du auch **„Partie aus!“** sagen: Bist du nach dem Stich am Ziel, hast du die Partie gewonnen, sonst hast du sie verloren.
rules-auto-match = Die Partie endet mit dem Stich, mit dem jemand am Ziel ist, auch wenn in diesem Spiel niemand 66 hat.
rules-match-passed = Passen alle, endet die Partie frühestens nach allen neun Stichen.
rules-rising =
    { "" }**Die Heiraten steigen:** Aufgedeckt wird nichts; Vorhand schaut in ihre Karten und bestimmt Trumpf. Die erste Heirat eines Spiels zählt 20, die zweite 40, dann 60 und 80, egal wer sie meldet. Jede macht ihre Farbe von da an zum Trumpf. Zu tauschen gibt’s nichts.
rules-rising-example = Bens Karo-Heirat war die erste. Jetzt zeigt Ada ihre in Pik: 40, und ab sofort ist Pik Trumpf.
rules-heart_ace =
    { "" }**Das Herz-Ass bestimmt Trumpf:** Aufgedeckt wird nichts. Wer ♥ A hat, sucht sich eine Farbe aus, gleich nach dem Geben oder sobald er es zieht. Bis dahin gibt’s keinen Trumpf. Jede Heirat zählt 20, und zu tauschen gibt’s nichts.
rules-heart_ace-example = Ben hat gerade ♥ A gezogen und Pik zum Trumpf gemacht, noch bevor Ada wieder ausspielt.
rules-bid =
    { "" }**Einer gegen zwei,** nur zu dritt: Aufgedeckt wird nichts. Reihum, von Vorhand an, bestimmt jeder Trumpf oder passt. Wer Trumpf bestimmt, spielt allein und muss gewinnen; Augen und Stiche der anderen zwei zählen zusammen. Zudrehen darf nur, wer Trumpf bestimmt hat.

    • Du gewinnst: Du schreibst an, was die zwei wert sind, für jeden von ihnen.
    • Du gewinnst nicht: Jeder von ihnen schreibt an, was du wert bist.
    • Zu früh „Aus!“: Warst du’s, schreibt jeder von ihnen 2 an. War’s einer von ihnen, schreibst du 4 an.
    • Alle passen: Dann gibt’s keinen Trumpf, kein Zudrehen und kein „Aus!“. Alle neun Stiche werden gespielt, und es gewinnt, wer als Einziger 66 hat.
rules-bid-example = Ada hat gepasst, und Ben hat Kreuz zum Trumpf gemacht. Ada spielt aus, und zusammen mit Cleo geht’s gegen ihn.

help-sixtysix =
    { "" }**Neu hier?** `/{ command } tutorial` braucht nur fünf Stiche. **Allein?** `/{ command } solo` setzt dich sofort mit einem Bot an den Tisch. `/{ command } rules` erklärt das Spiel in einer Minute.

    `/{ command } new` macht einen Tisch für zwei oder drei auf. Die anderen drücken **{ button-join }**, der Gastgeber drückt **{ button-start }**. Deine Karten bekommst **nur du**, per Direktnachricht oder mit „{ button-hand }“ unter dem Tisch: Klick eine an.

    { "" }**Deine Karten:** Was du nicht spielen darfst, ist grau. An König oder Dame steht, was die Heirat zählt, wenn du sie damit melden kannst. „{ sixtysix-button-out }“ und „{ sixtysix-button-close }“ fragen noch mal nach, bevor es gilt. Musst du mit deiner letzten Karte nur noch zugeben, lege ich sie für dich.

    `/{ command } table` holt den Tisch im Kanal nach unten · `hand` zeigt deine Karten · `join` und `leave` · `kick`, `bots` und `stop` für Gastgeber und Mods · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Bis morgen:** `/{ command } daily` gibt einmal am Tag allen dieselben Karten, `puzzle` allen dieselbe Stellung. `duel` fordert jemanden heraus: dieselben Karten, jeder, wann es passt. `league` macht daraus eine Liga: jede Woche ein Duell. `me` und `stats` zeigen, was aus Partien zusammenkommt, `privacy`, was ich über dich speichere. Wer den Server verwaltet, nimmt mit `void` eine Partie aus jeder Wertung.

    { "" }**Viel los im Kanal?** Mit `quiet:True` bleibt die Partie in einer Nachricht, mit `thread:True` bekommt sie einen eigenen Thread. `/{ command } solo` siehst nur du; mit `public:True` sehen es alle.

    { "" }**Tempo:** `live` heißt 45 Sekunden pro Zug, `relaxed` eine Stunde, `slow` einen Tag. Sind zwei Drittel davon um, erinnere ich dich einmal. Allein gegen Bots hast du alle Zeit der Welt.

    { "" }**Zeit um?** Dann spiele ich deine billigste Karte, tausche, wenn du kannst, und sage „Aus!“, sobald du 66 hast. Zudrehen werde ich für dich nie. Verpasst du zwei Züge hintereinander, giltst du als *weg*: Ein Bot der Stufe 5 vertritt dich, bis du „{ button-back }“ oder irgendeine Karte drückst.

    { "" }**Bots** (🤖): Drück am Tisch „{ button-bots }“ oder nimm `/{ command } bots`. Bots schummeln nicht, sie sehen nur ihre eigenen Karten. Für die Bestenliste zählt eine Partie, wenn mindestens zwei Menschen sie zu Ende spielen.

    { "" }**Der Coach:** `/{ command } hint` verrät nur dir, was jede Wahl wohl bringt. Im Ergebnis steht, wer wie oft gefragt hat. „{ button-review }“ unter dem Ergebnis zeigt dir, welche Entscheidungen dich am meisten gekostet haben.

## Der Befehl `hornochse replay` im Terminal

sixtysix-replay-points = Augen
sixtysix-replay-tricks = Stiche
