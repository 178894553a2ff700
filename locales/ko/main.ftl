# The texts that belong to no game, in Korean. What is missing here is said in English.
# Discord's limits: a button 80 characters, a command description 100.
# One word for one thing: match = 게임, game and deal = 라운드, turn = 턴, row = 줄, bull heads = 소머리.
# No particle stands directly behind a value: a noun goes between ("{ $name } 님이", "{ $card } 카드를"). Names in
# bold have a space behind them, so that Discord closes the bold whatever a name ends with.

# `$kind` is the game that is spoken about: it is always given.
game-name = { $kind ->
    [sixtysix] 식스티식스
   *[nimmt] 젝스님트
}
# The slash command of the game.
command = { $kind ->
    [sixtysix] sixtysix
   *[nimmt] nimmt
}
icon = { $kind ->
    [sixtysix] 🃏
   *[nimmt] 🐮
}

## Small parts

# Between a whole number and its tenths.
decimal-sign = .
list-and = { $front }, { $last }
list-comma = { $front }, { $next }
list-semicolon = { $front }; { $next }
# A heading or a name, and what it stands before.
headed = { $heading }: { $what }
names-more = { $names } 외 { $n }명
games = { $n }라운드
someone = 누군가
the-nth = { $n ->
    [5] 다섯 번째
    [7] 일곱 번째
   *[6] 여섯 번째
}
pace-live = { $n }초
pace-relaxed = 1시간
pace-slow = 24시간

## Lobby

lobby-picture = { game-name }
lobby-note-host = 방장
lobby-note-bot = 봇 · { $level }
lobby-alt = { $n ->
    [0] 아직 아무도 없어요
   *[other] 테이블: { $names }
}. { $chips }.
chip-points = { $points }점까지
chip-live = { $n }초
chip-relaxed = 1시간
chip-slow = 24시간
chip-no-hints = 힌트 없음
chip-quiet = 조용히
lobby-title = { icon } { game-name } — 같이 하실 분?
lobby-host = 방장: **{ $host }**
lobby-end-games = { $n ->
    [1] 딱 한 라운드만 해요.
   *[other] { $n }라운드를 해요.
}
lobby-pace = 차례마다 { $pace }.
lobby-no-hints = 힌트는 없어요.
lobby-quiet = 메시지 하나만 계속 바뀌니까 채널이 조용해요.
lobby-seats = 자리 { $n }/{ $most }
lobby-seat-host = { $name } (방장)
lobby-seat-bot = 🤖 { $name } · 봇 · { $level }
lobby-nobody = 아직 아무도 없어요.
lobby-invited = 한 판 더 할까요? { $names }
lobby-more = { $missing }명이 더 있어야 해요. 친구를 부르거나 **{ button-bots }** 버튼을 누르세요. **{ button-play-now }** 버튼이면 봇 { $bots }명과 당장 시작해요.
lobby-ready = **{ $host }** 님, 이제 시작해도 되고 더 기다려도 돼요.
lobby-full-ready = 자리가 다 찼어요. **{ $host }** 님, 시작할까요?
lobby-footer = 카드는 DM으로 보내 드려요. DM을 막아 뒀다면 시작한 뒤 “{ button-hand }” 버튼을 누르세요.
lobby-started = 게임 시작! { $names }
lobby-closed = 이 테이블은 닫혔어요.
lobby-stopped = **{ $name }** 님이 테이블을 닫았어요.
lobby-expired = 아무도 시작하지 않아서 테이블을 닫았어요. `/{ command } new`로 새로 열 수 있어요.
button-join = 참가하기
button-leave = 나가기
button-start = 시작
button-play-now = ⚡ 바로 하기
button-rules = 규칙
button-tell-me = 🔔 다음 테이블 알림 받기
button-hand = 내 패
button-next = 다음 라운드
button-back = 돌아왔어요
button-rematch = 한 판 더
button-again = 다시 하기
button-review = 복기
button-record = 기록
button-share = 공유하기
button-stop = 네, 중단할게요
button-table = 테이블로
button-hint = 💡 힌트
button-hint-pictured = 힌트
button-newer = 이전
button-older = 더 보기

## Table message

