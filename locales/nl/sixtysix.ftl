# Wat de bot over Zesenzestig zegt. `{ $card }` en dergelijke komen als teken en index: ♣ V.

## Kleine onderdelen

# Wat er op aas, tien, heer, vrouw, boer, negen en acht staat.
sixtysix-indices = A 10 H V B 9 8
sixtysix-clubs = Klaveren
sixtysix-spades = Schoppen
sixtysix-hearts = Harten
sixtysix-diamonds = Ruiten
sixtysix-game-points = { $n ->
    [one] 1 spelpunt
   *[other] { $n } spelpunten
}
sixtysix-card-points = { $n ->
    [one] 1 kaartpunt
   *[other] { $n } kaartpunten
}
sixtysix-you = Jij
sixtysix-seat = Plaats { $n }

## Bericht aan tafel

sixtysix-heading = **Spel { $game } · slag { $trick }**
sixtysix-heading-after = **Spel { $game } · na slag { $trick }**
sixtysix-heading-naming = **Spel { $game } · troef kiezen**
sixtysix-waiting-trump = ⏳ { $names } kiest troef { $until }
sixtysix-waiting-bid = ⏳ { $names } kiest troef of past { $until }
sixtysix-points-title = Kaartpunten (partij)
sixtysix-tricks-title = Slagen (partij)
sixtysix-picture-title = Spel { $game } · slag { $trick }
sixtysix-picture-trump = { $suit } is troef
sixtysix-picture-undecided = Onbeslist!

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = Eerst trekken: { $cards }. De hoogste kaart deelt.
sixtysix-dealt = { $name } deelt en draait **{ $card }**.
sixtysix-dealt-hidden = { $name } deelt.
sixtysix-named = { $name } maakt **{ $suit }** troef.
sixtysix-passed = { $name } past.
sixtysix-exchanged = { $name } ruilt { $laid } voor **{ $took }**.
sixtysix-closed = 🔒 { $name } sluit de stok.
sixtysix-calls = 📣 { $name } zegt: **uit!**
sixtysix-calls-match = 📣 { $name } zegt: **partij uit!**
sixtysix-leads = { $name } komt uit met **{ $card }**.
sixtysix-leads-marriage = { $name } komt uit met **{ $card }** en meldt **{ $n }**.
sixtysix-leads-new-trump = { $name } komt uit met **{ $card }** en meldt **{ $n }**; { $suit } is nu troef.
sixtysix-plays = { $name } speelt **{ $card }**.
sixtysix-plays-and-takes = { $name } pakt de slag met **{ $card }**: { $n }.
sixtysix-plays-and-takes-last = { $name } pakt de slag met **{ $card }**: { $n }, plus { $last } voor de laatste slag.
sixtysix-takes = De slag is voor { $name }: { $n }.
sixtysix-takes-last = De slag is voor { $name }: { $n }, plus { $last } voor de laatste slag.
sixtysix-drew-turn-up = { $name } trekt de keerkaart, { $card }.

sixtysix-over-out = **Spel { $game } is uit:** { $winners ->
    [one] { $names } heeft 66 en krijgt **{ sixtysix-game-points }**.
   *[other] { $names } hebben 66 en krijgen elk **{ sixtysix-game-points }**.
}
sixtysix-over-wrong = **Spel { $game } is uit:** { $winners ->
    [one] { $caller } riep te vroeg, dus { $names } krijgt **{ sixtysix-game-points }**.
   *[other] { $caller } riep te vroeg, dus { $names } krijgen elk **{ sixtysix-game-points }**.
}
sixtysix-over-played = **Spel { $game } is uit:** { $winners ->
    [one] de handen zijn leeg, en { $names } krijgt **{ sixtysix-game-points }**.
   *[other] de handen zijn leeg, en { $names } krijgen elk **{ sixtysix-game-points }**.
}
sixtysix-over-match = **Spel { $game } is uit:** { $caller } zei “partij uit”.
sixtysix-over-undecided = **Spel { $game } is onbeslist:** { $carry ->
    [0] niemand krijgt iets.
   *[other] niemand krijgt iets, en wie het volgende wint krijgt er { $carry } bij.
}
sixtysix-over-plain = **Spel { $game } is uit.**
sixtysix-over-plain-wrong = **Spel { $game } is uit:** { $caller } riep te vroeg.
sixtysix-over-against = **Spel { $game } is uit:** { $caller } heeft 66, dus { $names } krijgen elk **{ sixtysix-game-points }**.
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = { $n ->
    [one] { $names } is schneider.
   *[other] { $names } zijn schneider.
}
sixtysix-schwarz = Geen enkele slag voor { $names }: schwarz!
sixtysix-closed-in-vain = Voor niets gesloten!
sixtysix-bid-in-vain = Voor niets troef gekozen!
sixtysix-word-schneider = schneider
sixtysix-word-schwarz = schwarz
sixtysix-end-play = 🎬 **Klapper van de partij:** { $name } haalde { $n } spelpunten in spel { $game }.

