# What the bot says about Sixty-Six, in Brazilian Portuguese. `{ $card }` and the like come as a sign and an index: ♣ Q.
# trump = trunfo, stock = monte, turn-up = vira, trick = vaza, to lead = puxar, forehand = mão, to draw = comprar,
# to go out = bater, to trump = cortar, no trick = capote. Card points = pontos, game points = tentos, as in truco.

## Small parts

# What is printed on ace, ten, king, queen, jack, nine and eight.
sixtysix-indices = A 10 K Q J 9 8
sixtysix-clubs = Paus
sixtysix-spades = Espadas
sixtysix-hearts = Copas
sixtysix-diamonds = Ouros
sixtysix-game-points = { $n ->
    [0] { $n } tentos
    [one] { $n } tento
   *[other] { $n } tentos
}
sixtysix-card-points = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}
sixtysix-you = Você
sixtysix-seat = Lugar { $n }

## Table message

sixtysix-heading = **Rodada { $game } · vaza { $trick }**
sixtysix-heading-after = **Rodada { $game } · depois da vaza { $trick }**
sixtysix-heading-naming = **Rodada { $game } · escolha do trunfo**
sixtysix-waiting-trump = ⏳ { $names } escolhe o trunfo { $until }
sixtysix-waiting-bid = ⏳ { $names } escolhe o trunfo ou passa { $until }
sixtysix-points-title = Pontos (partida)
sixtysix-tricks-title = Vazas (partida)
sixtysix-picture-title = Rodada { $game } · vaza { $trick }
sixtysix-picture-trump = trunfo { $suit }
sixtysix-picture-undecided = Empate!

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = Sorteio pra ver quem dá as cartas: { $cards }. A mais alta dá.
sixtysix-dealt = { $name } dá as cartas e vira **{ $card }**.
sixtysix-dealt-hidden = { $name } dá as cartas.
sixtysix-named = { $name } escolhe o trunfo: **{ $suit }**.
sixtysix-passed = { $name } passa.
sixtysix-exchanged = { $name } troca { $laid } por **{ $took }**.
sixtysix-closed = 🔒 { $name } fecha o monte.
sixtysix-calls = 📣 { $name } diz: **bati!**
sixtysix-calls-match = 📣 { $name } diz: **bati e levei a partida!**
sixtysix-leads = { $name } puxa **{ $card }**.
sixtysix-leads-marriage = { $name } puxa **{ $card }** e anuncia **{ $n }**.
sixtysix-leads-new-trump = { $name } puxa **{ $card }**, anuncia **{ $n }**, e o trunfo agora é { $suit }.
sixtysix-plays = { $name } joga **{ $card }**.
sixtysix-plays-and-takes = { $name } leva com **{ $card }**: { $n }.
sixtysix-plays-and-takes-last = { $name } leva com **{ $card }**: { $n }, e mais { $last } pela última vaza.
sixtysix-takes = { $name } leva a vaza: { $n }.
sixtysix-takes-last = { $name } leva a vaza: { $n }, e mais { $last } por ser a última.
sixtysix-drew-turn-up = { $name } compra o vira, { $card }.

sixtysix-over-out = **Fim da rodada { $game }:** { $winners ->
    [one] { $names } tem 66 e marca **{ $n }**.
   *[other] { $names } têm 66 e marcam **{ $n }** cada.
}
sixtysix-over-wrong = **Fim da rodada { $game }:** { $winners ->
    [one] { $caller } bateu cedo demais, e { $names } marca **{ $n }**.
   *[other] { $caller } bateu cedo demais, e { $names } marcam **{ $n }** cada.
}
sixtysix-over-played = **Fim da rodada { $game }:** { $winners ->
    [one] acabaram as mãos, e { $names } marca **{ $n }**.
   *[other] acabaram as mãos, e { $names } marcam **{ $n }** cada.
}
sixtysix-over-match = **Fim da rodada { $game }:** { $caller } bateu pra levar a partida.
sixtysix-over-undecided = **A rodada { $game } empatou:** { $carry ->
    [0] ninguém marca.
   *[other] ninguém marca, e quem ganhar a próxima marca { $carry } a mais.
}
sixtysix-over-plain = **Fim da rodada { $game }.**
sixtysix-over-plain-wrong = **Fim da rodada { $game }:** { $caller } bateu cedo demais.
sixtysix-over-against = **Fim da rodada { $game }:** { $caller } tem 66, então { $names } marcam **{ $n }** cada.
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = { $n ->
    [one] { $names } fica abaixo de 33: schneider.
   *[other] { $names } ficam abaixo de 33: schneider.
}
sixtysix-schwarz = Nenhuma vaza pra { $names }: capote!
sixtysix-closed-in-vain = Fechou à toa!
sixtysix-bid-in-vain = Escolheu o trunfo à toa!
sixtysix-word-schneider = schneider
sixtysix-word-schwarz = capote
sixtysix-end-play = 🎬 **A rodada da partida:** { $name } marcou { $n } de uma vez na rodada { $game }.

