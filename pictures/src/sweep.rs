//! A taken row as a moving picture: the card that takes it comes, the cards of the row go, and what
//! they cost is written where they were. The last frame is the picture as it stands still.

use super::Painter;
use super::canvas::{Area, Canvas, to_i32};
use super::film::{Film, Frame};
use super::layout::{GAP, LABEL, LANE_PADDING, Layout};
use super::model::{PictureStack, TablePicture};

/// Time for which the table is shown before the cards go, in hundredths of a second.
const BEFORE: u16 = 110;
/// Number of frames of a row's movement, and the time for which each is shown. Where many rows are
/// taken, it is quicker.
const FEW: (usize, u16) = (9, 6);
const MANY: (usize, u16) = (6, 5);
/// Lines around a lane into which frames and marks reach.
const AROUND: usize = 8;

/// A row on the way from what it was to what it is.
struct Taken<'a> {
    lane: Area,
    /// The cards that lay in the row.
    cards: &'a [u8],
    /// The card that took them.
    taker: Option<&'a PictureStack>,
}

impl Painter {
    /// The moving picture as a GIF file that plays once, for at most three seconds; `None` where no
    /// row was taken.
    pub fn sweep(&self, picture: &TablePicture) -> Option<Vec<u8>> {
        let layout = Layout::new(picture, &self.art.decks);
        let mut film = Film::new((layout.width, layout.height), self.palette)?;
        self.sweep_frames(picture, &layout, |frame| film.add(frame))?;
        film.finish()
    }

