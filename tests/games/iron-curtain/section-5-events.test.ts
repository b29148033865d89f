import { describe, expect, test } from '@jest/globals';
import type { Effect } from '../../../src/games/iron-curtain/types.ts';
import { aGame } from './a-game.ts';

// The US has a cube on Europe only; Poland touches it, Japan and Vietnam do not.
const map = () =>
  aGame().withCards({
    europe_start: { at: '0,0', us: 1, ussr: 1 },
    poland: { at: '1,0', ussr: 2 },
    japan: { at: '2,0', ussr: 3 },
    vietnam: { at: '3,0' },
    cuba: { at: '0,1', ussr: 1 },
  });
const us = (effect: Effect, card = 'japan') => map().event('us', card, effect);

describe('5.4.2: Infiltrate', () => {
  test('access and dominance do not matter', () => {
    const game = us({ op: 'infiltrate', max: 3 });
    expect(game.options).toEqual(['europe_start', 'poland', 'japan', 'vietnam', 'cuba']);
    game.answer({ japan: 2, vietnam: 1 });
    expect([game.cubes('japan'), game.cubes('vietnam'), game.state.removed.us]).toEqual(['2:3', '1:0', 0]);
  });

  test('only cards of the named regions', () => {
    expect(us({ op: 'infiltrate', max: 2, where: { regions: ['asia'] } }).options).toEqual(['japan', 'vietnam']);
  });

  test('fewer or none, and not more than the card says on any one card', () => {
    const effect: Effect = { op: 'infiltrate', max: 3, max_per_card: 2 };
    expect(() => us(effect).answer({ vietnam: 3 })).toThrow('illegal-answer');
    expect(us(effect).answer({ vietnam: 2 }).cubes('vietnam')).toBe('2:0');
    expect(us(effect).answer({}).told()).toEqual(['The US placed no cubes with the event of Japan.']);
  });

  test('the limit for one card also holds cube by cube', () => {
    const game = map()
      .withReserve('us', 0)
      .withCards({ europe_start: { at: '0,0', us: 4, ussr: 1 } })
      .event('us', 'japan', { op: 'infiltrate', max: 3, max_per_card: 1 });
    game.answer('vietnam');
    expect(game.asked).toBe('us place-cube');
    expect(game.options).not.toContain('vietnam');
  });

  test('an event that cannot use more cubes than the reserve holds takes none back', () => {
    const effect: Effect = { op: 'infiltrate', max: 3, max_per_card: 1, where: { regions: ['asia'] } };
    const game = map().withReserve('us', 2).event('us', 'japan', effect);
    expect(game.asked).toBe('us spread-cubes');
    expect(map().withReserve('us', 1).event('us', 'japan', effect).asked).toBe('us place-cube');
  });

  test.each([
    ['no_us_cubes', ['poland', 'japan', 'vietnam', 'cuba']],
    ['no_ussr_cubes', ['vietnam']],
    ['empty', ['vietnam']],
    ['this_card', ['japan']],
    ['next_to_this_card', ['poland', 'vietnam']],
  ] as const)('filter %s', (only, expected) => {
    expect(us({ op: 'infiltrate', max: 2, where: { only } }).options).toEqual(expected);
  });

  test('a filter is judged before the event begins', () => {
    const game = map()
      .withReserve('us', 1)
      .withCards({ europe_start: { at: '0,0', us: 4, ussr: 1 } })
      .event('us', 'japan', { op: 'infiltrate', max: 2, where: { only: 'empty' } });
    expect(game.answer('vietnam').options).toContain('vietnam');
  });
});

describe('5.4.3: points', () => {
  test('the marker moves towards the own flag', () => {
    expect(us({ op: 'gain', points: 2 }).state.score).toBe(2);
    const game = map().event('ussr', 'yugoslavia', { op: 'gain', points: 1 });
    expect(game.state.score).toBe(-1);
    expect(game.told()).toEqual(['The USSR gains 1 point by the event of Yugoslavia; marker at USSR 1.']);
  });
});

describe('5.4.1: cubes of the opponent leave the map', () => {
  test('up to so many, from cards that match', () => {
    const game = us({ op: 'remove_opponent', max: 2, where: { regions: ['asia', 'central_america'] } });
    expect(game.asked).toBe('us remove-cubes');
    expect(game.options).toEqual(['japan', 'cuba']);
    game.answer({ japan: 1, cuba: 1 });
    expect([game.cubes('japan'), game.cubes('cuba'), game.state.reserve.ussr]).toEqual(['0:2', '0:0', 19]);
    expect(game.told()).toEqual([
      'The US took USSR cubes off the map: 1 from Japan (dominated by the USSR, 2 to 0) and 1 from Cuba (no cubes ' +
        'there). They go back to the reserve.',
    ]);
  });

  test('not more than lie there, fewer or none allowed', () => {
    const effect: Effect = { op: 'remove_opponent', max: 2 };
    expect(() => us(effect).answer({ cuba: 2 })).toThrow('illegal-answer');
    expect(us(effect).answer({}).cubes('cuba')).toBe('0:1');
  });

  test('with a limit for one card', () => {
    expect(() => us({ op: 'remove_opponent', max: 2, max_per_card: 1 }).answer({ japan: 2 })).toThrow('illegal-answer');
  });
});