sixtysix-alt-trick = A vaza até agora: { $cards }.
sixtysix-is-trump = O trunfo é { $suit }.
sixtysix-no-trump = Ainda sem trunfo.
sixtysix-never-trump = Esta rodada não tem trunfo.
sixtysix-all-passed = Todo mundo passou: sem trunfo, e ninguém pode fechar nem bater.
sixtysix-alt-closed = O monte está fechado.
sixtysix-alt-stock = Fechadas: { $n }. Vira: { $card }.
sixtysix-alt-stock-hidden = Fechadas: { $n }.
sixtysix-alt-seat = { $name }: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $tricks ->
    [0] { $tricks } vazas
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}, { $total }.
sixtysix-alt-seat-hidden = { $name }: { $tricks ->
    [0] { $tricks } vazas
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}, { $total }.

## Private hand

sixtysix-lead = **Você puxa** { $until }
sixtysix-follow = **Sua vez:** puxaram { $card } { $until }
sixtysix-name-trump = **Escolha o trunfo** { $until }
sixtysix-name-or-pass = **Escolha o trunfo e jogue contra os outros, ou passe** { $until }
sixtysix-really-close = **Fechar o monte?** Ninguém compra mais, tem que seguir o naipe, e você precisa ganhar: se não, { $vain }. { $until }
sixtysix-really-out = **Bater?** Você tem { $have }, e esta vaza rende no máximo { $most }. Se não der 66, { $lost }. Qual carta você puxa? { $until }
sixtysix-really-out-enough = **Você tem { $have }: já dá.** Qual carta você puxa? { $until }
sixtysix-really-out-blind = **Bater?** Se depois desta vaza você não tiver 66, { $lost }. Qual carta você puxa? { $until }
sixtysix-really-out-of-match = **Bater e levar a partida?** Se com esta vaza você não chegar ao alvo, perde a partida. Qual carta você puxa? { $until }
sixtysix-lost = o outro lado marca { $n }
sixtysix-lost-each = os outros marcam { $n } cada
sixtysix-lost-all = você não marca nada nesta rodada
sixtysix-stock = { $n ->
    [one] { $n } carta no monte.
   *[other] { $n } cartas no monte.
}
sixtysix-stock-closed = O monte está fechado: { $must }.
sixtysix-stock-drawn = O monte acabou: { $must }.
sixtysix-must = siga o naipe ou, se não tiver, corte
sixtysix-must-head = siga o naipe ou, se não tiver, corte, e leve a vaza se puder
sixtysix-must-suit = siga o naipe se puder
sixtysix-must-suit-head = siga o naipe se puder, e leve a vaza se puder
sixtysix-your-points = Você tem **{ $n }** de 66.
sixtysix-you-took = 👍 Você levou { $cards }: **{ $n }**.
sixtysix-they-took = { $name } levou { $cards }: { $n }.
sixtysix-button-pass = Passo
sixtysix-button-exchange = Trocar { $low } → { $turned }
sixtysix-button-close = Fechar…
sixtysix-button-close-now = Fechar o monte
sixtysix-button-stay-open = Deixar aberto
sixtysix-button-out = Bati!
sixtysix-button-not-out = Ainda não bato
sixtysix-button-out-of-match = Bati e levei a partida!
sixtysix-button-not-out-of-match = A partida, ainda não
sixtysix-button-and-out = { $card } e bati
sixtysix-button-with-marriage = Com o casamento
sixtysix-button-without-marriage = Sem o casamento

