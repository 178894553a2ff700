# Somebody's statistics: a picture, a few lines, and buttons. In Japanese.

## The commands

command-me = このサーバーでの自分の成績、レーティング、実績を見る
command-stats = だれかのこのサーバーでの成績を見る
command-stats-user = だれの

## The message

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **バリアント**：{ $variants }
stats-variant = { $variant } { $n }（{ $wins }勝）
stats-own-rules = 独自ルール
stats-favourite-row = **引き取りがちな列**：{ $row }列目、{ $n }回
stats-rows-taken = **引き取った列**：満杯で{ $sixth }回、小さすぎて{ $low }回（うち一番安い列を選んだのが{ $cheapest }回）。一番高くついたのは牛{ $worst }頭。
stats-seven-and-clean = **55のカード**：{ $seven ->
    [0] 引き取りなし
   *[other] 引き取り{ $seven }回
} · **無失点のラウンド**：{ $clean }
sixtysix-stats-calls = **上がり**：成功{ $right }、早すぎ{ $wrong }
sixtysix-stats-closed = **クローズ**：成功{ $right }、失敗{ $wrong }
sixtysix-stats-marriages = **マリッジ**：{ $n }
stats-lately = -# 相手の集計は最近の{ $n }ゲームまでです。
stats-met-most = **一番よく遊ぶ相手**：{ $name }（{ $n }ゲーム）
stats-beaten = **一番勝ち越している相手**：{ $name }（{ $ahead } : { $behind }）
stats-beaten-by = **一番負け越している相手**：{ $name }（{ $ahead } : { $behind }）
stats-other-table = **人と対戦**：{ $n }ゲーム、{ $wins }勝
stats-other-solo = **ボット相手のソロ**：{ $n }ゲーム、{ $wins }勝
stats-outside = サーバーの外で遊んだゲームの成績です。サーバーごとの成績は別になります。
stats-button-show = みんなに見せる
stats-button-solo = ボット相手のソロ
stats-button-table = 人と対戦
stats-none-own = このサーバーで成績に入る{ game-name }のゲームはまだありません。さっそく作りましょう。`/{ command } new`で卓を立てるか、`/{ command } solo`でボットと遊べます。
stats-none-outside = サーバーの外で成績に入る{ game-name }のゲームはまだありません。成績はサーバーごとに別々です。さっそく作りましょう。`/{ command } solo`でボットと遊べます。
stats-none-other = **{ $name }**さんには、このサーバーで成績に入る{ game-name }のゲームがまだありません。誘ってみては？`/{ command } new`で卓を立てられます。

## The picture

# A number stands above each of these; there is room for about 16 letters.
stats-tile-matches = ゲーム
stats-tile-wins = 勝（{ $share }%）
stats-tile-average = { $kind ->
    [sixtysix] 平均ゲーム点
   *[nimmt] 平均の牛の頭
}
stats-tile-streak = 連勝中
stats-tile-longest = 最多連勝
stats-tile-best-worst = 最良／最悪
stats-tile-best = 最良のラウンド
stats-chart-rating = レーティング
stats-chart-places = 順位
stats-chart-scores = { $kind ->
    [sixtysix] ラウンドごとのゲーム点
   *[nimmt] ラウンドごとの牛の頭
}
stats-chart-rows = 引き取った列
sixtysix-stats-games = ラウンド
sixtysix-stats-lost = 勝ちなし
sixtysix-stats-won = 勝ち
