import type { AreaId, Irregular, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';

type Board = { readonly state: State; readonly pack: Pick<Pack, 'counters'> };

/** So many more cossacks, freikorps or guerrillas of a power stand in an area. */
export function addIrregulars(state: State, power: Power, kind: Irregular, area: AreaId, number: number): void {
  if (number <= 0) return;
  const there = state.irregulars[area] ?? [];
  state.irregulars[area] = there;
  const same = there.find((one) => one.kind === kind && one.power === power);
  if (same) same.number += number;
  else there.push({ kind, power, number });
}

/** How many counters of a kind a power still has beside the map (2.4.1). */
export function countersLeft({ state, pack }: Board, power: Power, kind: Irregular): number {
  const most = pack.counters.find((one) => one.kind === kind && one.nation === power)?.most ?? null;
  if (most === null) return Number.POSITIVE_INFINITY;
  const onMap = Object.values(state.irregulars)
    .flat()
    .reduce((sum, one) => sum + (one.kind === kind && one.power === power ? one.number : 0), 0);
  return Math.max(most - onMap, 0);
}
