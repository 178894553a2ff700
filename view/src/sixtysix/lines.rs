//! The events of a page, in a line for each trick, and one for everything that is no card.

use super::cards::{card, sign};
use crate::phrases::{bold_names, list};
use crate::words::Words;
use games::SeatNo;
use games::sixtysix::{Event, Out};

/// The lines for what happened, in order; events that need no line have none.
pub(super) fn lines(words: &Words, names: &[String], events: &[Event]) -> Vec<String> {
    let mut told = Told::new(words, names);
    for (index, event) in events.iter().enumerate() {
        let before = match index.checked_sub(1).and_then(|before| events.get(before)) {
            Some(Event::Played { seat, .. }) => Some(*seat),
            _ => None,
        };
        told.event(event, before, events.get(index + 1));
    }
    told.end_trick();
    told.lines
}

/// The lines told so far, with the state of the trick under way.
struct Told<'a> {
    words: &'a Words,
    names: &'a [String],
    lines: Vec<String>,
    /// The sentences about the trick under way.
    trick: Vec<String>,
    /// The number of cards in it.
    cards: usize,
    /// The points of a marriage that is declared with the next card, and whether its suit becomes
    /// trump.
    marriage: Option<(u32, bool)>,
    /// The sentence about a call that is made with the next card.
    call: Option<String>,
}

impl<'a> Told<'a> {
    fn new(words: &'a Words, names: &'a [String]) -> Self {
        let (lines, trick) = (Vec::new(), Vec::new());
        Self { words, names, lines, trick, cards: 0, marriage: None, call: None }
    }

    fn line(&mut self, text: String) {
        self.end_trick();
        self.lines.push(text);
    }

    fn end_trick(&mut self) {
        self.cards = 0;
        if !self.trick.is_empty() {
            self.lines.push(std::mem::take(&mut self.trick).join(" "));
        }
    }

    /// `before`: who played the card just before; `next`: what happened then.
    fn event(&mut self, event: &Event, before: Option<SeatNo>, next: Option<&Event>) {
        let (words, names) = (self.words, self.names);
        let name = |seat: SeatNo| bold_names(words, names.get(seat.index()).map(String::as_str));
        let by = |seat: SeatNo| ("name", name(seat).into());
        match event {
            Event::DealerDrawn { cards, .. } => {
                let drawn = cards.iter().enumerate().map(|(index, drawn)| {
                    let name = name(SeatNo::from_index(index)).into();
                    let values = [("name", name), ("card", card(words, *drawn).into())];
                    words.say("sixtysix-drawn-card", &values)
                });
                let drawn: Vec<String> = drawn.collect();
                self.line(words.say("sixtysix-drawn", &[("cards", list(words, &drawn).into())]));
            }
            Event::GameBegan { dealer, turned, .. } => {
                let id = if turned.is_some() { "sixtysix-dealt" } else { "sixtysix-dealt-hidden" };
                let turned = turned.map(|turned| card(words, turned)).unwrap_or_default();
                self.line(words.say(id, &[by(*dealer), ("card", turned.into())]));
            }
            Event::TrumpNamed { seat, suit } => {
                let values = [by(*seat), ("suit", sign(*suit).into())];
                self.line(words.say("sixtysix-named", &values));
            }
            Event::Passed { seat } => self.line(words.say("sixtysix-passed", &[by(*seat)])),
            Event::Exchanged { seat, laid, took } => {
                let (laid, took) = (card(words, *laid).into(), card(words, *took).into());
                let values = [by(*seat), ("laid", laid), ("took", took)];
                let text = words.say("sixtysix-exchanged", &values);
                // A player who follows may exchange as well: that belongs to the trick.
                if self.trick.is_empty() { self.line(text) } else { self.trick.push(text) }
            }
            Event::Closed { seat } => self.line(words.say("sixtysix-closed", &[by(*seat)])),
            Event::Married { points, new_trump, .. } => {
                self.marriage = Some((*points, *new_trump));
            }
            Event::Called { seat, out } => {
                let id = match out {
                    Out::Game => "sixtysix-calls",
                    Out::Match => "sixtysix-calls-match",
                };
                self.call = Some(words.say(id, &[by(*seat)]));
            }
            Event::Played { seat, card: played } => {
                // A player who lays the last card and takes the trick is named once.
                let taken = match next {
                    Some(Event::TrickTaken { seat: by, points, last, .. }) if by == seat => {
                        Some((*points, *last))
                    }
                    _ => None,
                };
                let married = self.marriage.take();
                let id = match (married, self.cards, taken) {
                    (Some((_, true)), ..) => "sixtysix-leads-new-trump",
                    (Some((_, false)), ..) => "sixtysix-leads-marriage",
                    (None, 0, _) => "sixtysix-leads",
                    (None, _, Some((_, 0))) => "sixtysix-plays-and-takes",
                    (None, _, Some(_)) => "sixtysix-plays-and-takes-last",
                    (None, _, None) => "sixtysix-plays",
                };
                let (points, last) = taken.unwrap_or_default();
                let values = [
                    by(*seat),
                    ("card", card(words, *played).into()),
                    ("n", married.map_or(points, |(points, _)| points).into()),
                    ("last", last.into()),
                    ("suit", sign(played.suit()).into()),
                ];
                let text = words.say(id, &values);
                let call = self.call.take();
                self.trick.push(text);
                self.trick.extend(call);
                self.cards += 1;
            }
            Event::TrickTaken { seat, points, last, .. } => {
                if before != Some(*seat) {
                    let id = if *last == 0 { "sixtysix-takes" } else { "sixtysix-takes-last" };
                    let values = [by(*seat), ("n", (*points).into()), ("last", (*last).into())];
                    let text = words.say(id, &values);
                    self.trick.push(text);
                }
                self.end_trick();
            }
            Event::Drew { seat, turned: Some(turned) } => {
                let values = [by(*seat), ("card", card(words, *turned).into())];
                self.line(words.say("sixtysix-drew-turn-up", &values));
            }
            Event::Drew { turned: None, .. }
            | Event::GameEnded { .. }
            | Event::MatchEnded { .. } => {}
        }
    }
}
