# What the bot says about Sixty-Six, in Japanese. `{ $card }` and the like come as a sign and an index: ♣ Q.
# カード点 are card points, ゲーム点 game points, 上がり is going out, クローズ closing the stock, マリッジ a marriage.

## Small parts

# What is printed on ace, ten, king, queen, jack, nine and eight.
sixtysix-indices = A 10 K Q J 9 8
sixtysix-clubs = クラブ
sixtysix-spades = スペード
sixtysix-hearts = ハート
sixtysix-diamonds = ダイヤ
sixtysix-game-points = ゲーム点{ $n }
sixtysix-card-points = カード点{ $n }
sixtysix-you = あなた
sixtysix-seat = 席{ $n }

## Table message

sixtysix-heading = **ラウンド{ $game } · トリック{ $trick }**
sixtysix-heading-after = **ラウンド{ $game } · トリック{ $trick }終了**
sixtysix-heading-naming = **ラウンド{ $game } · 切り札決め**
sixtysix-waiting-trump = ⏳ { $names }さんが切り札を決めます { $until }
sixtysix-waiting-bid = ⏳ { $names }さんの番：切り札を決めるか、パス { $until }
sixtysix-points-title = カード点（通算）
sixtysix-tricks-title = トリック（通算）
sixtysix-picture-title = ラウンド{ $game } · トリック{ $trick }
sixtysix-picture-trump = 切り札は{ $suit }
sixtysix-picture-undecided = 引き分け！

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = 親決め：{ $cards }。一番強いカードの人が親です。
sixtysix-dealt = 親は{ $name }さん。表の1枚は、**{ $card }**。
sixtysix-dealt-hidden = 親は{ $name }さん。
sixtysix-named = { $name }さん、切り札を決定：**{ $suit }**。
sixtysix-passed = { $name }さんはパス。
sixtysix-exchanged = { $name }さん、{ $laid }を交換して、**{ $took }**を手札に。
sixtysix-closed = 🔒 { $name }さんが山札をクローズ。
sixtysix-calls = 📣 { $name }さん：**上がり！**
sixtysix-calls-match = 📣 { $name }さん：**ゲーム上がり！**
sixtysix-leads = { $name }さん、**{ $card }**をリード。
sixtysix-leads-marriage = { $name }さん、**{ $card }**をリード、マリッジで**{ $n }**。
sixtysix-leads-new-trump = { $name }さん、**{ $card }**をリード、マリッジで**{ $n }**。切り札は{ $suit }になりました。
sixtysix-plays = { $name }さん、**{ $card }**。
sixtysix-plays-and-takes = { $name }さん、**{ $card }**で取りました：{ $n }点。
sixtysix-plays-and-takes-last = { $name }さん、**{ $card }**で取りました：{ $n }点と、最後のトリックの{ $last }点。
sixtysix-takes = 取ったのは{ $name }さん：{ $n }点。
sixtysix-takes-last = 取ったのは{ $name }さん：{ $n }点と、最後のトリックの{ $last }点。
sixtysix-drew-turn-up = { $name }さんが表のカード、{ $card }を引きました。

sixtysix-over-out = **ラウンド{ $game }終了**：{ $winners ->
    [1] { $names }さんが66点に届き、ゲーム点**{ $n }**を獲得。
   *[other] { $names }が66点に届き、それぞれゲーム点**{ $n }**を獲得。
}
sixtysix-over-wrong = **ラウンド{ $game }終了**：{ $winners ->
    [1] { $caller }さんの上がりは早すぎました。{ $names }さんがゲーム点**{ $n }**を獲得。
   *[other] { $caller }さんの上がりは早すぎました。{ $names }がそれぞれゲーム点**{ $n }**を獲得。
}
sixtysix-over-played = **ラウンド{ $game }終了**：{ $winners ->
    [1] 手札を出しきって、{ $names }さんがゲーム点**{ $n }**を獲得。
   *[other] 手札を出しきって、{ $names }がそれぞれゲーム点**{ $n }**を獲得。
}
sixtysix-over-match = **ラウンド{ $game }終了**：{ $caller }さんがゲーム上がり。
sixtysix-over-undecided = **ラウンド{ $game }は引き分け**：{ $carry ->
    [0] 得点はなし。
   *[other] 得点はなし。次に勝った人がゲーム点を{ $carry }多くもらいます。
}
sixtysix-over-plain = **ラウンド{ $game }終了。**
sixtysix-over-plain-wrong = **ラウンド{ $game }終了**：{ $caller }さんの上がりは早すぎました。
sixtysix-over-against = **ラウンド{ $game }終了**：{ $caller }さんが66点に届いたので、{ $names }がそれぞれゲーム点**{ $n }**を獲得。
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = シュナイダー：{ $names }。
sixtysix-schwarz = トリックなし、シュヴァルツ：{ $names }！
sixtysix-closed-in-vain = クローズは実らず！
sixtysix-bid-in-vain = ひとりでの勝負は実らず！
sixtysix-word-schneider = 33点未満
sixtysix-word-schwarz = 無トリック
sixtysix-end-play = 🎬 **このゲームの名勝負**：{ $name }さん、ラウンド{ $game }でゲーム点{ $n }を獲得。

