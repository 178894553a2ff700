//! Open: one after the other, face up.

use games::nimmt::{Choice, DecisionKind, End, Event, Variant};

use crate::support::{Play, card, cards, deal, plain, seat, situation, with};

fn open(rows: &str, hands: &str) -> Play {
    situation(plain(Variant::Open), rows, hands)
}

#[test]
fn seats_play_in_turn_seeing_the_cards_before_theirs() {
    let mut table = open("10 / 20 / 30 / 40", "41 / 11 / 42");
    table.asks(1, DecisionKind::Play).plays(1, 41);
    assert_eq!(table.events[0], Event::Played { seat: seat(1), card: card(41) });
    table.asks(2, DecisionKind::Play);
    assert_eq!(table.state.table().unplaced, [(seat(1), card(41))]);
    table.plays(2, 11).shows("10 / 20 / 30 / 40");
    table.asks(3, DecisionKind::Play).plays(3, 42).shows("10 11 / 20 / 30 / 40 41 42");
}

#[test]
fn an_open_card_cannot_be_changed() {
    let play = |picture| Choice::Play(cards(picture));
    open("10 / 20 / 30 / 40", "41 43 / 11 12")
        .plays(1, 41)
        .refuses(1, &play("43"), "is not asked for anything now")
        .refuses(1, &play("41"), "is not asked for anything now");
}

#[test]
fn the_next_turn_begins_with_the_next_seat_to_the_left() {
    let mut table = open("10 / 20 / 30 / 40", "41 44 47 / 42 45 48 / 43 46 49");
    let mut starts = vec![];
    for (turn, first) in [1, 2, 3].into_iter().enumerate() {
        starts.push(table.state.table().start_seat.number());
        for step in 0..3 {
            let by = (first - 1 + step) % 3 + 1;
            let number = 40 + u8::try_from(turn).unwrap() * 3 + by;
            table.asks(by, DecisionKind::Play).plays(by, number);
        }
    }
    assert_eq!(starts, [1, 2, 3]);
    table.game_over();
}

#[test]
fn the_second_game_begins_with_seat_2() {
    let rules = with(Variant::Open, |m| m.end = Some(End::Games(2)));
    let mut table = situation(rules, "10 / 20 / 30 / 40", "41 / 42 / 43");
    table.plays(1, 41).plays(2, 42).plays(3, 43);
    table.deal("10 / 20 / 30 / 40", "41 44 / 42 45 / 43 46");
    table.asks(2, DecisionKind::Play).plays(2, 42).plays(3, 43).plays(1, 41);
    table.asks(3, DecisionKind::Play);
}

#[test]
fn a_card_that_is_too_low_waits_until_all_have_played() {
    open("10 / 20 / 30 / 40", "5 / 41")
        .plays(1, 5)
        .asks(2, DecisionKind::Play)
        .plays(2, 41)
        .asks(1, DecisionKind::Row)
        .takes_row(1, 3)
        .shows("10 / 20 / 5 / 40 41");
}

#[test]
fn the_1_is_out_and_nine_seats_can_play() {
    assert_eq!(plain(Variant::Open).seats_allowed(), 2..=9);
    let mut state = games::nimmt::Match::new(plain(Variant::Open), 2).unwrap();
    let refusal = state.begin(&deal("2 / 3 / 4 / 5", "1 / 6")).unwrap_err();
    assert_eq!(refusal.to_string(), "1 is not in the deck");
}
