// Where a person writes: a message, or a command that begins with `/`.

import { act } from "./api.js";
import { CommandForm, matching, noCommands, offered, typed } from "./commands.js";
import { h, uid } from "./dom.js";

export class Composer {
  constructor(pane) {
    this.pane = pane;
    const id = uid("picker");
    this.input = h("textarea", {
      rows: "1", maxlength: "2000", "aria-autocomplete": "list", "aria-controls": id, "aria-expanded": "false",
      oninput: () => this.changed(), onkeydown: (event) => this.key(event), dir: "auto",
    });
    this.picker = h("ul", { id, class: "picker", role: "listbox", "aria-label": "Commands", hidden: true });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.slot = h("div", { class: "slot" }, this.input);
    this.element = h("div", { class: "composer" }, this.picker, this.slot, this.trouble);
    this.at = 0;
  }

  refresh(name, allowed) {
    this.input.disabled = !allowed;
    this.input.placeholder = allowed ? `Message ${name}, or / for commands` : "You may not write here.";
    this.input.setAttribute("aria-label", `Message ${name}`);
  }

  leave() {
    this.form = null;
    this.slot.replaceChildren(this.input);
    this.trouble.textContent = "";
    this.input.value = "";
    this.changed();
  }

  changed() {
    this.input.style.height = "auto";
    if (this.input.value.includes("\n")) this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    const text = this.input.value;
    this.found = text.startsWith("/") ? matching(text.slice(1), this.pane) : [];
    // Options are being typed: their command stays in sight.
    if (text.startsWith("/") && !this.found.length) this.found = [typed(text.slice(1), this.pane)?.command].filter(Boolean);
    this.at = 0;
    this.draw();
  }

  draw() {
    const open = this.found.length > 0;
    this.picker.hidden = !open;
    this.input.setAttribute("aria-expanded", String(open));
    this.picker.replaceChildren(...this.found.map((command, index) => {
      const id = `${this.picker.id}-${index}`;
      const here = index === this.at;
      if (here) this.input.setAttribute("aria-activedescendant", id);
      return h("li", {
        id, role: "option", "aria-selected": String(here), class: here ? "here" : "",
        // The input keeps the focus; a finger that scrolls chooses nothing.
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.choose(command),
      },
      h("b", {}, `/${command.shown}`), h("span", {}, command.description),
      h("small", {}, command.options.map((one) => (one.required ? one.name : `[${one.name}]`)).join(" ")));
    }));
    if (!open) this.input.removeAttribute("aria-activedescendant");
    else this.picker.children[this.at].scrollIntoView({ block: "nearest" });
  }

  key(event) {
    if (event.isComposing) return;
    const open = this.found?.length > 0;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.at = (this.at + step + this.found.length) % this.found.length;
      this.draw();
    } else if (open && event.key === "Escape") {
      event.stopPropagation();
      this.found = [];
      this.draw();
    } else if (event.key === "Tab" && open && !event.shiftKey) {
      event.preventDefault();
      this.choose(this.found[this.at], typed(this.input.value.slice(1), this.pane)?.values);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.enter();
    }
  }

  enter() {
    const text = this.input.value.trim();
    if (text.startsWith("/")) {
      const whole = typed(text.slice(1), this.pane);
      if (whole) {
        this.choose(whole.command, whole.values);
        const said = Object.keys(whole.values).length || !whole.command.options.length;
        if (said && !this.form.doubtful) this.form.send();
      } else if (this.found.length) this.choose(this.found[this.at]);
      else this.trouble.textContent = offered(this.pane).length ? "There is no such command here." : noCommands();
      return;
    }
    if (!text) return;
    this.trouble.textContent = "";
    act({ do: "say", person: this.pane.person, channel: this.pane.channel, content: text }).then(
      () => { this.input.value = ""; this.changed(); },
      (failure) => { this.trouble.textContent = failure.message; },
    );
  }

  choose(command, values = {}) {
    this.found = [];
    this.draw();
    this.trouble.textContent = "";
    this.form = new CommandForm(command, this.pane, values, {
      done: () => { this.leave(); this.input.focus(); },
      trouble: (text) => { this.trouble.textContent = text; },
    });
    this.slot.replaceChildren(this.form.element);
    this.form.focus();
  }
}
