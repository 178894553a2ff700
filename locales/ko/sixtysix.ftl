# What the bot says about Sixty-Six in Korean. `{ $card }` and the like come as a sign and an index: ♣ Q.
# Card points are "점", game points "승점"; trump is "으뜸", a trump card "으뜸패", who leads "선".

## Small parts

# What is printed on ace, ten, king, queen, jack, nine and eight.
sixtysix-indices = A 10 K Q J 9 8
sixtysix-clubs = 클로버
sixtysix-spades = 스페이드
sixtysix-hearts = 하트
sixtysix-diamonds = 다이아
sixtysix-game-points = 승점 { $n }점
sixtysix-card-points = { $n }점
sixtysix-you = 나
sixtysix-seat = { $n }번 자리

## Table message

sixtysix-heading = **{ $game }라운드 · { $trick }트릭**
sixtysix-heading-after = **{ $game }라운드 · { $trick }트릭 끝**
sixtysix-heading-naming = **{ $game }라운드 · 으뜸 정하기**
sixtysix-waiting-trump = ⏳ { $names } 님이 으뜸을 정하는 중 { $until }
sixtysix-waiting-bid = ⏳ { $names } 님이 으뜸을 정하거나 패스하는 중 { $until }
sixtysix-points-title = 점수 (게임)
sixtysix-tricks-title = 트릭 (게임)
sixtysix-picture-title = { $game }라운드 · { $trick }트릭
sixtysix-picture-trump = 으뜸 { $suit }
sixtysix-picture-undecided = 무승부!

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = 누가 나눌까요? 뽑은 카드: { $cards }. 가장 높은 카드를 뽑은 사람이 나눠요.
sixtysix-dealt = { $name } 님이 카드를 나누고 **{ $card }** 카드를 펼쳐요.
sixtysix-dealt-hidden = { $name } 님이 카드를 나눠요.
sixtysix-named = { $name } 님이 정한 으뜸: **{ $suit }**.
sixtysix-passed = { $name } 님은 패스.
sixtysix-exchanged = { $name } 님이 { $laid } 카드를 내놓고 **{ $took }** 카드를 가져가요.
sixtysix-closed = 🔒 { $name } 님이 더미를 닫아요.
sixtysix-calls = 📣 { $name } 님: **아웃!**
sixtysix-calls-match = 📣 { $name } 님: **게임 승리 선언!**
sixtysix-leads = { $name } 님이 **{ $card }** 카드로 시작해요.
sixtysix-leads-marriage = { $name } 님이 **{ $card }** 카드로 시작하며 메리지 **{ $n }점**을 선언해요.
sixtysix-leads-new-trump = { $name } 님이 **{ $card }** 카드로 시작하며 메리지 **{ $n }점**을 선언해요. 이제 으뜸은 { $suit }.
sixtysix-plays = { $name } 님은 **{ $card }** 카드를 내요.
sixtysix-plays-and-takes = { $name } 님이 **{ $card }** 카드로 트릭을 따요: { $n }점.
sixtysix-plays-and-takes-last = { $name } 님이 **{ $card }** 카드로 트릭을 따요: { $n }점, 마지막 트릭이라 { $last }점 더.
sixtysix-takes = 트릭은 { $name } 님에게: { $n }점.
sixtysix-takes-last = 트릭은 { $name } 님에게: { $n }점, 마지막 트릭이라 { $last }점 더.
sixtysix-drew-turn-up = { $name } 님이 펼쳐 둔 { $card } 카드를 뽑아요.

