//! Catalogues are compiled in; cargo has to be told when one is added.

fn main() {
    println!("cargo:rerun-if-changed=../locales");
}
