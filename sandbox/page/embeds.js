// Embeds, pictures and files.

import { h } from "./dom.js";
import { size } from "./format.js";
import { inline, link, markdown } from "./markdown.js";

// Files come from the sandbox itself, whatever name it was called by.
const local = (url) => url.replace(/^https?:\/\/[^/]+(?=\/attachments\/)/, "");

// A picture in full size, above everything.
function enlarge(url, alt) {
  const box = h("dialog", { class: "full", "aria-label": "Picture", onclick: () => box.close() },
    h("img", { src: url, alt }), h("p", {}, alt || "This picture has no description."),
    h("button", { type: "button", class: "button secondary", autofocus: true }, "Close"));
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}

export function picture(url, alt, width, height, kind = "picture") {
  const shown = local(url);
  if (/^https?:/.test(shown)) return h("small", { class: "subtext" }, `(picture on the web: ${alt || shown})`);
  const image = h("img", { src: shown, alt: alt ?? "", width, height, loading: "lazy", decoding: "async" });
  return h("button", { type: "button", class: kind, "aria-label": `Picture: ${alt || "without description"}. Show in full size`, onclick: () => enlarge(shown, alt ?? "") }, image);
}

export function file(one) {
  if (one.content_type?.startsWith("image/")) return picture(one.url, one.description, one.width, one.height);
  return h("div", { class: "file" },
    h("span", { class: "sheet", "aria-hidden": "true" }, "📄"),
    h("div", {}, h("a", { href: local(one.url), download: one.filename }, one.filename),
      h("small", {}, [one.size === undefined ? null : size(one.size), one.description].filter(Boolean).join(" · "))));
}

export function embed(one, context) {
  const box = h("div", { class: "embed" });
  if (one.color !== undefined && one.color !== null) box.style.setProperty("--stripe", `#${one.color.toString(16).padStart(6, "0")}`);
  const title = one.title && inline(one.title, context);
  const main = h("div", { class: "embed-text" },
    one.author && h("div", { class: "embed-author" }, one.author.name),
    title && h("div", { class: "embed-title" }, one.url ? link(one.url, title, context) : title),
    one.description && h("div", { class: "embed-description" }, markdown(one.description, context)),
    one.fields?.length && h("div", { class: "fields" }, one.fields.map((field) =>
      h("div", { class: field.inline ? "field inline" : "field" },
        h("div", { class: "field-name" }, inline(field.name, context)), h("div", {}, markdown(field.value, context))))));
  box.append(main);
  if (one.thumbnail?.url) box.append(picture(one.thumbnail.url, one.thumbnail.description ?? "", undefined, undefined, "picture thumbnail"));
  if (one.image?.url) box.append(picture(one.image.url, one.image.description ?? ""));
  if (one.footer?.text || one.timestamp) {
    const when = one.timestamp && new Date(one.timestamp).toLocaleString(context.locale, { dateStyle: "short", timeStyle: "short" });
    box.append(h("div", { class: "embed-footer" }, [one.footer?.text, when].filter(Boolean).join(" • ")));
  }
  return box;
}
