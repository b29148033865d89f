import { measureWays } from '../forces/measure-ways.ts';
import type { Zone } from '../pack-lists.ts';
import { type AreaId, type MinorId, type Owner, POWERS, type Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { powerOf } from '../sequence/who-decides.ts';
import type { OwnCorpsView, RelationView, View } from '../view-types.ts';
import type { Asked } from './asked.ts';
import { guessedWorth, worthOf } from './strength.ts';

/** Corps of the power that stand in one area and are not shut in. */
export type Group = { readonly area: AreaId; readonly corps: readonly OwnCorpsView[]; readonly strength: number };

/** What the computer player goes by: what its seat sees, read once for a question. */
export type Situation = {
  readonly pack: Pack;
  readonly view: View;
  readonly power: Power;
  readonly enemies: readonly Power[];
  readonly allies: readonly Power[];
  /** Minor countries that it makes war on. */
  readonly attacked: ReadonlySet<MinorId>;
  readonly groups: readonly Group[];
  /** By area, what enemy corps in the field are thought to be worth. */
  readonly foes: ReadonlyMap<AreaId, number>;
};

/** What a seat's view says about its war and its peace. */
export function situationOf({ view, seat, setting: { pack } }: Pick<Asked, 'view' | 'seat' | 'setting'>): Situation {
  const power = powerOf(seat);
  const related = (is: (relation: RelationView) => boolean) =>
    POWERS.filter((other) => other !== power && is(relationIn(view, power, other)));
  const enemies = related(({ war }) => war !== undefined);
  const attacked = new Set(view.minors.flatMap((minor) => (minor.enemies.includes(power) ? [minor.id] : [])));
  const foes = new Map<AreaId, number>();
  for (const { area, nation, commander, besieged, number } of view.backs) {
    if (besieged || !(enemies.includes(commander) || attacked.has(nation))) continue;
    foes.set(area, (foes.get(area) ?? 0) + number * guessedWorth(pack, nation, zoneOf(view, nation)));
  }
  return {
    ...{ pack, view, power, enemies, attacked, foes },
    allies: related(({ allied }) => allied),
    groups: groupsOf(pack, view),
  };
}

const NOTHING = { war: undefined, allied: false, married: false, peace: [], noAllianceUntil: undefined };

/** What lies between two powers. */
export function relationIn({ relations }: View, a: Power, b: Power): RelationView {
  const found = relations.find(({ between }) => between.includes(a) && between.includes(b));
  return found ?? { ...NOTHING, between: [a, b] };
}

export const zoneOf = ({ powers }: View, nation: Owner): Zone | undefined =>
  powers.find(({ id }) => id === nation)?.zone;

function groupsOf(pack: Pack, view: View): readonly Group[] {
  const byArea = new Map<AreaId, OwnCorpsView[]>();
  for (const corps of view.corps)
    if (!corps.besieged) byArea.set(corps.area, [...(byArea.get(corps.area) ?? []), corps]);
  return [...byArea].map(([area, corps]) => ({
    ...{ area, corps },
    strength: corps.reduce((sum, { nation, factors }) => sum + worthOf(pack, nation, factors, zoneOf(view, nation)), 0),
  }));
}

/** How many areas lie between two, over the seas where no land leads. */
export const distance = ({ pack }: Pick<Situation, 'pack'>, from: AreaId, to: AreaId): number =>
  measureWays(pack, to).get(from) ?? Number.POSITIVE_INFINITY;

/** The nearest of some places to an area; undefined where there is none. */
export function nearestTo<Place>(
  situation: Pick<Situation, 'pack'>,
  from: AreaId,
  places: readonly Place[],
  areaOf: (place: Place) => AreaId,
): Place | undefined {
  const far = new Map(places.map((place) => [place, distance(situation, from, areaOf(place))]));
  return places.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0))[0];
}

/** What its own corps within some steps of an area are worth together. */
export function ownNear(situation: Situation, area: AreaId, within: number): number {
  return sumNear(
    situation,
    situation.groups.map((group) => [group.area, group.strength] as const),
    area,
    within,
  );
}

/** The same of what its enemies are thought to have there in the field. */
export function foesNear(situation: Situation, area: AreaId, within: number): number {
  return sumNear(situation, [...situation.foes], area, within);
}

function sumNear(
  { pack }: Situation,
  forces: readonly (readonly [AreaId, number])[],
  area: AreaId,
  within: number,
): number {
  const ways = measureWays(pack, area);
  return forces.reduce(
    (sum, [at, strength]) => ((ways.get(at) ?? Number.POSITIVE_INFINITY) <= within ? sum + strength : sum),
    0,
  );
}

/** Whether a power holds an area, itself or by a minor country. */
export const isHeldBy = ({ view }: Situation, power: Power, area: AreaId): boolean => view.held[area] === power;

/** What all of a power's corps on the map are thought to be worth together; its own as they are. */
export function armyOf(situation: Situation, of: Power): number {
  const { pack, view, power, groups } = situation;
  if (of === power) return groups.reduce((sum, { strength }) => sum + strength, 0);
  return view.backs
    .filter(({ commander }) => commander === of)
    .reduce((sum, { nation, number }) => sum + number * guessedWorth(pack, nation, zoneOf(view, nation)), 0);
}
