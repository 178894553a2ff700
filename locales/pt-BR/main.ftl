# The texts that belong to no game, in Brazilian Portuguese. What is missing here is said in English.
# Discord's limits: a button 80 characters, a command description 100.
# One word for one thing: match = partida, game = rodada, turn = turno, row = fileira, to take = levar.
# [one] is said of 0 as well as of 1: a text there says { $n }, never the digit. Where 0 is common, [0] says the plural:
# people say "0 vitórias". Informal: pra and pro, você, te. Gender left open: a moderação, quem joga, solo.

# `$kind` is the game that is spoken about: it is always given.
game-name = { $kind ->
    [sixtysix] Sessenta e Seis
   *[nimmt] 6 nimmt!
}
# The slash command of the game.
command = { $kind ->
    [sixtysix] sixtysix
   *[nimmt] nimmt
}
icon = { $kind ->
    [sixtysix] 🃏
   *[nimmt] 🐮
}

## Small parts

# Between a whole number and its tenths.
decimal-sign = ,
list-and = { $front } e { $last }
list-comma = { $front }, { $next }
list-semicolon = { $front }; { $next }
# A heading or a name, and what it stands before.
headed = { $heading }: { $what }
names-more = { $names } e mais { $n }
games = { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}
someone = alguém
the-nth = { $n ->
    [5] quinta
    [7] sétima
   *[6] sexta
}
pace-live = { $n } segundos
pace-relaxed = 1 hora
pace-slow = 24 horas

## Lobby

lobby-picture = { game-name }
lobby-note-host = host
lobby-note-bot = bot de { $level }
lobby-alt = { $n ->
    [0] Ainda não tem ninguém na mesa
    [one] Na mesa: { $names }
   *[other] Na mesa: { $names }
}. { $chips }.
chip-points = até { $points }
chip-live = { $n } s
chip-relaxed = 1 hora
chip-slow = 24 horas
chip-no-hints = sem dicas
chip-quiet = uma só mensagem
lobby-title = { icon } { game-name } — quem joga?
lobby-host = Mesa de **{ $host }**
lobby-end-games = { $n ->
    [one] Uma rodada só.
   *[other] { $n } rodadas.
}
lobby-pace = { $pace } por jogada.
lobby-no-hints = Sem dicas.
lobby-quiet = Uma mensagem só, que vai mudando, pra não encher o canal.
lobby-seats = Jogadores { $n }/{ $most }
lobby-seat-host = { $name } (host)
lobby-seat-bot = 🤖 { $name } · bot de { $level }
lobby-nobody = Ainda não tem ninguém aqui.
lobby-invited = Mais uma partida? { $names }
lobby-more = { $missing ->
    [one] Falta mais uma pessoa
   *[other] Faltam mais { $missing } pessoas
}. Convide alguém, aperte **{ button-bots }**, ou **{ button-play-now }** pra encarar { $bots ->
    [one] um bot
    [2] dois bots
    [3] três bots
   *[other] { $bots } bots
}.
lobby-ready = **{ $host }** já pode começar, ou esperar mais gente.
lobby-full-ready = Mesa cheia. **{ $host }** já pode começar.
lobby-footer = Mando suas cartas por DM. Sua DM é fechada? Quando a partida começar, aperte “{ button-hand }”.
lobby-started = A partida começou: { $names }.
lobby-closed = Esta mesa está fechada.
lobby-stopped = **{ $name }** fechou a mesa.
lobby-expired = Ninguém começou a partida, então fechei a mesa. `/{ command } new` abre outra.
button-join = Tô dentro
button-leave = Tô fora
button-start = Começar
button-play-now = ⚡ Jogar já
button-rules = Regras
button-tell-me = 🔔 Me avise da próxima mesa
button-hand = Minhas cartas
button-next = Próxima rodada
button-back = Voltei
button-rematch = Revanche
button-again = Jogar de novo
button-review = Análise
button-record = Registro
button-share = Compartilhar
button-stop = Sim, encerrar
button-table = Pra mesa
button-hint = 💡 Dica
button-hint-pictured = Dica
button-newer = Voltar
button-older = Mais

## Table message

