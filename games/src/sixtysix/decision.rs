//! A seat's decision, with its legal choices.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Card, Cards, Choice, Out, Play, Refusal, SeatNo, Suit};

/// The kinds of decisions. Public: everybody may know which one is awaited.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// Name trump.
    Trump,
    /// Name trump or pass.
    Bid,
    /// Lead to a trick; exchange or close before.
    Lead,
    /// Follow to a trick; exchange before.
    Follow,
}

impl DecisionKind {
    /// The name in records.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Trump => "trump",
            Self::Bid => "bid",
            Self::Lead => "lead",
            Self::Follow => "follow",
        }
    }
}

impl fmt::Display for DecisionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A seat's decision, with the cards it may choose from. It names cards of the hand, so it is
/// handed out only within that seat's own view, and has no `Debug`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Decision {
    /// The seat that must decide.
    pub seat: SeatNo,
    pub kind: DecisionKind,
    /// The whole hand.
    pub hand: Cards,
    /// The cards of the hand that may be played now.
    pub cards: Cards,
    /// The cards of these that can declare a marriage.
    pub marriages: Cards,
    /// Whether the lowest trump can be exchanged for the turn-up.
    pub exchange: bool,
    /// Whether the stock can be closed.
    pub close: bool,
    /// Whether the seat may go out with its lead, rightly or not.
    pub out: bool,
    /// Whether it may go out of the match with its lead, rightly or not.
    pub out_of_match: bool,
}

impl Decision {
    /// Whether the choice is a legal answer.
    pub fn allows(&self, choice: Choice) -> bool {
        self.check(choice).is_ok()
    }

    /// Checks whether the choice is a legal answer; the refusal says why it is not.
    pub(super) fn check(&self, choice: Choice) -> Result<(), Refusal> {
        let or = |legal: bool, refusal| if legal { Ok(()) } else { Err(refusal) };
        let another = Refusal::NotThatDecision { seat: self.seat, awaited: self.kind };
        let names = matches!(self.kind, DecisionKind::Trump | DecisionKind::Bid);
        match choice {
            Choice::Trump(_) => or(names, another),
            Choice::Pass => or(self.kind == DecisionKind::Bid, another),
            _ if names => Err(another),
            Choice::Exchange => or(self.exchange, Refusal::NoExchange),
            Choice::Close => or(self.close, Refusal::NoClosing),
            Choice::Play(Play { card, marriage, out }) => {
                or(self.hand.contains(card), Refusal::NotHeld(self.seat, card))?;
                or(self.cards.contains(card), Refusal::MayNotPlay(self.seat, card))?;
                or(!marriage || self.marriages.contains(card), Refusal::NoMarriage)?;
                match out {
                    None => Ok(()),
                    Some(Out::Game) => or(self.out, Refusal::NoGoingOut),
                    Some(Out::Match) => or(self.out_of_match, Refusal::NoGoingOutOfMatch),
                }
            }
        }
    }

    /// All legal choices: cards in order, each without and with every declaration; then exchanging
    /// and closing.
    pub fn choices(&self) -> Vec<Choice> {
        match self.kind {
            DecisionKind::Trump => return Suit::ALL.map(Choice::Trump).to_vec(),
            DecisionKind::Bid => {
                return Suit::ALL.into_iter().map(Choice::Trump).chain([Choice::Pass]).collect();
            }
            DecisionKind::Lead | DecisionKind::Follow => {}
        }
        let mut choices = Vec::new();
        for card in self.cards {
            choices.extend(self.plays(card));
        }
        choices.extend(self.exchange.then_some(Choice::Exchange));
        choices.extend(self.close.then_some(Choice::Close));
        choices
    }

    /// The plays of one card, without and with every declaration.
    fn plays(&self, card: Card) -> impl Iterator<Item = Choice> {
        let marriages = [Some(false), self.marriages.contains(card).then_some(true)];
        let outs = [
            Some(None),
            self.out.then_some(Some(Out::Game)),
            self.out_of_match.then_some(Some(Out::Match)),
        ];
        marriages.into_iter().flatten().flat_map(move |marriage| {
            let play = move |out| Choice::Play(Play { card, marriage, out });
            outs.into_iter().flatten().map(play)
        })
    }

    /// The last card of the hand, if it is the only choice: a table may then play it without
    /// asking.
    pub fn only_card(&self) -> Option<Choice> {
        let has_options = self.out || self.out_of_match || self.exchange || self.close;
        let naming = matches!(self.kind, DecisionKind::Trump | DecisionKind::Bid);
        if self.hand.len() != 1 || has_options || naming {
            return None;
        }
        self.cards.into_iter().next().map(Choice::from)
    }
}
