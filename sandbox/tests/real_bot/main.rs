//! A real serenity bot lives in the sandbox.

mod bot;

use std::sync::atomic::Ordering;
use std::time::Duration;

use sandbox::{
    Breakdown, Channel, Disorder, Failure, Fate, Fault, Guild, Misbehaviour, Permissions, Person,
    Sandbox, Settings, Specification, Whom,
};
use serde_json::json;

/// How long a bot has for its first answer. By the real clock, so that it is far more than a busy
/// machine takes, and less than a token lives.
const FIRST_RESPONSE: Duration = Duration::from_secs(600);
/// Whoever waits longer, in real time, waits for something that does not come.
const PATIENCE: Duration = Duration::from_secs(120);

async fn world() -> (Sandbox, Guild, Channel, Person) {
    let settings = Settings {
        openapi: Some(Specification::bundled()),
        first_response: FIRST_RESPONSE,
        patience: PATIENCE,
        ..Settings::default()
    };
    let sandbox = Sandbox::start(settings).await.expect("it starts");
    let guild = sandbox.guild("Games");
    let general = guild.channel("general");
    let ada = sandbox.person("Ada");
    ada.join(&guild);
    (sandbox, guild, general, ada)
}

/// Waits for something inside the bot, where the sandbox cannot look.
async fn soon(what: &str, holds: impl Fn() -> bool) {
    let waiting = async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let came = tokio::time::timeout(PATIENCE, waiting).await;
    assert!(came.is_ok(), "within {PATIENCE:?} the bot did not hear of {what}");
}

fn clean(sandbox: &Sandbox) {
    let violations = sandbox.violations();
    assert!(violations.is_empty(), "{violations:#?}");
}

#[tokio::test]
async fn a_command_is_answered_and_its_buttons_work() {
    let (sandbox, _, general, ada) = world().await;
    bot::start(&sandbox).await;
    let answer = ada.command(&general, "game new", &[("target", json!(30))]).await.unwrap();
    assert_eq!(answer.text(), "target 30");
    assert!(!answer.is_ephemeral());
    let message = answer.message().unwrap();
    let labels: Vec<_> = message.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Up", "Later", "Form", "Off"]);

    let later = ada.click_label(message.id, "Later").await.unwrap();
    assert!(later.is_deferred());
    assert_eq!(later.finished().await.unwrap().text(), "later!");
    let chosen = ada.select(message.id, "row", &["2"]).await.unwrap();
    assert_eq!((chosen.text().as_str(), chosen.is_ephemeral()), ("row 2", true));
    let up = ada.click(message.id, |button| button.label == "Up").await.unwrap();
    assert_eq!(up.message_id(), Some(message.id));
    assert_eq!(up.text(), "up!");
    assert!(up.message().unwrap().is_edited());
    assert_eq!(
        ada.click_label(message.id, "Off").await.unwrap_err(),
        Failure::Disabled { custom_id: "off".into() }
    );
    clean(&sandbox);
}

#[tokio::test]
async fn options_are_checked_as_a_client_checks_them() {
    let (sandbox, guild, general, ada) = world().await;
    bot::start(&sandbox).await;
    for (options, name) in [
        (vec![("target", json!(101))], "target"),
        (vec![("target", json!("many"))], "target"),
        (vec![("variant", json!("odd"))], "variant"),
        (vec![("colour", json!("red"))], "colour"),
    ] {
        match ada.command(&general, "game new", &options).await.unwrap_err() {
            Failure::BadOption { option, .. } => assert_eq!(option, name),
            other => panic!("{other}"),
        }
    }
    assert!(matches!(
        ada.command(&general, "game play", &[]).await.unwrap_err(),
        Failure::BadOption { .. }
    ));
    assert!(matches!(
        ada.command(&general, "game", &[]).await.unwrap_err(),
        Failure::BadOption { .. }
    ));
    assert!(matches!(
        ada.command(&general, "nonsense", &[]).await.unwrap_err(),
        Failure::NoSuchCommand { .. }
    ));
    assert!(matches!(
        ada.command(&general, "moderate", &[]).await.unwrap_err(),
        Failure::NotAllowed { .. }
    ));
    ada.grant(&guild, Permissions::MANAGE_CHANNELS);
    assert_eq!(ada.command(&general, "moderate", &[]).await.unwrap().text(), "/moderate");
    clean(&sandbox);
}

