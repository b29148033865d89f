/** Pages whose address holds a secret: links of mails, of sign-in and of a new address. */
const SECRET_PATH = /^\/(?:sign-in|address|first-administrator|[abcdikosuw])\/[^/?#]+/;

/** Whether a path carries a token. */
export function hasToken(path: string): boolean {
  return SECRET_PATH.test(path);
}

/** A path as it may stand in a log: without tokens, and without its query, which may hold an address. */
export function redactPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.replace(SECRET_PATH, (found) => `${found.slice(0, found.indexOf('/', 1))}/…`);
}
