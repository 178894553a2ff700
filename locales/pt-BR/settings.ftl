# The settings, in Brazilian Portuguese: those of a server (Manage Server), those of a person (Mine), and the word
# that a table has opened. A switch has a button that fits beside its text; a menu's entry holds 100 characters.

# What this language calls itself.
language-name = Português (Brasil)

command-settings = Seus ajustes, e os do servidor se você administra
settings-only-manager = Só quem administra o servidor pode mudar isso. Seus próprios ajustes ficam em `/{ command } settings`.
settings-outdated = Esta lista mudou nesse meio-tempo, então não mudei nada. Agora ela está assim:
settings-banned-you = No momento você não pode jogar neste servidor. Quem administra pode te dizer por quê.
settings-not-here = Neste canal não dá. Tente num destes: { $channels }

settings-title-server = Ajustes deste servidor
settings-note-server = Salvo cada mudança na hora. Idioma e cartas mudam na próxima mesa.
settings-title-tables = Mesas novas
settings-note-tables = Toda mesa nova começa assim, se o host não escolher outra coisa.
settings-title-players = Jogadores
settings-note-players = O que se pode fazer aqui, e quem pode jogar.
settings-page-server = Servidor
settings-page-tables = Mesas novas
settings-page-players = Jogadores
settings-page-mine = Meus ajustes
settings-back = Ajustes deste servidor
settings-on = sim
settings-off = não
settings-turn-on = Ativar
settings-turn-off = Desativar

settings-language = Idioma
settings-language-discord = O do Discord
settings-language-own = Meu idioma nos canais deste servidor: **{ $language }**.
settings-language-usual = Meu idioma nos canais: **{ $language }**, o do servidor no Discord.
settings-channels = Canais
settings-channels-every = Todos os canais
settings-channels-all = Dá pra abrir mesas em todos os canais.
settings-channels-some = Só dá pra abrir mesas nestes canais e nos tópicos deles: { $channels }
settings-hands = Cartas
settings-hands-dm = Mando as cartas por DM, a não ser que a pessoa prefira de outro jeito.
settings-hands-private = Mostro as cartas no canal, pra cada um só as suas, a não ser que a pessoa prefira de outro jeito.
settings-hands-dm-option = Por DM
settings-hands-private-option = No canal, pra cada um só as suas
settings-seasons = Temporadas
settings-seasons-monthly = O ranking começa uma temporada nova todo mês.
settings-seasons-quarterly = O ranking começa uma temporada nova a cada três meses.
settings-seasons-none = O ranking não tem temporadas.
settings-seasons-monthly-option = Todo mês
settings-seasons-quarterly-option = A cada três meses
settings-seasons-none-option = Sem temporadas
settings-keep = Rever partidas
settings-keep-days = { $n ->
    [one] Dá pra rever partidas terminadas por um dia. Os resultados ficam.
   *[other] Dá pra rever partidas terminadas por { $n } dias. Os resultados ficam.
}
settings-keep-always = Dá pra rever partidas terminadas pra sempre.
settings-keep-option = { $n ->
    [one] Por um dia
   *[other] Por { $n } dias
}
settings-keep-always-option = Pra sempre
settings-keep-goes = As mais antigas são apagadas em algumas horas. Não dá pra desfazer.

settings-pace-live = Todo mundo está aqui: mais ou menos um minuto por jogada.
settings-pace-relaxed = Cada jogada tem uma hora.
settings-pace-slow = Cada jogada tem um dia.
settings-pace-live-option = live: mais ou menos um minuto
settings-pace-relaxed-option = relaxed (na boa): 1 hora
settings-pace-slow-option = slow (sem pressa): 24 horas
settings-thread = Tópicos
settings-thread-on = Cada mesa nova ganha um tópico só dela.
settings-thread-off = Cada mesa nova fica no canal em que foi aberta.
settings-quiet = Mesas discretas
settings-quiet-on = A partida fica numa mensagem só, que vai mudando, a não ser que o host diga outra coisa.
settings-quiet-off = A partida posta mensagens novas conforme avança, a não ser que o host diga outra coisa.

settings-hints = Dicas
settings-hints-on = Aqui dá pra pedir dicas, a não ser que a partida seja sem.
settings-hints-off = Neste servidor se joga sem dicas.
settings-animations = Imagens animadas
settings-animations-on = Quando alguém leva uma fileira, a imagem se mexe.
settings-animations-off = Aqui as imagens ficam paradas.
settings-reminders = Lembretes
settings-reminders-on = Chamo uma vez quem está ficando sem tempo, a não ser que a pessoa não queira.
settings-reminders-off = Não chamo quem está ficando sem tempo.
settings-achievements = Conquistas
settings-achievements-on = Aqui dá pra ganhar conquistas.
settings-achievements-off = Aqui não tem conquistas.
settings-banned = Fora das mesas
settings-banned-pick = Ninguém
settings-banned-nobody = Todo mundo pode abrir mesas e sentar nelas.
settings-banned-some = Não podem abrir mesas nem sentar nelas aqui: { $people }

settings-title-mine = Seus ajustes
settings-note-mine = Valem em todos os servidores, menos onde diz “neste servidor”.
mine-language-own = Meu idioma com você: **{ $language }**.
mine-language-usual = Meu idioma com você: **{ $language }**, o do seu Discord.
mine-hands = Suas cartas
mine-hands-table = Você recebe suas cartas como cada servidor decidiu.
mine-hands-dm = Mando suas cartas por DM.
mine-hands-private = Nunca mando suas cartas por DM: você vê no canal, e mais ninguém. Aperte **{ button-hand }** no pé da mesa, ou use `/{ command } hand`.
mine-hands-table-option = Como cada servidor decidiu
mine-reminders-on = Chamo você uma vez quando seu tempo está acabando, a não ser que o servidor tenha desligado isso.
mine-reminders-off = Não chamo você quando seu tempo está acabando.
mine-still = Menos movimento
mine-still-on = As imagens ficam paradas quando você joga solo contra bots, e nas mesas em que todo mundo quer assim.
mine-still-off = As imagens se mexem, a não ser que o servidor deixe paradas.
mine-suits = Quatro cores
mine-suits-on = Nas imagens que só você vê, cada naipe tem a sua cor: paus em verde, ouros em azul.
mine-suits-off = Espadas e paus são pretos, copas e ouros vermelhos.
mine-alerts = Mesas novas aqui
mine-alerts-on = Mando uma DM quando abre uma mesa neste servidor, no máximo uma vez por hora.
mine-alerts-off = Não aviso quando abre uma mesa neste servidor.

lobby-footer-private = Suas cartas são só pra você: quando a partida começar, aperte “{ button-hand }”.
board-first-turn-private = Rodada nova! { $n } cartas pra cada um. Aperte **{ button-hand }** pra ver as suas.

alert-table = { icon } Tem uma mesa de **{ game-name }** aberta em **{ $server }**: { $link }
alert-table-somewhere = { icon } Tem uma mesa de **{ game-name }** aberta: { $link }
alert-stop = Não avise mais
alert-stopped = Beleza, não aviso mais das mesas novas de lá.
alert-unreached = Não consegui te mandar DM sobre uma mesa nova, então desliguei isso em todos os servidores. Onde você ainda quiser, permita mensagens diretas do servidor e ligue de novo por lá: `/{ command } settings`.
