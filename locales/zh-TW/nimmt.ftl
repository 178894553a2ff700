# What the bot says about 6 nimmt! in Traditional Chinese (Taiwan): the page, the hand, the variants, the coach.
# To take a row is 吃: whoever takes a row eats its bull heads.

## Small parts

bull-heads = { $n } 個牛頭

## Lobby

chip-sheets = 每張表
lobby-end-points-shedding = 打到有人累計超過 { $points } 張手牌。
lobby-end-points = 打到有人超過 { $points } 個牛頭。
lobby-end-sheets = 每張表各打一次。
button-on = 繼續
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = 第 { $row } 列：{ $cards } · { $cost }
button-end-left = { $card } 放第 { $row } 列 { $next } 前面
button-end-right = { $card } 放第 { $row } 列 { $next } 後面
button-enough = 到此為止
button-first = 先放 { $card }

## Table message

board-heading = **第 { $game } 局 · 第 { $turn } 回合**
board-heading-after = **第 { $game } 局 · 第 { $turn } 回合結束**
board-heading-draft = **第 { $game } 局 · 選牌**
waiting-row = ⏳ **{ $card }** 比每一列都小，{ $names } 正在挑一列吃 { $until }
waiting-other = ⏳ { $names } 正在考慮 { $until }
line-behind = **{ $card }** 放到第 { $row } 列 { $next } 後面（{ $names }）
line-before = **{ $card }** 放到第 { $row } 列 { $next } 前面（{ $names }）
line-on-equal = **{ $card }** 疊在第 { $row } 列的雙胞胎上（{ $names }）
line-full = 💥 **{ $card }** 是第 { $row } 列的{ $nth }：{ $names } 吃下 { $cards } — **{ $bulls }**
line-full-shared = 💥 **{ $card }** 是第 { $row } 列的{ $nth }：{ $names } 一起吃下 { $cards } — **{ $bulls }**
line-low = 💥 **{ $card }** 比每一列都小：{ $names } 吃下第 { $row } 列的 { $cards } — **{ $bulls }**
line-low-shared = 💥 **{ $card }** 比每一列都小：{ $names } 一起吃下第 { $row } 列的 { $cards } — **{ $bulls }**
line-drafted = { $names } 選了 **{ $card }**
line-played = { $names } 出了 **{ $card }**
line-stopped = { $names } 出一張就停手
line-kept = { $names } 留下 { $cards }
line-kept-none = { $names } 一張都不留
line-unplaced = 還沒放的牌：{ $cards }
line-unplaced-card = { $card }（{ $name }）
line-doubled = 有人一張都沒吃，這局加倍計算！
points-title = 牛頭：本局（累計）
game-over = **第 { $game } 局結束**：牛頭最少的是 { $names }，{ $points }。
game-over-shedding = **第 { $game } 局結束**：手牌最少的是 { $names }，{ $points }。
end-worst = 吃得最痛的一次
end-lucky = 手氣最好的是 { $name }：比平均好大約 { $n }
end-unlucky = 手氣最差的是 { $name }：比平均差大約 { $n }
end-play-trap = 🎬 **本場最佳一手**：{ $name } 用 { $card } 填滿第 { $row } 列，{ $victim } 就這麼一頭撞上去：{ $bulls }。
end-play-clean = 🎬 **本場不沾鍋**：{ $name } 連續 { $n } 回合什麼都沒吃。
alt-end-worst = 吃得最痛的一次：{ $name } 吃下 { $cards }，{ $bulls }。
game-title = 第 { $game } 局 · 第 { $turn } 回合
game-title-only = 第 { $turn } 回合
column-points = 本局
picture-goal-points = 超過 { $points } 結束
picture-goal-games = { $n } 局
alt-row = 第 { $row } 列：{ $cards }（{ $bulls }）。
alt-row-empty = 第 { $row } 列：空的。

## Private hand

