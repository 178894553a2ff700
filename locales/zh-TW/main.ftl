# The texts that belong to no game, in Traditional Chinese as in Taiwan. What is missing here is said in English.
# Discord's limits: a button 80 characters, a command description 100.
# One word for one thing: match = 比賽, game and deal = 局, turn = 回合, row = 列, table = 牌桌, host = 桌主.
# A space stands between Chinese and letters, numbers or names. Numbers need no plurals.

# `$kind` is the game that is spoken about: it is always given.
game-name = { $kind ->
    [sixtysix] 66 點
   *[nimmt] 誰是牛頭王
}
# The slash command of the game.
command = { $kind ->
    [sixtysix] sixtysix
   *[nimmt] nimmt
}
icon = { $kind ->
    [sixtysix] 🃏
   *[nimmt] 🐮
}

## Small parts

# Between a whole number and its tenths.
decimal-sign = .
list-and = { $front }、{ $last }
list-comma = { $front }、{ $next }
list-semicolon = { $front }；{ $next }
# A heading or a name, and what it stands before.
headed = { $heading }：{ $what }
names-more = { $names } 和其他 { $n } 人
games = { $n } 局
someone = 某人
the-nth = 第 { $n } 張
pace-live = { $n } 秒
pace-relaxed = 1 小時
pace-slow = 24 小時

## Lobby

lobby-picture = { game-name }
lobby-note-host = 桌主
lobby-note-bot = { $level } 機器人
lobby-alt = { $n ->
    [0] 牌桌還沒有人
   *[other] 在座：{ $names }
}。{ $chips }。
chip-points = 到 { $points }
chip-live = { $n } 秒
chip-relaxed = 1 小時
chip-slow = 24 小時
chip-no-hints = 無提示
chip-quiet = 安靜
lobby-title = { icon } { game-name } — 誰要玩？
lobby-host = 桌主：**{ $host }**
lobby-end-games = 共 { $n } 局。
lobby-pace = 每手 { $pace }。
lobby-no-hints = 無提示。
lobby-quiet = 全程只更新同一則訊息，不洗頻道。
lobby-seats = 玩家 { $n }/{ $most }
lobby-seat-host = { $name }（桌主）
lobby-seat-bot = 🤖 { $name } · { $level } 機器人
lobby-nobody = 還沒有人。
lobby-invited = 再來一場？ { $names }
lobby-more = 還缺 { $missing } 人。找個朋友，按「**{ button-bots }**」，或按「**{ button-play-now }**」直接跟 { $bots } 個機器人開打。
lobby-ready = **{ $host }** 可以開始了，也可以再等等人。
lobby-full-ready = 人滿了，**{ $host }** 可以開始了。
lobby-footer = 手牌會私訊給你。收不到私訊？開始後按「{ button-hand }」就好。
lobby-started = 比賽開始：{ $names }。
lobby-closed = 這張牌桌已經收了。
lobby-stopped = **{ $name }** 把牌桌收了。
lobby-expired = 一直沒人開始，我就把牌桌收了。用 `/{ command } new` 再開一桌吧。
button-join = 加入
button-leave = 離開
button-start = 開始
button-play-now = ⚡ 馬上玩
button-rules = 規則
button-tell-me = 🔔 下次開桌通知我
button-hand = 我的手牌
button-next = 下一局
button-back = 我回來了
button-rematch = 再戰一場
button-again = 再玩一次
button-review = 賽後回顧
button-record = 牌譜
button-share = 分享
button-stop = 對，中止比賽
button-table = 回牌桌
button-hint = 💡 提示
button-hint-pictured = 提示
button-newer = 返回
button-older = 更多

## Table message