sixtysix-over-out = **{ $game }라운드 끝:** { $winners ->
    [1] { $names } 님이 66점을 모아 승점 **{ $n }점**을 얻어요.
   *[other] { $names } 님이 66점을 모아 각자 승점 **{ $n }점**을 얻어요.
}
sixtysix-over-wrong = **{ $game }라운드 끝:** { $winners ->
    [1] { $caller } 님이 너무 일찍 외쳐서 { $names } 님이 승점 **{ $n }점**을 얻어요.
   *[other] { $caller } 님이 너무 일찍 외쳐서 { $names } 님이 각자 승점 **{ $n }점**을 얻어요.
}
sixtysix-over-played = **{ $game }라운드 끝:** { $winners ->
    [1] 손패를 모두 냈고, { $names } 님이 승점 **{ $n }점**을 얻어요.
   *[other] 손패를 모두 냈고, { $names } 님이 각자 승점 **{ $n }점**을 얻어요.
}
sixtysix-over-match = **{ $game }라운드 끝:** { $caller } 님이 게임 승리를 선언했어요.
sixtysix-over-undecided = **{ $game }라운드 무승부:** { $carry ->
    [0] 아무도 승점을 얻지 못해요.
   *[other] 아무도 승점을 얻지 못하고, 다음 승자가 { $carry }점을 더 얻어요.
}
sixtysix-over-plain = **{ $game }라운드 끝.**
sixtysix-over-plain-wrong = **{ $game }라운드 끝:** { $caller } 님이 너무 일찍 외쳤어요.
sixtysix-over-against = **{ $game }라운드 끝:** { $caller } 님이 66점을 모아서 { $names } 님이 각자 승점 **{ $n }점**을 얻어요.
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = { $names } 님은 슈나이더.
sixtysix-schwarz = { $names } 님은 트릭이 하나도 없어요. 슈바르츠!
sixtysix-closed-in-vain = 괜히 닫았네요!
sixtysix-bid-in-vain = 괜히 으뜸을 정했네요!
sixtysix-word-schneider = 슈나이더
sixtysix-word-schwarz = 슈바르츠
sixtysix-end-play = 🎬 **이 게임의 한 판:** { $name } 님이 { $game }라운드에서 한 번에 승점 { $n }점을 얻었어요.

sixtysix-alt-trick = 지금까지의 트릭: { $cards }.
sixtysix-is-trump = 으뜸 { $suit }.
sixtysix-no-trump = 아직 으뜸 없음.
sixtysix-never-trump = 이 라운드에는 으뜸이 없어요.
sixtysix-all-passed = 모두 패스: 으뜸도 없고, 닫기도 아웃도 없어요.
sixtysix-alt-closed = 더미는 닫혔어요.
sixtysix-alt-stock = 덮인 카드 { $n }장. 펼친 카드 { $card }.
sixtysix-alt-stock-hidden = 덮인 카드 { $n }장.
sixtysix-alt-seat = { $name }: { $points }점, 트릭 { $tricks }개, { $total }.
sixtysix-alt-seat-hidden = { $name }: 트릭 { $tricks }개, { $total }.

## Private hand

sixtysix-lead = **내가 선이에요** { $until }
sixtysix-follow = **내 차례예요:** 나온 카드는 { $card } { $until }
sixtysix-name-trump = **으뜸을 정하세요** { $until }
sixtysix-name-or-pass = **으뜸을 정하고 혼자서 나머지와 겨루거나, 패스하세요** { $until }
sixtysix-really-close = **더미를 닫을까요?** 아무도 더 뽑지 않고, 같은 무늬를 따라 내야 하고, 꼭 이겨야 해요. 못 이기면 { $vain }. { $until }
sixtysix-really-out = **아웃?** 지금 { $have }점이고, 이 트릭에서는 많아야 { $most }점을 따요. 66점이 안 되면 { $lost }. 어떤 카드로 시작할까요? { $until }
sixtysix-really-out-enough = **지금 { $have }점, 충분해요.** 어떤 카드로 시작할까요? { $until }
sixtysix-really-out-blind = **아웃?** 이 트릭까지 66점이 안 되면 { $lost }. 어떤 카드로 시작할까요? { $until }
sixtysix-really-out-of-match = **게임 승리를 선언할까요?** 어떤 카드로 시작할지 고르세요. 이 트릭까지 목표에 닿지 못하면 게임을 져요. { $until }
sixtysix-lost = 상대가 승점 { $n }점을 얻어요
sixtysix-lost-each = 다른 사람들이 각자 승점 { $n }점을 얻어요
sixtysix-lost-all = 이번 라운드에서는 한 점도 못 얻어요
sixtysix-stock = 더미에 { $n }장 남았어요.
sixtysix-stock-closed = 더미가 닫혔어요: { $must }.
sixtysix-stock-drawn = 더미가 비었어요: { $must }.
sixtysix-must = 같은 무늬를 내고, 없으면 으뜸패를 내세요
sixtysix-must-head = 같은 무늬를 내고, 없으면 으뜸패를 내고, 이길 수 있으면 이기세요
sixtysix-must-suit = 같은 무늬가 있으면 내세요
sixtysix-must-suit-head = 같은 무늬가 있으면 내고, 이길 수 있으면 이기세요
sixtysix-your-points = 내 점수는 66점 중 **{ $n }점**.
sixtysix-you-took = 👍 트릭을 땄어요: { $cards }, **{ $n }점**.
sixtysix-they-took = { $name } 님이 트릭을 땄어요: { $cards }, { $n }점.
sixtysix-button-pass = 패스
sixtysix-button-exchange = 교환: { $low } → { $turned }
sixtysix-button-close = 닫기…
sixtysix-button-close-now = 더미 닫기
sixtysix-button-stay-open = 열어 두기
sixtysix-button-out = 아웃!
sixtysix-button-not-out = 아웃 안 할래요
sixtysix-button-out-of-match = 게임 승리 선언!
sixtysix-button-not-out-of-match = 선언 안 할래요
sixtysix-button-and-out = { $card } 내고 아웃
sixtysix-button-with-marriage = 메리지 하고
sixtysix-button-without-marriage = 메리지 없이