sixtysix-alt-trick = ここまでのトリック：{ $cards }。
sixtysix-is-trump = 切り札は{ $suit }。
sixtysix-no-trump = 切り札はまだありません。
sixtysix-never-trump = このラウンドに切り札はありません。
sixtysix-all-passed = 全員パス：切り札なし、クローズも上がりもなし。
sixtysix-alt-closed = 山札はクローズ。
sixtysix-alt-stock = 裏向き{ $n }枚、表向き{ $card }。
sixtysix-alt-stock-hidden = 裏向き{ $n }枚。
sixtysix-alt-seat = { $name }：カード点{ $points }、{ $tricks }トリック、{ $total }。
sixtysix-alt-seat-hidden = { $name }：{ $tricks }トリック、{ $total }。

## Private hand

sixtysix-lead = **あなたのリードです** { $until }
sixtysix-follow = **あなたの番です**：リードは{ $card } { $until }
sixtysix-name-trump = **切り札を決めてください** { $until }
sixtysix-name-or-pass = **切り札を決めてひとりで戦いますか？それともパス？** { $until }
sixtysix-really-close = **山札をクローズしますか？** もうだれも引けず、フォローが必須になります。勝てなければ、{ $vain }。 { $until }
sixtysix-really-out = **上がりますか？** 今{ $have }点で、このトリックで入るのは最大{ $most }点です。66点に届かなければ、{ $lost }。どのカードをリードしますか？ { $until }
sixtysix-really-out-enough = **今{ $have }点、もう足りています**。どのカードをリードしますか？ { $until }
sixtysix-really-out-blind = **上がりますか？** このトリックを終えて66点なければ、{ $lost }。どのカードをリードしますか？ { $until }
sixtysix-really-out-of-match = **ゲーム上がり**：リードするカードを選んでください。このトリックで目標に届かなければ、ゲームに負けます。 { $until }
sixtysix-lost = 相手にゲーム点{ $n }が入ります
sixtysix-lost-each = ほかの人にゲーム点{ $n }ずつ入ります
sixtysix-lost-all = このラウンド、あなたの得点はなしです
sixtysix-stock = 山札は{ $n }枚。
sixtysix-stock-closed = 山札はクローズ：{ $must }。
sixtysix-stock-drawn = 山札切れ：{ $must }。
sixtysix-must = フォローが必須、できなければ切り札です
sixtysix-must-head = フォローが必須、できなければ切り札、そして勝てるなら勝つ義務があります
sixtysix-must-suit = できるときはフォローが必須です
sixtysix-must-suit-head = できるときはフォローが必須、勝てるなら勝つ義務があります
sixtysix-your-points = あなたのカード点：**{ $n }**／66。
sixtysix-you-took = 👍 { $cards }を取りました：**{ $n }**点。
sixtysix-they-took = { $name }さんが{ $cards }を取りました：{ $n }点。
sixtysix-button-pass = パス
sixtysix-button-exchange = 交換：{ $low } → { $turned }
sixtysix-button-close = クローズ…
sixtysix-button-close-now = 山札をクローズする
sixtysix-button-stay-open = クローズしない
sixtysix-button-out = 上がり！
sixtysix-button-not-out = 上がらない
sixtysix-button-out-of-match = ゲーム上がり！
sixtysix-button-not-out-of-match = ゲーム上がりにしない
sixtysix-button-and-out = { $card }で上がり
sixtysix-button-with-marriage = マリッジあり
sixtysix-button-without-marriage = マリッジなし

