import { type BattlePiece, battlePiece } from '../battle/battle-piece.ts';
import type { Fact } from '../fact.ts';
import type { Pack } from '../pack-types.ts';

/** What a fact adds to the picture of a battle. */
export function sceneOf(pack: Pack, fact: Fact): BattlePiece | undefined {
  switch (fact.type) {
    case 'battle-joined':
    case 'withdrawal-tried':
    case 'battle-arrival':
    case 'guard-committed':
    case 'bombardment':
    case 'battle-round':
    case 'battle-over':
    case 'pursuit':
    case 'retreated':
    case 'surrendered-in-battle':
    case 'corps-destroyed':
    case 'leader-fell':
      return battlePiece(pack, fact);
    default:
      return undefined;
  }
}