#[tokio::test]
async fn a_deferred_answer_comes_with_a_file_for_one_person_only() {
    let (sandbox, guild, general, ada) = world().await;
    let bob = sandbox.person("Bob");
    bob.join(&guild);
    bot::start(&sandbox).await;
    let answer = ada.command(&general, "game slow", &[]).await.unwrap();
    assert!(answer.is_deferred() && answer.is_ephemeral());
    let done = answer.finished().await.unwrap();
    assert_eq!(done.text(), "Table");
    assert_eq!(done.attachments[0].description.as_deref(), Some("a table"));
    assert_eq!(done.attachments[0].bytes.as_ref(), [7; 1000]);
    sandbox.until(|world| world.messages_in(general.id).count() == 2).await.unwrap();
    let seen: Vec<_> = bob.sees(&general).iter().map(sandbox::Message::text).collect();
    assert_eq!(seen, ["and more"]);
    assert_eq!(ada.sees(&general).len(), 2);
    assert_eq!(
        bob.click_id(done.id, "x").await.unwrap_err(),
        Failure::NoSuchMessage { message: done.id }
    );
    for sent in sandbox.traffic() {
        let expected =
            if sent.message == Some(done.id) { vec![ada.id] } else { vec![ada.id, bob.id] };
        assert_eq!(sent.seen_by.to_vec(), expected);
    }
    clean(&sandbox);
}

#[tokio::test]
async fn direct_messages_arrive_or_are_refused() {
    let (sandbox, _, general, ada) = world().await;
    bot::start(&sandbox).await;
    let answer = ada.command(&general, "game dm", &[]).await.unwrap();
    assert_eq!(answer.finished().await.unwrap().text(), "sent");
    let dms = ada.dms();
    assert_eq!((dms.len(), dms[0].text().as_str()), (1, "your cards"));
    assert_eq!(dms[0].attachments[0].bytes.as_ref(), b"cards");
    // The same nonce again finds the message that is there.
    let again = ada.command(&general, "game dm", &[]).await.unwrap();
    assert_eq!(again.finished().await.unwrap().text(), "sent");
    assert_eq!(ada.dms().len(), 1);
    ada.close_dms();
    let answer = ada.command(&general, "game dm", &[]).await.unwrap();
    assert_eq!(answer.finished().await.unwrap().text(), "refused with 50007");
    clean(&sandbox);
}

#[tokio::test]
async fn forms_and_suggestions_work() {
    let (sandbox, _, general, ada) = world().await;
    bot::start(&sandbox).await;
    let asked = ada.command(&general, "game ask", &[]).await.unwrap();
    assert_eq!(asked.modal().unwrap().title, "Who are you?");
    assert!(matches!(asked.submit(&[]).await.unwrap_err(), Failure::BadOption { .. }));
    let long = "a name of too many letters";
    assert!(matches!(
        asked.submit(&[("name", long)]).await.unwrap_err(),
        Failure::BadOption { .. }
    ));
    assert_eq!(asked.submit(&[("name", "Ada")]).await.unwrap().text(), "hello Ada");
    assert_eq!(asked.submit(&[("name", "Ada")]).await.unwrap_err(), Failure::NoForm);
    let answer = ada.autocomplete(&general, "game play", "card", "5", &[]).await.unwrap();
    assert_eq!(answer.choices().len(), 2);
    assert_eq!(answer.choices()[0].value, "55");
    clean(&sandbox);
}

#[tokio::test]
async fn a_thread_is_opened_and_whoever_is_named_is_told() {
    let (sandbox, _, general, ada) = world().await;
    let seen = bot::start(&sandbox).await;
    ada.command(&general, "game thread", &[]).await.unwrap();
    let thread = sandbox
        .until_some(|world| {
            let thread = world.channels().find(|channel| channel.kind.is_thread())?;
            thread.thread.as_ref()?.archived.then_some(thread.id)
        })
        .await
        .unwrap();
    assert_eq!(ada.sees(thread)[0].text(), format!("hello <@{}>", ada.id));
    assert_eq!(ada.pings().len(), 1);
    sandbox.act(sandbox::Action::DeleteChannel { channel: thread }).unwrap();
    general.delete();
    soon("the deleted thread and channel", || {
        seen.deleted_threads.load(Ordering::SeqCst) == 1
            && seen.deleted_channels.load(Ordering::SeqCst) == 1
    })
    .await;
    clean(&sandbox);
}

