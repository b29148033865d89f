import type { Pack } from '../pack-types.ts';
import type { FactorKind, Muster } from './battle.ts';
import { wholeOrder } from './pick-losses.ts';
import { cavalryIn, countMuster, isCavalry } from './units.ts';

type Charts = Pick<Pack, 'battle'>;

/** What so many hits cost of some factors, the first of the order first; cavalry counts more than others. */
export function hitLosses(
  has: Readonly<Muster>,
  hits: number,
  { order, othersForOne }: { readonly order: readonly FactorKind[]; readonly othersForOne: number },
): Muster {
  const lost: Muster = {};
  const whole = wholeOrder(order);
  for (let hit = 0; hit < hits; hit += 1) {
    const left = (kind: FactorKind) => (has[kind] ?? 0) - (lost[kind] ?? 0);
    const first = whole.find((kind) => left(kind) > 0);
    if (!first) break;
    const kinds = isCavalry(first) ? [first] : whole.filter((kind) => !isCavalry(kind));
    let due = isCavalry(first) ? 1 : othersForOne;
    for (const kind of kinds) {
      const taken = Math.min(left(kind), due);
      if (taken > 0) lost[kind] = (lost[kind] ?? 0) + taken;
      due -= taken;
    }
  }
  return lost;
}

/** How many hits some factors bear before nothing is left of them. */
export function mostHits({ battle }: Charts, has: Readonly<Muster>): number {
  return cavalryIn(has) + Math.ceil(othersIn(has) / battle.pursuit.infantryForOneCavalry);
}

/** 7.5.2.10: how many factors so many hits may cost, all together. */
export function factorsForHits(charts: Charts, has: Readonly<Muster>, hits: number): { min: number; max: number } {
  const cavalry = { least: Math.max(hits - mostHits(charts, without(has)), 0), most: Math.min(cavalryIn(has), hits) };
  const with_ = (horse: number) => horse + othersFor(charts, has, hits - horse);
  return { min: with_(cavalry.most), max: with_(cavalry.least) };
}

/** Whether some factors are what so many hits cost: each one of cavalry or three others, or fewer where those end. */
export function isForHits(charts: Charts, has: Readonly<Muster>, hits: number, lost: Readonly<Muster>): boolean {
  const horse = cavalryIn(lost);
  const least = Math.max(hits - mostHits(charts, without(has)), 0);
  return horse >= least && horse <= hits && othersIn(lost) === othersFor(charts, has, hits - horse);
}

const othersFor = ({ battle }: Charts, has: Readonly<Muster>, hits: number): number =>
  Math.min(hits * battle.pursuit.infantryForOneCavalry, othersIn(has));

const othersIn = (has: Readonly<Muster>): number => countMuster(has) - cavalryIn(has);

/** The same factors without their cavalry. */
const without = (has: Readonly<Muster>): Muster =>
  Object.fromEntries(wholeOrder([]).flatMap((kind) => (has[kind] && !isCavalry(kind) ? [[kind, has[kind]]] : [])));
