//! The layout of the table's picture: the rows over the whole width, a hand below them, then the
//! players in two columns. A phone shows a picture 285 pixels wide, so that nothing is beside the
//! rows, and nothing is written smaller than 34 thousandths of the width.

use super::canvas::{Area, to_i32};
use super::deck::Deck;
use super::model::TablePicture;

/// A length in thousandths of the picture's width, in pixels. 800 of them are as many as a phone
/// has for it; more would only make the file bigger.
pub(super) const fn px(thousandths: usize) -> usize {
    thousandths * 4 / 5
}

/// The same for what may lie to the left or above.
pub(super) const fn at(thousandths: i32) -> i32 {
    thousandths * 4 / 5
}

/// The size of a font, at most 318 thousandths, rounded up.
pub(super) const fn font(thousandths: u16) -> u8 {
    (thousandths * 4).div_ceil(5) as u8
}

pub(super) const WIDTH: usize = px(1000);
/// Rows higher than this are painted with smaller cards.
const BEST_BODY: usize = px(860);
/// More than the rules know; what is beyond is not shown.
const MOST_ROWS: usize = 8;
const MOST_PLAYERS: usize = 20;
const MOST_PLACES: usize = 10;
/// Two of each card.
const MOST_CARDS: usize = 208;

pub(super) const MARGIN: usize = px(12);
/// Height of the title's line.
pub(super) const HEADER: usize = px(68);
/// Room for a row's number and its bull heads.
pub(super) const LABEL: usize = px(92);
/// Between two cards; the frame of a fresh one must not reach its neighbour.
pub(super) const GAP: usize = px(10);
/// Between the edge of a lane and its cards.
pub(super) const LANE_PADDING: usize = px(9);
/// Height by which a card is raised that is going to be played.
pub(super) const RAISE: usize = px(18);
const LANE_GAP: usize = px(6);
const ENTRY: usize = px(88);
/// Many players come closer together.
const LOW_ENTRY: usize = px(76);
const MANY: usize = 10;
const COLUMNS: usize = 2;

/// The positions of everything in the picture.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) lanes: Vec<Area>,
    /// The bottom of the rows, and the top of the hand if there is one.
    pub(super) hand_top: usize,
    pub(super) players_top: usize,
    /// Index of the deck whose cards fit into the rows.
    pub(super) deck: usize,
    /// Places before the deadly one.
    pub(super) places: usize,
    /// The ground of the hand, and its cards.
    pub(super) hand: Option<HandLayout>,
    /// The players.
    pub(super) entries: Vec<Area>,
}

#[derive(Debug)]
pub(super) struct HandLayout {
    pub(super) ground: Area,
    /// Index of the deck whose cards fit.
    pub(super) deck: usize,
    /// The left upper corner of each card.
    pub(super) cards: Vec<(i32, i32)>,
}

impl Layout {
    pub(super) fn new(picture: &TablePicture, decks: &[Deck]) -> Self {
        let rows = picture.rows.len().min(MOST_ROWS);
        let longest = picture.rows.iter().map(|row| row.stacks.len()).max();
        let places = usize::from(picture.capacity).max(longest.unwrap_or(0)).clamp(1, MOST_PLACES);
        let across = WIDTH - 2 * MARGIN;
        let rows_height =
            |deck: &Deck| rows * lane_height(deck) + rows.saturating_sub(1) * LANE_GAP;
        let fits = |deck: &Deck| {
            let wide = LABEL + places * (deck.size.0 + GAP) + deck.deadly_width + LANE_PADDING;
            wide <= across && rows_height(deck) <= BEST_BODY
        };
        let deck = decks.iter().position(fits).unwrap_or(decks.len().saturating_sub(1));
        let lane = decks.get(deck).map_or(0, lane_height);
        let lanes: Vec<Area> = (0..rows)
            .map(|i| Area {
                x: to_i32(MARGIN),
                y: to_i32(HEADER + i * (lane + LANE_GAP)),
                width: across,
                height: lane,
            })
            .collect();
        let mut height = HEADER + decks.get(deck).map_or(0, rows_height) + MARGIN;
        let hand_top = height;
        let hand = picture.hand.as_ref().and_then(|hand| {
            let top = Area { x: to_i32(MARGIN), y: to_i32(height), width: across, height: 0 };
            HandLayout::new(hand.cards.len().min(MOST_CARDS), decks, top)
        });
        if let Some(hand) = &hand {
            height += hand.ground.height + MARGIN;
        }
        let players_top = height;

        let players = picture.players.len().min(MOST_PLAYERS);
        let entry = if players > MANY { LOW_ENTRY } else { ENTRY };
        let width = (across - (COLUMNS - 1) * MARGIN) / COLUMNS;
        let entries: Vec<Area> = (0..players)
            .map(|i| Area {
                x: to_i32(MARGIN + i % COLUMNS * (width + MARGIN)),
                y: to_i32(height + i / COLUMNS * (entry + LANE_GAP)),
                width,
                height: entry,
            })
            .collect();
        if let Some(last) = players.checked_sub(1) {
            height += (last / COLUMNS + 1) * (entry + LANE_GAP) - LANE_GAP + MARGIN;
        }
        Self { width: WIDTH, height, lanes, hand_top, players_top, deck, places, hand, entries }
    }
}

impl HandLayout {
    /// In one line, or in as few as there need to be.
    fn new(count: usize, decks: &[Deck], top: Area) -> Option<Self> {
        let across = top.width - 2 * LANE_PADDING;
        // Cards may overlap by their edges, not by their numbers.
        let fits = |count: usize, deck: &Deck| count * (deck.size.0 - GAP) + GAP <= across;
        let in_lines = |lines: usize| {
            let index = decks.iter().position(|deck| fits(count.div_ceil(lines), deck))?;
            Some((lines, index))
        };
        let (lines, index) = (1..=count.max(1)).find_map(in_lines)?;
        let deck = decks.get(index)?;
        let (width, high) = deck.size;
        let per_line = count.div_ceil(lines).max(1);
        let step = match per_line {
            1 => 0,
            _ => ((across - width) / (per_line - 1)).min(width + GAP),
        };
        let used = step * (per_line - 1) + width;
        let left = LANE_PADDING + (across - used) / 2;
        let cards = (0..count).map(|i| {
            let (x, y) = (left + i % per_line * step, i / per_line * (high + GAP));
            (top.x + to_i32(x), top.y + to_i32(RAISE + LANE_PADDING + y))
        });
        let height = RAISE + 2 * LANE_PADDING + lines * (high + GAP) - GAP;
        Some(Self { ground: Area { height, ..top }, deck: index, cards: cards.collect() })
    }
}

fn lane_height(deck: &Deck) -> usize {
    deck.size.1 + 2 * LANE_PADDING
}
