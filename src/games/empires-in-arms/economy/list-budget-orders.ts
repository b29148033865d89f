import type { Field, Order } from '../../../kernel/choice.ts';
import { inOneHand } from '../control/who-controls.ts';
import { nationName } from '../names.ts';
import { POWERS } from '../pack-lists.ts';
import { areaOptions, one, ownerId } from '../piece-options.ts';
import { areAtWar, enemiesOf } from '../relations/pair.ts';
import { counterName, maintainedName, wareName } from './budget-names.ts';
import type { BudgetBasis, BudgetPlan } from './budget-plan.ts';
import { mostToTransfer, TURNER } from './count-victory-points.ts';
import { cedeOrder, combineOrder, letGoOrder, levyOrder } from './list-land-orders.ts';
import { tradeOrders } from './list-trade-orders.ts';
import { trainOrder } from './list-training.ts';
import { mostOf } from './most-of.ts';
import { msg } from './msg.ts';
import { field, formOf, orderOf, placeOf, powers, signed, upTo } from './order-parts.ts';
import { WARES } from './price-purchases.ts';
import { yardsFor } from './yards.ts';

/** More than a treasury holds: what others have is secret, so that it cannot be the limit. */
const MOST_COUNTED_ON = 500;

/** What the next line of the economic orders may be, in the order of the rules. */
export function listBudgetOrders(plan: BudgetPlan): readonly Order[] {
  const orders = [
    ...transferOrder(plan),
    ...lendOrder(plan),
    ...loanOrder(plan),
    ...manipulateOrder(plan),
    ...giveUpOrder(plan),
    ...buyOrder(plan),
    ...trainOrder(plan),
    ...cedeOrder(plan),
    ...letGoOrder(plan),
    ...combineOrder(plan),
    ...levyOrder(plan),
    ...tradeOrders(plan),
  ];
  return orders.filter(({ id }) => !plan.basis.off.some((order) => order === id));
}

/** One of them; the order that most lines give is found without the others. */
export function findBudgetOrder(plan: BudgetPlan, wanted: string): Order | undefined {
  const orders = wanted === 'buy' ? buyOrder(plan) : listBudgetOrders(plan);
  return orders.find(({ id }) => id === wanted);
}

function transferOrder({ basis, transfer }: BudgetPlan): readonly Order[] {
  if (basis.power !== TURNER || transfer !== undefined) return [];
  const enemies = enemiesOf(basis.state, basis.power);
  const most = mostToTransfer(basis);
  if (enemies.length === 0 || most <= 0) return [];
  return formOf('transfer', field('transfer', 'from', one(powers(enemies))), field('transfer', 'points', upTo(most)));
}

function lendOrder({ basis, ledger }: BudgetPlan): readonly Order[] {
  const { state, pack, power } = basis;
  const money = ledger.purses[power]?.money ?? 0;
  const others = POWERS.filter(
    (other) =>
      other !== power &&
      state.powers[other].played !== 'gone' &&
      !areAtWar(state, power, other) &&
      !inOneHand(state, power, other),
  );
  const free = Object.keys(ledger.purses).filter((owner) => owner !== power);
  if (money <= 0 || others.length + free.length === 0) return [];
  const options = [
    ...powers(others),
    ...free.map((minor) => ({ id: ownerId(minor), label: nationName(pack, minor), ...placeOf(pack, minor) })),
  ];
  return formOf('lend', field('lend', 'to', one(options)), field('lend', 'money', upTo(money)));
}

/** 8.3: a loan that is promised can be spent at once, if it comes: all loans are carried out first (ruling). */
function loanOrder({ basis, lenders }: BudgetPlan): readonly Order[] {
  const { state, power } = basis;
  const others = POWERS.filter(
    (other) =>
      other !== power &&
      state.powers[other].played === 'seat' &&
      !areAtWar(state, power, other) &&
      !lenders.includes(other),
  );
  if (others.length === 0) return [];
  return formOf(
    'count-on-loan',
    field('count-on-loan', 'from', one(powers(others))),
    field('count-on-loan', 'money', upTo(MOST_COUNTED_ON)),
  );
}

function manipulateOrder({ basis, setting }: BudgetPlan): readonly Order[] {
  if (setting !== undefined) return [];
  const settings = basis.pack.economy.manipulation.settings.filter((each) => each.setting !== 0);
  return orderOf(
    'manipulate',
    settings.map((each) => ({
      id: `setting:${each.setting}`,
      label: msg('empires-in-arms-economy.setting', { setting: signed(each.setting) }),
      detail: msg('empires-in-arms-economy.setting-brings', {
        points: signed(each.points),
        count: Math.abs(each.points),
        money: signed(each.moneyPercent),
        manpower: signed(each.manpowerPercent),
      }),
    })),
  );
}

function giveUpOrder({ basis, ledger }: BudgetPlan): readonly Order[] {
  const { state, pack, upkeep } = basis;
  const left = upkeep.filter(({ id }) => !ledger.givenUp.includes(id));
  return orderOf(
    'give-up',
    left.map(({ what, id }) => {
      const at = state.fleets[id]?.at;
      const place = what === 'depot' ? id : (state.corps[id]?.area ?? (at?.in === 'sea' ? undefined : at?.area));
      return { id: `${what}:${id}`, label: maintainedName(pack, id), ...(place !== undefined && { place }) };
    }),
  );
}

function buyOrder({ basis, ledger }: BudgetPlan): readonly Order[] {
  const { pack, nations, counters } = basis;
  if (Object.values(ledger.purses).every(({ money }) => money <= 0)) return [];
  const most = Math.max(
    1,
    ...WARES.flatMap((ware) => Object.values(ledger.purses).map((has) => mostOf(pack, ware, has))),
  );
  const forSale = counters.filter(
    ({ id, onMap }) => (!onMap || ledger.givenUp.includes(id)) && !ledger.bought.includes(id),
  );
  const options = [
    ...WARES.map((ware) => ({ id: `ware:${ware}`, label: wareName(ware), detail: priceText(basis, ware) })),
    ...forSale.map(({ id }) => ({
      id: `${pack.fleet[id] ? 'fleet' : 'corps'}:${id}`,
      label: counterName(pack, id),
    })),
  ];
  const whom = nations.map((nation) => ({ id: ownerId(nation), label: nationName(pack, nation) }));
  return formOf(
    'buy',
    field('buy', 'what', one(options)),
    field('buy', 'number', upTo(most), true),
    ...(nations.length > 1 ? [field('buy', 'for', one(whom), true)] : []),
    ...portField(basis),
  );
}

/** 12.1.2: where ships are built, at tables that play with it. */
function portField(basis: BudgetBasis): readonly Field[] {
  const { state, pack, power, nations } = basis;
  if (!state.shipyards) return [];
  const ports = [...new Set(nations.flatMap((nation) => yardsFor(basis, power, nation)))];
  const options = areaOptions({ pack }, ports);
  return options.length > 0 ? [field('buy', 'port', one(options), true)] : [];
}

function priceText({ pack }: BudgetBasis, ware: (typeof WARES)[number]) {
  const { money, manpower, months } = pack.prices[ware];
  return msg('empires-in-arms-economy.price', { money, manpower, months });
}
