import { type AreaId, ATTACK_CHITS, type Chit, DEFENCE_CHITS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { SideName } from '../sides.ts';
import type { Unit } from './battle.ts';
import { commanderOf } from './commander.ts';
import { type NoFlank, whyNotOutflank } from './flank.ts';

/** Why a side cannot lay down a chit (7.5.2.3). */
export type NoChit = NoFlank | { readonly why: 'other_side' | 'limited' };

type Side = {
  readonly side: SideName;
  readonly limited: boolean;
  readonly area: AreaId;
  readonly units: readonly Unit[];
};

export function whyNotChit(board: Board, { side, limited, area, units }: Side, chit: Chit): NoChit | undefined {
  const ofSide: readonly Chit[] = side === 'attackers' ? ATTACK_CHITS : DEFENCE_CHITS;
  if (!ofSide.includes(chit)) return { why: 'other_side' };
  const few: readonly Chit[] = board.pack.battle.limited.chits;
  if (limited && side === 'defenders' && !few.includes(chit)) return { why: 'limited' };
  if (chit !== 'outflank') return undefined;
  return whyNotOutflank(board, units, commanderOf(board, area, units).leader);
}

/** The chits that a side may lay down. */
export function chitsFor(board: Board, side: Side): readonly Chit[] {
  const all: readonly Chit[] = side.side === 'attackers' ? ATTACK_CHITS : DEFENCE_CHITS;
  return all.filter((chit) => !whyNotChit(board, side, chit));
}

/** What a silent commander lays down, and whoever's chit has become impossible. */
export const plainChit = (side: SideName): Chit => (side === 'attackers' ? 'assault' : 'defend');

/** 7.5.4.2.3: reliefs have all chits of attackers, besiegers only some. */
export const isAttackChit = (chit: Chit): chit is (typeof ATTACK_CHITS)[number] =>
  ATTACK_CHITS.some((one) => one === chit);
export const isDefenceChit = (chit: Chit): chit is (typeof DEFENCE_CHITS)[number] =>
  DEFENCE_CHITS.some((one) => one === chit);
