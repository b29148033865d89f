import { inProportion, percentOf } from '../naval/fight-sums.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Play } from '../types.ts';
import { type Battle, type FactorKind, type Muster, otherSide, type SideName } from './battle.ts';
import { lossesOf } from './lose-factors.ts';
import { wholeOrder } from './pick-losses.ts';
import { planOf } from './plan-of.ts';
import { notFromInside } from './sortie.ts';
import { takeFactors } from './take-factors.ts';
import { cavalryIn, countMuster, isCavalry, musterOf, powerOfUnit, strengthOf } from './units.ts';

/** 7.5.2.10: the class of a pursuit: better, the sooner the enemy broke and the less morale it has cost. */
export function pursuitClass(
  { battle }: Pick<Pack, 'battle'>,
  { round, moraleLost }: { readonly round: number; readonly moraleLost: number },
): number {
  const { base, most } = battle.pursuit;
  return Math.min(Math.max(base - round - Math.floor(moraleLost / 10), 0), most);
}

/**
 * 7.5.2.10: the winner's cavalry rides after a side that broke. Who came out of a besieged city neither pursues nor is
 * pursued (7.5.4.2.3).
 */
export function pursue(play: Play, battle: Battle, { loser, round }: { loser: SideName; round: number }): void {
  const { area } = battle;
  const winner = battle[otherSide(loser)];
  const { power } = winner.commander;
  const units = notFromInside(battle, [...winner.units, ...winner.away]);
  const cavalry = cavalryIn(musterOf(play, area, units));
  const fleeing = notFromInside(battle, [...battle[loser].units, ...battle[loser].away]);
  if (cavalry === 0 || strengthOf(play, area, fleeing) === 0) return;
  if (!planOf(play.state, area, power, otherSide(loser)).pursue) return;

  const { pack } = play;
  const class_ = pursuitClass(pack, { round, moraleLost: winner.moraleLost });
  const die = play.die(`die:pursuit:${power}`, 6);
  const percent = pack.battle.pursuit.classes[String(class_)]?.[die - 1] ?? 0;
  const hits = percentOf(pack, percent, cavalry);
  const losses = rideDown(play, battle, loser, hits);
  play.tell({ type: 'pursuit', power, area, cavalry, class: class_, die, percent, losses });
}

/**
 * Each hit costs one factor of cavalry or three others, as the loser would have it. Gives all factors that are lost.
 */
function rideDown(play: Play, battle: Battle, name: SideName, hits: number): number {
  const { area } = battle;
  const side = battle[name];
  const units = notFromInside(battle, [...side.units, ...side.away]);
  const unitsOf = (power: Power) => units.filter((unit) => powerOfUnit(play, area, unit) === power);
  const powers = side.powers.filter((power) => strengthOf(play, area, unitsOf(power)) > 0);
  const shares = inProportion(
    Object.fromEntries(powers.map((power) => [power, strengthOf(play, area, unitsOf(power))])),
    hits,
  );
  let all = 0;
  for (const power of powers) {
    const lost = hitLosses(musterOf(play, area, unitsOf(power)), shares[power] ?? 0, {
      order: lossesOf(play, area, power),
      othersForOne: play.pack.battle.pursuit.infantryForOneCavalry,
    });
    takeFactors(play, area, unitsOf(power), lost);
    all += countMuster(lost);
  }
  return all;
}

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