## The tutorial

sixtysix-tutorial-1 =
    { "" }**안녕하세요, 저는 Pip이에요! 🐣 트릭 다섯 번이면 다 배워요.**
    66점이면 이겨요. 에이스는 11점, 10은 10점, 킹 4점, 퀸 3점, 잭 2점, 9는 0점이고, 강한 순서도 이대로예요. 펼친 카드가 { $ace } 카드라서 하트가 으뜸이고, 다른 무늬를 모두 이겨요.

    저는 { $ten-led } 카드로 시작해요. 스페이드가 있어도, 카드를 뽑는 동안은 **같은 무늬를 안 내도 돼요**. 으뜸패로 제 10을 따 봐요: **{ $jack }**.
sixtysix-tutorial-1-else = 🤔 내도 되지만 제 10은 딸 만하고, 으뜸패로만 딸 수 있어요. { $nine } 카드는 곧 쓸 테니 아껴 두고, **{ $jack }** 카드를 내 봐요.
sixtysix-tutorial-2 = 🎯 **12점 땄어요!** 둘 다 한 장씩 뽑았고, 이제 선이에요. 그 전에 남는 장사 하나: 트릭을 땄으면 가장 낮은 으뜸패를 펼친 카드와 **교환**할 수 있어요. { $nine } 카드를 내놓고 **{ $ace }** 카드를 가져가요.
sixtysix-tutorial-2-else = 🤔 잠깐만요! 9를 에이스로 바꾸는 게 먼저예요. 더미가 비면 늦어요.
sixtysix-tutorial-3 = 💪 이제 **{ $ace }** 카드가 생겼어요. 이길 카드가 없어요. 다음은 { $king } 카드와 { $queen } 카드예요. 같은 무늬의 킹과 퀸은 **메리지**예요. 하나를 내며 다른 하나를 보여 주면 바로 20점, 으뜸이면 40점이에요. **{ $queen }** 카드로 시작해요.
sixtysix-tutorial-3-else = 🤔 아직이에요, 20점이 기다려요. **{ $queen }** 카드로 메리지를 선언해요. 킹은 남겨 두는 게 좋아요.
sixtysix-tutorial-4 = 💍 **20점에 트릭 3점, 모두 35점!** 손패가 강해졌으니 더미를 **닫아요**. 그러면 아무도 더 뽑지 않고, 이제 둘 다 **같은 무늬를 내야 하고**, 없으면 으뜸패를 내야 해요. 저도 아무거나 못 버려요. **{ sixtysix-button-close }** 버튼을 눌러요.
sixtysix-tutorial-4-else = 🤔 잠깐, 더미가 열려 있으면 무엇을 내든 제가 으뜸패로 딸 수 있어요. 먼저 **{ sixtysix-button-close }** 버튼을 눌러요.
sixtysix-tutorial-5 = 🔒 닫기는 꼭 이기겠다는 약속이라 한 번 더 물어요. 에이스 두 장에 으뜸패 한 장 더, 해 봐요!
sixtysix-tutorial-5-else = 🤔 이렇게 좋은 손패로요? **{ sixtysix-button-close-now }** 버튼을 눌러요.
sixtysix-tutorial-6 = 🔒 **닫혔어요!** 에이스는 아껴 두고 제 10을 기다려요. 가장 싼 클로버인 **{ $low }** 카드로 시작해요. 저는 같은 무늬를 내야 해요.
sixtysix-tutorial-6-else = 🤔 그건 아니에요. 가장 싼 클로버인 **{ $low }** 카드로 시작해요. 저는 같은 무늬를 내야 해요.
sixtysix-tutorial-7 = 😬 클로버는 { $high } 카드뿐이라 낼 수밖에 없었어요. 제가 13점. 이제 저는 { $fat } 카드로 시작해요. 이번에는 제가 낸 무늬를 **따라 내야 해요**. 다이아는 **{ $catcher }** 카드 하나뿐이죠.
sixtysix-tutorial-7-else = 🤔 더미가 닫혔으니 으뜸패가 있어도 같은 무늬를 내야 해요. **{ $catcher }** 카드를 내요.
sixtysix-tutorial-8 = 🎉 **21점! 모두 56점이에요.** 이제 선이고, { $ace } 카드는 무조건 따요. 56에 11이면 67점. 바로 이기려면 카드를 내며 **외쳐요**. **{ sixtysix-button-out }** 버튼을 눌러요.
sixtysix-tutorial-8-else = 🤔 기다리지 말고 외쳐요. 먼저 **{ sixtysix-button-out }** 버튼을 눌러요.
sixtysix-tutorial-9 = 📣 이제 아웃하며 낼 카드: **{ $ace }**.
sixtysix-tutorial-9-else = 🤔 확실하게 가요. **{ $ace }** 카드를 이길 카드는 없어요.
sixtysix-tutorial-over =
    { "" }🏆 **77 대 13, 이겼어요!** 제가 33점이 안 돼서 1점이 아니라 **2**점이에요. 제 트릭이 하나도 없었다면 3점이고요. 보통 이런 승점 7점이면 게임을 이겨요.

    { "" }**이게 전부예요!** 레벨 1 봇과 진짜로 한 판 해 볼까요?

