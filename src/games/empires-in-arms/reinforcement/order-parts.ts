import type { Field, Option, Order, PlainChoice } from '../../../kernel/choice.ts';
import { areaName, corpsName, fleetName, leaderName } from '../names.ts';
import type { AreaId, CorpsId, FleetId, LeaderId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace } from '../state.ts';
import type { Reinforcement } from './due-arrivals.ts';
import { msg } from './msg.ts';
import { kindName } from './order-names.ts';

export const one = (options: readonly Option[]): PlainChoice => ({ kind: 'one', options });
const upTo = (max: number): PlainChoice => ({ kind: 'number', min: 1, max: Math.max(max, 1) });

export const field = (id: string, choice: PlainChoice, optional?: true): Field => ({
  id,
  label: msg('empires-in-arms-reinforcement.field', { field: id }),
  choice,
  ...(optional && { optional }),
});

export const numberField = (most: number): Field => field('number', upTo(most));
export const whatField = (kinds: readonly Reinforcement[]): Field =>
  field('what', one(kinds.map((what) => ({ id: what, label: kindName(what) }))));

/** One kind of order. */
export function orderOf(id: string, choice: PlainChoice): Order {
  return { id, label: msg('empires-in-arms-reinforcement.order', { order: id.replaceAll('-', '_') }), choice };
}

export const formOf = (id: string, ...fields: Field[]): Order => orderOf(id, { kind: 'form', fields });

/** Corps on the map, each where it stands. */
export const corpsOptions = ({ state, pack }: Board, ids: readonly CorpsId[]): readonly Option[] =>
  ids.map((id) => {
    const area = state.corps[id]?.area;
    const option = { id: `corps:${id}`, label: corpsName(pack, id) };
    return area === undefined ? option : { ...option, detail: areaName(pack, area), place: area };
  });

export const areaOptions = ({ pack }: Board, kind: string, ids: readonly AreaId[]): readonly Option[] =>
  ids.map((id) => ({ id: `${kind}:${id}`, label: areaName(pack, id), place: id }));

export const fleetOptions = ({ state, pack }: Board, ids: readonly FleetId[]): readonly Option[] =>
  ids.map((id) => {
    const at = state.fleets[id]?.at;
    const option = { id: `fleet:${id}`, label: fleetName(pack, id) };
    return at === undefined || at.in === 'sea' ? option : { ...option, place: at.area };
  });

export const leaderOptions = ({ pack }: Board, ids: readonly LeaderId[]): readonly Option[] =>
  ids.map((id) => ({ id: `leader:${id}`, label: leaderName(pack, id) }));

/** One and the same text for all that is in one place. */
export const spotOf = (at: Readonly<FleetPlace>): string => `${at.in} ${at.in === 'sea' ? at.sea : at.area}`;
