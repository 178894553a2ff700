//! How long a picture takes, and how big it is.

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use pictures::{
    BandCache, CardRank, CardSuit, EndPicture, EndPlayer, HandCard, LastTrick, LobbyGuest,
    LobbyPicture, Marker, Marriage, Painter, PictureHand, PicturePlayer, PictureRow, PictureStack,
    PictureStock, PlayingCard, Sweep, TablePicture, TrickCard, TrickHand, TrickPicture,
    TrickPlayer,
};

/// Eight players in the middle of a classic game.
fn mid_game() -> TablePicture {
    let row = |cards: &[u8], fresh: usize| PictureRow {
        stacks: cards
            .iter()
            .enumerate()
            .map(|(place, card)| PictureStack {
                card: *card,
                copies: 1,
                owner: (place + fresh >= cards.len()).then_some(place as u8),
            })
            .collect(),
        origin: None,
        sweep: (cards.len() == fresh).then(|| Sweep {
            cards: vec![5, 16, 22, 30, 36],
            seats: vec![1],
            points: Some(12),
        }),
    };
    let names = [
        "Anneliese",
        "Bo",
        "Maximilian the Great",
        "Zoë Ünlü",
        "Luna",
        "Hornochse",
        "Ольга",
        "Kim",
    ];
    let cards = [14, 37, 44, 55, 61, 83, 21, 26];
    TablePicture {
        title: "Game 2 · turn 5".to_owned(),
        capacity: 5,
        rows: vec![
            row(&[12, 14, 15, 21, 26], 2),
            row(&[37], 1),
            row(&[43, 44, 55], 2),
            row(&[58, 61, 68, 83], 2),
        ],
        players: (0_u16..)
            .zip(names.iter().zip(cards))
            .map(|(seat, (name, card))| PicturePlayer {
                name: (*name).to_owned(),
                played: vec![card],
                took: if seat == 1 { 12 } else { 0 },
                total: seat * 7 + 9,
                hand: None,
                marker: if seat == 5 { Marker::Bot } else { Marker::None },
                leads: seat == 0,
            })
            .collect(),
        goal: "to 66".to_owned(),
        target: Some(66),
        hand: None,
    }
}

fn paint(criterion: &mut Criterion) {
    let painter = Painter::new().expect("the art is part of the program");
    let picture = mid_game();
    println!("eight players: {} bytes", painter.paint(&picture).len());
    criterion.bench_function("picture/eight players", |bencher| {
        bencher.iter(|| painter.paint(black_box(&picture)));
    });

    println!("a row is taken: {} bytes", painter.sweep(&picture).expect("one is").len());
    criterion.bench_function("picture/a row is taken", |bencher| {
        bencher.iter(|| painter.sweep(black_box(&picture)));
    });

    let mut crowd = picture.clone();
    crowd.players.extend_from_slice(&picture.players);
    crowd.players.extend_from_slice(&picture.players[..4]);
    println!("twenty players: {} bytes", painter.paint(&crowd).len());
    criterion.bench_function("picture/twenty players", |bencher| {
        bencher.iter(|| painter.paint(black_box(&crowd)));
    });

    let mut private = picture.clone();
    private.hand =
        Some(PictureHand { cards: (1..=10).map(|card| card * 10).collect(), chosen: vec![40] });
    println!("eight players and a hand: {} bytes", painter.paint(&private).len());
    criterion.bench_function("picture/eight players and a hand", |bencher| {
        bencher.iter(|| painter.paint(black_box(&private)));
    });
    let mut bands = BandCache::default();
    let _ = painter.paint_again(&picture, &mut bands);
    criterion.bench_function("picture/one more hand of the same turn", |bencher| {
        bencher.iter(|| painter.paint_again(black_box(&private), &mut bands));
    });

    let hand: Vec<u8> = (1..=10).map(|card| card * 10).collect();
    println!("ten cards: {} bytes", painter.cards(&hand).len());
    criterion.bench_function("picture/ten cards", |bencher| {
        bencher.iter(|| painter.cards(black_box(&hand)));
    });
}

/// Eight players at the end of nine games.
fn end() -> EndPicture {
    let points = |game: u16, seat: u16| (game * 7 + seat * 11 + game * seat * 5) % 20;
    let player = |seat: u16| EndPlayer {
        name: format!("Player {seat}"),
        place: seat as u8 + 1,
        total: (0..9).map(|game| points(game, seat)).sum(),
        marker: if seat == 1 { Marker::Bot } else { Marker::None },
        portrait: (seat == 1).then_some(0),
    };
    EndPicture {
        title: "Player 0 wins!".to_owned(),
        subtitle: "9 games".to_owned(),
        players: (0..8).map(player).collect(),
        history: (0..9).map(|game| (0..8).map(|seat| points(game, seat)).collect()).collect(),
        target: Some(66),
        bull_heads: true,
        sheet: true,
        ..EndPicture::default()
    }
}