board-first-turn = 새 라운드예요! 카드는 { $n }장씩. DM을 확인하거나 **{ button-hand }** 버튼을 누르세요.
waiting-for = ⏳ 기다리는 중: { $names } { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names } 님, DM이 안 가네요. **{ button-hand }** 버튼을 누르면 여기서 카드를 볼 수 있어요.
paused-everybody-away = **일시 정지:** 다들 자리를 비웠어요. **{ button-back }** 버튼을 누르면 이어서 해요.
paused-not-allowed = **일시 정지:** 여기에 글을 쓸 권한이 없어요. 해결됐으면 **{ button-back }** 버튼을 누르세요.
between-next = 다음 라운드 시작: { $when }
stopped-by = **{ $name } 님이 게임을 중단했어요.** 전적에는 남지 않아요.
stopped-too-few = **게임이 일찍 끝났어요:** 남은 사람이 너무 적어요. 전적에는 남지 않아요.
stopped-nobody-left = **게임이 일찍 끝났어요:** 봇만 남았어요. 전적에는 남지 않아요.
stopped-rested = **2주 동안 아무도 카드를 내지 않아서** 게임을 닫았어요. 전적에는 남지 않아요.
stopped-damaged = **게임을 멈춰야 했어요:** 기록을 더는 읽을 수가 없어요. 죄송해요! 전적에는 남지 않아요. `/{ command } new`로 새로 시작하세요.
line-played-for = ⏰ 시간 초과: { $names } 님. 제가 대신 냈어요.
line-away = 💤 자리 비움: { $names } 님. **{ button-back }** 버튼이나 아무 카드나 누를 때까지 제가 대신 할게요.
line-left = 👋 { $names } 님이 나갔어요. 이제부터 제가 대신 할게요.
line-left-paused = 👋 { $names } 님이 나갔어요.
line-removed = 👋 { $names } 님을 테이블에서 내보냈어요. 이제부터 제가 대신 할게요.
line-removed-paused = 👋 { $names } 님을 테이블에서 내보냈어요.
line-back = 🙌 { $names } 님이 돌아왔어요.
line-lost = ⚠️ 이 게임의 지난 소식 { $n }개를 올리지 못했어요.
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = 점수표
sheet-total = 합계
match-over = 🏆 { $names } 님이 이겼어요! 결과: { $score }.
match-over-shared = 🏆 { $names } 님이 함께 이겼어요! 결과: 각자 { $score }.
match-over-uncounted = 끝까지 남은 사람이 두 명이 안 돼서, 이 게임은 순위표에 들어가지 않아요.
match-over-void = 이 게임은 무효가 되어서 전적에 남지 않아요.
match-over-not-stayed = { $names } 님은 나갔거나 턴의 절반 넘게 자리를 비워서 꼴찌로 쳐요.
match-over-people-only = 봇은 순위표에 오르지 않지만, 이기려면 봇도 이겨야 해요.
match-ranking-title = 최종 순위
match-ranking-line = **{ $place }위** { $name } · { $score }
record-alt = 게임 전체 기록
record-here = 카드 한 장까지 다 담은 게임 기록 파일이에요. PC에서 `hornochse replay`로 다시 볼 수 있어요.
shared-result = { $result } 게임은 여기서 했어요: { $thread }
shared-result-alone = { $result } 봇과 한 게임이에요.
sharing = 결과를 채널로 보내고 있어요. 안 올라오면 제가 거기에 쓸 수 없는 거예요.
shared = 됐어요! 결과가 채널에 올라갔어요.
shared-already = 이 결과는 이미 채널에 있어요.
share-elsewhere = 이 게임을 시작한 서버의 채널에서만 공유할 수 있어요.
only-players-share = 이 게임을 한 사람만 공유할 수 있어요.
end-title = { $n ->
    [1] { $names } 님 승리!
   *[other] { $names } 님 공동 승리!
}
end-games = { $n }라운드
alt-end-place = { $place }위 { $name }, { $score }.
column-total = 게임

## Private hand

