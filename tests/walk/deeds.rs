//! The actions of people and the weather in a step.

use std::collections::BTreeSet;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use sandbox::{
    Action, Breakdown, Disorder, Fate, Fault, Given, Message, Misbehaviour, Permissions, Person,
    Select,
};
use serde_json::{Value, json};

use crate::seen::{decisions, hand_of, must_decide};
use crate::step::{Kind, Step};
use crate::world::{Broken, World};

/// A click or command, and the text about it.
type Deed = (Action, String);

/// Number of the newest messages somebody looks at.
const LOOKS_AT: usize = 8;

const HOUR: i64 = 3_600_000;

/// Time that passes, in seconds.
const WAITS: [u64; 10] = [1, 3, 5, 16, 31, 61, 95, 301, 4_000, 90_000];

/// Does a step; what was done.
pub async fn take(world: &mut World, step: &Step) -> Result<String, Broken> {
    let mut rng = step.rng();
    let rng = &mut rng;
    let before = world.excused;
    let told = match step.kind {
        Kind::Lead | Kind::Press | Kind::Command | Kind::Old => act(world, step, rng),
        Kind::Together => {
            let other = Step { kind: Kind::Lead, who: rng.random(), dice: rng.random() };
            let again = Step { who: if rng.random() { step.who } else { other.who }, ..other };
            let first = act(world, &Step { kind: Kind::Lead, ..*step }, rng);
            format!("{first}, and at once {}", act(world, &again, rng))
        }
        Kind::Hurry => hurry(world, rng).await,
        Kind::Wait => {
            let seconds = *WAITS.choose(rng).unwrap_or(&1);
            world.pass(Duration::from_secs(seconds));
            format!("{seconds} s pass")
        }
        Kind::Clock => {
            let by = if rng.random() { HOUR } else { -HOUR };
            world.scene.clock.set(world.scene.clock.time() + by);
            // It is noticed within a second or two.
            world.pass(Duration::from_secs(2));
            format!("the clock is set by {by} ms")
        }
        Kind::Change => change(world, step, rng),
        Kind::Fault => fault(world, rng),
        Kind::Gateway => gateway(world, rng),
        Kind::Sleep => {
            world.excused = true;
            world.scene.discord.hold_events();
            let first = act(world, &Step { kind: Kind::Lead, ..*step }, rng);
            let second = act(world, &Step { kind: Kind::Press, ..*step }, rng);
            let seconds = *[1, 4, 25, 200].choose(rng).unwrap_or(&1);
            world.pass(Duration::from_secs(seconds));
            world.scene.discord.let_events_go(rng.random());
            format!("{first}, and {second}, both {seconds} s late")
        }
        Kind::Restart => {
            world.restart().await?;
            "the bot is restarted".into()
        }
        Kind::Kill => {
            let told = act(world, &Step { kind: Kind::Lead, ..*step }, rng);
            let changes = rng.random_range(1..12);
            let which = rng.random_range(0..2);
            world.kill(which, changes).await?;
            format!("{told}, and the bot is killed {changes} changes later")
        }
        Kind::Rest => {
            world.rest().await?;
            "everything comes to rest".into()
        }
    };
    let excused = world.excused;
    let answers = world.quiet().await?;
    if matches!(step.kind, Kind::Sleep) {
        // What was excused before still is.
        world.excused = before;
    }
    let answers: String = answers.iter().map(|answer| format!("\n        → {answer}")).collect();
    Ok(format!("{told}{}{answers}", if excused { " (excused)" } else { "" }))
}

/// Requests of the bot take their time, and nobody waits for what they bring.
async fn hurry(world: &mut World, rng: &mut StdRng) -> String {
    let routes =
        [("PATCH", "/messages"), ("POST", "/messages"), ("", "/callback"), ("", "/webhooks")];
    let (method, route) = *routes.choose(rng).unwrap_or(&("", ""));
    let ms = *[30, 100, 300].choose(rng).unwrap_or(&100);
    // On the way there, or on the way back.
    let slow = [Misbehaviour::Latency { ms }, Misbehaviour::AnswerAfter { ms }];
    let what = *slow.choose(rng).unwrap_or(&Misbehaviour::Latency { ms });
    let times = rng.random_range(1..4);
    world.scene.discord.misbehave(Fault::next(times, what).on(method, route));
    let mut told = format!("the next {times} requests are slow: {what:?} {method} {route}");
    for _ in 0..rng.random_range(2..5) {
        let lead = Step { kind: Kind::Lead, who: rng.random(), dice: 0 };
        told = format!("{told}, {}", act(world, &lead, rng));
        world.some_changes(rng.random_range(1..6)).await;
    }
    told
}

