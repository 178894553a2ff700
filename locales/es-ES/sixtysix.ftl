# What the bot says about Sixty-Six, in Spanish. `{ $card }` and the like come as a sign and an index: ♣ Q.
# The words are those of tute: trump = triunfo, turn-up = muestra, trick = baza, to lead = salir, forehand = mano,
# to declare and to call = cantar, no trick = capote. Card points = tantos, game points = puntos, stock = mazo.

## Small parts

# What is printed on ace, ten, king, queen, jack, nine and eight.
sixtysix-indices = A 10 K Q J 9 8
sixtysix-clubs = Tréboles
sixtysix-spades = Picas
sixtysix-hearts = Corazones
sixtysix-diamonds = Diamantes
sixtysix-game-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
sixtysix-card-points = { $n ->
    [one] 1 tanto
   *[other] { $n } tantos
}
sixtysix-you = Tú
sixtysix-seat = Asiento { $n }

## Table message

sixtysix-heading = **Ronda { $game } · baza { $trick }**
sixtysix-heading-after = **Ronda { $game } · tras la baza { $trick }**
sixtysix-heading-naming = **Ronda { $game } · elección de triunfo**
sixtysix-waiting-trump = ⏳ { $names } elige triunfo { $until }
sixtysix-waiting-bid = ⏳ { $names } elige triunfo o pasa { $until }
sixtysix-points-title = Tantos (partida)
sixtysix-tricks-title = Bazas (partida)
sixtysix-picture-title = Ronda { $game } · baza { $trick }
sixtysix-picture-trump = triunfo { $suit }
sixtysix-picture-undecided = ¡Tablas!

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = Sorteo del reparto: { $cards }. La carta más alta reparte.
sixtysix-dealt = { $name } reparte. La muestra es **{ $card }**.
sixtysix-dealt-hidden = { $name } reparte.
sixtysix-named = { $name } elige triunfo: **{ $suit }**.
sixtysix-passed = { $name } pasa.
sixtysix-exchanged = { $name } cambia { $laid } por **{ $took }**.
sixtysix-closed = 🔒 { $name } cierra el mazo.
sixtysix-calls = 📣 { $name } canta: **¡66!**
sixtysix-calls-match = 📣 { $name } canta: **¡partida!**
sixtysix-leads = { $name } sale con **{ $card }**.
sixtysix-leads-marriage = { $name } sale con **{ $card }** y canta **{ $n }**.
sixtysix-leads-new-trump = { $name } sale con **{ $card }**, canta **{ $n }** y ahora el triunfo es { $suit }.
sixtysix-plays = { $name } juega **{ $card }**.
sixtysix-plays-and-takes = { $name } se lleva la baza con **{ $card }**: { $n }.
sixtysix-plays-and-takes-last = { $name } se lleva la baza con **{ $card }**: { $n }, y { $last } por la última.
sixtysix-takes = { $name } se lleva la baza: { $n }.
sixtysix-takes-last = { $name } se lleva la baza: { $n }, y { $last } por la última.
sixtysix-drew-turn-up = { $name } roba la muestra, { $card }.

sixtysix-over-out = **Ronda { $game } terminada:** { $winners ->
    [one] { $names } tiene 66 y se anota **{ $n }**.
   *[other] { $names } tienen 66 y se anotan **{ $n }** por cabeza.
}
sixtysix-over-wrong = **Ronda { $game } terminada:** { $winners ->
    [one] { $caller } ha cantado antes de tiempo: { $names } se anota **{ $n }**.
   *[other] { $caller } ha cantado antes de tiempo: { $names } se anotan **{ $n }** por cabeza.
}
sixtysix-over-played = **Ronda { $game } terminada:** { $winners ->
    [one] se han acabado las manos, y { $names } se anota **{ $n }**.
   *[other] se han acabado las manos, y { $names } se anotan **{ $n }** por cabeza.
}
sixtysix-over-match = **Ronda { $game } terminada:** { $caller } ha cantado “¡partida!”.
sixtysix-over-undecided = **La ronda { $game } queda en tablas:** { $carry ->
    [0] nadie se anota nada.
   *[other] nadie se anota nada, y quien gane la próxima se anota { $carry } más.
}
sixtysix-over-plain = **Ronda { $game } terminada.**
sixtysix-over-plain-wrong = **Ronda { $game } terminada:** { $caller } ha cantado antes de tiempo.
sixtysix-over-against = **Ronda { $game } terminada:** { $caller } tiene 66, así que { $names } se anotan **{ $n }** por cabeza.
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = { $n ->
    [one] { $names } se queda por debajo de 33: schneider.
   *[other] { $names } se quedan por debajo de 33: schneider.
}
sixtysix-schwarz = Ni una baza para { $names }: ¡capote!
sixtysix-closed-in-vain = ¡Cierre en balde!
sixtysix-bid-in-vain = ¡Triunfo elegido en balde!
sixtysix-word-schneider = schneider
sixtysix-word-schwarz = capote
sixtysix-end-play = 🎬 **La ronda de la partida:** { $name } se anota { $n } de golpe en la ronda { $game }.

