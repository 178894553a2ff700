//! The totals over the games, as a curve for each player.

use super::model::EndPicture;
use super::{MOST_PLAYERS, by_place};
use crate::Painter;
use crate::art::MARK;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{at, font, px};
use crate::text::Align;

const HEIGHT: usize = px(400);
/// More players need more room for their marks.
const TALL: usize = px(520);
const MANY: usize = 10;
const TEXT: u8 = font(34);
/// Room for the numbers at the left, and for those of the games below.
const LEFT: usize = px(92);
const BOTTOM: usize = px(58);
const TOP: usize = px(34);
/// Between a curve's end and its mark.
const LEAD: usize = px(34);
const LINE: f32 = px(7) as f32;
/// The line from the end of a curve to its mark.
const THREAD: f32 = px(3) as f32;
/// The darker line around a curve that keeps it apart from others.
const HALO: f32 = px(13) as f32;
const DOT: usize = px(16);
/// With more games than this, only the curves are drawn.
const MOST_DOTS: usize = 16;
/// Distance between two marks.
const STEP: i32 = at(40);
/// Distance by which marks may stand above and below all points.
const BEYOND: i32 = at(14);
/// Least distance between two numbers of games.
const NUMBERS: i32 = at(56);
/// About so many lines tell the height.
const LEVELS: u32 = 4;

/// Totals, from the first game to the last.
#[derive(Debug)]
pub(super) struct Curves {
    /// One for each seat; each begins at 0.
    totals: Vec<Vec<u32>>,
    highest: u32,
}

impl Curves {
    /// `None` where fewer than two games were played.
    pub(super) fn new(picture: &EndPicture) -> Option<Self> {
        let seats = picture.players.len().min(MOST_PLAYERS);
        if picture.history.len() < 2 || seats == 0 {
            return None;
        }
        let curve = |seat: usize| {
            let points = picture.history.iter().map(|game| game.get(seat).copied().unwrap_or(0));
            let sums = points.scan(0_u32, |sum, points| {
                *sum = sum.saturating_add(u32::from(points));
                Some(*sum)
            });
            std::iter::once(0).chain(sums).collect::<Vec<u32>>()
        };
        let totals: Vec<Vec<u32>> = (0..seats).map(curve).collect();
        let highest = totals.iter().flatten().copied().max().unwrap_or(0);
        let highest = highest.max(picture.target.map_or(0, u32::from)).max(1);
        Some(Self { totals, highest })
    }

    pub(super) fn height(&self) -> usize {
        if self.totals.len() > MANY { TALL } else { HEIGHT }
    }

    fn games(&self) -> usize {
        self.totals.first().map_or(1, |curve| curve.len().saturating_sub(1)).max(1)
    }
}

/// The curves and their place in the picture.
struct Field<'a> {
    plot: Area,
    curves: &'a Curves,
}

impl Field<'_> {
    fn x(&self, game: usize) -> i32 {
        self.plot.x + to_i32(self.plot.width * game / self.curves.games())
    }

    fn y(&self, total: u32) -> i32 {
        let height = u64::try_from(self.plot.height).unwrap_or(0);
        let part = height * u64::from(total) / u64::from(self.curves.highest);
        self.plot.y + to_i32(self.plot.height) - i32::try_from(part).unwrap_or(0)
    }
}

impl Painter {
    pub(super) fn paint_curves(
        &self,
        canvas: &mut Canvas,
        area: Area,
        picture: &EndPicture,
        curves: &Curves,
    ) {
        canvas.fill_round(area, px(16), &self.inks.panel);
        let inner = area.height - TOP - BOTTOM;
        // Marks that would cover each other stand in more than one column.
        let fitting = (to_i32(inner) / STEP + 1).max(1);
        let columns = (to_i32(curves.totals.len()) + fitting - 1) / fitting;
        let right = LEAD + usize::try_from(columns).unwrap_or(1) * (MARK + px(6)) + px(6);
        let plot = Area {
            x: area.x + to_i32(LEFT),
            y: area.y + to_i32(TOP),
            width: area.width - LEFT - right,
            height: inner,
        };
        let field = Field { plot, curves };
        self.paint_levels(canvas, &field, picture.target);
        self.paint_games(canvas, &field);
        let ends = self.paint_ends(&field, columns);
        let mut seats = by_place(picture);
        // Those who came first lie on top.
        seats.reverse();
        for seat in &seats {
            let Some(curve) = curves.totals.get(usize::from(*seat)) else { continue };
            let points: Vec<(i32, i32)> = curve
                .iter()
                .enumerate()
                .map(|(game, total)| (field.x(game), field.y(*total)))
                .collect();
            let ink = self.inks.bar(*seat);
            // Thinner, since it tells no points.
            if let (Some(last), Some(end)) = (points.last(), ends.get(usize::from(*seat))) {
                canvas.line(*last, *end, THREAD, ink);
            }
            for (width, ramp) in [(HALO, &self.inks.panel), (LINE, ink)] {
                for pair in points.windows(2) {
                    canvas.line(pair[0], pair[1], width, ramp);
                }
            }
            if points.len() <= MOST_DOTS {
                for point in points.iter().skip(1) {
                    canvas.fill_disc(*point, DOT, ink);
                }
            }
        }
        for seat in &seats {
            if let Some((x, y)) = ends.get(usize::from(*seat)) {
                let half = to_i32(MARK) / 2;
                canvas.draw(x - half, y - half, self.art.mark(*seat));
            }
        }
    }

