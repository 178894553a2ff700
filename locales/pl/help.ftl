# The help page, in Polish.

help-title = Jak się ze mną gra
button-commands = Wszystkie polecenia

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **Pierwszy raz?** Kliknij **{ tutorial-title }**: pięć lew i umiesz grać.
       *[nimmt] **Pierwszy raz?** Kliknij **{ tutorial-title }**: trzy tury i umiesz grać.
    }
    { "" }**Nikogo nie ma?** **{ button-play-now }** albo `/{ command } solo` sadza cię przy stoliku { $kind ->
        [sixtysix] z botem
       *[nimmt] z trzema botami
    }; widzisz to tylko ty.
    { "" }**W towarzystwie?** `/{ command } new` otwiera stolik. Inni klikają **{ button-join }**, potem gospodarz klika **{ button-start }**.
    { "" }**Twoje karty** widzisz tylko ty: w prywatnej wiadomości albo przez **{ button-hand }** pod stolikiem.
    { "" }**Codziennie** `/{ command } daily` rozdaje wszystkim te same karty, a `/{ command } puzzle` zadaje wszystkim tę samą zagadkę.
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
