//! Corners of the rules that the documented examples do not reach.

use serde_json::{Value, json};

use crate::anything::replayed;
use crate::naive;

/// Checks the result of a game that begins in the middle, by three readings: this test, the engine,
/// the naive one.
#[track_caller]
fn comes_to(rules: Value, from: Value, cards: Value, choices: &[(u8, &str)], expected: Value) {
    let mut rules = rules;
    if rules.get("variant").is_none() {
        rules["variant"] = json!("classic");
    }
    let choice = |(seat, text): &(u8, &str)| {
        let mut words = text.split(' ');
        let mut choice = json!({"seat": seat});
        match words.next().unwrap() {
            "close" => choice["close"] = json!(true),
            "exchange" => choice["exchange"] = json!(true),
            card => choice["play"] = json!(card),
        }
        for word in words {
            match word {
                "m" => choice["marriage"] = json!(true),
                "out" => choice["out"] = json!(true),
                "match" => choice["out"] = json!("match"),
                suit => choice = json!({"seat": seat, "trump": suit}),
            }
        }
        choice
    };
    let mut game = cards;
    game["from"] = from;
    game["choices"] = choices.iter().map(choice).collect();
    let seats = game["hands"].as_array().unwrap().len();
    let names = ["Ada", "Ben", "Cleo"];
    let record = json!({"format": "sixtysix-record/1", "rules": rules,
        "seats": names[..seats], "dealer": seats, "games": [game]});
    let (_, result) = replayed(&record);
    assert_eq!(result, naive::result(&record));
    let game = &result["games"][0];
    let Value::Object(expected) = expected else { panic!("fields are expected") };
    for (name, value) in expected {
        assert_eq!(*game.get(&name).unwrap_or(&result[&name]), value, "{name} of {game}");
    }
}

fn three(points: [u32; 3], tricks: [u32; 3]) -> Value {
    json!({"leader": 1, "points": points, "tricks": tricks})
}

/// The cards of three seats, of which Cleo holds only losers; hearts are trump.
fn cards_for_three() -> Value {
    json!({"hands": [["AC", "JD"], ["TC", "AD"], ["9C", "8D"]], "turned": "QH", "stock": []})
}

#[test]
fn of_three_each_other_seat_is_paid_when_who_closed_does_not_win() {
    let mut from = three([40, 20, 0], [2, 2, 0]);
    from["closed_by"] = json!(1);
    let cards = json!({"hands": [["AC", "JD"], ["TC", "AD"], ["9C", "8D"]], "turned": "QH",
        "stock": ["8H", "9H", "JH"]});
    let played = [(1, "JD"), (2, "AD"), (3, "8D"), (2, "TC"), (3, "9C"), (1, "AC")];
    let expected = json!({"points": [61, 33, 0], "booked": [0, 3, 3], "winners": [2, 3],
        "end": "played"});
    comes_to(json!({}), from.clone(), cards.clone(), &played, expected);
    // Another seat's wrong call is its own.
    from["closed_by"] = json!(2);
    let expected = json!({"booked": [0, 2, 2], "winners": [2, 3], "end": "wrong"});
    let wrong = [(1, "AC out"), (2, "TC"), (3, "9C")];
    comes_to(json!({}), from, cards, &wrong, expected);
}

#[test]
fn of_three_a_wrong_call_pays_both_others() {
    let wrong = [(1, "AC out"), (2, "TC"), (3, "9C")];
    let expected =
        json!({"booked": [0, 2, 2], "winners": [2, 3], "end": "wrong", "points": [61, 20, 0]});
    comes_to(json!({}), three([40, 20, 0], [2, 2, 0]), cards_for_three(), &wrong, expected);
}

