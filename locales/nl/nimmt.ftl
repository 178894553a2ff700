# Wat de bot over 6 nimmt! zegt.

## Kleine onderdelen

bull-heads = { $n ->
    [one] 1 koeienkop
   *[other] { $n } koeienkoppen
}

## Lobby

chip-sheets = elk briefje
lobby-end-points-shedding = We spelen tot iemand boven de { $points } kaarten komt.
lobby-end-points = We spelen tot iemand boven de { $points } koeienkoppen komt.
lobby-end-sheets = Elk briefje komt één keer aan de beurt.
button-on = Verder
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Rij { $row }: { $cards } · { $cost }
button-end-left = { $card } vóór { $next } in rij { $row }
button-end-right = { $card } achter { $next } in rij { $row }
button-enough = Hier laat ik het bij
button-first = Eerst { $card }

## Bericht aan tafel

board-heading = **Spel { $game } · beurt { $turn }**
board-heading-after = **Spel { $game } · na beurt { $turn }**
board-heading-draft = **Spel { $game } · kaarten kiezen**
waiting-row = ⏳ **{ $card }** is te laag voor alle rijen. { $names } mag een rij uitzoeken { $until }
waiting-other = ⏳ Wachten op de keuze van { $names } { $until }
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
line-doubled = Iemand heeft helemaal niets gepakt, dus dit spel telt dubbel!
points-title = Koeienkoppen: dit spel (partij)
game-over = **Spel { $game } is afgelopen.** De minste koeienkoppen: { $names } met { $points }.
game-over-shedding = **Spel { $game } is afgelopen.** De minste kaarten over: { $names } met { $points }.
end-worst = Pijnlijkste rij
end-lucky = { $name } had mazzel: kaarten zo'n { $n } beter dan gemiddeld
end-unlucky = { $name } had pech: kaarten zo'n { $n } slechter dan gemiddeld
end-play-trap = 🎬 **Zet van de partij:** { $name } maakte rij { $row } vol met de { $card }, en { $victim } liep er met open ogen in: { $bulls }.
end-play-clean = 🎬 **Reeks van de partij:** { $name } pakte { $n } beurten achter elkaar niets.
alt-end-worst = Pijnlijkste rij: { $name } met { $cards }, { $bulls }.
game-title = Spel { $game } · beurt { $turn }
game-title-only = Beurt { $turn }
column-points = spel
picture-goal-points = eindigt boven { $points }
picture-goal-games = { $n ->
    [one] één spel
   *[other] { $n } spellen
}
alt-row = Rij { $row }: { $cards } ({ $bulls }).
alt-row-empty = Rij { $row }: leeg.

## Eigen hand

hand-choose = **Kies een kaart** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = spel { $game }, beurt { $turn }
hand-when-only = beurt { $turn }
hand-chosen = **Je speelt { $card }.** Je mag je nog bedenken.
hand-row = **Je { $card } is te laag voor alle rijen.** Kies welke rij je pakt; jouw kaart begint de nieuwe { $until }
hand-end = **Je { $card } past op twee plekken even goed.** Kies er een { $until }
hand-first = **Welke van je twee kaarten gaat eerst?** { $until }
hand-draft = **Kies een kaart voor je hand** { $until }
hand-one-or-two = **Nog een kaart spelen, of laat je het hierbij?** { $until }
hand-keep = **Welke van deze kaarten gaan terug naar je hand?** { $until }
hand-wait = Voor jou is er nu even niets te doen.

## Wat de beurt bracht: in het privébericht

news-full = 💥 Je **{ $card }** was de { $nth } kaart van rij { $row }: **+{ $n }** { $unit }
news-low = 💥 Je **{ $card }** was te laag. Je pakte rij { $row }: **+{ $n }** { $unit }
news-nowhere = 💥 Je **{ $card }** paste nergens. Je pakte rij { $row }: **+{ $n }** { $unit }
news-safe = 👍 Je **{ $card }** ligt veilig in rij { $row }.
news-place = Je staat { $place }e van de { $seats }, met { $total }.
line-calm = 😌 Alle kaarten passen. Niemand pakt een rij.

## Spelregels en hulp

