# Sealed deals. In Traditional Chinese (Taiwan).

button-cut = ✂️ 切牌
button-verify = 驗牌
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 牌已貼上封條：`{ $seal }`{ $cuts ->
    [0] {""}
   *[other] {" "}· ✂️ 切牌 { $cuts } 次
}
cut-done = 你切了牌。
cut-enough = 這副牌切夠了。
seal-opened = 🔓 第 { $game } 局的封條打開了：`{ $link }`
seal-new = 🔒 接下來的局有新封條：`{ $seal }`
verify-good = ✅ **我照封條把每一局重新發過，牌完全一樣。**
verify-bad = ⚠️ **這場比賽的發牌有問題**。我發現的是：{ $why }
verify-unsealed = 這場比賽開始時我還沒有用封條，所以沒東西可驗。
verify-seal-unseen = 封條，發牌前沒有人看過：
    { $seal }
verify-seal = 封條，開始前牌桌上顯示的是開頭：
    { $seal }
verify-entropy = 之後混進去的：`{ $entropy }`
verify-entropy-unseen = 混進去的：`{ $entropy }`
verify-lobby = 兩個都拿去跟[開始前的牌桌]({ $link })比對。別光聽我說：從「**{ button-record }**」拿到的檔案，可以用 `hornochse verify` 檢查。
verify-limits = 這證明沒有人換牌，但沒辦法證明架設我的人沒偷看。
verify-limits-unseen = 這只證明牌是照這個封條發的；第一局之前你沒看過封條。
