//! The prospect of a card, as far as the rows, the own hand and the cards still out tell: the
//! reason behind a hint.
//!
//! It looks at the rows as they lie. A card that is too low may yet take any of them before this one
//! is placed; no table shows that, unless the card lies open.

use games::nimmt::{Card, Fit, Order, Row, RowNo, Rules, Seat, SeatNo, Side, Spot, Stack, Table};

/// The prospect of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// It takes a full row.
    Takes {
        row: RowNo,
        /// The row, with the open cards that come to lie there before.
        lying: Row,
        /// Cards of others that would take it instead, if they are played.
        instead: Option<Between>,
    },
    /// It takes a row if enough others come to lie there before it.
    Risky {
        /// The row, and the card it would lie beside.
        spot: Spot,
        /// The number of other cards that takes.
        needed: usize,
        /// The cards that could come between.
        between: Between,
    },
    /// Too few cards can come to lie there before it to make it take the row.
    Safe {
        /// The row, and the card it lies beside.
        spot: Spot,
        /// The number of cards there is room for before it.
        room: usize,
        /// The cards that can come between; `None` if there are none.
        between: Option<Between>,
        /// Whether nobody places a card before it at all.
        at_once: bool,
    },
    /// It is laid on its equal, and takes nothing.
    OnEqual { row: RowNo },
    /// Two ends are equally near: the seat will choose.
    Either(Spot, Spot),
    /// Too low for every row, or fitting nowhere.
    Nowhere {
        /// The row that costs least.
        cheapest: RowNo,
    },
}

/// Cards that nobody has seen yet, or that others are known to hold, and that
/// may come between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Between {
    /// The lowest of them.
    pub from: Card,
    /// The highest of them.
    pub to: Card,
    /// Their number.
    pub count: usize,
}

impl Between {
    fn of(cards: &[Card]) -> Option<Self> {
        let (from, to) = (*cards.first()?, *cards.last()?);
        Some(Self { from, to, count: cards.len() })
    }
}

/// The prospect of a card of this seat's hand, or one it has laid down. `None` if no rows lie yet,
/// where others can push it away from the row before which it would lie, and where nothing can be
/// said: an open card takes a row that nobody knows yet before it, or others place more than what is
/// lower than it.
pub fn prospect(seat: &Seat, card: Card) -> Option<Prospect> {
    let table = &seat.table;
    let rules = &table.rules;
    let rows = after_open_cards(table, card)?;
    let others = cards_to_come(seat);
    let spot = match rules.placement.fit(&rows, card) {
        Fit::Nowhere => return Some(Prospect::Nowhere { cheapest: cheapest(rules, &rows)? }),
        Fit::Either(..) if can_be_pushed_away(seat, &rows, card) => return None,
        Fit::Either(a, b) => return Some(Prospect::Either(a, b)),
        // Whoever has the lowest card places both of theirs.
        Fit::At(_) if rules.order == Order::LowestOwner && others > 0 => return None,
        Fit::At(spot) => spot,
    };
    if rules.placement.stacks_equal_cards() && spot.beside == card {
        return Some(Prospect::OnEqual { row: spot.row });
    }
    if rules.placement.both_ends() && can_be_pushed_away(seat, &rows, card) {
        // A lower card that comes to lie near first does not fill the row: it draws this one to it.
        return None;
    }
    let fitting = coming_before(seat, spot, card);
    let is_last = others == 0;
    let before = if is_last { &[] } else { fitting.as_slice() };
    let between = Between::of(before);
    let lying = rows.get(spot.row.index())?;
    if let Some(between) = between
        && lying.cards().first().is_some_and(|first| between.from < *first && *first < between.to)
    {
        // They come to lie at either end of the row: that is no range.
        return None;
    }
    let distinct = before.chunk_by(|a, b| a == b).count();
    let room = rules.capacity().saturating_sub(lying.len());
    if room == 0 {
        let lying = lying.clone();
        return Some(Prospect::Takes { row: spot.row, lying, instead: between });
    }
    let as_it_lies = table.rows.get(spot.row.index()) == Some(lying);
    if is_last && !as_it_lies && !fitting.is_empty() {
        // Open cards come to lie there first, and then no more: that is no gap.
        return None;
    }
    Some(match between {
        Some(between) if room <= distinct.min(others) => {
            Prospect::Risky { spot, needed: room, between }
        }
        between => Prospect::Safe { spot, room: room - 1, between, at_once: is_last && as_it_lies },
    })
}

