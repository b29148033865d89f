import { readLine } from '../platform/read-line.ts';
import { refuse, say } from './say.ts';

const LONGEST = 500;

/** Why the clocks are changed, one line that everybody at the table reads. Refuses (`bad-input`) none, and one that is too long. */
export function readReason(given: string): string {
  const reason = readLine(given, say('clocks.reason'), LONGEST);
  if (reason === '') throw refuse('bad-input', 'clocks.no-reason');
  return reason;
}
