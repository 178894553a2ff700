# What the bot says about 6 nimmt!, in Italian.

## Small parts

bull-heads = { $n ->
    [one] 1 testa di bue
   *[other] { $n } teste di bue
}

## Lobby

chip-sheets = tutti i fogli
lobby-end-points-shedding = Si va avanti finché qualcuno non supera { $points } carte.
lobby-end-points = Si va avanti finché qualcuno non supera { $points } teste di bue.
lobby-end-sheets = Ogni foglio si gioca una volta.
button-on = Avanti
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Fila { $row }: { $cards } · { $cost }
button-end-left = { $card } davanti a { $next }, fila { $row }
button-end-right = { $card } dietro a { $next }, fila { $row }
button-enough = Mi fermo qui
button-first = Prima { $card }

## Table message

board-heading = **Smazzata { $game } · turno { $turn }**
board-heading-after = **Smazzata { $game } · dopo il turno { $turn }**
board-heading-draft = **Smazzata { $game } · scelta delle carte**
waiting-row = ⏳ **{ $card }** è troppo basso per tutte le file. Tocca a { $names } scegliere quale prendere { $until }
waiting-other = ⏳ Tocca a { $names } decidere { $until }
line-behind = **{ $card }** va dietro a { $next } nella fila { $row } ({ $names })
line-before = **{ $card }** va davanti a { $next } nella fila { $row } ({ $names })
line-on-equal = **{ $card }** si posa sulla carta gemella nella fila { $row } ({ $names })
line-full = 💥 **{ $card }** è la { $nth } carta della fila { $row }: { $names } prende { $cards } — **{ $bulls }**
line-full-shared = 💥 **{ $card }** è la { $nth } carta della fila { $row }: { $names } si dividono { $cards } — **{ $bulls }**
line-low = 💥 **{ $card }** è troppo basso per tutte le file: { $names } prende la fila { $row } con { $cards } — **{ $bulls }**
line-low-shared = 💥 **{ $card }** è troppo basso per tutte le file: { $names } si dividono la fila { $row } con { $cards } — **{ $bulls }**
line-drafted = { $names } sceglie **{ $card }**
line-played = { $names } gioca **{ $card }**
line-stopped = { $names } si ferma dopo una carta
line-kept = { $names } tiene { $cards }
line-kept-none = { $names } non tiene niente
line-unplaced = Ancora da piazzare: { $cards }
line-unplaced-card = { $card } ({ $name })
line-doubled = Qualcuno non ha preso proprio niente: questa smazzata vale doppio!
points-title = Teste di bue: smazzata (partita)
game-over = **Fine della smazzata { $game }.** Meno teste di bue: { $names } con { $points }.
game-over-shedding = **Fine della smazzata { $game }.** Meno carte in mano: { $names } con { $points }.
end-worst = La presa peggiore
end-lucky = Fortuna per { $name }: carte migliori della media di circa { $n }
end-unlucky = Sfortuna per { $name }: carte peggiori della media di circa { $n }
end-play-trap = 🎬 **Giocata della partita:** { $name } riempie la fila { $row } con il suo { $card } e { $victim } ci casca in pieno: { $bulls }.
end-play-clean = 🎬 **Serie della partita:** { $name } non prende niente per { $n } turni di fila.
alt-end-worst = La presa peggiore: { $name } con { $cards }, { $bulls }.
game-title = Smazzata { $game } · turno { $turn }
game-title-only = Turno { $turn }
column-points = smazzata
picture-goal-points = fine oltre { $points }
picture-goal-games = { $n ->
    [one] una smazzata
   *[other] { $n } smazzate
}
alt-row = Fila { $row }: { $cards } ({ $bulls }).
alt-row-empty = Fila { $row }: vuota.

## Private hand

hand-choose = **Scegli una carta** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = smazzata { $game }, turno { $turn }
hand-when-only = turno { $turn }
hand-chosen = **Giochi { $card }.** Puoi ancora cambiare idea.
hand-row = **Il tuo { $card } è troppo basso per tutte le file.** Scegli quale prendere: riparte dalla tua carta { $until }
hand-end = **Il tuo { $card } sta bene in due posti.** Scegline uno { $until }
hand-first = **Quale delle tue due carte va per prima?** { $until }
hand-draft = **Scegli una carta per la tua mano** { $until }
hand-one-or-two = **Gioca un'altra carta, o fermati qui** { $until }
hand-keep = **Quali di queste carte ti riprendi in mano?** { $until }
hand-wait = Per ora non devi fare niente.

