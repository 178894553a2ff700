//! A second, tiny bot that knows nothing but what Discord can show: forms, menus, suggestions,
//! late answers and none, and texts that try to be more than text.

use std::sync::Arc;
use std::time::Duration;

use sandbox::{Channel, Person, Sandbox, Settings};
use serde_json::{Value, json};
use serenity::all::{
    Client, Context, EventHandler, GatewayIntents, HttpBuilder, Interaction, Ready,
};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use crate::patience::PATIENCE;

/// Time the toy has for its first answer: more than a busy machine takes.
pub const FIRST_RESPONSE: Duration = Duration::from_secs(600);

/// A Discord with the toy in it, two people and one channel.
pub struct Toys {
    pub discord: Sandbox,
    pub channel: Channel,
    pub ada: Person,
    pub ben: Person,
    /// The signal the toy waits for before it says what it thought about.
    pub thought: Arc<Notify>,
    task: JoinHandle<()>,
}

/// Text that a malicious person may well send to a bot, and that the bot shows.
pub const NASTY: &str = "<script>window.hacked = 1</script><img src=x onerror=\"window.hacked = 1\"> \
    [click](javascript:window.hacked=1) **<b onclick=window.hacked=1>bold</b>** \u{202e}abc שלום مرحبا";

impl Toys {
    pub async fn open() -> Toys {
        let settings = Settings {
            bot_name: "Toy".into(),
            backstage: true,
            first_response: FIRST_RESPONSE,
            patience: PATIENCE,
            ..Settings::default()
        };
        let discord = Sandbox::start(settings).await.unwrap();
        let guild = discord.guild("Toys");
        let channel = guild.channel("play");
        let (ada, ben) = (discord.person("Ada"), discord.person("Ben"));
        ada.join(&guild);
        ben.join(&guild);
        let thought = Arc::new(Notify::new());
        let http = HttpBuilder::new(discord.token())
            .proxy(discord.url())
            .ratelimiter_disabled(true)
            .build();
        let mut client: Client =
            serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
                .event_handler(Toy { thought: Arc::clone(&thought) })
                .await
                .unwrap();
        let task = tokio::spawn(async move {
            let _ = client.start().await;
        });
        discord.commands_registered().await.unwrap();
        Toys { discord, channel, ada, ben, thought, task }
    }
}

impl Drop for Toys {
    fn drop(&mut self) {
        self.task.abort();
        self.discord.stop();
    }
}

struct Toy {
    thought: Arc<Notify>,
}

