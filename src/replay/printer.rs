//! Output on standard output, block by block.

use std::io::{self, BufWriter, Write};

use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};
use serde::Serialize;

use super::error::ReplayError;

/// Standard output, with colours where it is a terminal that supports them.
pub(super) struct Printer {
    out: BufWriter<io::StdoutLock<'static>>,
    colours: bool,
    begun: bool,
}

impl Printer {
    pub(super) fn new() -> Self {
        let out = io::stdout().lock();
        Self {
            colours: AutoStream::choice(&out) != ColorChoice::Never,
            out: BufWriter::new(out),
            begun: false,
        }
    }

    /// Prints a block, with an empty line before it unless it is the first.
    pub(super) fn print(&mut self, text: &str) -> Result<(), ReplayError> {
        if std::mem::replace(&mut self.begun, true) {
            self.out.write_all(b"\n")?;
        }
        if self.colours {
            self.out.write_all(text.as_bytes())?;
        } else {
            write!(self.out, "{}", strip_str(text))?;
        }
        Ok(())
    }

    pub(super) fn end(mut self) -> Result<(), ReplayError> {
        Ok(self.out.flush()?)
    }
}

/// Prints one JSON object.
pub(super) fn print_json(value: &impl Serialize) -> Result<(), ReplayError> {
    let mut out = BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut out, value).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}
