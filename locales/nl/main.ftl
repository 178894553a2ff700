# Wat de bot zegt waar het niet om één spel gaat, in het Nederlands. De sleutels zijn dezelfde als in het Engels.
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
chip-live = { $n } s
chip-relaxed = 1 uur
chip-slow = 24 uur
chip-no-hints = geen hints
chip-quiet = rustig
lobby-title = { icon } { game-name } — wie doet er mee?
lobby-host = Host: **{ $host }**
lobby-end-games = { $n ->
    [one] Eén spel.
   *[other] { $n } spellen.
}
lobby-pace = { $pace } per zet.
lobby-no-hints = Geen hints.
lobby-quiet = Eén bericht dat steeds verandert, zodat het kanaal rustig blijft.
lobby-seats = Spelers { $n }/{ $most }
lobby-seat-host = { $name } (host)
lobby-seat-bot = 🤖 { $name } · bot, { $level }
lobby-nobody = Er zit nog niemand aan tafel.
lobby-invited = Zin in nog een partij? { $names }
lobby-more = { $missing ->
    [one] Er moet nog één speler bij
   *[other] Er moeten nog { $missing } spelers bij
}. Nodig iemand uit, druk op **{ button-bots }**, of neem het met **{ button-play-now }** meteen op tegen { $bots ->
    [one] een bot
    [2] twee bots
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
button-rules = Spelregels
button-tell-me = 🔔 Waarschuw me de volgende keer
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
button-newer = Terug
button-older = Meer

## Bericht aan tafel

board-first-turn = Nieuw spel! Iedereen heeft { $n } kaarten. Kijk in je privéberichten of druk op **{ button-hand }**.
waiting-for = ⏳ Wachten op { $names } { $until }
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
line-played-for = ⏰ De tijd was om: { $names }. Ik heb de zet gedaan.
line-away = 💤 Afwezig: { $names }. Ik speel door, tot er op **{ button-back }** of op een kaart wordt gedrukt.
line-left = 👋 Vertrokken: { $names }. Ik neem de kaarten over.
line-left-paused = 👋 Vertrokken: { $names }.
line-removed = 👋 Van tafel gestuurd: { $names }. Ik neem de kaarten over.
line-removed-paused = 👋 Van tafel gestuurd: { $names }.
line-back = 🙌 Weer terug: { $names }.
line-lost = ⚠️ { $n ->
    [one] Eén eerdere update
   *[other] { $n } eerdere updates
} van deze partij kon ik niet plaatsen.
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Scoreblad
sheet-total = totaal
match-over = 🏆 { $names } wint de partij met { $score }!
match-over-shared = 🏆 { $names } delen de winst, elk met { $score }!
match-over-uncounted = Er bleven minder dan twee mensen tot het einde, dus deze partij telt niet voor de ranglijst.
match-over-void = Deze partij is ongeldig verklaard en telt niet.
match-over-not-stayed = { $n ->
    [one] { $names } ging weg of miste meer dan de helft van de beurten, en komt op de laatste plaats.
   *[other] { $names } gingen weg of misten meer dan de helft van de beurten, en komen op de laatste plaats.
}
match-over-people-only = Bots staan niet op de ranglijst, maar wie wil winnen, moet ook hen verslaan.
match-ranking-title = Eindstand
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = De hele partij als verslag
record-here = De hele partij, kaart voor kaart, als bestand. Op een computer speel je hem terug met `hornochse replay`.
shared-result = { $result } Gespeeld in { $thread }.
shared-result-alone = { $result } Een partij tegen bots.
sharing = De uitslag is onderweg naar het kanaal. Komt hij niet aan, dan mag ik daar niet schrijven.
shared = Klaar! De uitslag staat in het kanaal.
shared-already = Deze uitslag is al gedeeld.
share-elsewhere = Delen kan alleen in een kanaal van de server waar je de partij begon.
only-players-share = Alleen wie heeft meegespeeld, kan deze partij delen.
end-title = { $n ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}
end-games = { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}
alt-end-place = { $place }. { $name }, { $score }.
column-total = partij

## Eigen hand

time-up = · de tijd is { $when } om
hand-waits-for = Wachten op { $names }.
hand-cards = Je hand: { $cards }
hand-over-won = 🏆 Je hebt gewonnen met { $score }!
hand-over-shared = 🏆 Je deelt de winst: { $names } hebben elk { $score }!
hand-over-lost = 🏁 De winst gaat naar { $names }. Jij werd **{ $place }e** van de { $seats }, met { $score }.
hand-moved = Je kaarten liggen nu in een ander bericht. Druk op **{ button-hand }** om ze weer hierheen te halen.
hand-dm-closed = Mijn privébericht kwam niet aan, dus hier zijn je kaarten:
hand-not-yet = De partij is nog niet begonnen. Je krijgt je kaarten zodra het zover is.
hand-paused-not-allowed = De partij staat op pauze: ik mag niets plaatsen in { $channel }. `/{ command } table` zegt je daar welke rechten ik mis, en gaat verder zodra ik ze heb.
hand-paused-gone = Het kanaal is weg, of ik ben van de server gehaald, dus deze partij is voorbij. Die telt niet mee.
hand-away = Je was weg, dus ik heb voor je gespeeld. Druk op **{ button-back }** of op een kaart om het weer over te nemen.
hand-left = Je bent opgestapt. Met **{ button-back }** kom je terug.
hand-where = { $server } · { $channel }
hand-only-yours = Deze partij zie alleen jij. Niet meer in beeld? `/{ command } hand` in onze privéberichten haalt hem terug.
hand-still-open = Deze partij loopt nog. `/{ command } leave` beëindigt hem, dan kun je een nieuwe beginnen.
hand-still-open-too = Deze partij loopt nog. `/{ command } leave` in onze privéberichten beëindigt hem; hier zou het over de tafel in dit kanaal gaan.
hand-stale = Die kaarten zijn van eerder. Dit heb je nu:
hand-late = De tijd was om, dus ik heb voor je gekozen. Dit heb je nu:
hand-played-for = ⏰ De tijd was om, dus ik heb voor je gekozen. Mis je ook de volgende beurt, dan speelt een bot verder tot je terug bent.

## Herinneringen

reminder = { $names }: aan de beurt! De tijd is { $until } om.

## Antwoorden aan wie iets vroeg

table-opened-thread = Je tafel staat klaar: { $thread }
table-there-already =
    In dit kanaal staat al een tafel: { $link }
    Is de partij nog niet begonnen, dan kun je nog meedoen. `/{ command } table` haalt de tafel hierheen.
table-there-already-chat = In deze chat staat al een tafel. `/{ command } table` haalt hem hierheen.
table-here = Alsjeblieft!
not-shown = Dat kon ik hier niet plaatsen, dus niemand anders ziet het. Gebruik het commando zo nog eens.
no-table = In dit kanaal is geen partij. `/{ command } new` opent een tafel.
needs-server = Dat kan alleen op een server waar ik op zit: [voeg me toe aan een server](<{ $link }>) en probeer het daar in een kanaal. Alleen spelen kan gewoon hier: `/{ command } solo`.
needs-others = Hier loopt geen partij. Met anderen speel je in een groepschat ([installeer me](<{ $install }>)) of op een server ([voeg me toe aan een server](<{ $link }>)), alleen gewoon hier: `/{ command } solo`.
external-apps-hidden = Hier zou alleen jij de tafel zien: op deze server mogen apps die mensen zelf meenemen niets voor iedereen plaatsen. [Voeg me toe aan de server](<{ $link }>), of speel in een groepschat. Alleen spelen kan gewoon hier: `/{ command } solo`.
not-seated = Je zit niet aan deze tafel. Is de partij nog niet begonnen, druk dan op **{ button-join }**. Met `/{ command } new` open je zelf een tafel, waar er nog geen staat.
not-seated-running = Deze partij is zonder jou begonnen. Doe de volgende keer mee!
already-seated = Je zit al aan deze tafel.
joined-again = Welkom terug! Je speelt je kaarten weer zelf.
kicked-out = Je bent van deze tafel gestuurd en kunt niet meer meedoen.
lobby-full = Deze tafel is vol ({ $most } spelers).
lobby-full-bots = Deze tafel is vol ({ $most } spelers). Er zitten bots bij: de host kan er onder “{ button-bots }” een wegsturen.
joined-lobby = Je doet mee!
left-lobby = Je bent opgestapt.
left-match = Je bent opgestapt. Ik speel voor je; met **{ button-back }** kom je terug.
left-match-paused = Je bent opgestapt. De partij is gepauzeerd; met **{ button-back }** kom je terug.
match-running = De partij is al begonnen.
match-ended = Deze partij is afgelopen.
only-host-start = Alleen de host (**{ $host }**) of een moderator kan beginnen.
only-host-kick = Alleen de host (**{ $host }**) of een moderator kan iemand van tafel sturen.
only-host-stop = Alleen de host (**{ $host }**) of een moderator kan de partij stoppen.
only-host-here = Dat kan hier alleen de host (**{ $host }**).
only-host-stop-here = Alleen de host (**{ $host }**) kan de partij hier stoppen. Gebeurt er een uur niets, dan kan iedereen het.
only-players-rematch = Een revanche is voor wie hier heeft meegespeeld. `/{ command } new` opent een tafel voor iedereen.
too-few-players = Je hebt minstens { $least } spelers nodig. Nodig iemand uit, of druk op **{ button-bots }**.
kick-not-here = { $name } zit niet aan deze tafel.
kicked = { $name } zit niet meer aan tafel.
kick-self = Zelf opstappen? Gebruik `/{ command } leave`.
stop-ask = Deze tafel voor iedereen sluiten? Een lopende partij telt dan niet mee, en verder spelen kan niet meer.
stop-ask-alone = Je partij tegen { $names } stoppen? Die telt dan niet mee, en verder spelen kan niet meer.
stopped = Klaar. De tafel is gesloten.
next-not-yet = Deze partij is nog niet afgelopen.
old-button = Die knop is van eerder. `/{ command } table` laat de huidige zien.
old-version = Dat is nog van een andere versie van mij. `/{ command } table` laat de tafel zien, `/{ command } hand` je kaarten.
leave-ask = Wil je echt opstappen? Ik speel dan voor je, en je kunt terugkomen.
leave-ask-rests = Wil je echt opstappen? De partij pauzeert dan, en je kunt terugkomen.
leave-ask-ends = Wil je echt opstappen? Dan is de partij afgelopen, en die telt niet mee.
too-often = Momentje! Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} nog eens.
options-exclude = Kies er één: `{ $one }` of `{ $other }`. Samen gaan ze niet.
cannot-save = Opslaan lukt me even niet. Kijk zo nog eens, en probeer het opnieuw als het niet gelukt is.
out-of-order = Er ging iets mis aan mijn kant. Probeer het zo nog eens.
table-came-to-nothing = Ik werd onderbroken toen ik hier een tafel klaarzette, dus die is er niet. Open gerust een nieuwe.
missing-permissions = In dit kanaal mis ik nog { $n ->
    [one] één recht
   *[other] een paar rechten
}: { $names }. Wie de server beheert, kan { $n ->
    [one] het me geven
   *[other] ze me geven
}.
permission-view = Kanaal bekijken
permission-connect = Verbinden
permission-locked = Threads beheren (de thread is vergrendeld)
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
rules-alt-before = Een voorbeeld van een beurt.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

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
command-new-quiet = Eén bericht dat verandert, in plaats van { $kind ->
    [sixtysix] elk spel
   *[nimmt] elke beurt
    } een nieuw? (meestal zoals op deze server)
