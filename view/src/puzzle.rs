//! The puzzle of the day, as it is shown: the question, then what the choices are worth.
//!
//! It is shown like a turn of the deal of the day, with the same table and buttons.

use std::sync::Arc;

use super::any;
use super::daily::{Cast, around, date, in_time, rewritten};
use super::letter::Letter;
use super::message::{ActionRow, Button, File, Message, Style, clip};
use super::rating::{change, rating};
use super::words::Words;
use ask::{Ask, PuzzleAsk, PuzzleWish};
use daily::{Attempt, Day};
use games::GameKind;
use players::AnyThought;
use table::TableCommand;
use table::board::ShownRating;

/// A puzzle as it lies on the table, painted.
pub struct Posed<'a> {
    /// Its number in the book; `None` for one that was found in a match.
    pub number: Option<u32>,
    pub cast: &'a Cast,
    pub attempt: &'a Attempt,
    pub picture: Arc<[u8]>,
}

/// What somebody's answer was worth. Choices are the game's own texts.
pub struct Verdict<'a> {
    pub chosen: &'a str,
    /// Whether it is the best, or as good as far as the coach can tell.
    pub right: bool,
    pub best: &'a str,
    /// The choice of a player who does not look far.
    pub usual: &'a str,
    /// How much worse than the best the chosen one is, in the unit of the game's hints.
    pub lost: f64,
    /// How much worse the usual one is.
    pub usual_lost: f64,
    /// The person's rating with this answer.
    pub rating: ShownRating,
    /// The change of its mean, in points.
    pub change: i64,
    /// The puzzle's own rating, in points.
    pub puzzle: u32,
    /// The puzzles that the person has answered so far, and solved.
    pub answered: u32,
    pub solved: u32,
    /// The days in a row on which they answered.
    pub streak: u32,
    /// Today, after which there is a new puzzle, if this is today's.
    pub next: Option<Day>,
}

impl Posed<'_> {
    fn files(&self, words: &Words) -> Vec<File> {
        let alt = any::seat(&self.attempt.seat()).alt(words);
        vec![File { name: "puzzle.png".into(), bytes: Arc::clone(&self.picture), alt }]
    }
}

/// The question, with the part of a choice that is `picked`.
pub fn question(words: &Words, posed: &Posed<'_>, picked: Option<String>) -> Letter {
    let Posed { number, cast, attempt, .. } = posed;
    let (held, day, number) = (attempt.seat(), cast.day, *number);
    let around = around(cast, attempt, picked);
    let seat = any::seat(&held);
    let ask = |command| {
        let wish = match command {
            TableCommand::Choose(choice) => PuzzleWish::Answer { day, number, choice },
            TableCommand::Pick(picked) => PuzzleWish::Pick { day, picked },
            TableCommand::Hand => PuzzleWish::Pick { day, picked: String::new() },
            _ => return None,
        };
        Some(Ask::Puzzle(PuzzleAsk { game: cast.game, wish }))
    };
    let mut lines = vec![title(words, day)];
    lines.extend(found(words, posed));
    lines.push(words.say("puzzle-ask", &[]));
    lines.extend(gone(words, posed));
    lines.extend([String::new(), seat.prompt(words, &around)]);
    let message = Message {
        content: clip(&lines.join("\n"), 2000),
        rows: rewritten(seat.controls(words, &around), ask),
        files: posed.files(words),
        ..Message::default()
    };
    Letter::to(&held, message)
}

