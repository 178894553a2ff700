//! The sandbox's own API: what the page and drivers in other languages use.
//!
//! `show` writes the world as JSON, `live` tells what changes, `routes` answers requests, `until`
//! waits, `journal` is what was sent, `page` serves the page, `guard` keeps others out, `offer` is
//! what the embedding program adds.

pub(crate) mod guard;
pub(crate) mod journal;
pub(crate) mod live;
pub(crate) mod offer;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod show;
pub(crate) mod until;
