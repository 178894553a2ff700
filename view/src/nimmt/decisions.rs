//! The buttons and menus with which a seat decides.
//!
//! Up to 20 cards are buttons; more, up to 125, are menus. Two cards that are played together are
//! picked one after the other: the first click marks a card, the second one chooses both.

use super::phrases::{cost, row_cards, unit};
use crate::letter::Around;
use crate::message::{ActionRow, Button, Menu, MenuOption, Pictured, Style, clip, in_rows};
use crate::words::Words;
use ask::{Ask, Entry, MenuAsk, Whole};
use games::nimmt::{Card, Choice, Decision, Row, RowNo, Seat, Side, Table};
use pictures::Symbol;
use table::TableCommand;

/// Cards that fit into four rows of buttons: the fifth is for what else there is to press.
const BUTTONS: usize = 20;
/// Options that fit into a menu.
const OPTIONS: usize = 25;

/// The rows below a private hand.
pub(super) fn controls(words: &Words, seat: &Seat, around: &Around<'_>) -> Vec<ActionRow> {
    let Some(decision) = &seat.decision else {
        return Vec::new();
    };
    let desk = Controls { words, around, table: &seat.table };
    match decision {
        Decision::Play { cards, count: 2 } => desk.two_of(cards, seat.chosen.as_ref()),
        Decision::Play { cards, .. } => {
            desk.cards(cards.iter().map(|c| (*c, Choice::Play(vec![*c]))), seat.chosen.as_ref())
        }
        Decision::Draft { pool } => {
            desk.cards(pool.iter().map(|c| (*c, Choice::Draft(*c))), seat.chosen.as_ref())
        }
        Decision::PlayOrStop { cards } => {
            let mut rows = desk.cards(cards.iter().map(|c| (*c, Choice::Play(vec![*c]))), None);
            rows.truncate(4);
            let label = words.say("button-enough", &[]);
            rows.push(ActionRow::Buttons(vec![desk.choice(&Choice::Stop, &label, Style::Primary)]));
            rows
        }
        Decision::Row { rows, .. } => {
            let button = |no: &RowNo| {
                let label = desk.row_label(*no);
                desk.choice(&Choice::Row(*no), &label, Style::Secondary)
                    .with(Symbol::Row(no.number()))
            };
            // A line each, as long as that leaves one for what is beside them.
            match rows.len() {
                5.. => in_rows(rows.iter().map(button)),
                _ => rows.iter().map(|no| ActionRow::Buttons(vec![button(no)])).collect(),
            }
        }
        Decision::End { card, ends } => {
            let button = |no: RowNo, side: Side| {
                let label = desk.end_label(*card, no, side);
                desk.choice(&Choice::End(no, side), &label, Style::Secondary)
                    .with(Symbol::Row(no.number()))
            };
            ends.iter().map(|(no, side)| ActionRow::Buttons(vec![button(*no, *side)])).collect()
        }
        Decision::First { cards } => in_rows(cards.iter().map(|c| {
            let label = words.say("button-first", &[("card", c.number().into())]);
            desk.choice(&Choice::First(*c), &label, Style::Secondary).with(Symbol::Card(c.number()))
        })),
        Decision::Keep { taken, at_most } => desk.keep(taken, *at_most),
    }
}

struct Controls<'a> {
    words: &'a Words,
    around: &'a Around<'a>,
    table: &'a Table,
}

