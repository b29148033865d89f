import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { readPressTable } from '../../press/press-table.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';

/**
 * The answer to a letter that came by mail: why it was not sent, or what of it was left out. One that went as it came
 * gets none. It goes to the player's own address only, whoever wrote the mail.
 */
export const letterAnswer: LetterKind<'letter-answer'> = forPlayer(
  async ({ services: s }, { told, tableId, playerId }) => {
    const [{ sent, notes, text, from }] = told;
    const player = await findPlayer(s, playerId);
    if (!player) return drop('nobody-to-tell');
    const { name: tableName, gameName } = await readPressTable(s, tableId);
    const { baseUrl } = s.settings;
    const url = `${tableUrl(s.settings, tableId)}/press`;
    const facts = { tableName, gameName, sent, notes, text, from, url, baseUrl };
    return {
      what: 'letter',
      to: readerOf(player),
      compose: (translator) => composeLetterAnswer(facts, translator),
      thread: { tableId, playerId },
    };
  },
);

export type LetterAnswerMail = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly sent: boolean;
  readonly notes: readonly Message[];
  /** What was written, and from which address it came. */
  readonly text: string;
  readonly from: string;
  readonly url: string;
  readonly baseUrl: string;
};

export function composeLetterAnswer(mail: LetterAnswerMail, translator: Translator): MailContent {
  const { tableName: table, gameName: game, sent, notes, text, from, url, baseUrl } = mail;
  const kind = sent ? 'sent' : 'refused';
  return writeLetter(
    {
      subject: msg('press.answer-subject', { kind }),
      about: { game, table },
      headline: msg('press.answer-title', { kind }),
      leads: notes,
      quotes: text === '' ? [] : [{ by: undefined, lines: text.split('\n').filter((line) => line.trim() !== '') }],
      button: { words: msg('press.mail-all'), url },
      why: msg('press.answer-why', { from }),
    },
    baseUrl,
    translator,
  );
}
