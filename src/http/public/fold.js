// What a reader opens or folds away stays so on the next page of the kind. Without scripts each page begins folded.
for (const part of document.querySelectorAll('details[data-fold]')) {
  const key = `fold:${part.dataset.fold}`;
  // A browser may forbid to keep anything.
  try {
    part.open = localStorage.getItem(key) === 'open';
    part.addEventListener('toggle', () => {
      if (part.open) localStorage.setItem(key, 'open');
      else localStorage.removeItem(key);
    });
  } catch {}
}
