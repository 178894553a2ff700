//! The rating over the matches: a curve, and around it how far off it may be.

use super::model::RatingCurve;
use super::{LABEL, PADDING};
use crate::Painter;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{at, font, px};
use crate::text::Align;

pub(super) const HEIGHT: usize = px(420);
const TITLE: u8 = font(38);
const NOW: u8 = font(52);
/// Room for the numbers at the left, for the title above and for the numbers of the matches below.
const LEFT: usize = px(112);
const RIGHT: usize = px(30);
const TOP: usize = px(96);
const BOTTOM: usize = px(58);
const LINE: f32 = px(7) as f32;
const HALO: f32 = px(13) as f32;
const DOT: usize = px(22);
/// About so many lines tell the height.
const LEVELS: i64 = 4;
/// Least distance between two numbers of matches.
const NUMBERS: i32 = at(90);

impl RatingCurve {
    /// Whether there is anything to connect.
    pub(super) fn is_drawn(&self) -> bool {
        self.points.len() > 1
    }

    /// The lowest and the highest rating that may be right, in whole steps, and the step.
    fn scale(&self) -> (i64, i64, i64) {
        let all = || self.points.iter().map(|(mean, off)| (i64::from(*mean), i64::from(*off)));
        let low = all().map(|(mean, off)| mean - off).min().unwrap_or(0);
        let high = all().map(|(mean, off)| mean + off).max().unwrap_or(0).max(low + 1);
        let wanted = ((high - low) / LEVELS).max(1);
        let powers = (0..18).map(|power| 10_i64.pow(power));
        let mut steps = powers.flat_map(|power| [power, 2 * power, 5 * power]);
        let step = steps.find(|step| *step >= wanted).unwrap_or(wanted);
        let floor = low.div_euclid(step) * step;
        let ceiling = (high + step - 1).div_euclid(step) * step;
        (floor, ceiling, step)
    }
}

/// The area of the curve, and its scales.
struct Field {
    plot: Area,
    matches: usize,
    floor: i64,
    ceiling: i64,
}

impl Field {
    fn x(&self, index: usize) -> i32 {
        let gaps = self.matches.saturating_sub(1).max(1);
        self.plot.x + to_i32(self.plot.width * index / gaps)
    }

    fn y(&self, rating: i64) -> i32 {
        let height = i64::from(to_i32(self.plot.height));
        let part = (rating - self.floor) * height / (self.ceiling - self.floor).max(1);
        // Points outside the picture are cut off.
        let part = i32::try_from(part.clamp(-10_000, 10_000)).unwrap_or(0);
        self.plot.y + to_i32(self.plot.height) - part
    }
}

impl Painter {
    pub(super) fn paint_rating(&self, canvas: &mut Canvas, area: Area, curve: &RatingCurve) {
        let (writer, inks) = (&self.writer, &self.inks);
        canvas.fill_round(area, px(16), &inks.panel);
        let (left, right) = (area.x + PADDING, area.x + to_i32(area.width) - PADDING);
        let now = writer.clean(&curve.now);
        let now = writer.fit(&now, NOW, to_i32(area.width) / 2);
        let place = (right, area.y + at(58));
        writer.draw(canvas, place, Align::Right, &now, NOW, &inks.leader);
        let title = writer.clean(&curve.title);
        let title = writer.fit(&title, TITLE, right - left - writer.width(&now, NOW) - at(20));
        writer.draw(canvas, (left, area.y + at(50)), Align::Left, &title, TITLE, &inks.quiet);

        let (floor, ceiling, step) = curve.scale();
        let plot = Area {
            x: area.x + to_i32(LEFT),
            y: area.y + to_i32(TOP),
            width: area.width - LEFT - RIGHT,
            height: area.height - TOP - BOTTOM,
        };
        let field = Field { plot, matches: curve.points.len(), floor, ceiling };
        self.paint_band(canvas, &field, curve);
        let mut level = floor;
        while level <= ceiling {
            let y = field.y(level);
            canvas.fill(plot.x, y, plot.width, px(2), inks.slot.full());
            let (place, text) = ((plot.x - at(14), y + at(12)), level.to_string());
            writer.draw(canvas, place, Align::Right, &text, LABEL, &inks.quiet);
            level += step;
        }
        self.paint_matches(canvas, &field);
        let means = curve.points.iter().map(|(mean, _)| field.y(i64::from(*mean)));
        let points: Vec<(i32, i32)> =
            means.enumerate().map(|(index, y)| (field.x(index), y)).collect();
        for (width, ramp) in [(HALO, &inks.panel), (LINE, &inks.leader)] {
            for pair in points.windows(2) {
                canvas.line(pair[0], pair[1], width, ramp);
            }
        }
        if let Some(last) = points.last() {
            canvas.fill_disc(*last, DOT, &inks.leader);
        }
    }

    /// Paints the band of uncertainty around the rating, straight from column to column like the
    /// lines between the points.
    fn paint_band(&self, canvas: &mut Canvas, field: &Field, curve: &RatingCurve) {
        for (index, pair) in curve.points.windows(2).enumerate() {
            let (from, to) = (field.x(index), field.x(index + 1));
            let edge = |(mean, off): (i32, i32), sign: i64| {
                field.y(i64::from(mean) + sign * i64::from(off))
            };
            let ends = [1, -1].map(|sign| (edge(pair[0], sign), edge(pair[1], sign)));
            for x in from..to {
                let [top, bottom] =
                    ends.map(|(start, end)| start + (end - start) * (x - from) / (to - from));
                let height = usize::try_from(bottom - top).unwrap_or(0);
                canvas.fill(x, top, 1, height, self.inks.lane.full());
            }
        }
    }

    /// The numbers of the matches, as many as have room, counted from the latest.
    fn paint_matches(&self, canvas: &mut Canvas, field: &Field) {
        let distance = usize::try_from(NUMBERS).unwrap_or(1);
        let every = distance * field.matches / field.plot.width.max(1) + 1;
        let baseline = field.plot.y + to_i32(field.plot.height) + at(46);
        for number in (1..=field.matches).rev().step_by(every) {
            let (place, text) = ((field.x(number - 1), baseline), number.to_string());
            self.writer.draw(canvas, place, Align::Middle, &text, LABEL, &self.inks.quiet);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_few_lines_tell_the_height_and_everything_lies_between_them(
            points in prop::collection::vec((-5_000_i32..5_000, 0_i32..800), 2..30),
        ) {
            let curve = RatingCurve { points, ..RatingCurve::default() };
            let (floor, ceiling, step) = curve.scale();
            prop_assert!((1..=6).contains(&((ceiling - floor) / step)));
            for (mean, off) in &curve.points {
                prop_assert!(floor <= i64::from(mean - off) && i64::from(mean + off) <= ceiling);
            }
        }
    }
}