#[test]
fn of_three_the_one_other_with_66_wins_when_the_last_trick_is_not_enough() {
    let hands = json!({"hands": [["AC"], ["TC"], ["9C"]], "turned": "QH", "stock": []});
    let played = [(1, "AC"), (2, "TC"), (3, "9C")];
    let one = json!({"winners": [2], "booked": [0, 3, 0], "carry": 0});
    comes_to(json!({}), three([10, 70, 20], [2, 3, 1]), hands.clone(), &played, one);
    let two = json!({"winners": [], "booked": [0, 0, 0], "carry": 1});
    comes_to(json!({}), three([10, 70, 66], [2, 3, 1]), hands.clone(), &played, two);
    let last = json!({"winners": [1], "booked": [2, 0, 0]});
    comes_to(json!({}), three([40, 70, 66], [2, 3, 1]), hands, &played, last);
}

#[test]
fn a_declarer_has_to_win_and_its_opponents_count_together() {
    let bid = || json!({"variant": "bid"});
    let from = |points: [u32; 3], tricks: [u32; 3]| {
        let mut from = three(points, tricks);
        (from["trump"], from["declarer"]) = (json!("H"), json!(2));
        from
    };
    let cards = || json!({"hands": [["AC"], ["TC"], ["9C"]], "stock": ["JS"]});
    let played = [(1, "AC"), (2, "TC"), (3, "9C")];
    // 66 at the end are enough, whoever has the last trick.
    let won = json!({"winners": [2], "booked": [0, 2, 0], "points": [61, 66, 30]});
    comes_to(bid(), from([30, 66, 30], [2, 3, 2]), cards(), &played, won);
    let schneider = json!({"winners": [2], "booked": [0, 4, 0]});
    comes_to(bid(), from([1, 66, 0], [2, 3, 2]), cards(), &played, schneider);
    let lost = json!({"winners": [1, 3], "booked": [1, 0, 1], "end": "played"});
    comes_to(bid(), from([10, 65, 10], [2, 3, 2]), cards(), &played, lost);
    // The pair goes out with the points of both; if wrongly, it pays for both.
    let out = [(1, "AC out"), (2, "TC"), (3, "9C")];
    let pair = json!({"winners": [1, 3], "booked": [3, 0, 3], "end": "out"});
    comes_to(bid(), from([20, 0, 20], [2, 0, 2]), cards(), &out, pair);
    let wrong = json!({"winners": [2], "booked": [0, 4, 0], "end": "wrong"});
    comes_to(bid(), from([10, 0, 10], [2, 0, 2]), cards(), &out, wrong);
    // Closed in vain: 3 to each, whatever the points.
    let mut closed = from([20, 50, 20], [2, 3, 2]);
    closed["closed_by"] = json!(2);
    let cards = json!({"hands": [["AC"], ["TC"], ["9C"]], "stock": ["JS", "9S", "8S", "QS"]});
    let vain = json!({"winners": [1, 3], "booked": [3, 0, 3], "points": [41, 50, 20]});
    comes_to(bid(), closed, cards, &played, vain);
}

#[test]
fn with_card_points_who_fails_adds_nothing_and_nothing_is_carried() {
    let rules = || json!({"scoring": "card_points"});
    let wrong = [(1, "AC out"), (2, "TC"), (3, "9C")];
    let expected = json!({"booked": [0, 20, 0], "winners": [2, 3], "totals": [0, 20, 0]});
    comes_to(rules(), three([40, 20, 0], [2, 2, 0]), cards_for_three(), &wrong, expected);
    let hands = json!({"hands": [["AC"], ["KC"]], "stock": []});
    let from = json!({"leader": 1, "points": [40, 65], "tricks": [5, 6], "trump": "H"});
    let undecided = json!({"booked": [65, 65], "winners": [], "carry": 0});
    comes_to(rules(), from, hands, &[(1, "AC"), (2, "KC")], undecided);
}

