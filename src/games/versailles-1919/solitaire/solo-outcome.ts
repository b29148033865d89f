import type { Message } from '../../../kernel/message.ts';
import type { Outcome } from '../../../kernel/rules.ts';
import { issueVp } from '../cards.ts';
import { nationArgs } from '../names.ts';
import type { Position } from '../types.ts';
import { say } from './say.ts';
import { SOLO_SEAT, soloOf } from './solo.ts';
import { type NextTarget, nextTarget } from './target.ts';
import { strengthsOf } from './value.ts';

/** 16.13: the player has won with the target's VP; the sheet shows the factions' strengths at the end (16.3). */
export function soloOutcome(position: Position): Outcome {
  const { state, pack } = position;
  const { points, target, faction } = soloOf(state);
  const won = points >= target;
  const next = nextTarget(target, won);
  return {
    winners: won ? [SOLO_SEAT] : [],
    summary: soloEndText(points, target, next),
    standings: [{ seat: SOLO_SEAT, place: won ? 1 : 2, score: points }],
    sheet: [
      say('versailles-1919-solitaire.sheet.points', { points, target }),
      ...strengthsOf(position).map((each) => {
        const issues = issueVp(state, pack, each.faction);
        return say('versailles-1919-solitaire.sheet.strength', {
          ...nationArgs(each.faction),
          own: each.faction === faction ? 'yes' : 'no',
          strength: each.strength,
          issues,
          tokens: each.strength - issues,
        });
      }),
      say('versailles-1919-solitaire.sheet.next', nextArgs(next, won)),
    ],
  };
}

/** The end in one or two sentences, with the next target. */
export function soloEndText(points: number, target: number, next: NextTarget): Message {
  const won = points >= target;
  return say(won ? 'versailles-1919-solitaire.won' : 'versailles-1919-solitaire.lost', {
    points,
    target,
    next: say('versailles-1919-solitaire.sheet.next', nextArgs(next, won)),
  });
}

function nextArgs({ next, afterTwo }: NextTarget, won: boolean) {
  return { won: won ? 'yes' : 'no', next, after: afterTwo, twice: afterTwo === next ? 'no' : 'yes' };
}
