//! The content of a page of the match: everything on it is public.

use games::{AnyEvent, AnyTable, SeatNo};
use ratings::Rating;
use serde::{Deserialize, Serialize};
use values::{Hands, Ladder, UserId};

use super::result::places;

/// Everything the table message shows. All of it is public.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The step of the match it shows.
    pub step: u32,
    /// The players, in the order of the seats.
    pub seats: Vec<SeatLabel>,
    /// The table as everybody may see it.
    pub table: AnyTable,
    /// The events since the table message before.
    pub shown: Shown,
    /// The next thing to happen.
    pub status: Status,
    /// The place where hands are shown to players who do not say where they want theirs. Not
    /// stored: the state has it.
    #[serde(skip)]
    pub hands: Hands,
    /// The seats that must decide and cannot be reached by direct message.
    pub unreachable: Vec<SeatNo>,
    /// The number of updates before this one that could not be posted.
    pub lost_pages: u32,
}

impl Board {
    /// A table that is looked at while nobody plays at it, after these events.
    pub fn still(seats: Vec<SeatLabel>, table: AnyTable, events: Vec<AnyEvent>) -> Self {
        Self {
            step: 0,
            seats,
            table,
            shown: Shown { events, ..Shown::default() },
            status: Status::Waiting { since: 0, until: None },
            hands: Hands::default(),
            unreachable: Vec::new(),
            lost_pages: 0,
        }
    }

    /// The ladder of the match whose end it shows.
    pub fn ladder(&self) -> Option<Ladder> {
        match self.status {
            Status::Over { ladder, .. } => ladder,
            _ => None,
        }
    }

    /// Sets what is looked up when the last page is sent: the changes of the leaderboard by this
    /// match, and whether it was declared void.
    pub fn set_since(&mut self, new: Vec<StandingChange>, is_void: bool) {
        if let Status::Over { changes, void, .. } = &mut self.status {
            (*changes, *void) = (new, is_void);
        }
    }

    /// The players' names, in the order of the seats.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

/// A player as the table message names them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatLabel {
    /// The name, already harmless; that of a bot carries its mark. Not stored.
    #[serde(skip)]
    pub name: String,
    /// Whether they play themselves.
    pub presence: Presence,
    pub bot: bool,
    /// In how many decisions they asked for a hint.
    pub hints: u32,
    /// Whether they have played at least half of the turns themselves and have not left: who has
    /// not comes last, whatever a bot made of their cards. Not stored: the state has it.
    #[serde(skip)]
    pub stayed: bool,
}

impl SeatLabel {
    /// Somebody who is there, and plays.
    pub const fn here(name: String, bot: bool) -> Self {
        Self { name, presence: Presence::Here, bot, hints: 0, stayed: true }
    }
}

impl Board {
    /// Everybody's place at the end, from 1, from the places that the game gives: the same on the
    /// last page, in every hand, on the podium and in the results.
    pub fn places(&self, ranks: impl IntoIterator<Item = u32>) -> Vec<u32> {
        let stayed = self.seats.iter().map(|seat| seat.stayed);
        places(&stayed.zip(ranks).collect::<Vec<_>>())
    }
}

/// Whether a player plays their cards themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Presence {
    /// Yes.
    #[default]
    Here,
    /// Missed two decisions in a row; the bot plays until they come back.
    Away,
    /// Left the match; the bot plays, and may be relieved by `/nimmt join`.
    Left,
}

/// The events since the table message before.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Shown {
    /// Public events, in order.
    pub events: Vec<AnyEvent>,
    /// Seats for which the bot chose because their time was over.
    pub played_for: Vec<SeatNo>,
    pub now_away: Vec<SeatNo>,
    /// The people who came and went, in order.
    pub comings: Vec<Coming>,
    /// The part of it that was told with the last turn that is over, and makes room for the next
    /// one.
    pub told: ToldCounts,
}

/// The number of each that were told. Stored as a list, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[usize; 4]", into = "[usize; 4]")]
pub struct ToldCounts {
    pub events: usize,
    /// Seats for which the bot chose.
    pub played_for: usize,
    /// Seats that went away.
    pub now_away: usize,
    /// People who came and went.
    pub comings: usize,
}

impl From<[usize; 4]> for ToldCounts {
    fn from([events, played_for, now_away, comings]: [usize; 4]) -> Self {
        Self { events, played_for, now_away, comings }
    }
}

