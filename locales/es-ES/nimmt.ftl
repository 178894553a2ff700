# What the bot says about ¡Toma 6!, in Spanish: the page, the hand, the variants, the coach.
# A card is masculine when it is a number: el 41, del 41. A stack of equal cards = pila, a seat's pile = montón.

## Small parts

bull-heads = { $n ->
    [one] 1 cabeza de buey
   *[other] { $n } cabezas de buey
}

## Lobby

chip-sheets = todas las hojas
lobby-end-points-shedding = Se juega hasta que alguien pase de { $points } cartas.
lobby-end-points = Se juega hasta que alguien pase de { $points } cabezas de buey.
lobby-end-sheets = Cada hoja se juega una vez.
button-on = Seguir
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Fila { $row }: { $cards } · { $cost }
button-end-left = { $card } delante del { $next }, fila { $row }
button-end-right = { $card } detrás del { $next }, fila { $row }
button-enough = Me quedo aquí
button-first = Primero el { $card }

## Table message

board-heading = **Ronda { $game } · turno { $turn }**
board-heading-after = **Ronda { $game } · tras el turno { $turn }**
board-heading-draft = **Ronda { $game } · elección de cartas**
waiting-row = ⏳ El **{ $card }** es demasiado bajo para todas las filas. { $names } elige cuál se lleva { $until }
waiting-other = ⏳ Esperando la decisión de { $names } { $until }
line-behind = El **{ $card }** va detrás del { $next } en la fila { $row } ({ $names })
line-before = El **{ $card }** va delante del { $next } en la fila { $row } ({ $names })
line-on-equal = El **{ $card }** cae sobre su gemelo en la fila { $row } ({ $names })
line-full = 💥 El **{ $card }** es la { $nth } carta de la fila { $row }: { $names } se lleva { $cards } — **{ $bulls }**
line-full-shared = 💥 El **{ $card }** es la { $nth } carta de la fila { $row }: { $names } se llevan a medias { $cards } — **{ $bulls }**
line-low = 💥 El **{ $card }** es demasiado bajo para todas las filas: { $names } se lleva la fila { $row } con { $cards } — **{ $bulls }**
line-low-shared = 💥 El **{ $card }** es demasiado bajo para todas las filas: { $names } se llevan a medias la fila { $row } con { $cards } — **{ $bulls }**
line-drafted = { $names } elige el **{ $card }**
line-played = { $names } juega el **{ $card }**
line-stopped = { $names } se queda en una carta
line-kept = { $names } recupera { $cards }
line-kept-none = { $names } no recupera nada
line-unplaced = Por colocar: { $cards }
line-unplaced-card = { $card } ({ $name })
line-doubled = Alguien no se ha llevado nada de nada: ¡esta ronda vale el doble!
points-title = Cabezas de buey: ronda (partida)
game-over = **Ronda { $game } terminada.** Menos cabezas de buey: { $names } con { $points }.
game-over-shedding = **Ronda { $game } terminada.** Menos cartas en la mano: { $names } con { $points }.
end-worst = La fila más cara
end-lucky = Suerte para { $name }: cartas mejores que la media, unas { $n } cabezas menos
end-unlucky = Mala suerte para { $name }: cartas peores que la media, unas { $n } cabezas más
end-play-trap = 🎬 **La jugada de la partida:** { $name } llena la fila { $row } con el { $card } y { $victim } cae de lleno: { $bulls }.
end-play-clean = 🎬 **La racha de la partida:** { $name } pasa { $n } turnos seguidos sin llevarse nada.
alt-end-worst = La fila más cara: { $name } con { $cards }, { $bulls }.
game-title = Ronda { $game } · turno { $turn }
game-title-only = Turno { $turn }
column-points = ronda
picture-goal-points = hasta pasar de { $points }
picture-goal-games = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
alt-row = Fila { $row }: { $cards } ({ $bulls }).
alt-row-empty = Fila { $row }: vacía.

## Private hand

hand-choose = **Elige una carta** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = ronda { $game }, turno { $turn }
hand-when-only = turno { $turn }
hand-chosen = **Juegas el { $card }.** Todavía puedes cambiar de idea.
hand-row = **Tu { $card } es demasiado bajo para todas las filas.** Elige cuál te llevas: tu carta la empieza de nuevo { $until }
hand-end = **Tu { $card } encaja igual de bien en dos sitios.** Elige uno { $until }
hand-first = **¿Cuál de tus dos cartas va primero?** { $until }
hand-draft = **Elige una carta para tu mano** { $until }
hand-one-or-two = **Juega otra carta, o quédate aquí** { $until }
hand-keep = **¿Cuáles de estas cartas vuelven a tu mano?** { $until }
hand-wait = Ahora no te toca hacer nada.

