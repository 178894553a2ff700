# Achievements: for fun. In the title of each there is a joke; below it stands what it takes. In Traditional Chinese (Taiwan).

achievements-title = 成就：{ $n } / { $all }
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# Small and grey: what there still is to be earned.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = -# 🔒 ……還有 { $n } 個祕密成就。
# At the end of a match, in a line; each entry is one of those below.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }：{ $titles }
achievement-title-clean = 全身而退
achievement-how-clean = 一整局沒吃過任何一列（7 回合以上）
achievement-title-seven-heads = 一口七個
achievement-how-seven-heads = 吃下 55，七個牛頭一次到手
achievement-title-three-rows = 惦惦吃三碗公
achievement-how-three-rows = 連續三個回合吃下滿了的列
achievement-title-last-to-first = 黑馬現身
achievement-how-last-to-first = 半場單獨墊底，最後獲勝（4 局以上、3 人以上）
achievement-title-whole-herd = 牧場大亨
achievement-how-whole-herd = 一局吃下 30 個以上的牛頭
achievement-title-same-row = 老樣子，謝謝
achievement-how-same-row = 一局裡吃同一列三次
achievement-title-bargains = 特價獵人
achievement-how-bargains = 一場比賽五次牌太小，每次都挑最便宜的列
achievement-title-exactly-enough = 剛剛好
achievement-how-exactly-enough = 比賽結束時剛好 66 個牛頭
achievement-title-three-wins = 帽子戲法
achievement-how-three-wins = 跟別人打，連贏三場比賽
achievement-title-by-one = 九牛一毛
achievement-how-by-one = 只贏 { $kind ->
    [sixtysix] 1 分
   *[nimmt] 1 個牛頭
}
achievement-title-beat-hard = 小蝦米扳倒大鯨魚
achievement-how-beat-hard = 贏過等級 9 的機器人
achievement-title-second-again = 千年老二
achievement-how-second-again = 跟別人打，連續五場比賽第二名（3 人以上）
achievement-title-wooden-spoon = 認證牛頭王
achievement-how-wooden-spoon = 跟別人打，連續三場比賽墊底（3 人以上）
achievement-title-schwarz = 一片漆黑
achievement-how-schwarz = 贏下一局，而且有人一墩都沒拿到
achievement-title-whitewash = 完封
achievement-how-whitewash = 以 7 分以上贏得比賽，其他人一分都沒有
achievement-title-double-wedding = 雙喜臨門
achievement-how-double-wedding = 一局結婚兩次
achievement-title-locked-up = 鎖匠
achievement-how-locked-up = 一場比賽封牌三次，三次都贏
achievement-title-from-the-brink = 絕地大反攻
achievement-how-from-the-brink = 落後六分還能獲勝
achievement-title-short-count = 就差一點點
achievement-how-short-count = 64 或 65 點就喊 66