time-up = · 마감 { $when }
hand-waits-for = 기다리는 중: { $names }
hand-cards = 내 패: { $cards }
hand-over-won = 🏆 이겼어요! 결과: { $score }.
hand-over-shared = 🏆 공동 승리! { $names } 님, 각자 { $score }.
hand-over-lost = 🏁 { $names } 님이 이겼어요. 내 순위는 { $seats }명 중 **{ $place }위**, { $score }.
hand-moved = 카드가 지금 다른 메시지에 열려 있어요. **{ button-hand }** 버튼을 누르면 이리로 가져와요.
hand-dm-closed = DM을 보낼 수가 없어서 카드를 여기서 보여 드려요:
hand-not-yet = 게임이 아직 시작하지 않았어요. 시작하면 카드를 드려요.
hand-paused-not-allowed = 게임이 멈춰 있어요: { $channel } 채널에 글을 쓸 권한이 없어요. 거기서 `/{ command } table`을 쓰면 어떤 권한이 모자라는지 알려 드리고, 권한이 생기면 게임을 이어서 해요.
hand-paused-gone = 채널이 없어졌거나 제가 서버에서 나가게 되어 게임이 끝났어요. 전적에는 남지 않아요.
hand-away = 자리를 비운 동안 제가 대신 했어요. **{ button-back }** 버튼이나 아무 카드나 누르면 다시 직접 해요.
hand-left = 이 게임에서 나갔어요. **{ button-back }** 버튼으로 돌아올 수 있어요.
hand-where = { $server } · { $channel }
hand-only-yours = 이 게임은 나에게만 보여요. 화면에서 사라졌다면 저와의 DM에서 `/{ command } hand`로 다시 불러오세요.
hand-still-open = 이 게임이 아직 진행 중이에요. `/{ command } leave`로 끝내면 새 게임을 시작할 수 있어요.
hand-still-open-too = 이 게임이 아직 진행 중이에요. 저와의 DM에서 `/{ command } leave`를 쓰면 끝나요. 여기서 쓰면 이 채널의 테이블을 뜻해요.
hand-stale = 그 패는 지난 패예요. 지금 패는 이거예요:
hand-late = 시간이 다 돼서 제가 대신 골랐어요. 지금 패는 이거예요:
hand-played-for = ⏰ 시간이 다 돼서 제가 대신 골랐어요. 다음 차례도 놓치면, 돌아올 때까지 봇이 대신 해요.

## Reminders

reminder = { $names } 님, 차례예요! 마감 { $until }

## Answers to the person who asked

table-opened-thread = 테이블을 열었어요: { $thread }
table-there-already =
    이 채널에는 이미 테이블이 있어요: { $link }
    게임이 아직 시작하지 않았다면 참가할 수 있어요. 테이블은 `/{ command } table`로 여기로 불러올 수 있어요.
