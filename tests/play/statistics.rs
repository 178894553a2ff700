//! Somebody's statistics and achievements, as people read them.

use std::time::Duration;

use hornochse::store::{Commit, Created, FinishedMatch, NewRow, NewTable, SeatLine, Store};
use sandbox::{Action, Answer, Message, Permissions, Person};
use serde_json::json;
use values::{ChannelId, GuildId, TableId, UserId};
use view::Words;

use crate::bots::play_to_the_end;
use crate::leaderboard;
use crate::support::{Scene, eventually, one_game};

impl Scene {
    async fn me(&self, person: &Person) -> Message {
        let answer = person.command(&self.channel, "nimmt me", &[]).await.unwrap();
        seen(&answer)
    }

    async fn stats(&self, person: &Person, of: &Person) -> Message {
        let of = [("user", json!(of.id.to_string()))];
        let answer = person.command(&self.channel, "nimmt stats", &of).await.unwrap();
        seen(&answer)
    }

    fn guild_id(&self) -> GuildId {
        GuildId(self.guild.id.to_string().parse().unwrap())
    }

    /// A match that these people have played long ago, all of whom won.
    async fn won_long_ago(&self, people: &[Person], number: u64) -> TableId {
        let store = Store::open(&self.database_url()).await.unwrap();
        let row = NewRow {
            lane: "x".into(),
            key: "x".into(),
            body: "\"Reminder\"".into(),
            due_at: i64::MAX,
        };
        let table = NewTable {
            alerts: &[],
            people: &[],
            guild: self.guild_id(),
            channel: ChannelId(number),
            state: "{}",
            wake_at: None,
            now: 0,
            row: &row,
            key: 1,
            interaction: None,
        };
        let Created::New(table) = store.create(table).await.unwrap() else {
            panic!("a table is open there");
        };
        let seat = |person: &Person| SeatLine {
            user: Some(UserId(person.id.to_string().parse().unwrap())),
            bot: None,
            name: person.name.clone(),
            rank: 1,
            won: true,
            stayed: true,
            score: 20,
            best: 3,
            facts: None,
        };
        let finished = FinishedMatch {
            guild: self.guild_id(),
            game: "nimmt".into(),
            variant: "classic".into(),
            ladder: "table",
            games: 2,
            turns: 20,
            seats: people.iter().map(seat).collect(),
        };
        let commit = Commit {
            finished: Some(finished),
            state: "{}".into(),
            now: i64::try_from(number).unwrap(),
            ..Commit::default()
        };
        store.commit(table, commit).await.unwrap();
        store.close().await;
        table
    }
}

