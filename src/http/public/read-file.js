// Reads a chosen file into the text field that is sent. Without scripts its content is pasted there.
for (const part of document.querySelectorAll('[data-reads]')) {
  const text = document.getElementById(part.dataset.reads);
  const input = part.querySelector('input[type="file"]');
  part.hidden = false;
  input.addEventListener('change', async () => {
    const [file] = input.files;
    if (file) text.value = await file.text();
  });
}
