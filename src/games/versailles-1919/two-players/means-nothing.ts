import type { Effect } from '../effect.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import { isNeutral } from './neutral.ts';

/**
 * 15.7: for a faction without units and happiness some effects mean nothing, so it is not asked which of them it
 * likes best.
 */
export function meansNothing(state: State, effect: Effect, you: FactionId): boolean {
  if (!isNeutral(state, you)) return false;
  switch (effect.op) {
    case 'demobilize':
    case 'deploy':
    case 'ready-unit':
    case 'exhaust-units':
      return true;
    case 'happiness':
      return effect.who === 'you' || effect.who === you;
    case 'all':
    case 'either':
      return effect.effects.every((part) => meansNothing(state, part, you));
    default:
      return false;
  }
}
