//! Tactics: every card is in play.

use games::nimmt::{HandSize, Rules, Variant};

use crate::support::{deal, plain, with};

#[test]
fn the_deck_is_1_to_10_times_seats_and_4() {
    let rules = plain(Variant::Tactics);
    assert_eq!([2, 3, 4, 10].map(|seats| rules.cards_in_play(seats)), [24, 34, 44, 104]);
    let five_rows = with(Variant::Tactics, |m| {
        (m.rows, m.hand) = (5, Some(HandSize::Cards(7)));
    });
    assert_eq!(five_rows.cards_in_play(3), 26);
}

#[test]
fn every_card_of_the_deck_is_dealt() {
    use rand::{SeedableRng, rngs::ChaCha20Rng};
    let state = games::nimmt::Match::new(plain(Variant::Tactics), 3).unwrap();
    let json = state.draw(&mut ChaCha20Rng::seed_from_u64(1)).to_json();
    let mut numbers: Vec<u8> =
        json.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=34).collect::<Vec<u8>>());
}

#[test]
fn cards_above_the_deck_are_refused() {
    let mut state = games::nimmt::Match::new(plain(Variant::Tactics), 2).unwrap();
    let refusal = state.begin(&deal("1 / 2 / 3 / 4", "5 / 25")).unwrap_err();
    assert_eq!(refusal.to_string(), "25 is not in the deck");
}

#[test]
fn two_to_ten_seats_can_play() {
    assert_eq!(plain(Variant::Tactics).seats_allowed(), 2..=10);
    assert_eq!(Rules::classic().seats_allowed(), 2..=10);
}
