//! Sixty-Six behind the interface of a table: a deal is a page, a trick is a turn.

use games::sixtysix::{
    Card, Choice, End, Event, Match, Modifiers, Rules, Scoring, SeatNo, Variant, World,
};
use games::{AskMode, CardGame, Flow, Refused};
use proptest::prelude::*;
use serde_json::json;

use crate::anything::{Setting, cases, settings, step};

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

/// The first game in the rulebook, through the interface of a table.
fn first_game() -> Match {
    let mut game = Match::create(&Rules::classic(), 2).unwrap();
    let deal = json!({
        "drawn": ["KH", "AD"],
        "hands": [["TH", "KH", "9H", "TC", "KC", "QC"], ["JH", "AS", "KS", "QS", "AD", "KD"]],
        "turned": "AH",
        "stock": ["TS", "9D", "9S", "QD", "QH", "JS", "AC", "JC", "9C", "TD", "JD"]
    });
    let step = game.deal_again(&deal.to_string()).unwrap();
    assert_eq!((step.flow, step.began, step.turns_ended), (Flow::Grows, true, vec![]));
    assert!(matches!(&step.events[0], Event::DealerDrawn { dealer, .. } if *dealer == seat(2)));
    game
}

#[test]
fn a_deal_is_a_page_that_grows_with_every_trick() {
    let mut game = first_game();
    let mut choose = |by, choice: &str| game.choose(seat(by), choice).unwrap();
    let led = choose(1, "play:TH");
    assert_eq!((led.flow, led.turns_ended, led.began), (Flow::Trickles, vec![], false));
    let taken = choose(2, "play:KD");
    assert_eq!((taken.flow, taken.turns_ended), (Flow::Grows, vec![(1, 1)]));
    assert_eq!(choose(1, "exchange").flow, Flow::Trickles);
    choose(1, "play:QC+marriage");
    choose(2, "play:JH");
    choose(2, "play:QS+marriage");
    choose(1, "play:TS");
    choose(1, "play:KH+marriage+out");
    let over = choose(2, "play:9D");
    assert_eq!((over.flow, over.turns_ended), (Flow::DealOver, vec![(1, 4)]));
    assert!(game.needs_deal() && game.awaited().is_empty() && game.outcome().is_none());
    assert_eq!(game.seat(seat(1)).table.seats[0].total, 2);
}

#[test]
fn whoever_exchanges_goes_on_and_is_not_waited_for_twice() {
    let mut game = first_game();
    assert_eq!(game.moment(), (1, 1));
    game.choose(seat(1), "play:TH").unwrap();
    assert_eq!(game.awaited()[0].asked, AskMode::InTurn);
    assert_eq!(game.moment(), (1, 1));
    game.choose(seat(2), "play:KD").unwrap();
    assert_eq!((game.awaited()[0].asked, game.moment()), (AskMode::InTurn, (1, 2)));
    game.choose(seat(1), "exchange").unwrap();
    assert_eq!((game.awaited()[0].asked, game.moment()), (AskMode::FollowUp, (1, 2)));
    // Closing changes which cards may be played, so it is announced at once.
    assert_eq!(game.choose(seat(1), "close").unwrap().flow, Flow::Grows);
    assert_eq!(game.awaited()[0].asked, AskMode::FollowUp);
    game.choose(seat(1), "play:TC").unwrap();
    assert_eq!(game.awaited()[0].asked, AskMode::InTurn);
}

#[test]
fn naming_trump_comes_before_the_first_trick() {
    let mut game = Match::create(&Rules::variant(Variant::Rising), 2).unwrap();
    let mut rng = Setting { rules: Rules::classic(), seats: 2, seed: 1 }.rng();
    game.deal(&mut rng).unwrap();
    assert_eq!(game.moment(), (1, 0));
    let forehand = game.awaited()[0];
    assert_eq!(forehand.asked, AskMode::InTurn);
    game.choose(forehand.seat, "trump:S").unwrap();
    assert_eq!((game.awaited()[0].asked, game.moment()), (AskMode::FollowUp, (1, 1)));
}

#[test]
fn refusals_say_what_their_owner_is_told() {
    let mut game = first_game();
    assert_eq!(game.choose(seat(2), "play:KD"), Err(Refused::NotYourTurn));
    assert_eq!(game.choose(seat(1), "play:KD"), Err(Refused::NotHeld("KD".into())));
    for text in ["exchange", "play:KC+marriage", "trump:H", "pass", "play:TH+match", "play.TH", ""]
    {
        assert_eq!(game.choose(seat(1), text), Err(Refused::NotNow), "{text}");
    }
}

#[test]
fn the_highest_card_drawn_deals_first_clubs_before_spades_hearts_diamonds() {
    let dealer = |cards: [&str; 3]| {
        let deal = json!({"drawn": cards, "hands": [
            ["AC", "KC", "QC", "JH", "9H", "TD", "9D"], ["TC", "JC", "AS", "TS", "AD", "JD", "8D"],
            ["9C", "8C", "KS", "QS", "AH", "TH", "KD"]], "turned": "QH",
            "stock": ["JS", "9S", "8S", "KH", "8H", "QD"]});
        let mut game = Match::create(&Rules::classic(), 3).unwrap();
        game.deal_again(&deal.to_string()).unwrap();
        (game.dealer().unwrap().number(), game.table().leader.number())
    };
    assert_eq!(dealer(["TC", "AD", "KS"]), (2, 3));
    assert_eq!(dealer(["AS", "AD", "AC"]), (3, 1));
    assert_eq!(dealer(["AH", "AD", "8C"]), (1, 2));
}

