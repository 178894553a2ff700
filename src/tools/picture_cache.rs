//! Pictures, painted beside the async runtime.

use std::sync::Arc;

use pictures::{BandCache, Painter, Scene};
use tokio::sync::Semaphore;

/// The number of pictures that are painted at the same moment.
const EASELS: usize = 2;
/// So many pictures, painted or waited for, are a crowd: then none moves, which would take as long
/// as several stills.
const CROWD: usize = 3 * EASELS;

/// Where pictures are painted, beside the async runtime; clones share it.
#[derive(Clone)]
pub struct Studio {
    painter: Arc<Painter>,
    /// Few paint at a time, so that a crowd of tables leaves a core to those who answer.
    easels: Arc<Semaphore>,
    /// The places left before there is a crowd.
    places: Arc<Semaphore>,
}

impl Studio {
    /// A studio of this painter.
    #[must_use]
    pub fn new(painter: Arc<Painter>) -> Self {
        let [easels, places] = [EASELS, CROWD].map(|many| Arc::new(Semaphore::new(many)));
        Self { painter, easels, places }
    }

    /// The picture as a PNG file; `None` when painting broke off.
    pub async fn paint(&self, scene: Scene) -> Option<Arc<[u8]>> {
        PictureCache::new(self.clone()).paint(scene).await
    }

    /// The painter, for what is painted on a thread of one's own.
    #[must_use]
    pub fn painter(&self) -> &Arc<Painter> {
        &self.painter
    }
}

/// A cache of the last picture and its bands: ten players are shown the same table.
pub struct PictureCache {
    studio: Studio,
    last: Option<(Scene, Arc<[u8]>)>,
    /// For tables, the bands that their pictures have in common.
    bands: BandCache,
}

impl PictureCache {
    /// An empty cache.
    #[must_use]
    pub fn new(studio: Studio) -> Self {
        Self { studio, last: None, bands: BandCache::default() }
    }

    /// The picture as a PNG file; `None` when painting broke off.
    pub async fn paint(&mut self, scene: Scene) -> Option<Arc<[u8]>> {
        self.picture(scene, Painter::scene_again).await
    }

    /// The same, as a GIF file where something moves, unless there is a crowd.
    pub async fn animate(&mut self, scene: Scene) -> Option<Arc<[u8]>> {
        if self.studio.places.available_permits() == 0 {
            return self.paint(scene).await;
        }
        // It is made for one message, and another message must not get it.
        self.last = None;
        let moving = self.picture(scene, Painter::moving_scene).await;
        self.last = None;
        moving
    }

    async fn picture(
        &mut self,
        scene: Scene,
        paint: fn(&Painter, &Scene, &mut BandCache) -> Vec<u8>,
    ) -> Option<Arc<[u8]>> {
        if let Some((same, picture)) = &self.last
            && *same == scene
        {
            return Some(Arc::clone(picture));
        }
        let (painter, model) = (Arc::clone(&self.studio.painter), scene.clone());
        let _place = self.studio.places.try_acquire();
        let _easel = self.studio.easels.acquire().await.ok()?;
        let mut bands = std::mem::take(&mut self.bands);
        let painted = tokio::task::spawn_blocking(move || {
            let picture = paint(&painter, &model, &mut bands);
            (picture, bands)
        });
        match painted.await {
            Ok((picture, bands)) => {
                self.bands = bands;
                let picture: Arc<[u8]> = picture.into();
                let is_table = matches!(scene, Scene::Table(_));
                self.last = (!is_table).then(|| (scene, Arc::clone(&picture)));
                Some(picture)
            }
            Err(error) => {
                // The program that is about to end paints no more.
                if error.is_panic() {
                    tracing::error!(%error, "a picture was not painted");
                }
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pictures::{FontSources, PicturePlayer, PictureRow, PictureStack, Sweep, TablePicture};

    /// A row that somebody took.
    fn moving() -> Scene {
        let stacks = vec![PictureStack { card: 37, copies: 1, owner: Some(0) }];
        let sweep = Sweep { cards: vec![5, 16, 22, 30, 36], seats: vec![0], points: Some(12) };
        let row = PictureRow { stacks, sweep: Some(sweep), ..PictureRow::default() };
        let players = vec![PicturePlayer::default(); 2];
        let rows = vec![row];
        Scene::Table(TablePicture { capacity: 5, rows, players, ..TablePicture::default() })
    }

    #[tokio::test]
    async fn in_a_crowd_nothing_moves_and_afterwards_it_does() {
        let sources = FontSources { folder: None, system: false };
        let studio = Studio::new(Arc::new(Painter::with_fonts(sources).unwrap()));
        let places = Arc::clone(&studio.places);
        let crowd = places.try_acquire_many(CROWD.try_into().unwrap()).unwrap();
        let mut cache = PictureCache::new(studio);
        assert!(cache.animate(moving()).await.unwrap().starts_with(b"\x89PNG"));
        drop(crowd);
        assert!(cache.animate(moving()).await.unwrap().starts_with(b"GIF"));
    }
}
