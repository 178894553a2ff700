//! The layout of a trick game's table: the seats that are not the reader's above, the middle with
//! stock, trick and last trick, and below it the reader's seat, or the last one, and a hand.

use super::art::MIDDLE;
use super::model::TrickPicture;
use crate::canvas::{Area, to_i32};
use crate::layout::{HEADER, LANE_PADDING, MARGIN, RAISE, WIDTH, px};

/// More than the rules know; what is beyond is not shown.
const MOST_PLAYERS: usize = 10;
pub(super) const MOST_HAND: usize = 20;
const GAP: usize = px(8);
/// Half of a seat: name and points, or cards and what was won.
pub(super) const BLOCK: usize = px(112);
const COLUMNS: usize = 2;
/// Height of the middle, and widths of the parts beside the trick.
const MIDDLE_HEIGHT: usize = px(322);
const STOCK: usize = px(244);
const LAST: usize = px(176);
/// Between two cards of a hand.
const HAND_GAP: usize = px(8);

/// The positions of everything in the picture.
#[derive(Debug)]
pub(super) struct TrickLayout {
    pub(super) height: usize,
    /// The seats, and where they lie. Those over half the width are twice as high.
    pub(super) seats: Vec<(u8, Area)>,
    pub(super) middle: Area,
    pub(super) stock: Area,
    pub(super) trick: Area,
    pub(super) last: Area,
    pub(super) hand: Option<Area>,
}

impl TrickLayout {
    pub(super) fn new(picture: &TrickPicture) -> Self {
        let across = WIDTH - 2 * MARGIN;
        let area = |y: usize, height: usize| Area {
            x: to_i32(MARGIN),
            y: to_i32(y),
            width: across,
            height,
        };
        let (above, below) = order(picture);
        let mut seats = Vec::new();
        let mut y = HEADER;
        if let [seat] = above.as_slice() {
            seats.push((*seat, area(y, BLOCK)));
            y += BLOCK + GAP;
        } else {
            let width = (across - GAP) / COLUMNS;
            for line in above.chunks(COLUMNS) {
                for (column, seat) in line.iter().enumerate() {
                    let x = to_i32(MARGIN + column * (width + GAP));
                    seats.push((*seat, Area { x, width, ..area(y, 2 * BLOCK) }));
                }
                y += 2 * BLOCK + GAP;
            }
        }
        let middle = area(y, MIDDLE_HEIGHT);
        y += MIDDLE_HEIGHT + GAP;
        if let Some(seat) = below {
            seats.push((seat, area(y, BLOCK)));
            y += BLOCK + GAP;
        }
        let hand = picture.hand.as_ref().filter(|hand| !hand.cards.is_empty()).map(|_| {
            let height = RAISE + 2 * LANE_PADDING + MIDDLE.1;
            let hand = area(y, height);
            y += height + GAP;
            hand
        });
        let column =
            |left: usize, width: usize| Area { x: middle.x + to_i32(left), width, ..middle };
        Self {
            height: y - GAP + MARGIN,
            seats,
            middle,
            stock: column(0, STOCK),
            trick: column(STOCK, across - STOCK - LAST),
            last: column(across - LAST, LAST),
            hand,
        }
    }
}

/// The seats above the middle, from the one after the lowest on, and the lowest one: the reader's,
/// or else the last.
fn order(picture: &TrickPicture) -> (Vec<u8>, Option<u8>) {
    let count = picture.players.len().min(MOST_PLAYERS);
    let seats: Vec<u8> = (0..).take(count).collect();
    let readers = picture.hand.as_ref().map(|hand| hand.seat);
    let lowest = readers.filter(|seat| seats.contains(seat)).or(seats.last().copied());
    let after = lowest.map_or(0, |seat| usize::from(seat) + 1);
    let above = (0..count.saturating_sub(1)).map(|i| seats[(after + i) % count]).collect();
    (above, lowest)
}

/// Returns the left edges of cards in a line: centred, and overlapping where they have no room.
pub(super) fn spread(count: usize, width: usize, room: usize) -> Vec<i32> {
    let gaps = count.saturating_sub(1);
    let step = match gaps {
        0 => 0,
        _ => (room.saturating_sub(width) / gaps).min(width + HAND_GAP),
    };
    let left = room.saturating_sub(step * gaps + width) / 2;
    (0..count).map(|i| to_i32(left + i * step)).collect()
}
