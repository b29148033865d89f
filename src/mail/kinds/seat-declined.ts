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

/** To the player who offered a seat: the person they asked said no. */
export const seatDeclined: LetterKind<'seat-declined'> = forPlayer(async ({ services: s }, { told, playerId }) => {
  const { table, seat, email } = await findSubstituteRequest(s, told[0].substituteRequest);
  const reader = await findPlayer(s, playerId);
  if (!reader || email === null) return drop('nobody-to-tell');
  if (table.status !== 'playing') return drop('no-longer-news');
  if (!wantsMail(reader.mail, 'start')) return drop('not-wanted');
  const facts = { ...aboutSeat(s, table, seat), who: email };
  return { what: 'letter', to: readerOf(reader), compose: (translator) => composeSeatDeclined(facts, translator) };
});

/** To the player who offered a seat: the person they asked does not want it. */
export function composeSeatDeclined(mail: SeatLetter & { readonly who: string }, translator: Translator): MailContent {
  const names = { ...namesOf(mail), who: mail.who };
  return writeLetter(
    {
      ...seatFrame(mail),
      subject: msg('subjects.seat-declined', names),
      headline: msg('substitutes.declined-title', names),
      leads: [msg('substitutes.declined-lead')],
      why: msg('substitutes.declined-why', names),
      links: [preferencesLink(mail.baseUrl)],
      trusted: [mail.who],
    },
    mail.baseUrl,
    translator,
  );
}
