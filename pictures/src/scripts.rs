//! Names in every script: as they look with what is part of the program, and with the fonts of a
//! folder.

use std::path::Path;

use unicode_segmentation::UnicodeSegmentation as _;

use super::goldens::check;
use super::model::{Marker, TablePicture};
use super::name::BOX;
use super::shape::{Line, Source, forms};
use super::tests::{PAINTER, mid_game, players};
use super::text::Align;
use super::{FontSources, Painter};

/// In the order of the pictures: letters of the program's fonts, then those it has only as dots,
/// then emojis and what people write to look fancy.
const NAMES: [&str; 40] = [
    "Zoë Ünlü",
    "Nguyễn Thị Ánh",
    "Ольга Ёлкина",
    "Αλέξανδρος",
    "Ἀθηνᾶ",
    "محمد علي",
    "فاطمة (12)",
    "می\u{200c}خواهم",
    "שלום עולם!",
    "שָׁלוֹם",
    "Արամ Խաչատրյան",
    "გიორგი",
    "ⵜⴰⵎⴰⵣⵉⵖⵜ",
    "ߒߞߏ",
    "ᐃᓄᒃᑎᑐᑦ",
    "ສະບາຍດີ",
    "⠃⠗⠁⠊⠇⠇⠑",
    "e\u{301}le\u{300}ve n\u{303}u",
    "Z̷̢̛͖̈́a̴̡̛l̵̢g̶o̷",
    "Ada שלום 田中",
    "नमस्ते",
    "বাংলা",
    "தமிழ்",
    "ಕನ್ನಡ",
    "สวัสดี",
    "ខ្មែរ",
    "မြန်မာ",
    "አማርኛ",
    "ᏣᎳᎩ",
    "བོད་ཡིག",
    "田中さくら",
    "王小明",
    "김철수",
    "サクラ",
    "Kim 🎉🐂",
    "👍🏽👩‍🚀👨‍👩‍👧‍👦",
    "🇩🇪🏳️‍🌈🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣❤️",
    "𝓐𝓭𝓪 𝕃𝕠𝕧𝕖",
    "Ｆｕｌｌ ⓦⓘⓓⓔ",
    "★彡 Łukasz ツ",
];

fn table(names: &[&str]) -> TablePicture {
    let mut picture = mid_game();
    picture.rows.truncate(1);
    picture.players = players(u8::try_from(names.len()).unwrap());
    for (player, name) in picture.players.iter_mut().zip(names) {
        player.name = (*name).to_owned();
        // Nothing beside the name.
        (player.took, player.leads, player.marker) = (0, false, Marker::None);
    }
    picture
}

#[test]
fn names_in_twenty_scripts_look_as_they_did_when_they_were_last_looked_at() {
    let (letters, others) = NAMES.split_at(20);
    let changed: Vec<String> = [("scripts", letters), ("more-scripts", others)]
        .into_iter()
        .filter_map(|(name, names)| check(name, &PAINTER.paint(&table(names))).err())
        .collect();
    assert!(changed.is_empty(), "{changed:#?}");
}

#[test]
fn without_any_other_fonts_no_name_is_empty_or_a_box() {
    for name in NAMES {
        let clean = PAINTER.writer.clean(name);
        assert!(!clean.is_empty() && !clean.contains(BOX), "{name}: {clean}");
        let width = PAINTER.writer.width(&clean, 31);
        assert!(width > 20, "{name}: {width}");
        assert!(ink(&PAINTER, &clean) > 40, "{name}");
    }
}

/// The letters of large alphabets come from fonts that are cut to the texts: see `fonts/README.md`
/// where one is missing.
#[test]
fn no_text_of_any_language_needs_dots() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    let mut lacking = std::collections::BTreeSet::new();
    for folder in std::fs::read_dir(locales).unwrap() {
        for file in std::fs::read_dir(folder.unwrap().path()).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let typeface = PAINTER.writer.typeface();
                let forms = forms(line, typeface);
                let dots = line.graphemes(true).filter(|cluster| {
                    matches!(Source::of(cluster, typeface, forms), Some(Source::Bitmap))
                });
                lacking.extend(dots.map(str::to_owned));
            }
        }
    }
    assert!(lacking.is_empty(), "no font of the program has {lacking:?}");
}

