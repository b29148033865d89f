import type { Step } from '../types.ts';
import { endLoans } from './end-loans.ts';
import { partFromEnemies } from './part-from-enemies.ts';
import { dropTreaties } from './treaties.ts';

/** What a peace laid on its loser for some time ends; corps that were lent come back (B.4). */
export const endTreatiesStep: Step<'end-treaties'> = {
  section: '4.4.6',
  run: (play) => {
    const { state, tell, push } = play;
    dropTreaties(state);
    const { loans, partings } = endLoans(play);
    for (const { corps, from, to } of loans) tell({ type: 'corps-returned', power: from, by: to, corps });
    if (play.has('returns_apart')) partFromEnemies(play, loans);
    if (partings.length > 0) push({ step: 'go-home', args: { departures: [...partings] } });
  },
};
