# What the bot says about 6 nimmt! in Korean: the page, the hand, the variants, the coach.
# A card in a sentence is "{ $card } 카드", a row "{ $row }번 줄": so no particle hangs on a number.

## Small parts

bull-heads = 소머리 { $n }개

## Lobby

chip-sheets = 시트 전부
lobby-end-points-shedding = 누군가 남은 카드가 합쳐서 { $points }장을 넘을 때까지 해요.
lobby-end-points = 누군가 소머리 { $points }개를 넘을 때까지 해요.
lobby-end-sheets = 시트마다 한 번씩 해요.
button-on = 계속
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = { $row }번 줄: { $cards } · { $cost }
button-end-left = { $row }번 줄 { $next } 앞에 { $card }
button-end-right = { $row }번 줄 { $next } 뒤에 { $card }
button-enough = 그만 낼래요
button-first = { $card } 먼저

## Table message

board-heading = **{ $game }라운드 · { $turn }턴**
board-heading-after = **{ $game }라운드 · { $turn }턴 끝**
board-heading-draft = **{ $game }라운드 · 카드 고르기**
waiting-row = ⏳ **{ $card }** 카드는 어느 줄에 놓기에도 낮아요. { $names } 님이 가져갈 줄을 골라요 { $until }
waiting-other = ⏳ { $names } 님이 고르는 중 { $until }
line-behind = **{ $card }** → { $row }번 줄 { $next } 뒤 ({ $names })
line-before = **{ $card }** → { $row }번 줄 { $next } 앞 ({ $names })
line-on-equal = **{ $card }** → { $row }번 줄 쌍둥이 위 ({ $names })
line-full = 💥 **{ $card }** 카드가 { $row }번 줄의 { $nth } 카드예요! { $names } 님이 다 가져가요: { $cards } — **{ $bulls }**
line-full-shared = 💥 **{ $card }** 카드가 { $row }번 줄의 { $nth } 카드예요! { $names } 님이 함께 가져가요: { $cards } — **{ $bulls }**
line-low = 💥 **{ $card }** 카드는 너무 낮아요. { $names } 님이 { $row }번 줄을 가져가요: { $cards } — **{ $bulls }**
line-low-shared = 💥 **{ $card }** 카드는 너무 낮아요. { $names } 님이 함께 { $row }번 줄을 가져가요: { $cards } — **{ $bulls }**
line-drafted = { $names } 님이 **{ $card }** 카드를 골라요
line-played = { $names } 님이 **{ $card }** 카드를 내요
line-stopped = { $names } 님은 한 장만 내고 그만해요
line-kept = { $names } 님이 손에 남긴 카드: { $cards }
line-kept-none = { $names } 님은 한 장도 남기지 않아요
line-unplaced = 아직 놓을 카드: { $cards }
line-unplaced-card = { $card } ({ $name })
line-doubled = 무실점! 한 장도 안 가져간 사람이 있어서 이번 라운드는 두 배예요.
points-title = 소머리: 이번 라운드 (게임)
game-over = **{ $game }라운드 끝.** 소머리가 가장 적은 사람: { $names } ({ $points })
game-over-shedding = **{ $game }라운드 끝.** 손에 남은 카드가 가장 적은 사람: { $names } ({ $points })
end-worst = 가장 아픈 줄
end-lucky = { $name } 님은 운이 좋았어요: 카드가 평균보다 { $n }만큼 좋음
end-unlucky = { $name } 님은 운이 없었어요: 카드가 평균보다 { $n }만큼 나쁨
end-play-trap = 🎬 **이 게임의 명장면:** { $name } 님이 { $card } 카드로 { $row }번 줄을 꽉 채우자, { $victim } 님이 그대로 걸려들었어요. { $bulls }!
end-play-clean = 🎬 **이 게임의 무실점:** { $name } 님은 { $n }턴 연속으로 한 장도 안 가져갔어요.
alt-end-worst = 가장 아픈 줄: { $name }, { $cards }, { $bulls }.
game-title = { $game }라운드 · { $turn }턴
game-title-only = { $turn }턴
column-points = 라운드
picture-goal-points = { $points } 넘으면 끝
picture-goal-games = { $n }라운드
alt-row = { $row }번 줄: { $cards } ({ $bulls }).
alt-row-empty = { $row }번 줄: 비어 있음.

## Private hand

