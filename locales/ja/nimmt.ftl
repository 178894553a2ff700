# What the bot says about 6 nimmt! in Japanese: the page, the hand, the variants, the coach.
# 牛13頭 counts bull heads (one by one, as cattle are counted); 牛の頭 is the thing itself.

## Small parts

bull-heads = 牛{ $n }頭

## Lobby

chip-sheets = 全シート
lobby-end-points-shedding = だれかの残り手札の合計が{ $points }枚を超えるまで。
lobby-end-points = だれかの牛が{ $points }頭を超えるまで。
lobby-end-sheets = 全員が全シートを1回ずつ。
button-on = 次へ
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = { $row }列目：{ $cards } · { $cost }
button-end-left = { $card }を{ $row }列目の{ $next }の前へ
button-end-right = { $card }を{ $row }列目の{ $next }の後ろへ
button-enough = ここでやめる
button-first = { $card }を先に

## Table message

board-heading = **ラウンド{ $game } · ターン{ $turn }**
board-heading-after = **ラウンド{ $game } · ターン{ $turn }終了**
board-heading-draft = **ラウンド{ $game } · ドラフト**
waiting-row = ⏳ **{ $card }**は小さすぎてどの列にも置けません。{ $names }さんが引き取る列を選んでいます { $until }
waiting-other = ⏳ 考え中：{ $names } { $until }
line-behind = **{ $card }** → { $row }列目、{ $next }の後ろ（{ $names }）
line-before = **{ $card }** → { $row }列目、{ $next }の前（{ $names }）
line-on-equal = **{ $card }** → { $row }列目、同じ数字の上（{ $names }）
line-full = 💥 **{ $card }**は{ $row }列目の{ $nth }：{ $names }さんが{ $cards }を引き取り — **{ $bulls }**
line-full-shared = 💥 **{ $card }**は{ $row }列目の{ $nth }：{ $names }が{ $cards }を仲よく引き取り — **{ $bulls }**
line-low = 💥 **{ $card }**は小さすぎてどの列にも置けません：{ $names }さんが{ $row }列目の{ $cards }を引き取り — **{ $bulls }**
line-low-shared = 💥 **{ $card }**は小さすぎてどの列にも置けません：{ $names }が{ $row }列目の{ $cards }を仲よく引き取り — **{ $bulls }**
line-drafted = { $names }さんが**{ $card }**を取りました
line-played = { $names }さんが**{ $card }**を出しました
line-stopped = { $names }さんは1枚でやめました
line-kept = { $names }さんは{ $cards }を手札に戻しました
line-kept-none = { $names }さんは何も手札に戻しませんでした
line-unplaced = これから置くカード：{ $cards }
line-unplaced-card = { $card }（{ $name }）
line-doubled = 1枚も取らなかった人がいるので、このラウンドは2倍です！
points-title = 牛の頭：このラウンド（通算）
game-over = **ラウンド{ $game }終了**：一番少なかったのは{ $names }（{ $points }）でした。
game-over-shedding = **ラウンド{ $game }終了**：手札が一番少なかったのは{ $names }（{ $points }）でした。
end-worst = 一番痛い引き取り
end-lucky = 手札運がよかったのは{ $name }：平均よりおよそ{ $n }得
end-unlucky = 手札運が悪かったのは{ $name }：平均よりおよそ{ $n }損
end-play-trap = 🎬 **このゲームの名場面**：{ $name }さんが{ $card }で{ $row }列目を満杯にし、{ $victim }さんがそこへまっすぐ突っ込みました。{ $bulls }。
end-play-clean = 🎬 **このゲームの快進撃**：{ $name }さんは{ $n }ターン続けて何も取りませんでした。
alt-end-worst = 一番痛い引き取り：{ $name }、{ $cards }、{ $bulls }。
game-title = ラウンド{ $game } · ターン{ $turn }
game-title-only = ターン{ $turn }
column-points = ラウンド
picture-goal-points = { $points }超えで終了
picture-goal-games = { $n }ラウンド
alt-row = { $row }列目：{ $cards }（{ $bulls }）。
alt-row-empty = { $row }列目：空。

## Private hand

