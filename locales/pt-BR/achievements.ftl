# Achievements, in Brazilian Portuguese: for fun. In the title of each there is a joke; below it stands what it takes.

achievements-title = Conquistas: { $n } de { $all }
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# Small and grey: what there still is to be earned.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = { $n ->
    [one] -# 🔒 … e uma secreta.
   *[other] -# 🔒 … e { $n } secretas.
}
# At the end of a match, in a line; each entry is one of those below.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }: { $titles }
# "Boi na linha": an ox on the line, something in the way.
achievement-title-clean = Sem boi na linha
achievement-how-clean = uma rodada inteira sem levar fileira (7 turnos ou mais)
achievement-title-seven-heads = Sete de um golpe
achievement-how-seven-heads = levar o 55, com as sete cabeças de boi
achievement-title-three-rows = Em fila indiana
achievement-how-three-rows = levar uma fileira cheia em três turnos seguidos
# What is sung in a stadium.
achievement-title-last-to-first = De virada é mais gostoso
achievement-how-last-to-first = ganhar depois de estar em último, sem empate, no meio da partida (4 rodadas ou mais, 3 ou mais na mesa)
# A famous telenovela.
achievement-title-whole-herd = O rei do gado
achievement-how-whole-herd = levar 30 cabeças de boi ou mais numa rodada
achievement-title-same-row = Cartão fidelidade
achievement-how-same-row = levar a mesma fileira três vezes numa rodada
achievement-title-bargains = Queima de estoque
achievement-how-bargains = carta baixa demais cinco vezes numa partida, e sempre a fileira mais barata
achievement-title-exactly-enough = Na mosca
achievement-how-exactly-enough = terminar uma partida com exatamente 66 cabeças de boi
# Who scores three goals may choose a song on television.
achievement-title-three-wins = Já pode pedir música
achievement-how-three-wins = ganhar três partidas seguidas com outras pessoas
achievement-title-by-one = Por um triz
achievement-how-by-one = ganhar por { $kind ->
    [sixtysix] um só tento
   *[nimmt] uma só cabeça de boi
}
achievement-title-beat-hard = Davi e Golias
achievement-how-beat-hard = ganhar de um bot de nível 9
achievement-title-second-again = Vice de novo
achievement-how-second-again = ficar em segundo lugar em cinco partidas seguidas com outras pessoas (3 ou mais na mesa)
achievement-title-wooden-spoon = Lanterninha
achievement-how-wooden-spoon = ficar em último lugar em três partidas seguidas com outras pessoas (3 ou mais na mesa)
achievement-title-schwarz = Capote sob medida
achievement-how-schwarz = ganhar uma rodada em que alguém não fez nenhuma vaza
achievement-title-whitewash = De lavada
achievement-how-whitewash = ganhar uma partida com 7 tentos ou mais sem que mais ninguém marque um
achievement-title-double-wedding = Casamento coletivo
achievement-how-double-wedding = anunciar dois casamentos numa rodada
achievement-title-locked-up = A sete chaves
achievement-how-locked-up = fechar três vezes numa partida, e ganhar todas
achievement-title-from-the-brink = Voltou dos mortos
achievement-how-from-the-brink = ganhar depois de estar seis tentos atrás
achievement-title-short-count = Sessenta e quase seis
achievement-how-short-count = bater com 64 ou 65
