# I duelli: due persone giocano la stessa smazzata, ognuna contro gli stessi bot.

command-duel = Un duello: in due giocate la stessa smazzata contro { $kind ->
    [sixtysix] lo stesso bot
   *[nimmt] gli stessi bot
}, ognuno quando vuole
command-duel-opponent = Chi vuoi sfidare

button-duel-play = Gioca
button-duel-look = Guarda di nuovo

duel-challenge =
    { "" }**{ $name }** sfida { $opponent } a duello: **{ game-name }**
    Vi tocca la stessa smazzata, contro { $kind ->
        [sixtysix] lo stesso bot
       *[nimmt] gli stessi bot
    }. Giocate quando volete: il duello si chiude { $until }.
duel-welcome =
    { "" }**A te e a { $name } toccano queste stesse carte,** contro { $kind ->
        [sixtysix] lo stesso bot di livello 9
       *[nimmt] gli stessi bot di livello 9
    }: { $bots }.
    Non c'è limite di tempo per le mosse. Ti serve una pausa? Con **{ button-duel-play }** nel canale riprendi da qui. Il duello si chiude { $until }.
duel-against = Duello con { $name }
duel-stranger = In questo duello giocano **{ $first }** e **{ $second }**. Con `/{ command } duel` ne cominci uno tuo.
duel-gone = Questo duello non ce l'ho più. Con `/{ command } duel` ne cominci un altro.
duel-closed = Questo duello è chiuso: il tempo è scaduto.
duel-yourself = Contro di te non puoi giocare. Chi altro ne avrebbe voglia?
duel-bot = I bot non accettano sfide. Per giocare contro di loro c'è `/{ command } solo`.
duel-not-here = Questa persona non è su questo server. Puoi sfidare chiunque ci sia.
duel-not-in-channel = Questa persona non vede questo canale. Puoi sfidarla dove può leggere.
duel-banned = Questa persona al momento non può giocare su questo server, quindi niente duello.

## The result

duel-waiting = **{ $name }** non ha ancora finito. Quando avrete finito in due, **{ button-duel-look }** ti mostra le due smazzate fianco a fianco. Il duello si chiude { $until }.
duel-both-through = Anche **{ $name }** ha finito il vostro duello. { $first }, **{ button-duel-look }** mostra le due smazzate fianco a fianco.
duel-title = **{ $first }** contro **{ $second }**
duel-unfinished = **{ $name }** non ha finito.
duel-won = 🏆 **{ $name }** vince il duello!
duel-tie = 🤝 Pareggio!
duel-same = Stesse carte, { $kind ->
    [sixtysix] stesso bot
   *[nimmt] stessi bot
}: nessuno aveva la mano migliore.