rules-text =
    De kaarten lopen van 1 tot en met 104, en op elke kaart staan **koeienkoppen**: op de 55 wel 7; op 11, 22, 33 … 5; op 10, 20, 30 … 3; op 5, 15, 25 … 2; op de rest 1. Die wil je niet hebben.

    { "" }**Elke beurt** kiest iedereen stiekem een kaart. Dan gaan alle kaarten open en worden ze aangelegd, de laagste eerst:
    • Een kaart komt achter de hoogste laatste kaart die lager is.
    • Leg jij de { $nth } kaart van een rij, dan **pak je de rij**; jouw kaart begint de nieuwe.
    • Lager dan alle laatste kaarten? Dan **pak je een rij naar keuze**, en jouw kaart begint de nieuwe.

    { $count }
rules-count = Zijn de handen leeg, tel dan je koeienkoppen. { $end } Wie de **minste** heeft, wint!
rules-count-shedding = Koeienkoppen tellen hier niet. Rijen die je pakt, gaan naar je hand. Zodra iemand zonder kaarten zit, telt ieder de kaarten in de hand. { $end } Wie de **minste** heeft, wint!
rules-example-usual = Het plaatje toont een spel met de gewone regels.
rules-usual-sizes = De aantallen kaarten, rijen, beurten en spelers hieronder zijn de gebruikelijke.
rules-example = Op het plaatje kwam Ada's 32 achter de 30, de hoogste laatste kaart die lager is. Bens 61 was de zesde kaart van rij 4, achter 50 52 55 58 59: Ben pakte die vijf, 13 koeienkoppen, en de 61 begint de nieuwe rij.
rules-end-points = Daarna wordt er opnieuw gedeeld, tot iemand boven de { $points } komt: dan is de partij uit.
rules-end-games = De partij is uit na { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}.
rules-end-sheets = De partij is uit als iedereen elk briefje één keer heeft gespeeld.
tutorial-title = Oefenpartij
tutorial-me = Jij
tutorial-1 =
    { "" }**Hoi, ik ben Pip! 🐣 Drie beurten en je kent dit spel.**
    Iedereen speelt stiekem een kaart. Daarna worden alle kaarten aangelegd, de laagste eerst. Een kaart komt **achter de hoogste laatste kaart die lager is**.

    Jij bent aan de beurt: welke kaart komt achter de **41**?
tutorial-2 =
    { "" }**Nieuwe tafel. Pas op: in rij 1 liggen vijf kaarten.** Wie de **zesde kaart** legt, pakt ze alle vijf. De koeienkoppen tellen tegen je, en wie de minste heeft, wint.

    Speel een kaart die niet in rij 1 komt. Of waag het erop en kijk wat er gebeurt.
tutorial-3 =
    { "" }**De laatste tafel. Nog één kaart, en het is de 3.** Die is lager dan alle laatste kaarten, dus hij past nergens. Speel maar!
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
tutorial-over = { "" }**Meer is het niet!** Zin om het echt te proberen, tegen drie bots van niveau 1?
help-nimmt =
    { "" }**Nieuw hier?** `/{ command } tutorial` duurt drie beurten. **In je eentje?** Met `/{ command } solo` speel je meteen tegen drie bots.

    `/{ command } new` opent een tafel. De anderen drukken op **{ button-join }**, de host op **{ button-start }**. Je kaarten zie **jij alleen**, in een privébericht of met “{ button-hand }” onder de tafel: klik er een aan. Je mag je bedenken tot iedereen gekozen heeft.

    `/{ command } table` haalt de tafel naar onder in het kanaal · `hand` toont je kaarten · `join` en `leave` · `kick`, `bots` en `stop` voor de host of een moderator · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Tot morgen:** `/{ command } daily` deelt iedereen één keer per dag dezelfde kaarten, en `puzzle` geeft iedereen dezelfde puzzel. Met `duel` daag je iemand uit: dezelfde kaarten, ieder wanneer het uitkomt. `league` maakt er een competitie van: elke week een duel. `me` en `stats` tonen wat partijen opleveren, `privacy` wat ik over je bewaar. Met `void` haalt wie de server beheert een partij uit elke telling.

    { "" }**Druk kanaal?** Met `quiet:True` blijft het bij één bericht, met `thread:True` krijgt de partij een eigen thread. `/{ command } solo` zie alleen jij; met `public:True` ziet iedereen het.

    { "" }**Tempo:** bij `live` heeft iedereen 90 seconden per zet, bij `relaxed` een uur, bij `slow` een dag. Is twee derde daarvan om, dan herinner ik je er één keer aan. Tegen alleen bots heb je alle tijd.

    { "" }**Te laat?** Dan speel ik een kaart voor je: die het dichtst past achter een rij met plaats, en anders je hoogste. Moet je een rij pakken, dan neem ik de goedkoopste. Mis je twee beurten achter elkaar, dan ben je *afwezig*: een bot van niveau 5 speelt voor je tot je op “{ button-back }” of op een kaart drukt.

    { "" }**Opgestapt?** Je plaats blijft van jou, en een bot speelt door. De partij gaat verder zolang er twee spelers zijn, onder wie minstens één mens.

    { "" }**Bots** (🤖): druk aan de open tafel op “{ button-bots }”, of gebruik `/{ command } bots`. Bots spelen niet vals: ze zien alleen hun eigen kaarten. Een partij telt voor de ranglijst als minstens twee mensen tot het eind meespelen.

    { "" }**De coach:** `/{ command } hint` vertelt jou alleen wat elke keuze waarschijnlijk kost, en waarom. Bij de uitslag staat wie het vroeg, en hoe vaak. “{ button-review }” onder de uitslag toont je duurste keuzes, en hoeveel geluk iedereen met de kaarten had.

