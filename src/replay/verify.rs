//! `hornochse verify`: whether every game of a record was dealt as it was sealed.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::error::ReplayError;
use super::page::Page;
use super::source::{Source, read};
use games::sealed::{Seals, VerifyError};

/// The record to deal again.
#[derive(clap::Args, Clone, Debug)]
pub struct VerifyArgs {
    /// The record, a JSON file as the bot attaches it to the end of a match; `-` reads standard input
    pub file: PathBuf,
}

/// Why a record is not verified.
#[derive(Debug, thiserror::Error)]
enum Refused {
    #[error(transparent)]
    Unreadable(#[from] ReplayError),
    #[error(transparent)]
    NotAsSealed(#[from] VerifyError),
}

/// Deals the record again. Status 0 when every game was dealt as it was sealed; otherwise one line on
/// standard error says why not, and the status is 1.
#[must_use]
pub fn verify(args: &VerifyArgs) -> ExitCode {
    match checked(&args.file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Refused::Unreadable(error)) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            terminal::tell(&error);
            ExitCode::FAILURE
        }
    }
}

fn checked(file: &Path) -> Result<(), Refused> {
    let (games, seals) = match read(file)? {
        Source::Nimmt(record) => {
            record.verify()?;
            (record.games().len(), record.seals().cloned())
        }
        Source::Sixtysix(record) => {
            record.verify()?;
            (record.games().len(), record.seals().cloned())
        }
    };
    tell(games, &seals.ok_or(VerifyError::Unsealed)?)?;
    Ok(())
}

/// The verified seals, to compare with those in the lobby.
fn tell(games: usize, seals: &Seals) -> Result<(), ReplayError> {
    let seal: String = seals.seals().map(|seal| format!("seal: {seal}\n")).collect();
    let entropy = format!("entropy: {}\n", seals.entropy());
    let games = format!("games: {games}, every one dealt as it was sealed\n");
    let mut page = Page::new();
    page.print(&(seal + &entropy + &games))?;
    page.end()
}