board-first-turn = 新的一局！每人 { $n } 張牌。看看你的私訊，或按「**{ button-hand }**」。
waiting-for = ⏳ 等待 { $names } { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names }：我沒辦法私訊你。按「**{ button-hand }**」就能看牌。
paused-everybody-away = **暫停**：大家都不在。按「**{ button-back }**」繼續。
paused-not-allowed = **暫停**：我剛才沒有在這裡發文的權限。弄好了就按「**{ button-back }**」。
between-next = 下一局 { $when } 開始。
stopped-by = **{ $name } 中止了比賽**，這場不算。
stopped-too-few = **比賽提前結束**：人數不夠了，這場不算。
stopped-nobody-left = **比賽提前結束**：只剩機器人了，這場不算。
stopped-rested = **兩個星期沒人出牌**，我就把比賽收了，這場不算。
stopped-damaged = **比賽只好中止**：牌譜讀不出來了。抱歉！這場不算。用 `/{ command } new` 再開一場吧。
line-played-for = ⏰ 時間到：{ $names }。我先代打了。
line-away = 💤 暫離：{ $names }。在按下「**{ button-back }**」或任何一張牌之前，都由我代打。
line-left = 👋 { $names } 離開了，接下來由我代打。
line-left-paused = 👋 { $names } 離開了。
line-removed = 👋 { $names } 被請離了牌桌，接下來由我代打。
line-removed-paused = 👋 { $names } 被請離了牌桌。
line-back = 🙌 { $names } 回來了。
line-lost = ⚠️ 這場比賽先前有 { $n } 則更新沒能發出來。
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = 計分表
sheet-total = 總計
match-over = 🏆 { $names } 贏得比賽，成績是 { $score }！
match-over-shared = 🏆 { $names } 並列第一，各 { $score }！
match-over-uncounted = 撐到最後的真人不到兩位，所以這場不計入排行榜。
match-over-void = 這場比賽已經作廢，不算成績。
match-over-not-stayed = { $names } 中途離開，或超過一半的回合都暫離，排在最後。
match-over-people-only = 機器人不列入排行榜，但要獲勝，也得贏過它們。
match-ranking-title = 最終名次
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = 整場比賽的牌譜
record-here = 整場比賽的檔案，一張不漏。在 PC 上用 `hornochse replay` 可以重播。
shared-result = { $result } 地點：{ $thread }
shared-result-alone = { $result } 這場是跟機器人打的。
sharing = 成績正送往頻道。如果沒出現，就是我不能在那裡發文。
shared = 好了！成績已經貼到頻道。
shared-already = 這場的成績已經分享過了。
share-elsewhere = 只能分享到你開始這場比賽的伺服器頻道。
only-players-share = 只有打過這場的人才能分享。
end-title = { $n ->
    [1] { $names } 獲勝！
   *[other] { $names } 並列第一！
}
end-games = { $n } 局
alt-end-place = 第 { $place } 名：{ $name }，{ $score }。
column-total = 累計

## Private hand

time-up = · 時限 { $when }
hand-waits-for = 等待 { $names }。
hand-cards = 你的手牌：{ $cards }
hand-over-won = 🏆 你贏了，成績是 { $score }！
hand-over-shared = 🏆 並列第一：{ $names }，各 { $score }！
hand-over-lost = 🏁 { $names } 獲勝。你在 { $seats } 人中排**第 { $place } 名**，成績是 { $score }。
hand-moved = 你的手牌換到另一則訊息了。按「**{ button-hand }**」可以叫回這裡。
hand-dm-closed = 沒辦法私訊你，手牌就放這裡：
hand-not-yet = 比賽還沒開始，開始後就發牌給你。
hand-paused-not-allowed = 比賽暫停：我不能在 { $channel } 發文。在那裡用 `/{ command } table`，我會說還缺哪些權限；權限有了，再用一次就能繼續。
hand-paused-gone = 頻道不見了，或是我被移出伺服器，比賽只好結束，這場不算。
hand-away = 你剛才不在，我先代打了。按「**{ button-back }**」或任何一張牌就換你接手。
hand-left = 你離開了這場比賽。按 **{ button-back }** 就能回來。
hand-where = { $server } · { $channel }
hand-only-yours = 這場比賽只有你看得到。畫面上找不到了？在跟我的私訊裡用 `/{ command } hand` 叫得回來。
hand-still-open = 你這場還沒打完。用 `/{ command } leave` 結束它，就能開新的一場。
hand-still-open-too = 你這場還沒打完。在我們的私訊中用 `/{ command } leave` 可以結束它；在這裡用的話，指的是這個頻道的牌桌。
hand-stale = 那副手牌過期了，現在是這樣：
hand-late = 時間到，我替你決定了。現在的手牌：
hand-played-for = ⏰ 時間到，我替你決定了。下一回合再錯過，就由機器人打到你回來。

