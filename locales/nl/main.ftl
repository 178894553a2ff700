# Alles wat de bot zegt, in het Nederlands. De sleutels zijn dezelfde als in het Engels.
# Grenzen van Discord: een knop 80 tekens, de beschrijving van een commando 100.

# `$kind` is het spel waar het over gaat: die waarde is er altijd.
game-name = { $kind ->
    [sixtysix] Zesenzestig
   *[nimmt] 6 nimmt!
}
# Het slash-commando van het spel.
command = { $kind ->
    [sixtysix] sixtysix
   *[nimmt] nimmt
}
icon = { $kind ->
    [sixtysix] 🃏
   *[nimmt] 🐮
}

## Kleine onderdelen

# Between a whole number and its tenths.
decimal-sign = ,
list-and = { $front } en { $last }
list-comma = { $front }, { $next }
list-semicolon = { $front }; { $next }
# Een kop of een naam, en wat erachter staat.
headed = { $heading }: { $what }
names-more = { $names } en nog { $n }
bull-heads = { $n ->
    [one] 1 koeienkop
   *[other] { $n } koeienkoppen
}
games = { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}
someone = iemand
the-nth = { $n ->
    [5] vijfde
    [7] zevende
   *[6] zesde
}
pace-live = { $n } seconden
pace-relaxed = 1 uur
pace-slow = 24 uur

## Lobby

lobby-picture = { game-name }
lobby-note-host = host
lobby-note-bot = bot · { $level }
lobby-alt = { $n ->
    [0] Er zit nog niemand aan tafel
   *[other] Aan tafel: { $names }
}. { $chips }.
chip-points = tot { $points }
chip-sheets = elk briefje
chip-live = { $n } s
chip-relaxed = 1 uur
chip-slow = 24 uur
chip-no-hints = geen hints
chip-quiet = stil
lobby-title = { icon } { game-name } — wie doet er mee?
lobby-host = Host: **{ $host }**
lobby-end-points = We spelen tot iemand boven de { $points } koeienkoppen komt.
lobby-end-games = { $n ->
    [one] Eén spel.
   *[other] { $n } spellen.
}
lobby-end-sheets = Elk briefje komt één keer aan de beurt.
lobby-pace = { $pace } per zet.
lobby-no-hints = Geen hints.
lobby-quiet = Eén bericht dat steeds verandert, zodat het kanaal rustig blijft.
lobby-seats = Spelers { $n }/{ $most }
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (host)
lobby-seat-bot = { $n }. 🤖 { $name } · bot, { $level }
lobby-nobody = Er zit nog niemand aan tafel.
lobby-invited = Zin in nog een partij? { $names }
lobby-more = { $missing ->
    [one] Er moet nog één speler bij
   *[other] Er moeten nog { $missing } spelers bij
}. Nodig iemand uit, druk op **{ button-bots }**, of neem het met **{ button-play-now }** meteen op tegen { $bots ->
    [one] een bot
    [3] drie bots
   *[other] { $bots } bots
}.
lobby-ready = **{ $host }** kan beginnen, of nog even wachten op meer spelers.
lobby-full-ready = De tafel is vol. **{ $host }** kan beginnen.
lobby-footer = Je krijgt je kaarten in een privébericht. Staan die bij jou uit? Druk op “{ button-hand }” zodra de partij begint.
lobby-started = De partij is begonnen: { $names }.
lobby-closed = Deze tafel is gesloten.
lobby-stopped = **{ $name }** heeft deze tafel gesloten.
lobby-expired = Niemand is begonnen, dus ik heb de tafel opgeruimd. `/{ command } new` opent een nieuwe.

button-join = Meedoen
button-leave = Opstappen
button-start = Beginnen
button-play-now = ⚡ Nu spelen
button-on = Verder
button-rules = Spelregels
button-hand = Mijn kaarten
button-next = Volgend spel
button-back = Ik ben er weer
button-rematch = Revanche
button-again = Nog een keer
button-review = Terugblik
button-record = Verslag
button-share = Delen
button-stop = Ja, stoppen
button-table = Naar de tafel
button-hint = 💡 Hint
button-hint-pictured = Hint
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Rij { $row }: { $cards } · { $bulls } 🐮
button-end-left = { $card } vóór { $next } in rij { $row }
button-end-right = { $card } achter { $next } in rij { $row }
button-enough = Hier laat ik het bij
button-first = Eerst { $card }
button-newer = Terug
button-older = Meer

## Bericht aan tafel

board-heading = **Spel { $game } · beurt { $turn }**
board-heading-after = **Spel { $game } · na beurt { $turn }**
board-heading-draft = **Spel { $game } · kaarten kiezen**
board-first-turn = Nieuw spel! Iedereen heeft { $n } kaarten. Kijk in je privéberichten of druk op **{ button-hand }**.
waiting-for = ⏳ Wachten op { $names } · de tijd is { $until } om
waiting-row = ⏳ **{ $card }** is te laag voor alle rijen. { $names } mag een rij uitzoeken · de tijd is { $until } om
waiting-other = ⏳ Wachten op de keuze van { $names } · de tijd is { $until } om
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names }: mijn privéberichten komen niet aan. Druk op **{ button-hand }** om je kaarten te zien.
paused-everybody-away = **Pauze:** iedereen is weg. Druk op **{ button-back }** om verder te spelen.
paused-not-allowed = **Pauze:** ik mocht hier niets plaatsen. Weer in orde? Druk op **{ button-back }**.
between-next = Het volgende spel begint { $when }.
stopped-by = **{ $name } heeft de partij gestopt.** Die telt niet mee.
stopped-too-few = **De partij is voortijdig afgelopen:** er waren te weinig spelers over. Die telt niet mee.
stopped-nobody-left = **De partij is voortijdig afgelopen:** er zaten alleen nog bots aan tafel. Die telt niet mee.
stopped-rested = **Twee weken lang heeft niemand gespeeld,** dus ik heb deze partij gesloten. Die telt niet mee.
stopped-damaged = **Ik moest deze partij stoppen:** ik kan het verslag niet meer lezen. Sorry! Die telt niet mee. `/{ command } new` begint een nieuwe.

