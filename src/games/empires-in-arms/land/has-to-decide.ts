import { corpsCommander } from '../forces/who-commands.ts';
import type { Power } from '../pack-lists.ts';
import type { Position } from '../types.ts';

/** Corps that are not shut in, on land or at sea, irregulars, depots, or a leader who waits beside the map. */
export function hasToDecide({ state, pack }: Pick<Position, 'state' | 'pack'>, power: Power): boolean {
  const { loans, minors } = state;
  const isOwn = (id: string) => corpsCommander({ loans, minors }, pack, id) === power;
  return (
    Object.entries(state.corps).some(([id, { besieged }]) => !besieged && isOwn(id)) ||
    Object.keys(state.aboard ?? {}).some(isOwn) ||
    Object.values(state.irregulars).some((there) => there.some((one) => one.power === power)) ||
    Object.values(state.depots).some((depot) => depot.power === power)
  );
}
