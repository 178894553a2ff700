//! Paints the table of a game of tricks: the stock, the trick and the one before in the middle, the
//! seats above and below.

mod art;
mod cards;
mod colours;
mod court;
mod drawing;
mod layout;
mod model;
mod ornaments;
mod result;
mod seats;
mod seven;
mod stock;
mod table_cards;

#[cfg(test)]
mod tests;

pub use model::{
    CardRank, CardSuit, DealResult, HandCard, LastTrick, Marriage, PictureStock, PlayingCard,
    RankLetters, StockState, TrickCard, TrickHand, TrickPicture, TrickPlayer,
};

pub(super) use art::TrickArt;
pub(super) use ornaments::{emblem, fan};

use super::Painter;
use super::band::Band;
use super::canvas::{Area, Canvas, to_i32};
use super::layout::{LANE_PADDING, RAISE, WIDTH, px};
use layout::{MOST_HAND, TrickLayout, spread};

impl Painter {
    /// Paints the table of a game of tricks as a PNG file. The same picture always has the same
    /// bytes, and there is no picture that cannot be painted: parts without room are left out.
    pub fn trick(&self, picture: &TrickPicture) -> Vec<u8> {
        let layout = TrickLayout::new(picture);
        let mut canvas = Canvas::new(WIDTH, layout.height, self.inks.lane.0[0]);
        self.paint_title(&mut canvas, &self.tricks.emblem, &picture.title, &picture.goal);
        for (seat, area) in &layout.seats {
            self.paint_seat(&mut canvas, *area, *seat, picture);
        }
        canvas.fill_round(layout.middle, px(16), &self.inks.lane);
        self.paint_stock(&mut canvas, layout.stock, picture);
        match &picture.result {
            Some(result) => self.paint_result(&mut canvas, layout.trick, (picture, result)),
            None => self.paint_trick(&mut canvas, layout.trick, picture),
        }
        if let Some(last) = &picture.last_trick {
            self.paint_last(&mut canvas, layout.last, (picture, last));
        }
        if let (Some(area), Some(hand)) = (layout.hand, &picture.hand) {
            self.paint_own(&mut canvas, area, (picture, hand));
        }
        let palette = &self.tricks.palette;
        Band::join(&[&Band::new(canvas, palette)], palette)
    }

    /// The cards of the person the picture is for; what is chosen is raised, what may not be played
    /// darkened.
    fn paint_own(
        &self,
        canvas: &mut Canvas,
        area: Area,
        (picture, hand): (&TrickPicture, &TrickHand),
    ) {
        canvas.fill_round(area, px(16), &self.inks.lane);
        let pack = &self.tricks.middle;
        let (width, height) = pack.size;
        let cards = &hand.cards[..hand.cards.len().min(MOST_HAND)];
        let left = area.x + to_i32(LANE_PADDING);
        let low = area.y + to_i32(RAISE + LANE_PADDING);
        for (x, one) in spread(cards.len(), width, area.width - 2 * LANE_PADDING).iter().zip(cards)
        {
            let y = if one.chosen { low - to_i32(RAISE) } else { low };
            let card = Area { x: left + x, y, width, height };
            if one.chosen {
                self.paint_frame(canvas, card);
            }
            self.paint_card(canvas, pack, (card.x, card.y), (picture, one.card));
            if one.barred {
                canvas.recolour(card, &self.tricks.darkened);
            }
        }
    }
}
