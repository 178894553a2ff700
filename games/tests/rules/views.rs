//! Views and decisions: their content and their shape.

use games::nimmt::{
    Card, Choice, Decision, DecisionKind, Event, Match, Move, RowNo, Rules, SeatNo, Side, Table,
    Variant,
};
use rand::{SeedableRng, rngs::ChaCha20Rng};

use crate::support::{card, cards, plain, row, seat, situation};

#[test]
fn seats_are_counted_clockwise() {
    assert_eq!(seat(3).left(1, 3), seat(1));
    assert_eq!(seat(1).steps_from(seat(3), 4), 2);
    assert_eq!(SeatNo::new(0), None);
    assert_eq!(SeatNo::new(21), None);
    assert_eq!(RowNo::new(6), None);
    assert_eq!(SeatNo::from_index(2).number(), 3);
}

#[test]
fn a_seat_prints_no_card() {
    let table = situation(plain(Variant::Classic), "10 / 20 / 30 / 40", "77 78 / 88 89");
    let shown = format!("{:?}", table.state.seat(seat(1)));
    assert_eq!(shown, "Seat { seat: 1, .. }");
}

#[test]
fn an_empty_chair_sees_no_hand() {
    let table = situation(plain(Variant::Classic), "10 / 20 / 30 / 40", "77 78 / 88 89");
    let view = table.state.seat(seat(9));
    assert!(view.hand.is_empty() && view.decision.is_none() && view.chosen.is_none());
}

#[test]
fn a_table_can_be_stored_and_read_back() {
    let mut table = situation(plain(Variant::Pro), "20 30 / 40 50 / 70 / 90", "35 1 / 91 2");
    table.turn("35 / 91");
    let shown = table.state.table();
    let stored = serde_json::to_string(&shown).unwrap();
    assert_eq!(serde_json::from_str::<Table>(&stored).unwrap(), shown);
    let events = serde_json::to_string(&table.events).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Event>>(&events).unwrap(), table.events);
}

#[test]
fn a_seat_remembers_the_finished_games_and_the_table_does_not_store_them() {
    let mut state = Match::new(Rules::classic(), 2).unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let mut seen = Vec::new();
    while state.games_played() < 2 {
        if state.needs_deal() {
            let deal = state.draw(&mut rng);
            state.begin(&deal).unwrap();
        }
        assert_eq!(state.seat(seat(1)).earlier.len(), state.games_played());
        let awaited = state.awaiting().into_iter().find(|awaited| !awaited.chosen).unwrap();
        let choice = state.random_choice(awaited.seat, &mut rng).unwrap();
        state.apply(awaited.seat, &choice).unwrap();
        if state.games_played() > seen.len() {
            seen.push(state.table().turns);
        }
    }
    let earlier = state.seat(seat(2)).earlier;
    assert_eq!(earlier.iter().map(|turns| turns.to_vec()).collect::<Vec<_>>(), seen);
    assert!(seen.iter().all(|turns| turns.len() == 10));
    let stored = serde_json::to_string(&state.table()).unwrap();
    assert!(!stored.contains("earlier"), "{stored}");
}

