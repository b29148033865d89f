import type { Owner, Troop } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** How many infantry and militia factors a nation's corps on the map have room for, beside what is on its way. */
export type Room = { readonly infantry: number; readonly militia: number; readonly either: number };

export function roomFor({ state, pack }: Board, nation: Owner): Room {
  let infantry = 0;
  let militia = 0;
  let either = 0;
  for (const [id, { factors }] of Object.entries(state.corps)) {
    const corps = pack.corpsOf[id];
    if (corps?.nation !== nation) continue;
    for (const { troops, most } of corps.capacity) {
      const left = most - troops.reduce((sum, troop) => sum + (factors[troop] ?? 0), 0);
      const takes = (troop: Troop) => troops.includes(troop);
      if (takes('infantry')) infantry += left;
      if (takes('militia')) militia += left;
      if (takes('infantry') || takes('militia')) either += left;
    }
  }
  const coming = state.arrivals.reduce(
    (sum, one) =>
      one.nation === nation && (one.what === 'infantry' || one.what === 'militia') ? sum + one.number : sum,
    0,
  );
  const without = (room: number) => Math.max(0, room - coming);
  return { infantry: without(infantry), militia: without(militia), either: without(either) };
}
