import { describe, expect, test } from '@jest/globals';
import { invariants } from '../../../../src/games/empires-in-arms/invariants/invariants.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import {
  eliminateInDisorder,
  surrenderInDisorder,
} from '../../../../src/games/empires-in-arms/peace/civil-disorder.ts';
import { makeFormalPeace } from '../../../../src/games/empires-in-arms/peace/make-formal-peace.ts';
import {
  agreedPeaces,
  makeInformalPeace,
  whyNotInformalPeace,
} from '../../../../src/games/empires-in-arms/peace/make-informal-peace.ts';
import { removePower } from '../../../../src/games/empires-in-arms/peace/remove-power.ts';
import { repatriate } from '../../../../src/games/empires-in-arms/peace/repatriate.ts';
import {
  demandBreak,
  demandsAfterFormal,
  demandsAfterInformal,
  whyNotDemand,
} from '../../../../src/games/empires-in-arms/peace/separate-peace.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { areAllied, areAtWar, enemiesOf, relationOf } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { enforcedPeace } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { type ABoard, aWarOn, cession, conditional, dice, pointsOf, put, unconditional, without } from './a-war.ts';

describe('4.4.1: an informal peace', () => {
  test('both want it: no points, no enforced peace, prisoners return and forces go home', () => {
    const board = aWarOn('prussia', 'austria');
    const { state } = board;
    put(board, 'austria_i', 'neisse');
    state.prisoners = [{ of: 'austria', by: 'prussia', factors: { guard: 1 } }];
    expect(agreedPeaces(state, { prussia: ['austria'], austria: ['prussia'] })).toEqual([['austria', 'prussia']]);
    const partings = makeInformalPeace(board, 'austria', 'prussia');
    expect(partings).toEqual([
      { power: 'austria', from: 'prussia' },
      { power: 'prussia', from: 'austria' },
    ]);
    for (const { power, from } of partings) repatriate(board, power, from);
    expect(areAtWar(state, 'austria', 'prussia')).toBe(false);
    expect([pointsOf(board, 'austria'), pointsOf(board, 'prussia')]).toEqual([[], []]);
    expect(enforcedPeace(state, 'austria', 'prussia')).toBeUndefined();
    expect(relationOf(state, 'austria', 'prussia')).toEqual({});
    expect(state.arrivals).toMatchObject([{ nation: 'austria', what: 'guard', number: 1 }]);
    expect(state.corps.austria_i?.area).not.toBe('neisse');
  });

  test('an offer of one makes none, nor one to who is no enemy', () => {
    const board = aWarOn('prussia', 'austria');
    const { state } = board;
    expect(agreedPeaces(state, { prussia: ['austria'] })).toEqual([]);
    expect(agreedPeaces(state, { prussia: ['spain'], spain: ['prussia'] })).toEqual([]);
    expect(whyNotInformalPeace(state, 'prussia', 'spain')).toEqual({ why: 'not_at_war' });
    expect(whyNotInformalPeace(state, 'prussia', 'prussia')).toEqual({ why: 'itself' });
    expect(() => makeInformalPeace(board, 'prussia', 'spain')).toThrow('not_at_war');
  });
});

describe('4.4.7: a separate peace', () => {
  /** Russia and Austria are allies at war with Prussia. Prussia surrenders to Austria and not to Russia. */
  function theExample() {
    const board = aWarOn('prussia', 'russia', 'austria');
    makeAlliance(board, 'russia', 'austria');
    board.state.powers.austria.account = [];
    return board;
  }

  test('Russia can demand that Austria breaks its alliance with Russia, and loses 2', () => {
    const board = theExample();
    makeFormalPeace(board, { loser: 'prussia', victors: [conditional('austria')] }, without);
    board.state.powers.russia.account = [];
    expect(demandsAfterFormal(board.state, 'prussia', ['austria'])).toEqual([{ of: 'austria', by: 'russia' }]);
    demandBreak(board, { of: 'austria', by: 'russia' }, 'prussia');
    expect(areAllied(board.state, 'austria', 'russia')).toBe(false);
    expect(pointsOf(board, 'austria')).toEqual(['accept_conditional_surrender 3', 'break_alliance -2']);
    expect(pointsOf(board, 'russia')).toEqual([]);
  });

  test('an ally can demand the same of an ally who signs an informal peace with the common enemy', () => {
    const board = theExample();
    makeInformalPeace(board, 'prussia', 'austria');
    expect(demandsAfterInformal(board.state, 'prussia', 'austria')).toEqual([{ of: 'austria', by: 'russia' }]);
  });

  test('nobody can demand it who made peace too, is no ally, or is not at war with the enemy', () => {
    const board = theExample();
    makeAlliance(board, 'austria', 'spain');
    const demand = (of: Power, by: Power) => whyNotDemand(board.state, { of, by }, 'prussia');
    expect(demand('austria', 'russia')).toEqual({ why: 'no_peace' });
    expect(demand('austria', 'spain')).toEqual({ why: 'not_at_war' });
    expect(demand('austria', 'france')).toEqual({ why: 'not_allied' });
    expect(() => demandBreak(board, { of: 'austria', by: 'russia' }, 'prussia')).toThrow('no_peace');
    makeFormalPeace(board, { loser: 'prussia', victors: [conditional('austria'), conditional('russia')] }, without);
    expect(demandsAfterFormal(board.state, 'prussia', ['austria', 'russia'])).toEqual([]);
  });
});

