//! Paints a table, from top to bottom: the title, the rows, a hand, the players.
//!
//! A turn is shown in many pictures: one for everybody, one for each hand, one more with each card
//! that is chosen. The parts they have in common are painted and packed once.

use super::Painter;
use super::band::Band;
use super::canvas::Canvas;
use super::layout::{HEADER, Layout};
use super::model::{PicturePlayer, PictureRow, TablePicture};

/// The packed bands of a table that its next picture may show again.
#[derive(Debug, Default)]
pub struct BandCache {
    rows: Option<(Rows, Band)>,
    players: Option<(Players, Band)>,
}

/// The data that the band of the rows shows. It names the players who took a row.
#[derive(Debug, PartialEq, Eq)]
struct Rows {
    capacity: u8,
    counts_cards: bool,
    rows: Vec<PictureRow>,
    names: Vec<String>,
}

impl Rows {
    fn of(picture: &TablePicture) -> Self {
        let names = picture.players.iter().map(|player| player.name.clone());
        Self {
            capacity: picture.capacity,
            counts_cards: picture.counts_cards,
            rows: picture.rows.clone(),
            names: names.collect(),
        }
    }
}

/// The data that the band of the players shows.
#[derive(Debug, PartialEq, Eq)]
struct Players {
    target: Option<u16>,
    players: Vec<PicturePlayer>,
}

impl Players {
    fn of(picture: &TablePicture) -> Self {
        Self { target: picture.target, players: picture.players.clone() }
    }
}

/// A part of the picture; the parts lie below each other.
#[derive(Clone, Copy, Debug)]
enum Part {
    Title,
    Rows,
    Hand,
    Players,
}

const PARTS: [Part; 4] = [Part::Title, Part::Rows, Part::Hand, Part::Players];

impl Painter {
    /// Paints a table as a PNG file. The same picture always yields the same bytes, and there is no
    /// picture that cannot be painted: parts without room are left out.
    pub fn paint(&self, picture: &TablePicture) -> Vec<u8> {
        self.paint_again(picture, &mut BandCache::default())
    }

    /// The same file, sooner where the picture before, of the same painter, showed the same rows or
    /// players.
    pub fn paint_again(&self, picture: &TablePicture, bands: &mut BandCache) -> Vec<u8> {
        let layout = Layout::new(picture, &self.art.decks);
        let band = |part| self.band(&layout, picture, part);
        let (title, hand) = (band(Part::Title), band(Part::Hand));
        let rows = again(&mut bands.rows, Rows::of(picture), || band(Part::Rows));
        let players = again(&mut bands.players, Players::of(picture), || band(Part::Players));
        Band::join(&[&title, rows, &hand, players], self.palette)
    }

    /// The whole table on one sheet.
    pub(super) fn compose(&self, picture: &TablePicture) -> Canvas {
        let layout = Layout::new(picture, &self.art.decks);
        let mut canvas = Canvas::new(layout.width, layout.height, self.inks.lane.0[0]);
        for part in PARTS {
            self.paint_part(&mut canvas, &layout, picture, part);
        }
        canvas
    }

    fn band(&self, layout: &Layout, picture: &TablePicture, part: Part) -> Band {
        let (top, end) = match part {
            Part::Title => (0, HEADER),
            Part::Rows => (HEADER, layout.hand_top),
            Part::Hand => (layout.hand_top, layout.players_top),
            Part::Players => (layout.players_top, layout.height),
        };
        let mut canvas = Canvas::part(layout.width, top, end - top, self.inks.lane.0[0]);
        self.paint_part(&mut canvas, layout, picture, part);
        Band::new(canvas, self.palette)
    }

    fn paint_part(&self, canvas: &mut Canvas, layout: &Layout, picture: &TablePicture, part: Part) {
        match part {
            Part::Title => {
                self.paint_title(canvas, &self.art.brand, &picture.title, &picture.goal);
            }
            Part::Rows => {
                for index in 0..picture.rows.len() {
                    self.paint_row(canvas, layout, index, picture);
                }
            }
            Part::Hand => {
                if let (Some(layout), Some(hand)) = (&layout.hand, &picture.hand) {
                    self.paint_hand(canvas, layout, hand);
                }
            }
            Part::Players => {
                let columns = self.columns(picture);
                for (area, player) in layout.entries.iter().zip((0..).zip(&picture.players)) {
                    self.paint_player(canvas, *area, &columns, player, picture.target);
                }
            }
        }
    }
}

/// The cached band if it shows the same data, or else a new one, which is cached instead.
fn again<K: PartialEq>(
    cached: &mut Option<(K, Band)>,
    shows: K,
    paint: impl FnOnce() -> Band,
) -> &Band {
    if cached.as_ref().is_none_or(|(before, _)| *before != shows) {
        *cached = None;
    }
    &cached.get_or_insert_with(|| (shows, paint())).1
}