## De coach: hints, en de terugblik op een partij

hint-title = Te verwachten koeienkoppen — spel { $game }{ $turn ->
    [0] { "" }
   *[other] , beurt { $turn }
    }
hint-title-cards = Hoeveel kaarten je aan het eind kunt verwachten — spel { $game }{ $turn ->
    [0] { "" }
   *[other] , beurt { $turn }
    }
hint-text = Van nu tot het einde van dit spel, als iedereen goed speelt. Lager is beter. Niemand kent de andere handen, dus kleine verschillen zeggen weinig.
choice-stop = geen tweede kaart
choice-row = rij { $row }
choice-before = vóór { $next } in rij { $row }
choice-behind = achter { $next } in rij { $row }
choice-first = eerst { $card }
choice-keep = { $cards } houden
choice-keep-none = niets houden
why-safe = nu veilig: tussen { $next } en deze kaart past niets meer
why-safe-before = nu veilig: komt vóór { $next } in rij { $row }
why-safe-at-once = veilig: er komt geen andere kaart voor
why-roomy = nu veilig: in rij { $row } is eerst nog plaats voor { $room ->
    [one] 1 kaart
   *[other] { $room } kaarten
}
why-risky = { $nth } kaart van rij { $row } als iemand eerst { $out ->
    [one] { $cards } speelt (nog in omloop)
   *[other] een van { $cards } speelt (daarvan nog { $out } in omloop)
}
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
review-choice = **{ $when }** ({ $situation }): je koos **{ $chosen }**. Met **{ $better }** had je ongeveer **{ $loss }** { $unit } bespaard ({ $less } in plaats van { $cost } tot het einde van het spel).
review-held = je hand { $cards }
review-to-place = nog aan te leggen { $cards }
review-taken = gepakt { $cards }
luck-title = **Wie kreeg goede kaarten?** Vergeleken met een gemiddelde hand:
luck-none = Deze handen hebben jullie zelf gekozen: daar kwam geen geluk bij kijken.
luck-lucky = 🍀 { $name }: { $points } beter dan gemiddeld
luck-unlucky = 🌧️ { $name }: { $points } slechter dan gemiddeld
luck-even = { $name }: ongeveer gemiddeld
style-title = **Tegen wie je speelde:**
style-cautious = { $name } speelt op safe, vlak bij het eind van een rij
style-hoarder = { $name } houdt hoge kaarten vast
style-gambler = { $name } houdt van rijen die bijna vol zijn

## Varianten: kaarten kiezen, twee kaarten, menu's

