import { readLine } from './read-line.ts';
import { say } from './refuse.ts';

const LONGEST = 100;

/** A seat's own addition to what chance is made from: any line of up to 100 characters; empty when there is none. */
export function readSalt(given: string | undefined): string {
  return readLine(given ?? '', say('tables.salt'), LONGEST);
}
