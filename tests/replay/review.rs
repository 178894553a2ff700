//! `--review`: which choices cost most, and how lucky the deals were.

use std::path::PathBuf;

use serde_json::Value;

use crate::patience::Program;
use crate::support::{EXAMPLE, feed, golden, printed, refusal, replay};

fn classic() -> PathBuf {
    golden().into_iter().find(|(name, _)| name == "classic").unwrap().1
}

#[test]
fn every_seat_has_a_block_and_the_deals_have_one() {
    let said = printed(&replay(&["--review"]).arg(classic()).run());
    for seat in 1..=4 {
        assert!(said.contains(&format!("Seat {seat}\n")), "{said}");
    }
    // Each seat either has costly choices or is told that it has none.
    let told = said.matches("cost you most**").count() + said.matches("cost you most, of").count();
    assert_eq!(told + said.matches("No costly mistakes").count(), 4, "{said}");
    assert!(said.contains("How lucky the deals were"), "{said}");
    assert!(!said.contains("review-") && !said.contains("luck-"), "{said}");
}

#[test]
fn one_seat_alone_is_that_seat_alone_and_the_same_every_time() {
    let once = || printed(&replay(&["--review", "--seat", "2"]).arg(classic()).run());
    let said = once();
    assert!(said.contains("Seat 2\n") && !said.contains("Seat 3\n"), "{said}");
    assert_eq!(said, once());
}

#[test]
fn json_says_the_same_in_numbers() {
    let output = replay(&["--review", "--json"]).arg(classic()).run();
    let review: Value = serde_json::from_str(&printed(&output)).unwrap();
    let seats = review["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 4);
    for (number, seat) in (1..).zip(seats) {
        assert_eq!(seat["seat"], number);
        assert!(seat["choices"].as_u64().unwrap() >= 9, "{seat}");
        assert_eq!(seat["assessed"], seat["choices"]);
        assert!(seat["luck"].is_number());
        let mut last = f64::INFINITY;
        for costly in seat["costly"].as_array().unwrap() {
            let loss = costly["loss"].as_f64().unwrap();
            assert!(loss > 0.0 && loss <= last, "{seat}");
            last = loss;
            assert_eq!(costly["chosen"]["seat"], number);
            assert_ne!(costly["chosen"], costly["better"]);
        }
    }
    let deals = review["deals"].as_array().unwrap();
    assert_eq!(deals.len(), 1);
    assert_eq!(deals[0]["expected"].as_array().unwrap().len(), 4);
}

#[test]
fn every_variant_can_be_looked_back_at() {
    for (name, path) in golden() {
        let output = replay(&["--review", "--seat", "1"]).arg(&path).run();
        let said = printed(&output);
        assert!(said.contains("I looked at"), "{name}: {said}");
        let drafted = ["logic", "tournament"].contains(&name.as_str());
        assert_eq!(said.contains("You chose these hands yourselves"), drafted, "{name}: {said}");
    }
}

#[test]
fn a_record_that_ends_early_is_looked_back_at_as_far_as_it_goes() {
    let said = printed(&feed(&mut replay(&["--review", "-"]), EXAMPLE));
    assert!(said.contains("Ada\n") && said.contains("Ben\n"), "{said}");
}

#[test]
fn what_cannot_be_looked_back_at_is_said_in_a_line() {
    let missing = refusal(&feed(&mut replay(&["--review", "--seat", "3", "-"]), EXAMPLE));
    assert_eq!(missing, "the record has no seat 3, only 2");
    let broken = EXAMPLE.replace("\"play\": [15]", "\"play\": [16]");
    let said = refusal(&feed(&mut replay(&["--review", "-"]), broken));
    assert_eq!(said, "game 1, choice 2: seat 2 does not hold 16");
}
