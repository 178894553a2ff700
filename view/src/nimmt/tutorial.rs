//! Three guided turns with Pip, for one person alone: behind the highest card below it, the sixth
//! card, the low card. Nothing is stored: a button says where the lesson stands.

use super::phrases::{bull_heads, cards};
use crate::message::{ActionRow, Button, File, Message, Pictured, Style, in_rows};
use crate::phrases::play_taught;
use crate::tutorial::Lesson;
use crate::words::Words;
use ask::Ask;
use games::GameKind;
use games::nimmt::Card;
use pictures::{
    Marker, PictureHand, PicturePlayer, PictureRow, PictureStack, Scene, Sweep, Symbol,
    TablePicture,
};

/// The seats of the learner, and of Pip, who plays along.
const ME: u8 = 0;
const PIP: u8 = 1;
/// A row is taken by the card behind this many.
const FULL: usize = 5;

/// The stage of a lesson, as its buttons carry it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A turn is asked for.
    Asked(usize),
    /// It was played with this card.
    Played(usize, u8),
    /// The low card took this row, counted from 0.
    Took(usize),
}

/// A turn: the rows, the cards to choose from, and what Pip plays against each of them.
struct Turn {
    rows: [&'static [u8]; 4],
    hand: &'static [u8],
    pip: fn(u8) -> Option<u8>,
}

const TURNS: [Turn; 3] = [
    Turn { rows: [&[12], &[37, 41], &[55], &[88]], hand: &[20, 45, 60, 95], pip: |_| Some(57) },
    Turn {
        rows: [&[12, 14, 21, 26, 30], &[37, 41, 45], &[55, 57], &[88]],
        hand: &[33, 47, 60],
        // A learner who dares to lay the sixth card has the row to themselves.
        pip: |card| Some(if card == 33 { 61 } else { 31 }),
    },
    Turn { rows: [&[31], &[37, 41, 45, 47], &[55, 57, 60], &[88]], hand: &[3], pip: |_| None },
];

impl Stage {
    fn read(text: &str) -> Option<Self> {
        let number = |text: &str| text.parse().ok();
        let mut parts = text.split('-');
        let (kind, rest) = (parts.next()?, parts.next());
        Some(match (kind, rest, parts.next()) {
            ("turn", Some(turn), None) => Self::Asked(number(turn)?),
            ("card", Some(turn), Some(card)) => Self::Played(number(turn)?, card.parse().ok()?),
            ("row", Some(row), None) => Self::Took(number(row)?),
            _ => return None,
        })
    }

