//! Refined: two cards each turn.

use games::nimmt::{Choice, Decision, DecisionKind, Variant};

use crate::support::{Play, card, cards, plain, row, seat, situation};

fn refined(rows: &str, hands: &str) -> Play {
    situation(plain(Variant::Refined), rows, hands)
}

#[test]
fn the_owner_of_the_lowest_card_places_both_first() {
    let mut table = refined("10 / 20 / 30 / 40", "11 90 / 12 41");
    table.turn("11 90 / 12 41").asks(1, DecisionKind::First).places_first(1, 11);
    // The 90 lies there before the 41 of seat 2 is placed.
    table.shows("10 11 / 20 / 30 / 40 90").asks(2, DecisionKind::First);
    table.places_first(2, 12);
    // With the 40 covered by the 90, the 41 goes behind the 30.
    table.shows("10 11 12 / 20 / 30 41 / 40 90").game_over();
}

#[test]
fn the_seat_chooses_which_of_its_cards_goes_first() {
    let mut table = refined("10 / 20 / 30 / 40", "11 41 / 12 50");
    table.turn("41 11 / 12 50");
    let Some(Decision::First { cards }) = table.state.seat(seat(1)).decision else { panic!() };
    assert_eq!(cards, [card(11), card(41)]);
    table.places_first(1, 41);
    let order: Vec<u8> = table.hows().into_iter().map(|(card, _)| card).collect();
    assert_eq!(order, [41, 11]);
}

#[test]
fn the_order_may_decide_who_takes_a_row() {
    let begin = || {
        let mut table = refined("10 12 13 14 / 20 / 30 / 40", "16 15 / 90 91");
        table.turn("15 16 / 90 91");
        table
    };
    begin().places_first(1, 15).piles("10 12 13 14 15 / -").shows("16 / 20 / 30 / 40");
    // The 16 fills the row; the 15 is then too low for every end but the others'.
    begin()
        .places_first(1, 16)
        .shows("10 12 13 14 16 / 20 / 30 / 40")
        .asks(1, DecisionKind::Row)
        .takes_row(1, 2)
        .shows("10 12 13 14 16 / 15 / 30 / 40");
}

#[test]
fn a_seat_decides_only_when_its_time_comes() {
    refined("10 / 20 / 30 / 40", "11 90 / 12 41")
        .turn("11 90 / 12 41")
        .refuses(2, &Choice::First(card(12)), "is not asked for anything now")
        .refuses(1, &Choice::First(card(12)), "cannot place 12 now: it did not play it");
}

#[test]
fn three_seats_go_by_the_lowest_card_each() {
    let mut table = refined("10 / 20 / 30 / 40", "50 51 / 15 99 / 14 16");
    table.turn("50 51 / 15 99 / 14 16");
    let unplaced: Vec<u8> =
        table.state.table().unplaced.iter().map(|(_, card)| card.number()).collect();
    assert_eq!(unplaced, [14, 16, 15, 99, 50, 51]);
    table.asks(3, DecisionKind::First).places_first(3, 14);
    // The 16 of seat 3 lies there already, so the 15 must take a row.
    table.asks(2, DecisionKind::First).places_first(2, 15).asks(2, DecisionKind::Row);
    table.takes_row(2, 4).shows("10 14 16 / 20 / 30 99 / 15");
    table.asks(1, DecisionKind::First);
}

#[test]
fn both_cards_are_chosen_face_down_and_may_be_changed() {
    let mut table = refined("10 / 20 / 30 / 40", "11 12 90 91 / 13 14 50 51");
    table.turn("11 90 / -").turn("12 91 / -");
    assert_eq!(table.state.seat(seat(1)).chosen, Some(Choice::Play(cards("12 91"))));
    table
        .refuses(2, &Choice::Play(cards("13")), "must play 2 at a time")
        .refuses(2, &Choice::Play(cards("13 13")), "names 13 twice")
        .refuses(2, &Choice::Play(cards("13 12")), "does not hold 12")
        .refuses(2, &Choice::Row(row(1)), "must answer another question first: play");
}

#[test]
fn fourteen_cards_make_seven_turns_for_two_to_seven_seats() {
    assert_eq!(plain(Variant::Refined).seats_allowed(), 2..=7);
    let hands = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 / 15 16 17 18 19 20 21 22 23 24 25 26 27 28";
    let table = refined("30 / 40 / 50 / 60", hands);
    assert_eq!(table.state.table().turns_hint, Some(7));
}
