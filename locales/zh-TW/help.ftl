# The help page. In Traditional Chinese (Taiwan).

help-title = 怎麼玩
button-commands = 所有指令

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **沒玩過？** 按「**{ tutorial-title }**」，五墩就學會。
       *[nimmt] **沒玩過？** 按「**{ tutorial-title }**」，三個回合就學會。
    }
    { "" }**一個人？** 按「**{ button-play-now }**」或用 `/{ command } solo`，馬上跟{ $kind ->
        [sixtysix] 一個
       *[nimmt] 三個
    }機器人開打，只有你看得到。
    { "" }**好幾個人？** 用 `/{ command } new` 開一桌。其他人按「**{ button-join }**」，再由桌主按「**{ button-start }**」。
    { "" }**你的手牌**只有你看得到：在私訊裡，或按牌桌下方的「**{ button-hand }**」。
    { "" }**每天一局**：`/{ command } daily` 發給每個人同樣的牌，`/{ command } puzzle` 問你會怎麼出。
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
