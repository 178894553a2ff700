//! What libraries count on, and what no description says.

use std::io::Read as _;

use futures_util::{SinkExt, StreamExt};
use sandbox::{Permissions, Whom};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::gateway::Line;
use crate::layout::png;
use crate::raw::{self, button};

#[tokio::test]
async fn embeds_are_kept_with_their_defaults() {
    let raw = raw::start().await;
    let path = format!("/channels/{}/messages", raw.general.id);
    let embed = json!({
        "title": "t", "url": null, "fields": [{ "name": "n", "value": "v" }, { "name": "m", "value": "w", "inline": true }],
        "image": { "url": "attachment://a.png" }, "footer": { "text": "f", "icon_url": "https://example.com/f.png" },
    });
    let files = [(0, "a.png", png(40, 20))];
    let (status, reply) = raw.upload("POST", &path, json!({ "embeds": [embed] }), &files).await;
    assert_eq!(status, 200, "{reply}");
    let kept = &reply["embeds"][0];
    assert_eq!((&kept["type"], kept.get("url")), (&json!("rich"), None));
    assert_eq!(
        (&kept["fields"][0]["inline"], &kept["fields"][1]["inline"]),
        (&json!(false), &json!(true))
    );
    let image = &kept["image"];
    assert_eq!((&image["width"], &image["height"]), (&json!(40), &json!(20)));
    assert_eq!((&image["proxy_url"], &image["content_type"]), (&image["url"], &json!("image/png")));
    assert_eq!(kept["footer"]["proxy_icon_url"], "https://example.com/f.png");
}

#[tokio::test]
async fn what_is_picked_in_a_form_comes_with_its_number_and_with_what_it_stands_for() {
    let raw = raw::start().await;
    let (message, _) =
        raw.answered(json!({ "content": "x", "components": [button("form")] })).await;
    let inputs = json!([
        { "type": 18, "label": "Name", "component": { "type": 4, "custom_id": "name", "style": 1, "value": "Ox" } },
        { "type": 18, "label": "Size", "component": { "type": 3, "custom_id": "size", "options": [
            { "label": "Small", "value": "s", "default": true }, { "label": "Large", "value": "l" },
        ]}},
        { "type": 18, "label": "Friend", "component": { "type": 5, "custom_id": "friend", "required": false, "disabled": false } },
        { "type": 10, "content": "a word" },
    ]);
    let modal =
        json!({ "type": 9, "data": { "custom_id": "m", "title": "t", "components": inputs } });
    for friend in [Some(raw.ada.id), None] {
        let (one, opened) = raw.press(message, "form").await;
        assert_eq!(raw.answer(&one, modal.clone()).await.0, 204);
        let opened = opened.await.unwrap().unwrap();
        let values: Vec<_> = friend.iter().map(|id| ("friend", json!([id]))).collect();
        let (sent, _asked) = raw.asked(async move { opened.submit_values(&values).await }).await;
        let data = &sent.data;
        let numbers: Vec<_> =
            data["components"].as_array().unwrap().iter().map(|one| &one["id"]).collect();
        assert_eq!(numbers, [1, 3, 5, 7], "{data}");
        assert_eq!(
            data["components"][0]["component"],
            json!({ "type": 4, "id": 2, "custom_id": "name", "value": "Ox" })
        );
        assert_eq!(data["components"][1]["component"]["values"], json!(["s"]));
        assert_eq!(data["components"][2]["component"]["values"], json!(Vec::from_iter(friend)));
        let user = data["resolved"]["users"][raw.ada.id.to_string()]["global_name"].as_str();
        assert_eq!(user, friend.map(|_| "Ada"));
        // The message that follows tells the whole story.
        assert_eq!(
            raw.answer(&sent, json!({ "type": 4, "data": { "content": "y" } })).await.0,
            204
        );
        let (_, reply) =
            raw.send("GET", &raw.hook(&sent, "/messages/@original"), Value::Null).await;
        let trigger = &reply["interaction_metadata"]["triggering_interaction_metadata"];
        assert_eq!(
            (&trigger["id"], &trigger["interacted_message_id"]),
            (&json!(one.id), &json!(message))
        );
    }
}

