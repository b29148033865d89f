import type { Outcome } from '../../../kernel/outcome.ts';
import { regionScore } from '../scoring/score-region.ts';
import { sideOf } from '../sides.ts';
import type { Ending } from '../state.ts';
import type { Position } from '../types.ts';
import { endingWith } from './final-scoring.ts';
import { outcomeOf } from './outcome.ts';

/**
 * How the game would end now: the final scoring (7.2) of what lies on the map, and the winner by the marker (7.3).
 * There is no aftermath (7.1): it compares cards that are set aside only when both rounds are over, and they stay
 * hidden.
 */
export function tallyOf(position: Position): Outcome {
  const { state, pack } = position;
  if (state.ending) return outcomeOf(position);
  const sheet = [...state.sheet];
  let { score } = state;
  let flag: Ending | undefined;
  for (const { id } of pack.regions) {
    const { line } = regionScore(position, id, 'final');
    score += line.net;
    sheet.push({ ...line, score });
    const winner = sideOf(score);
    if (winner && Math.abs(score) >= pack.figures.stepsToFlag) {
      flag = { winner, how: 'flag', when: 'final' };
      break;
    }
  }
  return outcomeOf({ ...position, state: { ...state, score, sheet, ending: flag ?? endingWith(pack, score) } });
}
