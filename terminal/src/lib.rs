//! What the commands have in common that speak to a terminal.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

/// So many characters of a text at most, on one line, whatever it holds.
#[must_use]
pub fn plain(text: &str, most: usize) -> String {
    let harmless = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    text.chars().take(most).map(harmless).collect()
}

/// A path as it may be printed: on one line, whatever its name holds.
#[must_use]
pub fn one_line(path: &Path) -> String {
    plain(&path.to_string_lossy(), usize::MAX)
}

/// Whether nobody reads on: `hornochse replay … | head` is no mistake.
#[must_use]
pub fn is_closed_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}

/// A line for whoever started the program, on standard error. That nobody reads
/// it must not end the program, as `eprintln!` would.
pub fn tell(line: &dyn Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
