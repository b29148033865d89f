import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import type { Occasion } from '../turn/occasion.ts';
import { subjectArgs } from '../turn/subject-args.ts';
import type { TableMail } from '../turn/table-mail.ts';
import type { TableMailHead } from '../turn/write-table-mail.ts';
import type { TableKind } from './mail-kind.ts';

/** As much of a question as a subject has room for. */
const SHOWN = 70;

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
  const { names, due } = subjectArgs(mail, translator);
  const [asked] = mail.asked;
  if (mail.questions.length === 0 && asked) {
    const what = shorten(translator.t(asked.optionalAction?.label ?? asked.prompt));
    return {
      subject: msg('mail.asked-subject', { ...names, what }),
      headline: msg('mail.asked-title', names),
      leads: [],
    };
  }
  const subject =
    due === undefined ? msg('mail.turn-subject-open', names) : msg('mail.turn-subject', { ...names, due });
  return { subject, headline: msg('mail.turn-title', names), leads: [] };
}

/** The beginning of a sentence, cut between words. */
function shorten(words: string): string {
  if (words.length <= SHOWN) return words;
  const cut = words.slice(0, SHOWN);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHOWN / 2))}…`;
}