hand-choose = **카드를 고르세요** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = { $game }라운드 { $turn }턴
hand-when-only = { $turn }턴
hand-chosen = **{ $card } 카드를 내요.** 아직 바꿀 수 있어요.
hand-row = **{ $card } 카드는 어느 줄에 놓기에도 낮아요.** 가져갈 줄을 고르세요. 그 자리에 이 카드가 새 줄을 시작해요 { $until }
hand-end = **{ $card } 카드는 두 곳에 똑같이 맞아요.** 한 곳을 고르세요 { $until }
hand-first = **두 장 중 어느 카드를 먼저 놓을까요?** { $until }
hand-draft = **손에 넣을 카드를 고르세요** { $until }
hand-one-or-two = **한 장 더 낼까요, 그만할까요?** { $until }
hand-keep = **이 중 어떤 카드를 손으로 되가져올까요?** { $until }
hand-wait = 지금은 할 일이 없어요.

## What the turn brought: in the private message

news-full = 💥 **{ $card }** 카드가 { $row }번 줄의 { $nth } 카드였어요: **+{ $n }** { $unit }
news-low = 💥 **{ $card }** 카드는 너무 낮았어요. { $row }번 줄을 가져왔어요: **+{ $n }** { $unit }
news-nowhere = 💥 **{ $card }** 카드는 갈 곳이 없었어요. { $row }번 줄을 가져왔어요: **+{ $n }** { $unit }
news-safe = 👍 **{ $card }** 카드는 { $row }번 줄에 무사히 놓였어요.
news-place = 지금 { $seats }명 중 { $place }위, { $total }.
line-calm = 😌 모든 카드가 제자리를 찾았어요. 아무도 줄을 가져가지 않아요.

## Rules and help

rules-text =
    카드는 1부터 104까지 있고, 카드마다 **소머리**가 그려져 있어요. 55는 7개, 11, 22, 33 …은 5개, 10, 20, 30 …은 3개, 5, 15, 25 …는 2개, 나머지는 1개예요. 소머리는 벌점이니 피하세요.

    { "" }**턴마다** 모두 몰래 한 장을 골라요. 그다음 한꺼번에 뒤집어서 낮은 카드부터 놓아요.
    • 카드는 줄의 마지막 카드 가운데 자기보다 낮으면서 가장 높은 카드 뒤에 놓아요.
    • 줄의 { $nth } 카드를 놓게 되면 **그 줄을 가져가고**, 내 카드가 새 줄을 시작해요.
    • 모든 마지막 카드보다 낮으면 **줄 하나를 골라 가져가고**, 내 카드가 새 줄을 시작해요.

    { $count }
rules-count = 손이 비면 소머리를 세요. { $end } 소머리가 **가장 적은** 사람이 이겨요!
rules-count-shedding = 소머리는 세지 않아요. 가져간 줄은 손으로 들어와요. 누군가 손을 다 비우면 손에 남은 카드를 세요. { $end } 카드가 **가장 적은** 사람이 이겨요!
rules-example-usual = 그림은 기본 규칙으로 하는 게임이에요.
rules-usual-sizes = 아래에 나오는 카드, 줄, 턴, 사람의 수는 보통 규칙의 것이에요.
rules-example = 그림에서 Ada의 32는 30 뒤에 놓였어요. 더 낮은 마지막 카드 중에 30이 가장 높거든요. Ben의 61은 4번 줄의 50 52 55 58 59 다음, 여섯 번째 카드예요. Ben은 다섯 장을 모두 가져가 소머리 13개를 받고, 61이 새 줄을 시작해요.
rules-end-points = 누군가의 합계가 { $points }보다 커질 때까지 카드를 다시 나눠요. 그러면 게임이 끝나요.
rules-end-games = { $n }라운드를 하면 게임이 끝나요.
rules-end-sheets = 모두가 모든 시트를 한 번씩 하면 게임이 끝나요.
tutorial-title = 튜토리얼
tutorial-me = 나
tutorial-1 =
    { "" }**안녕하세요, Pip이에요! 🐣 세 턴이면 다 배워요.**
    모두 몰래 카드를 한 장 내요. 그다음 낮은 카드부터 놓아요. 카드는 **마지막 카드 가운데 자기보다 낮으면서 가장 높은 카드 뒤**로 가요.

    이제 골라 보세요. 어떤 카드가 **41** 뒤에 놓일까요?
