# Il campionato: un duello a settimana per chi si iscrive, e una classifica.

command-league = Il campionato di questo server: un duello a settimana, e una classifica

button-league-join = Partecipa
button-league-leave = Lascia
button-league-start = Avvia il campionato
button-league-show = Aggiorna
button-league-weeks = Tutte le settimane
button-league-end = Chiudi il campionato
button-league-end-now = Chiudilo ora
button-league-back = Indietro
button-league-wins = Vince { $name }
button-league-tie = Pareggio
button-league-neither = Nessuno ha giocato
button-league-as-played = Come giocato

## The page

league-title = Campionato · { game-name }
league-weeks = { $n ->
    [one] 1 settimana
   *[other] { $n } settimane
}
league-sign-up =
    Ogni settimana sfidi qualcun altro, finché è possibile. Giocate la stessa smazzata contro { $kind ->
        [sixtysix] lo stesso bot
       *[nimmt] gli stessi bot
    }, ognuno quando vuole. Una vittoria vale 1 punto, un pareggio ½. Se non finisci in tempo, perdi contro chi ha finito. Se nessuno dei due finisce, nessuno prende punti.
    Questo campionato dura { league-weeks }. Comincia quando lo avvia chi gestisce il server, e si può entrare anche dopo.
league-nobody = Per ora non c'è nessuno.
league-signed-up = **Chi c'è ({ $n }):** { $names }
league-now = **Settimana { $week } di { $weeks }** · finisce { $until }
league-pairs = ✓ ha giocato. * l'ha deciso chi gestisce il server.
league-columns = Posto, nome, punti, settimane decise. A pari punti contano quelli degli avversari.
league-out = Fuori dal sorteggio: { $names }
league-late = Entra adesso e giochi dalla prossima settimana.
league-bye = riposo: +1
league-over = **Il campionato è finito.** Nessuno ha fatto un punto.
league-won = **Il campionato è finito.** 🏆 { $n ->
    [one] Lo vince { $names }!
   *[other] Lo vincono insieme { $names }!
}
league-week = Settimana { $n }

## What one person is told

league-none = Qui non c'è nessun campionato. Chi gestisce il server ne apre uno con `/{ command } league`.
league-begin =
    { "" }**Un nuovo campionato:** la gente si iscrive, tu lo avvii, e ogni settimana sorteggio gli accoppiamenti. Scrivo un messaggio a settimana, in questo canale: i nuovi accoppiamenti e la classifica.
    Quanto deve durare?
league-made = Il campionato è aperto: ci si iscrive qui sotto. Poi **{ button-league-start }** sorteggia la prima settimana.
league-open-already = C'è già un campionato: `/{ command } league` lo mostra.
league-gone = Questo campionato non c'è più. `/{ command } league` mostra se ce n'è uno nuovo.
league-full = Questo campionato è al completo, mi dispiace.
league-only-manager = Può farlo solo chi gestisce il server.
league-start = Ci sono tutti? Quando avvii il campionato, sorteggio la prima settimana. Una settimana sono sette giorni, contati da quel momento.
league-few = Per avviare un campionato servono almeno due persone.
league-started = Il campionato è cominciato!
league-ask-end = Chiudere ora il campionato? La settimana conta così com'è: chi non ha finito perde contro chi ha finito.
league-ask-end-early = Chiudere il campionato prima che cominci? Non ha ancora giocato nessuno, quindi non vince nessuno.
league-ended = Il campionato è finito.
league-stranger = Non sei in questo campionato. Con **{ button-league-join }** giochi dalla prossima settimana.
league-not-drawn = Questa settimana non giochi. Se partecipi, cominci dalla prossima.
league-last-week = È l'ultima settimana, e tu non giochi.
league-free = Questa settimana non è rimasto nessuno per te. Conta come una vittoria!
league-correct = Correggi un risultato
league-correct-how = Come deve contare?
