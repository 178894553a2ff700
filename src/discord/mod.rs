//! The way in and out: Discord through serenity, whose types stay in here.
//!
//! [`decode`](self) turns an interaction into a request, the [router](crate::desk::Router) answers
//! it, `respond` brings the answer back within Discord's three seconds; `send` is the way out for
//! everything that is not an answer. Interactions come through the gateway or, signed, by HTTP
//! (`interactions`); [`probe`](probe()) asks Discord whether everything is set up.

mod age;
mod body;
mod client;
pub mod codec;
pub mod commands;
mod connect;
mod decode;
mod dress;
mod emojis;
mod events;
mod failures;
mod gateway;
mod interactions;
mod probe;
mod refusals;
mod respond;
mod rest;
mod send;
mod start_error;
mod way_in;

pub use connect::{Bot, EMOJI_PACE, invite_link};
pub use gateway::{Gateway, GatewayState};
pub use probe::{Probe, Server, probe};
pub use start_error::StartError;
