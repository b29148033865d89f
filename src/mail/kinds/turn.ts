import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import type { Occasion } from '../turn/occasion.ts';
import { askedInShort } from '../turn/question-in-short.ts';
import { subjectArgs } from '../turn/subject-args.ts';
import type { TableMail } from '../turn/table-mail.ts';
import type { TableMailHead } from '../turn/write-table-mail.ts';
import type { TableKind } from './mail-kind.ts';

/** The seat is asked something. An optional action that is over is no news; one that calls for an answer is. */
export const turn: TableKind<'turn'> = {
  news: (_data, { table }) => {
    const asked = table.decisions.some(waitsForMe) || table.optionalActions.some(({ calls }) => calls);
    return asked ? turnNews : undefined;
  },
};

export const turnNews: Occasion = { kind: 'turn', head };

/** What changed, what the reader must decide, by when, and what happens if they do not; or what somebody asks them. */
function head(mail: TableMail, translator: Translator): TableMailHead {
  const { names } = subjectArgs(mail, translator);
  const onlyAsked = mail.questions.length === 0 && mail.asked.length > 0;
  return {
    subject: askedInShort(mail, translator) ?? names.seat,
    headline: msg(onlyAsked ? 'mail.asked-title' : 'mail.turn-title', names),
    leads: [],
  };
}