board-first-turn = Rodada nova! { $n } cartas pra cada um. Olhe sua DM, ou aperte **{ button-hand }**.
waiting-for = ⏳ Esperando { $names } { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names }: minha DM não chega aí. Aperte **{ button-hand }** pra ver suas cartas.
paused-everybody-away = **Em pausa:** não ficou ninguém na mesa. Aperte **{ button-back }** pra continuar.
paused-not-allowed = **Em pausa:** eu não podia postar aqui. Já resolveu? Aperte **{ button-back }**.
between-next = A próxima rodada começa { $when }.
stopped-by = **{ $name } encerrou a partida.** Não conta.
stopped-too-few = **A partida acabou antes da hora:** sobrou pouca gente. Não conta.
stopped-nobody-left = **A partida acabou antes da hora:** só sobraram bots. Não conta.
stopped-rested = **Duas semanas sem ninguém jogar:** fechei a partida. Não conta.
stopped-damaged = **Tive que parar esta partida:** não consigo mais ler o registro dela. Foi mal! Não conta. `/{ command } new` começa outra.
line-played-for = ⏰ Tempo esgotado: { $names }. Joguei por quem faltou.
line-away = 💤 Longe da mesa: { $names }. Eu vou jogando, até um clique em **{ button-back }** ou numa carta.
line-left = 👋 Tchau, { $names }. Daqui em diante jogo eu.
line-left-paused = 👋 Tchau, { $names }.
line-removed = 👋 Fora da mesa: { $names }. Daqui em diante jogo eu.
line-removed-paused = 👋 Fora da mesa: { $names }.
line-back = 🙌 De volta à mesa: { $names }.
line-lost = ⚠️ Não consegui postar { $n ->
    [one] uma novidade anterior
   *[other] { $n } novidades anteriores
} desta partida.
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Placar
sheet-total = total
match-over = 🏆 { $names } ganhou a partida com { $score }!
match-over-shared = 🏆 Vitória dividida! { $names }, com { $score } cada.
match-over-uncounted = Menos de duas pessoas ficaram até o fim, então esta partida não conta pro ranking.
match-over-void = Esta partida foi anulada e não conta.
match-over-not-stayed = { $n ->
    [one] { $names } saiu ou perdeu mais da metade dos turnos, e fica em último lugar.
   *[other] { $names } saíram ou perderam mais da metade dos turnos, e ficam em último lugar.
}
match-over-people-only = Bots não entram no ranking, mas pra ganhar você tem que passar por eles também.
match-ranking-title = Placar final
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = O registro da partida inteira
record-here = A partida inteira, carta por carta, em um arquivo. No computador, `hornochse replay` mostra tudo de novo.
shared-result = { $result } Foi em { $thread }.
shared-result-alone = { $result } Uma partida contra bots.
sharing = O resultado está a caminho do canal. Se não chegar, é porque não posso escrever lá.
shared = Pronto! O resultado está no canal.
shared-already = Este resultado já foi compartilhado.
share-elsewhere = Você só pode compartilhar isso num canal do servidor onde começou a partida.
only-players-share = Só quem jogou esta partida pode compartilhar.
end-title = { $n ->
    [one] Vitória de { $names }!
   *[other] { $names } dividem a vitória!
}
end-games = { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}
alt-end-place = { $place }. { $name }, { $score }.
column-total = partida

## Private hand

time-up = · o tempo acaba { $when }
hand-waits-for = Esperando { $names }.
hand-cards = Sua mão: { $cards }
hand-over-won = 🏆 Você ganhou com { $score }!
hand-over-shared = 🏆 Vitória dividida: { $names }, com { $score } cada!
hand-over-lost = 🏁 Vitória de { $names }. Você ficou em **{ $place }º lugar** de { $seats }, com { $score }.
hand-moved = Suas cartas estão abertas em outra mensagem. Aperte **{ button-hand }** pra trazer de volta pra cá.
hand-dm-closed = Não consegui te mandar DM, então aqui estão suas cartas:
hand-not-yet = A partida ainda não começou. As cartas chegam quando começar.
hand-paused-not-allowed = A partida está em pausa: não posso postar em { $channel }. Lá, `/{ command } table` diz quais permissões me faltam, e retoma a partida assim que eu tiver todas.
hand-paused-gone = O canal não existe mais, ou me tiraram do servidor, então a partida acabou. Não conta.
hand-away = Você não estava, então fui jogando por você. Aperte **{ button-back }** ou uma carta pra assumir.
hand-left = Você saiu desta partida. **{ button-back }** te traz de volta.
hand-where = { $server } · { $channel }
hand-only-yours = Só você vê esta partida. Sumiu da tela? `/{ command } hand` nas nossas mensagens diretas traz de volta.
hand-still-open = Você ainda está nesta partida. `/{ command } leave` encerra ela, e aí dá pra começar outra.
hand-still-open-too = Você ainda está nesta partida. `/{ command } leave` nas nossas mensagens diretas encerra ela; aqui valeria para a mesa deste canal.
hand-stale = Essa mão já era. A de agora é esta:
hand-late = O tempo acabou e escolhi por você. Sua mão ficou assim:
hand-played-for = ⏰ O tempo acabou e escolhi por você. Se perder também o próximo turno, um bot joga até você voltar.

