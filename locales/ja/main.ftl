# The texts that belong to no game, in Japanese. What is missing here is said in English.
# Discord's limits: a button 80 characters, a command description 100.
# One word for one thing: match = ゲーム, game and deal = ラウンド, turn = ターン, row = 列, table = 卓.
# A single name has さん behind it, a list of names stands behind a colon without. Numbers need no plurals.

# `$kind` is the game that is spoken about: it is always given.
game-name = { $kind ->
    [sixtysix] 66
   *[nimmt] ニムト
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
list-semicolon = { $front }／{ $next }
# A heading or a name, and what it stands before.
headed = { $heading }：{ $what }
names-more = { $names }ほか{ $n }人
games = { $n }ラウンド
someone = だれか
the-nth = { $n }枚目
pace-live = { $n }秒
pace-relaxed = 1時間
pace-slow = 24時間

## Lobby

lobby-picture = { game-name }
lobby-note-host = ホスト
lobby-note-bot = ボット・{ $level }
lobby-alt = { $n ->
    [0] 卓にはまだだれもいません
   *[other] 卓の参加者：{ $names }
}。{ $chips }。
chip-points = { $points }点まで
chip-live = { $n }秒
chip-relaxed = 1時間
chip-slow = 24時間
chip-no-hints = ヒントなし
chip-quiet = 静か
lobby-title = { icon } { game-name } — やる人いますか？
lobby-host = ホスト：**{ $host }**
lobby-end-games = 全{ $n }ラウンド。
lobby-pace = 1手{ $pace }。
lobby-no-hints = ヒントなし。
lobby-quiet = 1つのメッセージを書き換えながら進めるので、チャンネルは静かなままです。
lobby-seats = 参加者 { $n }/{ $most }
lobby-seat-host = { $name }（ホスト）
lobby-seat-bot = 🤖 { $name } · ボット・{ $level }
lobby-nobody = まだだれもいません。
lobby-invited = もう1ゲームどうですか？ { $names }
lobby-more = あと{ $missing }人必要です。だれかを誘うか、「**{ button-bots }**」をどうぞ。「**{ button-play-now }**」なら、ボット{ $bots }体を相手にすぐ始まります。
lobby-ready = **{ $host }**さんはもう始められます。もう少し待ってもかまいません。
lobby-full-ready = 満席です。**{ $host }**さん、いつでもどうぞ。
lobby-footer = 手札はDMで送ります。DMを受け取れない人は、始まったら「{ button-hand }」を押してください。
lobby-started = ゲーム開始！参加者：{ $names }。
lobby-closed = この卓は閉じました。
lobby-stopped = **{ $name }**さんが卓を閉じました。
lobby-expired = だれも始めなかったので、卓を閉じました。`/{ command } new`でまた立てられます。
button-join = 参加する
button-leave = 抜ける
button-start = スタート
button-play-now = ⚡ すぐ遊ぶ
button-rules = ルール
button-tell-me = 🔔 次の卓を知らせて
button-hand = 手札を見る
button-next = 次のラウンドへ
button-back = 戻りました
button-rematch = 再戦する
button-again = もう一度
button-review = 振り返り
button-record = ゲームの記録
button-share = 共有
button-stop = はい、中止します
button-table = 卓へ
button-hint = 💡 ヒント
button-hint-pictured = ヒント
button-newer = 戻る
button-older = もっと見る

## Table message

board-first-turn = 新しいラウンドです！手札は{ $n }枚ずつ。DMを見るか、「**{ button-hand }**」を押してください。
waiting-for = ⏳ 待っています：{ $names } { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names }：DMが届きません。手札は「**{ button-hand }**」で見られます。
paused-everybody-away = **一時停止**：みんな離席中です。「**{ button-back }**」で再開します。
paused-not-allowed = **一時停止**：ここに投稿する権限がありませんでした。直ったら「**{ button-back }**」を押してください。
between-next = 次のラウンドは{ $when }に始まります。
stopped-by = **{ $name }さんがゲームを中止しました**。成績には数えません。
stopped-too-few = **ゲーム終了**：人数が足りなくなりました。成績には数えません。
stopped-nobody-left = **ゲーム終了**：ボットだけになってしまいました。成績には数えません。
stopped-rested = **2週間だれも手を動かさなかった**ので、このゲームは閉じました。成績には数えません。
stopped-damaged = **このゲームは続けられません**：記録が読めなくなりました。すみません！成績には数えません。`/{ command } new`で新しく始められます。
line-played-for = ⏰ 時間切れ：{ $names }。代わりに出しておきました。
line-away = 💤 離席中：{ $names }。「**{ button-back }**」かカードを押すまで、代わりにプレイします。
line-left = 👋 抜けました：{ $names }。ここからは代わりにプレイします。
line-left-paused = 👋 抜けました：{ $names }
line-removed = 👋 卓から外されました：{ $names }。ここからは代わりにプレイします。
line-removed-paused = 👋 卓から外されました：{ $names }
line-back = 🙌 戻りました：{ $names }。おかえりなさい！
line-lost = ⚠️ このゲームのこれまでの更新を{ $n }件、投稿できませんでした。
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = 得点表
sheet-total = 合計
match-over = 🏆 { $names }さんの勝ち！結果は{ $score }でした。
match-over-shared = 🏆 勝ちを分け合ったのは{ $names }！結果はそれぞれ{ $score }でした。
match-over-uncounted = 最後まで残った人が2人に満たないので、ランキングには数えません。
match-over-void = このゲームは無効になったので、成績には数えません。
match-over-not-stayed = { $names }：途中で抜けたか、半分を超えるターンで離席していたので、最下位になります。
match-over-people-only = ボットはランキングに載りませんが、勝つにはボットにも勝たなければなりません。
match-ranking-title = 最終順位
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = ゲームの全記録
record-here = ゲームの全記録を、1枚ずつ収めたファイルです。パソコンでは`hornochse replay`で再生できます。
shared-result = { $result } 場所：{ $thread }
shared-result-alone = { $result } ボット相手のゲームです。
sharing = 結果をチャンネルに送っています。届かないときは、そこに書き込む権限がありません。
shared = できました！結果をチャンネルに載せました。
shared-already = この結果はもう共有されています。
share-elsewhere = 共有できるのは、このゲームを始めたサーバーのチャンネルだけです。
only-players-share = 共有できるのは、このゲームで遊んだ人だけです。
end-title = { $n ->
    [1] { $names }さんの勝ち！
   *[other] { $names }が勝ちを分け合いました！
}
end-games = { $n }ラウンド
alt-end-place = { $place }位：{ $name }、{ $score }。
column-total = 通算

## Private hand

time-up = · 時間切れは{ $when }
hand-waits-for = 待っています：{ $names }。
hand-cards = 手札：{ $cards }
hand-over-won = 🏆 あなたの勝ち！結果は{ $score }でした。
hand-over-shared = 🏆 勝ちを分け合いました（{ $names }）！結果はそれぞれ{ $score }でした。
hand-over-lost = 🏁 勝者は{ $names }。あなたは{ $seats }人中**{ $place }位**、結果は{ $score }でした。
hand-moved = 手札は別のメッセージに移りました。「**{ button-hand }**」でここに呼び戻せます。
hand-dm-closed = DMを送れなかったので、手札はこちらです：
hand-not-yet = ゲームはまだ始まっていません。始まったら手札を配ります。
hand-paused-not-allowed = ゲームは一時停止中です：{ $channel }に投稿する権限がありません。そこで`/{ command } table`を使うと、足りない権限がわかります。権限がそろえば、同じコマンドで再開できます。
hand-paused-gone = チャンネルがなくなったか、サーバーから外されたので、ゲームは終わりです。成績には数えません。
hand-away = 離席中だったので、代わりにプレイしていました。「**{ button-back }**」かカードを押すと、また自分で遊べます。
hand-left = このゲームから抜けています。**{ button-back }**で戻れます。
hand-where = { $server } · { $channel }
hand-only-yours = このゲームはあなたにしか見えません。画面から消えたら、私とのDMで`/{ command } hand`を使うと呼び戻せます。
hand-still-open = このゲームがまだ途中です。`/{ command } leave`で終わらせると、新しく始められます。
hand-still-open-too = このゲームがまだ途中です。私とのDMで`/{ command } leave`を使うと終わります。ここで使うと、このチャンネルの卓のことになります。
hand-stale = その手札はもう古いです。今の手札はこちら：
hand-late = 時間切れだったので、代わりに決めました。今の手札はこちらです：
hand-played-for = ⏰ 時間切れだったので、代わりに決めました。次も時間切れになると、戻るまでボットが続けます。

## Reminders

reminder = { $names }：出番ですよ！時間切れは{ $until }です。

## Answers to the person who asked

table-opened-thread = 卓ができました：{ $thread }
table-there-already =
    このチャンネルにはもう卓があります：{ $link }
    まだ始まっていなければ参加できます。`/{ command } table`でここに呼び出せます。
table-there-already-chat = このチャットにはもう卓があります。`/{ command } table`でここに呼び出せます。
table-here = はい、どうぞ！
not-shown = ここに投稿できなかったので、ほかの人には見えません。少ししてからもう一度コマンドを使ってください。
no-table = このチャンネルにゲームはありません。`/{ command } new`で卓を立てられます。
needs-server = それができるのは、このボットのいるサーバーだけです。[サーバーに追加して](<{ $link }>)、そこのチャンネルでもう一度どうぞ。一人なら、ここですぐ遊べます: `/{ command } solo`
needs-others = ここにゲームはありません。ほかの人と遊ぶなら、グループチャット（[インストールする](<{ $install }>)）か、サーバー（[サーバーに追加する](<{ $link }>)）でどうぞ。一人なら、ここですぐ遊べます: `/{ command } solo`
external-apps-hidden = ここでは卓があなたにしか見えません。このサーバーでは、各自が持ち込んだアプリは全員に向けて投稿できないためです。[このボットをサーバーに追加する](<{ $link }>)か、グループチャットで遊んでください。一人なら、ここですぐ遊べます: `/{ command } solo`
not-seated = この卓には参加していません。まだ始まっていなければ、「**{ button-join }**」を押してください。自分の卓は、卓のない場所で`/{ command } new`を使うと立てられます。
not-seated-running = このゲームはもう始まってしまいました。次はぜひ！
already-seated = もうこの卓にいますよ。
joined-again = おかえりなさい！ここからはまた自分で遊べます。
kicked-out = この卓から外されたので、もう参加できません。
lobby-full = この卓は満席です（{ $most }人まで）。
lobby-full-bots = この卓は満席です（{ $most }人まで）。ボットもいるので、ホストが「{ button-bots }」から1体帰せます。
joined-lobby = 参加しました！
left-lobby = 卓から抜けました。
left-match = 抜けました。代わりにプレイしておきます。**{ button-back }**で戻れます。
left-match-paused = 抜けました。ゲームは一時停止中です。**{ button-back }**で戻れます。
match-running = ゲームはもう始まっています。
match-ended = このゲームは終わりました。
only-host-start = 始められるのは、ホスト（**{ $host }**）かモデレーターだけです。
only-host-kick = 参加者を外せるのは、ホスト（**{ $host }**）かモデレーターだけです。
only-host-stop = 中止できるのは、ホスト（**{ $host }**）かモデレーターだけです。
only-host-here = ここでは、ホスト（**{ $host }**）だけができます。
only-host-stop-here = ここで中止できるのは、ホスト（**{ $host }**）だけです。1時間動きがなければ、だれでもできます。
only-players-rematch = 再戦を始められるのは、このゲームで遊んだ人だけです。`/{ command } new`なら、だれでも入れる卓を立てられます。
too-few-players = 人数が足りません。{ $least }人から遊べます。だれかを誘うか、「**{ button-bots }**」を押してください。
kick-not-here = { $name }さんはこの卓にいません。
kicked = { $name }さんを卓から外しました。
kick-self = 自分が抜けるなら`/{ command } leave`をどうぞ。
stop-ask = この卓を閉じて、全員で終わりにしますか？途中のゲームは成績に数えず、再開もできません。
stop-ask-alone = このゲーム（相手：{ $names }）を中止しますか？成績には数えず、再開もできません。
stopped = 卓を閉じました。
next-not-yet = このゲームはまだ終わっていません。
old-button = そのボタンはもう古いです。`/{ command } table`で今のものが出ます。
old-version = それは別のバージョンのものです。卓は`/{ command } table`、手札は`/{ command } hand`で見られます。
leave-ask = 本当に抜けますか？代わりにプレイしておきます。戻ることもできます。
leave-ask-rests = 本当に抜けますか？ゲームは一時停止になります。戻ることもできます。
leave-ask-ends = 本当に抜けますか？ゲームはここで終わり、成績には数えません。
too-often = 少々お待ちください！{ $seconds }秒後にもう一度どうぞ。
options-exclude = `{ $one }`か`{ $other }`のどちらか一方にしてください。両方は選べません。
cannot-save = うまく保存できません。少ししてからもう一度見て、変わっていなければもう一度どうぞ。
out-of-order = こちらで問題が起きました。少ししてからもう一度どうぞ。
table-came-to-nothing = 卓の準備中に中断されたので、まだ卓はありません。いつでも立て直してください。
missing-permissions = このチャンネルで必要な権限が足りません：{ $names }。サーバーの管理者に付けてもらってください。
permission-view = 「チャンネルを見る」
permission-connect = 「ボイスチャンネルに入る（Connect）」
permission-locked = 「スレッドの管理」（スレッドがロックされています）
permission-send = 「メッセージを送信」
permission-send-threads = 「スレッドでメッセージを送信」
permission-threads = 「公開スレッドの作成」
permission-embed = 「埋め込みリンク」
permission-attach = 「ファイルを添付」
no-thread-here = ここにはスレッドを作れません。テキストチャンネルで試すか、`thread`なしでどうぞ。
thread-name = { game-name } · { $host }さんの卓

## Refusals of a choice

refused-not-held = { $card }は持っていません。
refused-not-your-turn = まだあなたの番ではありません。
refused-not-now = 今はできません。

## Rules and help

rules-title = 1分でわかるルール
rules-alt-before = ターンの例。
rules-example-first = アヤ
rules-example-second = ケン
rules-example-third = ミナ

## Commands: names are fixed, descriptions are translated

command-nimmt = このチャンネルでニムト（6 nimmt!）を遊ぶ
command-new = 卓を立てる：ほかの人がボタンで参加したら、あなたがスタート
command-new-target = { $kind ->
    [sixtysix] 何点でゲームに勝つか（通常7）
   *[nimmt] 牛の頭がこの数を超えた人が出たらゲーム終了（通常66）
}
command-new-games = { $kind ->
    [sixtysix] 点数までではなく、このラウンド数だけ遊ぶ
   *[nimmt] 牛の頭の数までではなく、このラウンド数だけ遊ぶ
}
command-new-pace = 1手の持ち時間
command-new-pace-live = live（その場で）：{ $n }秒
command-new-pace-relaxed = relaxed（のんびり）：1時間
command-new-pace-slow = slow（ゆっくり）：24時間
command-new-seats = { $kind ->
    [sixtysix] 最大の人数（通常3）
   *[nimmt] 最大の人数（通常10）
}
command-new-hints = ヒントを使える？（通常は使える）
command-new-quiet = { $kind ->
    [sixtysix] ラウンドごとに投稿せず
   *[nimmt] 毎ターン投稿せず
    }、1つのメッセージにまとめる？（通常はサーバーの設定どおり）
command-new-thread = スレッドで遊んで、チャンネルを静かに保つ
command-solo = 今すぐボットと遊ぶ
command-solo-public = ゲームをチャンネルのみんなに見せる？（通常は自分だけ）
command-solo-level = ボットの強さ、1～9（通常はあなたと同じくらい）
command-table = 卓をチャンネルの一番下に表示し直す
command-hand = 手札を自分だけに表示する
command-hint = それぞれの手の見込みと理由を聞く（聞いた回数は結果に載ります）
command-join = このチャンネルの卓に入る、または戻る
command-leave = 抜ける（ほかの人が続けるなら、ボットが代わりにプレイ）
command-kick = 参加者を外す（ホストかモデレーター）
command-kick-player = 外す人
command-bots = ボットを呼ぶ、または帰す（ホストかモデレーター）
command-bots-level = ボットの強さ、1～9（通常は5）
command-bots-1 = 1：慎重な初心者なら勝てる
command-bots-5 = 5：何度か遊んだ人くらい
command-bots-9 = 9：これ以上はいません
command-bots-count = 何体か（通常は1、帰すときは全員）
command-bots-remove = 呼ばずに帰す
command-stop = このチャンネルの卓を閉じる、またはゲームを中止する（ホストかモデレーター）
command-rules = 1分でわかるルール、絵つき
command-tutorial = { $kind ->
    [sixtysix] Pipと5トリックで遊び方を覚える
   *[nimmt] Pipと3ターンで遊び方を覚える
}
command-help = 遊び方

## The coach: hints, and the review of a match

coach-thinks = 前の質問をまだ考えています。少々お待ちを！
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … ほか{ $n }通り、どれもこれより良くはなさそうです。
hint-footer = このゲームでは{ $n }回の選択でヒントを使いました。結果に載ります。
hint-nothing = 今は決めることがありません。
hint-off-match = このゲームはヒントなしです。
hint-off-server = このサーバーではヒントなしで遊びます。
hints-title = ヒントを使った回数
hints-entry = { $name } **{ $n }**
review-none = **痛いミスはありません**。あなたの選択を{ $n }回分見ましたが、損と言えるほどのものはありませんでした。
review-found = **一番損をした選択、{ $n }つ**（{ $all }回分を見ました）：
review-nothing = このゲームには、見直せる選択がありませんでした。
review-not-own = ほかに{ $n }回、代わりに選びました。これは数えていません。
review-progress = ゲームを振り返っています… { $percent }%
review-not-all = （全部で{ $all }回：多すぎて全部は見られませんでした。）
review-footer = そのとき見えていたことだけをもとに、そこから全員がうまくプレイするとして計算しています。
review-not-over = 振り返りは、ゲームが終わってからのお楽しみです。
review-not-yours = 振り返れるのは、このゲームで遊んだ人だけです。次はぜひ！
match-gone = そのゲームの記録はもうありません。終わったゲームは、しばらくすると消えます。結果は今も成績に数えています。

## Variants: the draft, two cards, menus

button-set-up = 設定
button-bots = 🤖 ボットを呼ぶ

## What is played

variant-double_pairs = ゾロ目ダブル
variant-double_pairs-line = 11、22…99が2枚ずつ。同じ数字は重ねて置く
rules-extras = 追加ルール：{ $extras }。

## Setting up

setup-title = 設定
setup-cannot = **この組み合わせでは遊べません**：
setup-cannot-seats = **{ $seats }人では、このルールで遊べません**：
setup-only-host = 設定を変えられるのは、ホスト（**{ $host }**）かモデレーターだけです。
setup-variant = バリアント
setup-extras = 追加ルール
setup-end = ゲームの終わり
setup-pace = 1手の持ち時間
setup-seats = 最大の人数
setup-more = その他
setup-back = 戻る
setup-hints-off = ヒントなしにする
setup-hints-on = ヒントありにする
setup-quiet-on = 1つのメッセージで進める
setup-quiet-off = { $kind ->
    [sixtysix] ラウンドごとに新しく投稿する
   *[nimmt] 毎ターン新しく投稿する
    }
setup-end-own = このバリアントの標準
setup-end-games = { $n }ラウンド
setup-seats-option = { $n }人まで
cannot-start = { $seats }人では、このルールで遊べません：{ $reasons }。「**{ button-set-up }**」で変えられます。
cannot-open = この組み合わせでは遊べません：{ $reasons }

## Bots

level = レベル{ $level }
solo-level-yours = ボットは**9段階のレベル{ $level }**、あなたのソロのレーティングに一番近い強さです。変えるには `/{ command } solo` の `level` を使ってください。
solo-level-first = まずは**9段階のレベル{ $level }**から。1、2回遊べば、`/{ command } solo` はあなたのレーティングに一番近いレベルになります。`level` で自分でも選べます。
bots-title = ボット
bots-levels = ボットの強さは9段階です。レベル1には慎重な初心者なら勝てます。レベル9より強いボットはいません。
bots-about = ボットはズルをしません。見えるのは自分の手札だけです。
bots-count = 人間が2人以上なら、ランキングに数えます。
bots-add = ボットを呼ぶ…
bots-remove = ボットを帰す…
bots-one = ＋ レベル{ $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }**（{ $level }）が席に着きました：{ $line }
bots-went = 帰りました：{ $names }。
bots-full = この卓は満席です。
bots-nobody = そのボットはこの卓にいません。
bots-only-host = ボットを呼んだり帰したりできるのは、ホスト（**{ $host }**）かモデレーターだけです。
bots-running = ゲームはもう始まっています。ボットの出し入れは次のゲームの前にどうぞ。席を外した人の分は、どのみち代わりにプレイします。
cast-pip = ひよこ。光るものは何でもつつく。
cast-clover = 子牛。大きい数が好き。大きいから。
cast-dumpling = 子ブタ。目の前に何があっても気にしない。
cast-waddle = 子ガモ。前の子のあとをついていく。
cast-tuft = 子羊。カードが配られる間、納屋の外を眺めている。
cast-burr = 子ヤギ。とりあえず跳んで、それから見る。
cast-berta = 牛。どのカードも2回は噛みしめる。
cast-gander = ガチョウ。{ $kind ->
    [sixtysix] すべての切り札の番人。
   *[nimmt] 一番短い列の番人。
}
cast-mortimer = ロバ。頑固だけれど、数は数えられる。
cast-henrietta = めんどり。{ $kind ->
    [sixtysix] 卵を1つのスートに盛らない。
   *[nimmt] 卵を1つの列に盛らない。
}
cast-truffle = ブタ。{ $kind ->
    [sixtysix] マリッジを遠くから嗅ぎつける。
   *[nimmt] 満杯の列を遠くから嗅ぎつける。
}
cast-rumble = 牧羊犬。どのカードがどこへ行きたいか、知っている。
cast-olga = フクロウ。どのカードも前に見たことがある。
cast-renata = キツネ。あなたの手札まで数えている。
cast-corvin = カラス。1時間前に出されたカードも覚えている。
cast-magnus = 雄牛。口は重く、腰はもっと重い。
cast-sibyl = ネコ。{ $kind ->
    [sixtysix] あなたが10をリードするのを待っている。
   *[nimmt] 5枚目の陰で、あなたの6枚目を待っている。
}
cast-ignatius = 雄ヤギ。寝ながら計算する。

## Why rules contradict each other

contradiction-too-few = 2人以上必要です
contradiction-too-many = { $most }人までしか遊べません
contradiction-other = この組み合わせは1つのゲームになりません

## More of the commands

command-new-variant = どのバリアントで遊ぶか（通常は「基本」）
command-variant-choice = { $name }：{ $line }
command-new-deal_all = 全員に同じ枚数ずつ、配れるだけ配る
command-new-rows_stay = 場の列を次のラウンドに持ち越す
command-rules-variant = どのバリアントを説明するか（通常は「基本」）

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-seat = 席{ $seat }
replay-deal = ラウンド{ $game } · 配札
replay-draft = ラウンド{ $game } · ドラフト
replay-open = { $title }（未完）
replay-awaited = { $name }（{ $decision }）
# What somebody is awaited for.
replay-awaits-draft = 取るカード
replay-awaits-play = 出すカード
replay-awaits-play_or_stop = もう1枚出すか、やめるか
replay-awaits-row = 引き取る列
replay-awaits-end = カードを置く場所
replay-awaits-first = 先に置くカード
replay-awaits-keep = 手札に残すカード
replay-awaits-trump = 切り札
replay-awaits-bid = 切り札かパスか
replay-awaits-lead = リードするカード
replay-awaits-follow = 続けて出すカード
replay-waiting = 記録はここまで。待っているのは：{ $names }。
replay-unfinished = 記録はここまで。ゲームの途中です。

## The rules of each variant: what differs from the classic game

rules-as-classic = そのほかは基本ルールと同じです（`/{ command } rules`）。
rules-double_pairs =
    { "" }**2枚あるカードが9種**：11、22、33、44、55、66、77、88、99。

    • 同じターンに出た同じ数字は、ひと山にまとめて置きます。山は列の中では1枚と数えますが、牛の頭は1枚ずつ全部数えます。
    • 列の**最後**のカードと同じ数字なら、その上に重ねます。列が満杯でも重ねるだけで、引き取りはありません。
    • 2人の同じ数字が列を引き取ることになったら、牛の頭を半分ずつ。端数は切り上げです。小さすぎて置けないときは、スタートの人から数えて先の人が列を選びます。
rules-double_pairs-example = 3列目は満杯でした。でもケンの44は最後のカードと同じなので、上に重ねるだけ。だれも引き取りません。
