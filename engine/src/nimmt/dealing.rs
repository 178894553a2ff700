//! New deals: the numbers of a line divided into cards and totals, and the number of the game in
//! the match.

use std::sync::Arc;

use super::driver::Driver;
use super::game::{Game, Holder};
use crate::common::Complaint;
use games::SeatNo;
use games::nimmt::{Card, Dealing, End, Finish, Rules, SeenTurn, Sheet};

/// Begins a game.
pub(super) fn deal(
    driver: &mut Driver,
    seats: usize,
    me: SeatNo,
    numbers: &[u32],
    totals: Option<Vec<u32>>,
) -> Result<(), Complaint> {
    let mut rules = driver.rules.clone();
    let before = driver.game.as_ref().filter(|game| game.seat_count() == seats && game.me == me);
    let sheets = before.filter(|game| (game.number as usize) < seats);
    let sheets = sheets.map(|_| driver.sheets.clone()).unwrap_or_default();
    let drafted = match rules.dealing {
        Dealing::Shuffled => false,
        Dealing::Draft => true,
        Dealing::Sheets => sheets.is_empty(),
    };
    let most = if drafted { 0 } else { rules.hand_size(seats) };
    let (hand, totals) = split(numbers, totals, seats, most)?;
    if totals.is_none() && !driver.with_end && rules.end != End::EachSheet {
        // Without totals nothing is known of a match, so the deal stands alone.
        rules.end = End::Games(1);
    }
    rules.check(seats).map_err(|reasons| {
        let first = reasons.first().map(ToString::to_string).unwrap_or_default();
        format!("expected rules that can be played with {seats} seats: {first}")
    })?;
    let hand = held(&rules, seats, hand)?;
    if hand.is_empty() && !drafted {
        return Err("expected at least one card".to_owned());
    }
    let (number, history) = place_in_match(before, &sheets, totals.as_deref());
    let before = before.filter(|game| number == game.number + 1);
    let earlier = before.map(earlier).unwrap_or_default();
    let first = SeatNo::from_index(0).left(number as usize - 1, seats);
    let start = before.map_or(first, |game| game.start.left(1, seats));
    let holder = Holder { hand: hand.len(), ..Holder::default() };
    let mut game = Game {
        rules,
        me,
        number,
        start,
        totals: totals.unwrap_or_else(|| vec![0; seats]),
        history,
        earlier,
        longest_hand: hand.len(),
        hand,
        seats: vec![holder; seats],
        rows: Vec::new(),
        shared: Vec::new(),
        pool: Vec::new(),
        turns: Vec::new(),
        open: Vec::new(),
        answers: Vec::new(),
        advised: None,
        before: None,
        sheets: Vec::new(),
    };
    game.deal_sheets(&sheets);
    (driver.game, driver.sheets) = (Some(game), sheets);
    Ok(())
}

/// Divides the numbers: cards come first, and numbers beyond a full hand are totals.
fn split(
    numbers: &[u32],
    totals: Option<Vec<u32>>,
    seats: usize,
    most: usize,
) -> Result<(Vec<u32>, Option<Vec<u32>>), Complaint> {
    let expected = || match most {
        0 => format!("expected no cards, for they are drafted, and perhaps {seats} totals"),
        most => format!("expected up to {most} cards, and perhaps {seats} totals"),
    };
    let (cards, totals) = match totals {
        Some(totals) => (numbers, Some(totals)),
        None if numbers.len() > most => {
            let (cards, totals) = numbers
                .split_at_checked(numbers.len().saturating_sub(seats))
                .ok_or_else(expected)?;
            (cards, Some(totals.to_vec()).filter(|totals| totals.len() == seats))
        }
        None => (numbers, None),
    };
    let fits = cards.len() <= most && (totals.is_some() || cards.len() == numbers.len());
    if fits { Ok((cards.to_vec(), totals)) } else { Err(expected()) }
}

/// The hand with these numbers, ascending; each must be a card of the deck.
fn held(rules: &Rules, seats: usize, numbers: Vec<u32>) -> Result<Vec<Card>, Complaint> {
    let mut deck = rules.deck_cards(seats);
    let mut hand = Vec::with_capacity(numbers.len());
    for number in numbers {
        let card = u8::try_from(number).ok().and_then(Card::new);
        let place = card.and_then(|card| deck.binary_search(&card).ok());
        let Some(place) = place else {
            return Err(format!("expected cards of the deck, each once, instead of {number}"));
        };
        hand.push(deck.remove(place));
    }
    hand.sort_unstable();
    Ok(hand)
}

/// The number of the game, and the points of those before it.
fn place_in_match(
    before: Option<&Game>,
    sheets: &[Sheet],
    totals: Option<&[u32]>,
) -> (u32, Vec<Vec<u32>>) {
    let Some(totals) = totals else {
        // Sheets fix the number of the game even without totals.
        let number = before.filter(|_| !sheets.is_empty()).map_or(1, |game| game.number + 1);
        return (number, vec![vec![0; sheets.len()]; number as usize - 1]);
    };
    if totals.iter().all(|total| *total == 0) && sheets.is_empty() {
        return (1, Vec::new());
    }
    let follows = |game: &&Game| game.totals.iter().zip(totals).all(|(old, new)| old <= new);
    match before.filter(follows) {
        Some(game) => {
            let points = totals.iter().zip(&game.totals).map(|(new, old)| new - old).collect();
            let mut history = game.history.clone();
            history.push(points);
            (game.number.saturating_add(1), history)
        }
        // The match had begun before the first line.
        None => (2, vec![totals.to_vec()]),
    }
}

/// The turns of the games that the lines have told to their end, this one included if it is one.
fn earlier(game: &Game) -> Vec<Arc<[SeenTurn]>> {
    let mut earlier = game.earlier.clone();
    let played_out = game.rules.finish == Finish::HandsPlayed;
    if !played_out || game.seats.iter().all(|seat| seat.hand == 0) {
        earlier.push(game.turns.as_slice().into());
    }
    earlier
}

/// Writes the sheets at the end of a tournament's draft: everybody knows the hands, which are the
/// sheets from now on.
pub(super) fn write_sheets(driver: &mut Driver) {
    let Some(game) = driver.game.as_mut() else { return };
    let drafted = game.drafts() && game.turns.is_empty();
    let all_known = game.seats.iter().all(|holder| holder.hand == holder.known.len());
    if game.rules.dealing != Dealing::Sheets || !drafted || !all_known {
        return;
    }
    let seats = game.seat_count();
    let sheet = |(seat, holder): (SeatNo, &Holder)| Sheet {
        seat,
        cards: holder.known.clone(),
        points: vec![None; seats],
    };
    game.sheets = SeatNo::all(seats).zip(&game.seats).map(sheet).collect();
    driver.sheets = game.sheets.clone();
}

impl Game {
    /// Makes the hands on the sheets known to everybody: with every game they have moved to the
    /// left neighbour.
    fn deal_sheets(&mut self, sheets: &[Sheet]) {
        let seats = self.seat_count();
        for sheet in sheets {
            let seat = sheet.seat.left(self.number as usize - 1, seats);
            if let Some(holder) = self.seats.get_mut(seat.index()) {
                holder.known.clone_from(&sheet.cards);
            }
        }
        self.sheets = sheets.to_vec();
    }
}