hand-choose = **選一張牌** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = 第 { $game } 局，第 { $turn } 回合
hand-when-only = 第 { $turn } 回合
hand-chosen = **你要出 { $card }**。現在還可以改。
hand-row = **你的 { $card } 比每一列都小**。挑一列吃下，你的牌就成為那列的新開頭 { $until }
hand-end = **你的 { $card } 有兩個地方一樣近**，選一個 { $until }
hand-first = **兩張牌，先放哪一張？** { $until }
hand-draft = **選一張牌到你的手牌** { $until }
hand-one-or-two = **再出一張，還是到此為止？** { $until }
hand-keep = **哪些牌要收回手牌？** { $until }
hand-wait = 現在沒有要你做的事。

## What the turn brought: in the private message

news-full = 💥 你的 **{ $card }** 是第 { $row } 列的{ $nth }：**+{ $n }** { $unit }
news-low = 💥 你的 **{ $card }** 太小了，你吃下第 { $row } 列：**+{ $n }** { $unit }
news-nowhere = 💥 你的 **{ $card }** 沒地方放，你吃下第 { $row } 列：**+{ $n }** { $unit }
news-safe = 👍 你的 **{ $card }** 在第 { $row } 列平安無事。
news-place = 你在 { $seats } 人中排第 { $place } 名，{ $total }。
line-calm = 😌 每張牌都有地方放，沒人吃牛頭。

## Rules and help

rules-text =
    牌從 1 到 104，每張都有**牛頭**：55 有 7 個；11、22、33……有 5 個；10、20、30……有 3 個；5、15、25……有 2 個；其他都是 1 個。這東西愈少愈好。

    { "" }**每個回合**大家偷偷選一張牌，一起翻開，再從最小的開始放：
    • 看每一列的最後一張，在比你的牌小的當中找最大的，放在它後面。
    • 放成某列的{ $nth }，就要**吃下那一列**，你的牌成為那列的新開頭。
    • 比每一列的最後一張都小？就**自己挑一列吃下**，你的牌成為那列的新開頭。

    { $count }
rules-count = 手牌出完就數牛頭。{ $end }牛頭**最少**的人獲勝！
rules-count-shedding = 這裡不算牛頭。吃下的列要收進手牌。只要有人出清手牌，大家就數自己剩下的手牌。{ $end }手牌**最少**的人獲勝！
rules-example-usual = 圖裡是平常的規則。
rules-usual-sizes = 下面說的張數、列數、回合數和人數是平常的數字。
rules-example = 圖裡，小艾的 32 放到 30 後面，因為比 32 小的最後一張當中，30 最大。阿本的 61 成了第 4 列的第 6 張，前面有 50 52 55 58 59：五張全吃，13 個牛頭，61 成為那列的新開頭。
rules-end-points = 之後重新發牌，直到有人累計超過 { $points }，比賽就結束。
rules-end-games = 打完 { $n } 局，比賽就結束。
rules-end-sheets = 每個人把每張表都打過一次，比賽就結束。
tutorial-title = 新手教學
tutorial-me = 你
tutorial-1 =
    { "" }**嗨，我是 Pip！🐣 三個回合就學會。**
    大家偷偷出一張牌，再從最小的開始放。看每一列的最後一張，**在比你的牌小的當中找最大的，放在它後面**。

    換你：哪張牌會放到 **41** 後面？
tutorial-2 =
    { "" }**換一桌。小心，第 1 列已經有五張了！** 誰放下**第 6 張**，就要吃下那五張。牛頭是扣分，最少的人贏。

    出一張不會放到第 1 列的牌吧。或是大膽一點，看看會怎樣。
tutorial-3 =
    { "" }**最後一桌。只剩一張，偏偏是 3**。它比每一列的最後一張都小，哪裡都放不了。出吧！
