//! Output of commands to a terminal.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

/// The text on one line, cut to at most this many characters. What controls the terminal, or turns the
/// direction of what follows, is replaced.
pub fn plain(text: &str, most: usize) -> String {
    let turns = |c| matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let harmless = |c: char| if c.is_control() || turns(c) { '\u{fffd}' } else { c };
    text.chars().take(most).map(harmless).collect()
}

/// A path for printing, on one line. Control characters are replaced.
pub fn one_line(path: &Path) -> String {
    plain(&path.to_string_lossy(), usize::MAX)
}

/// Whether nobody reads on, as in `hornochse replay … head`, which is no error.
pub fn is_closed_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}

/// Prints a line for the user on standard error. A closed standard error does not end the program,
/// as it would with `eprintln!`.
pub fn tell(line: &dyn Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
