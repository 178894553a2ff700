# What the bot says about Sixty-Six, in Traditional Chinese (Taiwan). `{ $card }` and the like come as a sign and an index: ♣ Q.
# 點 are card points, 分 game points; 喊 66 is going out, 封牌 closing the stock, 結婚 a marriage, 先出 and 跟 lead and follow.
# 未過半 is schneider (fewer than half of 66), 光頭 schwarz, as one says of whoever gets nothing.

## Small parts

# What is printed on ace, ten, king, queen, jack, nine and eight.
sixtysix-indices = A 10 K Q J 9 8
sixtysix-clubs = 梅花
sixtysix-spades = 黑桃
sixtysix-hearts = 紅心
sixtysix-diamonds = 方塊
sixtysix-game-points = { $n } 分
sixtysix-card-points = { $n } 點
sixtysix-you = 你
sixtysix-seat = 座位 { $n }

## Table message

sixtysix-heading = **第 { $game } 局 · 第 { $trick } 墩**
sixtysix-heading-after = **第 { $game } 局 · 第 { $trick } 墩結束**
sixtysix-heading-naming = **第 { $game } 局 · 定王牌**
sixtysix-waiting-trump = ⏳ 等待 { $names } 定王牌 { $until }
sixtysix-waiting-bid = ⏳ 等待 { $names } 定王牌或過 { $until }
sixtysix-points-title = 點數（累計）
sixtysix-tricks-title = 墩數（累計）
sixtysix-picture-title = 第 { $game } 局 · 第 { $trick } 墩
sixtysix-picture-trump = 王牌是 { $suit }
sixtysix-picture-undecided = 平手！

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = 抽牌決定誰發牌：{ $cards }。最大的發牌。
sixtysix-dealt = { $name } 發牌，翻出 **{ $card }**。
sixtysix-dealt-hidden = { $name } 發牌。
sixtysix-named = { $name } 定 **{ $suit }** 為王牌。
sixtysix-passed = { $name } 過。
sixtysix-exchanged = { $name } 用 { $laid } 換走 **{ $took }**。
sixtysix-closed = 🔒 { $name } 封牌。
sixtysix-calls = 📣 { $name }：**66！**
sixtysix-calls-match = 📣 { $name }：**終局！**
sixtysix-leads = { $name } 先出 **{ $card }**。
sixtysix-leads-marriage = { $name } 先出 **{ $card }**，結婚 **{ $n }** 點。
sixtysix-leads-new-trump = { $name } 先出 **{ $card }**，結婚 **{ $n }** 點，王牌改成 { $suit }。
sixtysix-plays = { $name } 跟 **{ $card }**。
sixtysix-plays-and-takes = { $name } 用 **{ $card }** 拿下：{ $n } 點。
sixtysix-plays-and-takes-last = { $name } 用 **{ $card }** 拿下：{ $n } 點，最後一墩再加 { $last } 點。
sixtysix-takes = { $name } 拿下：{ $n } 點。
sixtysix-takes-last = { $name } 拿下：{ $n } 點，最後一墩再加 { $last } 點。
sixtysix-drew-turn-up = { $name } 摸走翻開的 { $card }。