/// Three people and five bots.
fn lobby() -> LobbyPicture {
    let guest = |seat: u8| LobbyGuest {
        name: format!("Player {seat}"),
        note: if seat > 2 { "hard bot".to_owned() } else { String::new() },
        host: seat == 0,
        portrait: (seat > 2).then_some(seat),
    };
    LobbyPicture {
        title: "6 nimmt!".to_owned(),
        chips: ["Classic", "to 66", "90 s"].map(str::to_owned).to_vec(),
        seats: (0..8).map(guest).collect(),
        bull_heads: true,
        most: 10,
        ..LobbyPicture::default()
    }
}

fn events(criterion: &mut Criterion) {
    let painter = Painter::new().expect("the art is part of the program");
    let (end, lobby) = (end(), lobby());
    println!("the end of a match: {} bytes", painter.end(&end).len());
    criterion.bench_function("picture/the end of a match", |bencher| {
        bencher.iter(|| painter.end(black_box(&end)));
    });
    println!("a lobby: {} bytes", painter.lobby(&lobby).len());
    criterion.bench_function("picture/a lobby", |bencher| {
        bencher.iter(|| painter.lobby(black_box(&lobby)));
    });
    println!("a face: {} bytes", painter.portrait(0).len());
    criterion.bench_function("picture/a face", |bencher| {
        bencher.iter(|| painter.portrait(black_box(0)));
    });
}

/// Two in the middle of a trick, and the hand of one of them.
fn trick() -> TrickPicture {
    let card = |suit, rank| PlayingCard { suit, rank };
    let (clubs, hearts) = (CardSuit::Clubs, CardSuit::Hearts);
    let player = |name: &str, cards| TrickPlayer {
        name: name.to_owned(),
        cards,
        tricks: 2,
        points: Some(34),
        game_points: 3,
        ..TrickPlayer::default()
    };
    let partner = card(hearts, CardRank::Queen);
    let hand = [CardRank::Ace, CardRank::Ten, CardRank::King, CardRank::Queen, CardRank::Jack];
    let own = |rank| HandCard { card: card(clubs, rank), ..HandCard::default() };
    TrickPicture {
        title: "Deal 3".to_owned(),
        goal: "♥ trump · 7 points win".to_owned(),
        trump: Some(hearts),
        stock: PictureStock {
            cards: 6,
            turn_up: Some(card(hearts, CardRank::Ace)),
            ..PictureStock::default()
        },
        trick: vec![TrickCard {
            seat: 0,
            card: card(hearts, CardRank::King),
            winning: true,
            marriage: Some(Marriage { partner, points: 40 }),
        }],
        last_trick: Some(LastTrick {
            cards: vec![(1, card(clubs, CardRank::Nine)), (0, card(hearts, CardRank::Jack))],
            winner: 0,
            points: Some(2),
        }),
        players: vec![player("Anneliese", 5), player("Bo", 5)],
        enough: 66,
        target: Some(7),
        hand: Some(TrickHand { seat: 1, cards: hand.map(own).to_vec() }),
        ..TrickPicture::default()
    }
}

fn tricks(criterion: &mut Criterion) {
    let painter = Painter::new().expect("the art is part of the program");
    let private = trick();
    let public = TrickPicture { hand: None, ..private.clone() };
    println!("a trick: {} bytes", painter.trick(&public).len());
    criterion.bench_function("picture/a trick", |bencher| {
        bencher.iter(|| painter.trick(black_box(&public)));
    });
    println!("a trick and a hand: {} bytes", painter.trick(&private).len());
    criterion.bench_function("picture/a trick and a hand", |bencher| {
        bencher.iter(|| painter.trick(black_box(&private)));
    });
}

/// The art is drawn once a process, so that there is one try.
#[expect(clippy::disallowed_methods, reason = "real time is what is measured")]
fn start(_: &mut Criterion) {
    let begun = Instant::now();
    drop(Painter::new().expect("the art is part of the program"));
    println!("making the first painter: {:?}", begun.elapsed());
}

criterion_group!(benches, start, paint, tricks, events);
criterion_main!(benches);