tutorial-2 =
    { "" }**새 판이에요. 조심하세요, 1번 줄은 다섯 장으로 꽉 찼어요.** 여기에 **여섯 번째 카드**를 놓으면 다섯 장을 모두 가져가요. 거기 그려진 소머리가 벌점이고, 가장 적은 사람이 이겨요.

    1번 줄에 안 들어가는 카드를 내세요. 아니면 과감하게 한번 질러 보세요.
tutorial-3 =
    { "" }**마지막 판이에요. 남은 카드는 하나, 하필이면 3이에요.** 모든 마지막 카드보다 낮아서 갈 곳이 없어요. 그래도 내 봐요!
tutorial-right = 🎯 정답!
tutorial-fine = 🤔 41 뒤는 아니네요.
tutorial-safe = 😌 무사해요!
tutorial-ouch = 💥 아야!
tutorial-you-lay = **{ $card }** 카드는 { $row }번 줄 { $last } 뒤에 놓여요. 더 낮은 마지막 카드 중에 가장 높은 카드니까요.
tutorial-you-take = **{ $card }** 카드는 { $row }번 줄의 여섯 번째예요. 가져가는 카드: { $cards }, **{ $bulls }**. 이 카드가 새 줄을 시작해요.
tutorial-pip-lay = 제 **{ $card }** 카드는 { $row }번 줄 { $last } 뒤에 놓여요.
tutorial-pip-take = 그런데 제 **{ $card }** 카드가 { $row }번 줄의 여섯 번째네요. 가져가는 카드: { $cards }, **{ $bulls }**. 이런.
tutorial-low = **{ $card }** 카드는 너무 낮아서 줄 하나를 가져가야 해요. 가장 덜 아픈 줄을 고르세요.
tutorial-end-cheapest = 🎯 { $row }번 줄, **{ $bulls }**. 가장 싸게 막았어요! { $card } 카드가 새 줄을 시작해요.
tutorial-end = { $row }번 줄, **{ $bulls }**. 1번 줄이 더 쌌어요. 카드 수가 아니라 소머리 수를 보세요. { $card } 카드가 새 줄을 시작해요.
tutorial-over = { "" }**이게 전부예요!** 레벨 1 봇 셋과 진짜로 한 판 해 볼까요?
help-nimmt =
    { "" }**처음인가요?** `/{ command } tutorial`은 세 턴이면 끝나요. **혼자인가요?** `/{ command } solo`는 바로 봇 셋과 시작해요.

    `/{ command } new`로 테이블을 열어요. 다른 사람은 **{ button-join }**, 방장은 **{ button-start }** 버튼을 눌러요. 카드는 DM이나 테이블 아래 “{ button-hand }” 버튼으로 **나에게만** 보이니 하나를 누르세요. 모두 고를 때까지는 바꿀 수 있어요.

    `/{ command } table`은 테이블을 채널 맨 아래로 · `hand`는 내 카드 · `join`, `leave` · `kick`, `bots`, `stop`은 방장이나 관리자 · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**내일 또 와요:** `/{ command } daily`는 하루에 한 번, 모두에게 같은 카드를 나눠 주고, `puzzle`은 같은 문제를 내요. `duel`은 친구에게 같은 패로 도전해요. `league`는 매주 대결하는 리그예요. `me`와 `stats`는 쌓인 전적을, `privacy`는 제가 저장한 정보를 보여 줘요. 서버 관리자는 `void`로 게임 하나를 모든 집계에서 뺄 수 있어요.

    { "" }**채널이 붐비나요?** `quiet:True`는 게임을 메시지 하나에 담고, `thread:True`는 스레드를 따로 열어요. `/{ command } solo`는 나에게만 보이고, `public:True`를 붙이면 모두에게 보여요.

    { "" }**속도:** `live`는 차례마다 90초, `relaxed`는 한 시간, `slow`는 하루예요. 3분의 2가 지나면 한 번 알려 드려요. 봇하고만 할 때는 얼마든지 천천히 해도 돼요.

    { "" }**시간이 다 되면** 제가 대신 내요. 자리가 남은 줄에 가장 가깝게 붙는 카드, 없으면 가장 높은 카드예요. 줄을 가져가야 하면 가장 싼 줄로 해요. 두 턴을 연달아 놓치면 *자리 비움*이 되어, “{ button-back }” 버튼이나 아무 카드나 누를 때까지 레벨 5 봇이 대신 해요.

    { "" }**중간에 나가도** 자리는 그대로 남고, 봇이 이어서 해요. 두 자리가 남아 있고 그중 하나가 사람이면 게임은 계속돼요.

    { "" }**봇** (🤖): 시작 전에 “{ button-bots }” 버튼을 누르거나 `/{ command } bots`를 쓰세요. 봇은 속이지 않아요. 자기 카드만 봐요. 사람이 두 명 이상 끝까지 하면 게임이 순위표에 들어가요.

    { "" }**코치:** `/{ command } hint`는 선택마다 얼마나 손해일지와 그 이유를 나에게만 알려 줘요. 누가 몇 번 물었는지는 결과에 나와요. 결과 아래 “{ button-review }” 버튼은 가장 아쉬운 선택과 누가 카드 운이 좋았는지 보여 줘요.