## The tutorial

sixtysix-tutorial-1 =
    { "" }**Oi, eu sou Pip! 🐣 Cinco vazas e você já sabe jogar.**
    Quem faz 66 pontos ganha. O ás vale 11; o dez, 10; o rei (K), 4; a dama (Q), 3; o valete (J), 2; o nove, nada. E a força é nessa ordem. O vira é { $ace }, então o trunfo é copas e ganha de qualquer outro naipe.

    Eu puxo { $ten-led }. Espadas você tem, mas enquanto se compra do monte **não precisa seguir o naipe**. Leve o meu dez com um trunfo: **{ $jack }**.
sixtysix-tutorial-1-else = 🤔 Pode, mas o meu dez vale a pena, e só um trunfo leva. Guarde { $nine }, você já vai precisar. Jogue **{ $jack }**.
sixtysix-tutorial-2 = 🎯 **12 pra você!** Você comprou, eu também, e agora é você quem puxa. Mas antes, uma pechincha: quem já tem uma vaza pode **trocar** o trunfo mais baixo pelo vira. Dê { $nine } e pegue **{ $ace }**.
sixtysix-tutorial-2-else = 🤔 Já, já! Primeiro, um ás por um nove: quando o monte acabar, é tarde.
sixtysix-tutorial-3 = 💪 **{ $ace }** agora é seu, e nada ganha dele. E mais: você tem { $king } e { $queen }. Rei e dama do mesmo naipe são um **casamento**: puxe um dos dois, mostre o outro e ganhe 20 pontos na hora, ou 40 se for o trunfo. Puxe **{ $queen }**.
sixtysix-tutorial-3-else = 🤔 Ainda não: tem 20 pontos esperando. Anuncie o casamento com **{ $queen }**; o rei é melhor guardar.
sixtysix-tutorial-4 = 💍 **20, mais 3 da vaza: 35!** Sua mão está forte, então **feche** o monte. Ninguém compra mais, e daqui em diante nós dois **temos que seguir o naipe**, ou então cortar: acabou essa de jogar fora o que eu quiser. Aperte **{ sixtysix-button-close }**
sixtysix-tutorial-4-else = 🤔 Espere: com o monte aberto, eu posso cortar o que você puxar. Aperte **{ sixtysix-button-close }** antes.
sixtysix-tutorial-5 = 🔒 Quem fecha promete ganhar, por isso eu pergunto de novo. Dois ases e mais um trunfo: vai fundo!
sixtysix-tutorial-5-else = 🤔 Com uma mão dessas? Aperte **{ sixtysix-button-close-now }**.
sixtysix-tutorial-6 = 🔒 **Fechado!** Agora guarde os ases: eles esperam os meus dez. Puxe a sua carta de paus mais barata, **{ $low }**. Eu tenho que seguir.
sixtysix-tutorial-6-else = 🤔 Essa não. Puxe a sua carta de paus mais barata, **{ $low }**: eu tenho que seguir.
sixtysix-tutorial-7 = 😬 { $high } era a minha única carta de paus, e eu tive que jogar: 13 pra mim. Agora eu puxo { $fat }, e é você quem **tem que seguir o naipe**: **{ $catcher }** é a sua única carta de ouros.
sixtysix-tutorial-7-else = 🤔 O monte está fechado: tem que seguir o naipe, mesmo com trunfo na mão. Jogue **{ $catcher }**.
sixtysix-tutorial-8 = 🎉 **21! Já são 56.** Você puxa, e { $ace } leva qualquer vaza: 56 mais 11 dá 67. Pra ganhar na hora, **diga** ao puxar. Aperte **{ sixtysix-button-out }**
sixtysix-tutorial-8-else = 🤔 Não espere, diga primeiro: aperte **{ sixtysix-button-out }**
sixtysix-tutorial-9 = 📣 E agora a carta com que você bate: **{ $ace }**.
sixtysix-tutorial-9-else = 🤔 Melhor não arriscar: nada ganha de **{ $ace }**.
sixtysix-tutorial-over =
    { "" }🏆 **77 a 13: você ganhou!** Eu não cheguei a 33, então vale **2** em vez de 1; sem nenhuma vaza minha seriam 3. Normalmente, sete desses tentos ganham a partida.

    { "" }**O jogo é só isso!** Quer tentar pra valer, contra um bot de nível 1?

