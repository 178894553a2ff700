// One message as one person sees it.

import { act } from "./api.js";
import { h, iconButton, toast } from "./dom.js";
import { component } from "./components.js";
import { attached, embed } from "./embeds.js";
import { avatar, clockTime } from "./format.js";
import { firstWords } from "./layout.js";
import { local } from "./pictures.js";
import { inline, markdown } from "./markdown.js";
import { bot, drop, failedOn, nameOf, world } from "./world.js";

const THINKING = 1 << 7;
const V2 = 1 << 15;

// The line above a message: what it answers.
function above(message, context) {
  if (message.reply_to) {
    const earlier = world.messages.get(message.reply_to);
    const jump = () => context.jump(message.channel, message.reply_to);
    const said = earlier && firstWords(earlier).slice(0, 80);
    return h("button", { type: "button", class: "above", onclick: jump },
      earlier ? [h("b", {}, nameOf(earlier.author)), " ", ...(said ? inline(said, context) : ["Click to see attachment"])] : "Original message was deleted");
  }
  const origin = message.origin;
  if (origin?.name) {
    return h("div", { class: "above" }, h("b", {}, nameOf(origin.user.id)), " used ", h("span", { class: "mention" }, `/${origin.name}`));
  }
  return null;
}

function dismiss(message, context) {
  if (message.local) return drop(message.channel, message.id);
  return act({ do: "dismiss", person: context.person, message: message.id }).catch((failure) => toast(failure.message));
}

function body(message, context) {
  if (message.flags & THINKING) {
    return [h("div", { class: "thinking" }, `${nameOf(message.author)} is thinking`, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")))];
  }
  const parts = [];
  if (message.content) parts.push(h("div", { class: "content", dir: "auto" }, markdown(message.content, context)));
  const edited = message.edited && h("small", { class: "edited", title: new Date(message.edited).toLocaleString() }, "(edited)");
  if (edited && parts.length) parts[0].append(edited);
  const embedded = new Set(message.embeds.flatMap((one) => [one.image?.url, one.thumbnail?.url]).filter(Boolean).map(local));
  if (!(message.flags & V2)) parts.push(...attached(message.attachments.filter((one) => !embedded.has(one.url))));
  for (const one of message.embeds) parts.push(embed(one, context));
  for (const one of message.components) parts.push(component(one, message, context));
  if (edited && !message.content) parts.push(edited);
  return parts;
}

export function render(message, context) {
  const who = nameOf(message.author);
  const robot = Boolean(bot(message.author));
  const rings = !message.local && (message.pinged.includes(context.person) || message.pinged_everyone);
  const tools = !message.local && h("div", { class: "tools" },
    iconButton("🗑", `Delete this message of ${who}, as a moderator`, () => {
      if (confirm(`Delete this message of ${who} for everybody?`)) act({ do: "delete_message", message: message.id }).catch((failure) => toast(failure.message));
    }));
  return h("li", {
    class: `message${rings ? " rings" : ""}${message.ephemeral_to ? " private" : ""}`,
    "data-id": message.id,
    tabindex: "-1",
  },
  above(message, context),
  h("div", { class: "gutter" }, avatar(message.author, who, robot)),
  h("div", { class: "main" },
    h("div", { class: "byline" }, h("b", { class: "author" }, who), robot && h("span", { class: "tag" }, "APP"),
      h("time", { datetime: new Date(message.created).toISOString(), title: new Date(message.created).toLocaleString() }, clockTime(message.created))),
    body(message, context),
    failedOn(context.person, message.id) && h("div", { class: "failure", role: "alert" }, "⚠ This interaction failed"),
    message.ephemeral_to && h("div", { class: "only-you" }, "👁 Only you can see this · ",
      h("button", { type: "button", class: "as-link", onclick: () => dismiss(message, context) }, "Dismiss message"))),
  tools);
}