#[tokio::test]
async fn a_deferred_answer_tells_of_no_message() {
    let raw = raw::start().await;
    let (one, _) = raw.go().await;
    for (flag, status) in [("True", 200), ("0", 400)] {
        let path = format!("/interactions/{}/{}/callback?with_response={flag}", one.id, one.token);
        let (answered, reply) = raw.send("POST", &path, json!({ "type": 5 })).await;
        assert_eq!((answered, reply.get("resource")), (status, None), "{reply}");
    }
}

#[tokio::test]
async fn lists_end() {
    let raw = raw::start().await;
    raw.sandbox.guild("Second");
    let mut seen = Vec::new();
    let mut after = "0".to_owned();
    loop {
        let (_, page) =
            raw.send("GET", &format!("/users/@me/guilds?limit=1&after={after}"), Value::Null).await;
        let Some(last) = page.as_array().unwrap().last().cloned() else { break };
        after = last["id"].as_str().unwrap().to_owned();
        seen.push(after.clone());
    }
    assert_eq!(seen.len(), 2);
    let path = format!("/users/@me/guilds?limit=1&before={}", seen[1]);
    assert_eq!(raw.send("GET", &path, Value::Null).await.1[0]["id"], json!(seen[0]));
}

#[tokio::test]
async fn owners_are_people_and_new_threads_say_that_they_are_new() {
    let raw = raw::start().await;
    let (mut line, _) = Line::identify(&raw.sandbox, 1).await;
    let (_, guild) = raw.send("GET", &format!("/guilds/{}", raw.guild.id), Value::Null).await;
    let owner = guild["owner_id"].as_str().unwrap();
    let (_, owner) = raw.send("GET", &format!("/users/{owner}"), Value::Null).await;
    assert_eq!(owner.get("bot"), None, "{owner}");
    assert!(raw.sandbox.world().people().all(|one| one.name == "Ada"), "nobody plays the owner");
    let path = format!("/channels/{}/threads", raw.general.id);
    assert_eq!(raw.send("POST", &path, json!({ "name": "talk", "type": 11 })).await.0, 201);
    assert_eq!(line.event("THREAD_CREATE").await["newly_created"], true);
    // In direct messages an application may do four things.
    raw.register(json!([{ "name": "go", "description": "d", "contexts": [0, 1] }])).await;
    let (ada, dm) = (raw.ada.clone(), raw.ada.dm_channel());
    let (_, _asked) = raw.asked(async move { ada.command(&dm, "go", &[]).await }).await;
    let told = line.event("INTERACTION_CREATE").await;
    assert_eq!(
        told["app_permissions"],
        json!((1_u64 << 14 | 1 << 15 | 1 << 17 | 1 << 18).to_string())
    );
}

#[tokio::test]
async fn a_channel_for_announcements_has_threads_of_its_own_kind() {
    let raw = raw::start().await;
    raw.general.announces();
    let path = format!("/channels/{}/threads", raw.general.id);
    for plain in [11, 12] {
        let (status, body) =
            raw.send("POST", &path, json!({ "name": "talk", "type": plain })).await;
        assert_eq!((status, &body["code"]), (400, &json!(50024)), "{body}");
    }
    let (status, body) = raw.send("POST", &path, json!({ "name": "talk", "type": 10 })).await;
    assert_eq!((status, &body["type"]), (201, &json!(10)), "{body}");
    let own = raw.general.thread(&raw.ada, "mine").unwrap();
    let (_, own) = raw.send("GET", &format!("/channels/{}", own.id), Value::Null).await;
    assert_eq!(own["type"], 10);
}