sixtysix-alt-trick = La baza hasta ahora: { $cards }.
sixtysix-is-trump = El triunfo es { $suit }.
sixtysix-no-trump = Aún no hay triunfo.
sixtysix-never-trump = En esta ronda no hay triunfo.
sixtysix-all-passed = Todo el mundo ha pasado: no hay triunfo, y no se puede cerrar ni cantar 66.
sixtysix-alt-closed = El mazo está cerrado.
sixtysix-alt-stock = Boca abajo: { $n }. Muestra: { $card }.
sixtysix-alt-stock-hidden = Boca abajo: { $n }.
sixtysix-alt-seat = { $name }: { $points ->
    [one] 1 tanto
   *[other] { $points } tantos
}, { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}, { $total }.
sixtysix-alt-seat-hidden = { $name }: { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}, { $total }.

## Private hand

sixtysix-lead = **Sales tú** { $until }
sixtysix-follow = **Te toca:** la salida es { $card } { $until }
sixtysix-name-trump = **Elige triunfo** { $until }
sixtysix-name-or-pass = **Elige triunfo y juega contra los demás, o pasa** { $until }
sixtysix-really-close = **¿Cerrar el mazo?** Nadie roba más, hay que seguir el palo, y tienes que ganar: si no, { $vain }. { $until }
sixtysix-really-out = **¿Cantas 66?** Tienes { $have }, y esta baza puede darte { $most } como mucho. Si no llegas a 66, { $lost }. ¿Con qué carta sales? { $until }
sixtysix-really-out-enough = **Tienes { $have }: con eso basta.** ¿Con qué carta sales? { $until }
sixtysix-really-out-blind = **¿Cantas 66?** Si tras esta baza no tienes 66, { $lost }. ¿Con qué carta sales? { $until }
sixtysix-really-out-of-match = **¿Cantas partida?** Si con esta baza no llegas a la meta, pierdes la partida. ¿Con qué carta sales? { $until }
sixtysix-lost = tu rival se anota { $n }
sixtysix-lost-each = los demás se anotan { $n } por cabeza
sixtysix-lost-all = no te anotas nada en esta ronda
sixtysix-stock = { $n ->
    [one] 1 carta en el mazo.
   *[other] { $n } cartas en el mazo.
}
sixtysix-stock-closed = El mazo está cerrado: { $must }.
sixtysix-stock-drawn = El mazo se ha acabado: { $must }.
sixtysix-must = sigue el palo y, si no puedes, echa triunfo
sixtysix-must-head = sigue el palo o, si no puedes, echa triunfo, y gana la baza si puedes
sixtysix-must-suit = sigue el palo si puedes
sixtysix-must-suit-head = sigue el palo si puedes, y gana la baza si puedes
sixtysix-your-points = Tienes **{ $n }** de 66.
sixtysix-you-took = 👍 Te llevas { $cards }: **{ $n }**.
sixtysix-they-took = { $name } se lleva { $cards }: { $n }.
sixtysix-button-pass = Paso
sixtysix-button-exchange = Cambiar { $low } → { $turned }
sixtysix-button-close = Cerrar…
sixtysix-button-close-now = Cerrar el mazo
sixtysix-button-stay-open = Dejarlo abierto
sixtysix-button-out = ¡66!
sixtysix-button-not-out = Aún no canto
sixtysix-button-out-of-match = ¡Partida!
sixtysix-button-not-out-of-match = Partida, aún no
sixtysix-button-and-out = { $card } y ¡66!
sixtysix-button-with-marriage = Con el matrimonio
sixtysix-button-without-marriage = Sin el matrimonio

