import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { readPressTable } from '../../press/press-table.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';

/** A moderator has read letters that the reader wrote or got, because somebody reported them. */
export const lettersRead: LetterKind<'letters-read'> = forPlayer(
  async ({ services: s }, { told, tableId, playerId }) => {
    const player = await findPlayer(s, playerId);
    if (!player) return drop('nobody-to-tell');
    const { name: tableName, gameName, people } = await readPressTable(s, tableId);
    const { baseUrl } = s.settings;
    const here = people.some((one) => one.playerId === playerId);
    const count = told.reduce((sum, one) => sum + one.count, 0);
    const facts = {
      tableName,
      gameName,
      count,
      url: here ? `${tableUrl(s.settings, tableId)}/press` : undefined,
      baseUrl,
    };
    return {
      what: 'letter',
      to: readerOf(player),
      compose: (translator) => composeLettersRead(facts, translator),
      thread: { tableId, playerId },
    };
  },
);

export type LettersReadMail = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly count: number;
  /** Undefined: the reader has left the table. */
  readonly url: string | undefined;
  readonly baseUrl: string;
};

export function composeLettersRead(mail: LettersReadMail, translator: Translator): MailContent {
  const { tableName: table, gameName: game, count, url, baseUrl } = mail;
  return writeLetter(
    {
      subject: msg('press.read-subject', { count }),
      about: { game, table },
      headline: msg('press.read-title', { count }),
      leads: [msg('press.read-lead')],
      button: url === undefined ? undefined : { words: msg('press.mail-all'), url },
      why: msg('press.read-why', { game, table }),
      links: [preferencesLink(baseUrl)],
    },
    baseUrl,
    translator,
  );
}