/// The answer: whether it was the best, what each choice is worth and why, and a line to share.
/// `note` stands above it. `None` when the thought is about another game.
pub fn answered(
    words: &Words,
    posed: &Posed<'_>,
    thought: &AnyThought,
    verdict: &Verdict<'_>,
    note: Option<String>,
) -> Option<Letter> {
    let Posed { cast, attempt, .. } = posed;
    let held = attempt.seat();
    let mut lines: Vec<String> = note.into_iter().collect();
    lines.push(title(words, cast.day));
    lines.extend(found(words, posed));
    lines.extend(gone(words, posed));
    lines.extend(verdicts(words, posed, verdict)?);
    let values = [
        ("rating", rating(words, verdict.rating).into()),
        ("change", change(verdict.change).into()),
        ("puzzle", words.whole(verdict.puzzle).into()),
    ];
    lines.push(words.say("puzzle-rating", &values));
    let values = [("solved", verdict.solved.into()), ("n", verdict.answered.into())];
    lines.push(words.say("puzzle-solved", &values));
    if verdict.streak > 1 {
        lines.push(words.say("daily-streak", &[("n", verdict.streak.into())]));
    }
    if let Some(today) = verdict.next {
        lines.push(words.say("puzzle-next", &[("when", in_time(today).into())]));
    }
    lines.push(format!("```\n{}\n```", to_share(words, cast, verdict)));
    lines.push(format!("-# {}", words.say("puzzle-share", &[])));
    let message = Message {
        content: clip(&lines.join("\n"), 2000),
        embed: Some(any::explained(words, &held, thought)?),
        files: posed.files(words),
        ..Message::default()
    };
    Some(Letter::to(&held, message))
}

fn title(words: &Words, day: Day) -> String {
    format!("🧩 **{}**", words.say("puzzle-title", &[("date", date(day).into())]))
}

/// Where the puzzle is from, if it isn't from the book.
fn found(words: &Words, posed: &Posed<'_>) -> Option<String> {
    posed.number.is_none().then(|| format!("-# {}", words.say("puzzle-found", &[])))
}

/// What everybody at that table has seen go, and the coach counts with.
fn gone(words: &Words, posed: &Posed<'_>) -> Option<String> {
    let cards = any::seat(&posed.attempt.seat()).gone(words)?;
    Some(words.say("puzzle-gone", &[("cards", cards.into())]))
}

/// Whether the choice was the best, and what tempts people.
fn verdicts(words: &Words, posed: &Posed<'_>, verdict: &Verdict<'_>) -> Option<Vec<String>> {
    let held = posed.attempt.seat();
    let label = |choice| any::choice(words, &held, choice);
    let (chosen, best, usual) = (verdict.chosen, verdict.best, verdict.usual);
    let values = |choice, worse: f64| {
        let values = [
            ("choice", label(choice)?.into()),
            ("best", label(best)?.into()),
            ("worse", words.say("puzzle-worse", &[("n", words.tenths(worse).into())]).into()),
        ];
        Some(values)
    };
    let id = match verdict.right {
        true if chosen == best => "puzzle-right",
        true => "puzzle-as-good",
        false => "puzzle-wrong",
    };
    let mut lines = vec![words.say(id, &values(chosen, verdict.lost)?)];
    if chosen == usual {
        lines.push(words.say("puzzle-usual-chosen", &[]));
    } else {
        lines.push(words.say("puzzle-usual", &values(usual, verdict.usual_lost)?));
    }
    Some(lines)
}

/// A line that can be shown to those who have not answered yet: no choice is named.
fn to_share(words: &Words, cast: &Cast, verdict: &Verdict<'_>) -> String {
    let mark = if verdict.right { '🟩' } else { '🟥' };
    let mut parts = vec![format!("🧩 {} {}", words.say("game-name", &[]), cast.day)];
    parts.push(format!("{mark} {}", words.whole(verdict.rating.mean)));
    if verdict.streak > 1 {
        parts.push(format!("🔥 {}", verdict.streak));
    }
    parts.join(" · ")
}

/// A sentence for one person, with the button that opens the puzzle of today: about a puzzle whose
/// day is over.
pub fn over(words: &Words, game: GameKind) -> Message {
    let ask = Ask::Puzzle(PuzzleAsk { game, wish: PuzzleWish::Open });
    let today = Button::new(words.say("button-puzzle-today", &[]), ask, Style::Primary);
    Message {
        rows: vec![ActionRow::Buttons(vec![today])],
        ..Message::text(words.say("puzzle-over", &[]))
    }
}
