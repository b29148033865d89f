import { describe, expect, test } from '@jest/globals';
import { nextTarget, TARGETS } from '../../../src/games/versailles-1919/solitaire/target.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { applyEntry } from '../../../src/kernel/apply-entry.ts';
import { ENTRY_VERSION } from '../../../src/kernel/log.ts';
import { outcomeOf } from '../../../src/kernel/outcome-of.ts';
import { aTable } from './a-table.ts';

const english = translator('en', 'UTC');

function ended(points: number, target = '20') {
  return aTable()
    .alone('us')
    .withOptions({ target })
    .withSettled('uk', 'korea', ['navy-us'])
    .withSettled('us', 'rhineland')
    .withTable('rush-to-the-finish', 'silesia')
    .withInfluence('rush-to-the-finish', { us: 1 })
    .with((state) => {
      if (state.solo) state.solo.points = points;
    })
    .settling('us', 'rush-to-the-finish');
}

describe('16.13: the end card is settled', () => {
  test('the target reached: won', () => {
    const game = ended(20);
    expect(game.outcome).toMatchObject({ winners: ['solo'], standings: [{ seat: 'solo', place: 1, score: 20 }] });
    expect(game.sheet).toEqual([
      '20 VP; 20 were needed.',
      'The UK: strength 2, 2 for issues and 0 for tokens.',
      'France: strength 0, 0 for issues and 0 for tokens.',
      'The US (the player’s): strength 14, 13 for issues and 1 for tokens.',
      'Next target: 25 VP.',
    ]);
    expect(game.story.at(-1)).toBe('The solitaire game is won with 20 VP of 20. Next target: 25 VP.');
  });

  test('not reached: lost', () => {
    const game = ended(19);
    expect(game.outcome).toMatchObject({ winners: [], standings: [{ seat: 'solo', place: 2, score: 19 }] });
    expect(game.story.at(-1)).toBe('The solitaire game is lost with 19 VP of 20. Next target: 15 VP.');
  });

  test('the table’s target counts', () => {
    expect(ended(24, '25').story.at(-1)).toBe(
      'The solitaire game is lost with 24 VP of 25. Next target: 25 VP again; after a second defeat 24 VP.',
    );
    expect(ended(15, '15').story.at(-1)).toBe(
      'The solitaire game is won with 15 VP of 15. Next target: 15 VP again; after two wins in a row 20 VP.',
    );
  });
});

test('16.13: the deck is empty', () => {
  const game = aTable()
    .alone('us')
    .withTable('rhineland', 'silesia')
    .withWaitingRoom('togo', 'armenia')
    .withInfluence('rhineland', { fr: 1 })
    .withEvent('john-foster-dulles')
    .withOnlyDeck()
    .turnOf('fr');
  game.answer(game.fallback ?? '');
  expect(game.state.ending?.how).toBe('deck');
  expect(game.outcome?.winners).toEqual([]);
});

test('a game that is given up is nobody’s, whatever the score', () => {
  const game = aTable()
    .alone('us')
    .with((state) => {
      if (state.solo) state.solo.points = 30;
    })
    .turnOf('us');
  const entry = { v: ENTRY_VERSION, seq: game.machine.seq + 1, at: '2026-11-21T08:00:00.000Z', kind: 'seat' } as const;
  const { machine } = applyEntry(game.game, game.machine, { ...entry, seat: 'solo', change: 'resigned' }, {});
  const outcome = outcomeOf(game.game, machine);
  expect(outcome?.winners).toEqual([]);
  expect(outcome && english.t(outcome.summary)).toBe('The game was given up by Solo player.');
});

test('a game in which the player never answers comes to an end by the fallbacks', () => {
  const game = aTable().alone('us').start('asleep');
  for (let n = 0; n < 3000 && game.fallback !== undefined; n += 1) game.answer(game.fallback);
  expect(game.outcome).toBeDefined();
});

describe('16.13: the moving target', () => {
  test.each([
    [20, true, 25, 25],
    [23, true, 28, 28],
    [25, false, 25, 24],
    [21, false, 21, 20],
    [20, false, 15, 15],
    [5, false, 5, 5],
    [15, true, 15, 20],
    [40, true, 40, 40],
  ])('%d, won %s: %d, then %d', (target, won, next, afterTwo) => {
    expect(nextTarget(target, won)).toEqual({ next, afterTwo });
  });

  test('every target that it leads to can be chosen', () => {
    for (const target of TARGETS)
      for (const won of [true, false])
        for (const next of Object.values(nextTarget(target, won))) expect(TARGETS).toContain(next);
  });
});

describe('what the viewers see', () => {
  test('the player’s faction, their VP and the strengths', () => {
    const game = aTable().alone('fr').withSettled('uk', 'korea', ['navy-us']).turnOf('fr');
    expect(game.view().solo).toEqual({
      faction: 'fr',
      points: 0,
      target: 20,
      bots: ['uk', 'us'],
      strengths: [
        { faction: 'uk', strength: 2 },
        { faction: 'fr', strength: 0 },
        { faction: 'us', strength: 1 },
      ],
    });
    expect(aTable().turnOf('uk').view().solo).toBeUndefined();
  });
});
