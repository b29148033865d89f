import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { LetterAct } from '../../notifications/reply.ts';
import type { Services } from '../../platform/services.ts';
import { readPressTable } from '../../press/press-table.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl, tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';

/**
 * The answer to a letter that came by mail: why it was not sent, the link that sends it where nothing proved its
 * writer, or what of it was left out. One that went as it came gets none. It goes to the player's own address only,
 * whoever wrote the mail.
 */
export const letterAnswer: LetterKind<'letter-answer'> = forPlayer(
  async ({ services: s }, { told, tableId, playerId }) => {
    const [{ sent, notes, text, from, waits }] = told;
    const player = await findPlayer(s, playerId);
    if (!player) return drop('nobody-to-tell');
    const { name: tableName, gameName } = await readPressTable(s, tableId);
    const { baseUrl } = s.settings;
    const url = `${tableUrl(s.settings, tableId)}/press`;
    const sendUrl = waits && (await sendingUrl(s, { tableId, playerId }, waits));
    const facts = { tableName, gameName, sent, notes, text, from, url, sendUrl, baseUrl };
    return {
      what: 'letter',
      to: readerOf(player),
      compose: (translator) => composeLetterAnswer(facts, translator),
      thread: { tableId, playerId },
    };
  },
);

/** The link that sends a letter of which it was not clear who wrote it. */
async function sendingUrl(
  s: Services,
  by: { readonly tableId: string; readonly playerId: string },
  { to, text, unsigned, key, said }: LetterAct,
): Promise<string> {
  return linkUrl(s.settings, 'letter', await issueLink(s, { purpose: 'letter', ...by, to, text, unsigned, key, said }));
}

export type LetterAnswerMail = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly sent: boolean;
  readonly notes: readonly Message[];
  /** What was written, and from which address it came. */
  readonly text: string;
  readonly from: string;
  readonly url: string;
  /** Sends it, where it only waits for its writer to confirm it. */
  readonly sendUrl?: string | undefined;
  readonly baseUrl: string;
};

export function composeLetterAnswer(mail: LetterAnswerMail, translator: Translator): MailContent {
  const { tableName: table, gameName: game, sent, notes, text, from, url, sendUrl, baseUrl } = mail;
  const unsent = sendUrl === undefined ? 'refused' : 'waits';
  const kind = sent ? 'sent' : unsent;
  const all = { words: msg('press.mail-all'), url };
  return writeLetter(
    {
      subject: msg('press.answer-subject', { kind }),
      about: { game, table },
      headline: msg('press.answer-title', { kind }),
      leads: notes,
      quotes: text === '' ? [] : [{ by: undefined, lines: text.split('\n').filter((line) => line.trim() !== '') }],
      button: sendUrl === undefined ? all : { words: msg('reply.letter-link'), url: sendUrl },
      links: sendUrl === undefined ? [] : [all],
      why: msg('press.answer-why', { from }),
    },
    baseUrl,
    translator,
  );
}
