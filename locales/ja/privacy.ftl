# What is stored, given out and deleted. All of it is said to one person alone. A button has 34 characters.
# In Japanese.

# In place of the name of somebody who wished to be forgotten.
former-player = 元プレイヤー

command-privacy = 保存しているあなたのデータ：読む、書き出す、消す

privacy-title = あなたのデータ
privacy-what = **保存しているもの**：DiscordのIDと、そこで見た名前。言語と設定。座った卓、そこでの手、ボットのどのメッセージがそれについてのものか。ゲーム、対決、リーグ、日替わりのお題の結果、それで得た実績。「今日の次の一手」への答え。新しい卓のお知らせがほしい場所。サーバーに参加を止められているかどうか。
privacy-why = **何のため**：再起動してもゲームを続け、振り返り、成績に数えるためです。あなたのメッセージは読めません。だれにも渡しません。
privacy-how-long = **いつまで**：成績は、あなたが消すまで。対決とリーグは時間がたてば消え、古いゲームのカードは、サーバーや運営者が期限を決めていれば消えます。
privacy-servers = サーバーから外されたら、そのサーバーのものは{ $days }日後に全部消えます。
privacy-puzzles-on = **次の一手**：あなたのゲームの局面が、今日の次の一手になることがあります。だれがどこで遊んだかは出ません。
privacy-puzzles-off = **次の一手**：これからは、あなたのゲームから今日の次の一手を作りません。
privacy-host = あなたのデータに責任を持つのは、このボットの運営者です。
privacy-link-policy = [プライバシーポリシー]({ $link })
privacy-link-terms = [利用規約]({ $link })
button-privacy-puzzles = 私のゲームも次の一手に使う
button-privacy-no-puzzles = 私のゲームは次の一手に使わない
button-privacy-export = 書き出す
button-privacy-delete = 消す
button-privacy-delete-now = はい、全部消します
button-privacy-keep = 残す

privacy-exported = 保存しているあなたのデータ全部です。全サーバー分、JSONファイルでどうぞ。
privacy-exported-short = 保存しているあなたのデータです。全サーバー分、JSONファイルでどうぞ。Discordには大きすぎたので、1手ごとのデータは入っていません。それは各ゲームの記録にあります。
privacy-export-too-big = データが大きすぎて、Discordのファイルに収まりません。このボットの運営者に聞いてください。
privacy-export-alt = 保存しているあなたのデータ全部

privacy-ask-title = あなたのデータを消しますか？
privacy-ask = 全サーバーからIDと名前が消え、結果も、設定も、すべてのランキングの順位もなくなります。元には戻せません。

    ほかの人の結果は残り、一緒に遊んだゲームや対決の記録も見られます。あなたのところは「{ former-player }」になります。Discordに投稿済みのメッセージ、ゲームから作られた次の一手（名前なし）、サーバーによる参加禁止も残ります。
privacy-ask-playing = ⚠️ まだ{ $n }つの卓に参加しています。抜けることになり、ほかの人が続けるならボットが引き継ぎます。
privacy-deleted = 消しました。あなたのことはもう覚えていません。また遊ぶときは、はじめましてから。
privacy-delete-later = 今は全部を消せませんでした。忘れずに、終わるまで続けます。
