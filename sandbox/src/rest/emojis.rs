//! The emojis of an application.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::check::{Form, Object};
use crate::refusal::Refusal;
use crate::rest::applications::own;
use crate::rest::{Call, Outcome, Reply};
use crate::wire;
use crate::world::World;
use crate::world::model::{App, Emoji};

/// Number of emojis an application may have.
const MOST: usize = 2_000;
/// The largest file.
const LARGEST: usize = 256 * 1024;

fn shown(world: &World, app: &App, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": wire::people::user(world, app.id),
        "require_colons": true,
        "managed": false,
        "animated": emoji.content_type == "image/gif",
        "available": true,
    })
}

fn app<'w>(world: &'w World, call: &Call<'_>) -> Result<&'w App, Refusal> {
    world.apps.get(&own(call)?).ok_or(Refusal::UNAUTHORIZED)
}

fn unknown() -> Refusal {
    Refusal::new(404, 10014, "Unknown Emoji")
}

fn check_name(form: &mut Form, body: &Object) {
    let name = form.text("", body, "name", 2..=32).unwrap_or("xx");
    if !name.chars().all(|one| one.is_ascii_alphanumeric() || one == '_') {
        form.fail("name", "STRING_TYPE_REGEX", "String value did not match validation regex.");
    }
}

/// The kind of a picture by its first bytes.
fn kind(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some("image/png"),
        [b'G', b'I', b'F', b'8', ..] => Some("image/gif"),
        [0xff, 0xd8, 0xff, ..] => Some("image/jpeg"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("image/webp"),
        _ => None,
    }
}

/// The picture in a data URI, and what kind it says it is.
fn picture(uri: &str) -> Option<(&str, Vec<u8>)> {
    let (kind, data) = uri.strip_prefix("data:")?.split_once(";base64,")?;
    Some((kind, STANDARD.decode(data).ok()?))
}

fn check_picture(form: &mut Form, body: &Object) {
    let Some(uri) = form.text("", body, "image", 0..=usize::MAX) else {
        return;
    };
    match picture(uri) {
        Some((_, bytes)) if bytes.len() > LARGEST => {
            form.fail("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
        }
        Some((said, bytes)) if kind(&bytes).is_some_and(|kind| kind != said) => {
            let message = "The picture is of another kind than it is said to be";
            form.ignored("image", "IMAGE_INVALID", message);
        }
        Some((_, bytes)) if kind(&bytes).is_some() => {}
        Some(_) => form.fail("image", "IMAGE_INVALID", "Invalid image data"),
        None => form.fail("image", "BASE_TYPE_IMAGE", "Not a data URI of an image"),
    }
}

pub(crate) fn list(world: &mut World, call: &Call<'_>) -> Outcome {
    let app = app(world, call)?;
    let items: Vec<Value> = app.emojis.values().map(|one| shown(world, app, one)).collect();
    Reply::ok(json!({ "items": items }))
}

pub(crate) fn get(world: &mut World, call: &Call<'_>) -> Outcome {
    let app = app(world, call)?;
    let emoji = app.emojis.get(&call.id(1)?).ok_or_else(unknown)?;
    Reply::ok(shown(world, app, emoji))
}

/// No two emojis of an application have the same name.
fn check_taken(app: &App, name: &str, but: Option<crate::id::Id>) -> Result<(), Refusal> {
    if app.emojis.values().any(|old| old.name == name && Some(old.id) != but) {
        let message = "An emoji with this name is there already";
        // A bot that tries again after a lost answer is told so, and has made no mistake.
        return Err(Refusal {
            malformed: false,
            ..Refusal::form("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
        });
    }
    Ok(())
}

pub(crate) fn create(world: &mut World, call: &Call<'_>) -> Outcome {
    let id = own(call)?;
    call.check(world, &["name", "image"], |form, body| {
        if form.required("", body, "name") {
            check_name(form, body);
        }
        if form.required("", body, "image") {
            check_picture(form, body);
        }
    })?;
    let name = call.body["name"].as_str().unwrap_or_default().to_owned();
    let (_, bytes) = call.body["image"].as_str().and_then(picture).unwrap_or_default();
    let kind = kind(&bytes).unwrap_or_default();
    let app = app(world, call)?;
    if app.emojis.len() >= MOST {
        return Err(Refusal::new(400, 30008, "Maximum number of emojis reached (2000)"));
    }
    check_taken(app, &name, None)?;
    let (content_type, bytes) = (kind.to_owned(), bytes.into());
    let new = Emoji { id: world.next_id(), name, content_type, bytes };
    let made = new.id;
    let app = world.apps.get_mut(&id).ok_or(Refusal::UNAUTHORIZED)?;
    app.emojis.insert(made, new);
    let app = world.apps.get(&id).ok_or(Refusal::UNAUTHORIZED)?;
    let emoji = app.emojis.get(&made).ok_or_else(unknown)?;
    Reply::created(shown(world, app, emoji))
}

pub(crate) fn rename(world: &mut World, call: &Call<'_>) -> Outcome {
    let (id, emoji) = (own(call)?, call.id(1)?);
    call.check(world, &["name"], check_name)?;
    if !app(world, call)?.emojis.contains_key(&emoji) {
        return Err(unknown());
    }
    if let Some(name) = call.body["name"].as_str() {
        check_taken(app(world, call)?, name, Some(emoji))?;
        let app = world.apps.get_mut(&id).ok_or(Refusal::UNAUTHORIZED)?;
        app.emojis.get_mut(&emoji).ok_or_else(unknown)?.name = name.to_owned();
    }
    get(world, call)
}

pub(crate) fn delete(world: &mut World, call: &Call<'_>) -> Outcome {
    let (app, id) = (own(call)?, call.id(1)?);
    let place = world.apps.get_mut(&app).ok_or(Refusal::UNAUTHORIZED)?;
    match place.emojis.remove(&id) {
        Some(_) => Reply::nothing(),
        None => Err(unknown()),
    }
}
