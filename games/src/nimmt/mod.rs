//! 6 nimmt! (Take 6), its eight variants and all modifiers.
//!
//! A [`Match`] is created from [`Rules`]. It says whether it [needs a
//! deal](Match::needs_deal) or whom it [awaits](Match::awaiting); a [`Deal`]
//! or a [`Choice`] goes in, [`Event`]s come out, or a [`Refusal`] that leaves it
//! untouched. What may be seen of it is a [`Table`] (everybody) or a [`Seat`]
//! (one seat). A finished match becomes a [`record::Record`].
//!
//! ```
//! use games::nimmt::{Match, Rules};
//! use rand::{SeedableRng, rngs::StdRng};
//!
//! let mut rng = StdRng::seed_from_u64(1);
//! let mut game = Match::new(Rules::classic(), 4).map_err(|reasons| format!("{reasons:?}"))?;
//! while !game.is_over() {
//!     if game.needs_deal() {
//!         let deal = game.draw(&mut rng);
//!         game.begin(&deal)?;
//!     }
//!     let awaited = game.awaiting().into_iter().find(|awaited| !awaited.chosen);
//!     let Some(awaited) = awaited else { continue };
//!     let Some(decision) = game.seat(awaited.seat).decision else { continue };
//!     game.apply(awaited.seat, &decision.random_choice(&mut rng))?;
//! }
//! assert!(game.totals().iter().any(|total| *total > 66));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where a rule stands
//!
//! | rule | part of [`Rules`] | file |
//! |---|---|---|
//! | what a card costs | – | `card.rs` |
//! | which cards are in play | [`Deck`] | `deck.rs` |
//! | shuffling, drafting, rows that stay, stacked first cards | [`Dealing`], `rows_stay` | `deal.rs` |
//! | sheets that go round | [`Dealing`] | `sheets.rs` |
//! | face down or open, one card or two, who begins | [`Selection`] | `select.rs` |
//! | the order of placing, equal cards together | [`Order`] | `order.rs` |
//! | where a card goes, equally near ends, too low | [`Placement`] | `place.rs` |
//! | full rows, laying on an equal card | `takes` | `row.rs`, `game/flow.rs` |
//! | where taken cards go, the hand's limit | [`Take`] | `take.rs`, `holding.rs` |
//! | points, shared points, virgin | [`Scoring`], `virgin` | `score.rs` |
//! | the end of a game and of the match | [`Finish`], [`End`] | `finish.rs` |
//! | which parts make a variant | all | `variants.rs` |
//! | which parts contradict each other | all | `contradiction.rs` |
//! | which deals are possible | – | `deal_check.rs` |
//! | what a seat may choose | – | `decision.rs` |
//! | who sees what | – | `look.rs`, `game/see.rs`, `matches/see.rs` |
//! | what is chosen for a seat whose owner is not there | – | `stand_in.rs` |
//! | what the set-up of a lobby may change, what a command may ask for | all | `change.rs`, `options.rs` |
//! | what a finished match is remembered by, for each seat | – | `facts.rs` |
//! | how the game may go on, as a seat imagines it | – | `imagine.rs`, `game/imagine.rs` |

mod card;
mod change;
mod choice;
mod choice_text;
mod contradiction;
mod deal;
mod deal_check;
mod decision;
mod deck;
mod event;
mod facts;
mod finish;
mod game;
mod holding;
mod imagine;
mod look;
mod matches;
mod number;
pub mod options;
mod order;
mod place;
pub mod record;
mod refusal;
mod row;
mod rules;
mod score;
mod seam;
mod select;
mod sheets;
mod stand_in;
mod take;
mod variants;

pub use crate::SeatNo;
pub use card::Card;
pub use change::Change;
pub use choice::{Choice, Move};
pub use contradiction::Contradiction;
pub use deal::{Deal, Dealing};
pub use deal_check::BadDeal;
pub use decision::{Decision, DecisionKind};
pub use deck::Deck;
pub use event::{Event, How};
pub use facts::Facts;
pub use finish::{End, Finish};
pub use imagine::{ImagineError, World};
pub use look::{Awaited, Phase, Seat, SeenTurn, SharedRow, Table, TableSeat};
pub use matches::{Match, Rank};
pub use number::RowNo;
pub use order::Order;
pub use place::{Fit, Placement, Spot};
pub use refusal::Refusal;
pub use row::{Row, Side, Stack};
pub use rules::{HandSize, Rules};
pub use score::Scoring;
pub use select::Selection;
pub use sheets::Sheet;
pub use stand_in::stand_in;
pub use take::Take;
pub use variants::{Modifiers, Variant};
