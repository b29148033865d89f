import { describe, expect, test } from '@jest/globals';
import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import { aTable } from './a-table.ts';

const CHECK: Effect = { op: 'check', where: 'most-unrest', modifier: 0 };

/** After the first uprising, so that no strategy cards come between. */
function later() {
  return aTable().withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' });
}

describe('10.1: which regions', () => {
  test('the one that is named', () => {
    expect(
      later()
        .withUnrest('pa', 3)
        .withDice({ 'die:uprising:pa': [1] })
        .carryingOut({ ...CHECK, where: 'pa' }).story[0],
    ).toBe('Uprising check in the Pacific.');
  });

  test('else those with most unrest, all if tied', () => {
    const game = later()
      .withUnrest('ba', 4)
      .withUnrest('af', 4)
      .withUnrest('pa', 3)
      .withDice({ 'die:uprising:ba': [1], 'die:uprising:af': [1] })
      .carryingOut(CHECK);
    expect(game.story[0]).toBe('Uprising check in the Balkans and Africa.');
  });
});

describe('10.2: the roll', () => {
  test('column X: no die is rolled', () => {
    expect(later().carryingOut({ ...CHECK, where: 'eu' }).story).toEqual([
      'Uprising check in Europe.',
      'No uprising is possible in Europe: unrest in column 1.',
    ]);
  });

  test.each([
    [3, 6],
    [4, 5],
    [5, 4],
    [6, 3],
    [7, 2],
    [8, 1],
  ])('column %d rises on %d or more', (column, needs) => {
    const rolled = (die: number) =>
      later()
        .withUnrest('eu', column)
        .withDice({ 'die:uprising:eu': [die] })
        .carryingOut({ ...CHECK, where: 'eu' }).story[1];
    expect(rolled(needs)).toBe(`Roll for Europe: ${needs}, ${needs} or more is needed: an uprising.`);
    if (needs > 1) expect(rolled(needs - 1)).toMatch(/no uprising\.$/);
  });

  test('a: all with a unit in columns 5 to 7 announce in turn order, the active player last; it adds up', () => {
    const game = later()
      .withUnrest('eu', 4)
      .withUnit('us', 'eu', 5)
      .withUnit('uk', 'eu', 6)
      .withUnit('fr', 'eu', 7)
      .withDice({ 'die:uprising:eu': [3] })
      .with((state) => {
        state.active = 'fr';
      })
      .carryingOut({ ...CHECK, where: 'eu', modifier: 1 }, 'fr');
    expect(game.asked).toBe('us announce-modifier');
    game.answer('plus');
    expect(game.asked).toBe('uk announce-modifier');
    expect(game.prompt).toBe(
      'Uprising check in Europe: the die needs 5 or more and so far gets +2. No settled issue is in danger. What do you announce?',
    );
    game.answer('nothing');
    expect(game.asked).toBe('fr announce-modifier');
    game.answer('minus');
    expect(game.story).toEqual([
      'France announces −1 for Europe.',
      'Roll for Europe: 3 +1, 5 or more is needed: no uprising.',
    ]);
  });

  test('a: a unit in column 8 cannot modify, and nobody is asked', () => {
    const game = later()
      .withUnrest('eu', 4)
      .withUnit('us', 'eu', 8)
      .withDice({ 'die:uprising:eu': [2] })
      .carryingOut(CHECK);
    expect(game.asked).toBe('nobody');
  });

  test('b: first all rolls, then the regions from the top down', () => {
    const game = later()
      .withUnrest('eu', 5)
      .withUnrest('pa', 5)
      .withSettled('uk', 'rhineland')
      .withSettled('fr', 'korea')
      .withDice({ 'die:uprising:eu': [6], 'die:uprising:pa': [6] })
      .carryingOut(CHECK);
    expect(game.story.slice(1, 5)).toEqual([
      'Roll for Europe: 6, 4 or more is needed: an uprising.',
      'Roll for the Pacific: 6, 4 or more is needed: an uprising.',
      'The uprising in Europe hits the UK, with most issues there (1).',
      'Rhineland of the UK becomes unsettled and is up for bid.',
    ]);
    game.answer('pass', 'pass', 'pass');
    expect(game.story).toContain('Korea of France becomes unsettled and is up for bid.');
    expect(game.asked).toBe('fr bid');
  });
});

describe('10.3: who and what is hit', () => {
  const rise = () =>
    later()
      .withUnrest('eu', 5)
      .withDice({ 'die:uprising:eu': [6] });

  test('a: tied, the owner of the leftmost unit chooses, even if not one of them', () => {
    const game = rise()
      .withSettled('uk', 'rhineland')
      .withSettled('fr', 'silesia')
      .withUnit('us', 'eu', 8)
      .carryingOut(CHECK);
    expect([game.asked, game.options]).toEqual(['us who-is-hit', ['uk', 'fr']]);
    game.answer('fr');
    expect(game.story).toEqual([
      'The uprising in Europe hits France, as the US chose.',
      'Silesia of France becomes unsettled and is up for bid.',
    ]);
  });

  test('a: tied without units, they roll; the highest is hit, ties roll again', () => {
    const game = rise()
      .withSettled('uk', 'rhineland')
      .withSettled('fr', 'silesia')
      .withSettled('us', 'tyrol')
      .withDice({
        'die:uprising:eu': [6],
        'die:hit:eu:uk': [5, 2],
        'die:hit:eu:fr': [5, 3],
        'die:hit:eu:us': [1],
      })
      .carryingOut(CHECK);
    expect(game.story.slice(2, 6)).toEqual([
      'Dice decide who is hit in Europe: the UK 5, France 5 and the US 1.',
      'Dice decide who is hit in Europe: the UK 2 and France 3.',
      'The uprising in Europe hits France, as rolled.',
      'Silesia of France becomes unsettled and is up for bid.',
    ]);
  });

  test('b: the dearest issue; among equals its controller chooses', () => {
    const dearest = rise().withSettled('uk', 'silesia').withSettled('uk', 'rhineland').carryingOut(CHECK);
    expect(dearest.state.auction?.issue).toBe('rhineland');
    const equal = rise().withSettled('uk', 'silesia').withSettled('uk', 'sudetenland').carryingOut(CHECK);
    expect([equal.asked, equal.options]).toEqual(['uk hit-issue', ['silesia', 'sudetenland']]);
    expect(equal.answer('sudetenland').state.auction?.issue).toBe('sudetenland');
  });

  test('c, A-8: nobody controls an issue there: the region is reset, nothing is bid for', () => {
    const game = rise().carryingOut(CHECK);
    expect(game.story.slice(2)).toEqual([
      'Nobody controls an issue of Europe: there is no bid.',
      'Reset of Europe: powder keg in column 1, unrest in column 2.',
    ]);
    expect(game.asked).toBe('nobody');
  });
});
