/** How a mailbox is reached, out of its URL: `imaps://user:password@host:port/folder`. */
export function imapOptions(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    /** A URL without one means the inbox. */
    folder: decodeURIComponent(pathname.replace(/^\//, '')) || 'INBOX',
  };
}
