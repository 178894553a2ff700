//! Duels, as they are shown: the challenge, a turn of one's own, and in the end both attempts side
//! by side.
//!
//! Until both are through, everything about an attempt is a letter to whoever plays it.

use super::any;
use super::daily::{Recap, Turn};
use super::letter::Letter;
use super::message::{ActionRow, Button, Message, Style, clip};
use super::phrases::{bold_names, headed, relative};
use super::words::{Value, Words};
use ask::{Ask, DuelAsk, DuelWish};
use daily::{Attempt, ME};
use games::GameKind;
use table::TableCommand;
use values::{InteractionId, Millis, UserId};

/// A duel as its messages name it.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    pub game: GameKind,
    /// The command that made it.
    pub duel: InteractionId,
    pub closes: Millis,
}

impl Named {
    fn button(self, words: &Words, wish: DuelWish, label: &str) -> ActionRow {
        let ask = Ask::Duel(DuelAsk { game: self.game, duel: self.duel, wish });
        ActionRow::Buttons(vec![Button::new(words.say(label, &[]), ask, Style::Primary)])
    }
}

/// One of the two, and their attempt as far as it has come.
pub struct Side {
    /// As it was stored.
    pub name: String,
    /// `None`: they have not looked at their cards.
    pub attempt: Option<Attempt>,
}

impl Side {
    fn score(&self) -> Option<u32> {
        self.attempt.as_ref().and_then(Attempt::score)
    }

    fn recaps(&self, words: &Words, game: GameKind) -> Vec<Recap> {
        let recaps = |attempt: &Attempt| any::recaps(words, game, attempt.events(), ME);
        self.attempt.as_ref().map(recaps).unwrap_or_default()
    }

    /// What it came to.
    fn total(&self, words: &Words) -> String {
        match self.score() {
            Some(score) => {
                let name = format!("**{}**", words.name(&self.name));
                headed(words, &name, &words.say("daily-points", &[("n", score.into())]))
            }
            None => words.say("duel-unfinished", &[("name", Value::Name(self.name.clone()))]),
        }
    }
}

/// The challenge, for everybody in the channel; it pings the opponent alone.
pub fn challenge(words: &Words, named: Named, challenger: &str, opponent: UserId) -> Message {
    let values = [
        ("name", Value::Name(challenger.to_owned())),
        ("opponent", format!("<@{opponent}>").into()),
        ("until", relative(named.closes).into()),
    ];
    Message {
        content: words.say("duel-challenge", &values),
        rows: vec![named.button(words, DuelWish::Play, "button-duel-play")],
        mentions: vec![opponent],
        ..Message::default()
    }
}

/// A turn of one's own attempt, against an opponent of this name; `notes` stand above it.
pub fn turn(
    words: &Words,
    named: Named,
    turn: Turn<'_>,
    (opponent, notes): (&str, &[String]),
) -> Letter {
    let (held, step) = (turn.attempt.seat(), turn.attempt.step());
    let values = [
        ("name", Value::Name(opponent.to_owned())),
        ("bots", bold_names(words, turn.cast.bots().map(|(_, name)| name)).into()),
        ("until", relative(named.closes).into()),
    ];
    let welcome = words.say("duel-welcome", &values);
    let title = words.say("duel-against", &[("name", Value::Name(opponent.to_owned()))]);
    let ask = |command| {
        let wish = match command {
            TableCommand::Choose(choice) => DuelWish::Choose { step, choice },
            TableCommand::Pick(picked) => DuelWish::Pick { step, picked },
            TableCommand::Hand => DuelWish::Pick { step, picked: String::new() },
            _ => return None,
        };
        Some(Ask::Duel(DuelAsk { game: named.game, duel: named.duel, wish }))
    };
    let message = turn.message(words, (notes, Some(welcome)), [format!("-# ⚔️ {title}")], ask);
    Letter::to(&held, message)
}

/// The word that this one is through as well, for who was before; it pings them alone.
pub fn both_through(words: &Words, named: Named, name: &str, first: UserId) -> Message {
    let values = [("name", Value::Name(name.to_owned())), ("first", format!("<@{first}>").into())];
    Message {
        content: words.say("duel-both-through", &values),
        rows: vec![named.button(words, DuelWish::Play, "button-duel-look")],
        mentions: vec![first],
        ..Message::default()
    }
}

