//! Output on standard output, block by block.

use std::io::{self, BufWriter, IsTerminal as _, Write};

use serde::Serialize;

use super::error::ReplayError;
use super::markup::without_styles;

/// Standard output, with colours where it is a terminal that supports them.
pub(super) struct Printer {
    out: BufWriter<io::StdoutLock<'static>>,
    colours: bool,
    begun: bool,
}

impl Printer {
    pub(super) fn new() -> Self {
        let out = io::stdout().lock();
        Self { colours: are_wanted(out.is_terminal()), out: BufWriter::new(out), begun: false }
    }

    /// Prints a block, with an empty line before it unless it is the first.
    pub(super) fn print(&mut self, text: &str) -> Result<(), ReplayError> {
        if std::mem::replace(&mut self.begun, true) {
            self.out.write_all(b"\n")?;
        }
        if self.colours {
            self.out.write_all(text.as_bytes())?;
        } else {
            self.out.write_all(without_styles(text).as_bytes())?;
        }
        Ok(())
    }

    pub(super) fn end(mut self) -> Result<(), ReplayError> {
        Ok(self.out.flush()?)
    }
}

/// Whether colours are wanted: on a terminal, unless somebody has turned them off (`NO_COLOR`), and
/// elsewhere if somebody has turned them on (`CLICOLOR_FORCE`), as <https://bixense.com/clicolors>
/// says.
fn are_wanted(on_a_terminal: bool) -> bool {
    let value = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let forced = value("CLICOLOR_FORCE").is_some_and(|value| value != "0");
    let can = on_a_terminal && value("TERM").is_none_or(|terminal| terminal != "dumb");
    value("NO_COLOR").is_none() && (forced || can)
}

/// Prints one JSON object.
pub(super) fn print_json(value: &impl Serialize) -> Result<(), ReplayError> {
    let mut out = BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut out, value).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}
