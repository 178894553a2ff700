//! The table message in the channel: the picture, where each card went, the points, and for whom the
//! table waits.
//!
//! What changes while people choose (for whom the table waits) stands in the text above the picture,
//! so that keeping it up to date never sends the picture again.

use std::sync::Arc;

use super::lines::lines;
use super::message::{ActionRow, Button, Embed, File, Message, Patch, Style, clip};
use super::phrases::{self, bold_names, button, cards, relative};
use super::results::{game_result, match_result};
use super::words::Words;
use super::{names, results, scene};
use crate::ids::TableTag;
use crate::table::Action;
use crate::table::board::*;
use games::nimmt::{Card, DecisionKind, Event, Phase, Placement, SeatNo, TableSeat};

impl Board {
    /// Whether it shows the end of a match that counts for the leaderboard.
    #[must_use]
    pub fn is_counted_end(&self) -> bool {
        matches!(self.status, Status::Over { uncounted: false, .. })
    }

    /// How the leaderboard has changed by this match.
    pub fn set_changes(&mut self, new: Vec<StandingChange>) {
        if let Status::Over { changes, .. } = &mut self.status {
            *changes = new;
        }
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|s| s.name.clone()).collect()
    }

    pub(super) fn bold<'a>(
        &'a self,
        words: &Words,
        seats: impl IntoIterator<Item = &'a SeatNo>,
    ) -> String {
        bold_names(
            words,
            seats.into_iter().filter_map(|s| self.seats.get(s.index())).map(|s| s.name.as_str()),
        )
    }

    /// Whether cards go to either end of a row: then none is "too low", but some fit nowhere.
    fn both_ways(&self) -> bool {
        self.table.rules.placement == Placement::EitherEnd
    }

    /// The bull heads of a seat in the match so far, the running game included.
    pub(super) fn match_total(&self, seat: &TableSeat) -> u32 {
        match self.table.phase {
            // What the game came to is in the total already.
            Phase::Dealing | Phase::Over => seat.total,
            Phase::Draft | Phase::Choosing | Phase::Placing => seat.total + seat.points,
        }
    }

    pub(super) fn game_over(&self) -> Option<&[u32]> {
        self.shown.events.iter().find_map(|event| match event {
            Event::GameEnded { points, .. } => Some(points.as_slice()),
            _ => None,
        })
    }

    /// The last turn that is shown; the table may already be one further.
    pub(super) fn turn(&self) -> (u32, u32) {
        self.ended_turn().unwrap_or((self.table.game, self.table.turn))
    }

    fn ended_turn(&self) -> Option<(u32, u32)> {
        self.shown.events.iter().rev().find_map(|event| match event {
            Event::TurnEnded { game, turn } => Some((*game, *turn)),
            _ => None,
        })
    }
}

/// The whole table message. `picture` is the painted [`scene`] of the same board.
#[must_use]
pub fn message(words: &Words, table: TableTag, board: &Board, picture: Arc<[u8]>) -> Message {
    Message {
        content: status_line(words, board),
        embed: Some(embed(words, board)),
        rows: buttons(words, table, board),
        files: vec![File {
            name: "table.png".into(),
            bytes: picture,
            alt: scene::alt(words, &board.table),
        }],
        mentions: Vec::new(),
    }
}

/// What of the table message follows while people choose; the picture stays.
#[must_use]
pub fn waiting_patch(words: &Words, table: TableTag, board: &Board) -> Patch {
    Patch {
        content: Some(status_line(words, board)),
        embed: Some(embed(words, board)),
        rows: Some(buttons(words, table, board)),
        files: None,
    }
}

/// The text above the picture: which turn it is and for whom the table waits.
#[must_use]
pub fn status_line(words: &Words, board: &Board) -> String {
    let mut parts = Vec::new();
    if !matches!(board.status, Status::Over { .. }) && board.game_over().is_none() {
        parts.push(heading(words, board));
    }
    match &board.status {
        Status::Waiting { since, until } => parts.extend(waiting(words, board, *since, *until)),
        Status::Between { next_at } => {
            parts.push(game_result(words, board));
            parts.push(words.say("between-next", &[("when", relative(*next_at).into())]));
        }
        Status::Paused(Pause::EverybodyAway) => parts.push(words.say("paused-everybody-away", &[])),
        Status::Paused(Pause::NotAllowed) => parts.push(words.say("paused-not-allowed", &[])),
        Status::Stopped(stop) => parts.push(stopped(words, stop)),
        Status::Over { .. } => parts.push(match_result(words, board)),
    }
    clip(&parts.join("\n"), 2000)
}

