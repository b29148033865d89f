import { describe, expect, test } from '@jest/globals';
import type { Commander, Unit } from '../../../../src/games/empires-in-arms/battle/battle.ts';
import { chitsFor } from '../../../../src/games/empires-in-arms/battle/chits.ts';
import { commanderOf } from '../../../../src/games/empires-in-arms/battle/commander.ts';
import { isMet, readCondition, whyNoCondition } from '../../../../src/games/empires-in-arms/battle/condition.ts';
import {
  cavalrySuperiority,
  cellOf,
  commanderModifiers,
  dieModifier,
  ignoresRatings,
  nationalBonus,
  tacticalRating,
} from '../../../../src/games/empires-in-arms/battle/dice.ts';
import {
  arrivesUpTo,
  divide,
  whyNotDivide,
  whyNotOutflank,
} from '../../../../src/games/empires-in-arms/battle/flank.ts';
import { guardLosses, whyNotCommitGuard } from '../../../../src/games/empires-in-arms/battle/guard.ts';
import { dividesForce, pairingOf, shifted } from '../../../../src/games/empires-in-arms/battle/pairing.ts';
import { pickBattleLosses } from '../../../../src/games/empires-in-arms/battle/pick-losses.ts';
import { pursuitClass } from '../../../../src/games/empires-in-arms/battle/pursue.ts';
import { hitLosses } from '../../../../src/games/empires-in-arms/battle/pursuit-hits.ts';
import { columnsOf, reinforcersOf } from '../../../../src/games/empires-in-arms/battle/reinforcers.ts';
import { sideMorale } from '../../../../src/games/empires-in-arms/battle/side-morale.ts';
import { trivialLoser, trivialRound } from '../../../../src/games/empires-in-arms/battle/trivial-combat.ts';
import { percentOf } from '../../../../src/games/empires-in-arms/percent-of.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { anEmptyMap, atWar, put } from '../land/a-land-step.ts';
import { lead } from './a-battle.ts';

const corps = (...ids: readonly string[]): readonly Unit[] => ids.map((id) => ({ is: 'corps', corps: id }));

/** Corps in Linz, with what they hold. */
function there(holding: { readonly [id: string]: { readonly [troop: string]: number } }): Board {
  const board = anEmptyMap();
  for (const [id, factors] of Object.entries(holding)) put(board, id, 'linz', { factors });
  return board;
}
const named = (board: Board, leader: string): Commander => {
  const one = board.pack.leader[leader];
  if (one?.kind !== 'land') throw new Error(`no ${leader}`);
  return { power: one.nation, leader, strategic: one.ratings.strategic, tactical: one.ratings.tactical };
};

describe('7.5.2.1: commanders', () => {
  test('a leader of the nation with most corps, and of these the senior one', () => {
    const board = there({ france_i: { infantry: 5 }, france_ii: { infantry: 5 }, spain_i: { infantry: 5 } });
    lead(board, 'cuesta', 'spain_i');
    lead(board, 'ney', 'france_i');
    lead(board, 'soult', 'france_ii');
    const all = corps('france_i', 'france_ii', 'spain_i');
    expect(commanderOf(board, 'linz', all)).toEqual({ power: 'france', leader: 'soult', strategic: 4, tactical: 4 });
    expect(commanderOf(board, 'linz', corps('france_i', 'spain_i')).leader).toBe('cuesta');
  });

  test('B.4: the leader of a corps that is lent leads for whoever borrowed it', () => {
    const board = there({ austria_i: { infantry: 5 }, france_i: { infantry: 5 } });
    lead(board, 'mack', 'austria_i');
    board.state.loans = [{ corps: 'austria_i', from: 'austria', to: 'france', until: 9 }];
    expect(commanderOf(board, 'linz', corps('austria_i', 'france_i'))).toMatchObject({
      power: 'france',
      leader: 'mack',
    });
  });

  test('without a leader the best corps; cossacks can nothing', () => {
    const board = there({ russia_i: { infantry: 5 }, austria_i: { infantry: 5 } });
    expect(commanderOf(board, 'linz', corps('russia_i', 'austria_i'))).toMatchObject({ strategic: 1, tactical: 2 });
    const cossacks: readonly Unit[] = [{ is: 'irregulars', kind: 'cossack', power: 'russia' }];
    expect(commanderOf(board, 'linz', cossacks)).toEqual({ power: 'russia', strategic: 0, tactical: 0 });
  });

  test('from 1810 on Prussian corps are better', () => {
    const board = there({ prussia_i: { infantry: 5 } });
    expect(commanderOf(board, 'linz', corps('prussia_i'))).toMatchObject({ strategic: 1, tactical: 1 });
    board.state.month = 60;
    expect(commanderOf(board, 'linz', corps('prussia_i'))).toMatchObject({ strategic: 2, tactical: 1 });
  });

  test('the tactical rating falls by 1 above the maximum, by 2 above twice it, never below 1', () => {
    const board = anEmptyMap();
    const of = (leader: string, number: number, byParts = false) =>
      tacticalRating(board.pack, named(board, leader), number, byParts);
    expect([2, 3, 4, 5].map((number) => of('moore', number))).toEqual([4, 3, 3, 2]);
    expect([of('cuesta', 99), of('buxhowden', 99)]).toEqual([1, 1]);
    expect(tacticalRating(board.pack, { power: 'france', strategic: 2, tactical: 2 }, 9, false)).toBe(2);
  });

  test('12.3.7.2: with stricter limits by 1 for each full or begun part above it', () => {
    const board = anEmptyMap();
    const of = (number: number) => tacticalRating(board.pack, named(board, 'moore'), number, true);
    expect([2, 3, 4, 5, 7, 9].map(of)).toEqual([4, 3, 3, 2, 1, 1]);
  });
});

