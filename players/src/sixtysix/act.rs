//! A choice as a small number.

use games::sixtysix::{Choice, Out, Play, Suit};

use super::bits;

/// A choice: a card with the announcements made with it, or something that is done before a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Act(u16);

impl Act {
    pub(super) const EXCHANGE: Self = Self(256);
    pub(super) const CLOSE: Self = Self(257);
    pub(super) const PASS: Self = Self(262);
    /// Bits of a play: the marriage, the call of the game, the call of the match.
    const MARRIAGE: u16 = 32;
    const OUT: u16 = 64;
    const OUT_OF_MATCH: u16 = 128;
    const FIRST_TRUMP: u16 = 258;

    /// A card without an announcement.
    pub(super) fn play(card: u8) -> Self {
        Self(u16::from(card))
    }

    /// The same play with the marriage.
    pub(super) const fn married(self) -> Self {
        Self(self.0 | Self::MARRIAGE)
    }

    /// The same with a call.
    pub(super) const fn calling(self, out: Out) -> Self {
        match out {
            Out::Game => Self(self.0 | Self::OUT),
            Out::Match => Self(self.0 | Self::OUT_OF_MATCH),
        }
    }

    /// A suit that is named.
    pub(super) fn trump(suit: u8) -> Self {
        Self(Self::FIRST_TRUMP + u16::from(suit))
    }

    /// The card that is played.
    #[allow(clippy::cast_possible_truncation, reason = "five bits")]
    pub(super) const fn card(self) -> Option<u8> {
        if self.0 < 256 { Some((self.0 & 31) as u8) } else { None }
    }

    /// Whether a marriage is declared.
    pub(super) const fn is_married(self) -> bool {
        self.0 < 256 && self.0 & Self::MARRIAGE != 0
    }

    /// The call made with the card.
    pub(super) const fn call(self) -> Option<Out> {
        if self.0 >= 256 {
            None
        } else if self.0 & Self::OUT != 0 {
            Some(Out::Game)
        } else if self.0 & Self::OUT_OF_MATCH != 0 {
            Some(Out::Match)
        } else {
            None
        }
    }

    /// The suit that is named.
    #[allow(clippy::cast_possible_truncation, reason = "four suits")]
    pub(super) const fn named(self) -> Option<u8> {
        match self.0 {
            Self::FIRST_TRUMP..=261 => Some((self.0 - Self::FIRST_TRUMP) as u8),
            _ => None,
        }
    }

    /// The choice in the rules' own type.
    pub(super) fn choice(self) -> Choice {
        if let Some(card) = self.card() {
            let (marriage, out) = (self.is_married(), self.call());
            return Choice::Play(Play { card: bits::card(card), marriage, out });
        }
        if let Some(suit) = self.named() {
            return Choice::Trump(Suit::ALL[usize::from(suit & 3)]);
        }
        match self {
            Self::EXCHANGE => Choice::Exchange,
            Self::CLOSE => Choice::Close,
            _ => Choice::Pass,
        }
    }

    /// The act for a choice of the rules.
    #[cfg(test)]
    pub(super) fn of(choice: Choice) -> Self {
        match choice {
            Choice::Play(Play { card, marriage, out }) => {
                let act = Self::play(bits::place(card));
                let act = if marriage { act.married() } else { act };
                out.map_or(act, |out| act.calling(out))
            }
            Choice::Exchange => Self::EXCHANGE,
            Choice::Close => Self::CLOSE,
            Choice::Trump(suit) => Self::trump(suit as u8),
            Choice::Pass => Self::PASS,
        }
    }
}

/// The most choices that anybody ever has: seven cards, six of them in marriages, each plainly and
/// with both calls, and two more.
const MOST: usize = 48;

/// A few choices, without a heap.
#[derive(Clone, Copy)]
pub(super) struct Acts {
    acts: [Act; MOST],
    count: usize,
}

impl Acts {
    pub(super) const fn none() -> Self {
        Self { acts: [Act::PASS; MOST], count: 0 }
    }

    pub(super) fn push(&mut self, act: Act) {
        if let Some(place) = self.acts.get_mut(self.count) {
            *place = act;
            self.count += 1;
        }
    }
}

impl std::ops::Deref for Acts {
    type Target = [Act];

    fn deref(&self) -> &[Act] {
        &self.acts[..self.count]
    }
}

impl std::ops::DerefMut for Acts {
    fn deref_mut(&mut self) -> &mut [Act] {
        &mut self.acts[..self.count]
    }
}
