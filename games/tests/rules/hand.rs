//! Hand: one or two open cards, and taken cards may go to the hand.

use games::nimmt::{Choice, Decision, DecisionKind, Event, Variant};

use crate::support::{Play, card, cards, plain, seat, situation};

fn hand(rows: &str, hands: &str) -> Play {
    situation(plain(Variant::Hand), rows, hands)
}

#[test]
fn each_card_is_placed_at_once_and_a_second_may_follow() {
    hand("10 / 20 / 30 / 40", "11 12 13 / 14 15 16")
        .asks(1, DecisionKind::Play)
        .plays(1, 12)
        .shows("10 12 / 20 / 30 / 40")
        .asks(1, DecisionKind::PlayOrStop)
        .plays(1, 13)
        .shows("10 12 13 / 20 / 30 / 40")
        .asks(2, DecisionKind::Play)
        .plays(2, 14)
        .asks(2, DecisionKind::PlayOrStop)
        .stops(2)
        .turn_is(2)
        .asks(1, DecisionKind::Play);
}

#[test]
fn the_start_seat_stays_the_same_within_a_game() {
    let mut table = hand("10 / 20 / 30 / 40", "11 13 / 12 14");
    table.plays(1, 11).stops(1).plays(2, 12).stops(2);
    assert_eq!(table.state.table().start_seat, seat(1));
    table.asks(1, DecisionKind::Play);
}

#[test]
fn whoever_takes_a_row_sorts_its_cards() {
    let mut table = hand("10 11 12 13 14 / 20 / 30 / 40", "15 50 / 41 42");
    table.plays(1, 15).asks(1, DecisionKind::Keep);
    assert_eq!(table.state.table().sorting, cards("10 11 12 13 14"));
    table
        .refuses(1, &Choice::Keep(cards("15")), "cannot keep 15: it has not just taken it")
        .refuses(1, &Choice::Keep(cards("10 10")), "names 10 twice")
        .refuses(2, &Choice::Keep(cards("-")), "is not asked for anything now")
        .keeps(1, "13 10")
        .hands("10 13 50 / 41 42")
        .piles("11 12 14 / -")
        .points(&[7, 0]);
    let kept = Event::Kept { seat: seat(1), hand: cards("10 13"), pile: cards("11 12 14") };
    assert_eq!(table.events[0], kept);
    assert_eq!(table.seats()[0].known, cards("10 13"));
    table.asks(1, DecisionKind::PlayOrStop);
}

#[test]
fn all_or_none_may_be_kept() {
    hand("10 11 12 13 14 / 20 / 30 / 40", "15 50 / 41 42")
        .plays(1, 15)
        .keeps(1, "-")
        .hands("50 / 41 42")
        .piles("10 11 12 13 14 / -");
    hand("10 11 12 13 14 / 20 / 30 / 40", "15 50 / 41 42")
        .plays(1, 15)
        .keeps(1, "10 11 12 13 14")
        .hands("10 11 12 13 14 50 / 41 42")
        .piles("- / -");
}

#[test]
fn a_card_that_is_too_low_takes_a_row_to_be_sorted_too() {
    hand("10 / 20 / 30 / 40", "5 50 / 41 42")
        .plays(1, 5)
        .asks(1, DecisionKind::Row)
        .takes_row(1, 3)
        .asks(1, DecisionKind::Keep)
        .keeps(1, "30")
        .hands("30 50 / 41 42")
        .asks(1, DecisionKind::PlayOrStop);
}

#[test]
fn a_hand_never_exceeds_16() {
    let fourteen = "15 60 61 62 63 64 65 66 67 68 69 70 71 72";
    let mut table = hand("10 11 12 13 14 / 20 / 30 / 40", &format!("{fourteen} / 41 42"));
    table.plays(1, 15);
    let Some(Decision::Keep { taken, at_most }) = table.state.seat(seat(1)).decision else {
        panic!()
    };
    assert_eq!((taken, at_most), (cards("10 11 12 13 14"), 3));
    table
        .refuses(
            1,
            &Choice::Keep(cards("10 11 12 13")),
            "may keep at most 3: its hand would be too large",
        )
        .keeps(1, "10 11 12");
    assert_eq!(table.seats()[0].hand, 16);
}

