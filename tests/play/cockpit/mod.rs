//! The host's cockpit: whether the bot is well, what it counts, and whether everything is set up.

mod checking;
mod contact;
mod documents;
mod health;
mod program;
mod version;

use std::net::{Ipv4Addr, SocketAddr};

/// Returns an address on which nobody listens at this moment.
fn free_address() -> SocketAddr {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap()
}
