//! A table in the simulated Discord, and people who click at it.

use sandbox::{Button, Channel, Id, Message, Person, World};
use serde_json::Value;

use super::Result;
use super::stage::Stage;

/// A match that people play by clicking what they are shown.
pub struct Table {
    pub channel: Channel,
    pub players: Vec<Player>,
}

/// Somebody at the table.
#[derive(Clone)]
pub struct Player {
    pub person: Person,
    /// The channel where the hand is shown: the direct messages with the bot, or the table's.
    hand: Id,
}

/// The next thing to do at a table.
pub enum Next {
    /// Everybody has a card to choose.
    Play,
    /// This player must take a row.
    Row(usize),
    /// A game is over; the next one is a click away.
    Between(Id),
    /// The match is over.
    Over,
}

impl Table {
    /// Opens a lobby, lets everybody join and starts the match.
    pub async fn open(
        channel: Channel,
        people: Vec<Person>,
        options: &[(&str, Value)],
    ) -> Result<Self> {
        let host = people.first().ok_or("a table needs people")?;
        let lobby = host.command(&channel, "nimmt new", options).await?;
        let lobby = lobby.message_id().ok_or("there is no lobby")?;
        for person in &people[1..] {
            person.click_label(lobby, "Join").await?;
        }
        host.click_label(lobby, "Start").await?;
        Ok(Self::seated(channel, people))
    }

    /// A table at which these people sit already.
    pub fn seated(channel: Channel, people: Vec<Person>) -> Self {
        let players = people
            .into_iter()
            .map(|person| Player { hand: person.dm_channel().id, person })
            .collect();
        Self { channel, players }
    }

    /// Waits until somebody is to do something.
    pub async fn next(&self, stage: &Stage) -> Result<Next> {
        Ok(stage.discord.until_some(|world| self.look(world)).await?)
    }

    fn look(&self, world: &World) -> Option<Next> {
        if let Some(next) = offered(self.board(world)?) {
            return Some(next);
        }
        let asked: Vec<Option<Vec<Button>>> = self.players.iter().map(|p| p.asked(world)).collect();
        let is_row = |asked: &Option<Vec<Button>>| {
            asked
                .as_ref()
                .is_some_and(|buttons| buttons.iter().any(|b| verb(b).starts_with("row.")))
        };
        if let Some(index) = asked.iter().position(is_row) {
            return Some(Next::Row(index));
        }
        asked.iter().all(Option::is_some).then_some(Next::Play)
    }

    /// Waits for a player who has something to choose, or for the board with the next game, or for
    /// the end; also while others have chosen already.
    pub async fn anybody(&self, stage: &Stage) -> Result<Next> {
        let found = stage.discord.until_some(|world| {
            offered(self.board(world)?).or_else(|| {
                self.players.iter().position(|player| player.asked(world).is_some()).map(Next::Row)
            })
        });
        Ok(found.await?)
    }

    /// Whether nobody can go on: nobody is asked anything, and no next game is offered.
    pub fn is_stuck(&self, world: &World) -> bool {
        self.board(world).and_then(offered).is_none()
            && self.players.iter().all(|player| player.asked(world).is_none())
    }

    /// The newest table message.
    pub fn board<'a>(&self, world: &'a World) -> Option<&'a Message> {
        self.pages(world).last()
    }

    /// All table messages, the oldest first.
    pub fn pages<'a>(&self, world: &'a World) -> impl Iterator<Item = &'a Message> {
        let public = |message: &&Message| message.ephemeral_to.is_none() && has_picture(message);
        world.messages_in(self.channel.id).filter(public)
    }

    /// Plays on until everybody has a card to choose: takes rows, begins games. `false` at the end
    /// of the match.
    pub async fn settle(&self, stage: &Stage) -> Result<bool> {
        loop {
            match self.next(stage).await? {
                Next::Play => return Ok(true),
                Next::Over => return Ok(false),
                Next::Row(index) => self.players[index].choose(stage).await?,
                Next::Between(board) => {
                    self.players[0].person.click_label(board, "Next game").await?;
                    let newer = |world: &World| self.board(world).is_some_and(|b| b.id > board);
                    stage.discord.until(newer).await?;
                }
            }
        }
    }
}

impl Player {
    /// The buttons with which something must be decided, if anything must.
    fn asked(&self, world: &World) -> Option<Vec<Button>> {
        let hand = self.hand(world)?;
        let deciding = |b: &Button| verb(b).starts_with("play.") || verb(b).starts_with("row.");
        let buttons: Vec<Button> = hand.buttons().into_iter().filter(deciding).collect();
        let open = !buttons.is_empty() && buttons.iter().all(|b| !b.label.starts_with('✓'));
        open.then_some(buttons)
    }

    fn hand<'a>(&self, world: &'a World) -> Option<&'a Message> {
        let alone = |message: &&Message| match message.ephemeral_to {
            Some(person) => person == self.person.id,
            None => world.channel(self.hand).is_some_and(|channel| channel.guild.is_none()),
        };
        world.messages_in(self.hand).filter(alone).filter(|message| has_picture(message)).last()
    }

    /// From now on the hand is shown in this channel, where nobody else sees it.
    pub fn move_to(&mut self, channel: Id) {
        self.hand = channel;
    }

    /// Returns the message and the button this player may click now.
    pub fn choice(&self, stage: &Stage) -> Option<(Id, String)> {
        let world = stage.discord.world();
        let buttons = self.asked(&world)?;
        // Neither always the lowest nor always the highest card: that would be another game.
        let button = buttons.get(buttons.len() / 2)?;
        Some((self.hand(&world)?.id, button.custom_id.clone()?))
    }

    /// Clicks one of the things this player is shown.
    pub async fn choose(&self, stage: &Stage) -> Result<()> {
        let (message, button) = self.choice(stage).ok_or("nothing is to be decided")?;
        self.person.click_id(message, &button).await?;
        Ok(())
    }
}

/// The end of the match, or the next game.
fn offered(board: &Message) -> Option<Next> {
    if board.text().contains('🏆') {
        return Some(Next::Over);
    }
    board.button(|button| button.label == "Next game").map(|_| Next::Between(board.id))
}

fn has_picture(message: &Message) -> bool {
    message.attachments.iter().any(|file| file.filename.starts_with("table."))
}

/// Returns the action of one of the bot's buttons.
fn verb(button: &Button) -> &str {
    button.custom_id.as_deref().and_then(|id| id.splitn(5, '.').nth(4)).unwrap_or_default()
}