sixtysix-over-out = **第 { $game } 局結束**：{ $winners ->
    [1] { $names } 滿 66 點，得 **{ $n }** 分。
   *[other] { $names } 滿 66 點，各得 **{ $n }** 分。
}
sixtysix-over-wrong = **第 { $game } 局結束**：{ $winners ->
    [1] { $caller } 喊得太早，{ $names } 得 **{ $n }** 分。
   *[other] { $caller } 喊得太早，{ $names } 各得 **{ $n }** 分。
}
sixtysix-over-played = **第 { $game } 局結束**：{ $winners ->
    [1] 手牌都出完了，{ $names } 得 **{ $n }** 分。
   *[other] 手牌都出完了，{ $names } 各得 **{ $n }** 分。
}
sixtysix-over-match = **第 { $game } 局結束**：{ $caller } 喊了終局。
sixtysix-over-undecided = **第 { $game } 局平手**：{ $carry ->
    [0] 沒人得分。
   *[other] 沒人得分，下一局的贏家多得 { $carry } 分。
}
sixtysix-over-plain = **第 { $game } 局結束。**
sixtysix-over-plain-wrong = **第 { $game } 局結束**：{ $caller } 喊得太早。
sixtysix-over-against = **第 { $game } 局結束**：{ $caller } 滿 66 點，所以 { $names } 各得 **{ $n }** 分。
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = { $names } 未過半。
sixtysix-schwarz = { $names } 一墩都沒拿到：光頭！
sixtysix-closed-in-vain = 封牌封了個空！
sixtysix-bid-in-vain = 定王牌定了個空！
sixtysix-word-schneider = 未過半
sixtysix-word-schwarz = 光頭
sixtysix-end-play = 🎬 **本場最佳一局**：{ $name } 在第 { $game } 局拿下 { $n } 分。

sixtysix-alt-trick = 這一墩目前：{ $cards }。
sixtysix-is-trump = 王牌是 { $suit }。
sixtysix-no-trump = 還沒有王牌。
sixtysix-never-trump = 這局沒有王牌。
sixtysix-all-passed = 大家都過：沒有王牌，不能封牌，也不能喊 66。
sixtysix-alt-closed = 牌堆已封。
sixtysix-alt-stock = 蓋著 { $n } 張，翻開的是 { $card }。
sixtysix-alt-stock-hidden = 蓋著 { $n } 張。
sixtysix-alt-seat = { $name }：{ $points } 點，{ $tricks } 墩，{ $total }。
sixtysix-alt-seat-hidden = { $name }：{ $tricks } 墩，{ $total }。

## Private hand

sixtysix-lead = **由你先出** { $until }
sixtysix-follow = **輪到你了**：先出的是 { $card } { $until }
sixtysix-name-trump = **請定王牌** { $until }
sixtysix-name-or-pass = **要定王牌、單挑其他人，還是過？** { $until }
sixtysix-really-close = **要封牌嗎？** 封了就沒人再摸牌，一定要跟花色，而且你非贏不可，不然{ $vain }。 { $until }
sixtysix-really-out = **要喊 66 嗎？** 你有 { $have } 點，這一墩最多再拿 { $most } 點。沒到 66 點的話，{ $lost }。先出哪一張？ { $until }
sixtysix-really-out-enough = **你有 { $have } 點，夠了**。先出哪一張？ { $until }
sixtysix-really-out-blind = **要喊 66 嗎？** 打完這一墩沒有 66 點的話，{ $lost }。先出哪一張？ { $until }
sixtysix-really-out-of-match = **喊終局**：選一張牌先出。打完這一墩還沒到目標，這場比賽就輸了。 { $until }
sixtysix-lost = 對手得 { $n } 分
sixtysix-lost-each = 其他人各得 { $n } 分
sixtysix-lost-all = 這局你記 0 點
sixtysix-stock = 牌堆還有 { $n } 張。
sixtysix-stock-closed = 牌堆已封：{ $must }。
sixtysix-stock-drawn = 牌堆摸完了：{ $must }。
sixtysix-must = 要跟花色，沒有就出王牌
sixtysix-must-head = 要跟花色，沒有就出王牌，能贏這一墩就要贏
sixtysix-must-suit = 有同花色就要跟
sixtysix-must-suit-head = 有同花色就要跟，能贏這一墩就要贏
sixtysix-your-points = 你的點數：**{ $n }** / 66。
sixtysix-you-took = 👍 你拿下 { $cards }：**{ $n }** 點。
sixtysix-they-took = { $name } 拿下 { $cards }：{ $n } 點。
sixtysix-button-pass = 過
sixtysix-button-exchange = 換牌：{ $low } → { $turned }
sixtysix-button-close = 封牌…
sixtysix-button-close-now = 封牌
sixtysix-button-stay-open = 先不封
sixtysix-button-out = 66！
sixtysix-button-not-out = 先不喊
sixtysix-button-out-of-match = 終局！
sixtysix-button-not-out-of-match = 先不喊終局
sixtysix-button-and-out = { $card }，喊 66
sixtysix-button-with-marriage = 結婚
sixtysix-button-without-marriage = 不結婚

