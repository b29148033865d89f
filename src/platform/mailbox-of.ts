/**
 * Providers that deliver mail to the same mailbox whatever dots its name is written with, each under its main domain.
 */
const WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an address reaches, which tells two spellings of one mailbox from two people: in lower case, without
 * what follows a plus sign, and without dots where the provider ignores them. For comparing only: mail goes to the
 * address as its owner wrote it. A text that is not an address is returned in lower case.
 */
export function mailboxOf(address: string): string {
  const whole = address.trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  if (at < 0) return whole;
  const name = whole.slice(0, at);
  const domain = whole.slice(at + 1);
  const plus = name.indexOf('+');
  // A name that is nothing but its plus part stays: dropping it would make one mailbox of many.
  const box = plus > 0 ? name.slice(0, plus) : name;
  const main = WITHOUT_DOTS.get(domain);
  return main === undefined ? `${box}@${domain}` : `${box.replaceAll('.', '')}@${main}`;
}
