//! Opens tables: at somebody's wish, or alone against bots.

mod alerts;
mod rematch;
mod solo;

use std::sync::Arc;

use crate::desk::empty_threads::EmptyThreads;
use crate::desk::request::Request;
use crate::desk::settings::turned_away;
use crate::store::{Created, NewAlert, NewRow, NewTable, Store, StoreError};
use crate::tables::protocol::TableMsg;
use crate::tables::{Tables, archive};
use crate::tools::chance::Chance;
use crate::tools::picture_cache::Studio;
use crate::tools::task::spawn;
use crate::tools::{
    Answer, Clock, Messenger, Preferences, SendError, Target, ThreadKind, Tools, Urgency,
};
use ask::{Apart, Opening, Solo};
use games::{Exclusive, GameKind};
use solo::SoloBots;
use table::command::Open;
use table::seal::Seal;
use table::state::Guest;
use table::{Notice, Place, TableCommand, lobby};
use values::{ChannelId, Hands, InteractionId, Millis, ServerSettings, TableId, TableTag};
use view::lobby::{missing_permissions, thread_name};
use view::message::ActionRow;
use view::phrases::play_now;
use view::table_view::TableView;
use view::{Message, Words, playing};

/// The time that the answer to `/nimmt new` may take before the lobby is posted on its own.
const LOBBY_GRACE: Millis = 5_000;

/// The outcome of an attempt to open a table.
enum Opened {
    /// It is there, with the message of its lobby.
    New(TableId, Box<Message>),
    /// This one is open there already.
    Other(TableId),
    /// The same command has opened one before.
    AlreadyHandled,
}

/// Opens tables.
#[derive(Clone)]
pub struct Opener {
    tables: Tables,
    store: Store,
    preferences: Preferences,
    clock: Clock,
    messenger: Arc<dyn Messenger>,
    studio: Studio,
    chance: Chance,
    empty_threads: EmptyThreads,
    solo_bots: SoloBots,
}

impl Opener {
    pub(super) fn new(tables: &Tables, tools: &Tools) -> Self {
        Self {
            tables: tables.clone(),
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            messenger: Arc::clone(&tools.messenger),
            studio: tools.studio.clone(),
            chance: tools.chance.clone(),
            empty_threads: EmptyThreads::new(tools),
            solo_bots: SoloBots::new(tools),
        }
    }

