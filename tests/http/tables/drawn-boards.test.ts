import { expect, test } from '@jest/globals';
import { drawnBoard } from '../../../src/http/tables/drawn-boards.ts';
import { translator } from '../../../src/i18n/translator.ts';
import type { Board } from '../../../src/kernel/board.ts';

/** A board that counts how often it is drawn. */
function countingBoard() {
  let drawn = 0;
  const title = { key: 'common.list', args: { items: ['a board'] } };
  const board: Board = {
    pictures: () => [{ name: 'board', title }],
    draw(_name, view, { t, places = [] }) {
      drawn += 1;
      return `<svg>${JSON.stringify(view)} ${t(title)} ${places.map(({ label }) => label).join()}</svg>`;
    },
    text: (view) => [{ key: 'common.list', args: { items: [JSON.stringify(view)] } }],
    private: () => [],
  };
  return { board, drawn: () => drawn };
}

const ENGLISH = translator('en', 'UTC');

test('the same moment is drawn once, however often it is looked at', () => {
  const { board, drawn } = countingBoard();
  const [one, again] = [1, 2].map(() => drawnBoard(board, { hand: ['ace'] }, ENGLISH, []));
  expect(again).toBe(one);
  expect(one?.svg).toBe('<svg>{"hand":["ace"]} a board </svg>');
  expect(drawn()).toBe(1);
});

test.each([
  ['who sees other things', { hand: ['king'] }, ENGLISH, []],
  ['who reads another language', { hand: ['ace'] }, translator('es', 'UTC'), []],
  ['who lives by another clock', { hand: ['ace'] }, translator('en', 'Asia/Tokyo'), []],
  ['who can pick something', { hand: ['ace'] }, ENGLISH, [{ place: 'a', label: 'A' }]],
] as const)('somebody %s gets a drawing of their own', (_, view, reader, places) => {
  const { board, drawn } = countingBoard();
  drawnBoard(board, { hand: ['ace'] }, ENGLISH, []);
  expect(drawnBoard(board, view, reader, places).svg).toContain(JSON.stringify(view));
  expect(drawn()).toBe(2);
});

test('two games that see the same have two drawings', () => {
  const [one, other] = [countingBoard(), countingBoard()];
  for (const { board } of [one, other]) drawnBoard(board, {}, ENGLISH, []);
  expect([one.drawn(), other.drawn()]).toEqual([1, 1]);
});