## Reminders

reminder = { $names }，輪到你囉！時限 { $until }。

## Answers to the person who asked

table-opened-thread = 牌桌擺好了：{ $thread }
table-there-already =
    這個頻道已經有一桌了：{ $link }
    比賽還沒開始的話，你也能加入。用 `/{ command } table` 可以把牌桌叫到這裡。
table-there-already-chat = 這個聊天裡已經有一桌了。用 `/{ command } table` 可以把牌桌叫到這裡。
table-here = 在這裡！
not-shown = 沒辦法貼在這裡，所以其他人看不到。過一會兒再用一次指令。
no-table = 這個頻道沒有比賽。用 `/{ command } new` 開一桌吧。
needs-server = 這得在有我的伺服器上才行：[把我加進伺服器](<{ $link }>)，再到那裡的頻道試試。想自己玩，在這裡就行：`/{ command } solo`。
needs-others = 這裡沒有比賽。想跟別人玩，就到群組聊天（[把我加進來](<{ $install }>)）或伺服器（[把我加進伺服器](<{ $link }>)）。想自己玩，在這裡就行：`/{ command } solo`。
external-apps-hidden = 在這裡只有你看得到牌桌：這個伺服器不讓成員自己帶來的應用程式對所有人發言。[把我加進伺服器](<{ $link }>)，或到群組聊天一起玩。想自己玩，在這裡就行：`/{ command } solo`。
not-seated = 你不在這一桌。比賽還沒開始的話，按「**{ button-join }**」。想自己開一桌，就到沒有牌桌的地方用 `/{ command } new`。
not-seated-running = 這場已經開打了，下一場一起來！
already-seated = 你已經在這一桌了。
joined-again = 歡迎回來！牌又交給你了。
kicked-out = 你被請離了這一桌，不能再加入。
lobby-full = 這桌滿了（最多 { $most } 人）。
lobby-full-bots = 這桌滿了（最多 { $most } 人），不過裡面有機器人：桌主可以在「{ button-bots }」裡請走一個。
joined-lobby = 你入座了！
left-lobby = 你離開了牌桌。
left-match = 你離開了，由我代打；按 **{ button-back }** 可以回來。
left-match-paused = 你離開了，比賽暫停中；按 **{ button-back }** 可以回來。
match-running = 比賽已經開始了。
match-ended = 這場比賽已經結束了。
only-host-start = 只有桌主（**{ $host }**）或版主可以開始。
only-host-kick = 只有桌主（**{ $host }**）或版主可以請人離開。
only-host-stop = 只有桌主（**{ $host }**）或版主可以中止比賽。
only-host-here = 這裡只有桌主（**{ $host }**）可以。
only-host-stop-here = 這裡只有桌主（**{ $host }**）可以中止比賽。一小時沒有動靜的話，誰都可以。
only-players-rematch = 只有打過這場的人可以再戰。用 `/{ command } new` 開一桌，誰都能來。
too-few-players = 至少要 { $least } 人。找個朋友，或按「**{ button-bots }**」。
kick-not-here = { $name } 不在這一桌。
kicked = 我把 { $name } 請離牌桌了。
kick-self = 自己要走的話，用 `/{ command } leave`。
stop-ask = 要替大家收掉這一桌嗎？進行中的比賽不算，也不能再繼續。
stop-ask-alone = 要中止你跟 { $names } 的比賽嗎？這場不算，也不能再繼續。
stopped = 好了，這一桌收掉了。
next-not-yet = 這場比賽還沒打完。
old-button = 這個按鈕過期了。用 `/{ command } table` 叫出目前的。
old-version = 這是我另一個版本的。牌桌用 `/{ command } table`，手牌用 `/{ command } hand`。
leave-ask = 真的要走？我會代打，你還可以回來。
leave-ask-rests = 真的要走？比賽會暫停，你還可以回來。
leave-ask-ends = 真的要走？比賽會結束，這場不算。
too-often = 請等一下！{ $seconds } 秒後再試。
options-exclude = `{ $one }` 和 `{ $other }` 只能選一個，不能一起選。
cannot-save = 存的時候好像出了點狀況。過一會兒看看，沒成功的話再試一次。
out-of-order = 我這邊出了點狀況，過一會兒再試試。
table-came-to-nothing = 牌桌擺到一半被打斷，所以沒開成。隨時可以再開一桌。
missing-permissions = 我在這個頻道還缺權限：{ $names }。請伺服器管理員幫忙開一下。
permission-view = 檢視頻道
permission-connect = 連接
permission-locked = 管理討論串（這個討論串已經鎖定）
permission-send = 傳送訊息
permission-send-threads = 在討論串中傳送訊息
permission-threads = 建立公開討論串
permission-embed = 嵌入連結
permission-attach = 附加檔案
no-thread-here = 這裡沒辦法開討論串。換個文字頻道，或別加 `thread`。
thread-name = { game-name }：{ $host } 開桌

