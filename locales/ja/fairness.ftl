# Sealed deals. In Japanese.

button-cut = ✂️ カットする
button-verify = 検証する
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 配札は封印済み：`{ $seal }`{ $cuts ->
    [0] {""}
   *[other] {" "}· ✂️ カット{ $cuts }回
}
cut-done = カットしました。
cut-enough = もう十分カットしました。
seal-opened = 🔓 ラウンド{ $game }の封印を開けました：`{ $link }`
seal-new = 🔒 これからのラウンドの新しい封印：`{ $seal }`
verify-good = ✅ **全ラウンドを封印から配り直しました。カードは同じです。**
verify-bad = ⚠️ **このゲームの配札はどこか変です**。わかったこと：{ $why }
verify-unsealed = 配札の封印を始める前のゲームなので、検証できるものがありません。
verify-seal-unseen = 封印（配る前にはだれも見ていません）：
    { $seal }
verify-seal = 封印（募集中の卓には短くして表示）：
    { $seal }
verify-entropy = あとから混ぜたもの：`{ $entropy }`
verify-entropy-unseen = 混ぜたもの：`{ $entropy }`
verify-lobby = どちらも[募集中の卓]({ $link })と比べてみてください。うのみは禁物です。「**{ button-record }**」のファイルは`hornochse verify`で確かめられます。
verify-limits = わかるのは、だれもカードをすり替えていないこと。運営者がのぞかなかったことまでは、わかりません。
verify-limits-unseen = わかるのは、この封印のとおりに配られたことだけ。最初のラウンドの前に、封印は見えていませんでした。
