//! `hornochse verify`: checks that every game of a record was dealt as it was sealed.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::error::ReplayError;
use super::parsed_record::{ParsedRecord, read};
use super::printer::Printer;
use games::sealed::{Seals, VerifyError};

/// The record to deal again.
#[derive(clap::Args, Clone, Debug)]
pub struct VerifyArgs {
    /// The record, a JSON file as the bot attaches it to the end of a match; `-` reads standard input
    pub file: PathBuf,
}

/// Why a record is not verified.
#[derive(Debug, thiserror::Error)]
enum VerifyFailure {
    #[error(transparent)]
    Unreadable(#[from] ReplayError),
    #[error(transparent)]
    NotAsSealed(#[from] VerifyError),
}

/// Deals the record again. Status 0 when every game was dealt as it was sealed; otherwise one line on
/// standard error says why not, and the status is 1.
pub fn verify(args: &VerifyArgs) -> ExitCode {
    match check_seals(&args.file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(VerifyFailure::Unreadable(error)) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            terminal::tell(&error);
            ExitCode::FAILURE
        }
    }
}

fn check_seals(file: &Path) -> Result<(), VerifyFailure> {
    let (games, seals) = match read(file)? {
        ParsedRecord::Nimmt(record) => {
            record.verify()?;
            (record.games().len(), record.seals().cloned())
        }
        ParsedRecord::Sixtysix(record) => {
            record.verify()?;
            (record.games().len(), record.seals().cloned())
        }
    };
    print_seals(games, &seals.ok_or(VerifyError::Unsealed)?)?;
    Ok(())
}

/// Prints the verified seals, to compare with those in the lobby.
fn print_seals(games: usize, seals: &Seals) -> Result<(), ReplayError> {
    let seal: String = seals.seals().map(|seal| format!("seal: {seal}\n")).collect();
    let entropy = format!("entropy: {}\n", seals.entropy());
    let games = format!("games: {games}, every one dealt as it was sealed\n");
    let mut printer = Printer::new();
    printer.print(&(seal + &entropy + &games))?;
    printer.end()
}
