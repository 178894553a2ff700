# 오늘의 퍼즐: 한 장면, 한 번의 답.

command-puzzle = 오늘의 퍼즐: 모두 같은 장면, 답은 한 번. 뭘 내시겠어요?

button-puzzle-today = 오늘의 퍼즐

puzzle-title = 오늘의 퍼즐 · { $date }
puzzle-ask = **여기서 뭘 하시겠어요?** 오늘은 모두 이 장면이고, 답은 **한 번**뿐이에요.
puzzle-gone = { $kind ->
    [sixtysix] 지금까지의 트릭:
   *[nimmt] 이미 가져간 카드:
} { $cards }
puzzle-once = 이미 답했어요. 처음 답이 인정돼요.
puzzle-found = 실제 게임에서 나온 장면이에요.
puzzle-over = 그 퍼즐은 끝났어요.

## The answer

puzzle-right = ✅ **정답!** 가장 좋은 수: **{ $best }**
puzzle-as-good = ✅ **정답!** 고른 수({ $choice })는 가장 좋은 수와 거의 같아요: **{ $best }**
puzzle-wrong = ❌ 가장 좋은 수: **{ $best }**. 고른 수({ $choice })는 { $worse } 손해예요.
puzzle-worse = { $kind ->
    [sixtysix] 승점 { $n }점
   *[nimmt] 소머리 { $n }개
}
puzzle-usual = 얼핏 좋아 보이는 수: { $choice }, { $worse } 손해
puzzle-usual-chosen = 얼핏 좋아 보이는 수예요.
puzzle-rating = 내 퍼즐 레이팅: **{ $rating }** ({ $change }) · 이 퍼즐: { $puzzle }
puzzle-solved = 맞힌 퍼즐: { $n }개 중 { $solved }개
puzzle-next = 다음 퍼즐: { $when }
puzzle-share = 이 줄을 복사해서 공유해 보세요. 답은 드러나지 않아요.
