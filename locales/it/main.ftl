# Everything the bot says, in Italian. What is missing here is said in English.
# Discord's limits: a button 80 characters, a command description 100.
# One word for one thing: match = partita, game and deal = smazzata, turn = turno, row = fila.

# `$kind` is the game that is spoken about: it is always given.
game-name = { $kind ->
    [sixtysix] Sessantasei
   *[nimmt] 6 nimmt!
}
# The slash command of the game.
command = { $kind ->
    [sixtysix] sixtysix
   *[nimmt] nimmt
}
icon = { $kind ->
    [sixtysix] 🃏
   *[nimmt] 🐮
}

## Small parts

# Between a whole number and its tenths.
decimal-sign = ,
list-and = { $front } e { $last }
list-comma = { $front }, { $next }
list-semicolon = { $front }; { $next }
# A heading or a name, and what it stands before.
headed = { $heading }: { $what }
names-more = { $names } e altri { $n }
bull-heads = { $n ->
    [one] 1 testa di bue
   *[other] { $n } teste di bue
}
games = { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
}
someone = qualcuno
the-nth = { $n ->
    [5] quinta
    [7] settima
   *[6] sesta
}
pace-live = { $n } secondi
pace-relaxed = 1 ora
pace-slow = 24 ore

## Lobby

lobby-picture = { game-name }
lobby-note-host = host
lobby-note-bot = bot { $level }
lobby-alt = { $n ->
    [0] Il tavolo è ancora vuoto
   *[other] Al tavolo: { $names }
}. { $chips }.
chip-points = fino a { $points }
chip-sheets = tutti i fogli
chip-live = { $n } s
chip-relaxed = 1 ora
chip-slow = 24 ore
chip-no-hints = senza consigli
chip-quiet = un solo messaggio
lobby-title = { icon } { game-name } — chi gioca?
lobby-host = Tavolo aperto da **{ $host }**
lobby-end-points = Si va avanti finché qualcuno non supera { $points } teste di bue.
lobby-end-games = { $n ->
    [one] Una smazzata secca.
   *[other] { $n } smazzate.
}
lobby-end-sheets = Ogni foglio si gioca una volta.
lobby-pace = { $pace } a mossa.
lobby-no-hints = Niente consigli.
lobby-quiet = Un solo messaggio che si aggiorna: il canale resta tranquillo.
lobby-seats = Giocatori { $n }/{ $most }
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (host)
lobby-seat-bot = { $n }. 🤖 { $name } · bot { $level }
lobby-nobody = Qui non c'è ancora nessuno.
lobby-invited = Un'altra partita? { $names }
lobby-more = { $missing ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $missing } giocatori
}. Invita qualcuno, premi **{ button-bots }** oppure **{ button-play-now }** per sfidare { $bots ->
    [one] un bot
    [3] tre bot
   *[other] { $bots } bot
}.
lobby-ready = **{ $host }** può dare il via, o aspettare altri giocatori.
lobby-full-ready = Il tavolo è al completo. **{ $host }** può dare il via.
lobby-footer = Le carte ti arrivano in privato. Hai i messaggi privati chiusi? A partita iniziata premi “{ button-hand }”.
lobby-started = Si gioca: { $names }.
lobby-closed = Questo tavolo è chiuso.
lobby-stopped = **{ $name }** ha chiuso il tavolo.
lobby-expired = Nessuno ha dato il via, quindi ho chiuso il tavolo. Con `/{ command } new` ne apri un altro.

button-join = Ci sto
button-leave = Mi alzo
button-start = Si parte
button-play-now = ⚡ Gioca subito
button-on = Avanti
button-rules = Regole
button-hand = Le mie carte
button-next = Prossima smazzata
button-back = Eccomi
button-rematch = Rivincita
button-again = Gioca ancora
button-review = Analisi
button-record = Registro
button-share = Condividi
button-stop = Sì, interrompi
button-table = Al tavolo
button-hint = 💡 Consiglio
button-hint-pictured = Consiglio
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Fila { $row }: { $cards } · { $bulls } 🐮
button-end-left = { $card } davanti a { $next }, fila { $row }
button-end-right = { $card } dietro a { $next }, fila { $row }
button-enough = Mi fermo qui
button-first = Prima { $card }
button-newer = Indietro
button-older = Altri

## Table message

