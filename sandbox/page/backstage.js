// Behind the stage: every request of the bots and every event sent to them, live.

import { act, take } from "./api.js";
import { $, h, iconButton, soon, toast } from "./dom.js";
import { faults } from "./faults.js";
import { fineTime } from "./format.js";
import { keep, settings } from "./settings.js";
import { bot, channel, on, world } from "./world.js";

const SHOWN = 300;
const rows = []; // newest last, with their elements
const tally = { counted: 0, exempt: 0, since: "", earlier: [] };
const parts = {};

const pretty = (value) => JSON.stringify(value, null, 2);

function detail(title, value) {
  return value === null || value === undefined ? null : [h("h4", {}, title), h("pre", { tabindex: "0" }, typeof value === "string" ? value : pretty(value))];
}

// A line that opens to show everything; what is inside is only made when it is looked at.
function line(kind, head, open) {
  const box = h("details", { class: `entry ${kind}` }, h("summary", {}, head));
  box.addEventListener("toggle", () => { if (box.open && box.childElementCount === 1) box.append(h("div", { class: "inside" }, open())); });
  return box;
}

function request(one, violation, ignored = []) {
  const bad = one.status === 0 || one.status >= 400;
  const head = [
    h("time", {}, fineTime(one.at)), h("span", { class: "way", title: "from the bot" }, "→"),
    h("span", { class: `status${bad ? " bad" : ""}` }, one.status || "—"),
    h("span", { class: "route" }, h("b", {}, one.method), " ", one.route === "unknown" ? one.path : one.route),
    h("span", { class: one.counted ? "kind counted" : "kind exempt", title: one.counted ? "counts towards the 50 requests a second" : "does not count towards the 50 requests a second" }, one.counted ? "counted" : "exempt"),
    one.fault && h("span", { class: "kind struck" }, "fault"), violation && h("span", { class: "kind struck" }, "refused"),
    ignored.length > 0 && h("span", { class: "kind exempt", title: "Discord ignores something that it sends" }, "ignored"),
  ];
  return line(bad ? "bad" : "request", head, () => [
    detail("Path", one.path), one.fault && detail("Fault", one.fault), violation && detail("What was wrong", violation.what),
    ignored.length > 0 && detail("Ignored by Discord", ignored.map((one) => one.what).join("\n")), detail("Body", one.body),
    one.files.length ? detail("Files", one.files.map((file) => `${file.part}: ${file.filename}, ${file.content_type ?? ""} ${file.size} bytes`).join("\n")) : null,
    detail(`Answer ${one.status}${one.code ? `, code ${one.code}` : ""}`, one.answer ?? "(none)"),
  ]);
}

function event(one) {
  const head = [
    h("time", {}, fineTime(one.at)), h("span", { class: "way in", title: "to the bot" }, "←"), h("span", { class: "status" }, "WS"),
    h("span", { class: "route" }, h("b", {}, one.name), world.places.bots.length > 1 ? ` ${bot(one.app)?.name}` : ""),
    h("span", { class: one.fate === "sent" ? "kind exempt" : "kind struck" }, one.fate),
  ];
  return line(one.fate === "sent" ? "event" : "bad", head, () => detail("Data", one.data));
}

// The list grows only while somebody looks at it.
const refresh = soon(() => {
  if ($("#backstage").hidden || !parts.list) return;
  const list = parts.list;
  const near = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
  for (const row of rows) if (!row.element) { row.element = row.make(); list.append(row.element); }
  while (list.childElementCount > SHOWN) list.firstElementChild.remove();
  if (near) list.scrollTop = list.scrollHeight;
  drawTally();
});

function add(make) {
  rows.push({ make });
  if (rows.length > SHOWN) rows.shift();
  refresh();
}

function mark(since) {
  if (tally.counted + tally.exempt) tally.earlier = [...tally.earlier, [tally.counted, tally.exempt]].slice(-8);
  Object.assign(tally, { counted: 0, exempt: 0, since });
}

function drawTally() {
  if (!parts.tally) return;
  const counts = world.counts;
  parts.tally.replaceChildren(
    h("div", { class: "figures" },
      h("div", {}, h("b", {}, tally.counted), h("span", {}, "counted")), h("div", {}, h("b", {}, tally.exempt), h("span", {}, "exempt")),
      h("div", { class: "since" }, h("span", {}, `since ${tally.since || "the page was opened"}`))),
    h("p", { class: "hint" }, `In all: ${counts.counted ?? 0} counted, ${counts.exempt ?? 0} exempt, ${counts.invalid ?? 0} refused (401, 403, 429), ${world.violations.length} malformed.`,
      tally.earlier.length ? ` Turns before, counted + exempt: ${tally.earlier.map((one) => one.join("+")).join(", ")}.` : ""));
}

