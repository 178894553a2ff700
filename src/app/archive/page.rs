//! A page of a match as it is stored: in the state while it grows, and in the outbox until it is sent.

use games::{AnyEvent, AnyTable, SeatNo};
use serde::{Deserialize, Serialize};

use super::state::Names;
use crate::ids::UserId;
use crate::table::State;
use crate::table::board::{Board, Coming, Pause, Presence, SeatLabel, Shown, Status, Stop, Told};
use crate::table::result::Ladder;

#[derive(Serialize, Deserialize)]
pub(super) struct StoredBoard {
    step: u32,
    seats: Vec<StoredLabel>,
    table: AnyTable,
    shown: StoredShown,
    status: StoredStatus,
    unreachable: Vec<SeatNo>,
    lost_pages: u32,
}

#[derive(Serialize, Deserialize)]
struct StoredLabel {
    presence: StoredPresence,
    bot: bool,
    hints: u32,
}

#[derive(Serialize, Deserialize)]
pub(super) enum StoredPresence {
    Here,
    Away,
    Left,
}

#[derive(Serialize, Deserialize)]
pub(super) struct StoredShown {
    events: Vec<AnyEvent>,
    played_for: Vec<SeatNo>,
    now_away: Vec<SeatNo>,
    comings: Vec<StoredComing>,
    /// Events, seats played for, seats now away, comings.
    told: [usize; 4],
}

#[derive(Serialize, Deserialize)]
enum StoredComing {
    Left(SeatNo),
    Removed(SeatNo),
    Back(SeatNo),
}

#[derive(Serialize, Deserialize)]
enum StoredStatus {
    Waiting { since: i64, until: i64 },
    Between { next_at: i64 },
    Paused(StoredPause),
    Stopped(StoredStop),
    Over { uncounted: bool, solo: bool },
}

#[derive(Serialize, Deserialize)]
pub(super) enum StoredPause {
    EverybodyAway,
    NotAllowed,
}

#[derive(Serialize, Deserialize)]
pub(super) enum StoredStop {
    By(StoredStopper),
    TooFew,
    NobodyLeft,
    Rested,
    ChannelGone,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum StoredStopper {
    User {
        user: UserId,
    },
    /// Who is known by no more than a name.
    Name(String),
}

impl StoredBoard {
    pub(super) fn of(board: &Board) -> Self {
        let label = |label: &SeatLabel| StoredLabel {
            presence: StoredPresence::of(label.presence),
            bot: label.bot,
            hints: label.hints,
        };
        Self {
            step: board.step,
            seats: board.seats.iter().map(label).collect(),
            table: board.table.clone(),
            shown: StoredShown::of(&board.shown),
            status: StoredStatus::of(&board.status),
            unreachable: board.unreachable.clone(),
            lost_pages: board.lost_pages,
        }
    }

    /// The names are those at the table: they do not change once a match has begun.
    pub(super) fn read(self, state: &State, names: &Names) -> Board {
        let present = state.labels();
        let label = |(seat, label): (usize, StoredLabel)| SeatLabel {
            name: present.get(seat).map(|label| label.name.clone()).unwrap_or_default(),
            presence: label.presence.read(),
            bot: label.bot,
            hints: label.hints,
            stayed: present.get(seat).is_none_or(|label| label.stayed),
        };
        Board {
            step: self.step,
            seats: self.seats.into_iter().enumerate().map(label).collect(),
            table: self.table,
            shown: self.shown.read(),
            status: self.status.read(names),
            hands: state.settings.hands,
            unreachable: self.unreachable,
            lost_pages: self.lost_pages,
        }
    }
}

impl StoredPresence {
    pub(super) fn of(presence: Presence) -> Self {
        match presence {
            Presence::Here => Self::Here,
            Presence::Away => Self::Away,
            Presence::Left => Self::Left,
        }
    }

