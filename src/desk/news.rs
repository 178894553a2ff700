//! News: what somebody must be told before anything else, above their next private answer.

use crate::tools::{Answer, Preferences};
use values::{PersonChange, UserId};
use view::message::under;
use view::{Message, Words};

/// Puts pending news above a private answer.
pub(super) async fn with_news(
    preferences: &Preferences,
    user: UserId,
    words: &Words,
    answer: Answer,
) -> Answer {
    if !preferences.person_or_usual(user).await.unreached {
        return answer;
    }
    let news = words.say("alert-unreached", &[]);
    let below_news = |mut message: Message| {
        message.content = under(&news, &message.content);
        message
    };
    let answer = match answer {
        Answer::Private(message) => Answer::Private(below_news(message)),
        Answer::Letter(letter) => Answer::Letter(letter.with_foreword(&news)),
        Answer::Hand(table, letter) => Answer::Hand(table, letter.with_foreword(&news)),
        // Not everybody must read it: the next private answer says it.
        other => return other,
    };
    let reached = PersonChange::Unreached(false);
    if let Err(error) = preferences.change_person(user, reached).await {
        tracing::error!(%error, "that somebody was told cannot be written down");
    }
    answer
}
