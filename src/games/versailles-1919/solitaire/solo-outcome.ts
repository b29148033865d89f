import type { Message } from '../../../kernel/message.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { issueVp } from '../cards.ts';
import { nationArgs } from '../names.ts';
import type { Position } from '../types.ts';
import { msg } from './msg.ts';
import { SOLO_SEAT, soloOf } from './solo.ts';
import { nextTarget } from './target.ts';
import { strengthsOf } from './value.ts';

/**
 * 16.13: the player has won with the target's VP. The sheet shows the factions' strengths (16.3) and the next target.
 */
export function soloOutcome(position: Position): Outcome {
  const { state, pack } = position;
  const { points, target, faction } = soloOf(state);
  const won = points >= target;
  return {
    winners: won ? [SOLO_SEAT] : [],
    summary: soloEndText(points, target),
    standings: [{ seat: SOLO_SEAT, place: won ? 1 : 2, score: points }],
    sheet: [
      msg('versailles-1919-solitaire.sheet.points', { points, target }),
      ...strengthsOf(position).map((each) => {
        const issues = issueVp(state, pack, each.faction);
        return msg('versailles-1919-solitaire.sheet.strength', {
          ...nationArgs(each.faction),
          own: each.faction === faction ? 'yes' : 'no',
          strength: each.strength,
          issues,
          tokens: each.strength - issues,
        });
      }),
      nextText(target, won),
    ],
  };
}

/** The end in one or two sentences, with the next target. */
export function soloEndText(points: number, target: number): Message {
  const won = points >= target;
  const args = { points, target, next: nextText(target, won) };
  return won ? msg('versailles-1919-solitaire.won', args) : msg('versailles-1919-solitaire.lost', args);
}

function nextText(target: number, won: boolean): Message {
  const { next, afterTwo } = nextTarget(target, won);
  return msg('versailles-1919-solitaire.sheet.next', {
    won: won ? 'yes' : 'no',
    next,
    after: afterTwo,
    twice: afterTwo === next ? 'no' : 'yes',
  });
}
