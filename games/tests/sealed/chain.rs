//! The chain and its numbers by themselves.

use std::collections::BTreeMap;

use games::sealed::{Chain, Link, NoLink, Stream};
use games::sixtysix::{Match, Rules};
use proptest::prelude::*;
use rand::Rng;

fn numbers(mut stream: Stream, count: usize) -> Vec<u32> {
    (0..count).map(|_| stream.next_u32()).collect()
}

proptest! {
    #[test]
    fn every_opened_link_leads_back_to_the_seal(
        end in any::<[u8; 32]>(), links in 1_u32..30, used in 0_u32..40, deals in 0_u32..40,
    ) {
        let chain = Chain::new(end, links).with_used(used);
        let opened = chain.opened(deals);
        prop_assert_eq!(opened[0], chain.seal());
        prop_assert_eq!(opened.len(), deals.min(used).min(links) as usize + 1);
        for pair in opened.windows(2) {
            prop_assert!(pair[1].opens(pair[0]) && !pair[0].opens(pair[1]));
        }
    }

    #[test]
    fn a_deal_follows_of_the_opened_link_and_of_nothing_else(
        end in any::<[u8; 32]>(), links in 2_u32..30,
    ) {
        let mut chain = Chain::new(end, links);
        for deal in 1..=links {
            // Asked again, as after a restart, the chain returns the same numbers.
            let (now, again) = (chain.stream("a").unwrap(), chain.clone().stream("a").unwrap());
            let other = chain.stream("b").unwrap();
            chain.spend();
            let opened = *chain.opened(deal).last().unwrap();
            let now = numbers(now, 20);
            prop_assert_eq!(&now, &numbers(again, 20));
            prop_assert_eq!(&now, &numbers(Stream::new(opened, "a"), 20));
            prop_assert_ne!(&now, &numbers(other, 20));
        }
        prop_assert!(chain.stream("a").is_none(), "no link is left");
    }

    #[test]
    fn a_link_is_written_in_one_way(bytes in any::<[u8; 32]>()) {
        let link = Link::new(bytes);
        let text = link.to_string();
        prop_assert_eq!(text.parse::<Link>(), Ok(link));
        prop_assert!(text.starts_with(&link.short()) && link.short().len() == 32);
        for other in [text.to_uppercase(), text[1..].to_owned(), format!("{text}0"), format!("+{}", &text[1..])] {
            if other != text {
                prop_assert_eq!(other.parse::<Link>(), Err(NoLink));
            }
        }
    }
}

#[test]
fn whole_bytes_come_in_the_order_of_the_numbers() {
    let stream = || Stream::new(Link::new([1; 32]), "");
    let four: Vec<u8> = numbers(stream(), 2).iter().flat_map(|n| n.to_be_bytes()).collect();
    let mut bytes = [0; 8];
    stream().fill_bytes(&mut bytes);
    assert_eq!(bytes.to_vec(), four);
    assert_eq!(stream().next_u64().to_be_bytes().to_vec(), four);
    let mut five = [0; 5];
    stream().fill_bytes(&mut five);
    assert_eq!(five[..], four[..5]);
}

/// Each card comes equally often to each place of a deal, whatever the link.
#[test]
fn every_card_comes_everywhere_equally_often() {
    const DEALS: u32 = 12_000;
    let game = Match::new(Rules::classic(), 2).unwrap();
    let mut seen: BTreeMap<(usize, String), u32> = BTreeMap::new();
    let mut chain = Chain::new([9; 32], DEALS);
    // Taken out at once, since the chain hashes from its end for every single link.
    let links = chain.clone().with_used(DEALS).opened(DEALS);
    for link in &links[1..] {
        let deal: serde_json::Value =
            serde_json::from_str(&game.draw(&mut Stream::new(*link, "")).to_json()).unwrap();
        let hands = deal["hands"].as_array().unwrap().iter();
        let hands = hands.flat_map(|hand| hand.as_array().unwrap());
        // The dealer is drawn, so hands are counted by seat, not by the order of dealing.
        for (place, card) in hands.chain([&deal["turned"]]).enumerate() {
            *seen.entry((place, card.as_str().unwrap().to_owned())).or_default() += 1;
        }
    }
    chain.spend();
    assert!(links[1].opens(chain.seal()));
    assert_eq!(seen.len(), 13 * 24);
    // 500 of each are expected, with a standard deviation of 21.9; none of 312 counts is six of
    // them away.
    assert!(seen.values().all(|n| n.abs_diff(500) < 131), "{seen:?}");
    // The sum of their squared distances is that of chance: 23 degrees of freedom in each place.
    let chi: f64 = seen.values().map(|n| (f64::from(*n) - 500.0).powi(2) / 500.0).sum();
    assert!((180.0..430.0).contains(&chi), "{chi}");
}