board-heading = **Smazzata { $game } · turno { $turn }**
board-heading-after = **Smazzata { $game } · dopo il turno { $turn }**
board-heading-draft = **Smazzata { $game } · scelta delle carte**
board-first-turn = Nuova smazzata! { $n } carte a testa. Le trovi nei messaggi privati, oppure premi **{ button-hand }**.
waiting-for = ⏳ Si aspetta { $names } · il tempo scade { $until }
waiting-row = ⏳ **{ $card }** è troppo basso per tutte le file. Tocca a { $names } scegliere quale prendere · il tempo scade { $until }
waiting-other = ⏳ Tocca a { $names } decidere · il tempo scade { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names }: i miei messaggi privati non arrivano. Con **{ button-hand }** vedi le carte qui.
paused-everybody-away = **In pausa:** al tavolo non c'è più nessuno. Premi **{ button-back }** per riprendere.
paused-not-allowed = **In pausa:** non avevo il permesso di scrivere qui. Tutto a posto? Premi **{ button-back }**.
between-next = La prossima smazzata inizia { $when }.
stopped-by = **{ $name } ha interrotto la partita.** Non conta.
stopped-too-few = **La partita finisce qui:** siete troppo pochi per continuare. Non conta.
stopped-nobody-left = **La partita finisce qui:** erano rimasti solo i bot. Non conta.
stopped-rested = **Due settimane senza una mossa:** ho chiuso la partita. Non conta.
stopped-damaged = **Ho dovuto interrompere la partita:** non riesco più a leggerne il registro. Scusate! Non conta. `/{ command } new` ne apre un'altra.

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
line-played-for = ⏰ Tempo scaduto: { $names }. Ho giocato io.
line-away = 💤 Lontano dal tavolo: { $names }. Gioco io, finché non arriva un clic su **{ button-back }** o su una carta.
line-left = 👋 Via dal tavolo: { $names }. Da qui gioco io.
line-removed = 👋 Via dal tavolo per volere dell'host: { $names }. Da qui gioco io.
line-back = 🙌 Di nuovo al tavolo: { $names }.
line-lost = ⚠️ Non sono riuscito a pubblicare { $n ->
    [one] un aggiornamento precedente
   *[other] { $n } aggiornamenti precedenti
} di questa partita.
line-doubled = Qualcuno non ha preso proprio niente: questa smazzata vale doppio!

