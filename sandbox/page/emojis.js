// Emojis as pictures, on a machine whose fonts have none: boxes would say nothing.

const EMOJI = (() => {
  try { return new RegExp("\\p{RGI_Emoji}|\\p{Extended_Pictographic}\\uFE0F?", "gv"); } catch { return null; }
})();

// Whether this machine draws an emoji in colours: a box has none.
function coloured() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 24;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.font = "18px sans-serif";
  context.fillText("🐮", 0, 20);
  const { data } = context.getImageData(0, 0, 24, 24);
  for (let i = 0; i < data.length; i += 4) if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return true;
  return false;
}

// What keeps its letters: lists of the system, what is typed into, and emojis that have their picture.
const PLAIN = "option, textarea, input, script, style, [contenteditable], .emoji-letter";

// Those that there is no picture of.
const lacking = new Set();

// The letter stays beside its picture, out of sight, for whoever copies or listens to the text.
function letter(emoji) {
  const address = `/page/emoji/${[...emoji].map((one) => one.codePointAt(0).toString(16)).join("-")}.png`;
  const span = document.createElement("span");
  span.className = "emoji-letter";
  span.textContent = emoji;
  span.style.backgroundImage = `url("${address}")`;
  const image = new Image();
  image.onerror = () => {
    lacking.add(emoji);
    span.replaceWith(emoji);
  };
  image.src = address;
  return span;
}

function dress(text) {
  if (!text.parentElement || text.parentElement.closest(PLAIN)) return;
  const parts = [];
  let end = 0;
  for (const found of text.data.matchAll(EMOJI)) {
    if (lacking.has(found[0])) continue;
    parts.push(text.data.slice(end, found.index), letter(found[0]));
    end = found.index + found[0].length;
  }
  if (parts.length) text.replaceWith(...parts, text.data.slice(end));
}

function look(node) {
  if (node.nodeType === Node.TEXT_NODE) return dress(node);
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const all = [];
  while (texts.nextNode()) all.push(texts.currentNode);
  all.forEach(dress);
}

if (EMOJI && !coloured()) {
  look(document.body);
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") dress(change.target);
      for (const node of change.addedNodes) look(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
