import { expect, test } from '@jest/globals';
import { allowanceOf, mayForce } from '../../../../src/games/empires-in-arms/land/allowance.ts';
import { marcherOf, ownCorpsOf } from '../../../../src/games/empires-in-arms/land/land-plan.ts';
import { reachFrom } from '../../../../src/games/empires-in-arms/land/reach.ts';
import { linkTo } from '../../../../src/games/empires-in-arms/land/route.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { pickFrom, seededRandom } from '../../../../src/kernel/random.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { aroundOf, atWar, type Board, letIn } from './a-land-step.ts';

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

/** Every way, step by step, by the words of 7.3.1 and 7.3.2 alone: the least points for each area. */
function slowSearch(board: Board, power: (typeof POWERS)[number], from: string, points: number, staysHome: boolean) {
  const { pack } = board;
  const around = aroundOf(board, power);
  const least = new Map<string, number>();
  const walk = (area: string, used: number) => {
    for (const link of pack.area[area]?.links ?? []) {
      const to = pack.area[link.to];
      if (!to || around.closed(to.id) || (staysHome && !around.isHome(to.id))) continue;
      let cost = to.terrain === 'marsh' || to.terrain === 'mountain' ? 2 : 1;
      if (link.by === 'river' && around.enemies.corps.has(to.id)) cost += 1;
      if (link.by === 'crossing' && around.enemies.seas.has(link.sea)) continue;
      if (link.by === 'crossing') cost += 1;
      const total = used + cost;
      if (total > points) continue;
      if (to.id !== from) least.set(to.id, Math.min(total, least.get(to.id) ?? total));
      if (!around.enemies.outside.has(to.id)) walk(to.id, total);
    }
  };
  walk(from, 0);
  return least;
}

test('7.3.1, 7.3.2: what every corps of 200 positions can get to is what a slow search finds', () => {
  let compared = 0;
  for (let n = 0; n < POSITIONS; n += 1) {
    const board = aPosition(`reach ${n}`);
    for (const power of POWERS) {
      const around = aroundOf(board, power);
      for (const id of ownCorpsOf(board, power)) {
        const counter = board.pack.corpsOf[id];
        const there = board.state.corps[id];
        if (!counter || !there) continue;
        const points = allowanceOf(counter, power) + (mayForce(counter) ? 1 : 0);
        const marcher = marcherOf(board, id, points);
        const reached = reachFrom(board.pack, around, marcher);
        const slow = slowSearch(board, power, there.area, points, marcher.staysHome === true);
        expect([id, new Map([...reached].map(([area, one]) => [area, one.points]))]).toEqual([id, slow]);
        for (const { way, area } of reached.values()) {
          const steps = way.map((to, at) => linkTo(board.pack, way[at - 1] ?? there.area, to));
          expect(steps.every((step) => step !== undefined) && way.at(-1) === area).toBe(true);
        }
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(POSITIONS * 20);
}, 600_000);