tutorial-right = 🎯 答對了！
tutorial-fine = 🤔 不是放到 41 後面喔。
tutorial-safe = 😌 安全！
tutorial-ouch = 💥 好痛！
tutorial-you-lay = 你的 **{ $card }** 放到第 { $row } 列的 { $last } 後面：比它小的最後一張當中，就屬 { $last } 最大。
tutorial-you-take = 你的 **{ $card }** 是第 { $row } 列的第 6 張。你吃下 { $cards }：**{ $bulls }**。你的牌成為那列的新開頭。
tutorial-pip-lay = 我的 **{ $card }** 放到第 { $row } 列的 { $last } 後面。
tutorial-pip-take = 可是我的 **{ $card }** 是第 { $row } 列的第 6 張。我吃下 { $cards }：**{ $bulls }**。唉。
tutorial-low = **{ $card }** 比每一列都小，所以要挑一列吃下。挑最不痛的吧。
tutorial-end-cheapest = 🎯 第 { $row } 列，**{ $bulls }**：沒有更便宜的了。你的 { $card } 成為那列的新開頭。
tutorial-end = 第 { $row } 列，**{ $bulls }**。第 1 列比較便宜喔：要看牛頭少，不是看張數少。你的 { $card } 成為那列的新開頭。
tutorial-over = { "" }**規則就這些！** 要不要來真的，跟三個等級 1 機器人打一場？
help-nimmt =
    { "" }**第一次玩？** `/{ command } tutorial` 三個回合就學會。**一個人？** `/{ command } solo` 馬上跟三個機器人開打。

    用 `/{ command } new` 開一桌。其他人按「**{ button-join }**」，桌主按「**{ button-start }**」。手牌**只有你看得到**，在私訊裡，或用牌桌下方的「{ button-hand }」看：點一張就好。所有人選好之前都可以改。

    `/{ command } table` 把牌桌叫到頻道最下面 · `hand` 看手牌 · `join` 和 `leave` · `kick`、`bots`、`stop` 給桌主或版主用 · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**明天再來**：`/{ command } daily` 每天發一次牌，`puzzle` 每天出一題，人人都一樣。`duel` 找朋友對決：同一副牌，各自有空再打。`league` 是每週一場對決的聯賽。`me` 和 `stats` 看戰績，`privacy` 看我存了你哪些資料。伺服器管理員可以用 `void` 讓一場比賽完全不計。

    { "" }**頻道很熱鬧？** `quiet:True` 全程只用一則訊息，`thread:True` 另開討論串。`/{ command } solo` 只給你自己看，加上 `public:True` 大家都看得到。

    { "" }**時限**：每手 `live` 90 秒、`relaxed` 一小時、`slow` 一天。過了三分之二，我會提醒你一次。只跟機器人打的話，想多久都行。

    { "" }**時間到了？** 我替你出一張：還有空位的列裡最貼近的那張，沒有的話就出最大的。非吃不可時，我吃最便宜的一列。連續兩回合沒出牌就算*暫離*：由等級 5 機器人代打，直到你按「{ button-back }」或任何一張牌。

    { "" }**中途離開？** 座位還是你的，由機器人代打。只要還有兩位玩家、其中至少一個真人，比賽就會繼續。

    { "" }**機器人**（🤖）：開始前按「{ button-bots }」，或用 `/{ command } bots`。機器人不作弊，只看得到自己的牌。至少兩個真人打到最後，比賽才計入排行榜。

    { "" }**教練**：`/{ command } hint` 只告訴你一個人，每個選擇大概要付出多少、為什麼。成績會註明誰問了幾次。成績下方的「{ button-review }」會列出最吃虧的選擇，還有大家的手氣。

## The coach: hints, and the review of a match

hint-title = 接下來預估的牛頭 — 第 { $game } 局{ $turn ->
    [0] { "" }
   *[other] ，第 { $turn } 回合
    }
hint-title-cards = 最後預計剩幾張 — 第 { $game } 局{ $turn ->
    [0] { "" }
   *[other] ，第 { $turn } 回合
    }
