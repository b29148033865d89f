import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { toPlayer } from '../../people/player.ts';
import { preferencesLink, stopLinks } from '../letter/foot-links.ts';
import { readerOf } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/** To somebody who was made moderator of a table, as long as they are. */
export const appointed: LetterKind<'appointed'> = forPlayer(async ({ services: s }, mail) => {
  const { tableId, playerId } = mail;
  const [{ by }] = mail.told;
  const found = await s.db.tableModerator.findUnique({
    where: { tableId_playerId: { tableId, playerId } },
    include: { table: true, player: true },
  });
  if (!found) return drop('no-longer-news');

  const player = toPlayer(found.player);
  const { baseUrl } = s.settings;
  const host = await s.db.player.findUnique({ where: { id: by }, select: { name: true } });
  const unsubscribeUrl = await stopUrl(s, mail, player.email);
  const facts = {
    stopUrl: unsubscribeUrl,
    by: host?.name ?? '',
    tableName: found.table.name,
    gameName: rulesOf(s, found.table.game).name,
    url: `${baseUrl}/t/${tableId}/moderation`,
    baseUrl,
  };
  return {
    what: 'letter',
    to: readerOf(player),
    compose: (translator) => composeAppointed(facts, translator),
    unsubscribeUrl,
    thread: { tableId, playerId },
  };
});

export type AppointedMail = {
  /** The player who made them moderator. */
  readonly by: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly url: string;
  readonly stopUrl: string | undefined;
  readonly baseUrl: string;
};

/** Somebody has been made moderator of a table. */
export function composeAppointed(mail: AppointedMail, translator: Translator): MailContent {
  const names = { game: mail.gameName, table: mail.tableName, name: mail.by };
  return writeLetter(
    {
      subject: msg('subjects.appointed'),
      about: { game: mail.gameName, table: mail.tableName },
      headline: msg('moderation.mail-title-appointed'),
      leads: [msg('moderation.mail-appointed', names)],
      button: { words: msg('moderation.mail-appointed-see'), url: mail.url },
      notes: [msg('moderation.mail-appointed-not')],
      why: msg('moderation.mail-why-moderator', names),
      links: [preferencesLink(mail.baseUrl), ...stopLinks(mail.stopUrl)],
    },
    mail.baseUrl,
    translator,
  );
}
