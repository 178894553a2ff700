//! Whole games as data: the views of all seats at every step must stay as they are.
//!
//! `tests/golden` holds a record and a snapshot for each game. After an intended change,
//! `UPDATE_GOLDEN=1 cargo test golden` writes the snapshots anew; records are made by playing only
//! where one is missing.

use std::fmt::Write as _;
use std::path::PathBuf;

use games::nimmt::record::{Record, ReplayStep, replay_with};
use games::nimmt::{Card, End, HandSize, Match, Modifiers, Rules, SeatNo, Table, Variant};
use rand::{SeedableRng, rngs::ChaCha20Rng};

use crate::anything;
use crate::support::{picture, with};

const FULL: &str = r#""how":"full""#;
const TOO_LOW: &str = r#""how":"too_low""#;
const ON_EQUAL: &str = r#""how":"on_equal""#;
const PAIR: &str = r#""copies":2"#;
const DOUBLED: &str = r#""doubled":true"#;

/// A game, and the events that make it worth keeping.
struct Golden {
    name: &'static str,
    rules: Rules,
    seats: usize,
    shows: &'static [&'static str],
}

fn games() -> Vec<Golden> {
    let golden = |name, rules, seats, shows| Golden { name, rules, seats, shows };
    let hand = |cards, games| {
        move |m: &mut Modifiers| {
            (m.hand, m.end) = (Some(HandSize::Cards(cards)), Some(End::Games(games)));
        }
    };
    let stay = |m: &mut Modifiers| {
        hand(5, 3)(m);
        (m.rows_stay, m.virgin, m.rows, m.takes) = (true, true, 3, 5);
    };
    let shed = |m: &mut Modifiers| (m.shedding, m.hand) = (true, Some(HandSize::Cards(5)));
    let shed_pairs = |m: &mut Modifiers| (m.shedding, m.hand) = (true, Some(HandSize::Cards(6)));
    let sheets = |m: &mut Modifiers| m.hand = Some(HandSize::Cards(4));
    vec![
        golden("classic", with(Variant::Classic, hand(10, 1)), 4, &[FULL, TOO_LOW]),
        golden("tactics", with(Variant::Tactics, hand(5, 2)), 3, &[FULL]),
        golden("logic", with(Variant::Logic, hand(5, 2)), 3, &[TOO_LOW]),
        golden("tournament", with(Variant::Tournament, sheets), 3, &[TOO_LOW]),
        golden("pro", with(Variant::Pro, hand(10, 1)), 4, &[FULL, TOO_LOW, "end of 2"]),
        golden("open", with(Variant::Open, hand(5, 2)), 3, &[TOO_LOW]),
        golden("refined", with(Variant::Refined, hand(8, 1)), 3, &[FULL, TOO_LOW]),
        golden("hand", with(Variant::Hand, hand(7, 1)), 3, &[FULL, TOO_LOW]),
        golden("double", with(Variant::Double, hand(5, 1)), 8, &["shared ", FULL, ON_EQUAL, PAIR]),
        golden("double_pairs", with(Variant::DoublePairs, hand(5, 1)), 6, &[ON_EQUAL, PAIR]),
        golden("rows_stay_virgin", with(Variant::Classic, stay), 3, &[DOUBLED, FULL]),
        golden("shedding", with(Variant::Pro, shed), 3, &[FULL, TOO_LOW]),
        // A seat with a single card left plays that one, while the others play two.
        golden("refined_shedding", with(Variant::Refined, shed_pairs), 4, &[FULL]),
    ]
}

