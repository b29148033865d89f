import { areaName } from '../names.ts';
import type { Wish } from './asked.ts';
import type { Task } from './campaign-plan.ts';
import { msg } from './msg.ts';
import type { Situation } from './situation.ts';
import { onFoot } from './ways.ts';

/** So much money stays in the treasury. */
const RESERVE = 4;
/** An army is worth a depot from this strength on. */
const AN_ARMY = 8;

/**
 * 7.2: places for a new depot, the best first: with the strongest army that goes to war and that no chained depot is
 * beside, so that the chain grows with it.
 */
export function depotWishes(situation: Situation, tasks: readonly Task[]): readonly Wish[] {
  const { pack, view } = situation;
  const [treasury] = view.treasuries;
  if ((treasury?.money ?? 0) < pack.prices.depot.money + RESERVE) return [];
  const chained = view.supply.flatMap((supply) => supply.chained);
  const isFar = (area: string) => chained.every((depot) => onFoot(pack, depot, area) >= pack.limits.chainGapAreas);
  return tasks
    .filter(({ group, goal }) => goal && group.strength >= AN_ARMY && isFar(group.area))
    .map(({ group }) => ({
      line: { order: 'place-depot', answer: `area:${group.area}` },
      why: msg('empires-in-arms-computer.land.depot', { area: areaName(pack, group.area) }),
    }));
}
