//! The sandbox's own API: what the page and drivers in other languages use.
//!
//! `show` writes the world as JSON, `live` tells what changes, `routes` answers requests, `page`
//! serves the page, `guard` keeps other web sites out, `offer` is what the embedding program adds.

pub(crate) mod guard;
pub(crate) mod live;
pub(crate) mod offer;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod show;