## What the turn brought: in the private message

news-full = 💥 Tu **{ $card }** era la { $nth } carta de la fila { $row }: **+{ $n }** { $unit }
news-low = 💥 Tu **{ $card }** era demasiado bajo. Te llevas la fila { $row }: **+{ $n }** { $unit }
news-nowhere = 💥 Tu **{ $card }** no encajaba en ningún sitio. Te llevas la fila { $row }: **+{ $n }** { $unit }
news-safe = 👍 Tu **{ $card }** está a salvo en la fila { $row }.
news-place = Vas en el puesto { $place } de { $seats } con { $total }.
line-calm = 😌 Todas las cartas encajan. Nadie se lleva una fila.

## Rules and help

rules-text =
    Las cartas van del 1 al 104 y llevan **cabezas de buey**: el 55 tiene 7; 11, 22, 33 … tienen 5; 10, 20, 30 … tienen 3; 5, 15, 25 … tienen 2; las demás, 1. Mejor no tenerlas.

    { "" }**En cada turno** todo el mundo elige una carta en secreto. Luego se descubren y se colocan, de la más baja a la más alta:
    • Una carta va a la fila cuya última carta es la más cercana por debajo.
    • ¿Pones la { $nth } carta de una fila? **Te llevas la fila**, y tu carta la empieza de nuevo.
    • ¿Es más baja que todas las últimas cartas? **Te llevas la fila que quieras**, y tu carta la empieza de nuevo.

    { $count }
rules-count = Cuando se acaban las manos, se cuentan las cabezas de buey. { $end } ¡Gana quien tiene **menos** cabezas de buey!
rules-count-shedding = Aquí las cabezas de buey no cuentan. Las filas que te llevas van a tu mano. En cuanto alguien se queda sin cartas, cada cual cuenta las que tiene. { $end } ¡Gana quien tiene **menos** cartas!
rules-example-usual = La imagen muestra una partida con las reglas habituales.
rules-usual-sizes = Los números de cartas, filas, turnos y jugadores de abajo son los habituales.
rules-example = En la imagen, el 32 de Ada ha ido detrás del 30, la última carta más cercana por debajo. El 61 de Ben era la sexta carta de la fila 4, detrás de 50 52 55 58 59: Ben se ha llevado las cinco, 13 cabezas de buey, y el 61 empieza la fila de nuevo.
rules-end-points = Se vuelve a repartir hasta que alguien pasa de { $points }: entonces acaba la partida.
rules-end-games = La partida acaba tras { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}.
rules-end-sheets = La partida acaba cuando todo el mundo ha jugado cada hoja una vez.
tutorial-title = Tutorial
tutorial-me = Tú
tutorial-1 =
    { "" }**¡Hola, soy Pip! 🐣 Tres turnos y ya sabes jugar.**
    Cada cual juega una carta en secreto. Luego se colocan, de la más baja a la más alta. Una carta va **a la fila cuya última carta es la más cercana por debajo**.

    Te toca: ¿qué carta caerá detrás del **41**?
tutorial-2 =
    { "" }**Mesa nueva. Cuidado: en la fila 1 ya hay cinco cartas.** Quien pone la **sexta** se lleva las cinco. Sus cabezas de buey cuentan en tu contra, y gana quien tiene menos.

    Juega una carta que no caiga en la fila 1. O atrévete, a ver qué pasa.
tutorial-3 =
    { "" }**La última mesa. Te queda una carta, y es el 3.** Es más bajo que todas las últimas cartas, así que no encaja en ningún sitio. ¡Juégalo!
