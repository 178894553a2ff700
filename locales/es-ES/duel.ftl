# Los duelos: dos personas juegan las mismas cartas, cada una contra los mismos bots.

command-duel = Un duelo: cada cual juega las mismas cartas contra { $kind ->
    [sixtysix] el mismo bot
   *[nimmt] los mismos bots
}, cuando pueda
command-duel-opponent = A quién retas

button-duel-play = Jugar
button-duel-look = Volver a mirar

duel-challenge =
    { "" }**{ $name }** reta a { $opponent } a un duelo: **{ game-name }**
    Las cartas son las mismas para cada cual, contra { $kind ->
        [sixtysix] el mismo bot
       *[nimmt] los mismos bots
    }. Jugad cuando queráis: el duelo se cierra { $until }.
duel-welcome =
    { "" }**Estas cartas son para ti y también para { $name },** contra { $kind ->
        [sixtysix] el mismo bot de nivel 9
       *[nimmt] los mismos bots de nivel 9
    }: { $bots }.
    No hay reloj. ¿Necesitas una pausa? **{ button-duel-play }**, en el canal, te trae de vuelta aquí. El duelo se cierra { $until }.
duel-against = Duelo con { $name }
duel-stranger = En este duelo juegan **{ $first }** y **{ $second }**. Con `/{ command } duel` empiezas uno tuyo.
duel-gone = Ya no tengo este duelo. Con `/{ command } duel` empiezas otro.
duel-closed = Este duelo está cerrado: se acabó el plazo.
duel-yourself = Contra ti no puede ser. ¿A quién más retarías?
duel-bot = Los bots no aceptan retos. Para jugar contra ellos está `/{ command } solo`.
duel-not-here = Esa persona no está en este servidor. Puedes retar a cualquiera que esté.
duel-not-in-channel = Esa persona no ve este canal. Puedes retarla donde sí lea.
duel-banned = Esa persona no puede jugar en este servidor ahora mismo, así que no hay duelo.

## The result

duel-waiting = **{ $name }** aún no ha acabado. En cuanto hayáis acabado, **{ button-duel-look }** te muestra las dos rondas lado a lado. El duelo se cierra { $until }.
duel-both-through = **{ $name }** también ha terminado el duelo. { $first }, **{ button-duel-look }** muestra las dos rondas lado a lado.
duel-title = **{ $first }** contra **{ $second }**
duel-unfinished = **{ $name }** no llegó al final.
duel-won = 🏆 ¡**{ $name }** gana el duelo!
duel-tie = 🤝 ¡Empate!
duel-same = Las mismas cartas y { $kind ->
    [sixtysix] el mismo bot
   *[nimmt] los mismos bots
}: nadie tenía mejor mano.
