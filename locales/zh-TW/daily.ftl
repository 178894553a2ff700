# The deal of the day: everybody is dealt the same cards, once a day. In Traditional Chinese (Taiwan).

command-daily = 每日一局：人人同樣的牌、同樣的機器人，每人一次機會

button-daily-too = 我也要打
button-daily-today = 今天的牌局
button-daily-week = 本週
button-daily-last-week = 上週

daily-title = 每日一局 · { $date }
daily-welcome =
    { "" }**今天每個人都拿這副牌**，對手也是同樣的等級 9 機器人：{ $bots }。
    你只有**一次機會**：{ $kind ->
        [sixtysix] 只有一局，分數愈高愈好
       *[nimmt] 十個回合，牛頭愈少愈好
    }。想休息一下？`/{ command } daily` 會帶你回到這裡。
daily-outside = 第一次在哪裡選，就算在哪裡。在這裡選，哪個伺服器都不算。
daily-closes = 截止：{ $when }
daily-moment = 等一下！你上一個要求我還在處理。
daily-stale = 那之後你已經又打了幾手，現在是這樣：
daily-yesterday = 這是昨天的牌局，還可以打完，{ $when } 截止。
daily-today-waits = 今天的也在等你！
daily-over = 那一局結束了。
daily-not-begun = 那一局你沒開始打。今天的牌局在等你！

## The result. In the channel it must not name a card.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · 標準桿 { $par }
daily-bot = { $name }：{ $n }
daily-better = { $n ->
    [1] { $percent ->
        [100] 比這裡另一位玩家打得好。
       *[other] 這裡另一位玩家不比你差。
    }
   *[other] 這裡另外 { $n } 位玩家，你贏過 { $percent }%。
}
daily-first-here = 你是這裡第一個打完這局的人。
daily-counts-elsewhere = 你是在別的地方開始的，所以這裡不算。
daily-streak = 🔥 連續 { $n } 天
daily-par-later = 標準桿還在算：等級 9 機器人拿你這副牌，平均{ $kind ->
        [sixtysix] 會得幾分
       *[nimmt] 會吃多少
    }。
daily-par-about = 標準桿就是等級 9 機器人拿你這副牌，平均{ $kind ->
        [sixtysix] 會得幾分
       *[nimmt] 會吃多少
    }。
daily-next = 新的每日一局 { $when } 開始。
daily-seed = { $date } 的種子：`{ $seed }`。誰都可以用它驗證那天的牌。
daily-shared = { icon } **{ $name }** 打了每日一局 · { $date }
daily-not-shared = 沒辦法貼在這裡，什麼都沒變。過一會兒再試試。

## The table of a week

daily-week-title = **每日一局** · { $first } 到 { $last }
daily-mean = { $kind ->
    [sixtysix] 每天 { $mean } 分
   *[nimmt] 每天 { $mean } 個牛頭
}
daily-week-line = **{ $place }.** { $name } · { daily-mean }（{ $days } 天）
daily-week-unplaced = – { $name } · { daily-mean }（{ $days } 天）
daily-week-empty = 這裡沒有人打完每日一局。
daily-week-footer = { $kind ->
        [sixtysix] 依每天平均得分排名
       *[nimmt] 依每天平均牛頭排名
    }，至少打 { $n } 天才有名次。
