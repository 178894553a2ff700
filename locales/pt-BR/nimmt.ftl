# What the bot says about 6 nimmt! in Brazilian Portuguese: the page, the hand, the variants, the coach.
# A card is masculine when it is a number: o 41, do 41. A stack of equal cards = pilha, a seat's pile = monte.

## Small parts

bull-heads = { $n ->
    [0] { $n } cabeças de boi
    [one] { $n } cabeça de boi
   *[other] { $n } cabeças de boi
}

## Lobby

chip-sheets = todas as folhas
lobby-end-points-shedding = Vai até alguém passar de { $points } cartas.
lobby-end-points = Vai até alguém passar de { $points } cabeças de boi.
lobby-end-sheets = Cada folha é jogada uma vez.
button-on = Continuar
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Fileira { $row }: { $cards } · { $cost }
button-end-left = { $card } na frente do { $next }, fileira { $row }
button-end-right = { $card } atrás do { $next }, fileira { $row }
button-enough = Paro por aqui
button-first = Primeiro o { $card }

## Table message

board-heading = **Rodada { $game } · turno { $turn }**
board-heading-after = **Rodada { $game } · depois do turno { $turn }**
board-heading-draft = **Rodada { $game } · escolha das cartas**
waiting-row = ⏳ O **{ $card }** é baixo demais pra todas as fileiras. { $names } escolhe qual levar { $until }
waiting-other = ⏳ Quem decide é { $names } { $until }
line-behind = O **{ $card }** vai atrás do { $next } na fileira { $row } ({ $names })
line-before = O **{ $card }** vai na frente do { $next } na fileira { $row } ({ $names })
line-on-equal = O **{ $card }** cai em cima do gêmeo na fileira { $row } ({ $names })
line-full = 💥 O **{ $card }** é a { $nth } carta da fileira { $row }: { $names } leva { $cards } — **{ $bulls }**
line-full-shared = 💥 O **{ $card }** é a { $nth } carta da fileira { $row }: { $names } dividem { $cards } — **{ $bulls }**
line-low = 💥 O **{ $card }** é baixo demais pra todas as fileiras: { $names } leva a fileira { $row } com { $cards } — **{ $bulls }**
line-low-shared = 💥 O **{ $card }** é baixo demais pra todas as fileiras: { $names } dividem a fileira { $row } com { $cards } — **{ $bulls }**
line-drafted = { $names } escolhe o **{ $card }**
line-played = { $names } joga o **{ $card }**
line-stopped = { $names } para em uma carta
line-kept = { $names } guarda { $cards }
line-kept-none = { $names } não guarda nada
line-unplaced = Ainda faltam: { $cards }
line-unplaced-card = { $card } ({ $name })
line-doubled = Alguém não levou nadinha, então esta rodada vale em dobro!
points-title = Cabeças de boi: rodada (partida)
game-over = **Fim da rodada { $game }.** Menos cabeças de boi: { $names } com { $points }.
game-over-shedding = **Fim da rodada { $game }.** Menos cartas na mão: { $names } com { $points }.
end-worst = Pior levada
end-lucky = Sorte de { $name }: cartas melhores que a média, uns { $n } a menos
end-unlucky = Azar de { $name }: cartas piores que a média, uns { $n } a mais
end-play-trap = 🎬 **A jogada da partida:** { $name } encheu a fileira { $row } com o { $card }, e { $victim } caiu direitinho: { $bulls }.
end-play-clean = 🎬 **A sequência da partida:** { $name } passou { $n } turnos seguidos sem levar nada.
alt-end-worst = Pior levada: { $name } com { $cards }, { $bulls }.
game-title = Rodada { $game } · turno { $turn }
game-title-only = Turno { $turn }
column-points = rodada
picture-goal-points = até passar de { $points }
picture-goal-games = { $n ->
    [one] uma rodada
   *[other] { $n } rodadas
}
alt-row = Fileira { $row }: { $cards } ({ $bulls }).
alt-row-empty = Fileira { $row }: vazia.

## Private hand

hand-choose = **Escolha uma carta** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = rodada { $game }, turno { $turn }
hand-when-only = turno { $turn }
hand-chosen = **Você joga o { $card }.** Ainda dá pra mudar de ideia.
hand-row = **Seu { $card } é baixo demais pra todas as fileiras.** Escolha qual levar: ela recomeça com a sua carta { $until }
hand-end = **Seu { $card } cabe igualmente bem em dois lugares.** Escolha um { $until }
hand-first = **Qual das suas duas cartas vai primeiro?** { $until }
hand-draft = **Escolha uma carta pra sua mão** { $until }
hand-one-or-two = **Jogue outra carta, ou pare por aqui** { $until }
hand-keep = **Quais dessas cartas voltam pra sua mão?** { $until }
hand-wait = Por enquanto, nada pra fazer.

