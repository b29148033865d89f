import {
  commanderOf,
  corpsCommander,
  fleetCommander,
} from '../../../../src/games/empires-in-arms/forces/who-commands.ts';
import { holderOf, isHome } from '../../../../src/games/empires-in-arms/forces/whose-area.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { areAllied, areAtWar } from '../../../../src/games/empires-in-arms/relations/pair.ts';

/**
 * 7.2.3 and 7.4.3 by the letter and without cleverness: every way is walked, everything is asked anew. For summer, when
 * nobody is let through the straits and no minor country is at war.
 */
export function slowChains({ state, pack }: Board, power: Power) {
  const board = { state, pack };
  const isEnemy = (other: Power | undefined) => other !== undefined && other !== power && areAtWar(state, power, other);
  const corps = Object.entries(state.corps).map(([id, one]) => ({ ...one, of: corpsCommander(state, pack, id) }));
  const isBlocked = (area: string): boolean => {
    const garrison = state.garrisons[area];
    const guard = state.depots[area]?.garrison;
    const there = state.irregulars[area] ?? [];
    const posted = there.some((one) => one.power === state.depots[area]?.power && (one.atDepot ?? 0) > 0);
    const own =
      corps.some((one) => one.area === area && !one.besieged && one.of === power) ||
      (garrison && !garrison.besieged && commanderOf(state, garrison.nation) === power) ||
      ((guard || posted) && state.depots[area]?.power === power);
    if (own) return false;
    return (
      corps.some((one) => one.area === area && !one.besieged && isEnemy(one.of)) ||
      (garrison !== undefined && !garrison.besieged && isEnemy(commanderOf(state, garrison.nation))) ||
      ((guard !== undefined || posted) && isEnemy(state.depots[area]?.power)) ||
      there.some((one) => isEnemy(one.power) && !(state.sieges?.[area] && one.number === one.inCity))
    );
  };
  const hasEnemyFleet = (sea: string) =>
    Object.entries(state.fleets).some(
      ([id, { at }]) => at.in === 'sea' && at.sea === sea && isEnemy(fleetCommander(state, pack, id)),
    );

  /** True where a way of so many steps at most leads from one area to another, whose inner areas are free. */
  function isNear(from: string, to: string, steps: number): boolean {
    if (from === to) return true;
    if (steps === 0) return false;
    return (pack.area[from]?.links ?? []).some((link) => {
      if (link.by === 'crossing' && hasEnemyFleet(link.sea)) return false;
      return link.to === to || (!isBlocked(link.to) && isNear(link.to, to, steps - 1));
    });
  }

  const isBesieged = (area: string) =>
    state.sieges?.[area] !== undefined ||
    state.garrisons[area]?.besieged === true ||
    corps.some((one) => one.area === area && one.besieged);
  const controls = (area: string): boolean => {
    const inside = corps.filter((one) => one.area === area && (one.besieged || one.inCity)).map(({ of }) => of);
    const garrison = state.garrisons[area];
    if (garrison) inside.push(commanderOf(state, garrison.nation));
    for (const one of state.irregulars[area] ?? []) if ((one.inCity ?? 0) > 0) inside.push(one.power);
    if (inside.length > 0) return inside.includes(power);
    const outside = corps.filter((one) => one.area === area).map(({ of }) => of);
    return holderOf(board, area) === power && (outside.includes(power) || !outside.some(isEnemy));
  };
  const isSource = (area: string): boolean =>
    pack.area[area]?.city !== undefined &&
    holderOf(board, area) === power &&
    (isHome(board, power, area) || pack.minor[pack.area[area]?.province ?? ''] !== undefined) &&
    controls(area) &&
    !isBesieged(area) &&
    !isBlocked(area) &&
    !corps.some((one) => one.area === area && !one.besieged && isEnemy(one.of));

  const isOpenPort = (area: string): boolean =>
    pack.area[area]?.port !== undefined &&
    controls(area) &&
    !Object.entries(state.fleets).some(
      ([id, { at }]) => at.in === 'box' && at.area === area && isEnemy(fleetCommander(state, pack, id)),
    );
  const isHarbour = (area: string): boolean =>
    Object.entries(state.fleets).some(([id, { at }]) => {
      const of = fleetCommander(state, pack, id);
      return at.in === 'port' && at.area === area && of !== undefined && (of === power || areAllied(state, power, of));
    });
  const straits = pack.naval.straits;
  const isOpenSea = (sea: string) => sea !== straits.sea || (controls(straits.city) && !isBesieged(straits.city));
  function isSailed(from: string, to: string, seen: readonly string[] = [from]): boolean {
    if (!isOpenSea(from) || !isOpenSea(to)) return false;
    if (from === to) return true;
    return (pack.sea[from]?.links ?? []).some(
      (next) => !seen.includes(next) && isOpenSea(next) && isSailed(next, to, [...seen, next]),
    );
  }
  const isSeaWay = (from: string, to: string): boolean =>
    (pack.area[from]?.port?.seas ?? []).some((a) => (pack.area[to]?.port?.seas ?? []).some((b) => isSailed(a, b)));

  type At = { readonly area: string; readonly inPort: boolean };
  const all: readonly At[] = [
    ...Object.entries(state.depots).flatMap(([area, depot]) =>
      depot.power === power && !isBlocked(area) ? [{ area, inPort: false }] : [],
    ),
    ...Object.entries(state.portDepots ?? {}).flatMap(([area, of]) => (of === power ? [{ area, inPort: true }] : [])),
  ];
  const isLinked = (from: At, to: At): boolean =>
    (!from.inPort && !to.inPort && isNear(from.area, to.area, pack.limits.chainGapAreas)) ||
    (from.area !== to.area &&
      [from.area, to.area].every(isOpenPort) &&
      isHarbour(from.area) &&
      isSeaWay(from.area, to.area));
  const chained = new Set(all.filter(({ area, inPort }) => !inPort && isSource(area)));
  for (let grown = true; grown; ) {
    const more = all.filter((to) => !chained.has(to) && [...chained].some((from) => isLinked(from, to)));
    for (const one of more) chained.add(one);
    grown = more.length > 0;
  }
  const valid = [...chained].flatMap(({ area, inPort }) => (inPort ? [] : [area]));
  const besiegedPorts = [...chained].flatMap(({ area, inPort }) => (inPort ? [area] : []));
  const far = pack.areas.flatMap(({ id }) => {
    const steps = [0, 1, 2, 3].find((most) => valid.some((from) => isNear(from, id, most)));
    return steps === undefined ? [] : [[id, steps] as const];
  });
  return { valid: valid.toSorted(), besiegedPorts: besiegedPorts.toSorted(), far: Object.fromEntries(far) };
}
