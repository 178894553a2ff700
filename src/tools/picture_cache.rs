//! Pictures, painted beside the async runtime.

use std::sync::Arc;

use pictures::{Kept, Painter, Scene};
use tokio::sync::Semaphore;

/// Paints pictures beside the async runtime, and keeps what the next one may show again: ten
/// players are shown the same table.
pub struct PictureCache {
    painter: Arc<Painter>,
    /// Few paint at a time, so that a crowd of tables leaves a core to those who answer.
    easels: Arc<Semaphore>,
    last: Option<(Scene, Arc<[u8]>)>,
    /// Of tables, what they have in common is kept instead.
    kept: Kept,
}

/// The number of pictures that are painted at the same moment.
pub const EASELS: usize = 2;

impl PictureCache {
    /// An empty cache with a shared painter.
    #[must_use]
    pub fn new(painter: Arc<Painter>, easels: Arc<Semaphore>) -> Self {
        Self { painter, easels, last: None, kept: Kept::default() }
    }

    /// The picture as a PNG file; `None` when painting broke off.
    pub async fn paint(&mut self, scene: Scene) -> Option<Arc<[u8]>> {
        self.picture(scene, Painter::scene_again).await
    }

    /// The same, as a GIF file where something moves.
    pub async fn animate(&mut self, scene: Scene) -> Option<Arc<[u8]>> {
        // It is made for one message, and another message must not get it.
        self.last = None;
        let moving = self.picture(scene, Painter::moving_scene).await;
        self.last = None;
        moving
    }

    async fn picture(
        &mut self,
        scene: Scene,
        paint: fn(&Painter, &Scene, &mut Kept) -> Vec<u8>,
    ) -> Option<Arc<[u8]>> {
        if let Some((same, picture)) = &self.last
            && *same == scene
        {
            return Some(Arc::clone(picture));
        }
        let (painter, model) = (Arc::clone(&self.painter), scene.clone());
        let _easel = self.easels.acquire().await.ok()?;
        let mut kept = std::mem::take(&mut self.kept);
        let painted = tokio::task::spawn_blocking(move || {
            let picture = paint(&painter, &model, &mut kept);
            (picture, kept)
        });
        match painted.await {
            Ok((picture, kept)) => {
                self.kept = kept;
                let picture: Arc<[u8]> = picture.into();
                let is_table = matches!(scene, Scene::Table(_));
                self.last = (!is_table).then(|| (scene, Arc::clone(&picture)));
                Some(picture)
            }
            Err(error) => {
                tracing::error!(%error, "a picture was not painted");
                None
            }
        }
    }
}
