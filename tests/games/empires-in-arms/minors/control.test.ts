import { describe, expect, test } from '@jest/globals';
import { districtsOf, forcesOf } from '../../../../src/games/empires-in-arms/minors/districts-of.ts';
import { mayLose, turnNeutral } from '../../../../src/games/empires-in-arms/minors/lose-control.ts';
import {
  controlModifier,
  mayControl,
  rollForControl,
} from '../../../../src/games/empires-in-arms/minors/roll-for-control.ts';
import { deploymentOrder, takeControl } from '../../../../src/games/empires-in-arms/minors/take-control.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { squareOf } from '../../../../src/games/empires-in-arms/status/square.ts';
import { aCampaign } from '../harness/a-campaign.ts';

/** Dice as they fall, one after the other. */
function dice(...faces: number[]) {
  return () => {
    const face = faces.shift();
    if (face === undefined) throw new Error('no die is left');
    return face;
  };
}

const attacked = (...declarers: Power[]) => {
  const board = aCampaign();
  board.state.minorWars.portugal = declarers;
  return board;
};

describe('4.6: who may take control', () => {
  test('nobody who is at war with it; allies of a declarer only if nobody else wants it', () => {
    const board = attacked('spain');
    makeAlliance(board, 'spain', 'france');
    expect(mayControl(board, 'portugal')).toEqual({
      first: ['austria', 'great_britain', 'prussia', 'russia', 'turkey'],
      allies: ['france'],
    });
    expect(rollForControl(board, 'portugal', ['france', 'turkey'], dice()).winner).toBe('turkey');
    expect(rollForControl(board, 'portugal', ['france', 'spain'], dice()).winner).toBe('france');
  });

  test('a power that is gone takes nothing', () => {
    const board = attacked('spain');
    board.state.powers.turkey.played = 'gone';
    expect(mayControl(board, 'portugal').first).not.toContain('turkey');
  });

  test('where nobody wants it nobody has it', () => {
    expect(rollForControl(attacked('spain'), 'portugal', [], dice())).toEqual({ winner: undefined, throws: [] });
  });
});

describe('4.6.2: the die', () => {
  test('4.6.2.1: the national modifier stands in the chart of minor countries, under the power', () => {
    const board = attacked('spain');
    const chart = board.pack.minor.portugal?.controlModifiers;
    expect(chart?.great_britain).toBeGreaterThan(0);
    for (const power of ['great_britain', 'austria', 'turkey'] as const)
      expect(controlModifier(board, power, 'portugal').nation).toBe(chart?.[power] ?? 0);
  });

  // The book's example: with the marker in a box of the Dominant zone the modifier is +1.
  test.each([
    ['dominant', 1],
    ['neutral', 0],
    ['instability', -1],
    ['fiasco', -2],
  ] as const)('4.6.2.2: with the marker in a box of the zone %s the status modifier is %d', (zone, status) => {
    const board = attacked('spain');
    for (const number of [1, 10]) {
      board.state.powers.austria.square = squareOf(board.pack, { zone, number });
      expect(controlModifier(board, 'austria', 'portugal').status).toBe(status);
    }
  });

  test('4.6.2.3: +2 at war with any of those who declared war on the country, and once alone', () => {
    const board = attacked('france', 'spain');
    const { nation, status } = controlModifier(board, 'great_britain', 'portugal');
    expect(controlModifier(board, 'great_britain', 'portugal')).toMatchObject({ war: 2, sum: nation + status + 2 });
    declareWar(board, 'spain', 'great_britain');
    expect(controlModifier(board, 'great_britain', 'portugal').war).toBe(2);
    expect(controlModifier(board, 'austria', 'portugal').war).toBe(0);
  });

  test('ties are thrown again without modifiers, by those who are level', () => {
    const board = attacked('spain');
    const wanting = ['austria', 'prussia', 'turkey'] as const;
    const [austria, prussia, turkey] = wanting.map((power) => controlModifier(board, power, 'portugal').sum);
    // The first two come to 6; the third stays below.
    const { winner, throws } = rollForControl(
      board,
      'portugal',
      wanting,
      dice(6 - (austria ?? 0), 6 - (prussia ?? 0), 1 - (turkey ?? 0), 3, 3, 2, 5),
    );
    expect(winner).toBe('prussia');
    expect(throws.map((thrown) => thrown.map(({ power, sum }) => `${power} ${sum}`))).toEqual([
      ['austria 6', 'prussia 6', 'turkey 1'],
      ['austria 3', 'prussia 3'],
      ['austria 2', 'prussia 5'],
    ]);
  });
});

