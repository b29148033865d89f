import { describe, expect, test } from '@jest/globals';
import {
  factorsForHits,
  hitLosses,
  isForHits,
  mostHits,
} from '../../../../src/games/empires-in-arms/battle/pursuit-hits.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import type { FactorsOf } from '../../../../src/games/empires-in-arms/state.ts';
import { anEmptyMap, atWar, put } from '../land/a-land-step.ts';
import { aSiege, type Dice, siegeStep } from '../sieges/a-siege.ts';
import { aBattle } from './a-battle.ts';

/* Which factors go, outside of the rounds of a battle, for a power whose standing orders say to be asked everywhere. */

function asks({ state }: Board, ...powers: readonly Power[]): void {
  for (const power of powers) state.standing[power] = { reactions: { asksInBattle: 'everywhere' } };
}

/** Three corps of France drive two of Austria with so many factors each from Linz. */
function driven(austrian: FactorsOf, change: (board: Board) => void, pursuit = 1) {
  const game = aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      for (const id of ['france_i', 'france_ii', 'france_iii'])
        put(board, id, 'linz', { factors: { infantry: 14, cavalry: 2 } });
      put(board, 'austria_i', 'linz', { factors: austrian });
      put(board, 'austria_ii', 'linz', { factors: austrian });
      change(board);
    },
    {
      attacks: [{ area: 'linz', attackers: ['france'], defenders: ['austria'] }],
      dice: { 'battle:france': [6, 6, 6], 'battle:austria': [1, 1, 1], 'pursuit:france': [pursuit] },
    },
  ).orders({ france: { chit: 'escalated_assault' }, austria: { chit: 'cordon' } });
  while (game.asked === 'austria battle-losses') game.orders({});
  return game;
}
const army = { infantry: 8, militia: 6, cavalry: 2 };

const austrians = ({ state }: ReturnType<typeof driven>) => {
  const all = (kind: 'infantry' | 'cavalry') =>
    ['austria_i', 'austria_ii'].reduce((sum, id) => sum + (state.corps[id]?.factors[kind] ?? 0), 0);
  return { infantry: all('infantry'), cavalry: all('cavalry') };
};

describe('7.5.2.10: pursuit', () => {
  test('the beaten say what each hit takes: one factor of cavalry, or three others', () => {
    const game = driven(army, (board) => asks(board, 'austria'));
    expect(game.asked).toBe('austria combat-losses');
    expect(game.prompt).toMatch(
      /^Linz, pursuit \(7\.5\.2\.10\): \d hits cost you one factor of cavalry or 3 others each/,
    );
    expect(game.factsOf('pursuit')).toEqual([]);
    const hits = Number(/: (\d) hits/.exec(game.prompt)?.[1]);
    const before = austrians(game);
    expect(game.refused({ 'kind:cavalry': 1, 'kind:infantry': 1 })).toMatch(/one factor of cavalry or 3 others/);
    expect(game.refused({ 'kind:cavalry': 1, 'kind:infantry': hits * 3 })).toBeDefined();
    game.orders({ austria: { 'kind:cavalry': 1, 'kind:infantry': (hits - 1) * 3 } });
    expect(game.factsOf('pursuit')).toMatchObject([{ losses: 1 + (hits - 1) * 3 }]);
    const after = austrians(game);
    expect([before.cavalry - after.cavalry, before.infantry - after.infantry]).toEqual([1, (hits - 1) * 3]);
  });

  test('silence loses what its orders say, as everybody does who is not asked', () => {
    const silent = driven(army, (board) => asks(board, 'austria'));
    while (silent.asked === 'austria combat-losses') silent.orders({});
    const others = driven(army, () => {});
    expect(others.asked).not.toBe('austria combat-losses');
    expect(silent.factsOf('pursuit')).toEqual(others.factsOf('pursuit'));
    expect(silent.state).toEqual({ ...others.state, standing: silent.state.standing });
  });

  test('who is to be asked after rounds alone is not asked here', () => {
    const rounds = driven(army, ({ state }) => {
      state.standing.austria = { reactions: { asksInBattle: true } };
    });
    expect(rounds.asked).not.toBe('austria combat-losses');
    expect(rounds.factsOf('pursuit')).toHaveLength(1);
  });

  test('whoever has one kind of factors is asked like any other: others must not learn it', () => {
    expect(driven({ militia: 14 }, (board) => asks(board, 'austria')).asked).toBe('austria combat-losses');
  });

  test('hits take fewer others only where no more are left', () => {
    const { pack } = anEmptyMap();
    const has = { infantry: 4, cavalry: 2 };
    expect([mostHits(pack, has), factorsForHits(pack, has, 2), factorsForHits(pack, has, 3)]).toEqual([
      4,
      { min: 2, max: 4 },
      { min: 5, max: 5 },
    ]);
    const may = (lost: FactorsOf, hits = 2) => isForHits(pack, has, hits, lost);
    expect([may({ cavalry: 2 }), may({ cavalry: 1, infantry: 3 }), may({ infantry: 4 })]).toEqual([true, true, true]);
    expect([may({ infantry: 3 }), may({ cavalry: 1, infantry: 2 }), may({ cavalry: 1 })]).toEqual([
      false,
      false,
      false,
    ]);
    for (const hits of [1, 2, 3, 4])
      for (const order of [['infantry'], ['cavalry']] as const)
        expect(may(hitLosses(has, hits, { order, othersForOne: 3 }), hits)).toBe(true);
  });
});