## The tutorial

sixtysix-tutorial-1 =
    { "" }**¡Hola, soy Pip! 🐣 Cinco bazas y ya sabes jugar.**
    Ganan 66 tantos. El as vale 11; el diez, 10; el rey (K), 4; la dama (Q), 3; la jota (J), 2; el nueve, nada. Y en ese orden mandan. La muestra es { $ace }, así que el triunfo es corazones y gana a los demás palos.

    Salgo con { $ten-led }. Picas tienes, pero mientras se roba **no hay que seguir el palo**. Llévate mi diez con un triunfo: **{ $jack }**.
sixtysix-tutorial-1-else = 🤔 Puedes, pero mi diez vale la pena, y solo se lo lleva un triunfo. Guárdate { $nine }, que enseguida te hará falta. Juega **{ $jack }**.
sixtysix-tutorial-2 = 🎯 **¡12 para ti!** Has robado, yo también, y ahora sales tú. Pero antes, una ganga: en cuanto tienes una baza, puedes **cambiar** el triunfo más bajo por la muestra. Deja { $nine } y toma **{ $ace }**.
sixtysix-tutorial-2-else = 🤔 ¡Ahora mismo! Primero, un as por un nueve: cuando se acabe el mazo, será tarde.
sixtysix-tutorial-3 = 💪 **{ $ace }** ya es tuyo, y nada le gana. Sigamos: tienes { $king } y { $queen }. Rey y dama de un palo son un **matrimonio**: sal con una de las dos, enseña la otra y cantas 20 al momento, o 40 si son de triunfo. Sal con **{ $queen }**.
sixtysix-tutorial-3-else = 🤔 Todavía no: te esperan 20 tantos. Canta el matrimonio con **{ $queen }**; el rey, mejor guardarlo.
sixtysix-tutorial-4 = 💍 **20, y 3 de la baza: ¡35!** Ahora tienes buena mano, así que **cierra** el mazo. Ya nadie roba, y desde ahora **hay que seguir el palo**, o si no, echar triunfo: se acabó tirar lo que yo quiera. Pulsa **{ sixtysix-button-close }**
sixtysix-tutorial-4-else = 🤔 Espera: con el mazo abierto, puedo echar triunfo a lo que juegues. Pulsa antes **{ sixtysix-button-close }**
sixtysix-tutorial-5 = 🔒 Cerrar es prometer que ganas, por eso pregunto otra vez. Dos ases y otro triunfo: ¡adelante!
sixtysix-tutorial-5-else = 🤔 ¿Con esa mano? Pulsa **{ sixtysix-button-close-now }**.
sixtysix-tutorial-6 = 🔒 **¡Cerrado!** Ahora guarda los ases: esperan a mis dieces. Sal con tu trébol más barato, **{ $low }**. Tengo que seguir el palo.
sixtysix-tutorial-6-else = 🤔 Esa no. Sal con tu trébol más barato, **{ $low }**: tengo que seguir el palo.
sixtysix-tutorial-7 = 😬 { $high } era mi único trébol y he tenido que jugarlo: 13 para mí. Ahora salgo con { $fat }, y eres tú quien **tiene que seguir el palo**: **{ $catcher }** es tu único diamante.
sixtysix-tutorial-7-else = 🤔 El mazo está cerrado: hay que seguir el palo, aunque tengas triunfos. Juega **{ $catcher }**.
sixtysix-tutorial-8 = 🎉 **¡21! Ya son 56.** Sales tú, y { $ace } gana cualquier baza: 56 y 11 son 67. Para ganar ya mismo, **cántalo** al salir. Pulsa **{ sixtysix-button-out }**
sixtysix-tutorial-8-else = 🤔 No esperes: cántalo primero. Pulsa **{ sixtysix-button-out }**
sixtysix-tutorial-9 = 📣 Y ahora la carta que lo remata: **{ $ace }**.
sixtysix-tutorial-9-else = 🤔 Mejor ir sobre seguro: nada gana a **{ $ace }**.
sixtysix-tutorial-over =
    { "" }🏆 **77 a 13: ¡ganas!** No llego a 33, así que vale **2** en vez de 1; sin una sola baza mía habrían sido 3. Normalmente, siete de esos puntos ganan la partida.

    { "" }**¡Y eso es todo el juego!** ¿Te animas a una partida de verdad, contra un bot de nivel 1?