## Reminders

reminder = { $names }, bora jogar! O tempo acaba { $until }.

## Answers to the person who asked

table-opened-thread = Sua mesa está pronta: { $thread }
table-there-already =
    Já tem uma mesa neste canal: { $link }
    Se a partida não começou, ainda dá pra entrar. `/{ command } table` traz a mesa aqui pra baixo.
table-there-already-chat = Já tem uma mesa neste chat. `/{ command } table` traz ela aqui pra baixo.
table-here = Taí!
not-shown = Não consegui postar isso aqui, então ninguém mais está vendo. Use o comando de novo daqui a pouco.
no-table = Não tem partida neste canal. `/{ command } new` abre uma mesa.
needs-server = Isso só funciona num servidor em que eu esteja: [me adicione a um](<{ $link }>) e tente de novo lá, num canal. No solo, jogue aqui mesmo: `/{ command } solo`.
needs-others = Aqui não tem partida. Com mais gente, jogue num grupo de mensagens ([me instale](<{ $install }>)) ou num servidor ([me adicione a um](<{ $link }>)). No solo, jogue aqui mesmo: `/{ command } solo`.
external-apps-hidden = Aqui só você veria a mesa: neste servidor, os apps que cada um traz não podem escrever pra todo mundo. [Me adicione ao servidor](<{ $link }>) ou joguem num grupo de mensagens. No solo, dá pra jogar aqui mesmo: `/{ command } solo`.
not-seated = Você não está nesta mesa. Se a partida não começou, aperte **{ button-join }**. Onde não tiver nenhuma mesa, `/{ command } new` abre a sua.
not-seated-running = Esta partida começou sem você. Entre na próxima!
already-seated = Você já está nesta mesa.
joined-again = Que bom te ver de novo! Suas cartas voltaram pra você.
kicked-out = Tiraram você desta mesa, então não dá pra voltar.
lobby-full = Esta mesa está cheia ({ $most } jogadores).
lobby-full-bots = Esta mesa está cheia ({ $most } jogadores). Mas tem bot no meio: o host pode mandar um embora em “{ button-bots }”.
joined-lobby = Você está na mesa!
left-lobby = Você saiu da mesa.
left-match = Você saiu. Eu jogo por você; **{ button-back }** te traz de volta.
left-match-paused = Você saiu. A partida está em pausa; **{ button-back }** te traz de volta.
match-running = A partida já começou.
match-ended = Esta partida acabou.
only-host-start = Só o host (**{ $host }**) ou a moderação pode começar.
only-host-kick = Só o host (**{ $host }**) ou a moderação pode tirar alguém da mesa.
only-host-stop = Só o host (**{ $host }**) ou a moderação pode encerrar a partida.
only-host-here = Aqui só o host (**{ $host }**) pode fazer isso.
only-host-stop-here = Aqui só o host (**{ $host }**) pode encerrar a partida. Se nada acontecer por uma hora, qualquer um pode.
only-players-rematch = Só quem jogou esta partida pode pedir revanche. `/{ command } new` abre uma mesa pra todo mundo.
too-few-players = Precisa de pelo menos { $least } jogadores. Convide alguém, ou aperte **{ button-bots }**.
kick-not-here = { $name } não está nesta mesa.
kicked = Tirei { $name } da mesa.
kick-self = Pra sair, use `/{ command } leave`.
stop-ask = Encerrar esta mesa pra todo mundo? Uma partida que está rolando não vai contar, e não dá pra retomar.
stop-ask-alone = Encerrar sua partida contra { $names }? Não vai contar, e não dá pra retomar.
stopped = Feito. Mesa encerrada.
next-not-yet = Esta partida ainda não acabou.
old-button = Esse botão já era. `/{ command } table` mostra o que vale.
old-version = Isso é de outra versão minha. `/{ command } table` mostra a mesa, `/{ command } hand` suas cartas.
leave-ask = Quer sair mesmo? Eu jogo por você, e dá pra voltar.
leave-ask-rests = Quer sair mesmo? A partida fica em pausa, e dá pra voltar.
leave-ask-ends = Quer sair mesmo? A partida acaba e não conta.
too-often = Um momento! Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
options-exclude = Escolha: `{ $one }` ou `{ $other }`. Os dois juntos não dá.
cannot-save = Estou com problema pra salvar. Dê uma olhada daqui a pouco e, se não deu certo, tente de novo.
out-of-order = Deu algo errado do meu lado. Tente de novo daqui a pouco.
table-came-to-nothing = Fui interrompido enquanto montava uma mesa aqui, então ela não existe. Abra outra quando quiser.
missing-permissions = Neste canal { $n ->
    [one] me falta uma permissão
   *[other] me faltam permissões
}: { $names }. Quem administra o servidor pode { $n ->
    [one] resolver isso
   *[other] liberar todas
}.
permission-view = Ver canal
permission-connect = Conectar
permission-locked = Gerenciar tópicos (o tópico está trancado)
permission-send = Enviar mensagens
permission-send-threads = Enviar mensagens em tópicos
permission-threads = Criar tópicos públicos
permission-embed = Inserir links
permission-attach = Anexar arquivos
no-thread-here = Não consigo abrir um tópico aqui. Tente num canal de texto, ou tire o `thread`.
thread-name = { game-name } com { $host }