## What the turn brought: in the private message

news-full = 💥 Seu **{ $card }** era a { $nth } carta da fileira { $row }: **+{ $n }** { $unit }
news-low = 💥 Seu **{ $card }** era baixo demais. Você levou a fileira { $row }: **+{ $n }** { $unit }
news-nowhere = 💥 Seu **{ $card }** não cabia em lugar nenhum. Você levou a fileira { $row }: **+{ $n }** { $unit }
news-safe = 👍 Seu **{ $card }** está a salvo na fileira { $row }.
news-place = Você está em { $place }º lugar de { $seats }, com { $total }.
line-calm = 😌 Todas as cartas cabem. Ninguém leva fileira.

## Rules and help

rules-text =
    As cartas vão de 1 a 104 e têm **cabeças de boi**: o 55 tem 7; 11, 22, 33 … têm 5; 10, 20, 30 … têm 3; 5, 15, 25 … têm 2; as outras têm 1. Fuja delas.

    { "" }**Em cada turno** todo mundo escolhe uma carta em segredo. Aí todas são reveladas e postas na mesa, da mais baixa pra mais alta:
    • Uma carta vai pra fileira que termina na carta mais próxima abaixo dela.
    • Pôs a { $nth } carta de uma fileira? Você **leva a fileira**, e ela recomeça com a sua carta.
    • É mais baixa que a última carta de todas? Você **leva a fileira que quiser**, e ela recomeça com a sua carta.

    { $count }
rules-count = Quando as mãos acabam, é contar as cabeças de boi. { $end } Ganha quem tem **menos** cabeças de boi!
rules-count-shedding = Aqui, cabeças de boi não contam. As fileiras que você leva vão pra sua mão. Assim que alguém fica sem cartas, cada um conta as que tem na mão. { $end } Ganha quem tem **menos** cartas!
rules-example-usual = A imagem mostra uma partida com as regras normais.
rules-usual-sizes = Os números de cartas, fileiras, turnos e jogadores abaixo são os de costume.
rules-example = Na imagem, o 32 da Ada foi atrás do 30, a carta final mais próxima abaixo dele. O 61 do Ben era a sexta carta da fileira 4, atrás de 50 52 55 58 59: o Ben levou as cinco, 13 cabeças de boi, e a fileira recomeça com o 61.
rules-end-points = As cartas são dadas de novo até alguém passar de { $points }: aí a partida acaba.
rules-end-games = A partida acaba depois de { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}.
rules-end-sheets = A partida acaba quando todo mundo jogou cada folha uma vez.
tutorial-title = Tutorial
tutorial-me = Você
tutorial-1 =
    { "" }**Oi, eu sou Pip! 🐣 Três turnos e você já sabe jogar.**
    Cada um joga uma carta em segredo. Depois todas vão pra mesa, da mais baixa pra mais alta. Uma carta vai **pra fileira que termina na carta mais próxima abaixo dela**.

    Sua vez: qual carta vai cair atrás do **41**?
tutorial-2 =
    { "" }**Mesa nova. Cuidado: a fileira 1 já tem cinco cartas.** Quem põe a **sexta** leva as cinco. As cabeças de boi contam contra você, e ganha quem tem menos.

    Jogue uma carta que não caia na fileira 1. Ou tenha coragem, e veja o que acontece.
tutorial-3 =
    { "" }**A última mesa. Só sobrou uma carta, e é o 3.** É mais baixo que a última carta de todas as fileiras, então não cabe em lugar nenhum. Jogue!
