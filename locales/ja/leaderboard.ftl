# The leaderboard, seasons, and matches declared void. In Japanese.

## The leaderboard

leaders-title = ランキング
leaders-heading = ランキング · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window }（{ $since }から）
leaders-order-rating = レーティング順
leaders-order-wins = 勝ち数順
leaders-order-share = 勝率順
leaders-order-score = 1ラウンド平均の{ $kind ->
    [sixtysix] ゲーム点
   *[nimmt] 牛の頭
}順
leaders-order-matches = ゲーム数順
leaders-window-month = 今月
leaders-window-quarter = 今四半期
leaders-window-recent = 直近30日
leaders-window-all = 全期間
leaders-played-all = 全バリアント
leaders-played-game = { game-name }：全バリアント
leaders-ladder-table = 人と対戦
leaders-ladder-solo = ボット相手のソロ
leaders-menu-order = 並び順
leaders-menu-window = 期間
leaders-menu-played = バリアント
leaders-button-solo = ボット相手のソロ
leaders-button-table = 人と対戦
leaders-button-share = みんなに見せる
leaders-button-mine = 自分の順位
# Stands between the thousands and the hundreds.
leaders-thousands-sign = ,
leaders-percent = { $n }%
leaders-record = { $matches }ゲーム{ $wins }勝（{ $share }）
# The same in a picture, where there is room for about 30 letters.
leaders-note = { $matches }ゲーム{ $wins }勝（{ $share }）
leaders-average = 1ラウンドに{ $kind ->
    [sixtysix] ゲーム点{ $n }
   *[nimmt] 牛{ $n }頭
}
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = { $place }位：{ $name }、{ $record }
leaders-mine = **あなたは{ $place }位** · { $record }
leaders-mine-none = あなたはこのランキングに載っていません。
leaders-page = { $page }/{ $pages }ページ
leaders-empty = 終わったゲームはまだありません。最初の1ゲームは`/{ command } new`からどうぞ！
leaders-empty-chosen = この条件に合う終わったゲームはありません。
leaders-empty-rated = この条件でレーティングの付いた人はまだいません。{ $turns }{ $kind ->
    [sixtysix] トリック
   *[nimmt] ターン
}以上のゲームを最後まで遊ぶと付きます。
leaders-footer-rating = 運だけで上位に行けないよう、レーティングの幅の下のほうで並べます。「?」はゲーム数が少なくてまだ不確かなもの。{ $turns }{ $kind ->
    [sixtysix] トリック
   *[nimmt] ターン
}以上のゲームを、全バリアントまとめて数えます。{ $ladder ->
    [solo] {""}
   *[table] 途中で抜けた人や、ゲームの半分を超えて離席していた人は最下位です。
}
leaders-footer-wins = 勝ち数、勝率、1ラウンド平均の{ $kind ->
    [sixtysix] ゲーム点
   *[nimmt] 牛の頭
}の順に比べます。分け合った勝ちは全員の1勝です。
leaders-footer-few = { $few }ゲーム未満の人は後ろに並びます。分け合った勝ちは全員の1勝です。
leaders-footer-few-games = { $kind ->
    [sixtysix] ゲーム点
   *[nimmt] いつもの枚数の手札で、牛の数
}で数えるラウンドだけを比べます。{ $few }ラウンド未満の人は後ろに並びます。
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] 終わったゲームの数です。途中で抜けたものも数えます。
}分け合った勝ちは全員の1勝です。

## The end of a match

match-over-solo = ボット相手のゲームなので、ソロのランキングに数えます。
leaders-change-title = サーバーのランキング
leaders-change-title-solo = ソロのランキング
leaders-change-new = **{ $place }.** { $name } · 初登場！
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · 前は{ $before }位
leaders-change-unrated = 勝ち数順です。短いゲームだったので、レーティングは動きません。

## The commands

command-leaderboard = このサーバーで一番強いのはだれ？
command-leaderboard-variant = このバリアントのゲームだけ
command-void = ゲームを無効にする、または元に戻す（サーバー管理者）

## Matches declared void

void-title = ゲームを無効にする
void-intro = ゲームを選んでください。実行する前に確認します。無効にしたゲームは、なかったものとして、勝ち数にもレーティングにも残りません。
void-menu = ゲームを選ぶ…
void-option = 【無効】{ $names }
void-own-rules = 独自ルール
void-age-minutes = { $n }分前
void-age-hours = { $n }時間前
void-age-days = { $n }日前
void-seat = • { $name } · { $score }
void-ask = **このゲームを無効にしますか？** 勝ち数もレーティングも、このゲームがなかったことになります。あとで元に戻せます。
void-declared = **このゲームは無効です**。無効にしたのは{ $by }（{ $when }）。
void-restored = **元に戻しました**。このゲームをまた数えます。
void-button-declare = 無効にする
void-button-restore = 元に戻す
void-button-back = 一覧に戻る
void-button-newer = 新しいほう
void-button-older = 古いほう
void-only-manager = ゲームを無効にできるのは、サーバーの管理者だけです。
void-gone = そのゲームはもうここにありません。