hand-choose = **カードを1枚選んでください** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = ラウンド{ $game }、ターン{ $turn }
hand-when-only = ターン{ $turn }
hand-chosen = **{ $card }を出します**。まだ変えられます。
hand-row = **{ $card }は小さすぎてどの列にも置けません**。引き取る列を選んでください。代わりにこのカードが列の1枚目になります { $until }
hand-end = **{ $card }は2か所に同じくらい近いです**。どちらに置きますか？ { $until }
hand-first = **2枚のうち、どちらを先に置きますか？** { $until }
hand-draft = **手札にするカードを選んでください** { $until }
hand-one-or-two = **もう1枚出しますか？ここでやめますか？** { $until }
hand-keep = **どのカードを手札に戻しますか？** { $until }
hand-wait = 今は何もすることがありません。

## What the turn brought: in the private message

news-full = 💥 あなたの**{ $card }**が{ $row }列目の{ $nth }でした：**+{ $n }** { $unit }
news-low = 💥 あなたの**{ $card }**は小さすぎました。{ $row }列目を引き取り：**+{ $n }** { $unit }
news-nowhere = 💥 あなたの**{ $card }**はどこにも置けませんでした。{ $row }列目を引き取り：**+{ $n }** { $unit }
news-safe = 👍 あなたの**{ $card }**は{ $row }列目で無事です。
news-place = { $seats }人中{ $place }位、{ $total }です。
line-calm = 😌 全部きれいに収まりました。引き取りはありません。

## Rules and help

rules-text =
    カードは1から104まで。どのカードにも**牛の頭**が付いています。55は7頭、11・22・33…は5頭、10・20・30…は3頭、5・15・25…は2頭、残りは1頭。できれば取りたくないものです。

    { "" }**毎ターン**、全員がこっそり1枚選びます。一斉に公開したら、小さい順に並べていきます。
    • カードは、各列の最後のカードのうち、自分より小さくて一番近いものの後ろに置きます。
    • 列の{ $nth }を置いてしまったら、**その列を引き取ります**。あなたのカードが新しい列の1枚目になります。
    • どの列の最後のカードよりも小さかったら、**好きな列を1つ引き取ります**。あなたのカードがその列の1枚目になります。

    { $count }
rules-count = 手札がなくなったら牛の頭を数えます。{ $end }牛の頭が**一番少ない**人の勝ち！
rules-count-shedding = 牛の頭は数えません。引き取った列は手札に入ります。だれかが手札を出しきったら、残りの手札を数えます。{ $end }手札が**一番少ない**人の勝ち！
rules-example-usual = 絵は、いつものルールのゲームです。
rules-usual-sizes = 下にある枚数、列の数、ターンの数、人数は、いつものルールのものです。
rules-example = 絵を見てください。アヤの32は30の後ろへ。自分より小さい最後のカードのうち、一番近いのが30だからです。ケンの61は4列目の6枚目になりました。50 52 55 58 59の5枚、牛13頭を引き取って、61が新しい列の1枚目です。
rules-end-points = だれかの合計が{ $points }を超えるまで、また配って続けます。超えたらゲーム終了です。
rules-end-games = { $n }ラウンドでゲーム終了です。
rules-end-sheets = 全員が全シートを1回ずつ遊んだら、ゲーム終了です。
tutorial-title = チュートリアル
tutorial-me = あなた
tutorial-1 =
    { "" }**こんにちは、Pipです！🐣 3ターンで遊べるようになりますよ。**
    みんなこっそり1枚出します。それを小さい順に並べます。置く場所は、**自分より小さい最後のカードのうち、一番近いものの後ろ**です。

    さあどうぞ。**41**の後ろに置けるのはどのカード？
tutorial-2 =
    { "" }**新しい場です。要注意！1列目にはもう5枚あります**。**6枚目**を置いた人が、その5枚を全部引き取ります。牛の頭は失点で、少ない人が勝ちです。

    1列目に行かないカードを出しましょう。もちろん、怖いもの見たさもアリです。
tutorial-3 =
    { "" }**最後の場です。最後の1枚は、よりによって3**。どの列の最後のカードよりも小さいので、置き場所がありません。出してみましょう！
