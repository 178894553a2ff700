//! Checks whether deals and situations are possible under the rules.

use super::{Card, Cards, Deal, Naming, Rules, SeatNo, Situation};

/// The reason why a game cannot begin with a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadDeal {
    /// Too few cards drawn for the deal, or any where the dealer is known.
    #[error("{found} cards are drawn for the deal instead of {needed}")]
    Drawn {
        /// Cards drawn.
        found: usize,
        /// Cards needed: one for each seat, or none where the dealer is known.
        needed: usize,
    },
    /// Another number of hands than seats.
    #[error("there are {found} hands for {seats} seats")]
    HandCount {
        /// Hands dealt.
        found: usize,
        /// Seats at the table.
        seats: usize,
    },
    /// A card that this pack does not have.
    #[error("{0} is not in the pack")]
    NotInPack(Card),
    /// A card twice.
    #[error("{0} is there twice")]
    Twice(Card),
    /// A pack that is not complete.
    #[error("cards are missing")]
    Missing,
    /// No turn-up where the rules want one.
    #[error("the turn-up is missing")]
    NoTurnUp,
    /// A turn-up where the rules know none.
    #[error("no card can be turned up")]
    TurnUp,
    /// A hand of another size than the rules say.
    #[error("seat {seat} holds {found} cards instead of {needed}")]
    HandSize {
        seat: SeatNo,
        /// Its cards.
        found: usize,
        /// The number it must hold.
        needed: usize,
    },
    /// Hands without a single card.
    #[error("nobody holds a card")]
    NoCards,
    /// A number of cards on the table that drawing cannot leave.
    #[error("drawing cannot leave {0} cards on the table")]
    OnTable(usize),
    /// Points or tricks for another number of seats.
    #[error("there are numbers for {found} seats instead of {seats}")]
    Numbers {
        /// Numbers given.
        found: usize,
        /// Seats at the table.
        seats: usize,
    },
    /// A seat that the table does not have.
    #[error("seat {0} does not sit at this table")]
    NoSuchSeat(SeatNo),
    /// No trump, where nothing tells it.
    #[error("trump is missing")]
    NoTrump,
    /// Trump is another suit than the turn-up's.
    #[error("trump is not the suit of the turn-up")]
    AnotherTrump,
    /// A declarer where trump is not bid for.
    #[error("trump is not bid for, so there is no declarer")]
    NoBid,
    /// Trump without a declarer, or a declarer without trump.
    #[error("trump and declarer go together")]
    HalfABid,
    /// A stock closed by a seat that may not close.
    #[error("seat {0} cannot have closed")]
    CannotClose(SeatNo),
}

/// Checks whether a game can begin with this deal.
pub(super) fn check(
    deal: &Deal,
    rules: &Rules,
    seats: usize,
    dealer_known: bool,
) -> Result<(), BadDeal> {
    check_drawn(deal, rules, seats, dealer_known)?;
    if deal.hands.len() != seats {
        return Err(BadDeal::HandCount { found: deal.hands.len(), seats });
    }
    let pack = rules.pack.cards(seats);
    let cards = deal.hands.iter().flatten().chain(&deal.turned).chain(&deal.stock);
    let seen = each_once(cards, pack)?;
    match &deal.from {
        Some(situation) => check_situation(situation, deal, rules, seats),
        None if seen != pack => Err(BadDeal::Missing),
        None => {
            check_turn_up(deal, rules, true)?;
            check_hands(deal, rules.pack.hand(seats))
        }
    }
}

fn check_drawn(
    deal: &Deal,
    rules: &Rules,
    seats: usize,
    dealer_known: bool,
) -> Result<(), BadDeal> {
    let (found, needed) = (deal.drawn.len(), if dealer_known { 0 } else { seats });
    if found != needed {
        return Err(BadDeal::Drawn { found, needed });
    }
    each_once(deal.drawn.iter(), rules.pack.cards(seats)).map(|_| ())
}

fn each_once<'a>(cards: impl Iterator<Item = &'a Card>, pack: Cards) -> Result<Cards, BadDeal> {
    let mut seen = Cards::NONE;
    for card in cards {
        if !pack.contains(*card) {
            return Err(BadDeal::NotInPack(*card));
        }
        if !seen.insert(*card) {
            return Err(BadDeal::Twice(*card));
        }
    }
    Ok(seen)
}

fn check_turn_up(deal: &Deal, rules: &Rules, cards_left: bool) -> Result<(), BadDeal> {
    match (rules.turn_up.is_shown() && cards_left, deal.turned) {
        (true, None) => Err(BadDeal::NoTurnUp),
        (false, Some(_)) => Err(BadDeal::TurnUp),
        _ => Ok(()),
    }
}

fn check_hands(deal: &Deal, needed: usize) -> Result<(), BadDeal> {
    let hands = deal.hands.iter().enumerate();
    let other = hands.map(|(index, hand)| (index, hand.len())).find(|(_, found)| *found != needed);
    match other {
        Some((index, found)) => {
            Err(BadDeal::HandSize { seat: SeatNo::from_index(index), found, needed })
        }
        None => Ok(()),
    }
}

fn check_situation(
    from: &Situation,
    deal: &Deal,
    rules: &Rules,
    seats: usize,
) -> Result<(), BadDeal> {
    for found in [from.points.len(), from.tricks.len()] {
        if found != seats {
            return Err(BadDeal::Numbers { found, seats });
        }
    }
    let named = [Some(from.leader), from.closed_by, from.declarer];
    if let Some(seat) = named.into_iter().flatten().find(|seat| seat.index() >= seats) {
        return Err(BadDeal::NoSuchSeat(seat));
    }
    let left = deal.stock.len() + usize::from(deal.turned.is_some());
    check_turn_up(deal, rules, left > 0)?;
    let dealt = rules.pack.on_table(seats);
    if !dealt.checked_sub(left).is_some_and(|drawn| drawn.is_multiple_of(seats)) {
        return Err(BadDeal::OnTable(left));
    }
    let full = rules.pack.hand(seats);
    let open = from.closed_by.is_none() && left >= seats;
    let size = deal.hands.first().map_or(0, Vec::len);
    match size {
        0 => check_hands(deal, 0).and(Err(BadDeal::NoCards)),
        _ if open || size > full => check_hands(deal, full),
        _ => check_hands(deal, size),
    }?;
    check_trump(from, deal, rules)?;
    match from.closed_by {
        Some(seat) if rules.naming.is_bid() && from.declarer != Some(seat) => {
            Err(BadDeal::CannotClose(seat))
        }
        _ => Ok(()),
    }
}

/// Checks that trump is known where play can go on only with it.
fn check_trump(from: &Situation, deal: &Deal, rules: &Rules) -> Result<(), BadDeal> {
    if from.declarer.is_some() && !rules.naming.is_bid() {
        return Err(BadDeal::NoBid);
    }
    match rules.naming {
        Naming::TurnUp => match (deal.turned, from.trump) {
            (None, None) => Err(BadDeal::NoTrump),
            (Some(turned), Some(trump)) if turned.suit() != trump => Err(BadDeal::AnotherTrump),
            _ => Ok(()),
        },
        Naming::Forehand if from.trump.is_none() => Err(BadDeal::NoTrump),
        Naming::Bid if from.trump.is_some() != from.declarer.is_some() => Err(BadDeal::HalfABid),
        Naming::Forehand | Naming::AceOfHearts | Naming::Bid => Ok(()),
    }
}
