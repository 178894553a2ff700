//! Errors of the commands, each in one line.

use std::io;
use std::path::Path;

use games::record::RecordError;
use pictures::PainterError;
use terminal::{is_closed_pipe, one_line};

/// Why nothing, or not everything, could be shown.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// The record is refused.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// The path, on one line.
        path: String,
        error: io::Error,
    },
    /// The record has no such game, turn or seat.
    #[error("the record has {0}")]
    Missing(String),
    /// The output cannot be written.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// The pictures cannot be painted.
    #[error(transparent)]
    Painter(#[from] PainterError),
}

impl ReplayError {
    pub(super) fn file(path: &Path, error: io::Error) -> Self {
        Self::File { path: one_line(path), error }
    }

    /// Whether the reader of the output is gone, which is no failure.
    pub(super) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if is_closed_pipe(error))
    }
}
