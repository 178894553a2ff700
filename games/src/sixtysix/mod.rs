//! Sixty-Six (Sechsundsechzig) for two and three, its variants and all options.
//!
//! A [`Match`] is created from [`Rules`]. It says whether it [needs a deal](Match::needs_deal) or whom
//! it [awaits](Match::awaiting); a [`Deal`] or a [`Choice`] goes in, [`Event`]s come out, or a
//! [`Refusal`] that leaves it untouched. What may be seen of it is a [`Table`] (everybody) or a
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
//! # Where a rule stands
//!
//! | rule | part of [`Rules`] | file |
//! |---|---|---|
//! | what a card counts, which card takes a trick | – | `card.rs` |
//! | which cards are in play, the size of a hand | [`Pack`] | `pack.rs` |
//! | a card turned up, exchanging the lowest trump | [`TurnUp`] | `turn_up.rs` |
//! | who names trump | [`Naming`] | `naming.rs` |
//! | what a marriage counts, how it changes trump | [`Marriages`] | `marriage.rs` |
//! | going out by a call or by itself, of the game and of the match | [`GoingOut`] | `going_out.rs` |
//! | following suit, trumping, heading | [`Heading`] | `heading.rs` |
//! | who wins, schneider and schwarz, obligations, sides, what is carried | [`Scoring`] | `scoring.rs` |
//! | the end of the match | [`End`] | `finish.rs` |
//! | whether card points are shown | [`Counting`] | `counting.rs` |
//! | who deals, how the cards are dealt | – | `deal.rs` |
//! | which deals and situations are possible | – | `deal_check.rs`, `situation.rs` |
//! | closing, exchanging and naming as they are done | – | `game/answer.rs` |
//! | the last trick, drawing, when a game is over | – | `game/trick.rs` |
//! | which parts make a variant | all | `variants.rs` |
//! | which parts contradict each other | all | `contradiction.rs` |
//! | what a seat may choose | – | `decision.rs`, `game/answer.rs` |
//! | who sees what, what everybody can remember | – | `look.rs`, `memory.rs` |
//! | what is chosen for a seat whose owner is not there | – | `stand_in.rs` |
//! | what the set-up of a lobby may change, what a command may ask for | all | `change.rs`, `options.rs` |
//! | what a finished match is remembered by, for each seat | – | `facts.rs` |
//! | how the game may go on, as a seat imagines it | – | `imagine.rs`, `game/imagine.rs` |

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
mod look;
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
pub use look::{Awaited, Marriage, Phase, Seat, SeenResult, Table, TableSeat, Trick};
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