## The coach

sixtysix-hint-title = Qué esperar — ronda { $game }, baza { $turn }
sixtysix-hint-text = Lo que te da de media cada opción en esta ronda, menos lo que da a los demás. Cuanto más, mejor. Nadie sabe qué hay boca abajo: las diferencias pequeñas dicen poco.
sixtysix-hint-exact = Ya no hay nada oculto: lo que te da cada opción en esta ronda, menos lo que da a los demás, si todo el mundo juega a la perfección.
sixtysix-why-enough = Tienes 66: pulsa **{ sixtysix-button-out }**
sixtysix-why-needs = { $n ->
    [one] Te falta 1.
   *[other] Te faltan { $n }.
}
sixtysix-why-threat = Cuidado: a alguien { $n ->
    [one] solo le falta 1.
   *[other] solo le faltan { $n }.
}
sixtysix-why-sure = baza segura: van { $n }
sixtysix-why-leaves = regala la baza: van { $n }
sixtysix-why-breaks = rompe tu matrimonio de { $suit }
sixtysix-why-taken-by = pierde contra { $cards }
sixtysix-why-taken-by-or-trump = pierde contra { $cards } o un triunfo
sixtysix-why-taken-by-trump = pierde contra un triunfo
sixtysix-why-wins = gana { $n } de cada 100
sixtysix-review-choice = **{ $when }**, con { $cards }: elegiste **{ $chosen }**, que en esa ronda valía unos { $points }. **{ $better }** valía unos { $more }.
sixtysix-review-exact = **{ $when }**, con { $cards }: elegiste **{ $chosen }**, que en esa ronda valía { $points }. **{ $better }** valía { $more }: ya no había nada oculto.
sixtysix-choice-marriage = { $card } con el matrimonio
sixtysix-choice-out-of-match = { $card } y ¡partida!
sixtysix-choice-exchange = cambiar la muestra
sixtysix-choice-close = cerrar el mazo
sixtysix-choice-trump = triunfo { $suit }

## What is played

variant-sixtysix = Clásica
variant-rising = En alza
variant-heart_ace = As de corazones
variant-bid = Subasta
variant-sixtysix-line = la muestra da el triunfo; con 66 tantos se canta y se gana
variant-rising-line = quien es mano elige triunfo; los matrimonios valen 20, 40, 60, 80 y cambian el triunfo
variant-heart_ace-line = quien tiene ♥ A elige triunfo; cada matrimonio vale 20
variant-bid-line = para tres: quien elige triunfo juega contra los otros dos
sixtysix-summary = **{ $variant }:** { $line }.
sixtysix-for = { $most ->
    [2] Para dos jugadores.
   *[3] Para dos o tres jugadores.
}
sixtysix-to-points = { $n ->
    [one] El primer punto gana la partida.
   *[other] { $n } puntos ganan la partida.
}
sixtysix-to-card-points = Los tantos se suman: con { $n } acaba la partida.
sixtysix-extra-no-nines = sin nueves
sixtysix-extra-auto-out = final automático a los 66
sixtysix-extra-must-head = obligación de montar
sixtysix-extra-card-points = tantos en vez de puntos
sixtysix-extra-from-memory = cuentas de memoria

sixtysix-setup-no-nines = Sin nueves
sixtysix-setup-no-nines-line = 20 cartas en vez de 24, entre dos: rondas más afiladas
sixtysix-setup-auto-out = 66 automático
sixtysix-setup-auto-out-line = La ronda acaba en cuanto alguien tiene 66, sin cantar
sixtysix-setup-must-head = Obligación de montar
sixtysix-setup-must-head-line = Cuando hay que seguir el palo: supera la carta si puedes
sixtysix-setup-from-memory = De memoria
sixtysix-setup-from-memory-line = Los tantos no se ven: cada cual lleva su cuenta
sixtysix-setup-scoring = Qué se anota
sixtysix-setup-game-points = Puntos: 1, 2 o 3 por ronda
sixtysix-setup-card-points = Tantos, todos ellos
sixtysix-setup-end-game-points = { $n ->
    [one] Al primer punto
   *[other] A { $n } puntos
}
sixtysix-setup-end-card-points = A { $n } tantos

