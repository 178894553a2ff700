//! The buttons with which a seat decides.
//!
//! A card is played with one press. Going out and closing are pressed first and done with the next
//! press, so that nobody does either by a slip.

use super::cards::{card, sign, sorted};
use super::pressed::Pressed;
use super::reach::Reach;
use crate::message::{ActionRow, Button, Style, clip, in_rows};
use crate::words::Words;
use ask::Ask;
use games::sixtysix::{Card, Choice, Decision, DecisionKind, Out, Play, Scoring, Seat, Suit};
use table::TableCommand;

/// The most cards side by side: on a phone Discord breaks a row of five, and leaves one alone. Six
/// stand as three and three, eight as four and four.
const MOST_IN_A_ROW: usize = 4;

/// The rows below a private hand; `ask` says how a button carries a command.
pub(super) fn controls(
    words: &Words,
    seat: &Seat,
    pressed: Pressed,
    ask: &dyn Fn(TableCommand) -> Ask,
) -> Vec<ActionRow> {
    let Some(decision) = &seat.decision else {
        return Vec::new();
    };
    let desk = Controls { words, ask, seat, decision, pressed };
    match decision.kind {
        DecisionKind::Trump | DecisionKind::Bid => desk.naming(),
        DecisionKind::Lead | DecisionKind::Follow => desk.playing(),
    }
}

struct Controls<'a> {
    words: &'a Words,
    ask: &'a dyn Fn(TableCommand) -> Ask,
    seat: &'a Seat,
    decision: &'a Decision,
    pressed: Pressed,
}

impl Controls<'_> {
    fn button(&self, command: TableCommand, label: &str, style: Style) -> Button {
        Button::new(clip(label, 80), (self.ask)(command), style)
    }

    fn choice(&self, choice: Choice, label: &str, style: Style) -> Button {
        self.button(TableCommand::Choose(choice.to_string()), label, style)
    }

    /// A button with which something is pressed, or taken back.
    fn press(&self, pressed: Pressed, label: &str, style: Style) -> Button {
        let command = match pressed.to_text() {
            Some(text) => TableCommand::Pick(text),
            None => TableCommand::Hand,
        };
        self.button(command, &self.words.say(label, &[]), style)
    }

    /// A suit each; where trump is bid for, passing.
    fn naming(&self) -> Vec<ActionRow> {
        let name = |suit: Suit| {
            let label = self.words.say(suit_name(suit), &[]);
            let label = format!("{} {label}", sign(suit));
            self.choice(Choice::Trump(suit), &label, Style::Secondary)
        };
        let mut buttons: Vec<Button> = Suit::ALL.into_iter().map(name).collect();
        if self.decision.kind == DecisionKind::Bid {
            let label = self.words.say("sixtysix-button-pass", &[]);
            buttons.push(self.choice(Choice::Pass, &label, Style::Primary));
        }
        in_rows(buttons)
    }

    /// A card each, and what can be done before or with it.
    fn playing(&self) -> Vec<ActionRow> {
        let hand = sorted(self.decision.hand, self.seat.table.trump);
        let per_row = hand.len().div_ceil(hand.len().div_ceil(MOST_IN_A_ROW).max(1)).max(1);
        let mut rows: Vec<ActionRow> = hand
            .chunks(per_row)
            .map(|cards| ActionRow::Buttons(cards.iter().map(|card| self.card(*card)).collect()))
            .collect();
        let beside = self.beside();
        if !beside.is_empty() {
            rows.push(ActionRow::Buttons(beside));
        }
        rows
    }

    fn card(&self, held: Card) -> Button {
        let marriage = self.decision.marriages.contains(held) && !self.pressed.silent;
        let play = Play { card: held, marriage, out: self.pressed.out };
        let mut label = card(self.words, held);
        if marriage {
            let table = &self.seat.table;
            let points = table.rules.marriages.points(held.suit(), table.trump, table.declared);
            label.push_str(&format!(" +{points}"));
        }
        let mut style = Style::Secondary;
        if self.pressed.out.is_some() {
            style = Style::Danger;
            label = self.words.say("sixtysix-button-and-out", &[("card", label.into())]);
        }
        let allowed = self.decision.cards.contains(held) && !self.pressed.close;
        let button = self.choice(Choice::Play(play), &label, style);
        Button { disabled: !allowed, ..button }
    }

    fn beside(&self) -> Vec<Button> {
        let (decision, pressed) = (self.decision, self.pressed);
        let mut buttons = Vec::new();
        if pressed.close {
            let label = self.words.say("sixtysix-button-close-now", &[]);
            buttons.push(self.choice(Choice::Close, &label, Style::Danger));
            let open = Pressed { close: false, ..pressed };
            buttons.push(self.press(open, "sixtysix-button-stay-open", Style::Secondary));
            return buttons;
        }
        if let (true, None, Some(turned)) = (decision.exchange, pressed.out, self.turned()) {
            let low = self.lowest_trump().map(|low| card(self.words, low)).unwrap_or_default();
            let values = [("low", low.into()), ("turned", turned.into())];
            let label = self.words.say("sixtysix-button-exchange", &values);
            buttons.push(self.choice(Choice::Exchange, &label, Style::Primary));
        }
        if decision.close && pressed.out.is_none() {
            let close = Pressed { close: true, ..pressed };
            buttons.push(self.press(close, "sixtysix-button-close", Style::Secondary));
        }
        // Where card points are booked, a wrong call costs no more than one has: it may pay to end the game.
        let within_reach = self.seat.table.rules.scoring == Scoring::CardPoints
            || Reach::of(self.seat, decision, self.pressed.silent).is_none_or(Reach::may_be_enough);
        for (possible, out, label, back) in [
            (
                decision.out && within_reach,
                Out::Game,
                "sixtysix-button-out",
                "sixtysix-button-not-out",
            ),
            (
                decision.out_of_match,
                Out::Match,
                "sixtysix-button-out-of-match",
                "sixtysix-button-not-out-of-match",
            ),
        ] {
            match pressed.out {
                Some(armed) if armed == out => {
                    let not = Pressed { out: None, ..pressed };
                    buttons.push(self.press(not, back, Style::Secondary));
                }
                None if possible => {
                    let armed = Pressed { out: Some(out), ..pressed };
                    let sure = out == Out::Game && self.has_enough();
                    let style = if sure { Style::Success } else { Style::Secondary };
                    buttons.push(self.press(armed, label, style));
                }
                _ => {}
            }
        }
        if !decision.marriages.is_empty() {
            let other = Pressed { silent: !pressed.silent, ..pressed };
            let label = if pressed.silent {
                "sixtysix-button-with-marriage"
            } else {
                "sixtysix-button-without-marriage"
            };
            buttons.push(self.press(other, label, Style::Secondary));
        }
        buttons
    }

    fn turned(&self) -> Option<String> {
        self.seat.table.turned.map(|turned| card(self.words, turned))
    }

    fn lowest_trump(&self) -> Option<Card> {
        let table = &self.seat.table;
        let lowest = table.rules.pack.lowest(table.seats.len());
        Some(Card::new(lowest, table.trump?))
    }

    /// Whether the points that are shown are enough already.
    fn has_enough(&self) -> bool {
        Reach::of(self.seat, self.decision, self.pressed.silent).is_some_and(Reach::is_enough)
    }
}

/// The key of a suit's name.
pub(super) const fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "sixtysix-clubs",
        Suit::Spades => "sixtysix-spades",
        Suit::Hearts => "sixtysix-hearts",
        Suit::Diamonds => "sixtysix-diamonds",
    }
}
