import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { findSubstituteRequest } from '../../seats/substitutes/find-substitute-request.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { aboutSeat, namesOf, type SeatLetter, seatFrame } from './seat-letter.ts';

/** To the host, and to those who were asked to take over a seat that the clock offered: its player is back. */
export const seatKept: LetterKind<'seat-kept'> = forPlayer(async ({ services: s }, { told, playerId }) => {
  const { table, seat } = await findSubstituteRequest(s, told[0].substituteRequest);
  const reader = await findPlayer(s, playerId);
  if (!reader || table.status !== 'playing') return drop('no-longer-news');
  const hosts = table.hostId === playerId;
  if (!wantsMail(reader.mail, hosts ? 'start' : 'invitation')) return drop('not-wanted');
  const about = aboutSeat(s, table, seat);
  const facts = { ...about, url: hosts ? about.url : undefined, hosts };
  return { what: 'letter', to: readerOf(reader), compose: (translator) => composeSeatKept(facts, translator) };
});

/** To the host, and to those who were asked to take a seat over: its player is back, and keeps it. */
export function composeSeatKept(mail: SeatLetter & { readonly hosts: boolean }, translator: Translator): MailContent {
  const names = namesOf(mail);
  return writeLetter(
    {
      ...seatFrame(mail),
      subject: msg('subjects.seat-kept', names),
      headline: msg('substitutes.kept-title', names),
      leads: [msg(mail.hosts ? 'substitutes.kept-lead-host' : 'substitutes.kept-lead')],
      why: mail.hosts ? msg('substitutes.offered-why', names) : msg('substitutes.offer-why-listed', names),
      links: [preferencesLink(mail.baseUrl)],
    },
    mail.baseUrl,
    translator,
  );
}
