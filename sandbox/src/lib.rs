//! A simulated Discord on loopback, for testing bots.
//!
//! A [`Sandbox`] serves Discord's REST routes and its gateway on 127.0.0.1. A bot, in any language,
//! is pointed at it by two addresses and then lives in a small world of [`Guild`]s and [`Person`]s
//! that a test plays: send a command, press a button, look at the result. Time can be moved
//! forward, and everything that goes wrong on the real Discord can be ordered.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use sandbox::{Sandbox, Settings};
//!
//! let sandbox = Sandbox::start(Settings::default()).await?;
//! let guild = sandbox.guild("Games");
//! let general = guild.channel("general");
//! let ada = sandbox.person("Ada");
//! ada.join(&guild);
//! // … start a bot with sandbox.url() and sandbox.token() …
//! sandbox.commands_registered().await?;
//! let answer = ada.command(&general, "hello", &[]).await?;
//! assert_eq!(answer.text(), "Hello, Ada!");
//! assert!(sandbox.violations().is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! Reading order: [`Settings`], [`Sandbox`], [`Person`], [`Answer`], [`Action`] and [`Change`] (the
//! same as data), [`Fault`] and [`Disorder`] (misbehaviour), [`World`] (the state).

mod check;
mod driver;
mod http;
mod id;
mod open;
mod permissions;
mod refusal;
mod rest;
mod seed;
mod settings;
mod time;
mod wire;
mod world;

pub use check::openapi::{Specification, SpecificationError};
pub use driver::answer::Answer;
pub use driver::person::Person;
pub use driver::places::{Channel, Guild};
pub use driver::{Counts, Impatience, Sandbox, StartError, Tls};
pub use http::tls::Certificate;
pub use id::Id;
pub use open::offer::Offer;
pub use open::until::Condition;
pub use permissions::Permissions;
pub use rest::parity::{Parity, parity};
pub use seed::{Seed, SeedGuild, SeedPerson};
pub use settings::{Limit, RateLimits, Settings, Strictness};
pub use time::Millis;
pub use world::World;
pub use world::action::{Action, Given, Outcome};
pub use world::change::{Change, GatewayState};
pub use world::failure::Failure;
pub use world::faults::{Fault, Misbehaviour};
pub use world::gateway::disorder::{Breakdown, Disorder, Fate};
pub use world::interaction::{Choice, FirstAnswer, Interaction, InteractionKind, Modal, TextInput};
pub use world::log::{Delivery, DeliveryKind, Event, Ignored, Request, SentFile, Violation};
pub use world::message::{Attachment, Button, Message, Select};
pub use world::permit::Whom;
pub use world::pictures::Picture;

/// Every REST route: method and path with placeholders, without `/api/v10`.
pub fn routes() -> impl Iterator<Item = (&'static str, &'static str)> {
    rest::ROUTES.iter().map(|route| (route.method, route.pattern))
}

/// The contents of the [`World`].
pub mod model {
    pub use crate::world::model::{
        App, Channel, ChannelKind, Command, Emoji, Guild, Member, Overwrite, Role, Thread, User,
    };
}
