//! Narrating a match, for every game.

use super::markup::{FAINT, styled, without_styles};
use games::SeatNo;
use view::names::columns;
use view::words::Value;
use view::{Words, phrases};

/// The language, names and detail in which a match is narrated.
pub(super) struct Narrator {
    pub(super) words: Words,
    pub(super) players: Vec<String>,
    /// Whether all hands are shown.
    pub(super) hands: bool,
}

impl Narrator {
    pub(super) fn say(&self, id: &str, values: &[(&'static str, Value)]) -> String {
        self.words.say(id, values)
    }

    pub(super) fn name(&self, seat: SeatNo) -> &str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    /// A table of numbers, a row for each seat. Names come last, so that letters of any width leave
    /// the columns aligned; `hand` is appended if hands are shown.
    pub(super) fn scores<const N: usize>(
        &self,
        heads: [(&str, usize); N],
        rows: impl IntoIterator<Item = [String; N]>,
        hand: impl Fn(SeatNo) -> String,
    ) -> Vec<String> {
        let length = |cell: &str| columns(&without_styles(cell));
        let head = heads.map(|(id, _)| self.say(id, &[]));
        let rows: Vec<[String; N]> = rows.into_iter().collect();
        let mut widths = heads.map(|(_, least)| least);
        for row in std::iter::once(&head).chain(&rows) {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = length(cell).max(*width);
            }
        }
        let line = |row: &[String; N]| {
            let cell = |(cell, width): (&String, &usize)| {
                format!("  {}{cell}", " ".repeat(width - length(cell)))
            };
            row.iter().zip(&widths).map(cell).collect::<String>()
        };
        let seats = SeatNo::all(rows.len()).zip(&rows).map(|(seat, row)| {
            let hand = if self.hands { hand(seat) } else { String::new() };
            let label = match hand.is_empty() {
                true => self.name(seat).to_owned(),
                false => phrases::headed(&self.words, self.name(seat), &hand),
            };
            format!("{}  {label}", line(row))
        });
        std::iter::once(styled(FAINT, &line(&head))).chain(seats).collect()
    }
}
