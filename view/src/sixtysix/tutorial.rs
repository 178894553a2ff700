//! Five guided tricks with Pip, for one person alone: a real game of a fixed deal, in which one
//! press leads on and every other one is answered with the reason why not. Nothing is stored: a
//! button says where the lesson stands.

use super::cards::card;
use super::page::Page;
use super::pressed::Pressed;
use super::staged::{self, Made, Staged};
use super::{alt, decisions, picture, seat};
use crate::message::{ActionRow, File, Message};
use crate::phrases::play_taught;
use crate::tutorial::Lesson;
use crate::words::{Value, Words};
use ask::Ask;
use games::sixtysix::{Card, Match, Variant};
use games::{GameKind, SeatNo};
use pictures::Scene;
use table::TableCommand;

/// The seat of the learner, and its number. Pip, who plays along, has number 2.
const ME: SeatNo = SeatNo::from_index(0);

/// Pip leads, so that the learner finds out first what need not be followed.
const DEAL: Staged = Staged {
    variant: Variant::Classic,
    dealer: 1,
    hands: &["JH 9H KC QC JS AD", "TS JD TD KD TH QS"],
    turned: Some("AH"),
    stock: "JC 9S KH AC",
};

/// The card that Pip leads to the first trick.
const OPENING: [Made; 1] = [(2, "play:TS")];

/// A step: the press that leads on, as a button of a hand carries it, and what is played then.
struct Step {
    wanted: &'static str,
    played: &'static [Made],
}

/// The beginning of a press that only arms what the next one does.
const ARMS: &str = "arm:";

const STEPS: [Step; 9] = [
    Step { wanted: "play:JH", played: &[(1, "play:JH")] },
    Step { wanted: "exchange", played: &[(1, "exchange")] },
    Step { wanted: "play:QC+marriage", played: &[(1, "play:QC+marriage"), (2, "play:9S")] },
    Step { wanted: "arm:close", played: &[] },
    Step { wanted: "close", played: &[(1, "close")] },
    Step { wanted: "play:JC", played: &[(1, "play:JC"), (2, "play:AC"), (2, "play:TD")] },
    Step { wanted: "play:AD", played: &[(1, "play:AD")] },
    Step { wanted: "arm:out", played: &[] },
    Step { wanted: "play:AH+out", played: &[(1, "play:AH+out"), (2, "play:TH")] },
];

/// The cards that the texts name, by the names of their places.
const NAMED: [(&str, &str); 10] = [
    ("ten-led", "TS"),
    ("jack", "JH"),
    ("nine", "9H"),
    ("ace", "AH"),
    ("king", "KC"),
    ("queen", "QC"),
    ("low", "JC"),
    ("high", "AC"),
    ("fat", "TD"),
    ("catcher", "AD"),
];

/// The place in a lesson, as its buttons carry it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Stage {
    /// The number of steps that are done.
    done: usize,
    /// Whether something else was pressed than what leads on.
    astray: bool,
}

impl Stage {
    /// Reads what [`Stage::ask`] writes; anything else is the beginning.
    fn read(text: &str) -> Self {
        let (done, pressed) = match text.split_once('-') {
            Some((done, pressed)) => (done, Some(pressed)),
            None => (text, None),
        };
        let done = done.parse().ok().filter(|done| *done <= STEPS.len());
        done.map_or(Self::default(), |done| Self { done, astray: pressed.is_some() })
    }

    /// The ask of a button that does this at a table.
    fn ask(self, command: TableCommand) -> Ask {
        let pressed = match command {
            TableCommand::Choose(choice) => choice,
            TableCommand::Pick(armed) => format!("{ARMS}{armed}"),
            _ => "back".to_owned(),
        };
        let wanted = STEPS.get(self.done).is_some_and(|step| step.wanted == pressed);
        let at = match wanted {
            true => (self.done + 1).to_string(),
            // No two buttons of a message may say the same.
            false => format!("{}-{pressed}", self.done),
        };
        Ask::Lesson(GameKind::Sixtysix, at)
    }

    fn armed(self) -> Pressed {
        let before = self.done.checked_sub(1).and_then(|before| STEPS.get(before));
        Pressed::of(before.and_then(|step| step.wanted.strip_prefix(ARMS)))
    }

