// A map that is moved and zoomed: by wheel, pinch, drag, keys and buttons. A tap on an area shows what the page says of
// it, or picks it where it is lit; what has changed of the page is put in place of what was there. Without scripts
// there are windows, a list, and links on the lit areas.
const STEP = 1.35;
/** The fewest map units across. */
const CLOSEST = 240;
/** How much of the map is seen around an area from a list, in its own size. */
const AROUND = 4;
/** Names from near are shown from this many pixels on for each map unit: they can be read then. */
const NEAR = 0.55;
/** Pixels within which a touch is a tap. */
const TAP = 6;

const start = async (figure) => {
  const frame = figure.querySelector('[data-frame]');
  const buttons = figure.querySelector('[data-buttons]');
  const [width, height] = [Number(figure.dataset.width), Number(figure.dataset.height)];
  const base = figure.dataset.base;
  const answer = await fetch(figure.dataset.layer);
  if (!answer.ok) return;
  const layer = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  const svg = frame.querySelector('svg');
  const [x = 0, y = 0, w = width] = svg.getAttribute('viewBox').split(' ').map(Number);
  const view = { x, y, w };
  const [ground, ...names] = ['#ground', '#names-far', '#names-near'].map((part) => {
    const taken = document.importNode(layer.querySelector(part), true);
    taken.setAttribute('aria-hidden', 'true');
    return taken;
  });
  svg.querySelector('image').replaceWith(ground);
  svg.querySelector('#pieces').before(...names);
  buttons.hidden = false;
  for (const help of figure.querySelectorAll('[data-help]')) help.hidden = false;

  const show = () => {
    view.w = Math.min(width, Math.max(CLOSEST, view.w));
    const h = (view.w * height) / width;
    view.x = Math.min(width - view.w, Math.max(0, view.x));
    view.y = Math.min(height - h, Math.max(0, view.y));
    svg.setAttribute('viewBox', `${view.x} ${view.y} ${view.w} ${h}`);
    const near = frame.clientWidth / view.w >= NEAR;
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

  /** The outlines are in this document now. */
  const localise = () => {
    for (const use of svg.querySelectorAll('#moment use'))
      use.setAttribute('href', use.getAttribute('href').replace(/^[^#]*/, ''));
  };

  /** Puts what another address says in place of what is here; where it is another page, the browser goes there. */
  const take = async (asked, push) => {
    const page = await asked.catch(() => undefined);
    if (!page) return;
    const found = new DOMParser().parseFromString(await page.text(), 'text/html');
    const { pathname, search } = new URL(page.url);
    if (pathname !== base || !found.querySelector('[data-map]')) return location.assign(page.url);
    const focused = document.activeElement?.closest('[data-swap]') ? document.activeElement : undefined;
    for (const part of document.querySelectorAll('[data-swap]')) {
      const fresh = found.getElementById(part.id);
      if (!fresh) continue;
      const taken = document.importNode(fresh, true);
      part.replaceWith(taken);
      taken.dispatchEvent(new CustomEvent('swapped', { bubbles: true }));
    }
    localise();
    if (focused && !document.contains(focused)) focusAgain(focused);
    if (push) history.pushState(null, '', pathname + search);
  };
  /** The same thing as before, or what is said of the area. */
  const focusAgain = (was) => {
    const place = was.getAttribute('data-place');
    const same = place ? svg.querySelector(`a[data-place="${CSS.escape(place)}"]`) : undefined;
    const next = same ?? document.querySelector('#line button') ?? document.querySelector('#area h2');
    next?.focus({ preventScroll: true });
  };
  const go = (href, push = true) => take(fetch(href), push);

  /** What is said of an area comes into sight, with the map where there is room for both. */
  const tap = async (href) => {
    await go(href);
    document.querySelector('#area').scrollIntoView({ block: 'nearest' });
  };

  /** The area in a place of the window: land lies over the seas. */
  const areaAt = (x, y) => {
    for (const element of document.elementsFromPoint(x, y)) {
      const use = element.closest('use[href*="#a-"], path[id^="a-"]');
      const id = use && (use.getAttribute('href') ?? `#${use.id}`).replace(/^[^#]*#a-/, '');
      if (id && svg.contains(use)) return id;
    }
    return undefined;
  };

  const fingers = new Map();
  let moved = 0;
  frame.addEventListener('pointerdown', (event) => {
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  frame.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    moved += Math.abs(dx) + Math.abs(dy);
    // What is only tapped is left to the browser: a link is a link.
    if (moved >= TAP && !frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (!other) return move(-dx, -dy);
    const far = (point) => Math.hypot(point.x - other.x, point.y - other.y);
    const place = frame.getBoundingClientRect();
    zoom(far(now) / Math.max(1, far(before)), (now.x + other.x) / 2 - place.left, (now.y + other.y) / 2 - place.top);
    move(-dx / 2, -dy / 2);
  });
  const lift = (event) => fingers.delete(event.pointerId);
  addEventListener('pointerup', lift);
  addEventListener('pointercancel', lift);
  frame.addEventListener('dragstart', (event) => event.preventDefault());
  // The click that ends a drag is none.
  frame.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || moved < TAP) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  frame.addEventListener('click', (event) => {
    if (event.target.closest('a[href]')) return;
    const id = areaAt(event.clientX, event.clientY);
    if (id) tap(svg.querySelector('#moment').dataset.ask + encodeURIComponent(id));
  });
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
  const arrows = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
  const keys = { '+': 'in', '=': 'in', '-': 'out', 0: 'whole', ...arrows };
  frame.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[keys[event.key]];
    if (!act) return;
    event.preventDefault();
    act();
  });
  buttons.addEventListener('click', (event) => acts[event.target.closest('[data-act]')?.dataset.act]?.());

  const lookAt = (ids) => {
    const boxes = ids.map((id) => svg.querySelector(`#a-${CSS.escape(id)}`)?.getBBox()).filter(Boolean);
    if (boxes.length === 0) return;
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const foot = Math.max(...boxes.map((box) => box.y + box.height));
    const [wide, tall] = [(right - x) * AROUND, (foot - y) * AROUND];
    look({ x: (x + right - wide) / 2, y: (y + foot - tall) / 2, width: wide, height: tall });
  };
  const lookInto = (box) => {
    const [x, y, width, height] = box.split(' ').map(Number);
    look({ x, y, width, height });
  };
  /** A window's part of the map, as its page shows it. */
  const lookThrough = async (href) => {
    const page = await fetch(href);
    const found = new DOMParser().parseFromString(await page.text(), 'text/html').querySelector('[data-map] svg');
    lookInto(found.getAttribute('viewBox'));
  };
  document.querySelector('main')?.addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { pathname, searchParams, href } = new URL(link.getAttribute('href'), location.href);
    if (pathname !== base) return;
    if (searchParams.get('window')) {
      event.preventDefault();
      return lookThrough(href);
    }
    if (!link.closest('#moment, #pieces, #area')) return;
    event.preventDefault();
    if (link.closest('#moment, #pieces')) return tap(href);
    go(href);
    // From a list nobody knows where on the map it is.
    if (searchParams.get('area')) lookAt([searchParams.get('area')]);
  });
  document.querySelector('main')?.addEventListener('submit', (event) => {
    const form = event.target;
    if (form.matches('[data-find]')) {
      event.preventDefault();
      const fields = new URLSearchParams(new FormData(form));
      if (!fields.get('area')) return;
      go(`${base}?${fields}`);
      lookAt([fields.get('area')]);
    }
    if (form.matches('[data-map-form]')) {
      event.preventDefault();
      const body = new URLSearchParams(new FormData(form, event.submitter));
      take(fetch(form.getAttribute('action'), { method: 'POST', body }), false);
    }
  });
  addEventListener('popstate', () => go(location.href, false));
  addEventListener('resize', show);

  localise();
  show();
  const asked = new URLSearchParams(location.search);
  if (asked.get('window')) return;
  if (asked.get('area')) lookAt([asked.get('area')]);
  else if (figure.dataset.first && frame.clientWidth / width < NEAR) lookInto(figure.dataset.first);
};

for (const figure of document.querySelectorAll('[data-map]')) start(figure);
