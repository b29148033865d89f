import { corpsCommander } from '../forces/who-commands.ts';
import { corpsName, nationName } from '../names.ts';
import { placeId } from '../naval/fleet-places.ts';
import type { Board } from '../position-types.ts';
import type { View } from '../view-types.ts';
import type { Knows } from './who-knows.ts';

/**
 * Corps on fleets: the viewer's own by name, each on its fleet; of others how many of which nation are with the fleets
 * in a place, not on which of them (2.4.2).
 */
export function aboardSeen({ state, pack }: Board, knows: Knows): Pick<View, 'aboard' | 'backsAboard'> {
  const aboard: View['aboard'][number][] = [];
  const backs = new Map<string, View['backsAboard'][number]>();
  for (const [id, { fleet, factors }] of Object.entries(state.aboard ?? {})) {
    const { nation, capacity } = pack.corpsOf[id] ?? {};
    const commander = corpsCommander(state, pack, id);
    const at = state.fleets[fleet]?.at;
    if (nation === undefined || !capacity || !commander || !at) continue;
    if (knows(commander)) {
      aboard.push({ id, name: corpsName(pack, id), nation, commander, fleet, factors, capacity });
    } else {
      const key = [placeId(at), nation, commander].join(' ');
      const number = (backs.get(key)?.number ?? 0) + 1;
      backs.set(key, { at, nation, of: nationName(pack, nation), commander, number });
    }
  }
  return { aboard, backsAboard: [...backs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, back]) => back) };
}
