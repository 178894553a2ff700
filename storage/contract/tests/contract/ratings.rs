//! Ratings and tallies equal those of a history in which everything had been so from the beginning,
//! whatever is played, declared void, restored, written anew or forgotten, in any order.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use ratings::anchors::Anchors;
use storage::rated::{RatedMatch, RatedSeat, Strength, rate_match};
use storage::{FinishedMatch, RankedGame, RankedLadder, SeatLine};
use storage_contract::{Raw, Scratch, Store, on_both};
use values::{GuildId, TableId, UserId};

use crate::support::{self, finish, write_match};

const GUILD: GuildId = GuildId(u64::MAX);
const GAME: RankedGame<'_> = RankedGame { name: "game", rated_turns: 10 };
const LADDER: RankedLadder<'_> = RankedLadder { guild: GUILD, game: GAME, ladder: "table" };

#[derive(Clone, Debug)]
enum Act {
    /// A match ends, so many milliseconds after the last one, or before it.
    Play {
        seats: Vec<Seat>,
        turns: u32,
        later: i64,
    },
    /// The match of this number, counted from 0, becomes void, or counts again.
    Void(usize, bool),
    /// The match is written anew, as if it ended now, with these seats.
    Write(usize, Vec<Seat>),
    Forget(u64),
    /// Somebody asks for the ratings.
    Look,
    /// Somebody has asked for them, and the process ended after some matches.
    RateSome,
}

#[derive(Clone, Debug)]
struct Seat {
    person: Option<u64>,
    level: &'static str,
    rank: u32,
    stayed: bool,
    score: u32,
}

/// A match as it ought to be remembered.
struct Remembered {
    rated: RatedMatch,
    counts: bool,
    void: bool,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let seat = (0..8_u64, 0..4_usize, 1..4_u32, 0..8_u8, 0..60_u32).prop_map(
        |(person, level, rank, leaves, score)| Seat {
            person: (person < 6).then_some(person),
            level: ["1", "5", "9", "unheard of"][level],
            rank,
            stayed: leaves > 0,
            score,
        },
    );
    let seats = prop::collection::vec(seat, 1..5);
    let write = (0..20_usize, seats.clone()).prop_map(|(n, seats)| Act::Write(n, seats));
    let play = (seats, 8..14_u32, -50_000_000..200_000_000_i64);
    let play = play.prop_map(|(seats, turns, later)| Act::Play { seats, turns, later });
    let act = prop_oneof![
        6 => play,
        2 => (0..20_usize, any::<bool>()).prop_map(|(n, void)| Act::Void(n, void)),
        1 => write,
        1 => (0..6_u64).prop_map(Act::Forget),
        2 => Just(Act::Look),
        3 => Just(Act::RateSome),
    ];
    prop::collection::vec(act, 1..30)
}

struct World<'a> {
    store: &'a Store,
    raw: &'a Raw,
    /// The matches, indexed by number.
    matches: Vec<Remembered>,
    now: i64,
}

type Rows = Vec<Vec<i64>>;

/// The size of a rating batch: small, so that there are several.
const AT_ONCE: u32 = 3;

impl<'a> World<'a> {
    fn new(store: &'a Store, raw: &'a Raw) -> Self {
        Self { store, raw, matches: Vec::new(), now: 1_000_000_000_000 }
    }

    /// One with so many matches of two, all of which the first has won.
    async fn of(store: &'a Store, raw: &'a Raw, matches: usize) -> Self {
        let mut world = Self::new(store, raw);
        let seat =
            |person, rank| Seat { person: Some(person), level: "", rank, stayed: true, score: 3 };
        for _ in 0..matches {
            let seats = vec![seat(1, 1), seat(2, 2)];
            world.act(&Act::Play { seats, turns: 10, later: 60_000 }).await;
        }
        world
    }

    async fn rate(&self) {
        while self.store.rate_some(LADDER, AT_ONCE).await.unwrap() {}
    }

