// The page: who is looked at, and what is told to whom when something changes.

import { isAuto } from "./autoplay.js";
import { showBackstage, toggleBackstage } from "./backstage.js";
import "./emojis.js";
import { $, h, iconButton, soon, swap, toast } from "./dom.js";
import { avatar } from "./format.js";
import { openModal } from "./modal.js";
import { Pane } from "./pane.js";
import { newPerson, personDialog } from "./people.js";
import { applyTheme, forRun, keep, settings, toggleTheme } from "./settings.js";
import { read, ringing } from "./sidebar.js";
import { connect, on, person, world } from "./world.js";

const MOST = 4;
let panes = [];
let active = null;

const host = {
  count: () => panes.length,
  activate(pane) {
    if (active === pane) return;
    active = pane;
    for (const one of panes) one.element.classList.toggle("active", one === pane);
  },
  // Looks at a person: in the window that shows them already, or in this one.
  show(pane, who) {
    const other = panes.find((one) => one !== pane && one.person === who);
    if (other) other.become(pane.person, other.channel);
    pane.become(who, pane.channel);
    draw();
  },
  close(pane) {
    settings.panes = settings.panes.filter((one) => one !== pane.saved);
    build();
  },
  people: () => drawPeople(),
};

function build() {
  for (const one of panes) one.end();
  panes = settings.panes.map((saved) => new Pane(saved, host));
  $("#stage").replaceChildren(...panes.map((one) => one.element));
  $("#stage").dataset.panes = panes.length;
  host.activate(panes[0]);
  draw();
  keep();
}

// As many views side by side as there are people for them.
function views(n) {
  const shown = new Set(settings.panes.map((one) => one.person));
  const others = world.places.people.filter((one) => !shown.has(one.id));
  while (settings.panes.length < n && others.length) settings.panes.push({ person: others.shift().id, channel: settings.panes[0]?.channel });
  settings.panes.length = Math.min(settings.panes.length, n);
  build();
  drawTools();
}

function drawPeople() {
  const chips = world.places.people.map((one) => {
    const rings = ringing(one.id);
    const here = panes.some((pane) => pane.person === one.id);
    const words = `${one.name}${here ? ", shown" : ""}${rings ? `, ${rings} new` : ""}${isAuto(one.id) ? ", plays by itself" : ""}`;
    return h("button", {
      type: "button", class: `chip person${here ? " here" : ""}`, "data-person": one.id, "aria-label": `Look at ${words}`, title: words,
      onclick: () => { if (active) host.show(active, one.id); }, ondblclick: () => personDialog(one.id),
    }, avatar(one.id, one.name), h("span", { class: "name" }, one.name), isAuto(one.id) ? h("span", { "aria-hidden": "true" }, "⟳") : null,
    rings ? h("span", { class: "badge", "aria-hidden": "true" }, String(rings)) : null);
  });
  swap($("#people"), ...chips, iconButton("+", "New person", () => newPerson((id) => { if (active) host.show(active, id); })));
  document.title = world.connected ? "Sandbox" : "Sandbox (not connected)";
}

function drawTools() {
  const count = h("div", { class: "views", role: "group", "aria-label": "Views side by side" }, [1, 2, 3, 4].map((n) =>
    h("button", { type: "button", class: "icon", "aria-pressed": String(panes.length === n), "aria-label": `${n} ${n === 1 ? "view" : "views side by side"}`, title: `${n} ${n === 1 ? "view" : "views"}`, onclick: () => views(n) }, String(n))));
  $("#tools").replaceChildren(count,
    iconButton("◐", "Dark or light", () => toggleTheme(), { id: "theme-switch" }),
    h("button", { type: "button", class: "button secondary small", id: "backstage-switch", "aria-pressed": String(settings.backstage), onclick: toggleBackstage }, "Backstage"));
}

const draw = soon(() => {
  // What is before somebody's eyes is read, before any badge is counted.
  if (!document.hidden) for (const one of panes) read(one.person, one.channel);
  for (const one of panes) one.draw();
  drawPeople();
});

on("begin", () => {
  forRun(world.run);
  const known = settings.panes.filter((one) => person(one.person)).slice(0, MOST);
  const side = innerWidth > 1500 ? 3 : innerWidth > 1000 ? 2 : 1;
  settings.panes = known.length ? known : world.places.people.slice(0, side).map((one) => ({ person: one.id }));
  build();
  drawTools();
  showBackstage();
  performance.mark("first-view");
});
on("message", (where, id) => {
  for (const one of panes) one.update(where, id);
  draw();
});
on("places", (change) => {
  for (const one of panes) {
    one.draw();
    // Names, permissions and memberships stand everywhere. Where none has changed, a menu stays open.
    const stands = JSON.stringify([
      [...world.places.people, ...world.places.bots].map((who) => [who.id, who.name]),
      world.places.channels.filter((place) => place.name).map((place) => [place.id, place.name, place.thread?.locked]),
      world.places.guilds, world.places.sight[one.person]?.[one.channel],
    ]);
    if (change.change !== "gateway" && one.stands !== stands) one.messages.show(one.channel, `Messages in ${one.placeName()}`);
    one.stands = stands;
  }
  draw();
});
on("typing", (where) => { for (const one of panes) one.showTyping(where); });
on("interaction", (what, one) => {
  if (what === "interaction_answered" && one.first?.modal && !one.form_used && panes.some((pane) => pane.person === one.person)) openModal(one, one.first.modal);
});
on("connection", () => {
  document.body.classList.toggle("offline", !world.connected);
  if (!world.connected) toast("The sandbox does not answer. Trying again…");
});
document.addEventListener("visibilitychange", draw);

applyTheme();
connect();
