//! Tests of whole pictures.

use std::sync::LazyLock;

use super::{
    Marker, Painter, PictureHand, PicturePlayer, PictureRow, PictureStack, Sweep, TablePicture,
};

pub(super) static PAINTER: LazyLock<Painter> = LazyLock::new(|| Painter::new().unwrap());

pub(super) fn row(cards: &[u8], fresh: usize) -> PictureRow {
    let stack = |(place, card): (usize, &u8)| PictureStack {
        card: *card,
        copies: 1,
        owner: (place + fresh >= cards.len()).then(|| u8::try_from(place).unwrap()),
    };
    PictureRow { stacks: cards.iter().enumerate().map(stack).collect(), origin: None, sweep: None }
}

pub(super) fn players(count: u8) -> Vec<PicturePlayer> {
    let player = |seat: u8| PicturePlayer {
        name: format!("Player {seat}"),
        played: vec![seat * 5 + 1],
        took: if seat == 1 { 12 } else { 0 },
        total: u16::from(seat) * 9,
        hand: None,
        marker: if seat == 5 { Marker::Bot } else { Marker::None },
        leads: seat == 0,
    };
    (0..count).map(player).collect()
}

/// Eight players in the middle of a classic game.
pub(super) fn mid_game() -> TablePicture {
    let mut picture = TablePicture {
        title: "Game 2 · turn 5".to_owned(),
        capacity: 5,
        rows: vec![
            row(&[12, 14, 15, 21, 26], 2),
            row(&[37], 1),
            row(&[43, 44, 55], 2),
            row(&[58, 61, 68, 83], 2),
        ],
        players: players(8),
        counts_cards: false,
        goal: "to 66".to_owned(),
        target: Some(66),
        hand: None,
    };
    picture.rows[1].sweep =
        Some(Sweep { cards: vec![5, 16, 22, 30, 36], seats: vec![1], points: Some(12) });
    picture
}

/// Width, height and pixels of a PNG file.
pub(super) fn decode(file: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(info.color_type, png::ColorType::Indexed);
    pixels.truncate(info.buffer_size());
    (info.width, info.height, pixels)
}

#[test]
fn a_table_is_a_small_file_of_the_expected_shape() {
    let file = PAINTER.paint(&mid_game());
    let (width, height, _) = decode(&file);
    assert_eq!((width, height), (800, 828));
    assert!(file.len() <= 50_000, "{} bytes", file.len());
}

#[test]
fn the_same_picture_gives_the_same_bytes() {
    let first = PAINTER.paint(&mid_game());
    // Other characters in between must leave no trace.
    let mut other = mid_game();
    other.players[0].name = "Ünlü Ольга 🎉".to_owned();
    assert_ne!(PAINTER.paint(&other), first);
    assert_eq!(PAINTER.paint(&mid_game()), first);
    assert_eq!(Painter::new().unwrap().paint(&mid_game()), first);
}

#[test]
fn every_card_looks_different() {
    let mut seen = std::collections::HashSet::new();
    for card in 0..=104 {
        let (_, _, pixels) = decode(&PAINTER.cards(&[card]));
        assert!(seen.insert(pixels), "card {card}");
    }
}

#[test]
fn every_card_paints_as_row_and_chip() {
    for card in 1..=104 {
        let mut picture = mid_game();
        picture.rows[0].stacks[0].card = card;
        picture.players[0].played = vec![card];
        decode(&PAINTER.paint(&picture));
    }
}

#[test]
fn numbers_that_are_on_no_card_are_painted_too() {
    let mut picture = mid_game();
    for (card, copies) in [(0, 0), (105, 1), (200, 2), (255, 255)] {
        picture.rows[0].stacks[0] = PictureStack { card, copies, owner: Some(card) };
        picture.players[0].played = vec![card; 5];
        decode(&PAINTER.paint(&picture));
    }
    decode(&PAINTER.cards(&[0, 105, 255]));
}

#[test]
fn grids_of_any_length() {
    let deck: Vec<u8> = (0..=u8::MAX).collect();
    for count in [0, 1, 6, 7, 10, 14, 15, 27, 44, 61, 104, 105, 256] {
        decode(&PAINTER.cards(&deck[..count]));
    }
}

#[test]
fn odd_names_are_painted() {
    let names = [
        "",
        "\0",
        "\u{fffe}\u{ffff}\u{1}",
        "👨‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽",
        "田中さん 김철수",
        "محمد علي",
        "שלום (עולם)",
        "नमस्ते สวัสดี",
        "\u{202e}evil\u{2066}\u{200b}",
        "\n\t\r",
        "\u{301}\u{301}\u{301}",
        "Z̷̢̛͖̈́a̴̡̛l̵̢g̶o̷",
    ];
    for name in names {
        let mut picture = mid_game();
        picture.title = name.to_owned();
        picture.goal = name.to_owned();
        for player in &mut picture.players {
            player.name = name.to_owned();
        }
        decode(&PAINTER.paint(&picture));
    }
}

