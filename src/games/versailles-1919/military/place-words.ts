import type { Option } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { supplyOf } from '../influence/supply.ts';
import { msg } from '../msg.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { UnitPlace } from '../types.ts';

/** A place where a unit can be, in words. */
export function placeText(place: UnitPlace): Message {
  return msg('versailles-1919.unit-place', { place });
}

/** A unit of a faction as an option: how many are there, or its column. */
export function placeOption(state: State, faction: FactionId, place: UnitPlace): Option {
  const label = msg('versailles-1919.option.unit', { place: placeText(place) });
  if (place === 'available' || place === 'exhausted')
    return {
      id: place,
      label,
      detail: msg('versailles-1919.option.units-there', { count: supplyOf(state, faction).units[place] }),
    };
  const column = state.tracks[place].units[faction] ?? 0;
  return {
    id: place,
    label,
    detail: msg('versailles-1919.option.unit-column', { column }),
    place: `unit:${place}:${faction}`,
  };
}