## The tutorial

sixtysix-tutorial-1 =
    { "" }**嗨，我是 Pip！🐣 五墩就學會。**
    66 點獲勝。A 是 11 點，10 是 10 點，K 是 4 點，Q 是 3 點，J 是 2 點，9 是 0 點，大小也照這個順序。翻開的是 { $ace }，所以紅心是王牌，比其他花色都大。

    我先出 { $ten-led }。你雖然有黑桃，可是還有牌可摸的時候**不必跟花色**。用王牌拿下我的 10 吧：**{ $jack }**。
sixtysix-tutorial-1-else = 🤔 可以是可以，不過我的 10 很值錢，只有王牌拿得到。{ $nine } 先留著，等一下用得到。出 **{ $jack }** 吧。
sixtysix-tutorial-2 = 🎯 **12 點到手！** 你摸了一張，我也摸了一張，換你先出。先來撿個便宜：拿過一墩就可以**換牌**，用最小的王牌換走翻開的那張。用 { $nine } 換 **{ $ace }**。
sixtysix-tutorial-2-else = 🤔 等一下！先用 9 換一張 A，牌堆摸完就來不及了。
sixtysix-tutorial-3 = 💪 **{ $ace }** 是你的了，沒有牌比它大。再來：你有 { $king } 和 { $queen }。同花色的 K 和 Q 可以**結婚**：先出一張、亮出另一張，馬上得 20 點，王牌花色得 40 點。先出 **{ $queen }**。
sixtysix-tutorial-3-else = 🤔 還不行，20 點在等你。先出 **{ $queen }** 結婚，K 留著比較好。
sixtysix-tutorial-4 = 💍 **20 點，加這墩 3 點，共 35 點！** 你的牌很強了，**封牌**吧。之後沒人再摸牌，我們兩個都**一定要跟花色**，沒有就出王牌，我也不能亂丟了。按「**{ sixtysix-button-close }**」。
sixtysix-tutorial-4-else = 🤔 慢著，牌堆還開著，你出什麼我都能用王牌拿走。先按「**{ sixtysix-button-close }**」。
sixtysix-tutorial-5 = 🔒 封牌就是保證會贏，所以再問一次。兩張 A，還多一張王牌，封吧！
sixtysix-tutorial-5-else = 🤔 牌這麼好還猶豫？按「**{ sixtysix-button-close-now }**」。
sixtysix-tutorial-6 = 🔒 **封好了！** A 先留著，等我的 10 上門。先出最便宜的梅花 **{ $low }**，我一定要跟。
sixtysix-tutorial-6-else = 🤔 不是那張。先出最便宜的梅花 **{ $low }**，我一定要跟。
sixtysix-tutorial-7 = 😬 我的梅花只有 { $high }，只好出了，我得 13 點。現在我先出 { $fat }，換你**一定要跟花色**：你的方塊只有 **{ $catcher }**。
sixtysix-tutorial-7-else = 🤔 封牌之後一定要跟花色，有王牌也一樣。出 **{ $catcher }**。
sixtysix-tutorial-8 = 🎉 **21 點！一共 56 點**。由你先出，{ $ace } 哪一墩都拿得到：56 加 11 是 67。想馬上贏，先出的時候就要**喊出來**。按「**{ sixtysix-button-out }**」。
sixtysix-tutorial-8-else = 🤔 別等了，先喊再說。先按「**{ sixtysix-button-out }**」。
sixtysix-tutorial-9 = 📣 再來是喊 66 要出的那張：**{ $ace }**。
sixtysix-tutorial-9-else = 🤔 穩一點吧，沒有牌比 **{ $ace }** 大。
sixtysix-tutorial-over =
    { "" }🏆 **77 比 13，你贏了！** 我不到 33 點，所以算 **2** 分，不是 1 分；要是我一墩都沒拿到，就是 3 分。通常先得 7 分就贏得比賽。

    { "" }**規則就這些！** 要不要來真的，跟等級 1 機器人打一場？

