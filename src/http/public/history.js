// The slider shows where it stands while it is moved and goes there when it is let go. Without scripts a button does;
// the chapters of a game are a list then, and the slider steps through it.
for (const form of document.querySelectorAll('form[data-history]')) {
  const list = form.querySelector('select');
  const slider = list ? sliderOf(list) : form.querySelector('input[type="range"]');
  const output = form.querySelector('output');
  form.querySelector('button[type="submit"]').hidden = true;
  slider.addEventListener('input', () => {
    if (list) list.selectedIndex = Number(slider.value);
    output.textContent = list ? nameOf(list) : output.dataset.text.replace('{at}', slider.value);
    if (list) slider.setAttribute('aria-valuetext', output.textContent);
  });
  slider.addEventListener('change', () => form.requestSubmit());
}

/** A slider in place of a list of chapters and parts; the list is still what is sent. */
function sliderOf(list) {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.id = list.id;
  slider.min = '0';
  slider.max = String(list.options.length - 1);
  slider.value = String(list.selectedIndex);
  slider.setAttribute('aria-valuetext', nameOf(list));
  list.removeAttribute('id');
  list.hidden = true;
  list.after(slider);
  return slider;
}

/** "Round 1: Turn 3"; a chapter that is not divided has its name alone. */
function nameOf(list) {
  const [step] = list.selectedOptions;
  const chapter = step.parentElement.label;
  return chapter === step.label ? chapter : `${chapter}: ${step.label}`;
}
