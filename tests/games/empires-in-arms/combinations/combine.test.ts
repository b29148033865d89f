import { describe, expect, test } from '@jest/globals';
import {
  afterCombining,
  combine,
  makerOf,
  whyNotCombine,
} from '../../../../src/games/empires-in-arms/combinations/combine.ts';
import { combinationOf, membersOf } from '../../../../src/games/empires-in-arms/combinations/member-of.ts';
import { buy } from '../../../../src/games/empires-in-arms/economy/buy.ts';
import { whyNotCedeLand } from '../../../../src/games/empires-in-arms/economy/cede-lands.ts';
import { openLedger } from '../../../../src/games/empires-in-arms/economy/ledger.ts';
import { listIncomes } from '../../../../src/games/empires-in-arms/economy/list-incomes.ts';
import { listMaintenance } from '../../../../src/games/empires-in-arms/economy/list-maintenance.ts';
import { listFreeTaxes } from '../../../../src/games/empires-in-arms/economy/list-taxes.ts';
import { listTrade } from '../../../../src/games/empires-in-arms/economy/list-trade.ts';
import { payerOf } from '../../../../src/games/empires-in-arms/economy/whether-to-buy.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { aCampaign } from '../harness/a-campaign.ts';

type Board = ReturnType<typeof aCampaign>;

/** Masovia and Posen are ceded to France. */
function french(): Board {
  const board = aCampaign();
  board.state.ceded.masovia = 'france';
  board.state.ceded.posen = 'france';
  return board;
}
const why = (board: Board, power: Power, combination: string, ...lands: string[]) =>
  whyNotCombine(board, openLedger(board, power), { combination, lands });

describe('11.1: Poland', () => {
  test('by whoever controls two of its provinces, with Masovia among them', () => {
    const board = french();
    expect(why(board, 'france', 'poland', 'masovia')).toEqual({ why: 'too_few', least: 2 });
    expect(why(board, 'france', 'poland', 'posen')).toEqual({ why: 'lacks', land: 'masovia' });
    expect(why(board, 'france', 'poland', 'masovia', 'lithuania')).toEqual({ why: 'not_held', land: 'lithuania' });
    expect(why(board, 'france', 'poland', 'masovia', 'silesia')).toEqual({ why: 'no_member', land: 'silesia' });
    expect(why(board, 'france', 'poland', 'masovia', 'masovia')).toEqual({ why: 'twice', land: 'masovia' });
    expect(why(board, 'france', 'poland')).toEqual({ why: 'names_nothing' });
    expect(why(board, 'france', 'poland', 'masovia', 'posen')).toBeUndefined();
    expect(() => combine(board, 'france', { combination: 'poland', lands: ['posen'] })).toThrow('lacks');
  });

  test('while nobody else has made it', () => {
    const board = french();
    combine(board, 'france', { combination: 'poland', lands: ['masovia', 'posen'] });
    expect(why(board, 'russia', 'poland', 'lithuania')).toEqual({ why: 'made_by', power: 'france' });
    expect(makerOf(board, 'poland')).toBe('france');
    expect(
      listIncomes(board)
        .get('france')
        ?.other.map(({ from }) => from),
    ).not.toContain('posen');
  });

  test('more provinces may join later, each once', () => {
    const board = french();
    combine(board, 'france', { combination: 'poland', lands: ['masovia', 'posen'] });
    const poland = board.state.minors.poland;
    if (poland?.status !== 'free') throw new Error('Poland is a free state');
    poland.money = 5;
    board.state.ceded.west_galicia = 'france';
    expect(why(board, 'france', 'poland', 'posen')).toEqual({ why: 'in_one_already', land: 'posen' });
    combine(board, 'france', { combination: 'poland', lands: ['west_galicia'] });
    expect(membersOf(board, 'poland')).toEqual(['masovia', 'posen', 'west_galicia']);
    expect(board.state.minors.poland).toMatchObject({ money: 5 });
  });

  test('home provinces of its maker are no longer home provinces', () => {
    const board = aCampaign();
    const home = () =>
      listIncomes(board)
        .get('prussia')
        ?.home.map(({ from }) => from);
    expect(home()).toContain('posen');
    combine(board, 'prussia', { combination: 'poland', lands: ['masovia', 'posen'] });
    expect(home()).not.toContain('posen');
    expect(listIncomes(board).get('poland')).toMatchObject({ money: 8, manpower: 6 });
  });

  test('it buys its own corps and pays for them', () => {
    const board = french();
    combine(board, 'france', { combination: 'poland', lands: ['masovia', 'posen'] });
    const poland = board.state.minors.poland;
    if (poland?.status !== 'free') throw new Error('Poland is a free state');
    poland.money = 5;
    poland.manpower = 1;
    buy(board, 'france', { what: 'counter', id: 'poland_i' });
    buy(board, 'france', { what: 'infantry', nation: 'poland', number: 1 });
    expect(board.state.minors.poland).toMatchObject({ money: 0, manpower: 0 });
    board.state.corps.poland_i = { area: 'warsaw', factors: { infantry: 1 } };
    expect(listMaintenance(board, 'france').find(({ id }) => id === 'poland_i')?.payer).toBe('poland');
  });

  test('what another power takes is out of it while that power has it; with nothing left it can be made anew', () => {
    const board = french();
    combine(board, 'france', { combination: 'poland', lands: ['masovia', 'posen'] });
    board.state.ceded.posen = 'russia';
    expect([membersOf(board, 'poland'), combinationOf(board, 'posen')]).toEqual([['masovia'], undefined]);
    board.state.ceded.posen = 'france';
    expect(combinationOf(board, 'posen')).toBe('poland');
    board.state.ceded.masovia = 'russia';
    board.state.ceded.posen = 'russia';
    board.state.minors.poland = { status: 'free', controller: 'france', money: 4, manpower: 4 };
    expect(makerOf(board, 'poland')).toBeUndefined();
    combine(board, 'russia', { combination: 'poland', lands: ['masovia', 'posen'] });
    expect(board.state.minors.poland).toEqual({ status: 'free', controller: 'russia', money: 0, manpower: 0 });
  });
});