## The coach

sixtysix-hint-title = 接下來的預估 — 第 { $game } 局，第 { $turn } 墩
sixtysix-hint-text = 每個選擇在這局平均替你賺多少，扣掉對手賺的，數字愈大愈好。蓋著的牌誰也不知道，差一點點沒什麼意義。
sixtysix-hint-exact = 牌全都看得到了：每個選擇在這局替你賺多少，扣掉對手賺的，假設人人打得完美無缺。
sixtysix-why-enough = 你有 66 點了，按「**{ sixtysix-button-out }**」。
sixtysix-why-needs = 你還差 { $n } 點。
sixtysix-why-threat = 小心：有人只差 { $n } 點了。
sixtysix-why-sure = 這墩穩拿：目前 { $n } 點
sixtysix-why-leaves = 這墩讓給別人：目前 { $n } 點
sixtysix-why-breaks = 拆散你的 { $suit } 結婚
sixtysix-why-taken-by = 會被 { $cards } 拿走
sixtysix-why-taken-by-or-trump = 會被 { $cards } 或王牌拿走
sixtysix-why-taken-by-trump = 會被王牌拿走
sixtysix-why-wins = 100 次贏 { $n } 次
sixtysix-review-choice = **{ $when }**，手上 { $cards }：你選了 **{ $chosen }**，在那局大約值 { $points }。選 **{ $better }** 大約值 { $more }。
sixtysix-review-exact = **{ $when }**，手上 { $cards }：你選了 **{ $chosen }**，在那局值 { $points }。選 **{ $better }** 值 { $more }，當時牌全都看得到了。
sixtysix-choice-marriage = { $card } 結婚
sixtysix-choice-out-of-match = { $card }，喊終局
sixtysix-choice-exchange = 換牌
sixtysix-choice-close = 封牌
sixtysix-choice-trump = { $suit } 當王牌

## What is played

variant-sixtysix = 經典
variant-rising = 步步高升
variant-heart_ace = 紅心 A
variant-bid = 叫牌
variant-sixtysix-line = 翻開一張定王牌；滿 66 點就喊 66
variant-rising-line = 首家定王牌；結婚依序算 20、40、60、80 點，王牌也跟著換
variant-heart_ace-line = 拿到 ♥ A 的人定王牌；每次結婚都算 20 點
variant-bid-line = 三個人玩：誰定王牌，誰就一個打兩個
sixtysix-summary = **{ $variant }**：{ $line }。
sixtysix-for = { $most ->
    [2] 兩個人玩。
   *[3] 兩或三個人玩。
}
sixtysix-to-points = 先得 { $n } 分就贏得比賽。
sixtysix-to-card-points = 點數一局一局加起來，到 { $n } 點比賽就結束。
sixtysix-extra-no-nines = 不用 9
sixtysix-extra-auto-out = 滿 66 點自動結束
sixtysix-extra-must-head = 能贏就要贏
sixtysix-extra-card-points = 記點數
sixtysix-extra-from-memory = 點數自己記

sixtysix-setup-no-nines = 不用 9
sixtysix-setup-no-nines-line = 24 張改成 20 張，兩個人玩，更刺激
sixtysix-setup-auto-out = 自動結束
sixtysix-setup-auto-out-line = 有人滿 66 點，不用喊，這局就結束
sixtysix-setup-must-head = 能贏就要贏
sixtysix-setup-must-head-line = 要跟花色之後：有能贏這一墩的牌就得出
sixtysix-setup-from-memory = 點數自己記
sixtysix-setup-from-memory-line = 不顯示點數，各人算各人的
sixtysix-setup-scoring = 記什麼
sixtysix-setup-game-points = 記分：每局 1、2 或 3 分
sixtysix-setup-card-points = 記點數，全部都算
sixtysix-setup-end-game-points = 打到 { $n } 分
sixtysix-setup-end-card-points = 打到 { $n } 點

