//! The pictures of the table, as files.

use std::fs;
use std::path::{Path, PathBuf};

use super::error::ReplayError;
use super::players;
use super::turns::{Part, Piece};
use crate::table::board::{Board, Presence, SeatLabel, Shown, Status};
use crate::view::picture::{FontSources, Painter};
use crate::view::{Words, any, names};
use games::nimmt::record::Record;
use games::{AnyEvent, AnyTable};

/// A folder into which the pictures of a match are written.
pub(super) struct Album {
    folder: PathBuf,
    painter: Painter,
    words: Words,
    seats: Vec<SeatLabel>,
    /// Digits of the number of the last game, so that names sort as the match was played.
    digits: usize,
}

impl Album {
    /// Makes the folder if it is not there.
    pub(super) fn new(
        folder: &Path,
        fonts: FontSources,
        words: Words,
        record: &Record,
    ) -> Result<Self, ReplayError> {
        fs::create_dir_all(folder).map_err(|error| ReplayError::file(folder, error))?;
        let seats = players(&words, record).into_iter().map(|name| {
            let bot = names::without_mark(&name) != name;
            SeatLabel { name, presence: Presence::Here, bot, hints: 0 }
        });
        Ok(Self {
            folder: folder.to_owned(),
            painter: Painter::with_fonts(fonts)?,
            seats: seats.collect(),
            words,
            digits: record.games().len().to_string().len().max(2),
        })
    }

    /// Writes the picture after a turn, the same as that of the table message; for a deal or a draft
    /// there is none.
    pub(super) fn add(&self, piece: &Piece<'_>) -> Result<(), ReplayError> {
        let Part::Turn { number, .. } = piece.part else {
            return Ok(());
        };
        let board = Board {
            step: 0,
            seats: self.seats.clone(),
            table: AnyTable::Nimmt(Box::new(piece.state.table())),
            shown: Shown {
                events: piece.events.iter().cloned().map(AnyEvent::Nimmt).collect(),
                ..Shown::default()
            },
            status: Status::Waiting { since: 0, until: 0 },
            unreachable: Vec::new(),
            lost_pages: 0,
        };
        let bytes = self.painter.scene(&any::scene(&self.words, &board));
        let digits = self.digits;
        let name = format!("game-{:0digits$}-turn-{number:02}.png", piece.game);
        let path = self.folder.join(name);
        fs::write(&path, bytes).map_err(|error| ReplayError::file(&path, error))
    }
}