    fn ask(self) -> Ask {
        let at = match self {
            Self::Asked(turn) => format!("turn-{turn}"),
            Self::Played(turn, card) => format!("card-{turn}-{card}"),
            Self::Took(row) => format!("row-{row}"),
        };
        Ask::Lesson(GameKind::Nimmt, at)
    }
}

/// The lesson at a place in it; where the text names none, from the beginning.
pub fn lesson(words: &Words, at: &str) -> Lesson {
    let stage = Stage::read(at).filter(|stage| match stage {
        Stage::Asked(turn) => *turn < TURNS.len(),
        Stage::Played(turn, card) => TURNS.get(*turn).is_some_and(|t| t.hand.contains(card)),
        Stage::Took(row) => *row < TURNS[2].rows.len(),
    });
    match stage.unwrap_or(Stage::Asked(0)) {
        Stage::Asked(turn) => asked(words, turn),
        Stage::Played(2, card) => low(words, card),
        Stage::Played(turn, card) => played(words, turn, card),
        Stage::Took(row) => took(words, row),
    }
}

fn asked(words: &Words, turn: usize) -> Lesson {
    let table = Table::of(&TURNS[turn]);
    let hand = TURNS[turn].hand;
    let buttons = hand.iter().map(|card| Button {
        label: words
            .say("button-card", &[("card", (*card).into()), ("bulls", heads(&[*card]).into())]),
        ask: Stage::Played(turn, *card).ask(),
        style: Style::Secondary,
        disabled: false,
        pictured: Some(Pictured {
            symbol: Symbol::Card(*card),
            label: words.say("button-card-pictured", &[("card", (*card).into())]),
        }),
    });
    let text = words.say(&format!("tutorial-{}", turn + 1), &[]);
    table.lesson(words, text, in_rows(buttons), Some(hand))
}

fn played(words: &Words, turn: usize, card: u8) -> Lesson {
    let mut table = Table::of(&TURNS[turn]);
    let pip = (TURNS[turn].pip)(card);
    let mut all: Vec<(u8, u8)> = pip.map(|card| (card, PIP)).into_iter().collect();
    all.push((card, ME));
    all.sort_unstable();
    let (mut mine, mut pips) = (String::new(), String::new());
    for (card, seat) in all {
        let told = table.lay(words, card, seat);
        if seat == ME {
            mine = told;
        } else if table.players[usize::from(PIP)].took > 0 {
            pips = format!("\n{told}");
        }
    }
    let id = match (turn, card) {
        (0, 45) => "tutorial-right",
        (1, 33) => "tutorial-ouch",
        (1, _) => "tutorial-safe",
        _ => "tutorial-fine",
    };
    let text = format!("{} {mine}{pips}", words.say(id, &[]));
    let on = Stage::Asked(turn + 1).ask();
    let next = Button::new(words.say("button-on", &[]), on, Style::Primary);
    table.lesson(words, text, vec![ActionRow::Buttons(vec![next])], None)
}

/// The low card was played: which row is to go?
fn low(words: &Words, card: u8) -> Lesson {
    let mut table = Table::of(&TURNS[2]);
    table.players[usize::from(ME)].played = vec![card];
    let buttons = TURNS[2].rows.iter().enumerate().map(|(row, lies)| {
        let values = [
            ("row", (row + 1).into()),
            ("cards", shown(lies).into()),
            ("cost", format!("{} 🐮", heads(lies)).into()),
        ];
        let took = Stage::Took(row).ask();
        let button = Button::new(words.say("button-row", &values), took, Style::Secondary);
        // The tutorial has four rows.
        let number = u8::try_from(row + 1).unwrap_or(1);
        ActionRow::Buttons(vec![button.with(Symbol::Row(number))])
    });
    let text = words.say("tutorial-low", &[("card", card.into())]);
    table.lesson(words, text, buttons.collect(), None)
}

fn took(words: &Words, row: usize) -> Lesson {
    let mut table = Table::of(&TURNS[2]);
    let card = TURNS[2].hand[0];
    table.take(row, card, ME);
    let cheapest = TURNS[2].rows.iter().map(|lies| heads(lies)).min();
    let cost = heads(TURNS[2].rows[row]);
    let id = if Some(cost) == cheapest { "tutorial-end-cheapest" } else { "tutorial-end" };
    let text = words.say(
        id,
        &[
            ("card", card.into()),
            ("row", (row + 1).into()),
            ("bulls", bull_heads(words, cost).into()),
        ],
    );
    let text = format!("{text}\n\n{}", words.say("tutorial-over", &[]));
    table.lesson(words, text, vec![play_taught(words, GameKind::Nimmt)], None)
}

/// The table of a lesson.
struct Table {
    rows: Vec<PictureRow>,
    players: Vec<PicturePlayer>,
}

impl Table {
    fn of(turn: &Turn) -> Self {
        let row = |lies: &&[u8]| PictureRow {
            stacks: lies
                .iter()
                .map(|card| PictureStack { card: *card, copies: 1, owner: None })
                .collect(),
            ..PictureRow::default()
        };
        let player = |marker| PicturePlayer { marker, ..PicturePlayer::default() };
        Self {
            rows: turn.rows.iter().map(row).collect(),
            players: vec![player(Marker::None), player(Marker::Bot)],
        }
    }