tutorial-right = 🎯 そのとおり！
tutorial-fine = 🤔 41の後ろではありません。
tutorial-safe = 😌 セーフ！
tutorial-ouch = 💥 あちゃー！
tutorial-you-lay = あなたの**{ $card }**は{ $row }列目、{ $last }の後ろへ。自分より小さい最後のカードのうち、これが一番近いからです。
tutorial-you-take = あなたの**{ $card }**は{ $row }列目の6枚目。{ $cards }を引き取ります：**{ $bulls }**。あなたのカードが新しい列の1枚目です。
tutorial-pip-lay = わたしの**{ $card }**は{ $row }列目、{ $last }の後ろへ。
tutorial-pip-take = でも、わたしの**{ $card }**は{ $row }列目の6枚目。{ $cards }を引き取ります：**{ $bulls }**。とほほ。
tutorial-low = **{ $card }**は小さすぎてどの列にも置けないので、好きな列を1つ引き取ります。一番痛くない列を選びましょう。
tutorial-end-cheapest = 🎯 { $row }列目は**{ $bulls }**。一番安い列です。あなたの{ $card }が新しい1枚目になりました。
tutorial-end = { $row }列目は**{ $bulls }**。1列目のほうが安かったですね。見るのは枚数ではなく、牛の数です。あなたの{ $card }が新しい1枚目になりました。
tutorial-over = { "" }**ルールはこれで全部です！** レベル1のボット3体を相手に、本番やってみますか？
help-nimmt =
    { "" }**はじめての人**は`/{ command } tutorial`をどうぞ。3ターンで終わります。**ひとりなら**`/{ command } solo`で、すぐにボット3体と遊べます。

    `/{ command } new`で卓を立てます。ほかの人は「**{ button-join }**」、ホストは「**{ button-start }**」。手札は**あなただけに**、DMか卓の下の「{ button-hand }」で見えるので、1枚選んでください。全員が選ぶまでは変えられます。

    `/{ command } table`は卓をチャンネルの一番下に · `hand`は手札 · `join`と`leave` · `kick`、`bots`、`stop`はホストかモデレーター用 · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**また明日も**：`/{ command } daily`は1日1回、全員に同じ手札を配り、`puzzle`は全員に同じ問題を出します。`duel`ではほかの人と同じ配り札で勝負できます。`league`は毎週対決するリーグ。`me`と`stats`は成績、`privacy`は保存しているデータ。`void`を使うと、サーバーの管理者がゲームを集計から外せます。

    { "" }**にぎやかなチャンネルなら**：`quiet:True`でメッセージは1つだけ、`thread:True`で専用スレッド。`/{ command } solo`はあなたにしか見えませんが、`public:True`なら全員に見えます。

    { "" }**持ち時間**：1手につき`live`は90秒、`relaxed`は1時間、`slow`は1日。3分の2が過ぎたら、1回だけ声をかけます。相手がボットだけなら、好きなだけ考えてどうぞ。

    { "" }**時間切れ**になったら、代わりに1枚出します。まだ余裕のある列に一番近いカード、なければ一番大きいカードです。列を引き取るときは一番安い列にします。2ターン続けて切れると*離席中*になり、「{ button-back }」かカードを押すまでレベル5のボットが代わります。

    { "" }**途中で抜けても**席は残り、ボットが引き継ぎます。2人以上いて、そのうち1人でも人間なら、ゲームは続きます。

    { "" }**ボット**（🤖）：始まる前に「{ button-bots }」を押すか、`/{ command } bots`をどうぞ。ボットはズルをしません。見えるのは自分の手札だけです。人間が2人以上最後まで遊べば、ランキングに数えます。

    { "" }**コーチ**：`/{ command } hint`は、それぞれの手の見込みと理由をあなただけに教えます。だれが何回聞いたかは結果に載ります。結果の下の「{ button-review }」では、一番損をした選択と、手札運がわかります。

## The coach: hints, and the review of a match

hint-title = この先の牛の頭の見込み — ラウンド{ $game }{ $turn ->
    [0] { "" }
   *[other] 、ターン{ $turn }
    }
hint-title-cards = 最後に残る枚数の見込み — ラウンド{ $game }{ $turn ->
    [0] { "" }
   *[other] 、ターン{ $turn }
    }
