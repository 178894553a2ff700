//! Rules that contradict themselves, and why.

use super::{Dealing, Deck, End, HandSize, Order, Rules, Take};

/// One reason why rules cannot be played. The numbers are those of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Contradiction {
    /// Fewer than two seats.
    #[error("{seats} seats are too few: at least 2 are needed")]
    TooFewSeats {
        /// The seats asked for.
        seats: usize,
    },
    /// More seats than any table has, or than there can be sheets.
    #[error("{seats} seats are too many: at most {most} are possible")]
    TooManySeats {
        /// The seats asked for.
        seats: usize,
        /// The most that are possible.
        most: usize,
    },
    /// Other than 3 to 5 rows.
    #[error("{rows} rows are not possible: 3 to 5 are")]
    Rows {
        /// The rows asked for.
        rows: u8,
    },
    /// The row taken by other than the 5th to 7th card.
    #[error("card number {takes} cannot be the one that takes a row: the 5th, 6th or 7th can")]
    Takes {
        /// The number asked for.
        takes: u8,
    },
    /// No cards in the hand.
    #[error("a hand of no cards cannot be played")]
    EmptyHand,
    /// seats × hand + rows is more than there are cards.
    #[error(
        "{seats} seats with {hand} cards each and {rows} rows need {needed} cards, but there are {cards}"
    )]
    NotEnoughCards {
        /// The seats asked for.
        seats: usize,
        /// Cards in each hand.
        hand: usize,
        /// Number of rows.
        rows: u8,
        /// seats × hand + rows.
        needed: usize,
        /// Cards in the deck.
        cards: usize,
    },
    /// A hand that would exceed the limit before the first card is played.
    #[error("a hand of {hand} cards exceeds the limit of {limit}")]
    HandOverLimit {
        /// Cards in each hand.
        hand: usize,
        /// The most a hand may hold.
        limit: u8,
    },
    /// Two cards are played each turn, but the hand is odd.
    #[error("a hand of {hand} cards cannot be played two at a time")]
    OddHand {
        /// Cards in each hand.
        hand: usize,
    },
    /// The deck follows from the hands and the hands from the deck.
    #[error("dealing all cards needs a fixed deck, but here the deck follows from the hands")]
    DealAllOfFittedDeck,
    /// The rows are what the draft leaves over.
    #[error(
        "rows cannot stay where the cards are drafted: what the draft leaves over are the rows"
    )]
    DraftWithRowsThatStay,
    /// Not enough cards are left for the hands when full rows stay.
    #[error(
        "rows that stay may hold {kept} cards, which leaves {left}, but the hands need {needed}"
    )]
    RowsStayNeedCards {
        /// Cards that full rows hold.
        kept: usize,
        /// Cards that are left then.
        left: usize,
        /// seats × hand.
        needed: usize,
    },
    /// Two rules say where a taken row goes.
    #[error("shedding takes a row into the hand, but here a seat sorts what it takes")]
    SheddingWithSorting,
    /// A shared row would have to go into two hands.
    #[error("shedding takes a row into the hand, but equal cards share a row between two seats")]
    SheddingWithEqualCards,
    /// A match of no games.
    #[error("a match of no games cannot be played")]
    NoGames,
    /// Each seat plays each sheet once, no more and no less.
    #[error("{seats} sheets that go round need {seats} games, no other end of the match")]
    SheetsNeedTheirGames {
        /// The seats asked for.
        seats: usize,
    },
    /// An end by sheets without sheets.
    #[error("the match cannot end with the last sheet, since there are no sheets")]
    NoSheets,
    /// Cards are placed in an order that their selection does not give.
    #[error("this order of placing does not belong to this way of playing cards")]
    OrderWithoutSelection,
    /// Equal cards, but no rule for them.
    #[error("a deck with equal cards needs the rules for equal cards")]
    EqualCardsWithoutRule,
    /// Hands that are refilled in a game that lasts until all are empty.
    #[error("hands that take rows are never all played out")]
    EndlessGame,
    /// Rows are sorted by a seat that is not on its own turn.
    #[error("only a seat that plays alone can sort what it takes")]
    SortingOutOfTurn,
    /// A draft must leave over exactly the rows.
    #[error("a draft needs a deck that leaves over exactly the rows")]
    DraftOfAnotherDeck,
}

