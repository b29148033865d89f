/** Pages whose address holds a secret: links of mails, of sign-in, of a new address, and for spectators. */
const SECRET_PATH = /^\/(?:sign-in|address|first-administrator|[abcdikorsuw])\/([^/]+)/i;

/** The secret in a path, if it is of such a page; undefined otherwise. */
export function secretOf(path: string): string | undefined {
  return SECRET_PATH.exec(path)?.[1];
}
