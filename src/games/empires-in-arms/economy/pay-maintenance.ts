import { leaveDepot } from '../forces/into-city.ts';
import { removeCorps, removeFleet } from '../forces/remove-unit.ts';
import type { AreaId, CorpsId, FleetId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { countPoints } from '../status/count-points.ts';
import { change, changePurse, type Ledger, openLedger } from './ledger.ts';
import { costsOf, listMaintenance } from './list-maintenance.ts';

type GivenUp = readonly (CorpsId | FleetId | AreaId)[];

/** Why a power cannot pay for all but what it gives up (8.5); undefined: it can. */
export type NoPayment =
  | { readonly why: 'not_maintained' | 'twice'; readonly id: CorpsId | FleetId | AreaId }
  /** A purse has too little for the rest. */
  | { readonly why: 'too_dear'; readonly payer: Owner; readonly cost: number; readonly money: number };

export function whyNotPay(
  board: Board,
  ledger: Ledger,
  givenUp: GivenUp,
  upkeep = listMaintenance(board, ledger.power),
): NoPayment | undefined {
  const ids = new Set(upkeep.map(({ id }) => id));
  for (const [at, id] of givenUp.entries()) {
    if (!ids.has(id)) return { why: 'not_maintained', id };
    if (givenUp.indexOf(id) !== at) return { why: 'twice', id };
  }
  for (const [payer, cost] of costsOf(upkeep, givenUp)) {
    const money = ledger.purses[payer]?.money ?? 0;
    if (cost > money) return { why: 'too_dear', payer, cost, money };
  }
  return undefined;
}

/** The ledger when maintenance is paid; what is given up may be bought again at once. */
export function afterPaying(
  board: Board,
  ledger: Ledger,
  givenUp: GivenUp,
  upkeep = listMaintenance(board, ledger.power),
): Ledger {
  let left: Ledger = { ...ledger, givenUp: [...ledger.givenUp, ...givenUp] };
  for (const [payer, cost] of costsOf(upkeep, givenUp)) left = change(left, payer, { money: -cost });
  return left;
}

/**
 * 8.5: a power pays the maintenance of all but what it gives up, which is off the map with its factors, ships and
 * garrisons. A fleet costs the point of one that is scuttled (5.1.4.1), unless it is a free state's (ruling).
 */
export function payMaintenance(
  board: Board,
  power: Power,
  givenUp: GivenUp,
  upkeep = listMaintenance(board, power),
): void {
  const { state, pack } = board;
  const no = whyNotPay(board, openLedger(board, power), givenUp, upkeep);
  if (no) throw new Error(`${power} cannot pay its maintenance: ${no.why}`);
  for (const [payer, cost] of costsOf(upkeep, givenUp)) changePurse(state, payer, { money: -cost });
  for (const { what, id, payer } of upkeep.filter((one) => givenUp.includes(one.id)))
    switch (what) {
      case 'corps':
        removeCorps(state, id);
        break;
      case 'fleet':
        removeFleet(state, id);
        if (payer === power) countPoints({ state, pack }, power, 'scuttle_or_lose_fleet');
        break;
      case 'depot':
        leaveDepot(board, id);
    }
}
