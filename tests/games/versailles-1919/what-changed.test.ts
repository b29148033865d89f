import { expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

/** A quiet table: events without interruptions, no unrest anywhere. */
const quiet = () =>
  aTable()
    .withTable('anschluss', 'indemnity')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withEvent('gertrude-bell')
    .withWaitingEvents('arthur-balfour', 'paul-hymans')
    .withNextEvents('jan-smuts');

test('an option of an issue says what becomes of the chooser’s own happiness and points, and of nobody else’s', () => {
  const { effects } = quiet().withInfluence('indemnity', { fr: 2 }).settling('fr', 'indemnity');
  expect(effects.no).toBe('you: −2 happiness and −6 VP; next: Gertrude Bell: carry it out?');
  expect(effects.yes).toBe('nothing yet; next: Gertrude Bell: carry it out?');
});

test('an action that only leads to the next question says so', () => {
  const { effects } = quiet().turnOf('uk');
  expect(effects.place).toBe('nothing yet; next: place influence');
  expect(effects.demobilize).toMatch(/^you: \+5 happiness.* and −1 unit at hand; next: /);
});

test('what others decide next is named, and what is hidden is not looked at', () => {
  const game = quiet().withInfluence('anschluss', { fr: 2 }).turnOf('uk');
  expect(game.effects['settle:anschluss']).toBe('nothing for you; France decides next');
  const refill = game.answer('settle:anschluss').until('uk refill-from');
  expect(refill.effects.draw).toBe('nothing for you; then something hidden is shown');
});

test('a lone player reads of the faction that they run', () => {
  const { effects } = quiet().alone('us').turnOf('us');
  expect(effects.demobilize).toMatch(/^you: \+5 happiness/);
});
