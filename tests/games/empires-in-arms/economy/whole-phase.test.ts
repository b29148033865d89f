import { expect, test } from '@jest/globals';
import { buy } from '../../../../src/games/empires-in-arms/economy/buy.ts';
import { collectIncomes } from '../../../../src/games/empires-in-arms/economy/collect-income.ts';
import { countVictoryPoints } from '../../../../src/games/empires-in-arms/economy/count-victory-points.ts';
import { driftMarkers } from '../../../../src/games/empires-in-arms/economy/drift-markers.ts';
import { findCivilDisorder } from '../../../../src/games/empires-in-arms/economy/find-civil-disorder.ts';
import { openLedger } from '../../../../src/games/empires-in-arms/economy/ledger.ts';
import { lendMoney } from '../../../../src/games/empires-in-arms/economy/lend-money.ts';
import { listLevies } from '../../../../src/games/empires-in-arms/economy/list-levies.ts';
import { defaultGivenUp } from '../../../../src/games/empires-in-arms/economy/list-maintenance.ts';
import { manipulate } from '../../../../src/games/empires-in-arms/economy/manipulate.ts';
import { payMaintenance } from '../../../../src/games/empires-in-arms/economy/pay-maintenance.ts';
import { defaultLevyPlaces, raiseLevies } from '../../../../src/games/empires-in-arms/economy/raise-levies.ts';
import { whyNotBuy } from '../../../../src/games/empires-in-arms/economy/whether-to-buy.ts';
import { winnersByGoal } from '../../../../src/games/empires-in-arms/economy/who-has-won.ts';
import { invariants } from '../../../../src/games/empires-in-arms/invariants/invariants.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { aCampaign } from '../harness/a-campaign.ts';

test('3.5: ten economic phases one after the other leave a sound campaign', () => {
  const board = aCampaign();
  const { state } = board;
  expect(invariants(board)).toEqual([]);
  for (let phase = 0; phase < 10; phase += 1) {
    state.month = 2 + 3 * phase;
    countVictoryPoints(board, { from: 'france', points: 1 });
    collectIncomes(board, () => 1);
    for (const power of POWERS) {
      if (power === 'france') lendMoney(board, power, 'holland', 1);
      manipulate(board, power, (phase % 5) - 2);
      payMaintenance(board, power, defaultGivenUp(board, openLedger(board, power)));
      const infantry = { what: 'infantry', nation: power, number: 3 } as const;
      if (!whyNotBuy(board, openLedger(board, power), infantry)) buy(board, power, infantry);
    }
    driftMarkers(board);
    for (const power of POWERS) raiseLevies(board, power, defaultLevyPlaces(board, listLevies(board, power)));
    expect(findCivilDisorder(board)).toEqual([]);
    expect(invariants(board)).toEqual([]);
  }
  expect(state.arrivals.length).toBeGreaterThan(20);
  expect(state.powers.france.victoryPoints).toBeGreaterThan(50);
  expect(winnersByGoal(board)).toEqual([]);
  // Of three Decembers.
  expect(
    Object.values(state.irregulars)
      .flat()
      .filter(({ kind }) => kind === 'freikorps').length,
  ).toBeGreaterThan(0);
});