tutorial-right = 🎯 ¡Exacto!
tutorial-fine = 🤔 Detrás del 41, no.
tutorial-safe = 😌 ¡A salvo!
tutorial-ouch = 💥 ¡Ay!
tutorial-you-lay = Tu **{ $card }** cae detrás del { $last } en la fila { $row }: la última carta más cercana por debajo.
tutorial-you-take = Tu **{ $card }** es la sexta carta de la fila { $row }. Te llevas { $cards }: **{ $bulls }**. Tu carta empieza la fila de nuevo.
tutorial-pip-lay = Mi **{ $card }** cae detrás del { $last } en la fila { $row }.
tutorial-pip-take = Pero mi **{ $card }** es la sexta carta de la fila { $row }. Me llevo { $cards }: **{ $bulls }**. En fin.
tutorial-low = Demasiado bajo para todas las filas: con el **{ $card }** te llevas la fila que quieras. Elige la que menos duela.
tutorial-end-cheapest = 🎯 La fila { $row } por **{ $bulls }**: más barata no la hay. Tu { $card } la empieza de nuevo.
tutorial-end = La fila { $row } te cuesta **{ $bulls }**. La fila 1 era más barata: mira las cabezas de buey, no el número de cartas. Tu { $card } la empieza de nuevo.
tutorial-over = { "" }**¡Y eso es todo el juego!** ¿Te animas a una partida de verdad, contra tres bots de nivel 1?
help-nimmt =
    { "" }**¿Es tu primera vez?** `/{ command } tutorial` dura tres turnos. **¿No hay nadie?** `/{ command } solo` te da cartas al momento contra tres bots.

    `/{ command } new` abre una mesa. La gente pulsa **{ button-join }** y el anfitrión pulsa **{ button-start }**. Tus cartas te llegan **solo a ti**, por mensaje directo o con “{ button-hand }”, al pie de la mesa: haz clic en una. Puedes cambiar de idea hasta que todo el mundo haya elegido.

    `/{ command } table` trae la mesa al final del canal · `hand` enseña tus cartas · `join` y `leave` · `kick`, `bots` y `stop` para el anfitrión o un moderador · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Hasta mañana:** `/{ command } daily` reparte a todo el mundo las mismas cartas, una vez al día, y `puzzle` plantea a todo el mundo el mismo problema. `duel` reta a alguien: las mismas cartas, cada cual cuando pueda. `league` lo convierte en una liga: un duelo por semana. `me` y `stats` enseñan qué sale de tus partidas, `privacy` qué guardo sobre ti. Con `void`, quien administra el servidor quita una partida de todas las cuentas.

    { "" }**¿Mucho movimiento en el canal?** `quiet:True` deja la partida en un solo mensaje, y `thread:True` le da su propio hilo. `/{ command } solo` es solo para tus ojos; con `public:True` la partida la ve todo el mundo.

    { "" }**Ritmo:** `live` da 90 segundos por jugada, `relaxed` una hora, `slow` un día. A los dos tercios te aviso una vez. A solas contra bots, tómate todo el tiempo que quieras.

    { "" }**¿Sin tiempo?** Juego una carta por ti: la que quede más cerca detrás de una fila con sitio, o si no la más alta. Si hay que llevarse una fila, me llevo la más barata. Si faltas dos turnos seguidos, pasas a estar *ausente*: un bot de nivel 5 juega por ti hasta que pulses “{ button-back }” o una carta.

    { "" }**¿Te vas** a media partida? Tu sitio sigue siendo tuyo, y lo juega un bot. La partida sigue mientras queden dos jugadores, y al menos uno sea una persona.

    { "" }**Bots** (🤖): pulsa “{ button-bots }” antes de empezar, o usa `/{ command } bots`. Los bots no hacen trampas: solo ven sus propias cartas. Una partida cuenta para la clasificación si al menos dos personas la juegan hasta el final.

    { "" }**El entrenador:** `/{ command } hint` te dice, solo a ti, lo que te puede costar cada opción y por qué. El resultado dice quién preguntó y cuántas veces. “{ button-review }”, al pie del resultado, enseña las decisiones que más te costaron y cuánta suerte hubo en el reparto.

## The coach: hints, and the review of a match

hint-title = Cabezas de buey previstas — ronda { $game }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
    }
hint-title-cards = Cartas que te quedarían al final — ronda { $game }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
    }
