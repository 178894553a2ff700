//! Whole games as data: the views of all seats at every step must stay as they are.
//!
//! `tests/golden/sixtysix` holds a record and a snapshot for each game. After an intended change,
//! `UPDATE_GOLDEN=1 cargo test golden` writes the snapshots anew; records are made by playing only
//! where one is missing.

use std::fmt::Write as _;
use std::path::PathBuf;

use games::sixtysix::record::{Record, ReplayStep, replay_with};
use games::sixtysix::{
    Cards, End, GoingOut, Heading, Match, Modifiers, Rules, Scoring, SeatNo, Table, Variant,
};

use crate::anything::{Setting, play_out};

const MARRIED: &str = r#""event":"married""#;
const EXCHANGED: &str = r#""event":"exchanged""#;
const CLOSED: &str = r#""event":"closed""#;
const NAMED: &str = r#""event":"trump_named""#;
const PASSED: &str = r#""event":"passed""#;
const OUT: &str = r#""ended":"out""#;
const WRONG: &str = r#""ended":"wrong""#;
const PLAYED: &str = r#""ended":"played""#;
const OF_MATCH: &str = r#""ended":"match""#;
const NEW_TRUMP: &str = r#""new_trump":true"#;
const FORTY: &str = r#""points":40,"#;

/// A game, and the events that make it worth keeping.
struct Golden {
    name: &'static str,
    rules: Rules,
    seats: usize,
    shows: &'static [&'static str],
}

fn games() -> Vec<Golden> {
    let golden = |name, variant, seats, games, shows| {
        let end = Some(End::Games(games));
        let rules = Rules::of(variant, &Modifiers { end, ..Modifiers::default() });
        Golden { name, rules, seats, shows }
    };
    let strict = Modifiers {
        nines: false,
        going_out: GoingOut::Auto,
        heading: Heading::Must,
        end: Some(End::Games(2)),
        ..Modifiers::default()
    };
    let card_points = Modifiers {
        scoring: Scoring::CardPoints,
        end: Some(End::Points(200)),
        ..Modifiers::default()
    };
    let (strict, card_points) =
        (Rules::of(Variant::Classic, &strict), Rules::of(Variant::Classic, &card_points));
    vec![
        golden("classic_2", Variant::Classic, 2, 2, &[MARRIED, EXCHANGED, CLOSED, OUT]),
        golden("classic_3", Variant::Classic, 3, 2, &[MARRIED, EXCHANGED, WRONG, "known [Q"]),
        golden("rising_2", Variant::Rising, 2, 1, &[NAMED, NEW_TRUMP, FORTY]),
        golden("rising_3", Variant::Rising, 3, 2, &[NAMED, MARRIED, CLOSED]),
        golden("heart_ace_2", Variant::HeartAce, 2, 2, &[NAMED, MARRIED, PLAYED]),
        golden("heart_ace_3", Variant::HeartAce, 3, 2, &[NAMED, OUT]),
        golden("bid_3", Variant::Bid, 3, 3, &[NAMED, PASSED, MARRIED, OUT, "all passed"]),
        Golden { name: "strict_2", rules: strict, seats: 2, shows: &[EXCHANGED, FORTY, OUT] },
        Golden { name: "card_points_2", rules: card_points, seats: 2, shows: &[OF_MATCH, PLAYED] },
    ]
}

fn list(cards: impl IntoIterator<Item = impl ToString>) -> String {
    let words: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
    words.join(" ")
}

/// The table as text.
fn table(table: &Table) -> String {
    let mut text = format!("  {:?}", table.phase);
    let word = |text: &mut String, name: &str, value: Option<String>| {
        if let Some(value) = value {
            write!(text, ", {name} {value}").unwrap();
        }
    };
    word(&mut text, "trump", table.trump.map(|suit| suit.to_string()));
    word(&mut text, "turned", table.turned.map(|card| card.to_string()));
    write!(text, ", stock {}{}", table.stock, if table.open { "" } else { " not open" }).unwrap();
    word(&mut text, "closed by", table.closed_by.map(|seat| seat.to_string()));
    word(&mut text, "declarer", table.declarer.map(|seat| seat.to_string()));
    let passed = table.rules.naming.is_bid() && table.declarer.is_none();
    if passed && table.phase == games::sixtysix::Phase::Playing {
        text.push_str(", all passed");
    }
    word(&mut text, "call", table.call.map(|call| format!("{call:?}")));
    word(&mut text, "carry", (table.carry > 0).then(|| table.carry.to_string()));
    writeln!(text, "; trick of {} [{}]", table.leader, list(&table.trick)).unwrap();
    let pack = table.rules.pack.cards(table.seats.len());
    for seat in &table.seats {
        write!(text, "  seat {}: {} cards", seat.seat, seat.hand).unwrap();
        for (name, cards) in [("known", seat.known), ("lacks", seat.lacks & pack)] {
            if cards != Cards::NONE {
                write!(text, ", {name} [{}]", list(cards)).unwrap();
            }
        }
        writeln!(text, ", points {}, tricks {}, total {}", seat.points, seat.tricks, seat.total)
            .unwrap();
    }
    if !table.winners.is_empty() {
        writeln!(text, "  winners {}", list(&table.winners)).unwrap();
    }
    text
}

/// The view of each seat beyond the table.
fn seats(state: &Match) -> String {
    let mut text = String::new();
    for seat in SeatNo::all(state.seats()) {
        let view = state.seat(seat);
        assert!(view.table == state.table());
        write!(text, "  > seat {seat} holds [{}]", list(view.hand)).unwrap();
        if let Some(decision) = &view.decision {
            let choices = decision.choices();
            let plain = choices.iter().map(ToString::to_string).filter(|c| !c.contains("+out"));
            write!(text, ", {} of {}: {}", decision.kind, choices.len(), list(plain)).unwrap();
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

/// Plays random matches until one has the required events.
fn play_until_it_shows(golden: &Golden) -> String {
    (0..)
        .map(|seed| Setting { rules: golden.rules, seats: golden.seats, seed })
        .filter_map(|setting| Some(play_out(&setting, 20).record(&[])?.to_json()))
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
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/sixtysix");
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    for golden in games() {
        let name = golden.name;
        let game = folder.join(format!("{name}.json"));
        let stored = folder.join(format!("{name}.txt"));
        if update && !game.exists() {
            std::fs::write(&game, play_until_it_shows(&golden)).unwrap();
        }
        let json = std::fs::read_to_string(&game).unwrap();
        let seen = snapshot(&json);
        if update {
            std::fs::write(&stored, &seen).unwrap();
        }
        let record = Record::parse(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((*record.rules(), record.seats().len()), (golden.rules, golden.seats), "{name}");
        for what in golden.shows {
            assert!(seen.contains(what), "{name} shows no {what}");
        }
        let kept = std::fs::read_to_string(&stored).unwrap();
        let differs = seen.lines().zip(kept.lines()).position(|(now, then)| now != then);
        assert!(seen == kept, "{name} differs from line {:?} on", differs.map(|line| line + 1));
    }
}