#[test]
fn by_itself_a_match_ends_before_a_game_is_looked_at() {
    let rules = || json!({"scoring": "card_points", "out": "auto", "end": {"points": 70}});
    let hands = || json!({"hands": [["KC", "QC"], ["AC", "TD"]], "stock": []});
    let from = |points| json!({"leader": 1, "points": points, "tricks": [3, 3], "trump": "H"});
    let played = [(1, "KC m"), (2, "AC")];
    // Ada has 66 first, but Ben's 70 make the match.
    let ben = json!({"end": "match", "winners": [2], "booked": [66, 70], "over": true});
    comes_to(rules(), from([46, 55]), hands(), &played, ben);
    let ada = json!({"end": "match", "winners": [1], "booked": [70, 70], "over": true});
    comes_to(rules(), from([50, 55]), hands(), &played, ada);
    let game = json!({"end": "out", "winners": [1], "booked": [66, 69]});
    comes_to(rules(), from([46, 54]), hands(), &played, game);
}

#[test]
fn the_last_trick_ends_a_game_by_itself_too() {
    let from = json!({"leader": 1, "points": [45, 50], "tricks": [3, 3], "trump": "H"});
    let hands = json!({"hands": [["AC"], ["JC"]], "stock": []});
    let expected = json!({"end": "out", "winners": [1], "points": [68, 50], "booked": [1, 0]});
    comes_to(json!({"out": "auto"}), from, hands, &[(1, "AC"), (2, "JC")], expected);
}

#[test]
fn the_last_two_cards_of_the_stock_can_be_closed_and_exchanged_for() {
    let cards = || {
        json!({"hands": [["9H", "AC", "KC", "TS", "QS", "JD"],
        ["JC", "9C", "KS", "JS", "AD", "TD"]], "turned": "KH", "stock": ["QH"]})
    };
    let from = || json!({"leader": 1, "points": [14, 13], "tricks": [1, 1]});
    let closes = [(1, "exchange"), (1, "close"), (1, "AC")];
    let expected = json!({"turned": "9H", "stock": 1, "closed_by": 1,
        "awaiting": [{"seat": 2, "decision": "follow"}]});
    comes_to(json!({}), from(), cards(), &closes, expected);
    let draws = [(1, "exchange"), (1, "AC"), (2, "9C")];
    let expected = json!({"turned": null, "stock": 0, "hands": [
        ["KC", "TS", "QS", "KH", "QH", "JD"], ["JC", "KS", "JS", "9H", "AD", "TD"]]});
    comes_to(json!({}), from(), cards(), &draws, expected);
}

#[test]
fn the_ace_of_hearts_under_a_closed_stock_names_nothing() {
    let cards = json!({"hands": [["KC", "QC", "9C", "AC", "9H", "JH"],
        ["TD", "KS", "QS", "9S", "AS", "TC"]], "stock": ["JD", "AH", "JC", "9D", "TH", "KH"]});
    let from = json!({"leader": 1, "points": [5, 0], "tricks": [1, 0]});
    let expected = json!({"trump": null, "points": [40, 0],
        "marriages": [{"seat": 1, "suit": "C", "points": 20}],
        "awaiting": [{"seat": 2, "decision": "lead"}]});
    let played = [(1, "close"), (1, "AC"), (2, "TC"), (1, "KC m"), (2, "9S"), (1, "QC"), (2, "KS")];
    let mut still = expected;
    still["awaiting"] = json!([{"seat": 1, "decision": "lead"}]);
    still["points"] = json!([5 + 21 + 20 + 4 + 7, 0]);
    comes_to(json!({"variant": "heart_ace"}), from, cards, &played, still);
}

#[test]
fn a_seat_without_a_trick_that_leads_declares_nothing_in_a_situation_either() {
    let record = json!({"format": "sixtysix-record/1", "rules": {"variant": "classic"},
        "seats": ["Ada", "Ben"], "dealer": 2, "games": [{
            "from": {"leader": 1, "points": [0, 50], "tricks": [0, 4], "trump": "H"},
            "hands": [["KC", "QC"], ["AC", "TD"]], "stock": [],
            "choices": [{"seat": 1, "play": "KC", "marriage": true}]}]});
    let record = games::sixtysix::record::Record::parse(record.to_string().as_bytes());
    let record = record.unwrap_or_else(|error| panic!("{error}"));
    let refused = games::sixtysix::record::replay(&record).err().unwrap();
    assert_eq!(refused.to_string(), "game 1, choice 1: no marriage");
}
