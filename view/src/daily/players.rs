//! The players at the table of the deal of the day, and the page that shows it.

use daily::{Attempt, Day, LEVEL, ME};
use games::GameKind;
use table::board::{Board, SeatLabel, Status};
use table::roster;
use values::Hands;

/// A deal of the day, and who plays it.
#[derive(Clone)]
pub struct Cast {
    pub game: GameKind,
    pub day: Day,
    /// The person, then the bots, in the order of the seats.
    labels: Vec<SeatLabel>,
}

impl Cast {
    /// This person against the bots of the day; so many sit at the table.
    pub fn new(game: GameKind, day: Day, name: &str, seats: usize) -> Self {
        let bots = roster::names(LEVEL).concat();
        // Every day somebody else sits down first.
        let first = day.number() as usize % bots.len().max(1);
        let bots = bots.iter().cycle().skip(first).enumerate().map(|(index, name)| {
            // Once all of them sit there, a second one of each comes.
            let again = index / bots.len() + 1;
            let numbered = if again > 1 { format!("{name} {again}") } else { (*name).to_owned() };
            roster::marked(&numbered)
        });
        let name = [name.to_owned()];
        let labels = name.into_iter().chain(bots).take(seats).enumerate().map(|(index, name)| {
            let bot = index != ME.index();
            SeatLabel::here(name, bot)
        });
        Self { game, day, labels: labels.collect() }
    }

    /// The players, in the order of the seats.
    pub fn labels(&self) -> &[SeatLabel] {
        &self.labels
    }

    /// The names, in the order of the seats.
    pub fn names(&self) -> Vec<String> {
        self.labels.iter().map(|label| label.name.clone()).collect()
    }

    /// Everybody but the person: their places in the order of the seats, and their names.
    pub(crate) fn bots(&self) -> impl Iterator<Item = (usize, &str)> {
        let all = self.labels.iter().enumerate();
        all.filter(|(_, label)| label.bot).map(|(index, label)| (index, label.name.as_str()))
    }

    /// The table with what has happened since the person's last card.
    pub fn board(&self, attempt: &Attempt) -> Board {
        let events = attempt.latest().to_vec();
        let mut board = Board::still(self.labels.clone(), attempt.table(), events);
        board.step = attempt.step();
        board.hands = Hands::Private;
        if attempt.outcome().is_some() {
            board.status = Status::over(None, false);
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_at_a_table_of_ten_have_one_name() {
        for day in 0..30 {
            let names = Cast::new(GameKind::ALL[0], Day::new(day), "Ada", 10).names();
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), 10, "{names:?}");
        }
    }
}
