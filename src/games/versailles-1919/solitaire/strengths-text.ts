import type { Message } from '../../../kernel/message.ts';
import { nationName } from '../names.ts';
import { msg } from './msg.ts';
import type { Strength } from './value.ts';

/** Strengths in words: "the UK 9, France 7 and the US 7". */
export function strengthsText(strengths: readonly Strength[]): readonly Message[] {
  return strengths.map(({ faction, strength }) =>
    msg('versailles-1919-solitaire.strength-of', { who: nationName(faction), strength }),
  );
}