command-new-thread = Speel in een thread, zodat dit kanaal rustig blijft
command-solo = Speel meteen, tegen bots
command-solo-public = De partij aan het hele kanaal laten zien? (anders zie alleen jij hem)
command-solo-level = Hoe sterk de bots zijn, 1 tot 9 (meestal ongeveer zo sterk als jij)
command-table = Laat de tafel opnieuw zien, onder in het kanaal
command-hand = Laat je kaarten zien, alleen aan jou
command-hint = { $kind ->
    [sixtysix] Wat elke keuze waarschijnlijk oplevert, en waarom; bij de uitslag staat hoe vaak je het vroeg
   *[nimmt] Wat elke keuze waarschijnlijk kost, en waarom; bij de uitslag staat hoe vaak je het vroeg
}
command-join = Schuif aan bij de tafel in dit kanaal, of kom terug
command-leave = Stap op; spelen anderen door, dan speelt een bot voor je
command-kick = Stuur een speler van tafel (host of moderator)
command-kick-player = Wie er van tafel gaat
command-bots = Zet bots aan tafel of stuur ze weg (host of moderator)
command-bots-level = Hoe goed ze spelen, 1 tot 9 (meestal 5)
command-bots-1 = 1: een oplettende beginner kan hem aan
command-bots-5 = 5: een paar speelavonden ervaring
command-bots-9 = 9: beter worden ze niet
command-bots-count = Hoeveel (meestal 1, of allemaal als je ze wegstuurt)
command-bots-remove = Stuur ze juist weg
command-stop = Sluit de tafel in dit kanaal, of stop de partij (host of moderator)
command-rules = De regels in een minuut, met een plaatje
command-tutorial = { $kind ->
    [sixtysix] Leer het spel in vijf slagen, met Pip
   *[nimmt] Leer het spel in drie beurten, met Pip
}
command-help = Zo speel je met mij