#[serenity::async_trait]
impl EventHandler for Toy {
    async fn ready(&self, ctx: Context, ready: Ready) {
        ctx.http.set_application_id(ready.application.id);
        let option = |name: &str, kind: u8, more: Value| {
            let mut option =
                json!({ "name": name, "description": format!("The {name}"), "type": kind });
            option.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            option
        };
        let command = |name: &str, options: Vec<Value>| json!({ "name": name, "description": format!("Try {name}"), "options": options });
        let commands = json!([
            command("form", vec![]),
            command("menu", vec![]),
            command("slow", vec![]),
            command("think", vec![]),
            command("nasty", vec![]),
            command(
                "find",
                vec![option("word", 3, json!({ "required": true, "autocomplete": true }))]
            ),
            command(
                "count",
                vec![
                    option(
                        "number",
                        4,
                        json!({ "required": true, "min_value": 1, "max_value": 9 })
                    ),
                    option(
                        "colour",
                        3,
                        json!({ "choices": [{ "name": "Red", "value": "r" }, { "name": "Blue", "value": "b" }] })
                    ),
                    option("who", 6, json!({})),
                ]
            ),
        ]);
        ctx.http.create_global_commands(&commands).await.unwrap();
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        let (id, token) = (interaction.id(), interaction.token().to_owned());
        let say = |text: String| json!({ "type": 4, "data": { "content": text } });
        let answer = match &interaction {
            Interaction::Command(command) => match command.data.name.as_str() {
                "form" => form(),
                "menu" => menu(),
                "slow" => return,
                "think" => json!({ "type": 5, "data": { "flags": 64 } }),
                "nasty" => nasty(),
                _ => say(format!(
                    "You said {}",
                    json!(
                        command
                            .data
                            .options
                            .iter()
                            .map(|o| (o.name.clone(), format!("{:?}", o.value)))
                            .collect::<Vec<_>>()
                    )
                )),
            },
            Interaction::Autocomplete(command) => {
                let typed =
                    command.data.autocomplete().map(|o| o.value.to_owned()).unwrap_or_default();
                let words =
                    ["apple", "apricot", "banana"].into_iter().filter(|w| w.starts_with(&typed));
                json!({ "type": 8, "data": { "choices": words.map(|w| json!({ "name": w, "value": format!("#{w}") })).collect::<Vec<_>>() } })
            }
            Interaction::Component(component) => {
                let chosen = match &component.data.kind {
                    serenity::all::ComponentInteractionDataKind::StringSelect { values } => {
                        values.join("+")
                    }
                    other => format!("{other:?}"),
                };
                say(format!("Chosen: {} in {}", chosen, component.data.custom_id))
            }
            Interaction::Modal(modal) => {
                let typed: Vec<String> = modal
                    .data
                    .components
                    .iter()
                    .flat_map(|row| &row.components)
                    .map(|c| format!("{c:?}"))
                    .collect();
                say(format!("Form: {}", typed.join(" ").chars().take(900).collect::<String>()))
            }
            _ => return,
        };
        ctx.http.create_interaction_response(id, &token, &answer, Vec::new()).await.unwrap();
        if answer["type"] == 5 {
            self.thought.notified().await;
            let edit = json!({ "content": "Thought about it." });
            ctx.http.edit_original_interaction_response(&token, &edit, Vec::new()).await.unwrap();
        }
    }
}

fn form() -> Value {
    let input = |id: &str, label: &str, style: u8, more: Value| {
        let mut input = json!({ "type": 4, "custom_id": id, "label": label, "style": style });
        input.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "type": 1, "components": [input] })
    };
    json!({ "type": 9, "data": { "custom_id": "form", "title": "Tell me", "components": [
        input("name", "Your name", 1, json!({ "min_length": 3, "max_length": 20 })),
        input("story", "Your story", 2, json!({ "required": false })),
    ] } })
}

fn menu() -> Value {
    let options: Vec<Value> = ["One", "Two", "Three"].iter().map(|label| json!({ "label": label, "value": label.to_lowercase(), "description": "a number" })).collect();
    json!({ "type": 4, "data": { "content": "Choose", "components": [
        { "type": 1, "components": [{ "type": 3, "custom_id": "single", "options": options, "placeholder": "One of three" }] },
        { "type": 1, "components": [{ "type": 3, "custom_id": "several", "options": options, "min_values": 2, "max_values": 3, "placeholder": "Two or three" }] },
        { "type": 1, "components": [{ "type": 5, "custom_id": "user", "placeholder": "Somebody" }] },
        { "type": 1, "components": [
            { "type": 2, "style": 1, "label": "Blue", "custom_id": "b1" }, { "type": 2, "style": 2, "label": "Grey", "custom_id": "b2" },
            { "type": 2, "style": 3, "label": "Green", "custom_id": "b3" }, { "type": 2, "style": 4, "label": "Red", "custom_id": "b4", "emoji": { "name": "🔥" } },
            { "type": 2, "style": 2, "label": "Off", "custom_id": "b5", "disabled": true },
        ] },
    ] } })
}

fn nasty() -> Value {
    json!({ "type": 4, "data": {
        "content": format!("{NASTY}\n# Heading\n- item\n1. first\n-# small\n> quote\n`code <i>`\n```\n<script>block</script>\n```\n||hidden|| ~~gone~~ __under__ *it* <t:1700000000:R> <@1> <#2>"),
        "embeds": [{ "title": NASTY, "description": "x".repeat(4000), "footer": { "text": NASTY }, "fields": [{ "name": "<u>name</u>", "value": NASTY }] }],
        "components": [{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "<b>bold</b>", "custom_id": "<i>\"'" }, { "type": 2, "style": 5, "label": "Out", "url": "https://example.com/\"><script>" }] }],
    } })
}
