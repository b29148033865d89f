import type { Pack } from '../pack-types.ts';
import { endGame } from '../scoring/move-marker.ts';
import { sideOf } from '../sides.ts';
import type { Ending } from '../state.ts';
import type { Step } from '../types.ts';

/**
 * 7.2: every region once, in the printed order, whether it was scored before or is incomplete; a flag ends it at once.
 */
export const finalScoring: Step<'final-scoring'> = {
  section: '7.2',
  run({ pack, push }) {
    push(
      ...pack.regions.map(({ id }) => ({
        step: 'score-region' as const,
        args: { region: id, reason: 'final' as const },
      })),
    );
  },
};

/** 7.3: no flag was reached: the side ahead wins; with the marker in the middle, the US. */
export const decideWinner: Step<'decide-winner'> = {
  section: '7.3',
  run(play) {
    endGame(play, endingWith(play.pack, play.state.score));
  },
};

/** 7.3: how a game ends that no flag has ended. */
export function endingWith(pack: Pack, score: number): Ending {
  const ahead = sideOf(score);
  return { winner: ahead ?? pack.figures.levelWinner, how: ahead ? 'ahead' : 'level', when: 'final' };
}
