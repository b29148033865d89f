import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../src/games/empires-in-arms/fact.ts';
import { POWERS } from '../../../src/games/empires-in-arms/pack-lists.ts';
import type { State } from '../../../src/games/empires-in-arms/state.ts';
import { cloneData } from '../../../src/kernel/json.ts';
import { openDecisions } from '../../../src/kernel/open-decisions.ts';
import { aCampaign } from './harness/a-campaign.ts';
import { type Balance, balanceForces, type Turn } from './harness/balance-forces.ts';
import { balancePurses } from './harness/balance-purses.ts';
import { playForRecord } from './records/play-for-record.ts';

/** Campaigns in which one answer in so many is a whim. */
const WHIMS = [2, 5];

const totals = { purses: 0, exact: 0, roughly: 0 };
const faults: string[] = [];

beforeAll(() => {
  for (const whimOneIn of WHIMS) {
    let before: State | undefined;
    let told: Fact[] = [];
    playForRecord({ campaign: 'short', powers: POWERS }, `books ${whimOneIn}`, {
      whimOneIn,
      look: ({ game, machine }, news, entry) => {
        // What is lost is told before its owners choose which factors go.
        told.push(...news);
        if (openDecisions(game, machine).some(({ name }) => name === 'combat-losses')) return;
        const [facts, after] = [told, machine.state];
        told = [];
        const turn = before && { before, facts, after, pack: game.setting.pack };
        before = after;
        if (!turn) return;
        const forces = balanceForces(turn);
        const purses = balancePurses(turn);
        faults.push(...[...forces.faults, ...purses.faults].map((fault) => `entry ${entry.seq}: ${fault}`));
        totals.exact += forces.exact;
        totals.roughly += forces.roughly;
        totals.purses += purses.exact;
      },
    });
  }
});

describe('money, manpower, factors and ships are accounted for', () => {
  test('to the last, by what is told, in whole campaigns', () => {
    expect(faults).toEqual([]);
  });

  test('and most of what comes and goes is told to the last', () => {
    expect(totals.purses).toBeGreaterThan(300);
    expect(totals.exact).toBeGreaterThan(100);
    expect(totals.roughly).toBeLessThan(totals.exact / 2);
  });
});

describe('the books find what is not told', () => {
  const differs = (balance: (turn: Turn) => Balance, facts: readonly Fact[], change: (state: State) => void) => {
    const { state: before, pack } = aCampaign();
    const after = cloneData(before);
    change(after);
    return balance({ before, facts, after, pack }).faults;
  };

  test('a factor, a ship, a coin', () => {
    const more = (state: State) => {
      const corps = state.corps.france_i;
      if (corps) corps.factors = { ...corps.factors, infantry: (corps.factors.infantry ?? 0) + 1 };
    };
    expect(differs(balanceForces, [], more)).toEqual([expect.stringMatching(/^france has \d+ men/)]);
    const fewer = (state: State) => {
      state.fleets.france_fleet_i = { at: { in: 'port', area: 'brest' }, ships: 24 };
    };
    expect(differs(balanceForces, [], fewer)).toEqual([expect.stringMatching(/^france has \d+ ships/)]);
    const coin = (state: State) => {
      state.powers.spain.money += 1;
    };
    expect(differs(balancePurses, [], coin)).toEqual([expect.stringMatching(/^spain has /)]);
  });

  test('and what is told and did not happen', () => {
    const lent: Fact = { type: 'money-lent', power: 'france', to: 'spain', money: 3 };
    expect(differs(balancePurses, [lent], () => {})).toHaveLength(2);
    const lost: Fact = {
      type: 'reinforcements-lost',
      power: 'france',
      lost: [{ nation: 'france', power: 'france', month: 0, what: 'infantry', number: 2 }],
    };
    expect(differs(balanceForces, [lost], () => {})).toHaveLength(1);
  });
});