tutorial-right = 🎯 Isso aí!
tutorial-fine = 🤔 Atrás do 41, não.
tutorial-safe = 😌 A salvo!
tutorial-ouch = 💥 Ai!
tutorial-you-lay = Seu **{ $card }** cai atrás do { $last } na fileira { $row }: a carta final mais próxima abaixo dele.
tutorial-you-take = Seu **{ $card }** é a sexta carta da fileira { $row }. Você leva { $cards }: **{ $bulls }**. A fileira recomeça com a sua carta.
tutorial-pip-lay = Meu **{ $card }** cai atrás do { $last } na fileira { $row }.
tutorial-pip-take = Mas o meu **{ $card }** é a sexta carta da fileira { $row }. Levo { $cards }: **{ $bulls }**. Fazer o quê.
tutorial-low = Baixo demais pra todas as fileiras: com o **{ $card }** você leva a fileira que quiser. Escolha a que dói menos.
tutorial-end-cheapest = 🎯 A fileira { $row } por **{ $bulls }**: mais barata não tem. Ela recomeça com o seu { $card }.
tutorial-end = A fileira { $row } te custa **{ $bulls }**. A fileira 1 era mais barata: olhe as cabeças de boi, não o número de cartas. Ela recomeça com o seu { $card }.
tutorial-over = { "" }**O jogo é só isso!** Quer tentar pra valer, contra três bots de nível 1?
help-nimmt =
    { "" }**Primeira vez?** `/{ command } tutorial` leva três turnos. **Não tem ninguém?** `/{ command } solo` já te dá as cartas, contra três bots.

    `/{ command } new` abre uma mesa. Os outros apertam **{ button-join }**, o host aperta **{ button-start }**. Suas cartas chegam **só pra você**, por DM ou com “{ button-hand }”, no pé da mesa: clique em uma. Dá pra mudar de ideia até todo mundo escolher.

    `/{ command } table` traz a mesa pro fim do canal · `hand` mostra suas cartas · `join` e `leave` · `kick`, `bots` e `stop` pro host ou pra moderação · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Até amanhã:** `/{ command } daily` dá as mesmas cartas pra todo mundo, uma vez por dia, e `puzzle` o mesmo enigma. `duel` desafia alguém: as mesmas cartas, cada um quando puder. `league` faz disso uma liga: um duelo por semana. `me` e `stats` mostram no que deram as partidas, `privacy` o que guardo sobre você. Com `void`, quem administra o servidor tira uma partida de todas as contas.

    { "" }**Canal movimentado?** `quiet:True` deixa a partida numa mensagem só, e `thread:True` abre um tópico só pra ela. `/{ command } solo` é só pra você ver; com `public:True` todo mundo vê.

    { "" }**Ritmo:** `live` dá 90 segundos por jogada, `relaxed` uma hora, `slow` um dia. Depois de dois terços eu aviso uma vez. Se for só você contra bots, leve o tempo que quiser.

    { "" }**Tempo esgotado?** Jogo uma carta por você: a que fica mais perto atrás de uma fileira com espaço, ou então a mais alta. Se precisar levar uma fileira, levo a mais barata. Se perder dois turnos seguidos, você fica *ausente*: um bot de nível 5 joga por você até você apertar “{ button-back }” ou uma carta.

    { "" }**Saiu** no meio da partida? O lugar continua seu, e um bot joga nele. A partida segue enquanto ficarem dois jogadores, e pelo menos um deles for gente.

    { "" }**Bots** (🤖): aperte “{ button-bots }” antes de começar, ou use `/{ command } bots`. Bots não roubam: só veem as próprias cartas. Uma partida conta pro ranking quando pelo menos duas pessoas jogam até o fim.

    { "" }**O coach:** `/{ command } hint` diz, só pra você, quanto cada opção deve custar, e por quê. O resultado diz quem pediu, e quantas vezes. “{ button-review }”, no pé do resultado, mostra as decisões que mais te custaram, e quanta sorte veio nas cartas.

## The coach: hints, and the review of a match

hint-title = Cabeças de boi previstas — rodada { $game }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
    }
hint-title-cards = Cartas que devem sobrar no fim — rodada { $game }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
    }
