// A card's face and its checks follow what is typed; another variant of a part has other fields at once. Without
// scripts a button does both.
const WAIT_MS = 900;
for (const form of document.querySelectorAll('form[data-looks]')) {
  let timer;
  let asked = 0;

  const look = async () => {
    const mine = ++asked;
    const body = new URLSearchParams(new FormData(form));
    body.set('do', 'look');
    const answer = await fetch(form.action, { method: 'POST', body }).catch(() => undefined);
    if (!answer?.ok || mine !== asked) return;
    const found = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of document.querySelectorAll('[data-swap]')) {
      const fresh = found.getElementById(part.id);
      if (fresh) part.replaceWith(document.importNode(fresh, true));
    }
  };

  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(look, WAIT_MS);
  });
  form.addEventListener('change', (event) => {
    if (event.target.matches('[data-variant]')) form.requestSubmit(form.querySelector('button[value="look"]'));
  });
}