table-there-already-chat = 이 채팅에는 이미 테이블이 있어요. `/{ command } table`로 여기로 불러올 수 있어요.
table-here = 여기 있어요!
not-shown = 여기에 올리지 못해서 다른 사람에게는 보이지 않아요. 잠시 뒤에 명령어를 다시 써 보세요.
no-table = 이 채널에는 게임이 없어요. `/{ command } new`로 테이블을 열어요.
needs-server = 그건 제가 있는 서버에서만 할 수 있어요. [서버에 저를 추가하고](<{ $link }>) 그곳 채널에서 다시 해 보세요. 혼자서는 여기서도 바로 놀 수 있어요: `/{ command } solo`
needs-others = 여기에는 게임이 없어요. 다른 사람과는 그룹 채팅([저를 설치하기](<{ $install }>))이나 서버([서버에 저를 추가하기](<{ $link }>))에서 할 수 있어요. 혼자서는 여기서도 바로 놀 수 있어요: `/{ command } solo`
external-apps-hidden = 여기서는 테이블이 본인에게만 보여요. 이 서버에서는 사람들이 직접 가져온 앱이 모두에게 글을 올릴 수 없거든요. [서버에 저를 추가하거나](<{ $link }>) 그룹 채팅에서 함께하세요. 혼자서는 여기서도 바로 놀 수 있어요: `/{ command } solo`
not-seated = 이 테이블에 앉아 있지 않아요. 게임이 아직 시작하지 않았다면 **{ button-join }** 버튼을 누르세요. 내 테이블은 다른 테이블이 없는 곳에서 `/{ command } new`로 열어요.
not-seated-running = 이 게임은 이미 시작했어요. 다음 게임에서 만나요!
already-seated = 이미 이 테이블에 앉아 있어요.
joined-again = 다시 반가워요! 이제 직접 카드를 내세요.
kicked-out = 방장이나 관리자가 이 테이블에서 내보냈어요. 다시 앉을 수는 없어요.
lobby-full = 자리가 다 찼어요({ $most }명).
lobby-full-bots = 자리가 다 찼어요({ $most }명). 봇도 앉아 있으니, 방장이 “{ button-bots }” 버튼에서 하나를 돌려보낼 수 있어요.
joined-lobby = 참가했어요!
left-lobby = 테이블에서 나왔어요.
left-match = 나왔어요. 제가 대신 할게요. **{ button-back }** 버튼으로 돌아올 수 있어요.
left-match-paused = 나왔어요. 게임은 일시 정지 중이에요. **{ button-back }** 버튼으로 돌아올 수 있어요.
match-running = 게임이 이미 시작했어요.
match-ended = 이 게임은 끝났어요.
only-host-start = 시작은 방장(**{ $host }**)이나 관리자만 할 수 있어요.
only-host-kick = 내보내기는 방장(**{ $host }**)이나 관리자만 할 수 있어요.
only-host-stop = 중단은 방장(**{ $host }**)이나 관리자만 할 수 있어요.
only-host-here = 여기서는 방장(**{ $host }**)만 할 수 있어요.
only-host-stop-here = 여기서는 방장(**{ $host }**)만 중단할 수 있어요. 한 시간 동안 아무 일도 없으면 누구나 할 수 있어요.
only-players-rematch = 한 판 더는 이 게임을 한 사람만 시작할 수 있어요. `/{ command } new`로 모두의 테이블을 열어요.
too-few-players = 적어도 { $least }명은 있어야 해요. 친구를 부르거나 **{ button-bots }** 버튼을 누르세요.
kick-not-here = { $name } 님은 이 테이블에 없어요.
kicked = { $name } 님을 테이블에서 내보냈어요.
kick-self = 직접 나가려면 `/{ command } leave`를 쓰세요.
stop-ask = 이 테이블을 닫고 모두 끝낼까요? 진행 중인 게임은 전적에 남지 않고, 이어서 할 수도 없어요.
stop-ask-alone = { $names } 봇과 하는 게임을 중단할까요? 전적에 남지 않고, 이어서 할 수도 없어요.
stopped = 됐어요. 테이블을 닫았어요.
next-not-yet = 이 게임은 아직 안 끝났어요.
old-button = 지난 버튼이에요. `/{ command } table`로 지금 버튼을 볼 수 있어요.
old-version = 다른 버전의 것이에요. `/{ command } table`은 테이블을, `/{ command } hand`는 내 카드를 보여 줘요.
leave-ask = 정말 나갈까요? 제가 대신 할게요. 다시 돌아올 수 있어요.
leave-ask-rests = 정말 나갈까요? 그러면 게임이 일시 정지되고, 다시 돌아올 수 있어요.
leave-ask-ends = 정말 나갈까요? 그러면 게임이 끝나고, 전적에는 남지 않아요.
too-often = 잠시만요! { $seconds }초 뒤에 다시 해 보세요.
options-exclude = `{ $one }`, `{ $other }` 중 하나만 고르세요. 둘을 함께 쓸 수는 없어요.
cannot-save = 저장이 잘 안 돼요. 잠시 뒤에 다시 보고, 안 됐으면 다시 해 보세요.
out-of-order = 제 쪽에서 문제가 생겼어요. 잠시 뒤에 다시 해 보세요.
table-came-to-nothing = 테이블을 차리다가 끊겨서 여기엔 테이블이 없어요. 언제든 새로 여세요.
missing-permissions = 이 채널에서 권한이 { $n }개 모자라요: { $names }. 서버 관리자가 줄 수 있어요.
permission-view = 채널 보기
permission-connect = 연결
permission-locked = 스레드 관리하기 (스레드가 잠겨 있어요)
permission-send = 메시지 보내기
permission-send-threads = 스레드에서 메시지 보내기
permission-threads = 공개 스레드 만들기
permission-embed = 링크 첨부
permission-attach = 파일 첨부
no-thread-here = 여기서는 스레드를 열 수 없어요. 텍스트 채널에서 하거나 `thread` 옵션을 빼세요.
thread-name = { game-name } · { $host }

## Refusals of a choice

