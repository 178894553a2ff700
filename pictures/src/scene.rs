//! The picture of a page, of any kind.

use crate::{
    BandCache, EndPicture, LeadersPicture, LobbyPicture, Painter, PersonPicture, TablePicture,
    TrickPicture,
};

/// A picture to be painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scene {
    Table(TablePicture),
    /// The table of a game of tricks.
    Trick(TrickPicture),
    /// Cards laid out, in a draft.
    Cards(Vec<u8>),
    /// The end of a match.
    End(EndPicture),
    /// An open lobby.
    Lobby(LobbyPicture),
    /// A page of a leaderboard.
    Leaders(LeadersPicture),
    /// Somebody's statistics.
    Person(PersonPicture),
    /// The face of a bot, by its number.
    Portrait(u8),
}

impl Scene {
    /// The same, with a colour of its own for each suit where there are suits and this is wanted:
    /// clubs green, diamonds blue.
    #[must_use]
    pub fn with_four_colours(mut self, wanted: bool) -> Self {
        if let Self::Trick(picture) = &mut self {
            picture.four_colours = wanted;
        }
        self
    }
}

impl Painter {
    /// Paints a scene as a PNG file.
    pub fn scene(&self, scene: &Scene) -> Vec<u8> {
        self.scene_again(scene, &mut BandCache::default())
    }

    /// The same file, sooner where the scene before it was like it.
    pub fn scene_again(&self, scene: &Scene, bands: &mut BandCache) -> Vec<u8> {
        match scene {
            Scene::Table(picture) => self.paint_again(picture, bands),
            Scene::Trick(picture) => self.trick(picture),
            Scene::Cards(cards) => self.cards(cards),
            Scene::End(picture) => self.end(picture),
            Scene::Lobby(picture) => self.lobby(picture),
            Scene::Leaders(picture) => self.leaders(picture),
            Scene::Person(picture) => self.person(picture),
            Scene::Portrait(number) => self.portrait(*number),
        }
    }

    /// The same, as a GIF file that moves where a row was taken.
    pub fn moving_scene(&self, scene: &Scene, bands: &mut BandCache) -> Vec<u8> {
        let moving = match scene {
            Scene::Table(picture) => self.sweep(picture),
            Scene::Trick(_)
            | Scene::Cards(_)
            | Scene::End(_)
            | Scene::Lobby(_)
            | Scene::Leaders(_)
            | Scene::Person(_)
            | Scene::Portrait(_) => None,
        };
        moving.unwrap_or_else(|| self.scene_again(scene, bands))
    }
}
