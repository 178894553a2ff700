//! Careers and achievements: the stored ones equal those computed anew.

use games::GameKind;
use proptest::prelude::*;
use statistics::{Achievement, Career, Meetings};
use storage::careers::LATELY;
use storage::{EarnedBy, FinishedMatch, SeatLine, StoredCareer};
use storage_contract::{Raw, Scratch, Store, on_both};
use values::{GuildId, Ladder, TableId, UserId};

use crate::support::{self, GUILD, finish, seat, write_match};

const GAME: GameKind = GameKind::ALL[0];
const PEOPLE: [UserId; 3] = [UserId(11), UserId(12), UserId(13)];
const MODERATOR: UserId = UserId(14);

/// A match of the three people and a bot, in an order of places.
fn finished(order: u8, facts: &str, solo: bool) -> FinishedMatch {
    const ORDERS: [[u32; 4]; 6] =
        [[1, 2, 3, 4], [2, 1, 4, 3], [4, 3, 2, 1], [1, 1, 3, 4], [2, 3, 4, 1], [4, 1, 2, 3]];
    let order = ORDERS[usize::from(order) % ORDERS.len()];
    let line = |(index, rank): (usize, &u32)| SeatLine {
        facts: (index < 3).then(|| facts.to_owned()),
        ..seat(PEOPLE.get(index).map(|user| user.0), &format!("Player {index}"), *rank)
    };
    let seats = order.iter().enumerate().map(line).collect();
    let ladder = if solo { "solo" } else { "table" };
    FinishedMatch { ladder, ..support::finished(GAME.as_str(), "classic", seats) }
}

/// The careers and achievements of all people, as the bot reads them.
async fn everything(store: &Store, tables: &[TableId]) -> (Vec<StoredCareer>, Vec<Vec<EarnedBy>>) {
    let (mut careers, mut earned) = (Vec::new(), Vec::new());
    for user in PEOPLE {
        careers.push(store.career(GUILD, user, GAME).await.unwrap());
    }
    for table in tables {
        earned.push(store.earned_by(*table).await.unwrap());
    }
    (careers, earned)
}

