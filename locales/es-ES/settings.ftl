# The settings, in Spanish: those of a server (Manage Server), those of a person (Mine), and the word that a table
# has opened. A switch has a button that fits beside its text; a menu's entry holds 100 characters.

# What this language calls itself.
language-name = Español

command-settings = Tus ajustes, y los de este servidor si lo administras
settings-only-manager = Eso solo puede cambiarlo quien administra el servidor. Tus propios ajustes están en `/{ command } settings`.
settings-outdated = Esta lista ha cambiado entretanto, así que no la he tocado. Así está ahora:
settings-banned-you = Ahora mismo no puedes jugar en este servidor. Quien lo administra puede decirte por qué.
settings-not-here = En este canal no se puede. Prueba en uno de estos: { $channels }

settings-title-server = Ajustes de este servidor
settings-note-server = Guardo cada cambio al momento. El idioma y las cartas cambian con la próxima mesa.
settings-title-tables = Mesas nuevas
settings-note-tables = Así empieza cada mesa nueva, si el anfitrión no elige otra cosa.
settings-title-players = Jugadores
settings-note-players = Qué se puede hacer aquí, y quién puede jugar.
settings-page-server = Servidor
settings-page-tables = Mesas nuevas
settings-page-players = Jugadores
settings-page-mine = Mis ajustes
settings-back = Ajustes de este servidor
settings-on = sí
settings-off = no
settings-turn-on = Activar
settings-turn-off = Desactivar

settings-language = Idioma
settings-language-discord = El que diga Discord
settings-language-own = Mi idioma en los canales de este servidor: **{ $language }**.
settings-language-usual = Mi idioma en los canales: **{ $language }**, el del servidor en Discord.
settings-channels = Canales
settings-channels-every = Todos los canales
settings-channels-all = Se pueden abrir mesas en todos los canales.
settings-channels-some = Solo se pueden abrir mesas en estos canales y en sus hilos: { $channels }
settings-hands = Cartas
settings-hands-dm = Mando las cartas por mensaje directo, salvo a quien prefiera otra cosa.
settings-hands-private = Enseño las cartas en el canal, a cada cual las suyas, salvo a quien prefiera otra cosa.
settings-hands-dm-option = Por mensaje directo
settings-hands-private-option = En el canal, a cada cual las suyas
settings-seasons = Temporadas
settings-seasons-monthly = La clasificación empieza una temporada cada mes.
settings-seasons-quarterly = La clasificación empieza una temporada cada tres meses.
settings-seasons-none = La clasificación no tiene temporadas.
settings-seasons-monthly-option = Cada mes
settings-seasons-quarterly-option = Cada tres meses
settings-seasons-none-option = Sin temporadas
settings-keep = Repaso de partidas
settings-keep-days = { $n ->
    [one] Las partidas acabadas se pueden repasar durante un día. Los resultados se quedan.
   *[other] Las partidas acabadas se pueden repasar durante { $n } días. Los resultados se quedan.
}
settings-keep-always = Las partidas acabadas se pueden repasar siempre.
settings-keep-option = { $n ->
    [one] Durante un día
   *[other] Durante { $n } días
}
settings-keep-always-option = Siempre
settings-keep-goes = Las más antiguas se borran en unas horas. No se puede deshacer.

settings-pace-live = Todo el mundo está aquí: más o menos un minuto por jugada.
settings-pace-relaxed = Hay una hora para cada jugada.
settings-pace-slow = Hay un día para cada jugada.
settings-pace-live-option = live: más o menos un minuto
settings-pace-relaxed-option = relaxed (con calma): 1 hora
settings-pace-slow-option = slow (sin prisa): 24 horas
settings-thread = Hilos
settings-thread-on = Cada mesa nueva tiene su propio hilo.
settings-thread-off = Cada mesa nueva se queda en el canal donde se abre.
settings-quiet = Mesas discretas
settings-quiet-on = Una partida se queda en un solo mensaje que se actualiza, salvo que el anfitrión diga otra cosa.
settings-quiet-off = Una partida publica mensajes nuevos a medida que avanza, salvo que el anfitrión diga otra cosa.

settings-hints = Pistas
settings-hints-on = Aquí se pueden pedir pistas, salvo en las partidas que se jueguen sin ellas.
settings-hints-off = En este servidor se juega sin pistas.
settings-animations = Imágenes animadas
settings-animations-on = Cuando alguien se lleva una fila, la imagen se mueve.
settings-animations-off = Aquí las imágenes no se mueven.
settings-reminders = Avisos
settings-reminders-on = Aviso una vez a quien se está quedando sin tiempo, salvo que no quiera.
settings-reminders-off = No aviso a quien se está quedando sin tiempo.
settings-achievements = Logros
settings-achievements-on = Aquí se pueden conseguir logros.
settings-achievements-off = Aquí no hay logros.
settings-banned = Sin acceso a las mesas
settings-banned-pick = Nadie
settings-banned-nobody = Todo el mundo puede abrir mesas y sentarse a ellas.
settings-banned-some = Aquí no pueden abrir mesas ni sentarse a ellas: { $people }

settings-title-mine = Tus ajustes
settings-note-mine = Valen en todos los servidores, salvo donde dice “en este servidor”.
mine-language-own = Mi idioma contigo: **{ $language }**.
mine-language-usual = Mi idioma contigo: **{ $language }**, el de tu Discord.
mine-hands = Tus cartas
mine-hands-table = Recibes tus cartas como diga cada servidor.
mine-hands-dm = Te mando tus cartas por mensaje directo.
mine-hands-private = Nunca te mando tus cartas por mensaje directo: las ves en el canal, y solo tú. Pulsa **{ button-hand }** al pie de la mesa, o usa `/{ command } hand`.
mine-hands-table-option = Como diga cada servidor
mine-reminders-on = Te aviso una vez cuando te estás quedando sin tiempo, salvo en los servidores que no lo quieran.
mine-reminders-off = No te aviso cuando te estás quedando sin tiempo.
mine-still = Menos movimiento
mine-still-on = Las imágenes no se mueven cuando juegas en solitario contra bots, ni en las mesas donde todo el mundo lo quiere así.
mine-still-off = Las imágenes se mueven, salvo en los servidores que no lo quieran.
mine-suits = Cuatro colores
mine-suits-on = En las imágenes que solo ves tú, cada palo tiene su color: tréboles en verde, diamantes en azul.
mine-suits-off = Picas y tréboles van en negro; corazones y diamantes, en rojo.
mine-alerts = Mesas nuevas aquí
mine-alerts-on = Te escribo cuando se abre una mesa en este servidor, como mucho una vez por hora.
mine-alerts-off = No te escribo cuando se abre una mesa en este servidor.

lobby-footer-private = Tus cartas son solo para tus ojos: cuando empiece la partida, pulsa “{ button-hand }”.
board-first-turn-private = ¡Nueva ronda! { $n } cartas por cabeza. Pulsa **{ button-hand }** para ver las tuyas.

alert-table = { icon } Hay una mesa de **{ game-name }** abierta en **{ $server }**: { $link }
alert-table-somewhere = { icon } Hay una mesa de **{ game-name }** abierta: { $link }
alert-stop = No me avises más
alert-stopped = De acuerdo, ya no te aviso de las mesas nuevas de allí.
alert-unreached = No he podido escribirte sobre una mesa nueva, así que lo he desactivado en todos los servidores. Donde aún lo quieras, permite los mensajes directos del servidor y vuelve a activarlo allí: `/{ command } settings`.
