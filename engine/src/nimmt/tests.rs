//! The view put together from lines is the bot's own view.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::answer::{see, see_pool};
use super::driver::Driver;
use super::line::Line;
use super::parse::read;
use crate::common::Engine;
use games::SeatNo;
use games::nimmt::{
    Card, Choice, Decision, End, Event, Match, Modifiers, Row, Rules, Seat, Table, Variant,
};

fn joined(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn rows(rows: &[Row]) -> String {
    rows.iter().map(|row| joined(&row.cards())).collect::<Vec<_>>().join(" ")
}

/// Asks a seat's question, and returns the driver's view.
fn question(driver: &mut Driver, seat: &Seat) -> Seat {
    let lie = rows(&seat.table.rows);
    let text = match seat.decision.as_ref().unwrap() {
        Decision::Draft { pool } => format!("pool {}", joined(pool).replace(',', " ")),
        Decision::Play { .. } => format!("choose {lie}"),
        Decision::PlayOrStop { .. } => format!("second {lie}"),
        Decision::Row { card, .. } => format!("row {lie} {card}"),
        Decision::End { card, .. } => format!("end {lie} {card}"),
        Decision::First { cards } => format!("first {lie} {} {}", cards[0], cards[1]),
        Decision::Keep { taken, .. } => format!("keep {lie} {}", joined(taken)),
    };
    match read(&text).unwrap().unwrap() {
        Line::Pool(pool) => see_pool(driver, pool).unwrap(),
        Line::Ask { kind, rows, cards } => see(driver, kind, rows, &cards).unwrap(),
        line => panic!("{line:?}"),
    }
}

fn send(driver: &mut Driver, line: &str) {
    let reply = driver.hear(line);
    assert_eq!((reply.answer, reply.note), (None, None), "{line}");
}

/// A table without the details that no line gives: the origin of a Pro row, choices already made,
/// the order of piles, and the points on sheets.
fn comparable(mut table: Table) -> Table {
    for row in table.rows.iter_mut().chain(table.turns.iter_mut().flat_map(|turn| &mut turn.rows)) {
        row.origin = 0;
    }
    for seat in &mut table.seats {
        seat.chosen = false;
        seat.pile.sort_unstable();
    }
    for awaited in &mut table.awaiting {
        awaited.chosen = false;
    }
    for sheet in &mut table.sheets {
        sheet.points.clear();
    }
    table
}

/// Whether both remember the same cards of the games before this one.
fn remember_alike(one: &Seat, other: &Seat) -> bool {
    let played = |view: &Seat| -> Vec<_> {
        view.earlier.iter().flat_map(|game| game.iter()).map(|turn| turn.played.clone()).collect()
    };
    played(one) == played(other)
}

/// Plays a match and describes it from the point of view of each seat. Rows taken by others are
/// given only where they do not follow from the rows afterwards.
fn play(agreed: &Rules, json: &str, seats: usize, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut game = Match::new(agreed.clone(), seats).unwrap();
    let mut drivers: Vec<Driver> = (0..seats).map(|_| Driver::default()).collect();
    for driver in &mut drivers {
        send(driver, &format!("rules {json}"));
    }
    while !game.is_over() {
        if game.needs_deal() {
            let deal = game.draw(&mut rng);
            game.begin(&deal).unwrap();
            let totals = game.totals().iter().map(ToString::to_string).collect::<Vec<_>>();
            for (index, driver) in drivers.iter_mut().enumerate() {
                let hand = joined(&game.seat(SeatNo::from_index(index)).hand).replace(',', " ");
                send(driver, &format!("deal {seats} {index} {hand} {}", totals.join(" ")));
                // Another seat may play openly before the own seat is asked.
                if agreed.selection.places_at_once() {
                    send(driver, &format!("table {}", rows(game.rows())));
                }
            }
        }
        for next in game.awaiting().into_iter().filter(|next| !next.chosen) {
            let real = game.seat(next.seat);
            let driver = &mut drivers[next.seat.index()];
            let view = question(driver, &real);
            assert_eq!(view.hand, real.hand, "{json}");
            assert!(view.decision == real.decision, "{json}");
            assert_eq!(comparable(view.table.clone()), comparable(real.table.clone()), "{json}");
            assert!(remember_alike(&view, &real), "{json}");
            assert!(super::view::is_sound(&question(driver, &real)));
            let choice = real.decision.unwrap().random_choice(&mut rng);
            let events = game.apply(next.seat, &choice).unwrap();
            for driver in &mut drivers {
                tell(driver, agreed, next.seat, &choice, &events);
            }
        }
    }
}

fn tell(driver: &mut Driver, rules: &Rules, seat: SeatNo, choice: &Choice, events: &[Event]) {
    let by = seat.index();
    match choice {
        Choice::Row(row) if is_ambiguous(rules) => {
            send(driver, &format!("takes {by} {}", row.index()));
        }
        Choice::First(card) if is_ambiguous(rules) => send(driver, &format!("leads {by} {card}")),
        Choice::Keep(cards) if cards.is_empty() => send(driver, &format!("keeps {by} none")),
        Choice::Keep(cards) => send(driver, &format!("keeps {by} {}", joined(cards))),
        _ => {}
    }
    for event in events {
        match event {
            Event::Drafted { seat, card } => {
                send(driver, &format!("drafted {} {card}", seat.index()));
            }
            Event::Played { seat, card } => {
                send(driver, &format!("played {} {card}", seat.index()));
            }
            Event::Revealed { cards } => {
                let each = SeatNo::all(driver.game().unwrap().seat_count()).map(|seat| {
                    let own = cards.iter().find(|(of, _)| *of == seat);
                    own.map_or("-".to_owned(), |(_, cards)| joined(cards))
                });
                let line = each.collect::<Vec<_>>().join(" ");
                send(driver, &format!("reveal {line}"));
            }
            _ => {}
        }
    }
}

/// Whether different choices may lead to the same rows.
fn is_ambiguous(rules: &Rules) -> bool {
    rules.selection.cards_at_once(2) > 1 || rules.selection.offers_second()
}

#[test]
fn it_is_the_view_of_the_bot_in_every_variant() {
    for variant in Variant::ALL {
        let end = (variant != Variant::Tournament).then_some(End::Games(2));
        let rules = Rules::of(variant, &Modifiers { end, ..Modifiers::default() });
        let end = if end.is_some() { r#","end":{"games":2}"# } else { "" };
        let json = format!(r#"{{"variant":"{}"{end}}}"#, variant.as_str());
        for seats in 2..=5 {
            play(&rules, &json, seats, 40 + seats as u64);
        }
    }
}

#[test]
fn it_is_the_view_of_the_bot_with_every_modifier() {
    let usual = Modifiers::default();
    let end = Some(End::Games(2));
    for (modifiers, json) in [
        (Modifiers { rows: 3, takes: 5, end, ..usual }, r#""rows":3,"takes":5"#),
        (Modifiers { rows: 5, takes: 7, end, ..usual }, r#""rows":5,"takes":7"#),
        (Modifiers { virgin: true, end, ..usual }, r#""virgin":true"#),
        (Modifiers { rows_stay: true, end, ..usual }, r#""rows_stay":true"#),
        (Modifiers { shedding: true, end, ..usual }, r#""shedding":true"#),
    ] {
        let rules = Rules::of(Variant::Classic, &modifiers);
        let json = format!(r#"{{"variant":"classic",{json},"end":{{"games":2}}}}"#);
        for seats in [2, 4, 6] {
            play(&rules, &json, seats, 7);
        }
    }
}