describe('11.2, 11.3, 11.4, 11.5, 11.6: the others', () => {
  test.each([
    ['11.2', 'confederation_of_the_rhine', ['france', 'austria', 'prussia'], ['baden', 'bavaria', 'berg', 'hesse']],
    ['11.3', 'kingdom_of_italy', ['france', 'austria'], ['lombardy', 'venetia']],
    ['11.4', 'kingdom_of_westphalia', ['france', 'prussia'], ['hesse', 'hanover']],
    ['11.5', 'kingdom_of_bavaria', ['france', 'austria'], ['bavaria', 'tyrol']],
    ['11.6', 'ottoman_empire', ['turkey'], ['algeria', 'tunisia', 'tripolitania', 'egypt']],
  ] as const)('%s: the %s is made by some powers alone, of enough of its lands', (_, combination, makers, lands) => {
    for (const power of POWERS) {
      const board = aCampaign();
      for (const land of lands)
        if (board.pack.province[land]) board.state.ceded[land] = power;
        else board.state.minors[land] = { status: 'conquered', controller: power };
      if (board.state.ceded.tyrol === 'austria') delete board.state.ceded.tyrol;
      const may = makers.some((maker) => maker === power);
      expect([power, why(board, power, combination, ...lands)]).toEqual([
        power,
        may ? undefined : { why: 'not_a_maker' },
      ]);
      if (may) expect(why(board, power, combination, ...lands.slice(1))).toBeDefined();
    }
  });

  test('have their own makers and members', () => {
    const board = aCampaign();
    expect(why(board, 'russia', 'kingdom_of_italy', 'lombardy')).toEqual({ why: 'not_a_maker' });
    expect(why(board, 'france', 'utopia', 'lombardy')).toEqual({ why: 'no_such_combination' });
    expect(why(board, 'france', 'kingdom_of_italy', 'lombardy', 'venetia')).toEqual({
      ...{ why: 'not_held', land: 'venetia' },
    });
  });

  test('a land is in one at a time: Hesse in the Confederation or in Westphalia', () => {
    const board = aCampaign();
    for (const id of ['hesse', 'berg', 'baden', 'saxony'])
      board.state.minors[id] = { status: 'conquered', controller: 'france' };
    const confederation = { combination: 'confederation_of_the_rhine', lands: ['hesse', 'berg', 'baden', 'saxony'] };
    const ledger = afterCombining(openLedger(board, 'france'), confederation);
    const westphalia = { combination: 'kingdom_of_westphalia', lands: ['hesse', 'hanover'] };
    expect(whyNotCombine(board, ledger, westphalia)).toEqual({ why: 'in_one_already', land: 'hesse' });
    // What joins one that was made on the same sheet needs no others.
    expect(
      whyNotCombine(board, ledger, { combination: 'confederation_of_the_rhine', lands: ['palatinate'] }),
    ).toBeUndefined();
    combine(board, 'france', confederation);
    expect(why(board, 'france', 'kingdom_of_westphalia', 'hesse', 'hanover')).toEqual({
      ...{ why: 'in_one_already', land: 'hesse' },
    });
  });

  test('what was ceded on the same sheet cannot join', () => {
    const board = french();
    const ledger = { ...openLedger(board, 'france'), ceded: ['posen'] };
    expect(whyNotCombine(board, ledger, { combination: 'poland', lands: ['masovia', 'posen'] })).toEqual({
      ...{ why: 'not_held', land: 'posen' },
    });
  });

  test('it collects in its members as a free state, with their treasuries, trade and corps', () => {
    const board = aCampaign();
    board.state.minors.venetia = { status: 'conquered', controller: 'france' };
    board.state.minors.lombardy = { status: 'free', controller: 'france', money: 9, manpower: 2 };
    combine(board, 'france', { combination: 'kingdom_of_italy', lands: ['lombardy', 'venetia'] });
    expect(board.state.minors.kingdom_of_italy).toMatchObject({ money: 9, manpower: 2 });
    expect(board.state.minors.lombardy).toMatchObject({ money: 0, manpower: 0 });
    expect(membersOf(board, 'kingdom_of_italy')).toEqual(['lombardy', 'venetia']);
    const taxes = listFreeTaxes(board, 'kingdom_of_italy');
    expect(taxes.reduce((sum, { money }) => sum + money, 0)).toBe(14);
    expect(taxes.reduce((sum, { manpower }) => sum + manpower, 0)).toBe(8);
    expect(Object.keys(openLedger(board, 'france').purses)).toEqual(
      expect.not.arrayContaining(['lombardy', 'venetia']),
    );
    expect(listIncomes(board).has('lombardy')).toBe(false);
    expect(
      listIncomes(board)
        .get('france')
        ?.other.map(({ from }) => from),
    ).not.toContain('venetia');
    expect(payerOf(board, 'venetia')).toBe('kingdom_of_italy');
    board.state.relations = {};
    expect(listTrade(board, new Set()).find(({ port }) => port === 'venice')?.to).toBe('kingdom_of_italy');
    expect(listFreeTaxes(board, 'kingdom_of_bavaria')).toEqual([]);
  });

  test('8.8: neither it nor its members are ceded', () => {
    const board = french();
    combine(board, 'france', { combination: 'poland', lands: ['masovia', 'posen'] });
    board.state.relations = {};
    makeAlliance(board, 'france', 'spain');
    for (const land of ['poland', 'posen'])
      expect(whyNotCedeLand(board, openLedger(board, 'france'), { land, to: 'spain' })).toEqual({ why: 'not_yours' });
  });
});
