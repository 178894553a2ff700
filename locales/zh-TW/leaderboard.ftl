# The leaderboard, seasons, and matches declared void. In Traditional Chinese (Taiwan).

## The leaderboard

leaders-title = 排行榜
leaders-heading = 排行榜 · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window }（{ $since } 起）
leaders-order-rating = 依積分
leaders-order-wins = 依勝場
leaders-order-share = 依勝率
leaders-order-score = 依每局平均{ $kind ->
    [sixtysix] 得分
   *[nimmt] 牛頭
}
leaders-order-matches = 依比賽場數
leaders-window-month = 本月
leaders-window-quarter = 本季
leaders-window-recent = 最近 30 天
leaders-window-all = 全部
leaders-played-all = 所有玩法
leaders-played-game = { game-name }：所有玩法
leaders-ladder-table = 跟真人打
leaders-ladder-solo = 單挑機器人
leaders-menu-order = 排序
leaders-menu-window = 期間
leaders-menu-played = 玩法
leaders-button-solo = 單挑機器人
leaders-button-table = 跟真人打
leaders-button-share = 給大家看
leaders-button-mine = 我的名次
# Stands between the thousands and the hundreds.
leaders-thousands-sign = ,
leaders-percent = { $n }%
leaders-record = { $matches } 場 { $wins } 勝（{ $share }）
# The same in a picture, where there is room for about 30 letters.
leaders-note = { $matches } 場 { $wins } 勝（{ $share }）
leaders-average = 每局 { $n } { $kind ->
    [sixtysix] 分
   *[nimmt] 個牛頭
}
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = 第 { $place } 名：{ $name }，{ $record }
leaders-mine = **你是第 { $place } 名** · { $record }
leaders-mine-none = 你不在這份名單上。
leaders-page = 第 { $page } 頁，共 { $pages } 頁
leaders-empty = 這裡還沒有打完的比賽。用 `/{ command } new` 開第一場吧！
leaders-empty-chosen = 這裡沒有符合條件的比賽。
leaders-empty-rated = 符合條件的人都還沒有積分。要打完一場至少 { $turns } { $kind ->
    [sixtysix] 墩
   *[nimmt] 回合
}的比賽才有。
leaders-footer-rating = 依積分區間的下緣排名，光靠手氣爬不到頂。「?」表示場數太少，還不準。至少 { $turns } { $kind ->
    [sixtysix] 墩
   *[nimmt] 回合
}的比賽才計算，所有玩法合在一起。{ $ladder ->
    [solo] {""}
   *[table] 中途離開，或超過半場暫離的人，算最後一名。
}
leaders-footer-wins = 先比勝場，再比勝率，再比每局平均{ $kind ->
    [sixtysix] 得分
   *[nimmt] 牛頭
}。並列獲勝，人人都算一勝。
leaders-footer-few = 不到 { $few } 場的人排在最後。並列獲勝，人人都算一勝。
leaders-footer-few-games = 只算以{ $kind ->
    [sixtysix] 分數
   *[nimmt] 平常張數的手牌、用牛頭
}計分的局。不到 { $few } 局的人排在最後。
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] 已結束的比賽場數，中途離開的也算。
}並列獲勝，人人都算一勝。

## The end of a match

match-over-solo = 這場是跟機器人打的，計入單人排行榜。
leaders-change-title = 伺服器排行榜
leaders-change-title-solo = 單人排行榜
leaders-change-new = **{ $place }.** { $name } · 新上榜！
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · 原本第 { $before } 名
leaders-change-unrated = 依勝場排名：這場太短，積分不變。

## The commands

command-leaderboard = 這個伺服器誰最會打
command-leaderboard-variant = 只看這種玩法的比賽
command-void = 把一場比賽作廢，或恢復（伺服器管理員）

## Matches declared void

void-title = 把比賽作廢
void-intro = 選一場比賽，動手之前我會再問一次。作廢的比賽不留在勝場和積分裡，就像沒打過一樣。
void-menu = 選一場比賽…
void-option = 【作廢】{ $names }
void-own-rules = 自訂規則
void-age-minutes = { $n } 分鐘前
void-age-hours = { $n } 小時前
void-age-days = { $n } 天前
void-seat = • { $name } · { $score }
void-ask = **要把這場比賽作廢嗎？** 勝場和積分會變成沒打過這場的樣子。之後還可以恢復。
void-declared = **這場比賽已作廢**。{ $by } 於 { $when } 宣布。
void-restored = **恢復了**，這場比賽重新計算。
void-button-declare = 作廢
void-button-restore = 恢復
void-button-back = 回到清單
void-button-newer = 較新
void-button-older = 較舊
void-only-manager = 只有伺服器管理員可以把比賽作廢。
void-gone = 這裡已經沒有這場比賽了。
