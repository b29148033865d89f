import { msg } from '../i18n/msg.ts';
import { readLine } from '../platform/read-line.ts';
import { refuse } from '../platform/refuse.ts';

const LONGEST = 500;

/**
 * Why the clocks are changed, one line that everybody at the table reads. Refuses (`bad-input`) none, and one that is
 * too long.
 */
export function readReason(given: string): string {
  const reason = readLine(given, msg('clocks.reason'), LONGEST);
  if (reason === '') throw refuse('bad-input', 'clocks.no-reason');
  return reason;
}
