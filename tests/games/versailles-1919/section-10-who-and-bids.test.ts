import { describe, expect, test } from '@jest/globals';
import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import { aTable } from './a-table.ts';

/* 10.2 to 10.7: several units, several regions, and the corners of the bidding. */

const CHECK: Effect = { op: 'check', where: 'most-unrest', modifier: 0 };

/** After the first uprising, so that no strategy cards come between. */
function later() {
  return aTable().withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' });
}

test('10.2: what was announced for one region does not count for the next', () => {
  const game = later()
    .withUnrest('eu', 4)
    .withUnrest('pa', 4)
    .withUnit('uk', 'eu', 5)
    .withUnit('us', 'pa', 5)
    .withDice({ 'die:uprising:eu': [3], 'die:uprising:pa': [4] })
    .carryingOut(CHECK)
    .answer('plus');
  expect(game.prompt).toBe(
    'Uprising check in the Pacific: the die needs 5 or more. No settled issue is in danger. What do you announce?',
  );
  game.answer('nothing');
  expect(game.story.at(-1)).toBe('Roll for the Pacific: 4, 5 or more is needed: no uprising.');
});

test('10.2a: when the clock runs out: −1 where one could be hit oneself, else nothing', () => {
  const asked = (owner: 'uk' | 'fr') =>
    later().withUnrest('eu', 4).withUnit('uk', 'eu', 5).withSettled(owner, 'rhineland').carryingOut(CHECK);
  expect([asked('uk').asked, asked('uk').fallback]).toEqual(['uk announce-modifier', 'minus']);
  expect(asked('fr').fallback).toBe('nothing');
  const nobodys = later().withUnrest('eu', 4).withUnit('uk', 'eu', 5).carryingOut(CHECK);
  expect(nobodys.fallback).toBe('nothing');
});

describe('10.3a: tied', () => {
  const rise = () =>
    later()
      .withUnrest('eu', 5)
      .withDice({ 'die:uprising:eu': [6] })
      .withSettled('uk', 'rhineland')
      .withSettled('fr', 'silesia');

  test('of several units the leftmost decides (A-15)', () => {
    const game = rise().withUnit('us', 'eu', 8).withUnit('fr', 'eu', 7).carryingOut(CHECK);
    expect(game.asked).toBe('fr announce-modifier');
    expect(game.answer('nothing').asked).toBe('fr who-is-hit');
  });

  test('they may name themselves', () => {
    const game = rise().withUnit('fr', 'eu', 8).carryingOut(CHECK).answer('fr');
    expect(game.story).toEqual([
      'The uprising in Europe hits France, as France chose.',
      'Silesia of France becomes unsettled and is up for bid.',
    ]);
  });

  test('issues count, not their VP, and only those of the region', () => {
    const game = rise().withSettled('fr', 'kiel-canal').withSettled('uk', 'korea').withSettled('uk', 'disarmament');
    expect(game.carryingOut(CHECK).story).toContain('The uprising in Europe hits France, with most issues there (2).');
  });
});

test('10.2b: the second region is settled with what the first has left: pieces bid there are gone', () => {
  const game = later()
    .withUnrest('eu', 5)
    .withUnrest('pa', 5)
    .withSettled('uk', 'rhineland')
    .withSettled('uk', 'korea')
    .withAvailable({ uk: 3, fr: 0, us: 0 })
    .withUnits('fr', { exhausted: 3 })
    .withUnits('us', { exhausted: 3 })
    .withDice({ 'die:uprising:eu': [6], 'die:uprising:pa': [6] })
    .carryingOut(CHECK)
    .answer('units:2', 3);
  expect(game.story).toContain('Happiness of the UK −2: 18.');
  expect(game.story).toContain('Reset of Europe: powder keg in column 1, unrest in column 2.');
  game.answer('french-occupation');
  expect([game.asked, game.options]).toEqual(['uk bid', ['pass', 'units:1']]);
});