## The coach

sixtysix-hint-title = 예상 — { $game }라운드 { $turn }트릭
sixtysix-hint-text = 선택마다 이번 라운드에서 평균 얼마나 얻는지, 남이 얻는 만큼 뺀 값이에요. 높을수록 좋아요. 가려진 카드는 아무도 모르니 작은 차이는 큰 뜻이 없어요.
sixtysix-hint-exact = 이제 가려진 카드가 없어요: 모두 완벽하게 할 때 선택마다 이번 라운드에서 얼마나 얻는지로, 남이 얻는 만큼 뺀 값이에요.
sixtysix-why-enough = 66점이에요. **{ sixtysix-button-out }** 버튼을 누르세요.
sixtysix-why-needs = { $n }점 더 필요해요.
sixtysix-why-threat = 조심하세요: { $n }점만 더 있으면 되는 사람이 있어요.
sixtysix-why-sure = 트릭을 확실히 따요: 지금까지 { $n }점
sixtysix-why-leaves = 트릭을 내줘요: 지금까지 { $n }점
sixtysix-why-breaks = { $suit } 메리지가 깨져요
sixtysix-why-taken-by = 이기는 카드: { $cards }
sixtysix-why-taken-by-or-trump = 이기는 카드: { $cards } 또는 으뜸패
sixtysix-why-taken-by-trump = 으뜸패에 져요
sixtysix-why-wins = 100번에 { $n }번 이겨요
sixtysix-review-choice = **{ $when }**, 손패 { $cards }: 고른 것은 **{ $chosen }**, 그 라운드에서의 값은 약 { $points }. **{ $better }** 쪽은 약 { $more }.
sixtysix-review-exact = **{ $when }**, 손패 { $cards }: 고른 것은 **{ $chosen }**, 그 라운드에서의 값은 { $points }. **{ $better }** 쪽은 { $more }. 가려진 카드는 없었어요.
sixtysix-choice-marriage = { $card } 메리지
sixtysix-choice-out-of-match = { $card } 내고 게임 승리 선언
sixtysix-choice-exchange = 교환
sixtysix-choice-close = 더미 닫기
sixtysix-choice-trump = 으뜸 { $suit }