/// The facts of the match for each of the people: games without a row, and rows taken with too low
/// a card.
fn facts(clean: u32, low: u32) -> String {
    format!(r#"{{"v":1,"games":[6,6,6,6,6],"clean":{clean},"low":{low},"cheapest":{low}}}"#)
}

async fn a_match_that_ends_earns_what_it_does_and_one_declared_void_takes_it_along(
    store: &Store,
    _: &Raw,
) {
    let early = finish(store, 5, finished(0, &facts(0, 0), false)).await;
    let clean = finish(store, 10, finished(0, &facts(1, 0), false)).await;
    let next = finish(store, 20, finished(2, &facts(1, 0), false)).await;
    let names = |earned: Vec<EarnedBy>| {
        let name = |one: EarnedBy| {
            let titles: Vec<&str> = one.achievements.iter().map(|title| title.as_str()).collect();
            format!("{}: {}", one.name, titles.join(", "))
        };
        earned.into_iter().map(name).collect::<Vec<_>>()
    };
    assert_eq!(names(store.earned_by(early).await.unwrap()), ["Player 0: beat-hard, by-one"]);
    let everybody = ["Player 0: clean", "Player 1: clean", "Player 2: clean"];
    assert_eq!(names(store.earned_by(clean).await.unwrap()), everybody);
    assert_eq!(names(store.earned_by(next).await.unwrap()), [""; 0]);
    let ada = store.career(GUILD, PEOPLE[0], GAME).await.unwrap();
    assert_eq!(ada.career.on(Ladder::Table).wins, 2);
    assert_eq!(ada.earned.get(&Achievement::Clean), Some(&10));

    assert!(store.declare_void(GUILD, clean, Some((30, MODERATOR))).await.unwrap());
    // The page of the other match goes on saying what it earned, whoever has asked since.
    assert_eq!(names(store.earned_by(early).await.unwrap()), ["Player 0: beat-hard, by-one"]);
    let ada = store.career(GUILD, PEOPLE[0], GAME).await.unwrap();
    assert_eq!(ada.career.on(Ladder::Table).matches, 2);
    // Now it is the other match that was the first of its kind.
    assert_eq!(ada.earned.get(&Achievement::Clean), Some(&20));
    // Ben has not asked in between and has lost it all the same.
    assert_eq!(names(store.earned_by(clean).await.unwrap()), [""; 0]);
    let ben = store.career(GUILD, PEOPLE[1], GAME).await.unwrap();
    assert_eq!(ben.earned.get(&Achievement::Clean), Some(&20));
}

async fn whoever_is_forgotten_leaves_nothing_and_the_others_keep_theirs(store: &Store, _: &Raw) {
    let table = finish(store, 10, finished(0, &facts(1, 0), false)).await;
    store.forget_person(PEOPLE[0], false).await.unwrap();
    let ada = store.career(GUILD, PEOPLE[0], GAME).await.unwrap();
    assert_eq!((ada.career, ada.earned.len()), (Career::default(), 0));
    assert_eq!(store.earned_by(table).await.unwrap().len(), 2);
    let ben = store.career(GUILD, PEOPLE[1], GAME).await.unwrap();
    assert_eq!(ben.career.on(Ladder::Table).matches, 1);
    let met = store.meetings(GUILD, PEOPLE[1], GAME).await.unwrap();
    assert_eq!(met.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Player 2"]);
}

async fn whoever_looks_while_they_are_forgotten_leaves_nothing(store: &Store, raw: &Raw) {
    let table = finish(store, 10, finished(0, &facts(1, 0), false)).await;
    // From here on nobody has a career until they look.
    assert!(store.declare_void(GUILD, table, Some((30, MODERATOR))).await.unwrap());
    assert!(store.declare_void(GUILD, table, None).await.unwrap());
    let look = || store.career(GUILD, PEOPLE[0], GAME);
    let (forgotten, ..) =
        tokio::join!(store.forget_person(PEOPLE[0], false), look(), look(), look());
    forgotten.unwrap();
    look().await.unwrap();
    for table in ["careers", "achievements"] {
        let left = format!(r#"SELECT count(*) FROM {table} WHERE "user" = 11"#);
        assert_eq!(raw.number(&left).await, 0, "{table}");
    }
}

async fn meetings_are_with_people_at_tables_that_count(store: &Store, _: &Raw) {
    let plain = facts(0, 0);
    for (order, solo) in [(0, false), (0, false), (2, false), (2, true)] {
        finish(store, 10, finished(order, &plain, solo)).await;
    }
    let last = finish(store, 20, finished(2, &plain, false)).await;
    assert!(store.declare_void(GUILD, last, Some((30, MODERATOR))).await.unwrap());
    // However much somebody has played alone since.
    for _ in 0..LATELY {
        finish(store, 40, finished(0, &plain, true)).await;
    }
    let mut met = store.meetings(GUILD, PEOPLE[0], GAME).await.unwrap();
    met.sort_by(|a, b| a.name.cmp(&b.name));
    let one = |name: &str| Meetings { name: name.into(), met: 3, ahead: 2, behind: 1 };
    assert_eq!(met, [one("Player 1"), one("Player 2")]);
    assert_eq!(store.meetings(GuildId(8), PEOPLE[0], GAME).await.unwrap(), []);
}

/// An event in the life of the database.
#[derive(Clone, Debug)]
enum Happens {
    /// A match ends: so long after the one before (or before it), and in this way.
    Ends {
        after: i64,
        order: u8,
        solo: bool,
        clean: bool,
        low: u32,
    },
    /// One of the matches is declared void, or restored.
    Voided(usize),
    Restored(usize),
    /// One of them is written anew, as if it ended now, in this order.
    Written(usize, u8),
    /// Somebody asks for their statistics.
    Asked(usize),
}

fn happens() -> impl Strategy<Value = Vec<Happens>> {
    let ends =
        (-3_i64..9, any::<u8>(), prop::bool::weighted(0.2), any::<bool>(), 0_u32..6).prop_map(
            |(after, order, solo, clean, low)| Happens::Ends { after, order, solo, clean, low },
        );
    let one = prop_oneof![
        8 => ends,
        1 => any::<usize>().prop_map(Happens::Voided),
        1 => any::<usize>().prop_map(Happens::Restored),
        1 => any::<(usize, u8)>().prop_map(|(index, order)| Happens::Written(index, order)),
        2 => any::<usize>().prop_map(Happens::Asked),
    ];
    prop::collection::vec(one, 1..24)
}

async fn follow(store: &Store, all: &[Happens]) -> Vec<TableId> {
    let (mut tables, mut now) = (Vec::new(), 1_000);
    for one in all {
        let which = |index: &usize| tables.get(index % tables.len().max(1)).copied();
        match one {
            Happens::Ends { after, order, solo, clean, low } => {
                now += after;
                let facts = facts(u32::from(*clean), *low);
                tables.push(finish(store, now, finished(*order, &facts, *solo)).await);
            }
            Happens::Asked(index) => {
                store.career(GUILD, PEOPLE[index % PEOPLE.len()], GAME).await.unwrap();
            }
            Happens::Voided(index) => {
                if let Some(table) = which(index) {
                    store.declare_void(GUILD, table, Some((1, MODERATOR))).await.unwrap();
                }
            }
            Happens::Restored(index) => {
                if let Some(table) = which(index) {
                    store.declare_void(GUILD, table, None).await.unwrap();
                }
            }
            Happens::Written(index, order) => {
                if let Some(table) = which(index) {
                    write_match(store, table, now, finished(*order, &facts(1, 0), false)).await;
                }
            }
        }
    }
    tables
}

async fn what_is_kept_is_what_would_be_made_anew(scratch: &Scratch, all: &[Happens]) {
    let tables = follow(&*scratch.store, all).await;
    let kept = everything(&*scratch.store, &tables).await;
    scratch.raw.run("DELETE FROM careers", &[]).await;
    scratch.raw.run("DELETE FROM achievements", &[]).await;
    let anew = everything(&*scratch.store, &tables).await;
    assert_eq!(kept, anew);
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 24,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn what_is_kept_is_what_would_be_made_anew_in_a_file(all in happens()) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            what_is_kept_is_what_would_be_made_anew(&Scratch::sqlite().await, &all).await;
        });
    }

    #[test]
    fn what_is_kept_is_what_would_be_made_anew_on_a_server(all in happens()) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            if let Some(scratch) = Scratch::postgres().await {
                what_is_kept_is_what_would_be_made_anew(&scratch, &all).await;
            }
        });
    }
}

on_both!(
    a_match_that_ends_earns_what_it_does_and_one_declared_void_takes_it_along,
    whoever_is_forgotten_leaves_nothing_and_the_others_keep_theirs,
    whoever_looks_while_they_are_forgotten_leaves_nothing,
    meetings_are_with_people_at_tables_that_count,
);
