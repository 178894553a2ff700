//! The way in and out: Discord through serenity, whose types stay in here.
//!
//! [`decode`](self) turns an interaction into a request, the [router](crate::desk::Router) answers
//! it, `respond` brings the answer back within Discord's three seconds; `send` is the way out for
//! everything that is not an answer. Interactions come through the gateway or, signed, by HTTP
//! (`endpoint`); [`probe`](probe()) asks Discord whether everything is set up, and
//! [`first_contact`] whether it answers as the simulated one does.

mod age;
mod application;
mod body;
mod bot;
mod client;
pub mod codec;
pub mod commands;
mod connections;
mod contact;
mod decode;
mod emoji_keeper;
mod emojis;
mod endpoint;
mod events;
mod failures;
mod gateway;
mod gateway_runtime;
mod guilds;
mod probe;
mod refusals;
mod respond;
mod rest;
mod returned;
mod send;
mod start_error;
mod witness;

pub use application::{install_link, invite_link};
pub use bot::{Bot, EMOJI_PACE};
pub use contact::{Agreement, News, Plan, Row, first_contact};
pub use gateway::{Gateway, GatewayState};
pub use probe::{Probe, Server, probe};
pub use start_error::StartError;
