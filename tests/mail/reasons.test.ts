import { expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { REASONS, reasonText } from '../../src/mail/reasons.ts';

const { t } = translator('en', 'UTC');

test.each(REASONS)('the reason %s has a sentence of its own', (reason) => {
  expect(t(reasonText(reason))).toMatch(/^[A-Z].*\.$/);
  expect(REASONS.filter((other) => t(reasonText(other)) === t(reasonText(reason)))).toEqual([reason]);
});

test('the code of another version is shown as it is', () => {
  expect(t(reasonText('too-late'))).toBe('This version of the server does not know why (too-late).');
});
