//! The sandbox's own API, for the page and for drivers in other languages.
//!
//! `show` writes the world as JSON, `live` sends changes, `routes` answers requests, `until` waits,
//! `journal` lists what was sent, `page` serves the page, `guard` keeps others out, `offer` is an
//! action of the embedding program.

pub(crate) mod guard;
pub(crate) mod journal;
pub(crate) mod live;
pub(crate) mod offer;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod show;
pub(crate) mod until;
