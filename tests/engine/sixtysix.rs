//! Sixty-Six over lines.

use engine::Engine as _;
use engine::sixtysix::Driver;
use games::sixtysix::Rules;
use games::sixtysix::record::parse_rules;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::support::Engine;

const EXAMPLE: &str =
    r#"deal {"seats":2,"seat":1,"dealer":2,"hand":["TH","KH","9H","TC","KC","QC"],"turned":"AH"}"#;

/// An answer as a choice of the record.
fn chosen(engine: &mut Engine) -> Value {
    let answer = engine.ask("choose");
    serde_json::from_str(&answer).unwrap_or_else(|_| panic!("{answer}"))
}

/// The rules' first example, from the seat that wins it.
#[test]
fn the_worked_example() {
    let mut engine = Engine::sixtysix();
    assert!(engine.ask("hello").starts_with("hornochse "));
    engine.tell(EXAMPLE);
    assert_eq!(chosen(&mut engine)["seat"], 1);
    for line in [
        r#"choice {"seat":1,"play":"TH"}"#,
        r#"choice {"seat":2,"play":"KD"}"#,
        "draw TS",
        r#"choice {"seat":1,"exchange":true}"#,
        r#"choice {"seat":1,"play":"QC","marriage":true}"#,
        r#"choice {"seat":2,"play":"JH"}"#,
        "draw 9S",
        r#"choice {"seat":2,"play":"QS","marriage":true}"#,
    ] {
        engine.tell(line);
    }
    assert_eq!(chosen(&mut engine)["seat"], 1);
    engine.tell(r#"choice {"seat":1,"play":"TS"}"#);
    engine.tell("draw QH");
    engine.tell("playouts 2000");
    // 47 card points, the marriage of trumps makes 87: out.
    let out = chosen(&mut engine);
    assert_eq!((&out["marriage"], &out["out"]), (&json!(true), &json!(true)), "{out}");
    engine.tell(r#"choice {"seat":1,"play":"KH","marriage":true,"out":true}"#);
    engine.tell(r#"choice {"seat":2,"play":"9D"}"#);
    assert!(engine.ask("choose").contains("the game is over"));
    engine.quit();
}

#[test]
fn what_cannot_be_is_said_and_changes_nothing() {
    let mut engine = Engine::sixtysix();
    for (line, said) in [
        ("choose", "expected a deal first"),
        ("row 1 2 3 4", "expected one of hello"),
        ("deal", "expected deal JSON"),
        ("deal {}", "missing field"),
        (r#"rules {"variant":"pro"}"#, "no variant `pro`"),
        (r#"deal {"seats":4,"seat":1,"dealer":2,"hand":[]}"#, "2 to 3 seats"),
        (r#"deal {"seats":2,"seat":3,"dealer":2,"hand":[]}"#, "from 1 to 2"),
        (r#"deal {"seats":2,"seat":1,"dealer":2,"hand":["TH"]}"#, "6 cards instead of 1"),
        (
            r#"deal {"seats":2,"seat":1,"dealer":2,"hand":["TH","TH","9H","TC","KC","QC"],"turned":"AH"}"#,
            "each once, instead of TH",
        ),
        (
            r#"deal {"seats":2,"seat":1,"dealer":2,"hand":["TH","KH","9H","TC","KC","QC"]}"#,
            "the turn-up is missing",
        ),
        (
            r#"deal {"seats":2,"seat":1,"dealer":2,"hand":["TH"],"history":[[1]]}"#,
            "each of 2 seats",
        ),
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with("error ") && answer.contains(said), "{line}: {answer}");
    }
    engine.tell(EXAMPLE);
    for (line, said) in [
        (r#"choice {"seat":2,"play":"KD"}"#, "not asked for anything"),
        (r#"choice {"seat":1,"play":"KD"}"#, "does not hold KD"),
        (r#"choice {"seat":1,"play":"TH","marriage":false}"#, "expected choice JSON"),
        ("draw TS", "has not drawn"),
        ("draw 7S", "expected a card like TH"),
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with("error ") && answer.contains(said), "{line}: {answer}");
    }
    engine.tell(r#"choice {"seat":1,"play":"TH"}"#);
    assert!(engine.ask("choose").contains("what seat 2 chooses: follow"));
    assert!(
        engine.ask(r#"choice {"seat":2,"play":"KC"}"#).contains("error"),
        "it is in the own hand"
    );
    engine.tell(r#"choice {"seat":2,"play":"KD"}"#);
    assert!(engine.ask("choose").contains("expected draw CARD first"));
    assert!(engine.ask("draw KD").contains("seat 2 does not hold KD"));
    engine.tell("draw TS");
    assert_eq!(chosen(&mut engine)["seat"], 1);
    engine.quit();
}

#[test]
fn a_hand_that_could_not_follow_is_remembered() {
    let mut engine = Engine::sixtysix();
    engine.tell(EXAMPLE);
    engine.tell(r#"choice {"seat":1,"close":true}"#);
    engine.tell(r#"choice {"seat":1,"play":"TC"}"#);
    // No club and no trump: whatever comes later, it cannot be one.
    engine.tell(r#"choice {"seat":2,"play":"9S"}"#);
    engine.tell(r#"choice {"seat":1,"play":"KH"}"#);
    let answer = engine.ask(r#"choice {"seat":2,"play":"QH"}"#);
    assert!(answer.starts_with("error "), "{answer}");
    engine.tell(r#"choice {"seat":2,"play":"JD"}"#);
    assert_eq!(chosen(&mut engine)["seat"], 1);
    engine.quit();
}

/// Lines that could almost be meant.
fn line() -> impl Strategy<Value = String> {
    let card = "[ATKQJ987][CSHDX]";
    let seat = 0_u8..4;
    let choice = (seat.clone(), card, any::<[bool; 3]>()).prop_map(|(seat, card, [m, o, e])| {
        let mut made = json!({"seat": seat});
        if e && m {
            made["exchange"] = json!(true);
        } else {
            made["play"] = json!(card);
            if m {
                made["marriage"] = json!(true);
            }
            if o && e {
                made["out"] = json!(true);
            }
        }
        format!("choice {made}")
    });
    let rules = ["classic", "rising", "heart_ace", "bid"];
    prop_oneof![
        1 => proptest::sample::select(rules.to_vec())
            .prop_map(|variant| format!(r#"rules {{"variant":"{variant}"}}"#)),
        2 => Just(EXAMPLE.to_owned()),
        8 => choice,
        3 => card.prop_map(|card| format!("draw {card}")),
        3 => Just("choose".to_owned()),
        2 => seat.prop_map(|seat| format!(r#"choice {{"seat":{seat},"close":true}}"#)),
        1 => ".{0,40}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn no_lines_make_it_fall_over(lines in proptest::collection::vec(line(), 1..60)) {
        let mut driver = Driver::default();
        driver.hear(EXAMPLE);
        for line in &lines {
            // The values these lines set would make the test slow.
            driver.hear("playouts 2");
            let reply = driver.hear(line);
            if let Some(answer) = reply.answer {
                prop_assert!(!answer.contains('\n') && !answer.is_empty());
            }
        }
    }
}

/// Both players are the same, one of them at the other end of the lines: every view, every seed and
/// every choice is the same on both sides.
#[test]
fn it_plays_as_the_bot_does() {
    use games::sixtysix::{Match, Move};
    use players::sixtysix::{Aim, Thinker};
    use players::{Level, Limit};
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    let rules: Rules = parse_rules(r#"{"variant":"classic","out":"auto"}"#).unwrap();
    let mut state = Match::new(rules, 2).unwrap();
    let deal = state.draw(&mut StdRng::seed_from_u64(9));
    state.begin(&deal).unwrap();
    let awaited = state.awaiting().unwrap();
    let view = state.seat(awaited.seat);
    let hand: Vec<Value> = view.hand.into_iter().map(|card| json!(card)).collect();
    let deal = json!({"seats": 2, "seat": awaited.seat, "dealer": state.dealer(), "hand": hand,
        "turned": view.table.turned});
    let mut driver = Driver::default();
    for line in ["playouts 200", "level 5", r#"rules {"variant":"classic","out":"auto"}"#] {
        assert_eq!(driver.hear(line).answer, None);
    }
    assert_eq!(driver.hear(&format!("deal {deal}")).answer, None);
    let thinker = Thinker { level: Level::USUAL, limit: Limit::Playouts(200), aim: Aim::Deal };
    let choice = thinker.choose(&view, 1).unwrap();
    let wanted = json!(Move { seat: awaited.seat, choice }).to_string();
    let said: Value = serde_json::from_str(&driver.hear("choose").answer.unwrap()).unwrap();
    assert_eq!(said.to_string(), wanted);
}