## The coach: hints, and the review of a match

hint-title = 예상 소머리 — { $game }라운드{ $turn ->
    [0] { "" }
   *[other] { " " }{ $turn }턴
    }
hint-title-cards = 끝에 남을 카드 수 예상 — { $game }라운드{ $turn ->
    [0] { "" }
   *[other] { " " }{ $turn }턴
    }
hint-text = 지금부터 라운드 끝까지, 모두 잘한다고 쳤을 때예요. 낮을수록 좋아요. 남의 패는 아무도 모르니 작은 차이는 큰 뜻이 없어요.
choice-stop = 두 번째 카드 없음
choice-row = { $row }번 줄
choice-before = { $row }번 줄 { $next } 앞
choice-behind = { $row }번 줄 { $next } 뒤
choice-first = { $card } 먼저
choice-keep = { $cards } 남기기
choice-keep-none = 하나도 안 남기기
why-safe = 일단 안전: { $next } 카드와의 사이에 들어올 카드가 없어요
why-safe-before = 일단 안전: { $row }번 줄 { $next } 앞에 놓여요
why-safe-at-once = 안전: 이보다 먼저 놓이는 카드가 없어요
why-roomy = 일단 안전: { $row }번 줄에 먼저 { $room }장이 더 들어와도 괜찮아요
why-risky = 누가 먼저 { $out ->
    [1] { $cards } 카드를 내면 { $row }번 줄의 { $nth } 카드 (아직 안 나온 카드)
   *[other] { $cards } 중 한 장을 내면 { $row }번 줄의 { $nth } 카드 (아직 안 나온 카드 { $out }장)
}
why-risky-several = { $needed }명이 먼저 { $cards } 카드를 내면 { $row }번 줄의 { $nth } 카드 (아직 안 나온 카드 { $out }장)
why-takes = { $row }번 줄의 { $nth } 카드: { $cost }
why-takes-unless = { $row }번 줄의 { $nth } 카드: { $cost }, 누가 먼저 { $cards } 카드를 내지 않는다면
why-equal = { $row }번 줄의 쌍둥이 위에 겹치고, 가져가지 않아요
why-either = { $row }번 줄과 { $other }번 줄에 똑같이 맞아요: 직접 골라요
why-low = 모든 줄에 너무 낮아요: 가장 싼 { $row }번 줄이 { $cost }
why-nowhere = 어느 줄의 앞에도 뒤에도 안 맞아요: 가장 싼 { $row }번 줄이 { $cost }
why-range = { $from }–{ $to }
why-row = 지금 { $cost }
why-cards = 카드 { $n }장
why-hand = 손에 { $n }장이 남아요
why-end-before = 그 뒤 { $row }번 줄에 { $left }장이 더 들어가요
why-end-behind = 그 뒤 { $row }번 줄에 { $left }장이 더 들어가요
why-draft = 더 낮은 카드 { $lower }장, 더 높은 카드 { $higher }장이 펼쳐져 있어요
review-choice = **{ $when }** ({ $situation }): 고른 것은 **{ $chosen }**. 더 나은 것은 **{ $better }**, 약 **{ $loss }** { $unit } 아낄 수 있었어요 (라운드 끝까지 { $cost } 대신 { $less }).
review-held = 손 { $cards }
review-to-place = 놓을 카드 { $cards }
review-taken = 가져온 카드 { $cards }
luck-title = **누가 카드 운이 좋았나**, 보통의 패와 비교하면:
luck-none = 패를 직접 골랐으니 운은 상관없었어요.
luck-lucky = 🍀 { $name }: 평균보다 { $points }만큼 좋음
luck-unlucky = 🌧️ { $name }: 평균보다 { $points }만큼 나쁨
luck-even = { $name }: 거의 평균
style-title = **함께한 상대:**
style-cautious = { $name }: 줄 끝에 가까운 안전한 카드를 골라요
style-hoarder = { $name }: 높은 카드를 아껴 둬요
style-gambler = { $name }: 거의 찬 줄을 좋아해요