fn list(cards: &[Card]) -> String {
    let words: Vec<String> = cards.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// The table as text.
fn table(table: &Table) -> String {
    let mut text = format!("  {:?}, turn {} of {:?}", table.phase, table.turn, table.turns_hint);
    writeln!(text, ", start seat {}", table.start_seat).unwrap();
    writeln!(text, "  rows {}", picture(&table.rows)).unwrap();
    let origins: Vec<u8> = table.rows.iter().map(|row| row.origin).collect();
    if origins.iter().any(|origin| *origin > 0) {
        writeln!(text, "  origins {origins:?}").unwrap();
    }
    for seat in &table.seats {
        let known =
            if seat.known.is_empty() { String::new() } else { format!(" ({})", list(&seat.known)) };
        let chosen = if seat.chosen { ", chosen" } else { "" };
        writeln!(
            text,
            "  seat {}: {} cards{known}{chosen}, pile [{}], points {} + {}",
            seat.seat,
            seat.hand,
            list(&seat.pile),
            seat.total,
            seat.points
        )
        .unwrap();
    }
    for (name, shown) in [
        ("pool", list(&table.pool)),
        ("sorting", list(&table.sorting)),
        ("unplaced", table.unplaced.iter().map(|(seat, card)| format!("{seat}:{card} ")).collect()),
        (
            "shared",
            table
                .shared
                .iter()
                .map(|row| format!("{:?} {}; ", row.seats, list(&row.cards)))
                .collect(),
        ),
        (
            "sheets",
            table
                .sheets
                .iter()
                .map(|sheet| format!("[{}] {:?}; ", list(&sheet.cards), sheet.points))
                .collect(),
        ),
        ("winners", table.winners.iter().map(|seat| format!("{seat} ")).collect()),
    ] {
        if !shown.is_empty() {
            writeln!(text, "  {name} {}", shown.trim_end()).unwrap();
        }
    }
    text
}

/// The view of each seat beyond the table.
fn seats(state: &Match) -> String {
    let mut text = String::new();
    for seat in SeatNo::all(state.seats()) {
        let view = state.seat(seat);
        assert!(view.table == state.table());
        write!(text, "  > seat {seat} holds [{}]", list(&view.hand)).unwrap();
        if let Some(chosen) = &view.chosen {
            write!(text, ", has chosen {chosen:?}").unwrap();
        }
        if let Some(decision) = &view.decision {
            let choices = decision.choices();
            write!(text, ", {} of {}", decision.kind(), choices.len()).unwrap();
            if choices.len() <= 5 {
                write!(text, " {choices:?}").unwrap();
            }
        }
        text.push('\n');
    }
    text
}

fn step(step: &ReplayStep<'_>) -> String {
    let choice = step.made.map_or("dealt".into(), |choice| serde_json::to_string(choice).unwrap());
    let mut text = format!("game {}, choice {}: {choice}\n", step.game, step.choice);
    for event in step.events {
        writeln!(text, "  * {}", serde_json::to_string(event).unwrap()).unwrap();
    }
    text + &table(&step.state.table()) + &seats(step.state) + "\n"
}

/// Plays random games until one has the required events.
fn play_out(golden: &Golden) -> String {
    (0..)
        .map(|seed| {
            let mut rng = ChaCha20Rng::seed_from_u64(seed);
            let mut state = Match::new(golden.rules.clone(), golden.seats).unwrap();
            while anything::step(&mut state, &mut rng).is_some() {}
            state.record(&[]).unwrap().to_json()
        })
        .find(|json| golden.shows.iter().all(|what| snapshot(json).contains(what)))
        .unwrap()
}

fn snapshot(json: &str) -> String {
    let record = Record::parse(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let mut seen = String::new();
    replay_with(&record, |now| seen.push_str(&step(&now)))
        .unwrap_or_else(|error| panic!("{error}"));
    seen
}

#[test]
fn every_seat_sees_at_every_step_what_it_always_saw() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    for golden in games() {
        let name = golden.name;
        let game = folder.join(format!("{name}.json"));
        let stored = folder.join(format!("{name}.txt"));
        if update && !game.exists() {
            std::fs::write(&game, play_out(&golden)).unwrap();
        }
        let json = std::fs::read_to_string(&game).unwrap();
        let seen = snapshot(&json);
        if update {
            std::fs::write(&stored, &seen).unwrap();
        }
        let record = Record::parse(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((record.rules(), record.seats().len()), (&golden.rules, golden.seats), "{name}");
        assert!(golden.shows.iter().all(|what| seen.contains(what)), "{name}");
        let expected = std::fs::read_to_string(&stored).unwrap();
        let differs = seen.lines().zip(expected.lines()).position(|(new, old)| new != old);
        if let Some(line) = differs {
            let (new, old) = (seen.lines().nth(line), expected.lines().nth(line));
            panic!("{name}.txt, line {}: was {old:?}, is {new:?}", line + 1);
        }
        assert_eq!(seen.len(), expected.len(), "{name}.txt");
    }
}
