// The slider shows its entry while it is moved and goes there when it is let go. Without scripts a button does.
for (const form of document.querySelectorAll('form[data-history]')) {
  const slider = form.querySelector('input[type="range"]');
  const output = form.querySelector('output');
  const button = form.querySelector('button[type="submit"]');
  button.hidden = true;
  slider.addEventListener('input', () => {
    output.textContent = output.dataset.text.replace('{at}', slider.value);
  });
  slider.addEventListener('change', () => form.requestSubmit());
}
