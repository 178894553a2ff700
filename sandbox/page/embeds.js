// Embeds and files.

import { h } from "./dom.js";
import { size } from "./format.js";
import { inline, link, markdown } from "./markdown.js";
import { local, mosaic, picture } from "./pictures.js";

export function fileCard(one) {
  return h("div", { class: "file" },
    h("span", { class: "sheet", "aria-hidden": "true" }, "📄"),
    h("div", {}, h("a", { href: local(one.url), download: one.filename }, one.filename),
      h("small", {}, [one.size === undefined ? null : size(one.size), one.description].filter(Boolean).join(" · "))));
}

// What is attached: pictures together, other files below them.
export function attached(files) {
  const isPicture = (one) => one.content_type?.startsWith("image/");
  const pictures = files.filter(isPicture).map((one) => ({ ...one, alt: one.description }));
  return [pictures.length ? mosaic(pictures) : null, ...files.filter((one) => !isPicture(one)).map(fileCard)];
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
  if (one.thumbnail?.url) box.append(picture({ ...one.thumbnail, alt: one.thumbnail.description }, "picture thumbnail"));
  if (one.image?.url) box.append(picture({ ...one.image, alt: one.image.description }));
  if (one.footer?.text || one.timestamp) {
    const when = one.timestamp && new Date(one.timestamp).toLocaleString(context.locale, { dateStyle: "short", timeStyle: "short" });
    box.append(h("div", { class: "embed-footer" }, [one.footer?.text, when].filter(Boolean).join(" • ")));
  }
  return box;
}
