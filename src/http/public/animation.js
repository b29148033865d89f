// Plays a game back: follows the links to the next picture by itself, and shows each in place of the last. Nothing
// moves before somebody presses play. Without scripts the same links are followed by hand.
const controls = document.querySelector('[data-animation]');
const playButton = controls.querySelector('[data-play]');
const speed = controls.querySelector('[data-speed]');
const PLAY = playButton.textContent;
const fetched = new Map();
let timer;

controls.hidden = false;
playButton.addEventListener('click', () => (timer === undefined ? play() : pause()));
speed.addEventListener('change', () => {
  if (timer !== undefined) wait();
});
document.addEventListener('click', step);
announce();

function picture() {
  return document.getElementById('picture');
}

function linkTo(rel) {
  return picture().querySelector(`a[rel="${rel}"]`)?.href;
}

/** From the last picture on, the game is played from its beginning. */
async function play() {
  playButton.textContent = playButton.dataset.pause;
  timer = 0;
  if (linkTo('next')) return wait();
  await show(picture().dataset.first);
  if (timer !== undefined) wait();
}

function pause() {
  clearTimeout(timer);
  timer = undefined;
  playButton.textContent = PLAY;
}

function wait() {
  clearTimeout(timer);
  const next = linkTo('next');
  if (!next) return pause();
  load(next);
  timer = setTimeout(async () => {
    await show(next);
    if (timer !== undefined) wait();
  }, Number(speed.value));
}

/** A step by hand stops the playing. */
function step(event) {
  const link = event.target.closest('#picture a[rel]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  pause();
  show(link.href, link.rel);
}

/** Shows another picture; where it cannot be fetched, the browser goes there. */
async function show(address, focus) {
  const found = await load(address).catch(() => undefined);
  if (!found) {
    location.assign(address);
    return;
  }
  picture().replaceWith(document.importNode(found, true));
  history.replaceState(null, '', address);
  announce();
  if (focus) (picture().querySelector(`a[rel="${focus}"]`) ?? playButton).focus();
}

function load(address) {
  if (!fetched.has(address)) fetched.set(address, read(address));
  return fetched.get(address);
}

async function read(address) {
  const answer = await fetch(address);
  if (!answer.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById('picture');
}

/** The caption is read out when somebody steps, not while it plays. */
function announce() {
  const caption = picture().querySelector('figcaption');
  caption?.setAttribute('aria-live', timer === undefined ? 'polite' : 'off');
}
