import { describe, expect, test } from '@jest/globals';
import { aGame } from './a-game.ts';

/** The US has its only cube on Europe; Cuba lies far from it. */
const far = () =>
  aGame().withCards({ europe_start: { at: '0,0', us: 1, ussr: 0 }, poland: { at: '1,0' }, cuba: { at: '2,0' } });

describe('A1: does the card just played always take cubes?', () => {
  test('no: only with access', () => expect(far().order('us', 'cuba').options).not.toContain('cuba'));
  test('switch', () => {
    const game = far().withOptions({ just_played_always_accessible: true }).order('us', 'cuba');
    expect(game.options).toEqual(['europe_start', 'poland', 'cuba']);
  });
  test('it gives no access to its neighbours either way', () => {
    const game = far()
      .withOptions({ just_played_always_accessible: true })
      .withCards({ panama: { at: '3,0' } })
      .order('us', 'cuba');
    expect(game.options).not.toContain('panama');
  });
});

describe('A2: access for the order after the opponent’s event', () => {
  const turn = (judged?: 'before-the-event') =>
    aGame()
      .withOptions(judged ? { order_access_judged: judged } : {})
      .withCards({ europe_start: { at: '0,0', us: 1, ussr: 1 }, poland: { at: '1,0', us: 1 } })
      .withHand('us', 'east_germany') // its event takes US cubes off Europe
      .turnOf('us')
      .answer('2,0', 'event', { poland: 1 });
  test('is judged anew, after the event', () => expect(turn().options).toEqual(['europe_start', 'poland']));
  test('switch: before the event', () =>
    expect(turn('before-the-event').options).toEqual(['europe_start', 'poland', 'east_germany']));
});

/** Four cubes against three of the USSR: two at the price of two. */
const dominated = (options = {}) =>
  aGame()
    .withOptions(options)
    .withCardData('poland', { cubes: 4 })
    .withCards({ europe_start: { at: '0,0', us: 1, ussr: 0 }, poland: { at: '1,0', ussr: 2 } });

test('A3: dominance is judged cube by cube', () => {
  const game = dominated().order('us', 'poland').answer({ poland: 3 });
  expect([game.cubes('poland'), game.state.removed.us]).toEqual(['3:2', 1]);
});

describe('A4: one cube of the order left for a dominated card', () => {
  test('it cannot go there', () => {
    const game = dominated().withCardData('poland', { cubes: 1 }).order('us', 'poland');
    expect(game.options).toEqual(['europe_start']);
  });
  test('cube by cube neither', () => {
    const game = dominated()
      .withCardData('poland', { cubes: 3 })
      .withCards({ europe_start: { at: '0,0', us: 1, ussr: 0 }, poland: { at: '1,0', ussr: 4 } })
      .withReserve('us', 2)
      .order('us', 'poland')
      .answer('poland');
    expect(game.options).toEqual(['europe_start', 'done']);
  });
});

describe('A5: the second cube', () => {
  test('leaves the game', () => {
    const { state } = dominated().order('us', 'poland').answer({ poland: 1 });
    expect([state.reserve.us, state.removed.us]).toEqual([21, 1]);
  });
  test('switch: goes back to the reserve', () => {
    const game = dominated({ tax_cube: 'back-to-the-reserve' }).order('us', 'poland').answer({ poland: 1 });
    expect([game.state.reserve.us, game.state.removed.us]).toEqual([22, 0]);
    expect(game.told()[0]).toContain('went back to the reserve');
  });
});

/** The reserve holds one cube, the order is of three; cubes lie on Europe and Iran. */
const short = (options = {}) =>
  aGame()
    .withOptions(options)
    .withCards({ europe_start: { at: '0,0', us: 1, ussr: 0 }, japan: { at: '1,0', us: 1 }, iran: { at: '0,1', us: 2 } })
    .withReserve('us', 1)
    .order('us', 'japan');