## Variants: the draft, two cards, menus

alt-pool = 고를 수 있는 카드: { $cards }.
draft-line = { $name }: { $cards }
draft-nothing = { $name }: –
cards-title = 손에 든 카드: 지금 (게임 점수)
line-nowhere = 💥 **{ $card }** 카드는 어느 줄의 앞에도 뒤에도 안 맞아요. { $names } 님이 { $row }번 줄을 가져가요: { $cards } — **{ $bulls }**
tournament-sheet = { $name } 님의 시트
tournament-score = { $name } **{ $points }**
hand-nowhere = **{ $card } 카드는 어느 줄의 앞에도 뒤에도 안 맞아요.** 가져갈 줄을 고르세요. 그 자리에 이 카드가 새 줄을 시작해요 { $until }
waiting-nowhere = ⏳ **{ $card }** 카드는 어느 줄의 앞에도 뒤에도 안 맞아요. { $names } 님이 가져갈 줄을 골라요 { $until }
hand-choose-two = **카드 두 장을 고르세요**, 한 장씩 차례로 · { $when } { $until }
hand-second = **{ $card }, 그리고 또 한 장은?** { $card } 카드를 다시 누르면 도로 넣어요 { $until }
menu-cards = { $first }부터 { $last }까지
menu-keep = 손으로 가져올 카드, 최대 { $n }장
button-keep-none = 없음: 모두 더미로

## What is played

variant-classic = 클래식
variant-tactics = 전술
variant-logic = 논리
variant-tournament = 토너먼트
variant-pro = 프로
variant-open = 공개
variant-refined = 세련
variant-hand = 핸드
variant-double = 더블
variant-classic-line = 모두 몰래 카드를 내고, 줄의 { $nth } 카드를 놓으면 그 줄을 가져가요
variant-tactics-line = 카드를 인원에 딱 맞춰 쓰니 무엇이 나올지 알 수 있어요
variant-logic-line = 카드를 모두 펼쳐 놓고 손패를 직접 골라요
variant-tournament-line = ‘논리’로 시작해 모두가 모든 패를 한 번씩 해 봐요 (2~5명)
variant-pro-line = 차이가 가장 작은 곳이면 줄의 뒤에도 앞에도 놓아요
variant-open-line = 한 사람씩 차례로 카드를 펼쳐서 내요
variant-refined-line = 몰래 두 장씩 내고, 어느 것을 먼저 놓을지 직접 정해요
variant-hand-line = 카드를 펼쳐서 한두 장 내요. 가져간 카드는 손에 넣을 수 있지만 두 배로 쳐요
variant-double-line = 카드 두 벌, 최대 20명. 같은 카드는 겹쳐 놓아요
rules-summary = **{ $variant }:** { $line }. 소머리가 가장 적은 사람이 이겨요!
rules-summary-shedding = **{ $variant }:** { $line }. 가져간 줄은 손으로 들어와요. 누군가 손을 다 비우면 라운드가 끝나고, 카드가 가장 적은 사람이 이겨요!
extra-rows = { $n }줄
extra-takes = { $nth } 카드에 가져감
extra-hand = 손패 { $n }장
extra-deal-all = 카드를 똑같이 모두 나눔
extra-virgin = 무실점 (아무것도 안 가져간 사람이 있으면 두 배)
extra-rows-stay = 줄 그대로

## Setting up

setup-rows = 줄
setup-hand = 손패 수
setup-virgin = 무실점
setup-virgin-line = 한 라운드에 한 장도 안 가져간 사람이 있으면 점수가 두 배
setup-rows-stay = 줄 그대로
setup-rows-stay-line = 줄을 다음 라운드까지 그대로 둬요
setup-shedding = 손 털기
setup-shedding-line = 가져간 줄이 손으로 들어와요. 카드를 다 털어 내세요
setup-deal-all = 모두 나누기
setup-deal-all-line = 모두 똑같이 나눌 수 있는 만큼 카드를 나눠 줘요
setup-rows-option = { $rows }줄, { $nth } 카드에 가져감
setup-end-points = 누군가 소머리 { $n }개를 넘을 때까지
setup-end-points-shedding = 누군가 남은 카드가 합쳐서 { $n }장을 넘을 때까지
setup-hand-own = 이 변형의 기본값
setup-hand-option = { $n }장

