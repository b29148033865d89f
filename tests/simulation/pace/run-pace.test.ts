import { describe, expect, test } from '@jest/globals';
import { rules as ironCurtain } from '../../../src/games/iron-curtain/rules.ts';
import type { IronCurtain } from '../../../src/games/iron-curtain/types.ts';
import { rules as versailles } from '../../../src/games/versailles-1919/rules.ts';
import { type Means, meansLine, meansOf, percent, saved, shareLine } from '../../../src/simulation/pace/pace-lines.ts';
import type { Played } from '../../../src/simulation/pace/play-by-mail.ts';
import { randomPlayer } from '../../../src/simulation/pace/random-player.ts';
import { runPace } from '../../../src/simulation/pace/run-pace.ts';
import { versaillesPlayer } from '../../../src/simulation/pace/versailles/versailles-player.ts';

type Look = 'one-answer' | 'all-answers';

function conference(aLook: Look, orders: boolean, players = 4, games = 1) {
  return runPace({ rules: versailles, players, player: versaillesPlayer, games, aLook, orders });
}

const GAMES = 4;
const known = new Map<string, Means>();

/** Means of a few games with four players, played once. */
function means(aLook: Look, orders: boolean): Means {
  const key = `${aLook} ${orders}`;
  const found = known.get(key) ?? meansOf(conference(aLook, orders, 4, GAMES));
  known.set(key, found);
  return found;
}

describe('the simulation is repeatable', () => {
  test.each([4, 3, 2])('Versailles 1919 with %i players', (players) => {
    for (const orders of [false, true])
      expect(conference('all-answers', orders, players)).toEqual(conference('all-answers', orders, players));
  });

  test('Iron Curtain', () => {
    const run = () =>
      runPace({
        rules: ironCurtain,
        players: 2,
        player: (seed) => randomPlayer<IronCurtain>(seed),
        games: 3,
        aLook: 'all-answers',
        orders: false,
      });
    expect(run()).toEqual(run());
  });
});

describe('the player of Versailles 1919', () => {
  test('plays the same answers whether a look answers one question or all: only the days differ', () => {
    const [single, chain] = [means('one-answer', false), means('all-answers', false)];
    expect(single.own).toBe(chain.own);
    expect(single.days).toBeGreaterThan(chain.days);
  });

  test('meets what others do to it: uprisings are announced for and bid on in every few games', () => {
    const waited = means('one-answer', false).waited.map(([name]) => name);
    expect(waited).toEqual(expect.arrayContaining(['action', 'option', 'announce-modifier', 'bid', 'optional-event']));
  });

  test('standing orders save at least 35 % of the days with four players', () => {
    for (const aLook of ['one-answer', 'all-answers'] as const)
      expect(saved(means(aLook, false), means(aLook, true))).toBeGreaterThanOrEqual(0.35);
  });

  test('with orders hardly anybody is asked in another’s turn', () => {
    const { waited, days, byOrder } = means('all-answers', true);
    const action = waited.find(([name]) => name === 'action')?.[1] ?? 0;
    expect(action / days).toBeGreaterThan(0.9);
    expect(byOrder).toBeGreaterThan(50);
  });
});

describe('the lines', () => {
  const played: readonly Played[] = [
    { days: 4, mails: { a: 3, b: 5 }, answers: { own: 10, byOrder: 2 }, waited: { bid: 3, action: 1 } },
    { days: 8, mails: { a: 5, b: 7 }, answers: { own: 20, byOrder: 0 }, waited: { bid: 3, option: 5 } },
  ];

  test('means over games', () => {
    expect(meansOf(played)).toEqual({
      days: 6,
      mails: 10,
      mailsPerSeat: 5,
      own: 15,
      byOrder: 1,
      waited: [
        ['bid', 3],
        ['option', 2.5],
        ['action', 0.5],
      ],
    });
  });

  test('in words', () => {
    const two = meansOf(played);
    expect(meansLine('asked', two).trim().split(/\s+/)).toEqual(['asked', '6.0', '10.0', '5.0', '15.0', '1.0']);
    expect(shareLine('days', two)).toBe('  days: bid 50 %, option 42 %, action 8 %');
    expect(percent(saved({ ...two, days: 10 }, two))).toBe('40 %');
  });
});