sixtysix-contradiction-bid = 三個人才能叫牌搶王牌
sixtysix-contradiction-nines = 三個人玩需要 9
sixtysix-contradiction-points = 一場比賽最多打到 { $n }
sixtysix-contradiction-games = 一場比賽最多 { $n } 局

command-sixtysix = 在這個頻道玩 66 點（Sechsundsechzig），兩或三人
command-new-nines = 要用 9 嗎？（預設要；不用就只能兩個人玩）
command-new-auto_out = 有人滿 66 點，不用喊，這局就結束
command-new-must_head = 要跟花色之後：有能贏這一墩的牌就得出
command-new-card_points = 記全部點數，不記 1、2 或 3 分
command-new-from_memory = 不顯示點數，各人算各人的

## Rules and help

rules-sixtysix =
    { "" }**66 點贏一局**。A 是 11 點，10 是 10 點，K 是 4 點，Q 是 3 點，J 是 2 點，9（三個人玩時還有 8）是 0 點；大小也照這個順序，所以 10 比 K 大。翻開的那張定王牌花色。

    { "" }**每一墩**由先出的人隨便出一張。還有牌可摸的時候，跟什麼都可以。最大的王牌拿下這一墩，沒有王牌就看先出的花色誰最大。贏家先摸牌，下一墩也由贏家先出。

    { "" }**牌堆摸完或封牌以後**，一定要跟花色；沒有的話，一定要出王牌。

    { "" }**輪到你先出時**，還可以：
    • **結婚**：手上有同花色的 K 和 Q，先出其中一張就得 20 點，王牌花色得 40 點。之前要先拿過一墩。
    • **換牌**：拿過一墩、牌堆也還開著的時候，可以用最小的王牌換走翻開的那張。跟牌的時候也可以換。
    • **喊 66！** 先出的時候一起喊：打完這一墩有 66 點，你就贏了。沒有的話，對手各得 2 分。都沒人喊，就由最後有 66 點的人贏；不只一個的話，其中拿下最後一墩的人贏。都沒人贏的話，下一局的贏家多得 1 分。

    { "" }**封牌**：每次輪到你先出之前都可以，封了就沒人再摸牌。不過你非贏不可，不然對手各得 3 分。

    沒人封牌的話，最後一墩多 10 點。贏一局得 **1 分**；輸家不到 33 點（*未過半*）得 **2 分**；輸家一墩都沒拿到（*光頭*）得 **3 分**。三個人玩的時候，另外兩人各算一份。通常先得 7 分就贏得比賽。
rules-sixtysix-example = 圖裡的王牌是紅心。小艾拿過一墩，所以可以結婚：先出 ♣ Q，亮出 ♣ K，馬上得 20 點。就算這一墩被阿本拿走，這 20 點還是小艾的。
rules-auto-out = **和平常不同**，不必喊 66：有人滿 66 點的那一墩打完，這局就結束，由那個人獲勝。
rules-card-points = **和平常不同**，每個人記自己的點數。封牌、喊 66 或單獨打的人沒成功，就一點都不記。
rules-claim-match = 輪到你先出的時候，也可以**喊終局**：打完這一墩到了目標就贏得比賽，沒到就輸了。
rules-auto-match = 有人到了目標的那一墩打完，比賽就結束，就算這局沒有人滿 66 點。
rules-match-passed = 大家都過的話，九墩全部打完，比賽才會結束。
rules-rising =
    { "" }**結婚愈來愈值錢**：不翻牌，首家（第一個出牌的人）看過手牌後定王牌。不管是誰，一局裡第一次結婚算 20 點，第二次 40，接著 60、80，而且那個花色從此就是王牌。沒有換牌。
