//! Rules that contradict themselves: refused, with every reason at once.

use games::nimmt::{
    Contradiction, Dealing, End, HandSize, Match, Modifiers, Placement, Rules, Variant,
};

use crate::support::{plain, with};

/// The words of the reasons.
fn reasons(rules: &Rules, seats: usize) -> Vec<String> {
    let reasons = rules.check(seats).err().unwrap_or_default();
    reasons.iter().map(ToString::to_string).collect()
}

#[test]
fn every_variant_is_playable_by_as_many_seats_as_the_rulebook_says() {
    let most = [10, 10, 10, 5, 10, 9, 7, 7, 20, 10];
    for (variant, most) in Variant::ALL.into_iter().zip(most) {
        assert_eq!(plain(variant).seats_allowed(), 2..=most, "{variant:?}");
    }
}

#[test]
fn tournament_with_six_seats() {
    let six = reasons(&plain(Variant::Tournament), 6);
    assert_eq!(six, ["6 seats are too many: at most 5 are possible"]);
}

#[test]
fn hand_with_shedding() {
    let rules = with(Variant::Hand, |m| m.shedding = true);
    let words = "shedding takes a row into the hand, but here a seat sorts what it takes";
    assert_eq!(reasons(&rules, 4), [words]);
    assert!(rules.seats_allowed().is_empty());
}

#[test]
fn open_with_ten_seats() {
    let words = "10 seats with 10 cards each and 4 rows need 104 cards, but there are 103";
    assert_eq!(reasons(&plain(Variant::Open), 10), [words]);
}

#[test]
fn a_draft_with_rows_that_stay() {
    let words =
        "rows cannot stay where the cards are drafted: what the draft leaves over are the rows";
    for variant in [Variant::Logic, Variant::Tournament] {
        assert_eq!(reasons(&with(variant, |m| m.rows_stay = true), 3), [words]);
    }
}

#[test]
fn one_seat_alone_and_more_seats_than_a_table_has() {
    let rules = Rules::classic();
    assert_eq!(reasons(&rules, 1), ["1 seats are too few: at least 2 are needed"]);
    assert_eq!(reasons(&rules, 0), ["0 seats are too few: at least 2 are needed"]);
    let rules = with(Variant::Double, |m| m.hand = Some(HandSize::Cards(5)));
    assert_eq!(reasons(&rules, 21), ["21 seats are too many: at most 20 are possible"]);
    assert!(rules.check(usize::MAX).is_err());
}

#[test]
fn numbers_out_of_range() {
    let rules = with(Variant::Classic, |m| {
        (m.rows, m.takes, m.end) = (6, 8, Some(End::Games(0)));
    });
    assert_eq!(
        rules.check(4).unwrap_err(),
        [
            Contradiction::Rows { rows: 6 },
            Contradiction::Takes { takes: 8 },
            Contradiction::NoGames
        ]
    );
    let rules = with(Variant::Classic, |m| (m.rows, m.takes) = (0, 0));
    assert_eq!(rules.check(4).unwrap_err().len(), 2);
    let rules = with(Variant::Classic, |m| m.hand = Some(HandSize::Cards(0)));
    assert_eq!(reasons(&rules, 4), ["a hand of no cards cannot be played"]);
}

#[test]
fn hands_that_the_rule_of_the_variant_cannot_play() {
    let odd = with(Variant::Refined, |m| m.hand = Some(HandSize::Cards(13)));
    assert_eq!(reasons(&odd, 4), ["a hand of 13 cards cannot be played two at a time"]);
    let large = with(Variant::Hand, |m| m.hand = Some(HandSize::Cards(17)));
    assert_eq!(reasons(&large, 4), ["a hand of 17 cards exceeds the limit of 16"]);
    let all = with(Variant::Tactics, |m| m.hand = Some(HandSize::All));
    let words = "dealing all cards needs a fixed deck, but here the deck follows from the hands";
    assert_eq!(reasons(&all, 4), [words]);
}

#[test]
fn rows_that_stay_must_leave_enough_cards() {
    let rules = with(Variant::Classic, |m| m.rows_stay = true);
    assert_eq!(rules.seats_allowed(), 2..=8);
    let words = "rows that stay may hold 20 cards, which leaves 84, but the hands need 90";
    assert_eq!(reasons(&rules, 9), [words]);
    // Equal cards may lie on each other, so full rows hold more.
    let rules = with(Variant::Double, |m| m.rows_stay = true);
    assert_eq!(rules.seats_allowed(), 2..=16);
}

#[test]
fn shedding_with_rows_that_two_seats_share() {
    for variant in [Variant::Double, Variant::DoublePairs] {
        let words =
            "shedding takes a row into the hand, but equal cards share a row between two seats";
        assert_eq!(reasons(&with(variant, |m| m.shedding = true), 4), [words]);
    }
}