describe('7.5.2.2: morale', () => {
  test('the average of all factors to one decimal; artillery counts as infantry', () => {
    const board = there({ austria_i: { infantry: 14, cavalry: 2 }, france_artillery: { artillery: 3 } });
    expect(sideMorale(board, 'linz', corps('austria_i'))).toBe(31);
    expect(sideMorale(board, 'linz', corps('france_artillery'))).toBe(40);
    expect(sideMorale(board, 'linz', corps('austria_i', 'france_artillery'))).toBe(33);
  });

  test('a minor country has its own, a better one where Great Britain trains it; in Fiasco nobody is dominant', () => {
    const board = there({
      bavaria_i: { infantry: 1, cavalry: 1 },
      portugal_i: { infantry: 3 },
      france_i: { infantry: 2 },
    });
    board.state.minors.bavaria = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    board.state.minors.portugal = { status: 'free', controller: 'spain', money: 0, manpower: 0 };
    expect(sideMorale(board, 'linz', corps('bavaria_i'))).toBe(25);
    expect(sideMorale(board, 'linz', corps('portugal_i'))).toBe(20);
    board.state.minors.portugal = { status: 'free', controller: 'great_britain', money: 0, manpower: 0 };
    expect(sideMorale(board, 'linz', corps('portugal_i'))).toBe(40);
    expect(sideMorale(board, 'linz', corps('france_i'))).toBe(40);
    board.state.powers.france.square = 0;
    expect(sideMorale(board, 'linz', corps('france_i'))).toBe(30);
  });
});

describe('7.5.2.3: chits', () => {
  test('besiegers before a relief have four of them (7.5.4.2.3); outflank needs a leader', () => {
    const board = there({ france_i: { infantry: 5 }, france_ii: { infantry: 5 } });
    const side = { area: 'linz', units: [...corps('france_i', 'france_ii')], limited: false };
    expect(chitsFor(board, { ...side, side: 'attackers' })).toEqual([
      'assault',
      'escalated_assault',
      'echelon',
      'probe',
    ]);
    expect(chitsFor(board, { ...side, side: 'defenders', limited: true })).toEqual([
      ...['counterattack', 'escalated_counterattack', 'cordon', 'defend'],
    ]);
    lead(board, 'ney', 'france_i');
    expect(chitsFor(board, { ...side, side: 'attackers' })).toContain('outflank');
  });

  test('Turks are steadier in assaults, Russians in defence, Austrians throw better in echelons', () => {
    const { pack } = anEmptyMap();
    const assault = { attack: 'assault', defence: 'counterattack' } as const;
    expect(nationalBonus(pack, 'morale', 'attackers', 'turkey', assault)).toBe(1);
    expect(nationalBonus(pack, 'morale', 'defenders', 'turkey', assault)).toBe(1);
    expect(nationalBonus(pack, 'morale', 'defenders', 'russia', { attack: 'probe', defence: 'defend' })).toBe(1);
    expect(nationalBonus(pack, 'morale', 'attackers', 'russia', { attack: 'probe', defence: 'defend' })).toBe(0);
    expect(nationalBonus(pack, 'die', 'attackers', 'austria', { attack: 'echelon', defence: 'cordon' })).toBe(1);
    expect(nationalBonus(pack, 'die', 'attackers', 'france', { attack: 'echelon', defence: 'cordon' })).toBe(0);
  });

  test('in assaults on a defence the ratings of the commanders count nothing', () => {
    const { pack } = anEmptyMap();
    expect(ignoresRatings(pack, { attack: 'escalated_assault', defence: 'defend' })).toBe(true);
    expect(ignoresRatings(pack, { attack: 'probe', defence: 'defend' })).toBe(false);
  });
});

