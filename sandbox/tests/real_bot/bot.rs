//! A tiny bot: one command with sub-commands, a button, a form, direct messages.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sandbox::Sandbox;
use serenity::all::*;

/// What the bot counts, for the tests to look at.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) interactions: AtomicU32,
    pub(crate) resumes: AtomicU32,
    pub(crate) readies: AtomicU32,
    pub(crate) guilds: AtomicU32,
    pub(crate) deleted_channels: AtomicU32,
    pub(crate) deleted_threads: AtomicU32,
}

struct Bot(Arc<Seen>);

fn text(content: impl Into<String>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(content)
}

fn secret(content: impl Into<String>) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(text(content).ephemeral(true))
}

pub(crate) fn commands() -> Vec<CreateCommand> {
    let sub = |name: &str| {
        CreateCommandOption::new(CommandOptionType::SubCommand, name, format!("does {name}"))
    };
    let target = CreateCommandOption::new(CommandOptionType::Integer, "target", "points")
        .min_int_value(1)
        .max_int_value(100);
    let variant = CreateCommandOption::new(CommandOptionType::String, "variant", "which rules")
        .add_string_choice("Normal", "normal")
        .add_string_choice("Short", "short");
    let card = CreateCommandOption::new(CommandOptionType::String, "card", "which card")
        .required(true)
        .set_autocomplete(true);
    vec![
        CreateCommand::new("game")
            .description("a game")
            .description_localized("de", "ein Spiel")
            .add_option(sub("new").add_sub_option(target).add_sub_option(variant))
            .add_option(sub("slow"))
            .add_option(sub("secret"))
            .add_option(sub("dm"))
            .add_option(sub("ask"))
            .add_option(sub("play").add_sub_option(card))
            .add_option(sub("nothing"))
            .add_option(sub("thread")),
        CreateCommand::new("moderate")
            .description("for a few")
            .default_member_permissions(Permissions::MANAGE_CHANNELS),
    ]
}

impl Bot {
    async fn command(&self, ctx: &Context, one: &CommandInteraction) -> serenity::Result<()> {
        let sub = one.data.options.first().map(|option| option.name.clone()).unwrap_or_default();
        match sub.as_str() {
            "new" => {
                let mut target = 66;
                if let CommandDataOptionValue::SubCommand(options) = &one.data.options[0].value {
                    target =
                        options.iter().find_map(|option| option.value.as_i64()).unwrap_or(target);
                }
                let row = CreateActionRow::Buttons(vec![
                    CreateButton::new("up").label("Up").emoji('⬆'),
                    CreateButton::new("later").label("Later").style(ButtonStyle::Secondary),
                    CreateButton::new("form").label("Form"),
                    CreateButton::new("off").label("Off").disabled(true),
                ]);
                let menu = CreateActionRow::SelectMenu(CreateSelectMenu::new(
                    "row",
                    CreateSelectMenuKind::String {
                        options: vec![
                            CreateSelectMenuOption::new("First", "1"),
                            CreateSelectMenuOption::new("Second", "2"),
                        ],
                    },
                ));
                let answer = text(format!("target {target}")).components(vec![row, menu]);
                one.create_response(&ctx, CreateInteractionResponse::Message(answer)).await
            }
            "slow" => {
                one.defer_ephemeral(&ctx).await?;
                let file = CreateAttachment::bytes(vec![7; 1000], "table.png");
                let edit = EditInteractionResponse::new()
                    .embed(CreateEmbed::new().title("Table").attachment("table.png"))
                    .new_attachment(file.description("a table"));
                one.edit_response(&ctx, edit).await?;
                let more = CreateInteractionResponseFollowup::new().content("and more");
                one.create_followup(&ctx, more).await.map(|_| ())
            }
            "secret" => one.create_response(&ctx, secret("only you")).await,
            "dm" => {
                one.defer_ephemeral(&ctx).await?;
                let file = CreateAttachment::bytes(b"cards".to_vec(), "cards.txt");
                let message = CreateMessage::new()
                    .content("your cards")
                    .nonce(Nonce::String("a nonce".into()))
                    .enforce_nonce(true)
                    .add_file(file.description("five cards"));
                let sent = one.user.direct_message(&ctx, message).await;
                let word = match sent {
                    Ok(_) => "sent".to_owned(),
                    Err(Error::Http(HttpError::UnsuccessfulRequest(error))) => {
                        format!("refused with {}", error.error.code)
                    }
                    Err(error) => error.to_string(),
                };
                let edit = EditInteractionResponse::new().content(word);
                one.edit_response(&ctx, edit).await.map(|_| ())
            }
            "ask" => one.create_response(&ctx, form()).await,
            "thread" => {
                one.create_response(&ctx, CreateInteractionResponse::Message(text("come"))).await?;
                let message = one.get_response(&ctx).await?;
                let thread = CreateThread::new("Table 1");
                let mut thread =
                    one.channel_id.create_thread_from_message(&ctx, message.id, thread).await?;
                let hello = format!("hello <@{}>", one.user.id);
                thread.send_message(&ctx, CreateMessage::new().content(hello)).await?;
                thread.edit_thread(&ctx, EditThread::new().archived(true)).await.map(|_| ())
            }
            "nothing" => Ok(()),
            _ => one.create_response(&ctx, secret(format!("/{}", one.data.name))).await,
        }
    }

