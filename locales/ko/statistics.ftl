# Somebody's statistics in Korean: a picture, a few lines, and buttons.

## The commands

command-me = 이 서버에서 내 게임 기록, 레이팅, 업적
command-stats = 이 서버에서 다른 사람의 게임 기록
command-stats-user = 누구의 기록

## The message

stats-heading = **{ $name }** · { game-name }
stats-heading-shown = 📊 **{ $name }** · { game-name }
stats-variants = **변형 규칙:** { $variants }
stats-variant = { $variant } { $n }게임 { $wins }승
stats-own-rules = 직접 정한 규칙
stats-favourite-row = **가장 자주 가져간 줄:** { $row }번 줄, { $n }번
stats-rows-taken = **가져간 줄:** 꽉 찬 줄 { $sixth }번, 카드가 너무 낮아서 { $low }번 (그중 가장 싼 줄 { $cheapest }번). 가장 비싼 줄은 소머리 { $worst }개.
stats-seven-and-clean = **55 카드:** { $seven ->
    [0] 가져간 적 없음
   *[other] { $seven }번 가져감
} · **무실점 라운드:** { $clean }
sixtysix-stats-calls = **아웃:** 성공 { $right }, 실패 { $wrong }
sixtysix-stats-closed = **더미 닫기:** 성공 { $right }, 실패 { $wrong }
sixtysix-stats-marriages = **메리지:** { $n }
stats-lately = -# 만난 기록은 최근 { $n }게임까지예요.
stats-met-most = **가장 자주 만난 사람:** { $name } ({ $n }게임)
stats-beaten = **가장 크게 앞선 상대:** { $name } ({ $ahead } : { $behind })
stats-beaten-by = **가장 크게 뒤진 상대:** { $name } ({ $ahead } : { $behind })
stats-other-table = **사람들과:** { $n }게임 { $wins }승
stats-other-solo = **혼자 봇과:** { $n }게임 { $wins }승
stats-outside = 서버 밖에서 한 게임이에요. 기록은 서버마다 따로예요.
stats-button-show = 모두에게 보여 주기
stats-button-solo = 혼자 봇과
stats-button-table = 사람들과
stats-none-own = 여기서 기록에 남는 { game-name } 게임이 아직 없어요. 이제 시작해 볼까요? `/{ command } new`는 테이블을 열고, `/{ command } solo`는 바로 봇과 시작해요.
stats-none-outside = 서버 밖에서 기록에 남는 { game-name } 게임이 아직 없어요. 기록은 서버마다 따로예요. 이제 시작해 볼까요? `/{ command } solo`는 바로 봇과 시작해요.
stats-none-other = **{ $name }** 님은 여기서 기록에 남는 { game-name } 게임이 아직 없어요. 한 판 청해 볼까요? `/{ command } new`로 테이블을 열어요.

## The picture

# A number stands above each of these; there is room for about 16 letters.
stats-tile-matches = 게임
stats-tile-wins = 승 ({ $share }%)
stats-tile-average = { $kind ->
    [sixtysix] 라운드당 승점
   *[nimmt] 라운드당 소머리
}
stats-tile-streak = 연승 중
stats-tile-longest = 최다 연승
stats-tile-best-worst = 최고/최악
stats-tile-best = 최고 라운드
stats-chart-rating = 레이팅
stats-chart-places = 순위
stats-chart-scores = { $kind ->
    [sixtysix] 라운드당 승점
   *[nimmt] 라운드당 소머리
}
stats-chart-rows = 가져간 줄
sixtysix-stats-games = 라운드
sixtysix-stats-lost = 못 이김
sixtysix-stats-won = 이김