/// The private message that an answer is.
fn seen(answer: &Answer) -> Message {
    assert!(answer.is_ephemeral(), "{}", answer.text());
    answer.message().unwrap()
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

/// Returns the picture's description in words.
fn alt(message: &Message) -> String {
    let picture = &message.attachments[0];
    assert_eq!(picture.filename, "statistics.png");
    assert!(picture.bytes.starts_with(b"\x89PNG"));
    picture.description.clone().unwrap()
}

/// Somebody's rating as the leaderboard of all time tells it: `1,640? ± 300`.
async fn rating_on_the_leaderboard(scene: &Scene, person: &Person) -> String {
    let board = leaderboard::open(person, &scene.channel).await;
    let all = leaderboard::chosen(person, &board, "all").await;
    let line = leaderboard::lines(&all).into_iter().find(|line| line.contains(&person.name));
    let line = line.unwrap_or_else(|| panic!("{}", all.text()));
    let (mean, margin) = line.split_once(" ± ").unwrap_or_else(|| panic!("{line}"));
    let (mean, margin) = (mean.rsplit(' ').next(), margin.split(' ').next());
    format!("{} ± {}", mean.unwrap_or_default(), margin.unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_played_is_in_the_statistics_of_both_and_only_they_show_everybody() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let nothing = scene.me(ada).await;
    assert!(
        nothing.text().contains("You don't have a match of 6 nimmt! that counts here"),
        "{}",
        nothing.text()
    );
    let nothing = scene.stats(cem, ben).await;
    assert!(
        nothing.text().contains("**Ben** doesn't have a match of 6 nimmt!"),
        "{}",
        nothing.text()
    );
    assert!(nothing.attachments.is_empty() && labels(&nothing).is_empty());

    scene.start_match(&people[..2], &one_game()).await;
    scene.play_to_the_end(&people[..2]).await;

    let mine = scene.me(ada).await;
    assert!(mine.text().contains("**Ada** · 6 nimmt!"), "{}", mine.text());
    assert!(mine.text().contains("**Met most:** Ben (1 match)"), "{}", mine.text());
    assert!(mine.text().contains("Achievements: "), "{}", mine.text());
    assert!(mine.text().contains("The 55:"), "{}", mine.text());
    let told = alt(&mine);
    assert!(told.starts_with("Ada. 1 match, "), "{told}");
    assert!(told.contains("Places (1: ") && told.contains("Bull heads a game ("), "{told}");
    assert_eq!(labels(&mine), ["Show everybody"]);

    // One rating, told in one way: here and on the leaderboard.
    for days in [0, 60] {
        scene.clock.advance(Duration::from_secs(days * 86_400));
        let rating = rating_on_the_leaderboard(&scene, ada).await;
        let told = alt(&scene.me(ada).await);
        assert!(told.contains(&format!("Rating: {rating}.")), "{days} days, {rating}: {told}");
        // A single match makes no curve.
        let text = scene.me(ada).await.text();
        assert!(text.contains(&format!("Rating: {rating}")), "{text}");
    }
    let told = alt(&scene.me(ada).await);

    // Cem reads about Ada, and shows nobody.
    let hers = scene.stats(cem, ada).await;
    assert_eq!(alt(&hers), told);
    assert!(labels(&hers).is_empty(), "{:?}", labels(&hers));
    // Whatever she is called by now, these are those of the Ada of the leaderboard.
    let renamed = |name: &str| {
        let (person, name) = (ada.id, name.to_owned());
        scene.discord.act(Action::Rename { person, name }).unwrap();
    };
    renamed("Countess");
    assert_eq!(alt(&scene.stats(cem, ada).await), told);
    renamed("Ada");
    // Asking for oneself by name offers to show it.
    assert_eq!(labels(&scene.stats(ada, ada).await), ["Show everybody"]);

    ada.locale("de");
    let mine = scene.me(ada).await;
    assert!(mine.text().contains("Am häufigsten am Tisch"), "{}", mine.text());
    ada.click_label(mine.id, "Allen zeigen").await.unwrap();
    let shown = scene.reads("📊").await;
    assert_eq!(shown.ephemeral_to, None);
    // The channel speaks English.
    assert!(shown.text().contains("**Met most:** Ben"), "{}", shown.text());
    assert!(!shown.text().contains("🔒"), "{}", shown.text());
    assert!(alt(&shown).starts_with("Ada. 1 match, ") && labels(&shown).is_empty());
    assert!(shown.pinged.is_empty());
    let left = scene.channel.messages().into_iter().find(|m| m.id == mine.id).unwrap();
    assert!(left.buttons()[0].disabled, "it was shown already");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_match_earns_is_told_at_its_end_and_kept_over_a_restart() {
    let (mut scene, people) = Scene::of(2).await;
    for number in [1_000, 2_000] {
        scene.won_long_ago(&people, number).await;
    }
    scene.start_match(&people, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    let news = end.text();
    let line = news.lines().find(|line| line.starts_with("🏅")).unwrap_or_default().to_owned();
    assert!(line.contains("**Hat Trick**"), "{news}");
    let winner = people.iter().find(|p| line.contains(&format!("{}: **Hat Trick**", p.name)));
    let winner = winner.unwrap();
    let result = news.lines().find(|line| line.contains("🏆")).unwrap();
    assert!(result.contains(&winner.name), "{news}");
    let before = scene.me(winner).await;
    assert!(
        before
            .text()
            .contains("🏅 **Hat Trick** · won three matches in a row with other people · <t:")
    );
    assert!(alt(&before).contains("3 matches, 3 wins (100%)"), "{}", alt(&before));
    assert!(alt(&before).contains("3 wins running"), "{}", alt(&before));

    scene.restart_bot().await;
    let after = scene.me(winner).await;
    assert_eq!(after.text(), before.text());
    assert_eq!(alt(&after), alt(&before));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_void_match_takes_its_achievements_with_it() {
    let (scene, people) = Scene::of(2).await;
    let mut last = None;
    for number in [1_000, 2_000, 3_000] {
        last = Some(scene.won_long_ago(&people, number).await);
    }
    let mine = scene.me(&people[0]).await;
    assert!(mine.text().contains("🏅 **Hat Trick**"), "{}", mine.text());
    let guild = leaderboard::guild_of(&scene.guild);
    let void = Some((5_000, UserId(leaderboard::number(people[1].id))));
    assert!(scene.store().await.declare_void(guild, last.unwrap(), void).await.unwrap());
    let mine = scene.me(&people[0]).await;
    assert!(mine.text().contains("-# 🔒 Hat Trick"), "{}", mine.text());
    assert!(alt(&mine).contains("2 matches, 2 wins"), "{}", alt(&mine));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_void_match_had_changed_is_gone_from_ones_own_numbers() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, leaderboard::guild_of(&scene.guild));
    let people = scene.people(2);
    let ada = &people[0];
    ada.grant(&scene.guild, Permissions::MANAGE_GUILD);
    let line = |(person, place): (&Person, u32)| {
        leaderboard::seat(leaderboard::number(person.id), &person.name, place, 10 * place)
    };
    let mut numbers = Vec::new();
    for seconds in [120, 60] {
        let seats = people.iter().zip(1..).map(line).collect();
        let at = scene.clock.time() - seconds * 1_000;
        scene.add_match(&store, leaderboard::ended(guild, seats), at).await;
        numbers.push(alt(&scene.me(ada).await));
    }
    assert!(numbers[0].contains("1 match, 1 win") && numbers[1].contains("2 matches, 2 wins"));
    let rating = |text: &str| text.split("Rating: ").nth(1).map(str::to_owned);
    assert_ne!(rating(&numbers[0]), rating(&numbers[1]));
    let list = ada.command(&scene.channel, "nimmt void", &[]).await.unwrap().message().unwrap();
    let newest = list.selects().pop().unwrap().options.swap_remove(0).1;
    leaderboard::choose(ada, &list, &newest).await;
    ada.click_label(list.id, "Declare void").await.unwrap();
    assert_eq!(alt(&scene.me(ada).await), numbers[0], "as if it had never been played");
    ada.click_label(list.id, "Restore").await.unwrap();
    assert_eq!(alt(&scene.me(ada).await), numbers[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_without_achievements_hears_of_none() {
    let (scene, people) = Scene::of(2).await;
    for number in [1_000, 2_000] {
        scene.won_long_ago(&people, number).await;
    }
    let panel = scene.manage(&people[0]).await;
    panel.server("achievements.false").await;
    scene.start_match(&people, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    assert!(!end.text().contains('🏅'), "{}", end.text());
    for person in &people {
        let mine = scene.me(person).await;
        assert!(!mine.text().contains("Achievements"), "{}", mine.text());
        assert!(alt(&mine).starts_with(&format!("{}. 3 matches, ", person.name)));
    }
    // They were counted all the same.
    panel.server("achievements.true").await;
    let mine = scene.me(&people[0]).await;
    assert!(mine.text().contains("Achievements: "), "{}", mine.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_an_earlier_version_count_as_far_as_they_are_known() {
    let (scene, people) = Scene::of(2).await;
    scene.won_long_ago(&people, 1_000).await;
    // These values were not written down then.
    scene.change("UPDATE matches SET turns = NULL").await;
    scene.change("UPDATE results SET rank = NULL").await;
    scene.change("DELETE FROM careers").await;
    let mine = scene.me(&people[0]).await;
    let told = alt(&mine);
    assert!(told.contains("1 match, 1 win (100%), 10.0 heads a game"), "{told}");
    assert!(told.contains("best game: 3") && !told.contains("Places"), "{told}");
    assert!(!mine.text().contains("The 55"), "{}", mine.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_against_bots_are_told_apart_from_those_with_people() {
    let (scene, people) = Scene::of(2).await;
    let ada = &people[0];
    let asked = [("level", json!("1")), ("public", json!(true))];
    ada.command(&scene.channel, "nimmt solo", &asked).await.unwrap();
    play_to_the_end(&scene, &people[..1]).await;
    let mine = scene.me(ada).await;
    assert!(alt(&mine).starts_with("Ada. 1 match"), "{}", alt(&mine));
    assert_eq!(labels(&mine), ["Show everybody"]);

    scene.won_long_ago(&people, 1_000).await;
    let mine = scene.me(ada).await;
    assert!(mine.text().contains("**Alone against bots:** 1 match, "), "{}", mine.text());
    assert_eq!(labels(&mine), ["Show everybody", "Alone against bots"]);
    ada.click_label(mine.id, "Alone against bots").await.unwrap();
    let changed = || scene.channel.messages().into_iter().find(|m| m.id == mine.id).unwrap();
    eventually("the other ladder is not shown", async || {
        changed().text().contains("**With other people:** 1 match, 1 won")
    })
    .await;
    assert_eq!(labels(&changed()), ["Show everybody", "With other people"]);
    assert!(!changed().text().contains("Met most"), "{}", changed().text());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_within_the_limits() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.play_to_the_end(&people).await;
    for locale in Words::all() {
        people[0].locale(locale);
        let words = Words::of(locale);
        // Nobody may ask again and again.
        crate::support::advance(&scene, 60);
        let mine = scene.me(&people[0]).await;
        let button = words.say("stats-button-show", &[]);
        assert_eq!(labels(&mine), [button], "{locale}");
        assert!(!mine.text().contains("{$"), "{locale}: {}", mine.text());
        let other = scene.stats(&people[0], &people[1]).await;
        assert!(other.text().contains("**Ben**"), "{locale}: {}", other.text());
    }
}
