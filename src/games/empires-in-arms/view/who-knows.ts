import type { Viewer } from '../../../kernel/decision.ts';
import type { Power } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** Whether a viewer knows what a power keeps to itself; what is nobody's they do not. */
export type Knows = (power: Power | undefined) => boolean;

/** 2.4.2: its own player and moderators do; 14.3: whoever answers for a power sees what its player would. */
export function whoKnows({ powers }: Pick<State, 'powers'>, viewer: Viewer): Knows {
  return (power) =>
    viewer === 'moderator' || (power !== undefined && (viewer === power || viewer === powers[power].controller));
}
