import { describe, expect, test } from '@jest/globals';
import type { Reactions } from '../../../../src/games/empires-in-arms/orders/reactions.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { Machine } from '../../../../src/kernel/machine.ts';
import { takesOrders, tryStanding } from '../../../../src/kernel/try-standing.ts';
import type { PlayedGame } from '../../played-game.ts';
import { aBattle } from '../battle/a-battle.ts';
import { aLandPhase } from '../land/a-land-phase.ts';
import { allied, atWar, march, put } from '../land/a-land-step.ts';
import { aNavalPhase, onlyFleets, sail, atWar as warAtSea } from '../naval/a-naval-phase.ts';

/* “Try it”: what orders would have answered to a reaction that was asked. */

type Played = Pick<PlayedGame<EmpiresInArms>, 'game' | 'machine' | 'asked' | 'open'>;

/** What a power's orders would have answered to the question that is open; undefined: it would have been asked. */
function tried(one: Played, power: Power, reactions: Reactions) {
  const decision = one.open()?.id ?? '';
  expect(takesOrders(one.game, one.machine, decision)).toBe(true);
  const { state } = one.machine;
  const orders: Machine<EmpiresInArms> = { ...one.machine, state: { ...state, standing: { [power]: { reactions } } } };
  return tryStanding(one.game, one.machine, orders, { decision, seat: power });
}

const passingBy = () =>
  aNavalPhase({
    change: (board) => {
      onlyFleets(board, { france_fleet_i: ['port:brest', 20], great_britain_fleet_i: ['sea:bay_of_biscay', 20] });
      warAtSea(board, 'great_britain', 'france');
    },
  })
    .until('france naval-turn')
    .answer([...sail('france_fleet_i', 'sea:bay_of_biscay')]);

describe('at sea', () => {
  test('6.2.3: an interception, by odds, by whom, and by the sea', () => {
    const game = passingBy();
    expect(game.asked).toBe('great_britain intercept');
    const would = (reactions: Reactions) => tried(game, 'great_britain', reactions);
    const goes = 'stack:sea:bay_of_biscay';
    expect([would({ intercept: { odds: 10 } }), would({ intercept: { odds: 11 } })]).toEqual([goes, 'no']);
    expect(would({ intercept: 'always', interceptWhom: ['spain'] })).toBe('no');
    expect(would({ intercept: 'always', interceptIn: { bay_of_biscay: 'never' } })).toBe('no');
    expect(would({ intercept: 'always', interceptIn: { bay_of_biscay: 'ask' } })).toBeUndefined();
    expect(would({})).toBeUndefined();
  });
});

describe('on land', () => {
  const atVienna = () =>
    aLandPhase(
      (board) => {
        atWar(board, 'france', 'austria');
        allied(board, 'austria', 'russia');
        put(board, 'france_i', 'linz');
        put(board, 'austria_i', 'vienna');
        put(board, 'russia_i', 'vienna');
        board.state.access = { austria: [{ to: 'russia', into: 'land' }] };
      },
      { turn: ['france'] },
    ).answer([march(['france_i'], 'vienna')]);

  test('7.3.8.3: whether it would have declared war for an ally', () => {
    const game = atVienna();
    expect(game.asked).toBe('russia join-defence');
    const would = (reactions: Reactions) => tried(game, 'russia', reactions);
    expect([would({ joins: ['austria'] }), would({ joins: ['prussia'] }), would({ joins: [] }), would({})]).toEqual([
      'join',
      'stay_out',
      'stay_out',
      undefined,
    ]);
  });

  test('7.5.1.1: which corps would have gone into the city', () => {
    const game = atVienna().answer('stay_out');
    expect(game.asked).toBe('austria into-city');
    const would = (reactions: Reactions) => tried(game, 'austria', reactions);
    expect([would({ intoCity: 'always' }), would({ intoCity: 'never' }), would({})]).toEqual([
      ['corps:austria_i'],
      [],
      undefined,
    ]);
  });

  test('7.5.2.3: what it would have done in a battle, and whether it would have been asked', () => {
    const game = aBattle(
      (board) => {
        atWar(board, 'france', 'austria');
        put(board, 'france_i', 'linz');
        put(board, 'austria_i', 'linz');
        board.state.standing = { austria: { reactions: { intoCity: 'never' } } };
      },
      { attacks: [{ area: 'linz', attackers: ['france'], defenders: ['austria'] }] },
    );
    expect(game.open()?.name).toBe('battle-plan');
    const would = (reactions: Reactions) => tried(game, 'france', reactions);
    expect(would({ attackChit: 'echelon', attackOrders: { leave: 'never' } })).toEqual({
      chit: 'echelon',
      leave: 'never',
    });
    expect(would({ attackChit: 'echelon', askAnyway: ['many'], askFrom: 2 })).toBeUndefined();
  });
});
