//! The league of a server: people sign up, and have a duel a week.

mod languages;
mod manage;
mod trouble;
mod weeks;

use std::time::Duration;

use sandbox::{Answer, Message, Permissions, Person};

use crate::support::{Scene, eventually};

pub const WEEK: Duration = Duration::from_secs(7 * 24 * 3_600);

impl Scene {
    /// Somebody who manages the server begins a league of 6 nimmt! of so many weeks; returns the
    /// page for everybody.
    pub async fn league(&self, manager: &Person, weeks: u32) -> Message {
        self.league_of("nimmt", manager, weeks).await
    }

    /// The same in another game.
    pub async fn league_of(&self, game: &str, manager: &Person, weeks: u32) -> Message {
        manager.grant(&self.guild, Permissions::MANAGE_GUILD);
        // Nobody begins so many within a minute.
        self.clock.advance(Duration::from_secs(60));
        let command = format!("{game} league");
        let panel = manager.command(&self.channel, &command, &[]).await.unwrap();
        assert!(panel.is_ephemeral(), "{}", panel.text());
        let panel = panel.message().unwrap();
        let make = format!("h2.league.{game}.make.{weeks}");
        manager.click_id(panel.id, &make).await.unwrap().finished().await.unwrap();
        self.newer(&panel, "join").await
    }

    /// The message for everybody below this one, once it is there, with a button that asks this of
    /// a league.
    pub async fn newer(&self, than: &Message, step: &str) -> Message {
        let (channel, than) = (self.channel.id, than.id);
        let newer = self.discord.until_some(|world| {
            let all = world.messages_in(channel);
            let mut public = all.filter(|it| it.id > than && it.ephemeral_to.is_none());
            public.find(|it| offers(it, step).is_some()).cloned()
        });
        newer.await.unwrap_or_else(|why| panic!("nobody can {step}: {why}"))
    }

    /// Presses a button of a league, or chooses what it is about; returns the answer once it is
    /// there.
    pub async fn asks_league(&self, person: &Person, message: &Message, step: &str) -> Answer {
        let id = offers(message, step).unwrap_or_else(|| panic!("{step}: {}", message.text()));
        let answer = person.click_id(message.id, &id).await.unwrap();
        answer.finished().await.unwrap();
        answer
    }

    /// The same; returns the message under the button as it is then.
    pub async fn renews(&self, person: &Person, message: &Message, step: &str) -> Message {
        self.asks_league(person, message, step).await;
        self.now(message)
    }

    /// The same; returns what they alone see.
    pub async fn is_told(&self, person: &Person, message: &Message, step: &str) -> Message {
        let answer = self.asks_league(person, message, step).await;
        assert!(answer.is_ephemeral(), "{}", answer.text());
        answer.message().unwrap_or_else(|| panic!("{}", answer.text()))
    }

    /// People sign up, and the league starts; returns the page of the first week.
    pub async fn started(&self, page: &Message, manager: &Person, people: &[Person]) -> Message {
        for person in people {
            self.renews(person, page, "join").await;
        }
        let panel = self.is_told(manager, page, "week.0").await;
        self.renews(manager, &panel, "start").await;
        self.newer(&panel, "play").await
    }

    /// Somebody plays the duel of the week to its end; `pick` says which of so many cards.
    pub async fn plays_week(
        &self,
        person: &Person,
        page: &Message,
        pick: impl Fn(usize) -> usize,
    ) -> Message {
        let cards = self.is_told(person, page, "play").await;
        self.duels_on(person, &cards, pick).await
    }

    /// The week ends; returns the page of what comes next, once the channel has read this.
    pub async fn week_ends(&self, text: &str) -> Message {
        self.clock.advance(WEEK);
        self.in_time(text).await
    }

    /// Waits, while time passes, until the channel reads this.
    pub async fn in_time(&self, text: &str) -> Message {
        let reads = || {
            let all = self.channel.messages().into_iter();
            all.filter(|it| it.ephemeral_to.is_none() && it.text().contains(text)).last()
        };
        eventually(&format!("nobody reads {text:?}"), async || {
            if reads().is_none() {
                self.clock.advance(Duration::from_secs(10));
            }
            reads().is_some()
        })
        .await;
        reads().unwrap()
    }

    /// How many messages everybody in the channel sees.
    pub fn posts(&self) -> usize {
        self.channel.messages().iter().filter(|it| it.ephemeral_to.is_none()).count()
    }
}

/// The id of the button of a message, or the value of its menu, that asks this of a league.
pub fn offers(message: &Message, step: &str) -> Option<String> {
    let ids = message.buttons().into_iter().filter(|it| !it.disabled).filter_map(|it| it.custom_id);
    let mut ids = ids.filter(|id| id.starts_with("h2.league."));
    ids.find(|id| id.splitn(6, '.').nth(5) == Some(step))
}

