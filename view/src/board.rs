//! The table message in the channel: the picture, the events, the points, and the seats that the
//! table waits for. The game's own texts come from its [`PageView`].
//!
//! The text that changes while people choose (for whom the table waits) stands above the picture,
//! so that keeping it up to date never sends the picture again.

use std::sync::Arc;

use super::any::page;
use super::ending::Finale;
use super::game::PageView;
use super::message::{ActionRow, Button, Embed, File, Message, Patch, Style, clip};
use super::phrases::{button, relative, some_names};
use super::seats::{bold, some};
use super::words::Words;
use super::{achievements, names, standing_changes};
use games::SeatNo;
use pictures::Symbol;
use table::TableCommand;
use table::board::{Board, Coming, Pause, Presence, Status, Stop};
use values::TableTag;

/// The whole table message. `picture` is the painted [scene](super::any::scene) of the same board,
/// or that of its [`Finale`].
pub fn message(
    words: &Words,
    table: TableTag,
    board: &Board,
    picture: Arc<[u8]>,
    finale: &Finale,
) -> Message {
    let ending = finale.ending.as_ref();
    let mut embed = embed(words, board, ending.is_some());
    let play = ending.and_then(|ending| ending.play.clone());
    for line in play.into_iter().chain(achievements::news(words, &finale.earned)) {
        let before = if embed.description.is_empty() { "" } else { "\n" };
        let most = 3500.min(room_for_text(&embed));
        embed.description = clip(&format!("{}{before}{line}", embed.description), most);
    }
    let mut rows = buttons(words, table, board);
    if let (true, Some(ActionRow::Buttons(row))) = (finale.share, rows.first_mut()) {
        let share = TableCommand::Share;
        row.push(button(words, table, board.step, share, "button-share", Style::Secondary));
    }
    Message {
        content: status_line(words, board),
        embed: Some(embed),
        rows,
        files: vec![File {
            name: file_name(&picture).into(),
            bytes: picture,
            alt: ending.map_or_else(|| page(board).alt(words), |ending| ending.alt.clone()),
        }],
        ..Message::default()
    }
}

/// A picture is as its first bytes say.
fn file_name(picture: &[u8]) -> &'static str {
    if picture.starts_with(b"GIF") { "table.gif" } else { "table.png" }
}

/// The change to the table message while people choose; the picture stays.
pub fn waiting_patch(words: &Words, table: TableTag, board: &Board) -> Patch {
    Patch {
        content: Some(status_line(words, board)),
        embed: Some(embed(words, board, false)),
        rows: Some(buttons(words, table, board)),
        ..Patch::default()
    }
}

/// The text above the picture: the deal and the turn, and the seats that the table waits for.
pub fn status_line(words: &Words, board: &Board) -> String {
    let page = page(board);
    let mut parts = Vec::new();
    if !matches!(board.status, Status::Over { .. }) {
        // Also where the match rests or is stopped before the next game.
        parts.push(page.deal_result(words).unwrap_or_else(|| page.heading(words)));
    }
    match &board.status {
        Status::Waiting { until, .. } => {
            parts.extend(waiting(words, board, &*page, *until));
        }
        Status::Between { next_at } => {
            parts.push(words.say("between-next", &[("when", relative(*next_at).into())]));
        }
        Status::Paused(Pause::EverybodyAway) => parts.push(words.say("paused-everybody-away", &[])),
        Status::Paused(Pause::NotAllowed) => parts.push(words.say("paused-not-allowed", &[])),
        Status::Stopped(stop) => parts.push(stopped(words, stop)),
        Status::Over { .. } => parts.push(page.match_result(words)),
    }
    clip(&parts.join("\n"), 2000)
}