/// The row that costs least to take: bull heads, or cards where these count.
fn cheapest(rules: &Rules, rows: &[Row]) -> Option<RowNo> {
    let cost = |row: &Row| if rules.is_shedding() { row.cards().len() } else { heads(row) };
    let costs = rows.iter().enumerate().map(|(index, row)| (cost(row), index));
    costs.min().map(|(_, index)| RowNo::from_index(index))
}

fn heads(row: &Row) -> usize {
    usize::try_from(row.bull_heads()).unwrap_or(usize::MAX)
}

/// The number of cards of others that may be placed before a card of this seat.
fn cards_to_come(seat: &Seat) -> usize {
    let table = &seat.table;
    let selection = table.rules.selection;
    if selection.places_at_once() {
        return 0;
    }
    let open = |who: SeatNo| table.unplaced.iter().any(|(owner, _)| *owner == who);
    let others = table.seats.iter().filter(|other| other.seat != seat.seat && !open(other.seat));
    // Once the hidden cards lie open, nobody has one to add.
    if selection.is_hidden() && !table.unplaced.is_empty() {
        return 0;
    }
    others.map(|other| selection.cards_at_once(other.hand)).sum()
}

/// The rows after the open cards below this one have been placed; `None` where nobody knows: one of
/// them is too low for every row.
fn after_open_cards(table: &Table, card: Card) -> Option<Vec<Row>> {
    let mut rows = table.rows.clone();
    let mut open: Vec<Card> = table.unplaced.iter().map(|(_, open)| *open).collect();
    if table.rules.selection.is_hidden() {
        return Some(rows);
    }
    open.sort_unstable();
    for open in open.into_iter().filter(|open| *open < card) {
        match table.rules.placement.fit(&rows, open) {
            Fit::At(spot) => place(&table.rules, &mut rows, open, spot),
            Fit::Either(..) => {}
            Fit::Nowhere => return None,
        }
    }
    Some(rows)
}

/// Lays a card where it fits.
fn place(rules: &Rules, rows: &mut [Row], card: Card, spot: Spot) {
    let Some(row) = rows.get_mut(spot.row.index()) else { return };
    if rules.placement.stacks_equal_cards() && spot.beside == card {
        return;
    }
    if row.len() >= rules.capacity() {
        *row = Row::beginning(Stack::single(card));
    } else if spot.side == Side::Left {
        row.stacks.insert(0, Stack::single(card));
    } else {
        row.stacks.push(Stack::single(card));
    }
}

/// Whether a card goes elsewhere once somebody has placed a lower one.
fn can_be_pushed_away(seat: &Seat, rows: &[Row], card: Card) -> bool {
    let rules = &seat.table.rules;
    let fits = rules.placement.fit(rows, card);
    let pushes_from = |other: Card, spot: Spot| {
        let mut after = rows.to_vec();
        place(rules, &mut after, other, spot);
        match (fits, rules.placement.fit(&after, card)) {
            // Behind a row, others only come between.
            (Fit::At(Spot { row, side: Side::Right, .. }), Fit::At(then)) => then.row != row,
            (fits, then) => then != fits,
        }
    };
    let pushes = |other: Card| match rules.placement.fit(rows, other) {
        Fit::At(spot) => pushes_from(other, spot),
        Fit::Either(a, b) => pushes_from(other, a) || pushes_from(other, b),
        // Its owner takes a row.
        Fit::Nowhere => true,
    };
    cards_to_come(seat) > 0
        && still_out(seat).into_iter().any(|other| other < card && pushes(other))
}

