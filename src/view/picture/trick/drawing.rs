//! The drawings of the French pack and of what lies beside it, as SVG: all of them the project's own.

use std::fmt::Write as _;

use super::colours::{BACK, BACK_LINE, GOLD_DARK, Inked};
use super::court;
use super::model::CardSuit;
use crate::view::picture::drawing::{css, svg};
use crate::view::picture::palette::{EDGE, GOLD, INK, LANE, MUTED, PANEL, Rgb};

/// Width and height in which cards are drawn; their sprites are scaled from it.
pub(super) const CARD: (f32, f32) = (168.0, 236.0);

/// What fills the middle of a card.
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
    "M50 2C59 21 71 37 86 50C71 63 59 79 50 98C41 79 29 63 14 50C29 37 41 21 50 2Z";
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
fn blank(width: f32, height: f32, round: f32, face: Rgb) -> String {
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
        Figure::Pip => body += &sign_at(suit, (97.0, 157.0), 112.0, ink),
        Figure::Ace => {
            let _ = write!(
                body,
                r#"<path fill="none" stroke="{}" stroke-width="4" d="M72 14H142A12 12 0 0 1 154 26V210A12 12 0 0 1 142 222H26A12 12 0 0 1 14 210V124"/>"#,
                css(inked.tint),
            );
            body += &sign_at(suit, (92.0, 152.0), 128.0, ink);
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

/// A trick that was won: its cards face down, one beside the other.
pub(super) fn packet(cards: u8) -> String {
    let mut body = String::new();
    for card in (0..cards).rev() {
        let (x, y) = (f32::from(card) * 7.0, f32::from(card) * 6.0);
        let _ = write!(
            body,
            r#"<rect x="{}" y="{}" width="30" height="40" rx="5" fill="{}" stroke="{}" stroke-width="3"/>"#,
            x + 1.5,
            y + 1.5,
            css(BACK),
            css(INK),
        );
    }
    svg(47.0, 55.0, &body)
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

/// What the trump suit is shown upon.
pub(super) fn coin(inked: Option<Inked>) -> String {
    let body = match inked {
        Some(inked) => format!(
            r#"<circle cx="50" cy="50" r="50" fill="{}"/><circle cx="50" cy="50" r="47" fill="{}"/><circle cx="50" cy="50" r="42" fill="{}"/>{}"#,
            css(EDGE),
            css(GOLD),
            css(INK),
            sign_at(
                inked.suit,
                (50.0, if inked.suit == CardSuit::Hearts { 52.0 } else { 50.0 }),
                58.0,
                inked.ink
            ),
        ),
        None => format!(
            r#"<circle cx="50" cy="50" r="46" fill="none" stroke="{}" stroke-opacity=".6" stroke-width="4" stroke-dasharray="12 9"/>"#,
            css(MUTED),
        ),
    };
    svg(100.0, 100.0, &body)
}

/// A disc of gold for what a marriage counts.
pub(super) fn medal() -> String {
    let body = format!(
        r#"<circle cx="40" cy="40" r="40" fill="{}"/><circle cx="40" cy="40" r="37" fill="{}"/><circle cx="40" cy="40" r="31" fill="none" stroke="{}" stroke-width="2.5"/>"#,
        css(EDGE),
        css(GOLD),
        css(GOLD_DARK),
    );
    svg(80.0, 80.0, &body)
}

/// A lock: the stock is closed.
pub(super) fn lock() -> String {
    let body = format!(
        r#"<path fill="none" stroke="{edge}" stroke-width="13" d="M13 26V19A12 12 0 0 1 37 19V26"/><path fill="none" stroke="{gold}" stroke-width="7" d="M13 27V19A12 12 0 0 1 37 19V27"/><rect x="3" y="23" width="44" height="34" rx="7" fill="{edge}"/><rect x="6" y="26" width="38" height="28" rx="5" fill="{gold}"/><path fill="{edge}" d="M25 33A5 5 0 0 1 27.500 42.300V48H22.500V42.300A5 5 0 0 1 25 33Z"/>"#,
        edge = css(EDGE),
        gold = css(GOLD),
    );
    svg(50.0, 60.0, &body)
}

/// The dealer's button: a hand of cards on a disc.
pub(super) fn button() -> String {
    let card = |turned: i8, fill: Rgb| {
        format!(
            r#"<rect x="14" y="9" width="12" height="18" rx="2.500" fill="{}" stroke="{}" stroke-width="2" transform="rotate({turned} 20 30)"/>"#,
            css(fill),
            css(EDGE),
        )
    };
    let body = format!(
        r#"<circle cx="20" cy="20" r="20" fill="{}"/>{}{}{}"#,
        css(GOLD),
        card(-24, INK),
        card(0, INK),
        card(24, INK),
    );
    svg(40.0, 40.0, &body)
}

/// Points at whose turn it is.
pub(super) fn turn() -> String {
    let body = format!(
        r#"<path fill="{gold}" stroke="{gold}" stroke-width="5" stroke-linejoin="round" d="M5 5L23 18L5 31Z"/>"#,
        gold = css(GOLD)
    );
    svg(28.0, 36.0, &body)
}

/// Width and height of [`seven`].
pub(super) const SEVEN: (f32, f32) = (140.0, 92.0);

/// Where its pips are, in the order in which they are uncovered.
const PIPS: [(f32, f32); 7] = [
    (22.0, 25.0),
    (22.0, 67.0),
    (48.0, 46.0),
    (74.0, 25.0),
    (74.0, 67.0),
    (112.0, 25.0),
    (112.0, 67.0),
];

/// A seven that lies crosswise, of whose pips an eight, face down, covers all but so many.
pub(super) fn seven(seen: u8) -> String {
    let (width, height) = SEVEN;
    let mut body = blank(width, height, 11.0, INK);
    for (x, y) in PIPS {
        body += &sign_at(CardSuit::Hearts, (x, y + 1.0), 31.0, super::colours::RED);
    }
    // The edge of the eight is slanted, so that pips come forth one by one.
    let edge = match seen {
        0 => None,
        1 => Some((46.0, 3.0)),
        2 => Some((36.0, 24.0)),
        3 => Some((70.0, 48.0)),
        4 => Some((98.0, 50.0)),
        5 => Some((98.0, 84.0)),
        6 => Some((138.0, 90.0)),
        _ => Some((999.0, 999.0)),
    };
    let cover = match edge {
        None => format!(
            r#"M2 13A11 11 0 0 1 13 2H{}V{}H13A11 11 0 0 1 2 {}Z"#,
            width,
            height,
            height - 13.0
        ),
        Some((top, bottom)) => format!("M{top} 2H{width}V{}H{bottom}Z", height - 2.0),
    };
    let _ = write!(
        body,
        r#"<clipPath id="c"><rect x="2" y="2" width="{}" height="{}" rx="9"/></clipPath><g clip-path="url(#c)"><path fill="{}" stroke="{}" stroke-width="4" stroke-linejoin="round" d="{cover}"/></g>"#,
        width - 4.0,
        height - 4.0,
        css(BACK),
        css(BACK_LINE),
    );
    svg(width, height, &body)
}

/// The cards beside the title of a lobby: king and queen of hearts.
pub(super) fn couple(hearts: Inked, spades: Inked) -> String {
    let mut body = String::new();
    for (inked, figure, x, angle) in [
        (spades, Figure::Ace, 10.0, -14),
        (hearts, Figure::King, 92.0, 0),
        (hearts, Figure::Queen, 174.0, 14),
    ] {
        let scale = 0.56;
        let _ = write!(
            body,
            r#"<g transform="rotate({angle} {} 200) translate({x} {}) scale({scale})">{}</g>"#,
            x + CARD.0 * scale / 2.0,
            if angle == 0 { 8.0 } else { 18.0 },
            card(inked, figure),
        );
    }
    svg(280.0, 150.0, &body)
}

/// The sign of card games: two cards, a spade cut out of the front one.
pub(super) fn emblem() -> String {
    let body = format!(
        r#"<g transform="rotate(-13 26 44)"><rect x="9" y="5" width="24" height="34" rx="4" fill="{gold}"/></g><g transform="rotate(9 34 44)"><rect x="17.500" y="3.500" width="29" height="39" rx="5.500" fill="{ground}"/><rect x="20" y="6" width="24" height="34" rx="4" fill="{gold}"/>{}</g>"#,
        sign_at(CardSuit::Spades, (32.0, 23.0), 19.0, PANEL),
        gold = css(GOLD),
        ground = css(LANE),
    );
    svg(54.0, 46.0, &body)
}
