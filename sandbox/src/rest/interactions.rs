//! Answers to interactions, and messages sent later with an interaction's token.

use serde_json::Value;

use crate::check::message::Shape;
use crate::id::Id;
use crate::refusal::Refusal;
use crate::rest::{Call, Outcome, Reply};
use crate::time::millis;
use crate::wire;
use crate::world::World;
use crate::world::interaction::Interaction;
use crate::world::log::DeliveryKind;
use crate::world::message::Message;

/// The follow-ups to an interaction where a person alone has installed the application.
const MOST_AWAY: u32 = 5;

pub(crate) fn callback(world: &mut World, call: &Call<'_>) -> Outcome {
    let reply = world.answer(call.id(0)?, call.param(1), call.body, call.files)?;
    if call.asks_for("with_response") { Reply::ok(reply) } else { Reply::nothing() }
}

/// The interaction of a token that still lives and was answered once.
fn alive(world: &World, call: &Call<'_>) -> Result<Interaction, Refusal> {
    let app = call.id(0)?;
    let one = world
        .tokens
        .get(call.param(1))
        .and_then(|id| world.interactions.get(id))
        .filter(|one| one.app == app)
        .ok_or(Refusal::UNKNOWN_WEBHOOK)?;
    if world.now() > one.created + millis(world.settings.token_life) {
        return Err(Refusal::DEAD_TOKEN);
    }
    if one.first.is_none() {
        return Err(Refusal::UNKNOWN_WEBHOOK);
    }
    Ok(one.clone())
}

pub(crate) fn follow_up(world: &mut World, call: &Call<'_>) -> Outcome {
    let one = alive(world, call)?;
    let thinking = one.original.filter(|id| {
        world.messages.get(id).is_some_and(|message| message.is_thinking() && !message.deleted)
    });
    // "Apps are limited to 5 followup messages per interaction if it was initiated from a
    // user-installed app and isn't installed in the server" (Discord's documentation, Create
    // Followup Message).
    if one.is_away() && one.follow_ups >= MOST_AWAY {
        return Err(Refusal::TOO_MANY_FOLLOW_UPS);
    }
    // The first follow-up after 'thinking' takes the place of that message, which stays for one
    // person or for all, whatever its flag says (there, too).
    let id = if let Some(id) = thinking {
        world.edit_checked(one.app, id, "", call.body, Shape::FollowUp, call.files)?;
        id
    } else {
        world.check_message("", call.body, Shape::FollowUp, call.files, None)?;
        let draft = world.draft_for(&one, call.body, call.files)?;
        let only = draft.ephemeral_to;
        let id = world.post(draft);
        let place = (one.channel, Some(id));
        world.deliver(one.app, DeliveryKind::Message, place, only, (call.body, call.files));
        id
    };
    if let Some(one) = world.interactions.get_mut(&one.id) {
        one.follow_ups += 1;
    }
    one.progress.notify_waiters();
    show(world, id)
}

fn show(world: &World, id: Id) -> Outcome {
    let message = world.messages.get(&id).ok_or(Refusal::UNKNOWN_MESSAGE)?;
    Reply::ok(wire::messages::message(world, message))
}

/// `@original` of an interaction.
fn original(one: &Interaction) -> Result<Id, Refusal> {
    one.original.ok_or(Refusal::UNKNOWN_MESSAGE)
}

/// A message that belongs to an interaction.
fn own<'w>(world: &'w World, one: &Interaction, id: Id) -> Result<&'w Message, Refusal> {
    world
        .messages
        .get(&id)
        .filter(|message| !message.deleted)
        .filter(|message| message.interaction == Some(one.id) || one.original == Some(id))
        .ok_or(Refusal::UNKNOWN_MESSAGE)
}

fn edit_one(world: &mut World, call: &Call<'_>, one: &Interaction, id: Id) -> Outcome {
    own(world, one, id)?;
    world.edit_checked(one.app, id, "", call.body, Shape::WebhookEdit, call.files)?;
    one.progress.notify_waiters();
    show(world, id)
}

fn delete_one(world: &mut World, one: &Interaction, id: Id) -> Outcome {
    own(world, one, id)?;
    world.delete(id);
    one.progress.notify_waiters();
    Reply::nothing()
}

fn get_one(world: &World, one: &Interaction, id: Id) -> Outcome {
    let json: Value = wire::messages::message(world, own(world, one, id)?);
    Reply::ok(json)
}

pub(crate) fn get_original(world: &mut World, call: &Call<'_>) -> Outcome {
    let one = alive(world, call)?;
    get_one(world, &one, original(&one)?)
}

pub(crate) fn edit_original(world: &mut World, call: &Call<'_>) -> Outcome {
    let one = alive(world, call)?;
    let id = original(&one)?;
    edit_one(world, call, &one, id)
}

pub(crate) fn delete_original(world: &mut World, call: &Call<'_>) -> Outcome {
    let one = alive(world, call)?;
    let id = original(&one)?;
    delete_one(world, &one, id)
}

pub(crate) fn get(world: &mut World, call: &Call<'_>) -> Outcome {
    let one = alive(world, call)?;
    get_one(world, &one, call.id(2)?)
}

pub(crate) fn edit(world: &mut World, call: &Call<'_>) -> Outcome {
    let one = alive(world, call)?;
    let id = call.id(2)?;
    edit_one(world, call, &one, id)
}

pub(crate) fn delete(world: &mut World, call: &Call<'_>) -> Outcome {
    let one = alive(world, call)?;
    delete_one(world, &one, call.id(2)?)
}
