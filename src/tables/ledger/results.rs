//! The results that a finished match adds to those of its server, as they are stored.

use games::AnyMatch;

use crate::store::{FinishedMatch, SeatLine};
use table::result::{MatchResult, SeatResult};
use values::{FORMER, GuildId};

/// Returns the facts of a finished match for each seat, as they are stored. A match that cannot be
/// looked back at counts without.
pub(super) async fn facts(game: Option<AnyMatch>) -> Vec<String> {
    // It plays the match again.
    let facts = tokio::task::spawn_blocking(move || {
        let facts = game.and_then(|game| game.facts()).unwrap_or_default();
        facts.iter().map(serde_json::to_string).collect::<Result<Vec<String>, _>>()
    });
    let failed = |error: &dyn std::fmt::Display| {
        tracing::error!(%error, "a match was written down without its facts");
        Vec::new()
    };
    match facts.await {
        Ok(Ok(facts)) => facts,
        Ok(Err(error)) => failed(&error),
        Err(error) => failed(&error),
    }
}

/// Returns the result of a finished match, as it is stored.
pub(in crate::tables) fn finished(
    guild: GuildId,
    result: MatchResult,
    facts: &[String],
) -> FinishedMatch {
    let seat = |(index, seat): (usize, SeatResult)| SeatLine {
        // Nobody asks for the statistics of a bot.
        facts: facts.get(index).filter(|_| seat.user.is_some()).cloned(),
        user: seat.user,
        bot: seat.bot.map(|level| level.to_string()),
        // Worded where it is read, in the language of whoever reads it.
        name: match (seat.user, seat.bot) {
            (None, None) => FORMER.to_owned(),
            _ => seat.name,
        },
        rank: seat.rank,
        won: seat.won,
        stayed: seat.stayed,
        score: seat.score,
        best: seat.best,
    };
    FinishedMatch {
        guild,
        game: result.game,
        variant: result.variant,
        ladder: result.ladder.name(),
        games: result.games,
        turns: result.turns,
        seats: result.seats.into_iter().enumerate().map(seat).collect(),
    }
}
