import { linksFrom } from '../forces/links-from.ts';
import type { AreaLink } from '../map-types.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { stepCost } from './step-cost.ts';
import type { Surroundings } from './surroundings.ts';

/** An area that a corps can get to. */
export type Reached = {
  readonly area: AreaId;
  /** What the cheapest way costs; of ways that cost the same the one through the fewest areas is taken. */
  readonly points: number;
  /** The areas that are entered on it, in order: the last is this one. */
  readonly way: readonly AreaId[];
  /** The lowest forage value of these (7.4.1.1). */
  readonly forage: number;
  /** Enemy corps stand there: the march ends (7.3.2.1), and they must be attacked (7.3.7.1). */
  readonly stops: boolean;
};

/** Who marches: whence, and with how many points. */
export type Marcher = {
  readonly from: AreaId;
  readonly points: number;
  /** 10.1.4: it never leaves its home nation. */
  readonly staysHome?: boolean;
  /** 7.3.2.2: cossacks and freikorps do not stop at enemies. */
  readonly slipsBy?: boolean;
  /** 7.3.1.1: guerrillas move one area, whatever it costs. */
  readonly oneArea?: boolean;
};

type Europe = Pick<Pack, 'area' | 'limits' | 'arrows'>;
type Label = { readonly points: number; readonly steps: number; readonly before: AreaId | undefined };

/** 7.3: every area but its own that somebody can get to, the nearest first, by what everybody can see on the map. */
export function reachFrom(pack: Europe, around: Surroundings, marcher: Marcher): ReadonlyMap<AreaId, Reached> {
  const labels = new Map<AreaId, Label>([[marcher.from, { points: 0, steps: 0, before: undefined }]]);
  const open = new Set([marcher.from]);
  const settled: AreaId[] = [];
  for (let area = nearest(open, labels); area !== undefined; area = nearest(open, labels)) {
    open.delete(area);
    settled.push(area);
    const here = labels.get(area);
    if (!here || (area !== marcher.from && endsIn(around, marcher, area))) continue;
    for (const link of linksFrom(pack, area, around)) {
      const points = pointsFor(pack, around, marcher, link);
      if (points === undefined || here.points + points > marcher.points) continue;
      const label = { points: here.points + points, steps: here.steps + 1, before: area };
      const known = labels.get(link.to);
      if (known && !isBefore(label, known)) continue;
      labels.set(link.to, label);
      open.add(link.to);
    }
  }
  const reached = settled.slice(1).map((area): readonly [AreaId, Reached] => {
    const way = wayTo(labels, area);
    const forage = Math.min(...way.map((one) => pack.area[one]?.forage ?? 0));
    const points = labels.get(area)?.points ?? 0;
    return [area, { area, points, way, forage, stops: around.enemies.outside.has(area) }];
  });
  return new Map(reached);
}

/** What a step costs a marcher; undefined: it cannot be taken. */
export function pointsFor(
  pack: Europe,
  around: Surroundings,
  { points, staysHome, oneArea }: Marcher,
  link: AreaLink,
): number | undefined {
  const cost = stepCost(pack, link, around);
  if (!cost || around.closed(link.to) || (staysHome && !around.isHome(link.to))) return undefined;
  return oneArea ? points : cost.points;
}

/** 7.3.2.1: a march goes no further. */
export function endsIn(around: Surroundings, { slipsBy }: Pick<Marcher, 'slipsBy'>, area: AreaId): boolean {
  return !slipsBy && around.enemies.outside.has(area);
}

function nearest(open: ReadonlySet<AreaId>, labels: ReadonlyMap<AreaId, Label>): AreaId | undefined {
  let found: AreaId | undefined;
  let best: Label | undefined;
  for (const area of open) {
    const label = labels.get(area);
    if (label && (!best || isBefore(label, best))) [found, best] = [area, label];
  }
  return found;
}

const isBefore = (a: Label, b: Label) => a.points < b.points || (a.points === b.points && a.steps < b.steps);

function wayTo(labels: ReadonlyMap<AreaId, Label>, area: AreaId): readonly AreaId[] {
  const way: AreaId[] = [];
  for (let at: AreaId | undefined = area; at !== undefined; at = labels.get(at)?.before) way.unshift(at);
  return way.slice(1);
}