impl From<ToldCounts> for [usize; 4] {
    fn from(counts: ToldCounts) -> Self {
        [counts.events, counts.played_for, counts.now_away, counts.comings]
    }
}

/// Somebody comes or goes in the middle of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Coming {
    Left(SeatNo),
    /// They were removed.
    Removed(SeatNo),
    Back(SeatNo),
}

impl Coming {
    pub fn seat(self) -> SeatNo {
        match self {
            Self::Left(seat) | Self::Removed(seat) | Self::Back(seat) => seat,
        }
    }
}

/// The next thing to happen at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Status {
    /// People decide.
    Waiting {
        /// Since when, in milliseconds since 1970.
        since: i64,
        /// Until when; `None` where time does not run out.
        until: Option<i64>,
    },
    /// A game is over and the next one follows.
    Between {
        /// When it is dealt.
        next_at: i64,
    },
    /// Nobody is here, or the bot may not write.
    Paused(Pause),
    /// The match was stopped before its end.
    Stopped(Stop),
    /// The match is over.
    #[serde(with = "over")]
    Over {
        /// The changes of the leaderboard. Not stored: they are looked up when the page is sent.
        changes: Vec<StandingChange>,
        /// With which matches it is compared; `None`: with none, because nobody stayed for it.
        ladder: Option<Ladder>,
        /// Whether it was played outside of servers, where there are no leaderboards.
        outside: bool,
        /// Whether it was declared void. Not stored: it is looked up when the page is sent.
        void: bool,
    },
}

impl Status {
    /// The end of a match, before anything about it is looked up.
    pub const fn over(ladder: Option<Ladder>, outside: bool) -> Self {
        Self::Over { changes: Vec::new(), ladder, outside, void: false }
    }
}

/// The end of a match as it is stored.
mod over {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Ladder, StandingChange};

    /// The fields of [`Status::Over`](super::Status::Over).
    type Fields = (Vec<StandingChange>, Option<Ladder>, bool, bool);

    #[derive(Serialize, Deserialize)]
    struct Over {
        uncounted: bool,
        solo: bool,
        #[serde(default)]
        outside: bool,
    }

    pub(super) fn serialize<S: Serializer>(
        _: &[StandingChange],
        ladder: &Option<Ladder>,
        outside: &bool,
        _: &bool,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let (uncounted, solo) = (*ladder != Some(Ladder::Table), *ladder == Some(Ladder::Solo));
        Over { uncounted, solo, outside: *outside }.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Fields, D::Error> {
        let Over { uncounted, solo, outside } = Over::deserialize(from)?;
        let alone = solo.then_some(Ladder::Solo);
        Ok((Vec::new(), if uncounted { alone } else { Some(Ladder::Table) }, outside, false))
    }
}

/// Why a match rests.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pause {
    /// No seat plays itself any more.
    EverybodyAway,
    /// The bot may not write in the channel.
    NotAllowed,
}

/// Why a match ended before its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stop {
    By(Stopper),
    /// Fewer than two people are left.
    TooFew,
    /// Only bots are left.
    NobodyLeft,
    /// It rested for two weeks.
    Rested,
    ChannelGone,
}

/// Somebody who stopped a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Stopper {
    /// Somebody whom the table knows.
    Person {
        user: UserId,
        /// Their name. Not stored.
        #[serde(skip)]
        name: String,
    },
    /// Somebody of whom no more is left than a name.
    Name(String),
}

impl Stopper {
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name, .. } | Self::Name(name) => name,
        }
    }
}

/// The change of somebody's place on the leaderboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingChange {
    pub name: String,
    /// The place before; `None` for a first match.
    pub before: Option<i64>,
    /// The place now.
    pub now: i64,
    /// The rating now, and by how many points it changed; `None` where the match is not rated.
    pub rating: Option<(ShownRating, i64)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownRating {
    /// The best guess, in points.
    pub mean: u32,
    /// The error that the guess may well have, in points.
    pub margin: u32,
    /// Whether too little is known to take it at its word.
    pub provisional: bool,
}

impl From<Rating> for ShownRating {
    fn from(rating: Rating) -> Self {
        let shown = rating.shown();
        Self { mean: shown.mean, margin: shown.margin, provisional: rating.is_provisional() }
    }
}