/// Why a match was stopped, in a sentence.
#[must_use]
pub fn stopped(words: &Words, stop: &Stop) -> String {
    match stop {
        Stop::By(name) => words.say("stopped-by", &[("name", names::escape(name).into())]),
        Stop::TooFew => words.say("stopped-too-few", &[]),
        Stop::NobodyLeft => words.say("stopped-nobody-left", &[]),
        Stop::Rested => words.say("stopped-rested", &[]),
        Stop::ChannelGone => words.say("hand-paused-gone", &[]),
    }
}

/// What stays of the text above the picture once a newer table message has come.
#[must_use]
pub fn afterwards(words: &Words, board: &Board) -> String {
    match &board.status {
        Status::Between { .. } => clip(&game_result(words, board), 2000),
        Status::Over { .. } | Status::Stopped(_) => status_line(words, board),
        Status::Waiting { .. } | Status::Paused(_) => heading(words, board),
    }
}

fn heading(words: &Words, board: &Board) -> String {
    if board.table.phase == Phase::Draft {
        return words.say("board-heading-draft", &[("game", board.table.game.into())]);
    }
    let (game, turn) = board.turn();
    let id = if board.ended_turn().is_some() { "board-heading-after" } else { "board-heading" };
    let mut text = words.say(id, &[("game", game.into()), ("turn", turn.into())]);
    if board.shown.events.iter().any(|e| matches!(e, Event::GameBegan { .. }))
        && let Some(seat) = board.table.seats.first()
    {
        text.push('\n');
        text.push_str(&words.say("board-first-turn", &[("n", seat.hand.into())]));
    }
    text
}

fn waiting(words: &Words, board: &Board, since: i64, until: i64) -> Vec<String> {
    let mut parts = Vec::new();
    let is_away =
        |seat: SeatNo| board.seats.get(seat.index()).is_some_and(|s| s.presence != Presence::Here);
    let is_bot = |seat: SeatNo| board.seats.get(seat.index()).is_some_and(|s| s.bot);
    let mut missing: Vec<_> =
        board.table.awaiting.iter().filter(|a| !a.chosen && !is_away(a.seat)).collect();
    // Bots hold nobody up, and what they choose costs no edit: people alone are waited for.
    if missing.iter().any(|a| !is_bot(a.seat)) {
        missing.retain(|a| !is_bot(a.seat));
    }
    let chosen: Vec<_> = board
        .table
        .awaiting
        .iter()
        .filter(|a| a.chosen && !is_away(a.seat) && !is_bot(a.seat))
        .map(|a| a.seat)
        .collect();
    if let Some(first) = missing.first() {
        let low_card = board.shown.events.iter().rev().find_map(|event| match event {
            Event::Asked { card, .. } => *card,
            _ => None,
        });
        let id = match (first.decision, low_card) {
            (DecisionKind::Row, Some(_)) if board.both_ways() => "waiting-nowhere",
            (DecisionKind::Row, Some(_)) => "waiting-row",
            (DecisionKind::Play | DecisionKind::Draft, _) => "waiting-for",
            _ => "waiting-other",
        };
        parts.push(words.say(
            id,
            &[
                ("names", board.bold(words, missing.iter().map(|a| &a.seat)).into()),
                ("card", low_card.map(|c| c.to_string()).unwrap_or_default().into()),
                ("since", relative(since).into()),
                ("until", relative(until).into()),
            ],
        ));
    }
    if !chosen.is_empty() {
        parts.push(words.say("waiting-chosen", &[("names", board.bold(words, &chosen).into())]));
    }
    let away: Vec<&str> = board
        .seats
        .iter()
        .filter(|s| s.presence != Presence::Here)
        .map(|s| s.name.as_str())
        .collect();
    if !away.is_empty() {
        parts.push(words.say("waiting-away", &[("names", bold_names(words, away).into())]));
    }
    if !board.unreachable.is_empty() {
        let who = board.bold(words, &board.unreachable).into();
        parts.push(words.say("waiting-unreachable", &[("names", who)]));
    }
    parts
}

