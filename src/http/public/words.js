// Words for chance stay in the browser: it puts a random ending behind them and sends only their fingerprint. Without
// scripts, or where the browser cannot hash (plain http), the server does both and keeps only the fingerprint.
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const kept = (hash) => `despatch-salt:${hash}`;
/** What was typed when a form was sent: it comes back, without its words, where the server has something to ask. */
const TYPED = 'despatch-words';

/** As the server reads a line: one blank between words, nothing that cannot be seen. */
const lineOf = (text) =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

async function hashOf(words) {
  const bytes = new TextEncoder().encode(`despatch-salt:${words}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

for (const area of document.querySelectorAll('[data-words]')) {
  const form = area.closest('form');
  if (!form || !globalThis.crypto?.subtle) continue;
  const field = (name) => form.querySelector(`input[name="${name}"]`);
  const keep = area.querySelector('[data-words-keep]');
  const ending = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => LETTERS[byte % 32]).join('');
  const whole = () => {
    const line = lineOf(field('salt').value);
    return line === '' ? '' : `${line} ${ending}`;
  };
  const show = () => {
    keep.hidden = whole() === '';
    keep.querySelector('output').textContent = whole();
  };
  area.querySelector('[data-words-plain]').hidden = true;
  field('salt').addEventListener('input', show);
  try {
    field('salt').value ||= sessionStorage.getItem(TYPED) ?? '';
    sessionStorage.removeItem(TYPED);
  } catch {
    // Typed again, then.
  }
  area.open ||= field('salt').value !== '';
  show();
  form.addEventListener('submit', async (event) => {
    const words = whole();
    if (words === '' || field('salt').disabled) return;
    event.preventDefault();
    const { submitter } = event;
    const hash = await hashOf(words);
    try {
      localStorage.setItem(kept(hash), words);
      sessionStorage.setItem(TYPED, field('salt').value);
    } catch {
      // Kept by hand, then.
    }
    field('saltHash').value = hash;
    for (const name of ['salt', 'saltEnd']) field(name).disabled = true;
    // Once the browser is done with this event: while it fires, another submission is ignored without a word.
    setTimeout(() => form.requestSubmit(submitter ?? undefined));
  });
  // Back from the next page: the form is as it was, and the words can be changed.
  addEventListener('pageshow', () => {
    for (const name of ['salt', 'saltEnd']) field(name).disabled = false;
    field('saltHash').value = '';
  });
}

for (const form of document.querySelectorAll('[data-words-open]')) {
  const field = form.querySelector('input[name="words"]');
  try {
    if (field.value === '') field.value = localStorage.getItem(kept(form.dataset.wordsOpen)) ?? '';
  } catch {
    // Typed by hand, then.
  }
}