describe('7.5.2.4: around the flank', () => {
  const board = there({
    ...{ austria_i: { infantry: 9 }, austria_ii: { infantry: 9 } },
    france_artillery: { artillery: 3 },
  });
  const units: readonly Unit[] = [
    ...corps('austria_i', 'austria_ii', 'france_artillery'),
    { is: 'irregulars', kind: 'freikorps', power: 'austria' },
    { is: 'irregulars', kind: 'guerrilla', power: 'spain' },
  ];

  test('it needs a leader and two corps that are not artillery, and one of these must pin', () => {
    expect(whyNotOutflank(board, units, undefined)).toEqual({ why: 'no_leader' });
    expect(whyNotOutflank(board, corps('austria_i', 'france_artillery'), 'mack')).toEqual({
      why: 'too_few_corps',
      corps: 2,
    });
    expect(whyNotOutflank(board, units, 'mack')).toBeUndefined();
    expect(whyNotDivide(board, units, [])).toEqual({ why: 'nobody_goes' });
    expect(whyNotDivide(board, units, ['france_artillery'])).toMatchObject({ why: 'artillery_goes' });
    expect(whyNotDivide(board, units, ['austria_i', 'austria_ii'])).toEqual({ why: 'nobody_pins' });
    expect(whyNotDivide(board, units, ['austria_iii'])).toMatchObject({ why: 'not_there' });
    expect(whyNotDivide(board, units, ['austria_i'])).toBeUndefined();
  });

  test('freikorps and cossacks go along, guerrillas stay', () => {
    const { pin, away } = divide(units, ['austria_i']);
    expect(away.map((unit) => ('corps' in unit ? unit.corps : unit.is))).toEqual(['austria_i', 'irregulars']);
    expect(pin).toHaveLength(3);
  });

  test('against outflank or cordon the force stays together', () => {
    expect(dividesForce(board.pack, 'outflank', 'cordon')).toBe(false);
    expect(dividesForce(board.pack, 'outflank', 'outflank')).toBe(false);
    expect(dividesForce(board.pack, 'outflank', 'defend')).toBe(true);
    expect(dividesForce(board.pack, 'assault', 'defend')).toBe(false);
  });

  test('7.5.2.8: by the strategic rating: 2 more in round 3, 1 more against a defence, 1 less in mountains', () => {
    const upTo = (area: string, round: number, against: 'defend' | 'assault') =>
      arrivesUpTo(board.pack, area, { strategic: 3, round, against });
    expect([upTo('linz', 2, 'assault'), upTo('linz', 3, 'assault'), upTo('linz', 2, 'defend')]).toEqual([3, 5, 4]);
    expect(upTo('graz', 2, 'assault')).toBe(2);
  });
});

