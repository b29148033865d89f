import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import type { Answer } from '../../../src/kernel/choice.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { aTable } from './a-table.ts';
import type { TestGame } from './test-game.ts';

const english = translator('en', 'UTC');

/** What a player is told of an answer that is refused. */
function refused(game: TestGame, answer: Answer): string {
  try {
    game.answer(answer);
  } catch (e) {
    if (e instanceof Refusal) return english.t(e.reason);
    throw e;
  }
  throw new Error('it was taken');
}

describe('4.1: placements that do not lead both issues', () => {
  const placing = () =>
    aTable()
      .withTable('rhineland', 'silesia')
      .withWaitingRoom('korea', 'togo', 'armenia')
      .withInfluence('rhineland', { fr: 3 })
      .withAvailable({ uk: 6 })
      .turnOf('uk')
      .answer('place');

  test.each([
    [
      { rhineland: 3, togo: 1 },
      'After placing you must lead both issues. On Rhineland lie France 3: you need 4 more there. (Rule 4.1)',
    ],
    [{ togo: 1 }, 'Influence goes on exactly two issues; you name one. (Rule 4.1)'],
    [{ togo: 1, korea: 1, armenia: 1 }, 'Influence goes on exactly two issues; you name 3. (Rule 4.1)'],
    [{ rhineland: 4, togo: 3 }, 'You place 7 cubes and have 6 Available. (Rule 4.1)'],
  ])('%j', (answer, why) => {
    expect(refused(placing(), answer)).toBe(why);
  });
});

describe('10.4: bids', () => {
  /** Smyrna of the UK, or an issue of the League, is up for bid. */
  const bidding = (issue = 'smyrna') =>
    aTable()
      .withSettled('uk', issue)
      .withAvailable({ uk: 4, fr: 5 })
      .with((state) => {
        state.active = 'us';
      })
      .doing({ step: 'unsettle-issue', args: { issue, uprising: undefined } });

  test('below the standing one', () => {
    const game = bidding().answer('units:2', 1);
    const why =
      'The UK bids strength 2 (2 units) and 1 influence; a higher bid needs more units, or as many units and more ' +
      'influence. (Rule 10.4)';
    expect(refused(game, 'units:1')).toBe(why);
    game.answer('units:2');
    expect(refused(game, 1)).toBe(why);
  });

  test('beyond what is Available', () => {
    expect(refused(bidding(), 'units:4')).toBe(
      'You can bid 3 Available units, and the unit that is in the region itself. (Rule 10.4)',
    );
    expect(refused(bidding().answer('units:1'), 5)).toBe(
      'You have 4 influence Available; no more can be bid. (Rule 10.4)',
    );
  });

  test('of nothing at all', () => {
    expect(refused(bidding().answer('units:0'), 0)).toBe('A bid is at least one unit or one influence. (Rule 10.4)');
  });

  test('of units for a No Military issue', () => {
    expect(refused(bidding('disarmament'), 'units:1')).toBe(
      'Disarmament bears No Military: only influence may be bid for it. (Rule 10.4)',
    );
  });
});

test('an option that a deal has ruled out is refused with the deal', () => {
  const game = aTable()
    .withTable('rhineland', 'silesia')
    .withInfluence('rhineland', { uk: 2 })
    .turnOf('uk')
    .optionalAction('fr', '~propose-deal', { theirs: ['uk/settle:rhineland'] })
    .optionalAction('uk', '~answer-deal.1', 'accept');
  expect(refused(game, 'place')).toBe(
    'A deal of this turn binds you (Rule 12.2): the UK settles Rhineland with its political action. (Rule 3.2)',
  );
});
