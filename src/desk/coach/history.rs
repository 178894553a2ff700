//! A finished match as it can be looked back at: its record, and which choices people made
//! themselves.

use crate::store::StoredTable;
use crate::tables::archive;
use games::{AnyRecord, SeatNo};
use table::state::{Entry, Phase};
use table::{Say, Session};
use values::{TableId, UserId};

/// A finished match, for one of its players.
pub struct PastMatch {
    /// The match.
    pub record: AnyRecord,
    /// The player's seat.
    pub seat: SeatNo,
    /// The names, by seat index.
    pub names: Vec<String>,
    /// By game, and by how many choices the seat had made in it: whether its player made the
    /// choice.
    own: Vec<Vec<bool>>,
}

impl PastMatch {
    /// The match of this table for this person, or why they cannot have it.
    /// Errors: when it is not over, not theirs, or cannot be read.
    pub fn of(stored: &StoredTable, user: UserId) -> Result<Self, Say> {
        let table = stored.tag.table;
        let state = archive::read_state(&stored.state, &stored.people)
            .map_err(|e| unreadable(table, &e))?;
        if state.phase != Phase::Over {
            return Err(Say::plain("review-not-over"));
        }
        let seat = state.seat_of(user).ok_or_else(|| Say::plain("review-not-yours"))?;
        let names: Vec<String> = state.labels().into_iter().map(|label| label.name).collect();
        let mut session = Session::new(stored.tag, state);
        let mut own = Vec::new();
        let entries = archive::read_entries(&stored.events).map_err(|e| unreadable(table, &e))?;
        for entry in &entries {
            note(&mut own, entry, &session, seat);
            session.replay(entry).map_err(|e| unreadable(table, &e))?;
        }
        // The same record as the file, from which the terminal reviews.
        let record = session.record().ok_or_else(|| Say::plain("out-of-order"))?;
        Ok(Self { record, seat, names, own })
    }

    /// Whether the player made their choice number `nth` (from 0) of a deal (from 1) themselves,
    /// and no bot for them.
    pub fn is_own(&self, deal: usize, nth: usize) -> bool {
        let deal = self.own.get(deal.saturating_sub(1));
        deal.and_then(|deal| deal.get(nth)).copied().unwrap_or(false)
    }
}

/// Notes who makes a choice of this seat. A hidden choice may be replaced until all have chosen;
/// the last one counts.
fn note(own: &mut Vec<Vec<bool>>, entry: &Entry, before: &Session, seat: SeatNo) {
    let (choice, by_player) = match entry {
        Entry::Deal(_) => {
            own.push(Vec::new());
            return;
        }
        Entry::Move(choice) => (choice, true),
        Entry::PlayedFor(choice) => (choice, false),
    };
    let Some(game) = own.last_mut().filter(|_| choice.seat == seat) else { return };
    let replaces = before.game().is_some_and(|game| game.has_chosen(seat));
    match game.last_mut().filter(|_| replaces) {
        Some(last) => *last = by_player,
        None => game.push(by_player),
    }
}

fn unreadable(table: TableId, error: &dyn std::fmt::Display) -> Say {
    tracing::error!(%table, %error, "a finished match cannot be read");
    Say::plain("out-of-order")
}
