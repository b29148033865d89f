import { describe, expect, test } from '@jest/globals';
import { collectIncomes, economicLossUpTo } from '../../../../src/games/empires-in-arms/economy/collect-income.ts';
import { citiesInEnemyHands } from '../../../../src/games/empires-in-arms/economy/enemy-in-city.ts';
import { listIncomes } from '../../../../src/games/empires-in-arms/economy/list-incomes.ts';
import { listTrade } from '../../../../src/games/empires-in-arms/economy/list-trade.ts';
import { manipulate, whyNotManipulate } from '../../../../src/games/empires-in-arms/economy/manipulate.ts';
import { refuseTrade, whyNotRefuseTrade } from '../../../../src/games/empires-in-arms/economy/refuse-trade.ts';
import {
  stopAmericanTrade,
  whyNotStopTrade,
} from '../../../../src/games/empires-in-arms/economy/stop-american-trade.ts';
import type { Owner, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { declareWar, endWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { squareOf } from '../../../../src/games/empires-in-arms/status/square.ts';
import { aCampaign } from '../harness/a-campaign.ts';

type Board = ReturnType<typeof aCampaign>;
const noDie = () => {
  throw new Error('no die is thrown');
};
const incomeOf = (board: Board, owner: Owner) => {
  const income = listIncomes(board).get(owner);
  if (!income) throw new Error(`${owner} has no income`);
  return income;
};
const sum = (taxes: readonly { readonly money: number }[]) => taxes.reduce((total, { money }) => total + money, 0);
const trade = (board: Board, owner: Owner, kind: string) =>
  sum(listTrade(board, citiesInEnemyHands(board)).filter((line) => line.to === owner && line.kind === kind));
/** A campaign at peace, so that all ports are open. */
function atPeace(): Board {
  const board = aCampaign();
  endWar(board.state, 'france', 'great_britain');
  return board;
}
function unstable(power: Power, zone: 'instability' | 'fiasco' = 'instability'): Board {
  const board = aCampaign();
  board.state.powers[power].square = squareOf(board.pack, { zone, number: 1 });
  return board;
}

describe('8.2.1.1, 8.2.2: taxes and manpower', () => {
  test('Spain has 32 money and 16 manpower at home, and 1 of each in Sardinia', () => {
    const { home, other } = incomeOf(aCampaign(), 'spain');
    expect(sum(home)).toBe(32);
    expect(home.reduce((total, { manpower }) => total + manpower, 0)).toBe(16);
    expect(other).toEqual([{ from: 'sardinia', money: 1, manpower: 1 }]);
  });

  test('an enemy in a provincial capital stops the taxes of a home province', () => {
    const board = aCampaign();
    declareWar(board, 'france', 'spain');
    for (const id of Object.keys(board.state.corps)) delete board.state.corps[id];
    board.state.garrisons.barcelona = { nation: 'france', infantry: 1, militia: 0 };
    const { home } = incomeOf(board, 'spain');
    expect(home.map(({ from }) => from)).not.toContain('catalonia');
    expect(sum(home)).toBe(28);
  });

  test('an empty city belongs to enemy corps that are alone there', () => {
    const board = aCampaign();
    const { state } = board;
    declareWar(board, 'france', 'spain');
    delete state.garrisons.barcelona;
    const [french] = Object.keys(state.corps).filter((id) => board.pack.corpsOf[id]?.nation === 'france');
    const [spanish] = Object.keys(state.corps).filter((id) => board.pack.corpsOf[id]?.nation === 'spain');
    if (french === undefined || spanish === undefined) throw new Error('both have corps');
    state.corps = { [french]: { area: 'barcelona', factors: { infantry: 3 } } };
    expect(citiesInEnemyHands(board).has('barcelona')).toBe(true);
    state.corps[spanish] = { area: 'barcelona', factors: { infantry: 1 }, besieged: true };
    expect(citiesInEnemyHands(board).has('barcelona')).toBe(false);
    state.corps[spanish] = { area: 'barcelona', factors: { infantry: 1 } };
    expect(citiesInEnemyHands(board).has('barcelona')).toBe(false);
    delete state.corps[spanish];
    state.garrisons.barcelona = { nation: 'spain', infantry: 1, militia: 0 };
    expect(citiesInEnemyHands(board).has('barcelona')).toBe(false);
    endWar(state, 'france', 'spain');
    delete state.garrisons.barcelona;
    expect(citiesInEnemyHands(board).has('barcelona')).toBe(false);
  });

  test('4.2: who is at war with a minor country alone is an enemy in its cities', () => {
    const board = aCampaign();
    board.state.garrisons.amsterdam = { nation: 'prussia', infantry: 1, militia: 0 };
    expect(citiesInEnemyHands(board).has('amsterdam')).toBe(false);
    board.state.minorWars.holland = ['prussia'];
    expect(citiesInEnemyHands(board).has('amsterdam')).toBe(true);
    board.state.minors.holland = { status: 'neutral' };
    expect(citiesInEnemyHands(board).has('amsterdam')).toBe(false);
  });

  test('a ceded province gives to whom it is ceded, also with an enemy in its capital', () => {
    const board = aCampaign();
    board.state.ceded.catalonia = 'france';
    board.state.garrisons.barcelona = { nation: 'great_britain', infantry: 1, militia: 0 };
    expect(incomeOf(board, 'france').other).toContainEqual({ from: 'catalonia', money: 4, manpower: 2 });
    expect(sum(incomeOf(board, 'spain').home)).toBe(28);
  });

  test('8.2.3: a free state collects for itself, twice what is printed, in all its free districts', () => {
    const board = aCampaign();
    expect(incomeOf(board, 'holland').other).toEqual([{ from: 'holland', money: 12, manpower: 6 }]);
    expect(incomeOf(board, 'france').other.map(({ from }) => from)).not.toContain('holland');
    for (const id of ['naples', 'sicily'])
      board.state.minors[id] = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    expect(incomeOf(board, 'naples').other.map(({ money }) => money)).toEqual([8, 4]);
    expect(listIncomes(board).has('sicily')).toBe(false);
    board.state.minors.sicily = { status: 'conquered', controller: 'great_britain' };
    expect(incomeOf(board, 'naples').other.map(({ money }) => money)).toEqual([8]);
  });

  test('a power that is gone collects nothing', () => {
    const board = aCampaign();
    board.state.powers.spain.played = 'gone';
    expect(listIncomes(board).has('spain')).toBe(false);
  });
});

describe('8.2.1.2: trade', () => {
  test('ports trade with Great Britain, and both collect', () => {
    const board = atPeace();
    const before = trade(board, 'great_britain', 'domestic');
    expect(trade(board, 'turkey', 'domestic')).toBe(7);
    declareWar(board, 'turkey', 'great_britain');
    expect(trade(board, 'turkey', 'domestic')).toBe(0);
    expect(trade(board, 'great_britain', 'domestic')).toBe(before - 7);
  });

  test('either side may refuse', () => {
    const board = atPeace();
    refuseTrade(board.state, 'turkey', ['great_britain']);
    expect(trade(board, 'turkey', 'domestic')).toBe(0);
    refuseTrade(board.state, 'turkey', []);
    expect(board.state.powers.turkey).not.toHaveProperty('refusesTradeWith');
    expect(trade(board, 'turkey', 'domestic')).toBe(7);
    refuseTrade(board.state, 'great_britain', ['turkey']);
    expect(trade(board, 'turkey', 'domestic')).toBe(0);
    expect(whyNotRefuseTrade(board.state, 'turkey', 'spain')).toEqual({ why: 'not_with_great_britain' });
    expect(whyNotRefuseTrade(board.state, 'turkey', 'turkey')).toEqual({ why: 'self' });
    board.state.powers.spain.played = 'gone';
    expect(whyNotRefuseTrade(board.state, 'great_britain', 'spain')).toEqual({ why: 'gone' });
    expect(() => refuseTrade(board.state, 'turkey', ['spain'])).toThrow('not_with_great_britain');
  });

  test('B.6: an embargo stops it', () => {
    const board = atPeace();
    board.state.treaties.push({ from: 'turkey', to: 'france', term: 'B.6', until: 18 });
    expect(trade(board, 'turkey', 'domestic')).toBe(0);
    expect(trade(board, 'turkey', 'american')).toBe(1);
  });

  test('a free state has its own trade, as printed; Great Britain has none with itself', () => {
    const board = atPeace();
    expect([trade(board, 'holland', 'domestic'), trade(board, 'holland', 'american')]).toEqual([3, 3]);
    board.state.minors.holland = { status: 'conquered', controller: 'great_britain' };
    expect([trade(board, 'great_britain', 'american'), trade(board, 'holland', 'domestic')]).toEqual([18, 0]);
    const lines = listTrade(board, new Set());
    expect(lines.some(({ kind, port }) => kind === 'domestic' && port === 'amsterdam')).toBe(false);
  });

  test('neutral ports do not trade, nor those of a power that is gone', () => {
    const board = atPeace();
    board.state.powers.spain.played = 'gone';
    const ports = listTrade(board, new Set()).map(({ port }) => port);
    expect(ports).toContain('bordeaux');
    // It has neither number.
    expect(ports).not.toContain('toulon');
    expect(ports).not.toContain('lisbon');
    expect(ports).not.toContain('cadiz');
    board.state.powers.great_britain.played = 'gone';
    expect(listTrade(board, new Set()).filter(({ kind }) => kind === 'domestic')).toEqual([]);
  });

  test('an enemy fleet in the blockade box closes a port, a friendly one does not', () => {
    const board = atPeace();
    const american = () => trade(board, 'france', 'american');
    const before = american();
    const fleet = board.state.fleets.great_britain_fleet_i;
    if (!fleet) throw new Error('the fleet is there');
    fleet.at = { in: 'box', area: 'bordeaux' };
    expect(american()).toBe(before);
    declareWar(board, 'great_britain', 'france');
    expect(american()).toBe(before - 2);
    fleet.at = { in: 'port', area: 'bordeaux' };
    expect(american()).toBe(before);
  });

  test('a port whose city is in enemy hands is closed', () => {
    const board = aCampaign();
    const before = trade(board, 'france', 'american');
    delete board.state.corps.france_i;
    board.state.garrisons.bordeaux = { nation: 'great_britain', infantry: 1, militia: 0 };
    expect(trade(board, 'france', 'american')).toBe(before - 2);
  });

  test('8.2.1.3: colonial trade and gold come while one home port is open', () => {
    const board = atPeace();
    expect([trade(board, 'great_britain', 'colonial'), trade(board, 'spain', 'gold')]).toEqual([10, 5]);
    const spanish = board.pack.areas.filter(
      ({ port, province }) => port && board.pack.province[province]?.power === 'spain',
    );
    const held = new Set(spanish.map(({ id }) => id));
    expect(listTrade(board, held).filter(({ kind }) => kind === 'gold')).toEqual([]);
    held.delete('cadiz');
    expect(listTrade(board, held).filter(({ kind }) => kind === 'gold')).toHaveLength(1);
    board.state.powers.great_britain.played = 'gone';
    expect(trade(board, 'great_britain', 'colonial')).toBe(0);
  });

  test('C.7: colonial trade goes to whom a peace gave it', () => {
    const board = atPeace();
    board.state.treaties.push({ from: 'great_britain', to: 'france', term: 'C.7', until: 18 });
    expect([trade(board, 'great_britain', 'colonial'), trade(board, 'france', 'colonial')]).toEqual([0, 10]);
  });
});

describe('8.2.1.2.2: Great Britain stops American trade', () => {
  test('of its enemies alone, and nobody else does', () => {
    const board = aCampaign();
    expect(whyNotStopTrade(board.state, 'france', 'great_britain')).toEqual({ why: 'not_great_britain' });
    expect(whyNotStopTrade(board.state, 'great_britain', 'spain')).toEqual({ why: 'not_at_war' });
    expect(whyNotStopTrade(board.state, 'great_britain', 'great_britain')).toEqual({ why: 'not_at_war' });
    expect(() => stopAmericanTrade(board, ['spain'], noDie)).toThrow('not_at_war');
    expect(trade(board, 'france', 'american')).toBeGreaterThan(0);
    expect(stopAmericanTrade(board, ['france'], () => 2)).toBe(false);
    expect(trade(board, 'france', 'american')).toBe(0);
    expect(trade(board, 'great_britain', 'american')).toBeGreaterThan(0);
  });

  test('on a 1 the United States make war, until it stops nobody any more', () => {
    const board = aCampaign();
    expect(stopAmericanTrade(board, ['france'], () => 1)).toBe(true);
    expect(trade(board, 'great_britain', 'american')).toBe(0);
    // Who is at war already throws no die.
    expect(stopAmericanTrade(board, ['france'], noDie)).toBe(true);
    expect(stopAmericanTrade(board, [], noDie)).toBe(false);
    expect(trade(board, 'great_britain', 'american')).toBeGreaterThan(0);
    expect(trade(board, 'france', 'american')).toBeGreaterThan(0);
  });

  test('whose war with it ends has the trade again', () => {
    const board = aCampaign();
    stopAmericanTrade(board, ['france'], () => 6);
    endWar(board.state, 'france', 'great_britain');
    expect(trade(board, 'france', 'american')).toBeGreaterThan(0);
  });
});

describe('8.2: the collection', () => {
  test('an income is taxes, trade and what was manipulated', () => {
    const board = atPeace();
    manipulate(board, 'turkey', 2);
    const { home, other, trade: lines, manipulated, money } = incomeOf(board, 'turkey');
    expect([sum(other), sum(lines), manipulated.money]).toEqual([1, 8, Math.round(-0.2 * sum(home))]);
    expect(money).toBe(sum(home) + 1 + 8 + manipulated.money);
  });

  test('money is added to what there is; left manpower is lost, but Prussia saves its own', () => {
    const board = aCampaign();
    const { powers, minors } = board.state;
    powers.prussia.manpower = 3;
    powers.austria.manpower = 3;
    minors.holland = { status: 'free', controller: 'france', money: 2, manpower: 3 };
    const before = powers.austria.money;
    const got = collectIncomes(board, noDie);
    expect(powers.prussia.manpower).toBe(3 + (got.get('prussia')?.manpower ?? 0));
    expect(powers.austria.manpower).toBe(got.get('austria')?.manpower);
    expect(powers.austria.money).toBe(before + (got.get('austria')?.money ?? 0));
    expect(minors.holland).toMatchObject({ money: 14 + trade(board, 'holland', 'american'), manpower: 6 });
  });

  test('10.5.2: in Instability a 1 leaves half of the whole income, rounded down', () => {
    const board = unstable('spain');
    expect(economicLossUpTo(board, 'spain')).toBe(1);
    const { money, manpower } = incomeOf(board, 'spain');
    expect(collectIncomes(board, () => 2).get('spain')).toMatchObject({ money, manpower, die: 2 });
    expect(collectIncomes(board, () => 1).get('spain')).toMatchObject({
      money: Math.floor(money / 2),
      manpower: Math.floor(manpower / 2),
      die: 1,
    });
    expect(board.state.powers.spain.manpower).toBe(Math.floor(manpower / 2));
  });

  test('10.5.2: in Fiasco a 2 does too; in the other zones no die is thrown', () => {
    const board = unstable('spain', 'fiasco');
    const { money } = incomeOf(board, 'spain');
    expect(collectIncomes(board, () => 2).get('spain')?.money).toBe(Math.floor(money / 2));
    expect(economicLossUpTo(board, 'austria')).toBe(0);
  });
});

describe('8.4: economic manipulation', () => {
  test('Spain gains a point and gives 5 manpower, three months later', () => {
    const board = aCampaign();
    const { square } = board.state.powers.spain;
    const before = incomeOf(board, 'spain');
    manipulate(board, 'spain', 1);
    expect(board.state.powers.spain.square).toBe(square + 1);
    expect(board.state.powers.spain.account).toMatchObject([{ for: 'manipulation', points: 1 }]);
    expect(incomeOf(board, 'spain').manpower).toBe(before.manpower - 5);
    expect(incomeOf(board, 'spain').money).toBe(before.money);
  });

  test('it brings in once alone: the next collection is as before', () => {
    const board = aCampaign();
    const before = incomeOf(board, 'spain');
    manipulate(board, 'spain', -2);
    // 20 in a hundred of 32 and of 16.
    expect(incomeOf(board, 'spain').manipulated).toEqual({ money: 6, manpower: 3 });
    collectIncomes(board, noDie);
    expect(incomeOf(board, 'spain')).toEqual(before);
  });

  test('the setting 0 moves nothing; there are no others than those of the chart', () => {
    const board = aCampaign();
    manipulate(board, 'spain', -1);
    manipulate(board, 'spain', 0);
    expect(incomeOf(board, 'spain').manipulated).toEqual({ money: 0, manpower: 0 });
    expect(board.state.powers.spain.account).toHaveLength(1);
    expect([whyNotManipulate(board, 2), whyNotManipulate(board, 3), whyNotManipulate(board, 0.5)]).toEqual([
      undefined,
      { why: 'no_such_setting' },
      { why: 'no_such_setting' },
    ]);
    expect(() => manipulate(board, 'spain', 3)).toThrow('no manipulation');
  });
});
