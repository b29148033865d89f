import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { findSubstituteRequest, whyClosed } from '../../seats/substitutes/find-substitute-request.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { aboutSeat, namesOf, type SeatLetter, seatFrame } from './seat-letter.ts';

/**
 * To the host: a player offers their own seat, or the clock seeks a substitute for it. News as long as the offer is
 * open.
 */
export const seatOffered: LetterKind<'seat-offered'> = forPlayer(async ({ services: s }, { told, playerId }) => {
  const request = await findSubstituteRequest(s, told[0].substituteRequest);
  if (whyClosed(request)) return drop('offer-over');
  const { table, seat, byId, reason } = request;
  const reader = await findPlayer(s, playerId);
  if (!reader || table.hostId !== playerId) return drop('nobody-to-tell');
  if (!wantsMail(reader.mail, 'start')) return drop('not-wanted');
  const player = byId === playerId ? undefined : (await findPlayer(s, byId))?.name;
  const facts = { ...aboutSeat(s, table, seat), player, reason };
  return { what: 'letter', to: readerOf(reader), compose: (translator) => composeSeatOffered(facts, translator) };
});

export type SeatOfferedLetter = SeatLetter & {
  /** The seat's player, who offers it; undefined: the clock seeks a substitute. */
  readonly player: string | undefined;
  readonly reason: string;
};

/**
 * To the host: a player of their table is looking for somebody to take over their seat; without one, a substitute is
 * sought for a seat that has stopped answering.
 */
export function composeSeatOffered(mail: SeatOfferedLetter, translator: Translator): MailContent {
  const { player, reason } = mail;
  const names = { ...namesOf(mail), player: player ?? '', own: player === undefined ? 'no' : 'yes' };
  return writeLetter(
    {
      ...seatFrame(mail),
      subject: msg('subjects.seat-offered', names),
      headline: msg('substitutes.offered-title', names),
      leads: [msg('substitutes.offered-lead', names)],
      facts: reason === '' ? [] : [msg('substitutes.offer-reason', { reason })],
      why: msg('substitutes.offered-why', names),
      links: [preferencesLink(mail.baseUrl)],
    },
    mail.baseUrl,
    translator,
  );
}
