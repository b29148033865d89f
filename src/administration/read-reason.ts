import { refuse } from '../platform/refuse.ts';

const LONGEST = 500;

/** Why something is done, in a line or a few. Refuses (`bad-input`) none, and more than 500 characters. */
export function readReason(given: string): string {
  const reason = given.trim();
  if (reason === '') throw refuse('bad-input', 'administration.no-reason');
  if (reason.length > LONGEST) throw refuse('bad-input', 'administration.long-reason', { most: LONGEST });
  return reason;
}
