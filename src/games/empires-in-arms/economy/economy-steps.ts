import type { Fact } from '../fact.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play, Step } from '../types.ts';
import type { BudgetLine, Budgets } from './budget-line.ts';
import { carryOutCessions, carryOutCombinations, carryOutLettingGo } from './carry-out-lands.ts';
import { carryOutLevy } from './carry-out-levy.ts';
import { carryOutLoans } from './carry-out-loans.ts';
import { carryOutManipulation, carryOutSpending } from './carry-out-spending.ts';
import { carryOutRefusals, carryOutStop } from './carry-out-trade.ts';
import { driftMarkers } from './drift-markers.ts';
import { findCivilDisorder } from './find-civil-disorder.ts';
import { keepPurchases } from './keep-purchases.ts';
import { TRADER } from './list-trade.ts';

/** The faces of a die. */
const SIDES = 6;

/** 8.3 to 8.5, section by section; who has sent nothing pays upkeep alone, also a power that nobody plays (ruling). */
export const spend: Step<'spend'> = {
  section: '8.3',
  run: (play, { budgets }) => {
    keepPurchases(play, budgets);
    eachPower(play, budgets, (power, lines) => carryOutRefusals(play, power, lines));
    tellAll(play, () => carryOutStop(play, budgets[TRADER] ?? [], () => play.die('die:american-war', SIDES)));
    tellAll(play, () => carryOutLoans(play, budgets));
    eachPower(play, budgets, (power, lines) => {
      carryOutManipulation(play, power, lines);
      return [];
    });
    eachPower(play, budgets, (power, lines) => carryOutSpending(play, power, lines));
    tidyCities(play);
  },
};

/** 8.6. */
export const drift: Step<'drift'> = {
  section: '8.6',
  run: (play) => void tellPoints(play, () => driftMarkers(play)),
};

/** 8.7: one after the other, since the surrender of one may end the war that another is in disorder by. */
export const civilDisorder: Step<'civil-disorder'> = {
  section: '8.7',
  run: (play, { done }) => {
    const power = findCivilDisorder(play).find((one) => !done.includes(one));
    if (power === undefined) return;
    const step = play.options.civil_disorder === 'elimination' ? 'disorder-elimination' : 'disorder-surrender';
    play.push({ step, args: { power } }, { step: 'civil-disorder', args: { done: [...done, power] } });
  },
};

/** 8.8, 8.9. */
export const changeLands: Step<'change-lands'> = {
  section: '8.8',
  run: (play, { budgets }) => {
    eachPower(play, budgets, (power, lines) => carryOutCessions(play, power, lines));
    eachPower(play, budgets, (power, lines) => carryOutLettingGo(play, power, lines));
    eachPower(play, budgets, (power, lines) => carryOutCombinations(play, power, lines));
  },
};

/** 8.10. */
export const levy: Step<'levy'> = {
  section: '8.10',
  run: (play, { budgets }) => {
    eachPower(play, budgets, (power, lines) => carryOutLevy(play, power, lines));
    tidyCities(play);
  },
};

function eachPower(
  play: Play,
  budgets: Budgets,
  rule: (power: Power, lines: readonly BudgetLine[]) => readonly Fact[],
): void {
  for (const power of POWERS)
    if (play.state.powers[power].played !== 'gone') tellAll(play, () => rule(power, budgets[power] ?? []));
}

function tellAll(play: Play, rule: () => readonly Fact[]): void {
  for (const fact of tellPoints(play, rule)) play.tell(fact);
}
