//! Traversal of components, however deep they are nested.

use serde_json::Value;

use crate::check::as_id;
use crate::id::Id;

/// Calls `f` with each component, outer ones before those inside them.
pub(crate) fn each_component(components: &[Value], f: &mut dyn FnMut(&Value)) {
    for part in components {
        f(part);
        for inner in ["components", "items"] {
            if let Some(list) = part[inner].as_array() {
                each_component(list, f);
            }
        }
        for inner in ["accessory", "component"] {
            if part[inner].is_object() {
                each_component(std::slice::from_ref(&part[inner]), f);
            }
        }
    }
}

/// The files that components show.
pub(crate) fn shown(components: &[Value]) -> Vec<Id> {
    let mut files = Vec::new();
    each_component(components, &mut |part| {
        for media in ["media", "file"] {
            files.extend(as_id(&part[media]["attachment_id"]));
        }
    });
    files
}
