import { describe, expect, test } from '@jest/globals';
import { agree, dealTable, fieldOf, refusalOf } from './deal-table.ts';

/** The UK and France, with the neutral US; France leads the Rhineland. */
function two() {
  return dealTable().withPlayers('uk', 'fr').withStrategyOf({ uk: 'isolationism', fr: 'global-trade' });
}

/** The UK has reclaimed and takes no military action: the US is next. */
function toTheUs(game: ReturnType<ReturnType<typeof two>['turnOf']>) {
  return game.answer('reclaim', { cubes: 1 }, 'none');
}

describe('12.2, 15.2: the US action is part of the turn, so it can be promised', () => {
  test('only the player whose turn it is promises it, beside their own', () => {
    const game = two().turnOf('uk');
    expect(fieldOf(game, 'uk', 'mine').slice(0, 4)).toEqual([
      'settle:rhineland',
      'not-settle',
      'us-settle:rhineland',
      'us-not-settle',
    ]);
    expect(fieldOf(game, 'fr', 'mine').filter((id) => id.startsWith('us'))).toEqual([]);
  });

  test('to settle an issue with it: nothing else is left, and nobody is asked', () => {
    const game = agree(
      two().turnOf('uk'),
      'uk',
      { mine: ['us-settle:rhineland'], theirs: ['fr/option:rhineland:stays-with-germany'] },
      'fr',
    );
    expect(game.story[1]).toMatch(/: the UK settles Rhineland with the political action of the US and France takes/);
    expect(game.options).toContain('reclaim');
    toTheUs(game);
    expect(game.story.slice(0, 2)).toEqual([
      'A deal leaves the UK no other choice: the UK settles Rhineland with the political action of the US.',
      'The US settled Rhineland, which France wins. Cubes: the UK 1 back and France 3 exhausted.',
    ]);
    expect(game.state.settled[0]?.option).toBe('stays-with-germany');
  });

  test('promised while the US is to act, it is done at once', () => {
    const game = toTheUs(two().turnOf('uk'));
    expect(game.asked).toBe('uk neutral-action');
    agree(game, 'fr', { give: { uk: 1 }, theirs: ['uk/us-settle:rhineland'] }, 'uk');
    expect(game.story.at(-1)).toBe(
      'The US settled Rhineland, which France wins. Cubes: the UK 1 back and France 3 exhausted.',
    );
  });

  test('not to settle with it: placing and reclaiming remain; one’s own action is free', () => {
    const table = two().withAvailable({ us: 13 });
    const game = agree(table.turnOf('uk'), 'uk', { mine: ['us-not-settle'], give: { fr: 1 } }, 'fr');
    expect(game.options).toContain('settle:rhineland');
    toTheUs(game);
    expect([game.asked, game.options]).toEqual(['uk neutral-action', ['place', 'reclaim']]);
    expect(refusalOf(() => game.answer('settle:rhineland'))).toBe(
      'A deal of this turn binds you (Rule 12.2): the UK settles no issue with the political action of the US. ' +
        '(Rule 15.2)',
    );
  });

  test('15.5: an option of the US among those that leave it least unhappy', () => {
    const game = two()
      .with((state) => {
        state.table = ['rhineland', 'south-west-africa'];
        state.deck = state.deck.map((issue) => (issue === 'south-west-africa' ? 'silesia' : issue));
      })
      .withInfluence('south-west-africa', { us: 2 })
      .turnOf('uk');
    expect(fieldOf(game, 'uk', 'mine').filter((id) => id.startsWith('us-option'))).toEqual([
      'us-option:south-west-africa:independent',
      'us-option:south-west-africa:south-african-mandate',
    ]);
    agree(game, 'uk', { mine: ['us-option:south-west-africa:independent'], give: { fr: 1 } }, 'fr');
    game.answer('settle:south-west-africa');
    expect(game.story).toContain(
      'A deal leaves the UK no other choice: the UK takes the option Independent for the US, if that wins South ' +
        'West Africa.',
    );
    expect(game.state.settled[0]?.option).toBe('independent');
  });

  test('15.7: the optional event with a US cube is theirs, too; of another event the promise says nothing', () => {
    const game = two().withEvent('gertrude-bell', 'us').withInfluence('silesia', { us: 2 }).turnOf('uk');
    expect(fieldOf(game, 'fr', 'mine')).not.toContain('event:decline');
    agree(game, 'uk', { mine: ['event:decline'], give: { fr: 1 } }, 'fr');
    game.answer('settle:rhineland', 'french-occupation');
    expect(game.story).toContain('A deal leaves the UK no other choice: the UK declines the event of Gertrude Bell.');
    game.answer({ issue: 'korea', event: 'paul-hymans' }).until('uk neutral-action');
    game.answer('settle:silesia').until('uk optional-event');
    expect([game.state.event, game.options]).toEqual(['paul-hymans', ['event', 'decline']]);
  });

  test('once the US acts nothing more can be promised about it', () => {
    const game = toTheUs(two().turnOf('uk'));
    expect(fieldOf(game, 'uk', 'mine')).toContain('us-settle:rhineland');
    game.answer('place');
    expect([game.asked, fieldOf(game, 'uk', 'mine'), fieldOf(game, 'fr', 'mine')]).toEqual([
      'uk neutral-place',
      [],
      [],
    ]);
    const settling = toTheUs(two().turnOf('uk')).answer('settle:rhineland');
    expect([settling.asked, fieldOf(settling, 'uk', 'mine')]).toEqual([
      'fr option',
      ['event:carry-out', 'event:decline', 'bid:pass', 'bid:must'],
    ]);
  });

  test('15.4: after one’s own action only what the US may settle can still come up', () => {
    const table = two().withInfluence('rhineland', { uk: 4, fr: 3 }).withAvailable({ us: 13 });
    const game = toTheUs(table.turnOf('uk'));
    expect([game.asked, fieldOf(game, 'uk', 'mine')]).toEqual(['uk neutral-action', []]);
  });
});