hint-text = 從現在到這局結束，假設人人都打得好，數字愈小愈好。別人的手牌誰也不知道，差一點點沒什麼意義。
choice-stop = 不出第二張
choice-row = 第 { $row } 列
choice-before = 第 { $row } 列 { $next } 前面
choice-behind = 第 { $row } 列 { $next } 後面
choice-first = 先放 { $card }
choice-keep = 留下 { $cards }
choice-keep-none = 都不留
why-safe = 暫時安全：它和 { $next } 之間塞不進別的牌
why-safe-before = 暫時安全：放在第 { $row } 列 { $next } 前面
why-safe-at-once = 安全：沒有別的牌比它先放
why-roomy = 暫時安全：第 { $row } 列在它之前還放得下 { $room } 張
why-risky = 如果有人先出 { $out ->
    [1] { $cards }，就變成第 { $row } 列的{ $nth }（這張還沒現身）
   *[other] { $cards } 其中一張，就變成第 { $row } 列的{ $nth }（還有 { $out } 張沒現身）
}
why-risky-several = 如果有 { $needed } 個人先出 { $cards }，就變成第 { $row } 列的{ $nth }（其中 { $out } 張還沒現身）
why-takes = 第 { $row } 列的{ $nth }：要吃 { $cost }
why-takes-unless = 第 { $row } 列的{ $nth }：要吃 { $cost }，除非有人先出 { $cards }
why-equal = 疊在第 { $row } 列的雙胞胎上，不用吃
why-either = 第 { $row } 列和第 { $other } 列一樣近，由你選
why-low = 比每一列都小：最便宜的第 { $row } 列，要吃 { $cost }
why-nowhere = 每一列的兩頭都放不了：最便宜的第 { $row } 列，要吃 { $cost }
why-range = { $from }～{ $to }
why-row = 現在要吃 { $cost }
why-cards = { $n } 張
why-hand = 手牌還剩 { $n } 張
why-end-before = 之後第 { $row } 列還放得下 { $left } 張
why-end-behind = 之後第 { $row } 列還放得下 { $left } 張
why-draft = 桌上還有 { $lower } 張比它小，{ $higher } 張比它大
review-choice = **{ $when }**（{ $situation }）：你選了 **{ $chosen }**。選 **{ $better }** 大約可以少吃 **{ $loss }** { $unit }（到這局結束 { $less }，而不是 { $cost }）。
review-held = 手牌 { $cards }
review-to-place = 要放 { $cards }
review-taken = 吃下 { $cards }
luck-title = **大家的手氣**，跟平均的手牌比：
luck-none = 手牌是你們自己選的，跟手氣無關。
luck-lucky = 🍀 { $name }：比平均好 { $points }
luck-unlucky = 🌧️ { $name }：比平均差 { $points }
luck-even = { $name }：大約平均
style-title = **你的對手：**
style-cautious = { $name }：求穩，愛貼近牌列尾端
style-hoarder = { $name }：捨不得出大牌
style-gambler = { $name }：喜歡快滿的牌列

## Variants: the draft, two cards, menus

alt-pool = 可以選的牌：{ $cards }。
draft-line = { $name }：{ $cards }
draft-nothing = { $name }：–
cards-title = 手牌張數：目前（累計）
line-nowhere = 💥 **{ $card }** 在每一列的兩頭都放不了：{ $names } 吃下第 { $row } 列的 { $cards } — **{ $bulls }**
tournament-sheet = { $name } 的表
tournament-score = { $name } **{ $points }**
hand-nowhere = **你的 { $card } 在每一列的兩頭都放不了**。挑一列吃下，你的牌就成為那列的新開頭 { $until }
waiting-nowhere = ⏳ **{ $card }** 在每一列的兩頭都放不了，{ $names } 正在挑一列吃 { $until }
hand-choose-two = **選兩張牌**，一張一張來 · { $when } { $until }
hand-second = **{ $card }，還有哪一張？** 再點一次 { $card } 就收回 { $until }
menu-cards = { $first } 到 { $last }
menu-keep = 最多選 { $n } 張收回手牌
button-keep-none = 都不要：全部放進吃牌堆

## What is played

