import type { BattleCharts, Pairing, TableCode } from '../battle-types.ts';
import type { AttackChit, Chit, DefenceChit } from '../pack-lists.ts';
import type { SideName } from '../sides.ts';

type Charts = { readonly battle: BattleCharts };

/** 7.5.2.3: the tables of two chits; 7.5.2.7.1: behind a river a cordon has others. */
export function pairingOf({ battle }: Charts, attack: AttackChit, defence: DefenceChit, crossed: boolean): Pairing {
  const rows = battle.pairings.filter((one) => one.attack === attack && one.defence === defence);
  const found =
    rows.find(({ ground }) => ground === 'river' && crossed) ?? rows.find(({ ground }) => ground === 'open');
  if (!found) throw new Error(`the chart has no row for ${attack} against ${defence}`);
  return found;
}

/**
 * The tables of a round, before the ground and the guard change them: those for after a force has come around the
 * flank, once one has. Undefined: the pairing has none for this round.
 */
export function tablesIn(
  pairing: Pairing,
  round: number,
  arrived: boolean,
): { readonly [S in SideName]: TableCode } | undefined {
  const { flanked } = pairing;
  const [from, at] = arrived && flanked ? [flanked, round - 2] : [pairing, round - 1];
  const [attackers, defenders] = [from.attackers[at], from.defenders[at]];
  return attackers === undefined || defenders === undefined ? undefined : { attackers, defenders };
}

/** 7.5.2.4: a side with this chit divides its force, unless the other side's chit keeps it together. */
export function dividesForce({ battle }: Charts, chit: Chit, against: Chit): boolean {
  return chit === 'outflank' && !battle.flank.together.includes(against);
}

type Shifts = { readonly casualties: number; readonly morale: number };
const LEVELS = { least: 1, most: 5 } as const;

/** A table's code after all columns it is moved by: levels stay within the chart. */
export function shifted(code: TableCode, ...by: readonly Shifts[]): TableCode {
  const [casualties = 0, morale = 0] = code.split('-').map(Number);
  const within = (level: number) => Math.min(Math.max(level, LEVELS.least), LEVELS.most);
  const sum = (of: keyof Shifts) => by.reduce((all, shift) => all + shift[of], 0);
  return `${within(casualties + sum('casualties'))}-${within(morale + sum('morale'))}`;
}