describe('effects kept ready for corrected cards', () => {
  test('command: access and dominance as in an order', () => {
    const game = us({ op: 'command', max: 2, where: { regions: ['europe', 'asia'] } });
    expect(game.options).toEqual(['europe_start', 'poland']);
    expect(game.choice).toMatchObject({ budgets: [{ most: 2 }] });
    game.answer({ poland: 1 });
    expect([game.cubes('poland'), game.state.removed.us]).toEqual(['1:2', 1]);
  });

  test('command_ignore_dominance: access only', () => {
    const game = us({ op: 'command_ignore_dominance', max: 2 });
    expect(game.options).toEqual(['europe_start', 'poland', 'cuba']);
    game.answer({ poland: 2 });
    expect([game.cubes('poland'), game.state.removed.us]).toEqual(['2:2', 0]);
  });

  test('command_ignore_adjacency: dominance only', () => {
    const game = us({ op: 'command_ignore_adjacency', max: 2 });
    expect(game.options).toEqual(['europe_start', 'poland', 'japan', 'vietnam', 'cuba']);
    expect(() => game.answer({ japan: 2 })).toThrow('illegal-answer');
  });

  test('move_own: from card to card, one by one, as many as allowed or fewer', () => {
    const game = map().event('ussr', 'poland', {
      op: 'move_own',
      max: 2,
      from: { regions: ['asia'] },
      where: { only: 'empty' },
    });
    expect(game.asked).toBe('ussr move-cube-from');
    expect(game.options).toEqual(['japan', 'done']);
    game.answer('japan');
    expect([game.cubes('japan'), game.cubes('vietnam')]).toEqual(['0:2', '0:1']);
    expect(game.told()).toEqual([
      'The USSR moved a cube from Japan (dominated by the USSR, 2 to 0) to Vietnam (USSR now leads 1 to 0).',
    ]);
    expect(game.answer('done').asked).toBe('nobody');
    expect(game.told()).toEqual(['The USSR moves no more cubes with the event of Poland.']);
  });

  test('move_own: none at all', () => {
    const game = map().event('ussr', 'poland', { op: 'move_own', max: 2 }).answer('done');
    expect(game.told()).toEqual(['The USSR moved no cube with the event of Poland.']);
  });

  test('move_own with a limit for one card', () => {
    const game = map().event('ussr', 'poland', { op: 'move_own', max: 3, max_per_card: 1 });
    game.answer('japan');
    expect(game.asked).toBe('ussr move-cube-to');
    expect(game.options).toEqual(['europe_start', 'poland', 'vietnam', 'cuba']);
    game.answer('vietnam', 'japan');
    expect(game.options).not.toContain('vietnam');
    game.answer('cuba', 'japan', 'poland');
    expect(game.asked).toBe('nobody');
    expect(game.cubes('japan')).toBe('0:0');
  });

  test('score_region: a named one, the card’s own, or one of choice', () => {
    expect(us({ op: 'score_region', region: 'europe' }).state.score).toBe(-4);
    expect(us({ op: 'score_region', region: 'this' }).state.score).toBe(-3);
    const any = us({ op: 'score_region', region: 'any' });
    expect(any.asked).toBe('us which-region');
    expect(any.answer('central_america').state.score).toBe(-3);
    expect(any.state.scored).toEqual([]);
  });

  test('sequence: one after the other, each judged when it begins', () => {
    const game = us({
      op: 'sequence',
      effects: [
        { op: 'gain', points: 1 },
        { op: 'infiltrate', max: 1, where: { regions: ['asia'] } },
        { op: 'remove_opponent', max: 3, where: { only: 'no_us_cubes', regions: ['asia'] } },
      ],
    });
    expect(game.state.score).toBe(1);
    game.answer({ japan: 1 });
    expect(game.told().at(-1)).toBe(
      'The event of Japan (take up to 3 USSR cubes off Asia cards that hold no US cubes) has no effect now.',
    );
    expect(game.asked).toBe('nobody');
  });

  test('choice: one of several, among those that can do something', () => {
    const effects: Effect[] = [
      { op: 'infiltrate', max: 1, where: { regions: ['africa'] } },
      { op: 'gain', points: 1 },
      { op: 'command', max: 1 },
    ];
    const game = us({ op: 'choice', effects });
    expect(game.asked).toBe('us which-effect');
    expect(game.options).toEqual(['2', '3']);
    game.answer('2');
    expect(game.state.score).toBe(1);
    expect(game.told()[0]).toBe('The US chose: the US gains 1 point.');
  });

  test('choice with one possible effect: nobody is asked', () => {
    const game = us({
      op: 'choice',
      effects: [
        { op: 'infiltrate', max: 1, where: { regions: ['africa'] } },
        { op: 'gain', points: 1 },
      ],
    });
    expect(game.state.score).toBe(1);
  });
});
