//! `arena puzzles`.

use games::GameKind;
use players::puzzles::book;

#[test]
fn the_books_begin_with_what_is_found_first() {
    for game in [GameKind::Nimmt, GameKind::Sixtysix] {
        let found = arena::puzzles::book(game, 1, &mut |_| ()).unwrap();
        let (found, first) = (&found[0], &book(game)[0]);
        assert_eq!((found.deal, found.best()), (first.deal, first.best()), "{game:?}");
        assert!(found.moves == first.moves && found.usual == first.usual, "{game:?}");
    }
}
