# The help page.

help-title = So spielst du mit mir
button-commands = Alle Befehle

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **Noch nie gespielt?** Drück **{ tutorial-title }**: fünf Stiche, und du kannst es.
       *[nimmt] **Noch nie gespielt?** Drück **{ tutorial-title }**: drei Züge, und du kannst es.
    }
    { "" }**Allein da?** Mit **{ button-play-now }** oder `/{ command } solo` spielst du gegen { $kind ->
        [sixtysix] einen Bot
       *[nimmt] drei Bots
    }; das siehst nur du.
    { "" }**Zusammen?** `/{ command } new` macht einen Tisch auf. Andere drücken **{ button-join }**, dann der Gastgeber **{ button-start }**.
    { "" }**Deine Karten** bekommst nur du: per Direktnachricht oder mit **{ button-hand }** unter dem Tisch.
    { "" }**Jeden Tag** teilt `/{ command } daily` allen dieselben Karten aus, und `/{ command } puzzle` fragt, was du spielen würdest.
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
