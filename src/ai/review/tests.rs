//! A coach of known taste looks at worked records.

use super::*;
use crate::ai::Assessed;
use crate::games::nimmt::record::parse;

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

/// A coach for whom every choice costs what `cost` says of its first card.
fn taste(cost: impl Fn(&Choice, u64) -> f64) -> impl FnMut(&Seat, u32, u64) -> Option<Thought> {
    move |seat, playouts, seed| {
        let choices = seat.decision.as_ref()?.choices();
        let options: Vec<Assessed> = choices
            .into_iter()
            .map(|choice| Assessed { cost: cost(&choice, seed), choice, win: 0.0, playouts })
            .collect();
        Some(Thought { choice: options.first()?.choice.clone(), options })
    }
}

fn card(choice: &Choice) -> f64 {
    match choice {
        Choice::Play(cards) => f64::from(cards[0].number()),
        _ => 0.0,
    }
}

#[test]
fn the_costliest_choice_comes_first_with_what_was_better_and_what_the_seat_saw() {
    let record = parse(TWO_TURNS.as_bytes()).unwrap();
    let mut coach = taste(|choice, _| card(choice) / 10.0);
    let review = review_with(&record, seat(1), &|_| true, &Plan::HASTY, &mut coach).unwrap();
    // The last card of a hand is no choice; the row to take is one.
    assert_eq!((review.choices, review.assessed), (3, 3));
    let [only] = review.costly.as_slice() else { panic!("{}", review.costly.len()) };
    assert_eq!((only.place.game, only.place.choice, only.place.nth), (1, 1, 0));
    assert!(only.chosen == Choice::Play(vec![crate::games::nimmt::Card::new(90).unwrap()]));
    assert!(only.better == Choice::Play(vec![crate::games::nimmt::Card::new(14).unwrap()]));
    assert!((only.loss() - 7.6).abs() < 1e-9);
    assert_eq!(only.view.hand.len(), 3);
    assert_eq!(only.view.table.rows.len(), 4);
}

#[test]
fn what_the_bot_chose_for_somebody_is_not_their_choice() {
    let record = parse(TWO_TURNS.as_bytes()).unwrap();
    let mut coach = taste(|choice, _| card(choice) / 10.0);
    let own = |place: &Place| place.nth != 0;
    let review = review_with(&record, seat(1), &own, &Plan::HASTY, &mut coach).unwrap();
    assert_eq!((review.choices, review.costly.len()), (2, 0));
}

#[test]
fn a_loss_that_is_only_noise_is_none() {
    let record = parse(TWO_TURNS.as_bytes()).unwrap();
    // Every look gives other costs, some of them high, and none of them means anything.
    let noise = |choice: &Choice, seed: u64| {
        let mixed = super::plan::seed_at(seed, u64::from(card(choice) as u32));
        f64::from(u32::try_from(mixed % 1000).unwrap()) / 100.0
    };
    for number in 1..=2 {
        let mut coach = taste(noise);
        let review =
            review_with(&record, seat(number), &|_| true, &Plan::HASTY, &mut coach).unwrap();
        assert!(review.costly.is_empty());
    }
}

#[test]
fn the_same_record_gives_the_same_review_and_the_budget_holds() {
    let record = parse(TWO_TURNS.as_bytes()).unwrap();
    let mut spent = 0;
    let mut seeds = Vec::new();
    for _ in 0..2 {
        let mut inner = taste(|choice, _| card(choice));
        let mut coach = |seat: &Seat, playouts: u32, seed: u64| {
            spent += u64::from(playouts);
            seeds.push(seed);
            inner(seat, playouts, seed)
        };
        review_with(&record, seat(1), &|_| true, &Plan::HASTY, &mut coach).unwrap();
    }
    assert!(spent <= 2 * 2 * Plan::HASTY.budget, "{spent}");
    assert_eq!(seeds[..seeds.len() / 2], seeds[seeds.len() / 2..]);
    let mut first = seeds[..seeds.len() / 2].to_vec();
    first.sort_unstable();
    first.dedup();
    assert_eq!(first.len(), seeds.len() / 2, "every look has luck of its own");
}

#[test]
fn a_budget_that_is_used_up_leaves_the_rest_unseen() {
    let record = parse(TWO_TURNS.as_bytes()).unwrap();
    let plan = Plan { budget: 1, ..Plan::HASTY };
    let mut coach = taste(|choice, _| card(choice));
    let review = review_with(&record, seat(1), &|_| true, &plan, &mut coach).unwrap();
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
    let record = parse(TWO_TURNS.as_bytes()).unwrap();
    let dealt = deals(&record, &Plan::HASTY).unwrap();
    assert_eq!(dealt.len(), 1);
    assert_eq!(dealt[0].expected.len(), 2);
    let draft = include_str!("../../../tests/golden/logic.json");
    assert!(deals(&parse(draft.as_bytes()).unwrap(), &Plan::HASTY).unwrap().is_empty());
}
