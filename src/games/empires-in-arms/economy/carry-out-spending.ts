import type { AreaId, CorpsId, FleetId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Arrival } from '../state.ts';
import { type BudgetLine, linesOf } from './budget-line.ts';
import { buy } from './buy.ts';
import type { EconomyFact } from './economy-fact.ts';
import { openLedger, type Purse } from './ledger.ts';
import { costsOf, defaultGivenUp, listMaintenance } from './list-maintenance.ts';
import { manipulate } from './manipulate.ts';
import { payMaintenance } from './pay-maintenance.ts';
import { type PurchaseOrder, priceOf } from './price-purchases.ts';
import { train, whyNotTrain } from './train-militia.ts';
import { nationOf, payerOf, whyNotBuy } from './whether-to-buy.ts';

/** 8.4. */
export function carryOutManipulation(board: Board, power: Power, lines: readonly BudgetLine[]): void {
  const [line] = linesOf(lines, 'manipulate');
  if (line) manipulate(board, power, line.setting);
}

/**
 * 8.5: a power gives up what it wrote, and what it cannot pay (`defaultGivenUp`), pays for the rest, and buys. What it
 * bought is kept for the next budget, unless a standing order only bought what was left of the time before.
 */
export function carryOutSpending(board: Board, power: Power, lines: readonly BudgetLine[]): readonly EconomyFact[] {
  const upkeep = listMaintenance(board, power);
  const named = linesOf(lines, 'give-up').map(({ id }) => id);
  const own = named.filter((id, at) => upkeep.some((one) => one.id === id) && named.indexOf(id) === at);
  const givenUp = defaultGivenUp(board, openLedger(board, power), own, upkeep);
  const gone = unitsGone(board, power, givenUp);
  payMaintenance(board, power, givenUp, upkeep);
  const paid = costsOf(upkeep, givenUp);

  const lapsed: EconomyFact[] = [];
  const bought = new Map<Owner, Bought[]>();
  const laidDown: EconomyFact[] = [];
  for (const line of linesOf(lines, 'buy')) {
    const { purchase } = line;
    const no = whyNotBuy(board, openLedger(board, power), purchase);
    if (no) lapsed.push({ type: 'budget-line-lapsed', power, line, no: { order: 'buy', no } });
    else {
      const arrival = buy(board, power, purchase);
      noteBought(board, bought, purchase, arrival);
      laidDown.push(...toldOf(arrival));
    }
  }
  const trained = carryOutTraining(board, power, lines);
  const balances = Object.entries(openLedger(board, power).purses).flatMap(([owner, left]): EconomyFact[] => {
    const cost = paid.get(owner) ?? 0;
    const goods = bought.get(owner) ?? [];
    if (owner !== power && cost === 0 && goods.length === 0) return [];
    return [{ type: 'expenses-paid', power, owner, upkeep: cost, bought: goods, left }];
  });
  return [...gone, ...lapsed, ...trained, ...balances, ...laidDown];
}

/** 12.1.2: where ships are built is announced. */
function toldOf(arrival: Arrival): readonly EconomyFact[] {
  if (arrival.what === 'counter' || arrival.port === undefined) return [];
  const { power, nation, port, number, month } = arrival;
  return [{ type: 'ships-laid-down', power, nation, port, number, month }];
}

/** 12.1.1. */
function carryOutTraining(board: Board, power: Power, lines: readonly BudgetLine[]): readonly EconomyFact[] {
  return linesOf(lines, 'train').map((line): EconomyFact => {
    const no = whyNotTrain(board, openLedger(board, power), line);
    if (no) return { type: 'budget-line-lapsed', power, line, no: { order: 'train', no } };
    const { from, number } = line;
    const { month } = train(board, power, line);
    return { type: 'militia-trained', power, from, number, month };
  });
}

type Bought = { readonly order: PurchaseOrder; readonly month: number; readonly price: Purse };

function noteBought(board: Board, bought: Map<Owner, Bought[]>, order: PurchaseOrder, { month }: Arrival): void {
  const nation = nationOf(board.pack, order);
  const payer = nation === undefined ? undefined : payerOf(board, nation);
  const price = priceOf(board.pack, order);
  if (payer === undefined || !price) return;
  const goods = bought.get(payer) ?? [];
  goods.push({ order, month, price: { money: price.money, manpower: price.manpower } });
  bought.set(payer, goods);
}

/** Told before they are off the map: where they were. */
function unitsGone(
  { state, pack }: Board,
  power: Power,
  ids: readonly (CorpsId | FleetId | AreaId)[],
): readonly EconomyFact[] {
  if (ids.length === 0) return [];
  const corps = ids.flatMap((id) => {
    const area = state.corps[id]?.area;
    return area === undefined ? [] : [area];
  });
  const fleets = ids.filter((id) => pack.fleet[id]);
  const depots = ids.filter((id) => !pack.corpsOf[id] && !pack.fleet[id]);
  return [
    { type: 'units-given-up', power, corps: corps.sort(), fleets, depots },
    { type: 'own-units-given-up', power, ids },
  ];
}
