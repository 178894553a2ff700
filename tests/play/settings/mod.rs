//! The settings of servers and people, as people open and change them. That each of them has an
//! effect is in `server` and `people`; being told of new tables in `alerts`.

mod alerts;
mod people;
mod server;

use sandbox::{Id, Message, Permissions, Person};

use crate::support::Scene;

/// The settings, open in front of somebody.
pub struct Panel<'a> {
    scene: &'a Scene,
    person: Person,
    pub message: Id,
}

impl Scene {
    /// Opens the settings of a person.
    pub async fn settings(&self, person: &Person) -> Panel<'_> {
        let answer = person.command(&self.channel, "nimmt settings", &[]).await.unwrap();
        assert!(answer.is_ephemeral(), "{}", answer.text());
        let message = answer.message_id().unwrap_or_else(|| panic!("{}", answer.text()));
        Panel { scene: self, person: person.clone(), message }
    }

    /// Opens the settings of the server, as a person who manages it from now on.
    pub async fn manage(&self, person: &Person) -> Panel<'_> {
        person.grant(&self.guild, Permissions::MANAGE_GUILD);
        self.settings(person).await
    }
}

impl Panel<'_> {
    pub fn now(&self) -> Message {
        self.scene.discord.world().message(self.message).unwrap().clone()
    }

    /// The page of this name.
    pub async fn show(&self, page: &str) -> String {
        self.click(&format!("show.{page}")).await
    }

    async fn click(&self, press: &str) -> String {
        let id = format!("h2.settings.{press}");
        self.person.click_id(self.message, &id).await.unwrap().text()
    }

    /// Presses the button, or chooses in the menu, that stands for this; `None` when it is not
    /// there.
    async fn offered(&self, press: &str) -> Option<String> {
        let message = self.now();
        let id = format!("h2.settings.{press}");
        if message.button(|b| b.custom_id.as_deref() == Some(&id)).is_some() {
            return Some(self.click(press).await);
        }
        let menu = message.select(|menu| menu.options.iter().any(|(_, value)| value == press))?;
        let chosen = self.person.select(self.message, &menu.custom_id, &[press]).await;
        Some(chosen.unwrap().text())
    }

    /// Changes something of the server, on whatever page that is done.
    pub async fn server(&self, change: &str) -> String {
        let press = format!("server.{change}");
        if let Some(text) = self.offered(&press).await {
            return text;
        }
        for page in ["server", "tables", "players"] {
            let here = format!("h2.settings.show.{page}");
            let leads = |b: &sandbox::Button| b.custom_id.as_deref() == Some(&here) && !b.disabled;
            if self.now().button(leads).is_some() {
                self.show(page).await;
            }
            if let Some(text) = self.offered(&press).await {
                return text;
            }
        }
        panic!("nobody can choose {press}");
    }

    /// Changes something of one's own.
    pub async fn mine(&self, press: &str) -> String {
        if self.now().button(|b| b.custom_id.as_deref() == Some("h2.settings.show.mine")).is_some()
        {
            self.show("mine").await;
        }
        self.offered(press).await.unwrap_or_else(|| panic!("nobody can choose {press}"))
    }

    /// Chooses channels or people of the server.
    pub async fn pick(&self, list: &str, ids: &[Id]) -> String {
        let page = if list == "banned" { "players" } else { "server" };
        let here = format!("h2.settings.show.{page}");
        if self.now().button(|b| b.custom_id.as_deref() == Some(&here) && !b.disabled).is_some() {
            self.show(page).await;
        }
        let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        let begin = format!("h2.settings-several.{list}.");
        let menu = self.now().select(|menu| menu.custom_id.starts_with(&begin)).unwrap();
        self.person.select(self.message, &menu.custom_id, &ids).await.unwrap().text()
    }
}
