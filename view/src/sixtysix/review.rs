//! A review after a match of Sixty-Six: the costliest choices of one player.

use std::sync::Arc;

use super::cards::{cards, sorted};
use super::hint::{self, points};
use super::page::Page;
use super::{alt, picture};
use crate::letter::Letter;
use crate::names::is_bot;
use crate::review::{Moment, letter};
use crate::words::Words;
use games::{AnySeat, AnyTable};
use pictures::Scene;
use players::sixtysix::review::{Costly, Review};
use table::board::{Board, SeatLabel};

/// The review of a seat's choices; `pictures` are the painted [`moment`]s of its costly choices, in
/// their order.
pub fn compose(
    words: &Words,
    seat: &AnySeat,
    names: &[String],
    review: &Review,
    pictures: Vec<Arc<[u8]>>,
) -> Letter {
    let moments = review.costly.iter().zip(pictures).map(|(costly, picture)| Moment {
        text: choice(words, costly),
        picture,
        alt: alt::table(words, &costly.view.table, names),
    });
    letter(words, seat, review, moments, None)
}

/// A costly choice: where, what was chosen, what would have been better, and what each was worth.
pub fn choice(words: &Words, costly: &Costly) -> String {
    let view = &costly.view;
    let values = [
        ("when", title(words, costly).into()),
        ("cards", cards(words, sorted(view.hand, view.table.trump)).into()),
        ("chosen", hint::choice(words, costly.chosen).into()),
        ("better", hint::choice(words, costly.better).into()),
        ("points", points(words, costly.points).into()),
        ("more", points(words, costly.better_points).into()),
    ];
    let id = if costly.exact { "sixtysix-review-exact" } else { "sixtysix-review-choice" };
    words.say(id, &values)
}

fn title(words: &Words, costly: &Costly) -> String {
    let trick = usize::try_from(costly.trick).unwrap_or(usize::MAX);
    picture::title(words, costly.view.table.game, trick)
}

/// The table as it lay before a costly choice, with the hand of who made it.
pub fn moment(words: &Words, names: &[String], costly: &Costly) -> Scene {
    let seats = names.iter().map(|name| SeatLabel::here(name.clone(), is_bot(name)));
    let table = AnyTable::Sixtysix(Box::new(costly.view.table.clone()));
    let board = Board::still(seats.collect(), table, Vec::new());
    let table = &costly.view.table;
    let mut scene = picture::of(words, &Page::new(&board, table));
    if table.trick.is_empty() {
        // The trick before is over: the choice was about the next one.
        scene.title = title(words, costly);
        scene.last_trick = picture::before(&Page::new(&board, table));
        scene.trick = Vec::new();
    }
    scene.hand = picture::hand(&costly.view);
    Scene::Trick(scene)
}