line-behind = **{ $card }** komt achter { $next } in rij { $row } ({ $names })
line-before = **{ $card }** komt vóór { $next } in rij { $row } ({ $names })
line-on-equal = **{ $card }** belandt op zijn dubbelganger in rij { $row } ({ $names })
line-full = 💥 **{ $card }** is de { $nth } kaart van rij { $row }: { $names } pakt { $cards } — **{ $bulls }**
line-full-shared = 💥 **{ $card }** is de { $nth } kaart van rij { $row }: { $names } pakken samen { $cards } — **{ $bulls }**
line-low = 💥 **{ $card }** is te laag voor alle rijen: { $names } pakt rij { $row } met { $cards } — **{ $bulls }**
line-low-shared = 💥 **{ $card }** is te laag voor alle rijen: { $names } pakken samen rij { $row } met { $cards } — **{ $bulls }**
line-drafted = { $names } kiest **{ $card }**
line-played = { $names } speelt **{ $card }**
line-stopped = { $names } laat het bij één kaart
line-kept = { $names } houdt { $cards }
line-kept-none = { $names } houdt niets
line-unplaced = Nog aan te leggen: { $cards }
line-unplaced-card = { $card } ({ $name })
line-played-for = ⏰ De tijd was om: { $names }. Ik heb de zet gedaan.
line-away = 💤 Afwezig: { $names }. Ik speel door, tot er op **{ button-back }** of op een kaart wordt gedrukt.
line-left = 👋 Vertrokken: { $names }. Ik neem de kaarten over.
line-removed = 👋 Door de host van tafel gestuurd: { $names }. Ik neem de kaarten over.
line-back = 🙌 Weer terug: { $names }.
line-lost = ⚠️ { $n ->
    [one] Eén eerdere update
   *[other] { $n } eerdere updates
} van deze partij kon ik niet plaatsen.
line-doubled = Iemand heeft helemaal niets gepakt, dus dit spel telt dubbel!

points-title = Koeienkoppen: dit spel (partij)
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Scoreblad
sheet-total = totaal
game-over = **Spel { $game } is afgelopen.** De minste koeienkoppen: { $names } met { $points }.
match-over = 🏆 { $names } wint de partij met { $score }!
match-over-shared = 🏆 { $names } delen de winst met elk { $score }!
match-over-uncounted = Er bleven minder dan twee mensen tot het einde, dus deze partij telt niet voor de ranglijst.
match-over-not-stayed = { $n ->
    [one] { $names } ging weg of miste meer dan de helft van de beurten, en komt op de laatste plaats.
   *[other] { $names } gingen weg of misten meer dan de helft van de beurten, en komen op de laatste plaats.
}
match-over-people-only = Op de ranglijst staan alleen mensen, maar wie wint, wint van de hele tafel.
match-ranking-title = Eindstand
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = De hele partij als verslag
record-here = De hele partij, kaart voor kaart. Met `hornochse replay` speel je hem terug.
shared-result = { $result } Gespeeld in { $thread }.
shared-result-alone = { $result } Een partij tegen bots.
shared = Klaar! De uitslag staat in het kanaal.
shared-already = Deze uitslag is al gedeeld.
only-players-share = Alleen wie heeft meegespeeld, kan deze partij delen.
end-title = { $n ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}
end-games = { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}
end-worst = Pijnlijkste rij
end-lucky = { $name } had mazzel: kaarten zo'n { $n } beter dan gemiddeld
end-unlucky = { $name } had pech: kaarten zo'n { $n } slechter dan gemiddeld
end-play-trap = 🎬 **Zet van de partij:** { $name } maakte rij { $row } vol met de { $card }, en { $victim } liep er met open ogen in: { $bulls }.
end-play-clean = 🎬 **Reeks van de partij:** { $name } pakte { $n } beurten achter elkaar niets.
alt-end-place = { $place }. { $name }, { $score }.
alt-end-worst = Pijnlijkste rij: { $name } met { $cards }, { $bulls }.
game-title = Spel { $game } · beurt { $turn }
column-points = spel
column-total = partij
picture-goal-points = eindigt boven { $points }
picture-goal-games = { $n ->
    [one] één spel
   *[other] { $n } spellen
}

alt-row = Rij { $row }: { $cards } ({ $bulls }).
alt-row-empty = Rij { $row }: leeg.

## Eigen hand

time-up = · de tijd is { $when } om

hand-choose = **Kies een kaart** · spel { $game }, beurt { $turn } { $until }
hand-chosen = **Je speelt { $card }.** Je mag je nog bedenken.
hand-row = **Je { $card } is te laag voor alle rijen.** Kies welke rij je pakt; jouw kaart begint de nieuwe { $until }
hand-end = **Je { $card } past op twee plekken even goed.** Kies er een { $until }
hand-first = **Welke van je twee kaarten gaat eerst?** { $until }
hand-draft = **Kies een kaart voor je hand** { $until }
hand-one-or-two = **Nog een kaart spelen, of laat je het hierbij?** { $until }
hand-keep = **Welke van deze kaarten gaan terug naar je hand?** { $until }
hand-wait = Jij bent zover.
hand-waits-for = Wachten op { $names }.
hand-cards = Je hand: { $cards }
hand-between = Dat spel is afgelopen. Het volgende begint { $when }.
hand-over-won = 🏆 Je hebt gewonnen met { $score }!
hand-over-shared = 🏆 Je deelt de winst: { $names } hebben elk { $score }!
hand-over-lost = 🏁 De winst gaat naar { $names }. Jij werd **{ $place }e** van de { $seats }, met { $score }.
hand-moved = Je kaarten liggen nu in een ander bericht. Druk op **{ button-hand }** om ze weer hierheen te halen.
hand-dm-closed = Mijn privébericht kwam niet aan, dus hier zijn je kaarten:
hand-not-yet = De partij is nog niet begonnen. Je krijgt je kaarten zodra het zover is.
hand-paused-not-allowed = De partij staat op pauze: ik mag niets plaatsen in { $channel }. Vraag aan iemand die de server beheert of ik het kanaal mag bekijken, berichten mag sturen, links mag insluiten en bestanden mag bijvoegen. Met `/{ command } table` gaat het dan verder.
hand-paused-gone = Het kanaal is weg, dus deze partij is voorbij. Die telt niet mee.
hand-away = Je was weg, dus ik heb voor je gespeeld. Druk op **{ button-back }** of op een kaart om het weer over te nemen.
hand-left = Je bent opgestapt. Met `/{ command } join` in het kanaal kom je terug.
hand-where = { $server } · { $channel }
hand-stale = Die kaarten zijn van eerder. Dit heb je nu:
hand-late = De tijd was om, dus ik heb een kaart voor je gespeeld. Dit heb je nu:

