//! Whether a match counts, with which others it is compared, and what is written down of it.

use games::{AnyMatch, Standing};
use values::Ladder;

use super::result::{MatchResult, SeatResult, places};
use super::session::{Effects, Session};
use super::state::Player;

impl Session {
    /// Whether the match counts for the leaderboard: two people have played at least half of its
    /// turns themselves, and have not left it.
    pub fn counts(&self) -> bool {
        self.people().filter(|player| self.state.has_stayed(player)).count() >= 2
    }

    /// Those who are no bots, also whoever was forgotten: what a match came to stays as it was.
    fn people(&self) -> impl Iterator<Item = &Player> {
        self.state.players.iter().filter(|player| player.bot.is_none())
    }

    /// Notes how the match came out, where it is compared with others.
    pub(super) fn write_results(&self, effects: &mut Effects) {
        let Some(ladder) = self.ladder() else { return };
        let Some(outcome) = self.game.as_ref().and_then(AnyMatch::outcome) else { return };
        let standings: Vec<(bool, u32)> = (self.state.players.iter())
            .zip(&outcome.seats)
            .map(|(player, standing)| (self.state.has_stayed(player), standing.rank))
            .collect();
        let seat = |((player, standing), rank): ((&Player, &Standing), u32)| {
            let stayed = self.state.has_stayed(player);
            SeatResult {
                user: player.user,
                bot: player.bot,
                name: player.name.clone(),
                rank,
                won: stayed && rank == 1,
                stayed,
                score: standing.score,
                best: standing.best,
            }
        };
        effects.result = Some(MatchResult {
            game: self.state.settings.rules.kind().as_str().to_owned(),
            variant: outcome.counted_as,
            ladder,
            games: outcome.deals,
            turns: self.state.turns,
            seats: (self.state.players.iter().zip(&outcome.seats))
                .zip(places(&standings))
                .map(seat)
                .collect(),
        });
    }

    /// With which matches this one is compared; `None`: with none.
    pub fn ladder(&self) -> Option<Ladder> {
        let mut people = self.people();
        match (people.next(), people.next()) {
            _ if self.counts() => Some(Ladder::Table),
            (Some(alone), None) if self.state.has_stayed(alone) => Some(Ladder::Solo),
            _ => None,
        }
    }
}