## Refusals of a choice

refused-not-held = 你沒有 { $card }。
refused-not-your-turn = 還沒輪到你。
refused-not-now = 現在不行喔。

## Rules and help

rules-title = 一分鐘看懂規則
rules-alt-before = 一個回合的例子。
rules-example-first = 小艾
rules-example-second = 阿本
rules-example-third = 可可

## Commands: names are fixed, descriptions are translated

command-nimmt = 在這個頻道玩誰是牛頭王（6 nimmt!）
command-new = 開一桌：大家按鈕加入，然後由你開始
command-new-target = { $kind ->
    [sixtysix] 幾分贏得比賽（預設 7）
   *[nimmt] 有人的牛頭超過這個數目，比賽就結束（預設 66）
}
command-new-games = { $kind ->
    [sixtysix] 打這麼多局，不看分數
   *[nimmt] 打這麼多局，不看牛頭數
}
command-new-pace = 每手的時限
command-new-pace-live = live（即時）：{ $n } 秒
command-new-pace-relaxed = relaxed（悠閒）：1 小時
command-new-pace-slow = slow（慢慢來）：24 小時
command-new-seats = { $kind ->
    [sixtysix] 最多幾人（預設 3）
   *[nimmt] 最多幾人（預設 10）
}
command-new-hints = 可以看提示嗎？（預設可以）
command-new-quiet = 全程只用一則訊息，不{ $kind ->
    [sixtysix] 每局
   *[nimmt] 每回合
    }發新的？（預設照伺服器設定）
command-new-thread = 在討論串裡玩，不洗頻道
command-solo = 馬上跟機器人玩
command-solo-public = 讓頻道裡的人都看到這場比賽？（預設只有你看得到）
command-solo-level = 機器人多強，1 到 9（預設和你差不多）
command-table = 把牌桌叫到頻道最下面
command-hand = 看手牌，只有你看得到
command-hint = { $kind ->
    [sixtysix] 每個選擇大概能賺多少、為什麼；問了幾次會寫在成績裡
   *[nimmt] 每個選擇大概要付出多少、為什麼；問了幾次會寫在成績裡
}
command-join = 加入這個頻道的牌桌，或回到牌桌
command-leave = 離開；其他人繼續玩的話，由機器人代打
command-kick = 請玩家離開（桌主或版主）
command-kick-player = 要請走的玩家
command-bots = 找機器人來，或請走它們（桌主或版主）
command-bots-level = 它們多會玩，1 到 9（預設 5）
command-bots-1 = 1：細心的新手就能贏
command-bots-5 = 5：玩過幾個晚上的程度
command-bots-9 = 9：沒有更強的了
command-bots-count = 幾個（預設 1；請走時預設全部）
command-bots-remove = 改成請走它們
command-stop = 收掉這個頻道的牌桌，或中止比賽（桌主或版主）
command-rules = 一分鐘看懂規則，附圖
command-tutorial = { $kind ->
    [sixtysix] 跟 Pip 用五墩學會玩
   *[nimmt] 跟 Pip 用三個回合學會玩
}
command-help = 怎麼跟我玩

