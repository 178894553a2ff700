//! Rules that contradict themselves: refused, with every reason at once; and the options.

use games::sixtysix::record::{parse_rules, rules_json};
use games::sixtysix::{
    Contradiction, Counting, End, GoingOut, Heading, Marriages, Match, Modifiers, Naming, Pack,
    Rules, Scoring, TurnUp, Variant, options,
};
use games::{Exclusive, OptionValue, nimmt};

fn with(variant: Variant, change: impl FnOnce(&mut Modifiers)) -> Rules {
    let mut modifiers = Modifiers::default();
    change(&mut modifiers);
    Rules::of(variant, &modifiers)
}

/// The words of the reasons.
fn reasons(rules: &Rules, seats: usize) -> Vec<String> {
    let reasons = rules.check(seats).err().unwrap_or_default();
    reasons.iter().map(ToString::to_string).collect()
}

#[test]
fn two_or_three_can_play_and_only_three_can_bid() {
    for variant in Variant::ALL {
        let fewest = if variant == Variant::Bid { 3 } else { 2 };
        assert_eq!(Rules::variant(variant).seats_allowed(), fewest..=3, "{variant:?}");
    }
    let classic = Rules::classic();
    assert_eq!(reasons(&classic, 0), ["0 seats are too few: at least 2 are needed"]);
    assert_eq!(reasons(&classic, 1), ["1 seats are too few: at least 2 are needed"]);
    assert_eq!(reasons(&classic, 4), ["4 seats are too many: at most 3 are possible"]);
    assert_eq!(reasons(&Rules::variant(Variant::Bid), 2), ["trump can be bid for by three only"]);
}

#[test]
fn without_nines_only_two_can_play() {
    let sharper = with(Variant::Classic, |m| m.nines = false);
    assert_eq!(sharper.seats_allowed(), 2..=2);
    assert_eq!(reasons(&sharper, 3), ["without nines only two can play"]);
    assert!(with(Variant::Bid, |m| m.nines = false).seats_allowed().is_empty());
}

#[test]
fn all_reasons_are_named_at_once() {
    let rules = with(Variant::Bid, |m| {
        (m.nines, m.end) = (false, Some(End::Points(0)));
    });
    assert_eq!(
        rules.check(4).unwrap_err(),
        [
            Contradiction::TooManySeats { seats: 4 },
            Contradiction::NinesNeeded,
            Contradiction::Points { points: 0 }
        ]
    );
    assert_eq!(
        rules.check(1).unwrap_err(),
        [
            Contradiction::TooFewSeats { seats: 1 },
            Contradiction::BidNeedsThree,
            Contradiction::Points { points: 0 }
        ]
    );
    assert_eq!(Match::new(rules, 4).err(), rules.check(4).err());
}

#[test]
fn a_match_ends_sometime_and_not_at_once() {
    for end in [End::Points(0), End::Points(10_000), End::Games(0), End::Games(100)] {
        assert_eq!(with(Variant::Rising, |m| m.end = Some(end)).check(2).unwrap_err().len(), 1);
    }
    for end in [End::Points(1), End::Points(9999), End::Games(1), End::Games(99)] {
        assert!(with(Variant::Rising, |m| m.end = Some(end)).check(2).is_ok());
    }
}

#[test]
fn parts_that_belong_to_no_variant_are_checked_too() {
    let classic = Rules::classic();
    let nothing = Rules { turn_up: TurnUp::Nothing, ..classic };
    assert_eq!(nothing.check(2).unwrap_err(), [Contradiction::NothingTellsTrump]);
    let both = Rules { naming: Naming::Forehand, ..classic };
    assert_eq!(both.check(2).unwrap_err(), [Contradiction::TurnUpTellsTrump]);
    let moving = Rules { marriages: Marriages::Rising, ..classic };
    assert_eq!(moving.check(2).unwrap_err(), [Contradiction::TrumpWouldChange]);
}

#[test]
fn parts_of_two_variants_may_be_mixed_but_have_no_name() {
    let rules = Rules { marriages: Marriages::AllEqual, ..Rules::classic() };
    assert!(rules.check(3).is_ok());
    assert_eq!((rules.named(), rules_json(&rules)), (None, None));
}

