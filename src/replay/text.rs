//! A piece of a match as text for a terminal, with its colours. Whoever writes it somewhere else takes
//! the colours out.

use std::fmt::Write;

use super::cards::{Drawing, cards};
use super::markup::{BOLD, FAINT, styled, terminal};
use super::players;
use super::turns::{Part, Piece};
use crate::view::nimmt::lines::lines;
use crate::view::{Words, nimmt, phrases};
use games::SeatNo;
use games::nimmt::record::Record;
use games::nimmt::{Card, Choice, Event, Match};

/// Puts a match into words.
pub struct Teller {
    words: Words,
    players: Vec<String>,
    hands: bool,
}

impl Teller {
    /// For this record; `hands` adds what everybody holds.
    #[must_use]
    pub fn new(words: Words, record: &Record, hands: bool) -> Self {
        let players = players(&words, record);
        Self { words, players, hands }
    }

    /// What is said before the first turn.
    #[must_use]
    pub fn heading(&self, record: &Record) -> String {
        super::heading::heading(&self.words, record, &self.players)
    }

    /// A piece of the match: what happened, how the rows lie, and what it cost everybody.
    #[must_use]
    pub fn piece(&self, piece: &Piece<'_>) -> String {
        let mut text = format!("{}\n", styled(BOLD, &self.title(piece)));
        for line in lines(&self.words, &self.players, piece.state.rules(), piece.events) {
            push(&mut text, &terminal(&line));
        }
        let under_way = matches!(piece.part, Part::Draft | Part::Turn { ended: false, .. });
        if under_way {
            self.push_open_cards(&mut text, piece.state);
        }
        if !piece.state.rows().is_empty() {
            text.push('\n');
            for line in rows(piece) {
                push(&mut text, &line);
            }
        }
        if matches!(piece.part, Part::Turn { .. }) || self.hands {
            text.push('\n');
            for line in self.scores(piece) {
                push(&mut text, &line);
            }
        }
        for line in self.endings(piece) {
            let _ = write!(text, "\n{}\n", terminal(&line));
        }
        text
    }

    /// What is said at the end of a record that does not end with its match.
    #[must_use]
    pub fn ending(&self, state: &Match) -> Option<String> {
        if state.is_over() {
            return None;
        }
        let awaiting = state.awaiting();
        let awaited: Vec<String> = awaiting
            .iter()
            .filter(|awaited| !awaited.chosen)
            .map(|awaited| {
                let name = self.name(awaited.seat);
                let decision = self.say(&format!("replay-awaits-{}", awaited.decision), &[]);
                self.say("replay-awaited", &[("name", name.into()), ("decision", decision.into())])
            })
            .collect();
        let text = if awaited.is_empty() {
            self.say("replay-unfinished", &[])
        } else {
            let names = phrases::list(&self.words, &awaited);
            self.say("replay-waiting", &[("names", names.into())])
        };
        Some(text + "\n")
    }

