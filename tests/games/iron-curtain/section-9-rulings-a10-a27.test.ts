import { describe, expect, test } from '@jest/globals';
import { aGame } from './a-game.ts';

/** The US has its only cube on Europe; Cuba lies far from it. */
const far = () =>
  aGame().withCards({ europe_start: { at: '0,0', us: 1, ussr: 0 }, poland: { at: '1,0' }, cuba: { at: '2,0' } });

test('A10: an order of no cubes: neither order nor event', () => {
  const game = aGame().withHand('us', 'japan').turnOf('us').answer('1,0', 'order', {});
  expect(game.asked).toBe('ussr card-to-play');
});

describe('A11: the opponent’s event', () => {
  test('is optional as a whole, and "up to" inside', () => {
    const turn = () => aGame().withHand('us', 'vietnam').turnOf('us').answer('1,0');
    expect(turn().answer('decline').cubes('vietnam')).toBe('0:0');
    expect(turn().answer('event', { vietnam: 1 }).cubes('vietnam')).toBe('0:1');
  });
  test('points are all or nothing', () => {
    const game = aGame()
      .withCardData('yugoslavia', { event: { op: 'gain', points: 2 } })
      .withHand('us', 'yugoslavia')
      .turnOf('us');
    expect(game.answer('1,0', 'event').state.score).toBe(-2);
  });
});

test('A12: a flag reached by the opponent’s event: the order is not carried out', () => {
  const game = aGame().withScore(-7).withHand('us', 'yugoslavia').turnOf('us').answer('1,0', 'event');
  expect(game.asked).toBe('nobody');
  expect(game.state.map.every(({ us }) => us <= 1)).toBe(true);
});

test('A13: a region completed in the opponent’s turn scores for both sides', () => {
  const game = aGame()
    .withCards({ japan: { at: '1,0', us: 1 }, south_korea: { at: '2,0', ussr: 2 } })
    .withHand('ussr', 'vietnam')
    .turnOf('ussr')
    .answer('3,0');
  expect(game.facts).toContainEqual(
    expect.objectContaining({ type: 'region-scored', controlled: { us: 1, ussr: 1 }, net: 0 }),
  );
});

test('A14: the marker may overshoot; it counts as reached', () => {
  const game = aGame()
    .withScore(7)
    .withCards({ japan: { at: '1,0', us: 1 }, south_korea: { at: '2,0', us: 2 } })
    .withHand('ussr', 'vietnam')
    .turnOf('ussr')
    .answer('3,0');
  expect(game.state).toMatchObject({ score: 11, ending: { winner: 'us', how: 'flag' } });
});

test('A15: only the net result counts', () => {
  // Basic points alone, US 2 and USSR 1, would pass through the flag; the net move is what is looked at.
  const game = aGame()
    .withScore(5)
    .withCards({
      angola: { at: '1,0', us: 1 },
      ethiopia: { at: '2,0', us: 1 },
      nigeria: { at: '3,0', ussr: 1 },
    })
    .withHand('ussr', 'south_africa')
    .turnOf('ussr')
    .answer('4,0');
  expect(game.state).toMatchObject({ score: 7, ending: undefined });
});

test('A16: one card of the region is walled in, another is not: the free one must be used', () => {
  const game = aGame()
    .withCards({
      poland: { at: '1,0' },
      japan: { at: '1,1' },
      egypt: { at: '0,1' },
      cuba: { at: '2,1' },
      iran: { at: '1,2' },
      south_korea: { at: '1,3' },
    })
    .withHand('us', 'vietnam')
    .turnOf('us');
  expect([...game.options].sort()).toEqual(['0,3', '1,4', '2,3']);
});

test('A17: placed freely, a card may touch any card', () => {
  const game = aGame()
    .withCards({ japan: { at: '1,0' } })
    .withHand('us', 'cuba')
    .turnOf('us');
  expect([...game.options].sort()).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0']);
});

