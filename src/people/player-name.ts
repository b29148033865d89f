import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readLine } from '../platform/read-line.ts';

const LONGEST_NAME = 60;

/**
 * A name as other players see it, in mail headers too: 1 to 60 characters with at least one letter or digit,
 * runs of blanks made one. Refuses (`bad-input`) line breaks, control and invisible characters (which could
 * add a header or turn a line round) and angle brackets (which could pose as an address).
 */
export function readName(given: unknown): string {
  const name = typeof given === 'string' ? readLine(given, msg('people.name'), LONGEST_NAME) : '';
  if (/[<>]/.test(name)) throw new Refusal('bad-input', msg('people.name-brackets'));
  if (!/[\p{L}\p{N}]/u.test(name)) throw new Refusal('bad-input', msg('people.no-name'));
  return name;
}

/** A first name for somebody of whom only the address is known: `ada.lovelace@x.example` is "Ada Lovelace". */
export function nameFromEmail(email: string): string {
  const local = email.slice(0, email.indexOf('@')).replace(/\+.*/, '');
  const words = local.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
  return name === '' ? email.slice(email.indexOf('@') + 1).slice(0, LONGEST_NAME) : name.slice(0, LONGEST_NAME).trim();
}
