//! How long a picture takes, and how big it is.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use hornochse::view::picture::{
    Marker, Painter, PictureHand, PicturePlayer, PictureRow, PictureStack, Sweep, TablePicture,
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

    let hand: Vec<u8> = (1..=10).map(|card| card * 10).collect();
    println!("ten cards: {} bytes", painter.cards(&hand).len());
    criterion.bench_function("picture/ten cards", |bencher| {
        bencher.iter(|| painter.cards(black_box(&hand)));
    });
}

fn start(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("picture/start");
    group.sample_size(10);
    group.bench_function("new painter", |bencher| {
        bencher.iter(|| Painter::new().expect("the art is part of the program"));
    });
}

criterion_group!(benches, paint, start);
criterion_main!(benches);