describe('4.6.3: control is taken', () => {
  test('4.6.3.1: a point is gained for each district, and each declarer pays as much', () => {
    const board = aCampaign();
    board.state.minors.naples = { status: 'neutral' };
    board.state.minors.sicily = { status: 'neutral' };
    board.state.minorWars.naples = ['france'];
    expect(districtsOf(board.pack, 'naples')).toEqual(expect.arrayContaining(['naples', 'sicily']));
    takeControl(board, 'great_britain', 'naples');
    expect(board.state.powers.great_britain.account).toMatchObject([{ for: 'control_minor_district', points: 2 }]);
    expect(board.state.powers.france.account).toMatchObject([{ for: 'declare_war_on_minor_district', points: -2 }]);
  });

  test('one with forces is a free state, and they are set out; one without is a conquest', () => {
    const board = attacked('spain');
    expect(forcesOf(board.pack, 'portugal').infantry).toBeGreaterThan(0);
    expect(takeControl(board, 'great_britain', 'portugal')).toEqual({ deploys: true });
    expect(board.state.minors.portugal).toEqual({ status: 'free', controller: 'great_britain', money: 0, manpower: 0 });
    expect(takeControl(board, 'prussia', 'berg')).toEqual({ deploys: false });
    expect(board.state.minors.berg).toEqual({ status: 'conquered', controller: 'prussia' });
    expect(() => takeControl(board, 'austria', 'berg')).toThrow('not neutral');
  });

  test('10.4: a district that somebody conquered by itself is not taken with the rest', () => {
    const board = aCampaign();
    board.state.minors.naples = { status: 'neutral' };
    board.state.minors.sicily = { status: 'conquered', controller: 'spain' };
    takeControl(board, 'france', 'naples');
    expect(board.state.minors.sicily).toEqual({ status: 'conquered', controller: 'spain' });
    expect(board.state.powers.france.account).toMatchObject([{ points: 1 }]);
  });

  test('4.6.3.2: France sets its forces out first, Spain last', () => {
    const { pack } = aCampaign();
    expect(deploymentOrder(pack, ['spain', 'turkey', 'france'])).toEqual(['france', 'turkey', 'spain']);
  });
});

describe('4.6.1, 10.5.2: control is lost', () => {
  test('only in Instability and Fiasco', () => {
    const board = aCampaign();
    expect(mayLose(board, 'france').minors).toEqual([]);
    board.state.powers.france.square = squareOf(board.pack, { zone: 'instability', number: 5 });
    const { upTo, minors } = mayLose(board, 'france');
    expect([upTo, minors.includes('holland')]).toEqual([1, true]);
    expect(minors.every((id) => board.pack.minor[id]?.districtOf === null)).toBe(true);
  });

  test('a country that turns neutral has no forces, no garrison and no treasury, and awaits nothing', () => {
    const board = aCampaign();
    const { state, pack } = board;
    const corps = pack.corps.find(({ nation }) => nation === 'holland')?.id ?? '';
    const { capital } = pack.minor.holland ?? { capital: '' };
    state.corps[corps] = { area: capital, factors: { infantry: 3 } };
    state.loans.push({ corps, from: 'france', to: 'spain', until: 12 });
    state.garrisons[capital] = { nation: 'holland', infantry: 1, militia: 0 };
    state.arrivals.push({ nation: 'holland', power: 'france', month: 3, what: 'infantry', number: 2 });
    state.minorWars.holland = ['great_britain'];
    turnNeutral(board, 'holland');
    expect(state.minors.holland).toEqual({ status: 'neutral' });
    expect([state.corps[corps], state.loans, state.garrisons[capital], state.arrivals]).toEqual([
      undefined,
      [],
      undefined,
      [],
    ]);
    expect(Object.keys(state.fleets).filter((id) => pack.fleet[id]?.nation === 'holland')).toEqual([]);
    expect(state.minorWars).toEqual({});
  });

  test('10.5.2: who held a depot for its controller is gone, the depot stays', () => {
    const board = aCampaign();
    board.state.minors.lombardy = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    board.state.depots = { milan: { power: 'france', garrison: { nation: 'lombardy', infantry: 2, militia: 0 } } };
    turnNeutral(board, 'lombardy');
    expect(board.state.depots).toEqual({ milan: { power: 'france' } });
  });

  test('10.4: a district of another power stays theirs', () => {
    const board = aCampaign();
    board.state.minors.naples = { status: 'conquered', controller: 'france' };
    board.state.minors.sicily = { status: 'conquered', controller: 'great_britain' };
    turnNeutral(board, 'naples');
    expect(board.state.minors.sicily).toEqual({ status: 'conquered', controller: 'great_britain' });
  });
});

test('a war that begins elsewhere counts at once for the die', () => {
  const board = attacked('france');
  expect(controlModifier(board, 'austria', 'portugal').war).toBe(0);
  declareWar(board, 'austria', 'france');
  expect(controlModifier(board, 'austria', 'portugal').war).toBe(2);
});
