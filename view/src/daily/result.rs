//! The result of a deal of the day, for the person who played it.

use super::{Cast, button, date, in_time, todays};
use crate::any;
use crate::message::{ActionRow, File, Message, Style, clip};
use crate::names::escape;
use crate::words::Words;
use ask::DailyWish;
use daily::{Attempt, Day, ME, Seed, Week};

/// The facts about a result beside the cards.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Facts {
    /// The mean score of hard bots in the person's place; `None` while it is worked out.
    pub par: Option<f64>,
    /// The number of others who have played it here.
    pub others: u32,
    /// The number of them who did worse.
    pub worse: u32,
    /// The number of days in a row that the person has played to the end.
    pub streak: u32,
}

/// The lines that everybody may read: how the turns went, what it came to, and what others came to.
/// No card is named.
pub(super) fn lines(words: &Words, cast: &Cast, attempt: &Attempt, facts: &Facts) -> Vec<String> {
    let Some(outcome) = attempt.outcome() else { return Vec::new() };
    let recaps = any::recaps(words, cast.game, attempt.events(), ME);
    let squares: String = recaps.iter().map(|turn| turn.mark.square()).collect();
    let score = |index: usize| outcome.seats.get(index).map_or(0, |seat| seat.score);
    let own = score(ME.index());
    let own = match facts.par {
        Some(par) => {
            let values = [("n", own.into()), ("par", words.tenths(par).into())];
            words.say("daily-score-par", &values)
        }
        None => words.say("daily-score", &[("n", own.into())]),
    };
    let bots = cast.bots().map(|(index, name)| {
        words.say("daily-bot", &[("name", escape(name).into()), ("n", score(index).into())])
    });
    let mut lines = Vec::new();
    lines.extend((!squares.is_empty()).then_some(squares));
    lines.push(own);
    lines.push(bots.collect::<Vec<_>>().join(" · "));
    if let Some(share) = (facts.worse * 100).checked_div(facts.others) {
        let values = [("percent", share.into()), ("n", facts.others.into())];
        lines.push(words.say("daily-better", &values));
    }
    if facts.streak > 1 {
        lines.push(words.say("daily-streak", &[("n", facts.streak.into())]));
    }
    lines
}

/// Returns the end of the match, for [`message`]: the scene of its picture, and its words. It plays
/// the match again, which takes a moment.
pub fn ending(words: &Words, cast: &Cast, attempt: &Attempt) -> Option<crate::ending::Ending> {
    let record = attempt.record(&cast.names())?;
    any::ending(words, &cast.board(attempt), &record)
}

/// The seed of a day that is over, in words.
pub fn told(words: &Words, day: Day, seed: &Seed) -> String {
    let values = [("date", date(day).into()), ("seed", seed.to_hex().into())];
    format!("-# {}", words.say("daily-seed", &values))
}

/// The result for the person alone, with the picture of its [`ending`]; `notes` stand above it,
/// what is `told` below. With `share` it can be shown to the channel.
pub fn message(
    words: &Words,
    cast: &Cast,
    attempt: &Attempt,
    facts: &Facts,
    around: Surroundings<'_>,
) -> Message {
    let Surroundings { notes, told, picture, share, with_others, counts, next } = around;
    let mut all = notes.to_vec();
    let title = words.say("daily-title", &[("date", date(cast.day).into())]);
    all.push(format!("🏁 **{title}**"));
    all.extend(lines(words, cast, attempt, facts));
    if counts && facts.others == 0 {
        all.push(words.say("daily-first-here", &[]));
    } else if with_others && !counts {
        all.push(words.say("daily-counts-elsewhere", &[]));
    }
    if let Some(today) = next {
        all.push(words.say("daily-next", &[("when", in_time(today).into())]));
    }
    let par = if facts.par.is_some() { "daily-par-about" } else { "daily-par-later" };
    all.push(format!("-# {}", words.say(par, &[])));
    all.extend(told);
    let mut buttons = Vec::new();
    if share {
        let wish = DailyWish::Share(cast.day);
        buttons.push(button(words, cast.game, wish, "button-share", Style::Primary));
    }
    if next.is_none() {
        buttons.push(todays(words, cast.game));
    }
    // A day that is over can't be opened again from the table of a week.
    if with_others && next.is_some() {
        let week: Week = cast.day.week();
        let wish = DailyWish::Week(week);
        buttons.push(button(words, cast.game, wish, "button-daily-week", Style::Secondary));
    }
    let rows = if buttons.is_empty() { Vec::new() } else { vec![ActionRow::Buttons(buttons)] };
    Message {
        content: clip(&all.join("\n"), 2000),
        rows,
        files: picture.into_iter().collect(),
        ..Message::default()
    }
}

/// The surroundings of a result in its message.
#[derive(Clone, Default)]
pub struct Surroundings<'a> {
    /// Sentences to begin with.
    pub notes: &'a [String],
    /// The seed of the day before, in words.
    pub told: Option<String>,
    pub picture: Option<File>,
    /// Whether it can be shown to the channel.
    pub share: bool,
    /// Whether there are others to be compared with: those of a server.
    pub with_others: bool,
    /// Whether the try counts on this server.
    pub counts: bool,
    /// Today, after which there is a new deal.
    pub next: Option<Day>,
}
