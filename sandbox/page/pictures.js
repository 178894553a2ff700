// Pictures: one of them whole, several as a mosaic, each opened in full size by a click.

import { h } from "./dom.js";

// Files come from the sandbox itself, whatever name it was called by.
export const local = (url) => url.replace(/^https?:\/\/[^/]+(?=\/(worlds\/[^/]+\/)?attachments\/)/, "");

// A picture in full size, above everything.
function enlarge(url, alt) {
  const box = h("dialog", { class: "full", "aria-label": "Picture", onclick: () => box.close() },
    h("img", { src: url, alt }), h("p", {}, alt || "This picture has no description."),
    h("button", { type: "button", class: "button secondary", autofocus: true }, "Close"));
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}

// `one`: url, alt, width, height, spoiler.
export function picture(one, kind = "picture") {
  const shown = local(one.url);
  if (/^https?:/.test(shown)) return h("small", { class: "subtext elsewhere" }, `(picture on the web: ${one.alt || shown})`);
  const alt = one.alt ?? "";
  const image = h("img", { src: shown, alt, width: one.width, height: one.height, loading: "lazy", decoding: "async" });
  const open = () => {
    if (!button.classList.contains("veiled")) return enlarge(shown, alt);
    button.classList.remove("veiled");
    button.setAttribute("aria-label", label);
  };
  const label = `Picture: ${alt || "without description"}. Show in full size`;
  const button = h("button", {
    type: "button", class: one.spoiler ? `${kind} veiled` : kind, "aria-label": one.spoiler ? "Spoiler: show the picture" : label, onclick: open,
  }, image);
  return button;
}

// The places of several pictures, as Discord lays them out: full rows of three below a first row of
// whatever is left over; two and four as halves; three as a large one beside two small ones.
function places(count) {
  if (count === 3) return ["large", "third", "third"];
  if (count === 2 || count === 4) return Array(count).fill("half");
  const first = [[], ["wide"], ["half", "half"]][count % 3];
  return [...first, ...Array(count - first.length).fill("third")];
}

export function mosaic(list) {
  if (list.length === 1) return picture(list[0]);
  const where = places(list.length);
  return h("div", { class: "mosaic", "data-count": list.length }, list.map((one, i) => picture(one, `tile ${where[i]}`)));
}
