//! The worked picture of each variant, for `/nimmt rules`.

use crate::words::Words;
use games::nimmt::Variant;
use pictures::{Marker, PicturePlayer, PictureRow, PictureStack, Sweep, TablePicture};

/// A row of an example: its cards, the fresh ones among them, and what was just taken from it.
struct ExampleRow(&'static [u8], &'static [u8], &'static [u8]);

/// A player of an example: the cards played, and the bull heads taken.
struct Played(&'static [u8], u16);

/// A turn that shows what is special about a variant.
pub fn example(words: &Words, variant: Variant) -> TablePicture {
    let (lines, players): ([ExampleRow; 4], [Played; 2]) = match variant {
        Variant::Classic | Variant::Hand => (
            [
                ExampleRow(&[12, 14, 30, 32], &[32], &[]),
                ExampleRow(&[37, 41], &[], &[]),
                ExampleRow(&[43, 44, 48], &[], &[]),
                ExampleRow(&[61], &[61], &[50, 52, 55, 58, 59]),
            ],
            // In Hand, what goes back into the hand costs nothing yet.
            [Played(&[32], 0), Played(&[61], if variant == Variant::Hand { 10 } else { 13 })],
        ),
        Variant::Tactics => (
            [
                ExampleRow(&[2, 5, 9], &[9], &[]),
                ExampleRow(&[11, 16], &[16], &[]),
                ExampleRow(&[18], &[], &[]),
                ExampleRow(&[21, 24], &[], &[]),
            ],
            [Played(&[9], 0), Played(&[16], 0)],
        ),
        Variant::Logic | Variant::Tournament => (
            [
                ExampleRow(&[3, 8], &[8], &[]),
                ExampleRow(&[12, 14], &[14], &[]),
                ExampleRow(&[19], &[], &[]),
                ExampleRow(&[22], &[], &[]),
            ],
            [Played(&[8], 0), Played(&[14], 0)],
        ),
        Variant::Pro => (
            [
                ExampleRow(&[40, 45, 47], &[], &[]),
                ExampleRow(&[5, 7, 60, 62], &[5, 62], &[]),
                ExampleRow(&[66, 70], &[], &[]),
                ExampleRow(&[81], &[], &[]),
            ],
            [Played(&[5], 0), Played(&[62], 0)],
        ),
        Variant::Open => (
            [
                ExampleRow(&[12, 14, 30, 32, 33], &[32, 33], &[]),
                ExampleRow(&[37, 41], &[], &[]),
                ExampleRow(&[43, 44, 48], &[], &[]),
                ExampleRow(&[61], &[], &[]),
            ],
            [Played(&[32], 0), Played(&[33], 0)],
        ),
        Variant::Refined => (
            [
                ExampleRow(&[12, 13], &[13], &[]),
                ExampleRow(&[37, 38], &[38], &[]),
                ExampleRow(&[43, 44, 51], &[51], &[]),
                ExampleRow(&[58, 70], &[70], &[]),
            ],
            [Played(&[13, 38], 0), Played(&[51, 70], 0)],
        ),
        Variant::Double => (
            [
                ExampleRow(&[12, 14, 30, 32, 32], &[32], &[]),
                ExampleRow(&[37, 41], &[], &[]),
                ExampleRow(&[43, 44, 48], &[], &[]),
                ExampleRow(&[61], &[], &[]),
            ],
            [Played(&[32], 0), Played(&[32], 0)],
        ),
        Variant::DoublePairs => (
            [
                ExampleRow(&[12, 14, 30, 32], &[32], &[]),
                ExampleRow(&[50, 51], &[], &[]),
                ExampleRow(&[34, 36, 39, 41, 44, 44], &[44], &[]),
                ExampleRow(&[61], &[], &[]),
            ],
            [Played(&[32], 0), Played(&[44], 0)],
        ),
    };
    let ids = ["rules-example-first", "rules-example-second"];
    TablePicture {
        title: super::playing::variant_name(words, variant),
        capacity: 5,
        goal: String::new(),
        target: None,
        counts_cards: false,
        rows: lines.iter().map(|line| row(line, variant == Variant::Pro, &players)).collect(),
        players: ids.iter().zip(&players).map(|(id, p)| player(words, id, p)).collect(),
        hand: None,
    }
}

fn row(line: &ExampleRow, both_ways: bool, players: &[Played]) -> PictureRow {
    let owner = |card: u8| {
        let seat = players.iter().position(|played| played.0.contains(&card));
        seat.and_then(|seat| u8::try_from(seat).ok())
    };
    let mut stacks: Vec<PictureStack> = Vec::new();
    for card in line.0 {
        match stacks.last_mut() {
            Some(last) if last.card == *card => last.copies += 1,
            _ => {
                let owner = owner(*card).filter(|_| line.1.contains(card));
                stacks.push(PictureStack { card: *card, copies: 1, owner });
            }
        }
    }
    // A card that lies before the one with which the row began moves the beginning to the right.
    let before = line.0.iter().zip(line.1).take_while(|(card, fresh)| card == fresh).count();
    let origin = both_ways.then(|| u8::try_from(before.min(1)).unwrap_or(0));
    let taker = line.1.first().and_then(|card| owner(*card));
    let sweep = taker.filter(|_| !line.2.is_empty()).map(|seat| Sweep {
        cards: line.2.to_vec(),
        seats: vec![seat],
        points: players.get(usize::from(seat)).map(|played| played.1),
    });
    PictureRow { stacks, origin, sweep }
}

fn player(words: &Words, id: &str, played: &Played) -> PicturePlayer {
    PicturePlayer {
        name: words.say(id, &[]),
        played: played.0.to_vec(),
        took: played.1,
        total: played.1,
        hand: None,
        marker: Marker::None,
        leads: false,
    }
}
