# リーグ：参加すると毎週対決があり、順位表がつきます。

command-league = このサーバーのリーグ：毎週対決して、順位表で勝負します

button-league-join = 参加する
button-league-leave = 抜ける
button-league-start = リーグを始める
button-league-show = 更新
button-league-weeks = すべての週
button-league-end = リーグを終える
button-league-end-now = 今すぐ終える
button-league-back = 戻る
button-league-wins = { $name }さんの勝ち
button-league-tie = 引き分け
button-league-neither = どちらも不戦
button-league-as-played = 対決の結果どおり

## The page

league-title = リーグ · { game-name }
league-weeks = { $n }週間
league-sign-up =
    毎週だれかと対決します。できる限り、毎回ちがう相手です。2人とも同じ配り札で、相手のボットも同じ。好きなときに遊べます。勝てば1点、引き分けは½点。期限までに終えないと、終えた相手に負けになります。2人とも終わらなければ、どちらにも点は入りません。
    このリーグは{ league-weeks }です。サーバーの管理者が始めます。始まってからも参加できます。
league-nobody = まだだれも参加していません。
league-signed-up = **参加者（{ $n }人）**：{ $names }
league-now = **{ $week }週目 / 全{ $weeks }週** · 締め切りは{ $until }
league-pairs = ✓は終えた人。*はサーバーの管理者が決めた結果です。
league-columns = 順位、名前、点、決着した週。同点なら、対戦相手の点で決まります。
league-out = 組み合わせから外れた人：{ $names }
league-late = 今参加すると、次の週から遊べます。
league-bye = 不戦勝
league-over = **リーグは終わりました。** 点を取った人はいませんでした。
league-won = **リーグは終わりました。** 🏆 1位：{ $names }
league-week = { $n }週目

## What one person is told

league-none = ここにリーグはありません。サーバーの管理者が`/{ command } league`で開けます。
league-begin =
    { "" }**新しいリーグ**：参加したい人がそろったら、あなたが始めます。毎週、新しい組み合わせを決めます。このチャンネルに書くのは週に1回、新しい組み合わせと順位表だけです。
    どのくらい続けますか？
league-made = リーグを開きました。参加は下からどうぞ。「**{ button-league-start }**」で1週目の組み合わせが決まります。
league-open-already = リーグはもうあります。`/{ command } league`で見られます。
league-gone = このリーグはもう残っていません。新しいリーグがあるかは`/{ command } league`で見られます。
league-full = このリーグは満員です。ごめんなさい。
league-only-manager = それができるのは、サーバーの管理者だけです。
league-start = みんなそろいましたか？リーグを始めると、1週目の組み合わせが決まります。1週間は、その時から7日間です。
league-few = リーグを始めるには、2人以上必要です。
league-started = リーグが始まりました！
league-ask-end = 今すぐリーグを終えますか？今週は今のまま数えます。終えていない人は、終えた相手に負けになります。
league-ask-end-early = 始まる前にリーグを終えますか？まだだれもプレイしていないので、勝者はいません。
league-ended = リーグは終わりました。
league-stranger = このリーグに参加していません。「**{ button-league-join }**」を押すと、次の週から遊べます。
league-not-drawn = 今週の対決はありません。参加していれば、次の週からです。
league-last-week = 今週が最後で、あなたの対決はありません。
league-free = 今週は相手がいません。不戦勝です！
league-correct = 結果を直す
league-correct-how = どう数えますか？