describe('A6: taking cubes back', () => {
  test('only when the reserve is empty: the first cube comes from there without a question', () => {
    expect(short().answer('japan').asked).toBe('us place-cube');
  });
  test('from any own card but the target, also the last cube there', () => {
    const game = short().answer('japan', 'japan');
    expect(game.asked).toBe('us take-back-cube');
    expect(game.options).toEqual(['europe_start', 'iran']);
    expect(game.answer('europe_start').cubes('europe_start')).toBe('0:0');
  });
  test('a card that holds the only own cubes can take none', () => {
    const game = aGame()
      .withCards({ europe_start: { at: '0,0', us: 0, ussr: 1 }, japan: { at: '1,0', us: 2 }, iran: { at: '0,1' } })
      .withReserve('us', 0)
      .order('us', 'japan');
    expect(game.options).toEqual(['europe_start', 'done']);
  });
  test('an order that the reserve covers takes none back', () => {
    const game = aGame()
      .withCards({ japan: { at: '1,0' } })
      .withReserve('us', 3)
      .order('us', 'japan');
    expect(game.asked).toBe('us spread-cubes');
  });
  test('switch: from the first cube, when the reserve does not cover the action', () => {
    const game = short({ take_back: 'reserve-short' }).answer('japan');
    expect(game.fallback).toBe('reserve'); // no player's cubes are moved about in their absence
    expect(game.asked).toBe('us take-back-cube');
    expect(game.options).toEqual(['europe_start', 'iran', 'reserve']);
    game.answer('iran');
    expect([game.state.reserve.us, game.cubes('japan')]).toEqual([1, '2:0']);
    game.answer('japan', 'reserve');
    expect([game.state.reserve.us, game.cubes('japan')]).toEqual([0, '3:0']);
  });
});

describe('A7: access when the cube that gave it is taken back', () => {
  // Only the cube on Iran gives access to Panama; it is taken back for Japan.
  const taken = (keeps: boolean) =>
    aGame()
      .withOptions({ take_back_keeps_access: keeps })
      .withCards({
        europe_start: { at: '0,0', us: 1, ussr: 0 },
        japan: { at: '1,0' },
        iran: { at: '0,1', us: 1 },
        panama: { at: '0,2' },
      })
      .withReserve('us', 0)
      .order('us', 'japan')
      .answer('japan', 'iran');
  test('stays', () => expect(taken(true).options).toContain('panama'));
  test('switch: is lost', () => expect(taken(false).options).not.toContain('panama'));
  test('switch: other cards stay, also one whose access was judged before the event (A2)', () => {
    const game = aGame()
      .withOptions({ take_back_keeps_access: false, order_access_judged: 'before-the-event' })
      .withCards({ europe_start: { at: '0,0', us: 1, ussr: 1 }, poland: { at: '1,0', us: 1 } })
      .withHand('us', 'east_germany') // its event takes away the cube on Poland, which gives access to it
      .turnOf('us')
      .answer('2,0', 'event', { poland: 1 });
    expect(game.options).toEqual(['europe_start', 'poland', 'east_germany']);
  });
});

test('A8: the owner picks the cube that is taken back', () => {
  expect(short().answer('japan', 'japan').asked).toBe('us take-back-cube');
});

describe('A9: no own cube on the map', () => {
  const none = () => aGame().withCards({ europe_start: { at: '0,0', us: 0, ussr: 1 }, japan: { at: '1,0' } });
  test('an order can place nothing', () => {
    const game = none().order('us', 'japan');
    expect(game.asked).toBe('nobody');
    expect(game.told()).toEqual([
      'The US cannot place a cube with the order of Japan: no card that it may use can take one.',
    ]);
  });
  test('Infiltrate still works', () => {
    expect(none().event('us', 'japan', { op: 'infiltrate', max: 2 }).options).toEqual(['europe_start', 'japan']);
  });
  test('switch: any card', () => {
    expect(none().withOptions({ no_cube_in_play: 'any-card' }).order('us', 'japan').options).toEqual([
      'europe_start',
      'japan',
    ]);
  });
  test('nor is there anything to place with neither reserve nor cubes on the map', () => {
    const game = none().withReserve('us', 0).order('us', 'japan');
    expect(game.told()).toEqual(['The US has no cube left to place with the order of Japan.']);
  });
});
