// Says that there is news at the page's table, as soon as there is, and counts it in the title. Nothing of the page is
// replaced: whoever is filling in a form goes on. Without scripts a link looks again.
const box = document.querySelector('[data-news]');
const [said] = box.children;
const link = said.querySelector('a');
const title = document.title;
let stream;

function listen() {
  stream = new EventSource(box.dataset.news);
  stream.addEventListener('news', ({ data }) => {
    // A letter, or somebody who joined, is no entry.
    const count = Math.max(1, JSON.parse(data).seq - Number(box.dataset.seq));
    document.title = `(${count}) ${title}`;
    said.hidden = false;
  });
  // Another page of the same reader is newer.
  stream.addEventListener('rest', rest);
}

function rest() {
  stream?.close();
  stream = undefined;
}

listen();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !stream) listen();
});
addEventListener('pagehide', rest);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !stream) listen();
});
// What is filled in is not sent yet: what is new is shown beside it.
document.querySelector('main').addEventListener('input', () => {
  link.target = '_blank';
});
