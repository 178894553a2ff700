use storage::{AttemptStep, NewDuel, NewLeague, NewPairing, StoredLeague, WeekTurn};
use storage_contract::{Raw, Store, on_both};
use values::{ChannelId, GuildId, InteractionId, UserId};

const LEAGUE: InteractionId = InteractionId(1_000);
const GUILD: GuildId = GuildId(5);
/// Who signs up, with the clicks that do so.
const PEOPLE: [(UserId, &str, InteractionId); 3] = [
    (UserId(1), "Ada", InteractionId(1_001)),
    (UserId(2), "Ben", InteractionId(1_002)),
    (UserId(3), "Cem", InteractionId(1_003)),
];
/// A number that no command has.
const DUEL: InteractionId = InteractionId(u64::MAX - 7);

async fn made(store: &Store, id: InteractionId, game: &'static str, now: i64) -> bool {
    let (guild, channel, locale, weeks) = (GUILD, ChannelId(6), "de", 4);
    let league = NewLeague { id, game, guild, channel, locale, weeks };
    store.make_league(league, now).await.unwrap()
}

/// A league in which all have signed up.
async fn filled(store: &Store) {
    assert!(made(store, LEAGUE, "game", 10).await);
    for (user, name, click) in PEOPLE {
        store.join_league(LEAGUE, click, (user, name)).await.unwrap();
    }
}

async fn stored(store: &Store) -> StoredLeague {
    store.league(LEAGUE).await.unwrap().unwrap()
}

/// Draws the first week: Ada and Ben have a duel, Cem is free.
async fn starts(store: &Store, now: i64) -> bool {
    let [ada, ben, cem] = PEOPLE;
    let duelists = [(ada.0, ada.1), (ben.0, ben.1)];
    let (game, guild, closes_at) = ("game", GUILD, now + 100);
    let duel = NewDuel { id: DUEL, game, guild, closes_at, seed: &[7; 32], body: "{}", duelists };
    let begins = vec![
        NewPairing { first: ada.2, second: Some((ben.2, duel)) },
        NewPairing { first: cem.2, second: None },
    ];
    let turn = WeekTurn { league: LEAGUE, ends: 0, results: &[], begins: Some(begins) };
    store.turn_week(turn, now).await.unwrap()
}

/// Ends the first week, and the league with it.
async fn ends(store: &Store, now: i64) -> bool {
    let results = [(0, "second"), (1, "first")];
    let turn = WeekTurn { league: LEAGUE, ends: 1, results: &results, begins: None };
    store.turn_week(turn, now).await.unwrap()
}

/// Results and corrections.
fn outcomes(league: &StoredLeague) -> Vec<(Option<&str>, Option<&str>)> {
    let pairings = league.pairings.iter();
    pairings.map(|it| (it.result.as_deref(), it.correction.as_deref())).collect()
}

async fn one_league_of_a_game_is_open_and_people_come_and_go(store: &Store, _: &Raw) {
    assert!(store.league(LEAGUE).await.unwrap().is_none());
    filled(store).await;
    assert!(!made(store, InteractionId(2_000), "game", 11).await, "one is open");
    assert!(made(store, InteractionId(2_000), "other", 11).await);
    assert_eq!(store.latest_league(GUILD, "game").await.unwrap(), Some(LEAGUE));
    assert_eq!(store.latest_league(GuildId(6), "game").await.unwrap(), None);
    store.leave_league(LEAGUE, PEOPLE[0].0).await.unwrap();
    store.leave_league(LEAGUE, PEOPLE[1].0).await.unwrap();
    // Whoever comes back keeps their place, under the name that they have by now.
    let late = InteractionId(1_500);
    store.join_league(LEAGUE, late, (PEOPLE[1].0, "Benno")).await.unwrap();
    let league = stored(store).await;
    let members = league.members.iter();
    let members: Vec<_> = members.map(|it| (it.id.0, it.name.as_str(), it.plays)).collect();
    assert_eq!(members, [(1_001, "Ada", false), (1_002, "Benno", true), (1_003, "Cem", true)]);
    assert_eq!((league.weeks, league.week, league.since, league.open), (4, 0, 10, true));
    assert_eq!((league.game.as_str(), league.locale.as_str()), ("game", "de"));
    assert_eq!((league.guild, league.channel), (GUILD, ChannelId(6)));
    assert_eq!(store.leagues_due(1_000).await.unwrap(), [], "people still sign up");
}