refused-not-held = { $card } 카드는 손에 없어요.
refused-not-your-turn = 아직 차례가 아니에요.
refused-not-now = 지금은 할 수 없어요.

## Rules and help

rules-title = 1분 규칙
rules-alt-before = 예시 그림.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

## Commands: names are fixed, descriptions are translated

command-nimmt = 이 채널에서 젝스님트(6 nimmt!) 하기
command-new = 테이블 열기: 다른 사람은 버튼으로 앉고, 시작은 직접 해요
command-new-target = { $kind ->
    [sixtysix] 승점 몇 점이면 게임을 이기는지 (기본: 7)
   *[nimmt] 누군가 소머리가 이 수를 넘으면 게임이 끝나요 (기본: 66)
}
command-new-games = { $kind ->
    [sixtysix] 승점 대신 라운드 수로 끝내기
   *[nimmt] 소머리 수 대신 라운드 수로 끝내기
}
command-new-pace = 차례마다 주어지는 시간
command-new-pace-live = live(실시간): { $n }초
command-new-pace-relaxed = relaxed(느긋하게): 1시간
command-new-pace-slow = slow(천천히): 24시간
command-new-seats = { $kind ->
    [sixtysix] 최대 인원 (기본: 3)
   *[nimmt] 최대 인원 (기본: 10)
}
command-new-hints = 힌트를 물어봐도 되나요? (기본: 예)
command-new-quiet = { $kind ->
    [sixtysix] 라운드마다
   *[nimmt] 턴마다
    } 새 메시지 대신 메시지 하나만 쓸까요? (기본: 서버 설정대로)
command-new-thread = 스레드에서 하기: 이 채널이 조용해져요
command-solo = 지금 바로 봇과 하기
command-solo-public = 이 채널의 모두에게 게임을 보여 줄까요? (기본: 나에게만 보여요)
command-solo-level = 봇의 실력, 1~9 (기본: 나와 비슷하게)
command-table = 테이블을 채널 맨 아래로 다시 보여 주기
command-hand = 내 카드를 나에게만 보여 주기
command-hint = { $kind ->
    [sixtysix] 선택마다 무엇을 얻을지와 그 이유. 몇 번 물었는지는 결과에 나와요
   *[nimmt] 선택마다 얼마나 손해일지와 그 이유. 몇 번 물었는지는 결과에 나와요
}
command-join = 이 채널의 테이블에 앉거나 돌아오기
command-leave = 나가기. 다른 사람들이 계속하면 봇이 대신 해요
command-kick = 내보내기 (방장이나 관리자)
command-kick-player = 내보낼 사람
command-bots = 봇을 부르거나 돌려보내기 (방장이나 관리자)
command-bots-level = 봇의 실력, 1~9 (기본: 5)
command-bots-1 = 1: 조심스러운 초보라면 이겨요
command-bots-5 = 5: 며칠 밤 해 본 실력
command-bots-9 = 9: 이보다 세진 않아요
command-bots-count = 몇 명 (기본: 1, 돌려보낼 때는 전부)
command-bots-remove = 부르는 대신 돌려보내기
command-stop = 이 채널의 테이블을 닫거나 게임 중단하기 (방장이나 관리자)
command-rules = 그림과 함께 보는 1분 규칙
command-tutorial = { $kind ->
    [sixtysix] Pip과 함께 트릭 다섯 번 만에 배우기
   *[nimmt] Pip과 함께 세 턴 만에 배우기
}
command-help = 저와 노는 법

## The coach: hints, and the review of a match

