//! The modules of a crate, and what each imports.

use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};

use crate::source::{Named, look_through};

/// The path of a module from the root of its crate.
pub type ModulePath = Vec<String>;

/// A file with code.
pub struct Module {
    pub file: PathBuf,
    /// The paths that it names.
    named: Vec<Named>,
    pub in_tests: bool,
}

/// A crate: its files by the modules that they hold.
pub struct Modules(pub BTreeMap<ModulePath, Module>);

impl Modules {
    /// The crates whose code lies in `src` of a folder: a library, a program, or both.
    pub fn of(folder: &str) -> Vec<Self> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join("src");
        let roots = ["lib.rs", "main.rs"].map(|root| source.join(root));
        let roots: Vec<PathBuf> = roots.into_iter().filter(|root| root.exists()).collect();
        assert!(!roots.is_empty(), "{folder} has no code");
        roots.into_iter().map(Self::from_root).collect()
    }

    /// Follows what each file declares, as the compiler does.
    fn from_root(root: PathBuf) -> Self {
        let mut modules = BTreeMap::new();
        // With the folder in which the files of the modules lie that a file declares.
        let folder = root.parent().unwrap().to_owned();
        let mut waiting = VecDeque::from([(ModulePath::new(), root, folder, false)]);
        while let Some((path, file, folder, in_tests)) = waiting.pop_front() {
            let code = std::fs::read_to_string(&file)
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let (named, declared) = look_through(&code);
            for one in declared {
                let below: PathBuf = folder.join(one.module.iter().collect::<PathBuf>());
                let (alone, mod_rs) = (below.with_extension("rs"), below.join("mod.rs"));
                let (file, folder) = match one.lies_at {
                    Some(place) => {
                        let file = file.parent().unwrap().join(place);
                        let folder = file.parent().unwrap().to_owned();
                        (file, folder)
                    }
                    None if alone.exists() => (alone, below),
                    None => (mod_rs, below),
                };
                let module = path.iter().cloned().chain(one.module).collect();
                waiting.push_back((module, file, folder, in_tests || one.in_tests));
            }
            let file = file.canonicalize().unwrap();
            modules.insert(path, Module { file, named, in_tests });
        }
        Self(modules)
    }

    /// Returns the paths that a module names of its own crate, from the root, each with whether
    /// only tests name it.
    pub fn imports<'m>(
        &'m self,
        path: &'m ModulePath,
    ) -> impl Iterator<Item = (ModulePath, bool)> + 'm {
        let module = &self.0[path];
        module.named.iter().filter_map(move |named| {
            let here: ModulePath = path.iter().chain(&named.inside).cloned().collect();
            let whole = self.named_from_the_root(here, &named.path)?;
            Some((whole, named.in_tests || module.in_tests))
        })
    }

    /// A path as it reads from the root; `None` when it leads to another crate or to nowhere.
    fn named_from_the_root(&self, here: ModulePath, named: &[String]) -> Option<ModulePath> {
        let mut base = here;
        let mut rest = named;
        match named.first()?.as_str() {
            "crate" => {
                base.clear();
                rest = &rest[1..];
            }
            "self" => rest = &rest[1..],
            "super" => {
                while rest.first().is_some_and(|part| part == "super") {
                    base.pop()?;
                    rest = &rest[1..];
                }
            }
            // A module of this one by its mere name.
            name => {
                base.push(name.to_owned());
                let is_module = self.0.contains_key(&base);
                base.pop();
                if !is_module {
                    return None;
                }
            }
        }
        base.extend_from_slice(rest);
        Some(base)
    }

    /// The module in which the thing with this path stands, or which it is.
    pub fn holding(&self, path: &[String]) -> Option<&ModulePath> {
        (0..=path.len()).rev().find_map(|length| Some(self.0.get_key_value(&path[..length])?.0))
    }
}