/** Prussia has nothing left but the province of its capital; the rest is Russia's. */
function lastStand(): ABoard {
  const board = aWarOn('prussia', 'france', 'austria');
  for (const { id, power } of board.pack.provinces)
    if (power === 'prussia' && id !== 'brandenburg') board.state.ceded[id] = 'russia';
  return board;
}

describe('4.4.8: the final peace', () => {
  test('who cedes the province of the national capital is out of the game, with all forces', () => {
    const board = lastStand();
    const { state } = board;
    makeAlliance(board, 'prussia', 'spain');
    state.arrivals.push({ nation: 'prussia', power: 'prussia', month: 9, what: 'infantry', number: 2 });
    state.prisoners = [
      { of: 'prussia', by: 'austria', factors: { infantry: 1 } },
      { of: 'austria', by: 'prussia', factors: { infantry: 1 } },
    ];
    state.irregulars.berlin = [{ kind: 'freikorps', power: 'prussia', number: 1 }];
    state.loans.push({ corps: 'spain_i', from: 'spain', to: 'prussia', until: 40 });
    state.minorWars.saxony = ['prussia'];
    state.treaties = [
      { from: 'austria', to: 'prussia', term: 'C.5', until: 60 },
      { from: 'spain', to: 'russia', term: 'C.5', until: 60 },
    ];
    const made = makeFormalPeace(
      board,
      { loser: 'prussia', victors: [conditional('france', cession('B.7', { home: ['brandenburg'] }))] },
      without,
    );
    expect(made.final).toBe(true);
    expect(state.ceded.brandenburg).toBe('france');
    expect(state.powers.prussia).toMatchObject({ played: 'gone', money: 0, manpower: 0 });
    expect(pointsOf(board, 'france')).toEqual(['accept_conditional_surrender 3']);
    expect(Object.keys(state.corps).filter((id) => id.startsWith('prussia'))).toEqual([]);
    expect(Object.values(state.garrisons).filter(({ nation }) => nation === 'prussia')).toEqual([]);
    expect(Object.values(state.depots).filter(({ power }) => power === 'prussia')).toEqual([]);
    expect(state.irregulars.berlin).toBeUndefined();
    expect([state.leaders.blucher, state.leaders.brunswick]).toEqual([{ is: 'gone' }, { is: 'gone' }]);
    expect(state.loans).toEqual([]);
    expect(state.minorWars).toEqual({});
    expect(state.treaties).toMatchObject([{ from: 'spain' }]);
    expect(enemiesOf(state, 'prussia')).toEqual([]);
    expect(areAllied(state, 'prussia', 'spain')).toBe(false);
    expect(state.prisoners).toEqual([]);
    expect(state.arrivals).toEqual([
      { nation: 'austria', power: 'austria', month: state.month, what: 'infantry', number: 1 },
    ]);
    expect(invariants(board)).toEqual([]);
  });

  test('its minor countries are neutral, and others leave them; what was ceded to it goes back (rulings)', () => {
    const board = lastStand();
    const { state } = board;
    state.ceded.brandenburg = 'france';
    state.ceded.bohemia = 'prussia';
    state.garrisons.wesel = { nation: 'austria', infantry: 1, militia: 0 };
    state.minors.denmark = { status: 'free', controller: 'prussia', money: 3, manpower: 0 };
    state.minors.norway = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
    put(board, 'denmark_i', 'copenhagen');
    const partings = removePower(board, 'prussia');
    expect(state.minors.kleves).toEqual({ status: 'neutral' });
    expect([state.minors.denmark, state.minors.norway]).toEqual([{ status: 'neutral' }, { status: 'neutral' }]);
    expect(state.corps.denmark_i).toBeUndefined();
    expect(state.ceded.bohemia).toBeUndefined();
    expect(partings).toContainEqual({ power: 'austria', from: 'kleves' });
    for (const { power, from } of partings) repatriate(board, power, from);
    expect(state.garrisons.wesel).toBeUndefined();
    expect(() => removePower(board, 'prussia')).toThrow('gone already');
    expect(() => removePower(board, 'austria')).toThrow('home provinces');
  });

  test('whom it besieged is free', () => {
    const board = lastStand();
    board.state.ceded.brandenburg = 'france';
    put(board, 'prussia_i', 'dresden');
    board.state.garrisons.dresden = { nation: 'france', infantry: 2, militia: 0, besieged: true };
    removePower(board, 'prussia');
    expect(board.state.garrisons.dresden.besieged).toBeUndefined();
  });

  test('a fleet goes too, and the Holy Roman Empire of who had it', () => {
    const board = aWarOn('austria', 'france');
    for (const { id, power } of board.pack.provinces) if (power === 'austria') board.state.ceded[id] = 'france';
    removePower(board, 'austria');
    expect(board.state.fleets.austria_fleet).toBeUndefined();
    expect(board.state.holyRomanEmpire).toBeUndefined();
  });

  test('a new combination falls apart with its maker', () => {
    const board = lastStand();
    const { state } = board;
    state.ceded.brandenburg = 'france';
    state.minors.poland = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
    state.combinations.poland = ['masovia', 'posen'];
    put(board, 'poland_i', 'warsaw');
    state.garrisons.warsaw = { nation: 'poland', infantry: 1, militia: 0 };
    state.arrivals.push({ nation: 'poland', power: 'prussia', month: 9, what: 'infantry', number: 2 });
    removePower(board, 'prussia');
    expect([state.minors.poland, state.combinations.poland, state.corps.poland_i]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([state.garrisons.warsaw, state.arrivals]).toEqual([undefined, []]);
  });
});

describe('8.7: civil disorder', () => {
  /** France and Austria hold Prussia's provincial capitals; in Danzig and Konigsberg nobody sits. */
  function overrun(): ABoard {
    const board = aWarOn('prussia', 'austria', 'france');
    for (const area of ['berlin', 'breslau', 'magdeburg', 'stettin', 'posen', 'warsaw', 'danzig', 'konigsberg'])
      delete board.state.garrisons[area];
    board.state.garrisons.breslau = { nation: 'france', infantry: 1, militia: 0 };
    put(board, 'austria_i', 'breslau');
    put(board, 'france_i', 'stettin');
    put(board, 'france_ii', 'berlin');
    return board;
  }

  test('it surrenders without conditions to all enemies, with every province ceded but the capital’s', () => {
    const board = overrun();
    const { state } = board;
    const { ceded, partings } = surrenderInDisorder(board, 'prussia', without);
    expect(pointsOf(board, 'prussia')).toEqual(['surrender_unconditionally -8']);
    expect(pointsOf(board, 'france')).toEqual(['accept_unconditional_surrender 5']);
    expect(pointsOf(board, 'austria')).toEqual(['accept_unconditional_surrender 5']);
    expect(ceded).toHaveLength(7);
    expect(state.ceded).toMatchObject({ silesia: 'france', pomerania: 'france', west_prussia: 'austria' });
    expect(state.ceded.brandenburg).toBeUndefined();
    expect(state.powers.prussia.played).toBe('seat');
    expect(enemiesOf(state, 'prussia')).toEqual([]);
    expect(enforcedPeace(state, 'prussia', 'france')).toBe(state.month + 18);
    for (const { power, from } of partings) repatriate(board, power, from);
    expect(state.corps.france_ii?.area).not.toBe('berlin');
    // Austria has lost its access to Breslau, which is France's now.
    expect(state.corps.austria_i?.area).not.toBe('breslau');
    expect(invariants(board)).toEqual([]);
  });

  test('who is level in the order of entry throws dice for what nobody sits in', () => {
    const board = overrun();
    for (const enemy of ['austria', 'france'] as const) {
      const { war } = relationOf(board.state, 'prussia', enemy);
      if (war) war.since = 0;
    }
    surrenderInDisorder(board, 'prussia', dice(2, 5));
    expect(board.state.ceded.west_prussia).toBe('france');
  });

  test('or it is eliminated, as the table has it', () => {
    const board = overrun();
    const { state } = board;
    const { ceded, partings } = eliminateInDisorder(board, 'prussia', without);
    expect(partings).toContainEqual({ power: 'austria', from: 'silesia' });
    expect(ceded).toHaveLength(8);
    expect(state.ceded).toMatchObject({ brandenburg: 'france', silesia: 'france', west_prussia: 'austria' });
    expect(state.powers.prussia.played).toBe('gone');
    expect(pointsOf(board, 'france')).toEqual([]);
    expect(invariants(board)).toEqual([]);
  });

  test('who has no enemy cannot be in it', () => {
    expect(() => surrenderInDisorder(aWarOn('prussia', 'france'), 'spain', without)).toThrow('at war with nobody');
  });
});

test('4.4.4: a victor who wishes nothing has a peace without terms', () => {
  const board = aWarOn('prussia', 'france');
  expect(makeFormalPeace(board, { loser: 'prussia', victors: [unconditional('france')] }, without)).toMatchObject({
    terms: [],
    void: [],
    final: false,
  });
});
