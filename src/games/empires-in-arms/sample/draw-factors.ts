import type { RandomSource } from '../../../kernel/chance.ts';
import { pickFrom } from '../../../kernel/random.ts';
import type { Corps } from '../force-types.ts';
import { countFactors } from '../forces/count-factors.ts';
import { type AreaId, type CorpsId, TROOPS } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { FactorsOf, State } from '../state.ts';

/** Any strength that a corps can have: a factor or more, and no more than is known of it. */
export function drawFactors({ capacity }: Pick<Corps, 'capacity'>, draw: RandomSource, most: number): FactorsOf {
  const factors: FactorsOf = {};
  for (const [n, { troops, most: room }] of capacity.entries()) {
    const number = n === 0 ? 1 + draw(room) : draw(room + 1);
    if (number > 0) factors[pickFrom(troops, draw)] = number;
  }
  weaken(factors, countFactors(factors) - Math.max(1, most));
  return factors;
}

/** These corps have so many factors together as is known: others than were drawn, where these are more or fewer. */
export function matchStrength({ state, pack }: Board, ids: readonly CorpsId[], factors: number): void {
  let more = factors - ids.reduce((sum, id) => sum + strengthIn(state, id), 0);
  for (const id of ids) {
    const held = state.corps[id]?.factors ?? {};
    const less = Math.min(-more, countFactors(held) - 1);
    weaken(held, less);
    more += Math.max(0, less);
    for (const { troops, most } of pack.corpsOf[id]?.capacity ?? []) {
      const room = most - troops.reduce((sum, troop) => sum + (held[troop] ?? 0), 0);
      const [troop] = troops;
      const filled = Math.max(0, Math.min(more, room));
      if (troop && filled > 0) held[troop] = (held[troop] ?? 0) + filled;
      more -= filled;
    }
  }
}

/** 7.3.3.4: a city holds no more than it has room for, so those of these corps that are inside are weak enough. */
export function fitIntoCities({ state, pack }: Board, drawn: ReadonlySet<CorpsId>): void {
  const areas = new Set([...drawn].flatMap((id) => cityOf(state, id) ?? []));
  for (const area of areas) {
    const inside = Object.keys(state.corps).filter((id) => cityOf(state, id) === area);
    let over = inside.reduce((sum, id) => sum + strengthIn(state, id), 0) + others(state, area) - roomIn(pack, area);
    for (const id of inside) {
      const less = drawn.has(id) ? Math.min(over, strengthIn(state, id) - 1) : 0;
      weaken(state.corps[id]?.factors ?? {}, less);
      over -= Math.max(0, less);
    }
  }
}

function cityOf({ corps }: State, id: CorpsId): AreaId | undefined {
  const one = corps[id];
  return one?.inCity || one?.besieged ? one.area : undefined;
}

const strengthIn = ({ corps }: State, id: CorpsId): number => countFactors(corps[id]?.factors ?? {});

const roomIn = ({ area, limits }: Pack, id: AreaId): number =>
  (area[id]?.city?.spires ?? 0) * limits.cityFactorsPerSpire;

function others({ garrisons, irregulars }: State, area: AreaId): number {
  const { infantry = 0, militia = 0 } = garrisons[area] ?? {};
  return infantry + militia + (irregulars[area] ?? []).reduce((sum, { inCity = 0 }) => sum + inCity, 0);
}

function weaken(factors: FactorsOf, by: number): void {
  let left = Math.max(0, by);
  for (const troop of TROOPS) {
    const had = factors[troop] ?? 0;
    const less = Math.min(left, had);
    left -= less;
    if (had > less) factors[troop] = had - less;
    else delete factors[troop];
  }
}
