//! Pictures as they were last looked at. Where one has changed, the test leaves it as it was, as it
//! is, and what differs in `target/pictures`; with `UPDATE_GOLDEN=1` the new ones are kept.

use std::path::{Path, PathBuf};

use super::tests::{PAINTER, decode, mid_game, players, row};
use super::{Marker, PictureHand, PictureStack, Sweep, TablePicture};

fn hand() -> TablePicture {
    let mut picture = mid_game();
    picture.players.truncate(3);
    picture.rows[2].sweep =
        Some(Sweep { cards: vec![40, 41, 42, 46, 47], seats: vec![2], points: Some(5) });
    let cards = vec![1, 9, 25, 38, 44, 51, 69, 80, 99, 104];
    picture.hand = Some(PictureHand { cards, chosen: vec![44] });
    picture
}

/// Two decks: equal cards, a row that two take, more cards in the hand than a line holds.
fn double() -> TablePicture {
    let mut picture = mid_game();
    picture.players = players(4);
    picture.players[2].marker = Marker::Away;
    picture.players[3].hand = Some(14);
    picture.rows[0].stacks[1] = PictureStack { card: 14, copies: 2, owner: Some(1) };
    picture.rows[3] = row(&[58], 1);
    picture.rows[3].sweep =
        Some(Sweep { cards: vec![50, 51, 52], seats: vec![0, 3], points: Some(4) });
    let cards = (1..=14).map(|n| n * 7).collect();
    picture.hand = Some(PictureHand { cards, chosen: vec![7, 98] });
    picture
}

/// Rows that grow on both sides, six rows, and a match without a target.
fn pro() -> TablePicture {
    let mut picture = mid_game();
    picture.rows.extend([row(&[90, 91, 92, 93, 94], 0), row(&[99], 0)]);
    picture.rows[0].origin = Some(1);
    picture.capacity = 6;
    picture.target = None;
    picture.goal = "2 games".to_owned();
    picture
}

fn names() -> TablePicture {
    let mut picture = mid_game();
    let names = [
        "Anneliese",
        "Maximilian the Great",
        "Zoë Ünlü",
        "Ольга",
        "Αλέξανδρος",
        "שלום",
        "Kim 🎉",
        "",
    ];
    for (player, name) in picture.players.iter_mut().zip(names) {
        player.name = name.to_owned();
    }
    picture
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Compares a picture with the one that was kept.
pub(super) fn check(name: &str, now: &[u8]) -> Result<(), String> {
    let golden = folder("tests/goldens").join(format!("{name}.png"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(folder("tests/goldens")).unwrap();
        std::fs::write(golden, now).unwrap();
        return Ok(());
    }
    let before = std::fs::read(&golden).map_err(|why| format!("{}: {why}", golden.display()))?;
    // The compression may change.
    if colours(&before) == colours(now) {
        return Ok(());
    }
    let shown = folder("../target/pictures");
    std::fs::create_dir_all(&shown).unwrap();
    let keep = |what: &str, bytes: &[u8]| {
        std::fs::write(shown.join(format!("{name}-{what}.png")), bytes).unwrap();
    };
    keep("before", &before);
    keep("now", now);
    keep("difference", &difference(&before, now));
    Err(format!("{name}: look at {}/{name}-*.png", shown.display()))
}

/// The colour of each pixel.
fn colours(file: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    (info.width, info.height, pixels)
}

/// White where two pictures differ.
fn difference(before: &[u8], now: &[u8]) -> Vec<u8> {
    let ((width, height, old), (wide, high, new)) = (decode(before), decode(now));
    let (across, down) = (width.max(wide), height.max(high));
    let at = |pixels: &[u8], (width, height): (u32, u32), x: u32, y: u32| {
        (x < width && y < height).then(|| pixels[(y * width + x) as usize])
    };
    let pixels: Vec<u8> = (0..down)
        .flat_map(|y| (0..across).map(move |x| (x, y)))
        .map(|(x, y)| {
            let same = at(&old, (width, height), x, y) == at(&new, (wide, high), x, y);
            if same { 0 } else { u8::MAX }
        })
        .collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, across, down);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&pixels).unwrap();
    writer.finish().unwrap();
    file
}

#[test]
fn pictures_look_as_they_did_when_they_were_last_looked_at() {
    let mut crowd = mid_game();
    crowd.players = players(20);
    let tables = [
        ("eight", mid_game()),
        ("hand", hand()),
        ("double", double()),
        ("pro", pro()),
        ("names", names()),
        ("twenty", crowd),
    ];
    let draft: Vec<u8> = (1..=44).collect();
    let changed: Vec<String> = tables
        .iter()
        .map(|(name, picture)| (*name, PAINTER.paint(picture)))
        .chain([("draft", PAINTER.cards(&draft))])
        .filter_map(|(name, now)| check(name, &now).err())
        .collect();
    assert!(changed.is_empty(), "{changed:#?}");
}

#[test]
fn what_is_kept_of_other_pictures_changes_none() {
    let mut renamed = hand();
    renamed.players[2].name = "Somebody else".to_owned();
    let mut chosen = hand();
    chosen.hand.as_mut().unwrap().chosen = vec![1];
    let mut ahead = hand();
    ahead.players[0].total = 65;
    let all = [hand(), chosen, ahead, renamed, mid_game(), double(), pro(), names()];
    let mut bands = super::BandCache::default();
    // Each after each other.
    for before in &all {
        for picture in &all {
            let _ = PAINTER.paint_again(before, &mut bands);
            assert!(PAINTER.paint_again(picture, &mut bands) == PAINTER.paint(picture));
        }
    }
}
