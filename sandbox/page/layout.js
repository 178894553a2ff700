// The layout of components of version 2: containers, sections, texts, galleries, files, separators.

import { h } from "./dom.js";
import { fileCard } from "./embeds.js";
import { markdown } from "./markdown.js";
import { mosaic, picture } from "./pictures.js";

const shown = (part) => ({ ...part.media, alt: part.description, spoiler: part.spoiler });

// Hidden until somebody wants to see it.
function veil(box) {
  box.inert = true;
  const cover = h("div", { class: "veil" }, box, h("button", {
    type: "button", class: "button secondary",
    onclick: (event) => { box.inert = false; cover.classList.add("open"); event.currentTarget.remove(); },
  }, "Show spoiler"));
  return cover;
}

function container(part, inside) {
  const box = h("div", { class: "container" }, inside(part.components));
  if (part.accent_color !== undefined && part.accent_color !== null) {
    box.classList.add("accent");
    box.style.setProperty("--stripe", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return part.spoiler ? veil(box) : box;
}

function section(part, draw, inside) {
  const beside = part.accessory.type === 11 ? picture(shown(part.accessory), "tile thumbnail") : draw(part.accessory);
  return h("div", { class: "section" }, h("div", { class: "section-texts" }, inside(part.components)), beside);
}

function file(part) {
  const card = fileCard({ url: part.file.url, filename: part.name ?? part.file.url.split("/").pop(), size: part.size ?? undefined });
  return part.spoiler ? veil(card) : card;
}

// Draws a part; `draw` draws the buttons, menus and parts inside. Null for what is no layout.
export function layout(part, draw, context) {
  const inside = (list) => (list ?? []).map(draw);
  switch (part.type) {
    case 9: return section(part, draw, inside);
    case 10: return h("div", { class: "words", dir: "auto" }, markdown(part.content, context));
    case 12: return h("div", { class: "gallery" }, mosaic(part.items.map(shown)));
    case 13: return file(part);
    case 14: return h("div", { class: `separator${part.spacing === 2 ? " far" : ""}${part.divider ? " line" : ""}`, role: part.divider ? "separator" : null });
    case 17: return container(part, inside);
    default: return null;
  }
}

// The first words of a message, whichever kind it is.
export function firstWords(message) {
  if (message.content) return message.content;
  const search = (list) => {
    for (const part of list ?? []) {
      const found = part.type === 10 ? part.content : search(part.components);
      if (found) return found;
    }
    return "";
  };
  return search(message.components);
}
