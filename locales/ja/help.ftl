# The help page. In Japanese.

help-title = 遊び方
button-commands = コマンド一覧

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **はじめての人**は「**{ tutorial-title }**」をどうぞ。5トリックで覚えられます。
       *[nimmt] **はじめての人**は「**{ tutorial-title }**」をどうぞ。3ターンで覚えられます。
    }
    { "" }**ひとりなら**「**{ button-play-now }**」か`/{ command } solo`で、すぐにボット{ $kind ->
        [sixtysix] 1体
       *[nimmt] 3体
    }と遊べます。見えるのはあなただけです。
    { "" }**みんなで遊ぶなら**`/{ command } new`で卓を立てます。ほかの人が「**{ button-join }**」を押したら、ホストが「**{ button-start }**」。
    { "" }**手札**はあなただけに見えます。DMか、卓の下の「**{ button-hand }**」でどうぞ。
    { "" }**毎日**、`/{ command } daily`で全員に同じ手札を配り、`/{ command } puzzle`で次の一手を出題します。
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
