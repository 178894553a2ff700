//! The vectors of `docs/fairness.md`, with which others can test verifiers of their own.

use games::nimmt::{Match, Rules};
use games::sealed::{Chain, Link, Stream};
use games::{SeatNo, sixtysix};
use rand::Rng;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/fairness.md");
const ENTROPY: &str = "message 1400000125829120000 cuts 2";

/// The chain whose end is the bytes 0 to 31.
fn chain() -> Chain {
    Chain::new(std::array::from_fn(|at| u8::try_from(at).unwrap()), 3)
}

fn first() -> Link {
    chain().with_used(1).opened(1)[1]
}

#[track_caller]
fn stands_there(vector: &str) {
    assert!(DOCUMENT.contains(vector), "docs/fairness.md lacks {vector}");
}

fn list(cards: &Value) -> String {
    let words = cards.as_array().unwrap().iter().map(|card| card.to_string().replace('"', ""));
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_chain() {
    stands_there(&format!(" {ENTROPY}\n"));
    let opened = chain().with_used(3).opened(3);
    assert_eq!(opened[3].to_string(), hex::encode((0..32).collect::<Vec<u8>>()));
    for (number, link) in opened.iter().enumerate() {
        stands_there(&format!("s({number}) = {link}\n"));
    }
}

#[test]
fn the_numbers() {
    let mut stream = Stream::new(first(), ENTROPY);
    let numbers: Vec<String> = (0..10).map(|_| format!("{:08x}", stream.next_u32())).collect();
    stands_there(&format!("\n{}\n", numbers.join(" ")));
}

#[test]
fn a_deal_of_6_nimmt() {
    let game = Match::new(Rules::classic(), 4).unwrap();
    let deal = game.draw(&mut Stream::new(first(), ENTROPY)).to_json();
    let deal: Value = serde_json::from_str(&deal).unwrap();
    for (seat, hand) in (1..).zip(deal["hands"].as_array().unwrap()) {
        stands_there(&format!("seat {seat}: {}\n", list(hand)));
    }
    let rows: Vec<Value> = deal["rows"].as_array().unwrap().iter().map(|r| r[0].clone()).collect();
    stands_there(&format!("rows:   {}\n", list(&rows.into())));
}

#[test]
fn a_deal_of_sixty_six() {
    let game = sixtysix::Match::new(sixtysix::Rules::classic(), 2).unwrap();
    let deal = game.draw(&mut Stream::new(first(), ENTROPY));
    let text: Value = serde_json::from_str(&deal.to_json()).unwrap();
    stands_there(&format!("drawn:  {}\n", list(&text["drawn"])));
    let mut begun = game.clone();
    begun.begin(&deal).unwrap();
    assert_eq!(begun.dealer(), SeatNo::new(1), "as docs/fairness.md says");
    for (seat, hand) in (1..).zip(text["hands"].as_array().unwrap()) {
        stands_there(&format!("seat {seat}: {}\n", list(hand)));
    }
    stands_there(&format!("turned: {}\n", text["turned"].as_str().unwrap()));
    stands_there(&format!("stock:  {}\n", list(&text["stock"])));
}
