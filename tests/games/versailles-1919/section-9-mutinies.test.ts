import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

describe('9.3: mutinies', () => {
  test('one crisis may bring two, each at once, in the order in which happiness falls', () => {
    const game = aTable()
      .withHappiness({ uk: 11, fr: 12, us: 20 })
      .withUnit('uk', 'pa', 8)
      .withUnit('fr', 'eu', 8)
      .withUnit('us', 'ba', 8)
      .carryingOut({
        op: 'each',
        who: 'ending-with-you',
        effects: [{ op: 'happiness', who: 'you', n: -2, per: 'deployed-unit' }],
      });
    expect([game.asked, game.story]).toEqual(['fr demobilize-unit', ['Happiness of France −2: 10.']]);
    game.answer('available');
    expect(game.story).toEqual([
      'Mutiny: France lost a unit from the Available units to box 1.',
      'Happiness of France +1: 11.',
      'Happiness of the US −2: 18.',
      'Happiness of the UK −2: 9.',
    ]);
    expect(game.asked).toBe('uk demobilize-unit');
    game.answer('pa');
    expect(game.state.happiness).toMatchObject({ uk: 10, fr: 11, us: 18 });
    expect(game.state.demobilized).toEqual([
      { faction: 'fr', box: 1 },
      { faction: 'uk', box: 1 },
    ]);
  });

  test('box 1 even while better boxes are free, and those stay free', () => {
    const game = aTable()
      .withHappiness({ uk: 11 })
      .carryingOut({ op: 'all', effects: [{ op: 'happiness', who: 'uk', n: -1 }, { op: 'demobilize' }] });
    expect(game.state.demobilized.map(({ box }) => box)).toEqual([1, 5]);
    expect(game.state.happiness.uk).toBe(16);
  });

  test.each([
    // from, fall, units before: happiness and units after
    [11, 1, 3, 11, 2],
    [12, 1, 3, 11, 3],
    [6, 1, 2, 5, 2],
    [5, 1, 2, 5, 1],
    [5, 1, 1, 4, 1],
    [20, 16, 3, 5, 2],
    [20, 18, 3, 4, 1],
    [3, 3, 1, 0, 1],
    [11, 11, 3, 0, 1],
  ])('from %d by −%d with %d units: happiness %d, %d units', (from, fall, units, happiness, left) => {
    const { state } = aTable()
      .withHappiness({ uk: from })
      .withUnits('uk', { demobilized: 3 - units })
      .carryingOut({ op: 'happiness', who: 'uk', n: -fall });
    expect(state.happiness.uk).toBe(happiness);
    expect(state.supply.uk?.units.available).toBe(left);
  });

  test('A-7: the zone after each gain sets the limit: from 11 to 0 two units go and nothing is gained', () => {
    const game = aTable().withHappiness({ uk: 11 }).carryingOut({ op: 'happiness', who: 'uk', n: -12 });
    expect(game.story).toEqual([
      'Happiness of the UK −11: 0.',
      'Mutiny: the UK lost a unit from the Available units to box 1.',
      'The UK stays at happiness 0 for the rest of the game.',
      'Mutiny: the UK lost a unit from the Available units to box 1.',
      'The UK stays at happiness 0 for the rest of the game.',
    ]);
  });

  test('an unplayed nation has none', () => {
    expect(aTable().carryingOut({ op: 'happiness', who: 'it', n: -15 }).state.happiness.it).toBe(5);
  });
});

describe('8.5: which units there are to demobilize', () => {
  test('only places where one is', () => {
    const none = aTable().withUnits('uk', { exhausted: 2 }).withUnit('uk', 'pa', 8).turnOf('uk').answer('demobilize');
    expect(none.options).toEqual(['exhausted', 'pa']);
    const some = aTable().withUnit('uk', 'pa', 8).turnOf('uk').answer('demobilize');
    expect(some.options).toEqual(['available', 'pa']);
    expect(some.optionalActions).toEqual(['Unit: the Available units (2 units)', 'Unit: the Pacific (in column 8)']);
  });

  test('3.1: with Exhausted units alone there is a military action still: to demobilize one', () => {
    const game = aTable()
      .withUnits('uk', { exhausted: 3 })
      .turnOf('uk')
      .answer('place', { rhineland: 1, 'east-prussia': 1 });
    expect([game.asked, game.options]).toEqual(['uk military-action', ['none', 'demobilize']]);
  });
});
