import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/**
 * Somebody will not play: news to the host, who may turn off such mails with those of a start, until the table is full.
 */
export const declined: LetterKind<'declined'> = forPlayer(async ({ services: s }, { told, playerId }) => {
  const [{ invitation: id }] = told;
  const invitation = await s.db.invitation.findUnique({ where: { id }, include: { table: true, player: true } });
  const host = await findPlayer(s, playerId);
  if (!invitation || !host) return drop('nobody-to-tell');
  const { table, status, email } = invitation;
  if (status !== 'declined' || table.status !== 'forming') return drop('no-longer-news');
  if (!wantsMail(host.mail, 'start')) return drop('not-wanted');

  const facts = {
    // The host knows the address, but not whose it is; of whom they chose by name it is the other way round.
    who: (invitation.byName && invitation.player?.name) || email,
    address: email,
    tableName: table.name,
    gameName: rulesOf(s, table.game).name,
    url: tableUrl(s.settings, table.id),
    baseUrl: s.settings.baseUrl,
  };
  return { what: 'letter', to: readerOf(host), compose: (translator) => composeDeclined(facts, translator) };
});

export type DeclinedMail = {
  /** The person who declined, as the host knows them: by address, or by name. */
  readonly who: string;
  /** The address that the host wrote to, which may be in the mail as it is. */
  readonly address: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly url: string;
  readonly baseUrl: string;
};

/** To the host: somebody will not play, so the place is open again. */
export function composeDeclined(mail: DeclinedMail, translator: Translator): MailContent {
  const { who, gameName: game, tableName: table, baseUrl } = mail;
  const names = { who, game, table };
  return writeLetter(
    {
      subject: msg('subjects.declined', names),
      about: { game, table },
      headline: msg('mail.declined-title', names),
      leads: [msg('mail.declined-lead')],
      button: { words: msg('mail.foot-table'), url: mail.url },
      why: msg('mail.host-why', { game, table }),
      links: [preferencesLink(baseUrl)],
      trusted: [mail.address],
    },
    baseUrl,
    translator,
  );
}