## Wat de beurt bracht: in het privébericht

news-full = 💥 Je **{ $card }** was de { $nth } kaart van rij { $row }: **+{ $n }** 🐮
news-low = 💥 Je **{ $card }** was te laag. Je pakte rij { $row }: **+{ $n }** 🐮
news-nowhere = 💥 Je **{ $card }** paste nergens. Je pakte rij { $row }: **+{ $n }** 🐮
news-safe = 👍 Je **{ $card }** ligt veilig in rij { $row }.
news-place = Je staat { $place }e van de { $seats }, met { $total }.
line-calm = 😌 Alle kaarten passen. Niemand pakt een rij.

## Herinneringen

reminder = { $names }: aan de beurt! De tijd is { $until } om.

## Antwoorden aan wie iets vroeg

table-opened-thread = Je tafel staat klaar: { $thread }
table-there-already = In dit kanaal loopt al een partij: { $link }
table-here = Hier is de tafel!
no-table = In dit kanaal is geen partij. `/{ command } new` opent een tafel.
not-in-server = Ik speel alleen op servers. Probeer het in een kanaal van een server.
not-seated = Je zit niet aan deze tafel. Zelf een tafel? Gebruik `/{ command } new` in een ander kanaal of in een thread.
not-seated-running = Deze partij is zonder jou begonnen. Doe de volgende keer mee!
already-seated = Je zit al aan deze tafel.
joined-again = Welkom terug! Je speelt je kaarten weer zelf.
kicked-out = De host heeft je van deze tafel gestuurd.
lobby-full = Deze tafel is vol ({ $most } spelers).
lobby-full-bots = Deze tafel is vol ({ $most } spelers). Er zitten bots bij: de host kan plaats maken met “{ button-bots }”.
joined-lobby = Je doet mee!
left-lobby = Je bent opgestapt.
left-match = Je bent opgestapt. Ik speel voor je; met `/{ command } join` kom je terug.
match-running = De partij is al begonnen.
match-ended = Deze partij is afgelopen.
only-host-start = Alleen de host (**{ $host }**) of een moderator kan beginnen.
only-host-kick = Alleen de host (**{ $host }**) of een moderator kan iemand van tafel sturen.
only-host-stop = Alleen de host (**{ $host }**) of een moderator kan de partij stoppen.
only-players-rematch = Een revanche is voor wie hier heeft meegespeeld. `/{ command } new` opent een tafel voor iedereen.
too-few-players = Je hebt minstens { $least } spelers nodig. Nodig iemand uit, of druk op **{ button-bots }**.
kick-not-here = { $name } zit niet aan deze tafel.
kicked = { $name } zit niet meer aan tafel.
kick-self = Zelf opstappen? Gebruik `/{ command } leave`.
stop-ask = De partij voor iedereen stoppen? Die telt dan niet mee, en verder spelen kan niet meer.
stopped = De partij is gestopt.
next-not-yet = Dit spel is nog niet afgelopen.
old-button = Die knop is van eerder. `/{ command } table` laat de huidige zien.
old-version = Die knop is nog van een andere versie van mij. `/{ command } table` laat de tafel zien, `/{ command } hand` je kaarten.
leave-by-command = De partij is bezig. Wil je echt opstappen? Gebruik `/{ command } leave`.
too-often = Dat ging snel! Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} nog eens.
target-and-games = Kies er één: `games` of `target`. Een partij kan niet op twee manieren eindigen.
cannot-save = Ik kon dat niet opslaan, dus er is niets veranderd. Probeer het zo nog eens.
out-of-order = Er ging iets mis aan mijn kant; er is niets veranderd. Probeer het zo nog eens.
table-came-to-nothing = Ik werd onderbroken toen ik hier een tafel klaarzette, dus die is er niet. Open gerust een nieuwe.
missing-permissions = In dit kanaal mis ik nog { $n ->
    [one] één recht
   *[other] een paar rechten
}: { $names }. Wie de server beheert, kan { $n ->
    [one] het me geven
   *[other] ze me geven
}.
permission-view = Kanaal bekijken
permission-send = Berichten sturen
permission-send-threads = Berichten sturen in threads
permission-threads = Openbare threads maken
permission-embed = Links insluiten
permission-attach = Bestanden bijvoegen
no-thread-here = Hier kan ik geen thread openen. Probeer het in een tekstkanaal, of laat `thread` weg.
thread-name = { game-name } met { $host }

## Keuzes die niet mogen

refused-not-held = { $card } heb je niet.
refused-not-your-turn = Je bent niet aan de beurt.
refused-not-now = Dat kan nu even niet.

## Spelregels en hulp

rules-title = De regels in een minuut
rules-text =
    De kaarten lopen van 1 tot en met 104, en op elke kaart staan **koeienkoppen**: op de 55 wel 7; op 11, 22, 33 … 5; op 10, 20, 30 … 3; op 5, 15, 25 … 2; op de rest 1. Die wil je niet hebben.

    { "" }**Elke beurt** kiest iedereen stiekem een kaart. Dan gaan alle kaarten open en worden ze aangelegd, de laagste eerst:
    • Een kaart komt achter de hoogste laatste kaart die lager is.
    • Leg jij de { $nth } kaart van een rij, dan **pak je de rij**; jouw kaart begint de nieuwe.
    • Lager dan alle laatste kaarten? Dan **pak je een rij naar keuze**, en jouw kaart begint de nieuwe.

    Zijn de handen leeg, tel dan je koeienkoppen en deel opnieuw. { $end } Wie de **minste** heeft, wint!
