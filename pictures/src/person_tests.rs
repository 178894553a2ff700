//! Tests of the picture of somebody's statistics.

use proptest::prelude::*;

use games::GameKind;

use super::canvas::to_i32;
use super::goldens::check;
use super::layout::{MARGIN, WIDTH, at, font};
use super::tests::{PAINTER, decode};
use super::{Bar, Chart, Emblem, PersonPicture, RatingCurve, Tile};
use view::words::Words;

fn tile(value: &str, label: &str) -> Tile {
    Tile { value: value.to_owned(), label: label.to_owned() }
}

fn chart(title: &str, bars: &[(&str, u32)], bright: usize) -> Chart {
    let bar = |(index, (label, count)): (usize, &(&str, u32))| Bar {
        label: (*label).to_owned(),
        count: *count,
        bright: index == bright,
    };
    Chart { title: title.to_owned(), bars: bars.iter().enumerate().map(bar).collect() }
}

/// A rating that rises and falls and grows surer.
fn curve(matches: i32) -> RatingCurve {
    let point = |n: i32| (1_500 + n * 9 - (n * n * 7 + n * 31) % 90, 60 + 900 / (n + 3));
    let points: Vec<(i32, i32)> = (0..matches).map(point).collect();
    let (mean, off) = points[points.len() - 1];
    RatingCurve { title: "Rating".to_owned(), now: format!("{mean} ± {off}"), points }
}

fn tiles() -> Vec<Tile> {
    vec![
        tile("42", "matches"),
        tile("17", "won (40 %)"),
        tile("8.3", "heads a game"),
        tile("2", "wins running"),
        tile("5", "longest streak"),
        tile("0–31", "best and worst game"),
    ]
}

/// Everything that can be shown.
fn whole() -> PersonPicture {
    let places = [("1", 17), ("2", 10), ("3", 8), ("4", 7)];
    let rows = [("1", 21), ("2", 34), ("3", 19), ("4", 28)];
    let scores = [
        ("0–4", 120),
        ("5–9", 98),
        ("10–14", 61),
        ("15–19", 33),
        ("20–24", 12),
        ("25–29", 5),
        ("30–34", 1),
    ];
    PersonPicture {
        title: "Maximilian the Great".to_owned(),
        subtitle: "6 nimmt!".to_owned(),
        emblem: Emblem::Bull,
        tiles: tiles(),
        rating: Some(curve(42)),
        charts: vec![
            chart("Places", &places, 0),
            chart("Rows taken", &rows, 1),
            chart("Bull heads a game", &scores, 9),
        ],
    }
}

/// Somebody who has only just begun, in a language of long words.
fn beginner() -> PersonPicture {
    let deals = [("gewonnen", 1), ("Schneider", 0), ("schwarz", 0), ("verloren", 3)];
    PersonPicture {
        title: "Ольга 🎉".to_owned(),
        subtitle: "Sechsundsechzig · allein gegen Bots".to_owned(),
        emblem: Emblem::Cards,
        tiles: vec![
            tile("1", "Partie"),
            tile("0", "gewonnen (0 %)"),
            tile("0,5", "Punkte pro Spiel"),
        ],
        rating: Some(curve(1)),
        charts: vec![
            chart("Plätze", &[("1", 0), ("2", 1)], 0),
            chart("Punkte pro Spiel", &[("0", 3), ("1", 0), ("2", 1)], 9),
            chart("Spiele", &deals, 0),
        ],
    }
}

/// Many places, large numbers, and a rating of two matches.
fn veteran() -> PersonPicture {
    let places: Vec<(String, u32)> = (1..=10)
        .map(|n| (if n == 10 { "10+".to_owned() } else { n.to_string() }, 1_234 / n))
        .collect();
    let places: Vec<(&str, u32)> = places.iter().map(|(l, n)| (l.as_str(), *n)).collect();
    PersonPicture {
        title: "WWWWWWWWWWWWWWWWWWWWWWWW".to_owned(),
        tiles: vec![tile("12345678901", "a label that is far too long for its place")],
        rating: Some(curve(2)),
        charts: vec![chart("Places", &places, 0)],
        ..whole()
    }
}

#[test]
fn statistics_look_as_they_did_when_they_were_last_looked_at() {
    let pictures = [("person", whole()), ("person-new", beginner()), ("person-long", veteran())];
    let changed: Vec<String> = pictures
        .iter()
        .filter_map(|(name, picture)| check(name, &PAINTER.person(picture)).err())
        .collect();
    assert!(changed.is_empty(), "{changed:#?}");
}

/// A text that is cut in a tile or below a bar loses its meaning.
#[test]
fn the_words_of_every_language_have_room() {
    let label = font(34);
    let mut cut = Vec::new();
    for locale in Words::all() {
        for game in [GameKind::Nimmt, GameKind::Sixtysix] {
            let words = Words::of(locale).about(game);
            let width = |id: &str, n: u32| {
                let text = words.say(id, &[("n", n.into()), ("share", 100_u32.into())]);
                (PAINTER.writer.width(&text, label), text)
            };
            let tile = to_i32((WIDTH - MARGIN) / 3 - MARGIN) - at(16);
            for part in ["matches", "wins", "average", "streak", "longest", "best-worst", "best"] {
                for n in [1, 2] {
                    let (wide, text) = width(&format!("stats-tile-{part}"), n);
                    if wide > tile {
                        cut.push(format!("{locale}: {text}: {wide} of {tile}"));
                    }
                }
            }
            let bar = to_i32((WIDTH - 2 * MARGIN) / 4) - at(36);
            let bars = ["stats-lost", "stats-won", "word-schneider", "word-schwarz"];
            for part in bars {
                let (wide, text) = width(&format!("sixtysix-{part}"), 1);
                if wide > bar {
                    cut.push(format!("{locale}: {text}: {wide} of {bar}"));
                }
            }
        }
    }
    assert!(cut.is_empty(), "{cut:#?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn there_is_nothing_that_cannot_be_painted(
        tiles in prop::collection::vec(("\\PC{0,30}", "\\PC{0,30}"), 0..12),
        points in prop::collection::vec(any::<(i32, i32)>(), 0..40),
        bars in prop::collection::vec(("\\PC{0,12}", any::<u32>(), any::<bool>()), 0..14),
    ) {
        let bars = bars.into_iter().map(|(label, count, bright)| Bar { label, count, bright });
        let bars: Vec<Bar> = bars.collect();
        let few = bars.iter().take(3).cloned().collect();
        let chart = |bars| Chart { title: "Places".to_owned(), bars };
        let picture = PersonPicture {
            tiles: tiles.iter().map(|(value, label)| tile(value, label)).collect(),
            rating: Some(RatingCurve { points, ..RatingCurve::default() }),
            charts: vec![chart(few), chart(bars.clone()), chart(bars)],
            ..PersonPicture::default()
        };
        let (width, height, _) = decode(&PAINTER.person(&picture));
        prop_assert_eq!(width, 800);
        prop_assert!(height < 4_000);
    }
}
