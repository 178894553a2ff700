//! A piece of a match as text for a terminal, with its colours. Whoever writes it somewhere else takes
//! the colours out.

use std::fmt::Write;

use super::super::harmless;
use super::super::markup::{BOLD, FAINT, styled};
use super::cards::{card, cards, sign, suit};
use super::tricks::{Part, Piece};
use crate::view::words::Value;
use crate::view::{Words, phrases};
use games::SeatNo;
use games::sixtysix::record::Record;
use games::sixtysix::{Ended, Event, Match, Out, Table};

/// Puts a match into words.
pub(super) struct Teller {
    words: Words,
    players: Vec<String>,
    hands: bool,
}

impl Teller {
    /// For this record; `hands` adds what everybody holds.
    pub(super) fn new(words: Words, record: &Record, hands: bool) -> Self {
        let players = harmless(&words, record.seats());
        Self { words, players, hands }
    }

    /// What is said before the first deal.
    pub(super) fn heading(&self, record: &Record) -> String {
        super::heading::heading(&self.words, record, &self.players)
    }

    /// A piece of the match: what happened, what lies on the table, and how everybody stands.
    pub(super) fn piece(&self, piece: &Piece<'_>) -> String {
        let table = piece.state.table();
        let mut text = format!("{}\n", styled(BOLD, &self.title(piece)));
        let mut follows = false;
        for event in piece.events {
            if let Some(line) = self.event(event, follows) {
                push(&mut text, &line);
            }
            follows |= matches!(event, Event::Played { .. });
        }
        if piece.events.iter().any(|event| matches!(event, Event::Drew { .. })) {
            push(&mut text, &self.say("sixtysix-replay-drawn", &[]));
        }
        push(&mut text, &styled(FAINT, &self.on_the_table(&table)));
        text.push('\n');
        for line in self.scores(&table, piece.state) {
            push(&mut text, &line);
        }
        for event in piece.events {
            for line in self.endings(event, &table) {
                let _ = write!(text, "\n{line}\n");
            }
        }
        text
    }

    /// The name of a seat.
    pub(super) fn name(&self, seat: SeatNo) -> &str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    /// What lies on the table: the cards of the trick under way, trump and the stock.
    pub(super) fn lying(&self, table: &Table) -> Vec<String> {
        let laid = table.trick.iter().enumerate().map(|(index, laid)| {
            let id = if index == 0 { "sixtysix-replay-leads" } else { "sixtysix-replay-follows" };
            let seat = table.leader.left(index, table.seats.len());
            self.say(id, &[("name", self.name(seat).into()), ("card", card(*laid).into())])
        });
        laid.chain([styled(FAINT, &self.on_the_table(table))]).collect()
    }

    /// What is said at the end of a record that does not end with its match.
    pub(super) fn ending(&self, state: &Match) -> Option<String> {
        if state.is_over() {
            return None;
        }
        let text = match state.awaiting() {
            None => self.say("replay-unfinished", &[]),
            Some(awaited) => {
                let name = self.name(awaited.seat);
                let decision = self.say(&format!("replay-awaits-{}", awaited.decision), &[]);
                let values = [("name", name.into()), ("decision", decision.into())];
                let awaited = self.say("replay-awaited", &values);
                self.say("replay-waiting", &[("names", awaited.into())])
            }
        };
        Some(text + "\n")
    }

