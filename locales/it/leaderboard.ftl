# The leaderboard, seasons, and matches declared void.

## The leaderboard

leaders-title = Classifica
leaders-heading = Classifica · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window } (dal { $since })
leaders-order-rating = Per rating
leaders-order-wins = Per vittorie
leaders-order-share = Per percentuale di vittorie
leaders-order-score = Per { $kind ->
    [sixtysix] punti partita
   *[nimmt] teste di bue
} a smazzata
leaders-order-matches = Per partite giocate
leaders-window-month = Questo mese
leaders-window-quarter = Questo trimestre
leaders-window-recent = Ultimi 30 giorni
leaders-window-all = Da sempre
leaders-played-all = Tutte le varianti
leaders-played-game = { game-name }: tutte le varianti
leaders-ladder-table = Con altre persone
leaders-ladder-solo = In solitario contro i bot
leaders-menu-order = Ordine
leaders-menu-window = Periodo
leaders-menu-played = Variante
leaders-button-solo = In solitario contro i bot
leaders-button-table = Con altre persone
leaders-button-share = Mostra a tutti
leaders-button-mine = La mia posizione
# Stands between the thousands and the hundreds.
leaders-thousands-sign = .
leaders-percent = { $n }%
leaders-record = { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
} in { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
} ({ $share })
# The same in a picture, where there is room for about 30 letters.
leaders-note = { $wins ->
    [one] 1 vinta
   *[other] { $wins } vinte
} su { $matches } ({ $share })
leaders-average = { $n } { $kind ->
    [sixtysix] punti partita
   *[nimmt] teste di bue
} a smazzata
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = { $place }. { $name }: { $record }
leaders-mine = **Sei in { $place }ª posizione** · { $record }
leaders-mine-none = In questo elenco non ci sei.
leaders-page = Pagina { $page } di { $pages }
leaders-empty = Qui nessuno ha ancora finito una partita. Con `/{ command } new` inizia la prima!
leaders-empty-chosen = Qui nessuna partita finita corrisponde a questa scelta.
leaders-empty-rated = Con questa scelta nessuno ha ancora un rating. Serve una partita finita di almeno { $turns } { $kind ->
    [sixtysix] prese
   *[nimmt] turni
}.
leaders-footer-rating = Conta il limite inferiore del rating: la sola fortuna non porta in testa nessuno. “?” vuol dire che le partite sono ancora troppo poche. Valgono le partite di almeno { $turns } { $kind ->
    [sixtysix] prese
   *[nimmt] turni
}, tutte le varianti insieme.{ $ladder ->
    [solo] {""}
   *[table] {" "}Chi se ne va, o manca per più di metà partita, arriva ultimo.
}
leaders-footer-wins = Contano le vittorie, poi la percentuale di vittorie, poi { $kind ->
    [sixtysix] i punti partita
   *[nimmt] le teste di bue
} a smazzata. Una vittoria in comune vale per tutti i vincitori.
leaders-footer-few = Chi ha meno di { $few } partite sta in fondo. Una vittoria in comune vale per tutti i vincitori.
leaders-footer-few-games = Contano solo le smazzate segnate in { $kind ->
    [sixtysix] punti partita
   *[nimmt] teste di bue, con il solito numero di carte
}. Chi ne ha meno di { $few } sta in fondo.
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] Partite finite, anche per chi le ha lasciate prima.{" "}
}Una vittoria in comune vale per tutti i vincitori.

## The end of a match

match-over-solo = Una partita contro i bot: conta per la classifica in solitario.
leaders-change-title = Classifica del server
leaders-change-title-solo = Classifica in solitario
leaders-change-new = **{ $place }.** { $name } · new entry!
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · prima al n. { $before }
leaders-change-unrated = Posti per vittorie: la partita era troppo corta per cambiare i rating.

## The commands

command-leaderboard = Chi gioca meglio su questo server
command-leaderboard-variant = Solo le partite di questa variante
command-void = Annulla una partita, o la ripristina (chi gestisce il server)

## Matches declared void

void-title = Annulla una partita
void-intro = Scegli una partita. Prima di fare qualsiasi cosa, chiedo conferma. Una partita annullata non conta né per le vittorie né per i rating, come se nessuno l'avesse giocata.
void-menu = Scegli una partita…
void-option = ANNULLATA · { $names }
void-own-rules = regole su misura
void-age-minutes = { $n ->
    [one] 1 minuto fa
   *[other] { $n } minuti fa
}
void-age-hours = { $n ->
    [one] 1 ora fa
   *[other] { $n } ore fa
}
void-age-days = { $n ->
    [one] 1 giorno fa
   *[other] { $n } giorni fa
}
void-seat = • { $name } · { $score }
void-ask = **Annullare questa partita?** Vittorie e rating saranno come se nessuno l'avesse giocata. Più tardi potrai ripristinarla.
void-declared = **Questa partita è annullata.** Deciso { $when } da { $by }.
void-restored = **Ripristinata.** La partita conta di nuovo.
void-button-declare = Annulla la partita
void-button-restore = Ripristina
void-button-back = Torna all'elenco
void-button-newer = Più recenti
void-button-older = Meno recenti
void-only-manager = Può annullare una partita solo chi gestisce il server.
void-gone = Quella partita qui non c'è più.
