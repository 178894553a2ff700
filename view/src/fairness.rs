//! The texts about the seal of a match: in the lobby, after each game, and for people who verify
//! it.

use super::message::{Embed, Message, clip};
use super::words::Words;
use games::sealed::{Link, Seals, VerifyError};

/// All parts of an embed together may hold 6000 characters.
const ROOM: usize = 5_990;

pub fn lobby_line(words: &Words, seal: Link, cuts: u32) -> String {
    let seal = seal.short().into();
    words.say("lobby-seal", &[("seal", seal), ("cuts", cuts.into())])
}

/// Adds to a page what its game has opened, and the seal of the games to come where that is a new
/// one.
pub fn add_to_page(
    words: &Words,
    embed: &mut Embed,
    (game, opened): (u32, Link),
    renewed: Option<Link>,
) {
    let values = [("game", game.into()), ("link", opened.short().into())];
    let mut lines = vec![words.say("seal-opened", &values)];
    lines.extend(renewed.map(|seal| words.say("seal-new", &[("seal", seal.short().into())])));
    let small: String = lines.iter().map(|line| format!("\n-# {line}")).collect();
    let length = |text: &str| text.encode_utf16().count();
    let fields: usize = embed.fields.iter().map(|(name, text)| length(name) + length(text)).sum();
    let room = ROOM.saturating_sub(fields + length(&small));
    let text = format!("{}{small}", clip(&embed.description, room));
    embed.description = text.trim_start().to_owned();
}

/// Tells somebody whether every game was dealt as it was sealed. `lobby`: the address of the
/// message that carried the seal, if it is known.
pub fn verified(
    words: &Words,
    seals: Option<&Seals>,
    result: Result<(), &VerifyError>,
    lobby: Option<&str>,
) -> Message {
    let say = |id| words.say(id, &[]);
    let first = match result {
        Ok(()) => say("verify-good"),
        Err(VerifyError::Unsealed) => return Message::text(say("verify-unsealed")),
        // The words are those of the command, for whoever is asked about it.
        Err(why) => words.say("verify-bad", &[("why", why.to_string().into())]),
    };
    let mut lines = vec![first];
    // The seal of a match that begins without a lobby is in no message before its first deal.
    let was_shown = seals.is_none_or(|seals| seals.entropy().starts_with("message "));
    if let Some(seals) = seals {
        let all: Vec<String> = seals.seals().map(|seal| format!("`{seal}`")).collect();
        let id = if was_shown { "verify-seal" } else { "verify-seal-unseen" };
        lines.push(words.say(id, &[("seal", all.join("\n").into())]));
        let entropy = seals.entropy().into();
        let id = if was_shown { "verify-entropy" } else { "verify-entropy-unseen" };
        lines.push(words.say(id, &[("entropy", entropy)]));
    }
    lines.extend(lobby.map(|link| words.say("verify-lobby", &[("link", link.into())])));
    let limits = if was_shown { "verify-limits" } else { "verify-limits-unseen" };
    lines.push(format!("-# {}", say(limits)));
    Message::text(clip(&lines.join("\n"), 2000))
}
