// The composer by hand: picking on the board, steps of one beside amounts, and the sum so far. Every rule is checked
// again by the server; without scripts the same form is filled in and the board's links do the picking.

for (const input of document.querySelectorAll('input[data-counter]')) addSteps(input);
for (const form of document.querySelectorAll('form[data-answer]')) {
  form.addEventListener('input', () => count(form));
  count(form);
}
for (const link of document.querySelectorAll('.board a')) link.addEventListener('click', pick);
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

/** One more or one less; a slot that is used at all takes at least its least. */
function move(input, by, round = false) {
  const min = Number(input.min || 0);
  const max = Number(input.max);
  const least = Number(input.dataset.least ?? min);
  let next = (Number(input.value) || 0) + by;
  if (by > 0 && next < least) next = least;
  if (by < 0 && next < least) next = min;
  if (next > max) next = round ? min : max;
  input.value = String(Math.max(min, next));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What stands behind a place of the board is picked in the form instead of loading the page again. */
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

/** Shows on the board what is picked in the form. */
function mark() {
  const picked = new Set();
  for (const one of document.querySelectorAll('[data-place]')) {
    const on = one.matches('option') ? one.selected : one.type === 'number' ? Number(one.value) > 0 : one.checked;
    if (on) picked.add(one.dataset.place);
  }
  for (const link of document.querySelectorAll('.board a')) link.classList.toggle('picked', picked.has(placeOf(link)));
}

/** The sum so far; in red when it is too much. */
function count(form) {
  for (const group of form.querySelectorAll('[data-some]')) {
    const picked = group.querySelectorAll(':checked').length;
    const { max } = group.dataset;
    say(group, group.querySelector('[data-running]').dataset.text.replace('{picked}', picked), picked <= Number(max));
  }
  for (const group of form.querySelectorAll('[data-spread]')) {
    const amounts = [...group.querySelectorAll('input[data-counter]')].map((input) => ({ input, amount: Number(input.value) || 0 }));
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
