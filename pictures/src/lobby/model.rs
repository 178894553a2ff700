//! The data of the banner of an open lobby.

use crate::Emblem;

/// The banner of an open lobby. Words are already in the reader's language. Empty parts take no
/// room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LobbyPicture {
    pub title: String,
    /// The rules agreed on, in a few words each.
    pub chips: Vec<String>,
    /// The players in the lobby, in order: a place in this list determines a player's colour and
    /// shape. More than 20 are not shown.
    pub seats: Vec<LobbyGuest>,
    /// Whether the game is about bull heads: then some of its cards lie beside the title.
    pub bull_heads: bool,
    /// The sign before the title. With [`Emblem::Cards`] some playing cards lie beside it.
    pub emblem: Emblem,
    /// Number of seats. Some of the free ones are drawn as outlines.
    pub most: u8,
}

/// Somebody who sits in the lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LobbyGuest {
    /// The name as the player wrote it; it is cleaned and cut when painted.
    pub name: String,
    /// A few words below the name, such as the level of a bot.
    pub note: String,
    /// Whether this is the host, who gets a star.
    pub host: bool,
    /// Index of the bots' [portrait](crate::Painter::portrait) that is shown; `None` for a person,
    /// who is shown by colour and shape.
    pub portrait: Option<u8>,
}
