import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { holderOf, partOf } from '../forces/whose-area.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';

type Present = { readonly inside: Power[]; readonly outside: Power[] };

/**
 * The cities in which an enemy of their land's holder sits (8.2.1.1): with a garrison, with corps in it, or, where
 * the city is empty, with corps in its area, and none of the holder's is there (ruling). Cities of neutral minor
 * countries are not asked for.
 */
export function citiesInEnemyHands(board: Board): ReadonlySet<AreaId> {
  const held = new Set<AreaId>();
  for (const [area, { inside, outside }] of presentIn(board)) {
    if (!board.pack.area[area]?.city) continue;
    const holder = holderOf(board, area);
    if (holder === undefined) continue;
    const isEnemy = (power: Power) => areEnemiesIn(board, area, holder, power);
    if (inside.length > 0 ? inside.some(isEnemy) : isOverrun(board, area, outside)) held.add(area);
  }
  return held;
}

/** Whether an empty city is in the hands of an enemy of its land's holder, by who has corps in the area. */
export function isOverrun(board: Board, area: AreaId, outside: readonly Power[]): boolean {
  const holder = holderOf(board, area);
  if (holder === undefined || !board.pack.area[area]?.city) return false;
  return outside.some((power) => areEnemiesIn(board, area, holder, power)) && !outside.includes(holder);
}

/** The areas in which an enemy of their holder has corps that are not besieged (5.2.2.2.1). */
export function areasWithEnemyCorps(board: Board): ReadonlySet<AreaId> {
  const areas = new Set<AreaId>();
  for (const [area, { outside }] of presentIn(board)) {
    const holder = holderOf(board, area);
    if (holder !== undefined && outside.some((power) => areEnemiesIn(board, area, holder, power))) areas.add(area);
  }
  return areas;
}

/** True where a power is at war with an area's holder, or with the minor country that the area is of. */
export function areEnemiesIn({ state, pack }: Board, area: AreaId, holder: Power, power: Power): boolean {
  if (power === holder) return false;
  if (areAtWar(state, holder, power)) return true;
  const part = partOf(pack, area);
  const minor = pack.minor[part]?.districtOf ?? part;
  return state.minorWars[minor]?.includes(power) ?? false;
}

/** Who has troops in each area, in its city and outside of it. */
function presentIn({ state, pack }: Board): ReadonlyMap<AreaId, Present> {
  const { corps, garrisons, loans, minors } = state;
  const commands = { loans, minors };
  const areas = new Map<AreaId, Present>();
  const at = (area: AreaId): Present => {
    const there = areas.get(area) ?? { inside: [], outside: [] };
    areas.set(area, there);
    return there;
  };
  for (const [area, { nation }] of Object.entries(garrisons)) {
    const power = commanderOf(commands, nation);
    if (power !== undefined) at(area).inside.push(power);
  }
  for (const [id, { area, besieged, inCity }] of Object.entries(corps)) {
    const power = corpsCommander(commands, pack, id);
    if (power === undefined) continue;
    if (besieged || inCity) at(area).inside.push(power);
    if (!besieged) at(area).outside.push(power);
  }
  for (const [area, there] of Object.entries(state.irregulars))
    for (const { power, inCity = 0 } of there) if (inCity > 0) at(area).inside.push(power);
  return areas;
}
