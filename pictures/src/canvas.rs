//! The sheet a picture is composed on: one palette index for each pixel.

use std::cell::RefCell;

use super::palette::{CLEAR, Ramp};

/// A small picture that is copied into a bigger one; [`CLEAR`] pixels are left out.
#[derive(Clone, Debug, Default)]
pub(super) struct Sprite {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<u8>,
}

thread_local! {
    /// Sheets that are done with, to be painted on again. They are by far the largest things that
    /// come and go here: between two of them there would always be something small that stays, and
    /// memory would fill with gaps that none of them fits into.
    static SPARE: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

/// Number of sheets a thread keeps: as many as it paints on at a time.
const SPARES: usize = 2;

/// The sheet a picture is composed on.
#[derive(Clone, Debug)]
pub(super) struct Canvas {
    /// Position of the sheet's first line in the picture.
    top: i32,
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Canvas {
    /// A sheet of one colour. Anything drawn outside of it is cut off.
    pub(super) fn new(width: usize, height: usize, colour: u8) -> Self {
        Self::part(width, 0, height, colour)
    }

    /// A sheet for some lines of a picture, from `top` on. Positions to draw at are those in the
    /// whole picture.
    pub(super) fn part(width: usize, top: usize, height: usize, colour: u8) -> Self {
        let mut pixels = SPARE.with_borrow_mut(Vec::pop).unwrap_or_default();
        pixels.clear();
        pixels.resize(width * height, colour);
        Self { top: to_i32(top), width, height, pixels }
    }

    /// The sheet is done with.
    pub(super) fn put_away(self) {
        SPARE.with_borrow_mut(|spare| {
            if spare.len() < SPARES {
                spare.push(self.pixels);
            }
        });
    }

    /// The visible lines of what begins there in the picture: as [`Canvas::clip`].
    fn clip_lines(&self, y: i32, height: usize) -> Option<(usize, usize, usize)> {
        Self::clip(y.saturating_sub(self.top), height, self.height)
    }

    /// The visible part of a span: where it starts on the sheet, what is skipped, how long it is.
    fn clip(start: i32, length: usize, limit: usize) -> Option<(usize, usize, usize)> {
        let skip = usize::try_from(start.saturating_neg().max(0)).ok()?;
        let start = usize::try_from(start.max(0)).ok()?;
        let length = length.saturating_sub(skip).min(limit.saturating_sub(start));
        (length > 0).then_some((start, skip, length))
    }

    /// Fills a rectangle.
    pub(super) fn fill(&mut self, x: i32, y: i32, width: usize, height: usize, colour: u8) {
        let (Some((left, _, wide)), Some((top, _, high))) =
            (Self::clip(x, width, self.width), self.clip_lines(y, height))
        else {
            return;
        };
        for row in self.pixels.chunks_exact_mut(self.width).skip(top).take(high) {
            row[left..left + wide].fill(colour);
        }
    }

    /// Fills a rectangle with rounded corners; the ramp runs from what lies around to its colour.
    pub(super) fn fill_round(&mut self, area: Area, radius: usize, ramp: &Ramp) {
        let radius = radius.min(area.width / 2).min(area.height / 2);
        self.fill(area.x, area.y, area.width, area.height, ramp.full());
        for dy in 0..radius {
            for dx in 0..radius {
                let colour = ramp.0[corner_coverage(dx, dy, radius)];
                let far_x = area.width - 1 - dx;
                let far_y = area.height - 1 - dy;
                for (px, py) in [(dx, dy), (far_x, dy), (dx, far_y), (far_x, far_y)] {
                    self.set(area.x + to_i32(px), area.y + to_i32(py), colour);
                }
            }
        }
    }

    /// Fills a disc upon whatever lies there; the ramp runs to its colour.
    pub(super) fn fill_disc(&mut self, (x, y): (i32, i32), diameter: usize, ramp: &Ramp) {
        let radius = diameter / 2;
        let (left, top) = (x - to_i32(radius), y - to_i32(radius));
        for dy in 0..radius {
            for dx in 0..radius {
                let coverage = corner_coverage(dx, dy, radius);
                if coverage == 0 {
                    continue;
                }
                let (far_x, far_y) = (2 * radius - 1 - dx, 2 * radius - 1 - dy);
                for (px, py) in [(dx, dy), (far_x, dy), (dx, far_y), (far_x, far_y)] {
                    self.set(left + to_i32(px), top + to_i32(py), ramp.0[coverage]);
                }
            }
        }
    }

    /// Draws a straight line of the given width with round ends upon whatever lies there.
    pub(super) fn line(&mut self, from: (i32, i32), to: (i32, i32), width: f32, ramp: &Ramp) {
        let reach = width / 2.0;
        let around = reach.ceil() as i32 + 1;
        let (from, to) = if from.0 <= to.0 { (from, to) } else { (to, from) };
        let (along, down) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
        let square = (along * along + down * down).max(1.0);
        let (low, high) = (from.1.min(to.1) - around, from.1.max(to.1) + around);
        for x in from.0 - around..=to.0 + around {
            // Of a column only what lies near the line is looked at.
            let (top, bottom) = if along > 1.0 {
                let middle = from.1 as f32 + down * (x - from.0) as f32 / along;
                let near = (reach + 2.0) * square.sqrt() / along;
                (((middle - near) as i32).max(low), ((middle + near) as i32).min(high))
            } else {
                (low, high)
            };
            for y in top..=bottom {
                let (dx, dy) = ((x - from.0) as f32, (y - from.1) as f32);
                let part = ((dx * along + dy * down) / square).clamp(0.0, 1.0);
                let (away_x, away_y) = (dx - part * along, dy - part * down);
                let away = (away_x * away_x + away_y * away_y).sqrt();
                let coverage = ((reach + 0.5 - away).clamp(0.0, 1.0) * 16.0).round() as usize;
                if coverage > 0 {
                    self.set(x, y, ramp.0[coverage]);
                }
            }
        }
    }

    /// Replaces the colour of every pixel of a rectangle: colour `i` becomes `colours[i]`, and
    /// stays where there is no such entry.
    pub(super) fn recolour(&mut self, area: Area, colours: &[u8]) {
        let (Some((left, _, wide)), Some((top, _, high))) =
            (Self::clip(area.x, area.width, self.width), self.clip_lines(area.y, area.height))
        else {
            return;
        };
        for row in self.pixels.chunks_exact_mut(self.width).skip(top).take(high) {
            for pixel in &mut row[left..left + wide] {
                *pixel = colours.get(usize::from(*pixel)).copied().unwrap_or(*pixel);
            }
        }
    }

    /// Sets one pixel.
    pub(super) fn set(&mut self, x: i32, y: i32, colour: u8) {
        let y = y.saturating_sub(self.top);
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else {
            return;
        };
        if x < self.width && y < self.height {
            self.pixels[y * self.width + x] = colour;
        }
    }

    /// Copies a sprite.
    pub(super) fn draw(&mut self, x: i32, y: i32, sprite: &Sprite) {
        let (Some((left, skip_x, wide)), Some((top, skip_y, high))) =
            (Self::clip(x, sprite.width, self.width), self.clip_lines(y, sprite.height))
        else {
            return;
        };
        let sources = sprite.pixels.chunks_exact(sprite.width).skip(skip_y);
        let targets = self.pixels.chunks_exact_mut(self.width).skip(top);
        for (target, source) in targets.zip(sources).take(high) {
            let target = &mut target[left..left + wide];
            for (to, from) in target.iter_mut().zip(&source[skip_x..skip_x + wide]) {
                // A write in either case lets the compiler take many pixels at once.
                *to = if *from == CLEAR { *to } else { *from };
            }
        }
    }

    /// Stains the sheet with a mask of coverages from 0 to 16.
    pub(super) fn stain(&mut self, x: i32, y: i32, mask: &Sprite, ramp: &Ramp) {
        let (Some((left, skip_x, wide)), Some((top, skip_y, high))) =
            (Self::clip(x, mask.width, self.width), self.clip_lines(y, mask.height))
        else {
            return;
        };
        let sources = mask.pixels.chunks_exact(mask.width).skip(skip_y);
        let targets = self.pixels.chunks_exact_mut(self.width).skip(top);
        for (target, source) in targets.zip(sources).take(high) {
            let target = &mut target[left..left + wide];
            for (to, from) in target.iter_mut().zip(&source[skip_x..skip_x + wide]) {
                if *from != 0 {
                    *to = ramp.0[usize::from(*from).min(16)];
                }
            }
        }
    }

    /// Width and height.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// The pixels of some lines of the sheet over the whole width.
    pub(super) fn lines(&self, top: usize, height: usize) -> &[u8] {
        let end = ((top + height) * self.width).min(self.pixels.len());
        &self.pixels[(top * self.width).min(end)..end]
    }

    /// Puts lines back that were taken with [`Canvas::lines`].
    pub(super) fn put_lines(&mut self, top: usize, lines: &[u8]) {
        let start = top * self.width;
        if let Some(place) = self.pixels.get_mut(start..start + lines.len()) {
            place.copy_from_slice(lines);
        }
    }
}

/// A rectangle on the sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) width: usize,
    pub(super) height: usize,
}

/// Lengths on a sheet are far below the limits of either type.
pub(super) fn to_i32(length: usize) -> i32 {
    i32::try_from(length).unwrap_or(i32::MAX / 4)
}

/// Returns how much of a corner's pixel lies inside the rounding, from 0 to 16.
fn corner_coverage(dx: usize, dy: usize, radius: usize) -> usize {
    // Sixteen points of the pixel, in eighths of a pixel to stay with whole numbers.
    let inside = |sx: usize, sy: usize| {
        let x = radius * 8 - (dx * 8 + 2 * sx + 1);
        let y = radius * 8 - (dy * 8 + 2 * sy + 1);
        x * x + y * y <= (radius * 8).pow(2)
    };
    (0..16).filter(|i| inside(i % 4, i / 4)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_outside_is_cut_off() {
        let sprite = Sprite { width: 3, height: 2, pixels: vec![7; 6] };
        let mut canvas = Canvas::new(4, 4, 1);
        for (x, y) in [(-2, -1), (3, 3), (-9, 0), (0, 99), (i32::MIN, i32::MAX)] {
            canvas.draw(x, y, &sprite);
            canvas.fill(x, y, 2, 2, 5);
        }
        assert_eq!(canvas.pixels[0], 7);
        assert_eq!(canvas.pixels[15], 5);
    }
}