## The coach

sixtysix-hint-title = O que esperar — rodada { $game }, vaza { $turn }
sixtysix-hint-text = Quanto cada opção te rende em média nesta rodada, menos o que rende pros outros. Mais é melhor. Ninguém sabe o que está escondido, então diferenças pequenas dizem pouco.
sixtysix-hint-exact = Não tem mais nada escondido: quanto cada opção te rende nesta rodada, menos o que rende pros outros, se todo mundo jogar com perfeição.
sixtysix-why-enough = Você tem 66: aperte **{ sixtysix-button-out }**
sixtysix-why-needs = Você precisa de mais { $n }.
sixtysix-why-threat = Cuidado: tem alguém que só precisa de mais { $n }.
sixtysix-why-sure = leva a vaza com certeza: { $n } até agora
sixtysix-why-leaves = entrega a vaza: { $n } até agora
sixtysix-why-breaks = desfaz seu casamento de { $suit }
sixtysix-why-taken-by = perde pra { $cards }
sixtysix-why-taken-by-or-trump = perde pra { $cards } ou um trunfo
sixtysix-why-taken-by-trump = perde pra um trunfo
sixtysix-why-wins = ganha { $n } em cada 100
sixtysix-review-choice = **{ $when }**, com { $cards }: você escolheu **{ $chosen }**, que naquela rodada valia uns { $points }. **{ $better }** valia uns { $more }.
sixtysix-review-exact = **{ $when }**, com { $cards }: você escolheu **{ $chosen }**, que naquela rodada valia { $points }. **{ $better }** valia { $more }: não tinha mais nada escondido.
sixtysix-choice-marriage = { $card } com o casamento
sixtysix-choice-out-of-match = { $card }, bati e levei a partida
sixtysix-choice-exchange = trocar pelo vira
sixtysix-choice-close = fechar o monte
sixtysix-choice-trump = trunfo { $suit }

## What is played

variant-sixtysix = Clássica
variant-rising = Em alta
variant-heart_ace = Ás de copas
variant-bid = Leilão
variant-sixtysix-line = o vira dá o trunfo; com 66 pontos você bate
variant-rising-line = quem é mão escolhe o trunfo; casamentos valem 20, 40, 60, 80 e mudam o trunfo
variant-heart_ace-line = quem tem ♥ A escolhe o trunfo; cada casamento vale 20
variant-bid-line = pra três: quem escolhe o trunfo joga contra os outros dois
sixtysix-summary = **{ $variant }:** { $line }.
sixtysix-for = { $most ->
    [2] Pra dois jogadores.
   *[3] Pra dois ou três jogadores.
}
sixtysix-to-points = { $n ->
    [one] O primeiro tento ganha a partida.
   *[other] { $n } tentos ganham a partida.
}
sixtysix-to-card-points = Os pontos se somam: com { $n } a partida acaba.
sixtysix-extra-no-nines = sem noves
sixtysix-extra-auto-out = batida automática com 66
sixtysix-extra-must-head = obrigação de cobrir
sixtysix-extra-card-points = pontos em vez de tentos
sixtysix-extra-from-memory = contas de cabeça

sixtysix-setup-no-nines = Sem noves
sixtysix-setup-no-nines-line = 20 cartas em vez de 24, pra dois: um jogo mais afiado
sixtysix-setup-auto-out = Batida automática
sixtysix-setup-auto-out-line = A rodada acaba assim que alguém tem 66, sem precisar bater
sixtysix-setup-must-head = Obrigação de cobrir
sixtysix-setup-must-head-line = Na hora de seguir o naipe: ganhe da carta, se puder
sixtysix-setup-from-memory = De cabeça
sixtysix-setup-from-memory-line = Os pontos não aparecem: cada um conta os seus
sixtysix-setup-scoring = O que se marca
sixtysix-setup-game-points = Tentos: 1, 2 ou 3 por rodada
sixtysix-setup-card-points = Pontos, todos eles
sixtysix-setup-end-game-points = { $n ->
    [one] Até o primeiro tento
   *[other] Até { $n } tentos
}
sixtysix-setup-end-card-points = Até { $n } pontos

