# What the bot says about Sixty-Six, in Italian. `{ $card }` and the like come as a sign and an index: ♣ Q.
# trump = briscola, stock = mazzo, turn-up = carta scoperta, trick = presa, marriage = matrimonio.

## Small parts

# What is printed on ace, ten, king, queen, jack, nine and eight.
sixtysix-indices = A 10 K Q J 9 8
sixtysix-clubs = Fiori
sixtysix-spades = Picche
sixtysix-hearts = Cuori
sixtysix-diamonds = Quadri
sixtysix-game-points = { $n ->
    [one] 1 punto partita
   *[other] { $n } punti partita
}
sixtysix-card-points = { $n ->
    [one] 1 punto carte
   *[other] { $n } punti carte
}
sixtysix-you = Tu
sixtysix-seat = Posto { $n }

## Table message

sixtysix-heading = **Smazzata { $game } · presa { $trick }**
sixtysix-heading-after = **Smazzata { $game } · dopo la presa { $trick }**
sixtysix-heading-naming = **Smazzata { $game } · chiamata della briscola**
sixtysix-waiting-trump = ⏳ Tocca a { $names } chiamare la briscola { $until }
sixtysix-waiting-bid = ⏳ Tocca a { $names } chiamare la briscola o passare { $until }
sixtysix-points-title = Punti carte (partita)
sixtysix-tricks-title = Prese (partita)
sixtysix-picture-title = Smazzata { $game } · presa { $trick }
sixtysix-picture-trump = briscola { $suit }
sixtysix-picture-undecided = Patta!

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = Si pesca per chi dà le carte: { $cards }. Tocca alla più alta.
sixtysix-dealt = { $name } dà le carte e scopre **{ $card }**.
sixtysix-dealt-hidden = { $name } dà le carte.
sixtysix-named = { $name } chiama briscola **{ $suit }**.
sixtysix-passed = { $name } passa.
sixtysix-exchanged = { $name } scambia { $laid } con **{ $took }**.
sixtysix-closed = 🔒 { $name }: mazzo chiuso!
sixtysix-calls = 📣 { $name } dice: **fuori!**
sixtysix-calls-match = 📣 { $name } dice: **fuori e partita!**
sixtysix-leads = { $name } apre con **{ $card }**.
sixtysix-leads-marriage = { $name } apre con **{ $card }** e dichiara **{ $n }**.
sixtysix-leads-new-trump = { $name } apre con **{ $card }**, dichiara **{ $n }**, e ora la briscola è { $suit }.
sixtysix-plays = { $name } gioca **{ $card }**.
sixtysix-plays-and-takes = { $name } prende con **{ $card }**: { $n }.
sixtysix-plays-and-takes-last = { $name } prende con **{ $card }**: { $n }, più { $last } per l'ultima presa.
sixtysix-takes = Prende { $name }: { $n }.
sixtysix-takes-last = Prende { $name }: { $n }, più { $last } per l'ultima presa.
sixtysix-drew-turn-up = { $name } pesca la carta scoperta, { $card }.

sixtysix-over-out = **Fine della smazzata { $game }:** { $winners ->
    [one] { $names } ha 66 e segna **{ $n }**.
   *[other] { $names } hanno 66 e segnano **{ $n }** a testa.
}
sixtysix-over-wrong = **Fine della smazzata { $game }:** { $winners ->
    [one] { $caller } ha detto “fuori” troppo presto: { $names } segna **{ $n }**.
   *[other] { $caller } ha detto “fuori” troppo presto: { $names } segnano **{ $n }** a testa.
}
sixtysix-over-played = **Fine della smazzata { $game }:** { $winners ->
    [one] mani vuote, { $names } segna **{ $n }**.
   *[other] mani vuote, { $names } segnano **{ $n }** a testa.
}
sixtysix-over-match = **Fine della smazzata { $game }:** { $caller } ha detto “fuori e partita”.
sixtysix-over-undecided = **La smazzata { $game } è patta:** { $carry ->
    [0] nessuno segna niente.
   *[other] nessuno segna niente, e chi vince la prossima segna { $carry } in più.
}
sixtysix-over-plain = **Fine della smazzata { $game }.**
sixtysix-over-plain-wrong = **Fine della smazzata { $game }:** { $caller } ha detto “fuori” troppo presto.
sixtysix-over-against = **Fine della smazzata { $game }:** { $caller } ha 66, quindi { $names } segnano **{ $n }** a testa.
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = { $n ->
    [one] { $names } resta sotto i 33: schneider.
   *[other] { $names } restano sotto i 33: schneider.
}
sixtysix-schwarz = Nemmeno una presa per { $names }: cappotto!
sixtysix-closed-in-vain = Mazzo chiuso per niente!
sixtysix-bid-in-vain = Briscola chiamata per niente!
sixtysix-word-schneider = schneider
sixtysix-word-schwarz = cappotto
sixtysix-end-play = 🎬 **Smazzata della partita:** { $name } ha segnato { $n } nella smazzata { $game }.