    async fn component(&self, ctx: &Context, one: &ComponentInteraction) -> serenity::Result<()> {
        match one.data.custom_id.as_str() {
            "up" => {
                let answer = CreateInteractionResponse::UpdateMessage(text("up!"));
                one.create_response(&ctx, answer).await
            }
            "later" => {
                one.defer(&ctx).await?;
                let edit = EditInteractionResponse::new().content("later!");
                one.edit_response(&ctx, edit).await.map(|_| ())
            }
            "form" => one.create_response(&ctx, form()).await,
            "row" => {
                let chosen = match &one.data.kind {
                    ComponentInteractionDataKind::StringSelect { values } => values.join(","),
                    _ => String::new(),
                };
                one.create_response(&ctx, secret(format!("row {chosen}"))).await
            }
            _ => Ok(()),
        }
    }
}

fn form() -> CreateInteractionResponse {
    let input = CreateInputText::new(InputTextStyle::Short, "Your name", "name").max_length(10);
    let modal =
        CreateModal::new("who", "Who are you?").components(vec![CreateActionRow::InputText(input)]);
    CreateInteractionResponse::Modal(modal)
}

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, ctx: Context, _: Ready) {
        self.0.readies.fetch_add(1, Ordering::SeqCst);
        Command::set_global_commands(&ctx, commands()).await.expect("commands are accepted");
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.0.resumes.fetch_add(1, Ordering::SeqCst);
    }

    async fn guild_create(&self, _: Context, _: Guild, _: Option<bool>) {
        self.0.guilds.fetch_add(1, Ordering::SeqCst);
    }

    async fn channel_delete(&self, _: Context, _: GuildChannel, _: Option<Vec<Message>>) {
        self.0.deleted_channels.fetch_add(1, Ordering::SeqCst);
    }

    async fn thread_delete(&self, _: Context, _: PartialGuildChannel, _: Option<GuildChannel>) {
        self.0.deleted_threads.fetch_add(1, Ordering::SeqCst);
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        self.0.interactions.fetch_add(1, Ordering::SeqCst);
        let done = match &interaction {
            Interaction::Command(one) => self.command(&ctx, one).await,
            Interaction::Component(one) => self.component(&ctx, one).await,
            Interaction::Autocomplete(one) => {
                let choices = CreateAutocompleteResponse::new()
                    .add_string_choice("55", "55")
                    .add_string_choice("5", "5");
                one.create_response(&ctx, CreateInteractionResponse::Autocomplete(choices)).await
            }
            Interaction::Modal(one) => {
                let name = match &one.data.components[0].components[0] {
                    ActionRowComponent::InputText(input) => input.value.clone(),
                    _ => None,
                };
                let hello = format!("hello {}", name.unwrap_or_default());
                one.create_response(&ctx, secret(hello)).await
            }
            _ => Ok(()),
        };
        if let Err(error) = done {
            eprintln!("the bot met {error}");
        }
    }
}

/// Starts the bot over plain HTTP with serenity's own rate limiter off.
pub(crate) async fn start(sandbox: &Sandbox) -> Arc<Seen> {
    let http = HttpBuilder::new(sandbox.token())
        .application_id(ApplicationId::new(sandbox.application_id().0))
        .proxy(sandbox.url())
        .ratelimiter_disabled(true)
        .build();
    start_with(sandbox, http).await
}

/// Starts the bot with this client.
pub(crate) async fn start_with(sandbox: &Sandbox, http: Http) -> Arc<Seen> {
    let seen = Arc::new(Seen::default());
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .event_handler(Bot(Arc::clone(&seen)))
        .await
        .expect("the bot can be built");
    tokio::spawn(async move {
        if let Err(error) = client.start().await {
            eprintln!("the bot ended: {error}");
        }
    });
    sandbox.bot_connected().await.expect("the bot connects");
    sandbox.commands_registered().await.expect("the bot registers its commands");
    seen
}
