//! The drawings, as SVG: all of them the project's own.

use std::fmt::Write as _;

use super::model::bull_heads;
use super::palette::{
    CARD_COLOURS, CardColours, DANGER, EDGE, INK, PLAYERS, Rgb, SLOT, colours_of_card,
};
use super::typeface::Typeface;

/// Width and height in which cards are drawn; their sprites are scaled from it.
pub(super) const CARD: (f32, f32) = (144.0, 124.0);

/// A horned head seen from the front, 32 wide and 28 high, with eyes and nostrils cut out.
const HEAD: &str = "M3 1.2C2 .4 .7 1.2.7 2.6C.8 8.6 4.4 12.9 9.6 13.6L9.7 14.2C8.6 13.9 6.6 13.9 \
     5.2 14.9C4.6 15.4 4.8 16.2 5.4 16.6C6.9 17.7 9 17.9 10.4 17.3C10.8 19.3 11 20.6 11.1 22.3C11.3 \
     25.6 13.2 27.4 16 27.4C18.8 27.4 20.7 25.6 20.9 22.3C21 20.6 21.2 19.3 21.6 17.3C23 17.9 25.1 \
     17.7 26.6 16.6C27.2 16.2 27.4 15.4 26.8 14.9C25.4 13.9 23.4 13.9 22.3 14.2L22.4 13.6C27.6 12.9 \
     31.2 8.6 31.3 2.6C31.3 1.2 30 .4 29 1.2C28.6 5.4 26.4 8 22.6 8.5C20.6 8 18.4 7.7 16 7.7C13.6 \
     7.7 11.4 8 9.4 8.5C5.6 8 3.4 5.4 3 1.2Z";
const FACE: &str = "M12.4 14.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM16.6 14.6a1.5 1.5 0 1 0 3 0a1.5 \
     1.5 0 1 0-3 0ZM13.2 23a1.1 1.3 0 1 0 2.2 0a1.1 1.3 0 1 0-2.2 0ZM16.6 23a1.1 1.3 0 1 0 2.2 \
     0a1.1 1.3 0 1 0-2.2 0Z";
/// The bones of one: the same horns, hollow eyes, no ears, a narrow jaw; 32 wide and 30 high.
const SKULL: &str = "M3 1.2C2 .4 .7 1.2.7 2.6C.8 8.6 4.4 12.9 9.4 13.6C9.6 15.4 10.6 16.6 11.2 18L12 \
     26.2C12.1 28.2 13.4 29.4 14.6 29.4L15.4 27.4H16.6L17.4 29.4C18.6 29.4 19.9 28.2 20 26.2L20.8 \
     18C21.4 16.6 22.4 15.4 22.6 13.6C27.6 12.9 31.2 8.6 31.3 2.6C31.3 1.2 30 .4 29 1.2C28.6 5.4 \
     26.4 8 22.6 8.5C20.6 8 18.4 7.7 16 7.7C13.6 7.7 11.4 8 9.4 8.5C5.6 8 3.4 5.4 3 1.2ZM11.4 13.6C12.6 \
     12.8 14.6 13.6 15 15.4C15 17 13.4 17.4 12.4 16.6C11.6 16 11.2 14.6 11.4 13.6ZM20.6 13.6C20.8 14.6 \
     20.4 16 19.6 16.6C18.6 17.4 17 17 17 15.4C17.4 13.6 19.4 12.8 20.6 13.6ZM16 19.6L17.4 23.4C17 24.4 \
     15 24.4 14.6 23.4Z";