alt-pool = Kaarten om uit te kiezen: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Kaarten in de hand: nu (punten in de partij)
line-nowhere = 💥 **{ $card }** past aan geen enkele rij: { $names } pakt rij { $row } met { $cards } — **{ $bulls }**
tournament-sheet = Briefje van { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Je { $card } past nergens, vooraan noch achteraan.** Kies welke rij je pakt; jouw kaart begint de nieuwe { $until }
waiting-nowhere = ⏳ **{ $card }** past aan geen enkele rij. { $names } mag een rij uitzoeken { $until }
hand-choose-two = **Kies twee kaarten**, de ene na de andere · { $when } { $until }
hand-second = **{ $card } en welke nog?** Klik nog eens op { $card } om die terug te nemen { $until }
menu-cards = Kaarten { $first } tot en met { $last }
menu-keep = Kies er hoogstens { $n } voor je hand
button-keep-none = Geen: alles op de stapel

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
variant-classic-line = iedereen speelt stiekem een kaart; leg je de { $nth } van een rij, dan is die voor jou
variant-tactics-line = net genoeg kaarten voor iedereen, dus je weet wat er meespeelt
variant-logic-line = de kaarten liggen open, en je kiest je hand zelf bij elkaar
variant-tournament-line = als Logica, en daarna speelt iedereen elke hand één keer (2 tot 5 spelers)
variant-pro-line = kaarten komen achter of vóór een rij, waar het gat het kleinst is
variant-open-line = kaarten worden open gespeeld, de een na de ander
variant-refined-line = ieder twee geheime kaarten, en jij bepaalt welke eerst gaat
variant-hand-line = een of twee open kaarten; wat je pakt, mag terug in je hand en telt daar dubbel
variant-double-line = twee kaartspellen, tot 20 spelers; gelijke kaarten komen op elkaar
rules-summary = **{ $variant }:** { $line }. Wie de minste koeienkoppen heeft, wint!
rules-summary-shedding = **{ $variant }:** { $line }. Rijen die je pakt, gaan naar je hand. Het spel is uit zodra iemand zonder kaarten zit; wie de minste heeft, wint!
extra-rows = { $n } rijen
extra-takes = de { $nth } kaart pakt de rij
extra-hand = handen van { $n }
extra-deal-all = alle kaarten gelijk verdeeld
extra-virgin = *de nul houden* (punten dubbel als iemand niets pakt)
extra-rows-stay = rijen die blijven liggen voor het volgende spel

## Instellen

setup-rows = Rijen
setup-hand = Kaarten in de hand
setup-virgin = De nul houden
setup-virgin-line = Punten tellen dubbel als iemand in een spel geen kaart pakt
setup-rows-stay = Rijen blijven
setup-rows-stay-line = De rijen blijven liggen voor het volgende spel
setup-shedding = Leegspelen
setup-shedding-line = Rijen die je pakt, gaan naar je hand; raak je kaarten kwijt
setup-deal-all = Alles delen
setup-deal-all-line = Het hele kaartspel delen, zolang ieder evenveel krijgt
setup-rows-option = { $rows } rijen, de { $nth } kaart pakt
setup-end-points = Tot iemand boven de { $n } koeienkoppen komt
setup-end-points-shedding = Tot iemand boven de { $n } kaarten komt
setup-hand-own = Zoals het bij deze variant hoort
setup-hand-option = { $n } kaarten

## Waarom regels elkaar bijten

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
contradiction-no-points = met zo weinig kaarten pakt haast niemand een rij, en op punten zou de partij nooit eindigen: kies een aantal spellen
contradiction-no-games = een partij heeft minstens één spel
contradiction-sheets = een toernooi met { $seats } spelers heeft { $seats } spellen, en geen ander einde

## Meer over de commando's

command-new-rows = Hoeveel rijen (meestal 4)
command-new-takes = Welke kaart de rij pakt: de 5e, 6e of 7e (meestal de 6e)
command-new-hand = Hoeveel kaarten iedereen krijgt (meestal 10; bij Verfijnd en Hand 14)
command-new-virgin = De nul houden: punten dubbel als iemand in een spel geen kaart pakt
command-new-shedding = Rijen die je pakt, gaan naar je hand; het spel is uit zodra iemand zonder kaarten zit

## Het commando `hornochse replay`, in de terminal

replay-legend = [14] is deze beurt gelegd. Achter elke rij staan de koeienkoppen ervan.
replay-pool = Nog te kiezen: { $cards }
replay-played = gespeeld
replay-took = gepakt

## De regels van elke variant: wat er anders is dan klassiek

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
    • Pakken de gelijke kaarten van twee spelers een rij, dan delen ze de koeienkoppen, halven naar boven afgerond. Zijn de kaarten te laag, dan kiest wie van hen, geteld vanaf de startspeler, het eerst komt, welke rij het wordt.
rules-double-example = Ada en Ben speelden allebei 32. Die liggen op elkaar achter de 30 en zijn samen één kaart in de rij.