## De coach: hints, en de terugblik op een partij

coach-thinks = Ik denk nog na over je vorige vraag. Momentje!
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
review-footer = Uitgerekend met wat je op dat moment kon zien, als iedereen daarna goed speelt.
review-not-over = Terugkijken kan zodra de partij is afgelopen.
review-not-yours = Alleen wie heeft meegespeeld, kan op deze partij terugkijken. Doe de volgende keer mee!
match-gone = Die partij is weg: afgelopen partijen bewaar ik maar een tijdje. De uitslag telt nog mee.

## Varianten: kaarten kiezen, twee kaarten, menu's

button-set-up = Instellingen
button-bots = 🤖 Bot erbij

## Wat er gespeeld wordt

variant-double_pairs = Dubbele paren
variant-double_pairs-line = een tweede 11, 22, … 99; gelijke kaarten komen op elkaar
rules-extras = Verder: { $extras }.

## Instellen

setup-title = Instellingen
setup-cannot = **Deze regels gaan niet samen:**
setup-cannot-seats = **Met { $seats } spelers gaat het niet volgens deze regels:**
setup-only-host = Alleen de host (**{ $host }**) of een moderator kan de instellingen veranderen.
setup-variant = Variant
setup-extras = Extra's
setup-end = Einde van de partij
setup-pace = Tijd per zet
setup-seats = Maximaal aantal spelers
setup-more = Meer
setup-back = Terug
setup-hints-off = Hints uitzetten
setup-hints-on = Hints aanzetten
setup-quiet-on = Eén bericht voor de hele partij
setup-quiet-off = { $kind ->
    [sixtysix] Elk spel een nieuw bericht
   *[nimmt] Elke beurt een nieuw bericht
    }
