// Switches for what can go wrong.

import { act } from "./api.js";
import { h, toast } from "./dom.js";
import { rights } from "./people.js";
import { world } from "./world.js";

const quietly = (action) => act(action).catch((failure) => toast(failure.message));
const fault = (what, times = 1, only = {}) => () => quietly({ do: "misbehave", fault: { what, times, ...only } });
const disorder = (how, times = 1) => () => quietly({ do: "disorder", disorder: { event: "INTERACTION_CREATE", how, times } });

const ONCE = [
  ["429 next", "The next request is refused: too many. Asks to wait a second.", fault({ too_many: { retry_after_ms: 1000, global: false } })],
  ["500 next", "The next request fails and nothing is carried out.", fault({ status: { status: 500 } })],
  ["Done, but 500", "The next request is carried out and fails all the same.", fault({ done_but_status: { status: 500 } })],
  ["Emoji refused", "The next message with a custom emoji on a button is refused.", fault("invalid_emoji")],
  ["Lose a reply", "The next request is carried out, the answer never comes.", fault("lost_reply")],
  ["Lose a request", "The next request gets lost.", fault("lost_request")],
  ["No answer to next 3", "The next three requests are never answered.", fault("silence", 3)],
  ["Event twice", "The next interaction is delivered twice.", disorder("twice")],
  ["Event lost", "The next interaction is never delivered.", disorder("never")],
  ["Events swapped", "The next two interactions are delivered in the wrong order.", disorder("after_the_next")],
  ["Gateway drop", "The connection is cut; the bot can resume.", () => quietly({ do: "break", how: "cut" })],
  ["Session lost", "The connection is cut and the session forgotten.", () => quietly({ do: "break", how: "forget" })],
  ["Reconnect", "The gateway asks the bot to reconnect (op 7).", () => quietly({ do: "break", how: "reconnect" })],
];

const LASTING = [
  ["Emojis refused, 1 in 25", "invalid_emoji", 25], ["Emojis refused", "invalid_emoji"],
  ["Latency 800 ms", { latency: { ms: 800 } }], ["Latency 4 s", { latency: { ms: 4000 } }],
  ["429 always", { too_many: { retry_after_ms: 1000, global: true } }], ["500 always", { status: { status: 500 } }],
];

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const without = async (list, what, oneIn) => {
  await act({ do: "behave" });
  for (const one of list.filter((other) => !same(other.what, what) || other.one_in !== oneIn)) await act({ do: "misbehave", fault: one });
};

function lasting([label, what, oneIn = null]) {
  const pending = world.faults.pending ?? [];
  const active = pending.some((one) => one.times === null && one.one_in === oneIn && same(one.what, what));
  return h("label", { class: "switch" },
    h("input", { type: "checkbox", role: "switch", checked: active, onchange: (event) => {
      if (event.target.checked) fault(what, null, { one_in: oneIn })();
      else without(pending, what, oneIn).catch((failure) => toast(failure.message));
    } }), h("span", {}, label));
}

function words(one) {
  const [kind, more] = typeof one.what === "string" ? [one.what] : Object.entries(one.what)[0];
  return `${kind.replace(/_/g, " ")}${more ? ` ${Object.values(more).join(" ")}` : ""}${one.one_in ? ` 1 in ${one.one_in}` : ""}${one.times ? ` ×${one.times}` : ""}`;
}

export function faults() {
  const { pending = [], disorder: late = [], holding, refused = [] } = world.faults;
  const ordered = [...pending.map(words), ...late.map((one) => `event ${one.how.replace(/_/g, " ")}${one.times ? ` ×${one.times}` : ""}`)];
  return [
    h("div", { class: "row" }, ONCE.map(([label, title, onclick]) => h("button", { type: "button", class: "button secondary small", title, onclick }, label))),
    h("div", { class: "row" }, LASTING.map(lasting),
      h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", checked: holding, onchange: (event) => quietly(event.target.checked ? { do: "hold" } : { do: "let_go" }) }), h("span", {}, "Hold events back")),
      h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", checked: refused.length > 0, onchange: (event) => quietly({ do: "refuse_token", refused: event.target.checked }) }), h("span", {}, "Refuse the token"))),
    h("div", { class: "row" }, h("b", {}, "DMs:"), world.places.people.map((one) => h("label", { class: "switch" },
      h("input", { type: "checkbox", role: "switch", checked: one.dms_closed, onchange: (event) => quietly({ do: "set_dms", person: one.id, closed: event.target.checked }) }), h("span", {}, `${one.name} closed`)))),
    world.places.guilds.flatMap((guild) => world.places.bots.map((bot) => h("details", {},
      h("summary", {}, `What ${bot.name} may do on ${guild.name}`),
      h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", checked: Boolean(guild.members[bot.id]), onchange: (event) => quietly({ do: event.target.checked ? "join" : "leave", user: bot.id, guild: guild.id }) }), h("span", {}, `Is on ${guild.name}`)),
      rights(bot.id, guild)))),
    h("p", { class: "hint" }, "Messages and channels are deleted with 🗑 beside them."),
    h("div", { class: "row ordered", "aria-live": "polite" }, ordered.length ? [h("b", {}, "On order:"), ordered.map((one) => h("span", { class: "chip" }, one))] : "All is well.",
      ordered.length ? h("button", { type: "button", class: "button primary small", onclick: async () => { await quietly({ do: "behave" }); await quietly({ do: "order" }); } }, "All well again") : null),
  ];
}