points-title = Teste di bue: smazzata (partita)
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Segnapunti
sheet-total = totale
game-over = **Fine della smazzata { $game }.** Meno teste di bue: { $names } con { $points }.
match-over = 🏆 { $names } vince la partita con { $score }!
match-over-shared = 🏆 Vittoria in comune per { $names }, con { $score } a testa!
match-over-uncounted = Sono rimaste fino alla fine meno di due persone: la partita non conta per la classifica.
match-over-not-stayed = { $n ->
    [one] { $names } è andato via o ha saltato più di metà dei turni, e va all’ultimo posto.
   *[other] { $names } sono andati via o hanno saltato più di metà dei turni, e vanno all’ultimo posto.
}
match-over-people-only = In classifica ci vanno solo le persone, ma una vittoria vale contro tutto il tavolo.
match-ranking-title = Classifica finale
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = Il registro di tutta la partita
record-here = Tutta la partita, carta per carta. Con `hornochse replay` la rivedi.
shared-result = { $result } Si è giocato in { $thread }.
shared-result-alone = { $result } Una partita contro i bot.
shared = Fatto! Il risultato è nel canale.
shared-already = Questo risultato è già stato condiviso.
only-players-share = Il risultato lo condivide solo chi ha giocato questa partita.
end-title = { $n ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
end-games = { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
}
end-worst = La presa peggiore
end-lucky = Fortuna per { $name }: carte migliori della media di circa { $n }
end-unlucky = Sfortuna per { $name }: carte peggiori della media di circa { $n }
end-play-trap = 🎬 **Giocata della partita:** { $name } riempie la fila { $row } con il suo { $card } e { $victim } ci casca in pieno: { $bulls }.
end-play-clean = 🎬 **Serie della partita:** { $name } non prende niente per { $n } turni di fila.
alt-end-place = { $place }. { $name }, { $score }.
alt-end-worst = La presa peggiore: { $name } con { $cards }, { $bulls }.
game-title = Smazzata { $game } · turno { $turn }
column-points = smazzata
column-total = partita
picture-goal-points = fine oltre { $points }
picture-goal-games = { $n ->
    [one] una smazzata
   *[other] { $n } smazzate
}

alt-row = Fila { $row }: { $cards } ({ $bulls }).
alt-row-empty = Fila { $row }: vuota.

## Private hand

time-up = · il tempo scade { $when }

hand-choose = **Scegli una carta** · smazzata { $game }, turno { $turn } { $until }
hand-chosen = **Giochi { $card }.** Puoi ancora cambiare idea.
hand-row = **Il tuo { $card } è troppo basso per tutte le file.** Scegli quale prendere: riparte dalla tua carta { $until }
hand-end = **Il tuo { $card } sta bene in due posti.** Scegline uno { $until }
hand-first = **Quale delle tue due carte va per prima?** { $until }
hand-draft = **Scegli una carta per la tua mano** { $until }
hand-one-or-two = **Gioca un'altra carta, o fermati qui** { $until }
hand-keep = **Quali di queste carte ti riprendi in mano?** { $until }
hand-wait = A posto così.
hand-waits-for = Si aspetta { $names }.
hand-cards = La tua mano: { $cards }
hand-between = Smazzata finita. La prossima inizia { $when }.
hand-over-won = 🏆 Hai vinto con { $score }!
hand-over-shared = 🏆 Vittoria in comune: { $names }, con { $score } a testa!
hand-over-lost = 🏁 Vittoria per { $names }. Tu chiudi in **{ $place }ª posizione** su { $seats }, con { $score }.
hand-moved = Adesso le tue carte sono aperte in un altro messaggio. Premi **{ button-hand }** per riportarle qui.
hand-dm-closed = Non sono riuscito a scriverti in privato, quindi eccoti le carte:
hand-not-yet = La partita non è ancora iniziata. Le carte arrivano quando si parte.
hand-paused-not-allowed = La partita è in pausa: non ho il permesso di scrivere in { $channel }. Chiedi a chi gestisce il server di lasciarmi vedere il canale, inviare messaggi, incorporare link e allegare file. Poi con `/{ command } table` si riprende.
hand-paused-gone = Il canale non c'è più, quindi la partita è finita. Non conta.
hand-away = Non c'eri, così ho giocato io per te. Premi **{ button-back }** o una carta per rientrare.
hand-left = Hai lasciato questa partita. Con `/{ command } join` nel canale rientri.
hand-where = { $server } · { $channel }
hand-stale = Quella mano è vecchia. Ecco quella di adesso:
hand-late = Il tempo è scaduto e ho giocato una carta per te. Ecco la tua mano adesso:

## What the turn brought: in the private message

news-full = 💥 Il tuo **{ $card }** era la { $nth } carta della fila { $row }: **+{ $n }** 🐮
news-low = 💥 Il tuo **{ $card }** era troppo basso. Hai preso la fila { $row }: **+{ $n }** 🐮
news-nowhere = 💥 Per il tuo **{ $card }** non c'era posto. Hai preso la fila { $row }: **+{ $n }** 🐮
news-safe = 👍 Il tuo **{ $card }** è al sicuro nella fila { $row }.
news-place = Sei in { $place }ª posizione su { $seats }, con { $total }.
line-calm = 😌 C'è posto per tutte le carte. Nessuno prende una fila.

## Reminders

reminder = { $names }, c'è da giocare! Il tempo scade { $until }.

## Answers to the person who asked

table-opened-thread = Il tuo tavolo è pronto: { $thread }
table-there-already = In questo canale c'è già una partita: { $link }
table-here = Eccolo!
no-table = In questo canale non c'è nessuna partita. `/{ command } new` apre un tavolo.
not-in-server = Gioco solo nei server. Prova nel canale di un server.
not-seated = Non hai un posto a questo tavolo. Ne vuoi uno tuo? Usa `/{ command } new` in un altro canale o in un thread.
not-seated-running = Questa partita è iniziata senza di te. Alla prossima!
already-seated = Hai già un posto a questo tavolo.
joined-again = Ma guarda chi si rivede! Le tue carte sono di nuovo in mano tua.
kicked-out = L'host ti ha tolto da questo tavolo.
lobby-full = Questo tavolo è al completo ({ $most } giocatori).
lobby-full-bots = Questo tavolo è al completo ({ $most } giocatori). Qualcuno è un bot: l'host può fare posto con “{ button-bots }”.
joined-lobby = Ci sei!
left-lobby = Hai lasciato il tavolo.
left-match = Hai lasciato la partita. Gioco io per te; con `/{ command } join` rientri.
match-running = La partita è già iniziata.
match-ended = Questa partita è finita.
only-host-start = Solo l'host (**{ $host }**) o un moderatore può dare il via.
only-host-kick = Solo l'host (**{ $host }**) o un moderatore può togliere giocatori.
only-host-stop = Solo l'host (**{ $host }**) o un moderatore può interrompere la partita.
only-players-rematch = La rivincita la chiede solo chi ha giocato questa partita. `/{ command } new` apre un tavolo per tutti.
too-few-players = Servono almeno { $least } giocatori. Invita qualcuno, o premi **{ button-bots }**.
kick-not-here = { $name } non è a questo tavolo.
kicked = Ho tolto { $name } dal tavolo.
kick-self = Per andartene usa `/{ command } leave`.
stop-ask = Interrompo la partita per tutti? Non conterà e non si potrà riprendere.
stopped = Partita interrotta.
next-not-yet = Questa smazzata non è ancora finita.
old-button = Quel pulsante è vecchio. `/{ command } table` mostra quello buono.
old-version = Quel pulsante è di un'altra mia versione. `/{ command } table` mostra il tavolo, `/{ command } hand` le tue carte.
leave-by-command = La partita è in corso. Te ne vuoi andare davvero? Usa `/{ command } leave`.
too-often = Che fretta! Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
target-and-games = Scegli: `games` o `target`. Una partita non può finire in due modi.
cannot-save = Non sono riuscito a salvare, quindi non è cambiato niente. Riprova tra un attimo.
out-of-order = Qualcosa è andato storto da parte mia, e non è cambiato niente. Riprova tra un attimo.
table-came-to-nothing = Sono stato interrotto mentre preparavo un tavolo, quindi qui non c'è. Aprine un altro quando vuoi.
missing-permissions = In questo canale { $n ->
    [one] mi manca un permesso
   *[other] mi mancano dei permessi
}: { $names }. Chi gestisce il server può { $n ->
    [one] darmelo
   *[other] darmeli
}.
permission-view = Visualizza canale
permission-send = Invia messaggi
permission-send-threads = Invia messaggi nei thread
permission-threads = Crea thread pubblici
permission-embed = Incorpora link
permission-attach = Allega file
no-thread-here = Qui non posso aprire un thread. Prova in un canale testuale, o lascia stare `thread`.
thread-name = { game-name } con { $host }

## Refusals of a choice

refused-not-held = { $card } non ce l'hai in mano.
refused-not-your-turn = Non tocca a te.
refused-not-now = Adesso non si può.

## Rules and help

rules-title = Le regole in un minuto
rules-text =
    Le carte vanno da 1 a 104 e portano **teste di bue**: il 55 ne ha 7; 11, 22, 33 … ne hanno 5; 10, 20, 30 … 3; 5, 15, 25 … 2; tutte le altre 1. Meglio starne alla larga.

    { "" }**A ogni turno** ognuno sceglie una carta di nascosto. Poi si scoprono tutte e si piazzano, dalla più bassa:
    • Una carta va dietro all'ultima di una fila: tra quelle più basse di lei, la più alta.
    • Metti la { $nth } carta di una fila? **Prendi la fila**, che riparte dalla tua carta.
    • È più bassa di tutte le ultime carte? **Prendi una fila a tua scelta**, che riparte dalla tua carta.

    Quando le mani sono vuote si contano le teste di bue e si ridanno le carte. { $end } Vince chi ha **meno** teste di bue!
rules-example = Nell'immagine il 32 di Ada è andato dietro al 30: tra le ultime carte più basse di lui, la più alta. Il 61 di Ben era la sesta carta della fila 4, dietro a 50 52 55 58 59: Ben le ha prese tutte e cinque, 13 teste di bue, e la fila riparte dal 61.
rules-alt-before = Un turno di esempio.
rules-end-points = Appena qualcuno supera { $points }, la partita finisce.
rules-end-games = La partita finisce dopo { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
}.
rules-end-sheets = La partita finisce quando tutti hanno giocato ogni foglio una volta.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

tutorial-title = Tutorial
tutorial-me = Tu
tutorial-1 =
    { "" }**Ciao, sono Pip! 🐣 Tre turni e sai già giocare.**
    Ognuno gioca una carta di nascosto. Poi si mettono giù tutte, dalla più bassa. Una carta va **dietro all'ultima di una fila: tra quelle più basse di lei, la più alta**.

    Tocca a te: quale carta finirà dietro al **41**?
tutorial-2 =
    { "" }**Occhio: nella fila 1 ci sono cinque carte.** Chi mette la **sesta carta** se le prende tutte e cinque. Le loro teste di bue contano contro di te, e vince chi ne ha meno.

    Gioca una carta che non finisca nella fila 1. Oppure osa, e vedi che succede.
tutorial-3 =
    { "" }**Ti resta una carta sola, ed è il 3.** È più bassa di tutte le ultime carte, quindi non ha posto da nessuna parte. Giocala!
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
tutorial-over = { "" }**Il gioco è tutto qui!** Vuoi provare sul serio, contro tre bot facili?

help-title = Come si gioca
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
help-nimmt =
    { "" }**È la prima volta?** `/{ command } tutorial` dura tre turni. **Non c'è nessuno?** `/{ command } solo` ti dà subito le carte contro tre bot.

    `/{ command } new` apre un tavolo. Gli altri premono **{ button-join }**, l'host preme **{ button-start }**. **Le carte te le mando in privato**: fai clic su una. Puoi cambiare idea finché non hanno scelto tutti. “{ button-hand }” sotto il tavolo mostra le stesse carte qui, solo a te.

    `/{ command } table` riporta il tavolo in fondo al canale · `hand` mostra le tue carte · `join` e `leave` · `kick`, `bots` e `stop` per l'host o un moderatore · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**A domani:** `/{ command } daily` dà a tutti le stesse carte, una volta al giorno. `me` e `stats` mostrano che cosa viene fuori dalle partite, `privacy` che cosa conservo su di te. Con `void` chi gestisce il server toglie una partita da ogni conteggio.

    { "" }**Canale affollato?** `quiet:True` tiene la partita in un solo messaggio, `thread:True` le dà un thread tutto suo, e `/{ command } solo private:True` è solo per i tuoi occhi.

    { "" }**Ritmo:** `live` dà 90 secondi a mossa, `relaxed` un'ora, `slow` un giorno. Dopo due terzi te lo ricordo una volta.

    { "" }**Tempo scaduto?** Gioco io una carta per te: quella che sta più vicina dietro a una fila con ancora posto, altrimenti la più alta. Se tocca prendere una fila, prendo la meno cara. Se salti due turni di seguito risulti *assente*: un bot normale gioca per te finché non premi “{ button-back }” o una carta.

    { "" }**Lasci** una partita? Il posto resta tuo, e ci gioca un bot. La partita va avanti finché restano due giocatori, di cui almeno uno in carne e ossa.

    { "" }**Bot** (🤖): premi “{ button-bots }” prima della partita, o usa `/{ command } bots`. I bot non barano: vedono solo le proprie carte. Una partita conta per la classifica se almeno due persone la giocano fino in fondo.

    { "" }**Il coach:** `/{ command } hint` dice solo a te quanto può costare ogni scelta, e perché. Nel risultato c'è scritto chi ha chiesto, e quante volte. “{ button-review }” sotto il risultato mostra le scelte che ti sono costate di più, e quanta fortuna c'era nelle carte.

## Commands: names are fixed, descriptions are translated

command-nimmt = Gioca a 6 nimmt! (Prendi 6) in questo canale
command-new = Apri un tavolo: gli altri si siedono con un pulsante, poi dai il via
command-new-target = { $kind ->
    [sixtysix] Quanti punti servono per vincere la partita (di solito 7)
   *[nimmt] Oltre quante teste di bue finisce la partita (di solito 66)
}
command-new-games = { $kind ->
    [sixtysix] Quante smazzate giocare, invece di andare a punti
   *[nimmt] Quante smazzate giocare, invece di andare a teste di bue
}
command-new-pace = Tempo a mossa
command-new-pace-live = live: { $n } secondi
command-new-pace-relaxed = relaxed (con calma): 1 ora
command-new-pace-slow = slow (lento): 24 ore
command-new-seats = { $kind ->
    [sixtysix] Quanti giocatori al massimo (di solito 3)
   *[nimmt] Quanti giocatori al massimo (di solito 10)
}
command-new-hints = Si possono chiedere consigli? (di solito sì)
command-new-quiet = Un solo messaggio che si aggiorna, invece di uno a turno? (di solito decide il server)
command-new-thread = Gioca in un thread, così questo canale resta tranquillo
command-solo = Gioca subito, contro i bot
command-solo-private = Mostrare la partita solo a te, e niente in questo canale?
command-solo-level = Quanto sono forti i bot (di solito normale)
command-table = Mostra di nuovo il tavolo, in fondo al canale
command-hand = Mostra le tue carte, solo a te
command-hint = Quanto può costarti ogni scelta, e perché; il risultato dice quante volte hai chiesto
command-join = Siediti al tavolo di questo canale, o torna al tuo posto
command-leave = Vattene; a partita iniziata un bot gioca per te
command-kick = Togli un giocatore (host o moderatore)
command-kick-player = Il giocatore da togliere
command-bots = Aggiungi bot o mandali via (host)
command-bots-level = Quanto giocano bene (di solito normale)
command-bots-easy = facile: chi inizia, se sta attento, li batte
command-bots-normal = normale: qualche serata di esperienza
command-bots-hard = difficile: più forti di così non ce n'è
command-bots-count = Quanti (di solito 1, o tutti se li mandi via)
command-bots-remove = Mandali via, invece di aggiungerli
command-stop = Interrompi la partita di questo canale (host o moderatore)
command-rules = Le regole in un minuto, con un'immagine
command-tutorial = Impara a giocare in tre turni, con Pip
command-help = Come si gioca con me

## The coach: hints, and the review of a match

coach-thinks = Sto ancora pensando alla tua ultima domanda. Un attimo!
hint-title = Cosa aspettarsi — smazzata { $game }, turno { $turn }
hint-title-cards = Carte previste alla fine — smazzata { $game }, turno { $turn }
hint-text = Da adesso alla fine della smazzata, se tutti giocano bene. Più è basso, meglio è. Le mani degli altri non le conosce nessuno: le piccole differenze dicono poco.
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = { $n ->
    [one] … e un'altra che non sembrava migliore.
   *[other] … e altre { $n } che non sembravano migliori.
}
hint-footer = { $n ->
    [one] Hai chiesto consiglio in 1 decisione di questa partita. Sarà scritto nel risultato.
   *[other] Hai chiesto consiglio in { $n } decisioni di questa partita. Sarà scritto nel risultato.
}
hint-nothing = In questo momento non hai niente da decidere.
hint-off-match = Questa partita si gioca senza consigli.
hint-off-server = Su questo server si gioca senza consigli.
hints-title = Consigli chiesti
hints-entry = { $name } **{ $n }**

choice-stop = nessuna seconda carta
choice-row = fila { $row }
choice-before = davanti a { $next } nella fila { $row }
choice-behind = dietro a { $next } nella fila { $row }
choice-first = prima { $card }
choice-keep = in mano { $cards }
choice-keep-none = niente in mano

why-safe = al sicuro per ora: tra { $next } e la tua non si infila niente
why-safe-before = al sicuro per ora: va davanti a { $next } nella fila { $row }
why-roomy = al sicuro per ora: prima della tua, nella fila { $row } c'è posto per { $room ->
    [one] un'altra carta
   *[other] altre { $room } carte
}
why-risky = { $nth } carta della fila { $row } se qualcuno gioca prima { $cards } (ancora in giro: { $out })
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

