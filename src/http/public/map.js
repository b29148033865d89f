// A map that is moved and zoomed: by wheel, pinch, drag, keys and buttons. A tap on an area shows what the page says of
// it. Without scripts there are windows and a list.
const STEP = 1.35;
const CLOSEST = 240;
/** Names from near are shown when this many map units or fewer are across. */
const NEAR = 1300;
/** Pixels within which a touch is a tap. */
const TAP = 6;

const start = async (figure) => {
  const frame = figure.querySelector('[data-frame]');
  const buttons = figure.querySelector('[data-buttons]');
  const [width, height] = [Number(figure.dataset.width), Number(figure.dataset.height)];
  const answer = await fetch(figure.dataset.layer);
  if (!answer.ok) return;
  const parse = (text) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const svg = document.importNode(parse(await answer.text()), true);
  const moment = parse(figure.querySelector('[data-moment]').innerHTML.trim()).querySelector('#moment');
  svg.querySelector('#ground').after(document.importNode(moment, true));
  svg.setAttribute('aria-hidden', 'true');
  frame.replaceChildren(svg);
  buttons.hidden = false;

  const view = { x: 0, y: 0, w: width };
  const show = () => {
    view.w = Math.min(width, Math.max(CLOSEST, view.w));
    const h = (view.w * height) / width;
    view.x = Math.min(width - view.w, Math.max(0, view.x));
    view.y = Math.min(height - h, Math.max(0, view.y));
    svg.setAttribute('viewBox', `${view.x} ${view.y} ${view.w} ${h}`);
    const near = view.w <= NEAR;
    svg.toggleAttribute('data-near', near);
    svg.toggleAttribute('data-far', !near);
  };
  const unit = () => view.w / frame.clientWidth;
  const zoom = (by, x = frame.clientWidth / 2, y = frame.clientHeight / 2) => {
    const before = unit();
    const w = Math.min(width, Math.max(CLOSEST, view.w / by));
    const after = w / frame.clientWidth;
    view.x += x * (before - after);
    view.y += y * (before - after);
    view.w = w;
    show();
  };
  const move = (dx, dy) => {
    view.x += dx * unit();
    view.y += dy * unit();
    show();
  };
  const look = (box) => {
    const grown = Math.max(box.width, (box.height * width) / height) * 1.15;
    view.w = Math.max(grown, CLOSEST);
    view.x = box.x + box.width / 2 - view.w / 2;
    view.y = box.y + box.height / 2 - (view.w * height) / width / 2;
    show();
  };

  const choose = async (id, push) => {
    const page = await fetch(`?area=${encodeURIComponent(id)}`);
    if (!page.ok) return;
    const found = new DOMParser().parseFromString(await page.text(), 'text/html').querySelector('[data-area-panel]');
    document.querySelector('[data-area-panel]').replaceChildren(...found.childNodes);
    mark(id);
    if (push) history.pushState({ area: id }, '', `?area=${encodeURIComponent(id)}`);
  };
  const mark = (id) => {
    svg.querySelector('.chosen')?.remove();
    const shape = svg.querySelector(`#a-${CSS.escape(id)}`);
    if (!shape) return;
    const outline = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    outline.setAttribute('href', `#a-${id}`);
    outline.setAttribute('class', 'chosen');
    svg.querySelector('#moment').after(outline);
  };
  const pointed = (x, y) => {
    const use = document.elementFromPoint(x, y)?.closest('#ground use');
    const id = use?.getAttribute('href')?.replace(/^#a-/, '');
    return use && use.getAttribute('href').startsWith('#a-') ? id : undefined;
  };

  const fingers = new Map();
  let moved = 0;
  frame.addEventListener('pointerdown', (event) => {
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    frame.setPointerCapture(event.pointerId);
  });
  frame.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    moved += Math.abs(dx) + Math.abs(dy);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (!other) return move(-dx, -dy);
    const far = (point) => Math.hypot(point.x - other.x, point.y - other.y);
    const place = frame.getBoundingClientRect();
    zoom(far(now) / Math.max(1, far(before)), (now.x + other.x) / 2 - place.left, (now.y + other.y) / 2 - place.top);
    move(-dx / 2, -dy / 2);
  });
  const lift = (event) => {
    const tapped = fingers.size === 1 && moved < TAP && event.type === 'pointerup';
    fingers.delete(event.pointerId);
    if (!tapped) return;
    const id = pointed(event.clientX, event.clientY);
    if (id) choose(id, true);
  };
  frame.addEventListener('pointerup', lift);
  frame.addEventListener('pointercancel', lift);
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const place = frame.getBoundingClientRect();
      zoom(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX - place.left, event.clientY - place.top);
    },
    { passive: false },
  );

  const acts = {
    in: () => zoom(STEP),
    out: () => zoom(1 / STEP),
    left: () => move(-frame.clientWidth / 5, 0),
    right: () => move(frame.clientWidth / 5, 0),
    up: () => move(0, -frame.clientHeight / 5),
    down: () => move(0, frame.clientHeight / 5),
    whole: () => zoom(1 / 100),
  };
  const keys = {
    '+': 'in',
    '=': 'in',
    '-': 'out',
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowUp: 'up',
    ArrowDown: 'down',
    0: 'whole',
  };
  frame.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[keys[event.key]];
    if (!act) return;
    event.preventDefault();
    act();
  });
  buttons.addEventListener('click', (event) => acts[event.target.closest('[data-act]')?.dataset.act]?.());

  const ofRegion = (region) =>
    [...document.querySelectorAll(`[data-region="${CSS.escape(region)}"] a`)].map((link) =>
      new URL(link.href).searchParams.get('area'),
    );
  const lookAt = (ids) => {
    const boxes = ids.map((id) => svg.querySelector(`#a-${CSS.escape(id)}`)?.getBBox()).filter(Boolean);
    if (boxes.length === 0) return;
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const foot = Math.max(...boxes.map((box) => box.y + box.height));
    look({ x, y, width: right - x, height: foot - y });
  };
  document.querySelector('main')?.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="?"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const query = new URL(link.href).searchParams;
    if (query.get('window')) return lookAt(ofRegion(query.get('window')));
    choose(query.get('area'), true);
    lookAt([query.get('area')]);
  });
  addEventListener('popstate', () => {
    const area = new URLSearchParams(location.search).get('area');
    if (area) choose(area, false);
  });

  show();
  const asked = new URLSearchParams(location.search);
  if (asked.get('window')) lookAt(ofRegion(asked.get('window')));
  if (asked.get('area')) {
    mark(asked.get('area'));
    lookAt([asked.get('area')]);
  }
};

for (const figure of document.querySelectorAll('[data-map]')) start(figure);
