# Somebody's statistics: a picture, a few lines, and buttons. In Traditional Chinese (Taiwan).

## The commands

command-me = 你在這個伺服器的戰績、積分和成就
command-stats = 看某人在這個伺服器的戰績
command-stats-user = 看誰的

## The message

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **玩法**：{ $variants }
stats-variant = { $variant } { $n }（{ $wins } 勝）
stats-own-rules = 自訂規則
stats-favourite-row = **最愛吃的列**：第 { $row } 列，{ $n } 次
stats-rows-taken = **吃過的列**：列滿了吃 { $sixth } 次，牌太小吃 { $low } 次（其中 { $cheapest } 次挑到最便宜的）。最貴的一次是 { $worst } 個牛頭。
stats-seven-and-clean = **55**：{ $seven ->
    [0] 從沒吃過
   *[other] 吃過 { $seven } 次
} · **零牛頭的局**：{ $clean }
sixtysix-stats-calls = **喊 66**：喊對 { $right } 次，喊錯 { $wrong } 次
sixtysix-stats-closed = **封牌**：成功 { $right } 次，落空 { $wrong } 次
sixtysix-stats-marriages = **結婚**：{ $n }
stats-lately = -# 同桌紀錄只算最近 { $n } 場。
stats-met-most = **最常碰到**：{ $name }（{ $n } 場）
stats-beaten = **對誰戰績最好**：{ $name }（{ $ahead } : { $behind }）
stats-beaten-by = **對誰戰績最差**：{ $name }（{ $ahead } : { $behind }）
stats-other-table = **跟真人打**：{ $n } 場，{ $wins } 勝
stats-other-solo = **單挑機器人**：{ $n } 場，{ $wins } 勝
stats-outside = 你在伺服器以外打的場次。每個伺服器各算各的。
stats-button-show = 給大家看
stats-button-solo = 單挑機器人
stats-button-table = 跟真人打
stats-none-own = 你在這裡還沒有算成績的{ game-name }比賽。動手吧：`/{ command } new` 開一桌，`/{ command } solo` 跟機器人打。
stats-none-outside = 你在伺服器以外還沒有算成績的{ game-name }比賽，而每個伺服器各算各的。動手吧：`/{ command } solo` 跟機器人打。
stats-none-other = **{ $name }** 在這裡還沒有算成績的{ game-name }比賽。邀來打一場如何？用 `/{ command } new` 開一桌。

## The picture

# A number stands above each of these; there is room for about 16 letters.
stats-tile-matches = 場比賽
stats-tile-wins = 勝（{ $share }%）
stats-tile-average = { $kind ->
    [sixtysix] 每局得分
   *[nimmt] 每局牛頭
}
stats-tile-streak = 連勝中
stats-tile-longest = 最長連勝
stats-tile-best-worst = 最佳／最差一局
stats-tile-best = 最佳一局
stats-chart-rating = 積分
stats-chart-places = 名次
stats-chart-scores = { $kind ->
    [sixtysix] 每局得分
   *[nimmt] 每局牛頭
}
stats-chart-rows = 吃下的列
sixtysix-stats-games = 局
sixtysix-stats-lost = 沒贏
sixtysix-stats-won = 贏
