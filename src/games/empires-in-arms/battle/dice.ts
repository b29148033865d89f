import type { BattleCharts, NationalRule, TableCode } from '../battle-types.ts';
import type { AttackChit, DefenceChit, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { otherSide, type SideName } from '../sides.ts';
import type { Commander } from './battle.ts';
import { inTenths } from './side-morale.ts';

type Charts = { readonly battle: BattleCharts };
export type Chits = { readonly attack: AttackChit; readonly defence: DefenceChit };

/** What a cell of a table says: the percentage of the firing factors that are lost, and tenths of morale. */
export type Cell = { readonly percent: number; readonly morale: number };

/** 7.5.2.7: what a die, with all that is added to it, gives on a table. */
export function cellOf({ battle }: Charts, code: TableCode, sum: number): Cell {
  const row = battle.combat[code] ?? [];
  const cell = row[Math.min(Math.max(sum, 0), row.length - 1)];
  if (!cell) throw new Error(`the chart has no table ${code}`);
  const [percent, morale] = cell;
  return { percent, morale: inTenths(morale) };
}

/**
 * 7.5.2.1: a leader's tactical rating with so many corps: lower above what the leader can lead, lower still above twice
 * that; by an option (12.3.7.2) for each full or begun part above it. Corps without a leader have theirs whole
 * (ruling).
 */
export function tacticalRating(
  { battle, leader }: Pick<Pack, 'battle' | 'leader'>,
  commander: Readonly<Commander>,
  corps: number,
  byParts: boolean,
): number {
  const one = commander.leader === undefined ? undefined : leader[commander.leader];
  if (one?.kind !== 'land' || corps <= one.ratings.tacticalMax) return commander.tactical;
  const { tacticalMax: most } = one.ratings;
  const { floor, overMaximum, overTwiceMaximum, eachPartOver } = battle.tactical;
  const byChart = corps > 2 * most ? overTwiceMaximum : overMaximum;
  const change = byParts ? Math.ceil((corps - most) / most) * eachPartOver : byChart;
  return Math.max(commander.tactical + change, Math.min(floor, commander.tactical));
}

/** 7.5.2.7: what the commander chart adds to the dice of the two sides. */
export function commanderModifiers(
  { battle }: Charts,
  ratings: { readonly [S in SideName]: number },
): { readonly [S in SideName]: number } {
  const row = battle.commanders[ratings.defenders];
  const cell = row?.[ratings.attackers];
  if (!cell) throw new Error(`the commander chart has no ${ratings.attackers} against ${ratings.defenders}`);
  const [attackers, defenders] = cell;
  return { attackers, defenders };
}

/** True where the commander chart is not used (7.5.2.7). */
export function ignoresRatings({ battle }: Charts, { attack, defence }: Chits): boolean {
  const { ratingsIgnored } = battle;
  return ratingsIgnored.attack.includes(attack) && ratingsIgnored.defence.includes(defence);
}

/** What the rules for nations give a commander's side with these chits: to its morale, in points, or to its dice. */
export function nationalBonus(
  { battle }: Charts,
  what: 'morale' | 'die',
  side: SideName,
  power: Power,
  { attack, defence }: Chits,
): number {
  const holds = (rule: NationalRule) =>
    rule.nation === power &&
    rule.side !== otherSide(side) &&
    rule.attack.includes(attack) &&
    rule.defence.includes(defence);
  return battle.nations[what].filter(holds).reduce((sum, { by }) => sum + by, 0);
}

/** The cavalry and all factors of a side. */
export type Horse = { readonly cavalry: number; readonly factors: number };

/** 12.3.3.1: a side with twice the other's cavalry; not where both have nothing else. */
export function cavalrySuperiority({ battle }: Charts, own: Horse, other: Horse): number {
  if (own.cavalry === own.factors && other.cavalry === other.factors) return 0;
  const { ratio, by } = battle.cavalrySuperiority;
  return own.cavalry > 0 && own.cavalry >= ratio * other.cavalry ? by : 0;
}

/** All that is added to a side's die, at most so much (7.5.2.7). */
export const dieModifier = ({ battle }: Charts, ...parts: readonly number[]): number =>
  Math.min(
    parts.reduce((sum, part) => sum + part, 0),
    battle.dieModifierMost,
  );
