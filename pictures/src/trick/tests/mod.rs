//! Tests of the pictures of games of tricks.

mod shapes;

use super::*;
use crate::Marker;
use crate::goldens::check;
use crate::tests::{PAINTER, decode};

const SUITS: [CardSuit; 4] =
    [CardSuit::Clubs, CardSuit::Spades, CardSuit::Hearts, CardSuit::Diamonds];
const RANKS: [CardRank; 8] = [
    CardRank::Seven,
    CardRank::Eight,
    CardRank::Nine,
    CardRank::Ten,
    CardRank::Jack,
    CardRank::Queen,
    CardRank::King,
    CardRank::Ace,
];

/// Suit and rank from two letters, such as "HT" for the ten of hearts.
fn card(name: &str) -> PlayingCard {
    let suit = match &name[..1] {
        "C" => CardSuit::Clubs,
        "S" => CardSuit::Spades,
        "H" => CardSuit::Hearts,
        _ => CardSuit::Diamonds,
    };
    let rank = match &name[1..] {
        "A" => CardRank::Ace,
        "T" => CardRank::Ten,
        "K" => CardRank::King,
        "Q" => CardRank::Queen,
        "J" => CardRank::Jack,
        "9" => CardRank::Nine,
        "8" => CardRank::Eight,
        _ => CardRank::Seven,
    };
    PlayingCard { suit, rank }
}

fn laid(seat: u8, name: &str, winning: bool) -> TrickCard {
    TrickCard { seat, card: card(name), winning, marriage: None }
}

fn player(name: &str, cards: u8, tricks: u8, points: u16, game_points: u16) -> TrickPlayer {
    TrickPlayer {
        name: name.to_owned(),
        cards,
        tricks,
        points: Some(points),
        game_points,
        ..TrickPlayer::default()
    }
}

/// Two seats in the middle of a trick; Ben is to answer.
fn two() -> TrickPicture {
    let mut players = vec![player("Ada", 5, 2, 34, 3), player("Ben", 6, 1, 5, 1)];
    players[1].turn = true;
    players[0].dealer = true;
    TrickPicture {
        title: "Deal 3".to_owned(),
        goal: "♥ trump · 7 points win".to_owned(),
        trump: Some(CardSuit::Hearts),
        stock: PictureStock { cards: 6, turn_up: Some(card("HA")), ..PictureStock::default() },
        trick: vec![laid(0, "CT", true)],
        last_trick: Some(LastTrick {
            cards: vec![(1, card("SQ")), (0, card("HJ"))],
            winner: 0,
            points: Some(5),
        }),
        players,
        enough: 66,
        target: Some(7),
        ..TrickPicture::default()
    }
}

/// Three seats; so many of them have played.
fn three(played: usize) -> TrickPicture {
    let mut players = vec![
        player("Ada", 6, 1, 11, 2),
        player("Maximilian the Great", 6, 0, 0, 6),
        player("Cleo", 7, 2, 38, 0),
    ];
    players[1].marker = Marker::Bot;
    players[2].dealer = true;
    players[2].turn = played < 3;
    let trick = [laid(0, "DK", false), laid(1, "DA", true), laid(2, "D8", false)];
    TrickPicture {
        title: "Deal 1".to_owned(),
        goal: "♣ trump · 7 points win".to_owned(),
        trump: Some(CardSuit::Clubs),
        stock: PictureStock { cards: 4, turn_up: Some(card("CJ")), ..PictureStock::default() },
        trick: trick[..played].to_vec(),
        last_trick: Some(LastTrick {
            cards: vec![(2, card("S9")), (0, card("SA")), (1, card("ST"))],
            winner: 0,
            points: Some(21),
        }),
        players,
        ..two()
    }
}

/// Whoever names trump isn't the one who leads; and a card is left that nobody saw.
fn naming() -> TrickPicture {
    let mut picture = three(0);
    picture.naming = true;
    picture.stock = PictureStock { cards: 1, state: StockState::Drawn, ..PictureStock::default() };
    picture.trump = None;
    picture.players[0].known = ["HK", "HQ", "CJ"].map(card).to_vec();
    (picture.players[0].cards, picture.players[0].tricks) = (4, 12);
    picture.players[0].game_points = 66;
    picture
}

fn closed() -> TrickPicture {
    let mut picture = two();
    picture.stock.state = StockState::Closed;
    picture.stock.closed_by = Some(0);
    picture
}

