# The help page, in Spanish.

help-title = Cómo se juega
button-commands = Todos los comandos

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **¿Es tu primera vez?** Pulsa **{ tutorial-title }**: cinco bazas y ya sabes jugar.
       *[nimmt] **¿Es tu primera vez?** Pulsa **{ tutorial-title }**: tres turnos y ya sabes jugar.
    }
    { "" }**¿No hay nadie?** Con **{ button-play-now }** o `/{ command } solo` juegas contra { $kind ->
        [sixtysix] un bot
       *[nimmt] tres bots
    }, y solo lo ves tú.
    { "" }**¿Con más gente?** `/{ command } new` abre una mesa. Los demás pulsan **{ button-join }**, y luego el anfitrión pulsa **{ button-start }**.
    { "" }**Tus cartas** llegan solo a ti: por mensaje directo, o con **{ button-hand }** al pie de la mesa.
    { "" }**Cada día** `/{ command } daily` reparte a todo el mundo las mismas cartas, y `/{ command } puzzle` pregunta qué jugarías.
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
