const BETWEEN = /([\s<>"'(),;:]+)/u;

/**
 * A text of a mail, or of a mail server, without the e-mail addresses in it: moderators know players by name, and
 * people who were only invited not at all. Administrators have a page of their own.
 */
export function withoutAddresses(text: string): string {
  const parts = text.split(BETWEEN);
  return parts.map((part) => (part.includes('@') ? '…@…' : part)).join('');
}