## What is played

variant-sixtysix = 클래식
variant-rising = 상승
variant-heart_ace = 하트 에이스
variant-bid = 비딩
variant-sixtysix-line = 펼친 카드가 으뜸을 정하고, 66점을 모으면 아웃을 외쳐요
variant-rising-line = 선이 으뜸을 정해요. 메리지는 20, 40, 60, 80점이고 그 무늬가 으뜸이 돼요
variant-heart_ace-line = ♥ A를 가진 사람이 으뜸을 정해요. 메리지는 모두 20점
variant-bid-line = 셋이서: 으뜸을 정한 사람이 혼자서 둘과 겨뤄요
sixtysix-summary = **{ $variant }:** { $line }.
sixtysix-for = { $most ->
    [2] 둘이서 해요.
   *[3] 둘이나 셋이서 해요.
}
sixtysix-to-points = 승점 { $n }점이면 게임을 이겨요.
sixtysix-to-card-points = 카드 점수를 더해 가요: { $n }점이면 게임이 끝나요.
sixtysix-extra-no-nines = 9 없음
sixtysix-extra-auto-out = 66점이면 자동 아웃
sixtysix-extra-must-head = 이길 수 있으면 꼭 이기기
sixtysix-extra-card-points = 카드 점수로 계산
sixtysix-extra-from-memory = 점수 가리기

sixtysix-setup-no-nines = 9 없음
sixtysix-setup-no-nines-line = 24장 대신 20장, 둘이서: 승부가 더 매서워요
sixtysix-setup-auto-out = 자동 아웃
sixtysix-setup-auto-out-line = 누군가 66점이 되면 외치지 않아도 라운드가 끝나요
sixtysix-setup-must-head = 꼭 이기기
sixtysix-setup-must-head-line = 무늬를 따라야 할 때부터: 이길 수 있으면 이겨야 해요
sixtysix-setup-from-memory = 점수 가리기
sixtysix-setup-from-memory-line = 카드 점수를 안 보여 줘요: 각자 세세요
sixtysix-setup-scoring = 점수 계산
sixtysix-setup-game-points = 승점: 라운드마다 1, 2, 3점
sixtysix-setup-card-points = 카드 점수 전부
sixtysix-setup-end-game-points = 승점 { $n }점까지
sixtysix-setup-end-card-points = 카드 점수 { $n }점까지

sixtysix-contradiction-bid = 비딩은 셋이서만 할 수 있어요
sixtysix-contradiction-nines = 셋이서는 9가 있어야 해요
sixtysix-contradiction-points = 게임은 최대 { $n }점까지예요
sixtysix-contradiction-games = 게임은 최대 { $n }라운드예요

command-sixtysix = 이 채널에서 식스티식스(66) 하기, 둘이나 셋이서
command-new-nines = 9를 넣고 할까요? (기본: 예, 빼면 둘이서만)
command-new-auto_out = 누군가 66점이 되면 외치지 않아도 라운드 끝내기
command-new-must_head = 무늬를 따라야 할 때부터: 이길 수 있으면 이겨야 해요
command-new-card_points = 승점 1, 2, 3점 대신 카드 점수를 모두 더하기
command-new-from_memory = 카드 점수를 안 보여 주기: 각자 세기

## Rules and help