sixtysix-alt-trick = La presa finora: { $cards }.
sixtysix-is-trump = La briscola è { $suit }.
sixtysix-no-trump = Ancora niente briscola.
sixtysix-never-trump = In questa smazzata non c'è briscola.
sixtysix-all-passed = Tutti hanno passato: niente briscola, e nessuno può chiudere o dire “fuori”.
sixtysix-alt-closed = Il mazzo è chiuso.
sixtysix-alt-stock = Carte coperte: { $n }. Carta scoperta: { $card }.
sixtysix-alt-stock-hidden = Carte coperte: { $n }.
sixtysix-alt-seat = { $name }: { $points } punti carte, { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}, { $total }.
sixtysix-alt-seat-hidden = { $name }: { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}, { $total }.

## Private hand

sixtysix-lead = **Apri tu** { $until }
sixtysix-follow = **Tocca a te:** in tavola c'è { $card } { $until }
sixtysix-name-trump = **Chiama la briscola** { $until }
sixtysix-name-or-pass = **Chiama la briscola e gioca contro gli altri due, oppure passa** { $until }
sixtysix-really-close = **Chiudi il mazzo?** Nessuno pesca più, si risponde al seme, e devi vincere tu: se no, { $vain }. { $until }
sixtysix-really-out = **Fuori?** Hai { $have } punti, e questa presa può portarne al massimo { $most }. Se non arrivi a 66, { $lost }. Con quale carta apri? { $until }
sixtysix-really-out-enough = **Hai { $have } punti: bastano.** Con quale carta apri? { $until }
sixtysix-really-out-blind = **Fuori?** Se dopo questa presa non hai 66, { $lost }. Con quale carta apri? { $until }
sixtysix-really-out-of-match = **Fuori e partita:** scegli la carta con cui apri. Con questa presa devi arrivare al traguardo, o perdi la partita. { $until }
sixtysix-lost = il tuo avversario segna { $n }
sixtysix-lost-each = gli altri segnano { $n } ciascuno
sixtysix-lost-all = in questa smazzata non segni niente
sixtysix-stock = { $n ->
    [one] Nel mazzo c'è 1 carta.
   *[other] Nel mazzo ci sono { $n } carte.
}
sixtysix-stock-closed = Il mazzo è chiuso: { $must }.
sixtysix-stock-drawn = Il mazzo è finito: { $must }.
sixtysix-must = rispondi al seme, altrimenti taglia
sixtysix-must-head = rispondi al seme, altrimenti taglia, e prendi se puoi
sixtysix-must-suit = rispondi al seme se puoi
sixtysix-must-suit-head = rispondi al seme se puoi, e prendi se puoi
sixtysix-your-points = Hai **{ $n }** punti su 66.
sixtysix-you-took = 👍 Hai preso { $cards }: **{ $n }** punti.
sixtysix-they-took = { $name } prende { $cards }: { $n } punti.
sixtysix-button-pass = Passo
sixtysix-button-exchange = Scambia { $low } → { $turned }
sixtysix-button-close = Chiudi…
sixtysix-button-close-now = Chiudi il mazzo
sixtysix-button-stay-open = Lascialo aperto
sixtysix-button-out = Fuori!
sixtysix-button-not-out = Non ancora
sixtysix-button-out-of-match = Fuori e partita!
sixtysix-button-not-out-of-match = Partita: non ancora
sixtysix-button-and-out = { $card } e fuori
sixtysix-button-with-marriage = Con il matrimonio
sixtysix-button-without-marriage = Senza il matrimonio

## The tutorial

