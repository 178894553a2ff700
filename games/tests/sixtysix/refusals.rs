//! Refused records, with the words of the refusal.

use games::sixtysix::record::{Record, replay};

/// The first game in the rulebook.
pub(crate) const EXAMPLE: &str = r#"{
  "format": "sixtysix-record/1",
  "rules": {"variant": "classic"},
  "seats": ["Ada", "Ben"],
  "dealer": 2,
  "games": [
    {
      "hands": [["TH", "KH", "9H", "TC", "KC", "QC"], ["JH", "AS", "KS", "QS", "AD", "KD"]],
      "turned": "AH",
      "stock": ["TS", "9D", "9S", "QD", "QH", "JS", "AC", "JC", "9C", "TD", "JD"],
      "choices": [
        {"seat": 1, "play": "TH"},
        {"seat": 2, "play": "KD"},
        {"seat": 1, "exchange": true},
        {"seat": 1, "play": "QC", "marriage": true},
        {"seat": 2, "play": "JH"},
        {"seat": 2, "play": "QS", "marriage": true},
        {"seat": 1, "play": "TS"},
        {"seat": 1, "play": "KH", "marriage": true, "out": true},
        {"seat": 2, "play": "9D"}
      ]
    }
  ]
}"#;

/// A situation for two: the stock is closed.
const SITUATION: &str = r#"{
  "format": "sixtysix-record/1", "rules": {"variant": "classic"}, "seats": ["Ada", "Ben"],
  "dealer": 2, "games": [{
    "from": {"leader": 1, "points": [50, 40], "tricks": [3, 1], "closed_by": 1},
    "hands": [["QC", "JD"], ["AC", "TD"]], "turned": "JH", "stock": ["9C", "9S", "9D"],
    "choices": []}]}"#;

/// A situation for three who bid.
const BID: &str = r#"{
  "format": "sixtysix-record/1", "rules": {"variant": "bid"}, "seats": ["Ada", "Ben", "Cleo"],
  "dealer": 2, "games": [{
    "from": {"leader": 2, "points": [20, 30, 15], "tricks": [2, 3, 2], "trump": "H", "declarer": 2},
    "hands": [["AC", "TD"], ["KC", "QD"], ["9C", "8D"]], "stock": ["JS"], "choices": []}]}"#;

fn replayed(json: &str) -> Result<(), String> {
    let record = Record::parse(json.as_bytes()).map_err(|error| error.to_string())?;
    replay(&record).map(|_| ()).map_err(|error| error.to_string())
}

#[track_caller]
fn refusal(json: &str) -> String {
    let words = replayed(json).unwrap_err();
    assert!(!words.contains('\n') && words.len() < 1_500, "{words}");
    words
}

/// A document with `old` replaced.
#[track_caller]
fn changed(document: &str, old: &str, new: &str) -> String {
    assert!(document.contains(old), "{old}");
    document.replacen(old, new, 1)
}

#[track_caller]
fn broken(old: &str, new: &str) -> String {
    refusal(&changed(EXAMPLE, old, new))
}

#[test]
fn the_documents_themselves_are_fine() {
    for document in [EXAMPLE, SITUATION, BID] {
        assert_eq!(replayed(document), Ok(()));
    }
}