impl Controls<'_> {
    fn button(&self, command: TableCommand, label: &str, style: Style) -> Button {
        let (table, step) = (self.around.id, self.around.step);
        Button::new(clip(label, 80), Ask::Table { table, step, command }, style)
    }

    fn chosen(&self, choice: &Choice) -> TableCommand {
        TableCommand::Choose(choice.to_string())
    }

    /// The first of two cards, when one has been picked.
    fn picked(&self) -> Option<Card> {
        self.around.picked.as_ref().and_then(|text| Card::new(text.parse().ok()?))
    }

    fn choice(&self, choice: &Choice, label: &str, style: Style) -> Button {
        self.button(self.chosen(choice), label, style)
    }

    fn card_label(&self, card: Card, chosen: bool) -> String {
        let id = if chosen { "button-card-chosen" } else { "button-card" };
        self.words.say(id, &[("card", card.number().into()), ("bulls", card.bull_heads().into())])
    }

    /// A card beside its picture, which shows the bull heads as well.
    fn pictured(&self, card: Card, chosen: bool) -> Pictured {
        let id = if chosen { "button-card-pictured-chosen" } else { "button-card-pictured" };
        let label = self.words.say(id, &[("card", card.number().into())]);
        Pictured { symbol: Symbol::Card(card.number()), label }
    }

    fn cards(
        &self,
        cards: impl Iterator<Item = (Card, Choice)>,
        chosen: Option<&Choice>,
    ) -> Vec<ActionRow> {
        let marked = cards.map(|(card, choice)| {
            let chosen = chosen == Some(&choice);
            (card, self.chosen(&choice), chosen)
        });
        self.offer(marked.collect())
    }

    /// Two cards that are played together.
    fn two_of(&self, cards: &[Card], chosen: Option<&Choice>) -> Vec<ActionRow> {
        let in_choice = |card: &Card| match chosen {
            Some(Choice::Play(both)) if self.around.picked.is_none() => both.contains(card),
            _ => false,
        };
        let picked = self.picked();
        let action = |card: Card| match picked {
            // Clicking the picked card once more puts it back, unless there is its equal.
            Some(first) if first == card && cards.iter().filter(|c| **c == card).count() < 2 => {
                TableCommand::Hand
            }
            Some(first) => self.chosen(&Choice::Play(vec![first.min(card), first.max(card)])),
            // The last card of a hand is played alone.
            None if cards.len() == 1 => self.chosen(&Choice::Play(vec![card])),
            None => TableCommand::Pick(card.to_string()),
        };
        let marked = cards.iter().map(|c| (*c, action(*c), in_choice(c) || picked == Some(*c)));
        self.offer(marked.collect())
    }

    /// Buttons where they fit, else menus.
    fn offer(&self, mut cards: Vec<(Card, TableCommand, bool)>) -> Vec<ActionRow> {
        // Equal cards are one offer: it does not matter which of them is played.
        cards.dedup_by(|one, other| one.1 == other.1);
        if cards.len() <= BUTTONS {
            return in_rows(cards.into_iter().map(|(card, action, chosen)| {
                let style = if chosen { Style::Success } else { Style::Secondary };
                let button = self.button(action, &self.card_label(card, chosen), style);
                Button { pictured: Some(self.pictured(card, chosen)), ..button }
            }));
        }
        let menus = cards.chunks(OPTIONS).take(5).zip(0..);
        menus.map(|(part, number)| ActionRow::Menu(self.menu(part, number))).collect()
    }

    fn menu(&self, cards: &[(Card, TableCommand, bool)], number: u8) -> Menu {
        // A menu of which one thing is chosen can show one as chosen, not two; the mark stays.
        let one = cards.iter().filter(|(.., chosen)| *chosen).count() == 1;
        let ends = [cards.first(), cards.last()]
            .map(|end| end.map(|(card, ..)| card.to_string()).unwrap_or_default());
        let [first, last] = ends;
        let (table, step) = (self.around.id, self.around.step);
        Menu {
            ask: MenuAsk::Table { table, step, name: format!("cards-{number}") },
            placeholder: self
                .words
                .say("menu-cards", &[("first", first.into()), ("last", last.into())]),
            options: cards
                .iter()
                .map(|(card, action, chosen)| MenuOption {
                    entry: Entry::Command(action.clone()),
                    label: self.card_label(*card, *chosen),
                    description: None,
                    chosen: *chosen && one,
                    pictured: Some(self.pictured(*card, *chosen)),
                })
                .collect(),
            choose: (1, 1),
        }
    }

    fn row_label(&self, no: RowNo) -> String {
        let (row, rules) = (self.table.rows.get(no.index()), &self.table.rules);
        let cost = row.map_or(0, |row| cost(rules, &row.cards()));
        self.words.say(
            "button-row",
            &[
                ("row", no.number().into()),
                ("cards", row.map(row_cards).unwrap_or_default().into()),
                ("cost", format!("{cost} {}", unit(rules)).into()),
            ],
        )
    }

    fn end_label(&self, card: Card, no: RowNo, side: Side) -> String {
        let row = self.table.rows.get(no.index());
        let (id, next) = match side {
            Side::Left => ("button-end-left", row.and_then(Row::first)),
            Side::Right => ("button-end-right", row.and_then(Row::last)),
        };
        self.words.say(
            id,
            &[
                ("card", card.number().into()),
                ("next", next.map(|c| c.to_string()).unwrap_or_default().into()),
                ("row", no.number().into()),
            ],
        )
    }

    /// Any of the taken cards, up to the hand's limit, or none.
    fn keep(&self, taken: &[Card], at_most: u8) -> Vec<ActionRow> {
        let mut rows = Vec::new();
        if at_most > 0 {
            let mut shown = taken.to_vec();
            shown.dedup();
            let options: Vec<MenuOption> = shown
                .iter()
                .take(OPTIONS)
                .map(|card| MenuOption {
                    entry: Entry::Part(card.to_string()),
                    label: self.card_label(*card, false),
                    description: None,
                    chosen: false,
                    pictured: Some(self.pictured(*card, false)),
                })
                .collect();
            let most = usize::from(at_most).min(options.len());
            let (table, step) = (self.around.id, self.around.step);
            rows.push(ActionRow::Menu(Menu {
                ask: MenuAsk::Parts { table, step, whole: Whole::Choice("keep.".into()) },
                placeholder: self.words.say("menu-keep", &[("n", most.into())]),
                options,
                choose: (1, u8::try_from(most).unwrap_or(1)),
            }));
        }
        let label = self.words.say("button-keep-none", &[]);
        let none = self.choice(&Choice::Keep(Vec::new()), &label, Style::Primary);
        rows.push(ActionRow::Buttons(vec![none]));
        rows
    }
}