## Why rules contradict each other

contradiction-rows = 줄은 3, 4, 5개만 돼요
contradiction-takes = 줄을 가져가는 카드는 5, 6, 7번째만 돼요
contradiction-empty-hand = 누구나 카드가 적어도 한 장은 있어야 해요
contradiction-cards = { $seats }명이 { $hand }장씩에 { $rows }줄이면 { $needed }장이 필요한데, 카드는 { $cards }장뿐이에요
contradiction-hand-limit = 손패는 최대 { $limit }장이라 { $hand }장은 안 돼요
contradiction-odd-hand = 두 장씩 내는데 손패가 { $hand }장이면 한 장이 남아요
contradiction-deal-all = 모두 나누려면 온전한 한 벌이 있어야 하는데, 이 카드는 인원에 맞춘 것이에요
contradiction-draft-rows-stay = 카드를 고를 때는 남은 카드가 줄이 되니, 줄을 그대로 둘 수 없어요
contradiction-rows-stay = 그대로 두는 줄에 { $kept }장까지 묶일 수 있어요. 그러면 { $left }장이 남는데 손패에는 { $needed }장이 필요해요
contradiction-shedding-hand = ‘손 털기’와 ‘핸드’는 가져간 줄을 서로 다르게 다뤄요
contradiction-shedding-equal = ‘손 털기’에서는 같은 카드가 나와도 줄을 두 사람이 나눠 가질 수 없어요
contradiction-no-points = 카드가 이렇게 적으면 줄을 가져갈 일이 거의 없어 점수로는 끝나지 않아요. 라운드 수를 고르세요
contradiction-no-games = 게임은 적어도 한 라운드는 해야 해요
contradiction-sheets = { $seats }명의 토너먼트는 { $seats }라운드이고, 달리 끝낼 수 없어요

## More of the commands

command-new-rows = 줄의 수 (기본: 4)
command-new-takes = 몇 번째 카드가 줄을 가져가는지: 5, 6, 7 (기본: 6)
command-new-hand = 한 사람이 받는 카드 수 (기본: 10, ‘세련’과 ‘핸드’는 14)
command-new-virgin = 무실점: 한 라운드에 한 장도 안 가져간 사람이 있으면 점수가 두 배
command-new-shedding = 가져간 줄이 손으로 들어와요. 누군가 손을 다 비우면 라운드가 끝나요

## The command `hornochse replay`, in the terminal

replay-legend = [14]는 이번 턴에 놓인 카드예요. 줄 뒤의 수는 그 줄의 소머리예요.
replay-pool = 고를 수 있는 카드: { $cards }
replay-played = 낸 카드
replay-took = 가져감

## The rules of each variant: what differs from the classic game

rules-tactics =
    { "" }**카드를 인원에 딱 맞춰요:** 셋이면 1부터 34까지, 넷이면 1부터 44까지 써요. 열 장씩 나누고 네 장은 줄이 돼요.

    그러니 안 보이는 카드는 모두 누군가의 손에 있어요. 잘 세면 끝에는 누가 뭘 들었는지 알 수 있어요.
rules-tactics-example = 둘이면 1부터 24까지 써요. Ada의 9와 Ben의 16이 놓였어요. 잘 세었다면 어떤 카드가 남았는지 알 거예요.
rules-logic =
    { "" }**카드 운이 없어요:** 1부터 10 × 인원 + 4까지 카드를 모두 펼쳐요. 차례로 한 장씩 가져와 열 장이 될 때까지 손패를 골라요. 마지막 네 장은 낮은 순서로 줄을 시작해요.

    카드는 DM의 메뉴에서 고르고, 누가 뭘 가져갔는지는 테이블에 보여요. 라운드마다 다른 사람이 먼저 골라요.
rules-logic-example = 3, 12, 19, 22는 아무도 안 가져가서 줄이 됐어요. 모두의 패를 모두가 알아요. 언제 무엇을 내느냐만 남았어요.
rules-tournament =
    { "" }**모두가 모든 패를 해 봐요:** 첫 라운드는 ‘논리’이고, 고른 열 장을 시트에 적어요. 라운드가 끝나면 시트를 옆 사람에게 넘기고, 같은 첫 네 장으로 다음 시트를 해요. 모두가 모든 시트를 할 때까지요.

    2~5명이 하고, 라운드 수는 인원과 같아요. 끝나면 시트마다 누가 몇 점을 냈는지 보여 줘요. 합계가 가장 작은 사람이 이겨요.
