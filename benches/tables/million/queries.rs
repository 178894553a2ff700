//! Measurements of the database alone.

use std::time::Instant;

use games::GameKind;
use hornochse::store::{Commit, Created, FinishedMatch, NewRow, NewTable, SeatLine, Store};
use values::{ChannelId, GuildId, TableId};

use super::super::Result;
use super::super::figures::Samples;
use super::{Big, fill};

/// Number of times each query is made, and number of matches that come to their end.
const TIMES: usize = 300;
const GAME: GameKind = GameKind::Nimmt;
const DAY: i64 = 24 * 3_600_000;

/// Of so many matches that were rated before, the first one is declared void.
const AGAIN: i64 = 1_000;

pub async fn measure(store: &Store, big: &Big, now: i64) -> Result<()> {
    tallies(store, big, now).await?;
    careers(store, big).await
}

/// A match of some time ago is declared void: what came after it is rated again.
pub async fn rate_again(store: &Store, big: &Big, now: i64) -> Result<()> {
    let id = TableId((fill::FIRST + fill::BIG.0 - AGAIN).cast_unsigned());
    let void = store.declare_void(big.id, id, Some((now, big.veteran(0)?))).await?;
    assert!(void, "that match was played");
    let begun = Instant::now();
    store.rate(big.ladder()).await?;
    let took = begun.elapsed().as_secs_f64();
    println!("  {AGAIN} matches and the latest ones rated again: {took:.1} s");
    Ok(())
}

async fn tallies(store: &Store, big: &Big, now: i64) -> Result<()> {
    let month = Some(now - 30 * DAY);
    for (variant, since, what) in [
        (None, month, "30 days"),
        (Some("pro"), month, "30 days, one variant"),
        (None, None, "all time"),
        (Some("pro"), None, "all time, one variant"),
    ] {
        let mut read = Samples::default();
        for _ in 0..TIMES {
            let begun = Instant::now();
            let all = store.tallies(big.ladder(), variant, since).await?;
            read.add(begun.elapsed());
            assert!(all.len() > 100, "only {} people", all.len());
        }
        println!("  query: leaderboard, {what}: {read}");
    }
    Ok(())
}

/// Measures the queries behind statistics: first where none were ever asked for, then as ever
/// after.
async fn careers(store: &Store, big: &Big) -> Result<()> {
    let mut made = Samples::default();
    for number in 0..big.veterans.len() {
        let begun = Instant::now();
        let stored = store.career(big.id, big.veteran(number)?, GAME).await?;
        let took = begun.elapsed();
        made.add(took);
        if number == 0 {
            let played = stored.career.on(values::Ladder::Table).matches;
            let millis = took.as_secs_f64() * 1_000.0;
            println!("  query: a career of {played} matches, made anew: {millis:.1} ms");
        }
    }
    println!("  query: careers of the {} who played most, made anew: {made}", made.len());
    let mut read = Samples::default();
    for number in (0..big.veterans.len()).cycle().take(TIMES) {
        let user = big.veteran(number)?;
        let begun = Instant::now();
        store.career(big.id, user, GAME).await?;
        store.meetings(big.id, user, GAME).await?;
        store.rating_curve(big.ladder(), user).await?;
        store.name_of(big.id, user).await?;
        read.add(begun.elapsed());
    }
    println!("  query: statistics of one of them: {read}");
    Ok(())
}

/// The commit with which a match of six ends, a day after all others.
pub async fn ends(store: &Store, big: &Big, now: i64) -> Result<()> {
    let mut ended = Samples::default();
    for number in 0..TIMES {
        let table = table(store, big.id, 10_000_000 + u64::try_from(number)?).await?;
        let seats: Result<Vec<SeatLine>> = (0..6).map(|seat| line(big, seat)).collect();
        let finished = FinishedMatch {
            guild: big.id,
            game: GAME.as_str().into(),
            variant: "classic".into(),
            ladder: "table",
            games: 8,
            turns: 80,
            seats: seats?,
        };
        let now = now + DAY + i64::try_from(number)?;
        let finished = Some(finished);
        let commit = Commit { finished, state: "{}".into(), now, ..Commit::default() };
        let begun = Instant::now();
        store.commit(table, commit).await?;
        ended.add(begun.elapsed());
    }
    println!("  commit: a match of six of those who played most ends: {ended}");
    Ok(())
}

fn line(big: &Big, seat: usize) -> Result<SeatLine> {
    Ok(SeatLine {
        user: Some(big.veteran(seat)?),
        bot: None,
        name: "Player".into(),
        rank: u32::try_from(seat)? + 1,
        won: seat == 0,
        stayed: true,
        score: 40,
        best: 2,
        facts: Some(fill::facts()?),
    })
}

/// A table that nobody plays at.
pub async fn table(store: &Store, guild: GuildId, channel: u64) -> Result<TableId> {
    let row = NewRow { lane: "x".into(), key: "x".into(), body: "x".into(), due_at: 0 };
    let new = NewTable {
        alerts: &[],
        people: &[],
        guild,
        channel: ChannelId(channel),
        state: "{}",
        wake_at: None,
        now: 0,
        row: &row,
        key: 1,
        interaction: None,
    };
    match store.create(new).await? {
        Created::New(table) => Ok(table),
        Created::Other(_) | Created::AlreadyHandled => Err("the channel is taken".into()),
    }
}
