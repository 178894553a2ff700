//! Data about people and servers: exported, and deleted.

use std::collections::BTreeSet;

use ratings::Rating;
use serde_json::{Map, Value, json};
use storage::privacy::IDS;
use storage::{
    Commit, DailyKey, Delivered, Exported, FinishedMatch, NewAlert, NewAttempt, NewDuel, NewLeague,
    NewPairing, OfPerson, PERSONAL_TABLES, PuzzleAnswer, RankedGame, RankedLadder, StoredPerson,
    TableLine, WeekTurn, alert_key,
};
use storage_contract::{Raw, Store, on_both};
use values::{
    ChannelId, FORMER, GuildId, InteractionId, PersonChange, ServerChange, TableId, UserId,
};

use crate::support::{GUILD, OPENED, finish, finished, open_with, person, row, seat, step};

pub const ADA: UserId = UserId(u64::MAX - 7);
const BEN: UserId = UserId(12);

/// Whether a column may hold something about people: by its name, or because it is a text.
fn is_suspicious(column: &str, kind: &str) -> bool {
    let parts = [
        "user", "guild", "name", "channel", "message", "person", "people", "host", "owner",
        "member", "locale", "email", "avatar", "nick", "by", "server",
    ];
    ["TEXT", "BLOB", "BYTEA", "ANY"].contains(&kind)
        || column.split('_').any(|part| parts.contains(&part))
}

async fn every_column_that_may_be_about_people_is_in_the_list(_: &Store, raw: &Raw) {
    let columns = raw.columns().await;
    let there: BTreeSet<&str> = columns.iter().map(|(table, ..)| table.as_str()).collect();
    let listed: BTreeSet<&str> = PERSONAL_TABLES.iter().map(|personal| personal.table).collect();
    assert_eq!(there, listed, "tables of the schema, and tables in the list");
    for (table, column, kind) in &columns {
        let personal = PERSONAL_TABLES.iter().find(|personal| personal.table == table).unwrap();
        let ids = [personal.person.column(), personal.server].into_iter().flatten();
        let mut known = personal.others.iter().copied().chain(ids);
        assert!(
            !is_suspicious(column, kind) || known.any(|known| known == column),
            "what becomes of {table}.{column} when somebody is forgotten?"
        );
    }
    for personal in PERSONAL_TABLES {
        for name in personal.others.iter().copied().chain(personal.key.split(", ")) {
            let there = columns.iter().any(|(t, c, _)| t == personal.table && c == name);
            assert!(there, "there is no {}.{name}", personal.table);
        }
    }
}

/// These queries are built at run time: sqlx has not checked them.
async fn every_query_of_the_list_is_understood(store: &Store, _: &Raw) {
    let (user, guild) = (UserId(1), GuildId(2));
    assert!(export(store, user).await.is_empty());
    store.ask_to_forget(user, 0).await.unwrap();
    assert_eq!(export(store, user).await.lines("forget_requests"), 1);
    assert_eq!(store.forget_requests().await.unwrap(), [user]);
    assert!(store.forget_person(user, true).await.unwrap().is_nothing());
    assert!(store.forget_requests().await.unwrap().is_empty());
    store.server_left(guild, 0).await.unwrap();
    assert!(store.forget_server(guild).await.unwrap().is_nothing());
    assert!(store.servers_left_before(1).await.unwrap().is_empty());
    store.compact().await.unwrap();
    assert!(!store.server_is_here(guild).await.unwrap());
}

#[test]
fn an_id_in_an_export_is_known_as_one() {
    for personal in PERSONAL_TABLES {
        if let OfPerson::Goes(column) | OfPerson::Stays(column, _) = personal.person {
            assert!(IDS.contains(&column), "{}.{column}", personal.table);
        }
    }
}

