import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { paceText } from '../../lobby/about-table.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import type { Player } from '../../people/player.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import type { Services } from '../../platform/services.ts';
import { findSubstituteRequest, whyClosed } from '../../seats/substitutes/find-substitute-request.ts';
import { type TimeControl, timeControlSchema } from '../../time/time-control.ts';
import { stopLinks } from '../letter/foot-links.ts';
import { findPlayer, readerAt } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';
import { aboutSeat, namesOf, type SeatLetter, seatFrame } from './seat-letter.ts';

/** News as long as the offer is open: to the person who is named, or to somebody on the waiting list. */
export const seatOffer: LetterKind<'seat-offer'> = {
  letter: async ({ services: s }, mail) => {
    const request = await findSubstituteRequest(s, mail.told[0].substituteRequest);
    if (whyClosed(request)) return drop('offer-over');
    const { id: substituteRequestId, table, seat, reason, email } = request;
    const player = email === null ? await listed(s, mail.playerId, table.game) : await findPlayerByEmail(s, email);
    const to = email ?? player?.email;
    if (to === undefined) return drop('nobody-to-tell');
    if (player && !wantsMail(player.mail, 'invitation')) return drop('not-wanted');
    const seated = player ? await s.db.seat.count({ where: { tableId: table.id, playerId: player.id } }) : 0;
    if (seated > 0) return drop('plays-there');

    const by = await s.db.player.findUnique({ where: { id: request.byId } });
    const about = { substituteRequestId, tableId: table.id, email: to, playerId: player?.id };
    const token = await issueLink(s, { purpose: 'substitute', ...about });
    const unsubscribeUrl = await stopUrl(s, mail, to);
    const facts = {
      ...aboutSeat(s, table, seat),
      url: linkUrl(s.settings, 'substitute', token),
      by: email === null ? undefined : (by?.name ?? table.name),
      reason,
      timeControl: timeControlSchema.parse(table.timeControl),
      stopUrl: unsubscribeUrl,
    };
    return {
      what: 'letter',
      to: readerAt(to, player, { timeZone: table.timeZone, locale: by?.locale }),
      compose: (translator) => composeSeatOffer(facts, translator),
      unsubscribeUrl,
    };
  },
};

/** Somebody who is still on the waiting list of a game. */
async function listed(s: Services, playerId: string | null, game: string): Promise<Player | undefined> {
  if (playerId === null || (await s.db.standIn.count({ where: { playerId, game } })) === 0) return undefined;
  return findPlayer(s, playerId);
}

export type SeatOfferLetter = SeatLetter & {
  readonly url: string;
  /** The player who offers the seat, to somebody by name; undefined: it is offered to the waiting list. */
  readonly by: string | undefined;
  readonly reason: string;
  readonly timeControl: TimeControl;
  readonly stopUrl: string;
};

/** Would the reader take over a seat? One link to look and answer. */
export function composeSeatOffer(mail: SeatOfferLetter, translator: Translator): MailContent {
  const { by, reason, baseUrl } = mail;
  const names = namesOf(mail);
  const waitingList = { words: msg('substitutes.offer-stop-listed'), url: `${baseUrl}/seats` };
  return writeLetter(
    {
      ...seatFrame(mail),
      subject: msg('subjects.seat-offer', names),
      headline: msg('substitutes.offer-title', names),
      leads: [
        by === undefined
          ? msg('substitutes.offer-lead-listed', names)
          : msg('substitutes.offer-lead-named', { ...names, by }),
      ],
      facts: [
        ...(reason === '' ? [] : [msg('substitutes.offer-reason', { reason })]),
        paceText(mail.timeControl, translator),
      ],
      button: { words: msg('substitutes.offer-button'), url: mail.url },
      notes: [msg('substitutes.offer-binds')],
      why:
        by === undefined
          ? msg('substitutes.offer-why-listed', names)
          : msg('substitutes.offer-why-named', { ...names, by }),
      links: [...(by === undefined ? [waitingList] : []), ...stopLinks(mail.stopUrl)],
    },
    baseUrl,
    translator,
  );
}
