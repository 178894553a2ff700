//! The texts of the tests' tiny game.

use std::sync::Arc;

use games::SeatNo;
use games::tally::{Seat, Table};

use crate::game::{PageView, RulesView, SeatView};
use crate::habits::Habits;
use crate::letter::Around;
use crate::message::{ActionRow, Button, Message, Style};
use crate::rules_menu::RulesMenu;
use crate::words::Words;
use ask::Ask;
use pictures::{LobbyPicture, Scene};
use statistics::TallyHabits;
use table::board::Board;
use table::{SetUpPage, TableCommand};

pub struct Page<'a> {
    pub board: &'a Board,
    pub table: &'a Table,
}

impl Page<'_> {
    fn totals(&self) -> Vec<u32> {
        let of = |seat: usize| self.table.scores.iter().filter_map(|deal| deal[seat]).sum();
        (0..self.board.seats.len()).map(of).collect()
    }

    fn name(&self, seat: SeatNo) -> String {
        self.board.seats.get(seat.index()).map(|s| s.name.clone()).unwrap_or_default()
    }

    fn is_over(&self) -> bool {
        self.table.turn.is_none()
    }
}

impl PageView for Page<'_> {
    fn heading(&self, _: &Words) -> String {
        format!("**Deal {}**", self.table.deal)
    }

    fn awaited(&self) -> Vec<(SeatNo, bool)> {
        self.table.turn.into_iter().map(|seat| (seat, false)).collect()
    }

    fn waits_for(&self, _: &Words, missing: &[SeatNo], _: Option<i64>) -> String {
        let names: Vec<String> = missing.iter().map(|seat| self.name(*seat)).collect();
        format!("It is the turn of {}", names.join(", "))
    }

    fn news(&self, _: &Words, _: SeatNo) -> Option<String> {
        None
    }

    fn lines(&self, _: &Words) -> Vec<String> {
        let last = self.table.scores.last().cloned().unwrap_or_default();
        let line = |(index, score): (usize, Option<u32>)| {
            Some(format!("{} scores {}", self.name(SeatNo::from_index(index)), score?))
        };
        last.into_iter().enumerate().filter_map(line).collect()
    }

    fn points(&self, words: &Words) -> (String, String) {
        self.sheet(words)
    }

    fn sheet(&self, _: &Words) -> (String, String) {
        ("Tally".into(), format!("{:?}", self.totals()))
    }

    fn deal_result(&self, _: &Words) -> Option<String> {
        self.is_over().then(|| format!("Deal {} is over", self.table.deal))
    }

    fn match_result(&self, _: &Words) -> String {
        let totals = self.totals();
        let most = totals.iter().max();
        let won = (0..totals.len()).filter(|i| totals.get(*i) == most);
        let names: Vec<String> = won.map(|i| self.name(SeatNo::from_index(i))).collect();
        format!("{} won the match with the most", names.join(" and "))
    }

    fn for_seat(&self, words: &Words, _: SeatNo) -> String {
        self.match_result(words)
    }

    fn final_fields(&self, words: &Words, _: bool) -> Vec<(String, String)> {
        vec![self.sheet(words)]
    }

    fn scene(&self, _: &Words) -> Scene {
        Scene::Cards(vec![1, 2, 3])
    }

    fn alt(&self, _: &Words) -> String {
        format!("{:?}", self.totals())
    }
}

pub struct SeatOf<'a>(pub &'a Seat);

impl SeatView for SeatOf<'_> {
    fn prompt(&self, _: &Words, _: &Around<'_>) -> String {
        let asked = if self.0.decision.is_some() { "Score a number" } else { "Wait" };
        format!("{asked} — deal {}", self.0.table.deal)
    }

    fn scene(&self, table: Scene, _: Option<&str>) -> Scene {
        table
    }

    fn others_awaited(&self) -> Vec<SeatNo> {
        self.0.table.turn.into_iter().filter(|seat| *seat != self.0.seat).collect()
    }

    fn cards(&self, _: &Words, _: bool) -> Option<String> {
        Some(format!("You hold {:?}", self.0.hand))
    }

    fn controls(&self, _: &Words, around: &Around<'_>) -> Vec<ActionRow> {
        let button = |number: &u32| {
            let command = TableCommand::Choose(format!("score.{number}"));
            Button {
                label: number.to_string(),
                ask: Ask::Table { table: around.id, step: around.step, command },
                style: Style::Secondary,
                disabled: false,
                pictured: None,
            }
        };
        let mut numbers = self.0.decision.clone().unwrap_or_default();
        numbers.dedup();
        if numbers.is_empty() {
            return Vec::new();
        }
        vec![ActionRow::Buttons(numbers.iter().map(button).collect())]
    }

    fn alt(&self, _: &Words) -> String {
        format!("Deal {}", self.0.table.deal)
    }
}

/// Returns the lines about a player's habits.
pub fn habits(habits: &TallyHabits) -> Habits {
    Habits { chart: None, lines: vec![format!("Scored {} in all", habits.total)] }
}

pub struct RulesOf;

impl RulesView for RulesOf {
    fn summary(&self, _: &Words) -> String {
        "**Tally**: the highest score wins.".into()
    }

    fn banner(&self, _: &Words) -> LobbyPicture {
        LobbyPicture { title: "Tally".into(), ..LobbyPicture::default() }
    }

    fn rules(&self, _: &Words, _: Arc<[u8]>) -> Message {
        Message::text("Score one of your numbers. The highest total wins.")
    }

    fn example(&self, _: &Words) -> Scene {
        Scene::Cards(vec![1])
    }

    fn setup(&self, _: &Words, _: SetUpPage) -> Vec<RulesMenu> {
        Vec::new()
    }

    fn page_of(&self, _: &str) -> SetUpPage {
        SetUpPage::First
    }
}
