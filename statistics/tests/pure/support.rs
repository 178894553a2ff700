//! Matches to begin from.

use games::{AnyFacts, GameKind, nimmt, sixtysix};
use statistics::{Achievement, Career, Earlier, Others, Past, Summary, earned_by};
use values::Ladder;

pub const NIMMT: GameKind = GameKind::Nimmt;
pub const SIXTYSIX: GameKind = GameKind::Sixtysix;

/// A match that earns nothing: second of four after five games.
pub fn past() -> Past {
    Past {
        at: (0, 0),
        variant: "classic".to_owned(),
        ladder: Ladder::Table,
        seats: 4,
        games: 5,
        rank: Some(2),
        won: false,
        stayed: true,
        score: 40,
        best: 2,
        others: Others { closest: Some(5), highest: Some(70), hard: false },
        facts: Some(AnyFacts::Nimmt(nimmt::Facts { v: 1, ..nimmt::Facts::default() })),
    }
}

/// The same, won.
pub fn won() -> Past {
    Past { rank: Some(1), won: true, ..past() }
}

/// The same with other facts.
pub fn with(change: impl FnOnce(&mut nimmt::Facts)) -> Past {
    let mut facts = nimmt::Facts { v: 1, games: vec![8; 5], ..nimmt::Facts::default() };
    change(&mut facts);
    Past { facts: Some(AnyFacts::Nimmt(facts)), ..past() }
}

/// A lost match of Sixty-Six for two that earns nothing.
pub fn deals(change: impl FnOnce(&mut sixtysix::Facts)) -> Past {
    let mut facts = sixtysix::Facts { v: 1, games: vec![1; 3], ..sixtysix::Facts::default() };
    change(&mut facts);
    Past {
        variant: "sixtysix".to_owned(),
        seats: 2,
        score: 3,
        others: Others { closest: Some(4), highest: Some(7), hard: false },
        facts: Some(AnyFacts::Sixtysix(facts)),
        ..past()
    }
}

/// What a match earns for whoever has nothing yet.
pub fn earns(game: GameKind, now: &Past, before: &[Past]) -> Vec<Achievement> {
    let before: Vec<Earlier> = before.iter().map(Past::earlier).collect();
    earned_by(game, now, &before, |_| false)
}

/// What these matches of people among themselves add up to.
pub fn sum(game: GameKind, matches: &[Past]) -> Summary {
    Career::of(game, matches).0.on(Ladder::Table).clone()
}
