import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { DeclinedMail } from './declined.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/** An invitation did not arrive: to the host, as long as it is open. Without this mail they would wait for nothing. */
export const undelivered: LetterKind<'undelivered'> = forPlayer(async ({ services: s }, { told, playerId }) => {
  const [{ invitation: id }] = told;
  const invitation = await s.db.invitation.findUnique({ where: { id }, include: { table: true, player: true } });
  const host = await findPlayer(s, playerId);
  if (!invitation || !host) return drop('nobody-to-tell');
  const { table, status, failedAt, email } = invitation;
  if (status !== 'open' || failedAt === null || table.status !== 'forming') return drop('no-longer-news');

  const name = invitation.byName ? invitation.player?.name : undefined;
  const facts = {
    // Whom the host chose by name, they are not told the address of.
    who: name ?? email,
    address: name === undefined ? email : undefined,
    tableName: table.name,
    gameName: rulesOf(s, table.game).name,
    url: tableUrl(s.settings, table.id),
    baseUrl: s.settings.baseUrl,
  };
  return { what: 'letter', to: readerOf(host), compose: (translator) => composeUndelivered(facts, translator) };
});

/** To the host: the mail of an invitation came back. */
export function composeUndelivered(
  mail: Omit<DeclinedMail, 'address'> & { readonly address: string | undefined },
  translator: Translator,
): MailContent {
  const { who, gameName: game, tableName: table, baseUrl } = mail;
  return writeLetter(
    {
      subject: msg('lobby.undelivered-subject', { address: who }),
      about: { game, table },
      headline: msg('lobby.undelivered-title', { who }),
      leads: [msg('lobby.undelivered-lead')],
      button: { words: msg('mail.foot-table'), url: mail.url },
      why: msg('mail.host-why', { game, table }),
      trusted: mail.address === undefined ? [] : [mail.address],
    },
    baseUrl,
    translator,
  );
}
