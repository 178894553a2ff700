//! 6 nimmt! (Take 6), its eight variants and all modifiers.
//!
//! A [`Match`] is created from [`Rules`]. It says whether it [needs a deal](Match::needs_deal) or
//! which seats it [awaits](Match::awaiting); a [`Deal`] or a [`Choice`] goes in, [`Event`]s come
//! out, or a [`Refusal`] that leaves it untouched. Its views are a [`Table`] (public) and a
//! [`Seat`] (one seat). A finished match becomes a [`record::Record`].
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
//! # Files by rule
//!
//! | rule | part of [`Rules`] | file |
//! |---|---|---|
//! | the bull heads of a card | – | `card.rs` |
//! | the cards in play | [`Deck`] | `deck.rs` |
//! | shuffling, drafting, rows that stay, stacked first cards | [`Dealing`], `rows_stay` | `deal.rs` |
//! | sheets that go round | [`Dealing`] | `sheets.rs` |
//! | face down or open, one card or two, the start seat | [`Selection`] | `select.rs` |
//! | the order of placing, equal cards together | [`Order`] | `order.rs` |
//! | the place of a card, equally near ends, too low | [`Placement`] | `place.rs` |
//! | full rows, laying on an equal card | `takes` | `row.rs`, `game/flow.rs` |
//! | the use of taken cards, the hand's limit | [`Take`] | `take.rs`, `holding.rs` |
//! | points, shared points, virgin | [`Scoring`], `virgin` | `score.rs` |
//! | the end of a game and of the match | [`Finish`], [`End`] | `finish.rs` |
//! | the parts of a variant | all | `variants.rs` |
//! | contradictions between parts | all | `contradiction.rs` |
//! | possible deals | – | `deal_check.rs` |
//! | legal choices | – | `decision.rs` |
//! | views: public, and of one seat | – | `view.rs`, `game/view.rs`, `matches/view.rs` |
//! | the choice for a seat whose owner is absent | – | `stand_in.rs` |
//! | changes in the set-up of a lobby, options of the command | all | `change.rs`, `options.rs` |
//! | facts of a finished match, for each seat | – | `facts.rs` |
//! | imagined games | – | `imagine.rs`, `game/imagine.rs` |

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
mod view;

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
pub use matches::{Match, RankedSeat};
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
pub use view::{Awaited, Phase, Seat, SeenTurn, SharedRow, Table, TableSeat};
