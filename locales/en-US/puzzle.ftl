# The puzzle of the day: one position, one answer.

command-puzzle = Today's puzzle: one position, one answer. What would you play?

button-puzzle-today = Today's puzzle

puzzle-title = Puzzle of the day · { $date }
puzzle-ask = **What would you play?** Everyone gets this position today, and you have **one answer**.
puzzle-once = You've answered already. Your first answer counts:
puzzle-over = That puzzle is over. Today's is waiting for you!

## The answer

puzzle-right = ✅ **Right!** Best is **{ $best }**.
puzzle-as-good = ✅ **Right!** { $choice } is about as good as the best, **{ $best }**.
puzzle-wrong = ❌ Best is **{ $best }**. Your choice, { $choice }, is worse by { $worse } on average.
puzzle-worse = { $kind ->
    [sixtysix] { $n } game points
   *[nimmt] { $n } bull heads
}
puzzle-usual = Tempting at first sight: { $choice }, worse by { $worse } on average.
puzzle-usual-chosen = At first sight it's a tempting one.
puzzle-rating = Your puzzle rating: **{ $rating }** ({ $change }) · this puzzle: { $puzzle }
puzzle-solved = Solved: { $solved } of { $n }
puzzle-next = The next puzzle comes { $when }.
puzzle-share = Copy this line to share it. It gives nothing away.
