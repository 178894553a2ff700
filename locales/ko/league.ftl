# 리그: 참가하면 매주 대결이 있고, 순위가 매겨져요.

command-league = 이 서버의 리그: 매주 대결하고 순위를 겨뤄요

button-league-join = 참가하기
button-league-leave = 나가기
button-league-start = 리그 시작
button-league-show = 새로 고침
button-league-weeks = 모든 주
button-league-end = 리그 끝내기
button-league-end-now = 지금 끝내기
button-league-back = 뒤로
button-league-wins = { $name } 님 승리
button-league-tie = 무승부
button-league-neither = 아무도 안 함
button-league-as-played = 실제 결과대로

## The page

league-title = 리그 · { game-name }
league-weeks = { $n }주
league-sign-up =
    매주 한 사람과 대결해요. 할 수 있는 한 늘 새로운 상대예요. 두 사람 모두 같은 패를 같은 봇을 상대로, 각자 편할 때 해요. 이기면 1점, 무승부는 ½점이에요. 제때 끝내지 못하면, 끝낸 상대에게 져요. 둘 다 못 끝내면 아무도 점수를 못 얻어요.
    이 리그는 { league-weeks } 동안 해요. 서버 관리자가 시작하고, 그 뒤에도 참가할 수 있어요.
league-nobody = 아직 아무도 없어요.
league-signed-up = **참가자 ({ $n }명):** { $names } 님
league-now = **{ $week }주차 / 모두 { $weeks }주** · 마감 { $until }
league-pairs = ✓는 끝낸 사람, *는 서버 관리자가 정한 결과예요.
league-columns = 순위, 이름, 점수, 결과가 나온 주. 점수가 같으면 상대들의 점수로 정해요.
league-out = 더는 추첨에 들어가지 않는 사람: { $names }
league-late = 지금 참가하면 다음 주부터 해요.
league-bye = 부전승
league-over = **리그가 끝났어요.** 점수를 얻은 사람이 없어요.
league-won = **리그가 끝났어요.** 🏆 우승: { $names } 님!
league-week = { $n }주차

## What one person is told

league-none = 여기에는 리그가 없어요. 서버 관리자가 `/{ command } league`로 열 수 있어요.
league-begin =
    { "" }**새 리그:** 사람들이 참가하면 시작하세요. 그러면 제가 매주 짝을 정해요. 이 채널에는 일주일에 한 번, 새 짝과 순위만 올려요.
    얼마 동안 할까요?
league-made = 리그를 열었어요. 아래에서 참가할 수 있어요. 그다음 **{ button-league-start }** 버튼을 누르면 1주차 짝을 정해요.
league-open-already = 리그가 이미 있어요. `/{ command } league`로 볼 수 있어요.
league-gone = 이 리그는 이제 없어요. 새 리그가 있는지는 `/{ command } league`로 볼 수 있어요.
league-full = 이 리그는 자리가 다 찼어요. 미안해요.
league-only-manager = 그건 서버 관리자만 할 수 있어요.
league-start = 모두 참가했나요? 리그를 시작하면 1주차 짝을 정해요. 한 주는 그때부터 7일이에요.
league-few = 리그를 시작하려면 두 사람 이상 있어야 해요.
league-started = 리그가 시작됐어요!
league-ask-end = 지금 리그를 끝낼까요? 이번 주는 지금 그대로 계산해요. 끝내지 못한 사람은 끝낸 상대에게 져요.
league-ask-end-early = 시작하기 전에 리그를 끝낼까요? 아직 아무도 하지 않아서 이기는 사람도 없어요.
league-ended = 리그가 끝났어요.
league-stranger = 이 리그에 참가하지 않았어요. **{ button-league-join }** 버튼을 누르면 다음 주부터 해요.
league-not-drawn = 이번 주에는 대결이 없어요. 참가했다면 다음 주부터예요.
league-last-week = 이번이 마지막 주인데, 내 대결은 없어요.
league-free = 이번 주에는 남은 상대가 없어요. 부전승이에요!
league-correct = 결과 고치기
league-correct-how = 무엇으로 계산할까요?
