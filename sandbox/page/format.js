// Times, sizes, colours of people.

import { h } from "./dom.js";
import { now } from "./world.js";

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds, locale) {
  const difference = seconds - now() / 1000;
  const [unit, length] = UNITS.find(([, length]) => Math.abs(difference) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(difference / length), unit);
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

// `<t:…>`: relative ones go on counting.
export function moment(seconds, style, locale) {
  const at = new Date(seconds * 1000);
  if (Number.isNaN(at.getTime())) return String(seconds);
  const full = at.toLocaleString(locale, STYLES.F);
  const element = h("time", { class: "moment", datetime: at.toISOString(), title: full });
  if (style === "R") {
    element.dataset.relative = seconds;
    element.dataset.locale = locale;
    element.textContent = relative(seconds, locale);
  } else element.textContent = at.toLocaleString(locale, STYLES[style] ?? STYLES.f);
  return element;
}
setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(element.dataset.relative), element.dataset.locale);
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);

export const clockTime = (at) => new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
export const fineTime = (at) => new Date(at).toISOString().slice(11, 23);

export function size(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1048576) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1048576).toFixed(1)} MB`;
}

// One of twelve colours, the same for the same id.
const hue = (id) => Number((BigInt(id) >> 22n) % 12n);

export function avatar(id, name, bot = false) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? "?";
  return h("span", { class: `avatar hue-${hue(id)}${bot ? " robot" : ""}`, "aria-hidden": "true" }, letter);
}
