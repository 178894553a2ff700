//! The rules once more, in another style and only for comparison: a legal record goes in as JSON,
//! its result comes out. Cards are texts, hands are lists, and nothing checks whether a choice is
//! allowed.

use std::collections::BTreeMap;

use serde_json::{Value, json};

const SUITS: &str = "CSHD";
const RANKS: &str = "ATKQJ98";

fn rank(card: &str) -> usize {
    RANKS.find(&card[..1]).unwrap()
}

fn suit(card: &str) -> char {
    card.chars().nth(1).unwrap()
}

fn counts(card: &str) -> i64 {
    [11, 10, 4, 3, 2, 0, 0][rank(card)]
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

/// A seat of the record as an index.
fn seat(value: &Value) -> Option<usize> {
    value.as_u64().map(|n| usize::try_from(n).unwrap() - 1)
}

fn number(index: Option<usize>) -> Value {
    index.map_or(Value::Null, |index| json!(index + 1))
}

/// The options of a record, with their defaults.
struct Options {
    variant: String,
    auto: bool,
    card_points: bool,
    points: Option<i64>,
    games: Option<usize>,
}

/// One game under way.
#[derive(Default)]
struct Game {
    hands: Vec<Vec<String>>,
    turned: Option<String>,
    stock: Vec<String>,
    trump: Option<char>,
    leader: usize,
    trick: Vec<String>,
    call: Option<Value>,
    points: Vec<i64>,
    won: Vec<i64>,
    tricks: Vec<Value>,
    marriages: Vec<Value>,
    declared: i64,
    closed: Option<usize>,
    declarer: Option<usize>,
    passes: usize,
    over: Option<(&'static str, Vec<usize>, Vec<i64>)>,
}

/// The result of a legal record.
pub(crate) fn result(record: &Value) -> Value {
    let rules = &record["rules"];
    let seats = record["seats"].as_array().unwrap().len();
    let card_points = rules["scoring"] == "card_points";
    let mut options = Options {
        variant: rules["variant"].as_str().unwrap().to_owned(),
        auto: rules["out"] == "auto",
        card_points,
        points: rules["end"]["points"].as_i64(),
        games: rules["end"]["games"].as_u64().map(|n| usize::try_from(n).unwrap()),
    };
    if options.points.is_none() && options.games.is_none() {
        (options.points, options.games) =
            if card_points { (None, Some(5)) } else { (Some(7), None) };
    }
    let mut totals = vec![0; seats];
    let (mut carry, mut games) = (0, Vec::new());
    let (mut over, mut winners, mut awaiting) = (false, Vec::new(), Vec::new());
    let first = seat(&record["dealer"]).unwrap();
    for (index, written) in record["games"].as_array().unwrap().iter().enumerate() {
        let dealer = (first + index) % seats;
        let mut game = Game::new(written, dealer, seats);
        for choice in written["choices"].as_array().unwrap() {
            game.choose(choice, &options, &totals, carry);
        }
        awaiting = game.awaiting(&options, dealer);
        if let Some((end, won, booked)) = &game.over {
            for (total, booked) in totals.iter_mut().zip(booked) {
                *total += booked;
            }
            carry = if won.is_empty() && !card_points { carry + 1 } else { 0 };
            over = *end == "match"
                || options.games == Some(index + 1)
                || options.points.is_some_and(|n| totals.iter().any(|total| *total >= n));
            if over && *end == "match" {
                winners.clone_from(won);
            } else if over {
                let best = totals.iter().max().unwrap();
                winners = (0..seats).filter(|seat| totals[*seat] == *best).collect();
            }
        }
        games.push(game.told(dealer));
    }
    let winners: Vec<usize> = winners.iter().map(|seat| seat + 1).collect();
    json!({"games": games, "totals": totals, "carry": carry, "over": over, "winners": winners,
        "awaiting": awaiting})
}

impl Game {
    fn new(written: &Value, dealer: usize, seats: usize) -> Self {
        let turned = written["turned"].as_str().map(str::to_owned);
        let mut game = Self {
            hands: written["hands"].as_array().unwrap().iter().map(texts).collect(),
            trump: turned.as_deref().map(suit),
            turned,
            stock: texts(&written["stock"]),
            leader: (dealer + 1) % seats,
            points: vec![0; seats],
            won: vec![0; seats],
            ..Self::default()
        };
        if let Some(from) = written.get("from") {
            game.leader = seat(&from["leader"]).unwrap();
            let numbers = |list: &Value| -> Vec<i64> {
                list.as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect()
            };
            (game.points, game.won) = (numbers(&from["points"]), numbers(&from["tricks"]));
            game.trump = from["trump"].as_str().and_then(|t| t.chars().next()).or(game.trump);
            (game.closed, game.declarer) = (seat(&from["closed_by"]), seat(&from["declarer"]));
            game.declared = from["marriages"].as_i64().unwrap_or(0);
            // The bidding is over.
            game.passes = seats;
        }
        game
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    /// The seats whose points count together.
    fn side(&self, seat: usize) -> Vec<usize> {
        match self.declarer {
            Some(declarer) if declarer != seat => {
                (0..self.seats()).filter(|other| *other != declarer).collect()
            }
            _ => vec![seat],
        }
    }

    fn choose(&mut self, choice: &Value, options: &Options, totals: &[i64], carry: i64) {
        let by = seat(&choice["seat"]).unwrap();
        if choice.get("pass").is_some() {
            self.passes += 1;
        } else if let Some(named) = choice.get("trump") {
            self.trump = named.as_str().unwrap().chars().next();
            self.declarer = (options.variant == "bid").then_some(by);
        } else if choice.get("close").is_some() {
            self.closed = Some(by);
        } else if choice.get("exchange").is_some() {
            let took = self.turned.take().unwrap();
            let same = |card: &&String| suit(card) == suit(&took);
            let lowest = self.hands[by].iter().filter(same).max_by_key(|card| rank(card));
            let laid = lowest.unwrap().clone();
            self.hands[by].retain(|card| *card != laid);
            self.hands[by].push(took);
            self.turned = Some(laid);
        } else {
            self.play(by, choice, options, totals, carry);
        }
    }

    fn play(&mut self, by: usize, choice: &Value, options: &Options, totals: &[i64], carry: i64) {
        let card = choice["play"].as_str().unwrap().to_owned();
        if choice.get("marriage").is_some() {
            let of = suit(&card);
            let points = match options.variant.as_str() {
                "rising" => 20 * (self.declared + 1),
                "heart_ace" => 20,
                _ if self.trump == Some(of) => 40,
                _ => 20,
            };
            if options.variant == "rising" {
                self.trump = Some(of);
            }
            self.declared += 1;
            self.points[by] += points;
            let of = of.to_string();
            self.marriages.push(json!({"seat": by + 1, "suit": of, "points": points}));
        }
        if let Some(out) = choice.get("out") {
            self.call = Some(out.clone());
        }
        self.hands[by].retain(|held| *held != card);
        self.trick.push(card);
        if self.trick.len() == self.seats() {
            self.finish_trick(options, totals, carry);
        }
    }

    fn finish_trick(&mut self, options: &Options, totals: &[i64], carry: i64) {
        let trick = std::mem::take(&mut self.trick);
        let led = suit(&trick[0]);
        let strength = |card: &String| match suit(card) {
            of if Some(of) == self.trump => 20 - rank(card),
            of if of == led => 10 - rank(card),
            _ => 0,
        };
        let best = (0..trick.len()).max_by_key(|at| strength(&trick[*at])).unwrap();
        let winner = (self.leader + best) % self.seats();
        let before = self.points.clone();
        self.points[winner] += trick.iter().map(|card| counts(card)).sum::<i64>();
        self.won[winner] += 1;
        let last = self.hands.iter().all(Vec::is_empty);
        if last && self.closed.is_none() {
            self.points[winner] += 10;
        }
        self.tricks.push(json!({"leader": self.leader + 1, "cards": trick, "winner": winner + 1}));
        self.look_whether_it_is_over(options, totals, carry, winner, &before, last);
        self.call = None;
        if self.over.is_some() {
            return;
        }
        self.leader = winner;
        let left = self.stock.len() + usize::from(self.turned.is_some());
        if self.closed.is_none() && left >= self.seats() {
            for step in 0..self.seats() {
                let seat = (winner + step) % self.seats();
                let card = if self.stock.is_empty() {
                    self.turned.take().unwrap()
                } else {
                    self.stock.remove(0)
                };
                self.hands[seat].push(card);
            }
        }
    }

    fn look_whether_it_is_over(
        &mut self,
        options: &Options,
        totals: &[i64],
        carry: i64,
        winner: usize,
        before: &[i64],
        last: bool,
    ) {
        let together = |seat: usize, points: &[i64]| -> i64 {
            self.side(seat).iter().map(|of| points[*of]).sum()
        };
        let match_at = options.points.filter(|_| options.card_points);
        let makes_match = |seat: usize, points: &[i64]| {
            match_at.is_some_and(|n| totals[seat] + points[seat] >= n)
        };
        let passed = options.variant == "bid" && self.declarer.is_none();
        let over = if self.call == Some(json!("match")) {
            Some(self.out_of_match(self.leader, makes_match(self.leader, &self.points), totals))
        } else if self.call.is_some() {
            let right = together(self.leader, &self.points) >= 66;
            Some(self.called(self.leader, right, options.card_points))
        } else if options.auto && !passed {
            let first = |has: &dyn Fn(usize, &[i64]) -> bool| {
                if has(self.leader, before) {
                    Some(self.leader)
                } else {
                    Some(winner).filter(|seat| has(*seat, &self.points))
                }
            };
            first(&makes_match).map(|seat| self.out_of_match(seat, true, totals)).or_else(|| {
                let out = first(&|seat, points| together(seat, points) >= 66);
                out.map(|seat| self.called(seat, true, options.card_points))
            })
        } else {
            None
        };
        let over = over.or_else(|| last.then(|| self.played_out(winner, passed, options)));
        self.over = over.map(|(end, winners, mut booked)| {
            if !options.card_points {
                winners.iter().for_each(|seat| booked[*seat] += carry);
            }
            (end, winners, booked)
        });
    }

    fn out_of_match(
        &self,
        by: usize,
        right: bool,
        totals: &[i64],
    ) -> (&'static str, Vec<usize>, Vec<i64>) {
        let mut booked = self.points.clone();
        if right {
            return ("match", vec![by], booked);
        }
        booked[by] = 0;
        let others: Vec<usize> = (0..self.seats()).filter(|seat| *seat != by).collect();
        let total = |seat: usize| totals[seat] + booked[seat];
        let best = others.iter().map(|seat| total(*seat)).max().unwrap();
        ("match", others.into_iter().filter(|seat| total(*seat) == best).collect(), booked)
    }

    fn called(
        &self,
        by: usize,
        right: bool,
        card_points: bool,
    ) -> (&'static str, Vec<usize>, Vec<i64>) {
        let side = self.side(by);
        if !right {
            let price = if self.closed == Some(by) { 3 } else { 2 * side.len() };
            return self.failed("wrong", by, &side, i64::try_from(price).unwrap(), card_points);
        }
        match (self.closed, self.declarer) {
            (Some(closed), _) if !side.contains(&closed) => {
                self.failed("out", closed, &[closed], 3, card_points)
            }
            (_, Some(declarer)) if !side.contains(&declarer) => {
                let worth = self.worth(&[declarer]);
                self.failed("out", declarer, &[declarer], worth, card_points)
            }
            _ => self.wins("out", side, card_points),
        }
    }

    fn played_out(
        &self,
        last: usize,
        passed: bool,
        options: &Options,
    ) -> (&'static str, Vec<usize>, Vec<i64>) {
        let has = |seat: usize| self.points[seat] >= 66;
        let card_points = options.card_points;
        if let Some(bound) = self.closed.or(self.declarer) {
            if has(bound) {
                return self.wins("played", vec![bound], card_points);
            }
            let price = if self.closed.is_some() { 3 } else { self.worth(&[bound]) };
            return self.failed("played", bound, &[bound], price, card_points);
        }
        if has(last) && !passed {
            return self.wins("played", vec![last], card_points);
        }
        let reached: Vec<usize> = (0..self.seats()).filter(|seat| has(*seat)).collect();
        self.wins("played", if reached.len() == 1 { reached } else { vec![] }, card_points)
    }

    fn worth(&self, side: &[usize]) -> i64 {
        let sum = |each: &[i64]| side.iter().map(|seat| each[*seat]).sum::<i64>();
        match (sum(&self.won), sum(&self.points)) {
            (0, _) => 3,
            (_, ..33) => 2,
            _ => 1,
        }
    }

    fn wins(
        &self,
        end: &'static str,
        winners: Vec<usize>,
        card_points: bool,
    ) -> (&'static str, Vec<usize>, Vec<i64>) {
        let losers = (0..self.seats()).filter(|seat| !winners.contains(seat));
        let worth: i64 = losers.map(|seat| self.worth(&self.side(seat))).sum();
        let book = |seat| if winners.contains(&seat) { worth } else { 0 };
        let booked = (0..self.seats()).map(book).collect();
        (end, winners, if card_points { self.points.clone() } else { booked })
    }

    /// The result for a seat that fails: all outside its side book the price.
    fn failed(
        &self,
        end: &'static str,
        who: usize,
        side: &[usize],
        price: i64,
        card_points: bool,
    ) -> (&'static str, Vec<usize>, Vec<i64>) {
        let winners: Vec<usize> = (0..self.seats()).filter(|seat| !side.contains(seat)).collect();
        let game = |seat| if winners.contains(&seat) { price } else { 0 };
        let card = |seat| if seat == who { 0 } else { self.points[seat] };
        let booked =
            (0..self.seats()).map(|s| if card_points { card(s) } else { game(s) }).collect();
        (end, winners, booked)
    }

    fn awaiting(&self, options: &Options, dealer: usize) -> Vec<Value> {
        if self.over.is_some() {
            return Vec::new();
        }
        let seats = self.seats();
        let ace = self.hands.iter().position(|hand| hand.contains(&"AH".to_owned()));
        let (seat, decision) = match options.variant.as_str() {
            "rising" if self.trump.is_none() => ((dealer + 1) % seats, "trump"),
            "heart_ace" if self.trump.is_none() && ace.is_some() => (ace.unwrap(), "trump"),
            "bid" if self.declarer.is_none() && self.passes < seats => {
                ((dealer + 1 + self.passes) % seats, "bid")
            }
            _ if self.trick.is_empty() => (self.leader, "lead"),
            _ => ((self.leader + self.trick.len()) % seats, "follow"),
        };
        vec![json!({"seat": seat + 1, "decision": decision})]
    }

    fn told(&self, dealer: usize) -> Value {
        let sorted = |hand: &Vec<String>| -> Vec<String> {
            let place = |card: &String| (SUITS.find(suit(card)).unwrap(), rank(card));
            let by_place: BTreeMap<_, _> = hand.iter().map(|card| (place(card), card)).collect();
            by_place.into_values().cloned().collect()
        };
        let (end, winners, booked) = match &self.over {
            Some((end, winners, booked)) => (json!(end), winners.clone(), booked.clone()),
            None => (Value::Null, vec![], vec![0; self.seats()]),
        };
        json!({
            "dealer": dealer + 1, "trump": self.trump.map(|suit| suit.to_string()),
            "turned": self.turned, "stock": self.stock.len(),
            "hands": self.hands.iter().map(sorted).collect::<Vec<_>>(),
            "tricks": self.tricks, "trick": self.trick, "marriages": self.marriages,
            "points": self.points, "tricks_won": self.won,
            "closed_by": number(self.closed), "declarer": number(self.declarer),
            "end": end, "winners": winners.iter().map(|seat| seat + 1).collect::<Vec<_>>(),
            "booked": booked, "over": self.over.is_some()
        })
    }
}