/// Cards that others may play and that would come to lie in the same row before
/// this one: those below it, for the lowest is placed first.
fn coming_before(seat: &Seat, spot: Spot, card: Card) -> Vec<Card> {
    let table = &seat.table;
    // An open card that is higher than the other one is placed behind that.
    let fit = |other: Card| {
        let rows = after_open_cards(table, other);
        rows.map_or(Fit::Nowhere, |rows| table.rules.placement.fit(&rows, other))
    };
    let there = |other: Card| match fit(other) {
        Fit::At(other) => other.row == spot.row,
        Fit::Either(a, b) => a.row == spot.row || b.row == spot.row,
        Fit::Nowhere => false,
    };
    // On the last card of a row an equal one fills no place.
    let counts = |other: &Card| *other < card && *other != spot.beside && there(*other);
    still_out(seat).into_iter().filter(counts).collect()
}

/// The cards that others may hold, ascending: all that this seat does not see
/// on the table or in its own hand.
fn still_out(seat: &Seat) -> Vec<Card> {
    let table = &seat.table;
    let mut seen: Vec<Card> = table.rows.iter().flat_map(Row::cards).collect();
    seen.extend(table.seats.iter().flat_map(|other| &other.pile));
    seen.extend(table.shared.iter().flat_map(|shared| &shared.cards));
    seen.extend(table.unplaced.iter().map(|(_, card)| *card));
    seen.extend(&table.sorting);
    seen.extend(&seat.hand);
    let mut out = table.rules.deck_cards(table.seats.len());
    for card in seen {
        if let Some(place) = out.iter().position(|other| *other == card) {
            out.remove(place);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::nimmt::Match;
    use games::nimmt::record::{Record, replay};

    fn record(rules: &str, rows: &str, hands: &str, choices: &str) -> Record {
        let document = format!(
            r#"{{"format":"nimmt-record/1","rules":{{{rules}}},"seats":["A","B","C"],
            "games":[{{"rows":{rows},"hands":{hands},"choices":[{choices}]}}]}}"#
        );
        Record::parse(document.as_bytes()).unwrap()
    }

    fn state(rules: &str, rows: &str, hands: &str) -> Match {
        replay(&record(rules, rows, hands, "")).unwrap_or_else(|why| panic!("{why}")).state
    }

    fn card(n: u8) -> Card {
        Card::new(n).unwrap()
    }

    fn of(state: &Match, seat: u8, n: u8) -> Prospect {
        prospect(&state.seat(SeatNo::new(seat).unwrap()), card(n)).unwrap()
    }

    const CLASSIC: &str = r#""variant":"classic""#;
    const ROWS: &str = "[[12],[37],[43],[90]]";

    /// Rows as they are dealt have one card; here they grow first.
    fn grown() -> Match {
        let hands = "[[44,45,40,62,1],[38,39,41,20,2],[13,14,42,63,3]]";
        let choices = [(1, 44), (2, 38), (3, 13), (1, 45), (2, 39), (3, 14)];
        let choices: Vec<String> = choices
            .iter()
            .map(|(seat, card)| format!(r#"{{"seat":{seat},"play":[{card}]}}"#))
            .collect();
        let record = record(CLASSIC, ROWS, hands, &choices.join(","));
        replay(&record).unwrap_or_else(|why| panic!("{why}")).state
    }

    #[test]
    fn a_card_with_nothing_between_is_safe() {
        let game = state(CLASSIC, ROWS, "[[38,13],[60,61],[70,71]]");
        let Prospect::Safe { spot, room, between, .. } = of(&game, 1, 38) else { panic!() };
        assert_eq!((spot.row.number(), spot.beside, room, between), (2, card(37), 3, None));
    }

    #[test]
    fn a_card_with_much_between_is_safe_where_there_is_room_for_all() {
        let game = state(CLASSIC, ROWS, "[[80,13],[60,61],[70,71]]");
        let Prospect::Safe { spot, room, between, .. } = of(&game, 1, 80) else { panic!() };
        assert_eq!((spot.beside, room), (card(43), 3));
        assert_eq!(between, Some(Between { from: card(44), to: card(79), count: 36 }));
    }

    #[test]
    fn a_row_that_two_others_can_fill_is_a_risk() {
        let game = grown();
        // Row 3: 43 44 45 with room for two, and two others play.
        let rows: Vec<usize> = game.rows().iter().map(Row::len).collect();
        assert_eq!(rows, [3, 3, 3, 1], "{:?}", game.rows());
        let Prospect::Risky { spot, needed, between } = of(&game, 1, 62) else { panic!() };
        assert_eq!((spot.row.number(), needed), (3, 2));
        assert_eq!((between.from, between.to), (card(46), card(61)));
    }

    #[test]
    fn a_card_below_every_row_names_the_cheapest() {
        let game = state(CLASSIC, "[[55],[37],[40],[90]]", "[[1,13],[60,61],[70,71]]");
        let cheapest = RowNo::new(2).unwrap();
        assert_eq!(of(&game, 1, 1), Prospect::Nowhere { cheapest });
    }

    #[test]
    fn of_a_short_deck_only_what_is_in_play_comes_between() {
        // Tactics with three: 1 to 10. All cards are seen or in another hand.
        let tactics = r#""variant":"tactics","hand":2"#;
        let game = state(tactics, "[[1],[2],[3],[4]]", "[[8,10],[5,6],[7,9]]");
        let Prospect::Safe { between, .. } = of(&game, 1, 8) else { panic!() };
        assert_eq!(between, Some(Between { from: card(5), to: card(7), count: 3 }));
    }

    #[test]
    fn an_equal_card_lies_on_it_and_takes_nothing() {
        let double = r#""variant":"double","hand":2"#;
        let game = state(double, ROWS, "[[37,13],[60,61],[70,71]]");
        assert_eq!(of(&game, 1, 37), Prospect::OnEqual { row: RowNo::new(2).unwrap() });
    }

    #[test]
    fn in_pro_two_ends_may_be_equally_near() {
        let game =
            state(r#""variant":"pro""#, "[[12],[39],[41],[90]]", "[[40,13],[60,61],[70,71]]");
        let Prospect::Either(a, b) = of(&game, 1, 40) else { panic!() };
        assert_eq!((a.beside, b.beside), (card(39), card(41)));
        // Whoever plays 39 decides it.
        let game =
            state(r#""variant":"pro""#, "[[12],[38],[42],[90]]", "[[40,13],[60,61],[70,71]]");
        assert_eq!(prospect(&game.seat(SeatNo::new(1).unwrap()), card(40)), None);
    }

    #[test]
    fn an_open_card_that_is_placed_at_once_has_nothing_before_it() {
        let hand = r#""variant":"hand","hand":2"#;
        let game = state(hand, ROWS, "[[62,13],[60,61],[70,71]]");
        let Prospect::Safe { between, at_once, .. } = of(&game, 1, 62) else { panic!() };
        assert_eq!((between, at_once), (None, true));
    }

    #[test]
    fn open_cards_below_are_placed_first() {
        let open = r#""variant":"open","takes":5"#;
        let plays = r#"{"seat":1,"play":[44]},{"seat":2,"play":[45]}"#;
        let hands = "[[44,13],[45,61],[46,71]]";
        let record = record(open, ROWS, hands, plays);
        let game = replay(&record).unwrap_or_else(|why| panic!("{why}")).state;
        let Prospect::Safe { spot, room, at_once, .. } = of(&game, 3, 46) else { panic!() };
        assert_eq!((spot.beside, room, at_once), (card(45), 0, false));
    }

    #[test]
    fn in_open_a_card_may_come_before_one_that_lies_open() {
        // Row 3 is 43 44; seat 2 has opened 47, and the 45 is still to come.
        let open = r#""variant":"open","takes":5"#;
        let plays = r#"{"seat":1,"play":[44]},{"seat":2,"play":[13]},{"seat":3,"play":[14]},
                       {"seat":2,"play":[47]}"#;
        let hands = "[[44,45],[13,47],[14,48]]";
        let record = record(open, ROWS, hands, plays);
        let game = replay(&record).unwrap_or_else(|why| panic!("{why}")).state;
        let Prospect::Risky { spot, needed, between } = of(&game, 3, 48) else { panic!() };
        assert_eq!((spot.beside, needed), (card(47), 1));
        assert_eq!((between.from, between.to), (card(45), card(46)));
    }

    #[test]
    fn an_open_card_that_is_too_low_hides_what_lies_there_then() {
        let plays = r#"{"seat":1,"play":[3]}"#;
        let record = record(r#""variant":"open""#, ROWS, "[[3,13],[5,61],[70,71]]", plays);
        let game = replay(&record).unwrap_or_else(|why| panic!("{why}")).state;
        assert_eq!(prospect(&game.seat(SeatNo::new(2).unwrap()), card(5)), None);
    }

    #[test]
    fn in_refined_the_owner_of_the_lowest_card_may_lay_a_high_one_first() {
        let refined = r#""variant":"refined","hand":4"#;
        let game = state(refined, ROWS, "[[44,62,70,91],[13,50,61,63],[14,15,16,17]]");
        assert_eq!(prospect(&game.seat(SeatNo::new(1).unwrap()), card(44)), None);
    }

    #[test]
    fn a_full_row_costs_the_open_cards_in_it_too() {
        let open = r#""variant":"open","takes":5"#;
        let hands = "[[44,47,60],[13,45,61],[14,46,70]]";
        let plays = [(1, 44), (2, 13), (3, 14), (2, 45), (3, 46)];
        let plays = plays.map(|(seat, card)| format!(r#"{{"seat":{seat},"play":[{card}]}}"#));
        let record = record(open, ROWS, hands, &plays.join(","));
        let game = replay(&record).unwrap_or_else(|why| panic!("{why}")).state;
        let Prospect::Takes { row, lying, .. } = of(&game, 1, 47) else { panic!() };
        assert_eq!(row.number(), 3);
        assert_eq!(lying.cards(), [card(43), card(44), card(45), card(46)]);
    }

    #[test]
    fn nothing_is_said_of_a_card_that_others_can_push_away_from_before_a_row() {
        let pro = r#""variant":"pro""#;
        let game = state(pro, ROWS, "[[80,89],[60,61],[70,71]]");
        assert_eq!(prospect(&game.seat(SeatNo::new(1).unwrap()), card(80)), None);
        // 15 from the 91; behind a 70 it would be 6.
        let game = state(pro, "[[12],[37],[60],[91]]", "[[76,77],[13,61],[14,71]]");
        assert_eq!(prospect(&game.seat(SeatNo::new(1).unwrap()), card(76)), None);
        // 9 from the 60; a 65 takes the full row that begins with 66, and is nearer then.
        let plays = [(1, 67), (2, 68), (3, 3), (1, 90), (2, 95), (3, 4)];
        let plays = plays.map(|(seat, card)| format!(r#"{{"seat":{seat},"play":[{card}]}}"#));
        let hands = "[[67,69,90],[61,68,95],[3,4,65]]";
        let record = record(pro, "[[1],[59],[60],[66]]", hands, &plays.join(","));
        let game = replay(&record).unwrap_or_else(|why| panic!("{why}")).state;
        assert_eq!(game.rows().iter().map(Row::len).collect::<Vec<_>>(), [3, 1, 1, 5]);
        assert_eq!(prospect(&game.seat(SeatNo::new(1).unwrap()), card(69)), None);
    }

    #[test]
    fn nothing_is_said_of_cards_that_come_to_lie_at_either_end_of_a_row() {
        let pro = r#""variant":"pro""#;
        let game = state(pro, "[[5],[60],[90],[100]]", "[[63,77],[13,61],[14,71]]");
        assert_eq!(prospect(&game.seat(SeatNo::new(1).unwrap()), card(63)), None);
    }
}