describe('10.4: bids', () => {
  const auction = (issue: string) =>
    later()
      .withSettled('fr', issue)
      .with((state) => {
        state.active = 'uk';
      });
  const up = { step: 'unsettle-issue' as const, args: { issue: 'rhineland', uprising: 'eu' as const } };

  test('b: in column 8 too the unit in the region counts 2; a unit elsewhere cannot be used', () => {
    const game = auction('rhineland').withUnit('fr', 'eu', 8).withUnit('fr', 'pa', 5).withUnits('fr', { exhausted: 1 });
    const bidding = game.doing(up);
    expect(bidding.optionalActions.at(-1)).toMatch(/^The unit in the region \(strength 2\)/);
    expect(bidding.options).toEqual(['pass', 'units:0', 'region+0']);
  });

  test.each([
    ['units:2', 2],
    ['region+0', 2],
    ['region+1', 3],
  ])('b: with a unit in column 8 of the region, %s has strength %d: it counts only if it is bid', (bid, strength) => {
    const game = auction('rhineland').withUnit('fr', 'eu', 8).doing(up).answer(bid, 1);
    expect(game.state.auction?.bids.fr?.strength).toBe(strength);
  });

  test('b: the unit of the region helps only there', () => {
    const game = auction('korea')
      .withUnit('fr', 'eu', 8)
      .doing({ step: 'unsettle-issue', args: { issue: 'korea', uprising: 'pa' } });
    expect(game.options).toEqual(['pass', 'units:0', 'units:1', 'units:2']);
  });

  test('c: No Military rules out the unit in the region as well', () => {
    const game = auction('rhineland')
      .withPack((pack) => {
        const { rhineland } = pack.issue;
        if (!rhineland) throw new Error('no Rhineland');
        return { ...pack, issue: { ...pack.issue, rhineland: { ...rhineland, noMilitary: true } } };
      })
      .withUnit('fr', 'eu', 6)
      .doing(up);
    expect(game.options).toEqual(['pass', 'units:0']);
  });

  test('A-29: units may be bid on Reparations', () => {
    const game = auction('indemnity').doing({
      step: 'unsettle-issue',
      args: { issue: 'indemnity', uprising: undefined },
    });
    expect(game.options).toEqual(['pass', 'units:0', 'units:1', 'units:2', 'units:3']);
  });

  test('a: the bidding goes round until all but one have passed', () => {
    const game = auction('rhineland').doing(up).answer('units:0', 1, 'units:0', 2, 'units:0', 3);
    expect(game.asked).toBe('fr bid');
    game.answer('units:0', 4, 'pass', 'units:0', 5);
    expect(game.asked).toBe('fr bid');
    game.answer('pass');
    expect(game.story).toContain('The UK wins Rhineland and pays 5 influence.');
    expect(game.asked).toBe('uk option');
  });

  test('d: the question says what has to be beaten, if anything', () => {
    const game = auction('rhineland').doing(up);
    expect(game.prompt).toMatch(/Rhineland/);
    expect(game.prompt).not.toMatch(/strength/);
    game.answer('units:1', 3);
    expect(game.prompt).toMatch(/strength 1 \(1 unit\) and 3 influence/);
  });

  test('g: on top of the discard pile', () => {
    const game = auction('rhineland').withDiscard('smyrna', 'thrace').doing(up).answer('pass', 'pass', 'pass');
    expect(game.state.discard).toEqual(['rhineland', 'smyrna', 'thrace']);
  });
});

test('10.7: later uprisings bring no strategy cards', () => {
  const game = later()
    .withUnrest('eu', 5)
    .withDice({ 'die:uprising:eu': [6] })
    .carryingOut(CHECK);
  expect(game.asked).toBe('nobody');
});

test('10.7: the new owner’s VP count for the order of choosing', () => {
  const game = aTable()
    .withUnrest('eu', 5)
    .withDice({ 'die:uprising:eu': [6] })
    .withSettled('uk', 'rhineland')
    .withSettled('fr', 'korea')
    .carryingOut(CHECK)
    .answer('pass', 'units:0', 1, 'pass', 'french-occupation');
  expect(game.story).toContain(
    'After the first uprising the strategy cards are chosen, in this order: the UK 0, the US 0 and France 8.',
  );
});

test('10.8, A-9: an event that unsettles an issue of a region does not reset the region either', () => {
  const game = later()
    .withSettled('fr', 'rhineland')
    .withUnrest('eu', 6)
    .carryingOut({ op: 'unsettle', kinds: ['eu'] })
    .answer('pass', 'pass', 'pass');
  expect([game.state.tracks.eu, game.asked]).toEqual([{ keg: 0, unrest: 6, units: {} }, 'nobody']);
});
