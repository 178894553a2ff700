//! Sixty-Six (Sechsundsechzig) for two and three, its variants and all options.
//!
//! A [`Match`] is created from [`Rules`]. It says whether it [needs a deal](Match::needs_deal) or
//! which seat it [awaits](Match::awaiting); a [`Deal`] or a [`Choice`] goes in, [`Event`]s come
//! out, or a [`Refusal`] that leaves it untouched. Its views are a [`Table`] (public) and a
//! [`Seat`] (one seat). A finished match becomes a [`record::Record`]. Bots imagine a [`World`].
//!
//! ```
//! use games::sixtysix::{Match, Rules};
//! use rand::{RngExt, SeedableRng, rngs::StdRng};
//!
//! let mut rng = StdRng::seed_from_u64(1);
//! let mut game = Match::new(Rules::classic(), 2).map_err(|reasons| format!("{reasons:?}"))?;
//! while !game.is_over() {
//!     if game.needs_deal() {
//!         let deal = game.draw(&mut rng);
//!         game.begin(&deal)?;
//!     }
//!     let Some(awaited) = game.awaiting() else { continue };
//!     let Some(decision) = game.decision(awaited.seat) else { continue };
//!     let choices = decision.choices();
//!     game.apply(awaited.seat, choices[rng.random_range(0..choices.len())])?;
//! }
//! assert!(game.totals().iter().any(|total| *total >= 7));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Files by rule
//!
//! | rule | part of [`Rules`] | file |
//! |---|---|---|
//! | card points, the card that takes a trick | – | `card.rs` |
//! | the cards in play, the size of a hand | [`Pack`] | `pack.rs` |
//! | a card turned up, exchanging the lowest trump | [`TurnUp`] | `turn_up.rs` |
//! | the naming of trump | [`Naming`] | `naming.rs` |
//! | the card points of a marriage, its effect on trump | [`Marriages`] | `marriage.rs` |
//! | going out by a call or automatically, of the game and of the match | [`GoingOut`] | `going_out.rs` |
//! | following suit, trumping, heading | [`Heading`] | `heading.rs` |
//! | winners, schneider and schwarz, obligations, sides, carried games | [`Scoring`] | `scoring.rs` |
//! | the end of the match | [`End`] | `finish.rs` |
//! | whether card points are shown | [`Counting`] | `counting.rs` |
//! | the dealer, dealing | – | `deal.rs` |
//! | possible deals and situations | – | `deal_check.rs`, `situation.rs` |
//! | carrying out a closing, an exchange, a naming | – | `game/answer.rs` |
//! | the last trick, drawing, the end of a game | – | `game/trick.rs` |
//! | the parts of a variant | all | `variants.rs` |
//! | contradictions between parts | all | `contradiction.rs` |
//! | legal choices | – | `decision.rs`, `game/answer.rs` |
//! | views: public, and of one seat; public memory | – | `view.rs`, `memory.rs` |
//! | the choice for a seat whose owner is absent | – | `stand_in.rs` |
//! | changes in the set-up of a lobby, options of the command | all | `change.rs`, `options.rs` |
//! | facts of a finished match, for each seat | – | `facts.rs` |
//! | imagined games | – | `imagine.rs`, `game/imagine.rs` |

mod card;
mod cards;
mod change;
mod choice;
mod choice_text;
mod contradiction;
mod counting;
mod deal;
mod deal_check;
mod decision;
mod event;
mod facts;
mod finish;
mod game;
mod going_out;
mod heading;
mod imagine;
mod marriage;
mod matches;
mod memory;
mod naming;
pub mod options;
mod pack;
pub mod record;
mod refusal;
mod rules;
mod scoring;
mod seam;
mod seats;
mod situation;
mod stand_in;
mod turn_up;
mod variants;
mod view;

pub use crate::SeatNo;
pub use card::{Card, Rank, Suit};
pub use cards::{Cards, Sorted};
pub use change::Change;
pub use choice::{Choice, Move, Play};
pub use contradiction::Contradiction;
pub use counting::Counting;
pub use deal::Deal;
pub use deal_check::BadDeal;
pub use decision::{Decision, DecisionKind};
pub use event::Event;
pub use facts::Facts;
pub use finish::End;
pub use going_out::{ENOUGH, GoingOut, Out};
pub use heading::Heading;
pub use imagine::{ImagineError, World};
pub use marriage::Marriages;
pub use matches::{Match, Place};
pub use naming::Naming;
pub use pack::Pack;
pub use refusal::Refusal;
pub use rules::{MOST_SEATS, Rules};
pub use scoring::{Ended, GameResult, Scoring};
pub use seats::Seats;
pub use situation::Situation;
pub use stand_in::stand_in;
pub use turn_up::TurnUp;
pub use variants::{Modifiers, Variant};
pub use view::{Awaited, Marriage, Phase, Seat, SeenResult, Table, TableSeat, Trick};