review-none = **Nessun errore costoso!** Ho guardato { $n ->
    [one] una tua scelta, e non ti è costata
   *[other] { $n } tue scelte, e nessuna ti è costata
} niente di serio.
review-found = { $n ->
    [one] **La scelta che ti è costata di più**, su { $all } che ho guardato:
   *[other] **Le { $n } scelte che ti sono costate di più**, su { $all } che ho guardato:
}
review-nothing = In questa partita non hai fatto nessuna scelta che io possa guardare.
review-not-own = { $n ->
    [one] Un'altra scelta non l'hai fatta tu, quindi non conta.
   *[other] Altre { $n } scelte non le hai fatte tu, quindi non contano.
}
review-progress = Riguardo la tua partita… { $percent }%
review-not-all = (Erano { $all }: troppe per guardarle tutte.)
review-choice = **{ $when }** ({ $situation }): hai scelto **{ $chosen }**. Meglio **{ $better }**: ti risparmiava circa **{ $loss }** 🐮 ({ $less } invece di { $cost } fino a fine smazzata).
review-held = in mano { $cards }
review-to-place = da piazzare { $cards }
review-taken = appena prese { $cards }
review-footer = Calcolato su ciò che potevi vedere in quel momento, se da lì tutti giocano bene.
review-not-over = Una partita si analizza quando è finita.
review-not-yours = Questa partita può analizzarla solo chi l'ha giocata. Alla prossima gioca anche tu!
match-gone = Quella partita non ce l'ho più.
luck-title = **Quanta fortuna c'era nelle carte**, rispetto a una mano media:
luck-none = Queste mani le avete scelte voi: la fortuna non c'entra.
luck-lucky = 🍀 { $name }: { $points } meglio della media
luck-unlucky = 🌧️ { $name }: { $points } peggio della media
luck-even = { $name }: nella media

