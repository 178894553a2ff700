//! The fonts of the machine, for what the built-in ones lack. They are looked through once, when a
//! name first needs one; of a font that is used, only the tables that are asked for are read.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use ab_glyph::{FontRef, VariableFont as _};
use fontdb::{Database, FaceInfo, ID, Stretch, Style};
use harfrust::font::{Blob, TableFunction};

/// Names in a script of their own are drawn about as heavy as the others.
const WEIGHT: u16 = 700;
/// Past so many choices and opened fonts it begins anew; what strangers write must not fill the
/// memory.
const MOST_CHOICES: usize = 4096;
const MOST_OPENED: usize = 32;
/// Fonts in which every character is a box or nothing.
const EMPTY: [&str; 3] = ["Last Resort", ".LastResort", "Adobe Blank"];
/// Endings of fonts that draw the characters of one region.
const REGIONS: [&str; 5] = ["JP", "KR", "SC", "TC", "HK"];

/// The sources of fonts, besides those that are part of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FontSources {
    /// A folder with fonts, which win over those of the system.
    pub folder: Option<PathBuf>,
    /// Whether the fonts of the system are used.
    pub system: bool,
}

impl FontSources {
    /// Nothing but what is part of the program: pictures are the same on every machine.
    pub fn built_in() -> Self {
        Self::default()
    }

    /// The fonts of the system, and before them those of a folder.
    pub fn machine(folder: Option<PathBuf>) -> Self {
        Self { folder, system: true }
    }

    /// Returns the number of fonts. It looks through all of them, which takes a while.
    pub fn count(&self) -> usize {
        Shelf::new(self).faces.len()
    }
}

/// All fonts that were found.
pub(super) struct Machine {
    sources: FontSources,
    shelf: OnceLock<Shelf>,
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Machine").field(&self.sources).finish()
    }
}

struct Shelf {
    fonts: Arc<Database>,
    /// The best first.
    faces: Vec<Face>,
    choices: Mutex<HashMap<String, Option<ID>>>,
    opened: Mutex<HashMap<ID, harfrust::Font>>,
}

struct Face {
    id: ID,
    region: Option<&'static str>,
    /// Blocks of 256 characters of which the font has some, in order. Spares opening hundreds of
    /// files for a character that few have.
    blocks: Vec<u32>,
}

/// The log target: hosts filter by the name of the program, not of its crates.
const LOG: &str = "hornochse::pictures";

impl Machine {
    pub(super) fn new(sources: FontSources) -> Self {
        if let Some(folder) = &sources.folder
            && let Err(why) = std::fs::read_dir(folder)
        {
            tracing::warn!(
                target: LOG,
                folder = %folder.display(), %why, "the fonts of FONTS_DIR cannot be read"
            );
        }
        Self { sources, shelf: OnceLock::new() }
    }

    fn shelf(&self) -> &Shelf {
        self.shelf.get_or_init(|| Shelf::new(&self.sources))
    }

    /// The best font that has all of these characters; of those made for one region, that of
    /// `region` comes first.
    pub(super) fn choose(&self, characters: &str, region: &'static str) -> Option<ID> {
        let shelf = self.shelf();
        if shelf.faces.is_empty() {
            return None;
        }
        let key = format!("{region}{characters}");
        let known = lock(&shelf.choices).get(&key).copied();
        known.unwrap_or_else(|| {
            let choice = shelf.choose(characters, region);
            let mut choices = lock(&shelf.choices);
            if choices.len() >= MOST_CHOICES {
                choices.clear();
            }
            choices.insert(key, choice);
            choice
        })
    }

    /// The font as the shaper reads it.
    pub(super) fn shaper(&self, id: ID) -> Option<harfrust::Font> {
        let shelf = self.shelf();
        let mut opened = lock(&shelf.opened);
        if let Some(font) = opened.get(&id) {
            return Some(font.clone());
        }
        let fonts = Arc::clone(&shelf.fonts);
        let table = move |tag: harfrust::Tag| {
            fonts.with_face_data(id, |bytes, index| {
                let face = ttf_parser::RawFace::parse(bytes, index).ok()?;
                let table = face.table(ttf_parser::Tag::from_bytes(&tag.to_be_bytes()))?;
                Some(Blob::from(table.to_vec()))
            })?
        };
        let font = harfrust::Font::new(TableFunction::new(Arc::new(table)), 0)?;
        let font = font.instance_builder().variations([("wght", f32::from(WEIGHT))]).build();
        if opened.len() >= MOST_OPENED {
            opened.clear();
        }
        opened.insert(id, font.clone());
        Some(font)
    }

