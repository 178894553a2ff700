// Servers, channels, threads and direct messages of one person, with what is unread.

import { act } from "./api.js";
import { ask, dialog } from "./dialog.js";
import { h, iconButton, toast } from "./dom.js";
import { avatar } from "./format.js";
import { keep, settings } from "./settings.js";
import { bot, channel, may, person, sees, standsAlone, VIEW_CHANNEL, world } from "./world.js";

// Ids of one length: later ones are larger, also as text.
const mark = (who, where) => settings.read[who]?.[where] ?? "";

export function unread(who, where) {
  const since = mark(who, where);
  const direct = channel(where)?.dm;
  const ids = world.inChannel.get(where) ?? [];
  let [fresh, rings] = [0, 0];
  // From the end, and no further than what was read.
  for (let i = ids.length - 1; i >= 0; i -= 1) {
    const one = world.messages.get(ids[i]);
    if (one.local) continue;
    if (one.id <= since) break;
    if (one.author === who || !sees(who, one)) continue;
    fresh += 1;
    if (direct || one.pinged.includes(who) || one.pinged_everyone) rings += 1;
  }
  return { fresh, rings };
}

export function read(who, where) {
  const ids = world.inChannel.get(where) ?? [];
  const last = ids.findLast((id) => !world.messages.get(id).local);
  if (!last || mark(who, where) >= last) return;
  (settings.read[who] ??= {})[where] = last;
  keep();
}

// How often a person was called and has not looked.
export function ringing(who) {
  const all = world.places.channels.filter((one) => may(who, one.id, VIEW_CHANNEL));
  return all.reduce((sum, one) => sum + unread(who, one.id).rings, 0);
}

function entry(place, label, pane, className = "") {
  const here = pane.channel === place.id;
  const { fresh, rings } = here ? { fresh: 0, rings: 0 } : unread(pane.person, place.id);
  const words = rings ? `, ${rings} new for you` : fresh ? ", unread" : "";
  return h("li", {}, h("button", {
    type: "button",
    class: `place ${className}${here ? " here" : ""}${fresh ? " fresh" : ""}`,
    "aria-current": here ? "page" : null,
    "data-channel": place.id,
    onclick: () => pane.open(place.id),
  }, label, h("span", { class: "hidden" }, words), rings ? h("span", { class: "badge", "aria-hidden": "true" }, String(rings)) : null));
}

function server(guild, pane) {
  const visible = world.places.channels.filter((one) => one.guild === guild.id && may(pane.person, one.id, VIEW_CHANNEL));
  const add = () => ask("New channel", "Name of the channel", "", (name) => act({ do: "add_channel", guild: guild.id, name: name.toLowerCase().replace(/\s+/g, "-") }));
  const list = visible.filter(standsAlone).map((one) => [
    entry(one, [h("span", { class: "hash", "aria-hidden": "true" }, { announcement: "📢", voice: "🔊" }[one.kind] ?? "#"), h("span", { class: "name" }, one.name)], pane),
    visible.filter((thread) => thread.parent === one.id && !thread.thread?.archived).map((thread) =>
      entry(thread, [h("span", { class: "hash", "aria-hidden": "true" }, "↳"), h("span", { class: "name" }, thread.name)], pane, "thread")),
  ]);
  return h("section", {}, h("h3", {}, h("span", { class: "name" }, guild.name), iconButton("+", `New channel in ${guild.name}`, add)), h("ul", {}, list));
}

// What a group chat is called by one of its people.
export const together = (place, who) => place.people.filter((one) => one !== who).map((one) => person(one)?.name).join(", ");

// People for a group chat: no bot is in it, but what somebody has installed for themselves works there.
function gather(pane) {
  const boxes = world.places.people.filter((one) => one.id !== pane.person)
    .map((one) => [one.id, h("input", { type: "checkbox", checked: true }), one.name]);
  dialog("New group chat", h("div", { class: "boxes" }, boxes.map(([, box, name]) => h("label", { class: "choice" }, box, h("span", {}, name)))), {
    confirm: "Open",
    send: async () => {
      const others = boxes.filter(([, box]) => box.checked).map(([id]) => id);
      await pane.openNew(await act({ do: "add_group", people: [pane.person, ...others] }));
    },
  });
}

function direct(pane) {
  const open = world.places.channels.filter((one) => one.dm?.[0] === pane.person);
  const known = new Set(open.map((one) => one.dm[1]));
  const start = async (app) => {
    try {
      await pane.openNew(await act({ do: "open_dm", person: pane.person, app }));
    } catch (failure) { toast(failure.message); }
  };
  const groups = world.places.channels.filter((one) => one.kind === "group" && one.people.includes(pane.person));
  const others = world.places.bots.filter((one) => !known.has(one.id));
  return h("section", {}, h("h3", {}, h("span", { class: "name" }, "Direct messages"), iconButton("+", "New group chat", () => gather(pane))), h("ul", {},
    open.map((one) => {
      const name = bot(one.dm[1])?.name ?? "?";
      return entry(one, [avatar(one.dm[1], name, true), h("span", { class: "name" }, name)], pane, "direct");
    }),
    groups.map((one) => entry(one, [h("span", { class: "name" }, together(one, pane.person))], pane, "direct")),
    others.map((one) => h("li", {}, h("button", { type: "button", class: "place direct", onclick: () => start(one.id) },
      avatar(one.id, one.name, true), h("span", { class: "name" }, one.name))))));
}

export function sidebar(pane) {
  const homes = world.places.guilds.filter((one) => one.members[pane.person]);
  return [
    ...homes.map((guild) => server(guild, pane)),
    homes.length ? null : h("p", { class: "hint" }, "On no server."),
    direct(pane),
  ].filter(Boolean);
}
