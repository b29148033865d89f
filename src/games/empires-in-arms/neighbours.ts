import type { SeatId } from '../../kernel/decision.ts';
import { map } from './map.ts';
import type { Power } from './pack-lists.ts';
import type { View } from './view-types.ts';

/** Whose doings matter most to a power: its enemies, whoever borders on what it holds, and whose corps stand there. */
export function neighbours(view: View, seat: SeatId): readonly SeatId[] {
  const near = new Set<Power>();
  for (const { between, war } of view.relations)
    if (war && between.some((one) => one === seat)) near.add(between[0]).add(between[1]);
  for (const { between } of map.pack.links) {
    const [one, two] = between.map((area) => view.held[area]);
    if (one === seat && two) near.add(two);
    if (two === seat && one) near.add(one);
  }
  for (const { area, commander } of view.backs) if (view.held[area] === seat) near.add(commander);
  return view.powers.flatMap(({ id, played }) => (near.has(id) && id !== seat && played === 'seat' ? [id] : []));
}