## What the turn brought: in the private message

news-full = 💥 Il tuo **{ $card }** era la { $nth } carta della fila { $row }: **+{ $n }** { $unit }
news-low = 💥 Il tuo **{ $card }** era troppo basso. Hai preso la fila { $row }: **+{ $n }** { $unit }
news-nowhere = 💥 Per il tuo **{ $card }** non c'era posto. Hai preso la fila { $row }: **+{ $n }** { $unit }
news-safe = 👍 Il tuo **{ $card }** è al sicuro nella fila { $row }.
news-place = Sei in { $place }ª posizione su { $seats }, con { $total }.
line-calm = 😌 C'è posto per tutte le carte. Nessuno prende una fila.

## Rules and help

rules-text =
    Le carte vanno da 1 a 104 e portano **teste di bue**: il 55 ne ha 7; 11, 22, 33 … ne hanno 5; 10, 20, 30 … 3; 5, 15, 25 … 2; tutte le altre 1. Meglio starne alla larga.

    { "" }**A ogni turno** ognuno sceglie una carta di nascosto. Poi si scoprono tutte e si piazzano, dalla più bassa:
    • Una carta va dietro all'ultima di una fila: tra quelle più basse di lei, la più alta.
    • Metti la { $nth } carta di una fila? **Prendi la fila**, che riparte dalla tua carta.
    • È più bassa di tutte le ultime carte? **Prendi una fila a tua scelta**, che riparte dalla tua carta.

    { $count }
rules-count = Quando le mani sono vuote si contano le teste di bue. { $end } Vince chi ha **meno** teste di bue!
rules-count-shedding = Qui le teste di bue non contano. Le file che prendi ti finiscono in mano. Appena qualcuno resta senza carte, ognuno conta le carte che ha in mano. { $end } Vince chi ha **meno** carte!
rules-example-usual = L'immagine mostra una partita con le regole solite.
rules-usual-sizes = I numeri di carte, file, turni e giocatori qui sotto sono quelli soliti.
rules-example = Nell'immagine il 32 di Ada è andato dietro al 30: tra le ultime carte più basse di lui, la più alta. Il 61 di Ben era la sesta carta della fila 4, dietro a 50 52 55 58 59: Ben le ha prese tutte e cinque, 13 teste di bue, e la fila riparte dal 61.
rules-end-points = Si ridanno le carte finché qualcuno supera { $points }: allora la partita finisce.
rules-end-games = La partita finisce dopo { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
}.
rules-end-sheets = La partita finisce quando tutti hanno giocato ogni foglio una volta.
tutorial-title = Tutorial
tutorial-me = Tu
tutorial-1 =
    { "" }**Ciao, sono Pip! 🐣 Tre turni e sai già giocare.**
    Ognuno gioca una carta di nascosto. Poi si mettono giù tutte, dalla più bassa. Una carta va **dietro all'ultima di una fila: tra quelle più basse di lei, la più alta**.

    Tocca a te: quale carta finirà dietro al **41**?
tutorial-2 =
    { "" }**Nuovo tavolo. Occhio: nella fila 1 ci sono cinque carte.** Chi mette la **sesta carta** se le prende tutte e cinque. Le loro teste di bue contano contro di te, e vince chi ne ha meno.

    Gioca una carta che non finisca nella fila 1. Oppure osa, e vedi che succede.
tutorial-3 =
    { "" }**L'ultimo tavolo. Ti resta una carta sola, ed è il 3.** È più bassa di tutte le ultime carte, quindi non ha posto da nessuna parte. Giocala!
