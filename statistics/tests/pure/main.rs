//! What matches add up to, and what they earn.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod achievements;
mod properties;
mod summary;
mod support;
