//! The names at a table. The database has them beside its state, in a table of their own.

use std::collections::HashMap;

use crate::store::StoredPerson;
use table::State;
use table::board::{Board, Presence, Status, Stop, Stopper};
use table::state::{Guest, Phase};
use values::UserId;

pub(super) struct Names {
    seats: HashMap<usize, String>,
    users: HashMap<UserId, String>,
}

impl Names {
    pub(super) fn of(people: &[StoredPerson]) -> Self {
        let seated = people.iter().filter_map(|p| Some((p.seat?, p.name.clone())));
        let known = people.iter().filter_map(|p| Some((p.user?, p.name.clone())));
        Self { seats: seated.collect(), users: known.collect() }
    }

    /// Puts them into a state that was read.
    pub(super) fn fill(&self, state: &mut State) {
        for Guest { user, name } in std::iter::once(&mut state.host).chain(&mut state.invited) {
            *name = known(self.users.get(user));
        }
        for (seat, player) in state.players.iter_mut().enumerate() {
            player.name = known(self.seats.get(&seat));
        }
        if let Phase::Stopped(stop) = &mut state.phase {
            self.fill_stop(stop);
        }
    }

    fn fill_stop(&self, stop: &mut Stop) {
        if let Stop::By(Stopper::Person { user, name }) = stop {
            *name = known(self.users.get(user));
        }
    }
}

/// A name, if the database knows it.
fn known(name: Option<&String>) -> String {
    name.map_or("?", String::as_str).to_owned()
}

/// Puts into a page that was read what only the state of its table has. The names at a table do not
/// change once a match has begun.
pub(super) fn complete(board: &mut Board, state: &State) {
    let mut present = state.labels().into_iter();
    for seat in &mut board.seats {
        (seat.name, seat.stayed) =
            present.next().map_or_else(|| (String::new(), true), |seat| (seat.name, seat.stayed));
    }
    board.hands = state.settings.hands;
    if let Status::Stopped(stop) = &mut board.status {
        Names::of(&people(state)).fill_stop(stop);
    }
}

/// Everybody at a table: first the seats in their order, then who is known to it without a seat,
/// those who were removed among them: a table that knows somebody is found by this list.
pub fn people(state: &State) -> Vec<StoredPerson> {
    let seated = state.players.iter().enumerate().map(|(seat, player)| StoredPerson {
        seat: Some(seat),
        user: player.user,
        name: player.name.clone(),
        left: player.presence == Presence::Left,
    });
    let mut people: Vec<StoredPerson> = seated.collect();
    let stopper = match &state.phase {
        Phase::Stopped(Stop::By(Stopper::Person { user, name })) => Some((*user, name)),
        _ => None,
    };
    let others = std::iter::once(&state.host).chain(&state.invited).map(|g| (g.user, &g.name));
    // Nobody reads their names any more.
    let nameless = String::new();
    let removed = state.removed.iter().map(|user| (*user, &nameless));
    for (user, name) in others.chain(stopper).chain(removed) {
        if !people.iter().any(|known| known.user == Some(user)) {
            people.push(StoredPerson {
                seat: None,
                user: Some(user),
                name: name.clone(),
                left: false,
            });
        }
    }
    people
}
