//! The drawings of the things beside the cards, as SVG: all of them the project's own.

use std::fmt::Write as _;

use super::colours::{BACK, GOLD_DARK, Inked, inked};
use super::drawing::{CARD, Figure, card, sign_at};
use super::model::CardSuit;
use crate::drawing::{css, svg};
use crate::palette::{EDGE, GOLD, INK, LANE, MUTED, PANEL, Rgb};
use crate::typeface::Typeface;

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

/// Draws the coin on which the trump suit is shown.
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

/// Some cards in a hand, for the title of a lobby. Their ranks are called the same in most
/// languages.
pub(crate) fn fan(typeface: &Typeface) -> String {
    let mut body = String::new();
    let scale = 0.52;
    for (suit, figure, rank, x, angle) in [
        (CardSuit::Spades, Figure::Ace, "A", 25.0, -12),
        (CardSuit::Hearts, Figure::King, "K", 96.0, 0),
        (CardSuit::Clubs, Figure::Pip, "10", 167.0, 12),
    ] {
        let inked = inked(suit, false);
        let _ = write!(
            body,
            r#"<g transform="rotate({angle} {} 80) translate({x} {}) scale({scale})">{}{}{}</g>"#,
            x + CARD.0 * scale / 2.0,
            if angle == 0 { 8.0 } else { 16.0 },
            card(inked, figure),
            index(rank, typeface, inked.ink),
            sign_at(suit, (42.0, 100.0), 46.0, inked.ink),
        );
    }
    svg(280.0, 150.0, &body)
}

/// A rank in the corner of a card.
fn index(rank: &str, typeface: &Typeface, ink: Rgb) -> String {
    let outline = typeface.outline(rank);
    let scale = (50.0 / outline.height.max(1.0)).min(64.0 / outline.width.max(1.0));
    format!(
        r#"<path transform="translate({} 66) scale({scale})" fill="{}" d="{}"/>"#,
        42.0 - outline.width * scale / 2.0,
        css(ink),
        outline.path,
    )
}

/// The sign of card games: two cards, a spade cut out of the front one.
pub(crate) fn emblem() -> String {
    let body = format!(
        r#"<g transform="rotate(-13 26 44)"><rect x="9" y="5" width="24" height="34" rx="4" fill="{gold}"/></g><g transform="rotate(9 34 44)"><rect x="17.500" y="3.500" width="29" height="39" rx="5.500" fill="{ground}"/><rect x="20" y="6" width="24" height="34" rx="4" fill="{gold}"/>{}</g>"#,
        sign_at(CardSuit::Spades, (32.0, 23.0), 19.0, PANEL),
        gold = css(GOLD),
        ground = css(LANE),
    );
    svg(54.0, 46.0, &body)
}
