//! The view put together from lines is the bot's own view.

use games::SeatNo;
use games::sixtysix::record::rules_json;
use games::sixtysix::{
    Choice, End, Event, GoingOut, Heading, Match, Modifiers, Move, Play, Rules, Scoring, Seat,
    Variant,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::driver::Driver;
use crate::common::Engine;

fn send(driver: &mut Driver, line: &str) {
    let reply = driver.hear(line);
    assert_eq!((reply.answer, reply.note), (None, None), "{line}");
}

/// A view without the details that no line gives: the cards drawn for the first deal.
fn comparable(mut seat: Seat) -> Seat {
    seat.table.drawn.clear();
    seat
}

fn deal_line(seat: &Seat) -> String {
    let table = &seat.table;
    let hand: Vec<Value> = seat.hand.into_iter().map(|card| json!(card)).collect();
    let mut deal = json!({"seats": table.seats.len(), "seat": seat.seat, "dealer": table.dealer,
        "hand": hand, "history": table.history});
    if let Some(turned) = table.turned {
        deal["turned"] = json!(turned);
    }
    format!("deal {deal}")
}

/// A random choice; wrong calls are rare, so that games last.
fn any_choice(choices: &[Choice], rng: &mut StdRng) -> Choice {
    let calls = |choice: &&Choice| matches!(choice, Choice::Play(Play { out: Some(_), .. }));
    let quiet: Vec<Choice> = choices.iter().filter(|choice| !calls(choice)).copied().collect();
    let from = if quiet.is_empty() || rng.random_ratio(1, 10) { choices } else { &quiet };
    from[rng.random_range(0..from.len())]
}

/// Plays a match and describes it from the point of view of each seat. Returns the number of views
/// compared.
fn play(rules: Rules, seats: usize, seed: u64) -> usize {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut state = Match::new(rules, seats).unwrap();
    let mut drivers: Vec<Driver> = (0..seats).map(|_| Driver::default()).collect();
    for driver in &mut drivers {
        send(driver, &format!("rules {}", rules_json(&rules).unwrap()));
    }
    let mut compared = 0;
    while !state.is_over() {
        if state.needs_deal() {
            let deal = state.draw(&mut rng);
            state.begin(&deal).unwrap();
            for (seat, driver) in SeatNo::all(seats).zip(&mut drivers) {
                send(driver, &deal_line(&state.seat(seat)));
            }
        }
        let asked = state.awaiting().unwrap().seat;
        let real = state.seat(asked);
        let view = drivers[asked.index()].game.as_ref().unwrap().asked().unwrap();
        assert_eq!(comparable(view.clone()).table, comparable(real.clone()).table);
        assert!(
            comparable(view) == comparable(real.clone()),
            "{}",
            real.table.rules.name().is_some()
        );
        compared += 1;
        let choice = any_choice(&real.decision.unwrap().choices(), &mut rng);
        let before: Vec<Seat> = SeatNo::all(seats).map(|seat| state.seat(seat)).collect();
        let events = state.apply(asked, choice).unwrap();
        let answer = json!(Move { seat: asked, choice });
        for (seat, driver) in SeatNo::all(seats).zip(&mut drivers) {
            send(driver, &format!("choice {answer}"));
            let hidden = |event: &Event| matches!(event, Event::Drew { seat: of, turned: None } if *of == seat);
            if events.iter().any(hidden) {
                let new = state.hand(seat) - before[seat.index()].hand;
                send(driver, &format!("draw {}", new.into_iter().next().unwrap()));
            }
        }
    }
    compared
}

#[test]
fn it_is_the_view_of_the_bot_in_every_variant_with_every_option() {
    let mut compared = 0;
    for variant in Variant::ALL {
        for options in 0..32_u64 {
            let is = |bit: u64| options >> bit & 1 == 1;
            let modifiers = Modifiers {
                nines: is(0),
                going_out: if is(1) { GoingOut::Auto } else { GoingOut::Claim },
                heading: if is(2) { Heading::Must } else { Heading::Free },
                scoring: if is(3) { Scoring::CardPoints } else { Scoring::GamePoints },
                end: Some(if is(4) {
                    End::Points(if is(3) { 250 } else { 5 })
                } else {
                    End::Games(3)
                }),
                ..Modifiers::default()
            };
            let rules = Rules::of(variant, &modifiers);
            for seats in rules.seats_allowed() {
                compared += play(rules, seats, 100 * options + seats as u64);
            }
        }
    }
    assert!(compared > 5_000, "{compared}");
}
