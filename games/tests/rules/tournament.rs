//! Tournament: sheets that go round.

use games::nimmt::{Card, SeatNo, Variant};
use rand::{SeedableRng, rngs::ChaCha20Rng};

use crate::support::{Play, cards, deal, draft, plain, seat};

/// Three seats, two cards each: seat 1 drafts 1 and 10, seat 2 2 and 9, seat 3 3 and 8; the rows
/// are 4, 5, 6, 7.
fn drafted() -> Play {
    let mut table = draft(plain(Variant::Tournament), 3, 10);
    table.drafts(1, 1).drafts(2, 2).drafts(3, 3).drafts(1, 10).drafts(2, 9).drafts(3, 8);
    table.shows("4 / 5 / 6 / 7").hands("1 10 / 2 9 / 3 8");
    table
}

fn next_game(table: &mut Play) {
    // Nothing is shuffled any more, so any generator makes the same deal.
    let deal = table.state.draw(&mut ChaCha20Rng::seed_from_u64(0));
    table.events = table.state.begin(&deal).unwrap();
}

#[test]
fn the_sheets_move_to_the_left_neighbour_and_each_seat_plays_each_once() {
    let mut table = drafted();
    table.turn("1 / 2 / 3").takes_row(1, 1).turn("10 / 9 / 8").game_over().points(&[1, 0, 0]);
    next_game(&mut table);
    table.shows("4 / 5 / 6 / 7").hands("3 8 / 1 10 / 2 9");
    table.turn("3 / 1 / 2").takes_row(2, 2).turn("8 / 10 / 9").points(&[0, 2, 0]);
    next_game(&mut table);
    table.hands("2 9 / 3 8 / 1 10");
    table.turn("2 / 3 / 1").takes_row(3, 3).turn("9 / 8 / 10").points(&[0, 0, 1]);
    assert!(table.state.is_over());
    assert_eq!(table.state.totals(), [1, 2, 1]);
    assert_eq!(table.state.winners(), [seat(1), seat(3)]);
}

#[test]
fn each_sheet_says_what_each_seat_scored_with_it() {
    let mut table = drafted();
    let sheet = |table: &Play, index: usize| table.state.table().sheets[index].clone();
    assert_eq!(sheet(&table, 0).cards, cards("1 10"));
    assert_eq!(sheet(&table, 0).points, [None, None, None]);
    table.turn("1 / 2 / 3").takes_row(1, 1).turn("10 / 9 / 8");
    assert_eq!(sheet(&table, 0).points, [Some(1), None, None]);
    next_game(&mut table);
    table.turn("3 / 1 / 2").takes_row(2, 2).turn("8 / 10 / 9");
    assert_eq!(sheet(&table, 0).points, [Some(1), Some(2), None]);
    assert_eq!(sheet(&table, 1).points, [None, Some(0), Some(0)]);
    assert_eq!(sheet(&table, 2).points, [Some(0), None, Some(0)]);
}

#[test]
fn everybody_knows_the_hands_of_the_sheets() {
    let mut table = drafted();
    table.turn("1 / 2 / 3").takes_row(1, 1).turn("10 / 9 / 8");
    next_game(&mut table);
    let known: Vec<Vec<Card>> = table.seats().into_iter().map(|seat| seat.known).collect();
    let hands: Vec<Vec<Card>> = SeatNo::all(3).map(|seat| table.state.seat(seat).hand).collect();
    assert_eq!(known, hands);
}

#[test]
fn other_hands_than_those_of_the_sheets_are_refused() {
    let mut table = drafted();
    table.turn("1 / 2 / 3").takes_row(1, 1).turn("10 / 9 / 8");
    let words = "the hands and rows must be those of the sheets";
    for (rows, hands) in [
        ("4 / 5 / 6 / 7", "1 10 / 2 9 / 3 8"),
        ("5 / 4 / 6 / 7", "3 8 / 1 10 / 2 9"),
        ("4 / 5 / 6 / 7", "3 / 1 10 / 2 9"),
    ] {
        assert_eq!(table.state.begin(&deal(rows, hands)).unwrap_err().to_string(), words);
    }
    table.deal("4 / 5 / 6 / 7", "8 3 / 1 10 / 2 9");
}

#[test]
fn two_to_five_seats_can_play() {
    assert_eq!(plain(Variant::Tournament).seats_allowed(), 2..=5);
}
