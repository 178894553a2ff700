//! The faces of the bots, as SVG, 64 wide and high: a farm, each animal on a disc of its level's colour.

use std::fmt::Write as _;

use players::Level;

use crate::table::roster;

const INK: &str = "#2a211c";
const WHITE: &str = "#fffaf0";
const BEAK: &str = "#f59a23";

/// The colour behind a level: meadow, sky, dusk.
fn ground(level: Level) -> &'static str {
    match level {
        Level::Easy => "#8fcf72",
        Level::Normal => "#6db7e8",
        Level::Hard => "#8d6fc4",
    }
}

/// The face of a bot; a name that no bot has gives an empty disc.
pub(super) fn face(name: &str) -> String {
    let level = roster::character(name).map_or(Level::Easy, |character| character.level);
    let disc = format!(r#"<circle cx="32" cy="32" r="31" fill="{}"/>"#, ground(level));
    let size = r#"width="64" height="64" viewBox="0 0 64 64""#;
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" {size}>{disc}{}</svg>"#, animal(name))
}

fn oval(x: f32, y: f32, rx: f32, ry: f32, fill: &str) -> String {
    format!(r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"/>"#)
}

fn shape(path: &str, fill: &str) -> String {
    format!(r#"<path d="{path}" fill="{fill}"/>"#)
}

fn line(path: &str, colour: &str, width: f32) -> String {
    format!(
        r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>"#
    )
}

/// The same on both sides of the middle.
fn both(part: &str) -> String {
    format!(r#"{part}<g transform="translate(64 0) scale(-1 1)">{part}</g>"#)
}

/// Two open eyes, so far from the middle and so high.
fn eyes(apart: f32, y: f32, size: f32) -> String {
    let mut drawn = String::new();
    for x in [32.0 - apart, 32.0 + apart] {
        let _ = write!(drawn, "{}", oval(x, y, size, size * 1.1, INK));
        let glint = oval(x + size * 0.3, y - size * 0.4, size * 0.34, size * 0.34, WHITE);
        drawn.push_str(&glint);
    }
    drawn
}

/// A broad nose with two nostrils.
fn snout(y: f32, rx: f32, ry: f32, fill: &str, nostrils: &str) -> String {
    let holes = both(&oval(32.0 - rx * 0.42, y, rx * 0.17, ry * 0.3, nostrils));
    oval(32.0, y, rx, ry, fill) + &holes
}

fn animal(name: &str) -> String {
    match name {
        // A chick.
        "Pip" => [
            line("M32 15V8M29 15L25 9M35 15L39 9", "#f2b51d", 3.0),
            oval(32.0, 36.0, 21.0, 20.0, "#ffdc4a"),
            both(&oval(17.5, 41.0, 4.0, 3.0, "#ffb347")),
            eyes(9.0, 33.0, 3.8),
            shape("M32 35L39 40.5L32 46L25 40.5Z", BEAK),
        ]
        .concat(),
        // A calf.
        "Clover" => [
            both(&oval(11.0, 28.0, 8.0, 4.6, "#a86b3c")),
            both(&shape("M20 17Q18 9 23 10Q27 12 27 17Z", "#efe0c2")),
            oval(32.0, 32.0, 17.0, 19.0, "#c98a55"),
            shape("M32 12Q39 22 36 38H28Q25 22 32 12Z", WHITE),
            eyes(9.0, 29.0, 3.6),
            snout(46.0, 13.0, 9.0, "#f6b7ab", "#a05a52"),
        ]
        .concat(),
        // A piglet.
        "Dumpling" => [
            both(&shape("M13 27L11 9Q22 10 28 18Z", "#f08fa5")),
            oval(32.0, 35.0, 20.0, 19.0, "#ffb3c1"),
            eyes(10.0, 30.0, 3.4),
            snout(40.0, 9.5, 7.0, "#f08fa5", "#9c4860"),
        ]
        .concat(),
        // A duckling.
        "Waddle" => [
            line("M32 15Q30 9 35 7", "#c99a2a", 3.0),
            oval(32.0, 34.0, 20.0, 20.0, "#f4d35e"),
            shape("M12 33Q14 13 32 14Q50 13 52 33Q42 22 32 23Q22 22 12 33Z", "#8a6a2e"),
            eyes(9.5, 31.0, 3.6),
            shape("M18 41Q32 33 46 41Q46 50 32 50Q18 50 18 41Z", "#ef7f1a"),
            line("M20 43.5Q32 40 44 43.5", "#a94f0b", 2.0),
        ]
        .concat(),
        // A lamb.
        "Tuft" => {
            let wool =
                [(16, 20), (26, 13), (38, 13), (48, 20), (14, 32), (50, 32), (18, 44), (46, 44)];
            let wool: String =
                wool.iter().map(|(x, y)| oval(*x as f32, *y as f32, 9.0, 9.0, WHITE)).collect();
            [
                wool,
                oval(32.0, 30.0, 18.0, 18.0, WHITE),
                both(&oval(13.0, 35.0, 7.0, 4.0, "#d8b89c")),
                oval(32.0, 38.0, 13.5, 16.0, "#ecd2b8"),
                oval(32.0, 21.0, 10.0, 6.0, WHITE),
                eyes(7.0, 35.0, 3.2),
                shape("M28.5 44H35.5L32 48Z", "#8a5a50"),
            ]
            .concat()
        }
        // A kid.
        "Burr" => [
            both(&shape("M22 20Q17 12 18 6Q25 9 28 18Z", "#7d6a58")),
            both(&shape("M18 26Q6 24 5 34Q15 36 21 31Z", "#b98a5e")),
            shape("M15 28Q16 15 32 15Q48 15 49 28Q48 44 40 54Q32 60 24 54Q16 44 15 28Z", "#dcb083"),
            shape("M27 15H37L34 40H30Z", WHITE),
            eyes(9.5, 32.0, 3.6),
            shape("M27 46H37L32 51Z", "#6d4636"),
        ]
        .concat(),
        // A cow.
        "Berta" => [
            both(&shape("M19 19Q10 17 8 7Q18 8 25 15Z", "#e8d6ad")),
            both(&oval(10.5, 28.0, 8.5, 5.0, "#38302c")),
            oval(32.0, 32.0, 18.0, 20.0, WHITE),
            shape("M15 30Q14 14 30 12.5Q29 26 24 36Q18 38 15 30Z", "#38302c"),
            oval(23.5, 29.0, 4.6, 5.0, WHITE),
            eyes(8.5, 29.0, 3.4),
            snout(46.5, 15.0, 9.5, "#f5aaa0", "#96514a"),
        ]
        .concat(),
        // A goose.
        "Gander" => [
            shape("M20 62Q22 44 20 30H44Q42 44 44 62Z", "#eef0ee"),
            oval(32.0, 28.0, 17.0, 16.0, WHITE),
            eyes(9.0, 25.0, 3.2),
            shape("M22 31Q32 25 42 31L38 44Q32 49 26 44Z", "#f28a1c"),
            both(&oval(29.0, 34.0, 1.2, 1.8, "#a94f0b")),
            shape("M24 12Q32 4 40 12Q32 14 24 12Z", "#d9dedb"),
        ]
        .concat(),
        // A donkey.
        "Mortimer" => [
            both(&shape("M24 24Q10 16 13 1Q26 6 29 20Z", "#77777f")),
            both(&shape("M23 20Q15 14 16 6Q23 10 26 18Z", "#c9b3a9")),
            shape("M16 30Q16 15 32 15Q48 15 48 30Q47 46 42 55Q32 62 22 55Q17 46 16 30Z", "#8f8f97"),
            shape("M27 6H37L35 24H29Z", "#4b4b52"),
            both(&line("M18.5 27L27 28.5", "#55555c", 2.6)),
            eyes(9.5, 32.0, 3.4),
            snout(50.0, 13.0, 9.0, "#ebe4dc", "#6b625c"),
        ]
        .concat(),
        // A hen.
        "Henrietta" => [
            shape("M22 18Q20 7 27 10Q29 2 34 9Q40 4 41 11Q46 10 43 19Z", "#e23b2e"),
            oval(32.0, 36.0, 20.0, 20.0, "#b4592c"),
            oval(32.0, 41.0, 14.0, 14.0, "#d98a52"),
            eyes(10.0, 31.0, 3.6),
            shape("M24 36H40L32 47Z", "#ffc23d"),
            both(&oval(28.6, 50.0, 3.6, 5.0, "#e23b2e")),
        ]
        .concat(),
        // A sow.
        "Truffle" => [
            both(&shape("M14 22Q4 26 9 42Q20 38 24 24Z", "#c96a7d")),
            oval(32.0, 34.0, 21.0, 20.0, "#e58fa0"),
            shape("M35 15Q50 16 52 30Q44 36 38 28Z", "#8e4a56"),
            eyes(10.5, 29.0, 3.2),
            snout(42.0, 12.0, 8.5, "#d3748a", "#7d3347"),
            line("M27 54Q32 57 37 54", "#7d3347", 2.0),
        ]
        .concat(),
        // A sheepdog.
        "Rumble" => [
            both(&shape("M20 15Q6 12 8 32Q10 40 17 38Z", "#2e2b2e")),
            oval(32.0, 34.0, 20.0, 21.0, "#3d393c"),
            shape(
                "M32 12Q38 22 36 32Q46 34 45 46Q42 56 32 56Q22 56 19 46Q18 34 28 32Q26 22 32 12Z",
                WHITE,
            ),
            both(&oval(22.0, 27.5, 4.6, 4.8, "#a5673a")),
            eyes(10.0, 28.5, 3.2),
            oval(32.0, 40.0, 5.6, 4.0, INK),
            shape("M28 47H37V53Q32.5 58 28 53Z", "#ef7d86"),
        ]
        .concat(),
        // An owl.
        "Olga" => [
            both(&shape("M12 24L12 7L28 16Z", "#6b4a2f")),
            oval(32.0, 35.0, 21.0, 22.0, "#8a623f"),
            both(&oval(22.0, 31.0, 10.5, 11.0, "#f0dcb8")),
            both(&oval(22.5, 31.0, 6.6, 7.0, "#ffc23d")),
            eyes(9.0, 31.0, 4.2),
            shape("M32 35L37 40L32 48L27 40Z", BEAK),
            line("M26 52L29 55M32 52V56M38 52L35 55", "#f0dcb8", 2.0),
        ]
        .concat(),
        // A vixen.
        "Renata" => [
            both(&shape("M10 30L11 5L29 19Z", "#d4601c")),
            both(&shape("M14 21L14.5 12L22 18Z", "#40241a")),
            shape("M8 30Q14 15 32 15Q50 15 56 30Q48 46 32 57Q16 46 8 30Z", "#ee7b2b"),
            both(&shape("M8 30Q22 30 31 54L32 57Q16 46 8 30Z", WHITE)),
            eyes(9.0, 31.0, 3.4),
            oval(32.0, 53.0, 4.6, 3.8, INK),
        ]
        .concat(),
        // A raven.
        "Corvin" => [
            shape("M20 16L22 6L28 12L32 4L36 12L43 7L44 17Z", "#20242e"),
            oval(32.0, 33.0, 21.0, 21.0, "#2b303c"),
            both(&oval(22.0, 28.0, 5.4, 5.6, "#dfe6f2")),
            eyes(9.5, 28.5, 3.4),
            shape("M22 36Q32 30 42 36L34 59Q32 61 30 59Z", "#7d8698"),
            line("M24.5 40Q32 36 39.5 40", "#4a5160", 2.0),
        ]
        .concat(),
        // An ox.
        "Magnus" => [
            both(&shape("M20 22Q2 24 3 5Q9 15 23 13Z", "#f0e2c0")),
            both(&oval(11.5, 29.5, 7.0, 4.4, "#4a2f22")),
            oval(32.0, 33.0, 18.0, 20.0, "#6a4330"),
            shape("M23 13Q32 8 41 13Q39 24 32 25Q25 24 23 13Z", "#3e2519"),
            eyes(9.0, 31.0, 3.4),
            snout(47.0, 14.5, 9.5, "#b98a72", "#3e2519"),
            line("M28 51Q32 59 36 51", "#ffd34d", 2.6),
        ]
        .concat(),
        // A cat.
        "Sibyl" => [
            both(&shape("M11 32L11 6L28 19Z", "#5f6673")),
            both(&shape("M15 22L15 13L22 19Z", "#e8a5a5")),
            oval(32.0, 35.0, 22.0, 19.0, "#79818f"),
            line("M32 17V25M26 18L28 25M38 18L36 25", "#4c525e", 2.6),
            both(&oval(22.5, 33.0, 5.4, 5.0, "#c9ef6a")),
            both(&oval(22.5, 33.0, 1.7, 4.6, INK)),
            shape("M28.5 41H35.5L32 45Z", "#f29aa3"),
            both(&line("M24 45L7 42M24 48L8 50", WHITE, 1.6)),
        ]
        .concat(),
        // A billy goat.
        "Ignatius" => [
            both(&shape("M26 16Q18 2 4 10Q4 22 9 27Q8 15 22 22Z", "#8d7a63")),
            both(&shape("M17 27Q7 29 6 38Q16 39 21 33Z", "#c9c6bf")),
            shape("M25 46H39Q38 58 32 63Q26 58 25 46Z", "#f3f0e8"),
            shape("M16 27Q17 14 32 14Q47 14 48 27Q46 42 40 50Q32 55 24 50Q18 42 16 27Z", "#e2dfd7"),
            both(&line("M18.5 31Q22.5 35 26.5 31", INK, 2.6)),
            shape("M27 43H37L32 48Z", "#5c4d44"),
        ]
        .concat(),
        _ => String::new(),
    }
}