#[test]
fn who_went_out_of_the_match_wrongly_comes_last() {
    let modifiers = Modifiers {
        scoring: Scoring::CardPoints,
        end: Some(End::Points(100)),
        ..Modifiers::default()
    };
    let mut game = Match::with_dealer(Rules::of(Variant::Classic, &modifiers), 3, seat(3)).unwrap();
    let deal = json!({
        "from": {"leader": 1, "points": [40, 20, 20], "tricks": [3, 3, 1]},
        "hands": [["AC", "9D"], ["KC", "TD"], ["9C", "8D"]], "turned": "QH", "stock": []
    });
    game.deal_again(&deal.to_string()).unwrap();
    game.choose(seat(1), "play:AC+match").unwrap();
    game.choose(seat(2), "play:KC").unwrap();
    let over = game.choose(seat(3), "play:9C").unwrap();
    assert_eq!(over.flow, Flow::MatchOver);
    let outcome = game.outcome().unwrap();
    let places: Vec<(u32, u32)> =
        outcome.seats.iter().map(|seat| (seat.rank, seat.score)).collect();
    assert_eq!(places, [(3, 0), (1, 20), (1, 20)]);
    assert_eq!(outcome.counted_as, "sixtysix+card_points");
}

#[test]
fn the_last_card_is_offered_to_be_played_by_the_table() {
    let last = |out: &str| {
        let rules = if out == "auto" {
            let going_out = games::sixtysix::GoingOut::Auto;
            Rules { going_out, ..Rules::classic() }
        } else {
            Rules::classic()
        };
        let mut game = Match::with_dealer(rules, 2, seat(2)).unwrap();
        let deal = json!({"from": {"leader": 1, "points": [40, 50], "tricks": [3, 3], "trump": "H"},
            "hands": [["AC"], ["KC"]], "stock": []});
        game.deal_again(&deal.to_string()).unwrap();
        game
    };
    let card = |text: &str| Choice::from(Card::from_text(text).unwrap());
    // The leader may still go out; the seat that follows has no choice.
    let mut game = last("claim");
    assert_eq!(game.only_card(), None);
    game.choose(seat(1), "play:AC").unwrap();
    assert_eq!(game.only_card(), Some((seat(2), card("KC"))));
    assert_eq!(last("auto").only_card(), Some((seat(1), card("AC"))));
}

#[test]
fn a_world_is_cheap_to_copy() {
    assert!(size_of::<World>() <= 256, "{}", size_of::<World>());
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn deals_and_choices_as_text_give_the_same_match(setting in settings()) {
        let mut rng = setting.rng();
        let mut game = Match::create(&setting.rules, setting.seats).unwrap();
        let mut again = game.clone();
        while !game.is_over() && game.history().len() < 4 {
            if CardGame::needs_deal(&game) {
                let (text, step) = game.deal(&mut rng).unwrap();
                prop_assert_eq!(again.deal_again(&text), Ok(step));
                prop_assert!(again.deal_again(&text).is_err());
                continue;
            }
            let awaited = game.awaited();
            prop_assert_eq!(awaited.len(), 1);
            let by = awaited[0].seat;
            let moment = game.moment();
            step(&mut game, &mut rng).unwrap();
            let answer = if game.moves().is_empty() { None } else { game.moves().last().copied() };
            let answer = answer.unwrap();
            prop_assert_eq!(answer.seat, by);
            let text = answer.choice.to_string();
            prop_assert!(text.len() <= 40);
            let step = again.choose(by, &text).unwrap();
            prop_assert!(step.flow != Flow::Quiet && !step.events.is_empty());
            for ended in step.turns_ended {
                prop_assert_eq!(ended, moment);
            }
            prop_assert_eq!(step.flow == Flow::MatchOver, game.is_over());
            prop_assert_eq!(CardGame::table(&again), CardGame::table(&game));
        }
        prop_assert_eq!(again.outcome(), game.outcome());
    }

    #[test]
    fn who_is_absent_is_played_for_to_the_end(setting in settings()) {
        let mut rng = setting.rng();
        let mut game = Match::create(&setting.rules, setting.seats).unwrap();
        while !game.is_over() && game.history().len() < 30 {
            if CardGame::needs_deal(&game) {
                game.deal(&mut rng).unwrap();
                continue;
            }
            let by = game.awaited()[0].seat;
            for seat in SeatNo::all(setting.seats).filter(|seat| *seat != by) {
                prop_assert_eq!(CardGame::stand_in(&game, seat), None);
            }
            let choice = CardGame::stand_in(&game, by).unwrap();
            prop_assert!(choice != "close" && !choice.ends_with("+match"));
            let step = game.choose(by, &choice).unwrap();
            let wrong = |event: &Event| {
                matches!(event, Event::GameEnded { ended: games::sixtysix::Ended::Wrong, .. })
            };
            prop_assert!(!step.events.iter().any(wrong));
        }
    }
}
