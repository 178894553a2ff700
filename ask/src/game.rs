//! What can be asked of a game itself, wherever it is named.

use games::GameKind;
use values::named;

/// Something about a game, without a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameAsk {
    pub game: GameKind,
    pub wish: GameWish,
}

named! {
    /// The thing about it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum GameWish {
        /// Deal the person who asks in against bots, for nobody else to see.
        Play = "play",
        /// The same against an easy bot or easy bots, by the rules that its tutorial has taught.
        PlayTaught = "taught",
        /// Show its rules.
        Rules = "rules",
        /// Show everything that can be typed.
        Commands = "commands",
    }
}
