# The help page.

help-title = How to play
button-commands = All commands

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **Never played?** Press **{ tutorial-title }**: five tricks, and you know the game.
       *[nimmt] **Never played?** Press **{ tutorial-title }**: three turns, and you know the game.
    }
    { "" }**On your own?** **{ button-play-now }** or `/{ command } solo` deals you in against { $kind ->
        [sixtysix] a bot
       *[nimmt] three bots
    }; only you see it.
    { "" }**Together?** `/{ command } new` opens a table. Others press **{ button-join }**, then the host presses **{ button-start }**.
    { "" }**Your cards** come to you alone: as a direct message, or with **{ button-hand }** under the table.
    { "" }**Every day** `/{ command } daily` deals everyone the same cards, and `/{ command } puzzle` asks what you would play.
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
