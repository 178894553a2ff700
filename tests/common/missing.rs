//! The report of a test that needs a program which is not there.

use std::io::Write;

/// Says that a test is not carried out, in a way that nobody overlooks; where every test must be
/// carried out, as `CI=true` demands, it fails instead.
pub fn not_tested(what: &str) {
    assert!(std::env::var_os("CI").is_none_or(|ci| ci != "true"), "{what}");
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("a test");
    let line = format!("NOT TESTED: {test}: {what}\n");
    // Not `eprintln!`: that is shown for tests that fail only. Nobody may be reading along.
    let _ = std::io::stderr().write_all(line.as_bytes());
}
