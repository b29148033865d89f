// The composer by hand: picking on the board, steps of one beside amounts, and the sum so far. Every rule is checked
// again by the server; without scripts the same form is filled in and the board's links do the picking.

/** Places to pick in the form of this page; on a map of orders they lead to the page as it is then. */
const PICKS = '[data-picks] a.place';

/** More of them would cover the board; all of them stand below the form. */
const MOST_BUTTONS = 2;

const tally = makeTally();
prepare(document);
// A part of the page that came later (map.js).
document.addEventListener('swapped', (event) => prepare(event.target));

function prepare(part) {
  for (const input of part.querySelectorAll('input[data-counter]')) addSteps(input);
  for (const form of part.querySelectorAll('form[data-answer]')) {
    form.addEventListener('input', () => count(form));
    count(form);
  }
  for (const link of part.querySelectorAll(PICKS)) link.addEventListener('click', pick);
  mark();
}

/** A minus and a plus beside an amount. */
function addSteps(input) {
  const label = document.querySelector(`label[for="${CSS.escape(input.id)}"]`)?.textContent ?? '';
  const box = document.createElement('span');
  box.className = 'stepper';
  input.replaceWith(box);
  box.append(step(input, -1, '−', label), input, step(input, 1, '+', label));
}

function step(input, by, sign, label) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = sign;
  button.setAttribute('aria-label', `${label} ${sign}1`);
  button.addEventListener('click', () => move(input, by));
  return button;
}

/**
 * One more or one less; a slot that is used at all takes at least its least. `round`: after the most comes none again.
 */
