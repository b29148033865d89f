import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

/*
 * 5.3 as a whole: the five steps in their order, and who decides in each. Four players; the US settles what Italy wins.
 */

function settling() {
  return aTable()
    .withPlayers('uk', 'fr', 'us', 'it')
    .withTable('anschluss', 'silesia')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withEvent('prince-feisal', 'uk')
    .withWaitingEvents('arthur-balfour', 'paul-hymans')
    .withNextEvents('samuel-gompers')
    .withDiscard('smyrna')
    .withInfluence('anschluss', { it: 5, us: 3, uk: 3, fr: 2 })
    .withUnrest('me', 4)
    .settling('us', 'anschluss');
}

describe('5.3: the steps in their order', () => {
  test('1: the winner’s cubes, the settler’s, everybody else’s; then the winner picks the option', () => {
    const game = settling();
    expect(game.story).toEqual([
      'The US settled Anschluss, which Italy wins. Cubes: the UK 1 exhausted, 2 back, France 1 exhausted, 1 back, ' +
        'the US 3 back and Italy 5 exhausted.',
    ]);
    expect(game.asked).toBe('it option');
  });

  test('2: the owner of the event’s cube; 3 and 4: the active player; 5: the crisis hits the winner', () => {
    const game = settling().answer('no');
    expect(game.asked).toBe('uk which-effect');
    game.answer('2');
    expect([game.state.tracks.me.unrest, game.asked]).toEqual([2, 'us advance-cards']);
    game.answer({ issue: 'korea', event: 'paul-hymans' });
    expect(game.asked).toBe('us refill-from');
    game.answer('discard:smyrna');
    expect(game.story.slice(1)).toEqual([
      'Samuel Gompers comes into the Waiting Room.',
      'Crisis, Rights March: whoever controls the issue being settled: −1 happiness.',
      'Happiness of Italy −1: 20.',
    ]);
  });

  test('3.1: only then a military action, and then the next player', () => {
    const game = settling().answer('no', '2', { issue: 'korea', event: 'paul-hymans' }, 'discard:smyrna');
    expect([game.asked, game.state.settling]).toEqual(['us military-action', undefined]);
    expect(game.answer('none').asked).toBe('it action');
  });

  test('2c: the cube of an event that was declined is exhausted too', () => {
    const game = aTable()
      .withTable('anschluss', 'silesia')
      .withEvent('ho-chi-minh', 'fr')
      .withInfluence('anschluss', { uk: 1 })
      .settling('uk', 'anschluss')
      .answer('yes', 'decline');
    expect([game.state.supply.fr?.exhausted, game.state.eventCube, game.state.eventDiscard[0]]).toEqual([
      1,
      undefined,
      'ho-chi-minh',
    ]);
  });
});

describe('Ida Tarbell: one more unrest where the settled issue brought some', () => {
  const settled = (issue: string, option: string) =>
    aTable()
      .withTable(issue, 'silesia')
      .withEvent('ida-tarbell')
      .withInfluence(issue, { uk: 1 })
      .withUnrest('eu', 4)
      .withUnrest('ba', 4)
      .withUnrest('me', 4)
      .settling('uk', issue)
      .answer(option);

  test('every region of the option', () => {
    const game = settled('slovenia-and-croatia', 'slovenia-independent');
    const before = { ...game.state.tracks.ba };
    expect(game.asked).toBe('uk optional-event');
    game.answer('event');
    expect(game.state.tracks.ba.unrest).toBe(before.unrest + 1);
    expect([game.state.tracks.eu.unrest, game.state.tracks.me.unrest]).toEqual([4, 4]);
  });

  test('not where it took unrest away', () => {
    const game = settled('cilicia', 'to-turkey');
    expect(game.state.tracks.me.unrest).toBe(3);
    expect(game.story).toContain(
      'The event of Ida Tarbell changes nothing (+1 unrest in each region that got unrest from the issue just ' +
        'settled).',
    );
    expect(game.asked).toBe('uk advance-cards');
  });

  test('ruling: by the icons of the option, also where a unit kept the marker in place', () => {
    const game = aTable()
      .withTable('anschluss', 'silesia')
      .withEvent('ida-tarbell')
      .withInfluence('anschluss', { uk: 1 })
      .withUnrest('eu', 5)
      .withUnit('fr', 'eu', 6)
      .settling('uk', 'anschluss')
      .answer('no');
    expect(game.asked).toBe('uk optional-event');
    expect(game.answer('event').story).toContain('Unrest in Europe cannot move: column 5.');
  });
});
