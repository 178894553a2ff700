//! The leaderboard: who is on it, in which order, since when; for one person and for everybody.

use std::time::Duration;

use hornochse::store::{FinishedMatch, SeatLine, Store};
use sandbox::{Answer, Channel, Guild, Id, Message, Person};
use serde_json::json;
use values::{GuildId, Season, UserId};
use view::Words;

use crate::solo;
use crate::support::{Scene, eventually, one_game};

const DAY: i64 = 24 * 3_600_000;

/// A number of the simulated Discord as the bot's own.
pub fn number(id: Id) -> u64 {
    id.to_string().parse().unwrap()
}

pub fn guild_of(guild: &Guild) -> GuildId {
    GuildId(number(guild.id))
}

/// Makes a player of a match that ended: user, name, place, and score.
pub fn seat(user: u64, name: &str, rank: u32, score: u32) -> SeatLine {
    SeatLine {
        user: Some(UserId(user)),
        bot: None,
        name: name.into(),
        rank,
        won: rank == 1,
        stayed: true,
        score,
        best: score,
        facts: None,
    }
}

/// A match of one game that ended.
pub fn ended(guild: GuildId, seats: Vec<SeatLine>) -> FinishedMatch {
    FinishedMatch {
        guild,
        game: "nimmt".into(),
        variant: "classic".into(),
        ladder: "table",
        games: 1,
        turns: 10,
        seats,
    }
}

/// The leaderboard in words, a line each, as the picture tells it.
pub fn lines(message: &Message) -> Vec<String> {
    let told = message.attachments.first().and_then(|file| file.description.clone());
    told.unwrap_or_default().lines().skip(1).map(str::to_owned).collect()
}

/// Those who stand on it, in their order.
fn names(message: &Message) -> Vec<String> {
    let name = |line: &String| {
        let rest = line.split_once(". ").unwrap().1;
        rest.split_once(": ").unwrap().0.to_owned()
    };
    lines(message).iter().map(name).collect()
}

pub async fn open(person: &Person, at: &Channel) -> Message {
    person.command(at, "nimmt leaderboard", &[]).await.unwrap().message().unwrap()
}

/// Chooses a value in whichever menu has it.
pub async fn choose(person: &Person, message: &Message, value: &str) -> Answer {
    let has = |menu: &sandbox::Select| menu.options.iter().any(|(_, it)| it == value);
    let menu = message.select(has).unwrap_or_else(|| panic!("{value} is not offered"));
    person.select(message.id, &menu.custom_id, &[value]).await.unwrap()
}

pub async fn chosen(person: &Person, message: &Message, value: &str) -> Message {
    choose(person, message, value).await.message().unwrap()
}