    async fn act(&mut self, act: &Act) {
        match act {
            Act::Play { seats, turns, later } => self.play(seats, *turns, *later).await,
            Act::Void(n, void) => {
                let id = TableId(*n as u64 + 1);
                let by = void.then_some((self.now, UserId(9)));
                let changed = self.store.declare_void(GUILD, id, by).await.unwrap();
                let known = self.matches.get_mut(*n);
                assert_eq!(changed, known.as_ref().is_some_and(|it| it.void != *void));
                if let Some(known) = known {
                    known.void = *void;
                }
            }
            Act::Write(n, seats) => {
                if *n < self.matches.len() {
                    let table = TableId(*n as u64 + 1);
                    let (finished, rated) = self.ended(table, seats, 10);
                    write_match(self.store, table, self.now, finished).await;
                    self.matches[*n] = rated;
                }
            }
            Act::Forget(person) => {
                let user = *person as i64;
                self.store.forget_person(UserId(*person), false).await.unwrap();
                for seat in self.matches.iter_mut().flat_map(|it| &mut it.rated.seats) {
                    seat.user = seat.user.filter(|it| *it != user);
                }
            }
            Act::RateSome => {
                self.store.rate_some(LADDER, AT_ONCE).await.unwrap();
            }
            Act::Look => {
                self.rate().await;
                self.check().await;
            }
        }
    }

    async fn play(&mut self, seats: &[Seat], turns: u32, later: i64) {
        self.now += later;
        let id = TableId(self.matches.len() as u64 + 1);
        let (finished, remembered) = self.ended(id, seats, turns);
        assert_eq!(finish(self.store, self.now, finished).await, id);
        self.matches.push(remembered);
    }

    /// A match that ends now, and as it ought to be remembered.
    fn ended(&self, id: TableId, seats: &[Seat], turns: u32) -> (FinishedMatch, Remembered) {
        // Nobody sits in two seats.
        let mut seats = seats.to_vec();
        let mut seated = HashSet::new();
        seats.retain(|seat| seat.person.is_none_or(|person| seated.insert(person)));
        let line = |seat: &Seat| SeatLine {
            bot: seat.person.is_none().then(|| seat.level.to_owned()),
            stayed: seat.stayed,
            score: seat.score,
            ..support::seat(seat.person, "x", seat.rank)
        };
        let variant = ["classic", "pro", "pro+shedding"][seats.len() % 3];
        let finished = FinishedMatch {
            guild: GUILD,
            games: turns / 10 + 1,
            turns,
            ..support::finished(GAME.name, variant, seats.iter().map(line).collect())
        };
        let seat = |seat: Seat| RatedSeat {
            user: seat.person.map(|person| person as i64),
            bot: seat.person.is_none().then(|| seat.level.to_owned()),
            rank: seat.rank,
            stayed: seat.stayed,
        };
        let seats = seats.into_iter().map(seat).collect();
        let rated = RatedMatch { id: id.to_sql(), ended_at: self.now, seats };
        (finished, Remembered { rated, counts: turns >= 10, void: false })
    }

    /// Everything computed once more from the beginning: the history, and the ratings.
    fn rated_anew(&self) -> (Rows, Rows) {
        let counted = |it: &&Remembered| it.counts && !it.void;
        let mut all: Vec<&RatedMatch> =
            self.matches.iter().filter(counted).map(|it| &it.rated).collect();
        all.sort_by_key(|played| (played.ended_at, played.id));
        let mut known: HashMap<i64, Strength> = HashMap::new();
        let mut history = Vec::new();
        for played in all {
            for line in rate_match(Anchors::of_game(GAME.name), played, &mut known) {
                history.push(vec![
                    line.user.to_sql(),
                    played.ended_at,
                    played.id,
                    line.before.mean,
                    line.before.deviation,
                    line.after.rating.mean,
                    line.after.rating.deviation,
                    line.after.matches,
                ]);
            }
        }
        history.sort();
        let strength = |(user, it): (&i64, &Strength)| {
            vec![*user, it.rating.mean, it.rating.deviation, it.matches, it.played_at]
        };
        let mut ratings: Rows = known.iter().map(strength).collect();
        ratings.sort();
        (history, ratings)
    }

