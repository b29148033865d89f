import type { Options } from '../options.ts';
import type { CorpsId, FleetId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { BudgetLine } from './budget-line.ts';
import type { Transfer } from './count-victory-points.ts';
import { type Ledger, openLedger, type Purse } from './ledger.ts';
import { type Levies, listLevies } from './list-levies.ts';
import { costsOf, listMaintenance, type Upkeep } from './list-maintenance.ts';
import { afterPaying } from './pay-maintenance.ts';
import { nationOfCounter, purchaseOf } from './price-purchases.ts';
import type { LevyPlaces } from './raise-levies.ts';
import { payerOf } from './whether-to-buy.ts';

/** Optional rules that a table may not have: combinations (11), manipulation (12.5), and others. */
type Switches = Pick<Options, 'combinations' | 'manipulation' | 'training' | 'letting_go'>;

/** What a power's economic orders are written on: the board, and what is looked up once for all the lines. */
export type BudgetBasis = Board & {
  readonly power: Power;
  /** Orders by optional rules that the table does not have. */
  readonly off: readonly BudgetLine['order'][];
  /** What its purses hold before anything is paid. */
  readonly purses: Ledger['purses'];
  readonly upkeep: readonly Upkeep[];
  /** The nations that it buys troops for: itself and its free states, with their districts and members. */
  readonly nations: readonly Owner[];
  /** The counters of these nations that are for sale and not on their way. */
  readonly counters: readonly { readonly id: CorpsId | FleetId; readonly onMap: boolean }[];
  /** What this month's levy brings it. */
  readonly levies: Levies;
};

/** How far the economic orders have got. */
export type BudgetPlan = {
  readonly basis: BudgetBasis;
  /** With the upkeep of all that is not given up paid already: so a purse may be below 0. */
  readonly ledger: Ledger;
  /** What is lent to the power's own free states, and what it counts on itself. */
  readonly lent: { readonly [owner: Owner]: number };
  /** On whose loans it counts. */
  readonly lenders: readonly Power[];
  readonly transfer: Transfer | undefined;
  readonly setting: number | undefined;
  readonly refused: readonly Power[];
  readonly stopped: readonly Power[];
  readonly places: LevyPlaces;
};

/** A power's economic orders before the first one. */
export function beginPlan({ state, pack, options }: Board & { readonly options?: Switches }, power: Power): BudgetPlan {
  const board = { state, pack };
  const ledger = openLedger(board, power);
  const upkeep = listMaintenance(board, power);
  const basis: BudgetBasis = {
    ...board,
    power,
    off: offBy(options),
    purses: ledger.purses,
    upkeep,
    ...whatToBuy(board, ledger),
    levies: listLevies(board, power),
  };
  return {
    basis,
    ledger: afterPaying(board, ledger, [], upkeep),
    lent: {},
    lenders: [],
    transfer: undefined,
    setting: undefined,
    refused: state.powers[power].refusesTradeWith ?? [],
    stopped: [],
    places: { irregulars: [], corps: [] },
  };
}

function offBy(options: Switches | undefined): readonly BudgetLine['order'][] {
  return [
    ...(options?.combinations === 'off' ? ['make-combination' as const] : []),
    ...(options?.manipulation === 'off' ? ['manipulate' as const] : []),
    ...(options?.training === 'on' ? [] : ['train' as const]),
    ...(options?.letting_go === 'on' ? [] : ['let-go' as const]),
  ];
}

/** What a purse had at first, with what was lent to it, and what upkeep takes of it. */
export function purseOf(
  { basis, ledger, lent }: BudgetPlan,
  owner: Owner,
): { had: Purse; left: Purse; upkeep: number } {
  const { money = 0, manpower = 0 } = basis.purses[owner] ?? {};
  return {
    had: { money: money + (lent[owner] ?? 0), manpower },
    left: ledger.purses[owner] ?? { money: 0, manpower: 0 },
    upkeep: costsOf(basis.upkeep, ledger.givenUp).get(owner) ?? 0,
  };
}

/** The purses that cannot pay what they maintain. */
export function shortPurses({ ledger }: BudgetPlan): readonly Owner[] {
  return Object.entries(ledger.purses).flatMap(([owner, { money }]) => (money < 0 ? [owner] : []));
}

function whatToBuy(board: Board, { purses }: Ledger): Pick<BudgetBasis, 'nations' | 'counters'> {
  const { state, pack } = board;
  const coming = new Set(state.arrivals.map((arrival) => (arrival.what === 'counter' ? arrival.id : '')));
  const isOurs = new Map<Owner, boolean>();
  const buysFor = (nation: Owner): boolean => {
    const known = isOurs.get(nation);
    if (known !== undefined) return known;
    const payer = payerOf(board, nation);
    const ours = payer !== undefined && purses[payer] !== undefined;
    isOurs.set(nation, ours);
    return ours;
  };
  const counters = [...pack.corps, ...pack.fleets].flatMap(({ id }) => {
    const nation = nationOfCounter(pack, id);
    if (nation === undefined || !buysFor(nation) || coming.has(id) || purchaseOf(pack, id) === undefined) return [];
    return [{ id, onMap: state.corps[id] !== undefined || state.fleets[id] !== undefined }];
  });
  return { counters, nations: [...isOurs].flatMap(([nation, ours]) => (ours ? [nation] : [])) };
}
