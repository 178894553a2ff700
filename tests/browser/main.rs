//! The sandbox's page in a real browser: headless Chromium, driven through chromedriver.
//!
//! Without those two programs, each test says so and does nothing else; with `CI=true` it fails. To
//! watch, look at the pictures that the tests leave in the build folder's `tmp/browser`.

#![allow(clippy::disallowed_methods, reason = "a browser lives in real time")]
#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod browser;
mod driver;
mod layout;
mod looks;
#[path = "../common/missing.rs"]
mod missing;
mod parts;
#[path = "../common/patience.rs"]
mod patience;
mod playing;
mod safety;
mod speed;
mod table;
mod toy;
mod trouble;
