// One person's window.

import { act } from "./api.js";
import { autoplay, isAuto } from "./autoplay.js";
import { Composer } from "./composer.js";
import { ask } from "./dialog.js";
import { h, iconButton, swap, toast } from "./dom.js";
import { avatar } from "./format.js";
import { Messages } from "./messages.js";
import { personDialog } from "./people.js";
import { keep } from "./settings.js";
import { read, ringing, sidebar, together } from "./sidebar.js";
import { bot, channel, CREATE_THREADS, guild, holdsThreads, may, person, SEND_IN_THREADS, SEND_MESSAGES, standsAlone, until, VIEW_CHANNEL, world } from "./world.js";

// Somebody's name in the menu of views, with the number of messages that call for them.
function nameInMenu(id, shown) {
  const rings = id === shown.id ? 0 : ringing(id);
  return rings ? `${person(id).name} (${rings})` : person(id).name;
}

export class Pane {
  constructor(saved, host) {
    this.saved = saved;
    this.host = host;
    this.context = { jump: (where, id) => this.open(where, id) };
    this.head = h("header", { class: "pane-head" });
    this.side = h("nav", { class: "side", "aria-label": "Channels" });
    this.title = h("div", { class: "title" });
    this.messages = new Messages(this.context);
    this.typing = h("div", { class: "typing", "aria-hidden": "true" });
    this.composer = new Composer(this);
    this.element = h("section", { class: "pane" },
      this.head,
      h("div", { class: "pane-body" }, this.side,
        h("div", { class: "shade", onclick: () => this.drawer(false) }),
        h("div", { class: "room" }, this.title, this.messages.list, this.typing, this.composer.element)));
    this.element.addEventListener("focusin", () => host.activate(this));
    this.element.addEventListener("pointerdown", () => host.activate(this));
    this.element.addEventListener("keydown", (event) => { if (event.key === "Escape") this.drawer(false); });
    this.become(saved.person, saved.channel);
  }

  get person() { return this.saved.person; }
  get channel() { return this.saved.channel; }

  drawer(open) {
    this.element.classList.toggle("drawer", open);
    this.title.querySelector(".burger")?.setAttribute("aria-expanded", String(open));
  }

  // Shows another person's view; the same channel if that person sees it.
  become(who, where) {
    const one = person(who) ?? world.places.people[0];
    if (!one) return;
    this.saved.person = one.id;
    this.context.person = one.id;
    this.context.locale = one.locale;
    const seen = (place) => may(one.id, place.id, VIEW_CHANNEL);
    const wanted = world.places.channels.find((place) => place.id === where && seen(place));
    this.open((wanted ?? world.places.channels.find((place) => standsAlone(place) && seen(place)))?.id);
  }

  // Opens a place that an action has just made.
  async openNew({ id }) {
    await until(() => channel(id));
    this.open(id);
  }

  open(where, message) {
    if (where && !may(this.person, where, VIEW_CHANNEL)) {
      toast(`${person(this.person)?.name} does not see that channel.`);
      return;
    }
    this.saved.channel = where;
    this.context.guild = channel(where)?.guild ?? null;
    this.messages.show(where, `Messages in ${this.placeName()}`);
    this.composer.leave();
    this.drawer(false);
    this.draw();
    if (message && !this.messages.jump(message)) toast("That message is not there any more.");
    keep();
  }

  placeName() {
    const place = channel(this.channel);
    if (!place) return "no channel";
    return place.dm ? `@${bot(place.dm[1])?.name}` : place.kind === "group" ? together(place, this.person) : `#${place.name}`;
  }

  // Everything but the messages.
  draw() {
    const one = person(this.person);
    if (!one) return;
    if (this.channel && !may(one.id, this.channel, VIEW_CHANNEL)) return this.become(one.id);
    if (!document.hidden) read(one.id, this.channel);
    this.context.locale = one.locale;
    this.element.setAttribute("aria-label", `${one.name}'s view`);
    this.drawHead(one);
    this.drawTitle(one);
    swap(this.side, ...sidebar(this));
    const place = channel(this.channel);
    const needed = place?.thread ? SEND_IN_THREADS : SEND_MESSAGES;
    this.composer.refresh(this.placeName(), Boolean(place) && may(one.id, this.channel, needed));
  }