sixtysix-contradiction-bid = o Leilão é só pra três
sixtysix-contradiction-nines = com três jogadores precisa dos noves
sixtysix-contradiction-points = uma partida vai no máximo até { $n } pontos
sixtysix-contradiction-games = uma partida tem no máximo { $n } rodadas

command-sixtysix = Jogue Sessenta e Seis (Sechsundsechzig) neste canal, em dois ou três
command-new-nines = Jogar com os noves? (padrão: sim; sem eles é pra dois)
command-new-auto_out = A rodada acaba assim que alguém tem 66, sem precisar bater
command-new-must_head = Na hora de seguir o naipe: ganhe da carta, se puder
command-new-card_points = Marcar todos os pontos, em vez de 1, 2 ou 3 tentos
command-new-from_memory = Não mostrar os pontos: cada um conta os seus

## Rules and help

rules-sixtysix =
    { "" }**66 pontos ganham a rodada.** O ás vale 11; o dez, 10; o rei (K), 4; a dama (Q), 3; o valete (J), 2; o nove (e, a três, o oito), nada. E a força é nessa ordem: o dez ganha do rei. A carta virada, o *vira*, dá o trunfo.

    { "" }**Em cada vaza** quem puxa joga a carta que quiser. Enquanto se compra do monte, você pode responder com qualquer uma. Leva a vaza o trunfo mais alto, ou então a carta mais alta do naipe puxado. Quem leva compra primeiro e puxa a próxima.

    { "" }**Quando o monte acaba, ou alguém fecha,** tem que seguir o naipe; se não tiver, tem que cortar com trunfo.

    { "" }**Quando você puxa,** dá pra fazer mais:
    • **Casamento:** se já tem uma vaza, e K e Q de um naipe, puxe um dos dois e anuncie 20 pontos, ou 40 se for o trunfo.
    • **Troca:** se já tem uma vaza, troque o trunfo mais baixo pelo vira, com o monte aberto. Isso também vale quando outra pessoa puxa.
    • **Bati!** Diga ao puxar: se depois da vaza você tem 66, ganhou. Se não, cada adversário marca 2. Se ninguém disser, ganha quem tiver 66 no fim; se for mais de um, quem entre eles levou a última vaza. Se ninguém ganhar, a próxima vitória vale 1 a mais.

    Antes de puxar uma carta, você pode **fechar** o monte, e aí ninguém compra mais. Mas agora você precisa ganhar, ou cada adversário marca 3.

    A última vaza vale 10 a mais, se ninguém fechou. Uma vitória vale **1** tento; **2** se quem perdeu não chegou a 33 (*schneider*); **3** se não levou nenhuma vaza (*capote*). A três, você marca isso por cada um dos outros. Normalmente, sete tentos ganham a partida.
rules-sixtysix-example = Na imagem, o trunfo é copas. A Ada já tem uma vaza, então pode anunciar: puxa ♣ Q, mostra ♣ K e ganha 20 pontos na hora. São dela, mesmo que o Ben leve a vaza.
rules-auto-out = **Diferente do normal,** ninguém diz que bateu: a rodada acaba na vaza em que alguém chega a 66, e essa pessoa ganha.
rules-card-points = **Diferente do normal,** cada um marca os próprios pontos de cartas. Quem fecha, bate ou joga sozinho, e não consegue, não marca nada.
rules-claim-match = Ao puxar, você também pode dizer **“bati e levei a partida!”**: se com a vaza você chegar ao alvo, ganha a partida; se não, perde.
rules-auto-match = A partida acaba na vaza que leva alguém ao alvo, mesmo que ninguém tenha 66 nessa rodada.
rules-match-passed = Se todo mundo passa, a partida só pode acabar depois das nove vazas.
rules-rising =
    { "" }**Os casamentos sobem:** nenhuma carta é virada; quem é mão olha suas cartas e escolhe o trunfo. O primeiro casamento da rodada vale 20, o segundo 40, depois 60 e 80, não importa de quem. A partir daí o trunfo é o naipe dele. Não tem troca.
