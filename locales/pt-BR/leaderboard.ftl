# The leaderboard, seasons, and matches declared void, in Brazilian Portuguese.

## The leaderboard

leaders-title = Ranking
leaders-heading = Ranking · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window } (desde { $since })
leaders-order-rating = Por rating
leaders-order-wins = Por vitórias
leaders-order-share = Por aproveitamento
leaders-order-score = Por média de { $kind ->
    [sixtysix] tentos
   *[nimmt] cabeças
} por rodada
leaders-order-matches = Por partidas jogadas
leaders-window-month = Este mês
leaders-window-quarter = Este trimestre
leaders-window-recent = Últimos 30 dias
leaders-window-all = Desde sempre
leaders-played-all = Todas as variantes
leaders-played-game = { game-name }: todas as variantes
leaders-ladder-table = Com outras pessoas
leaders-ladder-solo = Solo contra bots
leaders-menu-order = Ordem
leaders-menu-window = Período
leaders-menu-played = Variante
leaders-button-solo = Solo contra bots
leaders-button-table = Com outras pessoas
leaders-button-share = Mostrar pra todo mundo
leaders-button-mine = Meu lugar
# Stands between the thousands and the hundreds.
leaders-thousands-sign = .
leaders-percent = { $n }%
leaders-record = { $wins ->
    [0] { $wins } vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
} em { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
} ({ $share })
# The same in a picture, where there is room for about 30 letters.
leaders-note = { $wins ->
    [0] { $wins } vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
} em { $matches } ({ $share })
leaders-average = { $n } { $kind ->
    [sixtysix] tentos
   *[nimmt] cabeças de boi
} por rodada
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = { $place }. { $name }: { $record }
leaders-mine = **Você está em { $place }º lugar** · { $record }
leaders-mine-none = Você não está nesta lista.
leaders-page = Página { $page } de { $pages }
leaders-empty = Nenhuma partida terminou aqui ainda. `/{ command } new` começa a primeira!
leaders-empty-chosen = Nenhuma partida terminada aqui combina com essa escolha.
leaders-empty-rated = Nessa escolha ninguém tem rating ainda. Precisa de uma partida terminada de { $turns } { $kind ->
    [sixtysix] vazas
   *[nimmt] turnos
} ou mais.
leaders-footer-rating = Vale a ponta de baixo de cada rating: só a sorte não leva ninguém ao topo. “?” quer dizer que são poucas partidas pra ter certeza. Contam partidas de { $turns } { $kind ->
    [sixtysix] vazas
   *[nimmt] turnos
} ou mais, de todas as variantes juntas.{ $ladder ->
    [solo] {""}
   *[table] {" "}Quem sai, ou some por mais de meia partida, fica em último lugar.
}
leaders-footer-wins = Valem as vitórias, depois o aproveitamento, depois { $kind ->
    [sixtysix] os tentos
   *[nimmt] as cabeças de boi
} por rodada. Uma vitória dividida vale pra todos que venceram.
leaders-footer-few = Quem tem menos de { $few } partidas fica no fim. Uma vitória dividida vale pra todos que venceram.
leaders-footer-few-games = Só contam as rodadas pontuadas em { $kind ->
    [sixtysix] tentos
   *[nimmt] cabeças de boi, com o número de cartas de sempre
}. Quem tem menos de { $few } fica no fim.
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] Partidas terminadas, também pra quem saiu antes.{" "}
}Uma vitória dividida vale pra todos que venceram.

## The end of a match

match-over-solo = Uma partida contra bots: conta pro ranking solo.
leaders-change-title = Ranking do servidor
leaders-change-title-solo = Ranking solo
leaders-change-new = **{ $place }.** { $name } · estreia!
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · antes em { $before }º
leaders-change-unrated = Ordem por vitórias: esta partida foi curta demais pra mudar os ratings.

## The commands

command-leaderboard = Quem joga melhor neste servidor
command-leaderboard-variant = Só partidas desta variante
command-void = Anule uma partida, ou faça valer de novo (quem administra)

## Matches declared void

void-title = Anular uma partida
void-intro = Escolha uma partida. Eu pergunto antes de fazer qualquer coisa. Uma partida anulada não deixa rastro em vitórias nem ratings, como se nunca tivesse sido jogada.
void-menu = Escolha uma partida…
void-option = ANULADA · { $names }
void-own-rules = regras próprias
void-age-minutes = { $n ->
    [one] há { $n } minuto
   *[other] há { $n } minutos
}
void-age-hours = { $n ->
    [one] há { $n } hora
   *[other] há { $n } horas
}
void-age-days = { $n ->
    [one] há { $n } dia
   *[other] há { $n } dias
}
void-seat = • { $name } · { $score }
void-ask = **Anular esta partida?** Vitórias e ratings ficam como se ela nunca tivesse sido jogada. Depois dá pra fazer valer de novo.
void-declared = **Esta partida está anulada.** Quem anulou foi { $by }, { $when }.
void-restored = **Feito.** A partida vale de novo.
void-button-declare = Anular
void-button-restore = Fazer valer de novo
void-button-back = Voltar pra lista
void-button-newer = Mais recentes
void-button-older = Mais antigas
void-only-manager = Só quem administra o servidor pode anular partidas.
void-gone = Essa partida não está mais aqui.
