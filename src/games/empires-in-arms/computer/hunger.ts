import { calendarMonth } from '../calendar/month-number.ts';
import type { AreaId } from '../pack-lists.ts';
import { isHeldBy, type Situation } from './situation.ts';
import { onFoot } from './ways.ts';

/** What an area that a depot feeds still costs, so that between two the one with better forage is taken. */
const FED = 0.1;

/**
 * 7.4: what the supply of a corps may cost where a march ends, in factors on average: next to nothing within reach of
 * its chained depots, else what foraging costs among so many other corps.
 */
export function hungerIn(situation: Situation, area: AreaId, others: number): number {
  const { pack, view } = situation;
  const depots = view.supply.flatMap(({ chained }) => chained);
  const { farthestAreas } = pack.supply.depot;
  if (depots.some((depot) => onFoot(pack, depot, area) <= farthestAreas)) return FED;
  return meanLoss(situation, area, others);
}

/** 7.4.1.1, 7.4.1.2: without points that are left over. */
function meanLoss(situation: Situation, area: AreaId, others: number): number {
  const { pack, view, power } = situation;
  const { forage } = pack.supply;
  const { winter } = calendarMonth(pack.calendar, view.campaign, view.month);
  const there = pack.area[area];
  const added =
    Math.min(others * forage.eachOtherCorps, forage.otherCorpsMost) +
    (winter && there?.winter ? forage.winter : 0) +
    (isHeldBy(situation, power, area) ? forage.ownTerritory : 0);
  const faces = Array.from({ length: forage.dieFaces }, (_, face) => face + 1);
  const lost = faces.reduce((sum, die) => sum + Math.max(0, die + added - (there?.forage ?? 0)), 0);
  return lost / forage.dieFaces;
}