impl Scene {
    pub async fn store(&self) -> Store {
        Store::open(&self.database_url()).await.unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_who_finished_a_match_is_on_it_with_a_rating_that_is_in_doubt() {
    let (scene, people) = Scene::of(3).await;
    let empty = open(&people[0], &scene.channel).await;
    assert!(empty.text().contains("No finished matches here yet"), "{}", empty.text());
    let offered: Vec<String> = empty.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!((offered, empty.selects().len()), (vec!["⚡ Play now".to_owned()], 0));
    scene.start_match(&people, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    let text = end.text();
    assert!(text.contains("Server leaderboard") && text.contains("new!"), "{text}");
    assert_eq!(text.matches("? ± ").count(), 3, "{text}");
    let board = open(&people[0], &scene.channel).await;
    assert!(board.is_ephemeral());
    assert!(board.text().contains("**By rating** · This month (since <t:"), "{}", board.text());
    assert!(board.text().contains("**You're #"), "{}", board.text());
    assert!(board.text().contains("Matches of 10 turns or more count"), "{}", board.text());
    let mut there = names(&board);
    there.sort();
    assert_eq!(there, ["Ada", "Ben", "Cem"]);
    for line in lines(&board) {
        assert!(line.contains("? ± ") && line.contains("in 1 match ("), "{line}");
    }
    // Another server has a leaderboard of its own.
    let elsewhere = scene.discord.guild("Elsewhere");
    people[0].join(&elsewhere);
    let there = open(&people[0], &elsewhere.channel("games")).await;
    assert!(there.text().contains("No finished"), "{}", there.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_ranked_by_whatever_is_chosen() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    let now = scene.clock.time();
    let play = async |rounds: u32, seats: Vec<SeatLine>| {
        for _ in 0..rounds {
            scene.add_match(&store, ended(guild, seats.clone()), now).await;
        }
    };
    // Many wins against somebody weak, few against somebody strong, and always second with few
    // points.
    play(8, vec![seat(1, "Often", 1, 20), seat(2, "Weak", 2, 30)]).await;
    play(6, vec![seat(3, "Strong", 1, 25), seat(1, "Often", 2, 26)]).await;
    play(5, vec![seat(3, "Strong", 1, 12), seat(4, "Second", 2, 13), seat(2, "Weak", 3, 60)]).await;
    let ada = scene.person("Ada");
    let board = open(&ada, &scene.channel).await;
    assert_eq!(names(&board), ["Strong", "Often", "Second", "Weak"]);
    let wins = chosen(&ada, &board, "wins").await;
    assert_eq!(names(&wins), ["Strong", "Often", "Second", "Weak"]);
    assert!(lines(&wins)[0].contains("11 wins in 11 matches (100%)"), "{:?}", lines(&wins));
    let share = chosen(&ada, &wins, "share").await;
    assert_eq!(names(&share), ["Strong", "Often", "Weak", "Second"]);
    assert!(
        lines(&share)[2].starts_with("3.") && lines(&share)[3].starts_with("3."),
        "a shared place"
    );
    let score = chosen(&ada, &share, "score").await;
    assert_eq!(names(&score), ["Second", "Strong", "Often", "Weak"]);
    assert!(lines(&score)[0].contains("13.0 bull heads a game"), "{:?}", lines(&score));
    let matches = chosen(&ada, &score, "matches").await;
    assert_eq!(names(&matches), ["Often", "Weak", "Strong", "Second"]);
    assert!(matches.text().contains("You aren't on this list"), "{}", matches.text());
    let again = chosen(&ada, &matches, "rating").await;
    assert_eq!(names(&again), names(&board));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_and_thirty_days_end_by_the_clock() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    // The eleventh of a month.
    let month = Season::Monthly.start(scene.clock.time() + 35 * DAY);
    let now = month + 10 * DAY;
    let wait = u64::try_from(now - scene.clock.time()).unwrap();
    scene.clock.advance(Duration::from_millis(wait));
    for (name, user, when) in [
        ("Today", 1, now),
        ("First", 2, month),
        ("Before", 3, month - 1),
        ("LongAgo", 4, now - 31 * DAY),
    ] {
        let seats = vec![seat(user, name, 1, 5), seat(9, "Always", 2, 9)];
        scene.add_match(&store, ended(guild, seats), when).await;
    }
    let ada = scene.person("Ada");
    let sorted = |message: &Message| {
        let mut names = names(message);
        names.sort();
        names
    };
    let season = open(&ada, &scene.channel).await;
    assert_eq!(sorted(&season), ["Always", "First", "Today"]);
    // Told by its noon: its midnight is the day before in America.
    let noon = format!("since <t:{}:d>", (month + DAY / 2) / 1_000);
    assert!(season.text().contains(&noon), "{}", season.text());
    let recent = chosen(&ada, &season, "recent").await;
    assert_eq!(sorted(&recent), ["Always", "Before", "First", "Today"]);
    let all = chosen(&ada, &recent, "all").await;
    assert_eq!(sorted(&all), ["Always", "Before", "First", "LongAgo", "Today"]);
    assert!(all.text().contains("All time"), "{}", all.text());
    // A month later nobody has played in the season: then it opens with all time.
    scene.clock.advance(Duration::from_millis(40 * DAY.unsigned_abs()));
    let later = open(&ada, &scene.channel).await;
    assert_eq!(sorted(&later), sorted(&all));
    let season = chosen(&ada, &later, "season").await;
    assert!(
        season.text().contains("No finished matches here that fit this choice"),
        "{}",
        season.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_is_as_long_as_the_server_says_or_there_is_none() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    // In the third month of a quarter.
    let quarter = Season::Quarterly.start(scene.clock.time() + 100 * DAY);
    let now = quarter + 70 * DAY;
    let wait = u64::try_from(now - scene.clock.time()).unwrap();
    scene.clock.advance(Duration::from_millis(wait));
    for (name, user, when) in
        [("Today", 1, now), ("Before", 2, quarter + 20 * DAY), ("LongAgo", 3, quarter - 1)]
    {
        let seats = vec![seat(user, name, 1, 5), seat(9, "Always", 2, 9)];
        scene.add_match(&store, ended(guild, seats), when).await;
    }
    let ada = scene.person("Ada");
    let sorted = |message: &Message| {
        let mut names = names(message);
        names.sort();
        names
    };
    let monthly = open(&ada, &scene.channel).await;
    assert!(monthly.text().contains("This month"), "{}", monthly.text());
    assert_eq!(sorted(&monthly), ["Always", "Today"]);
    let panel = scene.manage(&ada).await;
    panel.server("seasons.quarterly").await;
    let quarterly = open(&ada, &scene.channel).await;
    let noon = format!("This quarter (since <t:{}:d>", (quarter + DAY / 2) / 1_000);
    assert!(quarterly.text().contains(&noon), "{}", quarterly.text());
    assert_eq!(sorted(&quarterly), ["Always", "Before", "Today"]);
    panel.server("seasons.none").await;
    let endless = open(&ada, &scene.channel).await;
    assert!(endless.text().contains("All time"), "{}", endless.text());
    assert_eq!(sorted(&endless), ["Always", "Before", "LongAgo", "Today"]);
    let offered = endless.selects().into_iter().flat_map(|menu| menu.options);
    assert!(offered.into_iter().all(|(_, value)| value != "season"));
    // A menu of before still has it.
    let old = chosen(&ada, &quarterly, "season").await;
    assert!(old.text().contains("All time"), "{}", old.text());
    assert_eq!(sorted(&old), sorted(&endless));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_one_has_pages_and_my_place_stands_on_each() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    scene.fill_leaderboard(&store, guild, 25).await;
    let ada = scene.person("Ada");
    let last = vec![seat(number(ada.id), "Ada", 4, 66), seat(7, "x", 1, 1), seat(8, "y", 2, 2)];
    for _ in 0..12 {
        scene.add_match(&store, ended(guild, last.clone()), 1).await;
    }
    let first = open(&ada, &scene.channel).await;
    assert!(first.text().contains("Page 1 of 3"), "{}", first.text());
    assert_eq!(lines(&first).len(), 10);
    let mine = "**You're #28** ·";
    assert!(first.text().contains(mine) && !names(&first).contains(&"Ada".to_owned()));
    let turn = async |label| ada.click_label(first.id, label).await.unwrap().message().unwrap();
    let second = turn("More").await;
    assert!(second.text().contains("Page 2 of 3") && second.text().contains(mine));
    let third = turn("More").await;
    assert!(third.text().contains("Page 3 of 3"), "{}", third.text());
    assert_eq!(names(&third).last().unwrap(), "Ada");
    let on = third.button(|it| it.label == "More").unwrap();
    assert!(on.disabled, "there is no fourth page");
    let back = turn("Back").await;
    assert!(back.text().contains("Page 2 of 3"), "{}", back.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn variants_count_together_and_apart_and_short_matches_change_no_ratings() {
    let (scene, people) = Scene::of(2).await;
    let short = [("variant", json!("pro")), ("games", json!(1)), ("hand", json!(5))];
    scene.start_match(&people, &short).await;
    let end = scene.play_to_the_end(&people).await;
    let text = end.text();
    assert!(text.contains("too short to change ratings") && !text.contains('±'), "{text}");
    let all = open(&people[0], &scene.channel).await;
    assert!(all.text().contains("**By wins**") && names(&all).len() == 2, "{}", all.text());
    let pro = chosen(&people[0], &all, "nimmt.pro").await;
    assert!(pro.text().contains(" · Pro · ") && names(&pro) == names(&all), "{}", pro.text());
    let unrated = chosen(&people[0], &pro, "rating").await;
    assert!(unrated.text().contains("finished match of 10 turns or more"), "{}", unrated.text());
    let unscored = chosen(&people[0], &unrated, "score").await;
    assert!(unscored.text().contains("with the usual number of cards"), "{}", unscored.text());
    let open = [("variant", json!("open"))];
    let none = people[0].command(&scene.channel, "nimmt leaderboard", &open).await.unwrap();
    assert!(none.text().contains("fit this choice"), "{}", none.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_against_bots_have_a_ladder_of_their_own() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    solo::begin(&scene, &ada).await;
    solo::play_on(&scene, &ada).await;
    // Where nobody has played with others it opens on what there is.
    let solo = open(&ada, &scene.channel).await;
    assert!(solo.text().contains("· Alone against bots"), "{}", solo.text());
    let tables = ada.click_label(solo.id, "With other people").await.unwrap().message().unwrap();
    assert!(tables.text().contains("this choice"), "{}", tables.text());
    let solo = ada.click_label(tables.id, "Alone against bots").await.unwrap().message().unwrap();
    assert_eq!(names(&solo), ["Ada"], "{}", solo.text());
    assert!(solo.text().contains("**You're #1**"), "{}", solo.text());
    let rated = chosen(&ada, &solo, "rating").await;
    assert!(lines(&rated)[0].contains('±'), "bots are what it is rated against");
    assert!(!rated.text().contains("Anyone who leaves"), "that counts nowhere: {}", rated.text());
    let back = ada.click_label(solo.id, "With other people").await.unwrap();
    assert!(back.text().contains("· With other people"), "{}", back.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_shown_to_everybody_once_in_the_language_of_the_channel() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    let people = scene.people(2);
    let both =
        people.iter().zip(1..).map(|(it, place)| seat(number(it.id), &it.name, place, place));
    scene.add_match(&store, ended(guild, both.collect()), scene.clock.time()).await;
    people[0].locale("de");
    let mine = open(&people[0], &scene.channel).await;
    assert!(mine.text().contains("Bestenliste") && mine.text().contains("Du bist auf Platz 1"));
    let share = mine.button(|it| it.label == "Allen zeigen").unwrap().custom_id.unwrap();
    // Twice in the same moment.
    let (one, two) =
        tokio::join!(people[0].press(mine.id, &share), people[0].press(mine.id, &share),);
    assert!(one.is_ok() && two.is_ok(), "{one:?} {two:?}");
    let shown = scene.reads("Leaderboard · 6 nimmt!").await;
    assert!(shown.ephemeral_to.is_none() && shown.text().contains("**By rating** · This month"));
    assert_eq!(names(&shown), ["Ada", "Ben"]);
    assert!(!shown.text().contains("You're"), "{}", shown.text());
    let public = || {
        let all = scene.channel.messages().into_iter();
        all.filter(|it| it.ephemeral_to.is_none() && it.text().contains("Leaderboard")).count()
    };
    assert_eq!(public(), 1);
    let after = scene.discord.world().message(mine.id).unwrap().clone();
    assert!(after.button(|it| it.label == "Allen zeigen").is_none(), "it is shown already");
    let other = chosen(&people[0], &after, "wins").await;
    assert!(other.button(|it| it.label == "Allen zeigen").is_none());
    // Pressing the button below it shows people their own place.
    let own = people[1].click_label(shown.id, "My place").await.unwrap();
    assert!(own.is_ephemeral() && own.text().contains("**You're #2**"), "{}", own.text());
    assert!(own.message().unwrap().button(|it| it.label == "Show everybody").is_some());
    assert_eq!(public(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_that_has_become_empty_is_shown_to_nobody_else() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    let seats = vec![seat(1, "High", 1, 5), seat(2, "Low", 2, 9)];
    scene.add_match(&store, ended(guild, seats), scene.clock.time()).await;
    let ada = scene.person("Ada");
    let season = open(&ada, &scene.channel).await;
    scene.clock.advance(Duration::from_millis(40 * DAY.unsigned_abs()));
    let after = ada.click_label(season.id, "Show everybody").await.unwrap().message().unwrap();
    assert!(after.text().contains("No finished matches here that fit"), "{}", after.text());
    assert!(scene.channel.messages().iter().all(|it| it.ephemeral_to.is_some()));
    let all = chosen(&ada, &after, "all").await;
    ada.click_label(all.id, "Show everybody").await.unwrap();
    // There is something to show again, and nobody has been shown it yet.
    let shown = || scene.channel.messages().iter().any(|it| it.ephemeral_to.is_none());
    eventually("nobody is shown it", async || shown()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_games_have_one_and_lead_to_each_other() {
    let scene = Scene::new().await;
    let (store, guild) = (scene.store().await, guild_of(&scene.guild));
    let seats = vec![seat(1, "High", 1, 7), seat(2, "Low", 2, 3)];
    let cards = FinishedMatch {
        game: "sixtysix".into(),
        variant: "rising".into(),
        games: 4,
        turns: 40,
        ..ended(guild, seats)
    };
    for _ in 0..5 {
        scene.add_match(&store, cards.clone(), scene.clock.time()).await;
    }
    let ada = scene.person("Ada");
    let nimmt = open(&ada, &scene.channel).await;
    assert!(nimmt.text().contains("Leaderboard · 6 nimmt!") && nimmt.attachments.is_empty());
    let sixtysix = chosen(&ada, &nimmt, "sixtysix.").await;
    assert!(sixtysix.text().contains("Leaderboard · Sixty-Six"), "{}", sixtysix.text());
    let rising = chosen(&ada, &sixtysix, "sixtysix.rising").await;
    let score = chosen(&ada, &rising, "score").await;
    assert_eq!(names(&score), ["High", "Low"], "the highest score is the best");
    assert!(lines(&score)[0].contains("1.8 game points a game"), "{:?}", lines(&score));
    let rated = chosen(&ada, &score, "rating").await;
    assert!(rated.text().contains("Matches of 10 tricks or more"), "{}", rated.text());
    let command = ada.command(&scene.channel, "sixtysix leaderboard", &[]).await.unwrap();
    assert_eq!(names(&command.message().unwrap()), ["High", "Low"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_that_is_none_of_this_version_says_so() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let help = ada.command(&scene.channel, "nimmt help", &[]).await.unwrap();
    let id = help.message_id().unwrap();
    let nonsense = ada.press(id, "h2.board.show.wins.all.table.0.0.chess.").await.unwrap();
    assert!(nonsense.text().contains("another version"), "{}", nonsense.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn no_name_breaks_it_in_any_language() {
    let wicked = [
        "WWWWWWWWWWWWWWWWWWWWWWWW",
        "**`~~||[x](https://x.example)",
        "<@1> @everyone <#2>",
        "שלום עולם שלום עולם",
        "𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫𒐫",
        "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    ];
    for locale in Words::all() {
        let scene = Scene::new().await;
        let (store, guild) = (scene.store().await, guild_of(&scene.guild));
        let named = |n: u64| wicked[usize::try_from(n).unwrap() % wicked.len()];
        for game in ["nimmt", "sixtysix"] {
            let seats =
                (0..20_u64).map(|n| seat(n, named(n), u32::try_from(n).unwrap() + 1, 9_999));
            let crowd =
                FinishedMatch { game: game.into(), turns: 90, ..ended(guild, seats.collect()) };
            for _ in 0..6 {
                scene.add_match(&store, crowd.clone(), scene.clock.time()).await;
            }
        }
        let ada = scene.person("Ada");
        ada.locale(locale);
        let mut board = open(&ada, &scene.channel).await;
        for value in ["wins", "share", "score", "matches", "recent", "all", "sixtysix.", "rating"] {
            board = chosen(&ada, &board, value).await;
            assert_eq!(lines(&board).len(), 10, "{locale}");
            scene.clock.advance(Duration::from_secs(5));
        }
        let share = board.buttons().into_iter().rfind(|it| it.style == 1).unwrap();
        ada.press(board.id, &share.custom_id.unwrap()).await.unwrap();
        scene.reads("Leaderboard · Sixty-Six").await;
    }
}
