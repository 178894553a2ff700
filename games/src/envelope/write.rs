//! Writing: valid JSON, laid out for human eyes.

use serde::Serialize;
use serde_json::value::RawValue;

/// A value that stands on a line of its own.
pub(crate) type Line = Box<RawValue>;

pub(crate) fn line<T: Serialize>(value: &T) -> Line {
    serde_json::value::to_raw_value(value).unwrap_or_default()
}

/// A document, with what belongs together on one line.
pub(crate) fn pretty(document: &impl Serialize) -> String {
    // Plain values of fixed shape: writing them cannot fail.
    let mut text = serde_json::to_string_pretty(document).unwrap_or_default();
    text.push('\n');
    text
}
