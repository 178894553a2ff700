//! The real bot over the simulated Discord: what people do, and what they see of it.

mod matches;
mod support;