/// A person with a row in every table.
pub async fn lively(store: &Store) -> TableId {
    let people = [person(0, Some(BEN.0), "Ben"), person(1, Some(ADA.0), "Ada")];
    let table = open_with(store, GUILD, 1, &people, &[]).await.unwrap();
    let entry = |kind: &str, seat: u32| format!("{{\"{kind}\":{{\"seat\":{seat},\"card\":9}}}}");
    let events = vec![
        "{\"Deal\":{\"hands\":[[1],[2]]}}".to_owned(),
        entry("Move", 1),
        entry("Move", 2),
        entry("PlayedFor", 2),
        "damaged".to_owned(),
    ];
    let state = json!({ "players": [{ "of": "Ben" }, { "of": "Ada", "user": ADA.0 }] }).to_string();
    store.commit(table, Commit { events, state, ..step(0, 1) }).await.unwrap();
    // A game that this version knows: others have no careers.
    let kind = games::GameKind::ALL[0];
    let seats = vec![seat(Some(ADA.0), "Ada", 1), seat(Some(BEN.0), "Ben", 2)];
    let played = finish(store, 100, finished(kind.as_str(), "classic", seats)).await;
    store.declare_void(GUILD, played, Some((200, ADA))).await.unwrap();
    let seats = vec![seat(Some(ADA.0), "Ada", 2), seat(Some(BEN.0), "Ben", 1)];
    finish(store, 300, finished(kind.as_str(), "classic", seats)).await;
    let game = RankedGame { name: kind.as_str(), rated_turns: 10 };
    store.rate(RankedLadder { guild: GUILD, game, ladder: "table" }).await.unwrap();
    store.career(GUILD, ADA, kind).await.unwrap();
    store.change_person(ADA, PersonChange::Still(true)).await.unwrap();
    store.tell_of_tables(GUILD, ADA, "de").await.unwrap();
    store.change_server(GUILD, ServerChange::Banned(vec![ADA])).await.unwrap().unwrap();
    let key = DailyKey { game: "game", day: 5 };
    let attempt = NewAttempt { user: ADA, guild: GUILD, name: "Ada", moves: "[1]" };
    store.begin_daily(key, attempt, Some(InteractionId(99)), 10).await.unwrap();
    store.share_daily(key, ADA, GUILD).await.unwrap();
    store.keep_puzzle(key, "a position, and nobody's name").await.unwrap();
    let (choice, rating) = ("play.7".to_owned(), Rating::newcomer());
    let answer = PuzzleAnswer { puzzle: Some(3), choice, solved: true, rating };
    store.answer_puzzle(key, ADA, &answer, Some(InteractionId(98)), 10).await.unwrap();
    let id = InteractionId(97);
    store.make_duel(duel_of(id, GUILD), 10).await.unwrap();
    store.begin_duel(id, ADA, "[1]", None, 10).await.unwrap();
    let league = InteractionId(95);
    store.make_league(league_of(league, GUILD), 10).await.unwrap();
    for (user, name) in [(BEN, "Ben"), (ADA, "Ada")] {
        store.join_league(league, InteractionId(user.0), (user, name)).await.unwrap();
    }
    let second = (InteractionId(ADA.0), duel_of(InteractionId(98), GUILD));
    let pairing = NewPairing { first: InteractionId(BEN.0), second: Some(second) };
    let turn = WeekTurn { league, ends: 0, results: &[], begins: Some(vec![pairing]) };
    store.turn_week(turn, 20).await.unwrap();
    table
}

/// A duel that Ben and Ada have on a server.
fn duel_of(id: InteractionId, guild: GuildId) -> NewDuel<'static> {
    let duelists = [(BEN, "Ben"), (ADA, "Ada")];
    NewDuel { id, game: "game", guild, closes_at: 20, seed: &[7; 32], body: "{}", duelists }
}

fn league_of(id: InteractionId, guild: GuildId) -> NewLeague<'static> {
    NewLeague { id, game: "game", guild, channel: ChannelId(9), locale: "de", weeks: 4 }
}

/// An export with room for everything.
async fn export(store: &Store, user: UserId) -> Exported {
    store.export_person(user, usize::MAX / 2).await.unwrap()
}

