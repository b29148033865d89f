import { readAddress } from '../platform/read-address.ts';

/**
 * An e-mail address as it is kept: without blanks around it, in lower case, an international domain in its
 * ASCII form. Refuses (`bad-input`) what no mail can reach, and everything that could break out of a header:
 * line breaks, control characters, angle brackets, several addresses, quoted or non-ASCII local parts.
 */
export function readEmail(given: unknown): string {
  return readAddress(typeof given === 'string' ? given.trim() : '');
}
