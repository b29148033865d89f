import { expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { readEmail } from '../../src/people/email-address.ts';
import { readMailPreferences } from '../../src/people/mail-preferences.ts';
import { readName } from '../../src/people/player-name.ts';
import { readLocale } from '../../src/platform/locale.ts';
import { readTimeZone } from '../../src/platform/time-zone.ts';

function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return translator('en', 'UTC').t(error.reason);
    throw error;
  }
  return 'no refusal';
}

test.each([
  [
    () => readEmail('ada@x'),
    '“ada@x” is not an e-mail address that can be written to. It should look like name@example.org.',
  ],
  [() => readName('a\nb'), 'A name must be one line without control characters.'],
  [() => readName('<a>'), 'A name must not contain the characters < and >.'],
  [() => readName('x'.repeat(61)), 'A name has 61 characters; at most 60 are possible.'],
  [() => readName('!'), 'A name needs at least one letter or digit.'],
  [
    () => readTimeZone('Atlantis'),
    '“Atlantis” is not a time zone. Type a city, or a name such as Europe/Madrid or America/New_York.',
  ],
  [() => readLocale('?'), '“?” is not a language tag. Use one such as en or de-AT.'],
  [
    () => readMailPreferences({ off: [], format: 'rtf', mergeSeconds: -1 }),
    'These mail preferences are not possible: the format must be html or plain and news may be gathered for 0 to ' +
      '3,600 seconds.',
  ],
])('a refusal is a sentence for a person (%#)', (act, sentence) => {
  expect(refusalOf(act)).toBe(sentence);
});
