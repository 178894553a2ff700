//! Placing of open cards: the rules themselves place them, in a game of one turn that begins with
//! the rows as they lay. Choices that no line gave are tried until the known rows come out.

use games::SeatNo;
use games::nimmt::{
    Card, Choice, Deal, Dealing, Decision, DecisionKind, Deck, End, HandSize, Match, Phase, Row,
    Rules, Stack, Table,
};

/// The limit of positions explored, more than any real turn has.
const MOST_POSITIONS: u32 = 3000;

/// A visitor of positions, each with the seat that is asked and its decision; returns whether the
/// search is over.
type Look<'a> = dyn FnMut(&Match, Option<&(SeatNo, Decision)>) -> bool + 'a;

/// A turn to be placed.
pub(super) struct Turn<'a> {
    /// The rules of the match.
    pub(super) rules: &'a Rules,
    /// Number of seats.
    pub(super) seats: usize,
    pub(super) rows: &'a [Row],
    /// The cards that lie open.
    pub(super) open: &'a [(SeatNo, Vec<Card>)],
    /// The choices made while they were placed, as far as lines gave them.
    pub(super) answers: &'a [(SeatNo, Choice)],
}

impl Turn<'_> {
    /// The table when all cards are placed, and whether its rows are the given ones. With `rows`, a
    /// way that leads to them is searched, given answers first, then the cheapest row. `None` if
    /// these cards cannot be placed on these rows at all.
    pub(super) fn placed(&self, rows: Option<&[Row]>) -> Option<(Table, bool)> {
        let mut first = None;
        let mut fitting = None;
        self.explore(&mut |state, asked| {
            if asked.is_some() {
                return false;
            }
            let fits = rows.is_none_or(|rows| same(rows, state.rows()));
            if fits {
                fitting = Some(state.table());
            } else if first.is_none() {
                first = Some(state.table());
            }
            fits
        });
        fitting.map(|table| (table, true)).or(first.map(|table| (table, false)))
    }

    /// The table at the moment when this seat gets this question about these cards, with these
    /// rows.
    pub(super) fn asked(
        &self,
        seat: SeatNo,
        kind: DecisionKind,
        cards: &[Card],
        rows: &[Row],
    ) -> Option<Table> {
        let mut table = None;
        self.explore(&mut |state, asked| {
            let Some((of, decision)) = asked else {
                return false;
            };
            let fits = *of == seat
                && decision.kind() == kind
                && about(decision) == sorted(cards)
                && same(rows, state.rows());
            if fits {
                table = Some(state.table());
            }
            fits
        });
        table
    }

    /// The question to this seat as soon as the cards lie open.
    pub(super) fn question(&self, seat: SeatNo) -> Option<Decision> {
        let (of, decision) = asked(&self.begin()?)?;
        (of == seat).then_some(decision)
    }

    /// Visits every position with a question or all cards placed, until `enough` returns `true`.
    fn explore(&self, enough: &mut Look<'_>) {
        if let Some(state) = self.begin() {
            let mut left = MOST_POSITIONS;
            self.go_on(&state, &mut vec![false; self.answers.len()], &mut left, enough);
        }
    }

    fn go_on(
        &self,
        state: &Match,
        used: &mut Vec<bool>,
        left: &mut u32,
        enough: &mut Look<'_>,
    ) -> bool {
        if *left == 0 {
            return true;
        }
        *left -= 1;
        let Some(asked) = asked(state) else {
            return enough(state, None);
        };
        if enough(state, Some(&asked)) {
            return true;
        }
        let (seat, decision) = asked;
        let given = self.answers.iter().enumerate().position(|(index, (of, choice))| {
            *of == seat && !used[index] && decision.allows(choice)
        });
        let mut choices = Vec::new();
        if let Some(given) = given {
            choices.push((self.answers[given].1.clone(), Some(given)));
        }
        // The cards that a seat keeps do not show in the rows, so one choice is enough.
        let others = match decision {
            Decision::Keep { .. } if given.is_some() => Vec::new(),
            Decision::Keep { .. } => vec![Choice::Keep(Vec::new())],
            _ => cheapest_first(decision.choices(), state.rows()),
        };
        choices.extend(others.into_iter().map(|choice| (choice, None)));
        for (choice, given) in choices {
            let mut next = state.clone();
            if next.apply(seat, &choice).is_err() {
                continue;
            }
            if let Some(given) = given {
                used[given] = true;
            }
            if self.go_on(&next, used, left, enough) {
                return true;
            }
            if let Some(given) = given {
                used[given] = false;
            }
        }
        false
    }

    /// A game in which each seat holds exactly the cards it plays.
    fn begin(&self) -> Option<Match> {
        let mut rules = self.rules.clone();
        rules.dealing = Dealing::Shuffled;
        if rules.deck == Deck::Fitted {
            rules.deck = Deck::Full;
        }
        rules.hand = HandSize::Cards(2);
        (rules.rows_stay, rules.virgin, rules.end) = (false, false, End::Games(2));
        let mut hands = vec![Vec::new(); self.seats];
        for (seat, cards) in self.open {
            hands.get_mut(seat.index())?.extend_from_slice(cards);
        }
        let rows: Vec<&[Stack]> = self.rows.iter().map(|row| row.stacks.as_slice()).collect();
        let deal = serde_json::json!({ "rows": rows, "hands": hands }).to_string();
        let mut state = Match::new(rules, self.seats).ok()?;
        state.begin(&Deal::from_json(&deal).ok()?).ok()?;
        // Each seat lays down its hand; seats that play openly do so in turn.
        for _ in self.open.iter().filter(|(_, cards)| !cards.is_empty()) {
            let next = state
                .awaiting()
                .into_iter()
                .find(|next| next.decision == DecisionKind::Play && !next.chosen);
            let Some(next) = next else { break };
            let hand = hands.get(next.seat.index())?;
            state.apply(next.seat, &Choice::Play(hand.clone())).ok()?;
        }
        Some(state)
    }
}

/// The seat that is asked while cards are placed, with its decision.
fn asked(state: &Match) -> Option<(SeatNo, Decision)> {
    if state.table().phase != Phase::Placing {
        return None;
    }
    let next = state.awaiting().into_iter().next()?;
    Some((next.seat, state.seat(next.seat).decision?))
}

/// The cards in question, ascending.
fn about(decision: &Decision) -> Vec<Card> {
    match decision {
        Decision::Row { card, .. } | Decision::End { card, .. } => vec![*card],
        Decision::First { cards } => sorted(cards),
        Decision::Keep { taken, .. } => sorted(taken),
        Decision::Draft { .. } | Decision::Play { .. } | Decision::PlayOrStop { .. } => Vec::new(),
    }
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

/// Whether the same cards lie in both; the places where rows began do not matter.
pub(super) fn same(a: &[Row], b: &[Row]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.stacks == b.stacks)
}

/// Sorts choices by likelihood, cheap rows first.
fn cheapest_first(mut choices: Vec<Choice>, rows: &[Row]) -> Vec<Choice> {
    choices.sort_by_key(|choice| match choice {
        Choice::Row(row) => rows.get(row.index()).map(Row::bull_heads),
        _ => None,
    });
    choices
}
