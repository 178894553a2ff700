# The settings: those of a server (Manage Server), those of a person (Mine), and the word that a table has
# opened. A switch has a button that fits beside its text; a menu's entry holds 100 characters.
# In Traditional Chinese (Taiwan).

# What this language calls itself.
language-name = 繁體中文

command-settings = 你的個人設定；管理員還可以改這個伺服器的設定
settings-only-manager = 這個只有伺服器管理員能改。你自己的設定用 `/{ command } settings`。
settings-outdated = 這個名單剛剛已經變了，所以我沒有更動。現在是這樣：
settings-banned-you = 你目前不能在這個伺服器玩。原因請問伺服器管理員。
settings-not-here = 這個頻道不行，請到這些頻道試試：{ $channels }

settings-title-server = 這個伺服器的設定
settings-note-server = 每次變更我都馬上儲存。語言和發牌方式從下一桌開始生效。
settings-title-tables = 新牌桌
settings-note-tables = 新牌桌都從這些設定開始，除非桌主另外指定。
settings-title-players = 玩家
settings-note-players = 玩家在這裡可以做什麼，誰可以玩。
settings-page-server = 伺服器
settings-page-tables = 新牌桌
settings-page-players = 玩家
settings-page-mine = 我的設定
settings-back = 這個伺服器的設定
settings-on = 開
settings-off = 關
settings-turn-on = 開啟
settings-turn-off = 關閉

settings-language = 語言
settings-language-discord = 跟 Discord 設定一樣
settings-language-own = 我在這個伺服器的頻道說**{ $language }**。
settings-language-usual = 我在頻道說**{ $language }**，跟這個伺服器的 Discord 設定一樣。
settings-channels = 頻道
settings-channels-every = 所有頻道
settings-channels-all = 每個頻道都可以開桌。
settings-channels-some = 只能在這些頻道和它們的討論串開桌：{ $channels }
settings-hands = 發牌方式
settings-hands-dm = 手牌用私訊給玩家，除非玩家自己另有設定。
settings-hands-private = 手牌在頻道裡給，只有玩家自己看得到，除非玩家自己另有設定。
settings-hands-dm-option = 私訊
settings-hands-private-option = 在頻道裡，只有自己看得到
settings-seasons = 賽季
settings-seasons-monthly = 排行榜每個月開新賽季。
settings-seasons-quarterly = 排行榜每三個月開新賽季。
settings-seasons-none = 排行榜不分賽季。
settings-seasons-monthly-option = 每個月
settings-seasons-quarterly-option = 每三個月
settings-seasons-none-option = 不分賽季
settings-keep = 賽後回顧
settings-keep-days = 打完的比賽可以回顧 { $n } 天，成績一直都在。
settings-keep-always = 打完的比賽永遠可以回顧。
settings-keep-option = { $n } 天
settings-keep-always-option = 永遠
settings-keep-goes = 更早的會在幾個小時裡刪除，無法復原。

settings-pace-live = 人都在線上：每手大約一分鐘。
settings-pace-relaxed = 每手有一小時。
settings-pace-slow = 每手有一天。
settings-pace-live-option = live（即時）：大約一分鐘
settings-pace-relaxed-option = relaxed（悠閒）：1 小時
settings-pace-slow-option = slow（慢慢來）：24 小時
settings-thread = 討論串
settings-thread-on = 新牌桌另開討論串。
settings-thread-off = 新牌桌就開在原本的頻道。
settings-quiet = 安靜牌桌
settings-quiet-on = 一場比賽全程更新同一則訊息，除非桌主另外指定。
settings-quiet-off = 比賽進行時會發新訊息，除非桌主另外指定。

settings-hints = 提示
settings-hints-on = 玩家在這裡可以看提示，除非那場比賽不給。
settings-hints-off = 這個伺服器不給提示。
settings-animations = 動畫
settings-animations-on = 有人吃下一列時，用動畫呈現。
settings-animations-off = 這裡的圖片不會動。
settings-reminders = 提醒
settings-reminders-on = 時間快到時，我會提醒玩家一次，不想被提醒的除外。
settings-reminders-off = 時間快到時，我不提醒任何人。
settings-achievements = 成就
settings-achievements-on = 玩家在這裡可以拿成就。
settings-achievements-off = 這裡沒有成就。
settings-banned = 禁止入座
settings-banned-pick = 無
settings-banned-nobody = 人人都可以開桌和入座。
settings-banned-some = 這些人在這裡不能開桌，也不能入座：{ $people }

settings-title-mine = 你的設定
settings-note-mine = 在每個伺服器都有效，寫著「這個伺服器」的除外。
mine-language-own = 我跟你說**{ $language }**。
mine-language-usual = 我跟你說**{ $language }**，跟你的 Discord 一樣。
mine-hands = 你的手牌
mine-hands-table = 照各個伺服器的設定給你手牌。
mine-hands-dm = 我把手牌私訊給你。
mine-hands-private = 我絕不私訊手牌給你：你在頻道裡看，別人看不到。按牌桌下方的「**{ button-hand }**」，或用 `/{ command } hand`。
mine-hands-table-option = 照各個伺服器的設定
mine-reminders-on = 你的時間快到時，我提醒你一次，除非伺服器關掉提醒。
mine-reminders-off = 你的時間快到時，我不提醒你。
mine-still = 減少動態效果
mine-still-on = 你單挑機器人時，或全桌都這樣設定時，圖片不會動。
mine-still-off = 圖片會動，除非伺服器關掉動畫。
mine-suits = 四色花色
mine-suits-on = 只有你看得到的圖片裡，每種花色各有一色：梅花綠、方塊藍。
mine-suits-off = 黑桃和梅花是黑色，紅心和方塊是紅色。
mine-alerts = 這裡的新牌桌
mine-alerts-on = 這個伺服器有人開桌時我私訊你，最多每小時一次。
mine-alerts-off = 這個伺服器有人開桌時，我不通知你。

lobby-footer-private = 手牌只有自己看得到：開始後按「{ button-hand }」。
board-first-turn-private = 新的一局！每人 { $n } 張牌。按「**{ button-hand }**」看你的牌。

alert-table = { icon } **{ $server }** 開了一桌**{ game-name }**：{ $link }
alert-table-somewhere = { icon } 有人開了一桌**{ game-name }**：{ $link }
alert-stop = 別再通知我
alert-stopped = 好，那裡的新牌桌我不再通知你了。
alert-unreached = 有新牌桌想通知你，但私訊送不到，所以我在所有伺服器都關掉了。還想收到的話，先開放那個伺服器的私訊，再到那裡用 `/{ command } settings` 打開。