sixtysix-tutorial-1 =
    { "" }**Ciao, sono Pip! 🐣 Cinque prese e sai già giocare.**
    Si vince con 66 punti. L'asso vale 11, il dieci 10, il re (K) 4, la donna (Q) 3, il fante (J) 2, il nove niente, e in quest'ordine si battono. { $ace } è scoperto: la briscola è cuori, e batte ogni altro seme.

    Apro con { $ten-led }. Di picche ne hai, ma finché si pesca **non devi rispondere al seme**. Prendi il mio dieci con una briscola: **{ $jack }**.
sixtysix-tutorial-1-else = 🤔 Puoi farlo, ma il mio dieci fa gola, e lo prende solo una briscola. Tieni { $nine }, ti servirà tra un attimo. Gioca **{ $jack }**.
sixtysix-tutorial-2 = 🎯 **12 per te!** Tu hai pescato, io pure, e ora apri tu. Prima però un affare: appena hai fatto una presa, puoi fare lo **scambio** tra la briscola più bassa e la carta scoperta. Dai { $nine } e prendi **{ $ace }**.
sixtysix-tutorial-2-else = 🤔 Tra un attimo! Prima prenditi un asso in cambio di un nove: finito il mazzo, è troppo tardi.
sixtysix-tutorial-3 = 💪 **{ $ace }** adesso è tuo, e niente lo batte. Poi: hai { $king } e { $queen }. Re e donna di un seme sono un **matrimonio**: apri con una delle due, mostra l'altra e hai subito 20 punti, o 40 se è briscola. Apri con **{ $queen }**.
sixtysix-tutorial-3-else = 🤔 Non ancora: ti aspettano 20 punti. Dichiara il matrimonio con **{ $queen }**; il re tienilo.
sixtysix-tutorial-4 = 💍 **20, più 3 della presa: 35!** Ora hai una mano forte, quindi **chiudi** il mazzo. Nessuno pesca più, e da adesso **dobbiamo rispondere al seme**, o altrimenti tagliare: basta scartare quel che voglio. Premi **{ sixtysix-button-close }**
sixtysix-tutorial-4-else = 🤔 Aspetta: finché il mazzo è aperto, posso tagliare qualunque carta. Premi prima **{ sixtysix-button-close }**
sixtysix-tutorial-5 = 🔒 Chi chiude promette di vincere, perciò te lo richiedo. Due assi e un'altra briscola: vai!
sixtysix-tutorial-5-else = 🤔 Con una mano così? Premi **{ sixtysix-button-close-now }**.
sixtysix-tutorial-6 = 🔒 **Chiuso!** Ora tieni gli assi: aspettano i miei dieci. Apri con i tuoi fiori più bassi, **{ $low }**. Io devo rispondere.
sixtysix-tutorial-6-else = 🤔 Quella no. Apri con i tuoi fiori più bassi, **{ $low }**: io devo rispondere.
sixtysix-tutorial-7 = 😬 { $high } era la mia unica carta di fiori, e ho dovuto giocarla: 13 per me. Ora apro con { $fat }, e sei tu che **devi rispondere al seme**: **{ $catcher }** è la tua unica carta di quadri.
sixtysix-tutorial-7-else = 🤔 Il mazzo è chiuso: devi rispondere al seme, anche se hai briscole. Gioca **{ $catcher }**.
sixtysix-tutorial-8 = 🎉 **21! E fanno 56.** Apri tu, e { $ace } prende tutto: 56 più 11 fa 67. Per vincere subito, **dillo** quando apri. Premi **{ sixtysix-button-out }**
sixtysix-tutorial-8-else = 🤔 Non aspettare, dillo! Premi prima **{ sixtysix-button-out }**
sixtysix-tutorial-9 = 📣 E adesso la carta per chiudere in bellezza: **{ $ace }**.
sixtysix-tutorial-9-else = 🤔 Meglio andare sul sicuro: niente batte **{ $ace }**.
sixtysix-tutorial-over =
    { "" }🏆 **77 a 13: hai vinto!** Io ho meno di 33, quindi vale **2** invece di 1; senza nemmeno una presa mia sarebbero stati 3. Di solito con sette di questi punti vinci la partita.

    { "" }**Il gioco è tutto qui!** Vuoi provare sul serio, contro un bot di livello 1?

