//! The choice for a seat whose owner is absent.

use games::nimmt::{Choice, Side, Variant, stand_in};

use crate::support::{Play, card, plain, row, seat, situation, with};

fn chosen(table: &Play, number: u8) -> Choice {
    stand_in(&table.state.seat(seat(number))).unwrap()
}

fn played(number: u8) -> Choice {
    Choice::Play(vec![card(number)])
}

#[test]
fn the_card_that_fits_closest_behind_a_row_with_room_is_played_or_else_the_highest() {
    let rows = "40 / 51 52 53 54 55 / 80 / 95";
    assert_eq!(
        chosen(&situation(plain(Variant::Classic), rows, "50 57 87 / 1 2 3"), 1),
        played(87)
    );
    assert_eq!(chosen(&situation(plain(Variant::Classic), rows, "2 57 58 / 1 3 4"), 1), played(58));
}

#[test]
fn in_pro_the_nearest_end_may_be_the_left_one() {
    let rows = "45 / 51 53 56 58 60 / 80 / 95";
    assert_eq!(chosen(&situation(plain(Variant::Pro), rows, "50 87 / 1 2"), 1), played(87));
    let rows = "45 / 51 53 / 80 / 95";
    assert_eq!(chosen(&situation(plain(Variant::Pro), rows, "50 87 / 1 2"), 1), played(50));
}

#[test]
fn of_two_ends_the_one_with_room_is_chosen() {
    let mut table = situation(plain(Variant::Pro), "20 22 24 26 30 / 40 50 / 70 / 90", "35 / 91");
    table.turn("35 / 91");
    assert_eq!(chosen(&table, 1), Choice::End(row(2), Side::Left));
}

#[test]
fn in_double_an_equal_card_is_safe_even_on_a_full_row() {
    let rows = "10 11 12 13 14 / 40 / 60 / 80";
    assert_eq!(chosen(&situation(plain(Variant::Double), rows, "14 42 / 1 2"), 1), played(14));
}

#[test]
fn the_cheapest_row_is_taken_which_in_shedding_has_the_fewest_cards() {
    let rows = "55 / 61 62 63 64 / 70 71 72 73 / 80 81 82 83";
    let mut table = situation(plain(Variant::Classic), rows, "3 / 90");
    table.turn("3 / 90");
    assert_eq!(chosen(&table, 1), Choice::Row(row(2)));
    let shedding = with(Variant::Classic, |rules| rules.shedding = true);
    let mut table = situation(shedding, rows, "3 / 90");
    table.turn("3 / 90");
    assert_eq!(chosen(&table, 1), Choice::Row(row(1)));
}
