import type { FactionId } from '../pack-types.ts';
import type { Solo } from '../state.ts';
import type { At } from '../types.ts';
import { botsOf } from './solo.ts';
import { type Strength, strengthsOf } from './value.ts';

/** Solitaire as it lies there: which faction the player runs, their VP, and how strong each faction is (16.3). */
export type SoloView = Readonly<Solo> & {
  readonly bots: readonly FactionId[];
  readonly strengths: readonly Strength[];
};

export function soloView(position: At): SoloView | undefined {
  const { solo } = position.state;
  return solo && { ...solo, bots: botsOf(position.state), strengths: strengthsOf(position) };
}