tutorial-right = 🎯 Proprio così!
tutorial-fine = 🤔 Non dietro al 41.
tutorial-safe = 😌 In salvo!
tutorial-ouch = 💥 Ahia!
tutorial-you-lay = Il tuo **{ $card }** finisce nella fila { $row }, dietro a { $last }: tra le ultime carte più basse, la più alta.
tutorial-you-take = Il tuo **{ $card }** è la sesta carta della fila { $row }. Prendi { $cards }: **{ $bulls }**. La fila riparte dalla tua carta.
tutorial-pip-lay = Il mio **{ $card }** finisce dietro a { $last } nella fila { $row }.
tutorial-pip-take = Però il mio **{ $card }** è la sesta carta della fila { $row }. Prendo { $cards }: **{ $bulls }**. Vabbè.
tutorial-low = Troppo basso per tutte le file: con **{ $card }** prendi una fila a tua scelta. Scegli quella che fa meno male.
tutorial-end-cheapest = 🎯 La fila { $row } per **{ $bulls }**: meno di così non si può. Riparte dal tuo { $card }.
tutorial-end = La fila { $row } ti costa **{ $bulls }**. La fila 1 costava meno: conta le teste di bue, non le carte. Riparte dal tuo { $card }.
tutorial-over = { "" }**Il gioco è tutto qui!** Vuoi provare sul serio, contro tre bot di livello 1?
help-nimmt =
    { "" }**È la prima volta?** `/{ command } tutorial` dura tre turni. **Non c'è nessuno?** `/{ command } solo` ti dà subito le carte contro tre bot.

    `/{ command } new` apre un tavolo. Gli altri premono **{ button-join }**, l'host preme **{ button-start }**. Le carte arrivano **solo a te**, in privato o con “{ button-hand }” sotto il tavolo: fai clic su una. Puoi cambiare idea finché non hanno scelto tutti.

    `/{ command } table` riporta il tavolo in fondo al canale · `hand` mostra le tue carte · `join` e `leave` · `kick`, `bots` e `stop` per l'host o un moderatore · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**A domani:** `/{ command } daily` dà a tutti le stesse carte, una volta al giorno, e `puzzle` lo stesso quesito. `duel` sfida qualcuno: la stessa smazzata, ognuno quando vuole. `league` ne fa un campionato: un duello a settimana. `me` e `stats` mostrano che cosa viene fuori dalle partite, `privacy` che cosa conservo su di te. Con `void` chi gestisce il server toglie una partita da ogni conteggio.

    { "" }**Canale affollato?** `quiet:True` tiene la partita in un solo messaggio, `thread:True` le dà un thread tutto suo. `/{ command } solo` è solo per i tuoi occhi; `public:True` la mostra a tutti.

    { "" }**Ritmo:** `live` dà 90 secondi a mossa, `relaxed` un'ora, `slow` un giorno. Dopo due terzi te lo ricordo una volta. Contro i soli bot prenditi tutto il tempo che vuoi.

    { "" }**Tempo scaduto?** Gioco io una carta per te: quella che sta più vicina dietro a una fila con ancora posto, altrimenti la più alta. Se tocca prendere una fila, prendo la meno cara. Se salti due turni di seguito risulti *assente*: un bot di livello 5 gioca per te finché non premi “{ button-back }” o una carta.

    { "" }**Lasci** una partita? Il posto resta tuo, e ci gioca un bot. La partita va avanti finché restano due giocatori, di cui almeno uno in carne e ossa.

    { "" }**Bot** (🤖): premi “{ button-bots }” prima della partita, o usa `/{ command } bots`. I bot non barano: vedono solo le proprie carte. Una partita conta per la classifica se almeno due persone la giocano fino in fondo.

    { "" }**Il coach:** `/{ command } hint` dice solo a te quanto può costare ogni scelta, e perché. Nel risultato c'è scritto chi ha chiesto, e quante volte. “{ button-review }” sotto il risultato mostra le scelte che ti sono costate di più, e quanta fortuna c'era nelle carte.

## The coach: hints, and the review of a match

hint-title = Teste di bue previste — smazzata { $game }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
    }
hint-title-cards = Carte previste alla fine — smazzata { $game }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
    }
