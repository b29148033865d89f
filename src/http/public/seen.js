// Tells the server how far the reader has read, so that the next mail goes on from there. Reading without scripts is
// told by mail again.
for (const form of document.querySelectorAll('form[data-seen]')) {
  const tell = () =>
    fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), keepalive: true });
  if (document.visibilityState === 'visible') tell();
  else document.addEventListener('visibilitychange', tell, { once: true });
  // Who wants no mail while the page is open says that it is.
  if (form.dataset.seen === 'stays')
    setInterval(() => {
      if (document.visibilityState === 'visible') tell();
    }, 120_000);
}
