//! The messages people see in the simulated Discord, and the buttons they can press there.

use games::nimmt::SeatNo;
use games::nimmt::record::{self, Record};
use games::sealed::VerifyError;
use sandbox::{Id, Message, Person, World};

/// The newest message in a channel with a table picture.
pub fn board_in(world: &World, channel: Id) -> Option<Message> {
    world
        .messages_in(channel)
        .filter(|m| !m.deleted && m.ephemeral_to.is_none())
        .filter(|m| m.attachments.iter().any(|a| a.filename.starts_with("table.")))
        .last()
        .cloned()
}

/// The text of a message, with what its pictures show in words.
pub fn said(message: &Message) -> String {
    let shown = message.pictures().into_iter().filter_map(|picture| picture.alt);
    std::iter::once(message.text()).chain(shown).collect::<Vec<_>>().join("\n")
}

/// Whether the picture of a lobby shows at least so many people at the table. They are counted, for
/// a name may look different from what its owner calls themselves.
pub fn seats(lobby: &Message, people: usize) -> bool {
    said(lobby).contains(&format!("{people}. "))
}

/// Everything that only this person sees.
pub fn private(world: &World, person: Id) -> Vec<Message> {
    let mine = |m: &&Message| {
        let in_dm = world.channel(m.channel).is_some_and(|c| c.dm.is_some());
        !m.deleted && world.can_see(person, m) && (m.ephemeral_to == Some(person) || in_dm)
    };
    let all = world.channels().flat_map(|channel| world.messages_in(channel.id));
    all.filter(mine).cloned().collect()
}

/// The newest private message in which a person sees their hand.
pub fn hand_of(world: &World, person: Id) -> Option<Message> {
    hands(world, person).max_by_key(|m| (m.edited.unwrap_or(m.created), m.id)).cloned()
}

/// The newest private message with something to press that belongs to the table of this board: what
/// is still said about an earlier match is passed over.
pub fn hand_at(world: &World, board: &Message, person: Id) -> Option<Message> {
    let tables = |m: &Message| -> Vec<String> {
        let ids = m.buttons().into_iter().filter_map(|b| b.custom_id);
        ids.filter_map(|id| id.split('.').nth(1).map(str::to_owned)).collect()
    };
    let here = tables(board);
    hands(world, person)
        .filter(|m| tables(m).iter().any(|table| here.contains(table)))
        .max_by_key(|m| (m.edited.unwrap_or(m.created), m.id))
        .cloned()
}

fn hands(world: &World, person: Id) -> impl Iterator<Item = &Message> {
    let private = move |m: &&Message| {
        let in_dm = world.channel(m.channel).is_some_and(|c| c.dm.is_some());
        !m.deleted && world.can_see(person, m) && (m.ephemeral_to == Some(person) || in_dm)
    };
    world
        .channels()
        .flat_map(|channel| world.messages_in(channel.id))
        .filter(private)
        .filter(|m| m.attachments.iter().any(|a| a.filename.starts_with("table.")))
}

pub fn decisions(message: &Message) -> Vec<sandbox::Button> {
    let deciding = |id: &str| {
        let verb = id.splitn(5, '.').nth(4).unwrap_or_default();
        let verbs =
            ["play.", "pick.", "row.", "draft.", "left.", "right.", "first.", "keep.", "enough"];
        verbs.iter().any(|v| verb.starts_with(v))
    };
    message.buttons().into_iter().filter(|b| b.custom_id.as_deref().is_some_and(deciding)).collect()
}

/// Something that can be clicked, or chosen in a menu.
#[derive(Debug)]
pub enum Offer {
    Click(String),
    Choose(String, Vec<String>),
}

/// Everything a private message offers to decide, cards first.
pub fn offers(message: &Message) -> Vec<Offer> {
    let menus = message.selects().into_iter().flat_map(|menu| {
        let id = menu.custom_id.clone();
        menu.options
            .into_iter()
            .map(move |(_, value)| Offer::Choose(id.clone(), vec![value]))
            .collect::<Vec<_>>()
    });
    let clicks = decisions(message).into_iter().filter_map(|b| b.custom_id.map(Offer::Click));
    menus.chain(clicks).collect()
}

/// Whether a message asks for something that has not been chosen yet.
pub fn must_decide(message: &Message) -> bool {
    let labels = decisions(message).into_iter().map(|b| b.label);
    let options = message.selects().into_iter().flat_map(|m| m.options).map(|(label, _)| label);
    let mut all = labels.chain(options).peekable();
    all.peek().is_some() && all.all(|label| !label.starts_with('✓'))
}

/// Does one of the things a message offers.
pub async fn take(person: &Person, message: &Message, which: usize) {
    let offers = offers(message);
    let done = match &offers[which % offers.len()] {
        Offer::Click(id) => person.click_id(message.id, id).await,
        Offer::Choose(id, values) => {
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            person.select(message.id, id, &values).await
        }
    };
    done.unwrap_or_else(|e| panic!("{} got {e:?}\n{}", person.name, person_dump(person)));
}

/// The last of the things a message offers: the highest card.
pub const HIGHEST: usize = usize::MAX;

/// Clicks one of the things a message offers.
pub async fn choose(person: &Person, message: &Message, which: usize) {
    let buttons = decisions(message);
    let which = if which == HIGHEST { buttons.len() - 1 } else { which % buttons.len() };
    let id = buttons[which].custom_id.clone().unwrap();
    person.click_id(message.id, &id).await.unwrap_or_else(|e| {
        panic!("{} clicked {id} and got {e:?}\n{}", person.name, person_dump(person))
    });
}

fn person_dump(person: &Person) -> String {
    person.inbox().iter().map(|m| format!("  {}: {}\n", m.id, m.text())).collect()
}

/// The cards a hand message offers.
pub fn hand_cards(message: &Message) -> Vec<u8> {
    decisions(message)
        .iter()
        .filter_map(|b| b.custom_id.as_deref()?.rsplit_once(".play.")?.1.parse().ok())
        .collect()
}

/// Whether a table message is the last one of its match.
pub fn is_end(board: &Message) -> bool {
    board.button(|b| b.label == "Rematch").is_some()
}

/// The record of a match, as a person gets it who presses the button for it under its last message.
pub async fn record_file(who: &Person, end: &Message) -> Vec<u8> {
    let answer = who.click_label(end.id, "Record").await.unwrap();
    assert!(answer.is_ephemeral());
    let message = answer.finished().await.unwrap();
    let file = message.attachments.iter().find(|a| a.filename.ends_with(".json")).unwrap();
    file.bytes.to_vec()
}

/// The record of a match, read and played again: the match has come to its end, every game was
/// dealt as it was sealed, if it was sealed at all, and its last message names those who won it,
/// and nobody else.
pub async fn record_of(who: &Person, end: &Message) -> Record {
    let record = record::Record::parse(&record_file(who, end).await).unwrap();
    let state = record::replay(&record).unwrap().state;
    assert!(state.is_over(), "{}", end.text());
    if let Err(why) = record.verify() {
        assert_eq!(why, VerifyError::Unsealed, "{}", end.text());
    }
    let text = end.text();
    let told =
        text.lines().find(|line| line.contains("the match with") || line.contains("share the win"));
    let told = told.unwrap_or_else(|| panic!("nobody has won: {text}"));
    for (index, name) in record.seats().iter().enumerate() {
        let won = state.winners().contains(&SeatNo::from_index(index));
        assert_eq!(told.contains(&format!("**{name}**")), won, "{name}: {told}");
    }
    record
}
