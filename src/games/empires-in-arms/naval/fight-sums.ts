import type { Owner, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { otherSide } from '../sides.ts';
import type { Result, SeaFight, Stage, Wind } from './sea-fight.ts';

type Charts = Pick<Pack, 'naval' | 'percentages'>;

/** 6.3.3.1: the die for the wind gauge with what a side adds to it: by the nations of its fleets, and for Nelson. */
export function windSum({ naval }: Charts, nations: readonly Owner[], admiral: boolean, die: number): number {
  const { better, betterBy, admiralBy, most } = naval.windGauge;
  const sum = die + (hasAny(nations, better) ? betterBy : 0) + (admiral ? admiralBy : 0);
  return Math.min(sum, most);
}

/**
 * 6.3.3.1: who fires first. Equal dice, before anything is added, give it to nobody; so do unequal dice that come to
 * the same (ruling).
 */
export function windOf(dice: Required<Wind>['dice']): Wind {
  const { attackers, defenders } = dice;
  if (attackers.die === defenders.die || attackers.sum === defenders.sum) return { gauge: 'nobody', dice };
  return { gauge: attackers.sum > defenders.sum ? 'attackers' : 'defenders', dice };
}

/** 6.3.3.2: the die of a side's fire with what the nations of its fleets add. */
export function fireSum({ naval }: Charts, nations: readonly Owner[], die: number): number {
  const { better, betterBy, worse, worseBy } = naval.fire;
  return die + (hasAny(nations, better) ? betterBy : 0) + (hasAny(nations, worse) ? worseBy : 0);
}

const hasAny = (nations: readonly Owner[], some: readonly Power[]) => some.some((power) => nations.includes(power));

/** 6.3.3.2: the percentage that a modified die gives. */
export function percentFor({ naval }: Charts, sum: number): number {
  const dice = Object.keys(naval.combat).map(Number);
  const die = Math.min(Math.max(sum, Math.min(...dice)), Math.max(...dice));
  return naval.combat[String(die)] ?? 0;
}

/** 6.3.3.1, 6.3.3.3: in which order is fired: the guns of a port first, then who has the wind gauge. */
export function stagesOf(gauge: Wind['gauge'], guns: number): Stage[] {
  const ships: Stage[] = gauge === 'nobody' ? [['attackers', 'defenders']] : [[gauge], [otherSide(gauge)]];
  return guns > 0 ? [['guns'], ...ships] : ships;
}

/**
 * 6.3.4.1: a side that has ships left and lost fewer than the other wins. Equal losses with ships left on both sides
 * are the attackers' defeat. All else is a draw.
 */
export function resultOf({ attackers, defenders }: Pick<SeaFight, 'attackers' | 'defenders'>): Result {
  const left = { attackers: attackers.ships - attackers.lost, defenders: defenders.ships - defenders.lost };
  if (left.attackers > 0 && attackers.lost < defenders.lost) return 'attackers';
  if (left.defenders > 0 && defenders.lost < attackers.lost) return 'defenders';
  return left.attackers > 0 && left.defenders > 0 ? 'defenders' : 'draw';
}
