# The texts that belong to no game, in Spanish. What is missing here is said in English.
# Discord's limits: a button 80 characters, a command description 100.
# One word for one thing: match = partida, game = ronda, turn = turno, row = fila, to take = llevarse.
# Read in Spain and in America: tú, never vosotros or ustedes, and no coger.

# `$kind` is the game that is spoken about: it is always given.
game-name = { $kind ->
    [sixtysix] Sesenta y seis
   *[nimmt] ¡Toma 6!
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
list-and = { $front } y { $last }
list-comma = { $front }, { $next }
list-semicolon = { $front }; { $next }
# A heading or a name, and what it stands before.
headed = { $heading }: { $what }
names-more = { $names } y { $n } más
games = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
someone = alguien
the-nth = { $n ->
    [5] quinta
    [7] séptima
   *[6] sexta
}
pace-live = { $n } segundos
pace-relaxed = 1 hora
pace-slow = 24 horas

## Lobby

lobby-picture = { game-name }
lobby-note-host = anfitrión
lobby-note-bot = bot de { $level }
lobby-alt = { $n ->
    [0] La mesa todavía está vacía
    [one] En la mesa: { $names }
   *[other] En la mesa: { $names }
}. { $chips }.
chip-points = a { $points }
chip-live = { $n } s
chip-relaxed = 1 hora
chip-slow = 24 horas
chip-no-hints = sin pistas
chip-quiet = un solo mensaje
lobby-title = { icon } { game-name } — ¿quién juega?
lobby-host = Mesa de **{ $host }**
lobby-end-games = { $n ->
    [one] A una sola ronda.
   *[other] A { $n } rondas.
}
lobby-pace = { $pace } por jugada.
lobby-no-hints = Sin pistas.
lobby-quiet = Un solo mensaje que se actualiza, para no llenar el canal.
lobby-seats = Jugadores { $n }/{ $most }
lobby-seat-host = { $name } (anfitrión)
lobby-seat-bot = 🤖 { $name } · bot de { $level }
lobby-nobody = Aquí todavía no hay nadie.
lobby-invited = ¿Otra partida? { $names }
lobby-more = { $missing ->
    [one] Falta alguien más
   *[other] Faltan { $missing } jugadores más
}. Invita a alguien, pulsa **{ button-bots }**, o empieza con **{ button-play-now }** contra { $bots ->
    [one] un bot
    [2] dos bots
    [3] tres bots
   *[other] { $bots } bots
}.
lobby-ready = **{ $host }** ya puede empezar, o esperar a que venga más gente.
lobby-full-ready = Mesa llena. **{ $host }** ya puede empezar.
lobby-footer = Te mando las cartas por mensaje directo. ¿No aceptas mensajes? Cuando empiece la partida, pulsa “{ button-hand }”.
lobby-started = La partida está en marcha: { $names }.
lobby-closed = Esta mesa está cerrada.
lobby-stopped = **{ $name }** ha cerrado la mesa.
lobby-expired = Nadie ha empezado la partida, así que he cerrado la mesa. `/{ command } new` abre otra.
button-join = Me apunto
button-leave = Me levanto
button-start = Empezar
button-play-now = ⚡ Jugar ya
button-rules = Reglas
button-tell-me = 🔔 Avísame de la próxima mesa
button-hand = Mis cartas
button-next = Siguiente ronda
button-back = Ya estoy aquí
button-rematch = Revancha
button-again = Jugar otra vez
button-review = Repaso
button-record = Registro
button-share = Compartir
button-stop = Sí, cancélala
button-table = A la mesa
button-hint = 💡 Pista
button-hint-pictured = Pista
button-newer = Volver
button-older = Más

## Table message

board-first-turn = ¡Nueva ronda! { $n } cartas por cabeza. Las tienes en tus mensajes directos, o pulsa **{ button-hand }**.
waiting-for = ⏳ Esperando a { $names } { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names }: mis mensajes directos no llegan. Pulsa **{ button-hand }** para ver las cartas aquí.
paused-everybody-away = **En pausa:** no queda nadie en la mesa. Pulsa **{ button-back }** para seguir.
paused-not-allowed = **En pausa:** no tenía permiso para escribir aquí. ¿Arreglado? Pulsa **{ button-back }**.
between-next = La siguiente ronda empieza { $when }.
stopped-by = **{ $name } ha cancelado la partida.** No cuenta.
stopped-too-few = **La partida acaba aquí:** queda muy poca gente para seguir. No cuenta.
stopped-nobody-left = **La partida acaba aquí:** solo quedaban bots. No cuenta.
stopped-rested = **Dos semanas sin una sola jugada:** he cerrado la partida. No cuenta.
stopped-damaged = **He tenido que parar la partida:** ya no puedo leer su registro. ¡Lo siento! No cuenta. `/{ command } new` empieza otra.
line-played-for = ⏰ Sin tiempo: { $names }. He jugado yo en su lugar.
line-away = 💤 Ausente: { $names }. Juego yo hasta que llegue un clic en **{ button-back }** o en una carta.
line-left = 👋 Adiós a { $names }. A partir de aquí juego yo.
line-left-paused = 👋 Adiós a { $names }.
line-removed = 👋 Han sacado de la mesa a { $names }. A partir de aquí juego yo.
line-removed-paused = 👋 Han sacado de la mesa a { $names }.
line-back = 🙌 De vuelta en la mesa: { $names }.
line-lost = ⚠️ No he podido publicar { $n ->
    [one] una novedad anterior
   *[other] { $n } novedades anteriores
} de esta partida.
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Hoja de puntos
sheet-total = total
match-over = 🏆 ¡{ $names } gana la partida con { $score }!
match-over-shared = 🏆 ¡Victoria compartida! { $names }, con { $score } por cabeza.
match-over-uncounted = Han llegado al final menos de dos personas: la partida no cuenta para la clasificación.
match-over-void = Esta partida se ha anulado y no cuenta.
match-over-not-stayed = { $n ->
    [one] { $names } se fue o faltó en más de la mitad de los turnos, y queda en último lugar.
   *[other] { $names } se fueron o faltaron en más de la mitad de los turnos, y quedan en último lugar.
}
match-over-people-only = Los bots no entran en la clasificación, pero para ganar hay que superarlos también.
match-ranking-title = Clasificación final
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = El registro de toda la partida
record-here = Toda la partida, carta por carta, en un archivo. En un PC, `hornochse replay` la vuelve a mostrar.
shared-result = { $result } Se ha jugado en { $thread }.
shared-result-alone = { $result } Una partida contra bots.
sharing = El resultado va de camino al canal. Si no llega, es que no puedo escribir allí.
shared = ¡Hecho! El resultado está en el canal.
shared-already = Este resultado ya está compartido.
share-elsewhere = Solo puedes compartirlo en un canal del servidor donde empezaste la partida.
only-players-share = Solo puede compartirlo quien ha jugado la partida.
end-title = { $n ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
end-games = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
alt-end-place = { $place }. { $name }, { $score }.
column-total = partida

## Private hand

time-up = · se acaba el tiempo { $when }
hand-waits-for = Esperando a { $names }.
hand-cards = Tu mano: { $cards }
hand-over-won = 🏆 ¡Has ganado con { $score }!
hand-over-shared = 🏆 ¡Victoria compartida! { $names }, con { $score } por cabeza.
hand-over-lost = 🏁 La victoria es para { $names }. Tú acabas en el **puesto { $place }** de { $seats } con { $score }.
hand-moved = Tus cartas están ahora en otro mensaje. Pulsa **{ button-hand }** para traerlas aquí.
hand-dm-closed = No he podido mandarte un mensaje directo, así que aquí tienes tus cartas:
hand-not-yet = La partida aún no ha empezado. Las cartas llegan cuando empiece.
hand-paused-not-allowed = La partida está en pausa: no tengo permiso para escribir en { $channel }. Allí, `/{ command } table` dice qué permisos me faltan, y retoma la partida en cuanto los tengo.
hand-paused-gone = El canal ya no existe, o me han echado del servidor: la partida ha terminado y no cuenta.
hand-away = No estabas, así que he jugado yo por ti. Pulsa **{ button-back }** o una carta para tomar el mando.
hand-left = Has dejado esta partida. Con **{ button-back }** vuelves a ella.
hand-where = { $server } · { $channel }
hand-only-yours = Esta partida solo la ves tú. ¿Se ha ido de la pantalla? `/{ command } hand` en nuestros mensajes directos la trae de vuelta.
hand-still-open = Todavía estás en esta partida. `/{ command } leave` la cierra, y luego puedes empezar otra.
hand-still-open-too = Todavía estás en esta partida. `/{ command } leave` en nuestros mensajes directos la cierra; aquí se referiría a la mesa de este canal.
hand-stale = Esa mano ya es vieja. Esta es la de ahora:
hand-late = Se acabó el tiempo y he decidido por ti. Así queda tu mano:
hand-played-for = ⏰ Se acabó el tiempo y he decidido por ti. Si se te pasa también el próximo turno, un bot sigue jugando hasta que vuelvas.

## Reminders

reminder = { $names }, ¡a jugar! Se acaba el tiempo { $until }.

## Answers to the person who asked

table-opened-thread = Tu mesa está lista: { $thread }
table-there-already =
    En este canal ya hay una mesa: { $link }
    Si la partida no ha empezado, aún puedes apuntarte. `/{ command } table` la trae aquí abajo.
table-there-already-chat = En este chat ya hay una mesa. `/{ command } table` la trae aquí abajo.
table-here = ¡Aquí está!
not-shown = No he podido publicarlo aquí, así que nadie más lo ve. Usa el comando otra vez en un momento.
no-table = En este canal no hay ninguna partida. `/{ command } new` abre una mesa.
needs-server = Eso solo funciona en un servidor en el que yo esté: [añádeme a uno](<{ $link }>) y prueba otra vez allí, en un canal. En solitario, juega aquí mismo: `/{ command } solo`.
needs-others = Aquí no hay ninguna partida. Con más gente, juega en un chat de grupo ([instálame](<{ $install }>)) o en un servidor ([añádeme a uno](<{ $link }>)). En solitario, juega aquí mismo: `/{ command } solo`.
external-apps-hidden = Aquí solo tú verías la mesa: en este servidor, las aplicaciones que cada cual trae no pueden escribir para todos. [Añádeme al servidor](<{ $link }>) o juega con tu gente en un chat de grupo. En solitario puedes jugar aquí mismo: `/{ command } solo`.
not-seated = No estás en esta mesa. Si la partida no ha empezado, pulsa **{ button-join }**. Donde no haya ninguna mesa, `/{ command } new` abre la tuya.
not-seated-running = Esta partida ha empezado sin ti. ¡Apúntate a la próxima!
already-seated = Ya estás en esta mesa.
joined-again = ¡Qué bien verte de nuevo! Vuelves a jugar tus cartas.
kicked-out = Te han sacado de esta mesa, así que no puedes volver a ella.
lobby-full = Esta mesa está llena ({ $most } jugadores).
lobby-full-bots = Esta mesa está llena ({ $most } jugadores). Alguno es un bot: el anfitrión puede despedirlo en “{ button-bots }”.
joined-lobby = ¡Ya tienes sitio!
left-lobby = Te has levantado de la mesa.
left-match = Has dejado la partida. Juego yo por ti; con **{ button-back }** vuelves.
left-match-paused = Has dejado la partida, que está en pausa; con **{ button-back }** vuelves.
match-running = La partida ya ha empezado.
match-ended = Esta partida ha terminado.
only-host-start = Solo el anfitrión (**{ $host }**) o un moderador puede empezar.
only-host-kick = Solo el anfitrión (**{ $host }**) o un moderador puede sacar a alguien.
only-host-stop = Solo el anfitrión (**{ $host }**) o un moderador puede cancelar la partida.
only-host-here = Aquí solo el anfitrión (**{ $host }**) puede hacerlo.
only-host-stop-here = Aquí solo el anfitrión (**{ $host }**) puede cancelar la partida. Si en una hora no pasa nada, puede cualquiera.
only-players-rematch = La revancha solo la pide quien ha jugado esta partida. `/{ command } new` abre una mesa para todo el mundo.
too-few-players = Hacen falta al menos { $least } jugadores. Invita a alguien o pulsa **{ button-bots }**.
kick-not-here = { $name } no está en esta mesa.
kicked = He sacado a { $name } de la mesa.
kick-self = Para irte, usa `/{ command } leave`.
stop-ask = ¿Cierro esta mesa para todo el mundo? Una partida en marcha no contará y no se podrá retomar.
stop-ask-alone = ¿Cancelo tu partida contra { $names }? No contará y no se podrá retomar.
stopped = Hecho. La mesa está cerrada.
next-not-yet = Esta partida aún no ha acabado.
old-button = Ese botón ya es viejo. `/{ command } table` muestra el bueno.
old-version = Eso es de otra versión mía. `/{ command } table` muestra la mesa, `/{ command } hand` tus cartas.
leave-ask = ¿De verdad quieres irte? Jugaré por ti, y puedes volver.
leave-ask-rests = ¿De verdad quieres irte? La partida quedará en pausa, y puedes volver.
leave-ask-ends = ¿De verdad quieres irte? La partida acabará y no contará.
too-often = ¡Un momento! Prueba otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
options-exclude = Elige: `{ $one }` o `{ $other }`. Las dos cosas a la vez no pueden ser.
cannot-save = Tengo problemas para guardarlo. Míralo dentro de un momento y, si no ha salido, prueba otra vez.
out-of-order = Algo ha fallado por mi parte. Prueba otra vez en un momento.
table-came-to-nothing = Me interrumpieron mientras preparaba una mesa, así que aquí no hay ninguna. Abre otra cuando quieras.
missing-permissions = En este canal { $n ->
    [one] me falta un permiso
   *[other] me faltan permisos
}: { $names }. Quien administra el servidor puede { $n ->
    [one] dármelo
   *[other] dármelos
}.
permission-view = Ver canal
permission-connect = Conectar
permission-locked = Gestionar hilos (el hilo está bloqueado)
permission-send = Enviar mensajes
permission-send-threads = Enviar mensajes en hilos
permission-threads = Crear hilos públicos
permission-embed = Insertar enlaces
permission-attach = Adjuntar archivos
no-thread-here = Aquí no puedo abrir un hilo. Prueba en un canal de texto, o quita `thread`.
thread-name = { game-name } con { $host }

## Refusals of a choice

refused-not-held = { $card } no está en tu mano.
refused-not-your-turn = No te toca.
refused-not-now = Ahora mismo no se puede.

## Rules and help

rules-title = Las reglas en un minuto
rules-alt-before = Un turno de ejemplo.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

## Commands: names are fixed, descriptions are translated

command-nimmt = Juega a ¡Toma 6! (6 nimmt!) en este canal
command-new = Abre una mesa: la gente se apunta con un botón y luego empiezas
command-new-target = { $kind ->
    [sixtysix] Cuántos puntos ganan la partida (lo habitual: 7)
   *[nimmt] La partida acaba cuando alguien pasa de tantas cabezas de buey (lo habitual: 66)
}
command-new-games = { $kind ->
    [sixtysix] Cuántas rondas jugar, en vez de ir a puntos
   *[nimmt] Cuántas rondas jugar, en vez de ir a cabezas de buey
}
command-new-pace = Tiempo por jugada
command-new-pace-live = live: { $n } segundos
command-new-pace-relaxed = relaxed (con calma): 1 hora
command-new-pace-slow = slow (sin prisa): 24 horas
command-new-seats = { $kind ->
    [sixtysix] Cuántos jugadores como máximo (lo habitual: 3)
   *[nimmt] Cuántos jugadores como máximo (lo habitual: 10)
}
command-new-hints = ¿Se pueden pedir pistas? (lo habitual: sí)
command-new-quiet = ¿Un mensaje que se actualiza, en vez de uno { $kind ->
    [sixtysix] por ronda
   *[nimmt] por turno
    }? (lo habitual: lo que diga el servidor)
command-new-thread = Juega en un hilo, para no llenar este canal
command-solo = Juega ya, contra bots
command-solo-public = ¿Mostrar la partida a todo el canal? (lo habitual: solo la ves tú)
command-solo-level = Nivel de los bots, de 1 a 9 (lo habitual: más o menos como tú)
command-table = Trae la mesa al final del canal
command-hand = Muestra tus cartas, solo a ti
command-hint = { $kind ->
    [sixtysix] Lo que te puede dar cada opción y por qué; el resultado dice cuántas veces preguntaste
   *[nimmt] Lo que te puede costar cada opción y por qué; el resultado dice cuántas veces preguntaste
}
command-join = Siéntate a la mesa de este canal, o vuelve a ella
command-leave = Vete; si los demás siguen jugando, un bot juega por ti
command-kick = Saca a alguien de la mesa (anfitrión o moderador)
command-kick-player = A quién sacar
command-bots = Añade bots o despídelos (anfitrión o moderador)
command-bots-level = Su nivel, de 1 a 9 (lo habitual: 5)
command-bots-1 = 1: con un poco de cuidado se le gana
command-bots-5 = 5: con unas cuantas noches de juego
command-bots-9 = 9: mejor no lo hay
command-bots-count = Cuántos (lo habitual: 1, o todos si los despides)
command-bots-remove = Despídelos, en vez de añadirlos
command-stop = Cierra la mesa de este canal, o cancela su partida (anfitrión o moderador)
command-rules = Las reglas en un minuto, con una imagen
command-tutorial = { $kind ->
    [sixtysix] Aprende a jugar en cinco bazas, con Pip
   *[nimmt] Aprende a jugar en tres turnos, con Pip
}
command-help = Cómo jugar conmigo

## The coach: hints, and the review of a match

coach-thinks = Sigo dándole vueltas a tu última pregunta. ¡Un momento!
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = { $n ->
    [one] … y otra que no parecía mejor.
   *[other] … y otras { $n } que no parecían mejores.
}
hint-footer = { $n ->
    [one] Has pedido pista en 1 decisión de esta partida. El resultado lo dirá.
   *[other] Has pedido pista en { $n } decisiones de esta partida. El resultado lo dirá.
}
hint-nothing = Ahora mismo no tienes nada que decidir.
hint-off-match = Esta partida se juega sin pistas.
hint-off-server = En este servidor se juega sin pistas.
hints-title = Pistas pedidas
hints-entry = { $name } **{ $n }**
review-none = **¡Ningún error caro!** He mirado { $n ->
    [one] una decisión tuya, y no te costó
   *[other] { $n } decisiones tuyas, y ninguna te costó
} nada digno de mención.
review-found = { $n ->
    [one] **La decisión que más te costó**, de { $all } que he mirado:
   *[other] **Las { $n } decisiones que más te costaron**, de { $all } que he mirado:
}
review-nothing = En esta partida no tomaste ninguna decisión que yo pueda mirar.
review-not-own = { $n ->
    [one] Hay una decisión más que no fue tuya; esa no cuenta.
   *[other] Hay { $n } decisiones más que no fueron tuyas; esas no cuentan.
}
review-progress = Repasando tu partida… { $percent } %
review-not-all = (Eran { $all }: demasiadas para mirarlas todas.)
review-footer = Calculado con lo que podías ver en ese momento, si desde ahí todo el mundo juega bien.
review-not-over = El repaso llega cuando acaba la partida.
review-not-yours = Solo puede repasar esta partida quien la ha jugado. ¡Apúntate a la próxima!
match-gone = Esa partida ya no está: las acabadas solo las guardo un tiempo. Su resultado sigue contando.

## Variants: the draft, two cards, menus

button-set-up = Ajustes
button-bots = 🤖 Añadir bot

## What is played

variant-double_pairs = Capicúas
variant-double_pairs-line = otra vez 11, 22, … 99; las cartas iguales van una sobre otra
rules-extras = Con { $extras }.

## Setting up

setup-title = Ajustes
setup-cannot = **Estas reglas no encajan entre sí:**
setup-cannot-seats = **Con { $seats } jugadores no se puede jugar con estas reglas:**
setup-only-host = Solo el anfitrión (**{ $host }**) o un moderador puede cambiar los ajustes.
setup-variant = Variante
setup-extras = Extras
setup-end = Final de la partida
setup-pace = Tiempo por jugada
setup-seats = Máximo de jugadores
setup-more = Más
setup-back = Volver
setup-hints-off = Quitar las pistas
setup-hints-on = Permitir pistas
setup-quiet-on = Un mensaje para toda la partida
setup-quiet-off = { $kind ->
    [sixtysix] Un mensaje nuevo cada ronda
   *[nimmt] Un mensaje nuevo cada turno
    }
setup-end-own = Lo normal en esta variante
setup-end-games = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
setup-seats-option = { $n } jugadores como máximo
cannot-start = Con { $seats } jugadores no se puede jugar con estas reglas: { $reasons }. Cámbialas en **{ button-set-up }**.
cannot-open = Estas reglas no encajan entre sí: { $reasons }

## Bots

level = nivel { $level }
solo-level-yours = **Nivel de bot { $level } de 9**, el más cercano a tu rating en solitario. Si quieres otro, usa `level` con `/{ command } solo`.
solo-level-first = **Nivel { $level } de 9** para empezar. Cuando hayas jugado una o dos partidas, `/{ command } solo` tomará el más cercano a tu rating; con `level` eliges tú.
bots-title = Bots
bots-levels = Los bots juegan a nueve niveles: al de nivel 1 se le gana con un poco de cuidado, y mejor que el de nivel 9 no lo hay.
bots-about = Los bots no hacen trampas: solo ven sus propias cartas.
bots-count = Con dos personas o más, la partida cuenta para la clasificación.
bots-add = Añadir un bot…
bots-remove = Despedir a un bot…
bots-one = + Nivel { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) se sienta a la mesa: { $line }
bots-went = Adiós a { $names }.
bots-full = Esta mesa está llena.
bots-nobody = En esta mesa no hay ningún bot así.
bots-only-host = Solo el anfitrión (**{ $host }**) o un moderador puede añadir o despedir bots.
bots-running = La partida ya ha empezado. Añade o quita bots antes de la próxima; por quien falta juego yo de todos modos.
cast-pip = un pollito. Picotea todo lo que brilla.
cast-clover = un ternero. Le gustan los números grandes porque son grandes.
cast-dumpling = un cerdito. Se come lo que le pongan delante.
cast-waddle = un patito. Va adonde fue el último.
cast-tuft = un corderito. Mira por la puerta del establo mientras se reparte.
cast-burr = un cabritillo. Primero salta y luego mira.
cast-berta = una vaca. Rumia cada carta dos veces.
cast-gander = una oca. { $kind ->
    [sixtysix] Vigila todos los triunfos.
   *[nimmt] Vigila la fila más corta.
}
cast-mortimer = un burro. Terco, pero sabe contar.
cast-henrietta = una gallina. { $kind ->
    [sixtysix] Nunca pone todos los huevos en el mismo palo.
   *[nimmt] Nunca pone todos los huevos en la misma fila.
}
cast-truffle = una cerda trufera. { $kind ->
    [sixtysix] Huele un matrimonio desde lejos.
   *[nimmt] Huele una fila llena desde lejos.
}
cast-rumble = un perro pastor. Sabe adónde quiere ir cada carta.
cast-olga = una lechuza. Ya ha visto todas las cartas.
cast-renata = una raposa. Cuenta sus cartas, y las tuyas también.
cast-corvin = un cuervo. Se acuerda de lo que jugaste hace una hora.
cast-magnus = un buey. Habla poco y no hay quien lo mueva.
cast-sibyl = una gata. { $kind ->
    [sixtysix] Acecha hasta que sales con tu diez.
   *[nimmt] Acecha tras la quinta carta hasta que juegas la sexta.
}
cast-ignatius = un macho cabrío. Hace cuentas hasta dormido.

## Why rules contradict each other

contradiction-too-few = hacen falta al menos 2 jugadores
contradiction-too-many = pueden jugar { $most } como máximo
contradiction-other = estas piezas no son del mismo juego

## More of the commands

command-new-variant = Qué variante jugar (lo habitual: la clásica)
command-variant-choice = { $name }: { $line }
command-new-deal_all = Repartir toda la baraja, mientras toque lo mismo a cada cual
command-new-rows_stay = Las filas se quedan en la mesa para la ronda siguiente
command-rules-variant = Qué variante explicar (lo habitual: la clásica)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-seat = Asiento { $seat }
replay-deal = Ronda { $game } · reparto
replay-draft = Ronda { $game } · elección de cartas
replay-open = { $title }, sin terminar
replay-awaited = { $name } ({ $decision })
# What somebody is awaited for.
replay-awaits-draft = una carta que elegir
replay-awaits-play = una carta que jugar
replay-awaits-play_or_stop = otra carta, o ninguna
replay-awaits-row = una fila que llevarse
replay-awaits-end = dónde va la carta
replay-awaits-first = qué carta va primero
replay-awaits-keep = qué cartas recuperar
replay-awaits-trump = el triunfo
replay-awaits-bid = triunfo, o paso
replay-awaits-lead = la carta de salida
replay-awaits-follow = una carta de respuesta
replay-waiting = El registro acaba aquí. Pendiente: { $names }.
replay-unfinished = El registro acaba aquí, antes del final de la partida.

## The rules of each variant: what differs from the classic game

rules-as-classic = Todo lo demás es como en la clásica (`/{ command } rules`).
rules-double_pairs =
    { "" }**Nueve cartas están repetidas:** 11, 22, 33, 44, 55, 66, 77, 88 y 99.

    • Las cartas iguales jugadas en el mismo turno se colocan juntas, en una pila. La pila es una sola carta en la fila, pero cuentan las cabezas de todas.
    • Una carta igual a la **última** de una fila se pone encima, aunque la fila esté llena, y no se lleva nada.
    • Si las cartas iguales de dos jugadores se llevan una fila, se reparten sus cabezas de buey, redondeando las mitades hacia arriba. Si son demasiado bajas, elige la fila quien de los dos va antes, contando desde el jugador inicial.
rules-double_pairs-example = La fila 3 estaba llena. El 44 de Ben es igual a su última carta: se pone encima y nadie se lleva nada.
