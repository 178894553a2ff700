//! A table to play at in tests.
//!
//! Pictures: rows, hands and the cards of a turn are divided by `/`, in the order of rows or seats;
//! `22=22` are two equal cards lying on each other; `-` is nothing.

use games::nimmt::{
    Awaited, Card, Choice, Deal, DecisionKind, Event, How, Match, Modifiers, Row, RowNo, Rules,
    SeatNo, Side, TableSeat, Variant,
};

/// A match under way, and the events of its last step.
pub(crate) struct Play {
    pub(crate) state: Match,
    pub(crate) events: Vec<Event>,
}

/// A variant without modifiers.
pub(crate) fn plain(variant: Variant) -> Rules {
    Rules::variant(variant)
}

pub(crate) fn with(variant: Variant, change: impl FnOnce(&mut Modifiers)) -> Rules {
    let mut modifiers = Modifiers::default();
    change(&mut modifiers);
    Rules::of(variant, &modifiers)
}

pub(crate) fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

pub(crate) fn row(number: u8) -> RowNo {
    RowNo::new(number).unwrap()
}

pub(crate) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

/// `"12 14"` → the cards 12 and 14; `"-"` or nothing → none.
pub(crate) fn cards(picture: &str) -> Vec<Card> {
    let words = picture.split_whitespace().filter(|word| *word != "-");
    words.map(|word| card(word.parse().unwrap())).collect()
}

fn parts(picture: &str) -> Vec<&str> {
    picture.split('/').map(str::trim).collect()
}