    pub(super) fn outlines<T>(&self, id: ID, read: impl FnOnce(&FontRef<'_>) -> T) -> Option<T> {
        self.shelf().fonts.with_face_data(id, |bytes, index| {
            let mut font = FontRef::try_from_slice_and_index(bytes, index).ok()?;
            font.set_variation(b"wght", f32::from(WEIGHT));
            Some(read(&font))
        })?
    }
}

/// A panic elsewhere cannot leave these maps half written: an entry is inserted whole.
fn lock<T>(map: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    map.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shelf {
    fn new(sources: &FontSources) -> Self {
        let mut fonts = Database::new();
        if let Some(folder) = &sources.folder {
            fonts.load_fonts_dir(folder);
        }
        let own: HashSet<ID> = fonts.faces().map(|info| info.id).collect();
        if sources.system {
            fonts.load_system_fonts();
        }
        let mut infos: Vec<&FaceInfo> = fonts.faces().collect();
        infos.sort_by_cached_key(|info| (!own.contains(&info.id), rank(info)));
        let faces: Vec<Face> =
            infos.into_iter().filter_map(|info| Face::new(&fonts, info)).collect();
        tracing::info!(target: LOG, fonts = faces.len(), "looked for fonts");
        let (choices, opened) = (Mutex::default(), Mutex::default());
        Self { fonts: Arc::new(fonts), faces, choices, opened }
    }

    fn choose(&self, characters: &str, region: &str) -> Option<ID> {
        let foreign = |face: &&Face| face.region.is_some_and(|its| its != region);
        let (near, far): (Vec<&Face>, Vec<&Face>) =
            self.faces.iter().partition(|face| !foreign(face));
        let mut faces = near.into_iter().chain(far);
        faces.find(|face| face.has_all(&self.fonts, characters)).map(|face| face.id)
    }
}

impl Face {
    /// Nothing for a font without outlines, such as one of coloured pictures.
    fn new(fonts: &Database, info: &FaceInfo) -> Option<Self> {
        let family = &info.families.first()?.0;
        if EMPTY.iter().any(|empty| family.starts_with(empty)) {
            return None;
        }
        let blocks = fonts.with_face_data(info.id, |bytes, index| {
            let face = ttf_parser::Face::parse(bytes, index).ok()?;
            let tables = face.tables();
            if tables.glyf.is_none() && tables.cff.is_none() && tables.cff2.is_none() {
                return None;
            }
            let mut blocks = Vec::new();
            for subtable in
                tables.cmap?.subtables.into_iter().filter(ttf_parser::cmap::Subtable::is_unicode)
            {
                subtable.codepoints(|character| {
                    if blocks.last() != Some(&(character >> 8)) {
                        blocks.push(character >> 8);
                    }
                });
            }
            blocks.sort_unstable();
            blocks.dedup();
            Some(blocks)
        })??;
        let region = REGIONS.into_iter().find(|region| family.ends_with(region));
        Some(Self { id: info.id, region, blocks })
    }

    fn has_all(&self, fonts: &Database, characters: &str) -> bool {
        let block = |c: char| self.blocks.binary_search(&(u32::from(c) >> 8)).is_ok();
        if !characters.chars().all(block) {
            return false;
        }
        let has = fonts.with_face_data(self.id, |bytes, index| {
            let face = ttf_parser::Face::parse(bytes, index).ok()?;
            Some(characters.chars().all(|c| face.glyph_index(c).is_some_and(|id| id.0 != 0)))
        });
        has.flatten().unwrap_or(false)
    }
}

/// Returns the sort key of a font: lower for one that goes better with the other names.
fn rank(info: &FaceInfo) -> impl Ord + use<> {
    let family = info.families.first().map(|(name, _)| name.clone()).unwrap_or_default();
    let odd = ["Serif", "Mono", "Nastaliq", "Kufi"].iter().any(|kind| family.contains(kind));
    let slanted = info.style != Style::Normal || info.stretch != Stretch::Normal;
    let weight = info.weight.0.abs_diff(WEIGHT);
    // The name last, so that the same fonts always give the same picture.
    (slanted, odd, !family.contains("Sans"), weight, info.post_script_name.clone())
}
