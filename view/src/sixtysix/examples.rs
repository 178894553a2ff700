//! A moment of each variant, for the picture beside its rules.

use super::page::Page;
use super::picture;
use super::staged::{self, Made, Staged};
use crate::words::Words;
use games::sixtysix::Variant;
use pictures::TrickPicture;

/// The deal of an example, and the choices from its beginning.
struct Example {
    deal: Staged,
    choices: &'static [Made],
}

const EXAMPLES: [Example; 4] = [
    Example {
        deal: Staged {
            variant: Variant::Classic,
            dealer: 2,
            hands: &["AD QC KC TS 9C JC", "JH 9D AS KS QD TC"],
            turned: Some("KH"),
            stock: "TH AC",
        },
        choices: &[(1, "play:AD"), (2, "play:9D"), (1, "play:QC+marriage")],
    },
    Example {
        deal: Staged {
            variant: Variant::Rising,
            dealer: 2,
            hands: &["9C AD KS QS TS JC", "AC QD KD 9S JH TH"],
            turned: None,
            stock: "9H TD QH KH",
        },
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
        deal: Staged {
            variant: Variant::HeartAce,
            dealer: 2,
            hands: &["AC TC JD 9D QH 9H", "9C KS QS JS AS TD"],
            turned: None,
            stock: "KC AH",
        },
        choices: &[(1, "play:AC"), (2, "play:9C"), (2, "trump:S"), (1, "play:JD")],
    },
    Example {
        deal: Staged {
            variant: Variant::Bid,
            dealer: 3,
            hands: &["AH TH KH QD JD 9S 8S", "AC TC KC QC JC AS 9H", "TS KS QS JS AD TD KD"],
            turned: None,
            stock: "",
        },
        choices: &[(1, "pass"), (2, "trump:C"), (1, "play:AH"), (2, "play:9H")],
    },
];

/// The picture for the rules of a variant.
pub(super) fn example(words: &Words, variant: Variant) -> TrickPicture {
    let example = EXAMPLES.iter().find(|example| example.deal.variant == variant);
    example.and_then(|example| example.picture(words)).unwrap_or_default()
}

impl Example {
    fn picture(&self, words: &Words) -> Option<TrickPicture> {
        let names = ["rules-example-first", "rules-example-second", "rules-example-third"];
        let names = names.into_iter().take(self.deal.hands.len());
        let (mut game, mut events) = self.deal.deal()?;
        events.extend(staged::play(&mut game, self.choices)?);
        let table = game.table();
        let seats = names.map(|name| (words.say(name, &[]), false)).collect();
        let board = staged::board(&table, seats, events);
        Some(picture::of(words, &Page::new(&board, &table)))
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
