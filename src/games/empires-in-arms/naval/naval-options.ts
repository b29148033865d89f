import type { Field, Option, Order } from '../../../kernel/choice.ts';
import { calledByLeaders } from '../forces/called-by-leaders.ts';
import { fleetName } from '../names.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace } from '../state.ts';
import { placeId } from './fleet-places.ts';
import { msg } from './msg.ts';
import { boardPlace, placeName } from './place-name.ts';
import { corpsOn } from './who-is-hostile.ts';

export const option = (id: string, label: Option['label']): Option => ({ id, label });
export const field = (id: string, options: readonly Option[]): Field => ({
  id,
  label: msg('empires-in-arms-naval.field', { field: id }),
  choice: { kind: 'one', options },
});
const labelOf = (id: string) => msg('empires-in-arms-naval.order', { order: id.replaceAll('-', '_') });
export const form = (id: string, ...fields: Field[]): Order => ({
  id,
  label: labelOf(id),
  choice: { kind: 'form', fields },
});
export const orderOf = (id: string, options: readonly Option[]): Order => ({
  id,
  label: labelOf(id),
  choice: { kind: 'one', options },
});
export const wordOf = (word: string) => msg('empires-in-arms-naval.word', { word });

/** Fleets, each where it lies, also by the names of the power's own leaders on them. */
export const fleetOptions = (board: Board, power: Power, ids: readonly FleetId[]): readonly Option[] =>
  ids.map((id) => {
    const { state, pack } = board;
    const at = state.fleets[id]?.at;
    return {
      ...option(`fleet:${id}`, fleetName(pack, id)),
      ...calledByLeaders(board, power, [id, ...corpsOn(state, id)]),
      ...(at && { detail: placeName(pack, at), place: boardPlace(at) }),
    };
  });

/** The places of some fleets. */
export const placesOf = (board: Board, ids: readonly FleetId[]): readonly Option[] => {
  const places = ids.flatMap((id) => board.state.fleets[id]?.at ?? []);
  const known = new Map(places.map((at) => [placeId(at), at]));
  return [...known].map(([id, at]) => option(id, placeName(board.pack, at)));
};

/** A place that can be picked on the map. */
export const onMap = ({ pack }: Board, at: FleetPlace): Option => ({
  ...option(placeId(at), placeName(pack, at)),
  place: boardPlace(at),
});
