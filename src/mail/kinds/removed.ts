import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/** The host has given their place away: news until they have one again. */
export const removed: LetterKind<'removed'> = forPlayer(async ({ services: s }, { tableId, playerId }) => {
  const table = await s.db.table.findUnique({ where: { id: tableId }, include: { seats: true, host: true } });
  const player = await findPlayer(s, playerId);
  if (!table || !player) return drop('nobody-to-tell');
  if (table.seats.some((seat) => seat.playerId === playerId)) return drop('no-longer-news');
  if (!wantsMail(player.mail, 'start')) return drop('not-wanted');
  const facts = {
    hostName: table.host.name,
    tableName: table.name,
    gameName: rulesOf(s, table.game).name,
    baseUrl: s.settings.baseUrl,
  };
  return { what: 'letter', to: readerOf(player), compose: (translator) => composeRemoved(facts, translator) };
});

type RemovedMail = {
  readonly hostName: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly baseUrl: string;
};

/** To somebody who had joined: they do not play this time. */
export function composeRemoved(mail: RemovedMail, translator: Translator): MailContent {
  const { hostName: host, gameName: game, tableName: table, baseUrl } = mail;
  return writeLetter(
    {
      subject: msg('lobby.removed-subject', { game }),
      about: { game, table },
      headline: msg('lobby.removed-title', { host }),
      leads: [msg('lobby.removed-lead')],
      why: msg('lobby.removed-why', { game, table }),
      links: [preferencesLink(baseUrl)],
    },
    baseUrl,
    translator,
  );
}