coach-thinks = 지난 질문을 아직 생각하는 중이에요. 잠시만요!
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … 더 나을 것 없는 선택이 { $n }개 더 있어요.
hint-footer = 이 게임에서 힌트를 물어본 선택: { $n }번. 결과에 표시돼요.
hint-nothing = 지금은 고를 게 없어요.
hint-off-match = 이 게임에는 힌트가 없어요.
hint-off-server = 이 서버에는 힌트가 없어요.
hints-title = 물어본 힌트
hints-entry = { $name } **{ $n }**
review-none = **큰 실수는 없었어요!** 선택 { $n }개를 살펴봤는데, 이렇다 할 손해가 하나도 없었어요.
review-found = **가장 아쉬운 선택 { $n }개** (살펴본 선택 { $all }개):
review-nothing = 이 게임에는 살펴볼 만한 선택이 없었어요.
review-not-own = 대신 고른 선택 { $n }개는 세지 않았어요.
review-progress = 게임을 복기하는 중… { $percent }%
review-not-all = (모두 { $all }개라서 다 볼 수는 없었어요.)
review-footer = 그때 볼 수 있던 것만으로, 그 뒤로 모두 잘한다고 치고 계산했어요.
review-not-over = 복기는 게임이 끝난 뒤에 할 수 있어요.
review-not-yours = 이 게임을 한 사람만 복기할 수 있어요. 다음 게임에 함께해요!
match-gone = 그 게임은 이제 남아 있지 않아요. 끝난 게임은 얼마 동안만 보관해요. 결과는 그대로 남아요.

## Variants: the draft, two cards, menus

button-set-up = 설정
button-bots = 🤖 봇 추가

## What is played

variant-double_pairs = 쌍둥이
variant-double_pairs-line = 11, 22, … 99가 두 장씩 있고, 같은 카드는 겹쳐 놓아요
rules-extras = 추가 규칙: { $extras }.

## Setting up

setup-title = 설정
setup-cannot = **함께 쓸 수 없는 규칙이에요:**
setup-cannot-seats = **{ $seats }명은 이 규칙으로 할 수 없어요:**
setup-only-host = 설정은 방장(**{ $host }**)이나 관리자만 바꿀 수 있어요.
setup-variant = 변형 규칙
setup-extras = 추가 규칙
setup-end = 게임 끝
setup-pace = 차례 시간
setup-seats = 최대 인원
setup-more = 더 보기
setup-back = 이전
setup-hints-off = 힌트 끄기
setup-hints-on = 힌트 켜기
setup-quiet-on = 게임 내내 메시지 하나로
setup-quiet-off = { $kind ->
    [sixtysix] 라운드마다 새 메시지로
   *[nimmt] 턴마다 새 메시지로
    }
setup-end-own = 이 변형의 기본값
setup-end-games = { $n }라운드
setup-seats-option = 최대 { $n }명
cannot-start = { $seats }명은 이 규칙으로 할 수 없어요: { $reasons }. **{ button-set-up }** 버튼에서 바꿀 수 있어요.
cannot-open = 함께 쓸 수 없는 규칙이에요: { $reasons }

## Bots

level = 레벨 { $level }
solo-level-yours = 봇은 **9단계 중 레벨 { $level }**, 솔로 레이팅에 가장 가까워요. 바꾸려면 `/{ command } solo`의 `level`을 쓰세요.
solo-level-first = 처음에는 **9단계 중 레벨 { $level }** 봇과 해요. 한두 번 하고 나면 `/{ command } solo`가 레이팅에 가장 가까운 레벨을 골라요. `level`로 직접 고를 수도 있어요.
bots-title = 봇
bots-levels = 봇의 실력은 아홉 단계예요. 레벨 1은 조심스러운 초보라면 이기고, 레벨 9보다 센 봇은 없어요.
bots-about = 봇은 속이지 않아요. 자기 카드만 봐요.
bots-count = 사람이 두 명 이상이면 게임이 순위표에 들어가요.
bots-add = 봇 부르기…
bots-remove = 봇 돌려보내기…
bots-one = + 레벨 { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) 등장! { $line }
bots-went = { $names } 봇이 떠났어요.
bots-full = 자리가 다 찼어요.
bots-nobody = 그런 봇은 이 테이블에 없어요.
bots-only-host = 봇은 방장(**{ $host }**)이나 관리자만 부르고 돌려보낼 수 있어요.
bots-running = 게임이 이미 시작했어요. 봇은 다음 게임 전에 부르거나 내보내세요. 자리를 비운 사람 몫은 어차피 제가 해요.
cast-pip = 병아리. 반짝이는 건 뭐든 쪼아요.
cast-clover = 송아지. 큰 수를 좋아해요, 크니까요.
cast-dumpling = 아기 돼지. 눈앞에 뭐가 있든 상관없어요.
cast-waddle = 아기 오리. 앞사람 간 데로 따라가요.
cast-tuft = 새끼 양. 카드를 나눌 때 외양간 밖을 내다봐요.
cast-burr = 아기 염소. 일단 뛰고 나서 살펴요.
cast-berta = 젖소. 카드 한 장도 두 번씩 되새김질해요.
cast-gander = 거위. { $kind ->
    [sixtysix] 으뜸패를 한 장 한 장 지켜요.
   *[nimmt] 가장 짧은 줄을 지켜요.
}
cast-mortimer = 당나귀. 고집은 세도 셈은 할 줄 알아요.
cast-henrietta = 암탉. { $kind ->
    [sixtysix] 달걀을 한 무늬에 다 낳지 않아요.
   *[nimmt] 달걀을 한 줄에 다 낳지 않아요.
}
cast-truffle = 어미 돼지. { $kind ->
    [sixtysix] 메리지는 멀리서도 냄새를 맡아요.
   *[nimmt] 꽉 찬 줄은 멀리서도 냄새를 맡아요.
}
cast-rumble = 양치기 개. 카드마다 어디로 가고 싶은지 알아요.
cast-olga = 올빼미. 안 본 카드가 없어요.
cast-renata = 여우. 자기 카드에 남의 카드까지 세어요.
cast-corvin = 까마귀. 한 시간 전에 나온 카드도 기억해요.
cast-magnus = 황소. 말수가 적고 꿈쩍도 안 해요.
cast-sibyl = 고양이. { $kind ->
    [sixtysix] 남이 10으로 시작할 때까지 숨어서 기다려요.
   *[nimmt] 다섯 번째 카드 뒤에 숨어 여섯 번째를 기다려요.
}
cast-ignatius = 숫염소. 자면서도 계산해요.

