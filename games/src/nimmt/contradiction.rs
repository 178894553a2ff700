//! Contradictions within the rules, with their reasons.

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
    /// A row that would be taken by another card than the 5th, 6th or 7th.
    #[error("card number {takes} cannot be the one that takes a row: the 5th, 6th or 7th can")]
    Takes {
        /// The number asked for.
        takes: u8,
    },
    /// No cards in the hand.
    #[error("a hand of no cards cannot be played")]
    EmptyHand,
    /// More cards needed (seats × hand + rows) than there are.
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
    /// A hand that exceeds the limit before the first card is played.
    #[error("a hand of {hand} cards exceeds the limit of {limit}")]
    HandOverLimit {
        /// Cards in each hand.
        hand: usize,
        /// The most a hand may hold.
        limit: u8,
    },
    /// An odd hand where two cards are played each turn.
    #[error("a hand of {hand} cards cannot be played two at a time")]
    OddHand {
        /// Cards in each hand.
        hand: usize,
    },
    /// A deck that follows from the hands, and hands that follow from the deck.
    #[error("dealing all cards needs a fixed deck, but here the deck follows from the hands")]
    DealAllOfFittedDeck,
    /// Rows that stay where the rows are the rest of a draft.
    #[error(
        "rows cannot stay where the cards are drafted: what the draft leaves over are the rows"
    )]
    DraftWithRowsThatStay,
    /// Too few cards left for the hands while full rows stay.
    #[error(
        "rows that stay may hold {kept} cards, which leaves {left}, but the hands need {needed}"
    )]
    RowsStayNeedCards {
        /// Cards in full rows.
        kept: usize,
        /// Cards that are left over.
        left: usize,
        /// seats × hand.
        needed: usize,
    },
    /// Two rules that send a taken row to different places.
    #[error("shedding takes a row into the hand, but here a seat sorts what it takes")]
    SheddingWithSorting,
    /// A shared row that would have to go into two hands.
    #[error("shedding takes a row into the hand, but equal cards share a row between two seats")]
    SheddingWithEqualCards,
    /// An end by points where cards go to both ends of a row, and are too few to fill one, or to fit
    /// nowhere: nobody gets any.
    #[error("with {cards} cards in a game hardly anybody takes a row, so no points end the match")]
    NobodyGetsPoints {
        /// Cards in all hands.
        cards: usize,
    },
    /// A match of no games.
    #[error("a match of no games cannot be played")]
    NoGames,
    /// Sheets that would not be played once by each seat, no more and no less.
    #[error("{seats} sheets that go round need {seats} games, no other end of the match")]
    SheetsNeedTheirGames {
        /// The seats asked for.
        seats: usize,
    },
    /// An end by sheets in rules without sheets.
    #[error("the match cannot end with the last sheet, since there are no sheets")]
    NoSheets,
    /// An order of placing that does not go with the way cards are played.
    #[error("this order of placing does not belong to this way of playing cards")]
    OrderWithoutSelection,
    /// A deck with equal cards and no rule for them.
    #[error("a deck with equal cards needs the rules for equal cards")]
    EqualCardsWithoutRule,
    /// Hands that are refilled in a game that lasts until all are empty.
    #[error("hands that take rows are never all played out")]
    EndlessGame,
    /// Sorting by a seat that is not on its own turn.
    #[error("only a seat that plays alone can sort what it takes")]
    SortingOutOfTurn,
    /// A draft from a deck that would not leave exactly the rows.
    #[error("a draft needs a deck that leaves over exactly the rows")]
    DraftOfAnotherDeck,
}

/// All contradictions of these rules at a table with this number of seats.
pub(super) fn find(rules: &Rules, seats: usize) -> Vec<Contradiction> {
    let mut contradictions = Vec::new();
    ranges(rules, seats, &mut contradictions);
    cards(rules, seats, &mut contradictions);
    parts(rules, seats, &mut contradictions);
    contradictions
}

fn ranges(rules: &Rules, seats: usize, contradictions: &mut Vec<Contradiction>) {
    let most = if rules.dealing == Dealing::Sheets { 5 } else { Rules::MOST_SEATS };
    if seats < 2 {
        contradictions.push(Contradiction::TooFewSeats { seats });
    }
    if seats > most {
        contradictions.push(Contradiction::TooManySeats { seats, most });
    }
    if !Rules::ROWS.contains(&rules.rows) {
        contradictions.push(Contradiction::Rows { rows: rules.rows });
    }
    if !Rules::TAKES.contains(&rules.takes) {
        contradictions.push(Contradiction::Takes { takes: rules.takes });
    }
    if rules.end == End::Games(0) {
        contradictions.push(Contradiction::NoGames);
    }
}

/// The contradictions that counting cards shows. A number of seats that is itself impossible is not
/// counted.
fn cards(rules: &Rules, seats: usize, contradictions: &mut Vec<Contradiction>) {
    let deal_all = rules.hand == HandSize::All;
    if deal_all && rules.deck.is_fitted() {
        contradictions.push(Contradiction::DealAllOfFittedDeck);
        return;
    }
    if !(2..=1000).contains(&seats) {
        return;
    }
    let hand = rules.hand_size(seats);
    let needed = rules.cards_needed(seats);
    let cards = rules.cards_in_play(seats);
    if hand == 0 {
        contradictions.push(Contradiction::EmptyHand);
    }
    if needed > cards {
        contradictions.push(Contradiction::NotEnoughCards {
            seats,
            hand,
            rows: rules.rows,
            needed,
            cards,
        });
    }
    if let Some(limit) = rules.take.hand_limit().filter(|limit| hand > usize::from(*limit)) {
        contradictions.push(Contradiction::HandOverLimit { hand, limit });
    }
    if rules.selection.cards_at_once(2) == 2 && hand % 2 == 1 {
        contradictions.push(Contradiction::OddHand { hand });
    }
    let held = seats * hand;
    let hardly = rules.placement.both_ends() && !rules.rows_stay;
    if hardly && matches!(rules.end, End::Points(_)) && held < 2 * usize::from(rules.rows) {
        contradictions.push(Contradiction::NobodyGetsPoints { cards: held });
    }
    if rules.rows_stay && rules.dealing == Dealing::Shuffled {
        let stacks = usize::from(rules.rows) * rules.capacity();
        // Equal cards may lie on each other, and then a full row holds more.
        let kept = stacks + stacks.min(rules.deck.doubles());
        let (left, needed) = (cards.saturating_sub(kept), seats * hand);
        if needed > left {
            contradictions.push(Contradiction::RowsStayNeedCards { kept, left, needed });
        }
    }
}

/// The contradictions between two parts of the rules.
fn parts(rules: &Rules, seats: usize, contradictions: &mut Vec<Contradiction>) {
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
    contradictions
        .extend(reasons.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason));
}
