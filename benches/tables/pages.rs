//! The check of a channel's pages after all the trouble: every turn once, and one page with
//! buttons.

use std::collections::BTreeMap;

use sandbox::{Id, World};

/// The faults in the pages of a channel.
#[derive(Default, Clone, Copy, Debug)]
pub struct Complaints {
    /// Turns that were shown.
    pub turns: u32,
    /// Turns that were shown more than once.
    pub doubled: u32,
    /// Turns between others that were never shown.
    pub lost: u32,
    /// Pages that have buttons although a newer one stands.
    pub live: u32,
}

impl Complaints {
    /// Of the match whose messages these are.
    pub fn of(world: &World, channel: Id) -> Self {
        let mut turns: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        let mut with_buttons = 0;
        for message in world.messages_in(channel).filter(|m| !m.deleted && m.ephemeral_to.is_none())
        {
            if !message.attachments.iter().any(|a| a.filename.starts_with("table.")) {
                continue;
            }
            with_buttons += u32::from(message.buttons().iter().any(|b| b.custom_id.is_some()));
            if let Some(turn) = turn_of(&message.text()) {
                *turns.entry(turn).or_default() += 1;
            }
        }
        let mut found = Self { live: with_buttons.saturating_sub(1), ..Self::default() };
        let mut before: Option<(u32, u32)> = None;
        for ((game, turn), times) in turns {
            found.turns += 1;
            found.doubled += u32::from(times > 1);
            found.lost += match before {
                Some((same, last)) if same == game => turn - last - 1,
                _ => turn - 1,
            };
            before = Some((game, turn));
        }
        found
    }

    /// The sum of both.
    pub fn and(self, other: Self) -> Self {
        Self {
            turns: self.turns + other.turns,
            doubled: self.doubled + other.doubled,
            lost: self.lost + other.lost,
            live: self.live + other.live,
        }
    }
}

/// Returns the game and the turn that a page tells of: "**Game 1 · after turn 2**".
fn turn_of(text: &str) -> Option<(u32, u32)> {
    let (_, rest) = text.split_once("**Game ")?;
    let (game, rest) = rest.split_once(" · after turn ")?;
    let turn: String = rest.chars().take_while(char::is_ascii_digit).collect();
    Some((game.parse().ok()?, turn.parse().ok()?))
}