hint-text = 今からラウンドの終わりまで、全員がうまくプレイした場合の数字です。小さいほど良い手。ほかの人の手札はだれにもわからないので、わずかな差は気にしなくて大丈夫です。
choice-stop = 2枚目なし
choice-row = { $row }列目
choice-before = { $row }列目の{ $next }の前
choice-behind = { $row }列目の{ $next }の後ろ
choice-first = { $card }を先に
choice-keep = { $cards }を残す
choice-keep-none = 何も残さない
why-safe = ひとまず安全：{ $next }との間に入るカードがない
why-safe-before = ひとまず安全：{ $row }列目の{ $next }の前に入る
why-safe-at-once = 安全：これより先に置かれるカードはない
why-roomy = ひとまず安全：{ $row }列目は、その前にまだ{ $room }枚入る
why-risky = 先に{ $out ->
    [1] { $cards }を出されると{ $row }列目の{ $nth }（まだ出ていない）
   *[other] { $cards }のどれかを出されると{ $row }列目の{ $nth }（うち{ $out }枚がまだ出ていない）
}
why-risky-several = 先に{ $needed }人が{ $cards }を出すと{ $row }列目の{ $nth }（うち{ $out }枚がまだ出ていない）
why-takes = { $row }列目の{ $nth }：{ $cost }
why-takes-unless = { $row }列目の{ $nth }：{ $cost }（先に{ $cards }が出なければ）
why-equal = { $row }列目の同じ数字に重なり、引き取りなし
why-either = { $row }列目と{ $other }列目に同じくらい近い：置く場所を選べる
why-low = 小さすぎてどの列にも置けない：一番安い{ $row }列目で{ $cost }
why-nowhere = どの列の前にも後ろにも置けない：一番安い{ $row }列目で{ $cost }
why-range = { $from }〜{ $to }
why-row = 引き取ると{ $cost }
why-cards = { $n }枚
why-hand = 手札に残るのは{ $n }枚
why-end-before = そのあと{ $row }列目に入るのは{ $left }枚
why-end-behind = そのあと{ $row }列目に入るのは{ $left }枚
why-draft = これより小さいのが{ $lower }枚、大きいのが{ $higher }枚見えている
review-choice = **{ $when }**（{ $situation }）：選んだのは**{ $chosen }**。**{ $better }**なら、およそ**{ $loss }** { $unit } 減らせました（ラウンド終了までに{ $cost }のところが{ $less }）。
review-held = 手札は{ $cards }
review-to-place = 置くのは{ $cards }
review-taken = 引き取ったのは{ $cards }
luck-title = **手札運**（平均的な手札と比べて）：
luck-none = 自分たちで選んだ手札なので、運は関係ありません。
luck-lucky = 🍀 { $name }：平均より{ $points }得
luck-unlucky = 🌧️ { $name }：平均より{ $points }損
luck-even = { $name }：ほぼ平均
style-title = **対戦相手：**
style-cautious = { $name }：列の端に近い、安全な手を好む
style-hoarder = { $name }：大きいカードを手放さない
style-gambler = { $name }：もうすぐいっぱいの列が好き

## Variants: the draft, two cards, menus

alt-pool = 選べるカード：{ $cards }。
draft-line = { $name }：{ $cards }
draft-nothing = { $name }：–
cards-title = 手札の枚数：現在（ゲームの得点）
line-nowhere = 💥 **{ $card }**はどの列の前にも後ろにも置けません：{ $names }さんが{ $row }列目の{ $cards }を引き取り — **{ $bulls }**
tournament-sheet = { $name }さんのシート
tournament-score = { $name } **{ $points }**
hand-nowhere = **{ $card }はどの列の前にも後ろにも置けません**。引き取る列を選んでください。代わりにこのカードが列の1枚目になります { $until }
waiting-nowhere = ⏳ **{ $card }**はどの列の前にも後ろにも置けません。{ $names }さんが引き取る列を選んでいます { $until }
hand-choose-two = **カードを2枚**、1枚ずつ選んでください · { $when } { $until }
hand-second = **{ $card }と、あと1枚は？** やめるなら{ $card }をもう一度押してください { $until }
menu-cards = { $first }から{ $last }まで
menu-keep = { $n }枚まで手札に戻せます
button-keep-none = なし：全部取り札へ

## What is played