#[tokio::test]
async fn silence_fails_after_three_seconds_of_simulated_time() {
    assert_eq!(Settings::default().first_response, Duration::from_secs(3));
    let (sandbox, _, general, ada) = world().await;
    bot::start(&sandbox).await;
    let asked = tokio::spawn({
        let (ada, general) = (ada.clone(), general.clone());
        async move { ada.command(&general, "game nothing", &[]).await.map(|_| ()) }
    });
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!asked.is_finished());
    sandbox.advance(FIRST_RESPONSE + Duration::from_millis(1));
    assert_eq!(asked.await.unwrap().unwrap_err(), Failure::NoAnswer);
}

#[tokio::test]
async fn what_is_missed_while_the_line_is_down_comes_after_resuming() {
    let (sandbox, _, general, ada) = world().await;
    let seen = bot::start(&sandbox).await;
    for (number, how) in [Breakdown::Cut, Breakdown::Reconnect].into_iter().enumerate() {
        sandbox.break_gateway(how);
        let answer = ada.command(&general, "game secret", &[]).await.unwrap();
        assert_eq!(answer.text(), "only you");
        soon("its resumed session", || seen.resumes.load(Ordering::SeqCst) == number as u32 + 1)
            .await;
    }
    assert_eq!(seen.readies.load(Ordering::SeqCst), 1);
    sandbox.break_gateway(Breakdown::Invalid);
    soon("its second session", || seen.readies.load(Ordering::SeqCst) == 2).await;
    sandbox.bot_connected().await.unwrap();
    assert_eq!(ada.command(&general, "game secret", &[]).await.unwrap().text(), "only you");
    assert_eq!(seen.readies.load(Ordering::SeqCst), 2);
    clean(&sandbox);
}

#[tokio::test]
async fn events_come_twice_or_late_or_never() {
    let (sandbox, _, general, ada) = world().await;
    let seen = bot::start(&sandbox).await;
    let event = Some("INTERACTION_CREATE".to_owned());
    sandbox.disorder(Disorder { event: event.clone(), times: Some(1), how: Fate::Twice });
    ada.command(&general, "game secret", &[]).await.unwrap();
    // The second delivery meets an interaction that is answered already.
    sandbox
        .until(|world| world.requests().any(|request| request.code == Some(40060)))
        .await
        .unwrap();
    soon("the interaction twice", || seen.interactions.load(Ordering::SeqCst) == 2).await;
    assert_eq!(ada.sees(&general).len(), 1);

    sandbox.disorder(Disorder { event, times: Some(1), how: Fate::AfterTheNext });
    let (first, second) = tokio::join!(
        ada.command(&general, "game secret", &[]),
        ada.command(&general, "game new", &[]),
    );
    assert!(first.is_ok() && second.is_ok());

    sandbox.hold_events();
    let (answer, ()) = tokio::join!(ada.command(&general, "game secret", &[]), async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        sandbox.let_events_go(false);
    });
    assert!(answer.is_ok());
}

#[tokio::test]
async fn lost_replies_and_errors_reach_the_bot() {
    let (sandbox, _, general, ada) = world().await;
    bot::start(&sandbox).await;
    // The request is carried out, so the person sees the answer though the bot does not know it.
    sandbox.misbehave(Fault::next(1, Misbehaviour::LostReply).on("POST", "/callback"));
    assert_eq!(ada.command(&general, "game secret", &[]).await.unwrap().text(), "only you");
    sandbox.misbehave(Fault::next(1, Misbehaviour::Status { status: 502 }).on("POST", "/callback"));
    let refused = tokio::spawn({
        let (ada, general) = (ada.clone(), general.clone());
        async move { ada.command(&general, "game secret", &[]).await.map(|_| ()) }
    });
    sandbox.until(|world| world.requests().any(|request| request.status == 502)).await.unwrap();
    sandbox.advance(FIRST_RESPONSE + Duration::from_millis(1));
    assert_eq!(refused.await.unwrap().unwrap_err(), Failure::NoAnswer);
    assert!(sandbox.pending_faults().is_empty());
}

