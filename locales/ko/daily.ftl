# The deal of the day in Korean: everybody is dealt the same cards, once a day.

command-daily = 오늘의 패: 모두 같은 카드로 같은 봇과, 하루 한 번

button-daily-too = 나도 하기
button-daily-today = 오늘의 패
button-daily-week = 이번 주
button-daily-last-week = 지난주

daily-title = 오늘의 패 · { $date }
daily-welcome =
    { "" }**오늘은 모두 이 카드를 받아요.** 상대도 다 같은 레벨 9 봇이에요: { $bots }.
    기회는 **한 번뿐**이에요. { $kind ->
        [sixtysix] 한 라운드 동안 승점은 많을수록 좋아요
       *[nimmt] 열 턴 동안 소머리는 적을수록 좋아요
    }. 쉬었다 하려면 `/{ command } daily`로 여기 돌아오세요.
daily-outside = 처음 고른 곳에서 세어요. 여기서 고르면 어느 서버에서도 세지 않아요.
daily-closes = 마감 { $when }
daily-moment = 잠시만요! 아직 앞의 요청을 처리하는 중이에요.
daily-stale = 그 뒤로 더 진행했어요. 지금은 이래요:
daily-yesterday = 이건 어제의 패예요. 아직 마저 할 수 있어요. 마감 { $when }.
daily-today-waits = 오늘의 패도 기다려요!
daily-over = 그 패는 끝났어요.
daily-not-begun = 그 패는 시작하지 않았어요. 오늘의 패가 기다려요!

## The result. In the channel it must not name a card.

daily-points = { $kind ->
    [sixtysix] { sixtysix-game-points }
   *[nimmt] { bull-heads }
}
daily-score = **{ daily-points }**
daily-score-par = **{ daily-points }** · 기준 { $par }
daily-bot = { $name }: { $n }
daily-better = { $n ->
    [1] { $percent ->
        [100] 여기서 해 본 다른 한 사람보다 잘했어요.
       *[other] 여기서 해 본 다른 한 사람도 그만큼은 했어요.
    }
   *[other] 여기 다른 { $n }명 가운데 { $percent }%보다 잘했어요.
}
daily-first-here = 여기서 이 패를 가장 먼저 끝냈어요.
daily-counts-elsewhere = 다른 곳에서 시작했기 때문에 여기서는 세지 않아요.
daily-streak = 🔥 { $n }일 연속
daily-par-later = 기준은 아직 계산 중이에요. 같은 카드로 레벨 9 봇이 평균 { $kind ->
        [sixtysix] 승점 몇 점을 얻는지예요
       *[nimmt] 몇 개를 가져가는지예요
    }.
daily-par-about = 기준은 같은 카드로 레벨 9 봇이 평균 { $kind ->
        [sixtysix] 승점 몇 점을 얻는지예요
       *[nimmt] 몇 개를 가져가는지예요
    }.
daily-next = 다음 패: { $when }
daily-seed = { $date }의 시드: `{ $seed }`. 누구나 이걸로 그날의 패를 확인할 수 있어요.
daily-shared = { icon } **{ $name }** 님이 오늘의 패를 했어요 · { $date }
daily-not-shared = 여기에 올리지 못해서 아무것도 바뀌지 않았어요. 잠시 뒤에 다시 해 보세요.

## The table of a week

daily-week-title = **오늘의 패** · { $first } ~ { $last }
daily-mean = { $kind ->
    [sixtysix] 하루 승점 { $mean }점
   *[nimmt] 하루 소머리 { $mean }개
}
daily-week-line = **{ $place }위** { $name } · { daily-mean } ({ $days }일)
daily-week-unplaced = – { $name } · { daily-mean } ({ $days }일)
daily-week-empty = 여기서 패를 끝낸 사람이 없어요.
daily-week-footer = { $kind ->
        [sixtysix] 하루 승점으로
       *[nimmt] 하루 소머리 수로
    } 순위를 매겨요. 순위에 들려면 { $n }일 이상 해야 해요.