variant-classic = 基本
variant-tactics = タクティクス
variant-logic = ロジック
variant-tournament = トーナメント
variant-pro = プロ
variant-open = オープン
variant-refined = テクニカル
variant-hand = ハンド
variant-double = ダブル
variant-classic-line = 全員がこっそり1枚。列の{ $nth }を置いた人がその列を引き取る
variant-tactics-line = 人数にぴったりの枚数だけ使うので、何があるか全部わかる
variant-logic-line = カードを全部見せて、手札を1枚ずつ選ぶ
variant-tournament-line = ロジックのあと、全員が全部の手札を1回ずつ使う（2〜5人）
variant-pro-line = 列の後ろにも前にも置ける。差が一番小さいところへ
variant-open-line = 1人ずつ順番に、表向きで出す
variant-refined-line = こっそり2枚ずつ出し、置く順番は自分で決める
variant-hand-line = 表向きで1枚か2枚。取ったカードは手札に戻せるが、そこでは2倍
variant-double-line = カード2組、20人まで。同じ数字は重ねて置く
rules-summary = **{ $variant }**：{ $line }。牛の頭が一番少ない人の勝ち！
rules-summary-shedding = **{ $variant }**：{ $line }。引き取った列は手札に入ります。だれかが手札を出しきったら終わり。残りが一番少ない人の勝ち！
extra-rows = { $n }列
extra-takes = { $nth }で引き取り
extra-hand = 手札{ $n }枚
extra-deal-all = 同じ枚数ずつ全部配る
extra-virgin = *無失点*（何も取らない人がいれば得点2倍）
extra-rows-stay = 列の持ち越し

## Setting up

setup-rows = 列の数
setup-hand = 手札の枚数
setup-virgin = 無失点
setup-virgin-line = ラウンド中1枚も取らない人がいれば、得点が2倍
setup-rows-stay = 列の持ち越し
setup-rows-stay-line = 場の列を次のラウンドに持ち越す
setup-shedding = 出しきり
setup-shedding-line = 引き取った列は手札に入る。早く出しきろう
setup-deal-all = 全部配る
setup-deal-all-line = 全員に同じ枚数ずつ、配れるだけ配る
setup-rows-option = { $rows }列、{ $nth }で引き取り
setup-end-points = だれかの牛が{ $n }頭を超えるまで
setup-end-points-shedding = だれかの残り手札の合計が{ $n }枚を超えるまで
setup-hand-own = このバリアントの標準
setup-hand-option = { $n }枚

## Why rules contradict each other

contradiction-rows = 列は3、4、5のどれかです
contradiction-takes = 引き取るのは5、6、7枚目のどれかです
contradiction-empty-hand = 手札は1枚以上必要です
contradiction-cards = { $seats }人に{ $hand }枚ずつと{ $rows }列では{ $needed }枚必要ですが、カードは{ $cards }枚しかありません
contradiction-hand-limit = 手札は{ $limit }枚まで、{ $hand }枚は多すぎます
contradiction-odd-hand = 2枚ずつ出すので、手札{ $hand }枚では1枚余ります
contradiction-deal-all = 全部配るには全カードが必要ですが、この山は手札に合わせた枚数です
contradiction-draft-rows-stay = ドラフトでは残ったカードが列になるので、列は持ち越せません
contradiction-rows-stay = 持ち越す列に{ $kept }枚入りうるので残りは{ $left }枚、手札には{ $needed }枚必要です
contradiction-shedding-hand = 「出しきり」と「ハンド」では、引き取った列の行き先が食い違います
contradiction-shedding-equal = 同じ数字があると列を2人で分けることになり、「出しきり」ではできません
contradiction-no-points = カードがこれほど少ないと列を引き取ることがほとんどなく、点数では終わりません。ラウンド数を選んでください
contradiction-no-games = 1ラウンド以上必要です
contradiction-sheets = { $seats }人のトーナメントは{ $seats }ラウンドで、ほかの終わり方はできません

## More of the commands

command-new-rows = 列の数（通常4）
command-new-takes = 何枚目で列を引き取るか：5、6、7（通常6）
command-new-hand = 手札の枚数（通常10、テクニカルとハンドは14）
command-new-virgin = 無失点：ラウンド中1枚も取らない人がいれば、得点が2倍
command-new-shedding = 引き取った列は手札に入り、だれかが出しきったらラウンド終了

## The command `hornochse replay`, in the terminal

replay-legend = [14]はこのターンに置いたカード。列の右は牛の数です。
replay-pool = まだ取れるカード：{ $cards }
replay-played = 出した
replay-took = 引き取り

## The rules of each variant: what differs from the classic game

rules-tactics =
    { "" }**ぴったりの枚数で**：3人なら1から34、4人なら1から44。10枚ずつ配って、残る4枚が列になります。

    だから、見えていないカードは必ずだれかの手札にあります。数えていけば、終盤にはだれが何を持っているかわかります。
