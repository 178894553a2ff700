# A liga: um duelo por semana pra quem entra, e uma tabela.

command-league = A liga deste servidor: um duelo por semana, e uma tabela

button-league-join = Tô dentro
button-league-leave = Tô fora
button-league-start = Começar a liga
button-league-show = Atualizar
button-league-weeks = Todas as semanas
button-league-end = Encerrar a liga
button-league-end-now = Encerrar agora
button-league-back = Voltar
button-league-wins = { $name } vence
button-league-tie = Empate
button-league-neither = Ninguém jogou
button-league-as-played = Como foi jogado

## The page

league-title = Liga · { game-name }
league-weeks = { $n ->
    [one] { $n } semana
   *[other] { $n } semanas
}
league-sign-up =
    Toda semana você enfrenta alguém, e alguém novo enquanto der. Vocês jogam as mesmas cartas contra { $kind ->
        [sixtysix] o mesmo bot
       *[nimmt] os mesmos bots
    }, cada um quando puder. Vitória vale 1 ponto, empate ½. Se você não terminar a tempo, perde pra quem terminou. Se ninguém terminar, ninguém pontua.
    Esta liga dura { league-weeks }. Ela começa quando alguém que administra o servidor mandar, e ainda dá pra entrar depois.
league-nobody = Ninguém entrou ainda.
league-signed-up = **Na liga ({ $n }):** { $names }
league-now = **Semana { $week } de { $weeks }** · termina { $until }
league-pairs = ✓ já jogou. * foi definido por quem administra o servidor.
league-columns = Lugar, nome, pontos, semanas decididas. Com pontos iguais, valem os dos adversários.
league-out = Fora do sorteio: { $names }
league-late = Entre agora e jogue a partir da semana que vem.
league-bye = folga: +1
league-over = **A liga acabou.** Ninguém marcou ponto.
league-won = **A liga acabou.** 🏆 { $n ->
    [one] { $names } vence!
   *[other] { $names } vencem juntos!
}
league-week = Semana { $n }

## What one person is told

league-none = Não tem liga aqui. Quem administra o servidor abre uma com `/{ command } league`.
league-begin =
    { "" }**Uma liga nova:** as pessoas entram, você começa, e eu sorteio os duelos toda semana. Mando uma mensagem por semana, neste canal: os novos duelos e a tabela.
    Quanto tempo ela deve durar?
league-made = A liga está aberta: é só entrar aqui embaixo. Depois, **{ button-league-start }** sorteia a primeira semana.
league-open-already = Já tem uma liga: `/{ command } league` mostra.
league-gone = Não tenho mais esta liga. `/{ command } league` mostra se tem outra.
league-full = Esta liga está cheia, foi mal.
league-only-manager = Só quem administra o servidor pode fazer isso.
league-start = Já entrou todo mundo? Quando você começar a liga, eu sorteio a primeira semana. Uma semana são sete dias a partir desse momento.
league-few = Pra começar uma liga, precisa de pelo menos duas pessoas.
league-started = A liga começou!
league-ask-end = Encerrar a liga agora? A semana vale como está: quem não terminou perde pra quem terminou.
league-ask-end-early = Encerrar a liga antes de começar? Ninguém jogou ainda, então ninguém ganha.
league-ended = A liga acabou.
league-stranger = Você não está nesta liga. Com **{ button-league-join }** você joga a partir da semana que vem.
league-not-drawn = Você não joga esta semana. Se já entrou, começa na próxima.
league-last-week = Esta é a última semana, e você não joga nela.
league-free = Não sobrou ninguém pra você esta semana. Conta como vitória!
league-correct = Corrigir um resultado
league-correct-how = Como ele deve contar?