fn act(world: &mut World, step: &Step, rng: &mut StdRng) -> String {
    let person = world.person(step.who).clone();
    let deed = match step.kind {
        Kind::Command => command(world, &person, rng),
        Kind::Press => press(world, &person, rng, |_| true),
        Kind::Old => old(world, &person, rng),
        _ => lead(world, step.who, rng),
    };
    match deed {
        Some((action, told)) => world.act(action, told),
        None => format!("{} finds nothing to do", person.name),
    }
}

/// Returns a deed that brings a match on: a decision of a player who is asked, else a button that
/// stands out, else a new table.
fn lead(world: &World, who: u8, rng: &mut StdRng) -> Option<Deed> {
    for n in 0..5 {
        let person = world.person(who.wrapping_add(n));
        let hand = hand_of(&world.scene.discord.world(), person.id).filter(must_decide);
        if let Some(hand) = hand {
            let wanted: Vec<String> =
                decisions(&hand).into_iter().filter_map(|button| button.custom_id).collect();
            let deed = press_on(world, person, &hand, rng, |id| wanted.iter().any(|w| w == id));
            if deed.is_some() {
                return deed;
            }
        }
    }
    let person = world.person(who);
    // A player who only looks at their hand goes round in circles.
    let looks = |id: &Option<String>| id.as_deref().is_some_and(|id| id.ends_with(".hand"));
    let inviting =
        |button: &sandbox::Button| matches!(button.style, 1 | 3) && !looks(&button.custom_id);
    let all = newest(person);
    let ids: Vec<String> = all
        .iter()
        .flat_map(Message::buttons)
        .filter(inviting)
        .filter_map(|button| button.custom_id)
        .collect();
    press(world, person, rng, |id| ids.iter().any(|one| one == id)).or_else(|| {
        let name = if rng.random() { "nimmt new" } else { "sixtysix new" };
        let options = if rng.random() && name == "nimmt new" {
            vec![given("games", json!(1))]
        } else {
            vec![]
        };
        let channel = world.scene.channel.id;
        let told = format!("{} types /{name} {options:?}", person.name);
        Some((Action::Command { person: person.id, channel, name: name.into(), options }, told))
    })
}

fn given(name: &str, value: Value) -> Given {
    Given { name: name.into(), value }
}

/// The newest messages that somebody sees.
fn newest(person: &Person) -> Vec<Message> {
    let mut all = person.inbox();
    all.sort_by_key(|message| message.edited.unwrap_or(message.created));
    all.into_iter().rev().take(LOOKS_AT).collect()
}

/// Anything that can be pressed on one of the newest messages.
fn press(
    world: &World,
    person: &Person,
    rng: &mut StdRng,
    wanted: impl Fn(&str) -> bool,
) -> Option<Deed> {
    let all = newest(person);
    let pressable: Vec<&Message> = all
        .iter()
        .filter(|m| {
            m.buttons().iter().any(|b| !b.disabled && b.custom_id.as_deref().is_some_and(&wanted))
                || m.selects().iter().any(|s| !s.disabled && wanted(&s.custom_id))
        })
        .collect();
    press_on(world, person, pressable.choose(rng)?, rng, wanted)
}

fn press_on(
    world: &World,
    person: &Person,
    message: &Message,
    rng: &mut StdRng,
    wanted: impl Fn(&str) -> bool,
) -> Option<Deed> {
    let buttons = message.buttons().into_iter().filter(|b| !b.disabled);
    let buttons: Vec<_> = buttons.filter(|b| b.custom_id.as_deref().is_some_and(&wanted)).collect();
    let menus = message.selects().into_iter().filter(|menu| !menu.disabled);
    let menus: Vec<_> = menus.filter(|menu| wanted(&menu.custom_id)).collect();
    let at = rng.random_range(0..(buttons.len() + menus.len()).max(1));
    let (who, id) = (person.id, message.id);
    if let Some(button) = buttons.get(at) {
        let custom_id = button.custom_id.clone()?;
        let told = format!("{} presses “{}” ({custom_id})", person.name, button.label);
        return Some((Action::Click { person: who, message: id, custom_id }, told));
    }
    let menu = menus.get(at - buttons.len())?;
    let values = values(world, menu, rng);
    let custom_id = menu.custom_id.clone();
    let told = format!("{} chooses {values:?} ({custom_id})", person.name);
    Some((Action::Select { person: who, message: id, custom_id, values }, told))
}

