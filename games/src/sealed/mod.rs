//! Deals that nobody can doubt: each follows from a secret that was sealed before, and from
//! something that came from outside after that.
//!
//! A [`Chain`] is a list of secrets, each of which is the SHA-256 of the next. Its first one, the
//! *seal*, is shown before the match. Each deal uses the next [`Link`], which is opened once its
//! game is over, so that everybody can check that it belongs to the seal. A [`Stream`] makes
//! numbers of a link and of the input from outside, and the shuffle of this crate makes a deal of
//! the numbers. A record holds the opened links as [`Seals`], with which `verify` deals again.
//!
//! `docs/fairness.md` describes all of it for those who want to check it without this program, with
//! test vectors, and states its limits. The description never changes: another way to deal gets
//! another [name](FUNCTION).
//!
//! ```
//! use games::sealed::{Chain, Stream};
//! use rand::Rng;
//!
//! let mut chain = Chain::new([7; 32], 3);
//! let seal = chain.seal(); // Shown before the match.
//! let from_outside = "message 1400000000000000000 cuts 2";
//! let mut dealt = chain.stream(from_outside).ok_or("no link is left")?;
//! chain.spend();
//!
//! // The game is over: its link is opened, and belongs to the seal.
//! let opened = chain.opened(1);
//! assert_eq!(opened[0], seal);
//! assert!(opened[1].opens(seal));
//! assert_eq!(dealt.next_u32(), Stream::new(opened[1], from_outside).next_u32());
//! # Ok::<(), &str>(())
//! ```

mod chain;
mod link;
mod seals;
mod stream;

pub use chain::Chain;
pub use link::{Link, NoLink};
pub use seals::{LONGEST_ENTROPY, Seals, VerifyError};
pub use stream::Stream;

/// The name and version of the way from a link to a deal.
pub const FUNCTION: &str = "hornochse-deal/1";