#[test]
fn a_tournament_has_as_many_games_as_seats() {
    let words = "4 sheets that go round need 4 games, no other end of the match";
    let points = with(Variant::Tournament, |m| m.end = Some(End::Points(66)));
    assert_eq!(reasons(&points, 4), [words]);
    let games = with(Variant::Tournament, |m| m.end = Some(End::Games(3)));
    assert_eq!(reasons(&games, 4), [words]);
    assert!(games.check(3).is_ok());
}

#[test]
fn all_reasons_are_named_at_once() {
    let rules = with(Variant::Tournament, |m| {
        *m = Modifiers {
            rows: 2,
            takes: 9,
            hand: Some(HandSize::Cards(20)),
            rows_stay: true,
            end: Some(End::Points(10)),
            ..Modifiers::default()
        };
    });
    assert_eq!(reasons(&rules, 6).len(), 6, "{:#?}", reasons(&rules, 6));
    assert_eq!(Match::new(rules.clone(), 6).err().unwrap(), rules.check(6).unwrap_err());
}

#[test]
fn parts_that_belong_to_no_variant_are_checked_too() {
    let mut rules = plain(Variant::Double);
    rules.placement = Placement::Behind;
    assert_eq!(rules.check(4).unwrap_err(), [Contradiction::EqualCardsWithoutRule]);
    let mut rules = plain(Variant::Classic);
    rules.take = plain(Variant::Hand).take;
    assert_eq!(
        rules.check(4).unwrap_err(),
        [Contradiction::EndlessGame, Contradiction::SortingOutOfTurn]
    );
    let mut rules = plain(Variant::Refined);
    rules.order = plain(Variant::Classic).order;
    assert_eq!(rules.check(4).unwrap_err(), [Contradiction::OrderWithoutSelection]);
    let mut rules = plain(Variant::Classic);
    rules.dealing = Dealing::Draft;
    rules.end = End::EachSheet;
    assert_eq!(
        rules.check(4).unwrap_err(),
        [Contradiction::NoSheets, Contradiction::DraftOfAnotherDeck]
    );
}

#[test]
fn parts_of_two_variants_may_be_mixed_but_have_no_name() {
    let mut rules = plain(Variant::Open);
    rules.placement = plain(Variant::Pro).placement;
    assert!(rules.check(4).is_ok());
    assert_eq!(rules.named(), None);
}

#[test]
fn rules_know_their_name_and_what_was_agreed_on_top() {
    for variant in Variant::ALL {
        assert_eq!(plain(variant).named(), Some((variant, Modifiers::default())));
        let modifiers = Modifiers {
            rows: 5,
            takes: 7,
            hand: Some(HandSize::Cards(8)),
            virgin: true,
            rows_stay: true,
            shedding: true,
            end: Some(End::Games(3)),
        };
        assert_eq!(Rules::of(variant, &modifiers).named(), Some((variant, modifiers)));
        assert_eq!(Variant::from_name(variant.as_str()), Some(variant));
    }
}

#[test]
fn stored_rules_are_read_back_as_they_were() {
    for variant in Variant::ALL {
        let rules = with(variant, |m| {
            (m.virgin, m.end) = (true, Some(End::Points(10)));
        });
        let stored = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<Rules>(&stored).unwrap(), rules);
    }
    // Rules stored by the first version must always be readable.
    let stored = r#"{"deck":"full","dealing":"shuffled","selection":"one_or_two_open",
        "order":"as_played","placement":"behind","take":{"sorted":{"hand_limit":16}},
        "scoring":"hand_twice","finish":{"hand_empty_or_pile":{"more_than":20,"turns":60}},
        "rows":4,"takes":6,"hand":{"cards":14},"virgin":false,"rows_stay":false,
        "end":{"points":66}}"#;
    assert_eq!(serde_json::from_str::<Rules>(stored).unwrap(), plain(Variant::Hand));
}

#[test]
fn in_pro_few_cards_give_no_points_by_which_a_match_could_end() {
    let pro = |hand, end| {
        let hand = Some(HandSize::Cards(hand));
        Rules::of(Variant::Pro, &Modifiers { hand, end, ..Modifiers::default() })
    };
    let reason = vec![Contradiction::NobodyGetsPoints { cards: 3 }];
    assert_eq!(pro(1, None).check(3), Err(reason));
    assert_eq!(pro(1, Some(End::Games(3))).check(3), Ok(()));
    assert_eq!(pro(4, None).check(2), Ok(()));
    assert_eq!(
        pro(1, None).seats_allowed(),
        2..=20,
        "the reason is said, not that some are missing"
    );
    assert_eq!(pro(3, None).seats_allowed(), 3..=20, "one more is no crowd");
}