#[tokio::test]
async fn the_bot_can_be_thrown_out_and_come_back() {
    let (sandbox, guild, general, ada) = world().await;
    let seen = bot::start(&sandbox).await;
    guild.kick_bot();
    assert!(matches!(
        ada.command(&general, "game new", &[]).await.unwrap_err(),
        Failure::NoSuchCommand { .. }
    ));
    guild.invite_bot();
    general.deny(Whom::Bot, Permissions::SEND_MESSAGES);
    assert!(ada.command(&general, "game new", &[]).await.is_ok());
    assert!(seen.guilds.load(Ordering::SeqCst) >= 2);
    clean(&sandbox);
}

#[tokio::test]
async fn production_settings_work_over_tls() {
    use serenity::all::{ApplicationId, HttpBuilder};
    let (sandbox, _, general, ada) = world().await;
    let tls = sandbox.tls();
    let client = reqwest::Client::builder()
        .no_proxy()
        .resolve("discord.com", tls.address)
        .add_root_certificate(
            reqwest::Certificate::from_pem(tls.certificate.pem.as_bytes()).unwrap(),
        )
        .build()
        .unwrap();
    let http = HttpBuilder::new(sandbox.token())
        .application_id(ApplicationId::new(sandbox.application_id().0))
        .client(client)
        .build();
    bot::start_with(&sandbox, http).await;
    sandbox.misbehave(
        Fault::next(1, Misbehaviour::TooMany { retry_after_ms: 50, global: false })
            .on("POST", "/messages"),
    );
    let answer = ada.command(&general, "game dm", &[]).await.unwrap();
    assert_eq!(answer.finished().await.unwrap().text(), "sent");
    assert!(sandbox.requests().iter().any(|request| request.status == 429));
    clean(&sandbox);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_people_at_once_are_all_answered() {
    // A slow machine is no reason for a person to read 'This interaction failed' here.
    let settings = Settings {
        first_response: FIRST_RESPONSE,
        patience: FIRST_RESPONSE,
        ..Settings::default()
    };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let guild = sandbox.guild("Games");
    bot::start(&sandbox).await;
    let begin = std::time::Instant::now();
    let mut all = tokio::task::JoinSet::new();
    for number in 0..1000 {
        let channel = guild.channel(&format!("table-{number}"));
        let person = sandbox.person(&format!("Player {number}"));
        person.join(&guild);
        all.spawn(async move {
            let answer = person.command(&channel, "game new", &[]).await?;
            let message = answer.message_id().expect("a message");
            person.click_label(message, "Up").await.map(|answer| answer.text())
        });
    }
    while let Some(done) = all.join_next().await {
        assert_eq!(done.unwrap().unwrap(), "up!");
    }
    println!("2000 interactions took {:?}", begin.elapsed());
    clean(&sandbox);
}

#[tokio::test]
async fn the_same_can_be_done_with_data() {
    let (sandbox, _, general, ada) = world().await;
    bot::start(&sandbox).await;
    let mut changes = sandbox.changes();
    let action = json!({
        "do": "command", "person": ada.id, "channel": general.id, "name": "game new",
        "options": [{ "name": "target", "value": 12 }],
    });
    let outcome = sandbox.act(serde_json::from_value(action).unwrap()).unwrap();
    let outcome = serde_json::to_value(outcome).unwrap();
    assert_eq!(outcome["outcome"], "started");
    let answered = async {
        loop {
            let change = serde_json::to_value(changes.recv().await.unwrap()).unwrap();
            if change["change"] == "interaction_answered" {
                return change;
            }
        }
    };
    let answered = tokio::time::timeout(PATIENCE, answered).await.expect("the bot answers");
    assert_eq!(answered["interaction"], outcome["interaction"]);
    let misbehave = json!({
        "do": "misbehave",
        "fault": { "route": "/callback", "times": 1, "what": { "status": { "status": 502 } } },
    });
    sandbox.act(serde_json::from_value(misbehave).unwrap()).unwrap();
    let deny = json!({
        "do": "permit", "place": general.id, "whom": { "one": ada.id }, "allow": false,
        "permissions": Permissions::SEND_MESSAGES,
    });
    sandbox.act(serde_json::from_value(deny).unwrap()).unwrap();
    assert!(matches!(ada.say(&general, "x").unwrap_err(), Failure::NotAllowed { .. }));
}
