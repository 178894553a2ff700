//! Where everything lies. Rows are on the left, players on the right; more than ten players go on
//! below in columns, because a wider picture would be shown smaller on a phone.

use super::art::Deck;
use super::canvas::{Area, to_i32};
use super::model::TablePicture;

/// Width of a table picture with players.
const WIDTH: usize = 1000;
/// Rows higher than this are painted with smaller cards: a chat shows a picture of two thirds of its
/// width best, and a higher one smaller.
const BEST_BODY: usize = 574;
/// With so few rows and players the picture is no lower.
const LEAST_BODY: usize = 280;
/// More than the rules know; what is beyond is not shown.
const MOST_ROWS: usize = 8;
const MOST_PLAYERS: usize = 20;
const MOST_PLACES: usize = 10;

pub(super) const MARGIN: usize = 12;
/// Height of the title's line.
pub(super) const HEADER: usize = 58;
/// Room for a row's number and its bull heads.
pub(super) const LABEL: usize = 64;
/// Between two cards; the glow of a fresh one must not reach its neighbour.
pub(super) const GAP: usize = 8;
const LANE_GAP: usize = 6;
/// Between the edge of a lane and its cards.
const LANE_PADDING: usize = 6;
const PANEL_X: usize = 642;
pub(super) const ENTRY: usize = 69;
const ROOMY_ENTRY: usize = 112;
/// Players beside the rows before the list goes on below.
const BESIDE: usize = 8;
/// A list of up to so many is not broken, though the picture grows.
const UNBROKEN: usize = 10;
const COLUMNS_BELOW: usize = 3;

/// Where everything lies.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) lanes: Vec<Area>,
    /// Index of the deck whose cards fit.
    pub(super) deck: usize,
    /// Places before the deadly one.
    pub(super) places: usize,
    /// Grounds of the player list: beside the rows, and below them.
    pub(super) panels: Vec<Area>,
    pub(super) entries: Vec<Area>,
}

impl Layout {
    pub(super) fn new(picture: &TablePicture, decks: &[Deck]) -> Self {
        let rows = picture.rows.len().min(MOST_ROWS);
        let players = picture.players.len().min(MOST_PLAYERS);
        let longest = picture.rows.iter().map(|row| row.stacks.len()).max();
        let places = usize::from(picture.capacity).max(longest.unwrap_or(0)).clamp(1, MOST_PLACES);
        let lane_width = PANEL_X - 2 * MARGIN;
        let fits = |deck: &Deck| {
            let wide = LABEL + places * (deck.size.0 + GAP) + deck.deadly_width + LANE_PADDING;
            let high = rows * lane_height(deck) + rows.saturating_sub(1) * LANE_GAP;
            wide <= lane_width && (high <= BEST_BODY || deck.size.0 <= 74)
        };
        let deck = decks.iter().position(fits).unwrap_or(decks.len().saturating_sub(1));

        let beside = if players <= UNBROKEN { players } else { BESIDE };
        let card_lane = decks.get(deck).map_or(0, lane_height);
        let rows_height = rows * card_lane + rows.saturating_sub(1) * LANE_GAP;
        let body = rows_height.max(beside * ENTRY).max(LEAST_BODY);
        let lanes = lanes(rows, body, card_lane, lane_width);

        let mut panels = Vec::new();
        let mut entries = Vec::new();
        if let Some(share) = body.checked_div(beside) {
            let panel = Area {
                x: to_i32(PANEL_X),
                y: to_i32(HEADER),
                width: WIDTH - MARGIN - PANEL_X,
                height: body,
            };
            panels.push(panel);
            let entry = share.min(ROOMY_ENTRY);
            entries.extend((0..beside).map(|i| Area {
                y: panel.y + to_i32(i * entry),
                height: entry,
                ..panel
            }));
        }
        let mut height = HEADER + body + MARGIN;
        let below = players - beside;
        if below > 0 {
            let lines = below.div_ceil(COLUMNS_BELOW);
            let width = (WIDTH - 2 * MARGIN - (COLUMNS_BELOW - 1) * MARGIN) / COLUMNS_BELOW;
            for column in 0..COLUMNS_BELOW {
                let count = below.saturating_sub(column * lines).min(lines);
                let panel = Area {
                    x: to_i32(MARGIN + column * (width + MARGIN)),
                    y: to_i32(height),
                    width,
                    height: lines * ENTRY,
                };
                panels.push(panel);
                entries.extend((0..count).map(|i| Area {
                    y: panel.y + to_i32(i * ENTRY),
                    height: ENTRY,
                    ..panel
                }));
            }
            height += lines * ENTRY + MARGIN;
        }
        let width = if players == 0 { PANEL_X } else { WIDTH };
        Self { width, height, lanes, deck, places, panels, entries }
    }
}

fn lane_height(deck: &Deck) -> usize {
    deck.size.1 + 2 * LANE_PADDING
}

/// Lanes that share a height, but none much higher than its cards.
fn lanes(rows: usize, body: usize, card_lane: usize, width: usize) -> Vec<Area> {
    let share = (body + LANE_GAP) / rows.max(1);
    let height = share.saturating_sub(LANE_GAP).min(card_lane + 56);
    (0..rows)
        .map(|i| Area {
            x: to_i32(MARGIN),
            y: to_i32(HEADER + i * (height + LANE_GAP)),
            width,
            height,
        })
        .collect()
}