const drawFaults = soon(() => {
  if (!parts.faults || $("#backstage").hidden) return;
  const open = [...parts.faults.querySelectorAll("details")].map((one) => one.open);
  parts.faults.replaceChildren(...faults().flat().filter(Boolean));
  parts.faults.querySelectorAll("details").forEach((one, index) => { one.open = open[index] ?? false; });
  parts.bots.replaceChildren(
    ...world.places.bots.map((one) => h("span", { class: `bot-state ${one.connected ? "on" : "off"}` }, `${one.name}: ${one.connected ? "connected" : "not connected"}`)),
    ...world.offers.map((one) => h("button", { type: "button", class: "button secondary small", onclick: () => take(one.name).then(() => toast(`${one.label}: on its way`), (failure) => toast(failure.message)) }, one.label)));
});

function build() {
  parts.tally = h("div", { class: "tally", "aria-label": "Requests", role: "group" });
  parts.bots = h("div", { class: "row" });
  parts.faults = h("div", { class: "faults" });
  parts.list = h("div", { class: "log", tabindex: "0", role: "log", "aria-live": "off", "aria-label": "Requests and events" });
  const auto = h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", checked: settings.marks, onchange: (e) => { settings.marks = e.target.checked; keep(); } }), h("span", {}, "new mark at each message of a bot in a channel"));
  const filter = h("select", { "aria-label": "What is listed", onchange: (e) => { parts.list.dataset.only = e.target.value; } },
    [["", "everything"], ["request", "requests"], ["event", "events"], ["bad", "trouble only"]].map(([value, label]) => h("option", { value }, label)));
  $("#backstage").replaceChildren(
    h("header", {}, h("h2", {}, "Backstage"), iconButton("✕", "Close the backstage", toggleBackstage)),
    h("section", {}, parts.bots),
    h("section", {}, parts.tally, h("div", { class: "row" }, h("button", { type: "button", class: "button secondary small", onclick: () => { mark("your mark"); drawTally(); } }, "Mark"), auto)),
    h("details", { class: "section" }, h("summary", {}, "What can go wrong"), parts.faults),
    h("section", { class: "log-head" }, h("h3", {}, "Requests and events"), filter,
      h("button", { type: "button", class: "button secondary small", onclick: () => act({ do: "clear_log" }) }, "Empty")),
    parts.list);
}

export function toggleBackstage() {
  settings.backstage = !settings.backstage;
  keep();
  showBackstage();
}

export function showBackstage() {
  const box = $("#backstage");
  if (!parts.list) build();
  box.hidden = !settings.backstage;
  document.body.classList.toggle("with-backstage", settings.backstage);
  $("#backstage-switch")?.setAttribute("aria-pressed", String(settings.backstage));
  refresh();
  drawFaults();
}

function begin() {
  rows.length = 0;
  parts.list?.replaceChildren();
  const blamed = new Map(world.violations.map((one) => [one.request, one]));
  const all = [...world.requests.map((one) => [one.at, one.number, () => request(one, blamed.get(one.number), world.ignored.filter((vain) => vain.request === one.number))]), ...world.events.map((one) => [one.at, one.number, () => event(one)])];
  for (const [, , make] of all.sort((a, b) => a[0] - b[0] || a[1] - b[1])) add(make);
  drawFaults();
}

let newest = "";
on("begin", begin);
on("cleared", begin);
on("request", (one, violation, ignored) => {
  if (!one) return;
  tally[one.counted ? "counted" : "exempt"] += 1;
  add(() => request(one, violation, ignored));
});
on("event", (one) => add(() => event(one)));
on("message", (where, id) => {
  const message = world.messages.get(id);
  if (!settings.marks || !message || message.local || message.ephemeral_to || id <= newest || !bot(message.author) || channel(where)?.dm) return;
  newest = id;
  // The request that made the message is told just after it and belongs to what led to it.
  setTimeout(() => { mark(`the last message in #${channel(where)?.name ?? "?"}`); refresh(); }, 30);
});
for (const kind of ["places", "faults", "connection"]) on(kind, drawFaults);