rules-example = Op het plaatje kwam Ada's 32 achter de 30, de hoogste laatste kaart die lager is. Bens 61 was de zesde kaart van rij 4, achter 50 52 55 58 59: Ben pakte die vijf, 13 koeienkoppen, en de 61 begint de nieuwe rij.
rules-alt-before = Een voorbeeld van een beurt.
rules-end-points = Komt iemand boven de { $points }, dan is de partij uit.
rules-end-games = De partij is uit na { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}.
rules-end-sheets = De partij is uit als iedereen elk briefje één keer heeft gespeeld.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

tutorial-title = Oefenpartij
tutorial-me = Jij
tutorial-1 =
    { "" }**Hoi, ik ben Pip! 🐣 Drie beurten en je kent dit spel.**
    Iedereen speelt stiekem een kaart. Daarna worden alle kaarten aangelegd, de laagste eerst. Een kaart komt **achter de hoogste laatste kaart die lager is**.

    Jij bent aan de beurt: welke kaart komt achter de **41**?
tutorial-2 =
    { "" }**Pas op: in rij 1 liggen vijf kaarten.** Wie de **zesde kaart** legt, pakt ze alle vijf. De koeienkoppen tellen tegen je, en wie de minste heeft, wint.

    Speel een kaart die niet in rij 1 komt. Of waag het erop en kijk wat er gebeurt.
tutorial-3 =
    { "" }**Nog één kaart, en het is de 3.** Die is lager dan alle laatste kaarten, dus hij past nergens. Speel maar!
tutorial-right = 🎯 Precies!
tutorial-fine = 🤔 Niet achter de 41.
tutorial-safe = 😌 Veilig!
tutorial-ouch = 💥 Au!
tutorial-you-lay = Je **{ $card }** komt achter de { $last } in rij { $row }: de hoogste laatste kaart die lager is.
tutorial-you-take = Je **{ $card }** is de zesde kaart van rij { $row }. Je pakt { $cards }: **{ $bulls }**. Jouw kaart begint de nieuwe rij.
tutorial-pip-lay = Mijn **{ $card }** komt achter de { $last } in rij { $row }.
tutorial-pip-take = Maar mijn **{ $card }** is de zesde kaart van rij { $row }. Ik pak { $cards }: **{ $bulls }**. Tja.
tutorial-low = Te laag voor alle rijen: met de **{ $card }** pak je een rij naar keuze. Neem die het minst pijn doet.
tutorial-end-cheapest = 🎯 Rij { $row } voor **{ $bulls }**: goedkoper kon niet. Je { $card } begint de nieuwe rij.
tutorial-end = Rij { $row } kost je **{ $bulls }**. Rij 1 was goedkoper: let op weinig koeienkoppen, niet op weinig kaarten. Je { $card } begint de nieuwe rij.
tutorial-over = { "" }**Meer is het niet!** Zin om het echt te proberen, tegen drie makkelijke bots?

help-title = Zo speel je
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
help-nimmt =
    { "" }**Nieuw hier?** `/{ command } tutorial` duurt drie beurten. **In je eentje?** Met `/{ command } solo` speel je meteen tegen drie bots.

    `/{ command } new` opent een tafel. De anderen drukken op **{ button-join }**, de host op **{ button-start }**. **Je kaarten krijg je in een privébericht**: klik er een aan. Je mag je bedenken tot iedereen gekozen heeft. “{ button-hand }” onder de tafel laat hetzelfde hier zien, alleen aan jou.

    `/{ command } table` haalt de tafel naar onder in het kanaal · `hand` toont je kaarten · `join` en `leave` · `kick`, `bots` en `stop` voor de host of een moderator · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Tot morgen:** `/{ command } daily` deelt iedereen één keer per dag dezelfde kaarten. `me` en `stats` tonen wat partijen opleveren, `privacy` wat ik over je bewaar. Met `void` haalt wie de server beheert een partij uit elke telling.

    { "" }**Druk kanaal?** Met `quiet:True` blijft het bij één bericht, met `thread:True` krijgt de partij een eigen thread, en `/{ command } solo private:True` zie jij alleen.

    { "" }**Tempo:** bij `live` heeft iedereen 90 seconden per zet, bij `relaxed` een uur, bij `slow` een dag. Is twee derde daarvan om, dan herinner ik je er één keer aan.

    { "" }**Te laat?** Dan speel ik een kaart voor je: die het dichtst past achter een rij met plaats, en anders je hoogste. Moet je een rij pakken, dan neem ik de goedkoopste. Mis je twee beurten achter elkaar, dan ben je *afwezig*: een normale bot speelt voor je tot je op “{ button-back }” of op een kaart drukt.

    { "" }**Opgestapt?** Je plaats blijft van jou, en een bot speelt door. De partij gaat verder zolang er twee spelers zijn, onder wie minstens één mens.

    { "" }**Bots** (🤖): druk aan de open tafel op “{ button-bots }”, of gebruik `/{ command } bots`. Bots spelen niet vals: ze zien alleen hun eigen kaarten. Een partij telt voor de ranglijst als minstens twee mensen tot het eind meespelen.

    { "" }**De coach:** `/{ command } hint` vertelt jou alleen wat elke keuze waarschijnlijk kost, en waarom. Bij de uitslag staat wie het vroeg, en hoe vaak. “{ button-review }” onder de uitslag toont je duurste keuzes, en hoeveel geluk iedereen met de kaarten had.

## Commando's: de namen staan vast, de beschrijvingen zijn vertaald