## The coach: hints, and the review of a match

coach-thinks = 你上一個問題我還在想，等我一下！
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = ……還有 { $n } 種，看起來都沒比較好。
hint-footer = 這場比賽你有 { $n } 次選擇看過提示，成績會註明。
hint-nothing = 現在沒有要你決定的事。
hint-off-match = 這場比賽不給提示。
hint-off-server = 這個伺服器不給提示。
hints-title = 看提示的次數
hints-entry = { $name } **{ $n }**
review-none = **沒有大失誤！** 我看了你的 { $n } 個選擇，沒有一個算得上吃虧。
review-found = **最吃虧的 { $n } 個選擇**（看了 { $all } 個）：
review-nothing = 這場比賽沒有可以回顧的選擇。
review-not-own = 另外有 { $n } 個選擇是別人替你做的，不列入。
review-progress = 正在回顧你的比賽…… { $percent }%
review-not-all = （總共有 { $all } 個，太多了看不完。）
review-footer = 只根據你當時看得到的牌，並假設之後人人都打得好。
review-not-over = 比賽結束後才能回顧。
review-not-yours = 只有打過這場的人可以回顧。下一場一起來！
match-gone = 那場比賽已經沒有了：打完的比賽我不會一直留著。成績照樣算。

## Variants: the draft, two cards, menus

button-set-up = 設定
button-bots = 🤖 加機器人

## What is played

variant-double_pairs = 雙胞牌
variant-double_pairs-line = 11、22……99 各有兩張，一樣的牌疊在一起
rules-extras = 附加規則：{ $extras }。

## Setting up

setup-title = 設定
setup-cannot = **這些規則湊不到一起**：
setup-cannot-seats = **{ $seats } 個人不能照這套規則玩**：
setup-only-host = 只有桌主（**{ $host }**）或版主可以改設定。
setup-variant = 玩法
setup-extras = 附加規則
setup-end = 比賽怎麼結束
setup-pace = 每手的時限
setup-seats = 人數上限
setup-more = 更多
setup-back = 返回
setup-hints-off = 關掉提示
setup-hints-on = 開放提示
setup-quiet-on = 全程一則訊息
setup-quiet-off = { $kind ->
    [sixtysix] 每局發新訊息
   *[nimmt] 每回合發新訊息
    }
setup-end-own = 照這個玩法的慣例
setup-end-games = { $n } 局
setup-seats-option = 最多 { $n } 人
cannot-start = { $seats } 個人不能照這套規則玩：{ $reasons }。可以在「**{ button-set-up }**」裡改。
cannot-open = 這些規則湊不到一起：{ $reasons }

## Bots

