import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { isFarTooLong } from './is-far-too-long.ts';
import { refuse } from './refuse.ts';

/** RFC 5321, 4.5.3.1, and the 256 octets of a path with its two brackets. */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * The address of somebody who is invited, as addresses are kept: in lower case, an international domain in its ASCII
 * form. Refuses (`bad-input`) what no mail can reach and what could break out of a header.
 */
export function readAddress(given: string): string {
  if (isFarTooLong(given, LONGEST)) throw refuse('bad-input', 'tables.bad-address', { given: given.slice(0, LONGEST) });
  const at = given.lastIndexOf('@');
  const local = given.slice(0, at).trimStart().toLowerCase();
  const domain = given.slice(at + 1).trimEnd();
  // `domainToASCII` forgives much (it drops tabs and line breaks), so that only plain domain names may pass it.
  const email = `${local}@${/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : ''}`;
  const fits = email.length <= LONGEST && local.length <= LONGEST_LOCAL_PART && domain.includes('.');
  if (at < 1 || !fits || !z.regexes.html5Email.test(email))
    throw refuse('bad-input', 'tables.bad-address', { given: given.slice(0, LONGEST) });
  return email;
}