command-nimmt = Speel 6 nimmt! (Take 5!) in dit kanaal
command-new = Open een tafel: de anderen doen mee met een knop, en jij begint
command-new-target = { $kind ->
    [sixtysix] Met hoeveel punten je de partij wint (meestal 7)
   *[nimmt] De partij is uit zodra iemand boven dit aantal koeienkoppen komt (meestal 66)
}
command-new-games = { $kind ->
    [sixtysix] Speel dit aantal spellen, in plaats van tot een aantal punten
   *[nimmt] Speel dit aantal spellen, in plaats van tot een aantal koeienkoppen
}
command-new-pace = Tijd per zet
command-new-pace-live = live: { $n } seconden
command-new-pace-relaxed = relaxed: rustig aan, 1 uur
command-new-pace-slow = slow: op je dooie gemak, 24 uur
command-new-seats = { $kind ->
    [sixtysix] Hoeveel spelers er hoogstens aan tafel kunnen (meestal 3)
   *[nimmt] Hoeveel spelers er hoogstens aan tafel kunnen (meestal 10)
}
command-new-hints = Mogen spelers om hints vragen? (meestal wel)
command-new-quiet = Eén bericht dat verandert, in plaats van elke beurt een nieuw? (meestal zoals op deze server)
command-new-thread = Speel in een thread, zodat dit kanaal rustig blijft
command-solo = Speel meteen, tegen bots
command-solo-private = De partij alleen aan jou laten zien, en niets in dit kanaal?
command-solo-level = Hoe sterk de bots zijn (meestal normaal)
command-table = Laat de tafel opnieuw zien, onder in het kanaal
command-hand = Laat je kaarten zien, alleen aan jou
command-hint = Wat elke keuze waarschijnlijk kost, en waarom; bij de uitslag staat hoe vaak je het vroeg
command-join = Schuif aan bij de tafel in dit kanaal, of kom terug
command-leave = Stap op; in een lopende partij speelt een bot voor je
command-kick = Stuur een speler van tafel (host of moderator)
command-kick-player = Wie er van tafel gaat
command-bots = Zet bots aan tafel of stuur ze weg (host)
command-bots-level = Hoe goed ze spelen (meestal normaal)
command-bots-easy = makkelijk: een oplettende beginner kan ze aan
command-bots-normal = normaal: een paar speelavonden ervaring
command-bots-hard = moeilijk: beter worden ze niet
command-bots-count = Hoeveel (meestal 1, of allemaal als je ze wegstuurt)
command-bots-remove = Stuur ze juist weg
command-stop = Stop de partij in dit kanaal (host of moderator)
command-rules = De regels in een minuut, met een plaatje
command-tutorial = Leer het spel in drie beurten, met Pip
command-help = Zo speel je met mij

## De coach: hints, en de terugblik op een partij

coach-thinks = Ik denk nog na over je vorige vraag. Momentje!
hint-title = Wat je kunt verwachten — spel { $game }, beurt { $turn }
hint-title-cards = Hoeveel kaarten je aan het eind kunt verwachten — spel { $game }, beurt { $turn }
hint-text = Van nu tot het einde van dit spel, als iedereen goed speelt. Lager is beter. Niemand kent de andere handen, dus kleine verschillen zeggen weinig.
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … en nog { $n }, waar niets beters bij zit.
hint-footer = { $n ->
    [one] Je hebt in deze partij bij 1 keuze om een hint gevraagd. Dat komt bij de uitslag te staan.
   *[other] Je hebt in deze partij bij { $n } keuzes om een hint gevraagd. Dat komt bij de uitslag te staan.
}
hint-nothing = Je hebt nu niets te kiezen.
hint-off-match = Deze partij gaat zonder hints.
hint-off-server = Op deze server spelen we zonder hints.
hints-title = Hints gevraagd
hints-entry = { $name } **{ $n }**

choice-stop = geen tweede kaart
choice-row = rij { $row }
choice-before = vóór { $next } in rij { $row }
choice-behind = achter { $next } in rij { $row }
choice-first = eerst { $card }
choice-keep = { $cards } houden
choice-keep-none = niets houden

why-safe = nu veilig: tussen { $next } en deze kaart past niets meer
why-safe-before = nu veilig: komt vóór { $next } in rij { $row }
why-roomy = nu veilig: in rij { $row } is eerst nog plaats voor { $room ->
    [one] 1 kaart
   *[other] { $room } kaarten
}
why-risky = { $nth } kaart van rij { $row } als iemand eerst { $cards } speelt (daarvan nog { $out } in omloop)
why-risky-several = { $nth } kaart van rij { $row } als { $needed } anderen eerst { $cards } spelen (daarvan nog { $out } in omloop)
why-takes = { $nth } kaart van rij { $row }: kost { $cost }
why-takes-unless = { $nth } kaart van rij { $row }: kost { $cost }, tenzij iemand eerst { $cards } speelt
why-equal = belandt op zijn dubbelganger in rij { $row } en pakt niets
why-either = past even goed in rij { $row } als in rij { $other }: jij mag kiezen
why-low = te laag voor alle rijen: de goedkoopste, rij { $row }, kost { $cost }
why-nowhere = past nergens, vooraan noch achteraan: de goedkoopste, rij { $row }, kost { $cost }
why-range = { $from }–{ $to }
why-row = kost nu { $cost }
why-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
why-hand = { $n ->
    [one] 1 kaart blijft in je hand
   *[other] { $n } kaarten blijven in je hand
}
why-end-before = in rij { $row } is daarna nog plaats voor { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
}
why-end-behind = in rij { $row } is daarna nog plaats voor { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
}
why-draft = nog open: { $lower } lagere en { $higher } hogere kaarten

