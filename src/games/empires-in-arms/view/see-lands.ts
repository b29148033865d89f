import { timeAt } from '../calendar/month-number.ts';
import { membersOf } from '../combinations/member-of.ts';
import { commanderOf, controllerOf } from '../forces/who-commands.ts';
import { minorName, provinceName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { View } from '../view-types.ts';

/** Every minor country: whose it is, and who makes war on it. */
export function minorsSeen({ state, pack }: Board): View['minors'] {
  return pack.minors.map(({ id, capital }) => ({
    id,
    name: minorName(pack, id),
    capital,
    status: state.minors[id]?.status ?? 'neutral',
    controller: controllerOf(state, id),
    enemies: state.minorWars[id] ?? [],
  }));
}

/** The new political combinations that there are, with their members (11). */
export function combinationsSeen({ state, pack }: Board): View['combinations'] {
  return pack.combinations.flatMap(({ id, name }) => {
    const controller = state.combinations[id] && controllerOf(state, id);
    if (!controller) return [];
    const members = membersOf({ state, pack }, id).map((land) => provinceName(pack, land));
    return [{ id, name, controller, members }];
  });
}

/** Home provinces that belong to another power than the map says. */
export function cededSeen({ state, pack }: Board): View['ceded'] {
  return Object.entries(state.ceded).flatMap(([id, to]) => {
    const province = pack.province[id];
    return province ? [{ name: province.name, from: province.power, to }] : [];
  });
}

/** Capitals that an enemy holds (7.7), since when. */
export function capitalsHeldSeen({ state, pack }: Board): View['capitalsHeld'] {
  return Object.entries(state.capitalsHeld ?? {}).flatMap(([land, { by, since }]) => {
    const area = (pack.minor[land] ?? pack.province[land])?.capital;
    return area === undefined ? [] : [{ area, by, since: timeAt(pack.calendar, state.campaign, since) }];
  });
}

/** By area, whoever holds its province or minor country. */
export function heldAreas({ state, pack }: Board): View['held'] {
  const holders = new Map<string, Power | undefined>();
  for (const { id, power } of pack.provinces) holders.set(id, commanderOf(state, state.ceded[id] ?? power));
  for (const { id } of pack.minors) holders.set(id, commanderOf(state, state.ceded[id] ?? id));
  const held: { [area: string]: Power } = {};
  for (const { id, province } of pack.areas) {
    const holder = holders.get(province);
    if (holder) held[id] = holder;
  }
  return held;
}