variant-classic = 經典
variant-tactics = 戰術
variant-logic = 邏輯
variant-tournament = 錦標賽
variant-pro = 高手
variant-open = 明牌
variant-refined = 巧計
variant-hand = 手牌
variant-double = 雙副牌
variant-classic-line = 大家偷偷出一張，放成某列的{ $nth }就要吃下那列
variant-tactics-line = 牌剛好夠大家用，所以場上有哪些牌一清二楚
variant-logic-line = 牌全部攤開，手牌自己選
variant-tournament-line = 先玩邏輯，然後每副手牌人人都打一次（2 到 5 人）
variant-pro-line = 牌可以放列的後面或前面，哪裡差距最小就放哪裡
variant-open-line = 輪流出牌，出的牌大家都看得到
variant-refined-line = 每人偷偷出兩張，先放哪張由自己決定
variant-hand-line = 明著出一兩張；吃下的牌可以收回手牌，但在手上算兩倍
variant-double-line = 兩副牌，最多 20 人；一樣的牌疊在一起
rules-summary = **{ $variant }**：{ $line }。牛頭最少的人獲勝！
rules-summary-shedding = **{ $variant }**：{ $line }。吃下的列要收進手牌。有人出清手牌，這局就結束；剩牌最少的人獲勝！
extra-rows = { $n } 列
extra-takes = { $nth }要吃
extra-hand = 手牌 { $n } 張
extra-deal-all = 平均發完全部
extra-virgin = *全身而退*（有人一張都沒吃就加倍）
extra-rows-stay = 列留到下一局

## Setting up

setup-rows = 列數
setup-hand = 手牌張數
setup-virgin = 全身而退
setup-virgin-line = 一局裡有人一張都沒吃，牛頭就加倍
setup-rows-stay = 保留牌列
setup-rows-stay-line = 桌上的列留到下一局
setup-shedding = 出清手牌
setup-shedding-line = 吃下的列收進手牌，想辦法全部出掉
setup-deal-all = 全部發完
setup-deal-all-line = 能平分多少就發多少，每人一樣多
setup-rows-option = { $rows } 列，{ $nth }要吃
setup-end-points = 打到有人超過 { $n } 個牛頭
setup-end-points-shedding = 打到有人累計超過 { $n } 張手牌
setup-hand-own = 照這個玩法的慣例
setup-hand-option = { $n } 張

## Why rules contradict each other

contradiction-rows = 列數只能是 3、4 或 5
contradiction-takes = 只能是第 5、6 或 7 張要吃
contradiction-empty-hand = 每人至少要有一張牌
contradiction-cards = { $seats } 人每人 { $hand } 張，加上 { $rows } 列要 { $needed } 張，可是只有 { $cards } 張
contradiction-hand-limit = 手牌最多 { $limit } 張，不能是 { $hand } 張
contradiction-odd-hand = 一次出兩張，手牌 { $hand } 張會剩一張
contradiction-deal-all = 全部發完需要整副牌，而這副牌是照手牌配好的
contradiction-draft-rows-stay = 選牌時剩下的牌會變成列，所以列不能保留
contradiction-rows-stay = 保留的列可能佔 { $kept } 張，只剩 { $left } 張，手牌卻要 { $needed } 張
contradiction-shedding-hand = 「出清手牌」和「手牌」都要決定吃下的列去哪裡
contradiction-shedding-equal = 一樣的牌會讓兩人平分一列，「出清手牌」沒辦法這樣分
contradiction-no-points = 牌這麼少，不太有人會吃到一列，靠分數永遠打不完：請改選局數
contradiction-no-games = 一場比賽至少要有一局
contradiction-sheets = { $seats } 人的錦標賽就是 { $seats } 局，沒有別的結束方式

## More of the commands

command-new-rows = 幾列（預設 4）
command-new-takes = 第幾張要吃：5、6 或 7（預設 6）
command-new-hand = 每人幾張牌（預設 10；巧計和手牌是 14）
command-new-virgin = 全身而退：一局裡有人一張都沒吃，牛頭就加倍
command-new-shedding = 吃下的列收進手牌，有人出清手牌這局就結束

## The command `hornochse replay`, in the terminal

replay-legend = [14] 是這回合放的牌。每列後面是牛頭數。
replay-pool = 還可以選的牌：{ $cards }
replay-played = 出牌
replay-took = 吃下

## The rules of each variant: what differs from the classic game

