//! A taken row as a moving picture: the card that takes it comes, the cards of the row go, and what they
//! cost is written where they were. The last frame is the picture as it stands still.

use std::borrow::Cow;

use super::Painter;
use super::canvas::{Area, Canvas, to_i32};
use super::layout::{GAP, LABEL, LANE_PADDING, Layout};
use super::model::{PictureRow, PictureStack, TablePicture};

/// How long the table is seen before the cards go, in hundredths of a second.
const BEFORE: u16 = 110;
/// How many frames the movement of a row has, and how long each is seen. Where many are taken, it is
/// quicker.
const FEW: (usize, u16) = (9, 6);
const MANY: (usize, u16) = (6, 5);
/// Lines around a lane into which frames and marks reach.
const AROUND: usize = 8;

/// A row on the way from what it was to what it is.
struct Taken<'a> {
    lane: Area,
    /// What lay there.
    cards: &'a [u8],
    /// What took it.
    taker: Option<&'a PictureStack>,
}

impl Painter {
    /// The moving picture as a GIF file that plays once, for at most three seconds; `None` where no row was
    /// taken.
    #[must_use]
    pub fn sweep(&self, picture: &TablePicture) -> Option<Vec<u8>> {
        let layout = Layout::new(picture, &self.art.decks);
        let rows = layout.lanes.iter().zip(&picture.rows);
        let taken: Vec<Taken<'_>> = rows
            .filter_map(|(lane, row)| {
                let sweep = row.sweep.as_ref()?;
                let taker = row.stacks.iter().find(|stack| stack.owner.is_some());
                Some(Taken { lane: *lane, cards: &sweep.cards, taker })
            })
            .collect();
        let first = taken.first()?.lane;
        let still = self.compose(picture);
        let (width, height) = still.size();
        let mut file = Vec::new();
        let mut encoder = gif::Encoder::new(
            &mut file,
            u16::try_from(width).ok()?,
            u16::try_from(height).ok()?,
            &self.palette.colours().concat(),
        )
        .ok()?;
        // The table before, with the lanes that are taken empty.
        let mut table = self.compose(&before(picture));
        let lines = |lane: Area| {
            let top = usize::try_from(lane.y).unwrap_or(0).saturating_sub(AROUND);
            (top, (lane.height + 2 * AROUND).min(height - top))
        };
        let grounds: Vec<Vec<u8>> = taken
            .iter()
            .map(|taken| {
                let (top, high) = lines(taken.lane);
                table.lines(top, high).to_vec()
            })
            .collect();
        for taken in &taken {
            self.paint_taken(&mut table, layout.deck, taken, (0, 1));
        }
        encoder.write_frame(&frame(&table, 0, height, BEFORE)).ok()?;
        let (steps, delay) = if taken.len() > 2 { MANY } else { FEW };
        for (taken, ground) in taken.iter().zip(&grounds) {
            let (top, high) = lines(taken.lane);
            for step in 1..=steps {
                table.put_lines(top, ground);
                self.paint_taken(&mut table, layout.deck, taken, (step, steps));
                encoder.write_frame(&frame(&table, top, high, delay)).ok()?;
            }
        }
        // From here on everything is as it is, the players below included.
        let (top, _) = lines(first);
        encoder.write_frame(&frame(&still, top, height - top, delay)).ok()?;
        drop(encoder);
        Some(file)
    }

    /// A lane that is being taken. The cards begin to go slowly.
    fn paint_taken(
        &self,
        canvas: &mut Canvas,
        deck: usize,
        taken: &Taken<'_>,
        (step, steps): (usize, usize),
    ) {
        let Some(deck) = self.art.decks.get(deck) else { return };
        let (width, _) = deck.size;
        let lane = taken.lane;
        let y = lane.y + to_i32(LANE_PADDING);
        let first = lane.x + to_i32(LABEL);
        let away = to_i32(lane.width * step * step / (steps * steps));
        for (place, card) in taken.cards.iter().enumerate() {
            canvas.draw(first + to_i32(place * (width + GAP)) + away, y, deck.card(*card));
        }
        let Some(taker) = taken.taker else { return };
        let end = lane.x + to_i32(lane.width - LANE_PADDING - width);
        let came = first + to_i32(taken.cards.len() * (width + GAP));
        let from = came.min(end);
        let x = from - (from - first) * to_i32(step) / to_i32(steps);
        self.paint_played(canvas, deck, (x, y), taker);
    }
}

/// The same table before the rows were taken, which are left empty.
fn before(picture: &TablePicture) -> TablePicture {
    let mut before = picture.clone();
    for row in &mut before.rows {
        if row.sweep.is_some() {
            *row = PictureRow::default();
        }
    }
    for player in &mut before.players {
        player.total = player.total.saturating_sub(player.took);
        player.took = 0;
    }
    before
}

fn frame(canvas: &Canvas, top: usize, height: usize, delay: u16) -> gif::Frame<'_> {
    let size = |pixels: usize| u16::try_from(pixels).unwrap_or(u16::MAX);
    gif::Frame {
        delay,
        dispose: gif::DisposalMethod::Keep,
        top: size(top),
        width: size(canvas.size().0),
        height: size(height),
        buffer: Cow::Borrowed(canvas.lines(top, height)),
        ..gif::Frame::default()
    }
}