review-none = **Geen dure fouten!** Ik heb { $n ->
    [one] één keuze
   *[other] { $n } keuzes
} van je bekeken, en niets daarvan heeft je iets noemenswaardigs gekost.
review-found = { $n ->
    [one] **Je duurste keuze**, van de { $all } die ik heb bekeken:
   *[other] **Je { $n } duurste keuzes**, van de { $all } die ik heb bekeken:
}
review-nothing = In deze partij heb je niets gekozen waar ik naar kan kijken.
review-not-own = { $n ->
    [one] Eén keuze is voor je gemaakt; die telt hier niet.
   *[other] { $n } keuzes zijn voor je gemaakt; die tellen hier niet.
}
review-progress = Ik loop je partij na… { $percent }%
review-not-all = (Het waren er { $all }: te veel voor allemaal.)
review-choice = **{ $when }** ({ $situation }): je koos **{ $chosen }**. Met **{ $better }** had je ongeveer **{ $loss }** 🐮 bespaard ({ $less } in plaats van { $cost } tot het einde van het spel).
review-held = je hand { $cards }
review-to-place = nog aan te leggen { $cards }
review-taken = gepakt { $cards }
review-footer = Uitgerekend met wat je op dat moment kon zien, als iedereen daarna goed speelt.
review-not-over = Terugkijken kan zodra de partij is afgelopen.
review-not-yours = Alleen wie heeft meegespeeld, kan op deze partij terugkijken. Doe de volgende keer mee!
match-gone = Die partij heb ik niet meer.
luck-title = **Wie kreeg goede kaarten?** Vergeleken met een gemiddelde hand:
luck-none = Deze handen hebben jullie zelf gekozen: daar kwam geen geluk bij kijken.
luck-lucky = 🍀 { $name }: { $points } beter dan gemiddeld
luck-unlucky = 🌧️ { $name }: { $points } slechter dan gemiddeld
luck-even = { $name }: precies gemiddeld

## Varianten: kaarten kiezen, twee kaarten, menu's

alt-pool = Kaarten om uit te kiezen: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Kaarten in de hand: nu (punten in de partij)
line-nowhere = 💥 **{ $card }** past aan geen enkele rij: { $names } pakt rij { $row } met { $cards } — **{ $bulls }**
tournament-sheet = Briefje van { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Je { $card } past nergens, vooraan noch achteraan.** Kies welke rij je pakt; jouw kaart begint de nieuwe { $until }
waiting-nowhere = ⏳ **{ $card }** past aan geen enkele rij. { $names } mag een rij uitzoeken · de tijd is { $until } om
hand-choose-two = **Kies twee kaarten**, de ene na de andere · spel { $game }, beurt { $turn } { $until }
hand-second = **{ $card } en welke nog?** Klik nog eens op { $card } om die terug te nemen { $until }
menu-cards = Kaarten { $first } tot en met { $last }
menu-keep = Kies er hoogstens { $n } voor je hand
button-keep-none = Geen: alles op de stapel
button-set-up = Instellingen
button-bots = 🤖 Bot erbij

## Wat er gespeeld wordt

variant-classic = Klassiek
variant-tactics = Tactiek
variant-logic = Logica
variant-tournament = Toernooi
variant-pro = Pro
variant-open = Open
variant-refined = Verfijnd
variant-hand = Hand
variant-double = Dubbel
variant-double_pairs = Dubbele paren
variant-classic-line = iedereen speelt stiekem een kaart; leg je de { $nth } van een rij, dan is die voor jou
variant-tactics-line = net genoeg kaarten voor iedereen, dus je weet wat er meespeelt
variant-logic-line = de kaarten liggen open, en je kiest je hand zelf bij elkaar
variant-tournament-line = als Logica, en daarna speelt iedereen elke hand één keer (2 tot 5 spelers)
variant-pro-line = kaarten komen achter of vóór een rij, waar het gat het kleinst is
variant-open-line = kaarten worden open gespeeld, de een na de ander
variant-refined-line = ieder twee geheime kaarten, en jij bepaalt welke eerst gaat
variant-hand-line = een of twee open kaarten; wat je pakt, mag terug in je hand en telt daar dubbel
variant-double-line = twee kaartspellen, tot 20 spelers; gelijke kaarten komen op elkaar
variant-double_pairs-line = een tweede 11, 22, … 99; gelijke kaarten komen op elkaar
rules-summary = **{ $variant }:** { $line }. Wie de minste koeienkoppen heeft, wint!
rules-summary-shedding = **{ $variant }:** { $line }. Rijen die je pakt, gaan naar je hand. Het spel is uit zodra iemand zonder kaarten zit; wie de minste heeft, wint!
rules-extras = Verder: { $extras }.
extra-rows = { $n } rijen
extra-takes = de { $nth } kaart pakt de rij
extra-hand = handen van { $n }
extra-deal-all = alle kaarten worden gedeeld
extra-virgin = *de nul houden* (punten dubbel als iemand niets pakt)
extra-rows-stay = rijen die blijven liggen voor het volgende spel

## Instellen

setup-title = Instellingen
setup-now = Nu: { $rules }
setup-cannot = **Deze regels gaan niet samen:**
setup-only-host = Alleen de host (**{ $host }**) of een moderator kan de instellingen veranderen.
setup-variant = Variant
setup-extras = Extra's
setup-rows = Rijen
setup-end = Einde van de partij
setup-hand = Kaarten in de hand
setup-pace = Tijd per zet
setup-seats = Maximaal aantal spelers
setup-more = Meer
setup-back = Terug
setup-hints-off = Hints uitzetten
setup-hints-on = Hints aanzetten
setup-quiet-on = Eén bericht voor de hele partij
setup-quiet-off = Elke beurt een nieuw bericht
setup-virgin = De nul houden
setup-virgin-line = Punten tellen dubbel als iemand in een spel geen kaart pakt
setup-rows-stay = Rijen blijven
setup-rows-stay-line = De rijen blijven liggen voor het volgende spel
setup-shedding = Leegspelen
setup-shedding-line = Rijen die je pakt, gaan naar je hand; raak je kaarten kwijt
setup-deal-all = Alles delen
setup-deal-all-line = Het hele kaartspel wordt gedeeld
setup-rows-option = { $rows } rijen, de { $nth } kaart pakt
setup-end-own = Zoals het bij deze variant hoort
setup-end-points = Tot iemand boven de { $n } koeienkoppen komt
setup-end-games = { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}
setup-hand-own = Zoals het bij deze variant hoort
setup-hand-option = { $n } kaarten
setup-seats-option = Hoogstens { $n } spelers
cannot-start = Met { $seats } spelers gaat het niet volgens deze regels: { $reasons }
cannot-open = Deze regels gaan niet samen: { $reasons }

## Bots

level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
bots-title = Bots
bots-about = Bots spelen niet vals: ze zien alleen hun eigen kaarten. Met twee of meer mensen telt de partij voor de ranglijst.
bots-add = Bot erbij…
bots-remove = Bot wegsturen…
bots-one-easy = + Makkelijke bot
bots-one-normal = + Normale bot
bots-one-hard = + Moeilijke bot
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) schuift aan: { $line }
bots-went = Weg van tafel: { $names }.
bots-full = Deze tafel is vol.
bots-nobody = Zo'n bot zit niet aan deze tafel.
bots-only-host = Alleen de host (**{ $host }**) of een moderator kan bots erbij zetten of wegsturen.
bots-running = De partij is al begonnen. Zet bots erbij vóór de volgende; wie wegvalt, vang ik sowieso op.
cast-pip = een kuiken. Pikt naar alles wat glimt.
cast-clover = een kalf. Houdt van grote getallen, omdat ze groot zijn.
cast-dumpling = een biggetje. Vindt alles best wat er voor zijn neus ligt.
cast-waddle = een eendje. Waggelt achter de vorige aan.
cast-tuft = een lammetje. Kijkt bij het delen naar buiten.
cast-burr = een geitje. Springt eerst en kijkt dan.
cast-berta = een koe. Herkauwt elke kaart twee keer.
cast-gander = een gans. Bewaakt de kortste rij.
cast-mortimer = een ezel. Koppig, maar rekenen kan hij.
cast-henrietta = een kip. Legt nooit al haar eieren in één rij.
cast-truffle = een zeug. Ruikt een volle rij van verre.
cast-rumble = een herdershond. Weet waar elke kaart heen wil.
cast-olga = een uil. Heeft elke kaart al eens gezien.
cast-renata = een vos. Telt haar kaarten, en de jouwe erbij.
cast-corvin = een raaf. Weet nog wat je een uur geleden speelde.
cast-magnus = een os. Zegt weinig en wijkt niet.
cast-sibyl = een kat. Wacht achter de vijfde kaart tot jij de zesde speelt.
cast-ignatius = een geitenbok. Rekent in zijn slaap.