## Why rules contradict each other

contradiction-too-few = 적어도 2명은 있어야 해요
contradiction-too-many = 최대 { $most }명까지 할 수 있어요
contradiction-other = 서로 다른 게임의 규칙이에요

## More of the commands

command-new-variant = 어떤 변형 규칙으로 할지 (기본: 클래식)
command-variant-choice = { $name }: { $line }
command-new-deal_all = 모두 똑같이 나눌 수 있는 만큼 카드를 나눠 주기
command-new-rows_stay = 줄을 다음 라운드까지 그대로 두기
command-rules-variant = 어떤 변형 규칙을 설명할지 (기본: 클래식)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-seat = { $seat }번 자리
replay-deal = { $game }라운드 · 카드 나눔
replay-draft = { $game }라운드 · 카드 고르기
replay-open = { $title }, 진행 중
replay-awaited = { $name } ({ $decision })
# What somebody is awaited for.
replay-awaits-draft = 가져올 카드
replay-awaits-play = 낼 카드
replay-awaits-play_or_stop = 한 장 더, 아니면 그만
replay-awaits-row = 가져갈 줄
replay-awaits-end = 카드 놓을 곳
replay-awaits-first = 먼저 놓을 카드
replay-awaits-keep = 손에 남길 카드
replay-awaits-trump = 으뜸 무늬
replay-awaits-bid = 으뜸 무늬 또는 패스
replay-awaits-lead = 첫 카드
replay-awaits-follow = 따라 낼 카드
replay-waiting = 기록은 여기까지예요. 차례: { $names }.
replay-unfinished = 기록은 여기까지예요. 게임은 아직 끝나지 않았어요.

## The rules of each variant: what differs from the classic game

rules-as-classic = 나머지는 클래식과 같아요(`/{ command } rules`).
rules-double_pairs =
    { "" }**아홉 장은 두 장씩 있어요:** 11, 22, 33, 44, 55, 66, 77, 88, 99.

    • 같은 턴에 나온 같은 카드는 겹쳐서 함께 놓아요. 줄에서는 한 장으로 치지만, 소머리는 다 세어요.
    • 줄의 **마지막** 카드와 같은 카드는 그 위에 겹쳐요. 줄이 꽉 차 있어도 가져가지 않아요.
    • 두 사람의 같은 카드가 줄을 가져가면 소머리를 나눠 가져요. 반쪽은 올림해요. 카드가 너무 낮으면 선 플레이어부터 쳐서 먼저 앉은 사람이 줄을 골라요.
rules-double_pairs-example = 3번 줄은 꽉 찼어요. Ben의 44는 마지막 카드와 같아서 그 위에 겹치고, 아무도 가져가지 않아요.
