# The leaderboard, seasons, and matches declared void, in Korean: leaderboard = 순위표, rating = 레이팅.

## The leaderboard

leaders-title = 순위표
leaders-heading = 순위표 · { game-name }
# { $window } is one of the windows below, { $since } a day.
leaders-since = { $window } ({ $since }부터)
leaders-order-rating = 레이팅 순
leaders-order-wins = 승수 순
leaders-order-share = 승률 순
leaders-order-score = 라운드당 { $kind ->
    [sixtysix] 승점
   *[nimmt] 소머리
} 순
leaders-order-matches = 게임 수 순
leaders-window-month = 이번 달
leaders-window-quarter = 이번 분기
leaders-window-recent = 최근 30일
leaders-window-all = 전체 기간
leaders-played-all = 모든 변형
leaders-played-game = { game-name }: 모든 변형
leaders-ladder-table = 사람들과
leaders-ladder-solo = 혼자 봇과
leaders-menu-order = 정렬
leaders-menu-window = 기간
leaders-menu-played = 변형 규칙
leaders-button-solo = 혼자 봇과
leaders-button-table = 사람들과
leaders-button-share = 모두에게 보여 주기
leaders-button-mine = 내 순위
# Stands between the thousands and the hundreds.
leaders-thousands-sign = ,
leaders-percent = { $n }%
leaders-record = { $matches }게임 { $wins }승 ({ $share })
# The same in a picture, where there is room for about 30 letters.
leaders-note = { $matches }게임 { $wins }승 ({ $share })
leaders-average = 라운드당 { $kind ->
    [sixtysix] 승점 { $n }점
   *[nimmt] 소머리 { $n }개
}
leaders-line = **{ $place }위** { $name } · { $record }
leaders-alt-line = { $place }위 { $name }: { $record }
leaders-mine = **내 순위 { $place }위** · { $record }
leaders-mine-none = 이 목록에는 아직 없어요.
leaders-page = { $pages }쪽 중 { $page }쪽
leaders-empty = 아직 끝까지 한 게임이 없어요. `/{ command } new`로 첫 게임을 시작하세요!
leaders-empty-chosen = 이 조건에 맞는 게임이 없어요.
leaders-empty-rated = 이 조건에 맞는 레이팅이 아직 없어요. { $turns }{ $kind ->
    [sixtysix] 트릭
   *[nimmt] 턴
} 이상 되는 게임을 끝까지 해야 생겨요.
leaders-footer-rating = 운만으로 꼭대기에 오르지 못하게 레이팅의 아래쪽 끝으로 순위를 매겨요. “?” 표시는 게임 수가 아직 적다는 뜻이에요. { $turns }{ $kind ->
    [sixtysix] 트릭
   *[nimmt] 턴
} 이상 되는 게임을 변형 규칙 구분 없이 세어요.{ $ladder ->
    [solo] {""}
   *[table] {" "}나가거나 절반 넘게 자리를 비우면 꼴찌로 쳐요.
}
leaders-footer-wins = 승수, 승률, 라운드당 { $kind ->
    [sixtysix] 승점
   *[nimmt] 소머리
} 순이에요. 공동 승리는 모두의 승리로 쳐요.
leaders-footer-few = { $few }게임이 안 되면 맨 뒤에 있어요. 공동 승리는 모두의 승리로 쳐요.
leaders-footer-few-games = { $kind ->
    [sixtysix] 승점으로
   *[nimmt] 카드 수가 평소와 같고 소머리로
} 세는 라운드만 들어가요. { $few }라운드가 안 되면 맨 뒤에 있어요.
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] 끝난 게임을 세어요. 도중에 나간 게임도 들어가요.{" "}
}공동 승리는 모두의 승리로 쳐요.

## The end of a match

match-over-solo = 봇과 한 게임: 솔로 순위표에 들어가요.
leaders-change-title = 서버 순위표
leaders-change-title-solo = 솔로 순위표
leaders-change-new = **{ $place }위** { $name } · 첫 등장!
leaders-change-same = **{ $place }위** { $name }
leaders-change-moved = **{ $place }위** { $name } · 이전 { $before }위
leaders-change-unrated = 승수 순위예요. 레이팅을 바꾸기에는 게임이 너무 짧았어요.

## The commands

command-leaderboard = 이 서버에서 누가 가장 잘하는지
command-leaderboard-variant = 이 변형 규칙의 게임만
command-void = 게임을 무효로 하거나 되살리기 (서버 관리자)

## Matches declared void

void-title = 게임 무효로 하기
void-intro = 게임을 고르세요. 바꾸기 전에 한 번 더 물어봐요. 무효가 된 게임은 처음부터 없었던 것처럼 승수와 레이팅에서 빠져요.
void-menu = 게임 고르기…
void-option = 무효 · { $names }
void-own-rules = 직접 정한 규칙
void-age-minutes = { $n }분 전
void-age-hours = { $n }시간 전
void-age-days = { $n }일 전
void-seat = • { $name } · { $score }
void-ask = **이 게임을 무효로 할까요?** 승수와 레이팅이 이 게임이 없었던 것처럼 바뀌어요. 나중에 되살릴 수 있어요.
void-declared = **이 게임은 무효예요.** { $by } 님이 { $when } 무효로 했어요.
void-restored = **되살렸어요.** 게임이 다시 집계에 들어가요.
void-button-declare = 무효로 하기
void-button-restore = 되살리기
void-button-back = 목록으로
void-button-newer = 더 최근
void-button-older = 더 이전
void-only-manager = 게임을 무효로 하는 건 서버 관리자만 할 수 있어요.
void-gone = 그 게임은 이제 여기 없어요.
