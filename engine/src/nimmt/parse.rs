//! From text to a line, or to a description of what was expected.

use super::line::Line;
use crate::common::{Complaint, Words, shown};
use games::SeatNo;
use games::nimmt::record::parse_rules;
use games::nimmt::{Card, DecisionKind, Row, RowNo, Rules, Side, Stack};

/// All words that can begin a line.
const WORDS: &str = "hello, ready, level, time, playouts, seed, rules, deal, start, table, hand, pool, drafted, \
    choose, row, end, first, second, keep, reveal, played, takes, lays, leads, keeps, quit";

/// Reads a line about the game; `None` for an empty line or a comment.
/// Errors: when the line has another form; says in one line what was expected.
pub fn read(text: &str) -> Option<Result<Line, Complaint>> {
    let words = Words::of(text)?;
    Some(line(&words))
}

pub(super) fn line(line: &Words<'_>) -> Result<Line, Complaint> {
    let (word, words) = (line.first, line.others.as_slice());
    use DecisionKind as Kind;
    Ok(match (word, words) {
        ("rules", [_, ..]) => rules(line.rest)?,
        ("deal", [seats, seat, numbers @ ..]) => deal(seats, seat, numbers)?,
        ("start", [seat]) => Line::Start(seat_no(seat)?),
        ("table", [_, ..]) => {
            Line::Table(words.iter().map(|word| row(word)).collect::<Result<_, _>>()?)
        }
        ("hand", [_, ..]) => Line::Hand(cards(words)?),
        ("pool", [_, ..]) => Line::Pool(cards(words)?),
        ("drafted", [seat, drafted]) => Line::Drafted(seat_no(seat)?, card(drafted)?),
        ("choose", [_, ..]) => ask(Kind::Play, words, 0)?,
        ("second", [_, ..]) => ask(Kind::PlayOrStop, words, 0)?,
        ("row", [_, _, ..]) => ask(Kind::Row, words, 1)?,
        ("end", [_, _, ..]) => ask(Kind::End, words, 1)?,
        ("first", [_, _, _, ..]) => ask(Kind::First, words, 2)?,
        ("keep", [_, _, ..]) => ask(Kind::Keep, words, 1)?,
        ("reveal", [_, _, ..]) => {
            let played = words.iter().map(|word| none_or_joined(word, "-"));
            Line::Reveal(played.collect::<Result<_, _>>()?)
        }
        ("played", [seat, played]) => Line::Played(seat_no(seat)?, card(played)?),
        ("takes", [seat, row]) => Line::Takes(seat_no(seat)?, row_no(row)?),
        ("lays", [seat, row, side]) => Line::Lays(seat_no(seat)?, row_no(row)?, self::side(side)?),
        ("leads", [seat, led]) => Line::Leads(seat_no(seat)?, card(led)?),
        ("keeps", [seat, kept]) => Line::Keeps(seat_no(seat)?, none_or_joined(kept, "none")?),
        (word, _) => return Err(usage(word)),
    })
}

/// The form of a line with this word; for an unknown word, the list of words.
fn usage(word: &str) -> Complaint {
    let form = match word {
        "rules" => "rules JSON, as a match record writes them",
        "deal" => "deal SEATS SEAT CARD … and perhaps the TOTAL of every seat",
        "start" => "start SEAT",
        "table" => "table ROW …, each row its cards joined by commas",
        "hand" => "hand CARD …",
        "pool" => "pool CARD …",
        "drafted" => "drafted SEAT CARD",
        "choose" => "choose ROW …, each row its cards joined by commas",
        "second" => "second ROW …",
        "row" => "row ROW … CARD",
        "end" => "end ROW … CARD",
        "first" => "first ROW … CARD CARD",
        "keep" => "keep ROW … CARDS, the taken cards joined by commas",
        "reveal" => "reveal CARD …, one for every seat",
        "played" => "played SEAT CARD",
        "takes" => "takes SEAT ROWNUMBER",
        "lays" => "lays SEAT ROWNUMBER left or right",
        "leads" => "leads SEAT CARD",
        "keeps" => "keeps SEAT CARDS, joined by commas, or none",
        _ => return format!("expected one of {WORDS}"),
    };
    format!("expected {form}")
}

