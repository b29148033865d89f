import { inProportion } from '../in-proportion.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { percentOf } from '../percent-of.ts';
import type { Board } from '../position-types.ts';
import { otherSide, type SideName } from '../sides.ts';
import type { Play } from '../types.ts';
import type { Battle, Unit } from './battle.ts';
import type { Ridden } from './battle-frames.ts';
import { type Chosen, lossesOf, lostBefore } from './lose-factors.ts';
import type { Due } from './loss-frames.ts';
import { planOf } from './plan-of.ts';
import { hitLosses } from './pursuit-hits.ts';
import { notFromInside } from './sortie.ts';
import { takeFactors } from './take-factors.ts';
import { cavalryIn, countMuster, musterOf, powerOfUnit, strengthOf } from './units.ts';

/** 7.5.2.10: the class of a pursuit: better, the sooner the enemy broke and the less morale it has cost. */
export function pursuitClass(
  { battle }: Pick<Pack, 'battle'>,
  { round, moraleLost }: { readonly round: number; readonly moraleLost: number },
): number {
  const { base, most } = battle.pursuit;
  return Math.min(Math.max(base - round - Math.floor(moraleLost / 10), 0), most);
}

/**
 * 7.5.2.10: the winner's cavalry rides after a side that broke, and a die says how many it hits. Who came out of a
 * besieged city neither pursues nor is pursued (7.5.4.2.3). Undefined: nobody pursues.
 */
export function throwForPursuit(
  play: Play,
  battle: Battle,
  { loser, round }: { loser: SideName; round: number },
): Ridden | undefined {
  const { area } = battle;
  const winner = battle[otherSide(loser)];
  const { power } = winner.commander;
  const units = notFromInside(battle, [...winner.units, ...winner.away]);
  const cavalry = cavalryIn(musterOf(play, area, units));
  if (cavalry === 0 || strengthOf(play, area, fleeing(battle, loser)) === 0) return undefined;
  if (!planOf(play.state, area, power, otherSide(loser)).pursue) return undefined;

  const { pack } = play;
  const class_ = pursuitClass(pack, { round, moraleLost: winner.moraleLost });
  const die = play.die(`die:pursuit:${power}`, 6);
  const percent = pack.battle.pursuit.classes[String(class_)]?.[die - 1] ?? 0;
  return { cavalry, class: class_, die, percent, hits: percentOf(pack, percent, cavalry) };
}

const fleeing = (battle: Battle, loser: SideName): readonly Unit[] =>
  notFromInside(battle, [...battle[loser].units, ...battle[loser].away]);

/** The hits that each power of the beaten side bears, in proportion to what it has there. */
export function hitsOf(board: Board, battle: Battle, loser: SideName, hits: number): Due[] {
  const { area } = battle;
  const side = battle[loser];
  const units = fleeing(battle, loser);
  const unitsOf = (power: Power) => units.filter((unit) => powerOfUnit(board, area, unit) === power);
  const powers = side.powers.filter((power) => strengthOf(board, area, unitsOf(power)) > 0);
  const strength = Object.fromEntries(powers.map((power) => [power, strengthOf(board, area, unitsOf(power))]));
  const shares = inProportion(strength, hits);
  return powers.map((power) => ({
    ...{ power, units: unitsOf(power), number: shares[power] ?? 0, before: lostBefore(side, power) },
  }));
}

/**
 * Each hit costs one factor of cavalry or three others, as the loser would have it. Gives all factors that are lost.
 */
export function rideDown(play: Play, battle: Battle, loser: SideName, { hits, chosen }: Hit): number {
  const { area } = battle;
  let all = 0;
  for (const { power, units, number } of hitsOf(play, battle, loser, hits)) {
    const lost =
      chosen[power] ??
      hitLosses(musterOf(play, area, units), number, {
        order: lossesOf(play, area, power),
        othersForOne: play.pack.battle.pursuit.infantryForOneCavalry,
      });
    takeFactors(play, area, units, lost);
    all += countMuster(lost);
  }
  return all;
}

type Hit = { readonly hits: number; readonly chosen: Chosen };
