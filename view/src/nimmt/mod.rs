//! The texts and pictures of 6 nimmt!: pages, hands, rules, and the coach.

pub mod coach;
pub(super) mod daily;
mod decisions;
pub mod ending;
pub mod examples;
pub mod habits;
mod highlights;
pub mod lines;
mod news;
pub mod page;
mod page_view;
pub mod phrases;
pub mod playing;
mod results;
pub mod rules;
pub mod scene;
pub mod seat;
mod setup;
pub mod tutorial;
