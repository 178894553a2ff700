//! The stand-in: the choice made for somebody who is absent.
//!
//! Its policy is simple enough for the help text, and decent: it neither punishes the seat nor
//! helps the others. It knows what the seat knows, since it is given the seat's own view.
//!
//! * It exchanges when it can.
//! * A card: the cheapest that may be played, of equally cheap ones the first by suit. A king or
//!   queen declares its marriage.
//! * Out, when its points, that marriage included, are 66; never otherwise. It never closes.
//! * Trump: the longest suit of its hand, the first of equally long ones. Where trump is bid for it
//!   passes.

use super::going_out::ENOUGH;
use super::{Cards, Choice, DecisionKind, Out, Play, Seat, Suit};

/// The choice made for an absent seat; `None` when nothing is awaited of it.
pub fn stand_in(seat: &Seat) -> Option<Choice> {
    let decision = seat.decision.as_ref()?;
    match decision.kind {
        DecisionKind::Bid => return Some(Choice::Pass),
        DecisionKind::Trump => {
            let held = |suit: Suit| (seat.hand & Cards::of_suit(suit)).len();
            // `max_by_key` takes the last of equally long suits, so the order is reversed.
            let longest = Suit::ALL.into_iter().rev().max_by_key(|suit| held(*suit))?;
            return Some(Choice::Trump(longest));
        }
        DecisionKind::Lead | DecisionKind::Follow => {}
    }
    if decision.exchange {
        return Some(Choice::Exchange);
    }
    let card = decision.cards.into_iter().min_by_key(|card| card.points())?;
    let marriage = decision.marriages.contains(card);
    let table = &seat.table;
    let declared = if marriage {
        table.rules.marriages.points(card.suit(), table.trump, table.declared)
    } else {
        0
    };
    let enough = table.points_of_side(seat.seat).saturating_add(declared) >= ENOUGH;
    let out = (decision.out && enough).then_some(Out::Game);
    Some(Choice::Play(Play { card, marriage, out }))
}
