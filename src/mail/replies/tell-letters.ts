import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { ReplyAct } from '../../notifications/reply.ts';
import { cleanLine } from '../inbound/clean-text.ts';
import type { LetterSection } from '../letter/write-letter.ts';

/** Of a letter that is sent its writer is told the beginning. */
const TOLD = 400;

/** The letters of a reply that waits: to whom each goes, what it says, and what was left out of it. */
export function letterSections(acts: readonly ReplyAct[]): readonly LetterSection[] {
  return acts.flatMap((act) =>
    act.does === 'letter'
      ? [
          {
            title: msg('reply.letter-heading', { said: act.said }),
            leads: [],
            lines: act.text.split('\n'),
            notes: act.notes,
          },
        ]
      : [],
  );
}

/** The letters that were sent, each in a sentence. */
export function letterNotes(acts: readonly ReplyAct[]): readonly Message[] {
  return acts.flatMap((act) => {
    if (act.does !== 'letter') return [];
    const text = cleanLine(act.text, TOLD);
    return [msg('reply.letter-text', { said: act.said, text }), ...act.notes];
  });
}
