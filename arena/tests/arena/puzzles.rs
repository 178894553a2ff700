//! `arena puzzles`.

use games::GameKind;
use players::clear_gap;

/// Values are written with two decimals.
const ROUNDED: f64 = 0.011;

#[test]
fn what_is_found_is_a_puzzle_that_can_be_played() {
    for game in [GameKind::Nimmt, GameKind::Sixtysix] {
        let found = arena::puzzles::book(game, 1, &mut |_| ()).unwrap();
        let [puzzle] = found.as_slice() else { panic!("{game:?}: not one puzzle") };
        assert!(puzzle.position(game).is_ok(), "{game:?}");
        let gap = puzzle.gap(&puzzle.usual).unwrap();
        assert!(gap > clear_gap(game) - ROUNDED, "{game:?}: {gap}");
        assert!(puzzle.is_solved_by(game, puzzle.best()), "{game:?}");
    }
}