describe('7.5.2.7: a round', () => {
  const { pack } = anEmptyMap();

  test('a die below 0 or above 7 is read as these; the commander chart; at most 1 is added', () => {
    expect(cellOf(pack, '4-2', -1)).toEqual({ percent: 0, morale: 4 });
    expect(cellOf(pack, '4-2', 9)).toEqual({ percent: 20, morale: 28 });
    expect(commanderModifiers(pack, { attackers: 5, defenders: 3 })).toEqual({ attackers: 1, defenders: 0 });
    expect([dieModifier(pack, 1, 1, 1), dieModifier(pack, -1, 1), dieModifier(pack, -1)]).toEqual([1, 0, -1]);
  });

  test('ground moves both levels of a table, within 1 to 5', () => {
    expect(shifted('3-1', { casualties: -1, morale: 1 })).toBe('2-2');
    expect(shifted('1-5', { casualties: -1, morale: 1 })).toBe('1-5');
  });

  test('7.5.2.7.1: behind a river a cordon has tables of its own', () => {
    expect(pairingOf(pack, 'assault', 'cordon', false).attackers).toEqual(['4-1', '4-3', '4-1']);
    expect(pairingOf(pack, 'assault', 'cordon', true).attackers).toEqual(['4-1', '4-2', '4-1']);
    expect(pairingOf(pack, 'assault', 'defend', true).attackers).toEqual(['3-1', '3-1', '2-1']);
  });

  test('percentages are taken of twenties and a rest, as at sea', () => {
    expect([percentOf(pack, 20, 31), percentOf(pack, 15, 54), percentOf(pack, 5, 6)]).toEqual([6, 8, 0]);
  });

  test('of each ten factors that a power loses one is cavalry, as long as it has any', () => {
    const pick = (number: number, before: { factors: number; cavalry: number }, has = { infantry: 30, cavalry: 4 }) =>
      pickBattleLosses(has, number, { before, oneCavalryIn: 10, order: ['infantry'] });
    expect(pick(9, { factors: 0, cavalry: 0 })).toEqual({ infantry: 9 });
    expect(pick(10, { factors: 0, cavalry: 0 })).toEqual({ infantry: 9, cavalry: 1 });
    expect(pick(5, { factors: 7, cavalry: 0 })).toEqual({ infantry: 4, cavalry: 1 });
    expect(pick(5, { factors: 7, cavalry: 1 })).toEqual({ infantry: 5 });
    expect(pick(40, { factors: 0, cavalry: 0 })).toEqual({ infantry: 30, cavalry: 4 });
    expect(pick(20, { factors: 0, cavalry: 0 }, { infantry: 30, cavalry: 0 })).toEqual({ infantry: 20 });
  });

  test('12.3.3: twice the cavalry adds 1; not where both have nothing else', () => {
    expect(cavalrySuperiority(pack, { cavalry: 4, factors: 20 }, { cavalry: 2, factors: 20 })).toBe(1);
    expect(cavalrySuperiority(pack, { cavalry: 3, factors: 20 }, { cavalry: 2, factors: 20 })).toBe(0);
    expect(cavalrySuperiority(pack, { cavalry: 0, factors: 20 }, { cavalry: 0, factors: 20 })).toBe(0);
    expect(cavalrySuperiority(pack, { cavalry: 9, factors: 9 }, { cavalry: 2, factors: 2 })).toBe(0);
  });

  test('12.3.4: the guard of Great Britain and Spain never, of Austria and Prussia for one column', () => {
    const why = (power: 'spain' | 'prussia' | 'france', columns: number, has = 5, allowed = true) =>
      whyNotCommitGuard(pack, power, { columns, has, allowed })?.why;
    expect([why('spain', 1), why('prussia', 2), why('prussia', 1)]).toEqual([
      'guard_never',
      'guard_one_column',
      undefined,
    ]);
    expect([why('france', 2, 1), why('france', 1, 0), why('france', 2), why('france', 1, 5, false)]).toEqual([
      ...['guard_too_few', 'guard_too_few', undefined, 'guard_off'],
    ]);
    expect([1, 6].flatMap((die) => [guardLosses(pack, 1, die), guardLosses(pack, 2, die)])).toEqual([0, 1, 2, 4]);
  });
});

describe('7.5.2.8: reinforcements', () => {
  function around(): Board {
    const board = there({ france_i: { infantry: 5 } });
    atWar(board, 'france', 'austria');
    put(board, 'france_ii', 'vienna');
    put(board, 'france_iii', 'vienna');
    put(board, 'france_iv', 'munich');
    put(board, 'france_v', 'ulm');
    put(board, 'france_vi', 'graz', { besieged: true, inCity: true });
    put(board, 'austria_i', 'linz');
    board.state.access = { austria: [{ to: 'france', into: 'land' }] };
    return board;
  }

  test('free corps beside the area, not besieged, not at a siege, not where an attack is declared', () => {
    const board = around();
    expect(reinforcersOf(board, 'france', 'linz')).toEqual(['france_ii', 'france_iii', 'france_iv']);
    board.state.attacks = [{ area: 'munich', attackers: ['france'], defenders: ['austria'] }];
    board.state.sieges = { vienna: ['france'] };
    expect(reinforcersOf(board, 'france', 'linz')).toEqual([]);
  });

  test('all of an area come behind their leader, others each with its own die', () => {
    const board = around();
    lead(board, 'massena', 'france_iii');
    const columns = columnsOf(board, 'linz', ['france_ii', 'france_iii', 'france_iv']);
    expect(columns.map(({ corps: some, leader, upTo }) => `${some.join('+')} ${leader} ${upTo}`)).toEqual([
      ...['france_ii+france_iii massena 4', 'france_iv undefined 2'],
    ]);
    expect(columnsOf(board, 'graz', ['france_iv'])[0]?.upTo).toBe(1);
  });
});

