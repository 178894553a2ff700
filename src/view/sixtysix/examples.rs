//! A moment of each variant, for the picture beside its rules. The games are our own.

use super::page::Page;
use super::picture;
use crate::view::words::Words;
use games::sixtysix::{Card, Choice, Deal, Event, Match, Rules, Variant};
use games::{AnyEvent, AnyTable, SeatNo};
use pictures::TrickPicture;
use serde_json::json;
use table::board::{Board, Presence, SeatLabel, Shown, Status};
use values::Hands;

/// The deal of an example, and the choices from its beginning.
struct Example {
    variant: Variant,
    /// The number of the player who deals, from 1.
    dealer: usize,
    hands: &'static [&'static str],
    turned: Option<&'static str>,
    /// The cards that are drawn first; the rest of the pack follows.
    stock: &'static str,
    choices: &'static [(usize, &'static str)],
}

const EXAMPLES: [Example; 4] = [
    Example {
        variant: Variant::Classic,
        dealer: 2,
        hands: &["AD QC KC TS 9C JC", "JH 9D AS KS QD TC"],
        turned: Some("KH"),
        stock: "TH AC",
        choices: &[(1, "play:AD"), (2, "play:9D"), (1, "play:QC+marriage")],
    },
    Example {
        variant: Variant::Rising,
        dealer: 2,
        hands: &["9C AD KS QS TS JC", "AC QD KD 9S JH TH"],
        turned: None,
        stock: "9H TD QH KH",
        choices: &[
            (1, "trump:D"),
            (1, "play:9C"),
            (2, "play:AC"),
            (2, "play:QD+marriage"),
            (1, "play:AD"),
            (1, "play:KS+marriage"),
        ],
    },
    Example {
        variant: Variant::HeartAce,
        dealer: 2,
        hands: &["AC TC JD 9D QH 9H", "9C KS QS JS AS TD"],
        turned: None,
        stock: "KC AH",
        choices: &[(1, "play:AC"), (2, "play:9C"), (2, "trump:S"), (1, "play:JD")],
    },
    Example {
        variant: Variant::Bid,
        dealer: 3,
        hands: &["AH TH KH QD JD 9S 8S", "AC TC KC QC JC AS 9H", "TS KS QS JS AD TD KD"],
        turned: None,
        stock: "",
        choices: &[(1, "pass"), (2, "trump:C"), (1, "play:AH"), (2, "play:9H")],
    },
];

/// The picture for the rules of a variant.
pub(super) fn example(words: &Words, variant: Variant) -> TrickPicture {
    let example = EXAMPLES.iter().find(|example| example.variant == variant);
    example.and_then(|example| example.picture(words)).unwrap_or_default()
}

impl Example {
    fn picture(&self, words: &Words) -> Option<TrickPicture> {
        let names = ["rules-example-first", "rules-example-second", "rules-example-third"];
        let seat = |name: &str| SeatLabel {
            name: words.say(name, &[]),
            presence: Presence::Here,
            bot: false,
            hints: 0,
            stayed: true,
        };
        let (game, events) = self.play()?;
        let table = game.table();
        let events = events.into_iter().map(AnyEvent::Sixtysix).collect();
        let board = Board {
            step: 0,
            seats: names.into_iter().take(self.hands.len()).map(seat).collect(),
            table: AnyTable::Sixtysix(Box::new(table.clone())),
            shown: Shown { events, ..Shown::default() },
            status: Status::Waiting { since: 0, until: None },
            hands: Hands::default(),
            unreachable: Vec::new(),
            lost_pages: 0,
        };
        Some(picture::of(words, &Page::new(&board, &table)))
    }

    /// Plays as far as the example goes.
    fn play(&self) -> Option<(Match, Vec<Event>)> {
        let (rules, seats) = (Rules::variant(self.variant), self.hands.len());
        let dealer = SeatNo::from_index(self.dealer - 1);
        let mut game = Match::with_dealer(rules, seats, dealer).ok()?;
        let dealt = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let hands: Vec<Vec<String>> = self.hands.iter().map(|hand| dealt(hand)).collect();
        let mut stock = dealt(self.stock);
        let out: Vec<String> = hands.iter().flatten().chain(&stock).cloned().collect();
        let rest = rules.pack.cards(seats).into_iter().map(|card: Card| card.to_string());
        stock.extend(rest.filter(|card| !out.contains(card) && Some(card.as_str()) != self.turned));
        let mut deal = json!({ "hands": hands, "stock": stock });
        if let Some(turned) = self.turned {
            deal["turned"] = json!(turned);
        }
        let mut events = game.begin(&Deal::from_json(&deal.to_string()).ok()?).ok()?;
        for (seat, choice) in self.choices {
            let seat = SeatNo::from_index(seat - 1);
            events.extend(game.apply(seat, Choice::from_text(choice)?).ok()?);
        }
        Some((game, events))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_an_example_that_can_be_played() {
        let words = Words::of("en-US");
        for variant in Variant::ALL {
            let picture = example(&words, variant);
            assert!(!picture.trick.is_empty(), "{variant:?}");
            assert!(picture.trump.is_some(), "{variant:?}");
        }
        assert_eq!(example(&words, Variant::Rising).trick[0].marriage.map(|m| m.points), Some(40));
    }
}