rules-tournament-example = Ada는 8, Ben은 14를 직접 고른 시트에서 내요. 다음 라운드에는 같은 첫 네 장으로 시트를 바꿔서 해요.
rules-pro =
    { "" }**줄이 양쪽으로 자라요:** 마지막 카드보다 높으면 줄 *뒤*에, 첫 카드보다 낮으면 줄 *앞*에 놓아요. 모든 줄의 양 끝 중에서 차이가 가장 작은 곳으로 가요.

    • 두 곳의 차이가 같으면 직접 골라요.
    • 어느 쪽 끝이든 { $nth } 카드를 놓으면 그 줄을 가져가고, 내 카드가 새 줄을 시작해요.
    • 어느 줄의 앞에도 뒤에도 안 맞으면 줄 하나를 골라 가져가요.

    그림의 핀은 줄이 시작된 곳이에요.
rules-pro-example = Ada의 5는 2번 줄의 7 앞에 놓였어요. 차이가 2로 어디보다 작았거든요. Ben의 62는 같은 줄의 60 뒤에 놓였어요. 차이가 2예요. 3번 줄의 66과는 4나 떨어져 있고요.
rules-open =
    { "" }**카드를 펼쳐서 내요:** 선 플레이어부터 차례로 내고, 앞사람이 낸 카드를 모두 볼 수 있어요. 다 내면 평소처럼 낮은 카드부터 놓아요.

    다음 턴은 다음 사람부터 시작해요. 1은 쓰지 않아서 9명까지 할 수 있어요. 펼친 카드는 무를 수 없어요.
rules-open-example = Ada가 32를 냈어요. Ben은 그걸 보고 바로 뒤에 붙으려고 33을 냈어요.
rules-refined =
    { "" }**한 번에 두 장:** 손패는 14장이고, 턴마다 모두 몰래 두 장을 골라요. 아직 놓지 않은 가장 낮은 카드의 주인이 자기 두 장을 놓고, 어느 것을 먼저 놓을지 정해요. 그다음은 남은 가장 낮은 카드의 주인, 이렇게 이어져요. 한 라운드는 일곱 턴이에요.

    2~7명이 해요. DM에서 카드를 한 장 누르고, 또 한 장을 누르세요.
rules-refined-example = 가장 낮은 13이 Ada의 카드예요. Ada는 38을 먼저 37 뒤에 놓고, 그다음 13을 12 뒤에 놓았어요. Ben은 그 뒤에 두 장을 놓아요.
rules-hand =
    { "" }**가져간 카드가 손으로 돌아와요:** 손패는 14장이에요. 차례로 한두 장을 펼쳐서 내고, 낼 때마다 바로 놓아요. 줄을 가져가면 어떤 카드를 손에 넣고 어떤 카드를 더미에 둘지 정해요. 손패는 16장을 넘지 못해요.

    누군가 손을 다 비우거나 더미가 20장을 넘은 턴이 끝나면 라운드가 끝나요. 더미의 소머리는 한 번, 손의 소머리는 **두 배**로 세어요.
rules-hand-example = Ben의 61이 4번 줄의 50 52 55 58 59를 가져갔어요. Ben은 나중에 또 내려고 50을 손에 넣고, 나머지는 더미에 뒀어요.
rules-double =
    { "" }**카드 두 벌, 최대 20명:** 모든 카드가 두 장씩 있어요.

    • 같은 턴에 나온 같은 카드는 겹쳐서 함께 놓아요. 줄에서는 한 장으로 치지만, 소머리는 다 세어요.
    • 줄의 **마지막** 카드와 같은 카드는 그 위에 겹쳐요. 줄이 꽉 차 있어도 가져가지 않아요.
    • 두 사람의 같은 카드가 줄을 가져가면 소머리를 나눠 가져요. 반쪽은 올림해요. 카드가 너무 낮으면 선 플레이어부터 쳐서 먼저 앉은 사람이 줄을 골라요.
rules-double-example = Ada와 Ben이 둘 다 32를 냈어요. 두 장은 30 뒤에 겹쳐 놓이고, 줄에서는 한 장으로 쳐요.