    fn say(&self, id: &str, values: &[(&'static str, Value)]) -> String {
        self.words.say(id, values)
    }

    fn names(&self, seats: &[SeatNo]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(*seat).to_owned()).collect();
        phrases::list(&self.words, &names)
    }

    fn title(&self, piece: &Piece<'_>) -> String {
        let game = ("game", piece.game.into());
        match piece.part {
            Part::Deal => self.say("replay-deal", &[game]),
            Part::Trick { number, ended } => {
                let id = if ended { "sixtysix-replay-trick" } else { "sixtysix-replay-trick-open" };
                self.say(id, &[game, ("trick", number.into())])
            }
        }
    }

    /// What happened, in a line; `None` for what is told elsewhere.
    fn event(&self, event: &Event, follows: bool) -> Option<String> {
        let by = |seat: &SeatNo| ("name", Value::from(self.name(*seat)));
        Some(match event {
            Event::GameBegan { dealer, .. } => self.say("sixtysix-replay-dealt", &[by(dealer)]),
            Event::TrumpNamed { seat, suit } => {
                self.say("sixtysix-replay-named", &[by(seat), ("suit", sign(*suit).into())])
            }
            Event::Passed { seat } => self.say("sixtysix-replay-passed", &[by(seat)]),
            Event::Exchanged { seat, laid, took } => self.say(
                "sixtysix-replay-exchanged",
                &[by(seat), ("laid", card(*laid).into()), ("took", card(*took).into())],
            ),
            Event::Closed { seat } => self.say("sixtysix-replay-closed", &[by(seat)]),
            Event::Married { seat, shown, points, new_trump, .. } => {
                let id = if *new_trump {
                    "sixtysix-replay-married-trump"
                } else {
                    "sixtysix-replay-married"
                };
                self.say(
                    id,
                    &[
                        by(seat),
                        ("card", card(*shown).into()),
                        ("points", (*points).into()),
                        ("suit", suit(shown.suit()).into()),
                    ],
                )
            }
            Event::Called { seat, out: Out::Game } => self.say("sixtysix-replay-out", &[by(seat)]),
            Event::Called { seat, out: Out::Match } => {
                self.say("sixtysix-replay-out-of-match", &[by(seat)])
            }
            Event::Played { seat, card: played } => {
                let id = if follows { "sixtysix-replay-follows" } else { "sixtysix-replay-leads" };
                self.say(id, &[by(seat), ("card", card(*played).into())])
            }
            Event::TrickTaken { seat, points, last, .. } => {
                let id =
                    if *last > 0 { "sixtysix-replay-took-last" } else { "sixtysix-replay-took" };
                let values = [by(seat), ("points", (*points).into()), ("last", (*last).into())];
                self.say(id, &values)
            }
            Event::Drew { seat, turned: Some(turned) } => {
                self.say("sixtysix-replay-turn-up", &[by(seat), ("card", card(*turned).into())])
            }
            Event::Drew { turned: None, .. }
            | Event::DealerDrawn { .. }
            | Event::GameEnded { .. }
            | Event::MatchEnded { .. } => return None,
        })
    }

    /// Trump, the turn-up, the stock.
    fn on_the_table(&self, table: &Table) -> String {
        let mut parts = vec![match table.trump {
            Some(trump) => self.say("sixtysix-replay-trump", &[("suit", suit(trump).into())]),
            None => self.say("sixtysix-replay-no-trump", &[]),
        }];
        if let Some(turned) = table.turned {
            parts.push(self.say("sixtysix-replay-turned", &[("card", card(turned).into())]));
        }
        parts.push(self.say("sixtysix-replay-stock", &[("n", table.stock.into())]));
        if let Some(closed) = table.closed_by {
            let name = self.name(closed).into();
            parts.push(self.say("sixtysix-replay-closed-by", &[("name", name)]));
        }
        if let Some(declarer) = table.declarer {
            let name = self.name(declarer).into();
            parts.push(self.say("sixtysix-replay-declarer", &[("name", name)]));
        }
        parts.join(" · ")
    }

    /// The table of the seats. Names come last, so that letters of any width leave it straight.
    fn scores(&self, table: &Table, state: &Match) -> Vec<String> {
        let heads = ["sixtysix-replay-points", "sixtysix-replay-tricks", "column-total"]
            .map(|id| self.say(id, &[]));
        let head = heads.iter().fold(String::new(), |line, head| format!("{line}  {head:>6}"));
        let mut lines = vec![styled(FAINT, &head)];
        for seat in &table.seats {
            let mut line = String::new();
            for (head, number) in heads.iter().zip([seat.points, seat.tricks, seat.total]) {
                let width = head.chars().count().max(6);
                let _ = write!(line, "  {number:>width$}");
            }
            let (name, hand) = (self.name(seat.seat), state.hand(seat.seat));
            let whose = match self.hands && !hand.is_empty() {
                true => phrases::headed(&self.words, name, &cards(hand)),
                false => name.to_owned(),
            };
            let _ = write!(line, "  {whose}");
            lines.push(line);
        }
        lines
    }

    /// The ends of a game and of the match.
    fn endings(&self, event: &Event, table: &Table) -> Vec<String> {
        match event {
            Event::GameEnded { game, ended, winners, booked, .. } => {
                let id = match (ended, winners.is_empty()) {
                    (_, true) => "sixtysix-replay-undecided",
                    (Ended::Out, _) => "sixtysix-replay-ended-out",
                    (Ended::Wrong, _) => "sixtysix-replay-ended-wrong",
                    (Ended::Played, _) => "sixtysix-replay-ended-played",
                    (Ended::Match, _) => "sixtysix-replay-ended-match",
                };
                let names = self.names(winners);
                let over = self.say(id, &[("game", (*game).into()), ("names", names.into())]);
                let books = SeatNo::all(booked.len()).zip(booked).filter(|(_, n)| **n > 0);
                let books: Vec<String> = books
                    .map(|(seat, n)| {
                        let values = [("name", self.name(seat).into()), ("n", (*n).into())];
                        self.say("sixtysix-replay-books", &values)
                    })
                    .collect();
                if books.is_empty() {
                    return vec![over];
                }
                vec![format!("{over} {}.", phrases::list(&self.words, &books))]
            }
            Event::MatchEnded { winners } => {
                let total = winners.first().and_then(|winner| table.at(*winner));
                let total = total.map_or(0, |seat| seat.total);
                let names = styled(BOLD, &self.names(winners));
                let id = if winners.len() > 1 {
                    "sixtysix-replay-match-shared"
                } else {
                    "sixtysix-replay-match-over"
                };
                vec![self.say(id, &[("names", names.into()), ("n", total.into())])]
            }
            _ => Vec::new(),
        }
    }
}

fn push(text: &mut String, line: &str) {
    let _ = writeln!(text, "  {line}");
}