pub(super) fn css([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

pub(super) fn svg(width: f32, height: f32, body: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{body}</svg>"#
    )
}

/// Width of a horned head.
pub(super) const HEAD_WIDTH: f32 = 32.0;
/// Height of a horned head.
pub(super) const HEAD_HEIGHT: f32 = 28.0;

/// A horned head alone.
pub(super) fn head(colour: Rgb) -> String {
    svg(HEAD_WIDTH, HEAD_HEIGHT, &head_at(0.0, 0.0, 1.0, colour))
}

/// A horned head as part of a drawing.
pub(super) fn head_at(x: f32, y: f32, scale: f32, colour: Rgb) -> String {
    format!(
        r#"<path transform="translate({x} {y}) scale({scale})" fill="{}" fill-rule="evenodd" d="{HEAD}{FACE}"/>"#,
        css(colour)
    )
}

/// Positions of the bull heads of a card within its band, as centres, and the size of one head.
fn head_places(count: u16) -> (&'static [(f32, f32)], f32) {
    match count {
        0 => (&[], 0.0),
        1 => (&[(72.0, 103.5)], 1.0),
        2 => (&[(50.0, 103.5), (94.0, 103.5)], 1.0),
        3 | 4 => (&[(30.0, 103.5), (72.0, 103.5), (114.0, 103.5)], 1.0),
        5 | 6 => {
            (&[(18.0, 103.5), (45.0, 103.5), (72.0, 103.5), (99.0, 103.5), (126.0, 103.5)], 0.75)
        }
        _ => (
            &[
                (24.0, 94.5),
                (56.0, 94.5),
                (88.0, 94.5),
                (120.0, 94.5),
                (40.0, 111.5),
                (72.0, 111.5),
                (104.0, 111.5),
            ],
            0.58,
        ),
    }
}

/// A card of the table. A number that is on no card gives a card with a question mark.
pub(super) fn card(number: u8, typeface: &Typeface) -> String {
    let heads = bull_heads(number);
    let colours = CARD_COLOURS[colours_of_card(heads)];
    let mut body = blank_card(colours);
    let (places, size) = head_places(heads);
    for (x, y) in places {
        let _ = write!(
            body,
            r#"<path transform="translate({} {}) scale({size})" fill="{}" fill-rule="evenodd" d="{HEAD}{}"/>"#,
            x - 16.0 * size,
            y - 14.0 * size,
            css(colours.head),
            // Eyes of half a pixel would only be dirt.
            if size < 0.7 { "" } else { FACE },
        );
    }
    body.push_str(&number_path(number, typeface, (10.0, 2.0, 124.0, 82.0), 60.0, colours.ink));
    svg(CARD.0, CARD.1, &body)
}

/// A card of which only the border will be seen: the lower one of two equal cards.
pub(super) fn lower_card(colours: CardColours) -> String {
    svg(CARD.0, CARD.1, &blank_card(colours))
}

fn blank_card(colours: CardColours) -> String {
    let (width, height) = CARD;
    format!(
        r#"<rect width="{width}" height="{height}" rx="12" fill="{edge}"/><path fill="{face}" d="M2 84V12A10 10 0 0 1 12 2H132A10 10 0 0 1 142 12V84Z"/><path fill="{band}" d="M2 84H142V112A10 10 0 0 1 132 122H12A10 10 0 0 1 2 112Z"/>"#,
        edge = css(EDGE),
        face = css(colours.face),
        band = css(colours.band),
    )
}

/// A small card of the player list: the number, and the colours of the card.
pub(super) fn chip(number: u8, typeface: &Typeface, width: f32) -> String {
    let colours = CARD_COLOURS[colours_of_card(bull_heads(number))];
    let height = 62.0;
    let mut body = format!(
        r#"<path fill="{face}" d="M0 51V9A9 9 0 0 1 9 0H{inner}A9 9 0 0 1 {width} 9V51Z"/><path fill="{band}" d="M0 51H{width}V53A9 9 0 0 1 {inner} 62H9A9 9 0 0 1 0 53Z"/>"#,
        inner = width - 9.0,
        face = css(colours.face),
        band = css(colours.band),
    );
    body.push_str(&number_path(number, typeface, (4.0, 0.0, width - 8.0, 51.0), 34.0, colours.ink));
    svg(width, height, &body)
}

/// A card that has just been taken away: its outline, and its number in its colour.
pub(super) fn ghost(number: u8, typeface: &Typeface, width: f32, height: f32) -> String {
    let heads = bull_heads(number);
    let colours = CARD_COLOURS[colours_of_card(heads)];
    let ink = if heads > 6 { colours.ink } else { colours.face };
    let mut body = format!(
        r#"<rect x="1.5" y="1.5" width="{}" height="{}" rx="10" fill="{}" stroke="{}" stroke-width="3"/>"#,
        width - 3.0,
        height - 3.0,
        css(SLOT),
        css(colours.band),
    );
    body.push_str(&number_path(number, typeface, (7.0, 0.0, width - 14.0, height), 32.0, ink));
    svg(width, height, &body)
}

/// From the cards that were taken to who took them.
pub(super) fn arrow(colour: Rgb) -> String {
    let body = format!(r#"<path fill="{}" d="M0 13H20V4L36 18L20 32V23H0Z"/>"#, css(colour));
    svg(36.0, 36.0, &body)
}

/// Number of shapes that [`mark`] has.
const SHAPES: usize = 10;

/// The sign of a player, 36 wide and high: a shape, so that colours need not be told apart.
fn mark(shape: usize, colour: Rgb) -> String {
    let path = match shape % SHAPES {
        0 => "M18 4a14 14 0 1 0 0 28a14 14 0 1 0 0 -28Z",
        1 => "M6 6H30V30H6Z",
        2 => "M18 3L34 31H2Z",
        3 => "M18 2L33 18L18 34L3 18Z",
        4 => "M18 2L22.6 12.6L34 13.6L25.4 21.2L28 32.6L18 26.6L8 32.6L10.6 21.2L2 13.6L13.4 12.6Z",
        5 => "M13 4H23V13H32V23H23V32H13V23H4V13H13Z",
        6 => "M18 32L5 19A8.4 8.4 0 0 1 18 8.4A8.4 8.4 0 0 1 31 19Z",
        7 => "M10 4H26L34 18L26 32H10L2 18Z",
        8 => "M2 5H34L18 33Z",
        _ => "M18 3a15 15 0 1 0 0 30a15 15 0 1 0 0 -30ZM18 12a6 6 0 1 1 0 12a6 6 0 1 1 0 -12Z",
    };
    let body = format!(
        r#"<path fill="{}" stroke="{}" stroke-width="3" stroke-linejoin="round" paint-order="stroke" fill-rule="evenodd" d="{path}"/>"#,
        css(colour),
        css(EDGE),
    );
    svg(36.0, 36.0, &body)
}

/// The sign of a seat, counted from 0. Once all colours are used, shapes are others.
pub(super) fn seat_mark(seat: u8) -> String {
    let seat = usize::from(seat);
    let round = seat / PLAYERS.len();
    mark(seat + round * SHAPES / 2, PLAYERS[seat % PLAYERS.len()])
}

/// The number in the middle of a box (x, y, width, height), with digits of the given height, or
/// narrower ones where they would not fit.
pub(super) fn number_path(
    number: u8,
    typeface: &Typeface,
    (x, y, width, height): (f32, f32, f32, f32),
    digits: f32,
    ink: Rgb,
) -> String {
    let text = match number {
        1..=104 => number.to_string(),
        _ => "?".to_owned(),
    };
    let outline = typeface.outline(&text);
    let tall = if text.len() > 2 { digits * 0.9 } else { digits };
    let scale_y = tall / outline.height.max(1.0);
    let scale_x = scale_y.min(width / outline.width.max(1.0));
    format!(
        r#"<path transform="translate({} {}) scale({scale_x} {scale_y})" fill="{}" d="{}"/>"#,
        x + (width - outline.width * scale_x) / 2.0,
        y + (height + tall) / 2.0,
        css(ink),
        outline.path,
    )
}

/// The place where the next card takes the row. It is filled once the row is full.
pub(super) fn deadly(width: f32, height: f32, armed: bool) -> String {
    let (line, fill) = (css(DANGER), css(if armed { INK } else { DANGER }));
    let frame = if armed {
        format!(r#"<rect width="{width}" height="{height}" rx="12" fill="{line}"/>"#)
    } else {
        format!(
            r#"<rect x="2" y="2" width="{}" height="{}" rx="10" fill="none" stroke="{line}" stroke-width="3" stroke-dasharray="9 6"/>"#,
            width - 4.0,
            height - 4.0,
        )
    };
    let scale = (width - 14.0) / 32.0;
    let skull = format!(
        r#"<path transform="translate(7 {}) scale({scale})" fill="{fill}" fill-rule="evenodd" d="{SKULL}"/>"#,
        (height - 30.0 * scale) / 2.0,
    );
    svg(width, height, &(frame + &skull))
}

/// The pin at the card with which a row began.
pub(super) fn pin() -> String {
    let body = format!(
        r#"<circle cx="10" cy="10" r="10" fill="{}"/><circle cx="10" cy="10" r="7.4" fill="{}"/><circle cx="10" cy="10" r="3" fill="{}"/>"#,
        css(EDGE),
        css(INK),
        css(EDGE),
    );
    svg(20.0, 20.0, &body)
}

/// The plate on which "×2" is written at two equal cards.
pub(super) fn plate() -> String {
    let body =
        format!(r#"<rect width="56" height="40" rx="20" fill="{}"/>"#, css(super::palette::PANEL),);
    svg(56.0, 40.0, &body)
}

pub(super) fn crown(colour: Rgb) -> String {
    let body = format!(
        r#"<path fill="{}" d="M2 6.5L8 11.5L14 2L20 11.5L26 6.5L23.6 19H4.4ZM4.4 21H23.6V23.5H4.4Z"/>"#,
        css(colour)
    );
    svg(28.0, 25.0, &body)
}

/// A moon with a star: the player is away.
pub(super) fn moon(colour: Rgb) -> String {
    let body = format!(
        r#"<path fill="{}" d="M11 2A11 11 0 1 0 23 16.4A9.2 9.2 0 0 1 11 2ZM19.5 2l1.3 3.2L24 6.5l-3.2 1.3L19.5 11l-1.3-3.2L15 6.5l3.2-1.3Z"/>"#,
        css(colour)
    );
    svg(25.0, 25.0, &body)
}

/// A robot's head: a program plays.
pub(super) fn robot(colour: Rgb) -> String {
    let body = format!(
        r#"<path fill="{}" fill-rule="evenodd" d="M13 0A2.2 2.2 0 0 1 14.3 4V6.5H20A4 4 0 0 1 24 10.5V20A4 4 0 0 1 20 24H8A4 4 0 0 1 4 20V10.5A4 4 0 0 1 8 6.5H12.7V4A2.2 2.2 0 0 1 13 0ZM0 12H2.4V18.5H0ZM25.6 12H28V18.5H25.6ZM10 10.8a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5ZM18 10.8a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5ZM9.5 18.8H18.5V21H9.5Z"/>"#,
        css(colour)
    );
    svg(28.0, 25.0, &body)
}

/// A small fan of cards: how many a hand holds.
pub(super) fn fan(colour: Rgb) -> String {
    let colour = css(colour);
    let body = format!(
        r#"<rect x="4" y="5" width="12" height="17" rx="2.5" fill="none" stroke="{colour}" stroke-width="2.4" transform="rotate(-14 10 13)"/><rect x="10" y="4" width="13" height="18" rx="2.5" fill="{colour}" transform="rotate(12 16 13)"/>"#
    );
    svg(27.0, 25.0, &body)
}
