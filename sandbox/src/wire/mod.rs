//! The world as Discord's JSON.

pub(crate) mod interactions;
pub(crate) mod messages;
pub(crate) mod people;
pub(crate) mod places;