sixtysix-contradiction-bid = la Subasta es solo para tres
sixtysix-contradiction-nines = entre tres hacen falta los nueves
sixtysix-contradiction-points = una partida llega como máximo a { $n } puntos
sixtysix-contradiction-games = una partida tiene como máximo { $n } rondas

command-sixtysix = Juega a Sesenta y seis (Sechsundsechzig) en este canal, entre dos o tres
command-new-nines = ¿Jugar con los nueves? (lo habitual: sí; sin ellos es para dos)
command-new-auto_out = La ronda acaba en cuanto alguien tiene 66, sin cantar
command-new-must_head = Cuando hay que seguir el palo: supera la carta si puedes
command-new-card_points = Anota todos los tantos, en vez de 1, 2 o 3 puntos
command-new-from_memory = No enseñes los tantos: cada cual lleva su cuenta

## Rules and help

rules-sixtysix =
    { "" }**Con 66 tantos ganas la ronda.** El as vale 11; el diez, 10; el rey (K), 4; la dama (Q), 3; la jota (J), 2; el nueve (y, entre tres, el ocho), nada. Y en ese orden mandan: el diez gana al rey. La carta vuelta, la *muestra*, da el triunfo.

    { "" }**En cada baza** quien sale juega la carta que quiere. Mientras se roba, puedes responder con cualquiera. Se lleva la baza el triunfo más alto, o si no la carta más alta del palo de salida. Quien gana roba primero y sale en la siguiente.

    { "" }**Cuando el mazo se acaba, o se cierra,** hay que seguir el palo; si no puedes, tienes que echar triunfo.

    { "" }**Cuando sales tú,** puedes hacer más:
    • **Matrimonio:** si ya tienes una baza, y K y Q de un palo, sal con una de las dos y canta las 20, o las 40 si son de triunfo.
    • **Cambio:** si ya tienes una baza, cambia el triunfo más bajo por la muestra, con el mazo abierto. También puedes hacerlo cuando no sales.
    • **¡66!** Se canta al salir: si después de la baza tienes 66, ganas. Si no, cada rival se anota 2. Si nadie lo canta, gana quien tenga 66 al final; si son varios, quien de ellos se llevó la última baza. Si no gana nadie, la próxima victoria vale 1 más.

    Antes de salir puedes **cerrar** el mazo, y ya nadie roba. Pero entonces tienes que ganar, o cada rival se anota 3.

    La última baza vale 10 más, si nadie ha cerrado. Ganar vale **1** punto; **2** si quien pierde no llega a 33 (*schneider*); **3** si no tiene ni una baza (*capote*). Entre tres, te anotas eso por cada rival. Normalmente, siete puntos ganan la partida.
rules-sixtysix-example = En la imagen, el triunfo es corazones. Ada ya tiene una baza, así que puede cantar: sale con ♣ Q, enseña ♣ K y suma 20 tantos al momento. Son suyos aunque la baza se la lleve Ben.
rules-auto-out = **A diferencia de lo habitual,** nadie canta 66: la ronda acaba con la baza en la que alguien llega a 66, y gana quien ha llegado.
rules-card-points = **A diferencia de lo habitual,** cada cual se anota sus propios tantos. Quien cierra, canta 66 o juega contra los otros dos, y no lo logra, no se anota nada.
rules-claim-match = Al salir también puedes cantar **“¡partida!”**: si con la baza llegas a la meta, ganas la partida; si no, la pierdes.
rules-auto-match = La partida acaba con la baza que lleva a alguien a la meta, aunque en esa ronda nadie tenga 66.
rules-match-passed = Si pasa todo el mundo, la partida no puede acabar antes de que se jueguen las nueve bazas.
rules-rising =
    { "" }**Los matrimonios suben:** no se vuelve ninguna carta; quien es mano mira las suyas y elige triunfo. El primer matrimonio de la ronda vale 20, el segundo 40, luego 60 y 80, los cante quien los cante. Desde ese momento, su palo es el triunfo. No hay nada que cambiar.
