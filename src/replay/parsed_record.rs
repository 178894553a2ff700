//! Reading a record from a file or standard input, in the format of any game.

use std::cell::RefCell;
use std::fs::File;
use std::path::Path;
use std::{fmt, io};

use serde::Deserializer;
use serde::de::{Error, IgnoredAny, MapAccess, Visitor};

use super::error::ReplayError;
use games::record::{Record, Recorded, document_bytes};
use games::{nimmt, sixtysix};

/// A record of one of the games.
pub(super) enum ParsedRecord {
    Nimmt(nimmt::record::Record),
    Sixtysix(sixtysix::record::Record),
}

/// Reads a record; `-` is standard input.
pub(super) fn read(file: &Path) -> Result<ParsedRecord, ReplayError> {
    let bytes = if file == Path::new("-") {
        document_bytes(io::stdin().lock())?
    } else {
        document_bytes(File::open(file).map_err(|error| ReplayError::file(file, error))?)?
    };
    // A document of neither game gets the error of 6 nimmt!.
    let format = format(&bytes);
    if format.is_some_and(|format| sixtysix::Match::FORMATS.contains(&format.as_str())) {
        return Ok(ParsedRecord::Sixtysix(Record::parse(&bytes)?));
    }
    Ok(ParsedRecord::Nimmt(Record::parse(&bytes)?))
}

/// The `format` of a document, which is read no further.
fn format(bytes: &[u8]) -> Option<String> {
    let format = RefCell::new(None);
    // The visitor stops with an error on purpose.
    let _ = serde_json::Deserializer::from_slice(bytes).deserialize_map(FormatVisitor(&format));
    format.into_inner()
}

/// Stops at the key `format`.
struct FormatVisitor<'a>(&'a RefCell<Option<String>>);

impl<'de> Visitor<'de> for FormatVisitor<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if key == "format" {
                *self.0.borrow_mut() = Some(map.next_value()?);
                return Err(A::Error::custom("enough is read"));
            }
            map.next_value::<IgnoredAny>()?;
        }
        Ok(())
    }
}
