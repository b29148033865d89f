// What a part of a board is: shown beside it while a mouse rests on it or the keyboard is at it, and until it is closed
// where it was tapped. Without scripts its link leads to the same words: at the foot of the window, or in the rules.
/** Milliseconds for a mouse to go from a part to its words. */
const LINGER = 250;
/** Pixels between them, and to the edges of the window. */
const GAP = 6;

/** The words for icons, fetched when they are first wanted. */
let words;
let wanted;
let shown;
let leaving;
/** It was closed, and has the keyboard again. */
let closed;

document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse' || shown?.item.classList.contains('pinned')) return;
  if (shown?.item.contains(event.target)) return clearTimeout(leaving);
  const part = partUnder(event);
  if (part) show(part);
  else if (shown) leave();
  else wanted = undefined;
});
document.addEventListener('focusin', ({ target }) => {
  const part = target.closest('a.about');
  if (part && part === closed) return;
  if (part) show(part);
  else if (shown && !shown.item.contains(target)) hide();
});
document.addEventListener('click', (event) => {
  if (event.target.closest('.about-close')) {
    event.preventDefault();
    closed = shown?.part;
    hide();
    closed?.focus({ preventScroll: true });
    closed = undefined;
    return;
  }
  const part = event.target.closest('a.about');
  if (!part) {
    if (shown && !shown.item.contains(event.target)) hide();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(part, true);
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});
// The keyboard's way to a part scrolls it into sight: its words go along.
addEventListener('scroll', settle, { capture: true, passive: true });
addEventListener('resize', settle);

/** The part at the mouse; also below what can be picked there. */
function partUnder({ target, clientX, clientY }) {
  const part = target.closest('a.about');
  if (part || !target.closest('.place')) return part;
  return document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('a.about'))
    .find(Boolean);
}

/** Shows what a part is, and until it is closed; where its words cannot be fetched, a tap follows the link. */
async function show(part, pinned = false) {
  clearTimeout(leaving);
  wanted = part;
  const item = await wordsOf(part);
  if (wanted !== part) return;
  if (!item) {
    if (pinned) location.assign(part.getAttribute('href'));
    return;
  }
  if (shown?.part !== part) place(item, part);
  if (pinned) item.classList.add('pinned');
}

/** The element with the words for a part: of this page, or fetched for all icons. */
async function wordsOf(part) {
  const id = part.getAttribute('href').replace(/^.*#(?:sign|about)-/, 'about-');
  const here = document.getElementById(id);
  const file = document.querySelector('[data-legend]')?.dataset.legend;
  if (here || !file) return here;
  words ??= fetch(file)
    .then(async (answer) => {
      const found = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html');
      document.body.append(...found.querySelectorAll('.about-item'));
    })
    .catch(() => {
      words = undefined;
    });
  await words;
  return document.getElementById(id);
}

/** Puts an element with words beside the part. */
function place(item, part) {
  hide();
  // The browser's own words would lie over these. What is written on the part is its name; an icon alone has none.
  const title = part.querySelector(':scope > title');
  if (title && !part.querySelector('text')) part.setAttribute('aria-label', title.textContent);
  title?.remove();
  part.setAttribute('aria-describedby', item.id);
  item.classList.add('shown');
  shown = { item, part };
  settle();
}

/** Beside the part, wherever it is by now. */
function settle() {
  if (!shown) return;
  const { item, part } = shown;
  const at = part.getBoundingClientRect();
  const { width, height } = item.getBoundingClientRect();
  const below = at.bottom + GAP + height <= innerHeight;
  item.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
  item.style.top = `${Math.max(GAP, below ? at.bottom + GAP : at.top - height - GAP)}px`;
}

function leave() {
  clearTimeout(leaving);
  leaving = setTimeout(hide, LINGER);
}

function hide() {
  clearTimeout(leaving);
  wanted = undefined;
  if (!shown) return;
  shown.item.classList.remove('shown', 'pinned');
  shown.item.removeAttribute('style');
  shown = undefined;
}
