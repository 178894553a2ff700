//! The pictures of a match, as files.

use std::fs;
use std::path::{Path, PathBuf};

use super::error::ReplayError;
use super::narrator::Narrator;
use games::{AnyEvent, AnyTable};
use pictures::{FontSources, Painter};
use table::board::{Board, SeatLabel};
use view::{any, names};

/// A folder into which the pictures of a match are written.
pub(super) struct Album<'a> {
    folder: PathBuf,
    painter: Painter,
    narrator: &'a Narrator,
    /// Digits of the last game's number, so that file names sort in the order of play.
    digits: usize,
}

impl<'a> Album<'a> {
    /// An album for a match of so many games. Creates the folder if it is not there.
    pub(super) fn new(
        folder: &Path,
        fonts: FontSources,
        narrator: &'a Narrator,
        games: usize,
    ) -> Result<Self, ReplayError> {
        fs::create_dir_all(folder).map_err(|error| ReplayError::file(folder, error))?;
        Ok(Self {
            folder: folder.to_owned(),
            painter: Painter::with_fonts(fonts)?,
            narrator,
            digits: games.to_string().len().max(2),
        })
    }

    /// Writes the picture of a table, the same as in the table message after these events. The file
    /// is named after the unit, a turn or a trick, and its number.
    pub(super) fn add(
        &self,
        game: u32,
        (unit, number): (&str, u32),
        table: AnyTable,
        events: Vec<AnyEvent>,
    ) -> Result<(), ReplayError> {
        let board = board(&self.narrator.players, table, events);
        let bytes = self.painter.scene(&any::scene(&self.narrator.words, &board));
        let digits = self.digits;
        let name = format!("game-{game:0digits$}-{unit}-{number:02}.png");
        let path = self.folder.join(name);
        fs::write(&path, bytes).map_err(|error| ReplayError::file(&path, error))
    }
}

pub(super) fn board(players: &[String], table: AnyTable, events: Vec<AnyEvent>) -> Board {
    let seats = players.iter().map(|name| SeatLabel::here(name.clone(), names::is_bot(name)));
    Board::still(seats.collect(), table, events)
}
