# The help page, in Brazilian Portuguese.

help-title = Como se joga
button-commands = Todos os comandos

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **Primeira vez?** Aperte **{ tutorial-title }**: cinco vazas e você já sabe jogar.
       *[nimmt] **Primeira vez?** Aperte **{ tutorial-title }**: três turnos e você já sabe jogar.
    }
    { "" }**Não tem ninguém?** Com **{ button-play-now }** ou `/{ command } solo` você joga contra { $kind ->
        [sixtysix] um bot
       *[nimmt] três bots
    }, e só você vê.
    { "" }**Tem mais gente?** `/{ command } new` abre uma mesa. Os outros apertam **{ button-join }**, depois o host aperta **{ button-start }**.
    { "" }**Suas cartas** chegam só pra você: por DM, ou com **{ button-hand }** no pé da mesa.
    { "" }**Todo dia** `/{ command } daily` dá as mesmas cartas pra todo mundo, e `/{ command } puzzle` pergunta o que você jogaria.
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
