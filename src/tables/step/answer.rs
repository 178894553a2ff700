//! The answer to a person's request: one step of the table, committed, put into words.

use super::verified::verified;
use super::{NotTaken, Turn, load, take};
use crate::store::{CommitError, StoreError};
use crate::tables::ledger::Ledger;
use crate::tables::post::Post;
use crate::tools::Answer;
use crate::tools::preferences::Preferences;
use crate::tools::request::TableRequest;
use pictures::Scene;
use table::board::Presence;
use table::notice::Queued;
use table::{
    CommandRequest, Effects, Notice, Person, Reply, Report, Session, TableCommand, UnderKind, setup,
};
use values::{Millis, TableId};
use view::table_view::{TableView, afterwards, sentence};
use view::{Message, Patch, Words, any, bots, playing, setup as view_setup};

/// The language of somebody at this table, about its game.
pub(super) fn words_for(ledger: &Ledger, person: &Person) -> Words {
    let words = Words::of(&person.locale);
    match ledger.session() {
        Some(session) => words.about(session.state().settings.rules.kind()),
        None => words,
    }
}

/// Why nothing is done of what somebody asks.
enum Refusal {
    /// Nobody waits for it any more.
    TooLate,
    /// The button is of another table.
    OldButton,
}

/// Whether somebody would take a seat, or come back who has left, whom the server has banned. Whoever
/// hasn't left plays on.
async fn may_not_return(
    ledger: &mut Ledger,
    post: &mut Post,
    preferences: &Preferences,
    asked: &CommandRequest,
) -> bool {
    use TableCommand::{Back, Choose, Join, Pick};
    if !matches!(asked.command, Back | Choose(_) | Join | Pick(_)) {
        return false;
    }
    let user = asked.person.user;
    let comes = |session: &Session| {
        let state = session.state();
        let comes = match state.seat_of(user).and_then(|seat| state.player(seat)) {
            Some(player) => player.presence == Presence::Left,
            None => matches!(asked.command, Join),
        };
        comes.then_some(state.guild)
    };
    if ledger.session().is_some_and(|session| comes(session).is_none()) {
        return false;
    }
    // Another process may have brought them back. What can't be read is said by the step itself.
    if load(ledger, post).await.is_err() {
        return false;
    }
    match ledger.session().and_then(comes) {
        Some(guild) => preferences.server_or_usual(guild).await.banned.contains(&user),
        None => false,
    }
}

/// Does what somebody asks; nothing is answered before it is committed.
pub(in crate::tables) async fn ask(
    ledger: &mut Ledger,
    post: &mut Post,
    preferences: &Preferences,
    request: &TableRequest,
) -> Answer {
    let (person, under) = (&request.asked.person, request.asked.under);
    let words = words_for(ledger, person);
    if may_not_return(ledger, post, preferences, &request.asked).await {
        return Answer::say(&words_for(ledger, person), "settings-banned-you");
    }
    let change = |turn: Turn<'_>| {
        let Turn { session, post, rng, effects, now } = turn;
        if request.is_too_late(now) {
            return Err(Refusal::TooLate);
        }
        if request.key.is_some_and(|key| key != session.tag().key) {
            return Err(Refusal::OldButton);
        }
        note_page(session, post, &request.asked, now, effects);
        let seat = session.state().seat_of(person.user);
        let reply = session.ask(&request.asked, now, rng, effects);
        // What takes an old page's buttons away already says what it is to say from then on.
        let again = |queued: &Queued| {
            matches!(queued.notice, Notice::Strip { content: None, .. })
                && post.is_tidied(&queued.notice)
        };
        effects.outbox.retain(|queued| !again(queued));
        if session.game().is_some() {
            post.hurry_lobby(now);
        }
        if matches!(reply, Reply::Lobby) {
            // Answers to clicks at the same moment may overtake each other: the message is put
            // right a little later.
            let due = if under.is_some() { now + setup::LOBBY_DELAY } else { now };
            effects.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, due);
        }
        if let (Reply::Hand(_) | Reply::Picking(_), Some(seat), Some(under)) = (&reply, seat, under)
            && under.kind == UnderKind::Direct
        {
            session.direct_message_pressed(seat, under, now, effects);
            // They are back before they could be told that their hand has moved.
            effects.withdrawn.extend(post.to_say_moved(seat));
            post.dm_is_open(person.user);
        }
        Ok((reply, now))
    };
    let interaction = (!request.claimed).then_some(request.interaction);
    ledger.clicked(request.interaction, request.token.channel());
    match take(ledger, post, interaction, change).await {
        Ok((reply, now)) => answer(ledger, post, request, reply, now).await,
        Err(NotTaken::NotLoaded(error)) => {
            not_loaded(ledger.id(), &words, &request.asked.command, &error)
        }
        Err(NotTaken::Refused(Refusal::TooLate)) => Answer::Nothing,
        Err(NotTaken::Refused(Refusal::OldButton)) => Answer::say(&words, "old-button"),
        Err(NotTaken::NotCommitted(error)) => {
            not_committed(ledger.id(), &words_for(ledger, person), &error)
        }
    }
}

/// A click on a page of which nothing was heard yet tells that it stands there. That is kept with
/// the click, whose answer may take the buttons away by which the page could be found.
fn note_page(
    session: &mut Session,
    post: &Post,
    asked: &CommandRequest,
    now: Millis,
    effects: &mut Effects,
) {
    let Some(under) = asked.under.filter(|under| under.kind == UnderKind::Public) else { return };
    let of_step = |(_, step, _): &(u32, u32, _)| *step == asked.step;
    let Some((number, _, page)) = post.pages().find(of_step) else { return };
    let known = session.state().posted.as_ref();
    let newer = known.is_none_or(|known| known.page < number && known.message < under.message);
    if !newer || session.state().reminder == Some(under.message) {
        return;
    }
    // Pages go in order: the one before it says by now what it was to say.
    let known = known.map(|known| known.page);
    if let Some((_, _, before)) = post.pages().find(|(page, ..)| Some(*page) == known) {
        session.delivered(before, Report::Done, &afterwards, now, effects);
    }
    session.delivered(page, Report::Posted(under.message), &afterwards, now, effects);
}

