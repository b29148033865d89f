import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { DeclinedMail } from './declined.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/** Somebody has given back their place: to the host, like a refusal, unless they have come again or the game begins. */
export const leftTable: LetterKind<'left-table'> = forPlayer(async ({ services: s }, { told, tableId, playerId }) => {
  const [{ player }] = told;
  const table = await s.db.table.findUnique({ where: { id: tableId }, include: { seats: true } });
  const host = await findPlayer(s, playerId);
  const left = await findPlayer(s, player);
  if (!table || !host || !left) return drop('nobody-to-tell');
  if (table.status !== 'forming' || table.seats.some((seat) => seat.playerId === player)) return drop('no-longer-news');
  if (!wantsMail(host.mail, 'start')) return drop('not-wanted');
  const facts = {
    who: left.name,
    tableName: table.name,
    gameName: rulesOf(s, table.game).name,
    url: tableUrl(s.settings, table.id),
    baseUrl: s.settings.baseUrl,
  };
  return { what: 'letter', to: readerOf(host), compose: (translator) => composeLeftTable(facts, translator) };
});

/** To the host: somebody who had joined does not play after all. */
export function composeLeftTable(mail: Omit<DeclinedMail, 'address'>, translator: Translator): MailContent {
  const { who, gameName: game, tableName: table, baseUrl } = mail;
  return writeLetter(
    {
      subject: msg('lobby.left-subject', { who }),
      about: { game, table },
      headline: msg('lobby.left-title', { who }),
      leads: [msg('lobby.left-lead')],
      button: { words: msg('mail.foot-table'), url: mail.url },
      why: msg('mail.host-why', { game, table }),
      links: [preferencesLink(baseUrl)],
    },
    baseUrl,
    translator,
  );
}