    pub(super) fn read(self) -> Presence {
        match self {
            Self::Here => Presence::Here,
            Self::Away => Presence::Away,
            Self::Left => Presence::Left,
        }
    }
}

impl StoredShown {
    pub(super) fn of(shown: &Shown) -> Self {
        let coming = |coming: &Coming| match *coming {
            Coming::Left(seat) => StoredComing::Left(seat),
            Coming::Removed(seat) => StoredComing::Removed(seat),
            Coming::Back(seat) => StoredComing::Back(seat),
        };
        Self {
            events: shown.events.clone(),
            played_for: shown.played_for.clone(),
            now_away: shown.now_away.clone(),
            comings: shown.comings.iter().map(coming).collect(),
            told: [
                shown.told.events,
                shown.told.played_for,
                shown.told.now_away,
                shown.told.comings,
            ],
        }
    }

    pub(super) fn read(self) -> Shown {
        let coming = |coming| match coming {
            StoredComing::Left(seat) => Coming::Left(seat),
            StoredComing::Removed(seat) => Coming::Removed(seat),
            StoredComing::Back(seat) => Coming::Back(seat),
        };
        let [events, played_for, now_away, comings] = self.told;
        Shown {
            told: Told { events, played_for, now_away, comings },
            events: self.events,
            played_for: self.played_for,
            now_away: self.now_away,
            comings: self.comings.into_iter().map(coming).collect(),
        }
    }
}

impl StoredStatus {
    fn of(status: &Status) -> Self {
        match status {
            Status::Waiting { since, until } => Self::Waiting { since: *since, until: *until },
            Status::Between { next_at } => Self::Between { next_at: *next_at },
            Status::Paused(why) => Self::Paused(StoredPause::of(*why)),
            Status::Stopped(stop) => Self::Stopped(StoredStop::of(stop)),
            Status::Over { changes: _, ladder } => Self::Over {
                uncounted: *ladder != Some(Ladder::Table),
                solo: *ladder == Some(Ladder::Solo),
            },
        }
    }

    fn read(self, names: &Names) -> Status {
        match self {
            Self::Waiting { since, until } => Status::Waiting { since, until },
            Self::Between { next_at } => Status::Between { next_at },
            Self::Paused(why) => Status::Paused(why.read()),
            Self::Stopped(stop) => Status::Stopped(stop.read(names)),
            Self::Over { uncounted, solo } => {
                let ladder = match (uncounted, solo) {
                    (false, _) => Some(Ladder::Table),
                    (true, true) => Some(Ladder::Solo),
                    (true, false) => None,
                };
                // The changes are looked up when the page is sent.
                Status::Over { changes: Vec::new(), ladder }
            }
        }
    }
}

impl StoredPause {
    pub(super) fn of(pause: Pause) -> Self {
        match pause {
            Pause::EverybodyAway => Self::EverybodyAway,
            Pause::NotAllowed => Self::NotAllowed,
        }
    }

    pub(super) fn read(self) -> Pause {
        match self {
            Self::EverybodyAway => Pause::EverybodyAway,
            Self::NotAllowed => Pause::NotAllowed,
        }
    }
}

impl StoredStop {
    pub(super) fn of(stop: &Stop) -> Self {
        match stop {
            Stop::By { user: Some(user), .. } => Self::By(StoredStopper::User { user: *user }),
            Stop::By { user: None, name } => Self::By(StoredStopper::Name(name.clone())),
            Stop::TooFew => Self::TooFew,
            Stop::NobodyLeft => Self::NobodyLeft,
            Stop::Rested => Self::Rested,
            Stop::ChannelGone => Self::ChannelGone,
        }
    }

    pub(super) fn read(self, names: &Names) -> Stop {
        match self {
            Self::By(StoredStopper::User { user }) => {
                Stop::By { user: Some(user), name: names.user(user) }
            }
            Self::By(StoredStopper::Name(name)) => Stop::By { user: None, name },
            Self::TooFew => Stop::TooFew,
            Self::NobodyLeft => Stop::NobodyLeft,
            Self::Rested => Stop::Rested,
            Self::ChannelGone => Stop::ChannelGone,
        }
    }
}
