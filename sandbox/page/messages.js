// The messages of a channel as one person sees them; only what changed is drawn anew.

import { act } from "./api.js";
import { noCommands, offered } from "./commands.js";
import { h, toast } from "./dom.js";
import { render } from "./message.js";
import { messagesFor, on, sees, world } from "./world.js";

const NEAR = 120;
const TOGETHER = 7 * 60 * 1000;

export class Messages {
  constructor(context) {
    this.context = context;
    this.rows = new Map();
    this.list = h("ol", { class: "messages", role: "log", "aria-live": "polite", "aria-relevant": "additions", tabindex: "0" });
    this.stuck = true;
    this.list.addEventListener("scroll", () => { this.stuck = this.isNear(); }, { passive: true });
    // A picture that has just got its size, or a pane that has, must not hide the newest words.
    this.watch = new ResizeObserver(() => this.follow());
    this.watch.observe(this.list);
    this.unheard = on("commands", () => { if (this.channel && !this.rows.size) this.greet(); });
  }

  isNear() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR;
  }
  follow() {
    if (this.stuck) this.list.scrollTop = this.list.scrollHeight;
  }

  show(channel, label) {
    const same = this.channel === channel && this.shownTo === this.context.person;
    const { stuck } = this;
    const top = this.list.scrollTop;
    const held = same && this.list.contains(document.activeElement) ? document.activeElement : null;
    this.channel = channel;
    this.shownTo = this.context.person;
    this.rows.clear();
    this.list.setAttribute("aria-label", label);
    const all = messagesFor(this.context.person, channel);
    for (const message of all) this.rows.set(message.id, render(message, this.context));
    this.list.replaceChildren(...this.rows.values());
    if (!all.length) this.greet();
    for (const row of this.rows.values()) this.group(row);
    // The same messages with other names: whoever reads, reads on.
    this.stuck = !same || stuck;
    if (!this.stuck) this.list.scrollTop = top;
    this.follow();
    if (held) this.hold(this.rows.get(held.closest("li")?.dataset.id), held.dataset.customId);
  }

  // Whoever goes on with the keyboard finds the same button again, or else the message.
  hold(row, customId) {
    (row && ((customId && this.find(row, customId)) || row))?.focus({ preventScroll: true });
  }

  // Nothing has been said yet: what can be done, and a button that does it.
  greet() {
    const { person } = this.context;
    const all = offered({ person, channel: this.channel });
    const steps = world.first_steps.map((name) => all.find((one) => one.name === name)).filter(Boolean);
    const buttons = steps.map((one) => h("button", {
      type: "button", class: "button primary",
      onclick: async ({ currentTarget }) => {
        currentTarget.disabled = true;
        await act({ do: "command", person, channel: this.channel, name: one.name, options: [] }).catch((failure) => toast(failure.message));
        currentTarget.disabled = false;
      },
    }, `/${one.shown}`, h("small", {}, one.description)));
    this.list.replaceChildren(h("li", { class: "empty" },
      h("p", {}, all.length ? "Quiet here. Type / to see every command, or start with one of these:" : `Quiet here. ${noCommands()}`),
      ...buttons));
  }

  // A message came, changed or went.
  update(id) {
    const message = world.messages.get(id);
    const old = this.rows.get(id);
    if (!message || !sees(this.context.person, message)) {
      const after = old?.nextElementSibling;
      old?.remove();
      this.rows.delete(id);
      this.group(after);
      if (!this.rows.size) this.greet();
      return;
    }
    const row = render(message, this.context);
    this.rows.set(id, row);
    if (old) {
      const held = old.contains(document.activeElement) ? document.activeElement : null;
      old.replaceWith(row);
      if (held) this.hold(row, held.dataset.customId);
    } else {
      this.list.querySelector(".empty")?.remove();
      this.list.append(row);
    }
    this.group(row);
    this.group(row.nextElementSibling);
    this.follow();
  }

  find(row, customId) {
    return [...row.querySelectorAll("[data-custom-id]")].find((one) => one.dataset.customId === customId && !one.disabled);
  }

  // Several messages of one author in a row share one name.
  group(row) {
    const message = world.messages.get(row?.dataset.id);
    if (!message) return;
    const before = world.messages.get(row.previousElementSibling?.dataset.id);
    const joined = before && before.author === message.author && !message.origin?.name && !message.reply_to
      && before.ephemeral_to === message.ephemeral_to && message.created - before.created < TOGETHER;
    row.classList.toggle("joined", Boolean(joined));
  }

  jump(id) {
    const row = this.rows.get(id);
    if (!row) return false;
    this.stuck = false;
    row.scrollIntoView({ block: "center" });
    row.classList.add("lit");
    row.focus({ preventScroll: true });
    setTimeout(() => row.classList.remove("lit"), 2000);
    return true;
  }

  end() {
    this.unheard();
    this.watch.disconnect();
  }
}
