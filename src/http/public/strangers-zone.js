// Whoever is not signed in reads times in their own zone: this tells the server which that is, and says the times of
// the page that is there already anew. Without scripts they are in UTC, and the foot of the page says so.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (timeZone && timeZone !== document.querySelector('[data-zone]').dataset.zone) sayTimesAnew();

async function sayTimesAnew() {
  const answer = await fetch(location.href, { headers: { 'Despatch-Time-Zone': timeZone } });
  if (!answer.ok) return;
  const again = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const kind of ['time', '[data-zone]']) {
    const [there, anew] = [document.querySelectorAll(kind), again.querySelectorAll(kind)];
    // Where something has happened in between, the next page is right.
    if (there.length === anew.length) for (const [n, one] of there.entries()) one.textContent = anew[n].textContent;
  }
}