#[tokio::test]
async fn in_a_voice_channel_nobody_reads_or_writes_who_may_not_go_in() {
    let raw = raw::start().await;
    let room = raw.guild.voice_channel("room");
    let path = format!("/channels/{}/messages", room.id);
    assert_eq!(raw.send("POST", &path, json!({ "content": "Hello" })).await.0, 200);
    let (_, own) = raw.send("GET", &format!("/channels/{}", room.id), Value::Null).await;
    assert_eq!(own["type"], 2);
    room.deny(Whom::One(raw.sandbox.application_id()), Permissions::CONNECT);
    let (status, body) = raw.send("POST", &path, json!({ "content": "Hello" })).await;
    assert_eq!((status, &body["code"]), (403, &json!(50001)), "{body}");
    assert_eq!(raw.send("GET", &path, Value::Null).await.0, 403);
}

/// The messages of a stream, one JSON a message, as long as there are `count` of them.
async fn compressed(raw: &raw::Raw, how: &str, count: usize) -> Vec<Vec<u8>> {
    let url = raw.sandbox.url().replace("http", "ws");
    let url = format!("{url}/?v=10&encoding=json&compress={how}");
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    let data = json!({ "token": raw.sandbox.token(), "intents": 1 });
    socket.send(Message::text(json!({ "op": 2, "d": data }).to_string())).await.unwrap();
    let mut all = Vec::new();
    while all.len() < count {
        match raw::in_time("the gateway", socket.next()).await {
            Some(Ok(Message::Binary(bytes))) => all.push(bytes.to_vec()),
            other => panic!("{other:?}"),
        }
    }
    all
}

#[tokio::test]
async fn the_gateway_speaks_compressed_streams() {
    let raw = raw::start().await;
    let names = |text: &[u8]| -> Vec<Value> {
        let stream = serde_json::Deserializer::from_slice(text).into_iter::<Value>();
        stream.map(|one| one.unwrap()["t"].clone()).collect()
    };
    let wanted = [Value::Null, json!("READY"), json!("GUILD_CREATE")];
    let mut text = Vec::new();
    let mut reader = flate2::Decompress::new(true);
    for part in compressed(&raw, "zlib-stream", 3).await {
        assert!(part.ends_with(&[0, 0, 255, 255]));
        let mut read = Vec::with_capacity(1 << 16);
        reader.decompress_vec(&part, &mut read, flate2::FlushDecompress::Sync).unwrap();
        text.extend(read);
    }
    assert_eq!(names(&text), wanted);
    let all = compressed(&raw, "zstd-stream", 3).await.concat();
    // The same again, but for the number of the session: as long as before.
    let mut read = vec![0; text.len()];
    zstd::stream::read::Decoder::new(all.as_slice()).unwrap().read_exact(&mut read).unwrap();
    assert_eq!(names(&read), wanted);
}

#[tokio::test]
async fn in_a_locked_thread_nobody_presses_anything() {
    let raw = raw::start().await;
    raw.register(json!([{ "name": "go", "description": "d" }])).await;
    let thread = raw.general.thread(&raw.ada, "talk").unwrap();
    let path = format!("/channels/{}", thread.id);
    let body = json!({ "content": "x", "components": [button("a")] });
    let (status, posted) = raw.send("POST", &format!("{path}/messages"), body).await;
    assert_eq!(status, 200, "{posted}");
    let message: sandbox::Id = posted["id"].as_str().unwrap().parse().unwrap();
    raw.guild.allow(sandbox::Whom::Bot, sandbox::Permissions::MANAGE_THREADS);
    let (status, locked) = raw.send("PATCH", &path, json!({ "locked": true })).await;
    assert_eq!(status, 200, "{locked}");
    let pressed = raw.ada.click_id(message, "a").await.unwrap_err();
    assert!(pressed.to_string().contains("locked"), "{pressed}");
    let asked = raw.ada.command(thread.id, "go", &[]).await.unwrap_err();
    assert!(asked.to_string().contains("locked"), "{asked}");
}
