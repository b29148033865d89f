import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { owesWords } from '../../lobby/salts/sealed-words.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/**
 * To a player whose words are waited for, as long as they are: without them no game begins, whatever mail they want.
 */
export const openWords: LetterKind<'open-words'> = forPlayer(async ({ services: s }, { tableId, playerId }) => {
  const table = await s.db.table.findUniqueOrThrow({ where: { id: tableId }, include: { seats: true } });
  const owes = table.seats.some((seat) => seat.playerId === playerId && owesWords(seat));
  const player = await findPlayer(s, playerId);
  if (!player || !owes || table.status !== 'forming' || table.serverSalt === null) return drop('no-longer-news');

  const { name: tableName, seedHash, serverSalt } = table;
  const gameName = rulesOf(s, table.game).name;
  const { baseUrl } = s.settings;
  const facts = { tableName, gameName, seedHash, serverSalt, url: tableUrl(s.settings, tableId), baseUrl };
  return {
    what: 'letter',
    to: readerOf(player),
    compose: (translator) => composeOpenWords(facts, translator),
    thread: { tableId, playerId },
  };
});

export type OpenWordsMail = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly seedHash: string;
  /** What the server adds to chance; see lobby/salts/await-words.ts. */
  readonly serverSalt: string;
  readonly url: string;
  readonly baseUrl: string;
};

/**
 * Everybody has sat down: the reader is asked for the words promised, with what the server fixed before they are open.
 */
export function composeOpenWords(mail: OpenWordsMail, translator: Translator): MailContent {
  const names = { game: mail.gameName, table: mail.tableName };
  const { seedHash: seal, serverSalt: server, baseUrl } = mail;
  return writeLetter(
    {
      subject: msg('subjects.words'),
      about: { game: mail.gameName, table: mail.tableName },
      headline: msg('mail.words-title'),
      leads: [msg('mail.words-lead', names)],
      facts: [msg('mail.words-seal', { seal }), msg('mail.words-server', { server })],
      button: { words: msg('mail.words-button'), url: mail.url },
      notes: [msg('mail.words-lost')],
      why: msg('mail.words-why', names),
      links: [preferencesLink(baseUrl)],
    },
    baseUrl,
    translator,
  );
}