fn json_of(export: Exported) -> Map<String, Value> {
    serde_json::from_str(&export.into_json()).unwrap()
}

async fn an_export_never_holds_more_than_it_may(store: &Store, raw: &Raw) {
    let table = lively(store).await;
    let sql = format!(
        r#"INSERT INTO events (table_id, number, body, checksum)
        WITH RECURSIVE more (n) AS (SELECT 100 UNION ALL SELECT n + 1 FROM more WHERE n < 10099)
        SELECT {}, n, '{{"Move":{{"seat":2,"choice":"play:' || n || '"}}}}', 0 FROM more"#,
        table.0
    );
    raw.run(&sql, &[]).await;
    let whole = export(store, ADA).await;
    assert!(whole.is_whole() && whole.lines("events") > 10_000);
    let short = store.export_person(ADA, 100_000).await.unwrap();
    assert!(!short.is_whole() && !short.is_too_large(), "only the choices are too many");
    assert_eq!((short.lines("events"), short.lines("tables")), (0, whole.lines("tables")));
    assert!(short.into_json().len() <= 100_000);
    assert!(store.export_person(ADA, 100).await.unwrap().is_too_large());
}

async fn an_export_has_what_is_theirs_and_nothing_of_others(store: &Store, _: &Raw) {
    let table = lively(store).await;
    let mut export = json_of(export(store, ADA).await);
    let id = ADA.to_string();
    assert_eq!(export["people_settings"][0]["user"], json!(id));
    assert_eq!(export["people_settings"][0]["still"], json!(1));
    assert_eq!(
        export["tables"],
        json!([{ "table_id": table.0, "own": { "of": "Ada", "user": id } }])
    );
    let entries = export["events"].as_array().unwrap();
    let numbers: Vec<_> = entries.iter().map(|entry| entry["number"].as_i64().unwrap()).collect();
    assert_eq!(numbers, [3, 4]);
    assert_eq!(entries[0]["body"]["Move"]["card"], json!(9));
    assert_eq!(export["results"][0]["void"], json!(1));
    assert_eq!(export["results"][1]["won"], json!(0));
    assert_eq!(export["daily_attempts"][0]["moves"], json!(null));
    assert_eq!(export["duel_attempts"].as_array().unwrap().len(), 2);
    assert_eq!(export["duel_attempts"][0]["moves"], json!(null));
    assert_eq!(export["league_members"][0]["name"], json!("Ada"));
    assert_eq!(export["league_pairings"][0]["first"], json!(0));
    let tables: Vec<&str> = export.keys().map(String::as_str).collect();
    let expected = "careers daily_attempts daily_shares duel_attempts events league_members \
        league_pairings matches people_settings players puzzle_answers rating_history ratings \
        results server_bans table_alerts tables tallies";
    assert_eq!(tables.join(" "), expected);
    export.remove("players");
    export.remove("matches");
    assert!(!serde_json::to_string(&export).unwrap().contains("Ben"));
}