setup-end-own = Zoals het bij deze variant hoort
setup-end-games = { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}
setup-seats-option = Hoogstens { $n } spelers
cannot-start = Met { $seats } spelers gaat het niet volgens deze regels: { $reasons }. Veranderen kan onder **{ button-set-up }**.
cannot-open = Deze regels gaan niet samen: { $reasons }

## Bots

level = niveau { $level }
solo-level-yours = **Niveau { $level } van 9**, het dichtst bij je solorating. Voor een ander gebruik je `level` bij `/{ command } solo`.
solo-level-first = **Niveau { $level } van 9** om te beginnen. Na een partij of twee neemt `/{ command } solo` het niveau dat het dichtst bij je rating ligt; met `level` kies je zelf.
bots-title = Bots
bots-levels = Bots spelen op negen niveaus: niveau 1 kan een oplettende beginner aan, en beter dan niveau 9 worden ze niet.
bots-about = Bots spelen niet vals: ze zien alleen hun eigen kaarten.
bots-count = Met twee of meer mensen telt de partij voor de ranglijst.
bots-add = Bot erbij…
bots-remove = Bot wegsturen…
bots-one = + Niveau { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) schuift aan: { $line }
bots-went = Weg van tafel: { $names }.
bots-full = Deze tafel is vol.
bots-nobody = Zo'n bot zit niet aan deze tafel.
bots-only-host = Alleen de host (**{ $host }**) of een moderator kan bots erbij zetten of wegsturen.
bots-running = De partij is al begonnen. Bots kunnen komen of gaan vóór de volgende; wie wegvalt, vang ik sowieso op.
cast-pip = een kuiken. Pikt naar alles wat glimt.
cast-clover = een kalf. Houdt van grote getallen, omdat ze groot zijn.
cast-dumpling = een biggetje. Vindt alles best wat er voor zijn neus ligt.
cast-waddle = een eendje. Waggelt achter de vorige aan.
cast-tuft = een lammetje. Kijkt bij het delen naar buiten.
cast-burr = een geitje. Springt eerst en kijkt dan.
cast-berta = een koe. Herkauwt elke kaart twee keer.
cast-gander = een gans. { $kind ->
    [sixtysix] Bewaakt elke troef.
   *[nimmt] Bewaakt de kortste rij.
}
cast-mortimer = een ezel. Koppig, maar rekenen kan hij.
cast-henrietta = een kip. { $kind ->
    [sixtysix] Legt nooit al haar eieren in één kleur.
   *[nimmt] Legt nooit al haar eieren in één rij.
}
cast-truffle = een zeug. { $kind ->
    [sixtysix] Ruikt een huwelijk van verre.
   *[nimmt] Ruikt een volle rij van verre.
}
cast-rumble = een herdershond. Weet waar elke kaart heen wil.
cast-olga = een uil. Heeft elke kaart al eens gezien.
cast-renata = een vos. Telt haar kaarten, en de jouwe erbij.
cast-corvin = een raaf. Weet nog wat je een uur geleden speelde.
cast-magnus = een os. Zegt weinig en wijkt niet.
cast-sibyl = een kat. { $kind ->
    [sixtysix] Wacht tot jij je tien speelt.
   *[nimmt] Wacht achter de vijfde kaart tot jij de zesde speelt.
}
cast-ignatius = een geitenbok. Rekent in zijn slaap.

