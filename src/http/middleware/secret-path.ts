/** Pages whose address holds a secret: links of mails, to sign in, of an address, to join, to watch, of calendars. */
const SECRET_PATH = /^\/(?:sign-in|address|first-administrator|calendar|[abcdijkorsuwz])\/([^/]+)/i;

/** The secret in a path, if it is of such a page; undefined otherwise. */
export function secretOf(path: string): string | undefined {
  return SECRET_PATH.exec(path)?.[1];
}
