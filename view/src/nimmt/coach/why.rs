//! Why a choice is worth what it is worth, in a phrase.

use crate::nimmt::phrases::{cost, counted, nth};
use crate::words::Words;
use games::nimmt::{Card, Choice, Decision, Row, RowNo, Seat, Side, Spot};
use players::nimmt::{Between, Prospect, prospect};

/// Why a choice of this seat is worth what it is worth; `None` where there is nothing to say.
pub(super) fn why(words: &Words, seat: &Seat, choice: &Choice) -> Option<String> {
    let desk = Why { words, seat };
    match choice {
        Choice::Play(played) => {
            let mut each: Vec<String> = played.iter().filter_map(|card| desk.card(*card)).collect();
            // Of two low cards the higher goes behind the lower, which takes a row once.
            each.dedup();
            (!each.is_empty()).then(|| each.join(" · "))
        }
        Choice::First(card) => desk.card(*card),
        Choice::Row(row) => Some(words.say("why-row", &[("cost", desk.cost_of(*row).into())])),
        Choice::End(row, side) => desk.end(*row, *side),
        Choice::Draft(card) => desk.draft(*card),
        Choice::Stop => Some(words.say("why-hand", &[("n", seat.hand.len().into())])),
        Choice::Keep(kept) => {
            Some(words.say("why-hand", &[("n", (seat.hand.len() + kept.len()).into())]))
        }
    }
}

struct Why<'a> {
    words: &'a Words,
    seat: &'a Seat,
}