## Refusals of a choice

refused-not-held = Você não tem { $card }.
refused-not-your-turn = Não é sua vez.
refused-not-now = Agora não dá.

## Rules and help

rules-title = As regras em um minuto
rules-alt-before = Um turno de exemplo.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

## Commands: names are fixed, descriptions are translated

command-nimmt = Jogue 6 nimmt! (Take 6) neste canal
command-new = Abra uma mesa: os outros entram com um botão, e aí você começa
command-new-target = { $kind ->
    [sixtysix] Quantos tentos ganham a partida (padrão: 7)
   *[nimmt] A partida acaba quando alguém passa deste número de cabeças de boi (padrão: 66)
}
command-new-games = { $kind ->
    [sixtysix] Quantas rodadas jogar, em vez de ir até um número de tentos
   *[nimmt] Quantas rodadas jogar, em vez de ir até um número de cabeças de boi
}
command-new-pace = Tempo por jogada
command-new-pace-live = live: { $n } segundos
command-new-pace-relaxed = relaxed (na boa): 1 hora
command-new-pace-slow = slow (sem pressa): 24 horas
command-new-seats = { $kind ->
    [sixtysix] Quantos jogadores no máximo (padrão: 3)
   *[nimmt] Quantos jogadores no máximo (padrão: 10)
}
command-new-hints = Pode pedir dica? (padrão: sim)
command-new-quiet = Uma mensagem que vai mudando, em vez de uma { $kind ->
    [sixtysix] por rodada
   *[nimmt] por turno
    }? (padrão: o do servidor)
command-new-thread = Jogue num tópico, pra não encher este canal
command-solo = Jogue já, contra bots
command-solo-public = Mostrar a partida pra todo mundo no canal? (padrão: só você vê)
command-solo-level = Nível dos bots, de 1 a 9 (padrão: mais ou menos o seu)
command-table = Traga a mesa pro fim do canal
command-hand = Mostre suas cartas, só pra você
command-hint = { $kind ->
    [sixtysix] Quanto cada opção deve render, e por quê; o resultado diz quantas vezes você pediu
   *[nimmt] Quanto cada opção deve custar, e por quê; o resultado diz quantas vezes você pediu
}
command-join = Sente na mesa deste canal, ou volte pra ela
command-leave = Saia; se os outros continuarem, um bot joga por você
command-kick = Tire alguém da mesa (host ou moderação)
command-kick-player = Quem sai
command-bots = Chame bots ou mande embora (host ou moderação)
command-bots-level = Nível deles, de 1 a 9 (padrão: 5)
command-bots-1 = 1: quem começa agora ganha, se prestar atenção
command-bots-5 = 5: já jogou algumas noites
command-bots-9 = 9: melhor que isso não tem
command-bots-count = Quantos (padrão: 1, ou todos ao mandar embora)
command-bots-remove = Mandar embora, em vez de chamar
command-stop = Encerre a mesa deste canal, ou a partida dela (host ou moderação)
command-rules = As regras em um minuto, com imagem
command-tutorial = { $kind ->
    [sixtysix] Aprenda a jogar em cinco vazas, com Pip
   *[nimmt] Aprenda a jogar em três turnos, com Pip
}
command-help = Como jogar comigo

