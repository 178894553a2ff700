# What is stored, given out and deleted, in Spanish. All of it is said to one person alone. A button has 34 characters.

# In place of the name of somebody who wished to be forgotten.
former-player = alguien que jugó aquí

command-privacy = Qué guardo sobre ti: léelo, expórtalo, bórralo

privacy-title = Tus datos
privacy-what = **Qué guardo:** tu ID de Discord y el nombre con que te vi, tu idioma y tus ajustes, las mesas a las que te sentaste, tus jugadas en ellas y cuáles de mis mensajes trataban de ellas, cómo acabaron tus partidas, tus duelos, tus ligas y tus retos del día y qué ganaste con ello, qué respondiste a los problemas del día, dónde quieres que te avise de mesas nuevas, y si algún servidor no te deja jugar.
privacy-why = **Para qué:** para que una partida sobreviva a un reinicio, se pueda repasar y cuente. Tus mensajes no puedo leerlos, y no le paso nada a nadie.
privacy-how-long = **Cuánto tiempo:** tus resultados, hasta que los borres; los duelos y las ligas desaparecen por sí solos, y las cartas de las partidas viejas, donde el servidor o quien me administra ha puesto un límite.
privacy-servers = Si un servidor me echa, todo lo de allí desaparece después de { $days ->
    [one] un día
   *[other] { $days } días
}.
privacy-puzzles-on = **Problemas:** una posición de una de tus partidas puede ser el problema del día. Nunca se ve quién jugó ni dónde.
privacy-puzzles-off = **Problemas:** no se hace ningún problema del día nuevo con tus partidas.
privacy-host = De tus datos responde quien me administra.
privacy-link-policy = [Política de privacidad]({ $link })
privacy-link-terms = [Condiciones del servicio]({ $link })
button-privacy-puzzles = Problemas de mis partidas: sí
button-privacy-no-puzzles = Problemas de mis partidas: no
button-privacy-export = Exportar
button-privacy-delete = Borrar
button-privacy-delete-now = Sí, bórralo todo
button-privacy-keep = Dejarlo como está

privacy-exported = Todo lo que guardo sobre ti, de todos los servidores, en un archivo JSON.
privacy-exported-short = Lo que guardo sobre ti, de todos los servidores, en un archivo JSON. Era demasiado grande para Discord, así que faltan tus jugadas sueltas: están en el registro de cada partida.
privacy-export-too-big = Tus datos no caben en un archivo de Discord. Pídeselos a quien me administra.
privacy-export-alt = Todo lo que hay guardado sobre ti

privacy-ask-title = ¿Borro tus datos?
privacy-ask = Tu ID y tu nombre desaparecen de todos los servidores, y con ellos tus resultados, tus ajustes y tu puesto en cada clasificación. No podré recuperarlos.

    Los demás conservan sus resultados y pueden volver a ver las partidas y los duelos contigo: en tu lugar leerán “{ former-player }”. Los mensajes que ya están en Discord se quedan, igual que los problemas sacados de tus partidas (sin tu nombre) y, si un servidor no te deja jugar, eso también.
privacy-ask-playing = ⚠️ Todavía estás en { $n ->
    [one] una mesa
   *[other] { $n } mesas
}. Te irás, y un bot seguirá por ti si los demás siguen.
privacy-deleted = Hecho. Ya no te conozco. Si vuelves a jugar, empezaré de cero.
privacy-delete-later = Ahora mismo no he podido borrarlo todo. Lo he apuntado, y seguiré hasta que esté hecho.
