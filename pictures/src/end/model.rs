//! The data of the picture of a match's end.

use crate::{Emblem, Marker};

/// The end of a match. Words are already in the reader's language. Parts that are empty or `None`
/// take no room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndPicture {
    /// A sentence that names the winners.
    pub title: String,
    /// The subtitle, opposite to the title or below it: the game that was played.
    pub subtitle: String,
    /// The seats, in their order: a place in this list determines a player's colour and shape. Seat
    /// numbers count from 0. More than 20 are not shown.
    pub players: Vec<EndPlayer>,
    /// The points of each finished game by seat, the first game first. With two games and more
    /// their sums are drawn as curves.
    pub history: Vec<Vec<u16>>,
    /// The total that ended the match, where one did: a dashed line among the curves.
    pub target: Option<u16>,
    /// Whether points are bull heads, and are drawn with one.
    pub bull_heads: bool,
    /// The sign before the title.
    pub emblem: Emblem,
    /// The worst take of the match.
    pub worst: Option<WorstTake>,
    /// The player with the best cards.
    pub lucky: Option<LuckLine>,
    /// The player with the worst cards.
    pub unlucky: Option<LuckLine>,
    /// Whether everybody's points of each game are shown as a table, instead of a list of those who
    /// are not on the podium. Early games are left out where they have no room. A single game has
    /// no table.
    pub sheet: bool,
}

/// A player at the end of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndPlayer {
    /// The name as the player wrote it; it is cleaned and cut when painted.
    pub name: String,
    /// The place, from 1; players may share one.
    pub place: u8,
    /// Points of the match.
    pub total: u16,
    /// Marks who acted for the seat.
    pub marker: Marker,
    /// Index of the bots' [portrait](crate::Painter::portrait) that is shown on the podium; `None`
    /// for a person, who is shown by colour and shape.
    pub portrait: Option<u8>,
}

/// The row that cost the most.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WorstTake {
    /// The title of this line, such as "Worst take".
    pub title: String,
    /// The seat that took the row.
    pub seat: u8,
    /// The cards of the row. More than 12 are not shown.
    pub cards: Vec<u8>,
    /// Points the row cost.
    pub points: u16,
}

/// A sentence about somebody's luck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LuckLine {
    pub seat: u8,
    /// The sentence. It goes over two lines where it has to, and is cut where those aren't enough.
    pub text: String,
}
