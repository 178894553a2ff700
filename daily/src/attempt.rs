//! One person's attempt at the deal of a day: the match, with everything that was chosen in it.

use games::{
    AnyEvent, AnyMatch, AnyRecord, AnyRules, AnySeat, AnyTable, Moment, Outcome, Refused, SeatNo,
};
use players::{Effort, Style};

use super::{LEVEL, Seed};
use table::state::Move;

/// The seat of whoever plays; bots have all others.
pub const ME: SeatNo = SeatNo::from_index(0);

/// A person's play of the deal of a day, as far as it has come. Bots choose as soon as they can, so that
/// it waits for nobody but the person.
#[derive(Clone)]
pub struct Attempt {
    game: AnyMatch,
    events: Vec<AnyEvent>,
    moves: Vec<Move>,
    step: u32,
    /// The turn in which the person chose last, and how many events there were before.
    turn: Option<Moment>,
    before: usize,
}

/// Why a deal, or what was chosen in it, cannot be played again.
#[derive(Debug, thiserror::Error)]
#[error("a deal cannot be played again: {0}")]
pub struct Unplayable(String);

impl Attempt {
    /// A deal by the cards of this seed; also as a text, with which it can be dealt again.
    /// Errors: when these rules cannot be played by so many.
    pub fn dealt(
        rules: &AnyRules,
        seats: usize,
        seed: &Seed,
    ) -> Result<(Self, String), Unplayable> {
        let mut game = created(rules, seats)?;
        let (deal, step) = game.deal(&mut seed.cards()).map_err(Unplayable)?;
        Ok((Self::of(game, step.events), deal))
    }

    /// The same deal from its text.
    /// Errors: when these rules cannot be played by so many, or the text is no deal of theirs.
    pub fn dealt_again(rules: &AnyRules, seats: usize, deal: &str) -> Result<Self, Unplayable> {
        let mut game = created(rules, seats)?;
        let step = game.deal_again(deal).map_err(Unplayable)?;
        Ok(Self::of(game, step.events))
    }

    fn of(game: AnyMatch, events: Vec<AnyEvent>) -> Self {
        Self { game, events, moves: Vec::new(), step: 0, turn: None, before: 0 }
    }

    /// Does again what was chosen before.
    /// Errors: when one of these choices is not possible; those before it have been made.
    pub fn replay(&mut self, moves: impl IntoIterator<Item = Move>) -> Result<(), Unplayable> {
        for (number, made) in (1..).zip(moves) {
            let Move { seat, choice } = made;
            self.make(seat, choice.clone()).map_err(|refused| {
                Unplayable(format!("move {number}: {seat} cannot choose {choice}: {refused:?}"))
            })?;
        }
        Ok(())
    }

    /// The person chooses.
    /// Errors: when it is no answer to what they are asked now. Nothing has changed.
    pub fn choose(&mut self, choice: &str) -> Result<(), Refused> {
        self.make(ME, choice.to_owned())
    }

    /// The bots choose, until it is the person's turn or the match is over. It takes a while, in which a
    /// core has nothing else to do.
    pub fn bots_choose(&mut self, seed: &Seed, playouts: u32) {
        while let Some((seat, choice)) = self.next_of_bots(seed, playouts) {
            if self.make(seat, choice).is_err() {
                // It would be refused for ever.
                return;
            }
        }
    }

    /// One choice more, by a bot also in the person's seat; `number` tells the luck of one such game from
    /// that of another. Whether there was something to choose.
    pub(super) fn a_bot_chooses(&mut self, seed: &Seed, number: u32, playouts: u32) -> bool {
        let Some(seat) = self.awaited() else { return false };
        let luck = seed.luck(&format!("par {number} {} {seat}", self.moves.len()));
        let choice = self.thought(seat, luck, playouts);
        choice.is_some_and(|choice| self.make(seat, choice).is_ok())
    }

    /// The score of the person's seat; `None` until it is over.
    pub fn score(&self) -> Option<u32> {
        self.outcome()?.seats.get(ME.index()).map(|own| own.score)
    }

    fn next_of_bots(&self, seed: &Seed, playouts: u32) -> Option<(SeatNo, String)> {
        if let Some(foregone) = self.game.foregone() {
            return Some(foregone);
        }
        let awaited = self.game.awaited().into_iter().filter(|awaited| !awaited.chosen);
        let seat = awaited.map(|awaited| awaited.seat).find(|seat| *seat != ME)?;
        let luck = seed.luck(&format!("bot {} {seat}", self.moves.len()));
        Some((seat, self.thought(seat, luck, playouts)?))
    }

    fn awaited(&self) -> Option<SeatNo> {
        self.game.awaited().into_iter().find(|awaited| !awaited.chosen).map(|awaited| awaited.seat)
    }

    fn thought(&self, seat: SeatNo, luck: u64, playouts: u32) -> Option<String> {
        let effort = Effort { playouts, enough: None };
        let thought = players::choose(&self.game.seat(seat), (LEVEL, Style::Even), effort, luck);
        thought.or_else(|| self.game.stand_in(seat))
    }

    fn make(&mut self, seat: SeatNo, choice: String) -> Result<(), Refused> {
        let moment = self.game.moment();
        let step = self.game.choose(seat, &choice)?;
        if seat == ME {
            self.step += 1;
            if self.turn != Some(moment) {
                (self.turn, self.before) = (Some(moment), self.events.len());
            }
        }
        self.events.extend(step.events);
        self.moves.push(Move { seat, choice });
        Ok(())
    }

    /// Number of the person's choices so far: it tells one decision from the next.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// Everything that was chosen since the cards were dealt. Some of it is still hidden from the person.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Everything that happened. All of it is public at this table.
    pub fn events(&self) -> &[AnyEvent] {
        &self.events
    }

    /// Events since the beginning of the turn in which the person chose last.
    pub fn latest(&self) -> &[AnyEvent] {
        self.events.get(self.before..).unwrap_or_default()
    }

    /// The view of the person's seat.
    pub fn seat(&self) -> AnySeat {
        self.game.seat(ME)
    }

    /// The table as everybody may see it.
    pub fn table(&self) -> AnyTable {
        self.game.table()
    }

    /// The outcome; `None` until it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The finished match, with the names of its seats; `None` before its end.
    pub fn record(&self, names: &[String]) -> Option<AnyRecord> {
        self.game.record(names)
    }
}

fn created(rules: &AnyRules, seats: usize) -> Result<AnyMatch, Unplayable> {
    AnyMatch::create(rules, seats).map_err(|found| Unplayable(format!("{found:?}")))
}