fn rules(text: &str) -> Result<Line, Complaint> {
    let rules = parse_rules(text).map_err(|error| format!("rules: {error}"))?;
    // Rules from a record do not show whether the end was named or is the variant's.
    let value = serde_json::from_str::<serde_json::Value>(text);
    let with_end = value.is_ok_and(|value| value.get("end").is_some());
    Ok(Line::Rules { rules, with_end })
}

fn deal(seats: &str, seat: &str, words: &[&str]) -> Result<Line, Complaint> {
    let most = Rules::MOST_SEATS;
    let seats: usize = number(seats, "a number of seats")?;
    if !(2..=most).contains(&seats) {
        return Err(format!("expected 2 to {most} seats"));
    }
    let seat = seat_no(seat)?;
    if seat.index() >= seats {
        return Err(format!("expected a seat from 0 to {}", seats - 1));
    }
    let mut parts = words.split(|word| *word == "totals");
    let mut list = || {
        parts.next().map(|words| {
            let each = words.iter().map(|word| number(word, "cards and totals as numbers"));
            each.collect::<Result<Vec<u32>, _>>()
        })
    };
    let (numbers, totals) = (list().transpose()?.unwrap_or_default(), list().transpose()?);
    if list().is_some() || totals.as_ref().is_some_and(|totals| totals.len() != seats) {
        return Err(format!("expected a total for each of {seats} seats"));
    }
    Ok(Line::Deal { seats, seat, numbers, totals })
}

/// A question: rows, followed by this number of words with the cards in question.
fn ask(kind: DecisionKind, words: &[&str], about: usize) -> Result<Line, Complaint> {
    let (rows, cards) = words.split_at(words.len().saturating_sub(about));
    let rows: Vec<Row> = rows.iter().map(|word| row(word)).collect::<Result<_, _>>()?;
    let cards = match kind {
        DecisionKind::Keep => joined(cards.first().copied().unwrap_or_default())?,
        _ => self::cards(cards)?,
    };
    Ok(Line::Ask { kind, rows, cards })
}

/// A row; equal cards side by side lie on each other.
fn row(word: &str) -> Result<Row, Complaint> {
    let mut stacks: Vec<Stack> = Vec::new();
    for card in joined(word)? {
        match stacks.last_mut() {
            Some(last) if last.card == card => last.copies = last.copies.saturating_add(1),
            _ => stacks.push(Stack::single(card)),
        }
    }
    Ok(Row { stacks, origin: 0 })
}

/// Cards joined by commas.
fn joined(word: &str) -> Result<Vec<Card>, Complaint> {
    word.split(',').map(card).collect()
}

fn none_or_joined(word: &str, none: &str) -> Result<Vec<Card>, Complaint> {
    if word == none { Ok(Vec::new()) } else { joined(word) }
}

fn cards(words: &[&str]) -> Result<Vec<Card>, Complaint> {
    words.iter().map(|word| card(word)).collect()
}

fn card(word: &str) -> Result<Card, Complaint> {
    let card = word.parse().ok().and_then(Card::new);
    card.ok_or_else(|| {
        format!("expected a card from 1 to {} instead of {}", Card::HIGHEST, shown(word))
    })
}

fn seat_no(word: &str) -> Result<SeatNo, Complaint> {
    let index: usize = number(word, "a seat, counted from 0,")?;
    let seat = SeatNo::from_index(index);
    if seat.index() == index {
        Ok(seat)
    } else {
        Err(format!("expected a seat up to {}", SeatNo::HIGHEST - 1))
    }
}

fn row_no(word: &str) -> Result<RowNo, Complaint> {
    let index: usize = number(word, "a row, counted from 0,")?;
    let row = RowNo::from_index(index);
    if row.index() == index {
        Ok(row)
    } else {
        Err(format!("expected a row up to {}", RowNo::HIGHEST - 1))
    }
}

fn side(word: &str) -> Result<Side, Complaint> {
    match word {
        "left" => Ok(Side::Left),
        "right" => Ok(Side::Right),
        _ => Err(format!("expected left or right instead of {}", shown(word))),
    }
}

fn number<T: std::str::FromStr>(word: &str, what: &str) -> Result<T, Complaint> {
    word.parse().map_err(|_| format!("expected {what} instead of {}", shown(word)))
}
