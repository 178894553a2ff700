//! What the reference opponents see, and forget.

use arena::reference::nimmt::{Situation, flat, mcs};
use games::nimmt::{Card, Choice, Deal, End, Match, Rules, SeatNo};

/// Two seats with three cards each, after their first turn: the 14 filled row 1 and the 15 took it, so
/// that the 14 never lay there when a turn began.
fn after_a_turn() -> Match {
    let rules = Rules { end: End::Games(1), ..Rules::classic() };
    let mut game = Match::new(rules, 2).unwrap();
    let deal = r#"{"rows":[[10,11,12,13],[50],[60],[70]],"hands":[[14,16,90],[15,17,91]]}"#;
    game.begin(&Deal::from_json(deal).unwrap()).unwrap();
    for (seat, card) in [(0, 14), (1, 15)] {
        let choice = Choice::Play(vec![Card::new(card).unwrap()]);
        game.apply(SeatNo::from_index(seat), &choice).unwrap();
    }
    game
}

#[test]
fn one_of_them_forgets_what_it_did_not_see_lying() {
    let game = after_a_turn();
    // The 15 took the row with the 14 in it and lies there; both see it.
    let first = Situation::of(&game.seat(SeatNo::from_index(0)));
    assert!(!first.unseen().contains(&15) && !first.unnoticed().contains(&15));
    // The second seat saw the 14 only while it was placed and taken.
    let second = Situation::of(&game.seat(SeatNo::from_index(1)));
    assert!(!second.unseen().contains(&14));
    assert!(second.unnoticed().contains(&14));
    // What lay there when the turn began is remembered by both of them.
    assert!(!second.unnoticed().contains(&13));
    assert_eq!(second.hand, [17, 91]);
    assert_eq!(second.unnoticed().len(), second.unseen().len() + 1);
}

#[test]
fn the_same_seed_gives_the_same_card() {
    let game = after_a_turn();
    let situation = Situation::of(&game.seat(SeatNo::from_index(0)));
    for choose in [mcs, flat] {
        let card = choose(&situation, 50, 1).unwrap();
        assert!(situation.hand.contains(&card.number()));
        assert_eq!(choose(&situation, 50, 1), Some(card));
        assert!(choose(&situation, 1, 2).is_some());
    }
}