## The coach

sixtysix-hint-title = Cosa aspettarsi — smazzata { $game }, presa { $turn }
sixtysix-hint-text = Quanto ti porta in media ogni scelta in questa smazzata, meno quanto porta agli altri. Più è alto, meglio è. Le carte coperte non le conosce nessuno: le piccole differenze dicono poco.
sixtysix-hint-exact = Di coperto non c'è più niente: quanto ti porta ogni scelta in questa smazzata, meno quanto porta agli altri, se tutti giocano alla perfezione.
sixtysix-why-enough = Hai 66: premi **{ sixtysix-button-out }**
sixtysix-why-needs = { $n ->
    [one] Ti manca 1 punto.
   *[other] Ti mancano { $n } punti.
}
sixtysix-why-threat = Attenzione: a qualcun altro { $n ->
    [one] manca solo 1 punto.
   *[other] mancano solo { $n } punti.
}
sixtysix-why-sure = presa sicura: finora { $n } punti
sixtysix-why-leaves = lascia la presa: finora { $n } punti
sixtysix-why-breaks = rompe il tuo matrimonio di { $suit }
sixtysix-why-taken-by = si perde contro { $cards }
sixtysix-why-taken-by-or-trump = si perde contro { $cards } o una briscola
sixtysix-why-taken-by-trump = si perde contro una briscola
sixtysix-why-wins = { $n ->
    [one] vince 1 volta su 100
   *[other] vince { $n } volte su 100
}
sixtysix-review-choice = **{ $when }**, con { $cards }: hai scelto **{ $chosen }**, che in quella smazzata valeva circa { $points }. Meglio **{ $better }**: circa { $more }.
sixtysix-review-exact = **{ $when }**, con { $cards }: hai scelto **{ $chosen }**, che in quella smazzata valeva { $points }. Meglio **{ $better }**: { $more }. Di coperto non c'era più niente.
sixtysix-choice-marriage = { $card } con il matrimonio
sixtysix-choice-out-of-match = { $card }, fuori e partita
sixtysix-choice-exchange = scambio
sixtysix-choice-close = mazzo chiuso
sixtysix-choice-trump = briscola { $suit }

## What is played

variant-sixtysix = Classica
variant-rising = Crescendo
variant-heart_ace = Asso di cuori
variant-bid = Chiamata
variant-sixtysix-line = la briscola è la carta scoperta; a 66 punti carte si dice “fuori”
variant-rising-line = il primo di mano chiama la briscola; i matrimoni valgono 20, 40, 60, 80 e la cambiano
variant-heart_ace-line = chi ha ♥ A chiama la briscola; ogni matrimonio vale 20
variant-bid-line = in tre: chi chiama la briscola gioca da solo contro gli altri due
sixtysix-summary = **{ $variant }:** { $line }.
sixtysix-for = { $most ->
    [2] Si gioca in due.
   *[3] Si gioca in due o in tre.
}
sixtysix-to-points = { $n ->
    [one] Il primo punto partita vince tutto.
   *[other] Vince chi arriva a { $n } punti partita.
}
sixtysix-to-card-points = I punti carte si sommano: a { $n } la partita finisce.
sixtysix-extra-no-nines = senza i nove
sixtysix-extra-auto-out = a 66 si chiude da sé
sixtysix-extra-must-head = obbligo di superare
sixtysix-extra-card-points = si segnano punti carte
sixtysix-extra-from-memory = punti a memoria

sixtysix-setup-no-nines = Senza i nove
sixtysix-setup-no-nines-line = 20 carte invece di 24, in due: smazzate più tirate
sixtysix-setup-auto-out = Fuori automatico
sixtysix-setup-auto-out-line = La smazzata finisce appena qualcuno ha 66, senza dirlo
sixtysix-setup-must-head = Obbligo di superare
sixtysix-setup-must-head-line = Quando si deve rispondere al seme, chi può superare deve farlo
sixtysix-setup-from-memory = A memoria
sixtysix-setup-from-memory-line = I punti carte non si vedono: ognuno conta i suoi
sixtysix-setup-scoring = Che cosa si segna
sixtysix-setup-game-points = Punti partita: 1, 2 o 3 a smazzata
sixtysix-setup-card-points = Tutti i punti carte
sixtysix-setup-end-game-points = { $n ->
    [one] Al primo punto partita
   *[other] A { $n } punti partita
}
sixtysix-setup-end-card-points = A { $n } punti carte

