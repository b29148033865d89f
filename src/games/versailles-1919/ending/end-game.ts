import type { FactionId } from '../pack-types.ts';
import { endSolo } from '../solitaire/score-solo.ts';
import type { At, Step } from '../types.ts';
import { compareScores, type Score, scoreOf } from './score.ts';

/** 13.2, 13.3: the game is over, at once. */
export const endGame: Step<'end-game'> = {
  section: '13',
  run(play, { how }) {
    const { state, pack, tell, end } = play;
    state.ending = { how, issue: how === 'end-card' ? pack.endCard : undefined };
    if (endSolo(play)) return;
    const scores = ranking(play);
    tell({
      type: 'game-over',
      winners: winnersOf(play),
      scores: scores.map(({ faction, total }) => ({ faction, vp: total })),
    });
    end();
  },
};

/** The factions that can win, best first. */
export function ranking(position: At): readonly Score[] {
  return position.state.order
    .map((faction) => scoreOf(position, faction))
    .sort((a, b) => compareScores(position, a, b));
}

/** 14.5: more than one when they share the victory. */
export function winnersOf(position: At): readonly FactionId[] {
  const scores = ranking(position);
  const [best] = scores;
  if (!best) return [];
  return scores.filter((score) => compareScores(position, best, score) === 0).map(({ faction }) => faction);
}