rules-sixtysix =
    { "" }**66점이면 라운드를 이겨요.** 에이스는 11점, 10은 10점, 킹 4점, 퀸 3점, 잭 2점, 9는 (셋이면 8도) 0점이고, 강한 순서도 이대로예요. 10이 킹을 이겨요! 펼친 카드의 무늬가 으뜸이에요.

    { "" }**트릭마다** 선이 아무 카드나 내요. 카드를 뽑는 동안은 무엇을 내도 돼요. 가장 높은 으뜸패가, 없으면 처음 낸 카드와 같은 무늬에서 가장 높은 카드가 트릭을 따요. 딴 사람이 먼저 뽑고 다음 선이 돼요.

    { "" }**더미가 비거나 닫히면** 같은 무늬를 내야 하고, 없으면 으뜸패를 내야 해요.

    { "" }**선일 때** 할 수 있는 것:
    • **메리지:** 같은 무늬의 K와 Q가 있으면 그중 하나를 내며 20점, 으뜸이면 40점. 먼저 트릭을 하나 따야 해요.
    • **교환:** 더미가 열려 있고 트릭을 땄다면, 가장 낮은 으뜸패를 펼친 카드와 바꿔요. 이건 선이 아닐 때도 돼요.
    • **아웃!** 카드를 내며 외쳐요. 트릭이 끝나고 66점이면 이겨요. 아니면 상대마다 승점 2점을 얻어요. 아무도 외치지 않으면 마지막에 66점인 사람이 이기고, 여러 명이면 그중 마지막 트릭을 딴 사람이 이겨요. 아무도 못 이기면 다음 승자가 승점 1점을 더 얻어요.

    { "" }**더미 닫기**는 선일 때 카드를 내기 전에 언제든 할 수 있고, 그러면 아무도 더 뽑지 않아요. 대신 꼭 이겨야 하고, 못 이기면 상대마다 승점 3점을 얻어요.

    아무도 닫지 않았다면 마지막 트릭은 10점 더예요. 이기면 승점 **1점**, 진 사람이 33점이 안 되면 **2점**(*슈나이더*), 트릭이 하나도 없으면 **3점**(*슈바르츠*). 셋이서 하면 나머지 두 사람 몫을 각각 얻어요. 보통 승점 7점이면 게임을 이겨요.
rules-sixtysix-example = 그림에서는 하트가 으뜸이에요. Ada는 트릭을 땄으니 선언할 수 있어요. ♣ Q를 내고 ♣ K를 보여 주면 바로 20점이에요. Ben이 트릭을 따도 이 점수는 그대로예요.
rules-auto-out = **평소와 달리** 아무도 아웃을 외치지 않아요. 누군가 66점이 되는 트릭에서 라운드가 끝나고, 그 사람이 이겨요.
rules-card-points = **평소와 달리** 각자 자기 카드 점수를 적어요. 닫거나 아웃을 외치거나 혼자 하다가 못 이긴 사람은 0점이에요.
rules-claim-match = 선일 때 **게임 승리**를 선언할 수도 있어요. 그 트릭으로 목표에 닿으면 게임을 이기고, 못 닿으면 져요.
rules-auto-match = 그 라운드에서 아무도 66점이 아니어도, 누군가 목표에 닿는 트릭에서 게임이 끝나요.
rules-match-passed = 모두 패스하면 아홉 트릭을 다 하기 전에는 게임이 끝나지 않아요.
rules-rising =
    { "" }**메리지가 올라가요:** 카드를 펼치지 않고, 선이 손패를 보고 으뜸을 정해요. 라운드의 첫 메리지는 20점, 둘째는 40점, 그다음은 60점과 80점이고, 누가 선언하든 상관없어요. 그때마다 그 무늬가 으뜸이 돼요. 교환은 없어요.
rules-rising-example = Ben의 다이아 메리지가 첫 번째였어요. 이제 Ada가 스페이드 메리지를 보여 줘요. 40점이고, 지금부터 스페이드가 으뜸이에요.
rules-heart_ace =
    { "" }**하트 에이스가 으뜸을 정해요:** 카드를 펼치지 않아요. ♥ A를 가진 사람이 나눈 뒤에, 또는 뽑자마자 아무 무늬나 으뜸으로 정해요. 그때까지는 으뜸이 없어요. 메리지는 모두 20점이고 교환은 없어요.