#[test]
fn names_in_every_script_fit_into_their_room() {
    for name in NAMES {
        let clean = PAINTER.writer.clean(name);
        for room in [40, 90, 150] {
            let cut = PAINTER.writer.fit(&clean, 28, room);
            assert!(PAINTER.writer.width(&cut, 28) <= room, "{name}: {cut}");
            assert!(clean.starts_with(cut.trim_end_matches('…').trim_end()), "{name}: {cut}");
        }
    }
}

#[test]
fn what_is_drawn_is_as_wide_as_what_was_measured() {
    for name in NAMES {
        let clean = PAINTER.writer.clean(name);
        let width = PAINTER.writer.width(&clean, 31);
        let (left, right) = extent(&PAINTER, &clean);
        assert!(left >= -4 && right <= width + 4, "{name}: {left} to {right} of {width}");
        assert!(right - left >= width * 3 / 4, "{name}: {left} to {right} of {width}");
    }
}

#[test]
fn joined_letters_leave_no_gap_and_letters_alone_do() {
    let gaps = |text: &str| {
        let mut columns: Vec<i32> = changed(&PAINTER, text).into_iter().map(|(x, _)| x).collect();
        columns.sort_unstable();
        columns.dedup();
        columns.windows(2).filter(|pair| pair[1] - pair[0] > 1).count()
    };
    assert_eq!(gaps("محمد"), 0);
    assert_eq!(gaps("م\u{200c}ح\u{200c}م\u{200c}د"), 3);
    assert_eq!(gaps("محمد محمد"), 1);
}

#[test]
fn a_font_in_the_folder_is_used_for_what_the_program_lacks() {
    let folder = tempfile::tempdir().unwrap();
    let font = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fonts/devanagari.ttf");
    std::fs::create_dir(folder.path().join("deeper")).unwrap();
    std::fs::copy(font, folder.path().join("deeper/devanagari.ttf")).unwrap();
    std::fs::write(folder.path().join("broken.ttf"), b"not a font").unwrap();
    let sources = FontSources { folder: Some(folder.path().to_owned()), system: false };
    let with = Painter::with_fonts(sources).unwrap();
    let source = |painter: &Painter, text: &str| {
        let typeface = painter.writer.typeface();
        Source::of(text, typeface, forms(text, typeface)).unwrap()
    };
    assert_eq!(source(&PAINTER, "क्षि"), Source::Bitmap);
    assert!(matches!(source(&with, "क्षि"), Source::Font(_)));
    // The vowel is written behind the letters, and drawn before them; the letters become one.
    let line = Line::new("क्षि", 31, with.writer.typeface());
    assert_eq!(line.glyphs(), 2);
    assert!(with.writer.width("प्रिय", 31) > 20 && ink(&with, "प्रिय") > 100);
    // A letter that the font lacks is drawn as if the folder were empty; other names do not change.
    assert_eq!(source(&with, "ब"), Source::Bitmap);
    assert_eq!(with.paint(&mid_game()), PAINTER.paint(&mid_game()));
}

#[test]
fn a_folder_that_cannot_be_read_changes_nothing() {
    let sources = FontSources { folder: Some("/nowhere/at/all".into()), system: false };
    let painter = Painter::with_fonts(sources).unwrap();
    let picture = table(&NAMES[20..]);
    assert_eq!(painter.paint(&picture), PAINTER.paint(&picture));
}

/// The pixels that a text changes on an empty sheet, as places from where it begins.
fn changed(painter: &Painter, text: &str) -> Vec<(i32, i32)> {
    const START: i32 = 100;
    let (ramp, wide, high) = (&painter.inks.name, 900, 100);
    let mut canvas = super::canvas::Canvas::new(wide, high, ramp.0[0]);
    painter.writer.draw(&mut canvas, (START, 60), Align::Left, text, 31, ramp);
    let pixels = canvas.lines(0, high).iter().enumerate();
    let drawn = pixels.filter(|(_, pixel)| **pixel != ramp.0[0]);
    drawn
        .map(|(at, _)| {
            let (x, y) = (i32::try_from(at % wide).unwrap(), i32::try_from(at / wide).unwrap());
            (x - START, y - 60)
        })
        .collect()
}

fn ink(painter: &Painter, text: &str) -> usize {
    changed(painter, text).len()
}

fn extent(painter: &Painter, text: &str) -> (i32, i32) {
    let columns = || changed(painter, text).into_iter().map(|(x, _)| x);
    (columns().min().unwrap(), columns().max().unwrap())
}
