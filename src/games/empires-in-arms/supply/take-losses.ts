import { countFactors } from '../forces/count-factors.ts';
import { type LeadersThen, leadersWith, removeCorps } from '../forces/remove-unit.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import type { LeftBehind } from '../land/march.ts';
import { liftSiege } from '../land/siege.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { type CorpsId, type Power, TROOPS, type Troop } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { FactorsOf, State } from '../state.ts';

/** What foraging cost a corps. */
export type Losses = {
  /** Factors that were with it, and those that it had left behind on its way. */
  readonly from: Readonly<FactorsOf>;
  readonly behind: readonly LeftBehind[];
  /** Its counter is off the map. */
  readonly gone: boolean;
};

/**
 * 7.4.1.3: a corps loses so many factors, of the kinds that its owner would lose first. They come out of those with it,
 * as long as one is left; then out of those that it left behind in this march, while they are still there; the last one
 * goes with the counter when there are no others.
 */
export function takeForageLosses(
  board: Board,
  corps: CorpsId,
  number: number,
  order: readonly Troop[] = lossOrder(board, corpsCommander(board.state, board.pack, corps)),
): Losses {
  const { state } = board;
  const one = state.corps[corps];
  if (!one) throw new Error(`${corps} is not on the map`);
  const behindThere = leftBehindOf(state, corps);
  const total = allOf(state, corps);

  let due = Math.min(number, total);
  const gone = due === total;
  const from = pickLosses(
    one.factors,
    Math.min(due, gone ? countFactors(one.factors) : countFactors(one.factors) - 1),
    order,
  );
  due -= countFactors(from);
  const behind: LeftBehind[] = [];
  for (const { left, has } of behindThere) {
    const factors = pickLosses(has, due, order);
    if (countFactors(factors) === 0) continue;
    due -= countFactors(factors);
    takeFromGarrison(state, left, factors);
    behind.push({ area: left.area, place: left.place, factors });
  }
  if (gone) loseCounter(board, corps);
  else state.corps[corps] = { ...one, factors: without(one.factors, from) };
  return { from, behind, gone };
}

/** All that a corps can lose by foraging: its factors, and those that it left behind and that are still there. */
export function allOf(state: State, corps: CorpsId): number {
  const behind = leftBehindOf(state, corps).reduce((sum, { has }) => sum + countFactors(has), 0);
  return countFactors(state.corps[corps]?.factors ?? {}) + behind;
}

const leftBehindOf = (state: State, corps: CorpsId) =>
  (state.marches?.[corps]?.leftBehind ?? []).map((left) => ({ left, has: stillThere(state, left) }));

/**
 * 7.4.1.3.3: a counter is gone; its leaders go on with another corps of their power in the area, and leave the map with
 * its last one, or are taken (`leaders`). A siege is over when the last of the besiegers is gone.
 */
export function loseCounter({ state, pack }: Board, corps: CorpsId, leaders?: LeadersThen): void {
  const { area = '', besieged } = state.corps[corps] ?? {};
  const commander = corpsCommander(state, pack, corps);
  const others = Object.entries(state.corps).flatMap(([id, one]) => {
    const isBeside = id !== corps && one.area === area && one.besieged === besieged;
    return isBeside && corpsCommander(state, pack, id) === commander ? [id] : [];
  });
  const [heir] = others;
  if (heir !== undefined)
    for (const leader of leadersWith(state, corps)) state.leaders[leader] = { is: 'with', unit: heir };
  removeCorps(state, corps, leaders);
  const besieges = commander !== undefined && !besieged && state.sieges?.[area]?.includes(commander);
  if (besieges && !others.some((id) => !state.corps[id]?.inCity)) liftSiege(state, commander, area);
}

/**
 * The kinds of factors in the order in which they are lost: as ordered (`wished`, else by standing orders), then what
 * is cheapest to replace (ruling).
 */
export function lossOrder(
  { state, pack }: Board,
  power: Power | undefined,
  wished: readonly Troop[] = power === undefined ? [] : (standingOrders(state, power).reactions?.losses ?? []),
): readonly Troop[] {
  const rest = TROOPS.filter((troop) => !wished.includes(troop));
  return [...wished, ...rest.toSorted((a, b) => priceOf(pack, a) - priceOf(pack, b))];
}

/** What a factor costs to raise again; feudal ones come back with the levy, for nothing (8.10). */
export function priceOf({ prices }: Pack, troop: Troop): number {
  return troop === 'feudal_infantry' || troop === 'feudal_cavalry' ? 0 : prices[troop].money;
}

/** So many of the factors, the first of the order first. */
export function pickLosses(has: Readonly<FactorsOf>, number: number, order: readonly Troop[]): FactorsOf {
  const lost: FactorsOf = {};
  let due = number;
  for (const troop of order) {
    const taken = Math.min(has[troop] ?? 0, due);
    if (taken > 0) lost[troop] = taken;
    due -= taken;
  }
  return lost;
}

export function without(factors: Readonly<FactorsOf>, lost: Readonly<FactorsOf>): FactorsOf {
  const left = TROOPS.map((troop) => [troop, (factors[troop] ?? 0) - (lost[troop] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, number]) => number > 0));
}

/** What is still there of what a corps left: somebody may have taken it on, or the depot is gone. */
function stillThere(state: State, { area, place, factors }: Readonly<LeftBehind>): FactorsOf {
  const { infantry = 0, militia = 0 } = (place === 'city' ? state.garrisons[area] : state.depots[area]?.garrison) ?? {};
  return {
    infantry: Math.min(factors.infantry ?? 0, infantry),
    militia: Math.min(factors.militia ?? 0, militia),
  };
}

function takeFromGarrison(state: State, { area, place }: Readonly<LeftBehind>, lost: FactorsOf): void {
  const depot = state.depots[area];
  const garrison = place === 'city' ? state.garrisons[area] : depot?.garrison;
  if (!garrison) throw new Error(`${area} has no garrison`);
  const { infantry, militia, ...rest } = garrison;
  const left = { ...rest, infantry: infantry - (lost.infantry ?? 0), militia: militia - (lost.militia ?? 0) };
  const isLeft = left.infantry + left.militia > 0;
  if (place === 'city') {
    if (isLeft) state.garrisons[area] = left;
    else delete state.garrisons[area];
  } else if (depot) {
    const { garrison: _, ...empty } = depot;
    state.depots[area] = isLeft ? { ...empty, garrison: left } : empty;
  }
}
