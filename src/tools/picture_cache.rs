//! Pictures, painted beside the async runtime.

use std::sync::Arc;

use pictures::{BandCache, Painter, Scene};

use super::cpu_pool::{CpuPool, Priority};

/// The number of pictures that are painted at the same moment: few, so that a crowd of tables leaves
/// a core to those who answer.
const PAINTERS: u32 = 2;

/// Where pictures are painted, beside the async runtime; clones share it.
#[derive(Clone)]
pub struct Studio {
    painter: Arc<Painter>,
    /// Threads of their own: each has its sheets and tables at hand, a megabyte of them.
    painters: CpuPool,
}

impl Studio {
    /// A studio of this painter.
    /// Errors: when the system starts no threads.
    pub fn new(painter: Arc<Painter>) -> std::io::Result<Self> {
        Ok(Self { painter, painters: CpuPool::with_threads("painter", PAINTERS, true)? })
    }

    /// The picture as a PNG file; `None` when painting broke off.
    pub async fn paint(&self, scene: Scene) -> Option<Arc<[u8]>> {
        PictureCache::new(self.clone()).paint(scene).await
    }

    /// The painter, for what is painted on a thread of one's own.
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
    pub fn new(studio: Studio) -> Self {
        Self { studio, last: None, bands: BandCache::default() }
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
        paint: fn(&Painter, &Scene, &mut BandCache) -> Vec<u8>,
    ) -> Option<Arc<[u8]>> {
        if let Some((same, picture)) = &self.last
            && *same == scene
        {
            return Some(Arc::clone(picture));
        }
        let (painter, model) = (Arc::clone(&self.studio.painter), scene.clone());
        let mut bands = std::mem::take(&mut self.bands);
        let painted = self.studio.painters.run(Priority::Seat, move |_| {
            let picture = paint(&painter, &model, &mut bands);
            (picture, bands)
        });
        let Some((picture, bands)) = painted.await else {
            tracing::error!("a picture was not painted");
            return None;
        };
        self.bands = bands;
        let picture: Arc<[u8]> = picture.into();
        let is_table = matches!(scene, Scene::Table(_));
        self.last = (!is_table).then(|| (scene, Arc::clone(&picture)));
        Some(picture)
    }
}