## Variants: the draft, two cards, menus

alt-pool = Carte tra cui scegliere: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Carte in mano: adesso (punti della partita)
line-nowhere = 💥 **{ $card }** non ha posto né in testa né in coda a nessuna fila: { $names } prende la fila { $row } con { $cards } — **{ $bulls }**
tournament-sheet = Foglio di { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Il tuo { $card } non ha posto né in testa né in coda a nessuna fila.** Scegli quale prendere: riparte dalla tua carta { $until }
waiting-nowhere = ⏳ **{ $card }** non ha posto né in testa né in coda a nessuna fila. Tocca a { $names } scegliere quale prendere · il tempo scade { $until }
hand-choose-two = **Scegli due carte**, una dopo l'altra · smazzata { $game }, turno { $turn } { $until }
hand-second = **{ $card } e quale altra?** Fai di nuovo clic su { $card } per rimetterla a posto { $until }
menu-cards = Carte da { $first } a { $last }
menu-keep = Scegline fino a { $n } per la tua mano
button-keep-none = Nessuna: tutte nel mucchio
button-set-up = Impostazioni
button-bots = 🤖 Aggiungi un bot

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
variant-double_pairs = Numeri gemelli
variant-classic-line = ognuno gioca una carta di nascosto; chi mette la { $nth } di una fila se la prende
variant-tactics-line = solo le carte che servono, così sai che cosa c'è in gioco
variant-logic-line = le carte sono tutte scoperte, e la mano te la scegli tu
variant-tournament-line = come Logica, poi ognuno gioca ogni mano una volta (da 2 a 5 giocatori)
variant-pro-line = le carte vanno dietro a una fila o davanti, dove la distanza è minore
variant-open-line = si gioca a carte scoperte, uno dopo l'altro
variant-refined-line = due carte nascoste a testa, e decidi tu quale va per prima
variant-hand-line = una o due carte scoperte; quelle prese possono tornare in mano, dove valgono doppio
variant-double-line = due mazzi, fino a 20 giocatori; le carte uguali si sovrappongono
variant-double_pairs-line = un secondo 11, 22, … 99; le carte uguali si sovrappongono
rules-summary = **{ $variant }:** { $line }. Vince chi ha meno teste di bue!
rules-summary-shedding = **{ $variant }:** { $line }. Le file che prendi ti finiscono in mano. Il primo che resta senza carte chiude la smazzata; vince chi ne ha meno!
rules-extras = In più: { $extras }.
extra-rows = { $n } file
extra-takes = si prende alla { $nth }
extra-hand = mani da { $n } carte
extra-deal-all = tutto il mazzo
extra-virgin = *fedina pulita* (punti doppi se qualcuno non prende niente)
extra-rows-stay = file che restano

## Setting up

setup-title = Impostazioni
setup-now = Adesso: { $rules }
setup-cannot = **Queste regole non vanno d'accordo:**
setup-only-host = Solo l'host (**{ $host }**) o un moderatore può cambiare le impostazioni.
setup-variant = Variante
setup-extras = Extra
setup-rows = File
setup-end = Fine della partita
setup-hand = Carte a testa
setup-pace = Tempo a mossa
setup-seats = Giocatori al massimo
setup-more = Altro
setup-back = Indietro
setup-hints-off = Togli i consigli
setup-hints-on = Ammetti i consigli
setup-quiet-on = Un solo messaggio per tutta la partita
setup-quiet-off = Un messaggio nuovo a ogni turno
setup-virgin = Fedina pulita
setup-virgin-line = Punti doppi se in una smazzata qualcuno non prende niente
setup-rows-stay = File che restano
setup-rows-stay-line = Le file restano sul tavolo per la smazzata dopo
setup-shedding = Fuori tutto
setup-shedding-line = Le file che prendi ti finiscono in mano; liberati di tutte le carte
setup-deal-all = Tutto il mazzo
setup-deal-all-line = Si danno tutte le carte del mazzo
setup-rows-option = { $rows } file, si prende alla { $nth } carta
setup-end-own = Come di solito in questa variante
setup-end-points = Finché qualcuno non supera { $n } teste di bue
setup-end-games = { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
}
setup-hand-own = Come di solito in questa variante
setup-hand-option = { $n } carte
setup-seats-option = Al massimo { $n } giocatori
cannot-start = In { $seats } non si può giocare con queste regole: { $reasons }
cannot-open = Queste regole non vanno d'accordo: { $reasons }

## Bots

level-easy = facile
level-normal = normale
level-hard = difficile
bots-title = Bot
bots-about = I bot non barano: vedono solo le proprie carte. Con almeno due persone la partita conta per la classifica.
bots-add = Aggiungi un bot…
bots-remove = Manda via un bot…
bots-one-easy = + Bot facile
bots-one-normal = + Bot normale
bots-one-hard = + Bot difficile
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) si siede: { $line }
bots-went = Via dal tavolo: { $names }.
bots-full = Questo tavolo è al completo.
bots-nobody = A questo tavolo non c'è nessun bot così.
bots-only-host = Solo l'host (**{ $host }**) o un moderatore può aggiungere o mandare via i bot.
bots-running = La partita è già iniziata. Aggiungi i bot prima della prossima; per chi si assenta gioco comunque io.
cast-pip = un pulcino. Becca tutto quello che luccica.
cast-clover = un vitello. I numeri grandi gli piacciono perché sono grandi.
cast-dumpling = un maialino. Quello che ha davanti, va bene.
cast-waddle = un anatroccolo. Va dove è andato l'ultimo.
cast-tuft = un agnello. Mentre si danno le carte guarda fuori dalla stalla.
cast-burr = un capretto. Prima salta, poi guarda.
cast-berta = una mucca. Ogni carta la rumina due volte.
cast-gander = un'oca. Fa la guardia alla fila più corta.
cast-mortimer = un asino. Testardo, ma sa contare.
cast-henrietta = una gallina. Mai tutte le uova nella stessa fila.
cast-truffle = una scrofa. Una fila piena la fiuta da lontano.
cast-rumble = un cane pastore. Sa dove vuole andare ogni carta.
cast-olga = una civetta. Di carte ne ha viste, e le ha viste tutte.
cast-renata = una volpe. Conta le sue carte, e anche le tue.
cast-corvin = un corvo. Si ricorda che cosa hai giocato un'ora fa.
cast-magnus = un bue. Parla poco, e non si sposta.
cast-sibyl = una gatta. Aspetta dietro alla quinta carta che tu giochi la sesta.
cast-ignatius = un caprone. Fa i conti anche nel sonno.