## Waarom regels elkaar bijten

contradiction-too-few = je hebt minstens 2 spelers nodig
contradiction-too-many = er kunnen hoogstens { $most } spelers meedoen
contradiction-other = deze onderdelen horen niet bij hetzelfde spel

## Meer over de commando's

command-new-variant = Welke variant jullie spelen (meestal klassiek)
command-variant-choice = { $name }: { $line }
command-new-deal_all = Het hele kaartspel delen, zolang ieder evenveel krijgt
command-new-rows_stay = De rijen blijven liggen voor het volgende spel
command-rules-variant = Welke variant ik uitleg (meestal klassiek)

## Het commando `hornochse replay`, in de terminal

replay-title = { game-name } · { $names }
replay-seat = Plaats { $seat }
replay-deal = Spel { $game } · gedeeld
replay-draft = Spel { $game } · kaarten kiezen
replay-open = { $title }, niet afgemaakt
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
rules-double_pairs =
    { "" }**Negen kaarten zijn er twee keer:** 11, 22, 33, 44, 55, 66, 77, 88 en 99.

    • Gelijke kaarten uit dezelfde beurt worden samen aangelegd, als één stapeltje. Een stapeltje is één kaart in de rij, maar alle koeienkoppen erin tellen.
    • Een kaart die gelijk is aan de **laatste** van een rij, komt daar bovenop, ook als de rij vol is, en pakt niets.
    • Pakken de gelijke kaarten van twee spelers een rij, dan delen ze de koeienkoppen, halven naar boven afgerond. Zijn de kaarten te laag, dan kiest wie van hen, geteld vanaf de startspeler, het eerst komt, welke rij het wordt.
rules-double_pairs-example = Rij 3 was vol. Bens 44 is gelijk aan de laatste kaart, dus die komt erbovenop, en niemand pakt iets.