#[test]
fn the_game_ends_after_the_turn_in_which_a_hand_is_empty() {
    let mut table = hand("10 / 20 / 30 / 40", "11 / 12 13 / 14 15");
    table.plays(1, 11);
    // An empty hand cannot go on with a second card, but the others still play.
    table.asks(2, DecisionKind::Play).plays(2, 12).stops(2).plays(3, 14).stops(3).game_over();
    // Hand cards count twice: 13 one, 15 two bull heads.
    table.points(&[0, 2, 4]);
}

#[test]
fn a_pile_of_20_goes_on_and_one_of_21_ends_the_game_after_the_turn() {
    let mut table = hand(
        "10 11 12 13 14 / 20 21 22 23 24 / 30 31 32 33 34 / 40 41 42 43 44",
        "15 25 35 45 1 80 / 26 46 50 51",
    );
    table.plays(1, 15).keeps(1, "-").plays(1, 25).keeps(1, "-").plays(2, 26).stops(2);
    table.plays(1, 35).keeps(1, "-").plays(1, 45).keeps(1, "-").plays(2, 46).stops(2);
    assert_eq!(table.seats()[0].pile.len(), 20);
    table.turn_is(3).plays(1, 1).takes_row(1, 1).keeps(1, "-").stops(1);
    assert_eq!(table.seats()[0].pile.len(), 21);
    table.asks(2, DecisionKind::Play).plays(2, 50).stops(2).game_over();
}

#[test]
fn points_count_the_pile_once_and_the_hand_twice() {
    let mut table = hand("10 11 12 13 14 / 20 / 30 / 40", "15 / 55 56");
    table.plays(1, 15).keeps(1, "11");
    table.stops(1).plays(2, 56).stops(2);
    table.plays(1, 11).asks(1, DecisionKind::Row).takes_row(1, 2).keeps(1, "-");
    table.plays(2, 55).game_over();
    // Seat 1: pile 10, 12, 13, 14 and 20.
    table.points(&[3 + 1 + 1 + 1 + 3, 0]);
}

#[test]
fn a_kept_card_may_be_played_as_the_second_card() {
    hand("10 11 12 13 14 / 20 / 30 / 40", "15 50 / 41 42")
        .plays(1, 15)
        .keeps(1, "14")
        .plays(1, 14)
        .asks(1, DecisionKind::Row);
}

#[test]
fn the_last_card_may_bring_a_new_hand() {
    hand("10 11 12 13 14 / 20 / 30 / 40", "15 / 41 42")
        .plays(1, 15)
        .keeps(1, "14")
        .asks(1, DecisionKind::PlayOrStop)
        .stops(1)
        .plays(2, 41)
        .stops(2)
        .turn_is(2);
}

#[test]
fn two_to_seven_seats_can_play() {
    assert_eq!(plain(Variant::Hand).seats_allowed(), 2..=7);
    assert_eq!(card(55).bull_heads(), 7);
}

/// Seats that take the longest row they can, and keep it, never run out.
#[test]
fn after_60_turns_the_game_ends_as_if_a_hand_were_empty() {
    let mut table = hand(
        "10 / 20 / 30 / 40",
        "1 3 5 7 9 11 13 15 17 19 21 23 25 27 / 2 4 6 8 12 14 16 18 22 24 26 28 32 34",
    );
    while let Some(awaited) = table.state.awaiting().first().copied() {
        let by = awaited.seat;
        let choices = table.state.seat(by).decision.unwrap().choices();
        let cards_after = |choice: &Choice| {
            let mut state = table.state.clone();
            state.apply(by, choice).unwrap();
            let sorting = state.table().sorting.len();
            sorting + state.seat(by).hand.len()
        };
        let best = match awaited.decision {
            DecisionKind::PlayOrStop => Choice::Stop,
            _ => choices.into_iter().max_by_key(cards_after).unwrap(),
        };
        table.events = table.state.apply(by, &best).unwrap();
    }
    table.turn_is(60).game_over();
    let seats = table.seats();
    assert!(seats.iter().all(|seat| seat.hand > 0 && seat.pile.len() <= 20));
}
