import { expect, test } from '@jest/globals';
import { toldLines } from '../../../src/http/tables/log-model.ts';
import type { LogLine } from '../../../src/log/log-line.ts';

const line = (seq: number, ...keys: string[]): LogLine => ({
  seq,
  at: new Date(0),
  kind: 'answered',
  messages: keys.map((key) => ({ key })),
  voided: false,
  by: 'us',
  how: 'page',
});

test('an answer that is hidden from the reader is left out of the news, except where they look at it', () => {
  const lines = [line(1, 'a'), line(2), line(3, 'b'), line(4)];
  expect(toldLines(lines, 4).map(({ seq }) => seq)).toEqual([1, 3, 4]);
  expect(toldLines(lines, 0).map(({ seq }) => seq)).toEqual([1, 3]);
});
