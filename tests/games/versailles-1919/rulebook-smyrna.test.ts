import { describe, expect, test } from '@jest/globals';
import { accepts } from '../../../src/kernel/explain-refusal.ts';
import { aTable } from './a-table.ts';

/*
 * The worked example of the rulebook: France places influence, settles Smyrna, and goes on to the next cards; their
 * crisis checks two regions.
 */

describe('placing influence', () => {
  const game = aTable()
    .withTable('byelorus', 'smyrna')
    .withWaitingRoom('rhineland', 'new-guinea-and-samoa', 'somalia')
    .withInfluence('byelorus', { us: 3, uk: 1 })
    .withInfluence('smyrna', { uk: 3, fr: 1 })
    .withInfluence('rhineland', { fr: 2, uk: 1 })
    .withInfluence('new-guinea-and-samoa', { uk: 1 })
    .turnOf('fr')
    .answer('place');

  test('Byelorus takes four, Smyrna three more, New Guinea two, Somalia and Rhineland one', () => {
    expect(game.asked).toBe('fr place-influence');
    expect(game.choice.kind === 'spread' && game.choice.slots.map(({ id, min }) => `${id} ${min}`)).toEqual([
      'byelorus 4',
      'smyrna 3',
      'rhineland 1',
      'new-guinea-and-samoa 2',
      'somalia 1',
    ]);
  });

  test('three on Byelorus, or one issue alone, or three issues are refused', () => {
    expect(accepts(game.choice, { byelorus: 3, somalia: 1 })).toBe(false);
    expect(accepts(game.choice, { smyrna: 4 })).toBe(false);
    expect(accepts(game.choice, { smyrna: 4, somalia: 1, rhineland: 1 })).toBe(false);
  });

  test('France puts two on New Guinea and four on Smyrna, one more than needed', () => {
    game.answer({ smyrna: 4, 'new-guinea-and-samoa': 2 });
    expect(game.story[0]).toBe(
      'France placed influence: 4 on Smyrna (5 there now) and 2 on New Guinea & Samoa. 6 left Available.',
    );
    expect(game.state.influence).toMatchObject({ smyrna: { uk: 3, fr: 5 }, 'new-guinea-and-samoa': { uk: 1, fr: 2 } });
  });
});

