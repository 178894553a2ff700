//! The drawing of game points, as at a table: a seven, and an eight that covers those that are not
//! won yet.

use std::fmt::Write as _;

use super::colours::{BACK, BACK_LINE, RED};
use super::drawing::{blank, sign_at};
use super::model::CardSuit;
use crate::drawing::{css, svg};
use crate::palette::INK;

/// Width and height of [`seven`].
pub(super) const SEVEN: (f32, f32) = (140.0, 92.0);

/// Positions of the seven's pips, in the order in which they are uncovered.
const PIPS: [(f32, f32); 7] = [
    (20.0, 25.0),
    (20.0, 67.0),
    (48.0, 46.0),
    (80.0, 25.0),
    (80.0, 67.0),
    (120.0, 25.0),
    (120.0, 67.0),
];
/// Points where the edge of the eight crosses the upper and the lower edge of the seven, so that
/// one pip more is seen each time.
const COVERS: [(f32, f32); 7] = [
    (-9.0, -9.0),
    (64.0, -24.0),
    (34.0, 34.0),
    (64.0, 64.0),
    (128.0, 21.0),
    (101.0, 101.0),
    (164.0, 78.0),
];

/// A seven that lies crosswise, of whose pips an eight, face down, covers all but so many.
pub(super) fn seven(seen: u8) -> String {
    let (width, height) = SEVEN;
    let mut body = blank(width, height, 11.0, INK);
    for (x, y) in PIPS {
        body += &sign_at(CardSuit::Hearts, (x, y + 1.0), 28.0, RED);
    }
    let Some((top, bottom)) = COVERS.get(usize::from(seen)) else {
        return svg(width, height, &body);
    };
    let (low, right) = (height - 2.0, width + 40.0);
    let _ = write!(
        body,
        r#"<clipPath id="c"><rect x="2" y="2" width="{}" height="{}" rx="9"/></clipPath><g clip-path="url(#c)"><path fill="{}" stroke="{}" stroke-width="4" d="M{top} 2H{right}V{low}H{bottom}Z"/></g>"#,
        width - 4.0,
        height - 4.0,
        css(BACK),
        css(BACK_LINE),
    );
    if seen == 0 {
        let _ = write!(
            body,
            r#"<rect x="10" y="10" width="{}" height="{}" rx="6" fill="none" stroke="{}" stroke-width="4"/>"#,
            width - 20.0,
            height - 20.0,
            css(BACK_LINE),
        );
    }
    svg(width, height, &body)
}
