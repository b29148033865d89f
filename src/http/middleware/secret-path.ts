/** Pages whose address holds a secret: links of mails, of sign-in, of a new address, for spectators, of calendars. */
const SECRET_PATH = /^\/(?:sign-in|address|first-administrator|calendar|[abcdikorsuwz])\/([^/]+)/i;

/** The secret in a path, if it is of such a page; undefined otherwise. */
export function secretOf(path: string): string | undefined {
  return SECRET_PATH.exec(path)?.[1];
}
