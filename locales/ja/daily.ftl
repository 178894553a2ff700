# The deal of the day, in Japanese 日替わりニムト: everybody is dealt the same cards, once a day. One of its deals is an お題.

command-daily = 今日のお題：同じ手札、同じボットに全員が挑戦（1人1回）

button-daily-too = 自分も挑戦
button-daily-today = 今日のお題
button-daily-week = 今週
button-daily-last-week = 先週

daily-title = 日替わり{ game-name } · { $date }
daily-welcome =
    { "" }**今日は全員がこの手札です**。相手も全員同じレベル9のボット：{ $bots }。
    挑戦は**1回きり**。{ $kind ->
        [sixtysix] 1ラウンドで、ゲーム点は多いほど良い成績です
       *[nimmt] 10ターンで、牛の頭は少ないほど良い成績です
    }。途中で休んでも、`/{ command } daily`でここに戻れます。
daily-outside = 最初に選んだ場所で数えます。ここで選ぶと、どのサーバーでも数えません。
daily-closes = 締め切り：{ $when }
daily-moment = 少々お待ちを！さっきの分をまだ進めています。
daily-stale = そのあと先へ進んでいます。今はここです：
daily-yesterday = これは昨日のお題です。まだ続けられますが、{ $when }に締め切ります。
daily-today-waits = 今日のお題もお待ちしています！
daily-over = そのお題は終わりました。
daily-not-begun = そのお題には挑戦していません。今日のお題がお待ちしています！

## The result. In the channel it must not name a card.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · パー{ $par }
daily-bot = { $name }：{ $n }
daily-better = { $n ->
    [1] { $percent ->
        [100] ここで挑戦したもう1人より好成績です。
       *[other] ここで挑戦したもう1人も、同じかそれ以上の成績でした。
    }
   *[other] ここで挑戦したほかの{ $n }人のうち、{ $percent }%より好成績です。
}
daily-first-here = ここでこのお題を終えたのは、あなたが最初です。
daily-counts-elsewhere = ほかの場所で始めたので、ここでは数えません。
daily-streak = 🔥 { $n }日連続
daily-par-later = パーは計算中です。同じ手札でレベル9のボットが平均して{ $kind ->
        [sixtysix] 取るゲーム点です
       *[nimmt] 引き取る数です
    }。
daily-par-about = パーは、同じ手札でレベル9のボットが平均して{ $kind ->
        [sixtysix] 取るゲーム点です
       *[nimmt] 引き取る数です
    }。
daily-next = 次のお題は{ $when }です。
daily-seed = { $date }のシード：`{ $seed }`。これを使えば、だれでもその配札を確かめられます。
daily-shared = { icon } **{ $name }**さんが日替わり{ game-name }に挑戦しました · { $date }
daily-not-shared = ここに投稿できなかったので、何も変わっていません。少ししてからもう一度どうぞ。

## The table of a week

daily-week-title = **日替わり{ game-name }** · { $first }〜{ $last }
daily-mean = { $kind ->
    [sixtysix] 1日にゲーム点{ $mean }
   *[nimmt] 1日に牛{ $mean }頭
}
daily-week-line = **{ $place }.** { $name } · { daily-mean }（{ $days }日分）
daily-week-unplaced = – { $name } · { daily-mean }（{ $days }日分）
daily-week-empty = お題を終えた人は、ここにはいません。
daily-week-footer = { $kind ->
        [sixtysix] 1日あたりのゲーム点が多い順
       *[nimmt] 1日あたりの牛の頭が少ない順
    }。順位が付くのは{ $n }日分から。