test('12.3.5: whoever is hit by the guns says what they hit, before the round goes on', () => {
  const game = aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      put(board, 'france_i', 'linz', { factors: { infantry: 10 } });
      put(board, 'france_artillery', 'linz', { factors: { artillery: 3 } });
      put(board, 'austria_i', 'linz', { factors: { infantry: 6, militia: 6 } });
      asks(board, 'austria');
    },
    {
      attacks: [{ area: 'linz', attackers: ['france'], defenders: ['austria'] }],
      options: { bombardment: 'on' },
      dice: { 'bombardment:france': [6] },
    },
  ).orders({ france: { chit: 'assault' }, austria: { chit: 'defend' } });
  expect(game.asked).toBe('austria combat-losses');
  expect(game.prompt).toBe('Linz, bombardment (12.3.5): you lose 1 factor. Which?');
  expect([game.factsOf('bombardment').length, game.factsOf('battle-round').length]).toEqual([1, 0]);
  game.orders({ austria: { 'kind:infantry': 1 } });
  const lost = game.factsOf('battle-round')[0]?.strikes.attackers.losses;
  const { infantry = 0, militia = 0 } = game.state.corps.austria_i?.factors ?? {};
  expect([infantry <= 5, 12 - 1 - infantry - militia]).toEqual([true, game.asked.startsWith('austria') ? 0 : lost]);
});

test('nobody is asked who loses all that is there', () => {
  const gone = driven(army, (board) => asks(board, 'austria'), 6);
  expect(gone.factsOf('pursuit')).toHaveLength(1);
  expect([gone.state.corps.austria_i, gone.state.corps.austria_ii]).toEqual([undefined, undefined]);
});

test('7.5.3: a corps in trivial combat says which of its factors go', () => {
  const game = aBattle(
    (board) => {
      atWar(board, 'france', 'russia');
      put(board, 'france_i', 'linz', { factors: { infantry: 5, cavalry: 2 } });
      board.state.irregulars.linz = [{ kind: 'cossack', power: 'russia', number: 5 }];
      asks(board, 'france');
    },
    {
      attacks: [{ area: 'linz', attackers: ['france'], defenders: ['russia'] }],
      dice: { 'battle:france': [1, 6, 6], 'battle:russia': [6, 1, 1] },
    },
  );
  expect(game.asked).toBe('france combat-losses');
  const lost = Number(/lose (\d+)/.exec(game.prompt)?.[1]);
  game.orders({ france: { 'kind:cavalry': lost } });
  expect(game.state.corps.france_i?.factors).toEqual({ infantry: 5, ...(lost < 2 && { cavalry: 2 - lost }) });
});

describe('7.5.4: at cities', () => {
  const besieged = () => {
    const board = aSiege({ infantry: 5, militia: 4 });
    put(board, 'france_i', 'saragossa', { factors: { infantry: 12, militia: 4 } });
    return board;
  };
  const assaulted = (board: Board, dice: Dice) =>
    siegeStep(board, ['france'], dice).answer({ 'assault-saragossa': 'assault' }, { 'breached-saragossa': 'fight' });

  test('before walls that hold the besiegers say which of their factors the attempt has cost', () => {
    const board = besieged();
    asks(board, 'france');
    const game = assaulted(board, { 'breach:saragossa': [3] });
    expect(game.asked).toBe('france combat-losses');
    expect(game.prompt).toBe('Saragossa, before walls that hold (7.5.4.1): you lose 1 factor. Which?');
    game.answer({ 'kind:infantry': 1 });
    expect(game.state.corps.france_i?.factors).toEqual({ infantry: 11, militia: 4 });
  });

  test('in an assault both sides say it, round by round and in secret; the rounds are told when it is over', () => {
    const board = besieged();
    asks(board, 'france', 'spain');
    const dice = {
      'breach:saragossa': [6],
      'city-fight-besiegers:saragossa': [4, 4, 4],
      'city-fight-besieged:saragossa': [4, 4, 4],
    };
    const game = assaulted(board, dice);
    expect(game.asked).toBe('france+spain combat-losses');
    const french = lostIn(game.prompt);
    game.answer({ 'kind:infantry': french });
    expect(game.state.corps.france_i?.factors).toEqual({ infantry: 12, militia: 4 });
    const spanish = lostIn(game.prompt);
    game.answer({ 'kind:infantry': spanish });
    expect(game.state.corps.france_i?.factors).toEqual({ infantry: 12 - french, militia: 4 });
    expect(game.state.garrisons.saragossa).toMatchObject({ infantry: 5 - spanish, militia: 4 });
    expect(game.told()).toEqual([]);
    while (game.asked.endsWith('combat-losses')) game.answer(game.fallback ?? {});
    const plain = assaulted(besieged(), dice);
    const sums = (one: typeof game) => [one.state.sieges, one.told().filter((line) => /Fight for/.test(line))];
    expect(sums(game)).toEqual(sums(plain));
  });

  test('when the besieged attack, besiegers say it too', () => {
    const board = besieged();
    asks(board, 'france');
    const game = siegeStep(board, ['spain'], {
      'city-fight-besiegers:saragossa': [1],
      'city-fight-besieged:saragossa': [6],
    }).answer({ 'sally-saragossa': 'sally' });
    expect(game.asked).toBe('france combat-losses');
    expect(game.prompt).toContain('attack by the besieged (7.5.4.2)');
  });
});

const lostIn = (prompt: string): number => Number(/lose (\d+)/.exec(prompt)?.[1]);
