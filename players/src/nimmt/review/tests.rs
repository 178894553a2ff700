//! A coach of known taste looks at worked records.

use super::reviewer::Coach;
use super::*;
use crate::nimmt::{Assessed, Thought};
use games::nimmt::record::Record;
use games::nimmt::{Card, SeatNo};

const TWO_TURNS: &str = r#"{
  "format": "nimmt-record/1",
  "rules": {"variant": "classic", "end": {"points": 66}},
  "seats": ["Ada", "Ben"],
  "games": [{
    "rows": [[12], [37], [43], [58]],
    "hands": [[14, 44, 90], [15, 61, 62]],
    "choices": [
      {"seat": 1, "play": [90]}, {"seat": 2, "play": [15]},
      {"seat": 1, "play": [14]}, {"seat": 2, "play": [61]},
      {"seat": 1, "row": 2},
      {"seat": 1, "play": [44]}, {"seat": 2, "play": [62]}
    ]
  }]
}"#;

fn seat(n: u8) -> SeatNo {
    SeatNo::new(n).unwrap()
}

/// A coach for whom every choice costs `cost` of its first card.
fn taste(
    cost: impl Fn(&Choice, u64) -> f64,
) -> impl FnMut(&Seat, &Choice, u32, u64) -> Option<Thought> {
    move |seat, _, playouts, seed| {
        let choices = seat.decision.as_ref()?.choices();
        let options: Vec<Assessed> = choices
            .into_iter()
            .map(|choice| Assessed { cost: cost(&choice, seed), choice, win: 0.0, playouts })
            .collect();
        Some(Thought { choice: options.first()?.choice.clone(), options })
    }
}

/// Looks back with that coach.
fn review(
    record: &Record,
    number: u8,
    own: impl Fn(&Place) -> bool,
    plan: Plan,
    coach: Coach<'_>,
) -> Review {
    let mut reviewer = Reviewer::new(record, seat(number), own, plan).unwrap();
    while reviewer.step_with(coach) {}
    reviewer.finish()
}

fn card(choice: &Choice) -> f64 {
    match choice {
        Choice::Play(cards) => f64::from(cards[0].number()),
        _ => 0.0,
    }
}

#[test]
fn the_costliest_choice_comes_first_with_what_was_better_and_what_the_seat_saw() {
    let record = Record::parse(TWO_TURNS.as_bytes()).unwrap();
    let mut coach = taste(|choice, _| card(choice) / 10.0);
    let review = review(&record, 1, |_| true, Plan::HASTY, &mut coach);
    // The last card of a hand is no choice; the row to take is one.
    assert_eq!((review.choices, review.assessed), (3, 3));
    let [only] = review.costly.as_slice() else { panic!("{}", review.costly.len()) };
    assert_eq!((only.place.game, only.place.choice, only.place.nth), (1, 1, 0));
    assert!(only.chosen == Choice::Play(vec![Card::new(90).unwrap()]));
    assert!(only.better == Choice::Play(vec![Card::new(14).unwrap()]));
    assert!((only.loss() - 7.6).abs() < 1e-9);
    assert_eq!(only.view.hand.len(), 3);
    assert_eq!(only.view.table.rows.len(), 4);
}

#[test]
fn what_the_bot_chose_for_somebody_is_not_their_choice() {
    let record = Record::parse(TWO_TURNS.as_bytes()).unwrap();
    let mut coach = taste(|choice, _| card(choice) / 10.0);
    let own = |place: &Place| place.nth != 0;
    let review = review(&record, 1, own, Plan::HASTY, &mut coach);
    assert_eq!((review.choices, review.costly.len()), (2, 0));
}

#[test]
fn a_loss_that_is_only_noise_is_none() {
    let record = Record::parse(TWO_TURNS.as_bytes()).unwrap();
    // Every look gives other costs, some of them high, and none of them means anything.
    let noise = |choice: &Choice, seed: u64| {
        let mixed = crate::review::seed_at(seed, u64::from(card(choice) as u32));
        f64::from(u32::try_from(mixed % 1000).unwrap()) / 100.0
    };
    for number in 1..=2 {
        let mut coach = taste(noise);
        let review = review(&record, number, |_| true, Plan::HASTY, &mut coach);
        assert!(review.costly.is_empty());
    }
}

#[test]
fn the_same_record_gives_the_same_review_and_the_budget_holds() {
    let record = Record::parse(TWO_TURNS.as_bytes()).unwrap();
    let mut spent = 0;
    let mut seeds = Vec::new();
    for _ in 0..2 {
        let mut inner = taste(|choice, _| card(choice));
        let mut coach = |seat: &Seat, made: &Choice, playouts: u32, seed: u64| {
            spent += u64::from(playouts);
            seeds.push(seed);
            inner(seat, made, playouts, seed)
        };
        review(&record, 1, |_| true, Plan::HASTY, &mut coach);
    }
    assert!(spent <= 2 * 2 * Plan::HASTY.budget, "{spent}");
    assert_eq!(seeds[..seeds.len() / 2], seeds[seeds.len() / 2..]);
    let mut first = seeds[..seeds.len() / 2].to_vec();
    first.sort_unstable();
    first.dedup();
    assert_eq!(first.len(), seeds.len() / 2, "every look has luck of its own");
}

#[test]
fn in_a_match_that_is_too_long_only_the_first_choices_are_looked_at() {
    let record = Record::parse(TWO_TURNS.as_bytes()).unwrap();
    let plan = Plan { max_choices: 1, ..Plan::HASTY };
    let mut coach = taste(|choice, _| card(choice));
    let review = review(&record, 1, |_| true, plan, &mut coach);
    assert_eq!((review.choices, review.assessed), (3, 1));
}

#[test]
fn luck_is_the_distance_from_what_is_fair() {
    let deal = |expected: &[f64]| DealtGame { game: 1, expected: expected.to_vec() };
    let luck = luck(&[deal(&[2.0, 6.0]), deal(&[5.0, 7.0])]);
    assert_eq!(luck, [3.0, -3.0]);
}

#[test]
fn a_deal_is_worth_something_to_everybody_and_a_draft_is_nobodys_luck() {
    let record = Record::parse(TWO_TURNS.as_bytes()).unwrap();
    let dealt = Deals::new(&record, Plan::HASTY).unwrap().finish();
    assert_eq!(dealt.len(), 1);
    assert_eq!(dealt[0].expected.len(), 2);
    let draft = include_str!("../../../../games/tests/golden/logic.json");
    let record = Record::parse(draft.as_bytes()).unwrap();
    assert!(Deals::new(&record, Plan::HASTY).unwrap().finish().is_empty());
}
