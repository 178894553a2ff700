//! A bot without a library: plain requests, and interactions picked out of the world.

use std::time::Duration;

use reqwest::multipart::{Form, Part};
use reqwest::{Method, Response};
use sandbox::{
    Answer, Channel, Failure, Guild, Id, Interaction, Person, RateLimits, Sandbox, Settings,
    Specification,
};
use serde_json::{Value, json};

/// A sandbox with one guild, one channel, one person, and a client for it.
pub(crate) struct Raw {
    pub(crate) sandbox: Sandbox,
    pub(crate) guild: Guild,
    pub(crate) general: Channel,
    pub(crate) ada: Person,
    client: reqwest::Client,
}

/// Status and body of an answer.
pub(crate) type Reply = (u16, Value);

/// How long anything may take, in real time: far longer than it does on the busiest machine.
/// Whoever waits longer waits for something that does not come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// Ends a wait that has no end of its own.
pub(crate) async fn in_time<T>(what: &str, wait: impl Future<Output = T>) -> T {
    let came = tokio::time::timeout(PATIENCE, wait).await;
    came.unwrap_or_else(|_| panic!("within {PATIENCE:?} there was nothing to be seen of {what}"))
}

/// How long a bot has for its first answer. The simulated clock runs on with the real one, so it is
/// more than a busy machine takes between two steps.
pub(crate) const FIRST_RESPONSE: Duration = Duration::from_secs(600);

/// No rate limits, and time enough.
pub(crate) fn unlimited() -> Settings {
    Settings {
        rate_limits: RateLimits::off(),
        first_response: FIRST_RESPONSE,
        patience: PATIENCE,
        ..Settings::default()
    }
}

/// With time enough and without rate limits.
pub(crate) async fn start() -> Raw {
    start_with(unlimited()).await
}

/// With these settings, and with Discord's own description in any case: of what is sent and of
/// what is answered.
pub(crate) async fn start_with(settings: Settings) -> Raw {
    let openapi = Some(Specification::bundled());
    furnish(Settings { openapi, self_check: true, ..settings }).await
}

/// Without Discord's own description, which would speak first: whatever is refused here is refused
/// by the sandbox's own rules.
pub(crate) async fn start_by_its_own_rules() -> Raw {
    furnish(unlimited()).await
}

pub(crate) async fn furnish(settings: Settings) -> Raw {
    let sandbox = Sandbox::start(settings).await.expect("it starts");
    let guild = sandbox.guild("Games");
    let general = guild.channel("general");
    let ada = sandbox.person("Ada");
    ada.join(&guild);
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build().expect("a client");
    Raw { sandbox, guild, general, ada, client }
}

pub(crate) async fn reply(response: Response) -> Reply {
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or(Value::Null))
}

impl Raw {
    pub(crate) fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        self.client
            .request(method, format!("{}/api/v10{path}", self.sandbox.url()))
            .header("Authorization", format!("Bot {}", self.sandbox.token()))
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: Value) -> Reply {
        let request = self.request(method, path);
        let request = if body.is_null() { request } else { request.json(&body) };
        reply(request.send().await.expect("an answer")).await
    }

    /// The same with files, each with its number.
    pub(crate) async fn upload(
        &self,
        method: &str,
        path: &str,
        body: Value,
        files: &[(u64, &str, Vec<u8>)],
    ) -> Reply {
        let mut form = Form::new().text("payload_json", body.to_string());
        for (number, name, bytes) in files {
            let part = Part::bytes(bytes.clone()).file_name((*name).to_owned());
            form = form.part(format!("files[{number}]"), part);
        }
        reply(self.request(method, path).multipart(form).send().await.expect("an answer")).await
    }

    /// What lies at an address of the sandbox.
    pub(crate) async fn file(&self, url: &Value) -> Vec<u8> {
        let url = url.as_str().expect("an address");
        let answer = self.client.get(url).send().await.expect("an answer");
        answer.bytes().await.expect("a whole file").to_vec()
    }

    /// Writes a message in the channel.
    pub(crate) async fn post(&self, body: Value) -> Reply {
        self.send("POST", &format!("/channels/{}/messages", self.general.id), body).await
    }

    pub(crate) async fn register(&self, body: Value) -> Reply {
        let path = format!("/applications/{}/commands", self.sandbox.application_id());
        self.send("PUT", &path, body).await
    }

    /// Registers `/go` and lets Ada send it; nothing answers by itself.
    pub(crate) async fn go(&self) -> (Interaction, Asked) {
        self.register(json!([{ "name": "go", "description": "goes" }])).await;
        let (ada, general) = (self.ada.clone(), self.general.clone());
        self.asked(async move { ada.command(&general, "go", &[]).await }).await
    }

    /// Ada sends `/go`, and this is the answer. Returns the message and what it answers.
    pub(crate) async fn answered(&self, data: Value) -> (Id, Interaction) {
        let (one, asked) = self.go().await;
        let (status, reply) = self.answer(&one, json!({ "type": 4, "data": data })).await;
        assert_eq!(status, 204, "{reply}");
        let answer = asked.await.expect("it ends").expect("an answer");
        (answer.message_id().expect("a message"), one)
    }

    /// Ada presses a button; nothing answers by itself.
    pub(crate) async fn press(&self, message: Id, custom_id: &str) -> (Interaction, Asked) {
        let (ada, custom_id) = (self.ada.clone(), custom_id.to_owned());
        self.asked(async move { ada.click_id(message, &custom_id).await }).await
    }

    /// Starts something that a bot must answer, and picks out the interaction.
    pub(crate) async fn asked(
        &self,
        what: impl Future<Output = Result<Answer, Failure>> + Send + 'static,
    ) -> (Interaction, Asked) {
        let mut changes = self.sandbox.changes();
        let asked = tokio::spawn(what);
        let started = async {
            loop {
                let change = changes.recv().await.expect("a change");
                if let sandbox::Change::InteractionStarted { interaction, .. } = change {
                    return interaction;
                }
            }
        };
        let interaction = in_time("the interaction", started).await;
        let one = self.sandbox.world().interaction(interaction).expect("it").clone();
        (one, asked)
    }

    pub(crate) async fn answer(&self, one: &Interaction, body: Value) -> Reply {
        let path = format!("/interactions/{}/{}/callback", one.id, one.token);
        self.send("POST", &path, body).await
    }

    /// The address of what is sent with an interaction's token.
    pub(crate) fn hook(&self, one: &Interaction, rest: &str) -> String {
        format!("/webhooks/{}/{}{rest}", self.sandbox.application_id(), one.token)
    }
}

pub(crate) type Asked = tokio::task::JoinHandle<Result<Answer, Failure>>;

/// A row with one button.
pub(crate) fn button(custom_id: &str) -> Value {
    json!({ "type": 1, "components": [
        { "type": 2, "style": 1, "label": "Press", "custom_id": custom_id }
    ]})
}