impl Why<'_> {
    fn card(&self, card: Card) -> Option<String> {
        let rules = &self.seat.table.rules;
        let words = self.words;
        let nth = || nth(words, rules.takes).into();
        let text = match prospect(self.seat, card)? {
            Prospect::Takes { row, lying, instead } => {
                let id = if instead.is_some() { "why-takes-unless" } else { "why-takes" };
                let instead = instead.map(|between| self.range(between)).unwrap_or_default();
                let values = [
                    ("nth", nth()),
                    ("row", row.number().into()),
                    ("cost", self.cost(&lying).into()),
                    ("cards", instead.into()),
                ];
                words.say(id, &values)
            }
            Prospect::Risky { spot, needed, between } => {
                let id = if needed == 1 { "why-risky" } else { "why-risky-several" };
                let values = [
                    ("nth", nth()),
                    ("row", spot.row.number().into()),
                    ("needed", needed.into()),
                    ("cards", self.range(between).into()),
                    ("out", between.count.into()),
                ];
                words.say(id, &values)
            }
            Prospect::Safe { spot, room, between, at_once } => {
                let id = match (between, spot.side) {
                    _ if at_once => "why-safe-at-once",
                    (Some(_), _) => "why-roomy",
                    (None, Side::Right) => "why-safe",
                    (None, Side::Left) => "why-safe-before",
                };
                let values = [
                    ("next", spot.beside.number().into()),
                    ("row", spot.row.number().into()),
                    ("room", room.into()),
                ];
                words.say(id, &values)
            }
            Prospect::OnEqual { row } => words.say("why-equal", &[("row", row.number().into())]),
            Prospect::Either(a, b) => {
                let row = |spot: Spot| spot.row.number().into();
                words.say("why-either", &[("row", row(a)), ("other", row(b))])
            }
            Prospect::Nowhere { cheapest } => {
                let nowhere = rules.placement.both_ends();
                let id = if nowhere { "why-nowhere" } else { "why-low" };
                let cost = self.cost_of(cheapest).into();
                words.say(id, &[("row", cheapest.number().into()), ("cost", cost)])
            }
        };
        Some(text)
    }

    /// "45", or "45–51".
    fn range(&self, between: Between) -> String {
        if between.from == between.to {
            return between.from.to_string();
        }
        let (from, to) = (between.from.number().into(), between.to.number().into());
        self.words.say("why-range", &[("from", from), ("to", to)])
    }

    /// The cost of taking a row as it lies.
    fn cost_of(&self, no: RowNo) -> String {
        self.seat.table.rows.get(no.index()).map(|row| self.cost(row)).unwrap_or_default()
    }

    /// The cost of taking these cards: bull heads, or cards where these count.
    fn cost(&self, row: &Row) -> String {
        let rules = &self.seat.table.rules;
        counted(self.words, rules, cost(rules, &row.cards()))
    }

    fn end(&self, no: RowNo, side: Side) -> Option<String> {
        let row = self.seat.table.rows.get(no.index())?;
        let capacity = self.seat.table.rules.capacity();
        if row.len() >= capacity {
            let values = [
                ("nth", nth(self.words, self.seat.table.rules.takes).into()),
                ("row", no.number().into()),
                ("cost", self.cost_of(no).into()),
            ];
            return Some(self.words.say("why-takes", &values));
        }
        let left = (capacity - row.len() - 1).into();
        let id = match side {
            Side::Left => "why-end-before",
            Side::Right => "why-end-behind",
        };
        Some(self.words.say(id, &[("row", no.number().into()), ("left", left)]))
    }

    fn draft(&self, card: Card) -> Option<String> {
        let Some(Decision::Draft { pool }) = &self.seat.decision else { return None };
        let lower = pool.iter().filter(|other| **other < card).count();
        let higher = pool.iter().filter(|other| **other > card).count();
        Some(self.words.say("why-draft", &[("lower", lower.into()), ("higher", higher.into())]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::SeatNo;
    use games::nimmt::record::{Record, replay};

    /// Returns the coach's sentence about a choice of seat 1 in a situation between three.
    fn said(rules: &str, rows: &str, hands: &str, choices: &str, choice: &Choice) -> String {
        let document = format!(
            r#"{{"format":"nimmt-record/1","rules":{{{rules}}},"seats":["A","B","C"],
            "games":[{{"rows":{rows},"hands":{hands},"choices":[{choices}]}}]}}"#
        );
        let record = Record::parse(document.as_bytes()).unwrap();
        let state = replay(&record).unwrap_or_else(|why| panic!("{why}")).state;
        let seat = state.seat(SeatNo::new(1).unwrap());
        why(&Words::of("en-US"), &seat, choice).unwrap()
    }

    fn play(n: u8) -> Choice {
        Choice::Play(vec![Card::new(n).unwrap()])
    }

    const ROWS: &str = "[[12],[37],[43],[90]]";
    const CLASSIC: &str = r#""variant":"classic""#;

    #[test]
    fn a_hidden_card_is_safe_or_roomy_or_too_low() {
        let of = |n: u8| said(CLASSIC, ROWS, &format!("[[{n},55],[60,61],[70,71]]"), "", &play(n));
        assert_eq!(of(38), "safe for now: nothing fits between 37 and it");
        assert_eq!(of(80), "safe for now: row 3 has room for 3 more cards before it");
        assert_eq!(of(5), "too low for every row: the cheapest, row 1, costs 1 bull head");
    }

    #[test]
    fn a_row_about_to_be_full_names_the_cards_that_fill_it() {
        // After two turns row 3 holds 43 44 45 46, and rows hold 4 here.
        let rules = r#""variant":"classic","takes":5"#;
        let hands = "[[44,45,52,58],[38,39,60,1],[13,46,70,71]]";
        let turns = r#"{"seat":1,"play":[44]},{"seat":2,"play":[38]},{"seat":3,"play":[13]},
            {"seat":1,"play":[45]},{"seat":2,"play":[39]},{"seat":3,"play":[46]}"#;
        let of = |n: u8| said(rules, ROWS, hands, turns, &play(n));
        assert_eq!(
            of(52),
            "fifth card of row 3: costs 9 bull heads, unless someone plays 47–51 first"
        );
    }

    #[test]
    fn one_card_or_several_may_be_needed_to_fill_a_row() {
        let rules = r#""variant":"classic","takes":5"#;
        let hands = "[[44,48,58],[38,60,1],[45,70,71]]";
        let turn = r#"{"seat":1,"play":[44]},{"seat":2,"play":[38]},{"seat":3,"play":[45]}"#;
        assert_eq!(
            said(rules, ROWS, hands, turn, &play(48)),
            "fifth card of row 3 if someone plays one of 46–47 first (2 of them are still out)"
        );
        let hands = "[[44,48,58],[38,60,1],[13,70,71]]";
        let turn = r#"{"seat":1,"play":[44]},{"seat":2,"play":[38]},{"seat":3,"play":[13]}"#;
        assert_eq!(
            said(rules, ROWS, hands, turn, &play(48)),
            "fifth card of row 3 if 2 others play 45–47 first (3 of these are still out)"
        );
    }

    #[test]
    fn a_row_to_be_taken_says_what_it_costs_and_shedding_counts_cards() {
        let choices = r#"{"seat":1,"play":[5]},{"seat":2,"play":[60]},{"seat":3,"play":[70]}"#;
        let hands = "[[5,38],[60,61],[70,71]]";
        let row = Choice::Row(RowNo::new(4).unwrap());
        assert_eq!(said(CLASSIC, ROWS, hands, choices, &row), "costs 3 bull heads now");
        let shedding = r#""variant":"classic","shedding":true"#;
        assert_eq!(said(shedding, ROWS, hands, choices, &row), "costs 1 card now");
    }

    #[test]
    fn every_other_kind_of_choice_has_a_phrase() {
        let pro = r#""variant":"pro""#;
        let rows = "[[12],[39],[41],[90]]";
        let hands = "[[40,13],[60,61],[70,71]]";
        assert_eq!(
            said(pro, rows, hands, "", &play(40)),
            "fits equally well in row 2 and row 3: you'll choose"
        );
        let turn = r#"{"seat":1,"play":[40]},{"seat":2,"play":[60]},{"seat":3,"play":[70]}"#;
        let end = Choice::End(RowNo::new(3).unwrap(), Side::Left);
        assert_eq!(said(pro, rows, hands, turn, &end), "row 3 has room for 3 cards after that");
        let double = r#""variant":"double""#;
        assert_eq!(
            said(double, ROWS, "[[37,13],[60,61],[70,71]]", "", &play(37)),
            "lands on its twin in row 2 and takes nothing"
        );
        let hand = r#""variant":"hand""#;
        let first = r#"{"seat":1,"play":[38]}"#;
        assert_eq!(
            said(hand, ROWS, "[[38,13],[60,61],[70,71]]", first, &Choice::Stop),
            "1 card stays in your hand"
        );
    }
}
