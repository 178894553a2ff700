//! What can be asked of a game itself, wherever it is named.

use games::GameKind;

/// Something about a game, without a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameAsk {
    pub game: GameKind,
    pub wish: GameWish,
}

/// The thing about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameWish {
    /// Deal the person who asks in against bots, for nobody else to see.
    Play,
    /// The same against an easy bot or easy bots, by the rules that its tutorial has taught.
    PlayTaught,
    /// Show its rules.
    Rules,
    /// Show everything that can be typed.
    Commands,
}

impl GameWish {
    pub const ALL: [Self; 4] = [Self::Play, Self::PlayTaught, Self::Rules, Self::Commands];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::PlayTaught => "taught",
            Self::Rules => "rules",
            Self::Commands => "commands",
        }
    }
}
