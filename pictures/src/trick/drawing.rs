//! The drawings of the French pack, as SVG: all of them the project's own.

use std::fmt::Write as _;

use super::colours::{BACK, BACK_LINE, Inked};
use super::court;
use super::model::CardSuit;
use crate::drawing::{css, svg};
use crate::palette::{EDGE, INK, Rgb};

/// Width and height in which cards are drawn; their sprites are scaled from it.
pub(super) const CARD: (f32, f32) = (168.0, 236.0);

/// The drawing in the middle of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Figure {
    /// A number: a large sign.
    Pip,
    Ace,
    King,
    Queen,
    Jack,
}

pub(super) const FIGURES: [Figure; 5] =
    [Figure::Pip, Figure::Ace, Figure::King, Figure::Queen, Figure::Jack];

const HEART: &str = "M50 94C22 70 5 53 5 32C5 16 17 6 30 6C39 6 47 11 50 20C53 11 61 6 70 6C83 6 95 \
     16 95 32C95 53 78 70 50 94Z";
const DIAMOND: &str =
    "M50 0C59 20 73 37 91 50C73 63 59 80 50 100C41 80 27 63 9 50C27 37 41 20 50 0Z";
const SPADE: &str = "M50 3C57 22 95 39 95 63C95 77 84 84 74 84C66 84 59 80 54 73C55 84 59 92 68 97H32C41 \
     92 45 84 46 73C41 80 34 84 26 84C16 84 5 77 5 63C5 39 43 22 50 3Z";
const CLUB: &str = "M50 4A22 22 0 0 1 67.500 39.500A22 22 0 1 1 54 71C55 83 59 92 68 97H32C41 92 45 83 46 \
     71A22 22 0 1 1 32.500 39.500A22 22 0 0 1 50 4Z";

/// The outline of a suit's sign, 100 wide and high.
fn outline(suit: CardSuit) -> &'static str {
    match suit {
        CardSuit::Clubs => CLUB,
        CardSuit::Spades => SPADE,
        CardSuit::Hearts => HEART,
        CardSuit::Diamonds => DIAMOND,
    }
}

/// A suit's sign as part of a drawing, around a point.
pub(super) fn sign_at(suit: CardSuit, (x, y): (f32, f32), size: f32, colour: Rgb) -> String {
    let (left, top, scale) = (x - size / 2.0, y - size / 2.0, size / 100.0);
    format!(
        r#"<path transform="translate({left} {top}) scale({scale})" fill="{}" d="{}"/>"#,
        css(colour),
        outline(suit)
    )
}

/// A suit's sign alone.
pub(super) fn sign(suit: CardSuit, colour: Rgb) -> String {
    svg(100.0, 100.0, &sign_at(suit, (50.0, 50.0), 100.0, colour))
}

/// The ground of anything that is a card.
pub(super) fn blank(width: f32, height: f32, round: f32, face: Rgb) -> String {
    format!(
        r#"<rect width="{width}" height="{height}" rx="{round}" fill="{}"/><rect x="2" y="2" width="{}" height="{}" rx="{}" fill="{}"/>"#,
        css(EDGE),
        width - 4.0,
        height - 4.0,
        round - 2.0,
        css(face),
    )
}

/// A card without its index, which is written upon it.
pub(super) fn card(inked: Inked, figure: Figure) -> String {
    let (width, height) = CARD;
    let Inked { suit, ink, .. } = inked;
    let mut body = blank(width, height, 15.0, INK);
    match figure {
        Figure::Pip => body += &sign_at(suit, (104.0, 166.0), 108.0, ink),
        Figure::Ace => {
            let _ = write!(
                body,
                r#"{}<path transform="translate(79 139) scale(.52)" fill="none" stroke="{}" stroke-width="7" stroke-linejoin="round" d="{}"/>"#,
                sign_at(suit, (105.0, 165.0), 116.0, ink),
                css(inked.tint),
                outline(suit),
            );
        }
        Figure::King => body += &court::king(inked),
        Figure::Queen => body += &court::queen(inked),
        Figure::Jack => body += &court::jack(inked),
    }
    svg(width, height, &body)
}

/// A card that lies crosswise, without anything on it.
pub(super) fn crosswise() -> String {
    svg(CARD.1, CARD.0, &blank(CARD.1, CARD.0, 15.0, INK))
}

/// The back of a card, upright or crosswise.
pub(super) fn back(width: f32, height: f32) -> String {
    let mut body = blank(width, height, 15.0, BACK);
    let line = css(BACK_LINE);
    let _ = write!(
        body,
        r#"<clipPath id="c"><rect x="13" y="13" width="{w}" height="{h}" rx="8"/></clipPath><g clip-path="url(#c)" stroke="{line}" stroke-width="5">"#,
        w = width - 26.0,
        h = height - 26.0,
    );
    let mut start = -height;
    while start < width {
        let _ = write!(body, r#"<path d="M{start} 0l{height} {height}"/>"#);
        let _ = write!(body, r#"<path d="M{start} {height}l{height} -{height}"/>"#);
        start += 34.0;
    }
    let _ = write!(
        body,
        r#"</g><rect x="13" y="13" width="{w}" height="{h}" rx="8" fill="none" stroke="{ink}" stroke-width="4"/>"#,
        w = width - 26.0,
        h = height - 26.0,
        ink = css(INK),
    );
    svg(width, height, &body)
}

/// A small back, too small for a pattern.
pub(super) fn small_back(width: f32, height: f32) -> String {
    let body = format!(
        r#"{}<rect x="8" y="8" width="{}" height="{}" rx="5" fill="none" stroke="{}" stroke-width="4"/>"#,
        blank(width, height, 9.0, BACK),
        width - 16.0,
        height - 16.0,
        css(BACK_LINE),
    );
    svg(width, height, &body)
}

/// A small face, which is written upon.
pub(super) fn small_face(width: f32, height: f32) -> String {
    svg(width, height, &blank(width, height, 9.0, INK))
}

/// The place of a card that is not there yet.
pub(super) fn free(width: f32, height: f32, colour: Rgb, opacity: f32) -> String {
    let body = format!(
        r#"<rect x="3" y="3" width="{}" height="{}" rx="14" fill="none" stroke="{}" stroke-opacity="{opacity}" stroke-width="4" stroke-dasharray="14 10"/>"#,
        width - 6.0,
        height - 6.0,
        css(colour),
    );
    svg(width, height, &body)
}