function move(input, by, round = false) {
  const min = Number(input.min || 0);
  const max = Number(input.max);
  const least = Number(input.dataset.least ?? min);
  let next = (Number(input.value) || 0) + by;
  if (by > 0 && next < least) next = least;
  if (by < 0 && next < least) next = min;
  if (next > max || (round && isTooMuch(input, next))) next = round ? min : max;
  input.value = String(Math.max(min, next));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether this amount instead of the present one is more than may be placed or spent in this form. */
function isTooMuch(input, amount) {
  const group = input.closest('[data-spread]');
  if (!group) return false;
  const amounts = amountsIn(group).map((one) => (one.input === input ? { input, amount } : one));
  if (totalOf(amounts) > Number(group.dataset.totalMax)) return true;
  const budgets = [...group.querySelectorAll('[data-budget]')];
  return budgets.some(({ dataset }) => costOf(amounts, dataset.budget) > Number(dataset.most));
}

/** Picks in the form what a place of the board means, instead of loading the page again. */
function pick(event) {
  const place = placeOf(event.currentTarget);
  const target = [...document.querySelectorAll('[data-place]')].find((one) => one.dataset.place === place);
  if (!target) return;
  event.preventDefault();
  if (target.matches('button')) target.click();
  else if (target.matches('input[data-counter]')) move(target, 1, true);
  else if (target.matches('option')) rank(target);
  else {
    target.checked = target.type === 'radio' || !target.checked;
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (let fold = target.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
  mark();
  const form = target.closest('form[data-answer]');
  if (form) tally.show(form);
}

/**
 * On a phone the form is out of sight while somebody picks on the board: a bar at the foot of the window says what is
 * picked so far and takes the step, or sends it. It goes when the form's own button comes into sight.
 */
function makeTally() {
  const bar = document.createElement('div');
  bar.className = 'tally';
  bar.hidden = true;
  const inner = document.createElement('div');
  const words = document.createElement('p');
  inner.className = 'tally-inner';
  const buttons = document.createElement('span');
  buttons.className = 'tally-buttons';
  inner.append(words, buttons);
  bar.append(inner);
  document.querySelector('main').append(bar);

  let shown;
  const seen = new IntersectionObserver(([entry]) => {
    bar.hidden = entry.isIntersecting;
  });
  const show = (form) => {
    const own = form.querySelector('button[type=submit]');
    const running = [...form.querySelectorAll('[data-running]')].filter((one) => !one.hidden);
    const parts = [pickedIn(form), ...running.map((one) => one.textContent)].filter(Boolean);
    words.textContent = parts.join(' · ');
    const isOver = running.some((one) => one.classList.contains('over'));
    words.classList.toggle('over', isOver);
    if (shown === form) return;
    const all = [...form.querySelectorAll('button[type=submit]')];
    buttons.replaceChildren(...all.slice(0, MOST_BUTTONS).map((one) => copyOf(one, form)));
    seen.disconnect();
    seen.observe(own);
    shown = form;
  };
  return { show };
}

/** A button out of its form that does the same. */
function copyOf(button, form) {
  const copy = button.cloneNode(true);
  copy.setAttribute('form', form.id);
  return copy;
}

/** "Ankara 1, Berlin 2": what is filled in, by the labels of the form. */
function pickedIn(form) {
  const named = (label, amount) => (amount === undefined ? label.trim() : `${label.trim()} ${amount}`);
  const picked = [...form.querySelectorAll('input[data-counter]')]
    .filter((input) => Number(input.value) > 0)
    .map((input) => named(input.closest('.amount-row')?.querySelector('label')?.textContent ?? '', input.value));
  for (const input of form.querySelectorAll(':checked')) {
    if (input.matches('option[value=""]')) continue;
    const label = input.matches('option') ? input : input.closest('label')?.querySelector('.option-label');
    picked.push(named(label?.textContent ?? ''));
  }
  return new Intl.ListFormat(document.documentElement.lang, { type: 'unit' }).format(picked);
}

/** The next free place of a ranking, or the answer of a long list. */
function rank(option) {
  const list = option.closest('[data-ranking]');
  const selects = list ? [...list.querySelectorAll('select')] : [option.closest('select')];
  const taken = selects.find((select) => select.value === option.value);
  const free = list ? selects.find((select) => select.value === '') : selects[0];
  if (taken && list) taken.value = '';
  else if (free) free.value = option.value;
}

function placeOf(link) {
  return link.dataset.place ?? link.getAttribute('data-place') ?? '';
}

/** Shows on the board what is picked in the form, and how many of it. */
function mark() {
  const picked = new Map();
  for (const one of document.querySelectorAll('[data-place]')) {
    const on = one.matches('option') ? one.selected : one.type === 'number' ? Number(one.value) > 0 : one.checked;
    if (on) picked.set(one.dataset.place, one.type === 'number' ? one.value : undefined);
  }
  for (const amount of document.querySelectorAll('.place-amount')) amount.remove();
  for (const link of document.querySelectorAll(PICKS)) {
    const place = placeOf(link);
    link.classList.toggle('picked', picked.has(place));
    if (picked.get(place) !== undefined) link.after(amountOn(link, picked.get(place)));
  }
}

/** The amount, where it covers nothing of what is drawn. */
function amountOn(link, amount) {
  const svg = (name, attributes) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
  };
  const [cx, cy] = spotOf(link);
  const group = svg('g', { class: 'place-amount', 'aria-hidden': 'true' });
  const text = svg('text', { x: cx, y: cy + 4 });
  text.textContent = amount;
  group.append(svg('circle', { cx, cy, r: 8 }), text);
  return group;
}

/** Where the drawing has room for it; on a map the middle of the area. */
function spotOf(link) {
  const frame = link.querySelector('.place-frame') ?? link;
  const spot = frame.getAttribute('data-amount');
  if (spot) return spot.split(' ').map(Number);
  const { x, y, width, height } = frame.getBBox();
  return [x + width / 2, y + height / 2];
}

/** What is picked, placed and spent so far; in red when it is too much. */
function count(form) {
  for (const group of form.querySelectorAll('[data-some]')) {
    const picked = group.querySelectorAll(':checked').length;
    const output = group.querySelector('[data-running]');
    say(output, output.dataset.text.replace('{picked}', picked), picked <= Number(group.dataset.max));
  }
  for (const group of form.querySelectorAll('[data-spread]')) {
    const amounts = amountsIn(group);
    const total = totalOf(amounts);
    const placed = group.querySelector('[data-placed]');
    say(placed, placed.dataset.text.replace('{total}', total), total <= Number(group.dataset.totalMax));
    for (const output of group.querySelectorAll('[data-budget]')) countBudget(output, amounts);
  }
  mark();
}

function countBudget(output, amounts) {
  const { budget, most, textLeft, textOver } = output.dataset;
  const cost = costOf(amounts, budget);
  const left = Number(most) - cost;
  const text = left < 0 ? textOver.replace('{over}', -left) : textLeft.replace('{left}', left);
  say(output, text.replace('{cost}', cost), left >= 0);
}

function amountsIn(group) {
  const inputs = group.querySelectorAll('input[data-counter]');
  return Array.from(inputs, (input) => ({ input, amount: Number(input.value) || 0 }));
}

function totalOf(amounts) {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** What all amounts cost of a budget; the last price of a list holds for all further units. */
function costOf(amounts, budget) {
  let cost = 0;
  for (const { input, amount } of amounts) {
    const prices = JSON.parse(input.dataset.prices)[budget] ?? [];
    const listed = Math.min(amount, prices.length);
    cost += (amount - listed) * (prices.at(-1) ?? 0);
    for (let unit = 0; unit < listed; unit += 1) cost += prices[unit];
  }
  return cost;
}

function say(output, words, fits) {
  output.hidden = false;
  output.textContent = words;
  output.classList.toggle('over', !fits);
}
