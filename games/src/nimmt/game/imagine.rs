//! A game set up in the middle, from everything that is public and guessed hands. The rest of the
//! state follows from the public view.

use super::{Game, Pending};
use crate::nimmt::holding::Holding;
use crate::nimmt::order::NextPlacing;
use crate::nimmt::place::Fit;
use crate::nimmt::{Card, DecisionKind, SeatNo, Table, score};

impl Game {
    /// The game of this public view, with these hands. `None` if nobody is asked anything, or the
    /// view contradicts itself. In a hidden selection nobody has chosen yet.
    pub(in crate::nimmt) fn imagine(table: &Table, hands: &[Vec<Card>]) -> Option<Self> {
        let holdings: Vec<Holding> = holdings(table, hands);
        let (step, turn_of) = step(table, &holdings)?;
        let placing = matches!(step, Pending::Row | Pending::End(..));
        let two_wait =
            matches!(table.rules.order.next(&table.unplaced), Some(NextPlacing::AskFirst(..)));
        let longest_hand = holdings.iter().map(|holding| holding.hand.len()).max();
        Some(Self {
            number: table.game,
            turn: table.turn,
            start: table.start_seat,
            rows: table.rows.clone(),
            holdings,
            shared: table.shared.clone(),
            pool: table.pool.clone(),
            waiting: table.unplaced.clone(),
            // A seat with two cards waiting is asked which goes first before it is asked anything
            // else about them.
            order_said: placing && two_wait,
            turn_of,
            step,
            longest_hand: longest_hand.unwrap_or(0),
            moves: Vec::new(),
            turns: Vec::new(),
        })
    }

    /// The first seat that is awaited and has not chosen.
    pub(in crate::nimmt) fn asked(&self) -> Option<(SeatNo, DecisionKind)> {
        let front = self.waiting.first().map(|(seat, _)| *seat);
        match &self.step {
            Pending::Hidden(chosen) => SeatNo::all(self.seats())
                .zip(chosen)
                .find(|(seat, cards)| cards.is_none() && self.holds_cards(*seat))
                .map(|(seat, _)| (seat, DecisionKind::Play)),
            Pending::Draft(seat) => Some((*seat, DecisionKind::Draft)),
            Pending::Open(seat) => Some((*seat, DecisionKind::Play)),
            Pending::Second(seat) => Some((*seat, DecisionKind::PlayOrStop)),
            Pending::First(seat, _) => Some((*seat, DecisionKind::First)),
            Pending::Keep { seat, .. } => Some((*seat, DecisionKind::Keep)),
            Pending::Row => front.map(|seat| (seat, DecisionKind::Row)),
            Pending::End(..) => front.map(|seat| (seat, DecisionKind::End)),
            Pending::Over { .. } => None,
        }
    }

    /// The hand of a seat.
    pub(in crate::nimmt) fn cards_of(&self, seat: SeatNo) -> &[Card] {
        self.holdings.get(seat.index()).map_or(&[], |holding| &holding.hand)
    }

    pub(in crate::nimmt) fn pile(&self, seat: SeatNo) -> &[Card] {
        self.holdings.get(seat.index()).map_or(&[], |holding| &holding.pile)
    }
}

fn holdings(table: &Table, hands: &[Vec<Card>]) -> Vec<Holding> {
    let back_in_hand = back_in_hand(table);
    let holding = |(index, (shown, hand)): (usize, (&super::super::TableSeat, &Vec<Card>))| {
        let mut hand = hand.clone();
        hand.sort_unstable();
        let shared = table.shared.iter().filter(|row| row.seats.contains(&shown.seat));
        let shared = shared.map(|row| score::share(Card::sum(&row.cards), row.seats.len()));
        let shared_points: u32 = shared.sum();
        let sorts = !table.sorting.is_empty() && table.waits_for(shown.seat);
        let back = back_in_hand.get(index).is_some_and(|back| *back);
        Holding {
            hand,
            known: shown.known.clone(),
            pile: shown.pile.clone(),
            shared_points,
            has_taken: !shown.pile.is_empty() || shared_points > 0 || sorts || back,
        }
    };
    table.seats.iter().zip(hands).enumerate().map(holding).collect()
}

/// Whether each seat has taken cards into its hand: it holds, or played, a card that had been on
/// the table before.
fn back_in_hand(table: &Table) -> Vec<bool> {
    let mut back = vec![false; table.seats.len()];
    // Cards return only where no two are equal.
    if !table.rules.take.refills_hands() {
        return back;
    }
    let mut lain = [false; Card::HIGHEST as usize + 1];
    let mut see = |card: Card| std::mem::replace(&mut lain[usize::from(card.number())], true);
    for turn in &table.turns {
        for stack in turn.rows.iter().flat_map(|row| &row.stacks) {
            see(stack.card);
        }
        for (seat, card) in
            turn.played.iter().flat_map(|(seat, cards)| cards.iter().map(move |card| (seat, card)))
        {
            if let (true, Some(back)) = (see(*card), back.get_mut(seat.index())) {
                *back = true;
            }
        }
    }
    for (back, shown) in back.iter_mut().zip(&table.seats) {
        *back |= shown.known.iter().any(|card| lain[usize::from(card.number())]);
    }
    back
}

/// The pending decision, and the seat whose open cards are placed at once.
fn step(table: &Table, holdings: &[Holding]) -> Option<(Pending, Option<(SeatNo, bool)>)> {
    let rules = &table.rules;
    let awaited = table.awaiting.first()?;
    let seat = awaited.seat;
    let placing = match awaited.decision {
        DecisionKind::Draft => return Some((Pending::Draft(seat), None)),
        DecisionKind::Play if rules.selection.is_hidden() => {
            return Some((Pending::Hidden(vec![None; holdings.len()]), None));
        }
        DecisionKind::Play => return Some((Pending::Open(seat), None)),
        DecisionKind::PlayOrStop => return Some((Pending::Second(seat), None)),
        DecisionKind::First => match rules.order.next(&table.unplaced)? {
            NextPlacing::AskFirst(seat, cards) => Pending::First(seat, cards),
            NextPlacing::Place(_) => return None,
        },
        DecisionKind::Row if table.unplaced.is_empty() => return None,
        DecisionKind::Row => Pending::Row,
        DecisionKind::End => match rules.placement.fit(&table.rows, table.unplaced.first()?.1) {
            Fit::Either(a, b) => Pending::End(a, b),
            Fit::At(_) | Fit::Nowhere => return None,
        },
        DecisionKind::Keep => {
            let hand = holdings.get(seat.index())?.hand.len();
            let room = usize::from(rules.take.hand_limit()?).saturating_sub(hand);
            let taken = table.sorting.clone();
            let at_most = u8::try_from(room.min(taken.len())).unwrap_or(u8::MAX);
            Pending::Keep { seat, taken, at_most }
        }
    };
    let turn_of = rules.selection.places_at_once().then(|| {
        let played = table.turns.last().map_or(&[][..], |turn| &turn.played);
        (seat, played.iter().filter(|(by, _)| *by == seat).count() > 1)
    });
    Some((placing, turn_of))
}
