import { expect, test } from '@jest/globals';
import { mailKinds } from '../../../src/mail/kinds/index.ts';
import { OCCASIONS } from '../../../src/mail/turn/occasion.ts';
import { KINDS } from '../../../src/notifications/notification.ts';
import { inlineAnew } from '../harness/inline-anew.ts';
import { samples } from './samples.ts';

test('every kind of notification is mailed: with the news of a table, or by a letter of its own', () => {
  expect(Object.keys(mailKinds).toSorted()).toEqual([...KINDS].toSorted());
  for (const kind of KINDS) {
    const { news, letter } = mailKinds[kind];
    const told = OCCASIONS.some((one) => one === kind);
    expect([kind, told ? typeof news : typeof letter]).toEqual([kind, 'function']);
    if (!told) expect([kind, news]).toEqual([kind, undefined]);
  }
});

test.each(KINDS)('a mail of the kind %s has a subject, a text and HTML, complete in all of them', (kind) => {
  const { subject, text, html } = samples[kind]();
  expect(subject).not.toBe('');
  expect(text.length).toBeGreaterThan(100);
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\[object|undefined|NaN|\{[a-z]+\}/);
});

test.each(KINDS)('a mail of the kind %s has the styles that its classes have, whatever their templates say', (kind) => {
  const { html = '' } = samples[kind]();
  expect(html).toBe(inlineAnew(html));
});