#[test]
fn long_names_are_cut() {
    for letter in ["W", "i", "牛", "e\u{301}\u{301}\u{301}", "\u{301}", "אب"] {
        let mut picture = mid_game();
        let long = letter.repeat(4000);
        picture.title.clone_from(&long);
        picture.goal.clone_from(&long);
        for player in &mut picture.players {
            player.name.clone_from(&long);
            player.marker = Marker::Away;
            player.hand = Some(255);
            player.took = u16::MAX;
            player.total = u16::MAX;
            player.played = vec![104, 103];
        }
        decode(&PAINTER.paint(&picture));
    }
}

#[test]
fn a_cut_name_never_reaches_the_numbers() {
    for size in [28, 31] {
        for text in ["WWWWWWWWWWWWWWWWWWW", "Maximilian the Great", "牛牛牛牛牛牛牛牛牛牛牛"]
        {
            let clean = PAINTER.writer.clean(text);
            let cut = PAINTER.writer.fit(&clean, size, 150);
            assert!(cut.ends_with('…') && PAINTER.writer.width(&cut, size) <= 150);
        }
    }
}

#[test]
fn tables_of_every_shape() {
    decode(&PAINTER.paint(&TablePicture::default()));
    for rows in 0..=9 {
        for capacity in [0, 4, 5, 6, 255] {
            for seats in [0, 1, 8, 10, 11, 20, 25] {
                let mut picture = mid_game();
                picture.capacity = capacity;
                picture.rows = vec![row(&[1, 2, 3, 4, 5, 6], 1); rows];
                picture.players = players(seats);
                decode(&PAINTER.paint(&picture));
            }
        }
    }
}

#[test]
fn rows_longer_than_the_rules_allow() {
    let mut picture = mid_game();
    picture.rows[0] = row(&(1..=60).collect::<Vec<_>>(), 60);
    picture.rows[0].origin = Some(255);
    picture.rows[1].stacks.clear();
    picture.rows[2].origin = Some(1);
    decode(&PAINTER.paint(&picture));
}

#[test]
fn what_is_said_is_seen() {
    let plain = PAINTER.paint(&mid_game());
    let changes: [fn(&mut TablePicture); 14] = [
        |p| p.rows[0].origin = Some(2),
        |p| p.rows[1].sweep = None,
        |p| p.rows[1].sweep.as_mut().unwrap().points = None,
        |p| p.rows[1].sweep.as_mut().unwrap().seats = vec![2],
        |p| p.rows[0].stacks[0].owner = Some(3),
        |p| p.rows[0].stacks[4].owner = Some(8),
        |p| p.rows[0].stacks[0].copies = 2,
        |p| p.players[3].marker = Marker::Away,
        |p| p.players[3].hand = Some(7),
        |p| p.players[3].leads = true,
        |p| p.players[3].took = 3,
        |p| p.players[3].played.clear(),
        |p| p.capacity = 6,
        |p| p.hand = Some(PictureHand { cards: vec![1, 2, 3], chosen: vec![2] }),
    ];
    for (i, change) in changes.iter().enumerate() {
        let mut picture = mid_game();
        change(&mut picture);
        assert_ne!(PAINTER.paint(&picture), plain, "change {i}");
    }
}

#[test]
fn a_painter_is_shared_by_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&*PAINTER);
    let expected = PAINTER.paint(&mid_game());
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert_eq!(PAINTER.paint(&mid_game()), expected));
        }
    });
}

/// The frames of a moving picture, each as the whole sheet then looks, and the time for which it is
/// shown in hundredths of a second.
pub(super) fn frames(file: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(file).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let (mut sheet, mut sheets) = (vec![0; width * height], Vec::new());
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert_eq!(frame.dispose, gif::DisposalMethod::Keep);
        let lines = sheet.chunks_mut(width).skip(frame.top.into());
        for (line, drawn) in lines.zip(frame.buffer.chunks(frame.width.into())) {
            for (pixel, drawn) in line[frame.left.into()..].iter_mut().zip(drawn) {
                if Some(*drawn) != frame.transparent {
                    *pixel = *drawn;
                }
            }
        }
        sheets.push((sheet.clone(), frame.delay));
    }
    sheets
}

#[test]
fn a_taken_row_moves_and_comes_to_rest_as_the_still_picture() {
    let mut all = mid_game();
    for row in &mut all.rows {
        row.stacks.truncate(1);
        row.stacks[0].owner = Some(2);
        row.sweep =
            Some(Sweep { cards: vec![58, 61, 68, 69, 83], seats: vec![2], points: Some(5) });
    }
    for picture in [mid_game(), all] {
        let file = PAINTER.sweep(&picture).unwrap();
        let frames = frames(&file);
        let lasts: u32 = frames.iter().map(|(_, delay)| u32::from(*delay)).sum();
        let (_, _, still) = decode(&PAINTER.paint(&picture));
        assert_eq!(frames.last().map(|(sheet, _)| sheet), Some(&still));
        assert_ne!(frames[0].0, still);
        assert!(lasts <= 300, "{lasts} hundredths of a second");
        assert!(file.len() <= 400_000, "{} bytes", file.len());
    }
    assert_eq!(PAINTER.sweep(&TablePicture { rows: vec![row(&[1], 1)], ..mid_game() }), None);
}