rules-heart_ace-example = Ben은 방금 ♥ A를 뽑았고, Ada가 다음 카드를 내기 전에 스페이드를 으뜸으로 정했어요.
rules-bid =
    { "" }**하나 대 둘,** 셋이서만 해요. 카드를 펼치지 않아요. 선부터 차례로 으뜸을 정하거나 패스해요. 으뜸을 정한 사람은 혼자서 꼭 이겨야 하고, 나머지 둘의 점수와 트릭은 합쳐서 세어요. 더미는 으뜸을 정한 사람만 닫을 수 있어요.

    • 이기면: 그 둘을 이긴 승점을 두 사람 몫으로, 곧 두 배로 얻어요.
    • 못 이기면: 두 사람이 각자 나를 이긴 승점을 얻어요.
    • 너무 일찍 외치면: 나라면 두 사람이 각자 승점 2점을, 두 사람 중 하나라면 내가 4점을 얻어요.
    • 모두 패스하면: 으뜸도 없고, 닫기도 아웃도 없어요. 아홉 트릭을 다 하고, 혼자 66점을 모은 사람이 이겨요.
rules-bid-example = Ada는 패스했고, Ben은 클로버를 으뜸으로 정했어요. Ada가 선이고, Cleo와 한편이 되어 Ben과 겨뤄요.

help-sixtysix =
    { "" }**처음인가요?** `/{ command } tutorial`은 트릭 다섯 번이면 끝나요. **혼자인가요?** `/{ command } solo`는 바로 봇과 시작해요. `/{ command } rules`는 1분 만에 규칙을 알려 줘요.

    `/{ command } new`로 둘이나 셋이 할 테이블을 열어요. 다른 사람은 **{ button-join }**, 방장은 **{ button-start }** 버튼을 눌러요. 카드는 DM이나 테이블 아래 “{ button-hand }” 버튼으로 **나에게만** 보이니 하나를 누르세요.

    { "" }**내 카드:** 낼 수 없는 카드는 회색이에요. 메리지가 되는 킹과 퀸에는 점수가 쓰여 있어요. “{ sixtysix-button-out }” 버튼과 “{ sixtysix-button-close }” 버튼은 한 번 더 물어봐요. 마지막 카드로 따라 내기만 하면 될 때는 제가 대신 내요.

    `/{ command } table`은 테이블을 채널 맨 아래로 · `hand`는 내 카드 · `join`, `leave` · `kick`, `bots`, `stop`은 방장이나 관리자 · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**내일 또 와요:** `/{ command } daily`는 하루에 한 번, 모두에게 같은 카드를 나눠 주고, `puzzle`은 같은 문제를 내요. `duel`은 친구에게 같은 패로 도전해요. `league`는 매주 대결하는 리그예요. `me`와 `stats`는 쌓인 전적을, `privacy`는 제가 저장한 정보를 보여 줘요. 서버 관리자는 `void`로 게임 하나를 모든 집계에서 뺄 수 있어요.

    { "" }**채널이 붐비나요?** `quiet:True`는 게임을 메시지 하나에 담고, `thread:True`는 스레드를 따로 열어요. `/{ command } solo`는 나에게만 보이고, `public:True`를 붙이면 모두에게 보여요.

    { "" }**속도:** `live`는 차례마다 45초, `relaxed`는 한 시간, `slow`는 하루예요. 3분의 2가 지나면 한 번 알려 드려요. 봇하고만 할 때는 얼마든지 천천히 해도 돼요.

    { "" }**시간이 다 되면** 제가 가장 싼 카드를 내고, 할 수 있으면 교환하고, 66점이 되면 아웃을 외쳐요. 더미를 대신 닫지는 않아요. 두 차례를 연달아 놓치면 *자리 비움*이 되어, “{ button-back }” 버튼이나 아무 카드나 누를 때까지 레벨 5 봇이 대신 해요.

    { "" }**봇** (🤖): 시작 전에 “{ button-bots }” 버튼을 누르거나 `/{ command } bots`를 쓰세요. 봇은 속이지 않아요. 자기 카드만 봐요. 사람이 두 명 이상 끝까지 하면 게임이 순위표에 들어가요.

    { "" }**코치:** `/{ command } hint`는 선택마다 무엇을 얻을지 나에게만 알려 줘요. 누가 몇 번 물었는지는 결과에 나와요. 결과 아래 “{ button-review }” 버튼은 가장 아쉬운 선택을 보여 줘요.

## The command `hornochse replay`, in the terminal

sixtysix-replay-points = 점수
sixtysix-replay-tricks = 트릭
