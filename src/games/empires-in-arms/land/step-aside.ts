import { inTheOpen } from '../forces/irregulars-posted.ts';
import { linksFrom } from '../forces/links-from.ts';
import { linkedAreas } from '../forces/map-links.ts';
import { measureWays } from '../forces/measure-ways.ts';
import { holderOf } from '../forces/whose-area.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { type AreaId, type CorpsId, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { State } from '../state.ts';
import type { Play, Step } from '../types.ts';
import { forcesInTheField, isDefender } from './attacks.ts';
import { corpsOutside } from './siege.ts';
import { stepCost } from './step-cost.ts';
import { lookAround, type Surroundings } from './surroundings.ts';

/**
 * 7.3.8.4, 7.3.8.6: whoever is on neither side of an attack leaves the area, but for garrisons: to an adjacent area
 * that is no further from its supply, one that its standing orders name if it can.
 */
export const stepAside: Step<'step-aside'> = {
  section: '7.3.8.4',
  run: (play, { area }) => {
    const attack = play.state.attacks?.find((one) => one.area === area);
    if (!attack) return;
    const forces = forcesInTheField(play).filter((one) => one.area === area && one.kind !== 'depot');
    const third = forces.filter(
      (one) => !attack.attackers.includes(one.commander) && !isDefender(attack.defenders, one),
    );
    for (const power of POWERS) {
      if (!third.some(({ commander }) => commander === power)) continue;
      const corps = corpsOutside(play, power, area).filter(
        (id) => !attack.defenders.includes(play.pack.corpsOf[id]?.nation ?? ''),
      );
      const { asksWhere, leaveTo } = standingOrders(play.state, power).reactions ?? {};
      if (asksWhere && deciding(play).includes(power) && waysOut(play, power, area).length > 1)
        play.push({ ask: 'leave-area', args: { area, power, corps: [...corps] } });
      else leave(play, { power, from: area, corps }, whereToStep(play, power, area, leaveTo));
    }
  },
};

type Leaving = { readonly power: Power; readonly from: AreaId; readonly corps: readonly CorpsId[] };

/** Its corps and irregulars go from an area to another; undefined: they have nowhere to go. */
export function leave(play: Play, { power, from, corps }: Leaving, to: AreaId | undefined): void {
  const { state, tell } = play;
  if (to === undefined) return;
  for (const id of corps) moveCorpsTo(state, id, to);
  tell({ type: 'stepped-aside', power, corps, irregulars: moveIrregulars(state, power, from, to), from, to });
}

/** A corps comes to an area without marching there. */
export function moveCorpsTo(state: State, id: CorpsId, to: AreaId): void {
  const there = state.corps[id];
  if (!there) throw new Error(`${id} is not on the map`);
  there.area = to;
  delete there.inCity;
}

/** A power's cossacks and freikorps outside the city go to another area. Gives how many. */
export function moveIrregulars(state: State, power: Power, from: AreaId, to: AreaId): number {
  const there = state.irregulars[from] ?? [];
  const leaving = there
    .filter((one) => one.power === power && one.kind !== 'guerrilla')
    .map((one) => ({ kind: one.kind, number: inTheOpen(state.depots, from, one) }))
    .filter(({ number }) => number > 0);
  if (leaving.length === 0) return 0;
  const staying = there.flatMap((one) => {
    if (one.power !== power || one.kind === 'guerrilla') return [one];
    const posted = one.number - inTheOpen(state.depots, from, one);
    return posted > 0 ? [{ ...one, number: posted }] : [];
  });
  if (staying.length > 0) state.irregulars[from] = staying;
  else delete state.irregulars[from];
  const after = (state.irregulars[to] ?? []).map((one) => ({ ...one }));
  for (const { kind, number } of leaving) {
    const same = after.find((one) => one.kind === kind && one.power === power);
    if (same) same.number += number;
    else after.push({ kind, power, number });
  }
  state.irregulars[to] = after;
  return leaving.reduce((sum, { number }) => sum + number, 0);
}

/**
 * Where a power's forces go that must leave an area: beside it, no further from the nearest source of supply, and if
 * that cannot be, beside it at all; else to the nearest area that it may stand in. Never where enemies are or an attack
 * is declared.
 */
export function whereToStep(
  board: Board,
  power: Power,
  from: AreaId,
  wishes: readonly AreaId[] = [],
): AreaId | undefined {
  const near = waysOut(board, power, from);
  return wishes.find((area) => near.includes(area)) ?? near[0] ?? nearestOf(board, from, freeFor(board, power));
}

/** 7.3.8.4: the areas beside one that a power's forces may leave it for, the nearest to its supply first. */
export function waysOut(board: Board, power: Power, from: AreaId): readonly AreaId[] {
  const { near, beside } = placesToStep(board, power, from);
  return near.length > 0 ? near : beside.slice(0, 1);
}

/**
 * The areas beside one in which a power's forces may stand: those that are no further from its nearest source of
 * supply, and all of them; the nearest to it first. Never where enemies are or an attack is declared.
 */
export function placesToStep(board: Board, power: Power, from: AreaId) {
  const far = distances(board, power);
  const isFree = freeFor(board, power);
  const beside = besideOf(board, lookAround(board, power), from)
    .filter(isFree)
    .toSorted((a, b) => far(a) - far(b));
  return { beside, near: beside.filter((area) => far(area) <= far(from)), isFree };
}

function freeFor(board: Board, power: Power): (area: AreaId) => boolean {
  const around = lookAround(board, power);
  return (area) =>
    !around.closed(area) &&
    !around.enemies.outside.has(area) &&
    !board.state.attacks?.some((attack) => attack.area === area);
}

const besideOf = ({ pack }: Board, around: Surroundings, from: AreaId): readonly AreaId[] =>
  linksFrom(pack, from, around).flatMap((link) => (stepCost(pack, link, around) ? [link.to] : []));

function nearestOf({ pack }: Board, from: AreaId, isFree: (area: AreaId) => boolean): AreaId | undefined {
  for (const [area] of [...measureWays(pack, from)].sort(([, a], [, b]) => a - b))
    if (area !== from && pack.area[area] && linkedAreas(pack).has(area) && isFree(area)) return area;
  return undefined;
}

/** How far areas are from a power's nearest source of supply: a depot with a city of its own, else its capital. */
function distances(board: Board, power: Power): (area: AreaId) => number {
  const { state, pack } = board;
  const depots = Object.entries(state.depots).flatMap(([area, depot]) =>
    depot.power === power && pack.area[area]?.city && holderOf(board, area) === power ? [area] : [],
  );
  const sources = depots.length > 0 ? depots : [pack.nations[power].capital];
  const ways = sources.map((source) => measureWays(pack, source));
  return (area) => Math.min(...ways.map((way) => way.get(area) ?? Number.POSITIVE_INFINITY));
}
