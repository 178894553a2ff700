//! The cost of a running bot: the real bot in a simulated Discord, played by people who click.
//!
//! ```sh
//! cargo bench --bench tables                     # everything, in about four minutes
//! cargo bench --bench tables -- reveal requests  # only these sections
//! ```
//!
//! | section | what is measured |
//! |---|---|
//! | `reveal` | from the last click of a turn until the new table message is in the channel |
//! | `requests` | requests to Discord in a turn, those that count towards its limit and those that do not |
//! | `commits` | transactions a click, of a crowd and of single tables |
//! | `bots` | two hundred seats of bots at live tables: how soon people's clicks are answered |
//! | `crowd` | a thousand tables in one process: memory, processor time, how soon a click is answered |
//! | `start` | the start of a process that finds a thousand running matches in its database |
//! | `million` | a million results: leaderboards, statistics, the end of a match, what is given out and deleted |
//! | `kills` | matches played while calls fail and the process is killed: every page once (only when named) |
//! | `soak` | two thousand tables for ten minutes with faults and kills: memory, stuck tables, pages (only when named) |
//! | `processes` | three processes at one PostgreSQL that are killed, and replaced one by one (only when named) |
//!
//! It is a plain program and no benchmark of divan: what is measured are waits of many parties for
//! each other, whose slowest hundredth says more than their mean.

#![allow(clippy::disallowed_methods, reason = "a benchmark asks the machine for the time")]
#![allow(clippy::unwrap_used, reason = "its stage is that of the tests")]

#[path = "../../tests/play/at_table.rs"]
#[allow(dead_code, unused_imports, reason = "benchmarks need less of it than the tests")]
mod at_table;
mod bots;
mod commits;
mod crowd;
#[path = "../../tests/play/database.rs"]
#[allow(dead_code, unused_imports, reason = "benchmarks need less of it than the tests")]
mod database;
mod figures;
mod kills;
mod million;
mod pages;
mod process;
mod processes;
mod requests;
mod reveal;
#[path = "../../tests/play/seen.rs"]
#[allow(dead_code, unused_imports, reason = "benchmarks need less of it than the tests")]
mod seen;
mod soak;
mod stage;
mod start;
#[path = "../../tests/play/support.rs"]
#[allow(dead_code, unused_imports, reason = "benchmarks need less of it than the tests")]
mod support;
mod table;

/// Whatever goes wrong ends the benchmark.
type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

const SECTIONS: [&str; 10] = [
    "reveal",
    "requests",
    "commits",
    "bots",
    "crowd",
    "start",
    "million",
    "kills",
    "soak",
    "processes",
];

fn main() -> Result<()> {
    // Cargo itself adds `--bench`.
    let named: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with("--")).collect();
    if let Some(unknown) = named.iter().find(|name| !SECTIONS.contains(&name.as_str())) {
        return Err(format!("no section {unknown:?}, only {SECTIONS:?}").into());
    }
    let wanted = |section: &str| named.is_empty() || named.iter().any(|name| name == section);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        if wanted("reveal") {
            reveal::measure().await?;
        }
        if wanted("requests") {
            requests::measure().await?;
        }
        if wanted("commits") {
            commits::measure().await?;
        }
        if wanted("bots") {
            bots::measure().await?;
        }
        if wanted("crowd") || wanted("start") {
            // Filling a thousand tables takes the longest, so both use the same ones.
            let mut crowd = crowd::Crowd::gather().await?;
            if wanted("crowd") {
                crowd.measure().await?;
            }
            if wanted("start") {
                start::measure(crowd).await?;
            }
        }
        if wanted("million") {
            million::measure().await?;
        }
        // An evening's work: not done unless it is asked for.
        if named.iter().any(|name| name == "kills") {
            kills::measure().await?;
        }
        if named.iter().any(|name| name == "soak") {
            soak::measure().await?;
        }
        if named.iter().any(|name| name == "processes") {
            processes::measure().await?;
        }
        Ok(())
    })
}