#[test]
fn rules_know_their_name_and_what_was_agreed_on_top() {
    for variant in Variant::ALL {
        assert_eq!(Rules::variant(variant).named(), Some((variant, Modifiers::default())));
        let modifiers = Modifiers {
            nines: false,
            going_out: GoingOut::Auto,
            heading: Heading::Must,
            scoring: Scoring::CardPoints,
            end: Some(End::Points(1000)),
            counting: Counting::FromMemory,
        };
        let rules = Rules::of(variant, &modifiers);
        assert_eq!(rules.named(), Some((variant, modifiers)));
        assert_eq!(Variant::from_name(variant.as_str()), Some(variant));
        assert_eq!(Variant::from_records(variant.in_records()), Some(variant));
        let stored = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<Rules>(&stored).unwrap(), rules);
        let written = rules_json(&rules).unwrap();
        // The display of points is no rule, so records do not keep it.
        let recorded = Rules { counting: Counting::Shown, ..rules };
        assert_eq!(parse_rules(&written).map_err(|error| error.to_string()), Ok(recorded));
    }
    assert_eq!(
        rules_json(
            &with(Variant::HeartAce, |m| (m.nines, m.scoring) = (false, Scoring::CardPoints))
        ),
        Some(
            r#"{"variant":"heart_ace","nines":false,"scoring":"card_points","end":{"games":5}}"#
                .into()
        )
    );
}

#[test]
fn no_variant_has_a_name_of_the_other_game() {
    let others: Vec<&str> = nimmt::options::variants().collect();
    assert!(options::variants().all(|name| !others.contains(&name)));
    assert_eq!(options::variants().next(), Some("sixtysix"));
    assert_eq!(options::variant("rising"), Some(Rules::variant(Variant::Rising)));
    assert_eq!(options::variant("classic"), None);
}

#[test]
fn options_of_the_command_become_rules() {
    let text = |name: &str, value: &str| (name.to_owned(), OptionValue::Text(value.into()));
    let number = |name: &str, value| (name.to_owned(), OptionValue::Number(value));
    let flag = |name: &str| (name.to_owned(), OptionValue::Flag(true));
    let rules = options::rules(&[
        text("variant", "rising"),
        number("target", 99_999),
        ("nines".into(), OptionValue::Flag(false)),
        flag("auto_out"),
        flag("must_head"),
        flag("card_points"),
        flag("from_memory"),
        flag("unheard_of"),
    ]);
    let expected = with(Variant::Rising, |m| {
        *m = Modifiers {
            nines: false,
            going_out: GoingOut::Auto,
            heading: Heading::Must,
            scoring: Scoring::CardPoints,
            end: Some(End::Points(9999)),
            counting: Counting::FromMemory,
        };
    });
    assert_eq!(rules, Ok(expected));
    assert_eq!(options::rules(&[]), Ok(Rules::classic()));
    assert_eq!(
        options::rules(&[number("target", 7), number("games", 3)]),
        Err(Exclusive("target", "games"))
    );
    assert_eq!(options::options().len(), 7);
}

#[test]
fn rules_are_changed_step_by_step() {
    let classic = Rules::classic();
    let change = |text: &str| classic.changed(text).unwrap();
    assert_eq!(change("variant.bid"), Rules::variant(Variant::Bid));
    assert_eq!(change("extras.no-nines,must-head").pack, Pack::WithoutNines);
    assert_eq!(change("extras.no-nines,must-head").heading, Heading::Must);
    assert_eq!(change("extras.auto-out").going_out, GoingOut::Auto);
    assert_eq!(change("scoring.card-points").end, End::Games(5));
    assert_eq!(change("points.11").end, End::Points(11));
    assert_eq!(change("points.11").changed("own-end.").unwrap(), classic);
    assert_eq!(change("games.1000").end, End::Games(99));
    for text in ["", "points", "points.x", "variant.classic", "scoring.", "rows.4.6"] {
        assert_eq!(classic.changed(text), None, "{text}");
    }
}