    /// Lays a card behind the highest last card below it; the sixth one takes the row. Returns the
    /// sentence about it.
    fn lay(&mut self, words: &Words, card: u8, seat: u8) -> String {
        let last = |row: &PictureRow| row.stacks.last().map_or(0, |stack| stack.card);
        let below = self.rows.iter().enumerate().filter(|(_, row)| last(row) < card);
        let Some(index) = below.max_by_key(|(_, row)| last(row)).map(|(index, _)| index) else {
            return String::new();
        };
        let behind = last(&self.rows[index]);
        let who = if seat == ME { "tutorial-you" } else { "tutorial-pip" };
        let mut values = vec![("card", card.into()), ("row", (index + 1).into())];
        if self.rows[index].stacks.len() < FULL {
            self.players[usize::from(seat)].played = vec![card];
            let stack = PictureStack { card, copies: 1, owner: Some(seat) };
            self.rows[index].stacks.push(stack);
            values.push(("last", behind.into()));
            return words.say(&format!("{who}-lay"), &values);
        }
        let taken = self.take(index, card, seat);
        values.push(("cards", shown(&taken).into()));
        values.push(("bulls", bull_heads(words, heads(&taken)).into()));
        words.say(&format!("{who}-take"), &values)
    }

    fn take(&mut self, index: usize, card: u8, seat: u8) -> Vec<u8> {
        let row = &mut self.rows[index];
        let taken: Vec<u8> = row.stacks.iter().map(|stack| stack.card).collect();
        let points = u16::try_from(heads(&taken)).unwrap_or(u16::MAX);
        row.stacks = vec![PictureStack { card, copies: 1, owner: Some(seat) }];
        row.sweep = Some(Sweep { cards: taken.clone(), seats: vec![seat], points: Some(points) });
        let player = &mut self.players[usize::from(seat)];
        player.played = vec![card];
        (player.took, player.total) = (points, points);
        taken
    }

    fn lesson(
        mut self,
        words: &Words,
        text: String,
        rows: Vec<ActionRow>,
        hand: Option<&[u8]>,
    ) -> Lesson {
        self.players[usize::from(ME)].name = words.say("tutorial-me", &[]);
        self.players[usize::from(PIP)].name = "Pip".to_owned();
        let lines = self.rows.iter().enumerate().map(|(index, row)| {
            let lies: Vec<u8> = row.stacks.iter().map(|stack| stack.card).collect();
            let values = [
                ("row", (index + 1).into()),
                ("cards", shown(&lies).into()),
                ("bulls", bull_heads(words, heads(&lies)).into()),
            ];
            words.say("alt-row", &values)
        });
        let alt = lines.collect::<Vec<_>>().join(" ");
        Lesson {
            message: Message {
                content: text,
                rows,
                files: vec![File { name: "table.png".into(), bytes: [].into(), alt }],
                ..Message::default()
            },
            scene: Scene::Table(TablePicture {
                title: words.say("tutorial-title", &[]),
                capacity: FULL as u8,
                rows: self.rows,
                players: self.players,
                hand: hand.map(|cards| PictureHand { cards: cards.to_vec(), chosen: Vec::new() }),
                ..TablePicture::default()
            }),
        }
    }
}

fn shown(lies: &[u8]) -> String {
    let all: Vec<Card> = lies.iter().filter_map(|card| Card::new(*card)).collect();
    cards(&all)
}

fn heads(lies: &[u8]) -> u32 {
    lies.iter().filter_map(|card| Card::new(*card)).map(Card::bull_heads).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_that_pip_takes_is_told_whatever_the_learner_did() {
        let words = Words::of("en-US");
        let told = lesson(&words, "card-1-47").message.content;
        assert!(told.contains("Safe!") && told.contains("I take"), "{told}");
    }

    #[test]
    fn whatever_a_button_says_there_is_a_lesson() {
        let words = Words::of("en-US");
        for at in
            ["", "turn-3", "card-0-99", "card-9-1", "row-4", "row--1", "turn-18446744073709551616"]
        {
            assert_eq!(
                lesson(&words, at).message.content,
                lesson(&words, "turn-0").message.content
            );
        }
    }
}