## The tutorial

sixtysix-tutorial-1 =
    { "" }**こんにちは、Pipです！🐣 5トリックで遊べるようになりますよ。**
    カード点66で勝ちです。Aが11点、10が10点、Kが4点、Qが3点、Jが2点、9は0点で、強さもこの順番です。表の1枚が{ $ace }なので、切り札はハート。ほかのどのスートより強いんです。

    { $ten-led }をリードします。スペードをお持ちですが、山札から引ける間は**フォローしなくてもかまいません**。切り札の**{ $jack }**で、この10を取ってください。
sixtysix-tutorial-1-else = 🤔 それも出せますが、この10はお得で、取れるのは切り札だけです。{ $nine }はすぐ使うので、とっておきましょう。**{ $jack }**をどうぞ。
sixtysix-tutorial-2 = 🎯 **12点です！** おたがい1枚引いて、次はあなたのリード。その前にお買い得があります。1トリック取っていれば、一番弱い切り札を表のカードと**交換**できるんです。{ $nine }を出して、**{ $ace }**を手に入れましょう。
sixtysix-tutorial-2-else = 🤔 それはあとで！まずは9をAと取り替えましょう。山札がなくなったら、もうできません。
sixtysix-tutorial-3 = 💪 **{ $ace }**はあなたのもの。これに勝つカードはありません。次は{ $king }と{ $queen }です。同じスートのKとQは**マリッジ**。片方をリードしてもう片方を見せれば、すぐに20点、切り札なら40点です。**{ $queen }**をリードしてください。
sixtysix-tutorial-3-else = 🤔 まだですよ、20点が待っています。**{ $queen }**でマリッジをどうぞ。Kは残しておくのがおすすめです。
sixtysix-tutorial-4 = 💍 **20点と、トリックの3点で、35点！** 手札が強くなったので、山札を**クローズ**しましょう。もうだれも引けず、これからは2人とも**フォローが必須**、できなければ切り札です。こちらも好きなカードは捨てられません。**{ sixtysix-button-close }**を押してください。
sixtysix-tutorial-4-else = 🤔 待って、山札が開いている間は、何をリードしても切り札で取れてしまいます。先に**{ sixtysix-button-close }**をどうぞ。
sixtysix-tutorial-5 = 🔒 クローズは「勝ちます」という約束なので、もう一度確認します。A 2枚に切り札がもう1枚、大丈夫です！
sixtysix-tutorial-5-else = 🤔 こんなにいい手札なのに？**{ sixtysix-button-close-now }**を押しましょう。
sixtysix-tutorial-6 = 🔒 **クローズしました！** Aはとっておいて、こちらの10を待ちましょう。一番安いクラブの**{ $low }**をリードしてください。こちらはフォローしないといけません。
sixtysix-tutorial-6-else = 🤔 それではなく、一番安いクラブの**{ $low }**をリードしてください。こちらはフォローしないといけません。
sixtysix-tutorial-7 = 😬 クラブは{ $high }だけだったので、出すしかなくて13点。今度は{ $fat }をリードします。あなたも**フォローが必須**です。ダイヤは**{ $catcher }**だけですね。
sixtysix-tutorial-7-else = 🤔 クローズのあとは、切り札を持っていてもフォローが必須です。**{ $catcher }**をどうぞ。
sixtysix-tutorial-8 = 🎉 **21点！合わせて56点です。** あなたのリードで、{ $ace }なら必ず取れます。56と11で67点。すぐに勝つには、リードと一緒に**宣言**します。**{ sixtysix-button-out }**を押してください。
sixtysix-tutorial-8-else = 🤔 待たずに、まず宣言しましょう。先に**{ sixtysix-button-out }**をどうぞ。
sixtysix-tutorial-9 = 📣 さあ、上がりの1枚は**{ $ace }**です。
sixtysix-tutorial-9-else = 🤔 確実にいきましょう。**{ $ace }**に勝つカードはありません。
sixtysix-tutorial-over =
    { "" }🏆 **77対13で、あなたの勝ち！** こちらは33点未満なので、1ではなく**2**。1トリックもなければ3でした。通常は、こうしたゲーム点7でゲームの勝ちです。

    { "" }**ルールはこれで全部です！** レベル1のボットを相手に、本番やってみますか？

