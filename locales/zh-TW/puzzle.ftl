# 每日一題：一個局面，一次作答。

command-puzzle = 每日一題：人人同一個局面，只能答一次。你會怎麼出？

button-puzzle-today = 今天的題目

puzzle-title = 每日一題 · { $date }
puzzle-ask = **你會怎麼出？** 今天每個人都是這個局面，只能**答一次**。
puzzle-gone = { $kind ->
    [sixtysix] 之前的墩：
   *[nimmt] 已經被拿走的牌：
}{ $cards }
puzzle-once = 你已經答過了，以第一次的答案為準：
puzzle-found = 來自真實比賽的局面。
puzzle-over = 那一題已經結束了。

## The answer

puzzle-right = ✅ **答對了！** 最好的選擇：**{ $best }**。
puzzle-as-good = ✅ **答對了！** 你選的 { $choice } 跟最好的選擇差不多：**{ $best }**。
puzzle-wrong = ❌ 最好的選擇：**{ $best }**。你選的 { $choice } 差 { $worse }。
puzzle-worse = { $kind ->
    [sixtysix] { $n } 分
   *[nimmt] { $n } 個牛頭
}
puzzle-usual = 乍看誘人：{ $choice }，差 { $worse }。
puzzle-usual-chosen = 乍看之下，這個選擇很誘人。
puzzle-rating = 你的解題積分：**{ $rating }**（{ $change }） · 這題：{ $puzzle }
puzzle-solved = 答對 { $solved } 題，共 { $n } 題
puzzle-next = 下一題 { $when } 開始。
puzzle-share = 複製這一行就能分享，不會洩漏答案。
