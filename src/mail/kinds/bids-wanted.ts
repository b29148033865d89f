import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/** To a player whose bids are waited for, as long as they are: without them no game begins, whatever mail they want. */
export const bidsWanted: LetterKind<'bids-wanted'> = forPlayer(async ({ services: s }, { tableId, playerId }) => {
  const table = await s.db.table.findUniqueOrThrow({ where: { id: tableId }, include: { seats: true } });
  const owes = table.seats.some((seat) => seat.playerId === playerId && seat.bids === null);
  const player = await findPlayer(s, playerId);
  const { bidding, name: gameName } = rulesOf(s, table.game);
  if (!player || !owes || table.status !== 'forming' || !bidding) return drop('no-longer-news');

  const { baseUrl } = s.settings;
  const facts = { tableName: table.name, gameName, about: bidding.about, url: tableUrl(s.settings, tableId), baseUrl };
  return {
    what: 'letter',
    to: readerOf(player),
    compose: (translator) => composeBidsWanted(facts, translator),
    thread: { tableId, playerId },
  };
});

export type BidsWantedMail = {
  readonly tableName: string;
  readonly gameName: Message;
  /** What a bid costs, as the game says it. */
  readonly about?: Message | undefined;
  readonly url: string;
  readonly baseUrl: string;
};

/** Everybody has joined, and the reader has not bid yet. */
export function composeBidsWanted(mail: BidsWantedMail, translator: Translator): MailContent {
  const { tableName: table, gameName: game, about, url, baseUrl } = mail;
  return writeLetter(
    {
      subject: msg('subjects.bids'),
      about: { game, table },
      headline: msg('bids.heading'),
      leads: [msg('bids.mail-lead', { game, table })],
      facts: about ? [about] : [],
      button: { words: msg('bids.mail-button'), url },
      notes: [msg('bids.secret')],
      why: msg('bids.mail-why', { game, table }),
      links: [preferencesLink(baseUrl)],
    },
    baseUrl,
    translator,
  );
}
