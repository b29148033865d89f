import { commanderOf } from '../forces/who-commands.ts';
import type { AreaId, CorpsId, FleetId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FactorsOf } from '../state.ts';
import { type Ledger, paymaster } from './ledger.ts';

/** A counter on the map that costs maintenance, and the purse that pays. A depot is known by its area. */
export type Upkeep = {
  readonly what: 'corps' | 'fleet' | 'depot';
  readonly id: CorpsId | FleetId | AreaId;
  readonly payer: Owner;
  readonly cost: number;
  /** Factors or ships. */
  readonly strength: number;
};

/**
 * 8.5: what a power maintains: its corps, fleets and depots and those of its free states. Feudal and insurrection corps
 * cost as much as others, and a lent corps is paid by the power that has borrowed it (B.4, rulings).
 */
export function listMaintenance(board: Board, power: Power): readonly Upkeep[] {
  const { state, pack } = board;
  const { corps, fleet, depot } = pack.economy.maintenance;
  const { loans, minors } = state;
  const lentTo = new Map(loans.map((loan) => [loan.corps, loan.to]));
  const payers = new Map<Owner, Owner>();
  const payerOf = (nation: Owner): Owner => {
    const payer = payers.get(nation) ?? paymaster(board, nation) ?? power;
    payers.set(nation, payer);
    return payer;
  };
  const upkeep: Upkeep[] = [];
  for (const [id, { factors }] of Object.entries(state.corps)) {
    const nation = pack.corpsOf[id]?.nation ?? id;
    const borrower = lentTo.get(id);
    if ((borrower ?? commanderOf({ minors }, nation)) !== power) continue;
    const payer = borrower ?? payerOf(nation);
    upkeep.push({ what: 'corps', id, payer, cost: corps, strength: countFactors(factors) });
  }
  for (const [id, { ships }] of Object.entries(state.fleets)) {
    const nation = pack.fleet[id]?.nation ?? id;
    if (commanderOf({ minors }, nation) === power)
      upkeep.push({ what: 'fleet', id, payer: payerOf(nation), cost: fleet, strength: ships });
  }
  for (const [id, { power: owner, garrison }] of Object.entries(state.depots))
    if (owner === power) {
      const strength = (garrison?.infantry ?? 0) + (garrison?.militia ?? 0);
      upkeep.push({ what: 'depot', id, payer: power, cost: depot, strength });
    }
  return upkeep;
}

/** What each purse still has to pay when something was given up. */
export function costsOf(upkeep: readonly Upkeep[], givenUp: readonly string[]): ReadonlyMap<Owner, number> {
  const costs = new Map<Owner, number>();
  for (const { id, payer, cost } of upkeep) if (!givenUp.includes(id)) costs.set(payer, (costs.get(payer) ?? 0) + cost);
  return costs;
}

/**
 * What is given up beside what a power gives up itself: only as much as cannot be paid, depots first, then the weakest
 * corps, then the smallest fleets (ruling). Gives all that is given up.
 */
export function defaultGivenUp(
  board: Board,
  ledger: Ledger,
  already: readonly string[] = [],
  all = listMaintenance(board, ledger.power),
): readonly (CorpsId | FleetId | AreaId)[] {
  const upkeep = all.filter(({ id }) => !already.includes(id));
  const costs = costsOf(upkeep, []);
  const more = leastToGiveUp(upkeep, (payer) => (costs.get(payer) ?? 0) - (ledger.purses[payer]?.money ?? 0));
  return [...already, ...more.map(({ id }) => id)];
}

/** The least of what is maintained that brings in what each purse lacks. */
export function leastToGiveUp(upkeep: readonly Upkeep[], lacks: (payer: Owner) => number): readonly Upkeep[] {
  const givenUp: Upkeep[] = [];
  for (const payer of new Set(upkeep.map((one) => one.payer))) {
    let short = lacks(payer);
    for (const one of upkeep.filter((each) => each.payer === payer).sort(dearestLast)) {
      if (short <= 0) break;
      givenUp.push(one);
      short -= one.cost;
    }
  }
  return givenUp;
}

const RANK = { depot: 0, corps: 1, fleet: 2 } as const;
const dearestLast = (a: Upkeep, b: Upkeep) => RANK[a.what] - RANK[b.what] || a.strength - b.strength;

const countFactors = (factors: FactorsOf) => Object.values(factors).reduce((sum, number) => sum + number, 0);
