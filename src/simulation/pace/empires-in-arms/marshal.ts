import { corpsCommander } from '../../../games/empires-in-arms/forces/who-commands.ts';
import { landsHeldBy } from '../../../games/empires-in-arms/forces/whose-area.ts';
import { corpsReach } from '../../../games/empires-in-arms/land/corps-reach.ts';
import { isOutside, type LandPlan, landPlan, ownCorpsOf } from '../../../games/empires-in-arms/land/land-plan.ts';
import type { AreaId, CorpsId, Power } from '../../../games/empires-in-arms/pack-lists.ts';
import { measureWays } from '../../../games/empires-in-arms/peace/measure-ways.ts';
import { enemiesOf } from '../../../games/empires-in-arms/relations/pair.ts';
import type { Position } from '../../../games/empires-in-arms/types.ts';
import type { SheetLine } from '../../../kernel/choice.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import type { Taste } from '../taste.ts';
import { fittingLines } from './fitting-lines.ts';

/** Enemies in its own lands that are so near draw a corps to them; others it leaves to others. */
const NEAR = 6;
/** How many of the corps go to war; the others guard their country. */
const GOES_TO_WAR = 0.6;
/** A land in which a corps would have to expect losses is gone around, if it costs no more than a step. */
const GOOD_FORAGE = 3;
/** What is kept in the treasury beside the price of a depot. */
const RESERVE = 15;

/**
 * What a simple marshal writes for the land turn of a power: depots where most of its own corps stand abroad, corps
 * towards enemies in its lands and then towards the capitals of those it is at war with, by ways that feed them, sieges
 * of what stands in their way. How they are fed otherwise the house decides.
 */
export function landOrdersOf({ state, pack }: Position, power: Power, begin: SheetPoint, taste: Taste) {
  const plan = landPlan({ state, pack }, power);
  const depots = fittingLines(begin, depotsOf(plan, begin));
  const marches = groupsOf(plan).flatMap((corps) => marchOf(plan, corps, taste));
  const marched = fittingLines(depots.point, marches);
  const besieging = marches.flatMap((line): readonly SheetLine[] => {
    const { corps } = line.answer;
    return [{ order: 'besiege', answer: corps }];
  });
  return [...depots.lines, ...marched.lines, ...fittingLines(marched.point, besieging).lines];
}

type MarchLine = {
  readonly order: 'march';
  readonly answer: { readonly corps: readonly string[]; readonly to: string };
};

/** Corps that stand together and could march. */
function groupsOf(plan: LandPlan): readonly (readonly CorpsId[])[] {
  const groups = new Map<AreaId, CorpsId[]>();
  for (const id of ownCorpsOf(plan, plan.power)) {
    const one = plan.state.corps[id];
    if (one && !one.besieged) groups.set(one.area, [...(groups.get(one.area) ?? []), id]);
  }
  return [...groups.values()];
}

/** Where a group goes: all of it to a threat, those who go to war towards an enemy's capital. */
function marchOf(plan: LandPlan, corps: readonly CorpsId[], taste: Taste): readonly MarchLine[] {
  const from = plan.state.corps[corps[0] ?? '']?.area ?? '';
  const threat = nearest(plan, from, threatsTo(plan), NEAR);
  const going = threat === undefined ? corps.filter((id) => taste('war', id) < GOES_TO_WAR) : corps;
  const goal = threat ?? nearest(plan, from, goalsOf(plan));
  if (goal === undefined || goal === from) return [];

  const best = new Map<AreaId, CorpsId[]>();
  for (const id of going) {
    const to = stepTowards(plan, id, goal);
    if (to !== undefined) best.set(to, [...(best.get(to) ?? []), id]);
  }
  return [...best].map(([to, ids]) => ({
    order: 'march',
    answer: { corps: ids.map((id) => `corps:${id}`), to: `area:${to}` },
  }));
}

/** The area within a usual march that is nearest to the goal; of those as near, or a step more, one that feeds. */
function stepTowards(plan: LandPlan, corps: CorpsId, goal: AreaId): AreaId | undefined {
  const ways = measureWays(plan.pack, goal);
  const from = plan.state.corps[corps]?.area ?? '';
  const far = (area: AreaId) => ways.get(area) ?? Number.POSITIVE_INFINITY;
  const hungry = (forage: number) => (forage < GOOD_FORAGE ? 1 : 0);
  const [best] = [...corpsReach(plan, plan.power, corps, plan).values()]
    .filter(({ area, forced }) => !forced && far(area) < far(from))
    .toSorted((a, b) => far(a.area) + hungry(a.forage) - far(b.area) - hungry(b.forage) || b.left - a.left);
  return best?.area;
}

/** Enemy corps in its own lands. */
function threatsTo(plan: LandPlan): readonly AreaId[] {
  const lands = landsHeldBy(plan, plan.power);
  return [...plan.around.enemies.outside].filter((area) => lands.has(plan.pack.area[area]?.province ?? ''));
}

/** The capitals of the powers and minor countries that it is at war with, and where their corps stand. */
function goalsOf({ state, pack, power, around }: LandPlan): readonly AreaId[] {
  const capitals = enemiesOf(state, power).map((enemy) => pack.nations[enemy].capital);
  const minors = Object.entries(state.minorWars).flatMap(([id, powers]) =>
    powers.includes(power) ? (pack.minor[id]?.capital ?? []) : [],
  );
  return [...capitals, ...minors, ...around.enemies.outside];
}

function nearest({ pack }: LandPlan, from: AreaId, goals: readonly AreaId[], within = Number.POSITIVE_INFINITY) {
  const ways = measureWays(pack, from);
  const far = (area: AreaId) => ways.get(area) ?? Number.POSITIVE_INFINITY;
  const [best] = goals.filter((area) => far(area) <= within).toSorted((a, b) => far(a) - far(b));
  return best;
}

/** A depot where most of its corps stand outside of any city, while there is money. */
function depotsOf(plan: LandPlan, begin: SheetPoint): readonly SheetLine[] {
  const { state, pack, power } = plan;
  if (state.powers[power].money < pack.prices.depot.money + RESERVE) return [];
  const places = begin.orders().find(({ id }) => id === 'place-depot')?.choice;
  if (places?.kind !== 'one') return [];
  const corpsIn = (area: AreaId | undefined) =>
    Object.entries(state.corps).filter(
      ([id, one]) => one.area === area && isOutside(one) && corpsCommander(state, pack, id) === power,
    ).length;
  const [best] = places.options
    .filter(({ place }) => corpsIn(place) > 1)
    .toSorted((a, b) => corpsIn(b.place) - corpsIn(a.place));
  return best ? [{ order: 'place-depot', answer: best.id }] : [];
}
