//! Properties that always hold: all variants, options and numbers of seats, with random legal
//! choices.

use games::sixtysix::record::Record;
use games::sixtysix::{
    Card, Cards, Choice, Event, Match, Naming, Out, Play, Rank, Scoring, Seat, SeatNo, Suit, Table,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::anything::{Written, below, cases, everything, play_out, replayed, settings, step};
use crate::naive;

/// Checks the naive result of a record against the engine's, and returns the match.
fn compare(record: &Value) -> Result<Match, TestCaseError> {
    let (state, result) = replayed(record);
    prop_assert_eq!(result, naive::result(record), "{}", record);
    Ok(state)
}

/// The number of all cards, and the set of those that do not lie face down.
fn all_cards(state: &Match) -> (usize, Cards) {
    let table = state.table();
    let hands = SeatNo::all(state.seats()).flat_map(|seat| state.hand(seat));
    let open = table.tricks.iter().flat_map(|trick| trick.cards.clone());
    let cards: Vec<Card> =
        hands.chain(open).chain(table.trick.clone()).chain(table.turned).collect();
    (cards.len() + table.stock, cards.into_iter().collect())
}

/// Asserts that the points of cards, marriages and the last trick add up to those of the seats.
fn points_add_up(table: &Table) {
    let taken = table.tricks.iter().flat_map(|trick| &trick.cards);
    let cards: u32 = taken.map(|card| card.points()).sum();
    let marriages: u32 = table.marriages.iter().map(|marriage| marriage.points).sum();
    let in_hand: usize = table.seats.iter().map(|seat| seat.hand).sum();
    let played_out = in_hand == 0 && table.trick.is_empty() && !table.tricks.is_empty();
    let last = if played_out && table.closed_by.is_none() { 10 } else { 0 };
    let points: u32 = table.seats.iter().map(|seat| seat.points).sum();
    assert_eq!(points, cards + marriages + last);
    if played_out && table.stock == 0 && table.turned.is_none() {
        assert_eq!(cards, 120);
    }
}

/// All choices there are, sensible or not.
fn everything_that_can_be_said() -> Vec<Choice> {
    let mut all = vec![Choice::Exchange, Choice::Close, Choice::Pass];
    all.extend(Suit::ALL.map(Choice::Trump));
    for card in Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(rank, suit))) {
        for marriage in [false, true] {
            for out in [None, Some(Out::Game), Some(Out::Match)] {
                all.push(Choice::Play(Play { card, marriage, out }));
            }
        }
    }
    all
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn a_match_runs_by_the_rules_to_its_end(setting in settings()) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        while state.history().len() < 6 {
            let Some(events) = step(&mut state, &mut rng) else { break };
            let table = state.table();
            let pack = setting.rules.pack.cards(setting.seats);
            let (count, open) = all_cards(&state);
            prop_assert_eq!(count, pack.len());
            prop_assert!(pack.contains_all(open));
            points_add_up(&table);
            let resting = state.needs_deal() || state.is_over();
            prop_assert_eq!(table.awaiting.is_none(), resting);
            for event in &events {
                let Event::GameEnded { winners, booked, points, .. } = event else { continue };
                prop_assert_eq!(Some(booked), state.history().last());
                let undecided = winners.is_empty();
                if undecided && setting.seats == 2 {
                    prop_assert_eq!(points.as_slice(), [65, 65]);
                }
                if setting.rules.scoring == Scoring::GamePoints {
                    let paid = booked.iter().enumerate().filter(|(_, n)| **n > 0);
                    let paid: Vec<SeatNo> = paid.map(|(at, _)| SeatNo::from_index(at)).collect();
                    prop_assert_eq!(&paid, winners);
                }
            }
        }
        for (at, total) in state.totals().iter().enumerate() {
            prop_assert_eq!(*total, state.history().iter().map(|game| game[at]).sum::<u32>());
        }
    }

    #[test]
    fn every_record_is_read_as_the_naive_reading_has_it(setting in settings()) {
        let mut rng = setting.rng();
        let mut written = Written::new(&setting);
        while written.state.history().len() < 8 && written.step(&mut rng).is_some() {}
        let state = compare(&written.record)?;
        for (own, again) in everything(&written.state).into_iter().zip(everything(&state)) {
            let drawn = own.table.drawn.clone();
            let table = Table { drawn, ..again.table.clone() };
            let again = Seat { table, ..again };
            prop_assert!(own == again);
        }
    }

    #[test]
    fn any_prefix_of_a_record_is_a_record(setting in settings(), game in 0_usize..5) {
        let mut rng = setting.rng();
        let mut written = Written::new(&setting);
        while written.state.history().len() < game && written.step(&mut rng).is_some() {}
        while !written.state.needs_deal() && written.step(&mut rng).is_some() {}
        let games = written.record["games"].as_array().unwrap().len();
        if games == 0 {
            return Ok(());
        }
        let choices = written.record["games"][games - 1]["choices"].as_array().unwrap().len();
        for length in 0..=choices {
            let mut cut = written.record.clone();
            cut["games"][games - 1]["choices"].as_array_mut().unwrap().truncate(length);
            let state = compare(&cut)?;
            prop_assert_eq!(state.awaiting().is_none(), length == choices);
        }
    }

    #[test]
    fn a_finished_match_is_written_and_read_again(setting in settings()) {
        let state = play_out(&setting, 12);
        let names = ["Ada\u{7}".to_owned()];
        prop_assert_eq!(state.record(&names).is_some(), state.is_over());
        let Some(record) = state.record(&names) else { return Ok(()) };
        let json = record.to_json();
        let read = Record::parse(json.as_bytes()).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(read.seats()[0].as_str(), "Ada ");
        prop_assert_eq!(read.to_json(), json.clone());
        compare(&serde_json::from_str(&json).unwrap())?;
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn what_is_offered_is_accepted_and_all_else_is_refused(setting in settings()) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        let all = everything_that_can_be_said();
        for _ in 0..40 {
            if step(&mut state, &mut rng).is_none() {
                break;
            }
            let before = everything(&state);
            let awaited = state.awaiting();
            let offered = awaited.and_then(|awaited| state.decision(awaited.seat));
            let offered = offered.map(|decision| decision.choices()).unwrap_or_default();
            prop_assert_eq!(offered.is_empty(), awaited.is_none());
            for seat in SeatNo::all(setting.seats + 1) {
                let in_turn = awaited.is_some_and(|awaited| awaited.seat == seat);
                for choice in &all {
                    let wanted = in_turn && offered.contains(choice);
                    let mut other = state.clone();
                    prop_assert_eq!(other.apply(seat, *choice).is_ok(), wanted, "{}", choice);
                    prop_assert!(wanted || everything(&other) == before);
                }
            }
            let mut other = state.clone();
            let deal = setting.new_match().draw(&mut rng);
            // Cards drawn for the deal are checked only before the first game.
            prop_assert!(other.begin(&deal).is_err());
            prop_assert!(everything(&other) == before);
        }
    }

    #[test]
    fn a_game_goes_on_from_a_situation_as_it_went_on_itself(setting in settings()) {
        let mut rng = setting.rng();
        let mut written = Written::new(&setting);
        let after = below(40, &mut rng);
        for _ in 0..after {
            if written.step(&mut rng).is_none() {
                return Ok(());
            }
        }
        // Goes on to the next lead, to see the table between two tricks.
        let between = |state: &Match| {
            let table = state.table();
            table.awaiting.is_some() && table.trick.is_empty() && !table.tricks.is_empty()
        };
        while !between(&written.state) {
            if written.step(&mut rng).is_none() {
                return Ok(());
            }
        }
        if !written.state.history().is_empty() {
            return Ok(());
        }
        let (from, before) = situation(&written.state, &written.record);
        while !written.state.needs_deal() && written.step(&mut rng).is_some() {}
        let choices = written.record["games"][0]["choices"].as_array().unwrap();
        let mut from = from;
        from["choices"] = json!(choices[before..]);
        let mut record = written.record.clone();
        record["games"] = json!([from]);
        let state = compare(&record)?;
        prop_assert_eq!(state.totals(), written.state.totals());
        prop_assert_eq!(state.result(), written.state.result());
    }
}

