import type { AreaId, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import { corpsCommander } from './who-commands.ts';

/**
 * 7.3.3.5.1, 7.3.6.1: true for a depot beside which corps of its power stand in the field: who comes fights them first,
 * before the depot can be destroyed or taken (ruling).
 */
export function hasCorpsBeside(
  { state, pack }: { readonly state: State; readonly pack: Pick<Pack, 'corpsOf'> },
  power: Power,
  area: AreaId,
): boolean {
  return Object.entries(state.corps).some(
    ([id, one]) => one.area === area && !one.besieged && !one.inCity && corpsCommander(state, pack, id) === power,
  );
}
