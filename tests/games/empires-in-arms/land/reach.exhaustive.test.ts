import { expect, test } from '@jest/globals';
import { landPlan, ownCorpsOf } from '../../../../src/games/empires-in-arms/land/land-plan.ts';
import { usualPoints } from '../../../../src/games/empires-in-arms/land/march-corps.ts';
import { linkTo } from '../../../../src/games/empires-in-arms/land/route.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { pickFrom, seededRandom } from '../../../../src/kernel/random.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { atWar, corpsReach, letIn } from './a-land-step.ts';

const POSITIONS = 200;

/** Wars, leave, corps anywhere, and fleets at sea. */
function aPosition(seed: string): Board {
  const random = seededRandom(seed);
  const board = aCampaign();
  const { state, pack } = board;
  for (const a of POWERS)
    for (const b of POWERS) {
      if (a < b && random(3) === 0) atWar(board, a, b);
      if (a !== b && random(4) === 0) letIn(board, a, b);
    }
  for (const { id } of pack.minors) {
    const lot = random(3);
    if (lot === 0) state.minors[id] = { status: 'conquered', controller: pickFrom(POWERS, random) };
    if (lot === 1) state.minorWars[id] = [pickFrom(POWERS, random)];
  }
  for (const corps of Object.values(state.corps)) {
    corps.area = pickFrom(pack.areas, random).id;
    const lot = random(5);
    if (lot === 0) corps.besieged = true;
    if (lot === 1) corps.inCity = true;
  }
  for (const fleet of Object.values(state.fleets))
    if (random(2) === 0) fleet.at = { in: 'sea', sea: pickFrom(pack.seas, random).id };
  return board;
}

/** 7.3.1.1, 7.3.1.2: the most points of a corps, by its symbol and whose it is. */
function allPoints({ pack }: Board, power: Power, id: string): number {
  const { nation, symbol } = pack.corpsOf[id] ?? {};
  if (symbol === 'cavalry' || symbol === 'feudal_cavalry') return 5;
  if (nation === 'austria' && symbol === 'light') return 5 + 1;
  const isFrench = nation === 'france' || (power === 'france' && pack.minor[nation ?? ''] && symbol === 'infantry');
  return (isFrench ? 4 : 3) + 1;
}

/** What is in a power's way, asked of the state alone (7.3.1.3, 7.3.2.1, 10.3). */
function inTheWay({ state, pack }: Board, power: Power) {
  const isAtWar = (other: string | undefined) =>
    POWERS.some((one) => one === other && state.relations[[one, power].toSorted().join('|')]?.war !== undefined);
  const hasWarOn = (minor: string) => state.minorWars[pack.minor[minor]?.districtOf ?? minor]?.includes(power) === true;
  const controllerOf = (nation: string) => {
    const minor = state.minors[nation];
    return pack.minor[nation] ? (minor && 'controller' in minor ? minor.controller : undefined) : nation;
  };
  const isEnemy = (nation: string, whose = controllerOf(nation)) =>
    whose !== power && (isAtWar(whose) || hasWarOn(nation));
  const free = Object.entries(state.corps)
    .filter(([id, one]) => !one.besieged && isEnemy(pack.corpsOf[id]?.nation ?? ''))
    .map(([, one]) => one);
  const seas = Object.entries(state.fleets).flatMap(([id, { at }]) =>
    at.in === 'sea' && isEnemy(pack.fleet[id]?.nation ?? '') ? [at.sea] : [],
  );
  const owner = (area: string) => {
    const land = pack.area[area]?.province ?? '';
    return pack.province[land]?.power ?? land;
  };
  return {
    hasCorps: (area: string) => free.some((one) => one.area === area),
    stops: (area: string) => free.some((one) => one.area === area && !one.inCity),
    bars: (sea: string) => seas.includes(sea),
    isHome: (area: string) => owner(area) === power,
    isOpen: (area: string) => {
      const holder = POWERS.find((one) => one === controllerOf(owner(area)));
      if (holder === power || hasWarOn(owner(area)) || isAtWar(holder)) return true;
      return (
        holder !== undefined && (state.access?.[holder] ?? []).some(({ to, into }) => to === power && into === 'land')
      );
    },
  };
}

/** Every way, step by step, by the words of 7.3.1 to 7.3.4 alone: the least points for each area. */
function slowSearch(board: Board, power: Power, id: string): ReadonlyMap<string, number> {
  const { pack, state } = board;
  const way = inTheWay(board, power);
  const least = new Map<string, number>();
  const { area: from = '', besieged, inCity } = state.corps[id] ?? {};
  const points = allPoints(board, power, id);
  const staysHome = pack.corpsOf[id]?.symbol === 'insurrection';
  const walk = (area: string, used: number) => {
    for (const link of pack.area[area]?.links ?? []) {
      const to = pack.area[link.to];
      if (!to || !way.isOpen(to.id) || (staysHome && !way.isHome(to.id))) continue;
      let cost = to.terrain === 'marsh' || to.terrain === 'mountain' ? 2 : 1;
      if (link.by === 'river' && way.hasCorps(to.id)) cost += 1;
      if (link.by === 'crossing' && way.bars(link.sea)) continue;
      if (link.by === 'crossing') cost += 1;
      const total = used + cost;
      if (total > points) continue;
      if (to.id !== from) least.set(to.id, Math.min(total, least.get(to.id) ?? total));
      if (!way.stops(to.id)) walk(to.id, total);
    }
  };
  // 7.3.4: out of a city it comes to the enemies before it.
  if (!besieged && !(inCity && way.stops(from))) walk(from, 0);
  return least;
}

test('7.3.1 to 7.3.4: what every corps of 200 positions can get to is what a slow search finds', () => {
  const found = { compared: 0, shut: 0, forced: 0, stopped: 0 };
  for (let n = 0; n < POSITIONS; n += 1) {
    const board = aPosition(`reach ${n}`);
    for (const power of POWERS) {
      const plan = landPlan(board, power);
      for (const id of ownCorpsOf(board, power)) {
        const reached = corpsReach(board, power, id, plan);
        const slow = slowSearch(board, power, id);
        expect([n, id, new Map([...reached].map(([area, one]) => [area, one.points]))]).toEqual([n, id, slow]);
        const from = board.state.corps[id]?.area ?? '';
        const usual = usualPoints(plan, id);
        for (const { way, area, points, stops } of reached.values()) {
          const steps = way.map((to, at) => linkTo(plan, way[at - 1] ?? from, to));
          expect(steps.every((step) => step !== undefined) && way.at(-1) === area).toBe(true);
          if (points > usual) found.forced += 1;
          if (stops) found.stopped += 1;
        }
        found.compared += 1;
        if (reached.size === 0) found.shut += 1;
      }
    }
  }
  expect(found.compared).toBeGreaterThan(POSITIONS * 20);
  // Positions that show nothing would prove nothing.
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(POSITIONS);
}, 600_000);
