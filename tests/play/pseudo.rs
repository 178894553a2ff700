//! Everything that is said comes from a catalogue. Everybody here speaks a language in which each
//! letter of the catalogues carries an accent: a word without one was never given to a translator.

use std::collections::{BTreeMap, BTreeSet};

use games::GameKind;
use sandbox::{Id, Message, Person};
use serde_json::Value;
use table::roster;

use crate::support::{Scene, advance};

const ACCENTED: &str = "en-XA";

/// Words that are the same in every language: names of places, commands and languages.
const NAMES: [&str; 16] = [
    "nimmt",
    "sixtysix",
    "Barn",
    "The",
    "games",
    "Brasil",
    "Deutsch",
    "English",
    "Español",
    "Italiano",
    "Nederlands",
    "Polski",
    "Português",
    "日本語",
    "繁體中文",
    "한국어",
];

/// The texts of a body that somebody reads.
fn read(body: &Value, found: &mut Vec<String>) {
    match body {
        Value::Object(fields) => {
            for (key, value) in fields {
                let shown = [
                    "content",
                    "label",
                    "title",
                    "text",
                    "description",
                    "placeholder",
                    "name",
                    "value",
                ];
                // A value of a menu is never read, but that of a field in an embed is.
                let is_option = key == "value" && fields.contains_key("label");
                let is_emoji = key == "emoji";
                match value {
                    Value::String(text) if shown.contains(&key.as_str()) && !is_option => {
                        found.push(text.clone());
                    }
                    _ if is_emoji => {}
                    _ => read(value, found),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|one| read(one, found)),
        _ => {}
    }
}

/// The words in it that nobody has translated.
fn plain(text: &str, names: &BTreeSet<String>) -> Vec<String> {
    let addresses = text.split_whitespace().filter(|word| word.starts_with("https://"));
    let mut rest = addresses.fold(text.to_owned(), |rest, address| rest.replace(address, " "));
    // Leaves out what Discord itself turns into something else, addresses, and what is meant for
    // machines.
    for (open, close) in [("<", ">"), ("](", ")"), ("`", "`")] {
        while let Some(start) = rest.find(open) {
            let Some(end) = rest[start + 1..].find(close) else { break };
            rest.replace_range(start..=start + 1 + end, " ");
        }
    }
    let words = rest.split(|c: char| !c.is_alphanumeric()).filter(|word| {
        let letters = word.chars().filter(char::is_ascii_alphabetic).count();
        letters > 1 && word.is_ascii() && !names.contains(*word)
    });
    words.map(str::to_owned).collect()
}

/// A tester that presses whatever there is to press, each kind of button a few times, and makes the
/// decisions people are asked for.
struct Monkey<'a> {
    scene: &'a Scene,
    people: &'a [Person],
    pressed: BTreeMap<String, usize>,
}

impl Monkey<'_> {
    /// Returns the action of a button, without the table and the step that it was made for, and
    /// without the card.
    fn kind(id: &str) -> String {
        let parts: Vec<&str> = id.splitn(5, '.').collect();
        let action = match parts[..] {
            ["h2", table, _, _, action] if table.parse::<u64>().is_ok() => action,
            _ => id,
        };
        let action = action.split(':').next().unwrap_or(action);
        action.chars().filter(|c| !c.is_ascii_digit()).collect()
    }

    /// Presses one button; whether there was one.
    async fn press(&mut self) -> bool {
        let last = ["stop", "leave", "rematch"];
        let mut best: Option<(usize, &Person, Id, String, Option<String>)> = None;
        for person in self.people {
            let mut seen: Vec<Message> = person.sees(&self.scene.channel);
            seen.extend(person.dms());
            for message in seen {
                let buttons = message.buttons().into_iter().filter(|button| !button.disabled);
                let buttons = buttons.filter_map(|button| Some((button.custom_id?, None)));
                // Choosing another language would change the person's texts from then on.
                let menus = message.selects().into_iter();
                let menus = menus.filter(|menu| !menu.custom_id.ends_with(".language"));
                let menus = menus.filter_map(|menu| {
                    let value = menu.options.last()?.1.clone();
                    Some((menu.custom_id, Some(value)))
                });
                for (id, value) in buttons.chain(menus) {
                    let kind = Self::kind(&id);
                    let often = self.pressed.get(&kind).copied().unwrap_or(0);
                    let rude = last.iter().any(|word| kind.starts_with(word));
                    let weight = often + if rude { 40 } else { 0 };
                    if best.as_ref().is_none_or(|(least, ..)| weight < *least) {
                        best = Some((weight, person, message.id, id, value));
                    }
                }
            }
        }
        let Some((_, person, message, id, value)) = best else { return false };
        *self.pressed.entry(Self::kind(&id)).or_default() += 1;
        // Somebody else may have been quicker; what is said then is looked at, too.
        let _ = match value {
            Some(value) => person.select(message, &id, &[&value]).await,
            None => person.click_id(message, &id).await,
        };
        self.scene.nothing_to_send().await;
        advance(self.scene, 2);
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_without_a_catalogue() {
    let commands = GameKind::ALL.iter().map(|kind| kind.as_str());
    let commands = commands.filter(|name| *name != "tally");
    let mut strange: BTreeMap<String, String> = BTreeMap::new();
    for command in commands {
        let scene = Scene::new().await;
        scene.guild.locale(ACCENTED);
        let people = scene.people(3);
        for person in &people {
            person.locale(ACCENTED);
        }
        // Leagues are begun by whoever manages the server.
        people[0].grant(&scene.guild, sandbox::Permissions::MANAGE_GUILD);
        let parts: Vec<String> = {
            let world = scene.discord.world();
            let app = world.app(scene.discord.application_id()).unwrap();
            let all = app.commands.iter().find(|known| known.name == command).unwrap();
            let parts = all.body["options"].as_array().unwrap();
            parts.iter().map(|part| part["name"].as_str().unwrap().to_owned()).collect()
        };
        assert!(parts.len() > 10, "{parts:?}");
        let mut monkey = Monkey { scene: &scene, people: &people, pressed: BTreeMap::new() };
        for part in &parts {
            let asked = format!("{command} {part}");
            let whom = serde_json::json!(people[2].id.to_string());
            let options = match part.as_str() {
                "kick" => vec![("player", whom)],
                "duel" => vec![("opponent", whom)],
                _ => Vec::new(),
            };
            let _ = people[0].command(&scene.channel, &asked, &options).await;
            for _ in 0..10 {
                monkey.press().await;
            }
        }
        for _ in 0..120 {
            monkey.press().await;
        }
        let pressed = monkey.pressed.len();
        assert!(pressed > 15, "only {pressed} kinds of buttons: {:?}", monkey.pressed);
        for feature in ["league", "duel", "puzzle", "daily"] {
            let its = |kind: &String| kind.starts_with(&format!("h.{feature}."));
            assert!(monkey.pressed.keys().any(its), "{feature}: {:?}", monkey.pressed);
        }

        look(&scene, &people, command, &mut strange);
    }
    assert!(strange.is_empty(), "{strange:#?}");
}

/// Notes the words in everything that was sent that nobody has translated.
fn look(scene: &Scene, people: &[Person], command: &str, strange: &mut BTreeMap<String, String>) {
    let mut names: BTreeSet<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    names.extend(roster::all().map(|bot| bot.name.to_owned()));
    names.extend(people.iter().map(|person| person.name.clone()));
    for delivery in scene.discord.traffic() {
        let mut texts = Vec::new();
        read(&delivery.body, &mut texts);
        for text in texts {
            for word in plain(&text, &names) {
                strange.entry(word).or_insert_with(|| format!("{command}: {text}"));
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_of_the_settings_is_without_a_catalogue() {
    let scene = Scene::new().await;
    scene.guild.locale(ACCENTED);
    let people = scene.people(1);
    people[0].locale(ACCENTED);
    let panel = scene.manage(&people[0]).await;
    for page in ["tables", "players", "server", "mine"] {
        panel.show(page).await;
        let turns = |id: &String| id.ends_with("true") || id.ends_with("false");
        let buttons = panel.now().buttons().into_iter().filter_map(|button| button.custom_id);
        for id in buttons.filter(turns).collect::<Vec<_>>() {
            people[0].click_id(panel.message, &id).await.unwrap();
        }
    }
    let mut strange = BTreeMap::new();
    look(&scene, &people, "settings", &mut strange);
    assert!(strange.is_empty(), "{strange:#?}");
}