rules-tactics-example = 2人なら1から24を使います。アヤの9とケンの16が置かれました。数えていれば、あと何が残っているかわかります。
rules-logic =
    { "" }**配り運なし**：1から「10×人数＋4」までのカードを全部表にします。順番に1枚ずつ、手札が10枚になるまで取っていきます。残った4枚が、小さい順に列の1枚目になります。

    選ぶのは自分宛てのメッセージのメニューから。だれが何を取ったかは卓に出ます。最初に取る人はラウンドごとに変わります。
rules-logic-example = 3、12、19、22はだれも取らなかったので、列の1枚目になりました。手札は全員にばれています。問題は、いつ何を出すか。
rules-tournament =
    { "" }**全員が全部の手札で**：1ラウンド目はロジックで、10枚の手札をそれぞれシートに書きます。ラウンドが終わるたびにシートを隣に渡し、同じ4枚の列で次を遊びます。全員が全シートを遊んだら終わりです。

    2〜5人用、ラウンド数は人数と同じです。最後に、シートごとに全員の成績が出ます。合計が一番小さい人の勝ち。
rules-tournament-example = 自分で選んだシートから、アヤは8、ケンは14を出しました。次のラウンドでは、同じ4枚の列のまま、シートを交換します。
rules-pro =
    { "" }**列は両側に伸びます**：最後のカードより大きければその*後ろ*に、最初のカードより小さければその*前*に置けます。全部の列の両端のうち、差が一番小さいところに置きます。

    • 2か所が同じ差なら、好きなほうへ。
    • どちらの端でも、列の{ $nth }を置いたらその列を引き取ります。あなたのカードが新しい列の1枚目になります。
    • どの列のどちらの端にも置けなければ、好きな列を1つ引き取ります。

    絵の中のピンは、列が始まった場所です。
rules-pro-example = アヤの5は2列目の7の前へ。差の2がどこよりも小さかったからです。ケンの62は同じ列の60の後ろへ。ここも差は2で、3列目の66とは4離れています。
rules-open =
    { "" }**表向きで出します**：スタートの人から順番に、前の人のカードを見てから出せます。全員が出したら、いつもどおり小さい順に置きます。

    次のターンは、次の人から。1のカードは使わないので、9人まで遊べます。出したカードは引っ込められません。
rules-open-example = アヤが32を出しました。それを見たケンは33。すぐ後ろに付けるつもりです。
rules-refined =
    { "" }**一度に2枚**：手札は14枚で、毎ターンこっそり2枚選びます。まだ置かれていない一番小さいカードの持ち主が、自分の2枚を好きな順番で置きます。続いて、残りの中で一番小さいカードの持ち主、と繰り返します。1ラウンドは7ターンです。

    2〜7人用。自分宛てのメッセージで、1枚ずつ順に押してください。
rules-refined-example = 一番小さい13を持っていたアヤは、先に38を37の後ろに置きました。それから13を12の後ろへ。ケンの2枚はそのあとです。
rules-hand =
    { "" }**取ったカードが手札に戻せます**：手札は14枚。順番に1枚か2枚を表向きで出し、1枚ごとにすぐ置きます。列を引き取ったら、どれを手札に戻し、どれを取り札にするか、自分で決めます。手札は16枚までです。

    だれかの手札がなくなるか、取り札が20枚を超えたら、そのターンで終わりです。牛の頭は、取り札なら1倍、手札に残っていれば**2倍**になります。
rules-hand-example = ケンの61が4列目の50 52 55 58 59を引き取りました。ケンは50だけ手札に戻し、あとでもう一度使うつもりです。残りは取り札へ。
rules-double =
    { "" }**カード2組、20人まで**：どのカードも2枚ずつあります。

    • 同じターンに出た同じ数字は、ひと山にまとめて置きます。山は列の中では1枚と数えますが、牛の頭は1枚ずつ全部数えます。
    • 列の**最後**のカードと同じ数字なら、その上に重ねます。列が満杯でも重ねるだけで、引き取りはありません。
    • 2人の同じ数字が列を引き取ることになったら、牛の頭を半分ずつ。端数は切り上げです。小さすぎて置けないときは、スタートの人から数えて先の人が列を選びます。
rules-double-example = アヤもケンも32でした。2枚は30の後ろに重ねて置かれ、列の中では1枚と数えます。
