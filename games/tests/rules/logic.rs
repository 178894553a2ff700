//! Logic: the seats draft their hands.

use games::nimmt::{Choice, DecisionKind, End, Event, Phase, Variant};

use crate::support::{card, draft, plain, seat, with};

#[test]
fn seats_take_one_card_at_a_time_and_what_is_left_over_are_the_rows() {
    let mut table = draft(plain(Variant::Logic), 2, 24);
    assert_eq!(table.state.table().phase, Phase::Draft);
    assert_eq!(table.state.table().pool.len(), 24);
    table.asks(1, DecisionKind::Draft).drafts(1, 24);
    assert_eq!(table.events[0], Event::Drafted { seat: seat(1), card: card(24) });
    table.asks(2, DecisionKind::Draft).drafts(2, 1);
    // The rest: seat 1 drafts the odd cards, seat 2 the even ones, except 6, 13, 14 and 23.
    let odd = [3, 5, 7, 9, 11, 15, 17, 19, 21];
    let even = [2, 4, 8, 10, 12, 16, 18, 20, 22];
    for (one, two) in odd.into_iter().zip(even) {
        table.drafts(1, one).drafts(2, two);
    }
    table.shows("6 / 13 / 14 / 23");
    table.hands("3 5 7 9 11 15 17 19 21 24 / 1 2 4 8 10 12 16 18 20 22");
    assert_eq!(table.state.table().phase, Phase::Choosing);
    assert!(table.state.table().pool.is_empty());
    table.turn("24 / 22").shows("6 / 13 / 14 22 / 23 24");
}

#[test]
fn everybody_knows_who_drafted_what() {
    let mut table = draft(plain(Variant::Logic), 2, 24);
    table.drafts(1, 24).drafts(2, 1);
    assert_eq!(table.seats()[0].known, [card(24)]);
    assert_eq!(table.seats()[1].known, [card(1)]);
}

#[test]
fn the_next_game_is_drafted_from_its_own_start_seat() {
    let rules = with(Variant::Logic, |m| m.end = Some(End::Games(2)));
    let mut table = draft(rules, 3, 7);
    table.drafts(1, 5).drafts(2, 6).drafts(3, 7).shows("1 / 2 / 3 / 4");
    table.turn("5 / 6 / 7").game_over().deal_pool(34);
    table.asks(2, DecisionKind::Draft).drafts(2, 10).asks(3, DecisionKind::Draft);
}

#[test]
fn a_card_that_is_gone_and_a_seat_whose_turn_it_is_not_are_refused() {
    draft(plain(Variant::Logic), 2, 24)
        .refuses(2, &Choice::Draft(card(1)), "is not asked for anything now")
        .drafts(1, 1)
        .refuses(2, &Choice::Draft(card(1)), "cannot take 1: it is not in the pool")
        .refuses(2, &Choice::Draft(card(25)), "cannot take 25: it is not in the pool");
}

#[test]
fn a_pool_must_leave_over_exactly_the_rows() {
    use games::nimmt::{Deal, Match};
    let mut state = Match::new(plain(Variant::Logic), 2).unwrap();
    let mut refusal = |json| state.begin(&Deal::from_json(json).unwrap()).unwrap_err().to_string();
    assert_eq!(
        refusal(r#"{"pool":[1,2,3,4,5]}"#),
        "a pool of 5 cards does not give 2 equal hands of up to 10 and 4 rows"
    );
    assert_eq!(refusal(r#"{"pool":[1,2,3,4,5,30]}"#), "30 is not in the deck");
    assert_eq!(refusal(r#"{"pool":[1,2,3,4,5,5]}"#), "5 is in play twice");
    assert_eq!(
        refusal(r#"{"rows":[[1],[2],[3],[4]],"hands":[[5],[6]]}"#),
        "the seats draft, so a pool is needed instead of rows and hands"
    );
}
