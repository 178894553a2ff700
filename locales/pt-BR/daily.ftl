# The deal of the day, in Brazilian Portuguese: everybody is dealt the same cards, once a day.

command-daily = O desafio do dia: as mesmas cartas e { $kind ->
    [sixtysix] o mesmo bot
   *[nimmt] os mesmos bots
} pra todos, uma tentativa

button-daily-too = Jogue também
button-daily-today = Desafio de hoje
button-daily-week = Esta semana
button-daily-last-week = Semana passada

daily-title = Desafio do dia · { $date }
daily-welcome =
    { "" }**Hoje todo mundo recebe estas cartas,** contra { $kind ->
        [sixtysix] o mesmo bot de nível 9
       *[nimmt] os mesmos bots de nível 9
    }: { $bots }.
    Você tem **uma tentativa**: { $kind ->
        [sixtysix] uma rodada, e cada tento conta
       *[nimmt] dez turnos, e quanto menos cabeças de boi, melhor
    }. Precisa de uma pausa? `/{ command } daily` te traz de volta pra cá.
daily-outside = Conta onde você fizer a primeira escolha. Aqui não conta em nenhum servidor.
daily-closes = fecha { $when }
daily-moment = Um momento! Ainda estou cuidando do que você pediu antes.
daily-stale = De lá pra cá você jogou mais. Está assim:
daily-yesterday = Este é o desafio de ontem. Ainda dá pra terminar: ele fecha { $when }.
daily-today-waits = O de hoje está te esperando!
daily-over = Esse desafio acabou.
daily-not-begun = Esse desafio você não começou. O de hoje está te esperando!

## The result. In the channel it must not name a card.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · par { $par }
daily-bot = { $name }: { $n }
daily-better = { $n ->
    [one] { $percent ->
        [100] Melhor que a outra pessoa que jogou aqui.
       *[other] A outra pessoa que jogou aqui foi pelo menos tão bem quanto você.
    }
   *[other] Melhor que { $percent }% das outras { $n } pessoas daqui.
}
daily-first-here = Você é a primeira pessoa daqui a terminar este desafio.
daily-counts-elsewhere = Aqui não conta: você começou em outro lugar.
daily-streak = 🔥 { $n } dias seguidos
daily-par-later = O par ainda está sendo calculado: é quanto um bot de nível 9 { $kind ->
        [sixtysix] marca
       *[nimmt] leva
    } com as suas cartas, em média.
daily-par-about = O par é quanto um bot de nível 9 { $kind ->
        [sixtysix] marca
       *[nimmt] leva
    } com as suas cartas, em média.
daily-next = O próximo desafio chega { $when }.
daily-seed = Semente de { $date }: `{ $seed }`. Com ela, qualquer pessoa pode conferir as cartas daquele dia.
daily-shared = { icon } **{ $name }** jogou o desafio do dia · { $date }
daily-not-shared = Não consegui postar isso aqui, e nada mudou. Tente de novo daqui a pouco.

## The table of a week

daily-week-title = **Desafios do dia** · de { $first } a { $last }
daily-mean = { $kind ->
    [sixtysix] { $mean } tentos por dia
   *[nimmt] { $mean } cabeças de boi por dia
}
daily-week-line = **{ $place }.** { $name } · { daily-mean } ({ $days ->
    [one] { $days } dia
   *[other] { $days } dias
})
daily-week-unplaced = – { $name } · { daily-mean } ({ $days ->
    [one] { $days } dia
   *[other] { $days } dias
})
daily-week-empty = Ninguém daqui terminou um desafio.
daily-week-footer = { $kind ->
        [sixtysix] Valem os tentos por dia
       *[nimmt] Valem as cabeças de boi por dia
    }. Pra entrar na lista { $n ->
    [one] precisa de um dia
   *[other] precisa de { $n } dias
}.
