# Achievements, in Spanish: for fun. In the title of each there is a joke; below it stands what it takes.

achievements-title = Logros: { $n } de { $all }
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# Small and grey: what there still is to be earned.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = { $n ->
    [one] -# 🔒 … y uno secreto.
   *[other] -# 🔒 … y { $n } secretos.
}
# At the end of a match, in a line; each entry is one of those below.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }: { $titles }
achievement-title-clean = Manos limpias
achievement-how-clean = una ronda entera sin llevarse una fila (7 turnos o más)
achievement-title-seven-heads = Siete de un golpe
achievement-how-seven-heads = llevarse el 55, con sus siete cabezas de buey
achievement-title-three-rows = En fila india
achievement-how-three-rows = llevarse una fila llena tres turnos seguidos
achievement-title-last-to-first = La remontada
achievement-how-last-to-first = ir en último lugar, sin empate, a media partida, y ganar (4 rondas o más, 3 o más en la mesa)
achievement-title-whole-herd = Ganadería propia
achievement-how-whole-herd = llevarse 30 cabezas de buey o más en una ronda
achievement-title-same-row = Lo de siempre
achievement-how-same-row = llevarse la misma fila tres veces en una ronda
achievement-title-bargains = Caza de gangas
achievement-how-bargains = carta demasiado baja cinco veces en una partida, y siempre la fila más barata
achievement-title-exactly-enough = Cuentas claras
achievement-how-exactly-enough = acabar una partida con 66 cabezas de buey exactas
achievement-title-three-wins = Triplete
achievement-how-three-wins = ganar tres partidas seguidas con otras personas
achievement-title-by-one = Por un pelo
achievement-how-by-one = ganar por { $kind ->
    [sixtysix] un solo punto
   *[nimmt] una sola cabeza de buey
}
achievement-title-beat-hard = Matagigantes
achievement-how-beat-hard = ganar contra un bot de nivel 9
achievement-title-second-again = Alergia al oro
achievement-how-second-again = quedar en segundo lugar en cinco partidas seguidas con otras personas (3 o más en la mesa)
achievement-title-wooden-spoon = Farolillo rojo
achievement-how-wooden-spoon = quedar en último lugar en tres partidas seguidas con otras personas (3 o más en la mesa)
achievement-title-schwarz = Capote de paseo
achievement-how-schwarz = ganar una ronda en la que alguien no hizo ni una baza
achievement-title-whitewash = Ni agua
achievement-how-whitewash = ganar una partida con 7 puntos o más sin que nadie más sume un punto
achievement-title-double-wedding = Boda doble
achievement-how-double-wedding = cantar dos matrimonios en una ronda
achievement-title-locked-up = Bajo siete llaves
achievement-how-locked-up = cerrar tres veces en una partida, y ganar las tres
achievement-title-from-the-brink = De entre los muertos
achievement-how-from-the-brink = ganar después de ir seis puntos por detrás
achievement-title-short-count = Sesenta y casi seis
achievement-how-short-count = cantar 66 con 64 o 65