## The coach

sixtysix-hint-title = この先の見込み — ラウンド{ $game }、トリック{ $turn }
sixtysix-hint-text = それぞれの選択で、このラウンドに平均してどれだけ得するか（相手の得点を引いた数字です）。大きいほど良い手。伏せてあるカードはだれにもわからないので、わずかな差は気にしなくて大丈夫です。
sixtysix-hint-exact = もう伏せてあるカードはありません。全員が完璧にプレイしたとき、このラウンドにどれだけ得するか（相手の得点を引いた数字です）。
sixtysix-why-enough = 66点あります。「**{ sixtysix-button-out }**」を押してください。
sixtysix-why-needs = あと{ $n }点必要です。
sixtysix-why-threat = ご用心：相手はあと{ $n }点です。
sixtysix-why-sure = このトリックは確実：今のところ{ $n }点
sixtysix-why-leaves = このトリックは譲る：今のところ{ $n }点
sixtysix-why-breaks = { $suit }のマリッジが崩れる
sixtysix-why-taken-by = { $cards }に取られる
sixtysix-why-taken-by-or-trump = { $cards }か切り札に取られる
sixtysix-why-taken-by-trump = 切り札に取られる
sixtysix-why-wins = 勝つのは100回中{ $n }回
sixtysix-review-choice = **{ $when }**、手札{ $cards }：選んだのは、**{ $chosen }**。そのラウンドでの値打ちはおよそ{ $points }。**{ $better }**ならおよそ{ $more }でした。
sixtysix-review-exact = **{ $when }**、手札{ $cards }：選んだのは、**{ $chosen }**。そのラウンドでの値打ちは{ $points }。**{ $better }**なら{ $more }でした。伏せてあるカードはもうありませんでした。
sixtysix-choice-marriage = { $card }とマリッジ
sixtysix-choice-out-of-match = { $card }でゲーム上がり
sixtysix-choice-exchange = 交換
sixtysix-choice-close = クローズ
sixtysix-choice-trump = 切り札{ $suit }

## What is played

variant-sixtysix = 基本
variant-rising = 上昇マリッジ
variant-heart_ace = ハートのA
variant-bid = ビッド
variant-sixtysix-line = 表にした1枚が切り札を決め、カード点66で上がり
variant-rising-line = フォアハンドが切り札を決める。マリッジは20、40、60、80点で、そのスートが切り札に
variant-heart_ace-line = ♥ Aを持つ人が切り札を決める。マリッジはどれも20点
variant-bid-line = 3人用：切り札を決めた人が、ひとりで2人を相手にする
sixtysix-summary = **{ $variant }**：{ $line }。
sixtysix-for = { $most ->
    [2] 2人用。
   *[3] 2人か3人用。
}
sixtysix-to-points = ゲーム点{ $n }でゲームに勝ちます。
sixtysix-to-card-points = カード点を足していき、{ $n }点でゲーム終了です。
sixtysix-extra-no-nines = 9なし
sixtysix-extra-auto-out = 66点で自動上がり
sixtysix-extra-must-head = 勝てるなら勝つ義務
sixtysix-extra-card-points = カード点で記録
sixtysix-extra-from-memory = 点数は暗算

sixtysix-setup-no-nines = 9なし
sixtysix-setup-no-nines-line = 2人用：24枚ではなく20枚で、より激しく
sixtysix-setup-auto-out = 自動上がり
sixtysix-setup-auto-out-line = だれかが66点に届いたら、宣言なしでラウンド終了
sixtysix-setup-must-head = 勝てるなら勝つ義務
sixtysix-setup-must-head-line = フォローが必須になったら、勝てるカードがあれば必ず出す
sixtysix-setup-from-memory = 点数は暗算
sixtysix-setup-from-memory-line = カード点を表示せず、各自で数える
sixtysix-setup-scoring = 記録する点
sixtysix-setup-game-points = ゲーム点：1ラウンドに1、2、3点
sixtysix-setup-card-points = カード点をそのまま全部
sixtysix-setup-end-game-points = ゲーム点{ $n }まで
sixtysix-setup-end-card-points = カード点{ $n }まで

