# 今日の次の一手：1つの局面に、答えは1回。

command-puzzle = 今日の次の一手：同じ局面に全員が挑戦（答えは1人1回）

button-puzzle-today = 今日の次の一手

puzzle-title = 今日の次の一手 · { $date }
puzzle-ask = **あなたならどうしますか？** 今日は全員がこの局面です。答えられるのは**1回だけ**。
puzzle-gone = { $kind ->
    [sixtysix] これまでのトリック：
   *[nimmt] これまでに取られたカード：
}{ $cards }
puzzle-once = もう答えています。最初の答えが有効です。
puzzle-found = 実際のゲームの局面です。
puzzle-over = その問題は終わりました。

## The answer

puzzle-right = ✅ **正解！** 最善は**{ $best }**です。
puzzle-as-good = ✅ **正解！** あなたの{ $choice }は、最善の**{ $best }**とほぼ同じくらい良い手です。
puzzle-wrong = ❌ 最善は**{ $best }**です。あなたの{ $choice }は、{ $worse }損します。
puzzle-worse = { $kind ->
    [sixtysix] ゲーム点{ $n }分
   *[nimmt] 牛{ $n }頭分
}
puzzle-usual = 一見よさそうなのは{ $choice }ですが、{ $worse }損します。
puzzle-usual-chosen = 一見よさそうな手です。
puzzle-rating = 次の一手のレーティング：**{ $rating }**（{ $change }） · この問題：{ $puzzle }
puzzle-solved = 正解数：{ $n }問中{ $solved }問
puzzle-next = 次の問題は{ $when }です。
puzzle-share = この行をコピーしてシェアできます。答えはわかりません。
