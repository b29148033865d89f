import { type OfferedCorrection, offeredCorrections } from '../kernel/corrections.ts';
import { countAnswers } from '../kernel/count-answers.ts';
import type { Head } from '../log/heads.ts';

/** What a moderator can put right just now: the game's corrections that have any answer. None when the game is over. */
export function possibleCorrections({ game, machine }: Pick<Head, 'game' | 'machine'>): readonly OfferedCorrection[] {
  if (machine.over) return [];
  return offeredCorrections(game, machine).filter(({ question }) => countAnswers(question.choice, 1) > 0);
}
