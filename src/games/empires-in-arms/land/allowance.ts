import type { Corps } from '../force-types.ts';
import { isPower } from '../forces/who-commands.ts';
import type { CorpsSymbol, Irregular, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

const MOUNTED: readonly CorpsSymbol[] = ['cavalry', 'feudal_cavalry'];

/** 7.3.1.1: the movement points of a corps in a land step: those of minor countries march faster for France. */
export function allowanceOf({ nation, movement, movementUnderFrance }: Corps, commander: Power | undefined): number {
  return commander === 'france' && !isPower(nation) ? movementUnderFrance : movement;
}

/** 7.3.1.2: cavalry never forces its march; Austrian light infantry, which is as fast, is infantry (ruling). */
export function mayForce({ symbol }: Corps): boolean {
  return !MOUNTED.includes(symbol);
}

/** 7.3.1.1: cossacks and freikorps move as cavalry does. Guerrillas have no points: they move one area. */
export function irregularAllowance({ corps }: Pick<Pack, 'corps'>, kind: Irregular): number {
  switch (kind) {
    case 'guerrilla':
      return 1;
    case 'cossack':
    case 'freikorps':
      return Math.max(...corps.flatMap((one) => (mayForce(one) ? [] : [one.movement])));
  }
}
