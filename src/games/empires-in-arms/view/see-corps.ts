import { corpsCommander } from '../forces/who-commands.ts';
import { corpsName, nationName } from '../names.ts';
import type { Board } from '../position-types.ts';
import type { BacksView, OwnCorpsView, View } from '../view-types.ts';
import type { Knows } from './who-knows.ts';

/** Faces of the viewer's corps, and the others' backs, which do not tell one corps from another (2.4.2). */
export function corpsSeen({ state, pack }: Board, knows: Knows): Pick<View, 'corps' | 'backs'> {
  const corps: OwnCorpsView[] = [];
  const backs = new Map<string, BacksView>();
  for (const [id, { area, factors, besieged: shutIn, inCity: inside }] of Object.entries(state.corps)) {
    const { nation, capacity } = pack.corpsOf[id] ?? {};
    const commander = corpsCommander(state, pack, id);
    if (nation === undefined || !capacity || !commander) continue;
    const besieged = shutIn === true;
    const inCity = besieged || inside === true;
    if (knows(commander)) {
      corps.push({ id, name: corpsName(pack, id), nation, commander, area, factors, capacity, besieged, inCity });
    } else {
      const key = [area, nation, commander, besieged, inCity].join(' ');
      const number = (backs.get(key)?.number ?? 0) + 1;
      backs.set(key, { area, nation, of: nationName(pack, nation), commander, besieged, inCity, number });
    }
  }
  // In an order that does not follow that of the corps.
  return { corps, backs: [...backs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, back]) => back) };
}
