# The texts that belong to no game, in Italian. What is missing here is said in English.
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
lobby-note-bot = bot di { $level }
lobby-alt = { $n ->
    [0] Il tavolo è ancora vuoto
   *[other] Al tavolo: { $names }
}. { $chips }.
chip-points = fino a { $points }
chip-live = { $n } s
chip-relaxed = 1 ora
chip-slow = 24 ore
chip-no-hints = senza consigli
chip-quiet = un solo messaggio
lobby-title = { icon } { game-name } — chi gioca?
lobby-host = Tavolo aperto da **{ $host }**
lobby-end-games = { $n ->
    [one] Una smazzata secca.
   *[other] { $n } smazzate.
}
lobby-pace = { $pace } a mossa.
lobby-no-hints = Niente consigli.
lobby-quiet = Un solo messaggio che si aggiorna: il canale resta tranquillo.
lobby-seats = Giocatori { $n }/{ $most }
lobby-seat-host = { $name } (host)
lobby-seat-bot = 🤖 { $name } · bot di { $level }
lobby-nobody = Qui non c'è ancora nessuno.
lobby-invited = Un'altra partita? { $names }
lobby-more = { $missing ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $missing } giocatori
}. Invita qualcuno, premi **{ button-bots }** oppure **{ button-play-now }** per sfidare { $bots ->
    [one] un bot
    [2] due bot
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
button-rules = Regole
button-tell-me = 🔔 Avvisami la prossima volta
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
button-newer = Indietro
button-older = Altri

## Table message

board-first-turn = Nuova smazzata! { $n } carte a testa. Le trovi nei messaggi privati, oppure premi **{ button-hand }**.
waiting-for = ⏳ Si aspetta { $names } { $until }
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
line-played-for = ⏰ Tempo scaduto: { $names }. Ho giocato io.
line-away = 💤 Lontano dal tavolo: { $names }. Gioco io, finché non arriva un clic su **{ button-back }** o su una carta.
line-left = 👋 Via dal tavolo: { $names }. Da qui gioco io.
line-left-paused = 👋 Via dal tavolo: { $names }.
line-removed = 👋 Ho tolto dal tavolo { $names }. Da qui gioco io.
line-removed-paused = 👋 Ho tolto dal tavolo { $names }.
line-back = 🙌 Di nuovo al tavolo: { $names }.
line-lost = ⚠️ Non sono riuscito a pubblicare { $n ->
    [one] un aggiornamento precedente
   *[other] { $n } aggiornamenti precedenti
} di questa partita.
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Segnapunti
sheet-total = totale
match-over = 🏆 { $names } vince la partita con { $score }!
match-over-shared = 🏆 Vittoria in comune per { $names }, con { $score } a testa!
match-over-uncounted = Sono rimaste fino alla fine meno di due persone: la partita non conta per la classifica.
match-over-void = Questa partita è stata annullata e non conta.
match-over-not-stayed = { $n ->
    [one] { $names } ha lasciato la partita o ha saltato più di metà dei turni, e va all'ultimo posto.
   *[other] { $names } hanno lasciato la partita o hanno saltato più di metà dei turni, e vanno all'ultimo posto.
}
match-over-people-only = I bot non sono in classifica, ma per vincere bisogna battere anche loro.
match-ranking-title = Classifica finale
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = Il registro di tutta la partita
record-here = Tutta la partita, carta per carta, in un file. Su un computer la rivedi con `hornochse replay`.
shared-result = { $result } Si è giocato in { $thread }.
shared-result-alone = { $result } Una partita contro i bot.
sharing = Il risultato sta arrivando nel canale. Se non arriva, lì non posso scrivere.
shared = Fatto! Il risultato è nel canale.
shared-already = Questo risultato è già stato condiviso.
share-elsewhere = Puoi condividerlo solo in un canale del server dove hai iniziato la partita.
only-players-share = Il risultato lo condivide solo chi ha giocato questa partita.
end-title = { $n ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
end-games = { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
}
alt-end-place = { $place }. { $name }, { $score }.
column-total = partita

## Private hand

time-up = · il tempo scade { $when }
hand-waits-for = Si aspetta { $names }.
hand-cards = La tua mano: { $cards }
hand-over-won = 🏆 Hai vinto con { $score }!
hand-over-shared = 🏆 Vittoria in comune: { $names }, con { $score } a testa!
hand-over-lost = 🏁 Vittoria per { $names }. Tu chiudi in **{ $place }ª posizione** su { $seats }, con { $score }.
hand-moved = Adesso le tue carte sono aperte in un altro messaggio. Premi **{ button-hand }** per riportarle qui.
hand-dm-closed = Non sono riuscito a scriverti in privato, quindi eccoti le carte:
hand-not-yet = La partita non è ancora iniziata. Le carte arrivano quando si parte.
hand-paused-not-allowed = La partita è in pausa: non ho il permesso di scrivere in { $channel }. Lì `/{ command } table` ti dice quali permessi mi mancano, e fa ripartire la partita appena li ho.
hand-paused-gone = Il canale non c'è più, o mi hanno tolto dal server: la partita è finita e non conta.
hand-away = Non c'eri, così ho giocato io per te. Premi **{ button-back }** o una carta per rientrare.
hand-left = Hai lasciato questa partita. Con **{ button-back }** rientri.
hand-where = { $server } · { $channel }
hand-only-yours = Questa partita la vedi solo tu. Non è più sullo schermo? `/{ command } hand` nei nostri messaggi privati la ritrova.
hand-still-open = Hai ancora questa partita in corso. `/{ command } leave` la chiude, poi puoi cominciarne un'altra.
hand-still-open-too = Hai ancora questa partita in corso. `/{ command } leave` nei nostri messaggi privati la chiude; qui varrebbe per il tavolo di questo canale.
hand-stale = Quella mano è vecchia. Ecco quella di adesso:
hand-late = Il tempo è scaduto e ho scelto per te. Ecco la tua mano adesso:
hand-played-for = ⏰ Il tempo è scaduto e ho scelto per te. Se salti anche il prossimo turno, un bot continua finché non torni.

## Reminders

reminder = { $names }, c'è da giocare! Il tempo scade { $until }.

## Answers to the person who asked

table-opened-thread = Il tuo tavolo è pronto: { $thread }
table-there-already =
    In questo canale c'è già un tavolo: { $link }
    Se la partita non è iniziata, puoi ancora sederti. `/{ command } table` lo riporta qui.
table-there-already-chat = In questa chat c'è già un tavolo. `/{ command } table` lo riporta qui.
table-here = Eccolo!
not-shown = Qui non sono riuscito a pubblicarlo, quindi nessun altro lo vede. Riusa il comando tra un attimo.
no-table = In questo canale non c'è nessuna partita. `/{ command } new` apre un tavolo.
needs-server = Funziona solo su un server in cui ci sono anch'io: [aggiungimi a uno](<{ $link }>) e riprova lì, in un canale. In solitario puoi giocare anche qui: `/{ command } solo`.
needs-others = Qui non c'è nessuna partita. In compagnia si gioca in una chat di gruppo ([installami](<{ $install }>)) o su un server ([aggiungimi a uno](<{ $link }>)). In solitario puoi giocare anche qui: `/{ command } solo`.
external-apps-hidden = Qui il tavolo lo vedresti solo tu: su questo server le app che ognuno porta con sé non possono scrivere per tutti. [Aggiungimi al server](<{ $link }>), oppure giocate in una chat di gruppo. In solitario puoi giocare anche qui: `/{ command } solo`.
not-seated = Non hai un posto a questo tavolo. Se la partita non è iniziata, premi **{ button-join }**. Con `/{ command } new` ne apri uno tuo, dove non ce n'è già uno.
not-seated-running = Questa partita è iniziata senza di te. Alla prossima!
already-seated = Hai già un posto a questo tavolo.
joined-again = Ma guarda chi si rivede! Le tue carte sono di nuovo in mano tua.
kicked-out = Ti hanno tolto da questo tavolo: non puoi più sederti qui.
lobby-full = Questo tavolo è al completo ({ $most } giocatori).
lobby-full-bots = Questo tavolo è al completo ({ $most } giocatori). Qualcuno è un bot: l'host può mandarne via uno con “{ button-bots }”.
joined-lobby = Ci sei!
left-lobby = Hai lasciato il tavolo.
left-match = Hai lasciato la partita. Gioco io per te; con **{ button-back }** rientri.
left-match-paused = Hai lasciato la partita, che ora è in pausa; con **{ button-back }** rientri.
match-running = La partita è già iniziata.
match-ended = Questa partita è finita.
only-host-start = Solo l'host (**{ $host }**) o un moderatore può dare il via.
only-host-kick = Solo l'host (**{ $host }**) o un moderatore può togliere giocatori.
only-host-stop = Solo l'host (**{ $host }**) o un moderatore può interrompere la partita.
only-host-here = Qui può farlo solo l'host (**{ $host }**).
only-host-stop-here = Qui solo l'host (**{ $host }**) può interrompere la partita. Se per un'ora non succede nulla, può farlo chiunque.
only-players-rematch = La rivincita la chiede solo chi ha giocato questa partita. `/{ command } new` apre un tavolo per tutti.
too-few-players = Servono almeno { $least } giocatori. Invita qualcuno, o premi **{ button-bots }**.
kick-not-here = { $name } non è a questo tavolo.
kicked = Ho tolto { $name } dal tavolo.
kick-self = Per andartene usa `/{ command } leave`.
stop-ask = Chiudo questo tavolo per tutti? Una partita in corso non conterà e non si potrà riprendere.
stop-ask-alone = Interrompere la tua partita contro { $names }? Non conterà e non si potrà riprendere.
stopped = Fatto. Il tavolo è chiuso.
next-not-yet = Questa partita non è ancora finita.
old-button = Quel pulsante è vecchio. `/{ command } table` mostra quello buono.
old-version = Viene da un'altra mia versione. `/{ command } table` mostra il tavolo, `/{ command } hand` le tue carte.
leave-ask = Te ne vuoi andare davvero? Gioco io per te, e puoi rientrare.
leave-ask-rests = Te ne vuoi andare davvero? La partita va in pausa, e puoi rientrare.
leave-ask-ends = Te ne vuoi andare davvero? La partita finisce e non conta.
too-often = Un attimo! Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
options-exclude = Scegli: `{ $one }` o `{ $other }`. Insieme non vanno.
cannot-save = Ho problemi a salvare. Guarda tra un attimo e, se non ha funzionato, riprova.
out-of-order = Qualcosa è andato storto da parte mia. Riprova tra un attimo.
table-came-to-nothing = Sono stato interrotto mentre preparavo un tavolo, quindi qui non c'è. Aprine un altro quando vuoi.
missing-permissions = In questo canale { $n ->
    [one] mi manca un permesso
   *[other] mi mancano dei permessi
}: { $names }. Chi gestisce il server può { $n ->
    [one] darmelo
   *[other] darmeli
}.
permission-view = Visualizza canale
permission-connect = Connetti
permission-locked = Gestisci i thread (il thread è bloccato)
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
rules-alt-before = Un turno di esempio.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

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
command-new-quiet = Un solo messaggio che si aggiorna, invece di uno { $kind ->
    [sixtysix] a smazzata
   *[nimmt] a turno
    }? (di solito decide il server)
command-new-thread = Gioca in un thread, così questo canale resta tranquillo
command-solo = Gioca subito, contro i bot
command-solo-public = Mostrare la partita a tutto il canale? (di solito la vedi solo tu)
command-solo-level = Quanto sono forti i bot, da 1 a 9 (di solito più o meno come te)
command-table = Mostra di nuovo il tavolo, in fondo al canale
command-hand = Mostra le tue carte, solo a te
command-hint = { $kind ->
    [sixtysix] Quanto può portarti ogni scelta, e perché; il risultato dice quante volte hai chiesto
   *[nimmt] Quanto può costarti ogni scelta, e perché; il risultato dice quante volte hai chiesto
}
command-join = Siediti al tavolo di questo canale, o torna al tuo posto
command-leave = Lascia il tavolo; se gli altri continuano, un bot gioca per te
command-kick = Togli un giocatore (host o moderatore)
command-kick-player = Il giocatore da togliere
command-bots = Aggiungi bot o mandali via (host o moderatore)
command-bots-level = Quanto giocano bene, da 1 a 9 (di solito 5)
command-bots-1 = 1: chi inizia, se sta attento, lo batte
command-bots-5 = 5: qualche serata di esperienza
command-bots-9 = 9: più forte di così non ce n'è
command-bots-count = Quanti (di solito 1, o tutti se li mandi via)
command-bots-remove = Mandali via, invece di aggiungerli
command-stop = Chiudi il tavolo di questo canale, o interrompi la partita (host o moderatore)
command-rules = Le regole in un minuto, con un'immagine
command-tutorial = { $kind ->
    [sixtysix] Impara a giocare in cinque prese, con Pip
   *[nimmt] Impara a giocare in tre turni, con Pip
}
command-help = Come si gioca con me

## The coach: hints, and the review of a match

coach-thinks = Sto ancora pensando alla tua ultima domanda. Un attimo!
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
review-footer = Calcolato su ciò che potevi vedere in quel momento, se da lì tutti giocano bene.
review-not-over = Una partita si analizza quando è finita.
review-not-yours = Questa partita può analizzarla solo chi l'ha giocata. Alla prossima gioca anche tu!
match-gone = Quella partita non c'è più: quelle finite le tengo solo per un po'. Il risultato conta ancora.

## Variants: the draft, two cards, menus

button-set-up = Impostazioni
button-bots = 🤖 Aggiungi un bot

## What is played

variant-double_pairs = Numeri gemelli
variant-double_pairs-line = un secondo 11, 22, … 99; le carte uguali si sovrappongono
rules-extras = In più: { $extras }.

## Setting up

setup-title = Impostazioni
setup-cannot = **Queste regole non vanno d'accordo:**
setup-cannot-seats = **In { $seats } non si può giocare con queste regole:**
setup-only-host = Solo l'host (**{ $host }**) o un moderatore può cambiare le impostazioni.
setup-variant = Variante
setup-extras = Extra
setup-end = Fine della partita
setup-pace = Tempo a mossa
setup-seats = Giocatori al massimo
setup-more = Altro
setup-back = Indietro
setup-hints-off = Togli i consigli
setup-hints-on = Ammetti i consigli
setup-quiet-on = Un solo messaggio per tutta la partita
setup-quiet-off = { $kind ->
    [sixtysix] Un messaggio nuovo a ogni smazzata
   *[nimmt] Un messaggio nuovo a ogni turno
    }
setup-end-own = Come di solito in questa variante
setup-end-games = { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
}
setup-seats-option = Al massimo { $n } giocatori
cannot-start = In { $seats } non si può giocare con queste regole: { $reasons }. Si cambiano in **{ button-set-up }**.
cannot-open = Queste regole non vanno d'accordo: { $reasons }

## Bots

level = livello { $level }
solo-level-yours = **Livello { $level } su 9**, il più vicino al tuo rating in solitario. Per un altro, usa `level` con `/{ command } solo`.
solo-level-first = **Livello { $level } su 9** per cominciare. Dopo una o due partite `/{ command } solo` prenderà il più vicino al tuo rating; con `level` scegli tu.
bots-title = Bot
bots-levels = I bot giocano a nove livelli: il livello 1 lo batte anche chi inizia, se sta attento, e più forte del livello 9 non ce n'è.
bots-about = I bot non barano: vedono solo le proprie carte.
bots-count = Con almeno due persone la partita conta per la classifica.
bots-add = Aggiungi un bot…
bots-remove = Manda via un bot…
bots-one = + Livello { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) si siede: { $line }
bots-went = Via dal tavolo: { $names }.
bots-full = Questo tavolo è al completo.
bots-nobody = A questo tavolo non c'è nessun bot così.
bots-only-host = Solo l'host (**{ $host }**) o un moderatore può aggiungere o mandare via i bot.
bots-running = La partita è già iniziata. Aggiungi o togli i bot prima della prossima; per chi si assenta gioco comunque io.
cast-pip = un pulcino. Becca tutto quello che luccica.
cast-clover = un vitello. I numeri grandi gli piacciono perché sono grandi.
cast-dumpling = un maialino. Quello che ha davanti, va bene.
cast-waddle = un anatroccolo. Va dove è andato l'ultimo.
cast-tuft = un agnello. Mentre si danno le carte guarda fuori dalla stalla.
cast-burr = un capretto. Prima salta, poi guarda.
cast-berta = una mucca. Ogni carta la rumina due volte.
cast-gander = un'oca. { $kind ->
    [sixtysix] Fa la guardia alle briscole.
   *[nimmt] Fa la guardia alla fila più corta.
}
cast-mortimer = un asino. Testardo, ma sa contare.
cast-henrietta = una gallina. { $kind ->
    [sixtysix] Mai tutte le uova nello stesso seme.
   *[nimmt] Mai tutte le uova nella stessa fila.
}
cast-truffle = una scrofa. { $kind ->
    [sixtysix] Un matrimonio lo fiuta da lontano.
   *[nimmt] Una fila piena la fiuta da lontano.
}
cast-rumble = un cane pastore. Sa dove vuole andare ogni carta.
cast-olga = una civetta. Di carte ne ha viste, e le ha viste tutte.
cast-renata = una volpe. Conta le sue carte, e anche le tue.
cast-corvin = un corvo. Si ricorda che cosa hai giocato un'ora fa.
cast-magnus = un bue. Parla poco, e non si sposta.
cast-sibyl = una gatta. { $kind ->
    [sixtysix] Aspetta che tu giochi il tuo dieci.
   *[nimmt] Aspetta dietro alla quinta carta che tu giochi la sesta.
}
cast-ignatius = un caprone. Fa i conti anche nel sonno.

## Why rules contradict each other

contradiction-too-few = servono almeno 2 giocatori
contradiction-too-many = si gioca al massimo in { $most }
contradiction-other = questi pezzi non sono dello stesso gioco

## More of the commands

command-new-variant = A quale variante giocare (di solito la classica)
command-variant-choice = { $name }: { $line }
command-new-deal_all = Dare tutto il mazzo, finché bastano carte in parti uguali
command-new-rows_stay = Le file restano sul tavolo per la smazzata dopo
command-rules-variant = Quale variante spiegare (di solito la classica)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-seat = Posto { $seat }
replay-deal = Smazzata { $game } · carte date
replay-draft = Smazzata { $game } · scelta delle carte
replay-open = { $title }, in corso
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
rules-double_pairs =
    { "" }**Nove carte hanno una gemella:** 11, 22, 33, 44, 55, 66, 77, 88 e 99.

    • Le carte uguali giocate nello stesso turno si piazzano insieme, come una pila. La pila vale una carta nella fila, ma le teste di bue si contano tutte.
    • Una carta uguale all'**ultima** di una fila le si posa sopra, anche se la fila è piena, e non prende niente.
    • Se le carte uguali di due giocatori prendono una fila, i due se ne dividono le teste di bue, con le metà arrotondate per eccesso. Se le carte sono troppo basse, la fila la sceglie chi dei due viene prima a partire dal primo di mano.
rules-double_pairs-example = La fila 3 era piena. Il 44 di Ben è uguale all'ultima carta, così le si posa sopra e nessuno prende niente.
