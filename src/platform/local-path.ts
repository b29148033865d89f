const LONGEST = 2000;

/**
 * The page to go on to after signing in: a path on this server, or `/` for anything else, so that a sign-in link
 * never leads away (`//elsewhere.example`, `/\elsewhere.example`, `https:...`).
 */
export function localPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > LONGEST || !/^\/(?![/\\])[\x21-\x7e]*$/.test(given)) return '/';
  return given.includes('\\') ? '/' : given;
}
