# Achievements in Korean: for fun. In the title of each there is a joke; below it stands what it takes.

achievements-title = 업적: { $all }개 중 { $n }개
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# Small and grey: what there still is to be earned.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = -# 🔒 … 그리고 비밀 업적 { $n }개.
# At the end of a match, in a line; each entry is one of those below.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }: { $titles }
achievement-title-clean = 티끌 하나 없이
achievement-how-clean = 한 라운드 내내 한 줄도 안 가져가기 (7턴 이상)
achievement-title-seven-heads = 한 방에 일곱
achievement-how-seven-heads = 소머리 일곱 개짜리 55 카드 가져가기
achievement-title-three-rows = 줄줄이
achievement-how-three-rows = 세 턴 연속 꽉 찬 줄 가져가기
achievement-title-last-to-first = 대역전극
achievement-how-last-to-first = 중간에 혼자 꼴찌였다가 이기기 (4라운드 이상, 3명 이상)
achievement-title-whole-herd = 목장 주인
achievement-how-whole-herd = 한 라운드에 소머리 30개 이상 가져가기
achievement-title-same-row = 단골손님
achievement-how-same-row = 한 라운드에 같은 줄을 세 번 가져가기
achievement-title-bargains = 알뜰 쇼핑
achievement-how-bargains = 한 게임에 다섯 번 너무 낮은 카드를 내고, 늘 가장 싼 줄 가져가기
achievement-title-exactly-enough = 넘지는 않았어요
achievement-how-exactly-enough = 소머리 딱 66개로 게임 끝내기
achievement-title-three-wins = 해트트릭
achievement-how-three-wins = 다른 사람과 한 게임을 세 번 연속 이기기
achievement-title-by-one = 한 끗 차이
achievement-how-by-one = { $kind ->
    [sixtysix] 1점
   *[nimmt] 소머리 1개
} 차이로 이기기
achievement-title-beat-hard = 다윗과 골리앗
achievement-how-beat-hard = 레벨 9 봇을 이기기
achievement-title-second-again = 만년 2등
achievement-how-second-again = 다른 사람과 한 게임에서 다섯 번 연속 2위 (3명 이상)
achievement-title-wooden-spoon = 공인 황소고집
achievement-how-wooden-spoon = 다른 사람과 한 게임에서 세 번 연속 꼴찌 (3명 이상)
achievement-title-schwarz = 깜깜무소식
achievement-how-schwarz = 누군가 트릭을 하나도 못 딴 라운드 이기기
achievement-title-whitewash = 완봉승
achievement-how-whitewash = 상대에게 승점을 한 점도 안 주고 7점 이상으로 게임을 이기기
achievement-title-double-wedding = 합동결혼식
achievement-how-double-wedding = 한 라운드에 메리지 두 번 선언하기
achievement-title-locked-up = 자물쇠 장인
achievement-how-locked-up = 한 게임에 더미를 세 번 닫고 모두 이기기
achievement-title-from-the-brink = 기사회생
achievement-how-from-the-brink = 승점 6점 뒤지다가 이기기
achievement-title-short-count = 아차, 육십오
achievement-how-short-count = 64점이나 65점으로 아웃 외치기