/// The lines of the block of a message that begins with the n-th fence.
fn block(message: &Message, nth: usize) -> Vec<String> {
    let text = message.text();
    let block = text.split("```").nth(2 * nth + 1).unwrap_or_else(|| panic!("no block: {text}"));
    block.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// The pairings on the page of a league that goes on, or of a week.
fn pairs(message: &Message) -> Vec<String> {
    block(message, 0)
}

/// The table of a league that goes on.
fn table(message: &Message) -> Vec<String> {
    block(message, 1)
}

fn names(line: &str, person: &Person) -> bool {
    line.split_whitespace().any(|word| word == person.name)
}

/// The line of somebody among these.
fn line_of(lines: &[String], person: &Person) -> String {
    let line = lines.iter().find(|line| names(line, person));
    line.unwrap_or_else(|| panic!("{}: {lines:?}", person.name)).clone()
}

/// The one of these whom a line names beside somebody.
fn opponent<'a>(lines: &[String], person: &Person, people: &'a [Person]) -> &'a Person {
    let line = line_of(lines, person);
    people.iter().find(|it| it.id != person.id && names(&line, it)).unwrap()
}

/// Requests that count towards what a bot may make in a second.
fn counted(scene: &Scene) -> usize {
    let sent = scene.discord.requests();
    sent.iter().filter(|it| it.path.contains("/channels/")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_is_played_from_the_first_name_to_the_winner() {
    let (scene, people) = Scene::of(4).await;
    let ada = &people[0];
    let before = counted(&scene);
    let page = scene.league(ada, 2).await;
    assert!(page.text().contains("This league lasts 2 weeks"), "{}", page.text());
    assert!(page.text().contains("Nobody has signed up yet"), "{}", page.text());
    let first = scene.started(&page, ada, &people).await;
    assert!(scene.now(&page).text().contains("**Signed up (4):**"), "{}", scene.now(&page).text());
    assert!(first.text().contains("**Week 1 of 2**"), "{}", first.text());
    assert_eq!((pairs(&first).len(), table(&first).len()), (2, 4), "{}", first.text());
    // One plays: everybody sees that they have, and nobody how it went.
    let ben = opponent(&pairs(&first), ada, &people);
    let waiting = scene.plays_week(ada, &first, |_| 0).await;
    assert!(waiting.text().contains("isn't done yet"), "{}", waiting.text());
    let page = scene.renews(ada, &first, "show").await;
    let line = line_of(&pairs(&page), ada);
    assert!(line.contains('✓') && !line.contains(['0', '1', '½']), "{line}");
    assert!(table(&page).iter().all(|line| line.trim_end().ends_with("0  0")), "{}", page.text());
    // Both have: there is a result at once.
    let end = scene.plays_week(ben, &first, |_| 0).await;
    assert!(end.text().contains("It's a tie!"), "{}", end.text());
    let page = scene.renews(ben, &first, "show").await;
    assert!(line_of(&pairs(&page), ada).contains("½ : ½"), "{}", page.text());
    // Nothing was asked of Discord that counts: all of it were answers.
    assert_eq!(counted(&scene), before);
    let posts = scene.posts();
    // Whoever has not played gets nothing. Then each meets somebody else.
    let second = scene.week_ends("**Week 2 of 2**").await;
    assert_eq!((scene.posts(), counted(&scene)), (posts + 1, before + 1));
    assert_ne!(opponent(&pairs(&second), ada, &people).id, ben.id);
    for person in [ada, ben] {
        assert!(line_of(&table(&second), person).ends_with("½  1"), "{}", second.text());
    }
    let cem = opponent(&pairs(&second), ada, &people);
    assert!(line_of(&table(&second), cem).ends_with("0  1"), "{}", second.text());
    scene.plays_week(ada, &second, |_| 0).await;
    let over = scene.week_ends("The league is over.").await;
    assert!(over.text().contains("🏆 **Ada** wins it!"), "{}", over.text());
    let lines = block(&over, 0);
    assert!(lines[0].starts_with(" 1 Ada") && lines[0].ends_with("1½  2"), "{lines:?}");
    assert_eq!((scene.posts(), counted(&scene)), (posts + 2, before + 2));
    assert!(people.iter().all(|person| person.pings().is_empty()));
    // Past weeks can be looked at, each by each.
    let last = scene.is_told(cem, &over, "week.2").await;
    let first = scene.renews(cem, &last, "week.1").await;
    assert!(first.text().contains("**Week 1**"), "{}", first.text());
    assert!(line_of(&pairs(&first), ada).contains("½ : ½"), "{}", first.text());
    assert!(line_of(&pairs(&first), cem).contains("0 : 0"), "{}", first.text());
    // The command shows it in private from now on, and whoever manages the server begins anew.
    let shown = cem.command(&scene.channel, "nimmt league", &[]).await.unwrap();
    assert!(shown.is_ephemeral() && shown.text().contains("🏆 **Ada**"), "{}", shown.text());
    scene.league(ada, 8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_has_a_league_of_its_own() {
    let (scene, people) = Scene::of(2).await;
    let nimmt = scene.league(&people[0], 4).await;
    let sixtysix = scene.league_of("sixtysix", &people[0], 2).await;
    let first = scene.started(&sixtysix, &people[0], &people).await;
    assert!(first.text().contains("**Week 1 of 2**"), "{}", first.text());
    for person in &people {
        scene.plays_week(person, &first, |_| 0).await;
    }
    let page = scene.renews(&people[0], &first, "show").await;
    assert!(pairs(&page)[0].contains("½ : ½"), "{}", page.text());
    let other = scene.renews(&people[1], &nimmt, "join").await;
    assert!(other.text().contains("**Signed up (1):** **Ben**"), "{}", other.text());
}