sixtysix-alt-trick = De slag tot nu toe: { $cards }.
sixtysix-is-trump = { $suit } is troef.
sixtysix-no-trump = Nog geen troef.
sixtysix-never-trump = In dit spel is er geen troef.
sixtysix-all-passed = Iedereen paste: geen troef, en niemand kan sluiten of uitgaan.
sixtysix-alt-closed = De stok is dicht.
sixtysix-alt-stock = Gesloten: { $n }. Keerkaart: { $card }.
sixtysix-alt-stock-hidden = Gesloten: { $n }.
sixtysix-alt-seat = { $name }: { $points } kaartpunten, { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}, { $total }.
sixtysix-alt-seat-hidden = { $name }: { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}, { $total }.

## Eigen hand

sixtysix-lead = **Jij komt uit** { $until }
sixtysix-follow = **Jouw beurt:** er is uitgekomen met { $card } { $until }
sixtysix-name-trump = **Kies troef** { $until }
sixtysix-name-or-pass = **Kies troef en speel alleen tegen de anderen, of pas** { $until }
sixtysix-really-close = **De stok sluiten?** Niemand trekt dan nog, kleur bekennen is verplicht, en jij moet winnen. Anders { $vain }. { $until }
sixtysix-really-out = **Uit?** Je hebt { $have }, en deze slag brengt hooguit { $most } op. Kom je niet aan 66, dan { $lost }. Met welke kaart kom je uit? { $until }
sixtysix-really-out-enough = **Je hebt { $have }: dat is genoeg.** Met welke kaart kom je uit? { $until }
sixtysix-really-out-blind = **Uit?** Heb je na deze slag geen 66, dan { $lost }. Met welke kaart kom je uit? { $until }
sixtysix-really-out-of-match = **Je zegt “partij uit”:** kies de kaart waarmee je uitkomt. Haal je met deze slag het doel niet, dan verlies je de partij. { $until }
sixtysix-lost = schrijft je tegenstander { $n } bij
sixtysix-lost-each = schrijven de anderen elk { $n } bij
sixtysix-lost-all = schrijf je dit spel niets bij
sixtysix-stock = { $n ->
    [one] Nog 1 kaart in de stok.
   *[other] Nog { $n } kaarten in de stok.
}
sixtysix-stock-closed = De stok is gesloten: { $must }.
sixtysix-stock-drawn = De stok is op: { $must }.
sixtysix-must = kleur bekennen, en anders troeven
sixtysix-must-head = kleur bekennen, anders troeven, en de slag pakken als het kan
sixtysix-must-suit = kleur bekennen als het kan
sixtysix-must-suit-head = kleur bekennen als het kan, en de slag pakken als het kan
sixtysix-your-points = Je hebt **{ $n }** van de 66.
sixtysix-you-took = 👍 Jij pakte { $cards }: **{ $n }**.
sixtysix-they-took = { $name } pakte { $cards }: { $n }.
sixtysix-button-pass = Passen
sixtysix-button-exchange = Ruilen: { $low } → { $turned }
sixtysix-button-close = Sluiten…
sixtysix-button-close-now = Stok sluiten
sixtysix-button-stay-open = Open laten
sixtysix-button-out = Uit!
sixtysix-button-not-out = Toch niet uit
sixtysix-button-out-of-match = Partij uit!
sixtysix-button-not-out-of-match = Partij toch niet uit
sixtysix-button-and-out = { $card } en uit
sixtysix-button-with-marriage = Met het huwelijk
sixtysix-button-without-marriage = Zonder het huwelijk

## The tutorial

