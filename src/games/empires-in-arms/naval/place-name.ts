import type { Message } from '../../../kernel/message.ts';
import { areaName, seaName } from '../names.ts';
import type { AreaId, SeaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { FleetPlace } from '../state.ts';
import { msg } from './msg.ts';

/** A place of fleets in words: "Brest", "the blockade box of Brest", "Bay of Biscay". */
export function placeName(pack: Pick<Pack, 'area' | 'sea'>, at: Readonly<FleetPlace>): Message {
  switch (at.in) {
    case 'sea':
      return seaName(pack, at.sea);
    case 'port':
      return areaName(pack, at.area);
    case 'box':
      return msg('empires-in-arms-naval.box', { port: areaName(pack, at.area) });
  }
}

/** The place on the board: a port and its box are in one area. */
export const boardPlace = (at: Readonly<FleetPlace>): AreaId | SeaId => (at.in === 'sea' ? at.sea : at.area);

/** "Toulon > Gulf of Lions > Cartagena". */
export function routeText(pack: Pack, places: readonly Readonly<FleetPlace>[]): Message {
  const [first, ...others] = places.map((at) => placeName(pack, at));
  if (!first) throw new Error('a route has places');
  return others.reduce((before, place) => msg('empires-in-arms-naval.way', { before, place }), first);
}
