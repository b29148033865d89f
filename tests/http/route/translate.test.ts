import { expect, test } from '@jest/globals';
import { translate } from '../../../src/http/route/translate.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { fixedData } from '../../../src/kernel/fixed-data.ts';

const english = translator('en', 'UTC');

test('messages are rendered wherever they stand, everything else stays', () => {
  const at = new Date('2026-11-24T12:00:00Z');
  const view = {
    title: { key: 'api.field-missing' },
    lines: [{ key: 'api.field-least', args: { limit: 3 } }, 'as it is', 7, true, undefined],
    inner: { at, nothing: null },
  };
  expect(translate(view, english)).toEqual({
    title: 'This is missing.',
    lines: ['This must be at least 3.', 'as it is', 7, true, undefined],
    inner: { at, nothing: null },
  });
});

test('data that only look a little like a message stay', () => {
  const data = [{ key: 'no-dot' }, { key: 'a.b', value: 1 }, { key: 3 }];
  expect(translate(data, english)).toEqual(data);
});

test('what is fixed is rendered once for each clock, and its readers’ words are not mixed up', () => {
  const words = { key: 'common.list', args: { items: [{ moment: '2026-11-26T19:00:00.000Z' }] } };
  const card = fixedData({ id: 'saar', options: [{ words }] });
  const tokyo = translator('en', 'Asia/Tokyo');
  const [first, there] = [translate({ card, seat: 'uk' }, english), translate({ card, seat: 'fr' }, tokyo)];
  expect(first).toEqual({ card: { id: 'saar', options: [{ words: 'Thu 26 Nov, 19:00' }] }, seat: 'uk' });
  expect(there).toEqual({ card: { id: 'saar', options: [{ words: 'Fri 27 Nov, 04:00' }] }, seat: 'fr' });
  expect(translate(card, english)).toBe(translate(card, english));
  expect(translate({ card }, english)).toEqual({ card: { id: 'saar', options: [{ words: 'Thu 26 Nov, 19:00' }] } });
});

test('whatever else has changed is rendered anew', () => {
  const line = { key: 'api.field-least', args: { limit: 3 } };
  const view = { cubes: { uk: 1 }, lines: [line] };
  expect(translate(view, english)).toEqual({ cubes: { uk: 1 }, lines: ['This must be at least 3.'] });
  view.cubes.uk = 2;
  view.lines.pop();
  expect(translate(view, english)).toEqual({ cubes: { uk: 2 }, lines: [] });
});