/// The JSON of a deal from pictures of rows and hands.
pub(crate) fn deal(rows: &str, hands: &str) -> Deal {
    let list = |cards: &[&str]| format!("[{}]", cards.join(","));
    let stack = |word: &str| word.split_once('=').map_or(word.into(), |(a, b)| list(&[a, b]));
    let row = |part: &str| {
        part.split_whitespace().filter(|word| *word != "-").map(stack).collect::<Vec<_>>().join(",")
    };
    let rows: Vec<String> = parts(rows).iter().map(|part| format!("[{}]", row(part))).collect();
    let hand =
        |part: &&str| cards(part).iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let hands: Vec<String> = parts(hands).iter().map(|part| format!("[{}]", hand(part))).collect();
    let json = format!(r#"{{"rows":[{}],"hands":[{}]}}"#, rows.join(","), hands.join(","));
    Deal::from_json(&json).unwrap()
}

pub(crate) fn picture(rows: &[Row]) -> String {
    let stack = |card: Card, copies: u8| {
        if copies == 2 { format!("{card}={card}") } else { card.to_string() }
    };
    let row = |row: &Row| {
        let stacks: Vec<String> = row.stacks.iter().map(|s| stack(s.card, s.copies)).collect();
        stacks.join(" ")
    };
    rows.iter().map(row).collect::<Vec<_>>().join(" / ")
}

/// A situation: the rows on the table and the hands of the seats.
pub(crate) fn situation(rules: Rules, rows: &str, hands: &str) -> Play {
    let seats = parts(hands).len();
    let mut play = Play {
        state: Match::new(rules, seats).unwrap_or_else(|error| panic!("{error:?}")),
        events: vec![],
    };
    play.deal(rows, hands);
    play
}

/// A draft from the cards 1 to `highest`.
pub(crate) fn draft(rules: Rules, seats: usize, highest: u8) -> Play {
    let mut play = Play {
        state: Match::new(rules, seats).unwrap_or_else(|error| panic!("{error:?}")),
        events: vec![],
    };
    play.deal_pool(highest);
    play
}

impl Play {
    /// Deals the next game.
    pub(crate) fn deal(&mut self, rows: &str, hands: &str) -> &mut Self {
        self.events = self.state.begin(&deal(rows, hands)).unwrap();
        self
    }

    pub(crate) fn deal_pool(&mut self, highest: u8) -> &mut Self {
        let pool: Vec<String> = (1..=highest).map(|n| n.to_string()).collect();
        let json = format!(r#"{{"pool":[{}]}}"#, pool.join(","));
        self.events = self.state.begin(&Deal::from_json(&json).unwrap()).unwrap();
        self
    }

    pub(crate) fn choose(&mut self, by: u8, choice: &Choice) -> &mut Self {
        self.events =
            self.state.apply(seat(by), choice).unwrap_or_else(|error| panic!("seat {by} {error}"));
        self
    }

    /// A whole turn: the cards of every seat, `-` for one that has none.
    pub(crate) fn turn(&mut self, picture: &str) -> &mut Self {
        for (index, part) in parts(picture).iter().enumerate() {
            let played = cards(part);
            if !played.is_empty() {
                self.choose(u8::try_from(index).unwrap() + 1, &Choice::Play(played));
            }
        }
        self
    }

    pub(crate) fn plays(&mut self, by: u8, number: u8) -> &mut Self {
        self.choose(by, &Choice::Play(vec![card(number)]))
    }

    pub(crate) fn drafts(&mut self, by: u8, number: u8) -> &mut Self {
        self.choose(by, &Choice::Draft(card(number)))
    }

    pub(crate) fn stops(&mut self, by: u8) -> &mut Self {
        self.choose(by, &Choice::Stop)
    }

    pub(crate) fn takes_row(&mut self, by: u8, number: u8) -> &mut Self {
        self.choose(by, &Choice::Row(row(number)))
    }

    pub(crate) fn lays_at(&mut self, by: u8, number: u8, side: Side) -> &mut Self {
        self.choose(by, &Choice::End(row(number), side))
    }

    pub(crate) fn places_first(&mut self, by: u8, number: u8) -> &mut Self {
        self.choose(by, &Choice::First(card(number)))
    }

    pub(crate) fn keeps(&mut self, by: u8, picture: &str) -> &mut Self {
        self.choose(by, &Choice::Keep(cards(picture)))
    }

    /// Asserts that the rows lie like this.
    #[track_caller]
    pub(crate) fn shows(&mut self, rows: &str) -> &mut Self {
        assert_eq!(picture(self.state.rows()), rows);
        self
    }

    /// Asserts that the piles hold these cards.
    #[track_caller]
    pub(crate) fn piles(&mut self, picture: &str) -> &mut Self {
        let piles: Vec<Vec<Card>> = self.seats().into_iter().map(|seat| seat.pile).collect();
        let expected: Vec<Vec<Card>> = parts(picture).into_iter().map(cards).collect();
        assert_eq!(piles, expected);
        self
    }

    /// Asserts that the hands hold these cards.
    #[track_caller]
    pub(crate) fn hands(&mut self, picture: &str) -> &mut Self {
        let hands: Vec<Vec<Card>> =
            SeatNo::all(self.state.seats()).map(|seat| self.state.seat(seat).hand).collect();
        let expected: Vec<Vec<Card>> = parts(picture).into_iter().map(cards).collect();
        assert_eq!(hands, expected);
        self
    }

    /// Asserts the points of the game so far, or of the finished one.
    #[track_caller]
    pub(crate) fn points(&mut self, points: &[u32]) -> &mut Self {
        assert_eq!(self.state.points(), points);
        self
    }

    /// Asserts that exactly this seat must make this decision.
    #[track_caller]
    pub(crate) fn asks(&mut self, by: u8, decision: DecisionKind) -> &mut Self {
        let awaited = Awaited { seat: seat(by), decision, chosen: false };
        assert_eq!(self.state.awaiting(), [awaited]);
        self
    }

    /// Asserts that every seat is to play, and none has chosen.
    #[track_caller]
    pub(crate) fn asks_all_to_play(&mut self) -> &mut Self {
        let awaited = |seat| Awaited { seat, decision: DecisionKind::Play, chosen: false };
        let all: Vec<Awaited> = SeatNo::all(self.state.seats()).map(awaited).collect();
        assert_eq!(self.state.awaiting(), all);
        self
    }

    /// Asserts that the choice is refused in these words.
    #[track_caller]
    pub(crate) fn refuses(&mut self, by: u8, choice: &Choice, words: &str) -> &mut Self {
        let before = self.state.table();
        let refusal = self.state.apply(seat(by), choice).unwrap_err();
        assert_eq!(refusal.to_string(), words);
        assert!(self.state.table() == before);
        self
    }

    /// Asserts that the game is over and nobody is awaited.
    #[track_caller]
    pub(crate) fn game_over(&mut self) -> &mut Self {
        assert!(self.state.awaiting().is_empty(), "{:?}", self.state.awaiting());
        assert!(self.state.needs_deal() || self.state.is_over());
        self
    }

    #[track_caller]
    pub(crate) fn turn_is(&mut self, turn: u32) -> &mut Self {
        assert_eq!(self.state.table().turn, turn);
        self
    }

    pub(crate) fn seats(&self) -> Vec<TableSeat> {
        self.state.table().seats
    }

    /// The cards of the last step with the rules by which they were placed.
    pub(crate) fn hows(&self) -> Vec<(u8, How)> {
        let how = |event: &Event| match event {
            Event::Placed { card, how, .. } => Some((card.number(), *how)),
            _ => None,
        };
        self.events.iter().filter_map(how).collect()
    }
}
