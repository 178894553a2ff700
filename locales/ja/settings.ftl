# The settings: those of a server (Manage Server), those of a person (Mine), and the word that a table has
# opened. A switch has a button that fits beside its text; a menu's entry holds 100 characters. In Japanese.

# What this language calls itself.
language-name = 日本語

command-settings = 自分の設定と、管理者ならこのサーバーの設定
settings-only-manager = 変えられるのは、サーバーの管理者だけです。自分の設定は`/{ command } settings`でどうぞ。
settings-outdated = このリストは、その間に変わりました。そのため、何も変えていません。今のリスト：
settings-banned-you = 今はこのサーバーではプレイできません。理由はサーバーの管理者に聞いてください。
settings-not-here = このチャンネルではできません。次のどれかで試してください：{ $channels }

settings-title-server = このサーバーの設定
settings-note-server = 変更はその場で保存します。言語と手札の見せ方は、次の卓から変わります。
settings-title-tables = 新しい卓
settings-note-tables = ホストが変えなければ、新しい卓はこの設定で始まります。
settings-title-players = 参加者
settings-note-players = ここで参加者ができることと、参加できる人。
settings-page-server = サーバー
settings-page-tables = 新しい卓
settings-page-players = 参加者
settings-page-mine = 自分の設定
settings-back = このサーバーの設定
settings-on = オン
settings-off = オフ
settings-turn-on = オンにする
settings-turn-off = オフにする

settings-language = 言語
settings-language-discord = Discordの設定どおり
settings-language-own = このサーバーのチャンネルでは**{ $language }**で話します。
settings-language-usual = チャンネルでは、このサーバーのDiscordの設定どおり**{ $language }**で話します。
settings-channels = チャンネル
settings-channels-every = すべてのチャンネル
settings-channels-all = 卓はどのチャンネルでも立てられます。
settings-channels-some = 卓を立てられるのは、次のチャンネルとそのスレッドだけです：{ $channels }
settings-hands = 手札の見せ方
settings-hands-dm = 本人の希望がなければ、手札はDMで送ります。
settings-hands-private = 本人の希望がなければ、手札はチャンネルで本人だけに見せます。
settings-hands-dm-option = DMで
settings-hands-private-option = チャンネルで、本人だけに
settings-seasons = シーズン
settings-seasons-monthly = ランキングは毎月新しいシーズンになります。
settings-seasons-quarterly = ランキングは3か月ごとに新しいシーズンになります。
settings-seasons-none = ランキングにシーズンはありません。
settings-seasons-monthly-option = 毎月
settings-seasons-quarterly-option = 3か月ごと
settings-seasons-none-option = シーズンなし
settings-keep = 振り返り
settings-keep-days = 終わったゲームは{ $n }日間振り返れます。結果はそのあとも残ります。
settings-keep-always = 終わったゲームはいつまでも振り返れます。
settings-keep-option = { $n }日間
settings-keep-always-option = いつまでも
settings-keep-goes = それより古いものは数時間のうちに消え、元に戻せません。

settings-pace-live = 全員その場にいます。1手1分くらいです。
settings-pace-relaxed = 1手に1時間あります。
settings-pace-slow = 1手に1日あります。
settings-pace-live-option = live（その場で）：1分くらい
settings-pace-relaxed-option = relaxed（のんびり）：1時間
settings-pace-slow-option = slow（ゆっくり）：24時間
settings-thread = スレッド
settings-thread-on = 新しい卓には専用スレッドを作ります。
settings-thread-off = 新しい卓は、立てたチャンネルで進みます。
settings-quiet = 静かな卓
settings-quiet-on = ホストの指定がなければ、1つのメッセージを書き換えながら進めます。
settings-quiet-off = ホストの指定がなければ、進むたびに新しく投稿します。

settings-hints = ヒント
settings-hints-on = ヒントなしのゲームでなければ、ここではヒントを使えます。
settings-hints-off = このサーバーではヒントなしで遊びます。
settings-animations = 動く絵
settings-animations-on = 列の引き取りを動く絵で見せます。
settings-animations-off = ここの絵は動きません。
settings-reminders = 声かけ
settings-reminders-on = 時間が残り少ない人に、1回だけ声をかけます（いらない人は除く）。
settings-reminders-off = 時間が残り少なくても、声はかけません。
settings-achievements = 実績
settings-achievements-on = ここでは実績を集められます。
settings-achievements-off = ここに実績はありません。
settings-banned = 卓に入れない人
settings-banned-pick = なし
settings-banned-nobody = だれでも卓を立てて、参加できます。
settings-banned-some = ここで卓を立てることも、入ることもできない人：{ $people }

settings-title-mine = あなたの設定
settings-note-mine = どのサーバーでも有効です。「このサーバー」とあるものだけは別です。
mine-language-own = あなたには**{ $language }**で話します。
mine-language-usual = あなたには、Discordの言語のとおり**{ $language }**で話します。
mine-hands = 手札
mine-hands-table = 手札は、各サーバーの設定どおりに届きます。
mine-hands-dm = 手札はDMで送ります。
mine-hands-private = 手札をDMで送ることはありません。チャンネルで、あなただけに見せます。卓の下の「**{ button-hand }**」か、`/{ command } hand`をどうぞ。
mine-hands-table-option = 各サーバーの設定どおり
mine-reminders-on = サーバーが止めていなければ、時間が残り少なくなったら1回だけ声をかけます。
mine-reminders-off = 時間が残り少なくても、声はかけません。
mine-still = 動きを減らす
mine-still-on = ひとりでボットと遊ぶときと、全員が望む卓では、絵は動きません。
mine-still-off = サーバーが止めていなければ、絵は動きます。
mine-suits = 四色マーク
mine-suits-on = 自分だけに見える絵では、マークごとに色が違います。クラブは緑、ダイヤは青です。
mine-suits-off = スペードとクラブは黒、ハートとダイヤは赤です。
mine-alerts = ここの新しい卓
mine-alerts-on = このサーバーに卓が立ったら、多くても1時間に1回、DMでお知らせします。
mine-alerts-off = このサーバーに卓が立っても、お知らせしません。

lobby-footer-private = 手札が見えるのは本人だけ。始まったら「{ button-hand }」を押してください。
board-first-turn-private = 新しいラウンドです！手札は{ $n }枚ずつ。「**{ button-hand }**」で見られます。

alert-table = { icon } **{ $server }**に**{ game-name }**の卓が立ちました：{ $link }
alert-table-somewhere = { icon } **{ game-name }**の卓が立ちました：{ $link }
alert-stop = お知らせを止める
alert-stopped = わかりました。そこの新しい卓は、もうお知らせしません。
alert-unreached = 新しい卓のお知らせをDMで送れなかったので、すべてのサーバーでオフにしました。まだ必要なサーバーでは、DMを受け取れるようにしてから、`/{ command } settings`でまたオンにしてください。