/// Why a match was stopped, in a sentence.
pub fn stopped(words: &Words, stop: &Stop) -> String {
    match stop {
        Stop::By(by) => words.say("stopped-by", &[("name", names::escape(by.name()).into())]),
        Stop::TooFew => words.say("stopped-too-few", &[]),
        Stop::NobodyLeft => words.say("stopped-nobody-left", &[]),
        Stop::Rested => words.say("stopped-rested", &[]),
        Stop::ChannelGone => words.say("hand-paused-gone", &[]),
    }
}

/// Returns the text that stays above the picture once a newer table message has come.
pub fn afterwards(words: &Words, board: &Board) -> String {
    match &board.status {
        Status::Over { .. } | Status::Stopped(_) => status_line(words, board),
        Status::Between { .. } | Status::Waiting { .. } | Status::Paused(_) => {
            let page = page(board);
            clip(&page.deal_result(words).unwrap_or_else(|| page.heading(words)), 2000)
        }
    }
}

fn waiting(words: &Words, board: &Board, page: &dyn PageView, until: Option<i64>) -> Vec<String> {
    let mut parts = Vec::new();
    let is_away =
        |seat: SeatNo| board.seats.get(seat.index()).is_some_and(|s| s.presence != Presence::Here);
    let is_bot = |seat: SeatNo| board.seats.get(seat.index()).is_some_and(|s| s.bot);
    let awaited = page.awaited();
    let mut missing: Vec<SeatNo> = awaited
        .iter()
        .filter(|(seat, chosen)| !chosen && !is_away(*seat))
        .map(|(seat, _)| *seat)
        .collect();
    // Bots hold nobody up, and what they choose costs no edit: people alone are waited for.
    if missing.iter().any(|seat| !is_bot(*seat)) {
        missing.retain(|seat| !is_bot(*seat));
    }
    let chosen: Vec<SeatNo> = awaited
        .iter()
        .filter(|(seat, chosen)| *chosen && !is_away(*seat) && !is_bot(*seat))
        .map(|(seat, _)| *seat)
        .collect();
    if !missing.is_empty() {
        parts.push(page.waits_for(words, &missing, until));
    }
    if !chosen.is_empty() {
        parts.push(words.say("waiting-chosen", &[("names", some(words, board, &chosen).into())]));
    }
    let away: Vec<&str> = board
        .seats
        .iter()
        .filter(|s| s.presence != Presence::Here)
        .map(|s| s.name.as_str())
        .collect();
    if !away.is_empty() {
        parts.push(words.say("waiting-away", &[("names", some_names(words, &away).into())]));
    }
    if !board.unreachable.is_empty() {
        let who = bold(words, board, &board.unreachable).into();
        parts.push(words.say("waiting-unreachable", &[("names", who)]));
    }
    parts
}

/// Says who has gone and who is back, as far as it still holds: nothing that they have undone
/// since.
fn comings(words: &Words, board: &Board) -> Vec<String> {
    let line = |id, seat: SeatNo| words.say(id, &[("names", bold(words, board, [&seat]).into())]);
    let is = |seat: SeatNo, what: Presence| {
        board.seats.get(seat.index()).is_some_and(|s| s.presence == what)
    };
    // Nobody plays for anybody while the match is paused, or when it is over.
    let paused = !matches!(board.status, Status::Waiting { .. } | Status::Between { .. });
    let away = &board.shown.now_away;
    // Somebody may have gone twice on a page that grows.
    let away = away.iter().enumerate().filter(|(at, seat)| !away[..*at].contains(seat));
    let away = away.filter(|(_, seat)| !paused && is(**seat, Presence::Away));
    let away = away.map(|(_, seat)| line("line-away", *seat));
    let comings = &board.shown.comings;
    let latest = comings.iter().enumerate().filter(|(place, coming)| {
        comings.iter().skip(place + 1).all(|later| later.seat() != coming.seat())
    });
    let moved = latest.filter_map(|(_, coming)| match coming {
        Coming::Left(seat) if paused => Some(line("line-left-paused", *seat)),
        Coming::Left(seat) => Some(line("line-left", *seat)),
        Coming::Removed(seat) if paused => Some(line("line-removed-paused", *seat)),
        Coming::Removed(seat) => Some(line("line-removed", *seat)),
        Coming::Back(seat) => is(*seat, Presence::Here).then(|| line("line-back", *seat)),
    });
    away.chain(moved).collect()
}

