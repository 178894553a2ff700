// Discord's Markdown as elements. Whatever is not understood stays the text it is.

import { base } from "./api.js";
import { h } from "./dom.js";
import { moment } from "./format.js";
import { bot, channel, nameOf, person, world } from "./world.js";

const SPECIAL = /[\\`<[*_~|@]|https?:\/\//g;
const PAIRS = [
  [/\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, "strong"], [/__((?:\\[^]|[^\\])+?)__(?!_)/y, "u"], [/~~((?:\\[^]|[^\\])+?)~~/y, "s"],
  [/\*(?!\s)((?:\\[^]|\*\*[^]*?\*\*|[^*\\])*(?:\\[^]|[^\s*\\]))\*(?!\*)/y, "em"], [/_(?!_)((?:\\[^]|[^\\])+?)_(?![_\p{L}\d])/yu, "em"],
];
const ESCAPE = /\\([^\dA-Za-z\s])/uy;
const LINK = /\[([^\]\n]{1,200})\]\(<?(https?:\/\/[^\s)>]+)>?\)/y;
const BARE = /<?(https?:\/\/[^\s<>]+[^\s<>.,;:!?"')\]])>?/y;
const CODE = /(`+)([^]*?[^`])\1(?!`)/y;
const MENTION = /<(@!?|@&|#)(\d{1,20})>/y;
const TIME = /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y;
const EMOJI = /<a?:(\w{1,32}):(\d{1,20})>/y;
const COMMAND = /<\/([^:>\n]{1,100}):\d{1,20}>/y;
const SPOILER = /\|\|([^]+?)\|\|/y;

const at = (pattern, text, from) => { pattern.lastIndex = from; return pattern.exec(text); };

export function link(url, label, context) {
  const inside = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  if (inside && context.jump) {
    const go = (event) => { event.preventDefault(); context.jump(inside[1], inside[2]); };
    return h("a", { href: url, onclick: go }, label);
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, label);
}

function mention(kind, id, context) {
  if (kind === "#") {
    const place = channel(id);
    const open = () => context.jump?.(id);
    return h("button", { type: "button", class: "mention", onclick: open }, `#${place?.name ?? "unknown"}`);
  }
  if (kind === "@&") {
    const role = world.places.guilds.map((one) => one.roles[id]).find(Boolean);
    return h("span", { class: "mention" }, `@${role?.name ?? "role"}`);
  }
  const known = person(id) || bot(id);
  return h("span", { class: "mention" }, known ? `@${nameOf(id)}` : "@unknown-user");
}

export function emoji(id, name) {
  return h("img", { class: "emoji", src: `${base}/emojis/${id}`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

function special(text, i, context, depth) {
  let m;
  if (text[i] === "\\" && (m = at(ESCAPE, text, i))) return [m[1], m[0].length];
  if (text[i] === "`" && (m = at(CODE, text, i))) return [h("code", {}, m[2].trim()), m[0].length];
  if (text[i] === "<") {
    if ((m = at(MENTION, text, i))) return [mention(m[1].replace("!", ""), m[2], context), m[0].length];
    if ((m = at(TIME, text, i))) return [moment(Number(m[1]), m[2], context.locale), m[0].length];
    if ((m = at(EMOJI, text, i))) return [emoji(m[2], m[1]), m[0].length];
    if ((m = at(COMMAND, text, i))) return [h("span", { class: "mention" }, `/${m[1]}`), m[0].length];
  }
  if (text[i] === "<" || text[i] === "h") {
    return (m = at(BARE, text, i)) ? [link(m[1], m[1], context), m[0].length] : null;
  }
  if (text[i] === "@" && (m = at(/@(everyone|here)\b/y, text, i))) return [h("span", { class: "mention" }, m[0]), m[0].length];
  if (depth > 8) return null;
  if (text[i] === "[" && (m = at(LINK, text, i))) {
    return [link(m[2], h("span", {}, inline(m[1], context, depth + 1)), context), m[0].length];
  }
  if (text[i] === "|" && (m = at(SPOILER, text, i))) {
    const open = (event) => event.currentTarget.classList.add("open");
    return [h("button", { type: "button", class: "spoiler", onclick: open }, inline(m[1], context, depth + 1)), m[0].length];
  }
  for (const [pattern, tag] of PAIRS) {
    if ((m = at(pattern, text, i))) return [h(tag, {}, inline(m[1], context, depth + 1)), m[0].length];
  }
  return null;
}

export function inline(text, context, depth = 0) {
  const parts = [];
  let plain = 0;
  let i = 0;
  const pattern = new RegExp(SPECIAL);
  while (i < text.length) {
    pattern.lastIndex = i;
    const next = pattern.exec(text);
    if (!next) break;
    i = next.index;
    const found = special(text, i, context, depth);
    if (!found) { i += 1; continue; }
    if (i > plain) parts.push(text.slice(plain, i));
    parts.push(found[0]);
    i += found[1];
    plain = i;
  }
  if (plain < text.length) parts.push(text.slice(plain));
  return parts;
}

const ITEM = /^(\s*)([-*]|\d{1,9}\.) +(.*)$/;

function lines(text, context) {
  const out = [];
  let loose = [];
  const flush = () => {
    if (loose.length) out.push(h("div", { class: "text" }, inline(loose.join("\n"), context)));
    loose = [];
  };
  const all = text.split("\n");
  for (let i = 0; i < all.length; i += 1) {
    let m;
    if ((m = /^(#{1,3}) +(.+)$/.exec(all[i]))) {
      flush();
      out.push(h("div", { class: `heading h${m[1].length}`, role: "heading", "aria-level": m[1].length + 2 }, inline(m[2], context)));
    } else if ((m = /^-# +(.+)$/.exec(all[i]))) {
      flush();
      out.push(h("small", { class: "subtext" }, inline(m[1], context)));
    } else if (/^> /.test(all[i])) {
      flush();
      const quoted = [];
      while (i < all.length && /^> ?/.test(all[i])) quoted.push(all[i++].replace(/^> ?/, ""));
      i -= 1;
      out.push(h("blockquote", {}, lines(quoted.join("\n"), context)));
    } else if (ITEM.test(all[i])) {
      flush();
      const numbered = /\d/.test(ITEM.exec(all[i])[2]);
      const list = h(numbered ? "ol" : "ul", numbered ? { start: parseInt(ITEM.exec(all[i])[2], 10) } : {});
      while (i < all.length && (m = ITEM.exec(all[i])) && /\d/.test(m[2]) === numbered) {
        list.append(h("li", m[1].length > 1 ? { class: "deeper" } : {}, inline(m[3], context)));
        i += 1;
      }
      i -= 1;
      out.push(list);
    } else loose.push(all[i]);
  }
  flush();
  return out;
}

// `context`: locale, and jump(channel, message) for links inside.
export function markdown(text, context) {
  const out = [];
  const pieces = text.split(/```(?:([\w+-]+)\n)?\n?([^]*?)\n?```/);
  for (let i = 0; i < pieces.length; i += 3) {
    if (pieces[i].trim()) out.push(...lines(i ? pieces[i].replace(/^\n/, "") : pieces[i], context));
    if (i + 2 < pieces.length) out.push(h("pre", { tabindex: "0" }, h("code", {}, pieces[i + 2])));
  }
  return out;
}
