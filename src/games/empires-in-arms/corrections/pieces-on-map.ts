import type { Option } from '../../../kernel/choice.ts';
import { areaName, corpsName, fleetName, seaName } from '../names.ts';
import { msg as navalMsg } from '../naval/msg.ts';
import type { AreaId, CorpsId, FleetId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace } from '../state.ts';
import { msg } from './msg.ts';

/** Every corps on the map by its place first, in the order of the map. */
export function corpsOnMap({ state, pack }: Board, idOf: (id: CorpsId) => string = (id) => id): readonly Option[] {
  const order = new Map(pack.areas.map(({ id }, n): [AreaId, number] => [id, n]));
  const placeOf = (area: AreaId) => order.get(area) ?? pack.areas.length;
  return Object.entries(state.corps)
    .toSorted(([a, { area: one }], [b, { area: other }]) => placeOf(one) - placeOf(other) || (a < b ? -1 : 1))
    .map(([id, { area }]) => {
      const label = msg('empires-in-arms-corrections.at-place', {
        place: areaName(pack, area),
        piece: corpsName(pack, id),
      });
      return { id: idOf(id), label, place: area };
    });
}

/** A fleet by where it lies. */
export function fleetOnMap({ state, pack }: Board, id: FleetId): Pick<Option, 'label' | 'place'> | undefined {
  const at = state.fleets[id]?.at;
  if (!at) return undefined;
  const label = msg('empires-in-arms-corrections.at-place', {
    place: fleetPlaceName(pack, at),
    piece: fleetName(pack, id),
  });
  return { label, place: at.in === 'sea' ? at.sea : at.area };
}

/** Where fleets lie: a port, its blockade box, a sea area. */
export function fleetPlaceName(pack: Pack, at: FleetPlace) {
  if (at.in === 'sea') return seaName(pack, at.sea);
  const name = areaName(pack, at.area);
  return at.in === 'box' ? navalMsg('empires-in-arms-naval.box', { port: name }) : name;
}