## The coach: hints, and the review of a match

coach-thinks = Ainda estou pensando na sua última pergunta. Um momento!
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = { $n ->
    [one] … e mais { $n } que não parecia melhor.
   *[other] … e mais { $n } que não pareciam melhores.
}
hint-footer = { $n ->
    [one] Você pediu dica em { $n } decisão desta partida. Isso vai aparecer no resultado.
   *[other] Você pediu dica em { $n } decisões desta partida. Isso vai aparecer no resultado.
}
hint-nothing = Agora você não tem nada pra decidir.
hint-off-match = Esta partida é sem dicas.
hint-off-server = Neste servidor se joga sem dicas.
hints-title = Dicas pedidas
hints-entry = { $name } **{ $n }**
review-none = **Nenhum erro caro!** Olhei { $n ->
    [one] { $n } decisão sua, e não vi
   *[other] { $n } decisões suas, e não vi
} nada que tenha custado muito.
review-found = { $n ->
    [one] **A decisão que mais te custou**, de { $all } que olhei:
   *[other] **As { $n } decisões que mais te custaram**, de { $all } que olhei:
}
review-nothing = Nesta partida você não tomou nenhuma decisão que eu possa olhar.
review-not-own = { $n ->
    [one] Mais uma decisão não foi sua; essa não conta.
   *[other] Mais { $n } decisões não foram suas; essas não contam.
}
review-progress = Revendo sua partida… { $percent }%
review-not-all = (Eram { $all }: demais pra olhar todas.)
review-footer = Calculado com o que você podia ver naquela hora, se dali em diante todo mundo jogar bem.
review-not-over = A análise sai quando a partida acaba.
review-not-yours = Só quem jogou esta partida pode ver a análise. Entre na próxima!
match-gone = Essa partida eu não tenho mais: as terminadas só guardo por um tempo. O resultado continua valendo.

## Variants: the draft, two cards, menus

button-set-up = Ajustes
button-bots = 🤖 Chamar bot

## What is played

# Doubles, and a dish of an ox.
variant-double_pairs = Dobradinha
variant-double_pairs-line = um segundo 11, 22, … 99; cartas iguais ficam uma sobre a outra
rules-extras = Com { $extras }.

## Setting up

setup-title = Ajustes
setup-cannot = **Essas regras não combinam:**
setup-cannot-seats = **Com { $seats } jogadores não dá pra jogar com essas regras:**
setup-only-host = Só o host (**{ $host }**) ou a moderação pode mexer nos ajustes.
setup-variant = Variante
setup-extras = Extras
setup-end = Fim da partida
setup-pace = Tempo por jogada
setup-seats = Máximo de jogadores
setup-more = Mais
setup-back = Voltar
setup-hints-off = Tirar as dicas
setup-hints-on = Liberar dicas
setup-quiet-on = Uma mensagem pra partida toda
setup-quiet-off = { $kind ->
    [sixtysix] Mensagem nova a cada rodada
   *[nimmt] Mensagem nova a cada turno
    }
setup-end-own = O padrão desta variante
setup-end-games = { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}
setup-seats-option = No máximo { $n } jogadores
cannot-start = Com { $seats } jogadores não dá pra jogar com essas regras: { $reasons }. Dá pra mudar em **{ button-set-up }**.
cannot-open = Essas regras não combinam: { $reasons }

## Bots

