import { afterCombining, type NoCombining, whyNotCombine } from '../combinations/combine.ts';
import type { BudgetLine, LevyPlace } from './budget-line.ts';
import type { BudgetPlan } from './budget-plan.ts';
import { afterCeding, type NoLandCession, whyNotCedeLand } from './cede-lands.ts';
import { type NoTransfer, whyNotTransfer } from './count-victory-points.ts';
import { change } from './ledger.ts';
import { afterLending, type NoLoan, whyNotLend } from './lend-money.ts';
import { type NoLettingGo, whyNotLetGo } from './let-go.ts';
import { type NoManipulation, whyNotManipulate } from './manipulate.ts';
import { type LevyPlaces, type NoLevy, whyNotLevy } from './raise-levies.ts';
import { type NoRefusal, whyNotRefuseTrade } from './refuse-trade.ts';
import { type NoStop, whyNotStopTrade } from './stop-american-trade.ts';
import { afterTraining, type NoTraining, whyNotTrain } from './train-militia.ts';
import { afterBuying, type NoPurchase, whyNotBuy } from './whether-to-buy.ts';

/** Why a line of the economic orders does not stand, by its order. */
export type NoBudgetLine =
  | { readonly order: 'transfer'; readonly no: NoTransfer }
  | { readonly order: 'lend'; readonly no: NoLoan }
  | { readonly order: 'manipulate'; readonly no: NoManipulation }
  | { readonly order: 'give-up'; readonly no: { readonly why: 'not_maintained' } }
  | { readonly order: 'buy'; readonly no: NoPurchase }
  | { readonly order: 'cede'; readonly no: NoLandCession }
  | { readonly order: 'train'; readonly no: NoTraining }
  | { readonly order: 'let-go'; readonly no: NoLettingGo }
  | { readonly order: 'make-combination'; readonly no: NoCombining }
  | { readonly order: 'levy-place'; readonly no: NoLevy }
  | { readonly order: 'refuse-trade'; readonly no: NoRefusal }
  | { readonly order: 'stop-american-trade'; readonly no: NoStop };

/** Why a line does not fit into the plan; undefined: it does. */
export function whyNotAdd(plan: BudgetPlan, line: BudgetLine): NoBudgetLine | undefined {
  const { basis, ledger } = plan;
  const { state, power } = basis;
  const { order } = line;
  switch (order) {
    case 'transfer':
      return refused(order, whyNotTransfer(basis, line));
    case 'lend':
      return refused(order, whyNotLend(state, ledger, line.to, line.money));
    case 'manipulate':
      return refused(order, whyNotManipulate(basis, line.setting));
    case 'give-up': {
      const isPaidFor = basis.upkeep.some(({ id }) => id === line.id) && !ledger.givenUp.includes(line.id);
      return refused(order, isPaidFor ? undefined : { why: 'not_maintained' });
    }
    case 'buy':
      return refused(order, whyNotBuy(basis, ledger, line.purchase));
    case 'cede':
      return refused(order, whyNotCedeLand(basis, ledger, line));
    case 'train':
      return refused(order, whyNotTrain(basis, ledger, line));
    case 'let-go':
      return refused(order, whyNotLetGo(basis, ledger, line.land));
    case 'make-combination':
      return refused(order, whyNotCombine(basis, ledger, line));
    case 'levy-place':
      return refused(order, whyNotLevy(basis, basis.levies, withPlace(plan.places, line)));
    case 'refuse-trade':
      return refused(order, whyNotRefuseTrade(state, power, line.with));
    case 'stop-american-trade':
      return refused(order, whyNotStopTrade(state, power, line.with));
    // Whether a loan comes nobody knows before all sheets are in.
    case 'count-on-loan':
    case 'trade-again':
      return undefined;
  }
}

/** The plan with a line that fits into it. */
export function withLine(plan: BudgetPlan, line: BudgetLine): BudgetPlan {
  const { basis, ledger } = plan;
  switch (line.order) {
    case 'transfer':
      return { ...plan, transfer: { from: line.from, points: line.points } };
    case 'lend': {
      const { to, money } = line;
      const lent = ledger.purses[to] ? { ...plan.lent, [to]: (plan.lent[to] ?? 0) + money } : plan.lent;
      return { ...plan, lent, ledger: afterLending(ledger, to, money) };
    }
    case 'count-on-loan': {
      const { power } = basis;
      const lent = { ...plan.lent, [power]: (plan.lent[power] ?? 0) + line.money };
      return {
        ...plan,
        lent,
        lenders: [...plan.lenders, line.from],
        ledger: change(ledger, power, { money: line.money }),
      };
    }
    case 'manipulate':
      return { ...plan, setting: line.setting };
    case 'give-up': {
      const { payer = basis.power, cost = 0 } = basis.upkeep.find(({ id }) => id === line.id) ?? {};
      const left = change(ledger, payer, { money: cost });
      return { ...plan, ledger: { ...left, givenUp: [...left.givenUp, line.id] } };
    }
    case 'buy':
      return { ...plan, ledger: afterBuying(basis, ledger, line.purchase) };
    case 'cede':
      return { ...plan, ledger: afterCeding(ledger, line) };
    case 'train': {
      const { from, number } = line;
      return { ...plan, ledger: afterTraining(basis, ledger, { from, number }) };
    }
    case 'let-go':
      return { ...plan, ledger: { ...ledger, ceded: [...ledger.ceded, line.land] } };
    case 'make-combination': {
      const { combination, lands } = line;
      return { ...plan, ledger: afterCombining(ledger, { combination, lands }) };
    }
    case 'levy-place':
      return { ...plan, places: withPlace(plan.places, line) };
    case 'refuse-trade':
      return { ...plan, refused: [...plan.refused, line.with] };
    case 'trade-again':
      return { ...plan, refused: plan.refused.filter((power) => power !== line.with) };
    case 'stop-american-trade':
      return { ...plan, stopped: [...plan.stopped, line.with] };
  }
}

/** The places of a levy with one more. */
export function withPlace(places: LevyPlaces, { kind, corps, area }: LevyPlace): LevyPlaces {
  return kind === undefined
    ? { ...places, corps: [...places.corps, { corps, area }] }
    : { ...places, irregulars: [...places.irregulars, { kind, area }] };
}

function refused<Order extends NoBudgetLine['order'], No>(
  order: Order,
  no: No | undefined,
): { readonly order: Order; readonly no: No } | undefined {
  return no === undefined ? undefined : { order, no };
}