sixtysix-tutorial-1 =
    { "" }**Hoi, ik ben Pip! 🐣 Vijf slagen en je kent dit spel.**
    Met 66 kaartpunten win je. Het aas telt 11, de tien 10, de heer 4, de vrouw 3, de boer 2, de negen niets, en zo is ook hun volgorde. { $ace } is gedraaid, dus harten is troef en gaat boven elke andere kleur.

    Ik kom uit met { $ten-led }. Je hebt wel een schoppen, maar zolang er getrokken wordt, **hoef je geen kleur te bekennen**. Pak mijn tien met een troef: **{ $jack }**.
sixtysix-tutorial-1-else = 🤔 Dat mag, maar mijn tien is de moeite waard, en alleen een troef pakt hem. Bewaar { $nine }, die heb je zo nodig. Speel **{ $jack }**.
sixtysix-tutorial-2 = 🎯 **12 voor jou!** Jij hebt getrokken, ik ook, en nu kom jij uit. Maar eerst een koopje: heb je eenmaal een slag, dan mag je de laagste troef **ruilen** voor de gedraaide kaart. Geef { $nine } en pak **{ $ace }**.
sixtysix-tutorial-2-else = 🤔 Zo meteen! Ruil eerst een negen voor een aas: is de stok op, dan is het te laat.
sixtysix-tutorial-3 = 💪 **{ $ace }** is nu van jou, en niets gaat erboven. Verder: je hebt { $king } en { $queen }. Heer en vrouw van een kleur zijn een **huwelijk**: kom met de een uit, laat de ander zien, en je hebt meteen 20 punten, of 40 in troef. Kom uit met **{ $queen }**.
sixtysix-tutorial-3-else = 🤔 Nog niet: er liggen 20 punten klaar. Meld je huwelijk met **{ $queen }**; de heer hou je liever.
sixtysix-tutorial-4 = 💍 **20, en 3 voor de slag: 35!** Je hand is nu sterk, dus **sluit** de stok. Dan trekt niemand meer, en voortaan **moeten we allebei kleur bekennen**, en anders troeven: ik kan niet meer weggooien wat ik wil. Druk op **{ sixtysix-button-close }**
sixtysix-tutorial-4-else = 🤔 Wacht: zolang de stok open is, mag ik alles troeven waarmee je uitkomt. Druk eerst op **{ sixtysix-button-close }**
sixtysix-tutorial-5 = 🔒 Hiermee beloof je te winnen, dus ik vraag het nog eens. Twee azen en nog een troef: doe maar!
sixtysix-tutorial-5-else = 🤔 Met zo'n hand? Druk op **{ sixtysix-button-close-now }**.
sixtysix-tutorial-6 = 🔒 **Dicht!** Bewaar nu je azen: die wachten op mijn tienen. Kom uit met je goedkoopste klaveren, **{ $low }**. Ik moet bekennen.
sixtysix-tutorial-6-else = 🤔 Die niet. Kom uit met je goedkoopste klaveren, **{ $low }**: ik moet bekennen.
sixtysix-tutorial-7 = 😬 { $high } was mijn enige klaveren, dus die moest ik spelen: 13 voor mij. Nu kom ik uit met { $fat }, en moet jij **kleur bekennen**: **{ $catcher }** is je enige ruiten.
sixtysix-tutorial-7-else = 🤔 De stok is dicht, dus je moet kleur bekennen, ook al heb je troef. Speel **{ $catcher }**.
sixtysix-tutorial-8 = 🎉 **21! Dat maakt 56.** Jij komt uit, en { $ace } pakt elke slag: 56 en 11 is 67. Wil je meteen winnen, **zeg** het dan als je uitkomt. Druk op **{ sixtysix-button-out }**
sixtysix-tutorial-8-else = 🤔 Niet afwachten, zeg het! Druk eerst op **{ sixtysix-button-out }**
sixtysix-tutorial-9 = 📣 En nu de kaart waarmee je uitgaat: **{ $ace }**.
sixtysix-tutorial-9-else = 🤔 Neem het zekere: niets gaat boven **{ $ace }**.
sixtysix-tutorial-over =
    { "" }🏆 **77 tegen 13: gewonnen!** Ik heb geen 33, dus het telt **2** in plaats van 1; zonder een slag van mij was het 3 geweest. Met zeven van die spelpunten win je meestal de partij.

    { "" }**Meer is het niet!** Zin om het echt te proberen, tegen een bot van niveau 1?

## De coach