    fn say(&self, id: &str, values: &[(&'static str, crate::view::words::Value)]) -> String {
        self.words.say(id, values)
    }

    fn name(&self, seat: SeatNo) -> &str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    fn title(&self, piece: &Piece<'_>) -> String {
        let game = ("game", piece.game.into());
        match piece.part {
            Part::Deal => self.say("replay-deal", &[game]),
            Part::Draft => self.say("replay-draft", &[game]),
            Part::Turn { number, ended } => {
                let id = if ended { "game-title" } else { "replay-turn-open" };
                self.say(id, &[game, ("turn", number.into())])
            }
        }
    }

    /// Cards that lie open and belong to no row yet.
    fn push_open_cards(&self, text: &mut String, state: &Match) {
        let table = state.table();
        if !table.unplaced.is_empty() {
            let each = table.unplaced.iter().map(|(seat, card)| {
                self.say(
                    "line-unplaced-card",
                    &[("card", card.number().into()), ("name", self.name(*seat).into())],
                )
            });
            let list = phrases::list(&self.words, &each.collect::<Vec<_>>());
            push(text, &self.say("line-unplaced", &[("cards", list.into())]));
        }
        if !table.pool.is_empty() {
            push(text, &self.say("replay-pool", &[("cards", cards(&table.pool).into())]));
        }
    }

    /// The table of the seats. Names come last, so that letters of any width leave it straight.
    fn scores(&self, piece: &Piece<'_>) -> Vec<String> {
        let heads = ["replay-played", "replay-took", "column-points", "column-total"]
            .map(|id| self.say(id, &[]));
        let points = piece.state.points();
        let over = piece.state.needs_deal() || piece.state.is_over();
        let seats: Vec<SeatNo> = SeatNo::all(self.players.len()).collect();
        let played: Vec<Vec<Card>> = seats.iter().map(|seat| played(piece, *seat)).collect();
        let letters = |cards: &Vec<Card>| nimmt::phrases::cards(cards).chars().count();
        let widest = played.iter().map(letters).max().unwrap_or(0);
        let widths = [widest.max(heads[0].chars().count()), 4, 5, 6]
            .into_iter()
            .zip(&heads)
            .map(|(least, head)| least.max(head.chars().count()))
            .collect::<Vec<_>>();
        let head = heads.iter().zip(&widths).fold(String::new(), |mut line, (head, width)| {
            let _ = write!(line, "  {head:>width$}");
            line
        });
        let mut lines = vec![styled(FAINT, &head)];
        for (seat, played) in seats.iter().zip(&played) {
            let took = took(piece.events, *seat);
            let took = if took > 0 { format!("+{took}") } else { String::new() };
            let points = points.get(seat.index()).copied().unwrap_or(0);
            let total = piece.state.totals().get(seat.index()).copied().unwrap_or(0);
            let total = if over { total } else { total.saturating_add(points) };
            let room = widths[0].saturating_sub(letters(played));
            let mut line = format!("  {}{}", " ".repeat(room), cards(played));
            for (cell, width) in
                [took, points.to_string(), total.to_string()].iter().zip(&widths[1..])
            {
                let _ = write!(line, "  {cell:>width$}");
            }
            let hand = match self.hands {
                true => piece.state.seat(*seat).hand,
                false => Vec::new(),
            };
            let name = self.name(*seat);
            let whose = match hand.is_empty() {
                true => name.to_owned(),
                false => phrases::headed(&self.words, name, &cards(&hand)),
            };
            let _ = write!(line, "  {whose}");
            lines.push(line);
        }
        lines
    }

    /// The ends of a game and of the match.
    fn endings(&self, piece: &Piece<'_>) -> Vec<String> {
        let ending = |event: &Event| match event {
            Event::GameEnded { game, points, .. } => {
                let fewest = points.iter().copied().min().unwrap_or(0);
                let best = SeatNo::all(points.len())
                    .zip(points)
                    .filter(|(_, points)| **points == fewest)
                    .map(|(seat, _)| seat);
                Some(self.say(
                    "game-over",
                    &[
                        ("game", (*game).into()),
                        ("names", self.bold(best).into()),
                        ("points", fewest.into()),
                    ],
                ))
            }
            Event::MatchEnded { winners } => {
                let totals = piece.state.totals();
                let winner = winners.first().and_then(|winner| totals.get(winner.index()));
                let bulls = nimmt::phrases::bull_heads(&self.words, winner.copied().unwrap_or(0));
                let id = if winners.len() > 1 { "match-over-shared" } else { "match-over" };
                let names = self.bold(winners.iter().copied());
                Some(self.say(id, &[("names", names.into()), ("score", bulls.into())]))
            }
            _ => None,
        };
        piece.events.iter().filter_map(ending).collect()
    }

    fn bold(&self, seats: impl Iterator<Item = SeatNo>) -> String {
        phrases::bold_names(&self.words, seats.map(|seat| self.name(seat)))
    }
}

fn push(text: &mut String, line: &str) {
    let _ = writeln!(text, "  {line}");
}

fn rows(piece: &Piece<'_>) -> Vec<String> {
    let rules = piece.state.rules();
    let fresh = |row: usize, card: Card| {
        piece.events.iter().any(|event| {
            matches!(event, Event::Placed { row: of, card: placed, .. }
                if of.index() == row && *placed == card)
        })
    };
    let drawing =
        Drawing { capacity: rules.capacity(), origins: rules.placement.both_ends(), fresh: &fresh };
    drawing.lines(piece.state.rows())
}

/// What a seat played, or has chosen for a turn that is not revealed yet: a record hides nothing.
fn played(piece: &Piece<'_>, seat: SeatNo) -> Vec<Card> {
    let mut played = Vec::new();
    for event in piece.events {
        match event {
            Event::Revealed { cards } => {
                let own = cards.iter().filter(|(of, _)| *of == seat);
                played.extend(own.flat_map(|(_, cards)| cards));
            }
            Event::Played { seat: of, card } if *of == seat => played.push(*card),
            _ => {}
        }
    }
    let hidden = matches!(piece.part, Part::Turn { ended: false, .. }) && played.is_empty();
    if hidden && let Some(Choice::Play(cards)) = piece.state.seat(seat).chosen {
        played = cards;
    }
    played
}

/// What a seat took in points.
fn took(events: &[Event], seat: SeatNo) -> u32 {
    let points = events.iter().flat_map(|event| match event {
        Event::Placed { points, .. } => points.as_slice(),
        _ => &[],
    });
    let own = points.filter(|(of, _)| *of == seat);
    own.map(|(_, points)| *points).sum()
}