fn embed(words: &Words, board: &Board) -> Embed {
    let names = board.names();
    let mut text = lines(words, &names, &board.table.rules, &board.shown.events);
    if board.table.phase == Phase::Draft {
        text = drafted(words, board);
    }
    if !board.table.unplaced.is_empty() {
        let card = |(seat, card): &(SeatNo, Card)| {
            let label = board.seats.get(seat.index());
            let name = label.map(|s| names::escape(&s.name)).unwrap_or_default();
            let values = [("card", card.number().into()), ("name", name.into())];
            words.say("line-unplaced-card", &values)
        };
        let cards: Vec<String> = board.table.unplaced.iter().map(card).collect();
        let cards = phrases::list(words, &cards).into();
        text.push(words.say("line-unplaced", &[("cards", cards)]));
    }
    if !board.shown.played_for.is_empty() {
        let who = board.bold(words, &board.shown.played_for);
        text.push(words.say("line-played-for", &[("names", who.into())]));
    }
    for seat in &board.shown.now_away {
        text.push(words.say("line-away", &[("names", board.bold(words, [seat]).into())]));
    }
    for coming in &board.shown.comings {
        let (id, seat) = match coming {
            Coming::Left(seat) => ("line-left", seat),
            Coming::Removed(seat) => ("line-removed", seat),
            Coming::Back(seat) => ("line-back", seat),
        };
        text.push(words.say(id, &[("names", board.bold(words, [seat]).into())]));
    }
    if board.lost_pages > 0 {
        text.push(words.say("line-lost", &[("n", board.lost_pages.into())]));
    }
    let mut embed = Embed { description: clip(&text.join("\n"), 3000), ..Embed::default() };
    match &board.status {
        Status::Between { .. } => embed.fields.push(results::sheet_field(words, board)),
        Status::Over { changes, .. } => {
            embed.fields.extend(results::final_fields(words, board, changes));
        }
        _ => embed.fields.push((words.say(points_title(board), &[]), points(words, board))),
    }
    // All parts together may hold 6000 characters; the lines of the turn give way.
    let length = |text: &str| text.encode_utf16().count();
    let others: usize = embed.fields.iter().map(|(name, text)| length(name) + length(text)).sum();
    embed.description = clip(&embed.description, 5900_usize.saturating_sub(others));
    embed
}

/// What everybody has taken from the pool so far.
fn drafted(words: &Words, board: &Board) -> Vec<String> {
    let line = |(label, seat): (&SeatLabel, &TableSeat)| {
        let name = names::escape(&label.name).into();
        let values = [("name", name), ("cards", cards(&seat.known).into())];
        words.say(if seat.known.is_empty() { "draft-nothing" } else { "draft-line" }, &values)
    };
    board.seats.iter().zip(&board.table.seats).map(line).collect()
}

/// Where the cards left in the hand are the points, the points so far say nothing.
fn points_title(board: &Board) -> &'static str {
    if board.table.rules.is_shedding() { "cards-title" } else { "points-title" }
}

fn shown_points(board: &Board, seat: &TableSeat) -> u32 {
    if board.table.rules.is_shedding() {
        return u32::try_from(seat.hand).unwrap_or(u32::MAX);
    }
    seat.points
}

fn points(words: &Words, board: &Board) -> String {
    let entries: Vec<String> = board
        .seats
        .iter()
        .zip(&board.table.seats)
        .map(|(label, seat)| {
            words.say(
                "points-entry",
                &[
                    ("name", names::escape(&label.name).into()),
                    ("points", shown_points(board, seat).into()),
                    ("total", board.match_total(seat).into()),
                ],
            )
        })
        .collect();
    clip(&entries.join(" · "), 1024)
}

/// What stays of the buttons under the end of a match, once the same people play again.
#[must_use]
pub fn review_row(words: &Words, table: TableTag) -> ActionRow {
    ActionRow::Buttons(vec![button(
        words,
        table,
        0,
        Action::Review,
        "button-review",
        Style::Secondary,
    )])
}

fn buttons(words: &Words, table: TableTag, board: &Board) -> Vec<ActionRow> {
    let make = |action, label, style| button(words, table, board.step, action, label, style);
    let row: Vec<Button> = match &board.status {
        Status::Waiting { .. } | Status::Paused(_) => {
            let mut row = vec![make(Action::Hand, "button-hand", Style::Primary)];
            if board.seats.iter().any(|s| s.presence != Presence::Here)
                || matches!(board.status, Status::Paused(_))
            {
                row.push(make(Action::Back, "button-back", Style::Secondary));
            }
            row.push(make(Action::Rules, "button-rules", Style::Secondary));
            row
        }
        Status::Between { .. } => vec![
            make(Action::Next, "button-next", Style::Success),
            make(Action::Hand, "button-hand", Style::Secondary),
        ],
        Status::Over { .. } => vec![
            make(Action::Rematch, "button-rematch", Style::Success),
            make(Action::Review, "button-review", Style::Secondary),
        ],
        Status::Stopped(_) => return Vec::new(),
    };
    vec![ActionRow::Buttons(row)]
}
