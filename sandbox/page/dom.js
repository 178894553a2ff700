// Building elements. Text only ever becomes text: nothing here reads HTML.

export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "value") element.value = value;
    else if (name === "checked") element.checked = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const nameOf = (one) => one.dataset.channel ?? one.dataset.person ?? one.getAttribute("aria-label") ?? one.textContent;

// Shows these in an element, unless they look as what it shows: a button that is being pressed stays,
// and whoever goes on with the keyboard finds the same one again.
export function swap(element, ...made) {
  const looks = made.map((one) => one.outerHTML ?? one).join("");
  if (element.looks === looks) return;
  const held = element.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  element.looks = looks;
  element.replaceChildren(...made);
  if (held) [...element.querySelectorAll("button, a")].find((one) => nameOf(one) === held)?.focus({ preventScroll: true });
}

export const $ = (selector, from = document) => from.querySelector(selector);

// A button that is nothing but a sign, with words for those who cannot see it.
export function iconButton(sign, label, onclick, props = {}) {
  return h("button", { type: "button", class: "icon", "aria-label": label, title: label, onclick, ...props },
    h("span", { "aria-hidden": "true" }, sign));
}

let counter = 0;
export const uid = (prefix) => `${prefix}-${++counter}`;

export function toast(text) {
  const note = h("p", {}, text);
  $("#toasts").append(note);
  setTimeout(() => note.remove(), 5000);
}

// Calls `f` once before the next frame, however often it was asked for.
export function soon(f) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    // Not a frame's callback: those sleep while the page is not in front.
    setTimeout(() => { asked = false; f(); }, 16);
  };
}
