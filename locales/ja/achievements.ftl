# Achievements: for fun. In the title of each there is a joke; below it stands what it takes. In Japanese.

achievements-title = 実績：{ $all }個中{ $n }個
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# Small and grey: what there still is to be earned.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = -# 🔒 …ほかに秘密の実績が{ $n }個。
# At the end of a match, in a line; each entry is one of those below.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }：{ $titles }
achievement-title-clean = 清廉潔白
achievement-how-clean = 1ラウンド、列を一度も引き取らない（7ターン以上）
achievement-title-seven-heads = ひとうち七頭
achievement-how-seven-heads = 55を牛7頭ごと引き取る
achievement-title-three-rows = 三度目も正直
achievement-how-three-rows = 3ターン続けて満杯の列を引き取る
achievement-title-last-to-first = 大器晩成
achievement-how-last-to-first = 折り返しで1人だけ最下位から逆転勝ち（4ラウンド以上、3人以上）
achievement-title-whole-herd = 牧場主
achievement-how-whole-herd = 1ラウンドで牛30頭以上を引き取る
achievement-title-same-row = いつもの、ください
achievement-how-same-row = 1ラウンドに同じ列を3回引き取る
achievement-title-bargains = 特売ハンター
achievement-how-bargains = 1ゲームに5回小さすぎて、毎回一番安い列を選ぶ
achievement-title-exactly-enough = ぴったり賞
achievement-how-exactly-enough = ちょうど牛66頭でゲームを終える
achievement-title-three-wins = ハットトリック
achievement-how-three-wins = ほかの人とのゲームで3回続けて勝つ
achievement-title-by-one = 紙一重
achievement-how-by-one = { $kind ->
    [sixtysix] 1点
   *[nimmt] 牛1頭
}差で勝つ
achievement-title-beat-hard = 下剋上
achievement-how-beat-hard = レベル9のボットに勝つ
achievement-title-second-again = 万年二位
achievement-how-second-again = ほかの人とのゲームで5回続けて2位（3人以上）
achievement-title-wooden-spoon = 公認Hornochse
achievement-how-wooden-spoon = ほかの人とのゲームで3回続けて最下位（3人以上）
achievement-title-schwarz = お先真っ暗
achievement-how-schwarz = だれかが1トリックも取れなかったラウンドに勝つ
achievement-title-whitewash = 完全試合
achievement-how-whitewash = 7点以上を取り、相手を全員0点に抑えてゲームに勝つ
achievement-title-double-wedding = めでたさ二倍
achievement-how-double-wedding = 1ラウンドに2回マリッジをする
achievement-title-locked-up = 鍵屋さん
achievement-how-locked-up = 1ゲームに3回クローズして、全部勝つ
achievement-title-from-the-brink = 起死回生
achievement-how-from-the-brink = 6点差を付けられてから勝つ
achievement-title-short-count = だいたい66
achievement-how-short-count = 64点か65点で「上がり」を宣言する
