//! Opens tables: at somebody's wish, alone against bots, or for the same people once more.

mod empty_threads;

use crate::ask::{Apart, Opening};
use crate::desk::request::Request;
use crate::desk::router::Router;
use crate::store::{Created, NewRow, NewTable, StoreError};
use crate::tables::archive;
use crate::tables::protocol::TableMsg;
use crate::tools::budget::Urgency;
use crate::tools::messenger::{SendError, Target};
use crate::tools::request::Answer;
use crate::view::board::review_row;
use crate::view::lobby::{missing_permissions, thread_name};
use crate::view::message::ActionRow;
use crate::view::phrases::play_now;
use crate::view::table_view::TableView;
use crate::view::{Message, Patch, Words, playing};
use players::Level;
use table::command::Open;
use table::seal::Seal;
use table::state::Guest;
use table::{Notice, TableCommand, lobby, roster};
use values::Millis;
use values::{ChannelId, InteractionId, TableId, TableTag};
use values::{Hands, ServerSettings, Settings};

/// The time that the answer to `/nimmt new` may take before the lobby is posted on its own.
pub(crate) const LOBBY_GRACE: Millis = 5_000;

/// The outcome of an attempt to open a table.
enum Opened {
    /// It is there, with the message of its lobby.
    New(TableId, Box<Message>),
    /// This one is open there already.
    Other(TableId),
    /// The same command has opened one before.
    AlreadyHandled,
}