#[test]
fn choices_that_break_a_rule_name_the_game_the_choice_and_the_reason() {
    for (old, new, words) in [
        (r#""play": "KD""#, r#""play": "KH""#, "choice 2: seat 2 does not hold KH"),
        (
            r#"{"seat": 2, "play": "KD"}"#,
            r#"{"seat": 1, "play": "9H"}"#,
            "choice 2: seat 1 is not asked for anything now",
        ),
        (
            r#"{"seat": 2, "play": "KD"}"#,
            r#"{"seat": 3, "play": "9H"}"#,
            "choice 2: seat 3 does not sit at this table",
        ),
        (
            r#""play": "KD""#,
            r#""trump": "D""#,
            "choice 2: seat 2 must decide something else: follow",
        ),
        (
            r#""play": "KD""#,
            r#""pass": true"#,
            "choice 2: seat 2 must decide something else: follow",
        ),
        (r#""play": "KD""#, r#""close": true"#, "choice 2: no closing now"),
        (r#""play": "KD""#, r#""exchange": true"#, "choice 2: no exchange now"),
        (r#""play": "KD""#, r#""play": "KD", "out": true"#, "choice 2: no going out now"),
        (r#""play": "KD""#, r#""play": "KD", "marriage": true"#, "choice 2: no marriage"),
        (
            r#""play": "QC", "marriage": true"#,
            r#""play": "TS", "marriage": true"#,
            "choice 4: no marriage",
        ),
        (r#""out": true"#, r#""out": "match""#, "choice 8: no going out of the match now"),
        (
            r#""rules": {"variant": "classic"}"#,
            r#""rules": {"variant": "classic", "out": "auto"}"#,
            "choice 8: no going out now",
        ),
        (
            r#"{"seat": 2, "play": "9D"}"#,
            r#"{"seat": 2, "play": "9D"}, {"seat": 1, "play": "TC"}"#,
            "choice 10: the game is over",
        ),
    ] {
        assert_eq!(broken(old, new), format!("game 1, {words}"));
    }
}

#[test]
fn impossible_deals_are_refused() {
    for (old, new, words) in [
        (r#""TS", "9D""#, r#""9D""#, "cards are missing"),
        (r#""turned": "AH","#, "", "cards are missing"),
        (r#""TS", "9D""#, r#""TH", "9D""#, "TH is there twice"),
        (r#""TS", "9D""#, r#""8S", "9D""#, "8S is not in the pack"),
        (r#""TS", "9D""#, r#""TS", "8D", "9D""#, "8D is not in the pack"),
        (r#""KC", "QC"], ["JH","#, r#""KC"], ["QC", "JH","#, "seat 1 holds 5 cards instead of 6"),
        (r#"["TH", "KH", "9H", "TC", "KC", "QC"], "#, "", "there are 1 hands for 2 seats"),
    ] {
        assert_eq!(broken(old, new), format!("game 1: {words}"));
    }
    let rising = changed(EXAMPLE, "classic", "rising");
    assert_eq!(refusal(&rising), "game 1: no card can be turned up");
    let one_more = changed(&rising, r#""turned": "AH","#, "");
    assert_eq!(refusal(&one_more), "game 1: cards are missing");
    let sharper = changed(EXAMPLE, r#""classic""#, r#""classic", "nines": false"#);
    assert_eq!(refusal(&sharper), "game 1: 9H is not in the pack");
}

#[test]
fn situations_that_nothing_can_lead_to_are_refused() {
    for (document, old, new, words) in [
        (SITUATION, r#""leader": 1"#, r#""leader": 3"#, "seat 3 does not sit at this table"),
        (SITUATION, r#""closed_by": 1"#, r#""closed_by": 3"#, "seat 3 does not sit at this table"),
        (SITUATION, "[50, 40]", "[50]", "there are numbers for 1 seats instead of 2"),
        (SITUATION, "[3, 1]", "[]", "there are numbers for 0 seats instead of 2"),
        (SITUATION, r#", "closed_by": 1"#, "", "seat 1 holds 2 cards instead of 6"),
        (SITUATION, r#"["QC", "JD"]"#, r#"["QC"]"#, "seat 2 holds 2 cards instead of 1"),
        (SITUATION, r#"[["QC", "JD"], ["AC", "TD"]]"#, "[[], []]", "nobody holds a card"),
        (SITUATION, r#""turned": "JH", "#, "", "the turn-up is missing"),
        (
            SITUATION,
            r#""9C", "9S", "9D""#,
            r#""9C", "9S""#,
            "drawing cannot leave 3 cards on the table",
        ),
        (SITUATION, r#""9C", "9S", "9D""#, r#""9C", "9S", "QC""#, "QC is there twice"),
        (SITUATION, r#""9C", "9S", "9D""#, r#""9C", "9S", "8C""#, "8C is not in the pack"),
        (
            SITUATION,
            r#""closed_by""#,
            r#""trump": "C", "closed_by""#,
            "trump is not the suit of the turn-up",
        ),
        (
            SITUATION,
            r#""closed_by""#,
            r#""declarer": 1, "closed_by""#,
            "trump is not bid for, so there is no declarer",
        ),
        (
            SITUATION,
            r#""turned": "JH", "stock": ["9C", "9S", "9D"]"#,
            r#""stock": []"#,
            "trump is missing",
        ),
        (SITUATION, "classic", "rising", "no card can be turned up"),
        (BID, r#", "declarer": 2"#, "", "trump and declarer go together"),
        (BID, r#""trump": "H", "#, "", "trump and declarer go together"),
        (BID, r#""declarer": 2"#, r#""declarer": 2, "closed_by": 1"#, "seat 1 cannot have closed"),
        (BID, r#"["JS"]"#, "[]", "drawing cannot leave 0 cards on the table"),
        (BID, r#"["JS"]"#, r#"["JS", "9S", "8S", "QS"]"#, "seat 1 holds 2 cards instead of 7"),
        (
            BID,
            r#""variant": "bid""#,
            r#""variant": "rising""#,
            "trump is not bid for, so there is no declarer",
        ),
        (BID, r#""trump": "H", "declarer": 2"#, r#""marriages": 0"#, ""),
        (SITUATION, r#""closed_by""#, r#""trump": "H", "closed_by""#, ""),
    ] {
        let result = replayed(&changed(document, old, new));
        let expected = if words.is_empty() { Ok(()) } else { Err(format!("game 1: {words}")) };
        assert_eq!(result, expected, "{old} -> {new}");
    }
    // Forehand has named trump long before.
    let rising = changed(BID, r#""trump": "H", "declarer": 2"#, r#""marriages": 1"#)
        .replace("\"bid\"", "\"rising\"");
    assert_eq!(refusal(&rising), "game 1: trump is missing");
}

#[test]
fn games_follow_each_other_only_when_finished() {
    let (head, rest) = EXAMPLE.split_once("\"games\": [").unwrap();
    let (game, tail) = rest.rsplit_once("\n  ]\n}").unwrap();
    let twice = |first: &str, rules: &str| {
        let head = head.replace(r#"{"variant": "classic"}"#, rules);
        format!("{head}\"games\": [{first},{game}]}}{tail}")
    };
    let unfinished = game.replace(",\n        {\"seat\": 2, \"play\": \"9D\"}", "");
    let classic = r#"{"variant": "classic"}"#;
    assert_eq!(refusal(&twice(&unfinished, classic)), "game 2: game 1 is not finished");
    let one = r#"{"variant": "classic", "end": {"games": 1}}"#;
    assert_eq!(refusal(&twice(game, one)), "game 2: the match is over");
    let two = r#"{"variant": "classic", "end": {"points": 2}}"#;
    assert_eq!(refusal(&twice(game, two)), "game 2: the match is over");
    // Ben, not Ada, leads the second game.
    let words = "game 2, choice 1: seat 1 is not asked for anything now";
    assert_eq!(refusal(&twice(game, classic)), words);
}

#[test]
fn shapes_that_are_not_a_choice_are_located() {
    for new in [
        r#""play": "1H""#,
        r#""play": "TH", "marriage": false"#,
        r#""play": "TH", "marriage": 1"#,
        r#""play": "TH", "marriage": null"#,
        r#""play": "TH", "out": false"#,
        r#""play": "TH", "out": "game""#,
        r#""play": "TH", "exchange": true"#,
        r#""play": "TH", "pass": true"#,
        r#""play": ["TH"]"#,
        r#""play": 10"#,
        r#""play": null"#,
        r#""exchange": false"#,
        r#""exchange": true, "marriage": true"#,
        r#""close": true, "out": true"#,
        r#""close": "yes""#,
        r#""trump": "hearts""#,
        r#""trump": 1"#,
        r#""marriage": true"#,
        r#""lead": "TH""#,
        r#""pass": false"#,
    ] {
        let words = broken(r#""play": "TH""#, new);
        assert!(words.starts_with("game 1, choice 1: "), "{new}: {words}");
    }
    for seat in ["0", "-1", "1.0", "21", "\"1\"", "true", "null"] {
        let words =
            broken(r#"{"seat": 1, "play": "TH"}"#, &format!(r#"{{"seat": {seat}, "play": "TH"}}"#));
        assert!(words.starts_with("game 1, choice 1: "), "{seat}: {words}");
    }
}

#[test]
fn rules_that_contradict_themselves_are_refused_with_every_reason() {
    let nobody = r#"{"variant": "bid", "nines": false, "end": {"points": 0}}"#;
    assert_eq!(
        broken(r#"{"variant": "classic"}"#, nobody),
        "trump can be bid for by three only; a match to 0 is not possible: 1 to 9999 is"
    );
    assert_eq!(
        broken(r#"["Ada", "Ben"]"#, r#"["Ada"]"#),
        "1 seats are too few: at least 2 are needed"
    );
    assert_eq!(
        broken(r#"["Ada", "Ben"]"#, r#"["Ada", "Ben", "Cem", "Dil"]"#),
        "4 seats are too many: at most 3 are possible"
    );
    assert_eq!(
        broken(r#""dealer": 2"#, r#""dealer": 3"#),
        "seat 3 does not sit at this table and cannot deal"
    );
}

#[test]
fn anything_that_is_not_a_record_is_refused() {
    let rules = r#"{"variant": "classic"}"#;
    let rules_with = |modifier: &str| format!(r#"{{"variant": "classic", {modifier}}}"#);
    for modifier in [
        r#""nines": 1"#,
        r#""nines": null"#,
        r#""out": true"#,
        r#""out": "match""#,
        r#""out": {"auto": null}"#,
        r#""must_head": "yes""#,
        r#""scoring": "points""#,
        r#""end": 7"#,
        r#""end": {}"#,
        r#""end": null"#,
        r#""end": []"#,
        r#""end": {"points": 7, "games": 5}"#,
        r#""end": {"points": -1}"#,
        r#""end": {"points": 7.5}"#,
        r#""end": {"points": "7"}"#,
        r#""end": {"rounds": 7}"#,
        r#""ends": {"points": 7}"#,
        r#""variant": "classic""#,
    ] {
        broken(rules, &rules_with(modifier));
    }
    for (old, new) in [
        ("sixtysix-record/1", "sixtysix-record/2"),
        (r#""format""#, r#""from""#),
        (r#""classic""#, r#""sixtysix""#),
        (r#""dealer": 2,"#, ""),
        (r#""dealer": 2"#, r#""dealer": 0"#),
        (r#""dealer": 2"#, r#""dealer": "Ben""#),
        (r#""dealer": 2"#, r#""dealer": 2, "winner": 1"#),
        (r#""Ada""#, "1"),
        (r#""Ada""#, r#""A\nda""#),
        (r#""Ada""#, r#""\u001b[2JAda""#),
        (r#"["Ada", "Ben"]"#, "{}"),
        (r#""choices""#, r#""moves""#),
        (r#""turned": "AH""#, r#""turned": null"#),
        (r#""turned": "AH""#, r#""turned": ["AH"]"#),
        (r#""turned": "AH""#, r#""turned": "AH", "from": null"#),
        (r#""turned": "AH""#, r#""turned": "AH", "from": {}"#),
        (r#""turned": "AH""#, r#""turned": "AH", "turned": "AH""#),
        (r#""turned": "AH""#, r#""turned": "AH", "drawn": ["AH", "9C"]"#),
        (r#""JD"]"#, r#""JD"], "trump": "H""#),
        (r#""TS", "9D""#, r#""10S", "9D""#),
        (r#""TS", "9D""#, r#""ts", "9D""#),
        (r#""TS", "9D""#, r#"10, "9D""#),
        ("{\n  \"format\"", "[\n  \"format\""),
    ] {
        broken(old, new);
    }
    for (old, new) in [
        (r#""leader": 1, "#, ""),
        (r#""leader": 1"#, r#""leader": 1, "turn": 1"#),
        (r#""leader": 1"#, r#""leader": 1, "trump": null"#),
        (r#""leader": 1"#, r#""leader": 1, "marriages": -1"#),
        (r#""leader": 1"#, r#""leader": 1, "marriages": true"#),
        ("[50, 40]", "[50, -40]"),
        ("[50, 40]", "[50, 4.5]"),
        ("[50, 40]", "[50, true]"),
        ("[50, 40]", "50"),
        ("[50, 40]", "[50, 99999999999]"),
    ] {
        refusal(&changed(SITUATION, old, new));
    }
    for document in ["", " ", "null", "{}", "[]", "\"\"", "{\"format\":", "\u{feff}{}"] {
        refusal(document);
    }
    refusal(&format!("{EXAMPLE} {{}}"));
    assert!(Record::parse(b"\xff\xfe{}").is_err());
}