hint-text = Desde ahora hasta el final de la ronda, si todo el mundo juega bien. Cuanto menos, mejor. Nadie conoce las otras manos: las diferencias pequeñas dicen poco.
choice-stop = sin segunda carta
choice-row = fila { $row }
choice-before = delante del { $next } en la fila { $row }
choice-behind = detrás del { $next } en la fila { $row }
choice-first = primero el { $card }
choice-keep = recuperar { $cards }
choice-keep-none = no recuperar nada
why-safe = a salvo de momento: entre el { $next } y esta no cabe nada
why-safe-before = a salvo de momento: va delante del { $next } en la fila { $row }
why-safe-at-once = a salvo: ninguna otra carta va antes
why-roomy = a salvo de momento: antes que ella, en la fila { $row } hay sitio para { $room ->
    [one] 1 carta más
   *[other] { $room } cartas más
}
why-risky = { $nth } carta de la fila { $row } si alguien juega antes { $out ->
    [one] el { $cards } (aún por salir)
   *[other] una de las cartas { $cards } (aún por salir: { $out })
}
why-risky-several = { $nth } carta de la fila { $row } si otros { $needed } juegan antes { $cards } (por salir: { $out })
why-takes = { $nth } carta de la fila { $row }: cuesta { $cost }
why-takes-unless = { $nth } carta de la fila { $row }: cuesta { $cost }, si nadie juega antes { $cards }
why-equal = cae sobre su gemela en la fila { $row } y no se lleva nada
why-either = encaja igual de bien en la fila { $row } y en la fila { $other }: tú eliges
why-low = demasiado baja para todas las filas: la más barata, la { $row }, cuesta { $cost }
why-nowhere = no encaja en ningún extremo de ninguna fila: la más barata, la { $row }, cuesta { $cost }
why-range = { $from }–{ $to }
why-row = cuesta { $cost } ahora
why-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
why-hand = { $n ->
    [one] te queda 1 carta en la mano
   *[other] te quedan { $n } cartas en la mano
}
why-end-before = después, en la fila { $row } hay sitio para { $left ->
    [one] 1 carta
   *[other] { $left } cartas
}
why-end-behind = después, en la fila { $row } hay sitio para { $left ->
    [one] 1 carta
   *[other] { $left } cartas
}
why-draft = a la vista: { $lower } más bajas y { $higher } más altas
review-choice = **{ $when }** ({ $situation }): elegiste **{ $chosen }**. Con **{ $better }** te ahorrabas unas **{ $loss }** { $unit } ({ $less } en vez de { $cost } hasta el final de la ronda).
review-held = tu mano { $cards }
review-to-place = por colocar { $cards }
review-taken = te llevaste { $cards }
luck-title = **Cuánta suerte hubo en el reparto**, comparado con una mano media:
luck-none = Cada cual eligió su mano: la suerte no pinta nada aquí.
luck-lucky = 🍀 { $name }: { $points } mejor que la media
luck-unlucky = 🌧️ { $name }: { $points } peor que la media
luck-even = { $name }: más o menos en la media
style-title = **Contra quién has jugado:**
style-cautious = { $name } va a lo seguro, cerca del final de una fila
style-hoarder = { $name } se guarda las cartas altas
style-gambler = a { $name } le gustan las filas casi llenas

## Variants: the draft, two cards, menus