rules-rising-example = O casamento de ouros do Ben foi o primeiro. Agora a Ada mostra o dela, de espadas: 40, e desta vaza em diante o trunfo é espadas.
rules-heart_ace =
    { "" }**O ás de copas escolhe o trunfo:** nenhuma carta é virada. Quem tem ♥ A escolhe o naipe que quiser, logo no começo ou assim que comprar o ás. Até lá não tem trunfo. Cada casamento vale 20, e não tem troca.
rules-heart_ace-example = O Ben acabou de comprar ♥ A, e escolheu espadas antes de a Ada puxar de novo.
rules-bid =
    { "" }**Um contra dois,** pra três jogadores: nenhuma carta é virada. A partir de quem é mão, cada um escolhe o trunfo ou passa. Quem escolhe joga contra os outros dois e tem que ganhar; os pontos e as vazas dos dois se somam. Só quem escolheu o trunfo pode fechar.

    • Se você ganha, marca o que os dois valem, por cada um deles.
    • Se não ganha, cada um deles marca o que você vale.
    • Se você bate cedo demais, cada um deles marca 2. Se um deles bate cedo demais, você marca 4.
    • Se todo mundo passa, não tem trunfo, e ninguém fecha nem bate. Jogam-se as nove vazas, e ganha quem chegar a 66, se for só um.
rules-bid-example = A Ada passou, e o Ben escolheu paus. A Ada puxa, e joga com a Cleo contra ele.

help-sixtysix =
    { "" }**Primeira vez?** `/{ command } tutorial` leva cinco vazas. **Não tem ninguém?** `/{ command } solo` já te dá as cartas, contra um bot. `/{ command } rules` explica o jogo em um minuto.

    `/{ command } new` abre uma mesa pra dois ou três. Os outros apertam **{ button-join }**, o host aperta **{ button-start }**. Suas cartas chegam **só pra você**, por DM ou com “{ button-hand }”, no pé da mesa: clique em uma.

    { "" }**Suas cartas:** as que você não pode jogar ficam em cinza. O rei ou a dama que anuncia um casamento diz quanto ele vale. “{ sixtysix-button-out }” e “{ sixtysix-button-close }” perguntam mais uma vez antes de valer. Se não é você que puxa, sua última carta jogo eu.

    `/{ command } table` traz a mesa pro fim do canal · `hand` mostra suas cartas · `join` e `leave` · `kick`, `bots` e `stop` pro host ou pra moderação · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Até amanhã:** `/{ command } daily` dá as mesmas cartas pra todo mundo, uma vez por dia, e `puzzle` o mesmo enigma. `duel` desafia alguém: as mesmas cartas, cada um quando puder. `league` faz disso uma liga: um duelo por semana. `me` e `stats` mostram no que deram as partidas, `privacy` o que guardo sobre você. Com `void`, quem administra o servidor tira uma partida de todas as contas.

    { "" }**Canal movimentado?** `quiet:True` deixa a partida numa mensagem só, e `thread:True` abre um tópico só pra ela. `/{ command } solo` é só pra você ver; com `public:True` todo mundo vê.

    { "" }**Ritmo:** `live` dá 45 segundos por jogada, `relaxed` uma hora, `slow` um dia. Depois de dois terços eu aviso uma vez. Se for só você contra bots, leve o tempo que quiser.

    { "" }**Tempo esgotado?** Jogo sua carta mais barata, troco pelo vira se der, e digo “{ sixtysix-button-out }” assim que você tem 66. O monte eu nunca fecho por você. Se perder dois turnos seguidos, você fica *ausente*: um bot de nível 5 joga por você até você apertar “{ button-back }” ou uma carta.

    { "" }**Bots** (🤖): aperte “{ button-bots }” antes de começar, ou use `/{ command } bots`. Bots não roubam: só veem as próprias cartas. Uma partida conta pro ranking quando pelo menos duas pessoas jogam até o fim.

    { "" }**O coach:** `/{ command } hint` diz, só pra você, quanto cada opção deve render. O resultado diz quem pediu, e quantas vezes. “{ button-review }”, no pé do resultado, mostra as decisões que mais te custaram.

## The command `hornochse replay`, in the terminal

sixtysix-replay-points = pontos
sixtysix-replay-tricks = vazas