  drawHead(one) {
    // A menu that is open would close if it were made anew.
    const open = this.head.querySelector("select.who");
    if (open && open === document.activeElement && this.headOf === one.id && open.options.length === world.places.people.length) {
      for (const option of open.options) option.text = nameInMenu(option.value, one);
      return;
    }
    const who = h("select", { class: "who", "aria-label": "Whose view", onchange: (event) => this.host.show(this, event.target.value) },
      world.places.people.map((other) => h("option", { value: other.id, selected: other.id === one.id }, nameInMenu(other.id, one))));
    const auto = h("label", { class: "switch" },
      h("input", { type: "checkbox", role: "switch", checked: isAuto(one.id), onchange: (event) => { autoplay(one.id, event.target.checked); this.host.people(); } }),
      h("span", {}, "plays by itself"));
    const flags = [one.dms_closed && h("span", { class: "flag", title: "Direct messages are closed" }, "DMs closed"), h("span", { class: "flag", title: "Language" }, one.locale)];
    this.headOf = one.id;
    const focused = this.head.contains(document.activeElement) ? document.activeElement.tagName : null;
    this.head.replaceChildren(avatar(one.id, one.name), who, h("span", { class: "flags" }, flags), auto,
      iconButton("⚙", `Settings of ${one.name}`, () => personDialog(one.id)),
      this.host.count() > 1 ? iconButton("✕", `Close ${one.name}'s view`, () => this.host.close(this)) : "");
    if (focused) this.head.querySelector(focused.toLowerCase())?.focus();
  }

  drawTitle(one) {
    const place = channel(this.channel);
    const home = place?.guild && guild(place.guild);
    const above = place?.parent && channel(place.parent);
    const thread = () => ask("New thread", "Name of the thread", "", async (name) => {
      await this.openNew(await act({ do: "add_thread", channel: place.id, person: one.id, name }));
    });
    const announces = place?.kind === "announcement";
    const announce = () => act({ do: "announce", channel: place.id, announces: !announces }).catch((failure) => toast(failure.message));
    const remove = () => {
      if (confirm(`Delete #${place.name} for everybody?`)) act({ do: "delete_channel", channel: place.id }).catch((failure) => toast(failure.message));
    };
    const drawer = String(this.element.classList.contains("drawer"));
    swap(this.title, ...[
      iconButton("☰", "Channels", () => this.drawer(!this.element.classList.contains("drawer")), { class: "icon burger", "aria-expanded": drawer }),
      // Whose buttons these are: another's are made anew.
      h("h2", { "data-person": one.id, "data-place": this.channel }, above ? [h("button", { type: "button", class: "as-link", onclick: () => this.open(above.id) }, `#${above.name}`), " › "] : "",
        place?.dm ? bot(place.dm[1])?.name : place?.thread ? place.name : this.placeName()),
      home && h("span", { class: "home" }, home.name),
      place && holdsThreads(place) && may(one.id, place.id, CREATE_THREADS) && iconButton("🧵", "New thread", thread),
      place && holdsThreads(place) && iconButton("📢", announces ? "Make it a plain channel" : "Make it a channel for announcements", announce, { "aria-pressed": String(announces) }),
      home && iconButton("🗑", `Delete #${place.name}, as a moderator`, remove),
    ].filter(Boolean));
  }

  update(where, id) {
    if (where === this.channel) this.messages.update(id);
  }

  showTyping(where) {
    if (where !== this.channel) return;
    this.typing.textContent = "Somebody is typing…";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.typing.textContent = ""; }, 5000);
  }

  end() {
    this.messages.end();
    this.element.remove();
  }
}