    /// Opens a table in the channel, or apart from it; `solo`: against these bots, and the match
    /// begins.
    pub(super) async fn open(
        &self,
        request: &Request,
        options: &Opening,
        server: &ServerSettings,
        solo: Option<Solo>,
    ) -> Answer {
        // Pressed under a help page or a leaderboard, it is no button of the table it leads to: the
        // cards come as a message of their own.
        let request = &Request { under: None, ..request.clone() };
        let words = request.words();
        let apart = options.apart(server);
        match apart {
            Some(Apart::Private) => {}
            // Others would be shown it, and there are none.
            _ if request.place_among_others().is_none() => return request.needs_others(),
            Some(Apart::Thread) if request.place.is_none() => {
                return Answer::say(&words, "no-thread-here");
            }
            _ => {}
        }
        let place = &request.place_alone();
        let mut settings = match options.settings(server) {
            Ok(settings) => settings,
            Err(Exclusive(one, other)) => {
                let values = [("one", one.into()), ("other", other.into())];
                return Answer::text(words.say("options-exclude", &values));
            }
        };
        if solo.is_some() {
            // The hand shows all of the table to the one who plays: the page beside it is for
            // others, and never pushes the hand away.
            settings.quiet = options.quiet.unwrap_or(true);
        }
        if request.place.is_none() {
            // Everything there is an answer to a click: the fewer messages, the better.
            settings.quiet = options.quiet.unwrap_or(true);
            settings.hands = Hands::Private;
        }
        // A private match is seen by one person alone: no channel has to allow it.
        let here = (apart != Some(Apart::Private)).then_some((place.channel, request.parent));
        if let Some(answer) = turned_away(&self.preferences, request, place.guild, here).await {
            return answer;
        }
        let mut thread = apart == Some(Apart::Thread);
        if !options.insists_on_thread() {
            // The server's habit, as far as it goes.
            let possible = request.parent.is_none() && request.lacking_for_thread.is_empty();
            thread &= possible;
        }
        let lacking = if thread { &request.lacking_for_thread } else { &request.lacking };
        // A private match is seen by one person alone: the bot needs no permission for it.
        if !lacking.is_empty() && apart != Some(Apart::Private) {
            return Answer::Private(missing_permissions(&words, lacking));
        }
        let contradictions = match solo {
            Some(_) => settings.contradictions(1 + usize::from(settings.opponents())),
            None if settings.rules.seats_allowed().is_empty() => settings.contradictions(2),
            None => Vec::new(),
        };
        if !contradictions.is_empty() {
            let reasons = playing::reasons(&words, &contradictions).into();
            let text = words.say("cannot-open", &[("reasons", reasons)]);
            return Answer::text(text);
        }
        if request.is_too_late(self.clock.now()) {
            return Answer::Nothing;
        }
        let opponents = match solo {
            Some(solo) => {
                let asked = (solo, &settings);
                Some(self.solo_bots.choose(request, place.guild, asked).await)
            }
            None => None,
        };
        let (bots, said) = opponents.map(|it| (it.bots, it.said)).unwrap_or_default();
        // It is noted with the table; a thread cannot be opened in the same transaction.
        let mut interaction = Some(request.interaction);
        if thread {
            let store = &self.store;
            match store.claim(request.interaction, self.clock.now()).await {
                Ok(true) => interaction = None,
                // Discord delivered the command twice; the first delivery is being answered.
                Ok(false) => return Answer::Nothing,
                Err(error) => return Answer::failed(&words, &error),
            }
        }
        let mut open = Open {
            person: request.person.clone(),
            place: place.clone(),
            settings,
            parent: None,
            private: false,
            bots,
            removed: Vec::new(),
        };
        if apart == Some(Apart::Private) {
            let own = ChannelId(request.person.user.0);
            let asked_in = std::mem::replace(&mut open.place.channel, own);
            // The result can be shown there, where the bot may write.
            open.parent = request.place.is_some().then_some(asked_in);
            open.private = true;
        }
        if thread {
            match self.open_thread(place, request.thread_kind, &open).await {
                Ok(channel) => {
                    open.parent = Some(std::mem::replace(&mut open.place.channel, channel));
                }
                Err(SendError::Later { .. }) => return Answer::say(&words, "out-of-order"),
                Err(_) if options.insists_on_thread() => {
                    return Answer::say(&words, "no-thread-here");
                }
                Err(_) if !request.lacking.is_empty() => {
                    return Answer::Private(missing_permissions(&words, &request.lacking));
                }
                Err(_) => thread = false,
            }
        }
        if solo.is_some() && !thread {
            // The cards are the answer.
            open.settings.hands = Hands::Private;
        }
        let channel = open.place.channel;
        let wait = if thread && solo.is_none() { 0 } else { LOBBY_GRACE };
        // Nobody can join a match against bots that begins at once; nor can others see the lobby in a
        // private thread.
        let announced = solo.is_none() && !request.by_invitation;
        let mut created = self.create(interaction, &open, Vec::new(), wait, announced).await;
        if let Ok(Opened::Other(other)) = created
            && !self.is_open(other).await
        {
            // The other table was closed at that very moment: once more.
            created = self.create(None, &open, Vec::new(), wait, announced).await;
        }
        let mut hand = None;
        if let (Ok(Opened::New(table, _)), Some(_)) = (&created, solo) {
            hand = Some(self.begin(request, &open, *table).await);
        }
        match created {
            // Discord delivered the command twice; the first delivery is being answered.
            Ok(Opened::AlreadyHandled) => Answer::Nothing,
            Ok(Opened::New(..)) if thread => {
                let link = format!("<#{channel}>").into();
                let opened = words.say("table-opened-thread", &[("thread", link)]);
                let lines: Vec<String> = [Some(opened), said].into_iter().flatten().collect();
                Answer::text(lines.join("\n\n"))
            }
            Ok(Opened::New(table, message)) => match (hand, said) {
                (Some(Answer::Hand(table, hand)), Some(said)) => {
                    Answer::Hand(table, hand.with_foreword(&said))
                }
                (hand, _) => hand.unwrap_or(Answer::Lobby(table, *message)),
            },
            Ok(Opened::Other(other)) if open.private => {
                self.still_open(request, &open, other).await
            }
            Ok(Opened::Other(other)) => self.there_already(request, request.game, other).await,
            Err(error) => {
                if thread {
                    let (empty_threads, place) = (self.empty_threads.clone(), place.clone());
                    spawn(async move {
                        empty_threads.speak_up(place.guild, &place.locale, channel).await;
                    });
                }
                Answer::failed(&words, &error)
            }
        }
    }

    /// The private match that is open already. Who asks for a match of another game would wonder
    /// where this one comes from.
    async fn still_open(&self, request: &Request, open: &Open, table: TableId) -> Answer {
        let still = request.words().say(self.still_open_word(request, table).await, &[]);
        match self.begin(request, open, table).await {
            Answer::Hand(table, hand) => Answer::Hand(table, hand.with_foreword(&still)),
            Answer::HandHere(table, hand) => Answer::HandHere(table, hand.with_foreword(&still)),
            answer => answer,
        }
    }