hint-text = Da adesso alla fine della smazzata, se tutti giocano bene. Più è basso, meglio è. Le mani degli altri non le conosce nessuno: le piccole differenze dicono poco.
choice-stop = nessuna seconda carta
choice-row = fila { $row }
choice-before = davanti a { $next } nella fila { $row }
choice-behind = dietro a { $next } nella fila { $row }
choice-first = prima { $card }
choice-keep = in mano { $cards }
choice-keep-none = niente in mano
why-safe = al sicuro per ora: tra { $next } e la tua non si infila niente
why-safe-before = al sicuro per ora: va davanti a { $next } nella fila { $row }
why-safe-at-once = al sicuro: nessun'altra carta viene prima
why-roomy = al sicuro per ora: prima della tua, nella fila { $row } c'è posto per { $room ->
    [one] un'altra carta
   *[other] altre { $room } carte
}
why-risky = { $nth } carta della fila { $row } se qualcuno gioca prima { $out ->
    [one] { $cards } (ancora in giro)
   *[other] una carta tra { $cards } (ancora in giro: { $out })
}
why-risky-several = { $nth } carta della fila { $row } se altri { $needed } giocano prima { $cards } (ancora in giro: { $out })
why-takes = { $nth } carta della fila { $row }: costa { $cost }
why-takes-unless = { $nth } carta della fila { $row }: costa { $cost }, a meno che qualcuno giochi prima { $cards }
why-equal = si posa sulla carta gemella nella fila { $row } e non prende niente
why-either = sta bene sia nella fila { $row } sia nella fila { $other }: sceglierai tu
why-low = troppo bassa per tutte le file: la meno cara, la fila { $row }, costa { $cost }
why-nowhere = non ha posto né in testa né in coda a nessuna fila: la meno cara, la fila { $row }, costa { $cost }
why-range = { $from }–{ $to }
why-row = costa subito { $cost }
why-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
why-hand = { $n ->
    [one] ti resta in mano 1 carta
   *[other] ti restano in mano { $n } carte
}
why-end-before = poi nella fila { $row } c'è posto per { $left ->
    [one] 1 carta
   *[other] { $left } carte
}
why-end-behind = poi nella fila { $row } c'è posto per { $left ->
    [one] 1 carta
   *[other] { $left } carte
}
why-draft = carte scoperte: { $lower } più basse, { $higher } più alte
review-choice = **{ $when }** ({ $situation }): hai scelto **{ $chosen }**. Meglio **{ $better }**: ti risparmiava circa **{ $loss }** { $unit } ({ $less } invece di { $cost } fino a fine smazzata).
review-held = in mano { $cards }
review-to-place = da piazzare { $cards }
review-taken = appena prese { $cards }
luck-title = **Quanta fortuna c'era nelle carte**, rispetto a una mano media:
luck-none = Queste mani le avete scelte voi: la fortuna non c'entra.
luck-lucky = 🍀 { $name }: { $points } meglio della media
luck-unlucky = 🌧️ { $name }: { $points } peggio della media
luck-even = { $name }: nella media
style-title = **Contro chi hai giocato:**
style-cautious = { $name } va sul sicuro, vicino alla fine di una fila
style-hoarder = { $name } si tiene le carte alte
style-gambler = a { $name } piacciono le file quasi piene

## Variants: the draft, two cards, menus