alt-pool = Cartas para elegir: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = Cartas en la mano: ahora (puntos de la partida)
line-nowhere = 💥 El **{ $card }** no encaja en ningún extremo de ninguna fila: { $names } se lleva la fila { $row } con { $cards } — **{ $bulls }**
tournament-sheet = Hoja de { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Tu { $card } no encaja en ningún extremo de ninguna fila.** Elige cuál te llevas: tu carta la empieza de nuevo { $until }
waiting-nowhere = ⏳ El **{ $card }** no encaja en ningún extremo de ninguna fila. { $names } elige cuál se lleva { $until }
hand-choose-two = **Elige dos cartas**, una tras otra · { $when } { $until }
hand-second = **El { $card }, ¿y cuál más?** Otro clic en el { $card } lo devuelve a tu mano { $until }
menu-cards = Cartas del { $first } al { $last }
menu-keep = Elige hasta { $n } para tu mano
button-keep-none = Ninguna: todas al montón

## What is played

variant-classic = Clásica
variant-tactics = Táctica
variant-logic = Lógica
variant-tournament = Torneo
variant-pro = Pro
variant-open = A la vista
variant-refined = Astuta
variant-hand = En mano
variant-double = Doble baraja
variant-classic-line = cada cual juega una carta en secreto; quien pone la { $nth } de una fila se la lleva
variant-tactics-line = solo las cartas justas, así sabes qué hay en juego
variant-logic-line = las cartas están a la vista, y cada cual se hace su mano
variant-tournament-line = como Lógica, y luego todos juegan cada mano una vez (de 2 a 5 jugadores)
variant-pro-line = las cartas van detrás o delante de una fila, donde haya menos distancia
variant-open-line = se juega a cartas descubiertas, una persona tras otra
variant-refined-line = dos cartas secretas por cabeza, y decides cuál va primero
variant-hand-line = una o dos cartas descubiertas; lo que te llevas puede volver a tu mano y cuenta doble
variant-double-line = dos barajas, hasta 20 jugadores; las cartas iguales van una sobre otra
rules-summary = **{ $variant }:** { $line }. ¡Gana quien tiene menos cabezas de buey!
rules-summary-shedding = **{ $variant }:** { $line }. Las filas que te llevas van a tu mano. La ronda acaba en cuanto alguien se queda sin cartas; ¡gana quien tiene menos!
extra-rows = { $n } filas
extra-takes = la { $nth } carta llevándose la fila
extra-hand = manos de { $n }
extra-deal-all = toda la baraja a partes iguales
extra-virgin = *expediente limpio* (doble si alguien no se lleva nada)
extra-rows-stay = filas que se quedan

## Setting up

setup-rows = Filas
setup-hand = Cartas por mano
setup-virgin = Expediente limpio
setup-virgin-line = La ronda vale el doble si alguien no se lleva ni una carta
setup-rows-stay = Filas que se quedan
setup-rows-stay-line = Las filas se quedan en la mesa para la ronda siguiente
setup-shedding = Descarte
setup-shedding-line = Las filas que te llevas van a tu mano; líbrate de todas tus cartas
setup-deal-all = Repartir todo
setup-deal-all-line = Repartir toda la baraja, mientras toque lo mismo a cada cual
setup-rows-option = { $rows } filas, y la { $nth } carta se la lleva
setup-end-points = Hasta que alguien pase de { $n } cabezas de buey
setup-end-points-shedding = Hasta que alguien pase de { $n } cartas
setup-hand-own = Lo normal en esta variante
setup-hand-option = { $n } cartas

## Why rules contradict each other

contradiction-rows = puede haber 3, 4 o 5 filas
contradiction-takes = la fila se la lleva la 5.ª, la 6.ª o la 7.ª carta
contradiction-empty-hand = hace falta al menos una carta por cabeza
contradiction-cards = { $seats } jugadores con { $hand } cartas cada uno y { $rows } filas necesitan { $needed } cartas, y solo hay { $cards }
contradiction-hand-limit = en una mano caben { $limit } cartas como máximo, no { $hand }
contradiction-odd-hand = se juegan dos cartas a la vez, y de { $hand } sobraría una
contradiction-deal-all = para repartirlo todo hace falta una baraja entera, y esta va a la medida de las manos
contradiction-draft-rows-stay = si se eligen las manos no pueden quedarse filas: las cartas que sobran son las filas
contradiction-rows-stay = en las filas que se quedan puede haber { $kept } cartas; quedan { $left }, y las manos necesitan { $needed }
contradiction-shedding-hand = “Descarte” y “En mano” quieren decidir a la vez adónde va una fila
contradiction-shedding-equal = “Descarte” no puede repartir una fila entre dos manos, como harían las cartas iguales
contradiction-no-points = con tan pocas cartas casi nadie se lleva una fila, y la partida no acabaría nunca por puntos: elige un número de rondas
contradiction-no-games = una partida necesita al menos una ronda
contradiction-sheets = un torneo de { $seats } tiene { $seats } rondas, y ningún otro final

## More of the commands

command-new-rows = Cuántas filas (lo habitual: 4)
command-new-takes = Qué carta se lleva la fila: 5.ª, 6.ª o 7.ª (lo habitual: 6.ª)
command-new-hand = Cuántas cartas por cabeza (lo habitual: 10; 14 en Astuta y En mano)
command-new-virgin = Expediente limpio: la ronda vale el doble si alguien no se lleva nada
command-new-shedding = Las filas que te llevas van a tu mano; la ronda acaba si alguien se queda sin cartas

## The command `hornochse replay`, in the terminal

replay-legend = [14] se ha puesto en este turno. Detrás de cada fila están sus cabezas de buey.
replay-pool = Quedan por elegir: { $cards }
replay-played = juega
replay-took = se lleva

## The rules of each variant: what differs from the classic game

rules-tactics =
    { "" }**Solo las cartas justas:** con tres jugadores se usan las cartas del 1 al 34, con cuatro, del 1 al 44: diez por cabeza y cuatro para las filas.

    Así que cada carta que no ves está en la mano de alguien. Lleva la cuenta, y al final sabrás quién tiene qué.
rules-tactics-example = Entre dos se usan las cartas del 1 al 24. El 9 de Ada y el 16 de Ben ya están en la mesa. Si has llevado la cuenta, sabes qué cartas faltan por salir.
rules-logic =
    { "" }**Sin suerte en el reparto:** las cartas del 1 al 10 × jugadores + 4 están a la vista. Por orden, cada cual elige una para su mano, hasta tener diez. Las cuatro últimas empiezan las filas, en orden ascendente.

    Eliges en los menús de tu mensaje directo; la mesa enseña lo que ya tiene cada cual. Cada ronda la empieza un jugador distinto.
rules-logic-example = Nadie quiso el 3, el 12, el 19 ni el 22, así que empezaron las filas. Las manos las conoce todo el mundo. La cuestión es cuándo juegas qué.
rules-tournament =
    { "" }**Todas las manos para todo el mundo:** la primera ronda es Lógica, y cada mano de diez cartas se apunta en una hoja. Después de cada ronda pasas tu hoja y juegas la siguiente, con las mismas cuatro cartas iniciales, hasta que todos hayan jugado cada hoja.

    De 2 a 5 jugadores; hay tantas rondas como jugadores. Al final se ve cada hoja y lo que cada cual hizo con ella. Gana la suma más baja.
rules-tournament-example = Ada juega el 8 y Ben el 14, de las hojas que se hicieron al elegir. En la ronda siguiente se cambian las hojas, con las mismas cuatro cartas iniciales.
rules-pro =
    { "" }**Las filas crecen por los dos extremos:** una carta va *detrás* de la última de una fila si es más alta, o *delante* de la primera si es más baja. Manda la distancia más pequeña a cualquier extremo de cualquier fila.

    • ¿Dos extremos a la misma distancia? Tú eliges.
    • ¿Pones la { $nth } carta, por el extremo que sea? Te llevas la fila, y tu carta la empieza de nuevo.
    • ¿Tu carta no encaja en ningún extremo de ninguna fila? Te llevas la fila que quieras.

    La chincheta de la imagen marca dónde empezó una fila.
rules-pro-example = El 5 de Ada ha ido delante del 7 de la fila 2: la distancia de 2 era la menor de todas. El 62 de Ben ha ido detrás del 60 de esa misma fila: distancia 2, mientras que el 66 de la fila 3 está a 4.
rules-open =
    { "" }**Se juega a cartas descubiertas:** empieza un jugador, y cada cual ve lo que se ha jugado antes. Cuando todo el mundo ha jugado, las cartas se colocan como siempre, de la más baja a la más alta.

    El turno siguiente lo empieza el jugador siguiente. La carta 1 no está en juego, así que caben 9 jugadores. Una carta descubierta no se recupera.
rules-open-example = Ada jugó el 32. Ben lo vio y jugó el 33, para caer justo detrás.
rules-refined =
    { "" }**Dos cartas a la vez:** las manos son de 14 cartas, y en cada turno cada cual elige dos en secreto. Quien tiene la carta más baja sin colocar pone sus dos cartas y decide cuál va primero. Luego, quien tiene la más baja de las que quedan, y así hasta el final. Una ronda dura siete turnos.

    De 2 a 7 jugadores. En tu mensaje directo, haz clic en una carta y luego en la otra.
rules-refined-example = Ada tenía la carta más baja, el 13, y colocó primero su 38: detrás del 37. Luego, su 13 fue detrás del 12, antes de que Ben colocara las suyas.
rules-hand =
    { "" }**Lo que te llevas puede volver:** las manos son de 14 cartas. Por orden, cada cual juega una carta o dos, descubiertas, y cada una se coloca al momento. Si te llevas una fila, decides qué cartas van a tu mano y cuáles a tu montón. Una mano nunca pasa de 16.

    La ronda acaba tras el turno en que alguien se queda sin cartas, o tiene más de 20 en su montón. Las cabezas de buey del montón cuentan una vez; las de la mano, **dos**.
rules-hand-example = El 61 de Ben se llevó la fila 4, con 50 52 55 58 59. Ben se guardó el 50 para volver a jugarlo más tarde, y dejó el resto en su montón.
rules-double =
    { "" }**Dos barajas, hasta 20 jugadores:** cada carta está dos veces.

    • Las cartas iguales jugadas en el mismo turno se colocan juntas, en una pila. La pila es una sola carta en la fila, pero cuentan las cabezas de todas.
    • Una carta igual a la **última** de una fila se pone encima, aunque la fila esté llena, y no se lleva nada.
    • Si las cartas iguales de dos jugadores se llevan una fila, se reparten sus cabezas de buey, redondeando las mitades hacia arriba. Si son demasiado bajas, elige la fila quien de los dos va antes, contando desde el jugador inicial.
rules-double-example = Ada y Ben han jugado el 32. Los dos van uno sobre otro detrás del 30 y cuentan como una sola carta en la fila.