sixtysix-contradiction-bid = ビッドは3人でしか遊べません
sixtysix-contradiction-nines = 3人なら9が必要です
sixtysix-contradiction-points = 1ゲームは{ $n }点までです
sixtysix-contradiction-games = 1ゲームは{ $n }ラウンドまでです

command-sixtysix = このチャンネルで66（ゼクス・ウント・ゼヒツィヒ）を2〜3人で遊ぶ
command-new-nines = 9を入れる？（通常は入れる。抜くなら2人用）
command-new-auto_out = だれかが66点に届いたら、宣言なしでラウンドを終える
command-new-must_head = フォローが必須になったら、勝てるカードがあれば必ず出す
command-new-card_points = ゲーム点1、2、3の代わりに、カード点を全部記録する
command-new-from_memory = カード点を表示せず、各自で数える

## Rules and help

rules-sixtysix =
    { "" }**カード点66でラウンドの勝ち**。Aが11点、10が10点、Kが4点、Qが3点、Jが2点、9（3人のときは8も）は0点で、強さもこの順番です。10はKより強いのでご注意。表になった1枚のスートが切り札です。

    { "" }**トリック**では、まずリードの人が好きなカードを出します。山札から引ける間は、何を出して応じてもかまいません。一番強い切り札、なければリードされたスートの一番強いカードが勝ちます。勝った人から先に引き、次のリードをします。

    { "" }**山札がなくなるか、クローズされたら**、リードと同じスートを出さなければなりません（フォロー）。なければ切り札を出します。

    { "" }**自分がリードのとき**は、ほかにもできることがあります。
    • **マリッジ**：同じスートのKとQを持っていれば、どちらかをリードして20点、切り札なら40点。先に1トリック取っておく必要があります。
    • **交換**：1トリック取ったあと、山札が開いている間なら、一番弱い切り札を表のカードと取り替えられます。これはリードでないときもできます。
    • **上がり！**：リードと一緒に宣言します。そのトリックを終えて66点あれば勝ち。なければ相手それぞれにゲーム点2です。だれも宣言しなければ、最後に66点ある人の勝ち。何人もいれば、その中で最後のトリックを取った人の勝ちです。だれも勝たなければ、次の勝ちはゲーム点が1多くなります。

    { "" }**クローズ**は、自分のリードの前ならいつでも。もうだれも引けません。ただし勝てなければ、相手それぞれにゲーム点3です。

    だれもクローズしていなければ、最後のトリックは10点のおまけ付き。勝ちはゲーム点**1**、負けた側が33点未満（*シュナイダー*）なら**2**、1トリックもなし（*シュヴァルツ*）なら**3**。3人のときは、ほかの2人それぞれの分を合計します。通常はゲーム点7でゲームの勝ちです。
rules-sixtysix-example = 絵では、ハートが切り札です。アヤは1トリック取っているのでマリッジができます。♣ Qをリードして♣ Kを見せ、その場で20点。トリックをケンに取られても、この20点はアヤのものです。
rules-auto-out = **いつもと違って**、上がりの宣言はありません。だれかが66点に届いたトリックで終わり、その人の勝ちです。
rules-card-points = **いつもと違って**、それぞれ自分のカードの点を書き込みます。クローズや上がりの宣言、ひとりでの勝負に失敗した人は0点です。
rules-claim-match = リードのとき、「**ゲーム上がり**」も宣言できます。そのトリックで目標に届けばゲームの勝ち、届かなければゲームの負けです。
rules-auto-match = だれかが目標に届いたトリックで、そのラウンドでだれも66点に届いていなくても、ゲームは終わります。
rules-match-passed = 全員パスなら、9トリック全部を遊び終えるまでゲームは終わりません。
rules-rising =
    { "" }**マリッジがだんだん高くなります**。表にするカードはなく、フォアハンド（最初にリードする人）が手札を見て切り札を決めます。マリッジは、だれのものでも、ラウンドの1組目が20点、2組目が40点、続いて60点、80点。そのたびに、そのスートが切り札になります。交換はありません。
