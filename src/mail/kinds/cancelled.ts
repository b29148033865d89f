import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { toPlayer } from '../../people/player.ts';
import { preferencesLink, stopLinks } from '../letter/foot-links.ts';
import { readerAt } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/**
 * The host has called a table off. Players who had joined hear of it as they would have heard of its start; those who
 * were only invited, if the invitation has reached them and they want such mails.
 */
export const cancelled: LetterKind<'cancelled'> = {
  letter: async ({ services: s }, mail) => {
    const { tableId, playerId } = mail;
    const table = await s.db.table.findUnique({ where: { id: tableId ?? '' }, include: { host: true } });
    if (table?.status !== 'cancelled') return drop('no-longer-news');
    const row = await s.db.player.findUnique({ where: playerId === null ? { email: mail.to } : { id: playerId } });
    const player = row ? toPlayer(row) : undefined;
    const seat = player && (await s.db.seat.findFirst({ where: { tableId: table.id, playerId: player.id } }));
    if (seat?.muted) return drop('muted');
    if (player && !wantsMail(player.mail, seat ? 'start' : 'invitation')) return drop('not-wanted');
    const told = { kind: 'invitation', tableId: table.id, to: mail.to, status: 'sent' } as const;
    if (!seat && (await s.db.mail.count({ where: told })) === 0) return drop('not-told');

    const to = player?.email ?? mail.to;
    const unsubscribeUrl = seat ? undefined : await stopUrl(s, mail, to);
    const facts = {
      stopUrl: unsubscribeUrl,
      hostName: table.host.name,
      tableName: table.name,
      gameName: rulesOf(s, table.game).name,
      joined: Boolean(seat),
      baseUrl: s.settings.baseUrl,
    };
    return {
      what: 'letter',
      to: readerAt(to, player, { timeZone: table.timeZone, locale: table.host.locale }),
      compose: (translator) => composeCancelled(facts, translator),
      unsubscribeUrl,
    };
  },
};

export type CancelledMail = {
  readonly hostName: string;
  readonly tableName: string;
  readonly gameName: Message;
  /** They had joined; otherwise they were invited. */
  readonly joined: boolean;
  /** Stops such mails, for somebody who was only invited. */
  readonly stopUrl: string | undefined;
  readonly baseUrl: string;
};

/** The host has called the table off before the game began: nothing is left to do. */
export function composeCancelled(mail: CancelledMail, translator: Translator): MailContent {
  const names = { host: mail.hostName, game: mail.gameName, table: mail.tableName };
  return writeLetter(
    {
      subject: msg('subjects.cancelled', names),
      about: { game: mail.gameName, table: mail.tableName },
      headline: msg('mail.cancelled-title', names),
      leads: [msg('mail.cancelled-lead', names)],
      why: mail.joined ? msg('mail.cancelled-why-joined', names) : msg('mail.cancelled-why-invited', names),
      links: [preferencesLink(mail.baseUrl), ...stopLinks(mail.stopUrl)],
    },
    mail.baseUrl,
    translator,
  );
}