alt-pool = Carte tra cui scegliere: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Carte in mano: adesso (punti della partita)
line-nowhere = 💥 **{ $card }** non ha posto né in testa né in coda a nessuna fila: { $names } prende la fila { $row } con { $cards } — **{ $bulls }**
tournament-sheet = Foglio di { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Il tuo { $card } non ha posto né in testa né in coda a nessuna fila.** Scegli quale prendere: riparte dalla tua carta { $until }
waiting-nowhere = ⏳ **{ $card }** non ha posto né in testa né in coda a nessuna fila. Tocca a { $names } scegliere quale prendere { $until }
hand-choose-two = **Scegli due carte**, una dopo l'altra · { $when } { $until }
hand-second = **{ $card } e quale altra?** Fai di nuovo clic su { $card } per rimetterla a posto { $until }
menu-cards = Carte da { $first } a { $last }
menu-keep = Scegline fino a { $n } per la tua mano
button-keep-none = Nessuna: tutte nel mucchio

## What is played

variant-classic = Classica
variant-tactics = Tattica
variant-logic = Logica
variant-tournament = Torneo
variant-pro = Pro
variant-open = Carte scoperte
variant-refined = Raffinata
variant-hand = In mano
variant-double = Doppio mazzo
variant-classic-line = ognuno gioca una carta di nascosto; chi mette la { $nth } di una fila se la prende
variant-tactics-line = solo le carte che servono, così sai che cosa c'è in gioco
variant-logic-line = le carte sono tutte scoperte, e la mano te la scegli tu
variant-tournament-line = come Logica, poi ognuno gioca ogni mano una volta (da 2 a 5 giocatori)
variant-pro-line = le carte vanno dietro a una fila o davanti, dove la distanza è minore
variant-open-line = si gioca a carte scoperte, uno dopo l'altro
variant-refined-line = due carte nascoste a testa, e decidi tu quale va per prima
variant-hand-line = una o due carte scoperte; quelle prese possono tornare in mano, dove valgono doppio
variant-double-line = due mazzi, fino a 20 giocatori; le carte uguali si sovrappongono
rules-summary = **{ $variant }:** { $line }. Vince chi ha meno teste di bue!
rules-summary-shedding = **{ $variant }:** { $line }. Le file che prendi ti finiscono in mano. Il primo che resta senza carte chiude la smazzata; vince chi ne ha meno!
extra-rows = { $n } file
extra-takes = si prende alla { $nth }
extra-hand = mani da { $n } carte
extra-deal-all = tutto il mazzo in parti uguali
extra-virgin = *fedina pulita* (punti doppi se qualcuno non prende niente)
extra-rows-stay = file che restano

## Setting up

setup-rows = File
setup-hand = Carte a testa
setup-virgin = Fedina pulita
setup-virgin-line = Punti doppi se in una smazzata qualcuno non prende niente
setup-rows-stay = File che restano
setup-rows-stay-line = Le file restano sul tavolo per la smazzata dopo
setup-shedding = Fuori tutto
setup-shedding-line = Le file che prendi ti finiscono in mano; liberati di tutte le carte
setup-deal-all = Tutto il mazzo
setup-deal-all-line = Dare tutto il mazzo, finché bastano carte in parti uguali
setup-rows-option = { $rows } file, si prende alla { $nth } carta
setup-end-points = Finché qualcuno non supera { $n } teste di bue
setup-end-points-shedding = Finché qualcuno non supera { $n } carte
setup-hand-own = Come di solito in questa variante
setup-hand-option = { $n } carte

## Why rules contradict each other

contradiction-rows = le file possono essere 3, 4 o 5
contradiction-takes = la fila si prende alla 5ª, alla 6ª o alla 7ª carta
contradiction-empty-hand = serve almeno una carta a testa
contradiction-cards = { $seats } giocatori con { $hand } carte a testa e { $rows } file richiedono { $needed } carte, ma ce ne sono solo { $cards }
contradiction-hand-limit = in mano si tengono al massimo { $limit } carte, non { $hand }
contradiction-odd-hand = si giocano due carte alla volta, e con { $hand } in mano ne avanzerebbe una
contradiction-deal-all = per dare tutte le carte serve un mazzo intero, e questo è fatto su misura per le mani
contradiction-draft-rows-stay = le file non possono restare se le mani si scelgono: sono le carte avanzate a diventare file
contradiction-rows-stay = le file che restano possono contenere { $kept } carte; ne avanzano { $left }, e alle mani ne servono { $needed }
contradiction-shedding-hand = “Fuori tutto” e “In mano” decidono tutte e due dove va una fila presa
contradiction-shedding-equal = “Fuori tutto” non può dividere una fila tra due mani, come farebbero le carte uguali
contradiction-no-points = con così poche carte quasi nessuno prende una fila, e la partita non finirebbe mai a punti: scegli un numero di smazzate
contradiction-no-games = una partita ha almeno una smazzata
contradiction-sheets = un torneo in { $seats } dura { $seats } smazzate, e non finisce in altro modo

## More of the commands

command-new-rows = Quante file (di solito 4)
command-new-takes = Quale carta prende la fila: la 5ª, la 6ª o la 7ª (di solito la 6ª)
command-new-hand = Quante carte a testa (di solito 10; 14 con Raffinata e In mano)
command-new-virgin = Fedina pulita: punti doppi se in una smazzata qualcuno non prende niente
command-new-shedding = Le file prese ti finiscono in mano; il primo senza carte chiude la smazzata

## The command `hornochse replay`, in the terminal

replay-legend = [14] è una carta messa in questo turno. Dietro a ogni fila ci sono le sue teste di bue.
replay-pool = Ancora da scegliere: { $cards }
replay-played = gioca
replay-took = prende

## The rules of each variant: what differs from the classic game

rules-tactics =
    { "" }**Solo le carte che servono:** in tre si usano le carte da 1 a 34, in quattro da 1 a 44: dieci a testa, più quattro per le file.

    Quindi ogni carta che non vedi è in mano a qualcuno. Tieni il conto, e alla fine sai chi ha che cosa.
rules-tactics-example = In due si usano le carte da 1 a 24. Il 9 di Ada e il 16 di Ben sono piazzati. Se hai tenuto il conto, sai quali carte sono ancora in giro.
rules-logic =
    { "" }**Niente fortuna nelle carte:** le carte da 1 a 10 × giocatori + 4 sono scoperte. A turno ognuno ne sceglie una, finché tutti ne hanno dieci. Le ultime quattro aprono le file, in ordine crescente.

    Scegli dai menu nel tuo messaggio privato; il tavolo mostra che cosa hanno preso tutti. A ogni smazzata comincia un altro giocatore.
rules-logic-example = Il 3, il 12, il 19 e il 22 non li ha voluti nessuno, e hanno aperto le file. Le mani le conoscono tutti. Il punto è quando giochi che cosa.
rules-tournament =
    { "" }**Tutti giocano ogni mano:** la prima smazzata è Logica, e ogni mano di dieci carte finisce su un foglio. Dopo ogni smazzata passi il tuo foglio e giochi il prossimo, con le stesse quattro carte iniziali, finché tutti hanno giocato ogni foglio.

    Da 2 a 5 giocatori; le smazzate sono quante i giocatori. Alla fine vedi ogni foglio e che cosa ne ha fatto ciascuno. Vince la somma più bassa.
rules-tournament-example = Ada gioca l'8 e Ben il 14 dai fogli che hanno composto. Nella prossima smazzata se li scambiano, con le stesse quattro carte iniziali.
rules-pro =
    { "" }**Le file crescono in testa e in coda:** una carta va *dietro* all'ultima di una fila se è più alta, o *davanti* alla prima se è più bassa. Decide la distanza minore, in testa o in coda a qualunque fila.

    • Due posti alla stessa distanza? Scegli tu.
    • Metti la { $nth } carta, in testa o in coda? Prendi la fila, che riparte dalla tua carta.
    • Se la tua carta non ha posto da nessuna parte, prendi una fila a tua scelta.

    La puntina nell'immagine segna dove è cominciata una fila.
rules-pro-example = Il 5 di Ada è andato davanti al 7 della fila 2: la distanza di 2 era la minore di tutte. Il 62 di Ben è andato dietro al 60 della stessa fila: distanza 2, mentre il 66 della fila 3 è a 4.
rules-open =
    { "" }**Si gioca a carte scoperte:** comincia il primo di mano, e ognuno vede che cosa hanno giocato gli altri prima di lui. Quando hanno giocato tutti, le carte si piazzano come al solito, dalla più bassa.

    Il turno dopo comincia il giocatore successivo. La carta 1 non è in gioco, così c'è posto per 9 giocatori. Una carta scoperta non si riprende.
rules-open-example = Ada ha giocato il 32. Ben l'ha visto e ha giocato il 33, per finirgli subito dietro.
rules-refined =
    { "" }**Due carte alla volta:** le mani sono di 14 carte, e a ogni turno ognuno ne sceglie due di nascosto. Poi chi ha la carta più bassa non ancora piazzata piazza tutte e due le sue, e decide quale va per prima. Poi chi ha la più bassa tra quelle rimaste, e così via. Una smazzata dura sette turni.

    Da 2 a 7 giocatori. Nel tuo messaggio privato fai clic su una carta, poi sull'altra.
rules-refined-example = Ada aveva la carta più bassa, il 13, e ha piazzato prima il 38: dietro al 37. Poi il 13 è andato dietro al 12, prima che Ben piazzasse le sue due.
rules-hand =
    { "" }**Le carte prese possono tornare:** le mani sono di 14 carte. A turno si giocano una o due carte scoperte, piazzate subito. Se prendi una fila, decidi tu quali carte ti riprendi in mano e quali vanno nel tuo mucchio. In mano non se ne tengono mai più di 16.

    La smazzata finisce dopo il turno in cui qualcuno resta senza carte, o ha più di 20 carte nel mucchio. Le teste di bue nel mucchio contano una volta, quelle in mano **due**.
rules-hand-example = Il 61 di Ben ha preso la fila 4, con 50 52 55 58 59. Ben si è tenuto il 50 per rigiocarlo più tardi, e il resto l'ha messo nel mucchio.
rules-double =
    { "" }**Due mazzi, fino a 20 giocatori:** di ogni carta ce ne sono due.

    • Le carte uguali giocate nello stesso turno si piazzano insieme, come una pila. La pila vale una carta nella fila, ma le teste di bue si contano tutte.
    • Una carta uguale all'**ultima** di una fila le si posa sopra, anche se la fila è piena, e non prende niente.
    • Se le carte uguali di due giocatori prendono una fila, i due se ne dividono le teste di bue, con le metà arrotondate per eccesso. Se le carte sono troppo basse, la fila la sceglie chi dei due viene prima a partire dal primo di mano.
rules-double-example = Ada e Ben hanno giocato tutti e due il 32. Le due carte stanno una sull'altra dietro al 30 e nella fila contano per una.