/// Returns the values somebody chooses in a menu.
fn values(world: &World, menu: &Select, rng: &mut StdRng) -> Vec<String> {
    let all: Vec<String> = match menu.kind {
        3 => menu.options.iter().map(|(_, value)| value.clone()).collect(),
        8 => vec![world.place(rng).to_string()],
        _ => world.people.iter().map(|person| person.id.to_string()).collect(),
    };
    let count = rng.random_range(menu.min..=menu.max.max(menu.min)).min(all.len());
    all.sample(rng, count).cloned().collect()
}

/// Any command that is registered, with any options.
fn command(world: &World, person: &Person, rng: &mut StdRng) -> Option<Deed> {
    let channel = if rng.random_ratio(1, 8) {
        person.dm_channel().id
    } else if rng.random_ratio(2, 3) {
        world.scene.channel.id
    } else {
        world.place(rng)
    };
    let app = world.scene.discord.application_id();
    let commands: Vec<Value> = {
        let world = world.scene.discord.world();
        world.app(app)?.commands.iter().filter(|c| c.kind == 1).map(|c| c.body.clone()).collect()
    };
    let mut leaves = Vec::new();
    for command in &commands {
        collect("", command, &mut leaves);
    }
    let (name, options) = leaves.choose(rng)?;
    let typed = |option: &Value| {
        let given_at_all = option["required"] == true || rng.random_ratio(1, 3);
        given_at_all.then(|| Some(given(option["name"].as_str()?, typed(world, option, rng))))?
    };
    let options: Vec<Given> = options.iter().filter_map(typed).collect();
    let told = format!("{} types /{name} {options:?}", person.name);
    Some((Action::Command { person: person.id, channel, name: name.clone(), options }, told))
}

/// The commands that can be typed, below this one, with their options.
fn collect(before: &str, command: &Value, into: &mut Vec<(String, Vec<Value>)>) {
    let name = command["name"].as_str().unwrap_or_default();
    let name = if before.is_empty() { name.to_owned() } else { format!("{before} {name}") };
    let options = command["options"].as_array().cloned().unwrap_or_default();
    let (inner, own): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
    if inner.is_empty() {
        into.push((name, own));
    } else {
        for command in inner {
            collect(&name, &command, into);
        }
    }
}

/// Returns the value somebody fills in.
fn typed(world: &World, option: &Value, rng: &mut StdRng) -> Value {
    if let Some(choice) = option["choices"].as_array().and_then(|all| all.choose(rng)) {
        return choice["value"].clone();
    }
    let least = option["min_value"].as_i64().unwrap_or(0);
    let most = option["max_value"].as_i64().unwrap_or(least + 20);
    match option["type"].as_u64() {
        Some(4) => json!(rng.random_range(least..=most)),
        Some(10) => json!(least),
        Some(5) => json!(rng.random::<bool>()),
        Some(7) => json!(world.place(rng)),
        Some(6 | 9) => match world.people.choose(rng) {
            Some(person) if rng.random_ratio(9, 10) => json!(person.id),
            _ => json!(world.scene.discord.application_id()),
        },
        _ => json!(["Ox", "1", "@everyone **x**", "🐂🐂"].choose(rng)),
    }
}

/// A button that this message had once, as somebody's client may still show it. Those of another
/// message even a forger cannot press: Discord looks whether the message has it.
fn old(world: &World, person: &Person, rng: &mut StdRng) -> Option<Deed> {
    let bots = world.scene.discord.application_id();
    let all: Vec<Message> =
        newest(person).into_iter().filter(|message| message.author == bots).collect();
    let message = all.choose(rng)?.id;
    let traffic = world.scene.discord.traffic();
    let sent = traffic.iter().rev().take(100);
    let sent = sent.filter(|one| one.message == Some(message));
    let bodies: Vec<String> = sent.map(|one| one.body.to_string()).collect();
    let ids: BTreeSet<&str> = bodies
        .iter()
        .flat_map(|body| body.split("\"custom_id\":\"").skip(1))
        .filter_map(|rest| rest.split('"').next())
        .collect();
    let ids: Vec<&str> = ids.into_iter().collect();
    let custom_id = (*ids.choose(rng)?).to_owned();
    let told = format!("{} still presses {custom_id} on {message}", person.name);
    Some((Action::Forge { person: person.id, message, custom_id }, told))
}

