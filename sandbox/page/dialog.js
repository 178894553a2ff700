// Dialogs: a title, something to fill in, and what becomes of it.

import { h, uid } from "./dom.js";

// `send` gets the form's element and may throw; then the dialog stays and says why.
export function dialog(title, parts, { confirm = "Save", cancel = "Cancel", send, extra } = {}) {
  const id = uid("title");
  const trouble = h("p", { class: "trouble", role: "alert" });
  const box = h("dialog", { class: "dialog", "aria-labelledby": id });
  const form = h("form", {
    method: "dialog", novalidate: true,
    onsubmit: async (event) => {
      event.preventDefault();
      trouble.textContent = "";
      try {
        await send?.(form);
        box.close();
      } catch (failure) {
        trouble.textContent = failure.message;
        form.querySelector(`[name="${CSS.escape(failure.option ?? "")}"]`)?.setAttribute("aria-invalid", "true");
      }
    },
  },
  h("h2", { id }, title), h("div", { class: "dialog-body" }, parts), trouble,
  h("div", { class: "dialog-foot" }, extra,
    h("button", { type: "button", class: "button secondary", onclick: () => box.close() }, cancel),
    send && h("button", { class: "button primary" }, confirm)));
  box.append(form);
  box.addEventListener("close", () => box.remove());
  // Whoever selects text and lets go beside the form doesn't mean to close it.
  let pressed = null;
  box.addEventListener("pointerdown", (event) => { pressed = event.target; });
  box.addEventListener("click", (event) => { if (event.target === box && pressed === box) box.close(); });
  document.body.append(box);
  box.showModal();
  return box;
}

export function field(label, input, hint) {
  return h("label", { class: "field-row" }, h("span", {}, label), input, hint && h("small", { class: "hint" }, hint));
}

// A question of one line.
export function ask(title, label, value, send) {
  const input = h("input", { type: "text", name: "answer", value, maxlength: "100", autocomplete: "off" });
  const box = dialog(title, field(label, input), { send: () => send(input.value.trim()) });
  input.select();
  return box;
}
