//! A setting that doesn't fit, and why.

use std::num::NonZeroU32;

/// A setting that is missing or wrong, in one line that says what to do.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("{0}")]
pub struct ConfigError(pub(super) String);

pub(super) fn refuse<T>(why: &str) -> Result<T, ConfigError> {
    Err(ConfigError(why.to_owned()))
}

/// Why a value that is no secret does not fit.
pub(super) fn wrong(value: &str, wanted: &str) -> String {
    format!("is {:?}, but must {wanted}", without_password(value))
}

pub(super) fn number(text: &str) -> Result<NonZeroU32, String> {
    let number = text.parse().ok().filter(|number: &NonZeroU32| number.get() <= 100_000);
    number.ok_or_else(|| wrong(text, "be a number from 1 to 100000"))
}

/// An address may hold a password, however badly it is spelled: all before its last `@` may be one.
fn without_password(url: &str) -> String {
    url.rsplit_once('@').map_or_else(|| url.to_owned(), |(_, host)| format!("…@{host}"))
}
