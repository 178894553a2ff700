//! The settings of servers and people, kept in memory: they are asked for with every click.

use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hashlink::LruCache;

use crate::store::{News, Store, StoreError};
use values::{
    ChannelId, GuildId, Hands, Millis, PersonChange, PersonSettings, ServerChange, ServerSettings,
    Unchanged, UserId,
};

/// The number of servers, and of people, that are remembered: those who asked last.
const REMEMBERED: usize = 4_000;

/// The settings of servers and people. Clones share them.
///
/// Code that writes the tables behind it by another way says so with [`Preferences::forget_person`]
/// or [`Preferences::forget_server`].
#[derive(Clone)]
pub struct Preferences {
    store: Store,
    servers: Arc<Mutex<Shelf<GuildId, ServerSettings>>>,
    people: Arc<Mutex<Shelf<UserId, PersonSettings>>>,
}

/// The values that were read last, and how often something of them was changed.
struct Shelf<K, V> {
    known: LruCache<K, Arc<V>>,
    changes: u64,
}

impl<K: Eq + Hash, V> Shelf<K, V> {
    fn new() -> Arc<Mutex<Self>> {
        Arc::new(Mutex::new(Self { known: LruCache::new(REMEMBERED), changes: 0 }))
    }

    fn forget(&mut self, key: &K) {
        self.changes += 1;
        self.known.remove(key);
    }

    fn forget_all(&mut self) {
        self.changes += 1;
        self.known.clear();
    }

    /// Takes in a value that was read when there had been so many changes. One that was read before
    /// another change may be out of date.
    fn take_in(&mut self, key: K, value: &Arc<V>, changes: u64) {
        if self.changes == changes {
            self.known.insert(key, Arc::clone(value));
        }
    }
}

/// A shelf is whole at every moment, also after a panic elsewhere.
fn open<T>(shelf: &Mutex<T>) -> MutexGuard<'_, T> {
    shelf.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn known_or_read<K: Copy + Eq + Hash, V>(
    shelf: &Mutex<Shelf<K, V>>,
    key: K,
    read: impl Future<Output = Result<V, StoreError>>,
) -> Result<Arc<V>, StoreError> {
    let changes = {
        let mut shelf = open(shelf);
        if let Some(known) = shelf.known.get(&key) {
            return Ok(Arc::clone(known));
        }
        shelf.changes
    };
    let read = Arc::new(read.await?);
    open(shelf).take_in(key, &read, changes);
    Ok(read)
}

impl Preferences {
    /// Nothing has been read yet.
    pub fn new(store: Store) -> Self {
        Self { store, servers: Shelf::new(), people: Shelf::new() }
    }

    /// Returns the settings of a server.
    /// Errors: when the database fails.
    pub async fn server(&self, guild: GuildId) -> Result<Arc<ServerSettings>, StoreError> {
        known_or_read(&self.servers, guild, self.store.server_settings(guild)).await
    }

    /// Returns the settings of a server; the usual ones where they cannot be read.
    pub async fn server_or_usual(&self, guild: GuildId) -> Arc<ServerSettings> {
        self.server(guild).await.unwrap_or_else(|error| {
            tracing::error!(%error, "what a server has decided cannot be read");
            Arc::default()
        })
    }

    /// Returns somebody's own settings.
    /// Errors: when the database fails.
    pub async fn person(&self, user: UserId) -> Result<Arc<PersonSettings>, StoreError> {
        known_or_read(&self.people, user, self.store.person_settings(user)).await
    }

    /// Returns somebody's own settings; the usual ones where they cannot be read.
    pub async fn person_or_usual(&self, user: UserId) -> Arc<PersonSettings> {
        self.person(user).await.unwrap_or_else(|error| {
            tracing::error!(%error, "what somebody wants cannot be read");
            Arc::default()
        })
    }