    /// How the match is told that is still open: who also sits at the table of this channel would
    /// leave that one.
    async fn still_open_word(&self, request: &Request, private: TableId) -> &'static str {
        let Some(place) = request.place_among_others() else { return "hand-still-open" };
        let here = [place.channel, place.channel];
        match self.store.seated_in(here, request.person.user).await {
            Ok(Some(table)) if table != private => "hand-still-open-too",
            _ => "hand-still-open",
        }
    }

    async fn open_thread(
        &self,
        place: &Place,
        kind: ThreadKind,
        open: &Open,
    ) -> Result<ChannelId, SendError> {
        let words = Words::of(&place.locale).about(open.settings.rules.kind());
        let name = thread_name(&words, &open.person.name);
        let target = Target::OpenThread(place.channel);
        let permit = self.messenger.permit(None, Urgency::Reveal, target).await?;
        self.messenger.open_thread(permit, place.channel, kind, &name).await
    }

    /// The cards of who asks, at a table where they play.
    async fn hand_of(&self, request: &Request, table: TableId) -> Answer {
        let words = request.words();
        let mut hand = request.clone().into_table_request(None, 0, TableCommand::Hand);
        hand.claimed = true;
        match self.tables.request(table, hand).await {
            Ok(answer) => answer,
            Err(error) => Answer::failed(&words, &error),
        }
    }

    /// The match of a table begins, unless it has begun; the answer is the hand of who asked.
    async fn begin(&self, request: &Request, open: &Open, table: TableId) -> Answer {
        let words = request.words();
        let mut start = request.clone().into_table_request(None, 0, TableCommand::Start);
        start.asked.place = Some(open.place.clone());
        // It is no button of this table's lobby, also where one was pressed that deals once more.
        start.asked.under = None;
        start.claimed = true;
        // Should the process end in between, a public table stands open with its bots, and a private
        // one, which nobody sees, begins when it is asked for again.
        match self.tables.request(table, start).await {
            Ok(_) => self.hand_of(request, table).await,
            Err(error) => Answer::failed(&words, &error),
        }
    }

    /// Whether a table still occupies its channel, once it has done what it was asked before.
    async fn is_open(&self, table: TableId) -> bool {
        self.tables.ask(table, TableMsg::IsOpen).await.unwrap_or(true)
    }

    async fn there_already(&self, request: &Request, game: GameKind, other: TableId) -> Answer {
        let words = request.words().about(game);
        let link = self.tables.ask(other, TableMsg::Link).await.ok().flatten();
        let message = Message::text(match link {
            Some(link) => words.say("table-there-already", &[("link", link.into())]),
            None => words.say("table-there-already-chat", &[]),
        });
        let rows = vec![ActionRow::Buttons(vec![play_now(&words, game)])];
        Answer::Private(Message { rows, ..message })
    }

    async fn create(
        &self,
        interaction: Option<InteractionId>,
        open: &Open,
        invited: Vec<Guest>,
        wait: Millis,
        announced: bool,
    ) -> Result<Opened, StoreError> {
        let now = self.clock.now();
        let mut state = lobby::open(open, open.place.channel, invited.clone(), now);
        state.seal = Some(Seal::new(self.chance.secret()));
        let text = archive::write_state(&state)?;
        let people = archive::people(&state);
        let key = self.chance.key();
        let alerts = if announced { self.alerts(open, &invited, now).await } else { Vec::new() };
        let row = NewRow {
            lane: "channel".into(),
            key: "lobby".into(),
            body: archive::write_notice(&Notice::Lobby)?,
            due_at: now + wait,
        };
        let created = self
            .store
            .create(NewTable {
                guild: state.guild,
                channel: state.channel,
                state: &text,
                people: &people,
                wake_at: state.wake_at(),
                now,
                row: &row,
                alerts: &alerts,
                key,
                interaction,
            })
            .await?;
        Ok(match created {
            Created::New(table) => {
                self.tables.created(table).await;
                let tag = TableTag { table, key };
                let session = table::Session::new(tag, state);
                let picture = match TableView::of(&session).lobby_scene() {
                    Some(scene) => self.studio.paint(scene).await,
                    None => None,
                };
                Opened::New(table, Box::new(TableView::of(&session).lobby_message(picture)))
            }
            Created::Other(other) => Opened::Other(other),
            Created::AlreadyHandled => Opened::AlreadyHandled,
        })
    }

    /// The people who are told of a new table.
    async fn alerts(&self, open: &Open, invited: &[Guest], now: Millis) -> Vec<NewAlert> {
        // By then the lobby stands, and can be linked to.
        let due_at = now + LOBBY_GRACE;
        let alerts = alerts::alerts(&self.store, open, invited, (now, due_at)).await;
        alerts.unwrap_or_else(|error| {
            // The table opens all the same.
            tracing::error!(%error, "nobody is told of a new table");
            Vec::new()
        })
    }
}
