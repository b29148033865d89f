import type { AccessTo } from '../access/access.ts';
import { hasAccess } from '../access/has-access.ts';
import { isOverrun } from '../economy/enemy-in-city.ts';
import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { holderOf, ownerOf } from '../forces/whose-area.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';

/**
 * 10.3.2: the power that controls a city: who garrisons it, else who has corps or irregulars in it, else an enemy who
 * stands alone in its area, else who holds the land; undefined: nobody, in a neutral minor country.
 */
export function cityController(board: Board, area: AreaId): Power | undefined {
  const { state, pack } = board;
  const garrison = state.garrisons[area];
  if (garrison) return commanderOf(state, garrison.nation);
  const outside: Power[] = [];
  for (const id in state.corps) {
    const one = state.corps[id];
    const power = one?.area === area ? corpsCommander(state, pack, id) : undefined;
    if (one === undefined || power === undefined) continue;
    if (one.besieged || one.inCity) return power;
    outside.push(power);
  }
  const irregulars = state.irregulars[area]?.find(({ inCity = 0 }) => inCity > 0);
  if (irregulars) return irregulars.power;
  return isOverrun(board, area, outside) ? outside[0] : holderOf(board, area);
}

/** True where somebody is in the city who can serve its guns: a garrison, or corps (6.3.3.3). */
export function isManned({ state }: Board, area: AreaId): boolean {
  if (state.garrisons[area]) return true;
  return Object.values(state.corps).some((one) => one.area === area && (one.besieged || one.inCity));
}

/** True while the city of an area is besieged. */
export function isBesieged({ state }: Board, area: AreaId): boolean {
  if (state.sieges?.[area]?.length || state.garrisons[area]?.besieged) return true;
  return Object.values(state.corps).some((one) => one.area === area && one.besieged);
}

/** True where a power is at war with whoever controls a port, or made war on the neutral country that it is in. */
export function isEnemyPort(board: Board, power: Power, area: AreaId): boolean {
  const controller = cityController(board, area);
  if (controller === power) return false;
  if (controller !== undefined && areAtWar(board.state, power, controller)) return true;
  const owner = ownerOf(board, area);
  const minor = board.pack.minor[owner]?.districtOf ?? owner;
  return board.state.minorWars[minor]?.includes(power) ?? false;
}

/** True for who was let in by another power: by a treaty (C.5), or of its own will (10.3). */
export function isLetIn({ state }: Board, power: Power, by: Power | undefined, into: AccessTo): boolean {
  return by !== undefined && by !== power && hasAccess(state, by, power, into);
}

/** 6.2.1.2: a power's own port, or one that it is let into. */
export function mayUsePort(board: Board, power: Power, area: AreaId): boolean {
  const controller = cityController(board, area);
  return controller === power || isLetIn(board, power, controller, 'ports');
}
