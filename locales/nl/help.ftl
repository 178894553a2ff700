# The help page.

help-title = Zo speel je
button-commands = Alle commando’s

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **Nog nooit gespeeld?** Druk op **{ tutorial-title }**: vijf slagen, en je kent het spel.
       *[nimmt] **Nog nooit gespeeld?** Druk op **{ tutorial-title }**: drie beurten, en je kent het spel.
    }
    { "" }**Alleen?** Met **{ button-play-now }** of `/{ command } solo` speel je tegen { $kind ->
        [sixtysix] een bot
       *[nimmt] drie bots
    }; dat zie alleen jij.
    { "" }**Samen?** `/{ command } new` opent een tafel. Anderen drukken op **{ button-join }**, daarna de host op **{ button-start }**.
    { "" }**Je kaarten** zie jij alleen: in een privébericht, of met **{ button-hand }** onder de tafel.
    { "" }**Elke dag** deelt `/{ command } daily` iedereen dezelfde kaarten, en `/{ command } puzzle` vraagt wat jij zou spelen.
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