rules-rising-example = El matrimonio de diamantes de Ben fue el primero. Ahora Ada enseña el suyo de picas: 40, y desde esta salida el triunfo es picas.
rules-heart_ace =
    { "" }**El as de corazones elige triunfo:** no se vuelve ninguna carta. Quien tiene ♥ A elige el palo que quiera, después del reparto o en cuanto lo roba. Hasta entonces no hay triunfo. Cada matrimonio vale 20, y no hay nada que cambiar.
rules-heart_ace-example = Ben acaba de robar ♥ A, y ha elegido picas antes de la siguiente salida de Ada.
rules-bid =
    { "" }**Uno contra dos,** para tres jugadores: no se vuelve ninguna carta. Empezando por quien es mano, cada cual elige triunfo o pasa. Quien lo elige juega contra los otros dos y tiene que ganar; los tantos y las bazas de los otros dos se suman. Solo quien eligió triunfo puede cerrar.

    • Si ganas, te anotas lo que valen los dos, por cada uno de ellos.
    • Si no ganas, cada uno de ellos se anota lo que vales tú.
    • Si cantas antes de tiempo, cada uno de ellos se anota 2. Si lo hace uno de ellos, tú te anotas 4.
    • Si pasa todo el mundo, no hay triunfo, no se cierra y no se canta 66. Se juegan las nueve bazas, y gana quien llegue a 66, si es solo uno.
rules-bid-example = Ada ha pasado, y Ben ha elegido tréboles. Sale Ada, y juega con Cleo contra él.

help-sixtysix =
    { "" }**¿Es tu primera vez?** `/{ command } tutorial` dura cinco bazas. **¿No hay nadie?** `/{ command } solo` te da cartas al momento contra un bot. `/{ command } rules` explica el juego en un minuto.

    `/{ command } new` abre una mesa para dos o tres. La gente pulsa **{ button-join }** y el anfitrión pulsa **{ button-start }**. Tus cartas te llegan **solo a ti**, por mensaje directo o con “{ button-hand }”, al pie de la mesa: haz clic en una.

    { "" }**Tus cartas:** las que no puedes jugar están en gris. El rey o la dama con que cantas un matrimonio dice cuánto vale. “{ sixtysix-button-out }” y “{ sixtysix-button-close }” preguntan otra vez antes de valer. Si con tu última carta no sales, la juego yo por ti.

    `/{ command } table` trae la mesa al final del canal · `hand` enseña tus cartas · `join` y `leave` · `kick`, `bots` y `stop` para el anfitrión o un moderador · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**Hasta mañana:** `/{ command } daily` reparte a todo el mundo las mismas cartas, una vez al día, y `puzzle` plantea a todo el mundo el mismo problema. `duel` reta a alguien: las mismas cartas, cada cual cuando pueda. `league` lo convierte en una liga: un duelo por semana. `me` y `stats` enseñan qué sale de tus partidas, `privacy` qué guardo sobre ti. Con `void`, quien administra el servidor quita una partida de todas las cuentas.

    { "" }**¿Mucho movimiento en el canal?** `quiet:True` deja la partida en un solo mensaje, y `thread:True` le da su propio hilo. `/{ command } solo` es solo para tus ojos; con `public:True` la partida la ve todo el mundo.

    { "" }**Ritmo:** `live` da 45 segundos por jugada, `relaxed` una hora, `slow` un día. A los dos tercios te aviso una vez. A solas contra bots, tómate todo el tiempo que quieras.

    { "" }**¿Sin tiempo?** Juego tu carta más barata, cambio la muestra si se puede, y canto “{ sixtysix-button-out }” en cuanto tienes 66. El mazo no lo cierro nunca por ti. Si faltas dos turnos seguidos, pasas a estar *ausente*: un bot de nivel 5 juega por ti hasta que pulses “{ button-back }” o una carta.

    { "" }**Bots** (🤖): pulsa “{ button-bots }” antes de empezar, o usa `/{ command } bots`. Los bots no hacen trampas: solo ven sus propias cartas. Una partida cuenta para la clasificación si al menos dos personas la juegan hasta el final.

    { "" }**El entrenador:** `/{ command } hint` te dice, solo a ti, lo que te puede dar cada opción. El resultado dice quién preguntó y cuántas veces. “{ button-review }”, al pie del resultado, enseña las decisiones que más te costaron.

## The command `hornochse replay`, in the terminal

sixtysix-replay-points = tantos
sixtysix-replay-tricks = bazas
