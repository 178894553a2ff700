# 聯賽：參加的人每週有一場對決，還有積分表。

command-league = 這個伺服器的聯賽：每週一場對決，看誰排第一

button-league-join = 加入
button-league-leave = 退出
button-league-start = 聯賽開始
button-league-show = 更新
button-league-weeks = 每一週
button-league-end = 結束聯賽
button-league-end-now = 現在結束
button-league-back = 返回
button-league-wins = { $name } 贏
button-league-tie = 平手
button-league-neither = 都沒打
button-league-as-played = 照原本的結果

## The page

league-title = 聯賽 · { game-name }
league-weeks = { $n } 週
league-sign-up =
    每週有一個對手，能換人就換人。兩人拿同一副牌，對上同樣的機器人，各自有空再打。贏了得 1 分，平手得 ½ 分。沒在截止前打完，就輸給打完的對手。兩人都沒打完，就都沒有分。
    這場聯賽為期 { league-weeks }，由伺服器管理員開始，開始之後也還能加入。
league-nobody = 還沒有人加入。
league-signed-up = **已加入（{ $n } 人）**：{ $names }
league-now = **第 { $week } 週，共 { $weeks } 週** · { $until } 截止
league-pairs = ✓ 已打完。* 由伺服器管理員決定。
league-columns = 名次、名字、分數、已有結果的週數。同分時比對手的分數。
league-out = 不再加入組合的人：{ $names }
league-late = 現在加入，下週就能上場。
league-bye = 輪空得勝
league-over = **聯賽結束了。** 沒有人得分。
league-won = **聯賽結束了。** 🏆 第一名：{ $names }！
league-week = 第 { $n } 週

## What one person is told

league-none = 這裡沒有聯賽。伺服器管理員可以用 `/{ command } league` 辦一場。
league-begin =
    { "" }**新的聯賽**：想玩的人加入，由你開始，之後我每週抽對戰組合。我每週只在這個頻道發一則訊息：新的組合和積分表。
    要辦多久？
league-made = 聯賽開放了，在下面加入就好。之後按「**{ button-league-start }**」，我就抽第一週的組合。
league-open-already = 已經有一場聯賽了：用 `/{ command } league` 就能看到。
league-gone = 這場聯賽已經不在了。用 `/{ command } league` 看看有沒有新的。
league-full = 這場聯賽人滿了，抱歉。
league-only-manager = 只有伺服器管理員可以這麼做。
league-start = 大家都加入了嗎？你一開始，我就抽第一週的組合。一週是從那時起的七天。
league-few = 至少要兩個人才能開始聯賽。
league-started = 聯賽開始了！
league-ask-end = 現在就結束聯賽嗎？這一週照目前的狀況計算：還沒打完的人，輸給打完的對手。
league-ask-end-early = 聯賽還沒開始就要結束嗎？還沒有人打過，所以沒有人獲勝。
league-ended = 聯賽結束了。
league-stranger = 你沒有加入這場聯賽。按「**{ button-league-join }**」，下週就能上場。
league-not-drawn = 你這週沒有對決。已經加入的話，下週開始。
league-last-week = 這是最後一週，你沒有對決。
league-free = 這週沒有對手留給你，算你贏！
league-correct = 更正結果
league-correct-how = 要算成什麼？