    async fn check(&self) {
        let (history, ratings) = self.rated_anew();
        let stored = self.raw.numbers(
            r#"SELECT "user", played_at, match, mean_before, deviation_before, mean, deviation, matches
             FROM rating_history ORDER BY 1, 2, 3"#,
        );
        assert_eq!(stored.await, history);
        let stored = self.raw.numbers(
            r#"SELECT "user", mean, deviation, matches, played_at FROM ratings ORDER BY 1"#,
        );
        assert_eq!(stored.await, ratings);
        let stored = self.raw.numbers(
            r#"SELECT "user", length(variant), matches, wins, games, score FROM tallies ORDER BY 1, 2"#,
        );
        let counted = self.raw.numbers(
            r#"SELECT "user", length(variant), count(*), count(CASE WHEN won THEN 1 END),
                    CAST(sum(CASE WHEN stayed THEN games ELSE 0 END) AS BIGINT),
                    CAST(sum(CASE WHEN stayed THEN score ELSE 0 END) AS BIGINT)
             FROM matches JOIN results ON results.match = matches.id
             WHERE void_at IS NULL AND "user" IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2"#,
        );
        assert_eq!(stored.await, counted.await);
    }
}

async fn what_was_worked_out_bit_by_bit_is_what_comes_of_it_rated_anew(
    scratch: &Scratch,
    acts: &[Act],
) {
    let mut world = World::new(&*scratch.store, &scratch.raw);
    for act in acts {
        world.act(act).await;
    }
    world.act(&Act::Look).await;
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 32,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn ratings_bit_by_bit_are_those_rated_anew_in_a_file(acts in acts()) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let scratch = Scratch::sqlite().await;
            what_was_worked_out_bit_by_bit_is_what_comes_of_it_rated_anew(&scratch, &acts).await;
        });
    }

    #[test]
    fn ratings_bit_by_bit_are_those_rated_anew_on_a_server(acts in acts()) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let Some(scratch) = Scratch::postgres().await else { return };
            what_was_worked_out_bit_by_bit_is_what_comes_of_it_rated_anew(&scratch, &acts).await;
        });
    }
}

async fn other_numbers_rate_everything_again(store: &Store, raw: &Raw) {
    let mut world = World::of(store, raw, 7).await;
    world.act(&Act::Look).await;
    // Pretends that an earlier version had rated by rules of its own.
    raw.run("UPDATE ladders SET method = 7", &[]).await;
    raw.run("UPDATE rating_history SET mean = 0", &[]).await;
    raw.run("UPDATE ratings SET mean = 0", &[]).await;
    world.act(&Act::Look).await;
    let longer = RankedLadder { game: RankedGame { rated_turns: 11, ..GAME }, ..LADDER };
    store.rate(longer).await.unwrap();
    assert_eq!(raw.numbers("SELECT count(*) FROM ratings").await, [[0]]);
}

async fn what_is_not_known_whole_is_not_rated(store: &Store, raw: &Raw) {
    World::of(store, raw, 3).await;
    raw.run("UPDATE matches SET turns = NULL WHERE id = 1", &[]).await;
    raw.run("UPDATE matches SET seats = 3 WHERE id = 2", &[]).await;
    raw.run("UPDATE results SET rank = NULL WHERE match = 3 AND seat = 1", &[]).await;
    store.rate(LADDER).await.unwrap();
    assert_eq!(raw.numbers("SELECT count(*) FROM rating_history").await, [[0]]);
}

async fn a_curve_has_a_step_for_each_rated_match_and_the_match_knows_its_change(
    store: &Store,
    raw: &Raw,
) {
    let mut world = World::of(store, raw, 5).await;
    world.act(&Act::Look).await;
    let curve = store.rating_curve(LADDER, UserId(1)).await.unwrap();
    assert_eq!(curve.iter().map(|step| step.after.matches).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert!(
        curve.windows(2).all(|pair| pair[0].after.rating.mean < pair[1].after.rating.mean),
        "{curve:?}"
    );
    let last = store.rating_changes(TableId(5)).await.unwrap();
    assert_eq!(last.iter().find(|it| it.user == UserId(1)), curve.last());
    assert!(store.rating_curve(LADDER, UserId(3)).await.unwrap().is_empty());
}

on_both!(
    other_numbers_rate_everything_again,
    what_is_not_known_whole_is_not_rated,
    a_curve_has_a_step_for_each_rated_match_and_the_match_knows_its_change,
);