/// One's own result, while the opponent has not played to the end. Nothing of theirs is in it.
pub fn waiting(
    words: &Words,
    named: Named,
    own: &Side,
    (opponent, notes): (&str, &[String]),
) -> Option<Letter> {
    let held = own.attempt.as_ref()?.seat();
    let name = || Value::Name(opponent.to_owned());
    let mut lines = notes.to_vec();
    lines.push(format!("⚔️ **{}**", words.say("duel-against", &[("name", name())])));
    lines.extend(table(&[own.recaps(words, named.game)]));
    lines.push(own.total(words));
    let values = [("name", name()), ("until", relative(named.closes).into())];
    lines.push(words.say("duel-waiting", &values));
    let again = named.button(words, DuelWish::Play, "button-duel-look");
    let content = clip(&lines.join("\n"), 2000);
    Some(Letter::to(&held, Message { content, rows: vec![again], ..Message::default() }))
}

/// Both attempts side by side, once neither goes on; `notes` stand above. With `share` it can be
/// shown to the channel.
pub fn result(
    words: &Words,
    named: Named,
    sides: &[Side; 2],
    (notes, share): (&[String], bool),
) -> Message {
    let mut lines = notes.to_vec();
    lines.extend(compared(words, named.game, sides));
    let share = share.then(|| named.button(words, DuelWish::Share, "button-share"));
    Message {
        content: clip(&lines.join("\n"), 2000),
        rows: share.into_iter().collect(),
        ..Message::default()
    }
}

/// The lines of a result.
fn compared(words: &Words, game: GameKind, sides: &[Side; 2]) -> Vec<String> {
    let [first, second] = sides.each_ref().map(|side| Value::Name(side.name.clone()));
    let title = words.say("duel-title", &[("first", first), ("second", second)]);
    let mut lines = vec![format!("⚔️ {title}")];
    lines.extend(table(&sides.each_ref().map(|side| side.recaps(words, game))));
    lines.extend(sides.iter().map(|side| side.total(words)));
    if let [Some(first), Some(second)] = sides.each_ref().map(Side::score) {
        let first_wins = if game.habits().highest_wins { first > second } else { first < second };
        lines.push(if first == second {
            words.say("duel-tie", &[])
        } else {
            let winner = &sides[usize::from(!first_wins)];
            words.say("duel-won", &[("name", Value::Name(winner.name.clone()))])
        });
        lines.push(format!("-# {}", words.say("duel-same", &[])));
    }
    lines
}

/// A line for each turn, with what each column has of it. Columns are aligned: a few spaces go
/// behind what is short.
fn table(columns: &[Vec<Recap>]) -> Vec<String> {
    let told = |recap: &Recap| match &recap.gain {
        Some(gain) => format!("{} {gain}", recap.card),
        None => recap.card.clone(),
    };
    let length = |text: &str| text.chars().count();
    let widths: Vec<usize> = columns
        .iter()
        .map(|column| column.iter().map(|recap| length(&told(recap))).max().unwrap_or(1))
        .collect();
    let rows = columns.iter().map(Vec::len).max().unwrap_or_default();
    let cell = |row: usize, column: &[Recap], width: usize| {
        let (square, told) = match column.get(row) {
            Some(recap) => (recap.mark.square(), told(recap)),
            None => ('⬜', "–".to_owned()),
        };
        format!("{square} `{told:<width$}`")
    };
    let line = |row: usize| {
        let cells = columns.iter().zip(&widths).map(|(column, width)| cell(row, column, *width));
        format!("`{:>2}` {}", row + 1, cells.collect::<Vec<_>>().join(" "))
    };
    (0..rows).map(line).collect()
}

/// A word to somebody whose duel it is not: the names of the two, and how to begin one.
pub fn stranger(words: &Words, [first, second]: [&str; 2]) -> Message {
    let names =
        [("first", Value::Name(first.to_owned())), ("second", Value::Name(second.to_owned()))];
    Message::text(words.say("duel-stranger", &names))
}
