//! Paints single cards: a face, and upon it the rank in the reader's language.

use super::art::{CHIP, Pack, SMALL};
use super::model::{CardRank, PlayingCard, TrickPicture};
use crate::Painter;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{at, font, px};
use crate::text::Align;

/// Sizes of a rank on a card of the trick, with one sign or more, on one of a hand, on a chip and
/// on a small card.
const BIG: [u8; 3] = [font(68), font(58), font(44)];
const MIDDLE: [u8; 3] = [font(60), font(50), font(38)];
const CHIP_RANKS: [u8; 3] = [font(48), font(44), font(34)];
const SMALL_RANKS: [u8; 3] = [font(40), font(36), font(34)];
/// Distance by which the frame of a card reaches beyond it.
const FRAME: usize = px(8);
const ROUND: usize = px(13);

/// Returns the text in the corner of a card.
pub(super) fn rank(picture: &TrickPicture, rank: CardRank) -> &str {
    let letters = &picture.letters;
    match rank {
        CardRank::Ace => &letters.ace,
        CardRank::King => &letters.king,
        CardRank::Queen => &letters.queen,
        CardRank::Jack => &letters.jack,
        CardRank::Ten => "10",
        CardRank::Nine => "9",
        CardRank::Eight => "8",
        CardRank::Seven => "7",
    }
}

impl Painter {
    /// A rank around a middle, in the biggest of the sizes in which it has room.
    fn paint_rank(
        &self,
        canvas: &mut Canvas,
        (middle, baseline): (i32, i32),
        (sizes, room): ([u8; 3], i32),
        (picture, card): (&TrickPicture, PlayingCard),
    ) {
        let writer = &self.writer;
        let text = writer.clean(rank(picture, card.rank));
        let fits = |size: &&u8| writer.width(&text, **size) <= room;
        let size = *sizes.iter().find(fits).unwrap_or(&sizes[2]);
        let text = writer.fit(&text, size, room);
        let ramp = self.tricks.index(card.suit, picture.four_colours);
        writer.draw(canvas, (middle, baseline), Align::Middle, &text, size, ramp);
    }

    /// A card of the trick or of a hand.
    pub(super) fn paint_card(
        &self,
        canvas: &mut Canvas,
        pack: &Pack,
        (x, y): (i32, i32),
        (picture, card): (&TrickPicture, PlayingCard),
    ) {
        canvas.draw(x, y, pack.face(card, picture.four_colours));
        let big = pack.size == super::art::BIG;
        let (sizes, room, middle, baseline, below) = if big {
            (BIG, at(72), at(41), at(62), at(76))
        } else {
            (MIDDLE, at(60), at(36), at(54), at(62))
        };
        self.paint_rank(canvas, (x + middle, y + baseline), (sizes, room), (picture, card));
        let sign = pack.sign(card.suit, picture.four_colours);
        canvas.draw(x + middle - to_i32(sign.width) / 2, y + below, sign);
    }

    /// The visible end of the card that lies crosswise beneath the stock: rank and sign, upright.
    pub(super) fn paint_end(
        &self,
        canvas: &mut Canvas,
        area: Area,
        (picture, card): (&TrickPicture, PlayingCard),
    ) {
        let middle = area.x + to_i32(area.width) / 2;
        let baseline = area.y + at(62);
        let room = to_i32(area.width) - at(12);
        self.paint_rank(canvas, (middle, baseline), (BIG, room), (picture, card));
        let sign = self.tricks.big.sign(card.suit, picture.four_colours);
        canvas.draw(middle - to_i32(sign.width) / 2, area.y + at(72), sign);
    }

    /// A card of the last trick.
    pub(super) fn paint_chip_card(
        &self,
        canvas: &mut Canvas,
        (x, y): (i32, i32),
        (picture, card): (&TrickPicture, PlayingCard),
    ) {
        canvas.draw(x, y, &self.tricks.chip);
        let place = (x + at(31), y + at(49));
        self.paint_rank(canvas, place, (CHIP_RANKS, at(48)), (picture, card));
        let sign = self.tricks.chip_sign(card.suit, picture.four_colours);
        let (left, top) = (x + to_i32(CHIP.0) - at(8), y + to_i32(CHIP.1 - sign.height) / 2);
        canvas.draw(left - to_i32(sign.width), top, sign);
    }

    /// A card of somebody else's hand that everybody has seen.
    pub(super) fn paint_small_card(
        &self,
        canvas: &mut Canvas,
        (x, y): (i32, i32),
        (picture, card): (&TrickPicture, PlayingCard),
    ) {
        canvas.draw(x, y, &self.tricks.small_face);
        let middle = x + to_i32(SMALL.0) / 2;
        self.paint_rank(canvas, (middle, y + at(37)), (SMALL_RANKS, at(48)), (picture, card));
        let sign = self.tricks.small_sign(card.suit, picture.four_colours);
        canvas.draw(middle - to_i32(sign.width) / 2, y + at(41), sign);
    }

    /// The frame of a card, which is painted before it.
    pub(super) fn paint_frame(&self, canvas: &mut Canvas, card: Area) {
        let frame = Area {
            x: card.x - to_i32(FRAME),
            y: card.y - to_i32(FRAME),
            width: card.width + 2 * FRAME,
            height: card.height + 2 * FRAME,
        };
        canvas.fill_round(frame, ROUND + FRAME, &self.tricks.golden);
    }
}