describe('conditions of a plan', () => {
  test('they go by what is left of either side’s morale', () => {
    expect(readCondition('ours-below-1.5')).toEqual({ whose: 'ours', below: 15 });
    expect(readCondition('theirs-below-2')).toEqual({ whose: 'theirs', below: 20 });
    expect(readCondition('ours-below-x')).toBeUndefined();
    expect(isMet({ whose: 'ours', below: 15 }, { ours: 14, theirs: 40 })).toBe(true);
    expect(isMet({ whose: 'theirs', below: 15 }, { ours: 14, theirs: 15 })).toBe(false);
    expect([isMet('always', { ours: 0, theirs: 0 }), isMet('never', { ours: 0, theirs: 0 })]).toEqual([true, false]);
  });

  test('before the first round the own morale is whole, and the enemy’s not known', () => {
    expect(whyNoCondition({ whose: 'ours', below: 30 }, 1, 31)).toBe('never_true');
    expect(whyNoCondition({ whose: 'ours', below: 40 }, 1, 31)).toBeUndefined();
    expect(whyNoCondition({ whose: 'theirs', below: 30 }, 1, 31)).toBe('not_known');
    expect(whyNoCondition({ whose: 'theirs', below: 30 }, 2, 31)).toBeUndefined();
  });
});

describe('7.5.2.10: pursuit', () => {
  const { pack } = anEmptyMap();

  test('the class falls with the rounds and the morale that it has cost', () => {
    expect(pursuitClass(pack, { round: 3, moraleLost: 10 })).toBe(3);
    expect([pursuitClass(pack, { round: 1, moraleLost: 0 }), pursuitClass(pack, { round: 3, moraleLost: 49 })]).toEqual(
      [5, 0],
    );
    expect(percentOf(pack, pack.battle.pursuit.classes['3']?.[2] ?? 0, 5)).toBe(1);
  });

  test('a hit is one factor of cavalry, or three others', () => {
    const hits = (number: number, order: readonly ('infantry' | 'cavalry')[]) =>
      hitLosses({ infantry: 7, cavalry: 2 }, number, { order, othersForOne: 3 });
    expect(hits(2, ['infantry'])).toEqual({ infantry: 6 });
    expect(hits(4, ['infantry'])).toEqual({ infantry: 7, cavalry: 1 });
    expect(hits(3, ['cavalry'])).toEqual({ cavalry: 2, infantry: 3 });
    expect(hits(9, ['infantry'])).toEqual({ infantry: 7, cavalry: 2 });
  });
});

describe('7.5.3: trivial combat', () => {
  const { pack } = anEmptyMap();

  test('both sides use table 5-2, with their dice as they are', () => {
    const strikes = trivialRound(
      pack,
      { attackers: { factors: 20 }, defenders: { factors: 3 } },
      { attackers: 4, defenders: 1 },
    );
    expect(strikes.attackers).toMatchObject({ table: '5-2', percent: 15, losses: 3, morale: 18 });
    expect(strikes.defenders).toMatchObject({ percent: 10, losses: 0, morale: 8 });
  });

  test('who has no factors or no morale has lost; at the end who has less morale, then the attackers', () => {
    const side = (factors: number, morale: number) => ({ factors, morale });
    expect(trivialLoser({ attackers: side(5, 10), defenders: side(0, 10) }, false)).toBe('defenders');
    expect(trivialLoser({ attackers: side(5, 0), defenders: side(2, 10) }, false)).toBe('attackers');
    expect(trivialLoser({ attackers: side(5, 9), defenders: side(2, 10) }, false)).toBeUndefined();
    expect(trivialLoser({ attackers: side(5, 9), defenders: side(2, 10) }, true)).toBe('attackers');
    expect(trivialLoser({ attackers: side(5, 9), defenders: side(2, 9) }, true)).toBe('attackers');
    expect(trivialLoser({ attackers: side(5, 9), defenders: side(2, 8) }, true)).toBe('defenders');
  });
});
