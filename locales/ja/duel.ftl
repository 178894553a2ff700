# 対決：2人が同じ配り札を、同じボット相手にそれぞれ遊びます。

command-duel = 対決：2人で同じ配り札を、同じボット相手に、それぞれ好きなときに遊びます
command-duel-opponent = 挑戦する相手

button-duel-play = 遊ぶ
button-duel-look = もう一度見る

duel-challenge =
    { "" }**{ $name }**さんが{ $opponent }さんに{ game-name }の対決を挑みました。
    2人とも同じ配り札で、相手も同じボットです。いつ遊んでもかまいません。締め切りは{ $until }です。
duel-welcome =
    { "" }**あなたも{ $name }さんもこの手札です**。相手も同じレベル9のボット：{ $bots }。
    いつ続けても大丈夫。途中で休んでも、チャンネルの「**{ button-duel-play }**」でここに戻れます。締め切りは{ $until }です。
duel-against = { $name }さんとの対決
duel-stranger = これは**{ $first }**さんと**{ $second }**さんの対決です。自分の対決は`/{ command } duel`で始められます。
duel-gone = この対決はもう残っていません。`/{ command } duel`で新しく始められます。
duel-closed = この対決は締め切りになりました。
duel-yourself = 自分には挑めません。ほかに遊びたい人はいませんか？
duel-bot = ボットは対決を受けません。ボットと遊ぶなら`/{ command } solo`をどうぞ。
duel-not-here = その人はこのサーバーにいません。ここにいる人ならだれにでも挑めます。
duel-not-in-channel = その人にはこのチャンネルが見えません。見えるところで挑んでください。
duel-banned = その人は今このサーバーで遊べないので、対決を挑めません。

## The result

duel-waiting = **{ $name }**さんはまだ終わっていません。2人とも終わると、「**{ button-duel-look }**」で両方の結果を並べて見られます。締め切りは{ $until }です。
duel-both-through = **{ $name }**さんも対決を終えました。{ $first }、「**{ button-duel-look }**」で2人の結果を並べて見られます。
duel-title = **{ $first }** 対 **{ $second }**
duel-unfinished = **{ $name }**さんは最後まで遊びませんでした。
duel-won = 🏆 **{ $name }**さんの勝ち！
duel-tie = 🤝 引き分け！
duel-same = 同じ手札、同じボット：手札の良し悪しに差はありません。
