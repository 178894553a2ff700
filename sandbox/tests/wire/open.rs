//! The sandbox's own API, as a test in any language uses it.

use sandbox::{Sandbox, Seed, Settings};
use serde_json::{Value, json};

use crate::raw;

struct Api {
    sandbox: Sandbox,
    client: reqwest::Client,
}

impl Api {
    async fn start() -> Api {
        let settings = Settings { backstage: true, seed: Seed::playground(), ..raw::unlimited() };
        let sandbox = Sandbox::start(settings).await.expect("it starts");
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        Api { sandbox, client }
    }

    async fn send(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let method = reqwest::Method::from_bytes(method.as_bytes()).expect("a method");
        let request = self.client.request(method, format!("{}{path}", self.sandbox.url()));
        let request = if body.is_null() { request } else { request.body(body.to_string()) };
        raw::reply(request.send().await.expect("an answer")).await
    }

    /// A request of a bot with this token.
    async fn bot(&self, token: &str, path: &str) -> (u16, Value) {
        let request = self.client.get(format!("{}/api/v10{path}", self.sandbox.url()));
        let request = request.header("authorization", format!("Bot {token}"));
        raw::reply(request.send().await.expect("an answer")).await
    }
}

#[tokio::test]
async fn a_test_asks_for_health_waits_and_begins_anew() {
    let api = Api::start().await;
    let (status, health) = api.send("GET", "/sandbox/health", Value::Null).await;
    assert_eq!(
        (status, &health["status"], &health["bots"][0]["connected"]),
        (200, &json!("ok"), &json!(false))
    );
    let never = json!({ "what": "connected" });
    let (status, reply) = api.send("POST", "/sandbox/until?timeout_ms=20", never).await;
    assert_eq!((status, &reply["failure"]), (408, &json!("impatience")));

    let person = api.sandbox.person("Ada");
    let general = api.sandbox.guild("Playground").channel("general");
    let wait = api.send(
        "POST",
        "/sandbox/until",
        json!({ "what": "message", "contains": "hello", "seen_by": person.id }),
    );
    let say = async {
        person.say(&general, "well, hello").expect("a message");
    };
    let ((status, seen), ()) = tokio::join!(wait, say);
    assert_eq!((status, &seen["see"]["content"]), (200, &json!("well, hello")));

    let guild = json!({ "name": "Elsewhere", "channels": ["games"], "members": ["Zoe"] });
    let zoe = json!({ "name": "Zoe", "locale": "de", "dms_closed": true });
    let (status, places) =
        api.send("POST", "/sandbox/reset", json!({ "guilds": [guild], "people": [zoe] })).await;
    assert_eq!((status, &places["people"][0]["locale"]), (200, &json!("de")));
    assert_eq!(places["guilds"].as_array().expect("a list").len(), 1);
    // The same steps give the same ids again.
    let (_, again) = api.send("POST", "/sandbox/reset", Value::Null).await;
    assert_eq!(places["people"], again["people"]);
    let (status, _) = api.send("POST", "/sandbox/reset", json!({ "guild": [] })).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn the_journal_is_filtered() {
    let api = Api::start().await;
    let token = api.sandbox.token().to_owned();
    for path in ["/users/@me", "/users/@me/guilds", "/nothing"] {
        api.bot(&token, path).await;
    }
    let numbers = async |query: &str| {
        let (status, journal) =
            api.send("GET", &format!("/sandbox/journal?{query}"), Value::Null).await;
        assert_eq!(status, 200, "{journal}");
        let numbers = |list: &Value, field: &str| {
            let list = list.as_array().expect("a list").iter();
            list.map(|one| one[field].as_u64().expect("a number")).collect::<Vec<_>>()
        };
        (numbers(&journal["requests"], "number"), numbers(&journal["violations"], "request"))
    };
    assert_eq!(numbers("").await, (vec![1, 2, 3], vec![3]));
    assert_eq!(numbers("route=guilds").await, (vec![2], vec![]));
    assert_eq!(numbers("status=200&limit=1").await, (vec![2], vec![3]));
    assert_eq!(numbers("kind=violation&after=2").await, (vec![], vec![3]));
    assert_eq!(numbers("method=post").await, (vec![], vec![]));
    assert_eq!(api.send("GET", "/sandbox/journal?colour=red", Value::Null).await.0, 400);
}

#[tokio::test]
async fn what_can_be_sent_is_described() {
    let api = Api::start().await;
    let (_, schema) = api.send("GET", "/sandbox/schema", Value::Null).await;
    let fits = |name: &str, value: &Value| {
        let (mut compiler, mut schemas) = (boon::Compiler::new(), boon::Schemas::new());
        let url = format!("https://discord.com/{name}");
        compiler.add_resource(&url, schema[name].clone()).unwrap();
        let root = compiler.compile(&url, &mut schemas).unwrap();
        schemas.validate(value, root).is_ok()
    };
    assert!(fits("action", &json!({ "do": "add_person", "name": "Ada" })));
    assert!(fits(
        "action",
        &json!({ "do": "misbehave", "fault": { "times": 1, "what": { "status": { "status": 500 } } } })
    ));
    assert!(fits(
        "action",
        &json!({ "do": "click", "person": "1", "message": "2", "custom_id": "a" })
    ));
    assert!(!fits("action", &json!({ "do": "click", "person": "1" })));
    assert!(!fits("action", &json!({ "do": "dance" })));
    assert!(fits("condition", &json!({ "what": "request", "route": "/callback" })));
    assert!(fits("seed", &json!({ "guilds": [{ "name": "G" }] })));
}

#[tokio::test]
async fn several_worlds_know_nothing_of_each_other() {
    let api = Api::start().await;
    let mut tokens = Vec::new();
    for name in ["one", "two"] {
        let (status, world) = api.send("POST", "/sandbox/worlds", json!({ "name": name })).await;
        assert_eq!(status, 201, "{world}");
        assert_eq!(world["base"], json!(format!("{}/worlds/{name}/api/v10", api.sandbox.url())));
        tokens.push(world["token"].as_str().expect("a token").to_owned());
    }
    assert_eq!(api.send("POST", "/sandbox/worlds", json!({ "name": "one" })).await.0, 409);
    assert_eq!(api.send("POST", "/sandbox/worlds", json!({ "name": "Upper" })).await.0, 409);
    for path in ["/worlds/one", "/worlds/one/", "/worlds/one/page/main.js"] {
        let page = api.client.get(format!("{}{path}", api.sandbox.url())).send().await;
        assert_eq!(page.expect("an answer").status(), 200, "{path}");
    }
    let rename = |name: &str| json!({ "do": "add_guild", "name": name });
    api.send("POST", "/worlds/one/sandbox/act", rename("Only here")).await;
    let guilds = async |token: &str| {
        let (status, list) = api.bot(token, "/users/@me/guilds").await;
        (status, list.as_array().map_or(0, Vec::len))
    };
    assert_eq!(guilds(&tokens[0]).await, (200, 2));
    assert_eq!(guilds(&tokens[1]).await, (200, 1));
    assert_eq!(guilds(api.sandbox.token()).await, (200, 1));
    let (_, list) = api.send("GET", "/sandbox/worlds", Value::Null).await;
    let names: Vec<_> = list.as_array().expect("a list").iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["", "one", "two"]);
    assert_eq!(api.send("DELETE", "/sandbox/worlds/one", Value::Null).await.0, 200);
    assert_eq!(guilds(&tokens[0]).await.0, 401);
    assert_eq!(api.send("GET", "/worlds/one/sandbox/state", Value::Null).await.0, 404);
}

#[tokio::test]
async fn an_emoji_has_a_picture_for_machines_without_a_font() {
    let api = Api::start().await;
    let get = async |points: &str| {
        let address = format!("{}/page/emoji/{points}.png", api.sandbox.url());
        api.client.get(address).send().await.expect("an answer")
    };
    // A cow, with and without its mark, a key of a keyboard, and a flag of two letters.
    for points in ["1f42e", "1f42e-fe0f", "31-fe0f-20e3", "1f1eb-1f1f7"] {
        let answer = get(points).await;
        assert_eq!(answer.status(), 200, "{points}");
        assert_eq!(answer.headers()["content-type"], "image/png", "{points}");
        assert!(answer.bytes().await.expect("a body").starts_with(b"\x89PNG"), "{points}");
    }
    for points in ["61", "", "zz", "d800", "1f42e-61"] {
        assert_eq!(get(points).await.status(), 404, "{points}");
    }
}
