/**
 * Why the address in `MAIL FROM:<…>` or `RCPT TO:<…>` is not taken, as a mail server says it: source routes
 * (`@a,@b:c@d`) and quoted names, which disguise where a mail goes, and hosts by number instead of name. Undefined for
 * a plain address and the empty one.
 */
export function whyNotPlain(command: string): string | undefined {
  const from = command.indexOf('<');
  const end = command.indexOf('>', from);
  const path = from === -1 || end === -1 ? '' : command.slice(from + 1, end);
  if (path.startsWith('@') || path.includes(',')) return 'Source routes are not taken';
  if (path.includes('"') || path.includes('\\')) return 'Quoted names are not taken';
  if (path.includes('[')) return 'Addresses at a number are not taken';
  return undefined;
}
