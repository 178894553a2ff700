//! The host's cockpit: whether the bot is well, what it counts, and whether everything is set up.

mod checking;
mod contact;
mod documents;
mod health;
mod program;
mod reset_connection;
mod version;