impl Router {
    /// Opens a table in the channel, or apart from it; `solo`: against bots of this level, and the
    /// match begins.
    pub(crate) async fn new_table(
        &self,
        request: &Request,
        options: &Opening,
        server: &ServerSettings,
        solo: Option<Level>,
    ) -> Answer {
        // Pressed under a help page or a leaderboard, it is no button of the table it leads to: the
        // cards come as a message of their own.
        let request = &Request { under: None, ..request.clone() };
        let words = request.words();
        let say = |id| Answer::text(words.say(id, &[]));
        let Some(place) = &request.place else {
            return say("not-in-server");
        };
        let Ok(mut settings) = options.settings(server) else {
            return say("target-and-games");
        };
        if solo.is_some() {
            // The hand shows all of the table to the one who plays: the page beside it is for
            // others, and never pushes the hand away.
            settings.quiet = options.quiet.unwrap_or(true);
        }
        let apart = options.apart(server);
        // A private match is seen by one person alone: no channel has to allow it.
        let here = (apart != Some(Apart::Private)).then_some((place.channel, request.parent));
        if let Some(answer) = self.turned_away(request, place.guild, here).await {
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
        let bots = solo.map(|level| self.opponents(level, &settings)).unwrap_or_default();
        let found = match solo {
            Some(_) => settings.contradictions(1 + bots.len()),
            None if settings.rules.seats_allowed().is_empty() => settings.contradictions(2),
            None => Vec::new(),
        };
        if !found.is_empty() {
            let reasons = playing::reasons(&words, &found).into();
            let text = words.say("cannot-open", &[("reasons", reasons)]);
            return Answer::text(text);
        }
        if request.is_too_late(self.tables.clock().now()) {
            return Answer::Nothing;
        }
        // It is noted with the table; a thread cannot be opened in the same transaction.
        let mut asked = Some(request.interaction);
        if thread {
            let store = self.tables.store();
            match store.claim(request.interaction, self.tables.clock().now()).await {
                Ok(true) => asked = None,
                // Discord delivered the command twice; the first delivery is being answered.
                Ok(false) => return Answer::Nothing,
                Err(error) => return self.failed(&words, &error),
            }
        }
        if solo.is_some() && !thread {
            // The cards are the answer.
            settings.hands = Hands::Private;
        }
        let mut open = Open {
            person: request.person.clone(),
            place: place.clone(),
            settings,
            parent: None,
            private: false,
            bots,
        };
        if apart == Some(Apart::Private) {
            let own = ChannelId(request.person.user.0);
            open.parent = Some(std::mem::replace(&mut open.place.channel, own));
            open.private = true;
        }
        if thread {
            let name = thread_name(
                &Words::of(&place.locale).about(open.settings.rules.kind()),
                &request.person.name,
            );
            let messenger = self.tables.messenger();
            let target = Target::OpenThread(place.channel);
            let opened = match messenger.permit(None, Urgency::Reveal, target).await {
                Ok(permit) => messenger.open_thread(permit, place.channel, &name).await,
                Err(error) => Err(error),
            };
            match opened {
                Ok(channel) => {
                    open.parent = Some(std::mem::replace(&mut open.place.channel, channel));
                }
                Err(SendError::Later { .. }) => return say("out-of-order"),
                Err(_) if options.insists_on_thread() => return say("no-thread-here"),
                Err(_) if !request.lacking.is_empty() => {
                    return Answer::Private(missing_permissions(&words, &request.lacking));
                }
                Err(_) => thread = false,
            }
        }
        let channel = open.place.channel;
        let wait = if thread && solo.is_none() { 0 } else { LOBBY_GRACE };
        // Nobody can join a match against bots that begins at once.
        let announced = solo.is_none();
        let mut created = self.create(asked, &open, Vec::new(), wait, announced).await;
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
                Answer::text(words.say("table-opened-thread", &[("thread", link)]))
            }
            Ok(Opened::New(table, message)) => hand.unwrap_or(Answer::Lobby(table, *message)),
            Ok(Opened::Other(other)) if open.private => {
                // Who asks for a match of another game would wonder where this one comes from.
                match self.hand_of(request, other).await {
                    Answer::Hand(table, hand) => {
                        let still = words.say("hand-still-open", &[]);
                        Answer::Hand(table, hand.with_foreword(&still))
                    }
                    answer => answer,
                }
            }
            Ok(Opened::Other(other)) => self.there_already(request, other).await,
            Err(error) => {
                if thread {
                    let (router, place) = (self.clone(), place.clone());
                    tokio::spawn(async move {
                        router.thread_is_empty(place.guild, &place.locale, channel).await;
                    });
                }
                self.failed(&words, &error)
            }
        }
    }

    /// The cards of who asks, at a table where they play.
    async fn hand_of(&self, request: &Request, table: TableId) -> Answer {
        let words = request.words();
        let mut asked = request.clone().into_table_request(None, 0, TableCommand::Hand);
        asked.claimed = true;
        let asked = Box::new(asked);
        match self.tables.ask(table, |reply| TableMsg::Request(asked, reply)).await {
            Ok(answer) => answer,
            Err(error) => self.failed(&words, &error),
        }
    }

    /// As many bots of a level as somebody alone usually plays against, as far as the rules allow
    /// it.
    fn opponents(&self, level: Level, settings: &Settings) -> Vec<(String, Level)> {
        let all: Vec<&str> = roster::of(level).map(|character| character.name).collect();
        let first = self.tables.random_key() as usize % all.len();
        let names = all.iter().cycle().skip(first).map(|name| (*name).to_owned());
        names.take(settings.opponents().into()).map(|name| (name, level)).collect()
    }

    /// The match of a table that was just opened begins; the answer is the hand of who opened it.
    async fn begin(&self, request: &Request, open: &Open, table: TableId) -> Answer {
        let words = request.words();
        let mut asked = request.clone().into_table_request(None, 0, TableCommand::Start);
        asked.asked.place = Some(open.place.clone());
        // It is no button of this table's lobby, also where one was pressed that deals once more.
        asked.asked.under = None;
        asked.claimed = true;
        let asked = Box::new(asked);
        // Should the process end in between, the table stands open with its bots.
        let begun = self.tables.ask(table, |reply| TableMsg::Request(asked, reply)).await;
        match begun {
            Ok(_) => self.hand_of(request, table).await,
            Err(error) => self.failed(&words, &error),
        }
    }

    /// Whether a table still occupies its channel, once it has done what it was asked before.
    async fn is_open(&self, table: TableId) -> bool {
        self.tables.ask(table, TableMsg::IsOpen).await.unwrap_or(true)
    }

    async fn there_already(&self, request: &Request, other: TableId) -> Answer {
        let words = request.words();
        let link = self.tables.ask(other, TableMsg::Link).await.ok().flatten().unwrap_or_default();
        let message = Message::text(words.say("table-there-already", &[("link", link.into())]));
        let rows = vec![ActionRow::Buttons(vec![play_now(&words, request.game)])];
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
        let now = self.tables.clock().now();
        let mut state = lobby::open(open, open.place.channel, invited.clone(), now);
        state.seal = Some(Seal::new(self.tables.secret()));
        let text = archive::write_state(&state)?;
        let people = archive::people(&state);
        let key = self.tables.random_key();
        let alerts = if announced { self.alerts(open, &invited, now).await } else { Vec::new() };
        let row = NewRow {
            lane: "channel".into(),
            key: "lobby".into(),
            body: archive::write_notice(&Notice::Lobby)?,
            due_at: now + wait,
        };
        let created = self
            .tables
            .store()
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
                    Some(scene) => self.tables.paint(scene).await,
                    None => None,
                };
                Opened::New(table, Box::new(TableView::of(&session).lobby_message(picture)))
            }
            Created::Other(other) => Opened::Other(other),
            Created::AlreadyHandled => Opened::AlreadyHandled,
        })
    }

    /// A new table for those who have played at this one.
    pub(crate) async fn rematch(&self, request: &Request, tag: TableTag) -> Answer {
        let words = request.words();
        let asked = request.clone().into_table_request(Some(tag.key), 0, TableCommand::Rematch);
        let asked = Box::new(asked);
        let asked = self.tables.ask(tag.table, |reply| TableMsg::Rematch(asked, reply)).await;
        let (mut open, invited) = match asked {
            Ok(Ok(open)) => open,
            Ok(Err(answer)) => return answer,
            Err(error) => return self.failed(&words, &error),
        };
        let here = request.place.as_ref().filter(|_| !open.private);
        let here = here.map(|place| (place.channel, request.parent));
        if let Some(answer) = self.turned_away(request, open.place.guild, here).await {
            return answer;
        }
        if !request.lacking.is_empty() && !open.private {
            return Answer::Private(missing_permissions(&words, &request.lacking));
        }
        if request.is_too_late(self.tables.clock().now()) {
            return Answer::Nothing;
        }
        let asked = Some(request.interaction);
        if open.private {
            return match self.create(asked, &open, Vec::new(), LOBBY_GRACE, false).await {
                Ok(Opened::New(table, _)) => self.begin(request, &open, table).await,
                Ok(Opened::Other(other)) => self.hand_of(request, other).await,
                Ok(Opened::AlreadyHandled) => Answer::Nothing,
                Err(error) => self.failed(&words, &error),
            };
        }
        if let Some(place) = &request.place {
            open.place = place.clone();
        }
        match self.create(asked, &open, invited, 0, true).await {
            Ok(Opened::New(..)) => {
                // Nobody can call them together twice; looking back goes on.
                let rows = Some(vec![review_row(&words, tag)]);
                Answer::Update(Patch { rows, ..Patch::default() })
            }
            Ok(Opened::Other(other)) => self.there_already(request, other).await,
            Ok(Opened::AlreadyHandled) => Answer::Nothing,
            Err(error) => self.failed(&words, &error),
        }
    }
}