sixtysix-contradiction-bid = la Chiamata si gioca solo in tre
sixtysix-contradiction-nines = in tre servono i nove
sixtysix-contradiction-points = una partita arriva al massimo a { $n } punti
sixtysix-contradiction-games = una partita ha al massimo { $n } smazzate

command-sixtysix = Gioca a Sessantasei (Sechsundsechzig) in questo canale, in due o in tre
command-new-nines = Giocare con i nove? (di solito sì; senza si gioca in due)
command-new-auto_out = La smazzata finisce da sé appena qualcuno ha 66, senza dirlo
command-new-must_head = Quando si deve rispondere al seme, chi può superare deve farlo
command-new-card_points = Segna tutti i punti carte, invece di 1, 2 o 3 punti partita
command-new-from_memory = Nascondi i punti carte: ognuno conta i suoi

## Rules and help

rules-sixtysix =
    { "" }**Con 66 punti vinci la smazzata.** A vale 11, il dieci 10, K 4, Q 3, J 2, il 9 (e in tre l'8) niente. In quest'ordine si battono: il dieci batte il re. La carta scoperta dice la briscola.

    { "" }**A ogni presa** chi apre gioca la carta che vuole. Finché si pesca, puoi rispondere con qualsiasi carta. Prende la briscola più alta, altrimenti la carta più alta del seme di apertura. Chi prende pesca per primo e apre la presa dopo.

    { "" }**Finito o chiuso il mazzo** devi rispondere al seme; se non puoi, devi tagliare.

    { "" }**Quando apri tu,** puoi fare di più:
    • **Matrimonio:** se hai già fatto una presa e hai K e Q di un seme, apri con una delle due e dichiari 20 punti, o 40 se è briscola.
    • **Scambio:** dopo la tua prima presa, finché il mazzo è aperto, cambi la briscola più bassa con la carta scoperta. Questo lo puoi fare anche quando rispondi.
    • **Fuori!** Lo dici aprendo: se dopo la presa hai 66, vinci. Se no, ogni avversario segna 2. Se non lo dice nessuno, vince chi alla fine ha 66; se lo hanno in più di uno, vince chi tra loro ha fatto l'ultima presa. Se non vince nessuno, la vittoria successiva vale 1 in più.

    { "" }**Puoi chiudere** il mazzo prima di una tua apertura: nessuno pesca più. Ma adesso devi vincere, o ogni avversario segna 3.

    L'ultima presa vale 10 in più, se nessuno ha chiuso. Una vittoria vale **1**; **2** se chi perde ha meno di 33 (*schneider*); **3** se non ha fatto prese (*cappotto*). In tre, lo segni per ognuno degli altri due. Di solito vince la partita chi arriva a sette punti partita.
rules-sixtysix-example = Nell'immagine la briscola è cuori. Ada ha già fatto una presa, quindi può dichiarare: apre con ♣ Q, mostra ♣ K e ha subito 20 punti. Sono suoi anche se la presa va a Ben.
rules-auto-out = **A differenza del solito,** nessuno dice “fuori”: la smazzata finisce con la presa in cui qualcuno arriva a 66, e vince chi ci è arrivato.
rules-card-points = **A differenza del solito,** ognuno segna i propri punti carte. Chi chiude, dice “fuori” o gioca da solo, e non ce la fa, non segna niente.
rules-claim-match = Aprendo puoi anche dire **“fuori e partita”**: se con la presa arrivi al traguardo, vinci la partita; se no, la perdi.
rules-auto-match = La partita finisce con la presa che porta qualcuno al traguardo, anche se in quella smazzata nessuno ha 66.
rules-match-passed = Se passano tutti, la partita non può finire prima che si giochino tutte e nove le prese.
rules-rising =
    { "" }**I matrimoni crescono:** non si scopre nessuna carta, e il primo di mano guarda le sue e chiama la briscola. Il primo matrimonio della smazzata vale 20, il secondo 40, poi 60 e 80, chiunque li dichiari. Da quel momento la briscola è il suo seme. Non c'è niente da scambiare.
rules-rising-example = Il matrimonio di Ben a quadri era il primo. Ora Ada mostra il suo a picche: 40, e da questa apertura la briscola è picche.
rules-heart_ace =
    { "" }**L'asso di cuori chiama la briscola:** non si scopre nessuna carta. Chi ha ♥ A chiama il seme che vuole, dopo la distribuzione o appena lo pesca. Fino ad allora non c'è briscola. Ogni matrimonio vale 20, e non c'è niente da scambiare.
rules-heart_ace-example = Ben ha appena pescato ♥ A, e ha chiamato picche prima che Ada aprisse di nuovo.
rules-bid =
    { "" }**Uno contro due,** per tre giocatori: non si scopre nessuna carta. A partire dal primo di mano, ognuno chiama la briscola o passa. Chi la chiama gioca da solo e deve vincere; punti e prese degli altri due si sommano. Solo chi ha chiamato la briscola può chiudere.

    • Vinci: da ognuno dei due segni quanto valgono loro.
    • Non vinci: ognuno dei due segna quanto vali tu.
    • “Fuori” detto troppo presto: se sei tu, ognuno dei due segna 2. Se è uno di loro, tu segni 4.
    • Passano tutti: niente briscola, niente chiusura e niente “fuori”. Si giocano tutte e nove le prese, e vince chi da solo ha 66.
rules-bid-example = Ada ha passato, e Ben ha chiamato fiori. Ada apre, e con Cleo gioca contro di lui.

help-sixtysix =
    { "" }**È la prima volta?** `/{ command } tutorial` dura cinque prese. **Non c'è nessuno?** `/{ command } solo` ti dà subito le carte contro un bot. `/{ command } rules` spiega il gioco in un minuto.

    `/{ command } new` apre un tavolo per due o per tre. Gli altri premono **{ button-join }**, l'host preme **{ button-start }**. Le carte arrivano **solo a te**, in privato o con “{ button-hand }” sotto il tavolo: fai clic su una.

    { "" }**Le tue carte:** quelle che non puoi giocare sono in grigio. Sul re o sulla donna che dichiara un matrimonio c'è scritto quanto vale. “{ sixtysix-button-out }” e “{ sixtysix-button-close }” chiedono ancora una volta, prima di valere. Se con l'ultima carta devi solo rispondere, la gioco io per te.

    `/{ command } table` riporta il tavolo in fondo al canale · `hand` mostra le tue carte · `join` e `leave` · `kick`, `bots` e `stop` per l'host o un moderatore · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**A domani:** `/{ command } daily` dà a tutti le stesse carte, una volta al giorno, e `puzzle` lo stesso quesito. `duel` sfida qualcuno: la stessa smazzata, ognuno quando vuole. `league` ne fa un campionato: un duello a settimana. `me` e `stats` mostrano che cosa viene fuori dalle partite, `privacy` che cosa conservo su di te. Con `void` chi gestisce il server toglie una partita da ogni conteggio.

    { "" }**Canale affollato?** `quiet:True` tiene la partita in un solo messaggio, `thread:True` le dà un thread tutto suo. `/{ command } solo` è solo per i tuoi occhi; `public:True` la mostra a tutti.

    { "" }**Ritmo:** `live` dà 45 secondi a mossa, `relaxed` un'ora, `slow` un giorno. Dopo due terzi te lo ricordo una volta. Contro i soli bot prenditi tutto il tempo che vuoi.

    { "" }**Tempo scaduto?** Gioco la tua carta meno preziosa, scambio se si può, e dico “fuori” appena hai 66. Il mazzo non lo chiudo mai per te. Se salti due turni di seguito risulti *assente*: un bot di livello 5 gioca per te finché non premi “{ button-back }” o una carta.

    { "" }**Bot** (🤖): premi “{ button-bots }” prima della partita, o usa `/{ command } bots`. I bot non barano: vedono solo le proprie carte. Una partita conta per la classifica se almeno due persone la giocano fino in fondo.

    { "" }**Il coach:** `/{ command } hint` dice solo a te che cosa può portarti ogni scelta. Nel risultato c'è scritto chi ha chiesto, e quante volte. “{ button-review }” sotto il risultato mostra le scelte che ti sono costate di più.

## The command `hornochse replay`, in the terminal

sixtysix-replay-points = punti
sixtysix-replay-tricks = prese
