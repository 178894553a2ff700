//! Pro: both ends of a row.

use games::nimmt::{Choice, Decision, DecisionKind, Event, How, Side, Variant};

use crate::support::{Play, plain, row, seat, situation, with};

fn pro(rows: &str, hands: &str) -> Play {
    situation(plain(Variant::Pro), rows, hands)
}

#[test]
fn the_worked_example() {
    let mut table = pro("40 41 45 47 49 / 7 33 56 / 59 65 / 69 80", "5 1 / 17 63 / 58 90 / 62 91");
    table.turn("5 / 17 / 58 / 62");
    table.shows("17 / 5 7 33 56 62 / 58 59 65 / 69 80").piles("- / 40 41 45 47 49 / - / -");
    assert_eq!(
        table.hows(),
        [(5, How::Before), (17, How::Full), (58, How::Before), (62, How::Behind)]
    );
}

#[test]
fn after_the_worked_example_six_cards_take_row_2() {
    for number in [1, 2, 3, 4, 63, 64] {
        let mut table = pro("17 / 5 7 33 56 62 / 58 59 65 / 69 80", &format!("{number} / 99"));
        table.turn(&format!("{number} / 99")).piles("5 7 33 56 62 / -");
    }
}

#[test]
fn a_card_inside_the_span_of_every_row_fits_nowhere() {
    let mut table = pro("17 70 / 5 62 / 58 65 / 50 80", "59 / 60");
    table.turn("59 / 60").asks(1, DecisionKind::Row).takes_row(1, 4);
    // The 60 now fits behind the 59.
    table.shows("17 70 / 5 62 / 58 65 / 59 60").piles("50 80 / -");
}

#[test]
fn several_seats_may_have_to_choose_in_one_turn() {
    pro("20 30 / 40 50 / 70 80 / 90 95", "85 / 60 / 35")
        .turn("85 / 60 / 35")
        .asks(3, DecisionKind::End)
        .lays_at(3, 1, Side::Right)
        .asks(2, DecisionKind::End)
        .lays_at(2, 3, Side::Left)
        .asks(1, DecisionKind::End)
        .lays_at(1, 4, Side::Left)
        .shows("20 30 35 / 40 50 / 60 70 80 / 85 90 95");
}

#[test]
fn between_two_equally_near_ends_the_seat_chooses() {
    let mut table = pro("20 30 / 40 50 / 70 / 90", "35 / 91");
    table.turn("35 / 91").asks(1, DecisionKind::End);
    let decision = table.state.seat(seat(1)).decision.unwrap();
    let ends = vec![(row(1), Side::Right), (row(2), Side::Left)];
    let Decision::End { ends: offered, .. } = decision else { panic!() };
    assert_eq!(offered, ends);
    table
        .refuses(
            1,
            &Choice::End(row(2), Side::Right),
            "cannot lay its card there: another end of a row is nearer",
        )
        .refuses(1, &Choice::Row(row(2)), "must answer another question first: end")
        .lays_at(1, 2, Side::Left)
        .shows("20 30 / 35 40 50 / 70 / 90 91");
}

#[test]
fn the_chosen_end_may_belong_to_a_full_row() {
    let tie = || {
        let mut table = pro("26 27 28 29 30 / 40 50 / 70 / 90", "35 / 91");
        table.turn("35 / 91");
        table
    };
    tie().lays_at(1, 1, Side::Right).piles("26 27 28 29 30 / -").shows("35 / 40 50 / 70 / 90 91");
    tie().lays_at(1, 2, Side::Left).piles("- / -").shows("26 27 28 29 30 / 35 40 50 / 70 / 90 91");
}

#[test]
fn the_sixth_card_takes_the_row_at_the_left_end_too() {
    let mut table = pro("26 27 28 29 30 / 40 / 70 / 90", "25 / 24");
    table.turn("25 / 24");
    // The 24 comes first and takes the row; the 25 goes behind it.
    table.shows("24 25 / 40 / 70 / 90").piles("- / 26 27 28 29 30");
    let Some(Event::Placed { side, how, .. }) = table.events.get(2) else { panic!() };
    assert_eq!((*side, *how), (Side::Left, How::Full));
}

#[test]
fn a_row_remembers_where_it_began() {
    let mut table = pro("40 / 70 / 80 / 90", "39 38 37 / 41 91 92");
    table.turn("39 / 41").turn("38 / 91").turn("37 / 92");
    table.shows("37 38 39 40 41 / 70 / 80 / 90 91 92");
    assert_eq!(table.state.rows()[0].origin, 3);
}

#[test]
fn the_fifth_card_takes_the_row_where_that_was_agreed() {
    let rules = with(Variant::Pro, |m| m.takes = 5);
    situation(rules, "26 27 28 29 / 40 / 70 / 90", "25 / 71")
        .turn("25 / 71")
        .piles("26 27 28 29 / -");
}

#[test]
fn a_third_end_that_is_nearer_leaves_nothing_to_choose() {
    pro("20 30 / 40 50 / 37 60 / 90", "35 / 91")
        .turn("35 / 91")
        .shows("20 30 / 40 50 / 35 37 60 / 90 91")
        .game_over();
}