sixtysix-hint-title = Wat je kunt verwachten — spel { $game }, slag { $turn }
sixtysix-hint-text = Wat elke keuze je in dit spel gemiddeld oplevert, min wat de anderen eraan hebben. Hoger is beter. Niemand weet wat er verborgen ligt, dus kleine verschillen zeggen weinig.
sixtysix-hint-exact = Er is niets meer verborgen: wat elke keuze je in dit spel oplevert, min wat de anderen eraan hebben, als iedereen foutloos speelt.
sixtysix-why-enough = Je hebt 66: druk op **{ sixtysix-button-out }**
sixtysix-why-needs = Je hebt er nog { $n } nodig.
sixtysix-why-threat = Pas op: iemand anders heeft er nog maar { $n } nodig.
sixtysix-why-sure = pakt de slag zeker: tot nu toe { $n }
sixtysix-why-leaves = geeft de slag weg: tot nu toe { $n }
sixtysix-why-breaks = breekt je huwelijk in { $suit }
sixtysix-why-taken-by = te pakken met { $cards }
sixtysix-why-taken-by-or-trump = te pakken met { $cards } of een troef
sixtysix-why-taken-by-trump = te pakken met een troef
sixtysix-why-wins = wint { $n } van de 100 keer
sixtysix-review-choice = **{ $when }**, met { $cards }: je koos **{ $chosen }**, in dat spel ongeveer { $points } waard. **{ $better }** was ongeveer { $more } waard.
sixtysix-review-exact = **{ $when }**, met { $cards }: je koos **{ $chosen }**, in dat spel { $points } waard. **{ $better }** was { $more } waard: er was niets meer verborgen.
sixtysix-choice-marriage = { $card } met het huwelijk
sixtysix-choice-out-of-match = { $card } en partij uit
sixtysix-choice-exchange = ruilen
sixtysix-choice-close = stok sluiten
sixtysix-choice-trump = { $suit } als troef

## Wat er gespeeld wordt

variant-sixtysix = Klassiek
variant-rising = Oplopend
variant-heart_ace = Hartenaas
variant-bid = Bieden
variant-sixtysix-line = een gedraaide kaart bepaalt troef; wie 66 kaartpunten heeft, zegt “uit”
variant-rising-line = voorhand kiest troef; huwelijken tellen 20, 40, 60, 80 en maken hun kleur troef
variant-heart_ace-line = wie ♥ A heeft, kiest troef; elk huwelijk telt 20
variant-bid-line = met z'n drieën: wie troef kiest, speelt alleen tegen de andere twee
sixtysix-summary = **{ $variant }:** { $line }.
sixtysix-for = { $most ->
    [2] Voor twee spelers.
   *[3] Voor twee of drie spelers.
}
sixtysix-to-points = { $n ->
    [one] Het eerste spelpunt wint de partij.
   *[other] Wie { $n } spelpunten heeft, wint de partij.
}
sixtysix-to-card-points = Kaartpunten worden opgeteld; bij { $n } is de partij uit.
sixtysix-extra-no-nines = geen negens
sixtysix-extra-auto-out = spellen die vanzelf uit zijn bij 66
sixtysix-extra-must-head = verplicht overnemen
sixtysix-extra-card-points = kaartpunten als score
sixtysix-extra-from-memory = punten uit het hoofd

sixtysix-setup-no-nines = Geen negens
sixtysix-setup-no-nines-line = 20 kaarten in plaats van 24, voor twee spelers: een feller spel
sixtysix-setup-auto-out = Vanzelf uit
sixtysix-setup-auto-out-line = Een spel is uit zodra iemand 66 heeft, ook zonder “uit”
sixtysix-setup-must-head = Verplicht overnemen
sixtysix-setup-must-head-line = Zodra je moet bekennen: ga over de slag heen als je kunt
sixtysix-setup-from-memory = Uit het hoofd
sixtysix-setup-from-memory-line = Je ziet geen kaartpunten: iedereen telt zelf
sixtysix-setup-scoring = Wat er telt
sixtysix-setup-game-points = Spelpunten: 1, 2 of 3 per spel
sixtysix-setup-card-points = Kaartpunten, allemaal
sixtysix-setup-end-game-points = { $n ->
    [one] Tot het eerste spelpunt
   *[other] Tot { $n } spelpunten
}
sixtysix-setup-end-card-points = Tot { $n } kaartpunten

