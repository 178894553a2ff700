# Le impostazioni: quelle di un server (Gestire il server), quelle di una persona (Le mie), e il messaggio
# che annuncia un tavolo. Il pulsante sta accanto al suo testo; una voce di menu ha al massimo 100 caratteri.

# Come si chiama questa lingua da sé.
language-name = Italiano

command-settings = Le tue impostazioni, e quelle del server se lo gestisci
settings-only-manager = Può cambiarlo solo chi gestisce il server. Le tue impostazioni sono in `/{ command } settings`.
settings-outdated = Questa lista nel frattempo è cambiata, quindi non l'ho toccata. Ora è così:
settings-banned-you = Per ora su questo server non puoi giocare. Il perché può dirtelo chi gestisce il server.
settings-not-here = In questo canale non si può. Prova in uno di questi: { $channels }

settings-title-server = Impostazioni di questo server
settings-note-server = Salvo subito ogni modifica. Lingua e carte cambiano dal prossimo tavolo.
settings-title-tables = Nuovi tavoli
settings-note-tables = Quello che vale se chi apre il tavolo non decide diversamente.
settings-title-players = Giocatori
settings-note-players = Che cosa si può fare qui, e chi può giocare.
settings-page-server = Server
settings-page-tables = Nuovi tavoli
settings-page-players = Giocatori
settings-page-mine = Le mie impostazioni
settings-back = Impostazioni del server
settings-on = sì
settings-off = no
settings-turn-on = Attiva
settings-turn-off = Disattiva

settings-language = Lingua
settings-language-discord = Come in Discord
settings-language-own = La mia lingua nei canali di questo server: **{ $language }**.
settings-language-usual = La mia lingua nei canali: **{ $language }**, quella del server in Discord.
settings-channels = Canali
settings-channels-every = Tutti i canali
settings-channels-all = Si può aprire un tavolo in ogni canale.
settings-channels-some = Si può aprire un tavolo solo in questi canali e nei loro thread: { $channels }
settings-hands = Carte
settings-hands-dm = Mando le carte in privato, a meno che qualcuno non preferisca altro.
settings-hands-private = Mostro le carte nel canale, a ciascuno le sue, a meno che qualcuno non preferisca altro.
settings-hands-dm-option = Con un messaggio privato
settings-hands-private-option = Nel canale, solo per i propri occhi
settings-seasons = Stagioni
settings-seasons-monthly = La classifica inizia una nuova stagione ogni mese.
settings-seasons-quarterly = La classifica inizia una nuova stagione ogni tre mesi.
settings-seasons-none = La classifica non ha stagioni.
settings-seasons-monthly-option = Ogni mese
settings-seasons-quarterly-option = Ogni tre mesi
settings-seasons-none-option = Nessuna stagione
settings-keep = Rivedere le partite
settings-keep-days = { $n ->
    [one] Una partita finita si può rivedere per un giorno. Il risultato resta.
   *[other] Una partita finita si può rivedere per { $n } giorni. Il risultato resta.
}
settings-keep-always = Una partita finita si può rivedere finché si vuole.
settings-keep-option = { $n ->
    [one] Per un giorno
   *[other] Per { $n } giorni
}
settings-keep-always-option = Senza limite
settings-keep-goes = Quelle più vecchie vengono cancellate entro qualche ora. Non si può annullare.

settings-pace-live = Ci sono tutti: un minuto circa a mossa.
settings-pace-relaxed = C'è un'ora per ogni mossa.
settings-pace-slow = C'è un giorno per ogni mossa.
settings-pace-live-option = live: un minuto circa
settings-pace-relaxed-option = relaxed (con calma): 1 ora
settings-pace-slow-option = slow (lento): 24 ore
settings-thread = Thread
settings-thread-on = Un nuovo tavolo ha un thread tutto suo.
settings-thread-off = Un nuovo tavolo resta nel canale in cui si apre.
settings-quiet = Tavoli tranquilli
settings-quiet-on = Una partita resta in un solo messaggio che si aggiorna, se l'host non decide diversamente.
settings-quiet-off = Una partita pubblica messaggi nuovi man mano che va avanti, se l'host non decide diversamente.

settings-hints = Consigli
settings-hints-on = Qui si possono chiedere consigli, a meno che una partita si giochi senza.
settings-hints-off = Su questo server si gioca senza consigli.
settings-animations = Immagini animate
settings-animations-on = Quando qualcuno prende una fila, l'immagine si anima.
settings-animations-off = Qui le immagini stanno ferme.
settings-reminders = Promemoria
settings-reminders-on = Quando il tempo sta per scadere avviso una volta chi manca, a meno che non preferisca di no.
settings-reminders-off = Non avviso nessuno quando il tempo sta per scadere.
settings-achievements = Traguardi
settings-achievements-on = Qui si possono raggiungere traguardi.
settings-achievements-off = Qui non ci sono traguardi.
settings-banned = Esclusi dai tavoli
settings-banned-pick = Nessuno
settings-banned-nobody = Tutti possono aprire tavoli e sedersi.
settings-banned-some = Qui non possono aprire tavoli né sedersi: { $people }

settings-title-mine = Le tue impostazioni
settings-note-mine = Valgono su ogni server, tranne dove si legge “su questo server”.
mine-language-own = La mia lingua con te: **{ $language }**.
mine-language-usual = La mia lingua con te: **{ $language }**, quella del tuo Discord.
mine-hands = Le tue carte
mine-hands-table = Le carte ti arrivano come ha deciso il server.
mine-hands-dm = Ti mando le carte in privato.
mine-hands-private = Non ti mando mai le carte in privato: le vedi nel canale, e solo tu. Premi **{ button-hand }** sotto il tavolo, oppure usa `/{ command } hand`.
mine-hands-table-option = Come ha deciso il server
mine-reminders-on = Ti avviso una volta quando il tuo tempo sta per scadere, a meno che un server non l'abbia disattivato.
mine-reminders-off = Non ti avviso quando il tuo tempo sta per scadere.
mine-still = Meno movimento
mine-still-on = Le immagini stanno ferme quando giochi in solitario contro i bot, e ai tavoli dove lo vogliono tutti.
mine-still-off = Le immagini si muovono, a meno che un server non le tenga ferme.
mine-suits = Quattro colori
mine-suits-on = Nelle immagini che vedi solo tu ogni seme ha il suo colore: fiori verdi, quadri blu.
mine-suits-off = Picche e fiori sono neri, cuori e quadri rossi.
mine-alerts = Nuovi tavoli qui
mine-alerts-on = Ti scrivo quando su questo server si apre un tavolo, al massimo una volta all'ora.
mine-alerts-off = Non ti scrivo quando su questo server si apre un tavolo.

lobby-footer-private = Le carte sono solo per i tuoi occhi: a partita iniziata premi “{ button-hand }”.
board-first-turn-private = Nuova smazzata! { $n } carte a testa. Premi **{ button-hand }** per vedere le tue.

alert-table = { icon } Su **{ $server }** è aperto un tavolo di **{ game-name }**: { $link }
alert-table-somewhere = { icon } È aperto un tavolo di **{ game-name }**: { $link }
alert-stop = Non scrivermi più
alert-stopped = Va bene, dei nuovi tavoli di lì non ti scrivo più.
alert-unreached = Non sono riuscito a scriverti di un nuovo tavolo, quindi gli avvisi sono spenti su tutti i server. Dove li vuoi ancora, consenti i messaggi privati dal server, poi riattivali lì con `/{ command } settings`.
