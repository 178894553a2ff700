# Os duelos: duas pessoas jogam as mesmas cartas, cada uma contra os mesmos bots.

command-duel = Um duelo: vocês dois jogam as mesmas cartas contra { $kind ->
    [sixtysix] o mesmo bot
   *[nimmt] os mesmos bots
}, cada um quando puder
command-duel-opponent = Quem você desafia

button-duel-play = Jogar
button-duel-look = Ver de novo

duel-challenge =
    { "" }**{ $name }** desafia { $opponent } pra um duelo: **{ game-name }**
    Vocês recebem as mesmas cartas, contra { $kind ->
        [sixtysix] o mesmo bot
       *[nimmt] os mesmos bots
    }. Joguem quando quiserem: o duelo fecha { $until }.
duel-welcome =
    { "" }**Você e { $name } recebem estas mesmas cartas,** contra { $kind ->
        [sixtysix] o mesmo bot de nível 9
       *[nimmt] os mesmos bots de nível 9
    }: { $bots }.
    Não tem relógio. Precisa de uma pausa? **{ button-duel-play }**, no canal, te traz de volta pra cá. O duelo fecha { $until }.
duel-against = Duelo com { $name }
duel-stranger = Este duelo é entre **{ $first }** e **{ $second }**. Com `/{ command } duel` você começa um seu.
duel-gone = Não tenho mais este duelo. Com `/{ command } duel` você começa outro.
duel-closed = Este duelo está encerrado: o prazo acabou.
duel-yourself = Contra você não dá. Quem mais toparia?
duel-bot = Bots não aceitam desafios. Pra jogar contra eles tem o `/{ command } solo`.
duel-not-here = Essa pessoa não está neste servidor. Você pode desafiar quem estiver.
duel-not-in-channel = Essa pessoa não vê este canal. Você pode desafiar onde ela lê.
duel-banned = Essa pessoa não pode jogar neste servidor no momento, então não dá pra desafiá-la.

## The result

duel-waiting = **{ $name }** ainda não terminou. Assim que vocês dois terminarem, **{ button-duel-look }** mostra os dois jogos lado a lado. O duelo fecha { $until }.
duel-both-through = **{ $name }** também terminou o duelo de vocês. { $first }, **{ button-duel-look }** mostra os dois jogos lado a lado.
duel-title = **{ $first }** contra **{ $second }**
duel-unfinished = **{ $name }** não jogou até o fim.
duel-won = 🏆 **{ $name }** vence o duelo!
duel-tie = 🤝 Empate!
duel-same = Mesmas cartas, { $kind ->
    [sixtysix] mesmo bot
   *[nimmt] mesmos bots
}: ninguém tinha a mão melhor.