/// People and moderators change something that the bot is not asked about.
fn change(world: &mut World, step: &Step, rng: &mut StdRng) -> String {
    let person = world.person(step.who).clone();
    let (id, name) = (person.id, &person.name);
    let guild = world.guilds[rng.random_range(0..world.guilds.len())].id;
    let place = world.place(rng);
    let bots = world.scene.discord.application_id();
    let locales = ["en-US", "de", "fr", "it", "nl", "ja"];
    let locale = (*locales.choose(rng).unwrap_or(&"de")).to_owned();
    let (action, told) = match rng.random_range(0..9) {
        0 => (Action::SetDms { person: id, closed: true }, format!("{name} closes DMs")),
        1 => (Action::SetDms { person: id, closed: false }, format!("{name} opens DMs")),
        2 => (Action::SetLocale { person: id, locale }, format!("{name} speaks otherwise")),
        3 => (Action::SetGuildLocale { guild, locale }, "a server speaks otherwise".into()),
        4 => (Action::Leave { user: id, guild }, format!("{name} leaves a server")),
        5 => (Action::Join { user: id, guild }, format!("{name} joins a server")),
        6 => {
            let permissions = Permissions::MANAGE_MESSAGES | Permissions::MANAGE_GUILD;
            let (whom, allow) = ((&person).into(), rng.random());
            let told = format!("{name} is a moderator: {allow}");
            (Action::Permit { place: guild, whom, permissions, allow }, told)
        }
        7 => {
            let newest = newest(&person);
            let world_now = world.scene.discord.world();
            // Nobody deletes what somebody else has written in direct messages.
            let moderated = |m: &&Message| {
                m.author == bots
                    && m.ephemeral_to.is_none()
                    && world_now.channel(m.channel).is_some_and(|channel| channel.guild.is_some())
            };
            let own: Vec<&Message> = newest.iter().filter(moderated).collect();
            match own.choose(rng) {
                Some(one) => {
                    let told = format!("somebody deletes {}", one.id);
                    (Action::DeleteMessage { message: one.id }, told)
                }
                None => return "nobody finds a message to delete".into(),
            }
        }
        _ => {
            let allow = rng.random();
            let (whom, permissions) = (sandbox::Whom::Bot, Permissions::SEND_MESSAGES);
            let told = format!("the bot may write in {place}: {allow}");
            (Action::Permit { place, whom, permissions, allow }, told)
        }
    };
    world.act(action, told)
}

/// Requests of the bot fail for a while.
fn fault(world: &mut World, rng: &mut StdRng) -> String {
    let kinds = [
        Misbehaviour::Status { status: 500 },
        Misbehaviour::DoneButStatus { status: 502 },
        Misbehaviour::LostReply,
        Misbehaviour::LostRequest,
        Misbehaviour::TooMany { retry_after_ms: 2_000, global: false },
    ];
    let what = *kinds.choose(rng).unwrap_or(&Misbehaviour::LostReply);
    let routes = [
        ("POST", "/messages"),
        ("PATCH", "/messages"),
        ("", "/callback"),
        ("", "/webhooks"),
        ("", ""),
    ];
    let (method, route) = *routes.choose(rng).unwrap_or(&("", ""));
    let times = rng.random_range(1..5);
    world.scene.discord.misbehave(Fault::next(times, what).on(method, route));
    world.excused = true;
    format!("the next {times} requests fail: {what:?} {method} {route}")
}

/// The gateway breaks down, or delivers badly.
fn gateway(world: &mut World, rng: &mut StdRng) -> String {
    let fates = [Fate::Twice, Fate::AfterTheNext];
    if rng.random() {
        let how = *fates.choose(rng).unwrap_or(&Fate::Twice);
        let event = Some("INTERACTION_CREATE".to_owned());
        if how == Fate::AfterTheNext {
            world.excused = true;
        }
        world.scene.discord.disorder(Disorder { event, times: Some(2), how });
        return format!("the next two events: {how:?}");
    }
    let all = [Breakdown::Cut, Breakdown::Reconnect, Breakdown::InvalidResumable];
    let how = *all.choose(rng).unwrap_or(&Breakdown::Cut);
    world.scene.discord.break_gateway(how);
    format!("the gateway breaks down: {how:?}")
}
