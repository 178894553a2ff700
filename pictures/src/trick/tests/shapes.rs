//! Whatever a picture says, it is painted, and what it says is seen.

use std::collections::HashSet;

use proptest::prelude::*;

use super::*;

fn any_card() -> impl Strategy<Value = PlayingCard> {
    (0_usize..4, 0_usize..8)
        .prop_map(|(suit, rank)| PlayingCard { suit: SUITS[suit], rank: RANKS[rank] })
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        Just(String::new()),
        Just("W".repeat(4000)),
        Just("Wordy ".repeat(400)),
        Just("שלום 牛 🎉 ".repeat(40)),
    ]
}

fn any_laid() -> impl Strategy<Value = TrickCard> {
    let marriage = prop::option::of((any_card(), any::<u16>()))
        .prop_map(|told| told.map(|(partner, points)| Marriage { partner, points }));
    (any::<u8>(), any_card(), any::<bool>(), marriage)
        .prop_map(|(seat, card, winning, marriage)| TrickCard { seat, card, winning, marriage })
}

fn any_player() -> impl Strategy<Value = TrickPlayer> {
    let marker = prop_oneof![Just(Marker::None), Just(Marker::Away), Just(Marker::Bot)];
    let signs = any::<[bool; 3]>();
    let numbers = (any::<u8>(), any::<u8>(), prop::option::of(any::<u16>()), any::<u16>());
    let known = prop::collection::vec(any_card(), 0..12);
    (any_text(), marker, signs, numbers, known).prop_map(
        |(name, marker, [dealer, turn, declarer], (cards, tricks, points, game_points), known)| {
            TrickPlayer {
                name,
                marker,
                dealer,
                turn,
                declarer,
                cards,
                known,
                tricks,
                points,
                game_points,
            }
        },
    )
}

fn any_stock() -> impl Strategy<Value = PictureStock> {
    let state =
        prop_oneof![Just(StockState::Open), Just(StockState::Closed), Just(StockState::Drawn)];
    let closed_by = prop::option::of(any::<u8>());
    (any::<u8>(), prop::option::of(any_card()), state, closed_by).prop_map(
        |(cards, turn_up, state, closed_by)| PictureStock { cards, turn_up, state, closed_by },
    )
}

fn any_hand() -> impl Strategy<Value = TrickHand> {
    let card = (any_card(), any::<bool>(), any::<bool>())
        .prop_map(|(card, barred, chosen)| HandCard { card, barred, chosen });
    (any::<u8>(), prop::collection::vec(card, 0..40))
        .prop_map(|(seat, cards)| TrickHand { seat, cards })
}

fn any_result() -> impl Strategy<Value = DealResult> {
    let seats = prop::collection::vec(any::<u8>(), 0..9);
    let points = prop::collection::vec(any::<u16>(), 0..9);
    (any_text(), seats, any::<u16>(), any_text(), points).prop_map(
        |(title, winners, game_points, word, points)| DealResult {
            title,
            winners,
            game_points: Some(game_points),
            word,
            points,
        },
    )
}

fn any_picture() -> impl Strategy<Value = TrickPicture> {
    let words = (any_text(), any_text(), any_text(), any::<[bool; 2]>());
    let suit = prop::option::of((0_usize..4).prop_map(|suit| SUITS[suit]));
    let laid = || prop::collection::vec(any_laid(), 0..9);
    let last = prop::collection::vec((any::<u8>(), any_card()), 0..9);
    let last = (last, any::<u8>(), prop::option::of(any::<u16>()))
        .prop_map(|(cards, winner, points)| LastTrick { cards, winner, points });
    let lies = (any_stock(), laid(), prop::option::of(last));
    let players = prop::collection::vec(any_player(), 0..14);
    let ends = (any::<u16>(), prop::option::of(any::<u16>()));
    let more = (prop::option::of(any_hand()), prop::option::of(any_result()));
    (words, suit, lies, players, ends, more).prop_map(
        |(words, trump, lies, players, (enough, target), (hand, result))| {
            let (title, goal, letter, [four_colours, naming]) = words;
            let (stock, trick, last_trick) = lies;
            let [ace, king, queen, jack] = [(); 4].map(|()| letter.clone());
            TrickPicture {
                title,
                goal,
                letters: RankLetters { ace, king, queen, jack },
                four_colours,
                trump,
                stock,
                naming,
                trick,
                last_trick,
                players,
                enough,
                target,
                hand,
                result,
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn there_is_no_picture_that_cannot_be_painted(picture in any_picture()) {
        let (width, height, _) = decode(&PAINTER.trick(&picture));
        prop_assert_eq!(usize::try_from(width), Ok(WIDTH));
        prop_assert!(height > 0);
    }
}

#[test]
fn every_card_looks_different() {
    let mut seen = HashSet::new();
    for four_colours in [false, true] {
        for suit in SUITS {
            for rank in RANKS {
                let cards =
                    vec![HandCard { card: PlayingCard { suit, rank }, ..HandCard::default() }];
                let hand = Some(TrickHand { seat: 0, cards });
                let picture = TrickPicture { hand, four_colours, ..TrickPicture::default() };
                seen.insert(PAINTER.trick(&picture));
            }
        }
    }
    // Hearts and spades look the same in two colours and in four.
    assert_eq!(seen.len(), 32 + 16);
}

#[test]
fn the_same_picture_gives_the_same_bytes() {
    let again = Painter::new().unwrap();
    assert_eq!(again.trick(&four_colours()), PAINTER.trick(&four_colours()));
}

#[test]
fn seven_game_points_are_seven_pictures_and_other_targets_a_number() {
    let mut seen = HashSet::new();
    for target in [Some(7), Some(9), None] {
        for game_points in 0..=7 {
            let mut picture = two();
            picture.target = target;
            picture.players[0].game_points = game_points;
            seen.insert(PAINTER.trick(&picture));
        }
    }
    // A number says the same whatever the target.
    assert_eq!(seen.len(), 8 + 8);
}

#[test]
fn what_is_said_is_seen() {
    let first = hand();
    let plain = PAINTER.trick(&first);
    let changes: [fn(&mut TrickPicture); 24] = [
        |p| p.title.clear(),
        |p| p.goal.clear(),
        |p| p.letters.jack = "B".to_owned(),
        |p| p.four_colours = true,
        |p| p.trump = None,
        |p| p.trump = Some(CardSuit::Spades),
        |p| p.stock.turn_up = Some(card("HJ")),
        |p| p.stock = two().stock,
        |p| p.stock = closed().stock,
        |p| p.trick[0].seat = 1,
        |p| p.trick[0].winning = false,
        |p| p.trick[0].marriage = Some(Marriage { partner: card("CQ"), points: 20 }),
        |p| p.last_trick = None,
        |p| p.players[0].marker = Marker::Bot,
        |p| p.players[0].dealer = false,
        |p| p.players[0].turn = true,
        |p| p.players[0].declarer = true,
        |p| p.players[0].cards += 1,
        |p| p.players[0].known = vec![card("HQ")],
        |p| p.players[0].tricks = 0,
        |p| p.enough = 100,
        |p| p.hand = None,
        |p| {
            if let Some(hand) = &mut p.hand {
                hand.cards[0].barred = false;
            }
        },
        |p| p.result = ended().result,
    ];
    for (i, change) in changes.iter().enumerate() {
        let mut picture = first.clone();
        change(&mut picture);
        assert_ne!(PAINTER.trick(&picture), plain, "change {i}");
    }
}
