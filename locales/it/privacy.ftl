# Quello che si conserva, si consegna e si cancella. Lo legge solo chi lo chiede. Un pulsante ha 34 caratteri.

# Al posto del nome di chi ha voluto essere dimenticato.
former-player = qualcuno che giocava qui

command-privacy = Che cosa conservo su di te: leggilo, esportalo, cancellalo

privacy-title = I tuoi dati
privacy-what = **Che cosa conservo:** il tuo ID di Discord e il nome con cui ti ho visto, la tua lingua e le tue impostazioni, i tavoli a cui hai giocato, le tue mosse e quali dei miei messaggi ne parlavano, com'è finita ogni tua partita, duello, campionato e smazzata del giorno e che cosa ci hai guadagnato, le tue risposte ai quesiti del giorno, dove vuoi sapere dei nuovi tavoli, e se un server non ti lascia giocare.
privacy-why = **Perché:** così una partita sopravvive a un riavvio, si può rivedere, e conta. I tuoi messaggi non posso leggerli, e non passo niente a nessuno.
privacy-how-long = **Per quanto tempo:** i tuoi risultati finché non li cancelli; duelli e campionati spariscono da soli, le carte delle vecchie partite dove il server o chi mi gestisce ha messo un limite.
privacy-servers = Se un server mi toglie, tutto quello che viene da lì sparisce dopo { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
privacy-puzzles-on = **Quesiti:** una posizione di una delle tue partite può diventare il quesito del giorno. Non si vede mai chi ha giocato, né dove.
privacy-puzzles-off = **Quesiti:** dalle tue partite non nasce nessun nuovo quesito del giorno.
privacy-host = Dei tuoi dati è responsabile chi mi gestisce.
privacy-link-policy = [Informativa sulla privacy]({ $link })
privacy-link-terms = [Condizioni d'uso]({ $link })
button-privacy-puzzles = Quesiti dalle mie partite
button-privacy-no-puzzles = Niente quesiti dalle mie partite
button-privacy-export = Esporta
button-privacy-delete = Cancella
button-privacy-delete-now = Sì, cancella tutto
button-privacy-keep = Tieni tutto

privacy-exported = Tutto quello che conservo su di te, da ogni server, in un file JSON.
privacy-exported-short = Quello che conservo su di te, da ogni server, in un file JSON. Per Discord sarebbe stato troppo grande, quindi le singole mosse non ci sono: le trovi nel registro di ogni partita.
privacy-export-too-big = I tuoi dati non entrano in un file su Discord. Chiedili a chi mi gestisce.
privacy-export-alt = Tutto quello che si conserva su di te

privacy-ask-title = Cancello i tuoi dati?
privacy-ask = Il tuo ID e il tuo nome spariscono da ogni server, e con loro i tuoi risultati, le tue impostazioni e il tuo posto in ogni classifica. Non potrò recuperarli.

    Gli altri tengono i loro risultati e possono rivedere le partite e le sfide con te: al tuo posto leggeranno “{ former-player }”. I messaggi già scritti su Discord restano, come i problemi nati dalle tue partite (senza il tuo nome) e il divieto di giocare, se un server te l'ha dato.
privacy-ask-playing = ⚠️ Sei ancora a { $n ->
    [one] un tavolo
   *[other] { $n } tavoli
}. Te ne andrai, e un bot giocherà per te se gli altri continuano.
privacy-deleted = Fatto. Non ti conosco più. Se tornerai a giocare, ripartirò da zero.
privacy-delete-later = Per ora non sono riuscito a cancellare tutto. L'ho segnato, e continuo finché non ho finito.
