import { expect, test } from '@jest/globals';
import { logModel, toldLines } from '../../../src/http/tables/log-model.ts';
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

test('a sentence of somebody else’s doing has their badge: an answer ends a turn, and begins the next one', () => {
  const seats = ['us', 'ussr'].map((seat) => ({ seat, name: { key: seat } }));
  const told = ['us', 'ussr', undefined].map((by) => ({ text: { key: 'told' }, by }));
  const [model] = logModel([{ ...line(1, 'told'), told }], { id: 't1', asOf: 0, seats });
  expect(model?.seatName).toEqual({ key: 'us' });
  expect(model?.sentences.map(({ whose }) => whose)).toEqual([
    undefined,
    { name: { key: 'ussr' }, seatClass: 'seat-2', named: false },
    undefined,
  ]);
  // "France France declares war": a sentence that says the name has the sign alone before it.
  const saying = [{ text: { key: 'told', args: { who: { key: 'ussr' } } }, by: 'ussr' }];
  const [second] = logModel([{ ...line(1, 'told'), told: saying }], { id: 't1', asOf: 0, seats });
  expect(second?.sentences[0]?.whose).toMatchObject({ named: true });
});

test('behind a line stands what can be done about it: dispute it, or take it back while the game goes on', () => {
  const seats = [{ seat: 'us', name: { key: 'us' } }];
  const behind = (viewer: string, status: 'playing' | 'finished', ...lines: LogLine[]) =>
    logModel(lines, { id: 't1', asOf: 0, seats, viewer, status }).map(({ dispute, takeback }) => [dispute, takeback]);
  expect(behind('us', 'playing', line(1), line(2), { ...line(3), voided: true })).toEqual([
    ['/t/t1/dispute?seq=3', undefined],
    ['/t/t1/dispute?seq=2', '/t/t1/takeback?to=1'],
    ['/t/t1/dispute?seq=1', undefined],
  ]);
  expect(behind('us', 'finished', line(2))).toEqual([['/t/t1/dispute?seq=2', undefined]]);
  expect(behind('spectator', 'playing', line(2))).toEqual([[undefined, undefined]]);
});
