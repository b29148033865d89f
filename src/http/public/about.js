// What a part of a board is: shown beside it while a mouse rests on it or the keyboard is at it, and until it is closed
// where it was tapped. Without scripts its link leads to the same words at the foot of the window.
/** Milliseconds for a mouse to go from a part to its words. */
const LINGER = 250;
/** Pixels between them, and to the edges of the window. */
const GAP = 6;

let shown;
let leaving;

document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse' || shown?.item.classList.contains('pinned')) return;
  if (shown?.item.contains(event.target)) return clearTimeout(leaving);
  const part = partUnder(event);
  if (part) show(part);
  else if (shown) leave();
});
document.addEventListener('focusin', ({ target }) => {
  const part = target.closest('a.about');
  if (part) show(part);
  else if (shown && !shown.item.contains(target)) hide();
});
document.addEventListener('click', (event) => {
  if (event.target.closest('.about-close')) {
    event.preventDefault();
    const { part } = shown ?? {};
    hide();
    part?.focus({ preventScroll: true });
    return;
  }
  const part = event.target.closest('a.about');
  if (!part) {
    if (shown && !shown.item.contains(event.target)) hide();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (show(part)) shown.item.classList.add('pinned');
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});
addEventListener('scroll', ({ target }) => shown && !shown.item.contains(target) && hide(), {
  capture: true,
  passive: true,
});
addEventListener('resize', hide);

/** The part at the mouse; also below what can be picked there. */
function partUnder({ target, clientX, clientY }) {
  const part = target.closest('a.about');
  if (part || !target.closest('.place')) return part;
  return document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('a.about'))
    .find(Boolean);
}

/** Shows what a part is; undefined where the page does not say it. */
function show(part) {
  clearTimeout(leaving);
  const item = document.getElementById(part.getAttribute('href').slice(1));
  if (!item || shown?.part === part) return shown;
  hide();
  // The browser's own words would lie over these.
  const title = part.querySelector(':scope > title');
  if (title) {
    part.setAttribute('aria-label', title.textContent);
    title.remove();
  }
  item.classList.add('shown');
  shown = { item, part };
  const at = part.getBoundingClientRect();
  const { width, height } = item.getBoundingClientRect();
  const below = at.bottom + GAP + height <= innerHeight;
  item.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
  item.style.top = `${Math.max(GAP, below ? at.bottom + GAP : at.top - height - GAP)}px`;
  return shown;
}

function leave() {
  clearTimeout(leaving);
  leaving = setTimeout(hide, LINGER);
}

function hide() {
  clearTimeout(leaving);
  if (!shown) return;
  shown.item.classList.remove('shown', 'pinned');
  shown.item.removeAttribute('style');
  shown = undefined;
}