/// Every contradiction of these rules at a table of so many seats.
pub(super) fn find(rules: &Rules, seats: usize) -> Vec<Contradiction> {
    let mut found = Vec::new();
    ranges(rules, seats, &mut found);
    cards(rules, seats, &mut found);
    parts(rules, seats, &mut found);
    found
}

fn ranges(rules: &Rules, seats: usize, found: &mut Vec<Contradiction>) {
    let most = if rules.dealing == Dealing::Sheets { 5 } else { Rules::MOST_SEATS };
    if seats < 2 {
        found.push(Contradiction::TooFewSeats { seats });
    }
    if seats > most {
        found.push(Contradiction::TooManySeats { seats, most });
    }
    if !Rules::ROWS.contains(&rules.rows) {
        found.push(Contradiction::Rows { rows: rules.rows });
    }
    if !Rules::TAKES.contains(&rules.takes) {
        found.push(Contradiction::Takes { takes: rules.takes });
    }
    if rules.end == End::Games(0) {
        found.push(Contradiction::NoGames);
    }
}

/// What follows from counting cards. A table nobody can sit at is not counted.
fn cards(rules: &Rules, seats: usize, found: &mut Vec<Contradiction>) {
    let deal_all = rules.hand == HandSize::All;
    if deal_all && rules.deck.is_fitted() {
        found.push(Contradiction::DealAllOfFittedDeck);
        return;
    }
    if !(2..=1000).contains(&seats) {
        return;
    }
    let hand = rules.hand_size(seats);
    let needed = rules.cards_needed(seats);
    let cards = rules.cards_in_play(seats);
    if hand == 0 {
        found.push(Contradiction::EmptyHand);
    }
    if needed > cards {
        found.push(Contradiction::NotEnoughCards { seats, hand, rows: rules.rows, needed, cards });
    }
    if let Some(limit) = rules.take.hand_limit().filter(|limit| hand > usize::from(*limit)) {
        found.push(Contradiction::HandOverLimit { hand, limit });
    }
    if rules.selection.cards_at_once(2) == 2 && hand % 2 == 1 {
        found.push(Contradiction::OddHand { hand });
    }
    if rules.rows_stay && rules.dealing == Dealing::Shuffled {
        let stacks = usize::from(rules.rows) * rules.capacity();
        // Equal cards may lie on each other, and then a full row holds more.
        let kept = stacks + stacks.min(rules.deck.doubles());
        let (left, needed) = (cards.saturating_sub(kept), seats * hand);
        if needed > left {
            found.push(Contradiction::RowsStayNeedCards { kept, left, needed });
        }
    }
}

/// Which parts go together.
fn parts(rules: &Rules, seats: usize, found: &mut Vec<Contradiction>) {
    let equal_cards = rules.deck.doubles() > 0;
    let sheets = rules.dealing == Dealing::Sheets;
    let alone = rules.selection.places_at_once();
    let into_hand = rules.take == Take::ToHand;
    let sorting = matches!(rules.take, Take::Sorted { .. });
    let their_games =
        rules.end == End::EachSheet || rules.end.games(seats) == u32::try_from(seats).ok();
    let order = rules.selection.order();
    let draft_of_another_deck = rules.dealing != Dealing::Shuffled && rules.deck != Deck::Fitted;
    let reasons = [
        (
            rules.dealing != Dealing::Shuffled && rules.rows_stay,
            Contradiction::DraftWithRowsThatStay,
        ),
        (into_hand && alone, Contradiction::SheddingWithSorting),
        (into_hand && equal_cards, Contradiction::SheddingWithEqualCards),
        (sheets && !their_games, Contradiction::SheetsNeedTheirGames { seats }),
        (!sheets && rules.end == End::EachSheet, Contradiction::NoSheets),
        (rules.order != order, Contradiction::OrderWithoutSelection),
        (
            equal_cards && (!rules.placement.stacks_equal_cards() || order != Order::Ascending),
            Contradiction::EqualCardsWithoutRule,
        ),
        (rules.take.refills_hands() && rules.finish.is_fixed(), Contradiction::EndlessGame),
        (sorting && !alone, Contradiction::SortingOutOfTurn),
        (draft_of_another_deck, Contradiction::DraftOfAnotherDeck),
    ];
    found.extend(reasons.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason));
}
