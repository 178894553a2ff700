# 對決：兩個人拿同一副牌，各自對上同樣的機器人。

command-duel = 對決：你和朋友拿同一副牌，對上同樣的機器人，各自有空再打
command-duel-opponent = 要找誰對決

button-duel-play = 開打
button-duel-look = 再看一次

duel-challenge =
    { "" }**{ $name }** 找 { $opponent } 來一場{ game-name }對決。
    兩人拿同一副牌，對手也是同樣的機器人。想什麼時候打都行，{ $until } 截止。
duel-welcome =
    { "" }**你和 { $name } 都拿這副牌**，對手也是同樣的等級 9 機器人：{ $bots }。
    這裡不計時，慢慢來。想休息一下？按頻道裡的「**{ button-duel-play }**」就會回到這裡。{ $until } 截止。
duel-against = 與 { $name } 的對決
duel-stranger = 這是 **{ $first }** 和 **{ $second }** 的對決。用 `/{ command } duel` 可以開一場自己的。
duel-gone = 這場對決已經不在了。用 `/{ command } duel` 可以再開一場。
duel-closed = 這場對決已經截止。
duel-yourself = 不能找自己對決。還有誰想玩？
duel-bot = 不能找機器人對決。想和機器人玩，請用 `/{ command } solo`。
duel-not-here = 對方不在這個伺服器。這裡的人你都可以挑戰。
duel-not-in-channel = 對方看不到這個頻道。到對方看得到的地方再挑戰吧。
duel-banned = 對方目前不能在這個伺服器玩，所以沒辦法挑戰。

## The result

duel-waiting = **{ $name }** 還沒打完。等你們都打完，按「**{ button-duel-look }**」就能並排看兩邊的結果。{ $until } 截止。
duel-both-through = **{ $name }** 也打完你們的對決了。{ $first }，按「**{ button-duel-look }**」就能並排看兩邊的牌局。
duel-title = **{ $first }** 對 **{ $second }**
duel-unfinished = **{ $name }** 沒有打完。
duel-won = 🏆 **{ $name }** 贏了這場對決！
duel-tie = 🤝 平手！
duel-same = 同樣的牌，同樣的機器人：誰也沒拿到比較好的牌。