rules-rising-example = 1組目はケンのダイヤでした。今度はアヤがスペードのマリッジで40点。このリードから切り札はスペードです。
rules-heart_ace =
    { "" }**切り札を決めるのはハートのA**。表にするカードはありません。♥ Aを持つ人が、配られたとき、または引いたときに、好きなスートを切り札にします。それまで切り札はありません。マリッジはどれも20点、交換はありません。
rules-heart_ace-example = ケンはたった今♥ Aを引き、アヤの次のリードの前にスペードを切り札にしました。
rules-bid =
    { "" }**1人対2人**、3人用です。表にするカードはありません。フォアハンド（最初にリードする人）から順に、切り札を決めるか、パスします。決めた人はひとりで戦い、勝たなければなりません。相手の2人は点もトリックも合算します。クローズできるのは、切り札を決めた人だけです。

    • 勝てば、2人の負け方に応じたゲーム点を、それぞれからもらいます。
    • 勝てなければ、2人がそれぞれ、あなたの負け方に応じたゲーム点をもらいます。
    • 上がりが早すぎたとき、あなたなら2人がそれぞれゲーム点2、2人のどちらかならあなたがゲーム点4をもらいます。
    • 全員パスなら、切り札もクローズも上がりもなし。9トリック全部を遊び、ただひとり66点に届いた人が勝ちです。
rules-bid-example = アヤはパス、ケンがクラブを切り札に決めました。アヤのリードで、ミナと2人でケンに立ち向かいます。

help-sixtysix =
    { "" }**はじめての人**は`/{ command } tutorial`をどうぞ。5トリックで終わります。**ひとりなら**`/{ command } solo`で、すぐにボットと遊べます。ルールは`/{ command } rules`で1分。

    `/{ command } new`で2〜3人の卓を立てます。ほかの人は「**{ button-join }**」、ホストは「**{ button-start }**」。手札は**あなただけに**、DMか卓の下の「{ button-hand }」で見えるので、1枚選んでください。

    { "" }**手札**：出せないカードは灰色です。マリッジになるKやQには点数が出ます。「{ sixtysix-button-out }」と「{ sixtysix-button-close }」は、決まる前にもう一度確認します。リードでないときの最後の1枚は、代わりに出しておきます。

    `/{ command } table`は卓をチャンネルの一番下に · `hand`は手札 · `join`と`leave` · `kick`、`bots`、`stop`はホストかモデレーター用 · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**また明日も**：`/{ command } daily`は1日1回、全員に同じ手札を配り、`puzzle`は全員に同じ問題を出します。`duel`ではほかの人と同じ配り札で勝負できます。`league`は毎週対決するリーグ。`me`と`stats`は成績、`privacy`は保存しているデータ。`void`を使うと、サーバーの管理者がゲームを集計から外せます。

    { "" }**にぎやかなチャンネルなら**：`quiet:True`でメッセージは1つだけ、`thread:True`で専用スレッド。`/{ command } solo`はあなたにしか見えませんが、`public:True`なら全員に見えます。

    { "" }**持ち時間**：1手につき`live`は45秒、`relaxed`は1時間、`slow`は1日。3分の2が過ぎたら、1回だけ声をかけます。相手がボットだけなら、好きなだけ考えてどうぞ。

    { "" }**時間切れ**になったら、一番安いカードを出し、交換できるなら交換し、66点あれば「上がり」を宣言します。代わりにクローズすることはありません。2ターン続けて切れると*離席中*になり、「{ button-back }」かカードを押すまでレベル5のボットが代わります。

    { "" }**ボット**（🤖）：始まる前に「{ button-bots }」を押すか、`/{ command } bots`をどうぞ。ボットはズルをしません。見えるのは自分の手札だけです。人間が2人以上最後まで遊べば、ランキングに数えます。

    { "" }**コーチ**：`/{ command } hint`は、それぞれの選択の見込みをあなただけに教えます。だれが何回聞いたかは結果に載ります。結果の下の「{ button-review }」では、一番損をした選択がわかります。

## The command `hornochse replay`, in the terminal

sixtysix-replay-points = カード点
sixtysix-replay-tricks = トリック
