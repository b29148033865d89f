import { expect, test } from '@jest/globals';
import { pressLink } from '../../../src/http/press/press-link.ts';
import type { SeatView } from '../../../src/play/table-view.ts';

const seat = (name: string, playerId: string, isComputer = false): SeatView => ({
  ...{
    seat: name,
    name: { key: 'kernel.answer-text', args: { text: name } },
    playerId,
    playerName: playerId,
    isComputer,
  },
  ...{ resigned: false, bid: undefined, waiting: false, dueAt: undefined, seenSeq: 0 },
});
const ANN = seat('france', 'ann');
const linkAt = (others: readonly SeatView[], unread = 0) =>
  pressLink({ id: 'T', status: 'playing', seats: [ANN, ...others], lobby: undefined, hostId: 'ann' }, 'ann', unread)
    ?.href;

test('a table of several people has the link to their letters', () => {
  expect(linkAt([seat('prussia', 'ben')])).toBe('/t/T/press');
});

test('where one person plays alone, or beside computers, there is nobody to write to', () => {
  expect([linkAt([]), linkAt([seat('prussia', 'ann')]), linkAt([seat('prussia', 'c1', true)])]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('but letters that have come are not hidden', () => {
  expect(linkAt([], 1)).toBe('/t/T/press');
});
