import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { holderOf } from '../forces/whose-area.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** The powers with a garrison, corps or irregulars in each city. */
export type Inside = ReadonlyMap<AreaId, readonly Power[]>;

export function whoIsInside({ state, pack }: Board): Inside {
  const { loans, minors, garrisons, corps } = state;
  const commands = { loans, minors };
  const inside = new Map<AreaId, Power[]>();
  const put = (area: AreaId, power: Power | undefined) => {
    if (power !== undefined) inside.set(area, [...(inside.get(area) ?? []), power]);
  };
  for (const [area, { nation }] of Object.entries(garrisons)) put(area, commanderOf(commands, nation));
  for (const [id, { area, besieged, inCity }] of Object.entries(corps))
    if (besieged || inCity) put(area, corpsCommander(commands, pack, id));
  for (const [area, there] of Object.entries(state.irregulars))
    for (const { power, inCity = 0 } of there) if (inCity > 0) put(area, power);
  return inside;
}

/** 10.3.2: a city is of whose garrison or corps is in it; an empty one of its land's holder, unless an enemy has it. */
export function controlsCity(
  board: Board,
  power: Power,
  area: AreaId,
  { enemyCities, inside }: { readonly enemyCities: ReadonlySet<AreaId>; readonly inside: Inside },
): boolean {
  const there = inside.get(area);
  return there ? there.includes(power) : holderOf(board, area) === power && !enemyCities.has(area);
}
