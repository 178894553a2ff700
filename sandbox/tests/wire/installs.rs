//! An application that a person has installed for themselves, and goes where they go.

use sandbox::{Action, Answer, Channel, Failure, Guild, Interaction, Permissions};
use serde_json::{Value, json};

use crate::raw::{self, Raw};

/// A command for both ways of installing, everywhere.
fn everywhere() -> Value {
    json!([{
        "name": "go", "description": "d", "contexts": [0, 1, 2], "integration_types": [0, 1],
    }])
}

/// A guild without the bot, with Ada in it.
fn elsewhere(raw: &Raw) -> (Guild, Channel) {
    let guild = raw.sandbox.guild("Elsewhere");
    guild.kick_bot();
    raw.ada.join(&guild);
    let channel = guild.channel("cards");
    (guild, channel)
}

/// What Ada's command says of where it comes from, answered with a message for everybody.
async fn told(raw: &Raw, place: &Channel) -> (Interaction, Answer, Value) {
    let (ada, channel) = (raw.ada.clone(), place.clone());
    let (one, asked) = raw.asked(async move { ada.command(&channel, "go", &[]).await }).await;
    let body = json!({ "type": 4, "data": { "content": "hello" } });
    assert_eq!(raw.answer(&one, body).await.0, 204);
    let answer = asked.await.unwrap().unwrap();
    let metadata = raw.send("GET", &raw.hook(&one, "/messages/@original"), Value::Null).await.1;
    let owners = metadata["interaction_metadata"]["authorizing_integration_owners"].clone();
    (one, answer, owners)
}

#[tokio::test]
async fn a_command_is_offered_where_it_is_meant_for_and_installed() {
    let raw = raw::start().await;
    let (_, cards) = elsewhere(&raw);
    let chat = raw.sandbox.group_chat(&[&raw.ada]);
    let dm = raw.ada.dm_channel();
    let offered = |place: &Channel| {
        let (person, channel) = (raw.ada.id, place.id);
        let action = Action::Command { person, channel, name: "go".into(), options: Vec::new() };
        match raw.sandbox.act(action) {
            Ok(_) => true,
            Err(Failure::NoSuchCommand { .. }) => false,
            Err(other) => panic!("{other:?}"),
        }
    };
    for (contexts, types, wanted) in [
        (json!([0, 1, 2]), json!([0]), [true, false, false, true]),
        (json!([0, 1, 2]), json!([0, 1]), [true, true, true, true]),
        (json!([1]), json!([0, 1]), [false, false, false, true]),
        (json!([2]), json!([1]), [false, false, true, false]),
        (json!([0]), json!([1]), [true, true, false, false]),
    ] {
        raw.ada.install();
        let one = json!({
            "name": "go", "description": "d", "contexts": contexts, "integration_types": types,
        });
        raw.register(json!([one])).await;
        let mut got = [false; 4];
        for (place, got) in [&raw.general, &cards, &chat, &dm].into_iter().zip(&mut got) {
            *got = offered(place);
        }
        assert_eq!(got, wanted, "{one}");
    }
    raw.register(everywhere()).await;
    raw.ada.uninstall();
    assert!(!offered(&cards) && !offered(&chat) && offered(&raw.general));
}

#[tokio::test]
async fn an_interaction_says_who_has_installed_the_application() {
    let raw = raw::start().await;
    raw.register(everywhere()).await;
    let (_, cards) = elsewhere(&raw);
    let chat = raw.sandbox.group_chat(&[&raw.ada]);
    let home = raw.sandbox.world().channel(raw.general.id).unwrap().guild;
    let me = raw.ada.id;
    raw.ada.install();
    for (place, owners) in [
        (&raw.general, json!({ "0": home, "1": me })),
        (&cards, json!({ "1": me })),
        (&chat, json!({ "1": me })),
        (&raw.ada.dm_channel(), json!({ "0": "0", "1": me })),
    ] {
        assert_eq!(told(&raw, place).await.2, owners);
    }
    raw.ada.uninstall();
    assert_eq!(told(&raw, &raw.ada.dm_channel()).await.2, json!({ "0": "0" }));
}

#[tokio::test]
async fn whoever_brings_a_bot_along_gives_it_no_right_of_its_own() {
    let raw = raw::start().await;
    raw.register(everywhere()).await;
    let (guild, cards) = elsewhere(&raw);
    let chat = raw.sandbox.group_chat(&[&raw.ada]);
    raw.ada.install();
    for place in [&cards, &chat] {
        let (one, answer, _) = told(&raw, place).await;
        assert!(!answer.is_ephemeral());
        let path = format!("/channels/{}/messages", place.id);
        for (method, path, body) in [
            ("POST", path.clone(), json!({ "content": "x" })),
            ("GET", path.clone(), Value::Null),
            (
                "PATCH",
                format!("{path}/{}", answer.message_id().unwrap()),
                json!({ "content": "x" }),
            ),
        ] {
            assert_eq!(raw.send(method, &path, body).await.1["code"], 50001, "{method} {path}");
        }
        // Five follow-ups a token, and no sixth; the answer can be changed all the same.
        for n in 1..=6 {
            let (status, body) =
                raw.send("POST", &raw.hook(&one, ""), json!({ "content": "more" })).await;
            assert_eq!(status, if n <= 5 { 200 } else { 400 }, "{n}: {body}");
        }
        let path = raw.hook(&one, "/messages/@original");
        assert_eq!(raw.send("PATCH", &path, json!({ "content": "changed" })).await.0, 200);
    }
    guild.deny(&raw.ada, Permissions::USE_EXTERNAL_APPS);
    let (one, answer, _) = told(&raw, &cards).await;
    assert!(answer.is_ephemeral(), "others would see what they don't want to see");
    raw.send("POST", &raw.hook(&one, ""), json!({ "content": "more" })).await;
    assert!(cards.messages().last().unwrap().is_ephemeral());
    // Where the bot is itself, it needs nobody's right.
    raw.sandbox.guild("Elsewhere").invite_bot();
    assert!(!told(&raw, &cards).await.1.is_ephemeral());
}