hint-text = De agora até o fim da rodada, se todo mundo jogar bem. Menos é melhor. Ninguém conhece as outras mãos, então diferenças pequenas dizem pouco.
choice-stop = sem segunda carta
choice-row = fileira { $row }
choice-before = na frente do { $next } na fileira { $row }
choice-behind = atrás do { $next } na fileira { $row }
choice-first = primeiro o { $card }
choice-keep = guardar { $cards }
choice-keep-none = não guardar nada
why-safe = a salvo por enquanto: nada cabe entre o { $next } e ela
why-safe-before = a salvo por enquanto: vai na frente do { $next } na fileira { $row }
why-safe-at-once = a salvo: nenhuma outra carta vai antes dela
why-roomy = a salvo por enquanto: antes dela, na fileira { $row } ainda { $room ->
    [one] cabe { $room } carta
   *[other] cabem { $room } cartas
}
why-risky = { $nth } carta da fileira { $row } se alguém jogar antes { $out ->
    [one] o { $cards } (ainda por sair)
   *[other] uma das cartas { $cards } (ainda por sair: { $out })
}
why-risky-several = { $nth } carta da fileira { $row } se mais { $needed } jogarem antes { $cards } (ainda por sair: { $out })
why-takes = { $nth } carta da fileira { $row }: custa { $cost }
why-takes-unless = { $nth } carta da fileira { $row }: custa { $cost }, se ninguém jogar antes { $cards }
why-equal = cai em cima da gêmea na fileira { $row } e não leva nada
why-either = cabe igualmente bem na fileira { $row } e na { $other }: você escolhe
why-low = baixa demais pra todas as fileiras: a mais barata, a { $row }, custa { $cost }
why-nowhere = não cabe em nenhuma ponta de nenhuma fileira: a mais barata, a { $row }, custa { $cost }
why-range = { $from }–{ $to }
why-row = custa { $cost } agora
why-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
why-hand = { $n ->
    [one] sobra { $n } carta na sua mão
   *[other] sobram { $n } cartas na sua mão
}
why-end-before = depois disso, na fileira { $row } { $left ->
    [one] cabe { $left } carta
   *[other] cabem { $left } cartas
}
why-end-behind = depois disso, na fileira { $row } { $left ->
    [one] cabe { $left } carta
   *[other] cabem { $left } cartas
}
why-draft = abertas na mesa: { $lower } mais baixas e { $higher } mais altas
review-choice = **{ $when }** ({ $situation }): você escolheu **{ $chosen }**. Com **{ $better }** você economizava umas **{ $loss }** { $unit } ({ $less } em vez de { $cost } até o fim da rodada).
review-held = sua mão { $cards }
review-to-place = pra pôr { $cards }
review-taken = você levou { $cards }
luck-title = **Quanta sorte veio nas cartas**, comparado com uma mão média:
luck-none = Essas mãos foram escolha de vocês: sorte não entra na conta.
luck-lucky = 🍀 { $name }: { $points } melhor que a média
luck-unlucky = 🌧️ { $name }: { $points } pior que a média
luck-even = { $name }: mais ou menos na média
style-title = **Contra quem você jogou:**
style-cautious = { $name } joga na segurança, perto do fim de uma fileira
style-hoarder = { $name } segura as cartas altas
style-gambler = { $name } gosta de fileiras quase cheias

## Variants: the draft, two cards, menus

