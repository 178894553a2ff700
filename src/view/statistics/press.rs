//! A button below somebody's statistics, as it is written into its `custom_id`.

use games::GameKind;
use values::Ladder;

use values::UserId;

/// What such a button stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatisticsPress {
    /// The game.
    pub game: GameKind,
    /// Whose statistics.
    pub user: UserId,
    /// Of which matches.
    pub ladder: Ladder,
    /// Whether everybody is to see them.
    pub show: bool,
}

impl StatisticsPress {
    /// How it is written.
    pub(in crate::view) fn encode(&self) -> String {
        let show = if self.show { "show" } else { "see" };
        format!("{show}.{}.{}.{}", self.game.as_str(), self.ladder.as_str(), self.user)
    }

    /// Reads it; `None` for whatever was not written here.
    pub(in crate::view) fn decode(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let show = match parts.next()? {
            "show" => true,
            "see" => false,
            _ => return None,
        };
        let game = GameKind::from_name(parts.next()?)?;
        let ladder = Ladder::from_name(parts.next()?)?;
        let user = UserId(parts.next()?.parse().ok()?);
        parts.next().is_none().then_some(Self { game, user, ladder, show })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_press_comes_back_as_it_was_written() {
        for (game, ladder, show) in
            [(GameKind::Nimmt, Ladder::Table, true), (GameKind::Sixtysix, Ladder::Solo, false)]
        {
            let press = StatisticsPress { game, user: UserId(u64::MAX), ladder, show };
            assert_eq!(StatisticsPress::decode(&press.encode()), Some(press));
            assert!(press.encode().len() < 90);
        }
        for text in ["", "show", "show.chess.table.1", "see.nimmt.table.x", "see.nimmt.table.1.2"] {
            assert_eq!(StatisticsPress::decode(text), None, "{text}");
        }
    }
}