describe('A18: incomplete regions in the final scoring', () => {
  const scored = (options = {}) =>
    aGame()
      .withOptions(options)
      .withCards({ japan: { at: '1,0', us: 1 } })
      .doing({ step: 'score-region', args: { region: 'asia', reason: 'final' } });
  test('full bonus', () => {
    expect(scored().state.score).toBe(3);
    expect(scored().told()).toEqual([
      'Final scoring, Asia (1 of 3 in play): US 1 card, USSR none; bonus 2 to the US: US +3, marker at US 3.',
    ]);
  });
  test('switch: no bonus', () => expect(scored({ incomplete_region_bonus: false }).state.score).toBe(1));
  test('a region without cards in play gives nothing', () => {
    expect(aGame().doing({ step: 'score-region', args: { region: 'asia', reason: 'final' } }).state.score).toBe(0);
  });
});

test('A19: a region whose last card was set aside is never complete', () => {
  const game = aGame().withAftermath({ us: 'cuba', ussr: 'iran' }).withHand('us', 'panama').turnOf('us').answer('1,0');
  expect(game.state.scored).toEqual([]);
});

test('A20: a region is scored once during play', () => {
  const game = aGame()
    .withCards({ cuba: { at: '1,0', us: 1 } })
    .withHand('us', 'panama')
    .withHand('ussr', 'japan')
    .turnOf('us')
    .answer('2,0', 'order', {}, '0,1');
  expect(game.state).toMatchObject({ score: 3, scored: ['central_america'] });
});

test('A21: equal sums in the aftermath: no points', () => {
  const game = aGame().withAftermath({ us: 'iran', ussr: 'egypt' }).doing({ step: 'aftermath', args: {} });
  expect(game.state.score).toBe(0);
  expect(game.told()[0]).toContain('no points');
});

describe('A22: events that place cubes without Infiltrate', () => {
  const command = (options = {}) => far().withOptions(options).event('us', 'cuba', { op: 'command', max: 2 });
  test('follow the basic rules', () => expect(command().options).toEqual(['europe_start', 'poland']));
  test('switch: do not', () =>
    expect(command({ events_follow_basic_rules: false }).options).toEqual(['europe_start', 'poland', 'cuba']));
});

test('A23: an event without effect may be chosen', () => {
  const game = aGame()
    .withHand('us', 'south_korea') // no USSR cube in Asia
    .turnOf('us')
    .answer('1,0');
  expect(game.options).toEqual(['order', 'event']);
  expect(game.answer('event').told().at(-1)).toContain('has no effect now');
});

describe('A24: cubes that an event takes off the map', () => {
  const removed = (options = {}) =>
    aGame().withOptions(options).event('us', 'chile', { op: 'remove_opponent', max: 1 }).answer({ europe_start: 1 });
  test('go back to the reserve', () => {
    expect(removed().state).toMatchObject({ reserve: { ussr: 24 }, removed: { ussr: 0 } });
  });
  test('switch: leave the game', () => {
    const game = removed({ cubes_removed_by_event: 'leave-the-game' });
    expect(game.state).toMatchObject({ reserve: { ussr: 23 }, removed: { ussr: 1 } });
    expect(game.told()[0]).toContain('It leaves the game.');
  });
});

describe('A25: round 1', () => {
  test('the USSR decides', () => expect(aGame().start().asked).toBe('ussr who-starts'));
  test('switch: the USSR plays first', () => {
    const game = aGame().withOptions({ round_one_start: 'ussr-starts' }).start();
    expect(game.asked).toBe('ussr card-to-play');
    expect(game.told().at(-1)).toBe('The USSR plays first in round 1.');
  });
});

test('A26: the owner may look at their aftermath card again', () => {
  const game = aGame().withAftermath({ us: 'iran', ussr: 'egypt' }).turnOf('us');
  expect(game.view('us').aftermath.us.known.map(({ id }) => id)).toEqual(['iran']);
  expect(game.view('us').aftermath.ussr).toEqual({ count: 1, known: [] });
});

describe('A27: fewer than two own cubes for a dominated card', () => {
  const few = (reserve: number) =>
    aGame()
      .withCards({ europe_start: { at: '0,0', us: 0, ussr: 1 }, poland: { at: '1,0', ussr: 2 } })
      .withReserve('us', reserve)
      .event('us', 'poland', { op: 'command_ignore_adjacency', max: 3 });
  test('one cube: not there', () => expect(few(1).options).toEqual(['europe_start', 'done']));
  test('two cubes: there too', () => expect(few(2).options).toEqual(['europe_start', 'poland', 'done']));
});
