//! The texts and pictures of Sixty-Six: pages, hands, rules, and the coach.

pub mod alt;
pub mod cards;
pub mod daily;
mod decisions;
pub mod ending;
mod examples;
pub mod habits;
pub mod hint;
mod lines;
mod news;
pub mod page;
mod page_view;
mod picture;
pub mod playing;
mod pressed;
mod reach;
mod results;
pub mod review;
pub mod rules;
pub mod seat;
mod setup;
mod staged;
pub mod tutorial;
