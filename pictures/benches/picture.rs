//! How long a picture takes, and how big it is.

use std::fmt::{Display, Formatter};
use std::hint::black_box;
use std::sync::LazyLock;
use std::time::Instant;

use divan::Bencher;
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
        counts_cards: false,
        goal: "to 66".to_owned(),
        target: Some(66),
        hand: None,
    }
}

static PAINTER: LazyLock<Painter> =
    LazyLock::new(|| Painter::new().expect("the art is part of the program"));

/// The same table with twenty players.
fn crowd() -> TablePicture {
    let picture = mid_game();
    let mut crowd = picture.clone();
    crowd.players.extend_from_slice(&picture.players);
    crowd.players.extend_from_slice(&picture.players[..4]);
    crowd
}

/// The same table with somebody's own hand.
fn private() -> TablePicture {
    let hand = PictureHand { cards: (1..=10).map(|card| card * 10).collect(), chosen: vec![40] };
    TablePicture { hand: Some(hand), ..mid_game() }
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

/// Something that is painted.
#[derive(Debug)]
struct Subject {
    name: &'static str,
    painting: fn() -> Painting,
}

/// Paints the same thing once more, from nothing.
type Painting = Box<dyn Fn() -> Vec<u8> + Sync>;

impl Display for Subject {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

const SUBJECTS: [Subject; 10] = [
    subject("eight players", || table(mid_game())),
    subject("a row is taken", || {
        let picture = mid_game();
        Box::new(move || PAINTER.sweep(black_box(&picture)).expect("one is"))
    }),
    subject("twenty players", || table(crowd())),
    subject("eight players and a hand", || table(private())),
    subject("ten cards", || {
        let hand: Vec<u8> = (1..=10).map(|card| card * 10).collect();
        Box::new(move || PAINTER.cards(black_box(&hand)))
    }),
    subject("the end of a match", || {
        let end = end();
        Box::new(move || PAINTER.end(black_box(&end)))
    }),
    subject("a lobby", || {
        let lobby = lobby();
        Box::new(move || PAINTER.lobby(black_box(&lobby)))
    }),
    subject("a face", || Box::new(|| PAINTER.portrait(black_box(0)))),
    subject("a trick", || trick_of(TrickPicture { hand: None, ..trick() })),
    subject("a trick and a hand", || trick_of(trick())),
];

const fn subject(name: &'static str, painting: fn() -> Painting) -> Subject {
    Subject { name, painting }
}

fn table(picture: TablePicture) -> Painting {
    Box::new(move || PAINTER.paint(black_box(&picture)))
}

fn trick_of(picture: TrickPicture) -> Painting {
    Box::new(move || PAINTER.trick(black_box(&picture)))
}

#[divan::bench(args = SUBJECTS)]
fn picture(bencher: Bencher<'_, '_>, subject: &Subject) {
    let painting = (subject.painting)();
    bencher.bench(&painting);
}

#[divan::bench]
fn one_more_hand_of_the_same_turn(bencher: Bencher<'_, '_>) {
    let picture = private();
    let mut kept = BandCache::default();
    let _ = PAINTER.paint_again(&mid_game(), &mut kept);
    bencher.bench_local(|| PAINTER.paint_again(black_box(&picture), &mut kept));
}

/// The art is drawn once a process, so that there is one try.
#[expect(clippy::disallowed_methods, reason = "real time is what is measured")]
fn main() {
    let begun = Instant::now();
    LazyLock::force(&PAINTER);
    println!("making the first painter: {:?}", begun.elapsed());
    for subject in &SUBJECTS {
        println!("{subject}: {} bytes", (subject.painting)()().len());
    }
    divan::main();
}
