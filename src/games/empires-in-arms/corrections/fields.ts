import type { Field, Option } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, ownerName } from '../names.ts';
import { POWERS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { msg } from './msg.ts';

/** The answer for what is not on the map (any more). */
export const OFF = 'off';
export const offTheMap = (): Message => msg('empires-in-arms-corrections.off');

export const label = (what: string): Message => msg('empires-in-arms-corrections.label', { what });
export const prompt = (what: string): Message => msg('empires-in-arms-corrections.ask', { what });
const named = (field: string): Message => msg('empires-in-arms-corrections.field', { field });

export const oneOf = (id: string, options: readonly Option[]): Field => ({
  id,
  label: named(id),
  choice: { kind: 'one', options },
});
export const numberField = (id: string, min: number, max: number): Field => ({
  id,
  label: named(id),
  choice: { kind: 'number', min, max },
});

/** All areas in which something may stand, or those of them that are asked for. */
export function areaField({ pack }: Board, id: string, wanted: (area: string) => boolean = () => true): Field {
  const areas = pack.areas.filter((area) => wanted(area.id));
  return oneOf(
    id,
    areas.map((area) => ({ id: area.id, label: areaName(pack, area.id), place: area.id })),
  );
}

/** The powers and the countries that have forces of their own. */
export function nationField({ state, pack }: Board, id: string): Field {
  const powers = POWERS.filter((power) => state.powers[power].played !== 'gone');
  const free = Object.entries(state.minors).flatMap(([minor, one]) => (one.status === 'free' ? [minor] : []));
  return oneOf(
    id,
    [...powers, ...free].map((nation) => ({ id: nation, label: ownerName(pack, nation) })),
  );
}
