import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { messagesOf } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import type en from '../words/en/people.json';

const say = messagesOf<typeof en>();
/** RFC 5321, 4.5.3.1, and the 256 octets of a path with its two brackets. */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * An e-mail address as it is kept: without blanks around it, in lower case, an international domain in its
 * ASCII form. Refuses (`bad-input`) what no mail can reach, and everything that could break out of a header:
 * line breaks, control characters, angle brackets, several addresses, quoted or non-ASCII local parts.
 */
export function readEmail(given: unknown): string {
  if (typeof given !== 'string') throw refuse('');
  const at = given.lastIndexOf('@');
  const local = given.slice(0, at).trimStart().toLowerCase();
  const domain = asciiDomain(given.slice(at + 1).trimEnd());
  const email = `${local}@${domain}`;
  const fits = email.length <= LONGEST && local.length <= LONGEST_LOCAL_PART && domain.includes('.');
  if (at < 1 || !fits || !z.regexes.html5Email.test(email)) throw refuse(given);
  return email;
}

/** `domainToASCII` forgives much (it drops tabs and line breaks), so that only plain domain names may pass it. */
function asciiDomain(domain: string): string {
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : '';
}

function refuse(given: string): Refusal {
  return new Refusal('bad-input', say('people.bad-email', { given: given.slice(0, LONGEST) }));
}
