// The composer by hand: picking on the board, steps of one beside amounts, and the sum so far. Every rule is checked
// again by the server; without scripts the same form is filled in and the board's links do the picking.

for (const input of document.querySelectorAll('input[data-counter]')) addSteps(input);
for (const form of document.querySelectorAll('form[data-answer]')) {
  form.addEventListener('input', () => count(form));
  count(form);
}
for (const link of document.querySelectorAll('.board a')) link.addEventListener('click', pick);
const tally = makeTally();
mark();

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
  if (next > max || (round && isFull(input))) next = round ? min : max;
  input.value = String(Math.max(min, next));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether all that may be placed in this form is placed. */
function isFull(input) {
  const group = input.closest('[data-spread]');
  if (!group) return false;
  const counters = [...group.querySelectorAll('input[data-counter]')];
  const placed = counters.reduce((sum, one) => sum + (Number(one.value) || 0), 0);
  return placed >= Number(group.dataset.totalMax);
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
  mark();
  const form = target.closest('form[data-answer]');
  if (form) tally.show(form);
}

/**
 * On a phone the form is out of sight while somebody picks on the board: a bar at the foot of the window says what is
 * picked so far and takes the step. It goes when the form's own button comes into sight.
 */
function makeTally() {
  const bar = document.createElement('div');
  bar.className = 'tally';
  bar.hidden = true;
  const inner = document.createElement('div');
  inner.className = 'tally-inner';
  const words = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'submit';
  button.className = 'button primary';
  inner.append(words, button);
  bar.append(inner);
  document.querySelector('main').append(bar);

  let shown;
  const seen = new IntersectionObserver(([entry]) => {
    bar.hidden = entry.isIntersecting;
  });
  const show = (form) => {
    const own = form.querySelector('button[type=submit]');
    const running = form.querySelector('[data-running]');
    const parts = [pickedIn(form), running && !running.hidden ? running.textContent : ''].filter(Boolean);
    words.textContent = parts.join(' · ');
    words.classList.toggle('over', running?.classList.contains('over') ?? false);
    button.textContent = own.textContent;
    button.setAttribute('form', form.id);
    if (shown === form) return;
    seen.disconnect();
    seen.observe(own);
    shown = form;
  };
  return { show };
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
  for (const link of document.querySelectorAll('.board a')) {
    const place = placeOf(link);
    link.classList.toggle('picked', picked.has(place));
    if (picked.get(place) !== undefined) link.after(amountOn(link, picked.get(place)));
  }
}

/** The amount in the middle of its place. */
function amountOn(link, amount) {
  const svg = (name, attributes) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
  };
  const { x, y, width, height } = (link.querySelector('.place-frame') ?? link).getBBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const group = svg('g', { class: 'place-amount', 'aria-hidden': 'true' });
  const text = svg('text', { x: cx, y: cy + 4.5 });
  text.textContent = amount;
  group.append(svg('circle', { cx, cy, r: 11 }), text);
  return group;
}

/** The sum so far; in red when it is too much. */
function count(form) {
  for (const group of form.querySelectorAll('[data-some]')) {
    const picked = group.querySelectorAll(':checked').length;
    const { max } = group.dataset;
    say(group, group.querySelector('[data-running]').dataset.text.replace('{picked}', picked), picked <= Number(max));
  }
  for (const group of form.querySelectorAll('[data-spread]')) {
    const counters = [...group.querySelectorAll('input[data-counter]')];
    const amounts = counters.map((input) => ({ input, amount: Number(input.value) || 0 }));
    const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
    const cost = amounts.reduce((sum, { input, amount }) => sum + price(input, amount), 0);
    const { totalMax, budget, text, textBudget } = group.dataset;
    let fits = total <= Number(totalMax);
    let words = text.replace('{total}', total);
    if (budget !== undefined) {
      fits &&= cost <= Number(budget);
      words += ` ${textBudget.replace('{cost}', cost).replace('{budget}', budget)}`;
    }
    say(group, words, fits);
  }
  mark();
}

function price(input, amount) {
  const prices = (input.dataset.prices || '').split(',').filter(Boolean).map(Number);
  let sum = 0;
  for (let unit = 0; unit < amount; unit += 1) sum += prices[unit] ?? 1;
  return sum;
}

function say(group, words, fits) {
  const output = group.querySelector('[data-running]');
  output.hidden = false;
  output.textContent = words;
  output.classList.toggle('over', !fits);
}
