# What is stored, given out and deleted. All of it is said to one person alone. A button has 34 characters.
# In Traditional Chinese (Taiwan).

# In place of the name of somebody who wished to be forgotten.
former-player = 前玩家

command-privacy = 我存了你哪些資料：查看、匯出、刪除

privacy-title = 你的資料
privacy-what = **我存了什麼**：你的 Discord ID 和我看到的名字、你的語言和設定、你坐過的牌桌、你在那裡出的每一手、哪些是我發的相關訊息、你的比賽、對決、聯賽和每日一局的成績與所得的成就、你對每日一題的作答、你想在哪裡收到新牌桌通知，以及有沒有伺服器不讓你玩。
privacy-why = **為什麼**：這樣重新啟動後比賽還能繼續，也才能回顧和計算成績。我讀不到你的訊息，也不會把資料給別人。
privacy-how-long = **存多久**：成績到你刪除為止；對決和聯賽會自己消失；舊比賽的牌，伺服器或架設我的人有設期限才會消失。
privacy-servers = 伺服器把我移除的話，{ $days } 天後刪掉那裡的一切。
privacy-puzzles-on = **每日一題**：你比賽中的局面可能成為每日一題。不會顯示是誰玩的，也不會顯示在哪裡。
privacy-puzzles-off = **每日一題**：從現在起，不會再用你的比賽出每日一題。
privacy-host = 你的資料由架設我的人負責。
privacy-link-policy = [隱私權政策]({ $link })
privacy-link-terms = [服務條款]({ $link })
button-privacy-puzzles = 可以用我的比賽出題
button-privacy-no-puzzles = 不要用我的比賽出題
button-privacy-export = 匯出
button-privacy-delete = 刪除
button-privacy-delete-now = 對，全部刪除
button-privacy-keep = 留著

privacy-exported = 我存的你的所有資料，包含每個伺服器，一個 JSON 檔。
privacy-exported-short = 我存的你的資料，包含每個伺服器，一個 JSON 檔。全部放進去對 Discord 來說太大，所以沒有每一手的紀錄，那些在各場比賽的牌譜裡。
privacy-export-too-big = 你的資料太大，放不進 Discord 的檔案。請問架設我的人。
privacy-export-alt = 我存的你的所有資料

privacy-ask-title = 要刪除你的資料嗎？
privacy-ask = 你的 ID 和名字會從每個伺服器消失，成績、設定、每個排行榜上的名次也一起消失。我沒辦法還原。

    其他人的成績會留著，跟你打過的比賽和對決也還能回顧，你的位置會變成「{ former-player }」。已經發在 Discord 上的訊息會留著，從你的比賽出的題目（不附名字）和伺服器的禁止入座也是。
privacy-ask-playing = ⚠️ 你還坐在 { $n } 張牌桌上。刪除後你會離座；其他人繼續玩的話，由機器人代打。
privacy-deleted = 好了，我不認識你了。再來玩的話，我們重新認識。
privacy-delete-later = 現在還不能全部刪掉。我記下來了，會一直試到刪完為止。
