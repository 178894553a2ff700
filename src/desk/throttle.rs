//! Everything that can be pressed or typed is answered only so often, with a kind word in between.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::tools::clock::Clock;
use ask::{
    Apart, Ask, Command, DailyWish, DuelWish, GameAsk, GameWish, LeaderboardAsk, LeagueStep,
    LeagueWish, Opening, PrivacyAsk,
};
use table::TableCommand;
use values::{ChannelId, ServerSettings, UserId};

/// Makes [`Often`] and the list of all its kinds of one table: so many at once, then one in so many
/// milliseconds; for one person, and where others bear it, too, for all people of a channel
/// together.
macro_rules! limits {
    ($($(#[$doc:meta])* $kind:ident: $person:expr $(, channel $channel:expr)?;)*) => {
        /// A kind of request, with limits of its own.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Often {
            $($(#[$doc])* $kind,)*
        }

        impl Often {
            const ALL: &[Self] = &[$(Self::$kind),*];

            /// The limits of a person and of a channel, which is never used up by one person: both
            /// its burst and its pace are higher.
            const fn limits(self) -> (Limit, Option<Limit>) {
                #[allow(unused_mut, unused_assignments, reason = "most have no limit of a channel")]
                match self {
                    $(Self::$kind => {
                        let mut channel = None;
                        $(channel = Some($channel);)?
                        ($person, channel)
                    })*
                }
            }
        }
    };
}

/// So many at once, and how many milliseconds until there may be one more.
type Limit = (u32, u64);

limits! {
    /// A move at a table or in the deal of the day: nobody who plays is ever slowed down.
    Play: (240, 250);
    /// A page of settings, rules, lessons or help, and what is changed on it.
    Panel: (60, 1_000);
    /// Requests that take some reading or painting: leaderboards, statistics, records, checked
    /// deals.
    Look: (10, 3_000);
    /// A hint or a review.
    Coach: (30, 2_000);
    /// A new table.
    Lobby: (5, 20_000);
    /// A new table in a thread of its own.
    Thread: (3, 60_000), channel (10, 20_000);
    /// The table at the bottom of the channel.
    Table: (3, 10_000), channel (6, 5_000);
    /// Something of one's own, for everybody in the channel.
    Share: (3, 60_000), channel (9, 20_000);
    /// Everything that is stored about oneself, given out or deleted.
    Privacy: (3, 60_000);
}

impl Often {
    /// Returns the kind that a command or a press counts as. The matches have no catch-all arm, so
    /// that a new request must be given its kind here.
    pub fn of(command: &Command, server: &ServerSettings) -> Self {
        match command {
            Command::Ask(ask) => Self::pressed(ask, server),
            Command::Here(command) => Self::at_table(command),
            Command::Open { opening, .. } => Self::opening(opening, server),
            Command::Leaderboard { .. } | Command::Statistics(_) => Self::Look,
            Command::Challenge(_) => Self::Share,
            Command::Rules(_) | Command::Help | Command::Unknown => Self::Panel,
        }
    }

    fn pressed(ask: &Ask, server: &ServerSettings) -> Self {
        match ask {
            Ask::Table { command, .. } => Self::at_table(command),
            Ask::Game(GameAsk { game, wish: GameWish::Play }) => {
                Self::opening(&Opening::alone(*game), server)
            }
            Ask::Game(GameAsk { game, wish: GameWish::PlayTaught }) => {
                Self::opening(&Opening::taught(*game), server)
            }
            Ask::Leaderboard(LeaderboardAsk::Share(_)) => Self::Share,
            Ask::Leaderboard(LeaderboardAsk::Show(_) | LeaderboardAsk::Back(_)) => Self::Look,
            Ask::Statistics(ask) if ask.show => Self::Share,
            Ask::Statistics(_) => Self::Look,
            Ask::Privacy(PrivacyAsk::Export | PrivacyAsk::DeleteNow) => Self::Privacy,
            Ask::Privacy(PrivacyAsk::Show | PrivacyAsk::Puzzles(_) | PrivacyAsk::Delete) => {
                Self::Panel
            }
            Ask::Daily(ask) => match ask.wish {
                DailyWish::Open
                | DailyWish::Same(_)
                | DailyWish::Today
                | DailyWish::Choose { .. }
                | DailyWish::Pick { .. } => Self::Play,
                DailyWish::Week(_) => Self::Look,
                DailyWish::Share(_) => Self::Share,
            },
            Ask::Puzzle(_) => Self::Play,
            Ask::Duel(ask) => match ask.wish {
                DuelWish::Play | DuelWish::Choose { .. } | DuelWish::Pick { .. } => Self::Play,
                DuelWish::Share => Self::Share,
            },
            Ask::League(ask) => match ask.wish {
                LeagueWish::Open | LeagueWish::Make(_) => Self::Share,
                LeagueWish::Of(_, step) => match step {
                    LeagueStep::Play => Self::Play,
                    LeagueStep::Show
                    | LeagueStep::Join
                    | LeagueStep::Leave
                    | LeagueStep::Week(_)
                    | LeagueStep::Pairing(..)
                    | LeagueStep::Correct(..)
                    | LeagueStep::Start
                    | LeagueStep::AskEnd
                    | LeagueStep::End => Self::Panel,
                },
            },
            Ask::Void(_) | Ask::Settings(_) | Ask::Lesson(..) | Ask::Game(_) => Self::Panel,
        }
    }

    fn opening(opening: &Opening, server: &ServerSettings) -> Self {
        match opening.apart(server) {
            Some(Apart::Thread) => Self::Thread,
            Some(Apart::Private) | None => Self::Lobby,
        }
    }

    const fn at_table(command: &TableCommand) -> Self {
        match command {
            TableCommand::Show => Self::Table,
            TableCommand::Rematch => Self::Lobby,
            TableCommand::Share => Self::Share,
            TableCommand::Record | TableCommand::Verify => Self::Look,
            TableCommand::Hint | TableCommand::Review => Self::Coach,
            TableCommand::Join
            | TableCommand::Leave
            | TableCommand::AskLeave
            | TableCommand::LeaveForGood
            | TableCommand::Kick(_)
            | TableCommand::ShowSetUp(_)
            | TableCommand::ChangeRules(_)
            | TableCommand::ChangePace(_)
            | TableCommand::ChangeSeats(_)
            | TableCommand::ChangeHints(_)
            | TableCommand::ChangeQuiet(_)
            | TableCommand::ShowBots
            | TableCommand::AddBot(_)
            | TableCommand::AddBots(..)
            | TableCommand::RemoveBot(_)
            | TableCommand::RemoveBots(..)
            | TableCommand::Rules => Self::Panel,
            TableCommand::Cut
            | TableCommand::Start
            | TableCommand::PlayNow
            | TableCommand::Hand
            | TableCommand::Choose(_)
            | TableCommand::Pick(_)
            | TableCommand::Next
            | TableCommand::Back
            | TableCommand::AskStop
            | TableCommand::Stop => Self::Play,
        }
    }
}

/// So many may be remembered before those who have not asked for long are looked for.
const CROWDED: usize = 10_000;

type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, Clock, NoOpMiddleware<Nanos>>;

/// One limit, and who has asked.
struct Counter<K: Hash + Eq + Clone> {
    limiter: Limiter<K>,
    /// The number of keys from which on the next sweep looks for those that haven't asked for long.
    crowded: AtomicUsize,
}

impl<K: Hash + Eq + Clone> Counter<K> {
    fn new((burst, each): Limit, clock: &Clock) -> Self {
        let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        let each = Duration::from_millis(each);
        let quota = Quota::with_period(each).unwrap_or(Quota::per_second(burst));
        let quota = quota.allow_burst(burst);
        let limiter = RateLimiter::new(quota, HashMapStateStore::default(), clock.clone());
        Self { limiter, crowded: AtomicUsize::new(CROWDED) }
    }

    fn ask(&self, who: &K, clock: &Clock) -> Result<(), u32> {
        // Keys that haven't asked for long are dropped, since they have their full burst again. The
        // next sweep waits until the map has doubled: should many have asked just now, a sweep at
        // every call would find nothing to drop.
        if self.limiter.len() > self.crowded.load(Ordering::Relaxed) {
            self.limiter.retain_recent();
            self.crowded.store(CROWDED.max(2 * self.limiter.len()), Ordering::Relaxed);
        }
        self.limiter.check_key(who).map_err(|early| {
            let wait = early.wait_time_from(clock.ticks().into());
            u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1)
        })
    }
}

/// The limits of one kind.
struct Counters {
    person: Counter<UserId>,
    channel: Option<Counter<ChannelId>>,
}

/// Keeps count; clones share it.
#[derive(Clone)]
pub struct Throttle {
    clock: Clock,
    counters: Arc<[Counters]>,
}

impl Throttle {
    /// Nobody has asked for anything yet.
    pub fn new(clock: &Clock) -> Self {
        let counters = Often::ALL.iter().map(|kind| {
            let (person, channel) = kind.limits();
            Counters {
                person: Counter::new(person, clock),
                channel: channel.map(|limit| Counter::new(limit, clock)),
            }
        });
        Self { clock: clock.clone(), counters: counters.collect() }
    }

    /// Somebody asks once more; in a direct message, where there is no channel of others, too.
    /// Errors: when it is too often: in how many seconds the next one is welcome.
    pub fn ask(&self, what: Often, user: UserId, channel: Option<ChannelId>) -> Result<(), u32> {
        let counters = &self.counters[what as usize];
        // A request refused for the person is not counted against the channel.
        counters.person.ask(&user, &self.clock)?;
        match (&counters.channel, channel) {
            (Some(counter), Some(channel)) => counter.ask(&channel, &self.clock),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::ManualClock;

    const ADA: UserId = UserId(1);
    const HERE: Option<ChannelId> = Some(ChannelId(1));

    /// Returns how many of a thousand requests are answered.
    fn answered(throttle: &Throttle, what: Often, user: UserId, at: Option<ChannelId>) -> u32 {
        (0..1_000).map(|_| u32::from(throttle.ask(what, user, at).is_ok())).sum()
    }

    #[test]
    fn a_few_at_once_are_fine_and_then_it_takes_a_while() {
        let clock = ManualClock::new();
        let throttle = Throttle::new(&Clock::Manual(clock.clone()));
        assert_eq!(answered(&throttle, Often::Table, ADA, HERE), 3);
        let wait = throttle.ask(Often::Table, ADA, HERE).unwrap_err();
        assert!((9..=11).contains(&wait), "{wait}");
        throttle.ask(Often::Look, ADA, HERE).expect("something else is not meant");
        clock.advance(Duration::from_secs(11));
        throttle.ask(Often::Table, ADA, HERE).unwrap();
    }

    #[test]
    fn everything_has_a_limit_for_a_person_and_none_is_got_round_by_going_elsewhere() {
        let throttle = Throttle::new(&Clock::Manual(ManualClock::new()));
        for &what in Often::ALL {
            let (burst, _) = what.limits().0;
            assert_eq!(answered(&throttle, what, ADA, HERE), burst, "{what:?}");
            for elsewhere in [None, Some(ChannelId(2)), Some(ChannelId(3))] {
                assert_eq!(answered(&throttle, what, ADA, elsewhere), 0, "{what:?}");
            }
        }
    }

    #[test]
    fn one_person_never_uses_up_what_a_channel_may_and_many_do() {
        let throttle = Throttle::new(&Clock::Manual(ManualClock::new()));
        for &what in Often::ALL {
            let (person, Some(channel)) = what.limits() else { continue };
            assert!(channel.0 > person.0 && channel.1 < person.1, "{what:?}");
            answered(&throttle, what, ADA, HERE);
            throttle.ask(what, UserId(2), HERE).expect("others are not meant");
            let all: u32 = (2..100).map(|user| answered(&throttle, what, UserId(user), HERE)).sum();
            assert_eq!(person.0 + 1 + all, channel.0, "{what:?}");
        }
    }
}