    /// Lines across, with what they stand for, and the dashed one at which the match ends.
    fn paint_levels(&self, canvas: &mut Canvas, field: &Field<'_>, target: Option<u16>) {
        let (writer, inks, plot) = (&self.writer, &self.inks, field.plot);
        let end = plot.x - at(14);
        let target = target.map(u32::from).filter(|target| *target > 0);
        let number = |canvas: &mut Canvas, level: u32, ramp| {
            let place = (end, field.y(level) + at(12));
            writer.draw(canvas, place, Align::Right, &level.to_string(), TEXT, ramp);
        };
        let step = round_step(field.curves.highest);
        for level in (0..=field.curves.highest).step_by(step as usize) {
            let y = field.y(level);
            canvas.fill(plot.x, y, plot.width, px(2), inks.lane.full());
            let far = |target: u32| (field.y(target) - y).abs() >= at(36);
            if target.is_none_or(far) {
                number(canvas, level, &inks.quiet);
            }
        }
        let Some(target) = target else { return };
        let y = field.y(target) - at(2);
        for x in (0..plot.width).step_by(px(30)) {
            let width = px(18).min(plot.width - x);
            canvas.fill(plot.x + to_i32(x), y, width, px(4), inks.took.full());
        }
        number(canvas, target, &inks.took);
    }

    /// The numbers of the games, as many as have room.
    fn paint_games(&self, canvas: &mut Canvas, field: &Field<'_>) {
        let games = field.curves.games();
        let each = to_i32(field.plot.width) / to_i32(games).max(1);
        let every = usize::try_from((NUMBERS / each.max(1) + 1).max(1)).unwrap_or(1);
        let baseline = field.plot.y + to_i32(field.plot.height) + at(46);
        // Counted from the last one, which matters most.
        for game in (1..=games).rev().step_by(every) {
            let (place, text) = ((field.x(game), baseline), game.to_string());
            self.writer.draw(canvas, place, Align::Middle, &text, TEXT, &self.inks.quiet);
        }
    }

    /// Returns the positions of the seats' marks, beside the ends of their curves, none upon
    /// another.
    fn paint_ends(&self, field: &Field<'_>, columns: i32) -> Vec<(i32, i32)> {
        let plot = field.plot;
        let first = plot.x + to_i32(plot.width + LEAD + MARK / 2);
        let end = |curve: &Vec<u32>| field.y(curve.last().copied().unwrap_or(0));
        let mut order: Vec<(i32, usize)> = field.curves.totals.iter().map(end).zip(0..).collect();
        order.sort_unstable();
        let mut places = vec![(0, 0); order.len()];
        for column in 0..columns {
            let of_column = || {
                order.iter().zip(0_i32..).filter(|(_, i)| i % columns == column).map(|(o, _)| *o)
            };
            let wanted: Vec<i32> = of_column().map(|(y, _)| y).collect();
            let (top, bottom) = (plot.y - BEYOND, plot.y + to_i32(plot.height) + BEYOND);
            let x = first + column * to_i32(MARK + px(6));
            for ((_, seat), y) in of_column().zip(apart(&wanted, top, bottom)) {
                if let Some(place) = places.get_mut(seat) {
                    *place = (x, y);
                }
            }
        }
        places
    }
}

/// Heights as close to those wanted, which grow, as a step between each two and the limits allow.
fn apart(wanted: &[i32], top: i32, bottom: i32) -> Vec<i32> {
    // Groups of marks that touch each other: the sum of where their first one should be, and how
    // many.
    let mut groups: Vec<(i32, i32)> = Vec::new();
    for (y, i) in wanted.iter().zip(0..) {
        let mut group = (y - i * STEP, 1);
        while let Some((sum, count)) = groups.pop() {
            if sum * group.1 <= group.0 * count {
                groups.push((sum, count));
                break;
            }
            group = (group.0 + sum, group.1 + count);
        }
        groups.push(group);
    }
    let last = bottom - STEP * (to_i32(wanted.len()) - 1);
    let firsts = groups.iter().flat_map(|(sum, count)| (0..*count).map(move |_| sum / count));
    firsts.zip(0..).map(|(first, i)| first.min(last).max(top) + i * STEP).collect()
}

/// 1, 2 or 5 times a power of ten.
fn round_step(highest: u32) -> u32 {
    let wanted = (highest / LEVELS).max(1);
    let power = 10_u32.saturating_pow(wanted.ilog10());
    let times = [1, 2, 5, 10].into_iter().find(|times| times * power >= wanted);
    times.unwrap_or(10).saturating_mul(power).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn marks_never_cover_each_other(mut wanted in prop::collection::vec(0..300, 0..8)) {
            wanted.sort_unstable();
            let found = apart(&wanted, 0, 300);
            prop_assert_eq!(found.len(), wanted.len());
            prop_assert!(found.windows(2).all(|pair| pair[1] - pair[0] >= STEP));
            prop_assert!(found.iter().all(|y| (0..=300).contains(y)), "{:?}", found);
        }

        #[test]
        fn a_few_lines_tell_the_height(highest in 1_u32..2_000_000) {
            prop_assert!((1..=6).contains(&(highest / round_step(highest))));
        }
    }
}
