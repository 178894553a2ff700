//! Bars that say how often what came.

use super::model::{Bar, Chart};
use super::{LABEL, PADDING};
use crate::Painter;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{at, font, px};
use crate::text::Align;

pub(super) const HEIGHT: usize = px(330);
const TITLE: u8 = font(38);
const COUNT: u8 = font(36);
/// Room for the title and the numbers above the bars, and for the labels below them.
const TOP: usize = px(116);
const BOTTOM: usize = px(58);
const MOST_BARS: usize = 10;
/// Up to so many bars leave room for another chart beside them, if their words do.
const FEW_BARS: usize = 5;
const WIDEST: usize = px(110);
/// Least height of a bar, so that whatever happened at all is seen.
const LEAST: usize = px(8);

impl Painter {
    /// Whether a chart can be painted in this width with nothing cut off.
    pub(super) fn is_narrow(&self, chart: &Chart, width: usize) -> bool {
        let slot = to_i32((width - 2 * px(16)) / chart.bars.len().max(1)) - at(4);
        let fits = |bar: &Bar| {
            let count = self.writer.width(&bar.count.to_string(), COUNT);
            self.writer.width(&self.writer.clean(&bar.label), LABEL) <= slot && count <= slot
        };
        let title = self.writer.width(&self.writer.clean(&chart.title), TITLE);
        let titled = title <= to_i32(width) - 2 * PADDING;
        titled && chart.bars.len() <= FEW_BARS && chart.bars.iter().all(fits)
    }

    pub(super) fn paint_chart(&self, canvas: &mut Canvas, area: Area, chart: &Chart) {
        let (writer, inks) = (&self.writer, &self.inks);
        canvas.fill_round(area, px(16), &inks.panel);
        let title = writer.clean(&chart.title);
        let title = writer.fit(&title, TITLE, to_i32(area.width) - 2 * PADDING);
        let place = (area.x + PADDING, area.y + at(50));
        writer.draw(canvas, place, Align::Left, &title, TITLE, &inks.quiet);

        let bars = &chart.bars[..chart.bars.len().min(MOST_BARS)];
        let room = area.height - TOP - BOTTOM;
        let ground = area.y + to_i32(TOP + room);
        let across = area.width - 2 * px(16);
        canvas.fill(area.x + PADDING, ground, across, px(2), inks.lane.full());
        let slot = across / bars.len().max(1);
        let width = (slot * 2 / 3).min(WIDEST);
        let highest = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
        for (index, bar) in bars.iter().enumerate() {
            let middle = area.x + PADDING + to_i32(index * slot + slot / 2);
            let part = u64::from(bar.count) * room as u64 / u64::from(highest);
            let height = usize::try_from(part).unwrap_or(0).max(LEAST);
            let height = if bar.count == 0 { 0 } else { height };
            let top = ground - to_i32(height);
            let column = Area { x: middle - to_i32(width) / 2, y: top, width, height };
            let ramp = if bar.bright { &inks.leader } else { inks.bar(6) };
            canvas.fill_round(column, px(8), ramp);
            // It stands on the ground with both feet.
            let feet = height.min(px(8));
            let foot = ground - to_i32(feet);
            canvas.fill(column.x, foot, width, feet, ramp.full());
            let count = if bar.count == 0 { &inks.quiet } else { &inks.name };
            let text = bar.count.to_string();
            writer.draw(canvas, (middle, top - at(12)), Align::Middle, &text, COUNT, count);
            let label = writer.clean(&bar.label);
            let label = writer.fit(&label, LABEL, to_i32(slot) - at(4));
            let place = (middle, ground + at(42));
            writer.draw(canvas, place, Align::Middle, &label, LABEL, &inks.quiet);
        }
    }
}
