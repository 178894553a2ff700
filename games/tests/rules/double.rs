//! Double: equal cards.

use games::nimmt::{DecisionKind, End, Event, How, Match, Variant};
use rand::{SeedableRng, rngs::ChaCha20Rng};

use crate::support::{Play, card, cards, deal, plain, row, seat, situation, with};

fn double(rows: &str, hands: &str) -> Play {
    situation(plain(Variant::Double), rows, hands)
}

#[test]
fn equal_cards_of_one_turn_are_placed_together_as_one_stack() {
    let mut table = double("10 / 20 / 30 / 40", "11 / 41 / 11");
    table.turn("11 / 41 / 11").shows("10 11=11 / 20 / 30 / 40 41");
    let Some(Event::Placed { seats, copies, .. }) = table.events.get(2) else { panic!() };
    assert_eq!((seats.as_slice(), *copies), ([seat(1), seat(3)].as_slice(), 2));
    assert_eq!(table.state.rows()[0].len(), 2);
}

#[test]
fn a_stack_counts_as_one_card_for_the_length_and_as_two_for_the_points() {
    double("10 11=11 / 50 / 60 / 70", "12 13 14 15 / 71 72 73 74")
        .turn("12 / 71")
        .turn("13 / 72")
        .turn("14 / 73")
        // Five stacks, six cards: full only now.
        .shows("10 11=11 12 13 14 / 50 / 60 / 70 71 72 73")
        .turn("15 / 74")
        .piles("10 11 11 12 13 14 / -")
        .points(&[3 + 5 + 5 + 1 + 1 + 1, 0]);
}

#[test]
fn a_card_equal_to_the_last_one_is_laid_on_it() {
    let mut table = double("10 / 20 / 30 / 40", "10 / 41");
    table.turn("10 / 41").shows("10=10 / 20 / 30 / 40 41");
    assert_eq!(table.hows()[0], (10, How::OnEqual));
}

#[test]
fn a_card_equal_to_the_last_one_of_a_full_row_takes_nothing() {
    double("10 11 12 13 14 / 20 / 30 / 40", "14 / 41")
        .turn("14 / 41")
        .shows("10 11 12 13 14=14 / 20 / 30 / 40 41")
        .piles("- / -");
}

#[test]
fn a_card_equal_to_one_further_inside_is_placed_like_any_other() {
    double("10 15 / 12 / 30 / 40", "10 12 / 41 42")
        // Below every last card: the 10 is too low.
        .turn("10 / 41")
        .asks(1, DecisionKind::Row)
        .takes_row(1, 3)
        .shows("10 15 / 12 / 10 / 40 41");
    double("10 15 / 8 / 30 / 40", "10 / 41").turn("10 / 41").shows("10 15 / 8 10 / 30 / 40 41");
}

#[test]
fn two_seats_whose_equal_cards_take_a_full_row_share_its_points() {
    let mut table = double("10 11 12 13 14 / 30 / 40 / 50", "15 / 51 / 15");
    table.turn("15 / 51 / 15").shows("15=15 / 30 / 40 / 50 51");
    // 3 + 5 + 1 + 1 + 1 = 11 bull heads: the halves are rounded up for both.
    table.points(&[6, 0, 6]).piles("- / - / -");
    let shared = &table.state.table().shared[0];
    assert_eq!(shared.seats, [seat(1), seat(3)]);
    assert_eq!(shared.cards, cards("10 11 12 13 14"));
    let placed = Event::Placed {
        seats: vec![seat(1), seat(3)],
        card: card(15),
        copies: 2,
        row: row(1),
        side: games::nimmt::Side::Right,
        how: How::Full,
        next_to: Some(card(14)),
        took: cards("10 11 12 13 14"),
        points: vec![(seat(1), 6), (seat(3), 6)],
    };
    assert_eq!(table.events[2], placed);
}

#[test]
fn even_points_are_simply_halved() {
    double("10 12 / 30 / 40 / 50", "9 / 9").turn("9 / 9").takes_row(1, 1).points(&[2, 2]);
}

#[test]
fn of_two_equal_cards_that_are_too_low_the_seat_first_from_the_start_seat_chooses() {
    let mut table = double("10 / 20 / 30 / 40", "41 / 5 / 5");
    table.turn("41 / 5 / 5").asks(2, DecisionKind::Row).takes_row(2, 4);
    table.shows("10 / 20 / 30 41 / 5=5").points(&[0, 2, 2]);

    let rules = with(Variant::Double, |m| m.end = Some(End::Games(3)));
    let mut table = situation(rules, "10 / 20 / 30 / 40", "41 / 42 / 43");
    table.turn("41 / 42 / 43").deal("10 / 20 / 30 / 40", "41 / 42 / 43").turn("41 / 42 / 43");
    // The third game starts with seat 3, so seat 3 comes before seat 2.
    table.deal("10 / 20 / 30 / 40", "41 / 5 / 5").turn("41 / 5 / 5").asks(3, DecisionKind::Row);
}

#[test]
fn equal_first_cards_are_stacked_and_further_ones_turned_up() {
    let state = Match::new(plain(Variant::Double), 20).unwrap();
    let mut stacked = 0;
    for seed in 0..200 {
        let mut state = state.clone();
        let deal = state.draw(&mut ChaCha20Rng::seed_from_u64(seed));
        state.begin(&deal).unwrap();
        let rows = state.rows();
        assert_eq!(rows.len(), 4);
        assert!(rows.iter().all(|row| row.len() == 1));
        stacked += usize::from(rows.iter().any(|row| row.stacks[0].copies == 2));
    }
    // About 3 deals of 100 have such rows.
    assert!((1..=20).contains(&stacked), "{stacked}");
}

#[test]
fn a_game_may_begin_with_a_stack() {
    double("22=22 / 30 / 40 / 50", "23 / 51").turn("23 / 51").shows("22=22 23 / 30 / 40 / 50 51");
}

#[test]
fn two_decks_serve_twenty_seats() {
    assert_eq!(plain(Variant::Double).seats_allowed(), 2..=20);
}

#[test]
fn double_pairs_adds_only_the_nine_doubles_of_a_second_deck() {
    let rules = plain(Variant::DoublePairs);
    assert_eq!(rules.cards_in_play(4), 113);
    assert_eq!(rules.seats_allowed(), 2..=10);
    situation(rules.clone(), "11=11 / 30 / 40 / 50", "99 / 99")
        .turn("99 / 99")
        .shows("11=11 / 30 / 40 / 50 99=99");
    let mut state = Match::new(rules, 2).unwrap();
    let refusal = state.begin(&deal("12=12 / 30 / 40 / 50", "99 / 98")).unwrap_err();
    assert_eq!(refusal.to_string(), "12 is in play twice");
}

#[test]
fn rows_cannot_end_with_equal_cards() {
    let mut state = Match::new(plain(Variant::Double), 2).unwrap();
    let refusal = state.begin(&deal("12 / 30 / 40 / 11 12", "99 / 98")).unwrap_err();
    assert_eq!(refusal.to_string(), "rows 1 and 4 end with equal cards");
}
