//! Settings of servers and people.

use games::GameKind;
use storage_contract::{Raw, Store, on_both};
use values::{
    ChannelId, GuildId, Hands, Pace, PersonChange, PersonSettings, Seasons, ServerChange,
    ServerSettings, Unchanged, UserId,
};

use crate::support::GUILD;

async fn what_a_server_decides_is_what_holds_there(store: &Store, _: &Raw) {
    assert_eq!(store.server_settings(GUILD).await.unwrap(), ServerSettings::default());
    let game = GameKind::ALL[0];
    let variant = game.variants()[1];
    let changes = [
        ServerChange::Language(Some("fr".into())),
        ServerChange::Channels(vec![ChannelId(1), ChannelId(5)]),
        ServerChange::Banned(vec![UserId(2), UserId(3)]),
        ServerChange::Rules(game, format!("variant.{variant}")),
        ServerChange::Pace(Pace::Slow),
        ServerChange::Thread(true),
        ServerChange::Quiet(true),
        ServerChange::Hands(Hands::Private),
        ServerChange::Hints(false),
        ServerChange::Animations(false),
        ServerChange::Reminders(false),
        ServerChange::Seasons(Seasons::Quarterly),
        ServerChange::Achievements(false),
        ServerChange::KeepDays(Some(30)),
    ];
    let mut expected = ServerSettings::default();
    for change in changes {
        expected.apply(change.clone()).unwrap();
        store.change_server(GUILD, change).await.unwrap().unwrap();
        assert_eq!(store.server_settings(GUILD).await.unwrap(), expected);
    }
    assert_eq!(store.server_settings(GuildId(8)).await.unwrap(), ServerSettings::default());
    store.change_server(GUILD, ServerChange::Channels(Vec::new())).await.unwrap().unwrap();
    assert_eq!(store.server_settings(GUILD).await.unwrap().channels, []);
}

async fn rules_that_nobody_can_play_by_are_refused_and_change_nothing(store: &Store, _: &Raw) {
    let game = GameKind::ALL[0];
    let change = |text: &str| ServerChange::Rules(game, text.to_owned());
    store.change_server(GUILD, change("variant.tournament")).await.unwrap().unwrap();
    let before = store.server_settings(GUILD).await.unwrap();
    let refused = store.change_server(GUILD, change("points.100")).await.unwrap();
    assert!(matches!(refused, Err(Unchanged::Contradictions(_))));
    assert_eq!(store.server_settings(GUILD).await.unwrap(), before);
}

async fn changes_at_the_same_moment_are_both_made(store: &Store, _: &Raw) {
    let (one, two) = tokio::join!(
        store.change_server(GUILD, ServerChange::Quiet(true)),
        store.change_server(GUILD, ServerChange::Hints(false)),
    );
    one.unwrap().unwrap();
    two.unwrap().unwrap();
    let settings = store.server_settings(GUILD).await.unwrap();
    assert!(settings.quiet && !settings.hints);
}

async fn what_a_later_version_has_written_is_as_usual(store: &Store, raw: &Raw) {
    store.change_server(GUILD, ServerChange::Quiet(true)).await.unwrap().unwrap();
    raw.run("UPDATE servers SET pace = 'warp', hands = 'glove', seasons = 'leap'", &[]).await;
    let expected = ServerSettings { quiet: true, ..ServerSettings::default() };
    assert_eq!(store.server_settings(GUILD).await.unwrap(), expected);
}

async fn games_stand_in_the_order_of_their_bytes_whatever_the_language(store: &Store, raw: &Raw) {
    for game in ["b", "a-b", "Z", "a", "ab"] {
        let sql = format!("INSERT INTO server_defaults (guild, game) VALUES ($1, '{game}')");
        raw.run(&sql, &[GUILD.to_sql()]).await;
    }
    let defaults = store.server_settings(GUILD).await.unwrap().defaults;
    let games: Vec<_> = defaults.iter().map(|one| one.game.as_str()).collect();
    assert_eq!(games, ["Z", "a", "a-b", "ab", "b"]);
}

async fn a_channel_that_is_gone_is_on_no_list(store: &Store, _: &Raw) {
    let channels = vec![ChannelId(1), ChannelId(2)];
    store.change_server(GUILD, ServerChange::Channels(channels)).await.unwrap().unwrap();
    assert_eq!(store.forget_channel(ChannelId(1)).await.unwrap(), [GUILD]);
    assert_eq!(store.forget_channel(ChannelId(1)).await.unwrap(), []);
    assert_eq!(store.server_settings(GUILD).await.unwrap().channels, [ChannelId(2)]);
}

async fn what_somebody_wants_is_what_holds_for_them(store: &Store, _: &Raw) {
    let user = UserId(u64::MAX);
    let changes = [
        PersonChange::Language(Some("it".into())),
        PersonChange::Hands(Some(Hands::Private)),
        PersonChange::Reminders(false),
        PersonChange::Still(true),
        PersonChange::FourColours(true),
        PersonChange::Unreached(true),
        PersonChange::Hands(None),
    ];
    let mut expected = PersonSettings::default();
    assert_eq!(store.person_settings(user).await.unwrap(), expected);
    for change in changes {
        expected.apply(change.clone());
        store.change_person(user, change).await.unwrap();
        assert_eq!(store.person_settings(user).await.unwrap(), expected);
    }
    assert_eq!(store.person_settings(UserId(1)).await.unwrap(), PersonSettings::default());
}

on_both!(
    what_a_server_decides_is_what_holds_there,
    rules_that_nobody_can_play_by_are_refused_and_change_nothing,
    changes_at_the_same_moment_are_both_made,
    what_a_later_version_has_written_is_as_usual,
    games_stand_in_the_order_of_their_bytes_whatever_the_language,
    a_channel_that_is_gone_is_on_no_list,
    what_somebody_wants_is_what_holds_for_them,
);