fn embed(words: &Words, board: &Board, pictured: bool) -> Embed {
    let page = page(board);
    let mut text = page.lines(words);
    // Somebody may have been late twice on a page that grows.
    let late = &board.shown.played_for;
    let late = late.iter().enumerate().filter(|(at, seat)| !late[..*at].contains(seat));
    let late: Vec<SeatNo> = late.map(|(_, seat)| *seat).collect();
    if !late.is_empty() {
        let who = bold(words, board, &late);
        text.push(words.say("line-played-for", &[("names", who.into())]));
    }
    text.extend(comings(words, board));
    if board.lost_pages > 0 {
        text.push(words.say("line-lost", &[("n", board.lost_pages.into())]));
    }
    let mut embed = Embed { description: clip(&text.join("\n"), 3000), ..Embed::default() };
    match &board.status {
        Status::Over { changes, .. } => {
            embed.fields.extend(page.final_fields(words, pictured));
            embed.fields.extend(standing_changes::changes(words, board.ladder(), changes));
        }
        _ if page.deal_result(words).is_some() => embed.fields.push(page.sheet(words)),
        _ => embed.fields.push(page.points(words)),
    }
    // The lines of the turn give way.
    embed.description = clip(&embed.description, room_for_text(&embed));
    embed
}

/// All parts together may hold 6000 characters.
fn room_for_text(embed: &Embed) -> usize {
    let length = |text: &str| text.encode_utf16().count();
    let others: usize = embed.fields.iter().map(|(name, text)| length(name) + length(text)).sum();
    5900_usize.saturating_sub(others)
}

/// Returns the buttons that stay under the end of a match, once the same people play again.
pub fn review_row(words: &Words, table: TableTag, may_share: bool) -> ActionRow {
    let share = || button(words, table, 0, TableCommand::Share, "button-share", Style::Secondary);
    ActionRow::Buttons(
        looking_back(words, table).into_iter().chain(may_share.then(share)).collect(),
    )
}

/// The buttons for looking back at a match.
fn looking_back(words: &Words, table: TableTag) -> Vec<Button> {
    let commands = [
        (TableCommand::Review, "button-review"),
        (TableCommand::Record, "button-record"),
        (TableCommand::Verify, "button-verify"),
    ];
    let make = |(command, label)| button(words, table, 0, command, label, Style::Secondary);
    commands.map(make).into()
}

fn buttons(words: &Words, table: TableTag, board: &Board) -> Vec<ActionRow> {
    let make = |action, label, style| button(words, table, board.step, action, label, style);
    let away = board.seats.iter().any(|s| s.presence != Presence::Here);
    let back = || make(TableCommand::Back, "button-back", Style::Secondary);
    let row: Vec<Button> = match &board.status {
        Status::Waiting { .. } | Status::Paused(_) => {
            let mut row =
                vec![make(TableCommand::Hand, "button-hand", Style::Primary).with(Symbol::Back)];
            if away || matches!(board.status, Status::Paused(_)) {
                row.push(back());
            }
            row.push(make(TableCommand::Rules, "button-rules", Style::Secondary));
            row
        }
        Status::Between { .. } => {
            let next = make(TableCommand::Next, "button-next", Style::Success);
            let hand = make(TableCommand::Hand, "button-hand", Style::Secondary).with(Symbol::Back);
            [next, hand].into_iter().chain(away.then(back)).collect()
        }
        Status::Over { .. } => {
            let again = make(TableCommand::Rematch, "button-rematch", Style::Success);
            std::iter::once(again).chain(looking_back(words, table)).collect()
        }
        Status::Stopped(_) => return Vec::new(),
    };
    vec![ActionRow::Buttons(row)]
}
