import { hasAccess } from '../access/has-access.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { alliesOf, areAllied } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { type Chains, chainsOf, farFromAlly } from './chains.ts';
import { isWinterIn } from './forage.ts';

/** Who may supply a power's forces, and how far: itself, and allies that let it use their depots (7.4.2.2). */
export type Supplier = { readonly chains: Chains; readonly far: ReadonlyMap<AreaId, number> };

/** Supply that is paid for: from a depot so many areas away, from a fleet, or in a besieged port (7.4.2.1). */
export type PaidWay = {
  readonly from: { readonly is: 'depot'; readonly far: number } | { readonly is: 'fleet' | 'port' };
  readonly payer: Power;
  /** In halves of a money point. */
  readonly halves: number;
};

/** The power itself first, then its allies in the order of the powers. `own`: the power's chains, if they are known. */
export function suppliersOf(board: Board, power: Power, own: Chains = chainsOf(board, power)): readonly Supplier[] {
  const { state } = board;
  const allies = alliesOf(state, power).filter((ally) => letsUseDepots(state, ally, power));
  return [
    { chains: own, far: own.far },
    ...allies.map((ally) => {
      const chains = chainsOf(board, ally);
      return { chains, far: farFromAlly(board, chains, own.now) };
    }),
  ];
}

/** 7.4.2.2: an ally's depots are used by its leave alone. */
export function letsUseDepots(state: State, ally: Power, power: Power): boolean {
  return areAllied(state, power, ally) && hasAccess(state, ally, power, 'depots');
}

/** How forces in an area can be supplied for money: by each supplier that can in its cheapest way. */
export function waysToPay(
  board: Board,
  suppliers: readonly Supplier[],
  { area, besieged }: { readonly area: AreaId; readonly besieged: boolean },
): readonly PaidWay[] {
  const { depot } = board.pack.supply;
  const times = isWinterIn(board, area) ? depot.winterMultiplier : 1;
  return suppliers.flatMap(({ chains, far }) => {
    const ways = besieged ? inBesiegedPort(chains) : onLand(chains, far);
    const [cheapest] = ways.toSorted((a, b) => a.halves - b.halves);
    return cheapest ? [{ ...cheapest, payer: chains.power, halves: cheapest.halves * times }] : [];
  });

  /** 7.4.2.1.1, 7.4.4. */
  function onLand({ offFleets }: Chains, distances: ReadonlyMap<AreaId, number>): readonly Omit<PaidWay, 'payer'>[] {
    const far = distances.get(area);
    const halves = far === 0 ? depot.halvesBesideDepot : (far ?? 0) * depot.halvesEachArea;
    return [
      ...(far === undefined ? [] : [{ from: { is: 'depot', far } as const, halves }]),
      ...(offFleets.has(area) ? [{ from: { is: 'fleet' } as const, halves: depot.halvesFromFleet }] : []),
    ];
  }

  /** 7.4.2.1.2, 7.4.3.4.1: in a besieged port alone. */
  function inBesiegedPort({ besiegedPorts, offFleets }: Chains): readonly Omit<PaidWay, 'payer'>[] {
    if (!board.pack.area[area]?.port) return [];
    return [
      ...(besiegedPorts.has(area) ? [{ from: { is: 'port' } as const, halves: depot.halvesInBesiegedPort }] : []),
      ...(offFleets.has(area) ? [{ from: { is: 'fleet' } as const, halves: depot.halvesInBesiegedPortFromFleet }] : []),
    ];
  }
}

/** 7.4.2.1: all that somebody pays in one supply step is rounded up together. */
export const moneyFor = (halves: number): number => Math.ceil(halves / 2);
