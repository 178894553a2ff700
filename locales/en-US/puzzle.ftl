# The puzzle of the day: one position, one answer.

command-puzzle = Today's puzzle: one position, one answer. What would you play?

button-puzzle-today = Today's puzzle

puzzle-title = Puzzle of the day · { $date }
puzzle-ask = **What would you play?** Everyone gets the same position today, and you get **one try**.
puzzle-gone = { $kind ->
    [sixtysix] Tricks so far:
   *[nimmt] Taken so far:
} { $cards }
puzzle-once = You've already answered, and your first answer counts:
puzzle-found = From a real match.
puzzle-over = That puzzle is over.

## The answer

puzzle-right = ✅ **Right!** The best choice is **{ $best }**.
puzzle-as-good = ✅ **Right!** Your choice ({ $choice }) is about as good as the best one, **{ $best }**.
puzzle-wrong = ❌ The best choice is **{ $best }**. Yours ({ $choice }) is { $worse } worse.
puzzle-worse = { $kind ->
    [sixtysix] { $n } game points
   *[nimmt] { $n } bull heads
}
puzzle-usual = Tempting, but { $worse } worse: { $choice }.
puzzle-usual-chosen = It does look tempting.
puzzle-rating = Your puzzle rating: **{ $rating }** ({ $change }) · the puzzle's: { $puzzle }
puzzle-solved = Solved: { $solved } of { $n }
puzzle-next = Next puzzle: { $when }.
puzzle-share = Copy this line to share it. No spoilers!
