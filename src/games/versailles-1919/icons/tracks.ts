import type { Column, FactionId, Pack, RegionId } from '../pack-types.ts';
import type { State } from '../state.ts';

/** A column of the tracks; 1 is the first. */
export function columnOf(pack: Pack, column: number): Column {
  const found = pack.columns[column - 1];
  if (!found) throw new Error(`no column ${column}`);
  return found;
}

/** The units in a region, the leftmost first. */
export function unitsIn(
  state: State,
  region: RegionId,
): readonly { readonly faction: FactionId; readonly column: number }[] {
  const { units } = state.tracks[region];
  return state.order
    .flatMap((faction) => {
      const column = units[faction];
      return column === undefined ? [] : [{ faction, column }];
    })
    .sort((a, b) => a.column - b.column);
}

/** The rightmost column that the unrest can reach: left of all units, or the last one (6.2). */
export function mostUnrest(state: State, pack: Pack, region: RegionId): number {
  const [leftmost] = unitsIn(state, region);
  return leftmost ? leftmost.column - 1 : pack.columns.length;
}