## Waarom regels elkaar bijten

contradiction-too-few = je hebt minstens 2 spelers nodig
contradiction-too-many = er kunnen hoogstens { $most } spelers meedoen
contradiction-rows = er zijn 3, 4 of 5 rijen
contradiction-takes = de 5e, 6e of 7e kaart kan de rij pakken
contradiction-empty-hand = iedereen heeft minstens één kaart nodig
contradiction-cards = { $seats } spelers met elk { $hand } kaarten, en { $rows } rijen: dat zijn { $needed } kaarten, maar er zijn er maar { $cards }
contradiction-hand-limit = een hand heeft hoogstens { $limit } kaarten, geen { $hand }
contradiction-odd-hand = je speelt steeds twee kaarten, dus van een hand van { $hand } blijft er een over
contradiction-deal-all = alles delen kan alleen met een heel kaartspel, en dit is op maat van de handen gemaakt
contradiction-draft-rows-stay = als je je hand zelf kiest, kunnen rijen niet blijven: met wat overblijft, beginnen de rijen
contradiction-rows-stay = in rijen die blijven, kunnen { $kept } kaarten liggen; dan zijn er nog { $left }, en de handen hebben er { $needed } nodig
contradiction-shedding-hand = Leegspelen en Hand zeggen allebei waar een gepakte rij heen gaat
contradiction-shedding-equal = bij Leegspelen kun je een rij niet over twee handen verdelen, en gelijke kaarten zouden dat doen
contradiction-no-games = een partij heeft minstens één spel
contradiction-sheets = een toernooi met { $seats } spelers heeft { $seats } spellen, en geen ander einde
contradiction-other = deze onderdelen horen niet bij hetzelfde spel

## Meer over de commando's

command-new-variant = Welke variant jullie spelen (meestal klassiek)
command-variant-choice = { $name }: { $line }
command-new-rows = Hoeveel rijen (meestal 4)
command-new-takes = Welke kaart de rij pakt: de 5e, 6e of 7e (meestal de 6e)
command-new-hand = Hoeveel kaarten iedereen krijgt (meestal 10; bij Verfijnd en Hand 14)
command-new-deal_all = Deel het hele kaartspel
command-new-virgin = De nul houden: punten dubbel als iemand in een spel geen kaart pakt
command-new-rows_stay = De rijen blijven liggen voor het volgende spel
command-new-shedding = Rijen die je pakt, gaan naar je hand; het spel is uit zodra iemand zonder kaarten zit
command-rules-variant = Welke variant ik uitleg (meestal klassiek)

## Het commando `hornochse replay`, in de terminal

replay-title = { game-name } · { $names }
replay-legend = [14] is deze beurt gelegd. Achter elke rij staan de koeienkoppen ervan.
replay-seat = Plaats { $seat }
replay-deal = Spel { $game } · gedeeld
replay-draft = Spel { $game } · kaarten kiezen
replay-open = { $title }, niet afgemaakt
replay-pool = Nog te kiezen: { $cards }
replay-played = gespeeld
replay-took = gepakt
replay-awaited = { $name } ({ $decision })
# Waarop gewacht wordt.
replay-awaits-draft = een kaart kiezen
replay-awaits-play = een kaart spelen
replay-awaits-play_or_stop = nog een kaart, of stoppen
replay-awaits-row = een rij pakken
replay-awaits-end = waar de kaart komt
replay-awaits-first = welke kaart eerst
replay-awaits-keep = welke kaarten terug naar de hand
replay-awaits-trump = troef kiezen
replay-awaits-bid = troef kiezen of passen
replay-awaits-lead = uitkomen
replay-awaits-follow = een kaart bijspelen
replay-waiting = Hier houdt het verslag op. Wachten op: { $names }.
replay-unfinished = Hier houdt het verslag op, vóór het einde van de partij.

## De regels van elke variant: wat er anders is dan klassiek