    fn game(self) -> Option<Match> {
        let (mut game, _) = DEAL.deal()?;
        staged::play(&mut game, &OPENING)?;
        for step in STEPS.iter().take(self.done) {
            staged::play(&mut game, step.played)?;
        }
        Some(game)
    }
}

/// The lesson at a place in it; where the text names none, from the beginning.
pub(crate) fn lesson(words: &Words, at: &str) -> Option<Lesson> {
    let stage = Stage::read(at);
    let game = stage.game()?;
    let (table, own) = (game.table(), game.seat(ME));
    let ended = stage.done == STEPS.len();
    let mut lines = vec![text(words, stage)];
    let rows = if ended {
        vec![play_taught(words, GameKind::Sixtysix)]
    } else {
        lines.push(seat::prompt(words, &own, stage.armed(), String::new()));
        let rows = decisions::controls(words, &own, stage.armed(), &|command| stage.ask(command));
        rows.into_iter().map(pressable).collect()
    };
    let names = [words.say("tutorial-me", &[]), "Pip".to_owned()];
    let seats = names.iter().cloned().zip([false, true]).collect();
    let board = staged::board(&table, seats, Vec::new());
    let mut scene = picture::of(words, &Page::new(&board, &table));
    scene.hand = picture::hand(&own);
    let alt = alt::table(words, &table, &names);
    Some(Lesson {
        message: Message {
            content: lines.join("\n\n"),
            rows,
            files: vec![File { name: "table.png".into(), bytes: [].into(), alt }],
            ..Message::default()
        },
        scene: Scene::Trick(scene),
    })
}

/// The step in words; after another press, why not.
fn text(words: &Words, stage: Stage) -> String {
    let named = |(name, of): (&'static str, &str)| {
        let shown = Card::from_text(of).map(|of| card(words, of)).unwrap_or_default();
        (name, Value::from(shown))
    };
    let values: Vec<_> = NAMED.into_iter().map(named).collect();
    let step = stage.done + 1;
    match (stage.done == STEPS.len(), stage.astray) {
        (true, _) => words.say("sixtysix-tutorial-over", &values),
        (false, false) => words.say(&format!("sixtysix-tutorial-{step}"), &values),
        (false, true) => words.say(&format!("sixtysix-tutorial-{step}-else"), &values),
    }
}

/// The same buttons, cards that may not be played included: it is told why.
fn pressable(row: ActionRow) -> ActionRow {
    match row {
        ActionRow::Buttons(mut buttons) => {
            buttons.iter_mut().for_each(|button| button.disabled = false);
            ActionRow::Buttons(buttons)
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(lesson: &Lesson) -> Vec<Ask> {
        let buttons = lesson.message.rows.iter().flat_map(|row| match row {
            ActionRow::Buttons(buttons) => buttons.clone(),
            _ => Vec::new(),
        });
        buttons.map(|button| button.ask).collect()
    }

    #[test]
    fn every_step_can_be_played_and_leads_on_by_one_button() {
        let words = Words::of("en-US");
        for done in 0..STEPS.len() {
            let lesson = lesson(&words, &done.to_string()).unwrap();
            let next = Ask::Lesson(GameKind::Sixtysix, (done + 1).to_string());
            let asks = asks(&lesson);
            assert_eq!(asks.iter().filter(|ask| **ask == next).count(), 1, "step {}", done + 1);
            for (index, ask) in asks.iter().enumerate() {
                assert!(!asks[..index].contains(ask), "two buttons of one kind: {ask:?}");
                let Ask::Lesson(_, at) = ask else { panic!("no lesson: {ask:?}") };
                assert!(!at.contains('.') && super::lesson(&words, at).is_some());
            }
        }
    }

    #[test]
    fn the_end_is_as_it_is_told() {
        let game = Stage { done: STEPS.len(), astray: false }.game().unwrap();
        let table = game.table();
        assert_eq!((table.seats[0].points, table.seats[1].points), (77, 13));
        assert_eq!(table.seats[0].total, 2);
    }

    #[test]
    fn whatever_a_button_says_there_is_a_lesson() {
        let words = Words::of("en-US");
        let begin = lesson(&words, "").unwrap().message.content;
        for at in ["10", "x", "-", "-1", "18446744073709551616", "0"] {
            assert_eq!(lesson(&words, at).unwrap().message.content, begin, "{at}");
        }
    }
}