level = 等級 { $level }
solo-level-yours = 機器人**九級中的等級 { $level }**，最接近你的單人積分。想換，就在 `/{ command } solo` 用 `level`。
solo-level-first = 先從**九級中的等級 { $level }** 開始。玩一兩場之後，`/{ command } solo` 會挑最接近你積分的等級；用 `level` 也可以自己選。
bots-title = 機器人
bots-levels = 機器人分九個等級：等級 1 細心的新手就能贏，等級 9 沒有更強的了。
bots-about = 機器人不作弊，只看得到自己的牌。
bots-count = 有兩個以上的真人，比賽就計入排行榜。
bots-add = 加機器人…
bots-remove = 請走機器人…
bots-one = ＋ 等級 { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }**（{ $level }）入座：{ $line }
bots-went = { $names } 走了。
bots-full = 這桌滿了。
bots-nobody = 這桌沒有這個機器人。
bots-only-host = 只有桌主（**{ $host }**）或版主可以增減機器人。
bots-running = 比賽已經開始了，機器人要來要走，請等下一場之前。有人不在的話，我本來就會代打。
cast-pip = 小雞。看到發亮的就啄。
cast-clover = 小牛。喜歡大數字，因為它們很大。
cast-dumpling = 小豬。面前擺什麼都無所謂。
cast-waddle = 小鴨。前一隻去哪，就跟到哪。
cast-tuft = 小羊。發牌的時候在看穀倉外面。
cast-burr = 小山羊。先跳再說。
cast-berta = 乳牛。每張牌都嚼兩遍。
cast-gander = 鵝。{ $kind ->
    [sixtysix] 看守每一張王牌。
   *[nimmt] 看守最短的那一列。
}
cast-mortimer = 驢子。脾氣倔，但會算數。
cast-henrietta = 母雞。{ $kind ->
    [sixtysix] 雞蛋從不放在同一個花色。
   *[nimmt] 雞蛋從不放在同一列。
}
cast-truffle = 松露豬。{ $kind ->
    [sixtysix] 誰要結婚，遠遠就聞得到。
   *[nimmt] 滿了的列，遠遠就聞得到。
}
cast-rumble = 牧羊犬。知道每張牌想往哪裡走。
cast-olga = 貓頭鷹。每張牌都見過了。
cast-renata = 狐狸。連你的牌也一起數。
cast-corvin = 烏鴉。一小時前你出什麼，都還記得。
cast-magnus = 公牛。話不多，也推不動。
cast-sibyl = 貓。{ $kind ->
    [sixtysix] 靜靜等你先出 10。
   *[nimmt] 躲在第五張後面，等你出第六張。
}
cast-ignatius = 老山羊。睡著了還在算。

## Why rules contradict each other

contradiction-too-few = 至少要 2 個人
contradiction-too-many = 最多 { $most } 個人
contradiction-other = 這些東西湊不成一局

## More of the commands

command-new-variant = 要玩哪種玩法（預設經典）
command-variant-choice = { $name }：{ $line }
command-new-deal_all = 能平分多少就發多少，每人一樣多
command-new-rows_stay = 桌上的列留到下一局
command-rules-variant = 要解釋哪種玩法（預設經典）

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-seat = 座位 { $seat }
replay-deal = 第 { $game } 局 · 發牌
replay-draft = 第 { $game } 局 · 選牌
replay-open = { $title }（未完）
replay-awaited = { $name }（{ $decision }）
# What somebody is awaited for.
replay-awaits-draft = 選一張牌
replay-awaits-play = 出一張牌
replay-awaits-play_or_stop = 再出一張或停手
replay-awaits-row = 選要吃的列
replay-awaits-end = 決定牌放哪裡
replay-awaits-first = 決定先放哪張
replay-awaits-keep = 決定留哪些牌
replay-awaits-trump = 定王牌
replay-awaits-bid = 定王牌或過
replay-awaits-lead = 先出牌
replay-awaits-follow = 跟一張牌
replay-waiting = 牌譜到這裡為止。等待：{ $names }。
replay-unfinished = 牌譜到這裡為止，比賽還沒打完。

## The rules of each variant: what differs from the classic game

rules-as-classic = 其他都跟經典玩法一樣（`/{ command } rules`）。
rules-double_pairs =
    { "" }**有九種牌是兩張**：11、22、33、44、55、66、77、88、99。

    • 同一回合出了一樣的牌，就疊成一疊放下去。一疊在列裡只算一張，但裡面每張的牛頭都要算。
    • 跟某列**最後一張**一樣的牌，直接疊上去。那列滿了也一樣，什麼都不用吃。
    • 兩個人一樣的牌要吃下一列時，牛頭平分，有半個就進位。牌太小的話，從起始玩家數起先輪到的人挑列。
rules-double_pairs-example = 第 3 列滿了。阿本的 44 跟最後一張一樣，直接疊上去，誰都不用吃。