/// The game under way as a situation that begins with the present trick, and the number of choices
/// before it.
fn situation(state: &Match, record: &Value) -> (Value, usize) {
    let table = state.table();
    let points: Vec<u32> = table.seats.iter().map(|seat| seat.points).collect();
    let tricks: Vec<u32> = table.seats.iter().map(|seat| seat.tricks).collect();
    let mut from = json!({"leader": table.leader, "points": points, "tricks": tricks});
    let mut put = |name: &str, value: Option<Value>| {
        if let Some(value) = value {
            from[name] = value;
        }
    };
    put("closed_by", table.closed_by.map(|seat| json!(seat)));
    put("declarer", table.declarer.map(|seat| json!(seat)));
    put("marriages", Some(json!(table.declared)));
    let shown = table.rules.naming == Naming::TurnUp && table.turned.is_some();
    put("trump", table.trump.filter(|_| !shown).map(|suit| json!(suit)));
    let hands: Vec<Cards> = SeatNo::all(state.seats()).map(|seat| state.hand(seat)).collect();
    let dealt = &record["games"][0];
    let all = dealt["stock"].as_array().unwrap();
    let stock = &all[all.len() - table.stock..];
    let mut game = json!({"from": from, "hands": hands, "stock": stock});
    if let Some(turned) = table.turned {
        game["turned"] = json!(turned);
    }
    (game, dealt["choices"].as_array().unwrap().len())
}