    /// Changes what holds on a server.
    ///
    /// # Errors When the database fails; then nothing has changed. Inside it, why the rules that
    /// would come of the change cannot be played; then nothing has changed, either.
    pub async fn change_server(
        &self,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<Result<(), Unchanged>, StoreError> {
        let changed = self.store.change_server(guild, change).await;
        self.forget_server(guild);
        self.tell(News::Server(guild)).await;
        changed
    }

    /// Changes what somebody wants for themselves.
    /// Errors: when the database fails; then nothing has changed.
    pub async fn change_person(
        &self,
        user: UserId,
        change: PersonChange,
    ) -> Result<(), StoreError> {
        let changed = self.store.change_person(user, change).await;
        self.forget_person(user);
        self.tell(News::Person(user)).await;
        changed
    }

    /// Somebody who was to be told of a new table at this time was not, for it is gone.
    pub async fn not_told(&self, user: UserId, at: Millis) {
        if let Err(error) = self.store.not_told(user, at).await {
            tracing::error!(%error, "who is told of no table has to wait for an hour");
        }
    }

    /// Somebody who wanted to be told of new tables takes no direct messages.
    pub async fn unreached(&self, user: UserId) {
        let noted = self.store.unreached(user).await;
        self.forget_person(user);
        self.tell(News::Person(user)).await;
        if let Err(error) = noted {
            tracing::error!(%error, "who cannot be told of new tables cannot be written down");
        }
    }

    /// A channel is gone: no list of a server names it any more.
    pub async fn channel_gone(&self, channel: ChannelId) {
        match self.store.forget_channel(channel).await {
            Ok(servers) => {
                for guild in servers {
                    self.forget_server(guild);
                    self.tell(News::Server(guild)).await;
                }
            }
            Err(error) => tracing::error!(%error, "a deleted channel stays in a list"),
        }
    }

    /// Other processes read it anew, too, at the latest a minute later.
    async fn tell(&self, news: News) {
        if let Err(error) = self.store.tell(news).await {
            tracing::warn!(%error, "other processes learn of a change later");
        }
    }

    /// Everything is read anew.
    pub fn forget_everything(&self) {
        open(&self.servers).forget_all();
        open(&self.people).forget_all();
    }

    /// Drops somebody's settings, so that they are read anew.
    pub fn forget_person(&self, user: UserId) {
        open(&self.people).forget(&user);
    }

    /// Drops a server's settings, so that they are read anew.
    pub fn forget_server(&self, guild: GuildId) {
        open(&self.servers).forget(&guild);
    }
}

/// The settings that a table must know of its server and its people when something is sent.
#[derive(Default)]
pub struct TablePreferences {
    pub server: Arc<ServerSettings>,
    people: Vec<(UserId, Arc<PersonSettings>)>,
}

impl TablePreferences {
    /// Those of these people, at a table of this server.
    pub async fn of(preferences: &Preferences, guild: GuildId, users: Vec<UserId>) -> Self {
        let server = preferences.server_or_usual(guild).await;
        let mut people = Vec::with_capacity(users.len());
        for user in users {
            people.push((user, preferences.person_or_usual(user).await));
        }
        Self { server, people }
    }

    fn person(&self, user: UserId) -> Option<&PersonSettings> {
        let known = self.people.iter().find(|(known, _)| *known == user);
        known.map(|(_, settings)| settings.as_ref())
    }

    /// Returns the place where somebody is shown their hand; `table` is the place where the table
    /// shows hands to others.
    pub fn hands(&self, user: UserId, table: Hands) -> Hands {
        self.person(user).and_then(|person| person.hands).unwrap_or(table)
    }

    /// Whether somebody has chosen direct messages for their hands, whatever the table does.
    pub fn wants_dm(&self, user: UserId) -> bool {
        self.person(user).is_some_and(|person| person.hands == Some(Hands::Dm))
    }

    /// Whether somebody is called when time runs out.
    pub fn reminds(&self, user: UserId) -> bool {
        self.server.reminders && self.person(user).is_none_or(|person| person.reminders)
    }

    /// Whether each suit has a colour of its own where somebody alone sees it.
    pub fn four_colours(&self, user: UserId) -> bool {
        self.person(user).is_some_and(|person| person.four_colours)
    }

    /// Whether the pictures of the table may move: on a server that lets them, unless everybody at
    /// the table wants them still. A picture that is seen by anybody who likes it moving moves.
    pub fn moves(&self) -> bool {
        let still = !self.people.is_empty() && self.people.iter().all(|(_, person)| person.still);
        self.server.animations && !still
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn preferences() -> (tempfile::TempDir, Preferences) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("a.db").display());
        (folder, Preferences::new(Store::open(&url).await.unwrap()))
    }

    #[tokio::test]
    async fn what_was_changed_is_read_anew_and_nothing_else() {
        let (_folder, preferences) = preferences().await;
        let (here, me) = (GuildId(1), UserId(2));
        assert_eq!(*preferences.server(here).await.unwrap(), ServerSettings::default());
        let known = preferences.server(here).await.unwrap();
        assert!(Arc::ptr_eq(&known, &preferences.server(here).await.unwrap()));
        preferences.change_server(here, ServerChange::Quiet(true)).await.unwrap().unwrap();
        assert!(preferences.server(here).await.unwrap().quiet);
        preferences.change_person(me, PersonChange::Still(true)).await.unwrap();
        let mine = preferences.person(me).await.unwrap();
        assert!(mine.still && mine.reminders);
        preferences.change_person(me, PersonChange::Hands(Some(Hands::Private))).await.unwrap();
        let mine = preferences.person(me).await.unwrap();
        assert_eq!((mine.still, mine.hands), (true, Some(Hands::Private)));
    }

    #[test]
    fn what_was_read_before_a_change_is_not_kept() {
        let shelf = Shelf::<u8, u8>::new();
        let mut shelf = open(&shelf);
        let before = shelf.changes;
        shelf.forget(&1);
        shelf.take_in(1, &Arc::new(7), before);
        assert!(shelf.known.get(&1).is_none());
        let now = shelf.changes;
        shelf.take_in(1, &Arc::new(8), now);
        assert_eq!(shelf.known.get(&1).map(|known| **known), Some(8));
    }

    #[test]
    fn pictures_stand_still_where_everybody_wants_it() {
        let person = |still| Arc::new(PersonSettings { still, ..PersonSettings::default() });
        let table = |all: &[bool]| TablePreferences {
            people: all.iter().map(|still| (UserId(u64::from(*still)), person(*still))).collect(),
            ..TablePreferences::default()
        };
        assert!(!table(&[true]).moves() && !table(&[true, true]).moves());
        assert!(table(&[true, false]).moves() && table(&[]).moves());
    }
}
