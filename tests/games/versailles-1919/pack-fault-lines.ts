import { expect } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { type Change, changed } from './changed-pack.ts';

const english = translator('en', 'UTC');

/** The faults of a changed pack as `place: sentence`. */
export function faults(...changes: readonly Change[]): readonly string[] {
  try {
    rules.parsePack(changed(...changes));
    return [];
  } catch (e) {
    if (!(e instanceof Refusal)) throw e;
    expect(e.code).toBe('bad-input');
    expect(english.t(e.reason)).toMatch(/^The data pack does not fit: \d+ faults?\.$/);
    return e.details.map(({ at, reason }) => `${at}: ${english.t(reason)}`);
  }
}