/// Returns the answer to somebody whose step cannot be committed.
pub(super) fn not_committed(table: TableId, words: &Words, error: &CommitError) -> Answer {
    if matches!(error, CommitError::AlreadyHandled) {
        return Answer::Nothing;
    }
    tracing::error!(%table, %error, "a step was not committed");
    Answer::say(words, "cannot-save")
}

/// Returns the answer to somebody whose table cannot be loaded.
pub(super) fn not_loaded(
    table: TableId,
    words: &Words,
    command: &TableCommand,
    error: &StoreError,
) -> Answer {
    let id = match error {
        // Only the last page of a match asks for these: it is kept no longer.
        StoreError::NoTable(_)
            if matches!(
                command,
                TableCommand::Record
                    | TableCommand::Verify
                    | TableCommand::Rematch
                    | TableCommand::Share
            ) =>
        {
            "match-gone"
        }
        // A button of a table that is gone, or never was here.
        StoreError::NoTable(_) => "old-button",
        StoreError::Damaged(_) => {
            tracing::error!(%table, %error, "a table is damaged");
            "stopped-damaged"
        }
        _ => {
            tracing::error!(%table, %error, "a table cannot be read");
            let unreadable = matches!(error, StoreError::Unreadable(_));
            if unreadable { "out-of-order" } else { "cannot-save" }
        }
    };
    Answer::say(words, id)
}

/// Puts the reply to a person into words.
async fn answer(
    ledger: &Ledger,
    post: &mut Post,
    request: &TableRequest,
    reply: Reply,
    now: Millis,
) -> Answer {
    let Some(session) = ledger.session() else { return Answer::Nothing };
    let words = words_for(ledger, &request.asked.person);
    post.note_click(session, request, &reply, now);
    let under = request.asked.under;
    let ephemeral = under.is_some_and(|under| under.kind == UnderKind::Ephemeral);
    match reply {
        Reply::Say(say) => {
            let text = sentence(&words, &say);
            let rows = TableView::of(session).ways_on(&words, &say);
            let message = Message { rows, ..Message::text(text) };
            // The question has been answered: its button goes.
            if ephemeral
                && matches!(
                    request.asked.command,
                    TableCommand::Stop | TableCommand::Leave | TableCommand::LeaveForGood
                )
            {
                return Answer::Update(message.into());
            }
            Answer::Private(message)
        }
        Reply::Lobby if under.is_some_and(|under| session.is_lobby(under)) => {
            Answer::Update(post.lobby(session).await.into())
        }
        Reply::Lobby => {
            let joined = session.state().seat_of(request.asked.person.user).is_some();
            let id = match request.asked.command {
                TableCommand::Cut => "cut-done",
                TableCommand::Start | TableCommand::PlayNow => "match-running",
                _ if joined => "joined-lobby",
                _ => "left-lobby",
            };
            Answer::say(&words, id)
        }
        Reply::CannotStart(seats, contradictions) => {
            let values = [
                ("seats", seats.into()),
                ("reasons", playing::reasons(&words, &contradictions).into()),
            ];
            Answer::Private(Message::text(words.say("cannot-start", &values)))
        }
        Reply::SetUp(at) => {
            let state = session.state();
            let contradictions = state.settings.contradictions(state.players.len());
            Answer::panel(
                under,
                view_setup::panel(
                    &words,
                    session.tag(),
                    (&state.settings, state.players.len()),
                    &contradictions,
                    &at,
                ),
            )
        }
        Reply::Bots(change) => {
            let mut faces = Vec::new();
            for (name, number) in bots::faces(&change) {
                // A bot whose face cannot be painted comes all the same.
                let face = post.paint(Scene::Portrait(number)).await;
                faces.extend(face.map(|face| (name, face)));
            }
            Answer::panel(under, TableView::of(session).bots_panel(&words, &change, &faces))
        }
        Reply::Rules => {
            let rules = session.state().settings.rules.clone();
            let example = any::rules(&rules).example(&words);
            let example = example.with_four_colours(request.four_colours);
            match post.paint(example).await {
                Some(picture) => Answer::Private(any::rules(&rules).rules(&words, picture)),
                None => Answer::say(&words, "out-of-order"),
            }
        }
        Reply::Picking(card) => post.show_hand(session, request, None, Some(card), now).await,
        Reply::Hand(note) => post.show_hand(session, request, note, None, now).await,
        Reply::ConfirmLeave => {
            let asked = &request.asked;
            let question = TableView::of(session).leave_question(&words, &asked.person);
            // The one that was answered said something else.
            let again = ephemeral && asked.command == TableCommand::Leave;
            if again { Answer::Update(question.into()) } else { Answer::Private(question) }
        }
        Reply::ConfirmStop => Answer::Private(TableView::of(session).stop_question(&words)),
        Reply::Stripped => Answer::Update(Patch { rows: Some(Vec::new()), ..Patch::default() }),
        Reply::Record => {
            let record = TableView::of(session).record_message(&words);
            let none = || Message::text(words.say("match-ended", &[]));
            Answer::Private(record.unwrap_or_else(none))
        }
        Reply::Verify => Answer::Private(verified(session, &words).await),
        Reply::Unchanged => Answer::Update(Patch::default()),
    }
}
