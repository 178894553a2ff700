# La smazzata del giorno: le stesse carte per tutti, una volta al giorno.

command-daily = La smazzata del giorno: stesse carte e { $kind ->
    [sixtysix] stesso bot
   *[nimmt] stessi bot
} per tutti, un solo tentativo

button-daily-too = Gioca anche tu
button-daily-today = Smazzata del giorno
button-daily-week = Questa settimana
button-daily-last-week = Settimana scorsa

daily-title = Smazzata del giorno · { $date }
daily-welcome =
    { "" }**Oggi queste carte toccano a tutti,** contro { $kind ->
        [sixtysix] lo stesso bot di livello 9
       *[nimmt] gli stessi bot di livello 9
    }: { $bots }.
    Hai **un solo tentativo**: { $kind ->
        [sixtysix] una smazzata, e ogni punto partita conta
       *[nimmt] dieci turni, e meno teste di bue prendi, meglio è
    }. Ti serve una pausa? Con `/{ command } daily` riprendi da qui.
daily-outside = Conta dove fai la prima scelta. Qui non conta in nessun server.
daily-closes = si chiude { $when }
daily-moment = Un attimo! Mi sto ancora occupando della tua richiesta precedente.
daily-stale = Nel frattempo hai continuato a giocare. Ecco a che punto sei:
daily-yesterday = Questa è ancora la smazzata di ieri. Puoi finirla: si chiude { $when }.
daily-today-waits = Quella di oggi ti aspetta!
daily-over = Quella smazzata è finita.
daily-not-begun = Quella smazzata non l'hai iniziata. Quella di oggi ti aspetta!

## Il risultato. Nel canale non deve rivelare nessuna carta.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · par { $par }
daily-bot = { $name }: { $n }
daily-better = { $n ->
    [one] { $percent ->
        [100] Meglio dell'unica altra persona qui.
       *[other] L'unica altra persona qui ha fatto almeno altrettanto bene.
    }
   *[other] Altre persone qui: { $n }. Dietro di te: { $percent }%.
}
daily-first-here = Qui nessuno aveva ancora finito questa smazzata: apri tu.
daily-counts-elsewhere = Qui non conta: l'hai iniziata altrove.
daily-streak = 🔥 { $n } giorni di fila
daily-par-later = Il par è ancora da calcolare: è quanto { $kind ->
        [sixtysix] segna
       *[nimmt] prende
    } in media un bot di livello 9 con le tue carte.
daily-par-about = Il par è quanto { $kind ->
        [sixtysix] segna
       *[nimmt] prende
    } in media un bot di livello 9 con le tue carte.
daily-next = La prossima smazzata arriva { $when }.
daily-seed = Seme ({ $date }): `{ $seed }`. Con questo chiunque può ricontrollare quella smazzata.
daily-shared = { icon } **{ $name }** ha giocato la smazzata del giorno · { $date }
daily-not-shared = Qui non sono riuscito a pubblicarlo, e non è cambiato niente. Riprova tra un attimo.

## La tabella della settimana

daily-week-title = **Smazzate del giorno** · { $first } – { $last }
daily-mean = { $kind ->
    [sixtysix] { $mean } punti partita al giorno
   *[nimmt] { $mean } teste di bue al giorno
}
daily-week-line = **{ $place }.** { $name } · { daily-mean } ({ $days ->
    [one] 1 giorno
   *[other] { $days } giorni
})
daily-week-unplaced = – { $name } · { daily-mean } ({ $days ->
    [one] 1 giorno
   *[other] { $days } giorni
})
daily-week-empty = Qui nessuno ha finito una smazzata del giorno.
daily-week-footer = { $kind ->
        [sixtysix] Contano i punti partita al giorno
       *[nimmt] Contano le teste di bue al giorno
    }. Per entrare in classifica { $n ->
    [one] serve un giorno
   *[other] servono { $n } giorni
}.