rules-as-classic = De rest gaat zoals in het klassieke spel (`/{ command } rules`).
rules-tactics =
    { "" }**Net genoeg kaarten:** met z'n drieën spelen jullie met 1 tot en met 34, met z'n vieren met 1 tot en met 44: ieder tien, en vier voor de rijen.

    Elke kaart die jij niet ziet, zit dus bij iemand in de hand. Hou het bij, en aan het eind weet je wie wat heeft.
rules-tactics-example = Met z'n tweeën speel je met 1 tot en met 24. Ada's 9 en Bens 16 zijn aangelegd. Heb je goed meegeteld, dan weet je wat er nog rondgaat.
rules-logic =
    { "" }**Geen geluk met delen:** de kaarten 1 tot en met 10 × spelers + 4 liggen open. Om de beurt kiezen jullie een kaart voor je hand, tot iedereen er tien heeft. De laatste vier beginnen de rijen, van laag naar hoog.

    Je kiest uit menu's in je privébericht; op tafel zie je wat iedereen heeft genomen. Elk spel begint er iemand anders.
rules-logic-example = Niemand nam 3, 12, 19 en 22, dus daarmee begonnen de rijen. Iedereen kent alle handen. De vraag is: wat speel je wanneer?
rules-tournament =
    { "" }**Iedereen speelt elke hand:** het eerste spel is Logica, en elke hand van tien komt op een briefje. Na elk spel geef je je briefje door en speel je het volgende, met dezelfde vier beginkaarten, tot iedereen elk briefje heeft gehad.

    Voor 2 tot 5 spelers; er zijn evenveel spellen als spelers. Aan het eind zie je bij elk briefje wat iedereen ervan heeft gemaakt. Het laagste totaal wint.
rules-tournament-example = Ada speelt 8 en Ben 14, allebei van hun eigen briefje. In het volgende spel ruilen ze van briefje, met dezelfde vier beginkaarten.
rules-pro =
    { "" }**Rijen groeien aan twee kanten:** een kaart komt *achter* de laatste kaart van een rij als hij hoger is, of *vóór* de eerste als hij lager is. Het kleinste gat, waar dan ook, beslist.

    • Twee plekken even dichtbij? Jij kiest.
    • Leg je aan een van beide kanten de { $nth } kaart, dan pak je de rij; jouw kaart begint de nieuwe.
    • Past je kaart nergens, vooraan noch achteraan, dan pak je een rij naar keuze.

    De speld op het plaatje laat zien waar een rij begon.
rules-pro-example = Ada's 5 kwam vóór de 7 van rij 2: een kleiner gat dan 2 was er nergens. Bens 62 kwam achter de 60 van dezelfde rij: ook een gat van 2, terwijl de 66 van rij 3 er 4 vandaan ligt.
rules-open =
    { "" }**Kaarten worden open gespeeld:** de startspeler begint, en iedereen ziet wat er al ligt. Heeft iedereen gespeeld, dan worden de kaarten gewoon aangelegd, de laagste eerst.

    De volgende beurt begint bij de volgende speler. Kaart 1 doet niet mee, dus er is plaats voor 9 spelers. Een open kaart neem je niet terug.
rules-open-example = Ada speelde 32. Ben zag dat en speelde 33, zodat die er precies achter kwam.
rules-refined =
    { "" }**Twee kaarten tegelijk:** een hand heeft 14 kaarten, en elke beurt kiest iedereen er stiekem twee. Wie de laagste kaart heeft die nog niet ligt, legt beide kaarten aan en bepaalt welke eerst gaat. Daarna is de laagste overgebleven kaart aan de beurt, enzovoort. Een spel heeft zeven beurten.

    Voor 2 tot 7 spelers. Klik in je privébericht eerst de ene kaart aan, dan de andere.
rules-refined-example = Ada had de laagste kaart, 13, en legde eerst haar 38: achter de 37. Daarna kwam haar 13 achter de 12, en toen pas was Ben aan de beurt met zijn twee.
rules-hand =
    { "" }**Gepakte kaarten mogen terug:** een hand heeft 14 kaarten. Om de beurt speel je een kaart of twee, open, en elke kaart wordt meteen aangelegd. Pak je een rij, dan bepaal je welke kaarten naar je hand gaan en welke op je stapel. Meer dan 16 kaarten heb je nooit in je hand.

    Het spel is uit na de beurt waarin iemand geen kaarten meer heeft, of meer dan 20 op de stapel. Op je stapel tellen koeienkoppen één keer, in je hand **dubbel**.
rules-hand-example = Bens 61 pakte rij 4, met 50 52 55 58 59. De 50 hield hij om later nog eens te spelen, en de rest ging op zijn stapel.
rules-double =
    { "" }**Twee kaartspellen, tot 20 spelers:** elke kaart is er twee keer.

    • Gelijke kaarten uit dezelfde beurt worden samen aangelegd, als één stapeltje. Een stapeltje is één kaart in de rij, maar alle koeienkoppen erin tellen.
    • Een kaart die gelijk is aan de **laatste** van een rij, komt daar bovenop, ook als de rij vol is, en pakt niets.
    • Pakken de gelijke kaarten van twee spelers een rij, dan delen ze de koeienkoppen, halven naar boven afgerond. Zijn de kaarten te laag, dan kiest wie van hen na de startspeler het eerst aan de beurt is, welke rij het wordt.
rules-double-example = Ada en Ben speelden allebei 32. Die liggen op elkaar achter de 30 en zijn samen één kaart in de rij.
rules-double_pairs =
    { "" }**Negen kaarten zijn er twee keer:** 11, 22, 33, 44, 55, 66, 77, 88 en 99.

    • Gelijke kaarten uit dezelfde beurt worden samen aangelegd, als één stapeltje. Een stapeltje is één kaart in de rij, maar alle koeienkoppen erin tellen.
    • Een kaart die gelijk is aan de **laatste** van een rij, komt daar bovenop, ook als de rij vol is, en pakt niets.
    • Pakken de gelijke kaarten van twee spelers een rij, dan delen ze de koeienkoppen, halven naar boven afgerond.
rules-double_pairs-example = Rij 3 was vol. Bens 44 is gelijk aan de laatste kaart, dus die komt erbovenop, en niemand pakt iets.
