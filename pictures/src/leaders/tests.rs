//! Tests of the picture of a leaderboard.

use games::GameKind;

use super::*;
use crate::Emblem;
use crate::goldens::check;
use crate::tests::{PAINTER, decode};
use view::words::{Value, Words};

const NAMES: [&str; 10] = [
    "Ada",
    "Maximilian the Great",
    "Zoë Ünlü",
    "Ольга",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "שלום",
    "Kim 🎉",
    "田中さん",
    "",
    "Bo",
];

/// Ten people by their ratings; the fourth one looks at it.
fn by_rating() -> LeadersPicture {
    let line = |i: u16| {
        let (mean, margin) = (1_720 - 37 * i, 60 + (i * 67) % 240);
        let at = |points: u16| (points - 1_100) * 10 / 8;
        let doubtful = margin > 180;
        LeadersLine {
            place: u32::from(i) + 1,
            name: NAMES[usize::from(i)].to_owned(),
            note: format!("{} wins in {} matches (40 %)", 40 - i, 100 - i),
            value: format!("1,{:03}{}", mean - 1_000, if doubtful { "?" } else { "" }),
            beside: format!("± {margin}"),
            bar: Span { from: at(mean - margin), to: at(mean + margin), mark: Some(at(mean)) },
            mine: i == 3,
            doubtful,
        }
    };
    LeadersPicture {
        title: "Leaderboard".to_owned(),
        subtitle: "By rating · This month".to_owned(),
        lines: (0..10).map(line).collect(),
        emblem: Emblem::Bull,
    }
}

/// Three of a later page by their wins.
fn by_wins() -> LeadersPicture {
    let line = |i: u16| LeadersLine {
        place: 1_009 + u32::from(i),
        name: NAMES[usize::from(i)].to_owned(),
        note: format!("{} Siege in 30 Partien (40 %)", 12 - i),
        value: (12 - i).to_string(),
        bar: Span { from: 0, to: 1000 - i * 80, mark: None },
        ..LeadersLine::default()
    };
    LeadersPicture {
        title: "Bestenliste".to_owned(),
        subtitle: "Nach Siegen · Seit Beginn · Sechsundsechzig in jeder nur denkbaren Variante"
            .to_owned(),
        lines: (0..3).map(line).collect(),
        emblem: Emblem::Cards,
    }
}

#[test]
fn leaderboards_look_as_they_did_when_they_were_last_looked_at() {
    let changed: Vec<String> = [("leaders-rating", by_rating()), ("leaders-wins", by_wins())]
        .iter()
        .filter_map(|(name, picture)| check(name, &PAINTER.leaders(picture)).err())
        .collect();
    assert!(changed.is_empty(), "{changed:#?}");
}

/// A name or a title that is cut loses its meaning.
#[test]
fn the_words_of_every_language_have_room() {
    let writer = &PAINTER.writer;
    let beside_the_brand = to_i32(WIDTH - 2 * MARGIN) - at(6) - to_i32(BRAND.0) - at(18);
    let below_a_name = to_i32(WIDTH - 2 * MARGIN)
        - (at(12) + PLACE_WIDTH + at(4))
        - (PADDING + at(4) + to_i32(VALUE_WIDTH) + at(20));
    let mut cut = Vec::new();
    let mut has_room = |locale: &str, text: &str, size: u8, room: i32| {
        let wide = writer.width(text, size);
        if wide > room {
            cut.push(format!("{locale}: {text}: {wide} of {room}"));
        }
    };
    for locale in Words::all() {
        for game in [GameKind::Nimmt, GameKind::Sixtysix] {
            let words = Words::of(locale).about(game);
            let title = words.say("leaders-title", &[]);
            has_room(locale, &title, TITLE, beside_the_brand);
            for order in ["rating", "wins", "share", "score", "matches"] {
                for window in ["month", "quarter", "recent", "all"] {
                    let order = words.say(&format!("leaders-order-{order}"), &[]);
                    let window = words.say(&format!("leaders-window-{window}"), &[]);
                    let subtitle = format!("{order} · {window}");
                    has_room(locale, &subtitle, SUBTITLE, beside_the_brand);
                }
            }
            let share = words.say("leaders-percent", &[("n", Value::Number(88))]);
            let values = [
                ("wins", Value::Number(188)),
                ("matches", Value::Number(288)),
                ("share", share.into()),
            ];
            let record = words.say("leaders-note", &values);
            has_room(locale, &record, NOTE, below_a_name);
        }
    }
    assert!(cut.is_empty(), "{cut:#?}");
}

#[test]
fn a_leaderboard_is_as_high_as_it_has_lines_up_to_ten() {
    let height = |lines: usize| {
        let line = by_rating().lines[0].clone();
        let picture = LeadersPicture { lines: vec![line; lines], ..by_rating() };
        decode(&PAINTER.leaders(&picture)).1
    };
    assert!(height(0) < height(1) && height(1) < height(2) && height(9) < height(10));
    assert_eq!(height(10), height(50));
}

#[test]
fn no_numbers_break_a_leaderboard() {
    for (from, to, mark) in
        [(0, 0, None), (900, 100, Some(u16::MAX)), (u16::MAX, u16::MAX, Some(0))]
    {
        let lines = vec![LeadersLine {
            place: u32::MAX,
            value: "9".repeat(60),
            beside: "±".repeat(60),
            note: "n".repeat(300),
            bar: Span { from, to, mark },
            ..LeadersLine::default()
        }];
        let picture = LeadersPicture { lines, ..LeadersPicture::default() };
        assert_eq!(decode(&PAINTER.leaders(&picture)).0, 800);
    }
}