sixtysix-contradiction-bid = Bieden gaat alleen met z'n drieën
sixtysix-contradiction-nines = met z'n drieën kun je niet zonder negens
sixtysix-contradiction-points = een partij gaat tot hoogstens { $n } punten
sixtysix-contradiction-games = een partij heeft hoogstens { $n } spellen

command-sixtysix = Speel Zesenzestig (Sechsundsechzig) in dit kanaal, met z'n tweeën of drieën
command-new-nines = Met de negens? (meestal wel; zonder is het voor twee)
command-new-auto_out = Een spel is vanzelf uit zodra iemand 66 heeft, ook zonder “uit”
command-new-must_head = Zodra je moet bekennen: ga over de slag heen als je kunt
command-new-card_points = Tel alle kaartpunten, in plaats van 1, 2 of 3 spelpunten
command-new-from_memory = Laat geen kaartpunten zien: iedereen telt zelf

## Spelregels en hulp

rules-sixtysix =
    { "" }**Met 66 kaartpunten win je een spel.** Het aas telt 11, de tien 10, de heer 4, de vrouw 3, de boer 2, de negen (en met z'n drieën de acht) niets, en zo is ook hun volgorde: de tien gaat boven de heer. De gedraaide kaart bepaalt troef.

    { "" }**Elke slag** begint met een kaart naar keuze van wie uitkomt. Zolang er kaarten getrokken worden, mag je alles bijspelen. De hoogste troef pakt de slag, en anders de hoogste kaart van de gevraagde kleur. Wie de slag heeft, trekt het eerst en komt uit.

    { "" }**Is de stok op of dicht,** dan moet je kleur bekennen; kun je dat niet, dan moet je troeven.

    { "" }**Kom jij uit,** dan mag je meer:
    • **Huwelijk:** heb je al een slag, en H en V van een kleur, en kom je met een van de twee uit, dan krijg je 20 punten, of 40 in troef.
    • **Ruilen:** heb je al een slag, ruil dan de laagste troef voor de gedraaide kaart, zolang de stok open is. Dat mag ook als je niet uitkomt.
    • **Uit!** Zeg het als je uitkomt: heb je na de slag 66, dan win je. Zo niet, dan schrijft elke tegenstander 2 bij. Zegt niemand het, dan wint wie aan het eind 66 heeft; hebben meer spelers dat, dan wint wie van hen de laatste slag heeft. Wint niemand, dan is de volgende winst 1 meer waard.

    { "" }**Sluiten** mag telkens vlak voordat je uitkomt; daarna trekt niemand meer. Maar dan moet je winnen, anders schrijft elke tegenstander 3 bij.

    De laatste slag telt 10 extra, tenzij er gesloten is. Winnen is **1** waard; **2** als de verliezer onder de 33 blijft (*schneider*); **3** als die geen enkele slag heeft (*schwarz*). Met z'n drieën krijg je dat van elk van de twee anderen. Met zeven spelpunten win je meestal de partij.
rules-sixtysix-example = Op het plaatje is harten troef. Ada heeft een slag, dus ze mag melden: ze komt uit met ♣ V en laat ♣ H zien, meteen goed voor 20 punten. Die houdt ze, ook als Ben de slag pakt.
rules-auto-out = **Anders dan anders** zegt niemand “uit”: een spel eindigt met de slag waarin iemand 66 haalt, en die wint.
rules-card-points = **Anders dan anders** schrijft ieder de eigen kaartpunten bij. Wie sluit, “uit” zegt of alleen speelt en het niet haalt, schrijft niets bij.
rules-claim-match = Als je uitkomt, mag je ook **“partij uit”** zeggen: haal je met die slag het doel, dan win je de partij; zo niet, dan verlies je.
rules-auto-match = De partij eindigt met de slag waarmee iemand het doel haalt, ook als in dat spel niemand 66 heeft.
rules-match-passed = Past iedereen, dan eindigt de partij pas na alle negen slagen.
rules-rising =
    { "" }**Huwelijken lopen op:** er wordt niets gedraaid, en voorhand bekijkt eerst de kaarten en kiest dan troef. Het eerste huwelijk van een spel telt 20, het tweede 40, dan 60 en 80, wie ze ook meldt. Elk huwelijk maakt zijn kleur vanaf dat moment troef. Te ruilen valt er niets.
rules-rising-example = Bens huwelijk in ruiten was het eerste. Nu laat Ada het hare in schoppen zien: 40, en vanaf deze uitkomst is schoppen troef.
rules-heart_ace =
    { "" }**Hartenaas kiest troef:** er wordt niets gedraaid. Wie ♥ A heeft, kiest een kleur, meteen na het delen of zodra de kaart getrokken is. Tot dan is er geen troef. Elk huwelijk telt 20, en te ruilen valt er niets.
rules-heart_ace-example = Ben heeft net ♥ A getrokken en schoppen gekozen, voordat Ada weer uitkomt.
rules-bid =
    { "" }**Eén tegen twee,** met z'n drieën: er wordt niets gedraaid. Te beginnen bij voorhand kiest ieder om de beurt troef of past. Wie troef kiest, speelt alleen en moet winnen; de punten en slagen van de andere twee tellen samen. Alleen wie troef koos, mag sluiten.

    • Win je? Dan krijg je van elk van de twee wat ze samen waard zijn.
    • Win je niet? Dan krijgen zij elk wat jij waard bent.
    • Te vroeg “uit”? Was jij het, dan krijgen zij elk 2. Was het een van hen, dan krijg jij 4.
    • Past iedereen, dan is er geen troef en kan niemand sluiten of “uit” zeggen. Alle negen slagen worden gespeeld, en wie als enige 66 heeft, wint.
rules-bid-example = Ada paste, en Ben koos klaveren. Ada komt uit, en samen met Cleo speelt ze tegen hem.

help-sixtysix =
    { "" }**Nieuw hier?** `/{ command } tutorial` duurt vijf slagen. **In je eentje?** Met `/{ command } solo` speel je meteen tegen een bot. `/{ command } rules` legt het spel in een minuut uit.

    `/{ command } new` opent een tafel voor twee of drie. De anderen drukken op **{ button-join }**, de host op **{ button-start }**. Je kaarten zie **jij alleen**, in een privébericht of met “{ button-hand }” onder de tafel: klik er een aan.

    { "" }**Je kaarten:** wat je niet mag spelen, is grijs. Op een heer of vrouw waarmee je een huwelijk meldt, staat wat het waard is. “{ sixtysix-button-out }” en “{ sixtysix-button-close }” vragen nog één keer of je het meent. Hoef je met je laatste kaart alleen nog bij te spelen, dan doe ik dat voor je.

    `/{ command } table` haalt de tafel naar onder in het kanaal · `hand` toont je kaarten · `join` en `leave` · `kick`, `bots` en `stop` voor de host of een moderator · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Tot morgen:** `/{ command } daily` deelt iedereen één keer per dag dezelfde kaarten, en `puzzle` geeft iedereen dezelfde puzzel. Met `duel` daag je iemand uit: dezelfde kaarten, ieder wanneer het uitkomt. `league` maakt er een competitie van: elke week een duel. `me` en `stats` tonen wat partijen opleveren, `privacy` wat ik over je bewaar. Met `void` haalt wie de server beheert een partij uit elke telling.

    { "" }**Druk kanaal?** Met `quiet:True` blijft het bij één bericht, met `thread:True` krijgt de partij een eigen thread. `/{ command } solo` zie alleen jij; met `public:True` ziet iedereen het.

    { "" }**Tempo:** bij `live` heeft iedereen 45 seconden per zet, bij `relaxed` een uur, bij `slow` een dag. Is twee derde daarvan om, dan herinner ik je er één keer aan. Tegen alleen bots heb je alle tijd.

    { "" }**Te laat?** Dan speel ik je goedkoopste kaart, ruil als het kan, en zeg “uit” zodra je 66 hebt. Sluiten doe ik nooit voor je. Mis je twee beurten achter elkaar, dan ben je *afwezig*: een bot van niveau 5 speelt voor je tot je op “{ button-back }” of op een kaart drukt.

    { "" }**Bots** (🤖): druk aan de open tafel op “{ button-bots }”, of gebruik `/{ command } bots`. Bots spelen niet vals: ze zien alleen hun eigen kaarten. Een partij telt voor de ranglijst als minstens twee mensen tot het eind meespelen.

    { "" }**De coach:** `/{ command } hint` vertelt jou alleen wat elke keuze waarschijnlijk oplevert. Bij de uitslag staat wie het vroeg, en hoe vaak. “{ button-review }” onder de uitslag toont je duurste keuzes.

## Het commando `hornochse replay`, in de terminal

sixtysix-replay-points = punten
sixtysix-replay-tricks = slagen