describe('settling Smyrna', () => {
  const smyrna = () =>
    aTable()
      .withOrder('fr', 'us', 'uk')
      .withTable('byelorus', 'smyrna')
      .withWaitingRoom('rhineland', 'new-guinea-and-samoa', 'somalia')
      .withInfluence('smyrna', { uk: 3, fr: 5 })
      .withInfluence('new-guinea-and-samoa', { uk: 1, fr: 2 })
      .withEvent('ho-chi-minh', 'us')
      .withWaitingEvents('arthur-balfour', 'chaim-weizmann')
      .withNextEvents('bela-kun')
      .withDeck('womens-suffrage', 'disarmament')
      .withSettled('uk', 'constantinople', ['navy-uk'], 'open-city')
      .withSettled('uk', 'arabia')
      .withHappiness({ uk: 16, fr: 16, us: 16 })
      .withUnrest('eu', 5)
      .withUnrest('me', 3, 1)
      .withUnit('uk', 'me', 6)
      .withUnit('uk', 'pa', 8)
      .withUnits('uk', { exhausted: 1 })
      .withUnits('fr', { exhausted: 1 })
      .withAvailable({ uk: 6, fr: 4, us: 5 })
      .withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' });
  const dice = { 'die:uprising:eu': [2], 'die:uprising:me': [5] };

  test('step 1: France’s five cubes are exhausted, of the UK’s three one', () => {
    const game = smyrna().settling('fr', 'smyrna');
    expect(game.story).toEqual([
      'France settled Smyrna and wins it. Cubes: France 5 exhausted and the UK 1 exhausted, 2 back.',
    ]);
    expect(game.asked).toBe('fr option');
    expect(game.optionalActions[1]).toBe(
      'To Greece (−1 happiness for the UK, +2 unrest in the Middle East and 1 UK or US naval squadron)',
    );
  });

  test('step 1: Smyrna goes to Greece; France gives the naval squadron to the US', () => {
    const game = smyrna().settling('fr', 'smyrna').answer('to-greece');
    expect(game.story).toEqual([
      'France chose for Smyrna: To Greece (−1 happiness for the UK, +2 unrest in the Middle East and 1 UK or US ' +
        'naval squadron).',
      'Happiness of the UK −1: 15.',
      'Unrest in the Middle East +2: column 5.',
    ]);
    expect([game.asked, game.prompt]).toEqual(['fr naval-flags', 'Smyrna: which flag does the naval squadron fly?']);
    game.answer({ 'navy-us': 1 });
    expect(game.story).toEqual(['Smyrna gets 1 US naval squadron.']);
  });

  test('step 1: if the UK had settled it, all three of its cubes would come back, and France would still win', () => {
    const game = smyrna().settling('uk', 'smyrna');
    expect(game.story).toEqual([
      'The UK settled Smyrna, which France wins. Cubes: France 5 exhausted and the UK 3 back.',
    ]);
    expect(game.asked).toBe('fr option');
  });

  const conference = () => smyrna().withDice(dice).settling('fr', 'smyrna').answer('to-greece', { 'navy-us': 1 });

  test('step 2: the US has the cube on Ho Chi Minh and adds a powder keg to the Pacific', () => {
    const game = conference();
    expect(game.asked).toBe('us optional-event');
    const before = game.state.supply.us?.exhausted ?? 0;
    game.answer('event');
    expect(game.story).toEqual([
      'Event of Ho Chi Minh, carried out by the US: +1 powder keg in the Pacific.',
      'Powder keg of the Pacific +1: column 1; it pushes the unrest to column 2.',
    ]);
    expect(game.state.eventDiscard).toEqual(['ho-chi-minh']);
    expect(game.state.supply.us?.exhausted).toBe(before + 1);
  });

  test('step 3: France brings New Guinea & Samoa and Arthur Balfour to the Table, with a cube on him', () => {
    const game = conference().answer('event');
    expect(game.asked).toBe('fr advance-cards');
    game.answer({ issue: 'new-guinea-and-samoa', event: 'arthur-balfour+cube' });
    expect(game.story).toEqual([
      'France brought to the Table New Guinea & Samoa and Arthur Balfour, with a cube of France on it.',
      "France drew Women's Suffrage and Disarmament.",
    ]);
    expect([game.state.event, game.state.eventCube]).toEqual(['arthur-balfour', 'fr']);
    expect(game.state.influence['new-guinea-and-samoa']).toEqual({ uk: 1, fr: 2 });
  });

  const drawn = () => conference().answer('event', { issue: 'new-guinea-and-samoa', event: 'arthur-balfour+cube' });

  test('step 4: of two drawn issues France keeps Disarmament', () => {
    const game = drawn();
    expect(game.asked).toBe('fr drawn-issue');
    game.answer('disarmament');
    expect(game.story[0]).toBe("Disarmament goes to the Waiting Room; Women's Suffrage goes on the discard pile.");
    expect(game.state.waitingRoom).toEqual(['rhineland', 'somalia', 'disarmament']);
    expect(game.state.discard[0]).toBe('womens-suffrage');
  });

  test('step 5: Béla Kun’s crisis checks Europe and the Middle East; Europe’s 2 is too low', () => {
    const game = drawn().answer('disarmament');
    expect(game.story.slice(1)).toEqual([
      'Béla Kun comes into the Waiting Room.',
      'Crisis, Unrest: uprising check in the region with most unrest.',
      'Uprising check in Europe and the Middle East.',
      'Roll for Europe: 2, 4 or more is needed: no uprising.',
    ]);
  });

  test('only the UK has a unit that may modify the roll in the Middle East: 5 − 1 is enough', () => {
    const game = drawn().answer('disarmament');
    expect(game.asked).toBe('uk announce-modifier');
    game.answer('minus');
    expect(game.story).toEqual([
      'The UK announces −1 for the Middle East.',
      'Roll for the Middle East: 5 −1, 4 or more is needed: an uprising.',
      'The uprising in the Middle East hits the UK, with most issues there (2).',
      'Constantinople of the UK becomes unsettled and is up for bid; its tokens are discarded (UK naval squadron).',
    ]);
  });

  test('a roll of 4 would have been no uprising', () => {
    const game = smyrna()
      .withDice({ ...dice, 'die:uprising:me': [4] })
      .settling('fr', 'smyrna')
      .answer('to-greece', { 'navy-us': 1 }, 'event');
    game.answer({ issue: 'new-guinea-and-samoa', event: 'arthur-balfour+cube' }, 'disarmament', 'minus');
    expect(game.story[1]).toBe('Roll for the Middle East: 4 −1, 4 or more is needed: no uprising.');
    expect(game.state.check).toBeUndefined();
  });
});
