import { expect, test } from '@jest/globals';
import { MAIL_KINDS, mailPreferencesOf, readMailPreferences, wantsMail } from '../../src/people/mail-preferences.ts';

const usual = { off: [], format: 'html' };

test('nothing stored means: everything, as HTML, merged as the server does it', () => {
  expect(mailPreferencesOf({})).toEqual(usual);
  expect(mailPreferencesOf(null)).toEqual(usual);
  expect(MAIL_KINDS.every((kind) => wantsMail(mailPreferencesOf({}), kind))).toBe(true);
});

test('what is stored and no longer understood falls back by itself, the rest stays', () => {
  const stored = { off: ['turn', 'pigeon-post'], format: 'telegraph', mergeSeconds: 1e9 };
  expect(mailPreferencesOf(stored)).toEqual({ off: ['turn'], format: 'html' });
});

test('a kind that is switched off is not wanted; sign-in and unknown kinds always are', () => {
  const preferences = readMailPreferences({ off: [...MAIL_KINDS], format: 'plain', mergeSeconds: 0 });
  expect(MAIL_KINDS.some((kind) => wantsMail(preferences, kind))).toBe(false);
  expect(wantsMail(preferences, 'sign-in')).toBe(true);
});

test('kinds are kept once each', () => {
  expect(readMailPreferences({ off: ['over', 'turn', 'turn'], format: 'html' }).off).toEqual(['turn', 'over']);
});

test.each([
  [{ off: ['sign-in'], format: 'html-words' }, 'people.bad-mail-kind', 'off.0'],
  [{ off: 'turn', format: 'html' }, 'people.bad-mail-kind', 'off'],
  [{ off: [], format: 'rtf' }, 'people.bad-mail-format', 'format'],
  [{ off: [], format: 'html', mergeSeconds: -1 }, 'people.bad-merge-seconds', 'mergeSeconds'],
  [{ off: [], format: 'html', mergeSeconds: 3601 }, 'people.bad-merge-seconds', 'mergeSeconds'],
  [{ off: [], format: 'html', mergeSeconds: 1.5 }, 'people.bad-merge-seconds', 'mergeSeconds'],
  [undefined, 'people.bad-mail-format', ''],
])('%j is refused: %s at %s', (given, key, at) => {
  expect(() => readMailPreferences(given)).toThrow(
    expect.objectContaining({
      code: 'bad-input',
      details: [expect.objectContaining({ at, reason: expect.objectContaining({ key }) })],
    }),
  );
});
