//! Any playable rules, for properties that always hold.

use games::sixtysix::record::{Record, replay, rules_json};
use games::sixtysix::{
    Choice, End, Event, GoingOut, Heading, Match, Modifiers, Move, Out, Play, Rules, Scoring, Seat,
    SeatNo, Variant,
};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};

/// Playable rules, a number of seats, and a seed for everything random.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) rules: Rules,
    pub(crate) seats: usize,
    pub(crate) seed: u64,
}

pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// All variants with all options at all tables.
pub(crate) fn settings() -> impl Strategy<Value = Setting> {
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    let end = prop_oneof![
        2 => Just(None),
        2 => (1_u32..=4).prop_map(|games| Some(End::Games(games))),
        3 => (1_u32..=300).prop_map(|points| Some(End::Points(points))),
    ];
    (0_usize..4, 2_usize..=3, flags, end, any::<u64>()).prop_map(
        |(variant, seats, (nines, auto, must_head, card_points), end, seed)| {
            let variant = Variant::ALL[variant];
            let modifiers = Modifiers {
                nines,
                going_out: if auto { GoingOut::Auto } else { GoingOut::Claim },
                heading: if must_head { Heading::Must } else { Heading::Free },
                scoring: if card_points { Scoring::CardPoints } else { Scoring::GamePoints },
                // A match to many game points takes many games.
                end: end.filter(|end| card_points || !matches!(end, End::Points(20..))),
                ..Modifiers::default()
            };
            let seats = if variant == Variant::Bid { 3 } else { seats };
            let nines = nines || seats > 2;
            Setting { rules: Rules::of(variant, &Modifiers { nines, ..modifiers }), seats, seed }
        },
    )
}

impl Setting {
    pub(crate) fn rng(&self) -> ChaCha20Rng {
        ChaCha20Rng::seed_from_u64(self.seed)
    }

    pub(crate) fn new_match(&self) -> Match {
        Match::new(self.rules, self.seats).unwrap()
    }
}

/// One of the legal choices; those that end or close a game are rare enough to leave time for the
/// others.
pub(crate) fn pick(choices: &[Choice], rng: &mut ChaCha20Rng) -> Choice {
    let rare = |choice: &Choice| match choice {
        Choice::Play(Play { out, .. }) => out.is_some(),
        Choice::Close => true,
        _ => false,
    };
    let often: Vec<Choice> = choices.iter().copied().filter(|choice| !rare(choice)).collect();
    let from = if rng.random_ratio(1, 12) || often.is_empty() { choices } else { &often };
    // A seat that can declare mostly does, and so wins more often.
    let declares = |choice: &&Choice| matches!(choice, Choice::Play(Play { marriage: true, .. }));
    let declaring: Vec<Choice> = from.iter().filter(declares).copied().collect();
    let from = if rng.random_ratio(2, 3) && !declaring.is_empty() { &declaring } else { from };
    from[rng.random_range(0..from.len())]
}

/// Calls when 66, or the match, are there already; otherwise returns the choice of [`pick`].
pub(crate) fn sensible(state: &Match, seat: SeatNo, rng: &mut ChaCha20Rng) -> Choice {
    let view = state.seat(seat);
    let choices = view.decision.unwrap().choices();
    let table = &view.table;
    let own = table.at(seat).unwrap();
    let of_match = table.rules.out_of_match().is_some_and(|n| own.total + own.points >= n);
    let wanted = if of_match { Some(Out::Match) } else { Some(Out::Game) };
    if (of_match || table.points_of_side(seat) >= 66) && rng.random_ratio(2, 3) {
        let calls = |choice: &&Choice| matches!(choice, Choice::Play(p) if p.out == wanted);
        if let Some(call) = choices.iter().find(calls) {
            return *call;
        }
    }
    pick(&choices, rng)
}

/// Deals if needed, or lets the awaited seat choose; `None` when the match is over.
pub(crate) fn step(state: &mut Match, rng: &mut ChaCha20Rng) -> Option<Vec<Event>> {
    if state.needs_deal() {
        let deal = state.draw(rng);
        return Some(state.begin(&deal).unwrap());
    }
    let awaited = state.awaiting()?;
    let choice = sensible(state, awaited.seat, rng);
    Some(state.apply(awaited.seat, choice).unwrap())
}

/// Plays to the end of the match, or of this number of games.
pub(crate) fn play_out(setting: &Setting, games: usize) -> Match {
    let mut rng = setting.rng();
    let mut state = setting.new_match();
    while state.history().len() < games && step(&mut state, &mut rng).is_some() {}
    state
}

/// All views of a match.
pub(crate) fn everything(state: &Match) -> Vec<Seat> {
    SeatNo::all(state.seats()).map(|seat| state.seat(seat)).collect()
}

/// A random number below `bound`.
pub(crate) fn below(bound: usize, rng: &mut ChaCha20Rng) -> usize {
    usize::try_from(rng.next_u32()).unwrap() % bound
}

/// A match that is recorded while it is played.
pub(crate) struct Written {
    pub(crate) state: Match,
    /// The record so far, with its last game perhaps unfinished.
    pub(crate) record: Value,
}

impl Written {
    pub(crate) fn new(setting: &Setting) -> Self {
        let rules: Value = serde_json::from_str(&rules_json(&setting.rules).unwrap()).unwrap();
        let seats: Vec<String> = (1..=setting.seats).map(|n| format!("Seat {n}")).collect();
        let record = json!({"format": "sixtysix-record/1", "rules": rules, "seats": seats,
            "dealer": 1, "games": []});
        Self { state: setting.new_match(), record }
    }

    /// As [`step`](fn@step).
    pub(crate) fn step(&mut self, rng: &mut ChaCha20Rng) -> Option<Vec<Event>> {
        if self.state.needs_deal() {
            let deal = self.state.draw(rng);
            let events = self.state.begin(&deal).unwrap();
            let mut game: Value = serde_json::from_str(&deal.to_json()).unwrap();
            if game.as_object_mut().unwrap().remove("drawn").is_some() {
                self.record["dealer"] = json!(self.state.dealer());
            }
            game["choices"] = json!([]);
            self.record["games"].as_array_mut().unwrap().push(game);
            return Some(events);
        }
        let awaited = self.state.awaiting()?;
        let choice = sensible(&self.state, awaited.seat, rng);
        let answer = serde_json::to_value(Move { seat: awaited.seat, choice }).unwrap();
        let game = self.record["games"].as_array_mut().unwrap().last_mut().unwrap();
        game["choices"].as_array_mut().unwrap().push(answer);
        Some(self.state.apply(awaited.seat, choice).unwrap())
    }
}

/// The engine's result of a record.
pub(crate) fn replayed(record: &Value) -> (Match, Value) {
    let record =
        Record::parse(record.to_string().as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let replayed = replay(&record).unwrap_or_else(|error| panic!("{error}"));
    let state = replayed.state.clone();
    (state, serde_json::to_value(replayed.outcome()).unwrap())
}