async fn whoever_is_forgotten_leaves_what_others_need_without_them(store: &Store, raw: &Raw) {
    lively(store).await;
    let forgotten = store.forget_person(ADA, false).await.unwrap();
    let lines = |table| forgotten.lines.iter().find(|(of, _)| *of == table).map(|(_, n)| *n);
    assert_eq!((lines("results"), lines("matches")), (Some(2), Some(1)));
    assert_eq!((lines("table_alerts"), lines("server_bans")), (Some(1), None));
    let names = raw.texts("SELECT name FROM results ORDER BY match, seat").await;
    assert_eq!(names, [FORMER, "Ben", FORMER, "Ben"]);
    let left = json_of(export(store, ADA).await);
    let tables: Vec<&str> = left.keys().map(String::as_str).collect();
    assert_eq!(tables, ["events", "players", "server_bans", "tables"], "what stands at tables");
    let tallies = raw.numbers(r#"SELECT "user", matches FROM tallies"#).await;
    assert_eq!(tallies, [[12, 1]]);
    store.forget_person(ADA, true).await.unwrap();
    assert_eq!(export(store, ADA).await.lines("server_bans"), 0);
}

async fn a_server_that_is_forgotten_leaves_nothing_and_others_stay(store: &Store, raw: &Raw) {
    lively(store).await;
    let other = GuildId(8);
    let elsewhere = open_with(store, other, 5, &[], &[]).await.unwrap();
    let mut known = store.known_servers().await.unwrap();
    known.sort();
    assert_eq!(known, [GUILD, other]);
    store.server_left(GUILD, OPENED + 100).await.unwrap();
    store.server_left(GUILD, OPENED + 900).await.unwrap();
    assert_eq!(store.known_servers().await.unwrap(), [other]);
    assert_eq!(store.servers_left_before(OPENED + 99).await.unwrap(), []);
    assert_eq!(store.servers_left_before(OPENED + 100).await.unwrap(), [GUILD]);
    // Where a table has been opened since, the bot is back, though nobody has told.
    store.server_left(other, OPENED - 1).await.unwrap();
    assert_eq!(store.servers_left_before(OPENED + 100).await.unwrap(), [GUILD]);
    store.server_is_here(other).await.unwrap();
    store.forget_server(GUILD).await.unwrap();
    for personal in PERSONAL_TABLES {
        let left = raw.number(&format!("SELECT count(*) FROM {}", personal.table)).await;
        let expected = match personal.table {
            "tables" | "outbox" => 1,
            // Settings and answers are theirs on every server; puzzles and the ids of clicks are
            // nobody's.
            "people_settings" | "puzzle_answers" | "found_puzzles" => 1,
            "handled" => 3,
            _ => 0,
        };
        assert_eq!(left, expected, "{}", personal.table);
    }
    assert!(store.load(elsewhere).await.unwrap().is_some());
    store.server_left(other, 5).await.unwrap();
    assert!(store.server_is_here(other).await.unwrap());
    assert!(!store.server_is_here(other).await.unwrap());
}

/// The server may take the bot back before everything is deleted.
async fn a_server_that_is_half_forgotten_counts_what_is_left(store: &Store, raw: &Raw) {
    lively(store).await;
    let seats = vec![seat(Some(ADA.0), "Ada", 1), seat(Some(BEN.0), "Ben", 2)];
    finish(store, 400, finished("game", "classic", seats)).await;
    let game = RankedGame { name: "game", rated_turns: 10 };
    let ladder = RankedLadder { guild: GUILD, game, ladder: "table" };
    store.rate(ladder).await.unwrap();
    for (erased, left) in [(1, 2), (1, 1), (1, 0), (0, 0)] {
        assert_eq!(store.erase_matches(GUILD, 1).await.unwrap(), erased);
        store.rate(ladder).await.unwrap();
        let played = "FROM results JOIN matches ON matches.id = match WHERE void_at IS NULL";
        for (stored, counted) in [
            ("SELECT coalesce(CAST(sum(matches) AS BIGINT), 0) FROM tallies", "count(*)"),
            ("SELECT count(*) FROM rating_history", "count(*)"),
            ("SELECT count(*) FROM ratings", r#"count(DISTINCT "user")"#),
        ] {
            let counted = raw.number(&format!("SELECT {counted} {played}")).await;
            assert_eq!(raw.number(stored).await, counted, "{left} are left: {stored}");
        }
        assert_eq!(raw.number("SELECT count(*) FROM matches").await, left);
    }
}

/// Otherwise nobody notices that the server was left while the bot was down, and its data stays for
/// ever.
async fn a_server_is_known_whatever_is_stored_about_it(store: &Store, raw: &Raw) {
    let key = DailyKey { game: "game", day: 5 };
    let attempt = NewAttempt { user: ADA, guild: GuildId(31), name: "Ada", moves: "[]" };
    store.begin_daily(key, attempt, Some(InteractionId(1)), 10).await.unwrap();
    store.share_daily(key, ADA, GuildId(32)).await.unwrap();
    store.tell_of_tables(GuildId(33), ADA, "de").await.unwrap();
    store.change_server(GuildId(34), ServerChange::Banned(vec![ADA])).await.unwrap().unwrap();
    open_with(store, GuildId(35), 5, &[], &[]).await.unwrap();
    let seats = vec![seat(Some(ADA.0), "Ada", 1), seat(Some(BEN.0), "Ben", 2)];
    let played = FinishedMatch { guild: GuildId(36), ..finished("game", "classic", seats) };
    finish(store, 100, played).await;
    store.make_duel(duel_of(InteractionId(2), GuildId(37)), 10).await.unwrap();
    store.make_league(league_of(InteractionId(3), GuildId(38)), 10).await.unwrap();
    // The match alone remains: its table is deleted in time.
    raw.run("DELETE FROM tables WHERE guild = 36", &[]).await;
    let mut known = store.known_servers().await.unwrap();
    known.sort();
    assert_eq!(known, (31..=38).map(GuildId).collect::<Vec<_>>());
    // A new table needs a decision here, too, unless its rows exist only together with others.
    let by_themselves =
        "daily_attempts daily_shares duels leagues matches servers table_alerts tables";
    let with_others = "achievements careers departures ladders server_bans server_channels \
        server_defaults";
    let expected = by_themselves.split(' ').chain(with_others.split(' ')).collect();
    let of_servers = PERSONAL_TABLES.iter().filter(|personal| personal.server.is_some());
    assert_eq!(of_servers.map(|personal| personal.table).collect::<BTreeSet<_>>(), expected);
}

async fn tables_know_who_sits_there_and_who_is_named(store: &Store, _: &Raw) {
    let table = lively(store).await;
    assert_eq!(store.open_seats_of(ADA).await.unwrap(), 1);
    assert_eq!(store.open_seats_of(UserId(5)).await.unwrap(), 0);
    let knowing = |table, open| TableLine { table, open };
    assert_eq!(store.tables_that_know(BEN).await.unwrap(), [knowing(table, true)]);
    // A person who was removed has no seat.
    let gone = 4_040_404_040_404;
    let nameless = StoredPerson { seat: None, ..person(0, Some(gone), "") };
    let removed = open_with(store, GUILD, 6, &[nameless], &[]).await.unwrap();
    let known = store.tables_that_know(UserId(gone)).await.unwrap();
    assert_eq!(known, [knowing(removed, true)]);
}

async fn an_alert_that_was_given_up_is_forgotten_with_its_person(store: &Store, raw: &Raw) {
    let told = UserId(5_050_505_050_505);
    store.tell_of_tables(GUILD, told, "de").await.unwrap();
    let alert = NewAlert { user: told, row: row(&alert_key(told)) };
    let table = open_with(store, GUILD, 7, &[], &[alert]).await.unwrap();
    let rows = store.outbox(table).await.unwrap();
    let alert = rows.iter().find(|row| row.key == alert_key(told)).unwrap();
    let refused = Delivered { id: alert.id, changes: alert.changes };
    store.bury(refused, OPENED, "refused").await.unwrap();
    let left = "SELECT count(*) FROM outbox WHERE key LIKE 'alert:%'";
    assert_eq!(raw.number(left).await, 1);
    store.forget_person(told, false).await.unwrap();
    assert_eq!(raw.number(left).await, 0);
}

on_both!(
    every_column_that_may_be_about_people_is_in_the_list,
    every_query_of_the_list_is_understood,
    an_export_has_what_is_theirs_and_nothing_of_others,
    an_export_never_holds_more_than_it_may,
    whoever_is_forgotten_leaves_what_others_need_without_them,
    a_server_that_is_forgotten_leaves_nothing_and_others_stay,
    a_server_that_is_half_forgotten_counts_what_is_left,
    a_server_is_known_whatever_is_stored_about_it,
    tables_know_who_sits_there_and_who_is_named,
    an_alert_that_was_given_up_is_forgotten_with_its_person,
);
