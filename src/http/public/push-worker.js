// Runs in the browser beside the pages: shows a notice that the server sent, and opens its table when it is tapped.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin).href;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const there = windows.find((one) => one.url === url);
    return there ? there.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(open());
});
