//! A seat's view as the lines of `docs/engine.md`, and the answers to them.

use games::nimmt::record::rules_json;
use games::nimmt::{
    Card, Choice, Dealing, Decision, Match, Row, RowNo, Rules, Seat, SeatNo, SeenTurn, Selection,
    Side,
};

use crate::outside::Teller;

/// The protocol's state: everything that was sent already.
pub(super) struct Lines {
    rules: String,
    open: bool,
    /// The deal that was sent last.
    deal: Option<(u32, SeatNo, Vec<Row>)>,
    /// The number of its turns that were sent.
    turns: usize,
    /// The number of open cards of the turn after these.
    cards: usize,
}

impl Lines {
    /// Lines for these rules. `None` if they have no name, or if a seat's view at one moment is not
    /// enough for the protocol: drafts, and cards that are kept.
    pub(super) fn new(rules: &Rules) -> Option<Self> {
        let tellable =
            rules.dealing == Dealing::Shuffled && rules.selection != Selection::OneOrTwoOpen;
        let open = rules.selection == Selection::OneOpen;
        let rules = rules_json(rules).filter(|_| tellable)?;
        Some(Self { rules, open, deal: None, turns: 0, cards: 0 })
    }

    /// Tells what wasn't told yet of the turns of a game.
    fn tell(&mut self, turns: &[SeenTurn], seats: usize, lines: &mut Vec<String>) {
        for turn in turns.iter().skip(self.turns) {
            if self.open {
                for (seat, cards) in turn.played.iter().skip(self.cards) {
                    lines.push(format!("played {} {}", seat.index(), joined(cards)));
                }
                self.cards = turn.played.len();
            } else if self.cards == 0 && !turn.played.is_empty() {
                lines.push(reveal(turn, seats));
                self.cards = 1;
            }
            if self.turns + 1 < turns.len() {
                (self.turns, self.cards) = (self.turns + 1, 0);
            }
        }
    }
}

impl Teller<Match> for Lines {
    fn lines(&mut self, seat: &Seat) -> Vec<String> {
        let table = &seat.table;
        let mut lines = Vec::new();
        let rows = table.turns.first().map(|turn| turn.rows.clone()).unwrap_or_default();
        let now = Some((table.game, seat.seat, rows));
        if self.deal != now {
            let before = self.deal.as_ref();
            let follows = |(game, of, _): &(u32, SeatNo, Vec<Row>)| {
                *game + 1 == table.game && *of == seat.seat
            };
            match seat.earlier.last().filter(|_| before.is_some_and(follows)) {
                // The same match goes on: how its last turn went is remembered.
                Some(turns) => self.tell(turns, table.seats.len(), &mut lines),
                None => lines.push(format!("rules {}", self.rules)),
            }
            lines.push(deal(seat));
            lines.push(format!("start {}", game_start(seat).index()));
            (self.deal, self.turns, self.cards) = (now, 0, 0);
        }
        self.tell(&table.turns, table.seats.len(), &mut lines);
        lines.push(question(seat));
        lines
    }

    fn choice(&self, seat: &Seat, answer: &str) -> Option<String> {
        let decision = seat.decision.as_ref()?;
        choice(decision, answer).map(|choice| choice.to_string())
    }
}

/// The hand as it was dealt, and the totals.
fn deal(seat: &Seat) -> String {
    let table = &seat.table;
    let played = table.turns.iter().flat_map(|turn| &turn.played);
    let own = played.filter(|(of, _)| *of == seat.seat).flat_map(|(_, cards)| cards);
    let cards: Vec<String> = seat.hand.iter().chain(own).map(ToString::to_string).collect();
    let totals: Vec<String> = table.seats.iter().map(|seat| seat.total.to_string()).collect();
    let (seats, me) = (table.seats.len(), seat.seat.index());
    format!("deal {seats} {me} {} totals {}", cards.join(" "), totals.join(" "))
}

/// The seat that began the game.
fn game_start(seat: &Seat) -> SeatNo {
    let table = &seat.table;
    SeatNo::from_index(0).left(table.game.saturating_sub(1) as usize, table.seats.len())
}

fn reveal(turn: &SeenTurn, seats: usize) -> String {
    let each = SeatNo::all(seats).map(|seat| {
        let own = turn.played.iter().find(|(of, _)| *of == seat);
        own.map_or_else(|| "-".to_owned(), |(_, cards)| joined(cards))
    });
    format!("reveal {}", each.collect::<Vec<_>>().join(" "))
}

/// The line that asks for the seat's decision.
fn question(seat: &Seat) -> String {
    let rows: Vec<String> =
        seat.table.rows.iter().map(Row::cards).map(|row| joined(&row)).collect();
    let rows = rows.join(" ");
    match &seat.decision {
        Some(Decision::Play { .. }) => format!("choose {rows}"),
        Some(Decision::PlayOrStop { .. }) => format!("second {rows}"),
        Some(Decision::Row { card, .. }) => format!("row {rows} {card}"),
        Some(Decision::End { card, .. }) => format!("end {rows} {card}"),
        Some(Decision::First { cards: [a, b] }) => format!("first {rows} {a} {b}"),
        Some(Decision::Keep { taken, .. }) => format!("keep {rows} {}", joined(taken)),
        Some(Decision::Draft { pool }) => format!("pool {}", joined(pool).replace(',', " ")),
        None => "ready".to_owned(),
    }
}

/// The choice that an answer names. Whether it is legal is checked elsewhere.
fn choice(decision: &Decision, answer: &str) -> Option<Choice> {
    let answer = answer.trim();
    let cards = || -> Option<Vec<Card>> {
        answer.split(',').map(|card| card.parse().ok().and_then(Card::new)).collect()
    };
    let card = || cards()?.first().copied();
    let row = |text: &str| {
        let index: usize = text.parse().ok()?;
        Some(RowNo::from_index(index)).filter(|row| row.index() == index)
    };
    Some(match decision {
        Decision::Draft { .. } => Choice::Draft(card()?),
        Decision::PlayOrStop { .. } if answer == "stop" => Choice::Stop,
        Decision::Play { .. } | Decision::PlayOrStop { .. } => Choice::Play(cards()?),
        Decision::Row { .. } => Choice::Row(row(answer)?),
        Decision::End { .. } => {
            let (number, side) = answer.split_once(' ')?;
            let side = match side {
                "left" => Side::Left,
                "right" => Side::Right,
                _ => return None,
            };
            Choice::End(row(number)?, side)
        }
        Decision::First { .. } => Choice::First(card()?),
        Decision::Keep { .. } if answer == "none" => Choice::Keep(Vec::new()),
        Decision::Keep { .. } => Choice::Keep(cards()?),
    })
}

fn joined(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}
