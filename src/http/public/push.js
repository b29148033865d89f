// Lets this browser show notices: asks its user, makes a subscription, and sends it with the form.
const section = document.querySelector('[data-push]');
const form = section?.querySelector('form[data-push-form]');
const said = section?.querySelector('[data-push-say]');
const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

if (form && said) {
  said.textContent = can ? '' : said.dataset.unsupported;
  form.hidden = !can;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      if ((await Notification.requestPermission()) !== 'granted') {
        said.textContent = said.dataset.denied;
        return;
      }
      await navigator.serviceWorker.register('/push-worker.js');
      const registration = await navigator.serviceWorker.ready;
      const subscription = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: section.dataset.push,
      });
      const { endpoint, keys } = subscription.toJSON();
      for (const [name, value] of Object.entries({ endpoint, ...keys })) {
        const field = form.elements.namedItem(name);
        if (field) field.value = value;
      }
      form.submit();
    } catch {
      said.textContent = said.dataset.failed;
    }
  });
}
