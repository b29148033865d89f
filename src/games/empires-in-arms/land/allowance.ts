import type { Corps } from '../force-types.ts';
import { isPower } from '../forces/who-commands.ts';
import type { Power } from '../pack-lists.ts';

/** 7.3.1.1: the movement points of a corps in a land step: those of minor countries march faster for France. */
export function allowanceOf({ nation, movement, movementUnderFrance }: Corps, commander: Power | undefined): number {
  return commander === 'france' && !isPower(nation) ? movementUnderFrance : movement;
}
