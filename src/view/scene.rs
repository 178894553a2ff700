//! What there is to be painted for a page.

use super::game::page;
use super::picture::{Painter, TablePicture};
use super::words::Words;
use crate::table::board::Board;

/// What there is to be painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scene {
    /// The table.
    Table(TablePicture),
    /// Cards laid out, in a draft.
    Cards(Vec<u8>),
}

/// What the picture of a page shows.
#[must_use]
pub fn of(words: &Words, board: &Board) -> Scene {
    page(board).scene(words)
}

impl Painter {
    /// Paints a scene as a PNG file.
    #[must_use]
    pub fn scene(&self, scene: &Scene) -> Vec<u8> {
        match scene {
            Scene::Table(picture) => self.paint(picture),
            Scene::Cards(cards) => self.cards(cards),
        }
    }
}