rules-tactics =
    { "" }**牌剛剛好**：三個人用 1 到 34，四個人用 1 到 44。每人十張，四張放到列上。

    所以沒看到的牌，一定在某個人手上。一路數下去，到最後誰有什麼都知道。
rules-tactics-example = 兩個人用 1 到 24。小艾的 9 和阿本的 16 放好了。有在數的話，就知道還剩哪些牌。
rules-logic =
    { "" }**不靠手氣**：1 到「10 × 人數 + 4」的牌全部攤開。輪流各選一張到手牌，直到每人有十張。最後剩的四張由小到大，成為各列的開頭。

    用你私訊裡的選單選牌，誰選了什麼牌桌上看得到。每一局由不同的人先選。
rules-logic-example = 3、12、19、22 沒人選，就成了各列的開頭。大家的手牌都是公開的，問題是什麼時候出哪張。
rules-tournament =
    { "" }**每副手牌人人都打**：第一局玩邏輯，每副十張的手牌各記在一張表上。每局打完，把表傳給下一位，用同樣的四張開頭再打，直到每個人把每張表都打過。

    2 到 5 人玩，有幾個人就打幾局。最後可以看到每張表在每個人手上的成績，總和最低的人獲勝。
rules-tournament-example = 小艾出 8，阿本出 14，都是自己選的那張表。下一局兩人交換表，四張開頭不變。
rules-pro =
    { "" }**列往兩頭長**：比某列最後一張大，可以放*後面*；比第一張小，可以放*前面*。所有列的兩頭當中，差距最小的地方說了算。

    • 兩個地方一樣近？由你選。
    • 不管在哪一頭，放成某列的{ $nth }就要吃下那列，你的牌成為那列的新開頭。
    • 每一列的兩頭都放不了，就自己挑一列吃下。

    圖裡的圖釘，是那列開始的地方。
rules-pro-example = 小艾的 5 放到第 2 列的 7 前面：差距只有 2，到處都沒有更小的。阿本的 62 放到同一列的 60 後面：差距也是 2，而第 3 列的 66 差了 4。
rules-open =
    { "" }**明著出牌**：從起始玩家開始輪流出，後面的人看得到前面出了什麼。大家都出完，再照常從最小的開始放。

    下一回合由下一位先出。1 號牌不用，所以最多 9 人。明著出的牌不能收回。
rules-open-example = 小艾出了 32。阿本看到了，就出 33，剛好跟在後面。
rules-refined =
    { "" }**一次兩張**：手牌 14 張，每回合大家偷偷選兩張。還沒放的牌裡最小那張的主人，把自己的兩張都放下去，先放哪張由自己決定；接著換剩下的牌裡最小那張的主人，以此類推。一局七個回合。

    2 到 7 人玩。在私訊裡先點一張，再點另一張。
rules-refined-example = 最小的 13 是小艾的，於是先把 38 放到 37 後面，再把 13 放到 12 後面，然後才輪到阿本的兩張。
rules-hand =
    { "" }**吃下的牌可以回來**：手牌 14 張。輪流明著出一張或兩張，每張都馬上放。吃下一列時，哪些收回手牌、哪些放進吃牌堆，由你決定。手牌不能超過 16 張。

    有人手牌出完，或吃牌堆超過 20 張，那個回合結束後這局就結束。吃牌堆的牛頭算一倍，手牌的牛頭算**兩倍**。
rules-hand-example = 阿本的 61 吃下第 4 列的 50 52 55 58 59。阿本留下 50，之後再出一次，其他的放進吃牌堆。
rules-double =
    { "" }**兩副牌，最多 20 人**：每張牌都有兩張。

    • 同一回合出了一樣的牌，就疊成一疊放下去。一疊在列裡只算一張，但裡面每張的牛頭都要算。
    • 跟某列**最後一張**一樣的牌，直接疊上去。那列滿了也一樣，什麼都不用吃。
    • 兩個人一樣的牌要吃下一列時，牛頭平分，有半個就進位。牌太小的話，從起始玩家數起先輪到的人挑列。
rules-double-example = 小艾和阿本都出了 32。兩張疊在 30 後面，在列裡只算一張。
