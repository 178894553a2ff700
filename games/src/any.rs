//! The closed set of games. A new game is one more line in `games!`; the compiler asks for the
//! rest.

use rand::CryptoRng;
use serde::{Deserialize, Serialize};

use crate::catalogue::{Exclusive, Habits, OptionSpec, OptionValue};
use crate::game::{Awaited, CardGame, Moment, Outcome, Refused, Step};
use crate::sealed::{Seals, VerifyError};
#[cfg(feature = "test-game")]
use crate::tally;
use crate::{SeatNo, nimmt, sixtysix};

/// The result of a deal or a choice, in whatever game.
pub type Happened = Step<AnyEvent>;

macro_rules! games {
    ($($(#[$when:meta])* $Game:ident => $module:ident),+ $(,)?) => {
        /// A match of any game.
        #[derive(Clone)]
        #[allow(clippy::large_enum_variant, reason = "there is one for each table")]
        pub enum AnyMatch {
            $($(#[$when])* #[doc = concat!("A match of `", stringify!($module), "`.")] $Game($module::Match),)+
        }

        /// The rules agreed on before a match. Stored under the game's name.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum AnyRules {
            $($(#[$when])* #[doc = concat!("Those of `", stringify!($module), "`.")] $Game($module::Rules),)+
        }

        /// A reason why rules cannot be played with this number of seats.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyContradiction {
            $($(#[$when])* #[doc = concat!("In `", stringify!($module), "`.")] $Game($module::Contradiction),)+
        }

        /// One thing that happened. Public. Stored under the game's name.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum AnyEvent {
            $($(#[$when])* #[doc = concat!("In `", stringify!($module), "`.")] $Game($module::Event),)+
        }

        /// The public view of a match. Stored under the game's name.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum AnyTable {
            $($(#[$when])* #[doc = concat!("Of `", stringify!($module), "`.")] $Game(Box<$module::Table>),)+
        }

        /// The view of one seat. It belongs to the owner of the seat: it cannot be serialised, and
        /// its `Debug` shows no card.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnySeat {
            $($(#[$when])* #[doc = concat!("Of `", stringify!($module), "`.")] $Game(Box<$module::Seat>),)+
        }

        /// A finished match.
        #[derive(Clone)]
        pub enum AnyRecord {
            $($(#[$when])* #[doc = concat!("Of `", stringify!($module), "`.")] $Game($module::record::Record),)+
        }

        /// A finished match from one seat's side, the raw material of statistics. Stored as the
        /// game's own text, with the game's name beside it.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[serde(untagged)]
        pub enum AnyFacts {
            $($(#[$when])* #[doc = concat!("In `", stringify!($module), "`.")] $Game($module::Facts),)+
        }

        impl AnyFacts {
            /// Reads the stored facts of a match of this game; `None` for any other text, or one of
            /// a later version.
            pub fn from_json(game: GameKind, json: &str) -> Option<Self> {
                match game {
                    $($(#[$when])* GameKind::$Game => $module::Facts::from_json(json).map(Self::$Game),)+
                }
            }
        }

        /// A game. Its name is stored, and is the name of its slash command.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameKind {
            $($(#[$when])* #[doc = concat!("`", stringify!($module), "`.")] $Game,)+
        }

        impl GameKind {
            /// All games.
            pub const ALL: &'static [Self] = &[$($(#[$when])* Self::$Game,)+];

            pub const fn as_str(self) -> &'static str {
                match self { $($(#[$when])* Self::$Game => stringify!($module),)+ }
            }

            /// The game of this name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|kind| kind.as_str() == name)
            }

            /// The names of its variants, the usual one first. No two games have one of the same
            /// name.
            pub fn variants(self) -> Vec<&'static str> {
                match self { $($(#[$when])* Self::$Game => $module::options::variants().collect(),)+ }
            }

            /// The options beside the variant.
            pub fn options(self) -> Vec<OptionSpec> {
                match self { $($(#[$when])* Self::$Game => $module::options::options(),)+ }
            }

            /// The way it is usually played.
            pub const fn habits(self) -> Habits {
                match self { $($(#[$when])* Self::$Game => $module::options::HABITS,)+ }
            }

            /// The largest number of seats that any of its variants has by its usual rules.
            pub fn most_seats(self) -> usize {
                let rules = self.variants().into_iter().filter_map(AnyRules::variant);
                rules.map(|rules| *rules.seats_allowed().end()).max().unwrap_or(0)
            }

            /// The rules that these options describe.
            /// Errors: when two options exclude each other.
            pub fn rules(self, options: &[(String, OptionValue)]) -> Result<AnyRules, Exclusive> {
                match self {
                    $($(#[$when])* Self::$Game => $module::options::rules(options).map(AnyRules::$Game),)+
                }
            }
        }

        impl AnyMatch {
            /// An empty match; call [`AnyMatch::deal`] first.
            /// Errors: when the rules cannot be played with this number of seats; holds every
            /// reason.
            pub fn create(rules: &AnyRules, seats: usize) -> Result<Self, Vec<AnyContradiction>> {
                match rules {
                    $($(#[$when])* AnyRules::$Game(rules) => {
                        let created = <$module::Match as CardGame>::create(rules, seats);
                        created.map(Self::$Game).map_err(|reasons| {
                            reasons.into_iter().map(AnyContradiction::$Game).collect()
                        })
                    })+
                }
            }

            /// As [`CardGame::needs_deal`].
            pub fn needs_deal(&self) -> bool {
                match self { $($(#[$when])* Self::$Game(game) => CardGame::needs_deal(game),)+ }
            }

            /// As [`CardGame::deal`].
            /// Errors: when no deal is needed. The match stays as it was.
            pub fn deal<R: CryptoRng>(&mut self, rng: &mut R) -> Result<(String, Happened), String> {
                match self {
                    $($(#[$when])* Self::$Game(game) => {
                        let (deal, step) = CardGame::deal(game, rng)?;
                        Ok((deal, step.map(AnyEvent::$Game)))
                    })+
                }
            }

            /// As [`CardGame::deal_again`].
            /// Errors: when the text is no deal that is possible now. The match stays as it was.
            pub fn deal_again(&mut self, deal: &str) -> Result<Happened, String> {
                match self {
                    $($(#[$when])* Self::$Game(game) => {
                        Ok(CardGame::deal_again(game, deal)?.map(AnyEvent::$Game))
                    })+
                }
            }

            /// As [`CardGame::deal_alone`].
            pub fn deal_alone(&self) -> Option<String> {
                match self { $($(#[$when])* Self::$Game(game) => CardGame::deal_alone(game),)+ }
            }

            /// As [`CardGame::choose`].
            /// Errors: when this is no answer to what the seat is asked now. The match stays as it
            /// was.
            pub fn choose(&mut self, seat: SeatNo, choice: &str) -> Result<Happened, Refused> {
                match self {
                    $($(#[$when])* Self::$Game(game) => {
                        Ok(CardGame::choose(game, seat, choice)?.map(AnyEvent::$Game))
                    })+
                }
            }

            /// As [`CardGame::awaited`].
            pub fn awaited(&self) -> Vec<Awaited> {
                match self { $($(#[$when])* Self::$Game(game) => CardGame::awaited(game),)+ }
            }

            /// Whether a seat has made its hidden choice of this turn.
            pub fn has_chosen(&self, seat: SeatNo) -> bool {
                self.awaited().iter().any(|a| a.seat == seat && a.chosen)
            }

            /// As [`CardGame::stand_in`].
            pub fn stand_in(&self, seat: SeatNo) -> Option<String> {
                match self { $($(#[$when])* Self::$Game(game) => CardGame::stand_in(game, seat),)+ }
            }

            /// As [`CardGame::foregone`].
            pub fn foregone(&self) -> Option<(SeatNo, String)> {
                match self { $($(#[$when])* Self::$Game(game) => CardGame::foregone(game),)+ }
            }

            /// As [`CardGame::moment`].
            pub fn moment(&self) -> Moment {
                match self { $($(#[$when])* Self::$Game(game) => CardGame::moment(game),)+ }
            }

            /// As [`CardGame::outcome`].
            pub fn outcome(&self) -> Option<Outcome> {
                match self { $($(#[$when])* Self::$Game(game) => CardGame::outcome(game),)+ }
            }

            /// As [`CardGame::table`].
            pub fn table(&self) -> AnyTable {
                match self {
                    $($(#[$when])* Self::$Game(game) => AnyTable::$Game(Box::new(CardGame::table(game))),)+
                }
            }

            /// As [`CardGame::seat`].
            pub fn seat(&self, seat: SeatNo) -> AnySeat {
                match self {
                    $($(#[$when])* Self::$Game(game) => AnySeat::$Game(Box::new(CardGame::seat(game, seat))),)+
                }
            }

            /// As [`CardGame::record`].
            pub fn record(&self, names: &[String]) -> Option<AnyRecord> {
                match self {
                    $($(#[$when])* Self::$Game(game) => CardGame::record(game, names).map(AnyRecord::$Game),)+
                }
            }

            /// As [`CardGame::facts`].
            pub fn facts(&self) -> Option<Vec<AnyFacts>> {
                match self {
                    $($(#[$when])* Self::$Game(game) => {
                        Some(CardGame::facts(game)?.into_iter().map(AnyFacts::$Game).collect())
                    })+
                }
            }
        }

        impl AnyRules {
            /// The usual rules of the variant of this name, of whatever game.
            pub fn variant(name: &str) -> Option<Self> {
                $($(#[$when])* if let Some(rules) = $module::options::variant(name) {
                    return Some(Self::$Game(rules));
                })+
                None
            }

            /// The name of their variant, or of the game where they have none.
            pub fn name(&self) -> String {
                match self {
                    $($(#[$when])* Self::$Game(rules) => {
                        rules.name().map_or(stringify!($module), |variant| variant.as_str()).to_owned()
                    })+
                }
            }

            /// The game they belong to.
            pub const fn kind(&self) -> GameKind {
                match self { $($(#[$when])* Self::$Game(_) => GameKind::$Game,)+ }
            }

            /// The reasons why these rules cannot be played with this number of seats; empty when
            /// they can.
            pub fn contradictions(&self, seats: usize) -> Vec<AnyContradiction> {
                match self {
                    $($(#[$when])* Self::$Game(rules) => {
                        let reasons = rules.check(seats).err().unwrap_or_default();
                        reasons.into_iter().map(AnyContradiction::$Game).collect()
                    })+
                }
            }

            /// Whether so many points mean the same by both.
            pub fn counts_like(&self, other: &Self) -> bool {
                match (self, other) {
                    $($(#[$when])* (Self::$Game(one), Self::$Game(other)) => one.counts_like(other),)+
                    #[allow(unreachable_patterns)]
                    _ => false,
                }
            }

            /// The numbers of seats these rules can be played with.
            pub fn seats_allowed(&self) -> std::ops::RangeInclusive<usize> {
                match self { $($(#[$when])* Self::$Game(rules) => rules.seats_allowed(),)+ }
            }

            /// The same rules with one change, written in the game's own text; `None` when the game
            /// knows no such change.
            pub fn changed(&self, change: &str) -> Option<Self> {
                match self { $($(#[$when])* Self::$Game(rules) => rules.changed(change).map(Self::$Game),)+ }
            }
        }

        impl AnyEvent {
            pub fn ends_turn(&self) -> bool {
                match self { $($(#[$when])* Self::$Game(event) => event.ends_turn(),)+ }
            }
        }

        impl AnySeat {
            pub fn seat(&self) -> SeatNo {
                match self { $($(#[$when])* Self::$Game(view) => view.seat,)+ }
            }

            /// Whether it must, or may still, decide something.
            pub fn must_decide(&self) -> bool {
                match self { $($(#[$when])* Self::$Game(view) => view.decision.is_some(),)+ }
            }
        }

        impl AnyRecord {
            /// The record as a text, for a file.
            pub fn to_json(&self) -> String {
                match self { $($(#[$when])* Self::$Game(record) => record.to_json(),)+ }
            }

            /// The same record, with the opened seals of its deals.
            #[must_use]
            pub fn with_seals(self, seals: Seals) -> Self {
                match self {
                    $($(#[$when])* Self::$Game(record) => Self::$Game(record.with_seals(seals)),)+
                }
            }

            /// Whether every game was dealt as it was sealed.
            /// Errors: on the first game that was not.
            pub fn verify(&self) -> Result<(), VerifyError> {
                match self { $($(#[$when])* Self::$Game(record) => record.verify(),)+ }
            }
        }
    };
}

games! {
    Nimmt => nimmt,
    Sixtysix => sixtysix,
    #[cfg(feature = "test-game")]
    Tally => tally,
}

impl GameKind {
    /// The rules and the number of seats of the deal of the day: a match of one deal that takes a
    /// few minutes. `None` for a game without such a deal.
    pub fn daily(self) -> Option<(AnyRules, usize)> {
        match self {
            Self::Nimmt => Some((self.one_deal()?, 4)),
            Self::Sixtysix => Some((self.one_deal()?, 2)),
            #[cfg(feature = "test-game")]
            Self::Tally => None,
        }
    }

    /// The usual rules, for a match of one deal.
    fn one_deal(self) -> Option<AnyRules> {
        self.rules(&[("games".to_owned(), OptionValue::Number(1))]).ok()
    }
}
