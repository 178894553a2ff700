//! The rules of Sixty-Six, as sentences.

// Tests may fail loudly wherever they are; helpers are part of them.
#![allow(clippy::unwrap_used)]

mod anything;
mod examples;
mod naive;
mod properties;
mod secrecy;