level = nível { $level }
solo-level-yours = **Nível de bot { $level } de 9**, o mais próximo do seu rating solo. Pra outro, use `level` com `/{ command } solo`.
solo-level-first = **Nível { $level } de 9** pra começar. Depois de uma ou duas partidas, `/{ command } solo` pega o mais próximo do seu rating; com `level` você escolhe.
bots-title = Bots
bots-levels = Os bots jogam em nove níveis: do nível 1 quem começa agora ganha, se prestar atenção, e melhor que o nível 9 não tem.
bots-about = Bots não roubam: só veem as próprias cartas.
bots-count = Com duas pessoas ou mais, a partida conta pro ranking.
bots-add = Chamar um bot…
bots-remove = Mandar um bot embora…
bots-one = + Nível { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) senta na mesa: { $line }
bots-went = Tchau, { $names }.
bots-full = Esta mesa está cheia.
bots-nobody = Não tem nenhum bot assim nesta mesa.
bots-only-host = Só o host (**{ $host }**) ou a moderação pode chamar bots ou mandar embora.
bots-running = A partida já começou. Chame ou tire bots antes da próxima; por quem some, eu jogo de qualquer jeito.
cast-pip = um pintinho. Bica tudo o que brilha.
cast-clover = um bezerro. Gosta de números grandes porque são grandes.
cast-dumpling = um leitãozinho. Come o que tiver na frente.
cast-waddle = um patinho. Vai aonde o último foi.
cast-tuft = um cordeiro. Fica olhando pela porteira enquanto dão as cartas.
cast-burr = um cabritinho. Primeiro pula, depois olha.
cast-berta = uma vaca. Rumina cada carta duas vezes.
cast-gander = uma gansa. { $kind ->
    [sixtysix] Vigia todos os trunfos.
   *[nimmt] Vigia a fileira mais curta.
}
cast-mortimer = um burro. Teimoso, mas sabe contar.
cast-henrietta = uma galinha. { $kind ->
    [sixtysix] Nunca põe todos os ovos no mesmo naipe.
   *[nimmt] Nunca põe todos os ovos na mesma fileira.
}
cast-truffle = uma porca caça-trufas. { $kind ->
    [sixtysix] Fareja casamento de longe.
   *[nimmt] Fareja fileira cheia de longe.
}
cast-rumble = um cão pastor. Sabe aonde cada carta quer ir.
cast-olga = uma coruja. Já viu todas as cartas.
cast-renata = uma raposa. Conta as cartas dela e as suas também.
cast-corvin = um corvo. Lembra o que você jogou uma hora atrás.
cast-magnus = um boi. Fala pouco, e ninguém tira ele do lugar.
cast-sibyl = uma gata. { $kind ->
    [sixtysix] Fica na espreita até você puxar o seu dez.
   *[nimmt] Espera atrás da quinta carta até você jogar a sexta.
}
cast-ignatius = um bode velho. Faz conta até dormindo.

## Why rules contradict each other

contradiction-too-few = precisa de pelo menos 2 jogadores
contradiction-too-many = podem jogar no máximo { $most }
contradiction-other = essas peças não são do mesmo jogo

## More of the commands

command-new-variant = Qual variante jogar (padrão: a clássica)
command-variant-choice = { $name }: { $line }
command-new-deal_all = Dar o baralho todo, enquanto der o mesmo número pra cada um
command-new-rows_stay = As fileiras ficam na mesa pra próxima rodada
command-rules-variant = Qual variante explicar (padrão: a clássica)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-seat = Lugar { $seat }
replay-deal = Rodada { $game } · cartas dadas
replay-draft = Rodada { $game } · escolha das cartas
replay-open = { $title }, em andamento
replay-awaited = { $name } ({ $decision })
# What somebody is awaited for.
replay-awaits-draft = uma carta pra escolher
replay-awaits-play = uma carta pra jogar
replay-awaits-play_or_stop = outra carta, ou nenhuma
replay-awaits-row = uma fileira pra levar
replay-awaits-end = onde vai a carta
replay-awaits-first = qual carta vai primeiro
replay-awaits-keep = quais cartas ficam na mão
replay-awaits-trump = o trunfo
replay-awaits-bid = trunfo, ou passo
replay-awaits-lead = a carta de saída
replay-awaits-follow = uma carta de resposta
replay-waiting = O registro acaba aqui. Falta: { $names }.
replay-unfinished = O registro acaba aqui, antes do fim da partida.

## The rules of each variant: what differs from the classic game

rules-as-classic = O resto é como na clássica (`/{ command } rules`).
rules-double_pairs =
    { "" }**Nove cartas são repetidas:** 11, 22, 33, 44, 55, 66, 77, 88 e 99.

    • Cartas iguais jogadas no mesmo turno são postas juntas, numa pilha. A pilha é uma carta só na fileira, mas todas as cartas dela contam.
    • Uma carta igual à **última** de uma fileira fica por cima dela, mesmo com a fileira cheia, e não leva nada.
    • Se as cartas iguais de dois jogadores levam uma fileira, eles dividem as cabeças de boi, com as metades arredondadas pra cima. Se as cartas são baixas demais, escolhe a fileira quem dos dois vem antes, contando de quem começa.
rules-double_pairs-example = A fileira 3 estava cheia. O 44 do Ben é igual à última carta dela, então fica por cima, e ninguém leva nada.