#[test]
fn a_move_has_the_shape_of_the_record() {
    let shapes = [
        (Choice::Draft(card(7)), r#"{"seat":2,"draft":7}"#),
        (Choice::Play(cards("14")), r#"{"seat":2,"play":[14]}"#),
        (Choice::Play(cards("14 15")), r#"{"seat":2,"play":[14,15]}"#),
        (Choice::Stop, r#"{"seat":2,"stop":true}"#),
        (Choice::Row(row(3)), r#"{"seat":2,"row":3}"#),
        (Choice::End(row(3), Side::Left), r#"{"seat":2,"row":3,"end":"left"}"#),
        (Choice::End(row(3), Side::Right), r#"{"seat":2,"row":3,"end":"right"}"#),
        (Choice::First(card(9)), r#"{"seat":2,"first":9}"#),
        (Choice::Keep(vec![]), r#"{"seat":2,"keep":[]}"#),
    ];
    for (choice, json) in shapes {
        let answer = Move { seat: seat(2), choice };
        assert_eq!(serde_json::to_string(&answer).unwrap(), json);
        assert_eq!(serde_json::from_str::<Move>(json).unwrap(), answer);
    }
}

#[test]
fn a_move_of_another_shape_is_not_read() {
    for json in [
        "{}",
        "[2,14]",
        r#"{"seat":2}"#,
        r#"{"seat":0,"play":[1]}"#,
        r#"{"seat":21,"play":[1]}"#,
        r#"{"seat":2,"play":[0]}"#,
        r#"{"seat":2,"play":[105]}"#,
        r#"{"seat":2,"play":[1.5]}"#,
        r#"{"seat":2,"play":[1e2]}"#,
        r#"{"seat":2,"play":14}"#,
        r#"{"seat":2,"play":null,"draft":3}"#,
        r#"{"seat":2,"play":[1],"draft":3}"#,
        r#"{"seat":2,"stop":false}"#,
        r#"{"seat":2,"end":"left"}"#,
        r#"{"seat":2,"row":6}"#,
        r#"{"seat":2,"row":1,"end":"up"}"#,
        r#"{"seat":2,"row":1,"pass":true}"#,
        r#"{"seat":2,"play":[1],"play":[2]}"#,
        r#"{"seat":2,"keep":[1,2,3,4,5,6,7,8,9,10,11,12,13]}"#,
        r#"{"seat":99999999999999999999,"play":[1]}"#,
        r#"{"seat":-1,"play":[1]}"#,
    ] {
        assert!(serde_json::from_str::<Move>(json).is_err(), "{json}");
    }
}

#[test]
fn every_offered_choice_is_allowed_and_no_other_kind_is() {
    let decisions = [
        Decision::Draft { pool: cards("1 2 3") },
        Decision::Play { cards: cards("1 2 3"), count: 1 },
        Decision::Play { cards: cards("1 2 2 3"), count: 2 },
        Decision::PlayOrStop { cards: cards("1 2") },
        Decision::Row { card: card(1), rows: RowNo::all(4).collect() },
        Decision::End { card: card(5), ends: vec![(row(1), Side::Left), (row(2), Side::Right)] },
        Decision::First { cards: [card(1), card(2)] },
        Decision::Keep { taken: cards("1 2 3 4 5"), at_most: 3 },
        Decision::Keep { taken: cards("1 2"), at_most: 2 },
        Decision::Keep { taken: cards("1 2"), at_most: 0 },
    ];
    let counts = [3, 3, 4, 3, 4, 2, 2, 7, 4, 1];
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    for ((index, decision), count) in decisions.iter().enumerate().zip(counts) {
        let choices = decision.choices();
        assert_eq!(choices.len(), count, "decision {index}");
        assert!(choices.iter().all(|choice| decision.allows(choice)));
        for _ in 0..20 {
            assert!(decision.allows(&decision.random_choice(&mut rng)));
        }
        for other in &decisions {
            let kinds_match = other.kind() == decision.kind();
            let plays = [DecisionKind::Play, DecisionKind::PlayOrStop];
            if !kinds_match && !plays.contains(&other.kind()) {
                assert!(!choices.iter().any(|choice| other.allows(choice)));
            }
        }
    }
}

#[test]
fn cards_and_decisions_have_their_plain_names() {
    assert_eq!(card(42).to_string(), "42");
    assert_eq!(format!("{:?}", Card::new(42)), "Some(42)");
    assert_eq!(DecisionKind::PlayOrStop.to_string(), "play_or_stop");
    assert_eq!(serde_json::to_string(&DecisionKind::PlayOrStop).unwrap(), "\"play_or_stop\"");
    assert_eq!(Rules::classic().capacity(), 5);
}