alt-pool = Cartas pra escolher: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Cartas na mão: agora (pontos da partida)
line-nowhere = 💥 O **{ $card }** não cabe em nenhuma ponta de nenhuma fileira: { $names } leva a fileira { $row } com { $cards } — **{ $bulls }**
tournament-sheet = Folha de { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Seu { $card } não cabe em nenhuma ponta de nenhuma fileira.** Escolha qual levar: ela recomeça com a sua carta { $until }
waiting-nowhere = ⏳ O **{ $card }** não cabe em nenhuma ponta de nenhuma fileira. { $names } escolhe qual levar { $until }
hand-choose-two = **Escolha duas cartas**, uma depois da outra · { $when } { $until }
hand-second = **O { $card } e qual mais?** Clique no { $card } de novo pra devolver { $until }
menu-cards = Cartas de { $first } a { $last }
menu-keep = Escolha até { $n } pra sua mão
button-keep-none = Nenhuma: todas pro monte

## What is played

variant-classic = Clássica
variant-tactics = Tática
variant-logic = Lógica
variant-tournament = Torneio
variant-pro = Pro
variant-open = Aberta
variant-refined = Astuta
variant-hand = Na mão
variant-double = Dois baralhos
variant-classic-line = todo mundo joga uma carta em segredo; quem põe a { $nth } de uma fileira leva tudo
variant-tactics-line = só as cartas necessárias, então você sabe o que está em jogo
variant-logic-line = as cartas ficam abertas, e cada um monta sua mão
variant-tournament-line = como a Lógica, e depois todos jogam cada mão uma vez (2 a 5 jogadores)
variant-pro-line = cartas vão atrás ou na frente de uma fileira, onde a distância for menor
variant-open-line = cartas abertas, um jogador depois do outro
variant-refined-line = duas cartas secretas cada um, e você decide qual vai primeiro
variant-hand-line = uma ou duas cartas abertas; as levadas podem voltar pra mão, onde valem em dobro
variant-double-line = dois baralhos, até 20 jogadores; cartas iguais ficam uma sobre a outra
rules-summary = **{ $variant }:** { $line }. Ganha quem tem menos cabeças de boi!
rules-summary-shedding = **{ $variant }:** { $line }. As fileiras que você leva vão pra sua mão. A rodada acaba quando alguém fica sem cartas; ganha quem tem menos!
extra-rows = { $n } fileiras
extra-takes = a { $nth } carta levando a fileira
extra-hand = mãos de { $n }
extra-deal-all = o baralho todo em partes iguais
extra-virgin = *ficha limpa* (vale em dobro se alguém não levar nada)
extra-rows-stay = fileiras que ficam

## Setting up

setup-rows = Fileiras
setup-hand = Cartas na mão
setup-virgin = Ficha limpa
setup-virgin-line = A rodada vale em dobro se alguém não levar nenhuma carta
setup-rows-stay = Fileiras ficam
setup-rows-stay-line = As fileiras ficam na mesa pra próxima rodada
setup-shedding = Descarte
setup-shedding-line = As fileiras que você leva vão pra sua mão; livre-se de todas as cartas
setup-deal-all = Dar tudo
setup-deal-all-line = Dar o baralho todo, enquanto der o mesmo número pra cada um
setup-rows-option = { $rows } fileiras, a { $nth } carta leva
setup-end-points = Até alguém passar de { $n } cabeças de boi
setup-end-points-shedding = Até alguém passar de { $n } cartas
setup-hand-own = O padrão desta variante
setup-hand-option = { $n } cartas

## Why rules contradict each other

contradiction-rows = pode ter 3, 4 ou 5 fileiras
contradiction-takes = quem leva a fileira é a 5ª, a 6ª ou a 7ª carta
contradiction-empty-hand = todo mundo precisa de pelo menos uma carta
contradiction-cards = { $seats } jogadores com { $hand } cartas cada e { $rows } fileiras precisam de { $needed } cartas, mas só tem { $cards }
contradiction-hand-limit = uma mão tem no máximo { $limit } cartas, não { $hand }
contradiction-odd-hand = jogam-se duas cartas por vez, então com { $hand } na mão sobraria uma
contradiction-deal-all = pra dar todas as cartas precisa de um baralho inteiro, e este é feito na medida das mãos
contradiction-draft-rows-stay = se as mãos são escolhidas, fileiras não podem ficar: as cartas que sobram é que viram fileiras
contradiction-rows-stay = as fileiras que ficam podem ter { $kept } cartas; sobram { $left }, e as mãos precisam de { $needed }
contradiction-shedding-hand = “Descarte” e “Na mão” querem decidir as duas pra onde vai uma fileira
contradiction-shedding-equal = “Descarte” não consegue dividir uma fileira entre duas mãos, como fariam as cartas iguais
contradiction-no-points = com tão poucas cartas quase ninguém leva uma fileira, e a partida nunca acabaria por pontos: escolha um número de rodadas
contradiction-no-games = uma partida precisa de pelo menos uma rodada
contradiction-sheets = um torneio de { $seats } tem { $seats } rodadas, e nenhum outro fim

## More of the commands

command-new-rows = Quantas fileiras (padrão: 4)
command-new-takes = Qual carta leva a fileira: 5ª, 6ª ou 7ª (padrão: 6ª)
command-new-hand = Quantas cartas pra cada um (padrão: 10; 14 em Astuta e Na mão)
command-new-virgin = Ficha limpa: a rodada vale em dobro se alguém não levar nenhuma carta
command-new-shedding = As fileiras levadas vão pra sua mão; a rodada acaba quando alguém fica sem cartas

## The command `hornochse replay`, in the terminal

replay-legend = [14] foi posta neste turno. Atrás de cada fileira vêm as cabeças de boi dela.
replay-pool = Ainda pra escolher: { $cards }
replay-played = joga
replay-took = leva

## The rules of each variant: what differs from the classic game

rules-tactics =
    { "" }**Só as cartas necessárias:** com três jogadores usam-se as cartas de 1 a 34, com quatro, de 1 a 44: dez pra cada um e quatro pras fileiras.

    Então toda carta que você não vê está na mão de alguém. Vá contando, e no fim você sabe quem tem o quê.
rules-tactics-example = Com dois jogadores usam-se as cartas de 1 a 24. O 9 da Ada e o 16 do Ben já estão na mesa. Se você foi contando, sabe quais cartas ainda estão por aí.
rules-logic =
    { "" }**Sem sorte nas cartas:** as cartas de 1 a 10 × jogadores + 4 ficam abertas. Um de cada vez, todos escolhem uma carta pra mão, até cada um ter dez. As quatro últimas abrem as fileiras, em ordem crescente.

    Você escolhe nos menus da sua DM; a mesa mostra o que cada um já pegou. A cada rodada, outro jogador começa.
rules-logic-example = Ninguém quis o 3, o 12, o 19 nem o 22, então eles abriram as fileiras. Todo mundo conhece todas as mãos. A questão é quando jogar o quê.
rules-tournament =
    { "" }**Todo mundo joga todas as mãos:** a primeira rodada é Lógica, e cada mão de dez cartas é anotada numa folha. Depois de cada rodada você passa sua folha e joga a próxima, com as mesmas quatro cartas iniciais, até todos terem jogado cada folha.

    De 2 a 5 jogadores; são tantas rodadas quantos jogadores. No fim dá pra ver cada folha e o que cada um fez com ela. A menor soma ganha.
rules-tournament-example = A Ada joga o 8 e o Ben joga o 14, das folhas que montaram. Na próxima rodada eles trocam de folha, com as mesmas quatro cartas iniciais.
rules-pro =
    { "" }**As fileiras crescem nas duas pontas:** uma carta vai *atrás* da última de uma fileira se for mais alta, ou *na frente* da primeira se for mais baixa. Vale a menor distância em qualquer ponta de qualquer fileira.

    • Duas pontas à mesma distância? Você escolhe.
    • Pôs a { $nth } carta, em qualquer ponta? Você leva a fileira, e ela recomeça com a sua carta.
    • Sua carta não cabe em nenhuma ponta de nenhuma fileira? Você leva a fileira que quiser.

    O alfinete na imagem mostra onde uma fileira começou.
rules-pro-example = O 5 da Ada foi na frente do 7 da fileira 2: a distância de 2 era a menor de todas. O 62 do Ben foi atrás do 60 da mesma fileira: distância 2, enquanto o 66 da fileira 3 está a 4.
rules-open =
    { "" }**Cartas abertas:** alguém começa, e cada um vê o que foi jogado antes. Quando todos jogaram, as cartas são postas como sempre, da mais baixa pra mais alta.

    O próximo turno começa com o jogador seguinte. A carta 1 não entra no jogo, então cabem 9 jogadores. Carta aberta não volta pra mão.
rules-open-example = A Ada jogou o 32. O Ben viu e jogou o 33, pra cair logo atrás.
rules-refined =
    { "" }**Duas cartas de uma vez:** as mãos têm 14 cartas, e a cada turno todo mundo escolhe duas em segredo. Quem tem a carta mais baixa ainda não posta põe as suas duas, e decide qual vai primeiro. Depois, quem tem a mais baixa das que restam, e assim por diante. Uma rodada tem sete turnos.

    De 2 a 7 jogadores. Na sua DM, clique numa carta e depois na outra.
rules-refined-example = A Ada tinha a carta mais baixa, o 13, e pôs primeiro o 38: atrás do 37. Depois o 13 foi atrás do 12, antes de o Ben pôr as duas dele.
rules-hand =
    { "" }**O que você leva pode voltar:** as mãos têm 14 cartas. Um de cada vez, todos jogam uma carta ou duas, abertas, e cada uma é posta na hora. Se você leva uma fileira, decide quais cartas vão pra sua mão e quais vão pro seu monte. Uma mão nunca passa de 16.

    A rodada acaba depois do turno em que alguém fica sem cartas, ou com mais de 20 no monte. As cabeças de boi do monte contam uma vez; as da mão, **duas**.
rules-hand-example = O 61 do Ben levou a fileira 4, com 50 52 55 58 59. O Ben guardou o 50 pra jogar de novo mais tarde, e pôs o resto no monte.
rules-double =
    { "" }**Dois baralhos, até 20 jogadores:** cada carta existe duas vezes.

    • Cartas iguais jogadas no mesmo turno são postas juntas, numa pilha. A pilha é uma carta só na fileira, mas todas as cartas dela contam.
    • Uma carta igual à **última** de uma fileira fica por cima dela, mesmo com a fileira cheia, e não leva nada.
    • Se as cartas iguais de dois jogadores levam uma fileira, eles dividem as cabeças de boi, com as metades arredondadas pra cima. Se as cartas são baixas demais, escolhe a fileira quem dos dois vem antes, contando de quem começa.
rules-double-example = A Ada e o Ben jogaram o 32. Os dois ficam um sobre o outro atrás do 30 e contam como uma carta só na fileira.