    /// Shows the frames one after the other; `None` where there are none, or one couldn't be shown.
    fn sweep_frames(
        &self,
        picture: &TablePicture,
        layout: &Layout,
        mut show: impl FnMut(&Frame<'_>) -> Option<()>,
    ) -> Option<()> {
        let rows = layout.lanes.iter().zip(&picture.rows);
        let taken: Vec<Taken<'_>> = rows
            .filter_map(|(lane, row)| {
                let sweep = row.sweep.as_ref()?;
                let taker = row.stacks.iter().find(|stack| stack.owner.is_some());
                Some(Taken { lane: *lane, cards: &sweep.cards, taker })
            })
            .collect();
        let first = taken.first()?.lane;
        let height = layout.height;
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
        show(&Frame { sheet: &table, lines: (0, height), before: &[], delay: BEFORE })?;
        let (steps, delay) = if taken.len() > 2 { MANY } else { FEW };
        let mut shown = Vec::new();
        for (taken, ground) in taken.iter().zip(&grounds) {
            let (top, high) = lines(taken.lane);
            for step in 1..=steps {
                shown.clear();
                shown.extend_from_slice(table.lines(top, high));
                table.put_lines(top, ground);
                self.paint_taken(&mut table, layout.deck, taken, (step, steps));
                show(&Frame { sheet: &table, lines: (top, high), before: &shown, delay })?;
            }
        }
        // From here on everything is as it is, the players below included.
        let still = self.compose(picture);
        let (top, _) = lines(first);
        let lines = (top, height - top);
        let shown = table.lines(top, height - top);
        show(&Frame { sheet: &still, lines, before: shown, delay })?;
        still.put_away();
        table.put_away();
        Some(())
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
        // Equal cards lie on each other.
        let stacks = || taken.cards.chunk_by(|one, other| one == other);
        for (place, equal) in stacks().enumerate() {
            let Some(&card) = equal.first() else { continue };
            let copies = u8::try_from(equal.len()).unwrap_or(u8::MAX);
            let x = first + to_i32(place * (width + GAP)) + away;
            self.paint_stack(canvas, deck, (x, y), &PictureStack { card, copies, owner: None });
        }
        let Some(taker) = taken.taker else { return };
        let end = lane.x + to_i32(lane.width - LANE_PADDING - width);
        let came = first + to_i32(stacks().count() * (width + GAP));
        let from = came.min(end);
        let x = from - (from - first) * to_i32(step) / to_i32(steps);
        self.paint_played(canvas, deck, (x, y), taker);
    }
}

/// The same table before the rows were taken: their cards are painted by themselves.
fn before(picture: &TablePicture) -> TablePicture {
    let mut before = picture.clone();
    for row in &mut before.rows {
        if row.sweep.is_some() {
            (row.stacks, row.origin) = (Vec::new(), None);
        }
    }
    for player in &mut before.players {
        player.total = player.total.saturating_sub(player.took);
        player.took = 0;
        // Rows that go into it still lie there.
        player.hand = None;
    }
    let totals = before.players.iter().map(|player| player.total);
    let (least, most) = (totals.clone().min(), totals.max());
    for player in &mut before.players {
        player.leads = Some(player.total) == least && least != most;
    }
    before
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{PictureRow, Sweep};
    use crate::tests::{PAINTER, frames, mid_game, players, row};

    /// Every frame as a whole sheet, and the time for which it is shown.
    fn painted(picture: &TablePicture) -> Vec<(Vec<u8>, u16)> {
        let layout = Layout::new(picture, &PAINTER.art.decks);
        let mut sheets = Vec::new();
        let shown = PAINTER.sweep_frames(picture, &layout, |frame| {
            sheets.push((frame.sheet.lines(0, layout.height).to_vec(), frame.delay));
            Some(())
        });
        assert_eq!(shown, Some(()));
        sheets
    }

    #[test]
    fn before_a_row_is_taken_whoever_leads_is_whoever_led() {
        let mut picture = mid_game();
        picture.players = players(3);
        for (player, (total, took)) in picture.players.iter_mut().zip([(10, 7), (5, 0), (5, 0)]) {
            (player.total, player.took, player.leads) = (total, took, took == 0);
        }
        let leads: Vec<bool> = before(&picture).players.iter().map(|player| player.leads).collect();
        assert_eq!(leads, [true, false, false]);
        // At the start of a match nobody has.
        picture.players[0].total = 7;
        picture.players[1].total = 0;
        picture.players[2].total = 0;
        assert!(before(&picture).players.iter().all(|player| !player.leads));
    }

    #[test]
    fn equal_cards_go_as_they_lay_on_each_other() {
        let behind_two = |cards: &[u8]| {
            let sweep = Some(Sweep { cards: cards.to_vec(), ..Sweep::default() });
            let mut picture = mid_game();
            picture.rows[2] = PictureRow { sweep, ..PictureRow::default() };
            let layout = Layout::new(&picture, &PAINTER.art.decks);
            let lane = layout.lanes[2];
            let (width, _) = PAINTER.art.decks[layout.deck].size;
            let third = usize::try_from(lane.x).unwrap() + LABEL + 2 * (width + GAP);
            let sheet = painted(&picture).swap_remove(0).0;
            let lines = sheet.chunks(layout.width).skip(usize::try_from(lane.y).unwrap());
            lines.take(lane.height).flat_map(|line| line[third..].to_vec()).collect::<Vec<u8>>()
        };
        assert!(behind_two(&[5, 44, 44]) == behind_two(&[5, 44]));
        assert!(behind_two(&[5, 43, 44]) != behind_two(&[5, 44]));
    }

    #[test]
    fn each_frame_of_the_file_is_the_sheet_as_it_was_painted() {
        let sweep = |cards: &[u8], seats: &[u8]| {
            Some(Sweep { cards: cards.to_vec(), seats: seats.to_vec(), points: Some(7) })
        };
        let mut neighbours = mid_game();
        neighbours.rows[2] = row(&[44], 1);
        neighbours.rows[2].sweep = sweep(&[5, 6, 7], &[0, 1]);
        neighbours.rows[2].stacks[0].copies = 2;
        let mut all = mid_game();
        for row in &mut all.rows {
            row.stacks.truncate(1);
            row.sweep = sweep(&[58, 61, 68, 69, 83], &[2]);
        }
        let mut crowd = mid_game();
        crowd.players = players(20);
        // Nothing lay there, and nothing comes: frames in which nothing changes.
        let mut still = mid_game();
        still.rows[1] = PictureRow { sweep: sweep(&[], &[]), ..PictureRow::default() };
        for picture in [mid_game(), neighbours, all, crowd, still] {
            let sheets = painted(&picture);
            assert!(sheets.iter().all(|(sheet, _)| !sheet.contains(&crate::palette::CLEAR)));
            assert!(frames(&PAINTER.sweep(&picture).unwrap()) == sheets);
        }
    }
}
