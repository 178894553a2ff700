//! The stand-in's choices for somebody who is absent.

use games::CardGame;
use games::sixtysix::{GoingOut, Match, Rules, SeatNo, Variant};
use serde_json::{Value, json};

fn plays(rules: Rules, seats: usize, deal: &Value, before: &[(u8, &str)]) -> String {
    let seat = |n| SeatNo::new(n).unwrap();
    let mut game = Match::with_dealer(rules, seats, seat(2)).unwrap();
    game.deal_again(&deal.to_string()).unwrap();
    for (by, choice) in before {
        game.choose(seat(*by), choice).unwrap();
    }
    let awaited = game.awaited()[0].seat;
    CardGame::stand_in(&game, awaited).unwrap()
}

/// A situation in which all cards are drawn and Ada leads.
fn drawn(points: [u32; 2], hands: [&[&str]; 2]) -> Value {
    json!({"from": {"leader": 1, "points": points, "tricks": [1, 1], "trump": "H"}, "hands": hands,
        "stock": []})
}

fn open(hand: &[&str]) -> Value {
    json!({"from": {"leader": 1, "points": [14, 13], "tricks": [1, 1]},
        "hands": [hand, ["AS", "JC", "9C", "KS", "JS", "AD"]], "turned": "KH",
        "stock": ["TC", "QC", "9S"]})
}

#[test]
fn the_cheapest_card_and_of_equal_ones_the_first_by_suit() {
    let classic = Rules::classic();
    let leads = drawn([20, 20], [&["AC", "JD", "JS"], &["TC", "TD", "TS"]]);
    assert_eq!(plays(classic, 2, &leads, &[]), "play:JS");
    // Only cards that may be played count.
    let follows = drawn([20, 20], [&["AC", "JD"], &["TC", "9D"]]);
    assert_eq!(plays(classic, 2, &follows, &[(1, "play:AC")]), "play:TC");
}

#[test]
fn it_exchanges_first_and_never_closes() {
    let with_nine = open(&["AC", "KC", "TS", "QS", "JD", "9H"]);
    assert_eq!(plays(Rules::classic(), 2, &with_nine, &[]), "exchange");
    assert_eq!(plays(Rules::classic(), 2, &with_nine, &[(1, "exchange")]), "play:JD");
}

#[test]
fn it_goes_out_when_66_are_there_and_not_in_hope() {
    let hands: [&[&str]; 2] = [&["AC", "TD"], &["TC", "9D"]];
    assert_eq!(plays(Rules::classic(), 2, &drawn([66, 20], hands), &[]), "play:TD+out");
    assert_eq!(plays(Rules::classic(), 2, &drawn([65, 20], hands), &[]), "play:TD");
    let auto = Rules { going_out: GoingOut::Auto, ..Rules::classic() };
    assert_eq!(plays(auto, 2, &drawn([65, 20], hands), &[]), "play:TD");
    // The marriage that it leads with counts.
    let hands: [&[&str]; 2] = [&["KC", "QC"], &["TC", "9D"]];
    assert_eq!(plays(Rules::classic(), 2, &drawn([46, 20], hands), &[]), "play:QC+marriage+out");
    assert_eq!(plays(Rules::classic(), 2, &drawn([45, 20], hands), &[]), "play:QC+marriage");
}

#[test]
fn a_pair_goes_out_with_what_both_have() {
    let bid = Rules::variant(Variant::Bid);
    let deal = json!({"from": {"leader": 1, "points": [40, 30, 26], "tricks": [2, 3, 2],
        "trump": "H", "declarer": 2},
        "hands": [["AC", "TD"], ["KC", "QD"], ["9C", "8D"]], "stock": ["JS"]});
    assert_eq!(plays(bid, 3, &deal, &[]), "play:TD+out");
}

#[test]
fn it_names_the_suit_of_which_it_holds_most_and_passes_where_it_may() {
    let three = json!({"hands": [
        ["AC", "KC", "QC", "JH", "9H", "TD", "9D"], ["TC", "JC", "AS", "TS", "AD", "JD", "8D"],
        ["9C", "8C", "KS", "QS", "AH", "TH", "KD"]],
        "stock": ["JS", "9S", "8S", "KH", "8H", "QD", "QH"]});
    // Forehand sits to the left of seat 2: two of three suits, clubs come first.
    assert_eq!(plays(Rules::variant(Variant::Rising), 3, &three, &[]), "trump:C");
    assert_eq!(plays(Rules::variant(Variant::HeartAce), 3, &three, &[]), "trump:C");
    assert_eq!(plays(Rules::variant(Variant::Bid), 3, &three, &[]), "pass");
    let passed = [(3, "pass"), (1, "pass"), (2, "pass")];
    assert_eq!(plays(Rules::variant(Variant::Bid), 3, &three, &passed), "play:9C");
}