fn drawn() -> TrickPicture {
    let mut picture = two();
    picture.stock = PictureStock { state: StockState::Drawn, ..PictureStock::default() };
    picture.trick.push(laid(1, "HQ", true));
    picture.trick[0].winning = false;
    picture.players[1].turn = false;
    picture
}

/// Of three seats' stock, the card turned up stays to the end.
fn three_drawn() -> TrickPicture {
    let mut picture = three(3);
    picture.stock.cards = 1;
    picture.stock.state = StockState::Drawn;
    picture
}

fn marriage() -> TrickPicture {
    let mut picture = two();
    let partner = card("HQ");
    picture.trick = vec![laid(0, "HK", true)];
    picture.trick[0].marriage = Some(Marriage { partner, points: 40 });
    picture.players[0].points = Some(74);
    picture.players[0].known = vec![partner];
    picture
}

fn ended() -> TrickPicture {
    let mut picture = drawn();
    picture.trick.clear();
    picture.players[0].game_points = 5;
    picture.players[1].cards = 3;
    picture.players[0].cards = 3;
    picture.result = Some(DealResult {
        title: "Ada wins the deal".to_owned(),
        winners: vec![0],
        game_points: Some(2),
        word: "schneider".to_owned(),
        points: vec![91, 25],
    });
    picture
}

fn from_memory() -> TrickPicture {
    let mut picture = two();
    for player in &mut picture.players {
        player.points = None;
    }
    if let Some(last) = &mut picture.last_trick {
        last.points = None;
    }
    picture
}

fn hand() -> TrickPicture {
    let own =
        |name: &str, barred: bool, chosen: bool| HandCard { card: card(name), barred, chosen };
    let mut picture = two();
    picture.hand = Some(TrickHand {
        seat: 1,
        cards: vec![
            own("HK", true, false),
            own("H9", true, false),
            own("CA", false, true),
            own("CJ", false, false),
            own("ST", true, false),
            own("DQ", true, false),
        ],
    });
    picture.stock = PictureStock { state: StockState::Drawn, ..PictureStock::default() };
    picture
}

fn german() -> TrickPicture {
    let mut picture = marriage();
    let [ace, king, queen, jack] = ["A", "K", "D", "B"].map(str::to_owned);
    picture.letters = RankLetters { ace, king, queen, jack };
    picture.title = "Spiel 3".to_owned();
    picture.goal = "♥ Trumpf · bis 7 Punkte".to_owned();
    picture
}

fn four_colours() -> TrickPicture {
    let own = |name: &str| HandCard { card: card(name), ..HandCard::default() };
    let mut picture = three(3);
    picture.four_colours = true;
    picture.hand = Some(TrickHand {
        seat: 2,
        cards: ["CA", "CK", "CQ", "DT", "DJ", "SJ", "HT"].map(own).to_vec(),
    });
    picture
}

fn names() -> TrickPicture {
    let mut picture = three(2);
    for (player, name) in
        picture.players.iter_mut().zip(["WWWWWWWWWWWWWWWWWWWWWWW", "שלום עולם", "田中さん 🎉"])
    {
        player.name = name.to_owned();
        player.marker = Marker::Away;
        player.dealer = true;
        player.declarer = true;
    }
    picture
}

#[test]
fn they_look_as_they_did_when_they_were_last_looked_at() {
    let pictures = [
        ("trick-two", two()),
        ("trick-three", three(2)),
        ("trick-three-drawn", three_drawn()),
        ("trick-naming", naming()),
        ("trick-closed", closed()),
        ("trick-drawn", drawn()),
        ("trick-marriage", marriage()),
        ("trick-ended", ended()),
        ("trick-from-memory", from_memory()),
        ("trick-hand", hand()),
        ("trick-german", german()),
        ("trick-four-colours", four_colours()),
        ("trick-names", names()),
    ];
    let mut changed = Vec::new();
    for (name, picture) in pictures {
        let file = PAINTER.trick(&picture);
        assert!(file.len() <= 50_000, "{name}: {} bytes", file.len());
        changed.extend(check(name, &file).err());
    }
    assert!(changed.is_empty(), "{changed:#?}");
}

#[test]
fn a_table_without_anything_is_painted() {
    decode(&PAINTER.trick(&TrickPicture::default()));
}
