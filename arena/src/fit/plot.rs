//! A picture of how often what was foretold came true.

use std::fmt::Write;

use super::calibration::Bin;

/// What one system foretold.
pub(super) struct Curve {
    /// Its name.
    pub(super) name: &'static str,
    /// Its bins, the most even first.
    pub(super) bins: Vec<Bin>,
}

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 720.0;
/// The square in which the curves are, from 50 to 100 per cent both ways.
const LEFT: f64 = 120.0;
const TOP: f64 = 40.0;
const SIDE: f64 = 560.0;
/// A colour for each curve, told apart by everybody.
const COLOURS: [&str; 2] = ["#0072b2", "#d55e00"];
/// How far a curve's points stand aside, so that they do not hide those of the other one.
const ASIDE: [f64; 2] = [-7.0, 7.0];

/// The picture, as SVG.
pub(super) fn drawing(curves: &[Curve]) -> String {
    let mut text = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="27" fill="#1c2326">
<title>How often the favourite of a pair was ahead, by the chance that was foretold</title>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>
"##
    );
    for percent in [50, 60, 70, 80, 90, 100] {
        let at = f64::from(percent) / 100.0;
        let (x, y) = (across(at), down(at));
        let (bottom, right) = (TOP + SIDE, LEFT + SIDE);
        let _ = writeln!(
            text,
            r##"<path d="M{x:.1} {TOP}V{bottom}M{LEFT} {y:.1}H{right}" stroke="#d8dddf" stroke-width="2"/>
<text x="{x:.1}" y="{:.1}" text-anchor="middle">{percent}</text>
<text x="{:.1}" y="{:.1}" text-anchor="end">{percent} %</text>"##,
            bottom + 36.0,
            LEFT - 12.0,
            y + 9.0
        );
    }
    let (right, bottom) = (LEFT + SIDE, TOP + SIDE);
    let _ = writeln!(
        text,
        r##"<path d="M{LEFT} {bottom}L{right} {TOP}" stroke="#8a9599" stroke-width="3" stroke-dasharray="10 8"/>
<text x="{:.1}" y="{:.1}" text-anchor="middle">foretold chance of the favourite, %</text>"##,
        LEFT + SIDE / 2.0,
        bottom + 80.0
    );
    let marks = COLOURS.into_iter().zip(ASIDE);
    for (index, (curve, (colour, aside))) in curves.iter().zip(marks).enumerate() {
        for bin in &curve.bins {
            let (x, y) = (across(bin.foretold) + aside, down(bin.came));
            let (low, high) = (down(bin.came - 2.0 * bin.error), down(bin.came + 2.0 * bin.error));
            let _ = writeln!(
                text,
                r##"<path d="M{x:.1} {low:.1}V{high:.1}" stroke="{colour}" stroke-width="4"/>
{}"##,
                mark(index, x, y, colour)
            );
        }
        let y = TOP + 40.0 + 40.0 * index as f64;
        let _ = writeln!(
            text,
            r##"{}
<text x="{:.1}" y="{y:.1}">{}</text>"##,
            mark(index, LEFT + 30.0, y - 9.0, colour),
            LEFT + 52.0,
            curve.name
        );
    }
    text.push_str("</svg>\n");
    text
}

/// A disc for the first curve, a square for the other.
fn mark(index: usize, x: f64, y: f64, colour: &str) -> String {
    if index == 0 {
        format!(r##"<circle cx="{x:.1}" cy="{y:.1}" r="9" fill="{colour}"/>"##)
    } else {
        let (left, top) = (x - 8.0, y - 8.0);
        format!(r##"<rect x="{left:.1}" y="{top:.1}" width="16" height="16" fill="{colour}"/>"##)
    }
}

fn across(chance: f64) -> f64 {
    LEFT + SIDE * part(chance)
}

fn down(share: f64) -> f64 {
    TOP + SIDE * (1.0 - part(share))
}

/// Where something lies between a half and 1.
fn part(share: f64) -> f64 {
    ((share - 0.5) * 2.0).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bin_is_a_point_and_half_as_often_as_not_is_the_corner() {
        let bin = Bin { pairs: 100, foretold: 0.5, came: 0.5, error: 0.05 };
        let text = drawing(&[Curve { name: "this one", bins: vec![bin] }]);
        assert!(text.contains(r#"<circle cx="113.0" cy="600.0" r="9""#), "{text}");
        assert!(text.contains(">this one</text>") && text.ends_with("</svg>\n"));
    }
}
