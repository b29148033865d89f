import { expect, test } from '@jest/globals';
import { changedLines } from '../../src/mail/turn/changed-lines.ts';

test('what says the same is left out, wherever it stands now', () => {
  const before = ['Poland: USSR 2.', 'Turkey: US 2.', 'Iran: empty.'];
  expect(changedLines(before, ['Iran: empty.', 'Poland: USSR 1.', 'Turkey: US 2.'])).toEqual(['Poland: USSR 1.']);
});

test('a line that is said once more than before is news once', () => {
  expect(changedLines(['One cube.', 'One cube.'], ['One cube.', 'One cube.', 'One cube.'])).toEqual(['One cube.']);
});

test('where nothing was said before, everything is news', () => {
  expect(changedLines([], ['Poland: USSR 1.'])).toEqual(['Poland: USSR 1.']);
});