## Why rules contradict each other

contradiction-too-few = servono almeno 2 giocatori
contradiction-too-many = si gioca al massimo in { $most }
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
contradiction-no-games = una partita ha almeno una smazzata
contradiction-sheets = un torneo in { $seats } dura { $seats } smazzate, e non finisce in altro modo
contradiction-other = questi pezzi non sono dello stesso gioco

## More of the commands

command-new-variant = A quale variante giocare (di solito la classica)
command-variant-choice = { $name }: { $line }
command-new-rows = Quante file (di solito 4)
command-new-takes = Quale carta prende la fila: la 5ª, la 6ª o la 7ª (di solito la 6ª)
command-new-hand = Quante carte a testa (di solito 10; 14 con Raffinata e In mano)
command-new-deal_all = Dai tutte le carte del mazzo
command-new-virgin = Fedina pulita: punti doppi se in una smazzata qualcuno non prende niente
command-new-rows_stay = Le file restano sul tavolo per la smazzata dopo
command-new-shedding = Le file prese ti finiscono in mano; il primo senza carte chiude la smazzata
command-rules-variant = Quale variante spiegare (di solito la classica)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-legend = [14] è una carta messa in questo turno. Dietro a ogni fila ci sono le sue teste di bue.
replay-seat = Posto { $seat }
replay-deal = Smazzata { $game } · carte date
replay-draft = Smazzata { $game } · scelta delle carte
replay-open = { $title }, in corso
replay-pool = Ancora da scegliere: { $cards }
replay-played = gioca
replay-took = prende
replay-awaited = { $name } ({ $decision })
# What somebody is awaited for.
replay-awaits-draft = una carta da scegliere
replay-awaits-play = una carta da giocare
replay-awaits-play_or_stop = un'altra carta, o basta così
replay-awaits-row = una fila da prendere
replay-awaits-end = dove va la carta
replay-awaits-first = quale carta per prima
replay-awaits-keep = quali carte riprendere
replay-awaits-trump = la briscola
replay-awaits-bid = la briscola, o passo
replay-awaits-lead = l'apertura
replay-awaits-follow = una carta in risposta
replay-waiting = Il registro si ferma qui. Si aspetta: { $names }.
replay-unfinished = Il registro si ferma qui, prima della fine della partita.

## The rules of each variant: what differs from the classic game

rules-as-classic = Per il resto si gioca come nella classica (`/{ command } rules`).
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
rules-double_pairs =
    { "" }**Nove carte hanno una gemella:** 11, 22, 33, 44, 55, 66, 77, 88 e 99.

    • Le carte uguali giocate nello stesso turno si piazzano insieme, come una pila. La pila vale una carta nella fila, ma le teste di bue si contano tutte.
    • Una carta uguale all'**ultima** di una fila le si posa sopra, anche se la fila è piena, e non prende niente.
    • Se le carte uguali di due giocatori prendono una fila, i due se ne dividono le teste di bue, con le metà arrotondate per eccesso.
rules-double_pairs-example = La fila 3 era piena. Il 44 di Ben è uguale all'ultima carta, così le si posa sopra e nessuno prende niente.
