import { describe, expect, test } from '@jest/globals';
import type { CorpsSymbol, Owner, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { costOfWar } from '../../../../src/games/empires-in-arms/politics/cost-of-war.ts';
import { legalTargets, whyNotDeclareWar } from '../../../../src/games/empires-in-arms/politics/may-not-declare.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { aCampaign } from '../harness/a-campaign.ts';

type Board = ReturnType<typeof aCampaign>;

/** Why a power may not declare war; undefined: it may. */
const why = (board: Board, aggressor: Power, target: Owner) => whyNotDeclareWar(board, aggressor, target)?.why;

/** A counter of a nation, set out with a factor. */
function putCorps(board: Board, nation: Owner, area: string, symbol: CorpsSymbol = 'infantry'): string {
  const corps = board.pack.corps.find((one) => one.nation === nation && one.symbol === symbol);
  if (!corps) throw new Error(`${nation} has no corps of the kind ${symbol}`);
  board.state.corps[corps.id] = { area, factors: { infantry: 1 } };
  return corps.id;
}

test('4.2: a power declares war on another, or on a neutral minor country', () => {
  const board = aCampaign();
  expect([why(board, 'austria', 'france'), why(board, 'austria', 'bavaria')]).toEqual([undefined, undefined]);
});

test('4.2: nobody declares war on itself, on an enemy, on who is gone, or on what there is not', () => {
  const board = aCampaign();
  expect(why(board, 'austria', 'austria')).toBe('itself');
  expect(why(board, 'great_britain', 'france')).toBe('at_war');
  expect(why(board, 'austria', 'atlantis')).toBe('unknown');
  board.state.minorWars.bavaria = ['austria'];
  expect([why(board, 'austria', 'bavaria'), why(board, 'france', 'bavaria')]).toEqual(['at_war', undefined]);
  board.state.powers.spain.played = 'gone';
  expect([why(board, 'austria', 'spain'), why(board, 'spain', 'austria')]).toEqual(['gone', 'gone']);
});

describe('4.2.2.1: who has forces inside declares no war', () => {
  const { pack } = aCampaign();
  const berlin = pack.nations.prussia.capital;
  const munich = pack.minor.bavaria?.capital ?? '';

  test('corps', () => {
    const board = aCampaign();
    putCorps(board, 'austria', berlin);
    putCorps(board, 'france', munich);
    expect([why(board, 'austria', 'prussia'), why(board, 'austria', 'france')]).toEqual(['forces_inside', undefined]);
    expect([why(board, 'france', 'bavaria'), why(board, 'austria', 'bavaria')]).toEqual(['forces_inside', undefined]);
  });

  test('cossacks, freikorps and guerrillas', () => {
    const board = aCampaign();
    board.state.irregulars[berlin] = [{ kind: 'cossack', power: 'russia', number: 1 }];
    expect([why(board, 'russia', 'prussia'), why(board, 'austria', 'prussia')]).toEqual(['forces_inside', undefined]);
  });

  test('garrisons, those of depots also, but no depot by itself', () => {
    const board = aCampaign();
    board.state.garrisons[berlin] = { nation: 'austria', infantry: 1, militia: 0 };
    board.state.depots[munich] = { power: 'austria' };
    expect([why(board, 'austria', 'prussia'), why(board, 'austria', 'bavaria')]).toEqual(['forces_inside', undefined]);
    board.state.depots[munich] = { power: 'austria', garrison: { nation: 'austria', infantry: 1, militia: 0 } };
    expect(why(board, 'austria', 'bavaria')).toBe('forces_inside');
  });

  test('the corps of its free states, and those that are lent to it', () => {
    const board = aCampaign();
    putCorps(board, 'holland', berlin);
    expect(why(board, 'france', 'prussia')).toBe('forces_inside');
    const lent = putCorps(board, 'turkey', munich, 'feudal_infantry');
    board.state.loans.push({ corps: lent, from: 'turkey', to: 'austria', until: 12 });
    expect([why(board, 'austria', 'bavaria'), why(board, 'austria', 'prussia')]).toEqual(['forces_inside', undefined]);
  });

  test('what was ceded to the other is inside, what it ceded is not', () => {
    const board = aCampaign();
    putCorps(board, 'austria', berlin);
    board.state.ceded[pack.area[berlin]?.province ?? ''] = 'russia';
    expect([why(board, 'austria', 'prussia'), why(board, 'austria', 'russia')]).toEqual([undefined, 'forces_inside']);
  });
});

describe('4.2.2.2: who is at war, with an enemy at home, declares no war on another power', () => {
  function invaded(symbol: CorpsSymbol = 'infantry') {
    const board = aCampaign();
    declareWar(board, 'france', 'prussia');
    const corps = putCorps(board, 'france', board.pack.nations.prussia.capital, symbol);
    return { board, corps };
  }

  test('infantry corps of an enemy', () => {
    const { board } = invaded();
    expect(why(board, 'prussia', 'austria')).toBe('enemy_at_home');
  });

  test('but on a minor country it may', () => {
    const { board } = invaded();
    expect(why(board, 'prussia', 'saxony')).toBeUndefined();
  });

  test('no cavalry, and none that is besieged', () => {
    expect(why(invaded('cavalry').board, 'prussia', 'austria')).toBeUndefined();
    const { board, corps } = invaded();
    const there = board.state.corps[corps];
    if (there) there.besieged = true;
    expect(why(board, 'prussia', 'austria')).toBeUndefined();
  });

  test('none of a power that it is not at war with, and none in a province that it ceded', () => {
    const neutral = aCampaign();
    putCorps(neutral, 'france', neutral.pack.nations.prussia.capital);
    expect(why(neutral, 'prussia', 'austria')).toBeUndefined();
    declareWar(neutral, 'turkey', 'prussia');
    expect(why(neutral, 'prussia', 'austria')).toBeUndefined();
    const { board } = invaded();
    board.state.ceded[board.pack.area[board.pack.nations.prussia.capital]?.province ?? ''] = 'france';
    expect(why(board, 'prussia', 'austria')).toBeUndefined();
  });
});

describe('4.2.2.4: an enforced peace', () => {
  test('bars whom it names until its month', () => {
    const board = aCampaign();
    changeRelation(board.state, 'austria', 'france').enforcedUntil = { austria: 18 };
    expect(whyNotDeclareWar(board, 'austria', 'france')).toEqual({ why: 'enforced_peace', until: 18 });
    expect(why(board, 'france', 'austria')).toBeUndefined();
    board.state.month = 18;
    expect(why(board, 'austria', 'france')).toBeUndefined();
  });

  test('B.6: does not bar Great Britain from war on a power under embargo', () => {
    const board = aCampaign();
    changeRelation(board.state, 'great_britain', 'russia').enforcedUntil = { great_britain: 18, russia: 18 };
    board.state.treaties.push({ from: 'russia', to: 'france', term: 'B.6', until: 18 });
    expect(why(board, 'great_britain', 'russia')).toBeUndefined();
    expect(why(board, 'russia', 'great_britain')).toBe('enforced_peace');
  });
});

describe('4.2.3: no war is declared on a part by itself', () => {
  test('not on a minor country that somebody controls', () => {
    const board = aCampaign();
    const holland = { why: 'controlled', by: 'france' };
    expect(whyNotDeclareWar(board, 'austria', 'holland')).toEqual(holland);
    expect(whyNotDeclareWar(board, 'france', 'holland')).toEqual(holland);
  });

  test('10.4: not on a secondary district, unless its country is in other hands', () => {
    const board = aCampaign();
    expect(whyNotDeclareWar(board, 'france', 'sicily')).toEqual({ why: 'secondary_district', of: 'naples' });
    board.state.minors.naples = { status: 'conquered', controller: 'austria' };
    expect(why(board, 'spain', 'sicily')).toBeUndefined();
  });

  test('10.4: forces in any of its districts count, unless that district is in other hands', () => {
    const board = aCampaign();
    putCorps(board, 'france', board.pack.minor.sicily?.capital ?? '');
    expect(why(board, 'france', 'naples')).toBe('forces_inside');
    board.state.minors.sicily = { status: 'conquered', controller: 'spain' };
    expect(why(board, 'france', 'naples')).toBeUndefined();
  });
});

test('all targets of a power at once, each with the reason against it', () => {
  const board = aCampaign();
  const targets = legalTargets(board, 'great_britain');
  expect(targets).toHaveLength(6 + board.pack.minors.length);
  expect(targets).toContainEqual({ target: 'austria', no: undefined });
  expect(targets).toContainEqual({ target: 'france', no: { why: 'at_war' } });
  expect(targets).toContainEqual({ target: 'saxony', no: { why: 'out_of_reach' } });
  for (const { target, no } of targets) expect(whyNotDeclareWar(board, 'great_britain', target)).toEqual(no);
});

describe('4.2.1: what declarations cost, before they are given', () => {
  test('three points on a power, two more on an ally, and a royal marriage', () => {
    const board = aCampaign();
    makeAlliance(board, 'austria', 'russia');
    changeRelation(board.state, 'austria', 'russia').marriage = true;
    expect(costOfWar(board, 'austria', ['france', 'russia'])).toEqual([
      { for: 'declare_war_on_power', with: 'france', points: -3, when: 'now' },
      { for: 'declare_war_on_power', with: 'russia', points: -3, when: 'now' },
      { for: 'declare_war_on_ally', with: 'russia', points: -2, when: 'now' },
      { for: 'break_royal_marriage', with: 'russia', points: -1, when: 'now' },
    ]);
  });

  test('4.2.1.2: a point for each district of a minor country, if somebody takes control of it', () => {
    const board = aCampaign();
    const cost = (points: number) => [
      { for: 'declare_war_on_minor_district', with: 'naples', points, when: 'if_controlled' },
    ];
    expect(costOfWar(board, 'france', ['naples'])).toEqual(cost(-2));
    board.state.minors.sicily = { status: 'conquered', controller: 'spain' };
    expect(costOfWar(board, 'france', ['naples'])).toEqual(cost(-1));
  });
});
