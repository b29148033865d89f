import type { Message } from '../../../kernel/message.ts';
import { leaderOf } from '../influence/cubes.ts';
import { nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { Position } from '../types.ts';
import { msg } from './msg.ts';
import { strengthsText } from './strengths-text.ts';
import { strengthsOf } from './value.ts';

/** 16.6: a faction that leads all issues on the Table must settle one of them; in solitaire only. */
export function mustSettle(state: State, faction: FactionId): boolean {
  const { solo, table } = state;
  return solo !== undefined && table.length > 0 && table.every((issue) => leaderOf(state, issue) === faction);
}

/** The question for the action, in solitaire with the player's VP and what they must do. */
export function actionPrompt(position: Position, faction: FactionId, prompt: Message): Message {
  const { solo } = position.state;
  if (!solo) return prompt;
  return msg('versailles-1919-solitaire.ask.action', {
    prompt,
    who: nationName(faction),
    points: solo.points,
    target: solo.target,
    strengths: strengthsText(strengthsOf(position)),
    must: mustSettle(position.state, faction) ? 'yes' : 'no',
  });
}