async fn a_week_is_turned_once_with_all_that_belongs_to_it(store: &Store, _: &Raw) {
    filled(store).await;
    assert!(!ends(store, 20).await, "another week");
    assert!(starts(store, 20).await);
    assert!(!starts(store, 21).await);
    assert_eq!(store.leagues_due(19).await.unwrap(), []);
    assert_eq!(store.leagues_due(20).await.unwrap(), [LEAGUE]);
    let league = stored(store).await;
    assert_eq!((league.week, league.since, league.open), (1, 20, true));
    let pairings: Vec<_> =
        league.pairings.iter().map(|it| (it.number, it.members, it.duel)).collect();
    let [ada, ben, cem] = PEOPLE.map(|person| person.2);
    assert_eq!(pairings, [(0, (ada, Some(ben)), Some(DUEL)), (1, (cem, None), None)]);
    let duel = store.duel(DUEL).await.unwrap().unwrap();
    assert_eq!((duel.made_at, duel.closes_at, duel.duelists.len()), (20, 120, 2));
    // The score of somebody who has played it to the end.
    store.begin_duel(DUEL, PEOPLE[1].0, "[]", None, 30).await.unwrap();
    let step = AttemptStep { user: PEOPLE[1].0, from: 0, step: 1, moves: "[1]", score: Some(9) };
    store.step_duel(DUEL, step, None, 30).await.unwrap();
    assert_eq!(stored(store).await.pairings[0].scores, [None, Some(9)]);
    store.correct_pairing(LEAGUE, 1, 1, Some("neither")).await.unwrap();
    assert!(ends(store, 40).await);
    let league = stored(store).await;
    assert_eq!((league.week, league.since, league.open), (1, 40, false));
    assert_eq!(outcomes(&league), [(Some("second"), None), (Some("first"), Some("neither"))]);
    store.correct_pairing(LEAGUE, 1, 1, None).await.unwrap();
    assert_eq!(outcomes(&stored(store).await)[1], (Some("first"), None));
    assert!(!ends(store, 41).await);
    assert_eq!(store.leagues_due(1_000).await.unwrap(), []);
    assert!(made(store, InteractionId(2_000), "game", 50).await);
    assert_eq!(store.latest_league(GUILD, "game").await.unwrap(), Some(InteractionId(2_000)));
}

async fn a_duel_outlives_its_time_until_its_league_has_the_result(store: &Store, raw: &Raw) {
    filled(store).await;
    starts(store, 20).await;
    assert_eq!(store.forget_duels(1_000, 9).await.unwrap(), 0);
    assert_eq!(store.forget_leagues(1_000, 9).await.unwrap(), 0, "it goes on");
    ends(store, 40).await;
    assert_eq!(store.forget_duels(1_000, 9).await.unwrap(), 1);
    assert_eq!(stored(store).await.pairings[0].scores, [None, None]);
    assert_eq!(outcomes(&stored(store).await)[0], (Some("second"), None));
    assert_eq!(store.forget_leagues(40, 9).await.unwrap(), 0);
    assert_eq!(store.forget_leagues(41, 9).await.unwrap(), 1);
    for table in ["leagues", "league_members", "league_pairings"] {
        assert_eq!(raw.number(&format!("SELECT count(*) FROM {table}")).await, 0);
    }
}

async fn somebody_who_is_forgotten_leaves_the_league_their_results(store: &Store, _: &Raw) {
    filled(store).await;
    starts(store, 20).await;
    ends(store, 40).await;
    store.forget_person(PEOPLE[0].0, false).await.unwrap();
    let league = stored(store).await;
    let former = &league.members[0];
    assert_eq!((former.user, former.name.as_str(), former.plays), (None, values::FORMER, false));
    assert_eq!(outcomes(&league).len(), 2);
}

on_both!(
    one_league_of_a_game_is_open_and_people_come_and_go,
    a_week_is_turned_once_with_all_that_belongs_to_it,
    a_duel_outlives_its_time_until_its_league_has_the_result,
    somebody_who_is_forgotten_leaves_the_league_their_results,
);
