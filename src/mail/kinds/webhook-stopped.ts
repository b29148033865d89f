import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/** To the host: an address is told nothing any more, as long as it is still given up. */
export const webhookStopped: LetterKind<'webhook-stopped'> = forPlayer(async ({ services: s }, mail) => {
  const { told, playerId } = mail;
  const webhook = await s.db.webhook.findUnique({ where: { id: told[0].webhook }, include: { table: true } });
  const reader = await findPlayer(s, playerId);
  if (!reader || !webhook?.stoppedAt || webhook.table.hostId !== playerId) return drop('no-longer-news');
  const { baseUrl } = s.settings;
  const facts = {
    tableName: webhook.table.name,
    gameName: rulesOf(s, webhook.table.game).name,
    host: new URL(webhook.url).host,
    url: `${baseUrl}/t/${webhook.tableId}/webhooks`,
    baseUrl,
  };
  return {
    what: 'letter',
    to: readerOf(reader),
    compose: (translator) => composeWebhookStopped(facts, translator),
    thread: { tableId: webhook.tableId, playerId },
  };
});

export type WebhookStoppedMail = {
  readonly tableName: string;
  readonly gameName: Message;
  /** Of the address that took nothing. */
  readonly host: string;
  readonly url: string;
  readonly baseUrl: string;
};

/** A webhook took nothing for so long that it is told nothing any more. */
export function composeWebhookStopped(mail: WebhookStoppedMail, translator: Translator): MailContent {
  const names = { table: mail.tableName, host: mail.host };
  return writeLetter(
    {
      subject: msg('outlets.stopped-subject', { host: mail.host }),
      about: { game: mail.gameName, table: mail.tableName },
      headline: msg('outlets.stopped-title'),
      leads: [msg('outlets.stopped-lead', names)],
      button: { words: msg('outlets.stopped-see'), url: mail.url },
      why: msg('outlets.stopped-why', { table: mail.tableName }),
      links: [preferencesLink(mail.baseUrl)],
    },
    mail.baseUrl,
    translator,
  );
}
