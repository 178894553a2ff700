# The help page.

help-title = Come si gioca
button-commands = Tutti i comandi

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **Mai giocato?** Premi **{ tutorial-title }**: cinque prese e conosci il gioco.
       *[nimmt] **Mai giocato?** Premi **{ tutorial-title }**: tre turni e conosci il gioco.
    }
    { "" }**Non c'è nessuno?** Con **{ button-play-now }** o `/{ command } solo` giochi contro { $kind ->
        [sixtysix] un bot
       *[nimmt] tre bot
    }, e lo vedi solo tu.
    { "" }**In compagnia?** `/{ command } new` apre un tavolo. Gli altri premono **{ button-join }**, poi l'host preme **{ button-start }**.
    { "" }**Le tue carte** arrivano solo a te: in privato, o con **{ button-hand }** sotto il tavolo.
    { "" }**Ogni giorno** `/{ command } daily` dà a tutti le stesse carte, e `/{ command } puzzle` chiede che cosa giocheresti.
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