rules-rising-example = 阿本的方塊是第一次結婚。現在小艾亮出黑桃：40 點，從這次出牌起，黑桃就是王牌。
rules-heart_ace =
    { "" }**紅心 A 定王牌**：不翻牌。拿到 ♥ A 的人可以選任何花色，發到就選，摸到也馬上選。在那之前沒有王牌。每次結婚都算 20 點，沒有換牌。
rules-heart_ace-example = 阿本剛摸到 ♥ A，在小艾下一次先出之前定了黑桃。
rules-bid =
    { "" }**一打二**，三個人玩：不翻牌。從首家（第一個出牌的人）開始，每人定王牌或過。定王牌的人單獨打，而且非贏不可；另外兩人的點數和墩數合起來算。只有定王牌的人可以封牌。

    • 你贏了：看那兩人輸得多慘，從每個人身上得那麼多分。
    • 你沒贏：看你輸得多慘，他們每人得那麼多分。
    • 太早喊 66：是你喊的，他們每人得 2 分；是他們喊的，你得 4 分。
    • 大家都過：沒有王牌，不能封牌，也不能喊 66。九墩全部打完，唯一滿 66 點的人獲勝。
rules-bid-example = 小艾過，阿本定了梅花。小艾先出，跟可可聯手對付阿本。

help-sixtysix =
    { "" }**第一次玩？** `/{ command } tutorial` 五墩就學會。**一個人？** `/{ command } solo` 馬上跟機器人開打。`/{ command } rules` 一分鐘講完規則。

    用 `/{ command } new` 開一桌，兩或三個人玩。其他人按「**{ button-join }**」，桌主按「**{ button-start }**」。手牌**只有你看得到**，在私訊裡，或用牌桌下方的「{ button-hand }」看：點一張就好。

    { "" }**你的手牌**：不能出的牌是灰色的。可以結婚的 K 或 Q 會寫上點數。「{ sixtysix-button-out }」和「{ sixtysix-button-close }」會再問一次才算數。最後一張如果只是跟牌，我直接替你出。

    `/{ command } table` 把牌桌叫到頻道最下面 · `hand` 看手牌 · `join` 和 `leave` · `kick`、`bots`、`stop` 給桌主或版主用 · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**明天再來**：`/{ command } daily` 每天發一次牌，`puzzle` 每天出一題，人人都一樣。`duel` 找朋友對決：同一副牌，各自有空再打。`league` 是每週一場對決的聯賽。`me` 和 `stats` 看戰績，`privacy` 看我存了你哪些資料。伺服器管理員可以用 `void` 讓一場比賽完全不計。

    { "" }**頻道很熱鬧？** `quiet:True` 全程只用一則訊息，`thread:True` 另開討論串。`/{ command } solo` 只給你自己看，加上 `public:True` 大家都看得到。

    { "" }**時限**：每手 `live` 45 秒、`relaxed` 一小時、`slow` 一天。過了三分之二，我會提醒你一次。只跟機器人打的話，想多久都行。

    { "" }**時間到了？** 我替你出最便宜的牌，能換牌就換，滿 66 點就喊。但我絕不替你封牌。連續兩回合沒出牌就算*暫離*：由等級 5 機器人代打，直到你按「{ button-back }」或任何一張牌。

    { "" }**機器人**（🤖）：開始前按「{ button-bots }」，或用 `/{ command } bots`。機器人不作弊，只看得到自己的牌。至少兩個真人打到最後，比賽才計入排行榜。

    { "" }**教練**：`/{ command } hint` 只告訴你一個人，每個選擇大概能賺多少。成績會註明誰問了幾次。成績下方的「{ button-review }」會列出最吃虧的選擇。

## The command `hornochse replay`, in the terminal

sixtysix-replay-points = 點數
sixtysix-replay-tricks = 墩數
