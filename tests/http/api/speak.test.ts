import { expect, test } from '@jest/globals';
import { speak } from '../../../src/http/api/speak.ts';
import { speaker } from '../../../src/words/speaker.ts';

const english = speaker('en', 'UTC');

test('messages are spoken wherever they stand, everything else stays', () => {
  const at = new Date('2026-11-24T12:00:00Z');
  const view = {
    title: { key: 'api.field-missing' },
    lines: [{ key: 'api.field-least', args: { limit: 3 } }, 'as it is', 7, true, undefined],
    inner: { at, nothing: null },
  };
  expect(speak(view, english)).toEqual({
    title: 'This is missing.',
    lines: ['This must be at least 3.', 'as it is', 7, true, undefined],
    inner: { at, nothing: null },
  });
});

test('data that only look a little like a message stay', () => {
  const data = [{ key: 'no-dot' }, { key: 'a.b', value: 1 }, { key: 3 }];
  expect(speak(data, english)).toEqual(data);
});
