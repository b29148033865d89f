import { mayRead } from '../../access/readable.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { MessageArg } from '../../kernel/message.ts';
import { sayPlayer } from '../../platform/computer-id.ts';
import { preferencesLink, stopLinks } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { aboutSeat, namesOf, type SeatLetter, seatFrame } from './seat-letter.ts';

/** To a seat's former player: somebody else has it now. What the seat knows is not in it. */
export const seatLeft: LetterKind<'seat-left'> = forPlayer(async ({ services: s }, mail) => {
  const { playerId, tableId } = mail;
  const [{ seat }] = mail.told;
  const table = await s.db.table.findUnique({
    where: { id: tableId },
    include: { seats: { include: { player: true } } },
  });
  const holder = table?.seats.find((one) => one.seat === seat)?.player;
  const reader = await findPlayer(s, playerId);
  if (!table || !holder || !reader) return drop('nobody-to-tell');
  if (holder.id === playerId) return drop('seat-back');

  const watches = await mayRead(s, tableId, playerId);
  const about = aboutSeat(s, table, seat);
  const unsubscribeUrl = await stopUrl(s, mail, reader.email);
  const facts = {
    ...about,
    url: watches ? about.url : undefined,
    player: sayPlayer(holder.id, holder.name),
    watches,
    stopUrl: unsubscribeUrl,
  };
  return {
    what: 'letter',
    to: readerOf(reader),
    compose: (translator) => composeSeatLeft(facts, translator),
    unsubscribeUrl,
  };
});

export type SeatLeftLetter = SeatLetter & {
  /** The seat's new player. */
  readonly player: MessageArg;
  /** They may go on watching. */
  readonly watches: boolean;
  readonly stopUrl: string;
};

/** To the seat's former player: it is somebody else's now. */
export function composeSeatLeft(mail: SeatLeftLetter, translator: Translator): MailContent {
  const names = { ...namesOf(mail), player: mail.player };
  return writeLetter(
    {
      ...seatFrame(mail),
      subject: msg('subjects.seat-left', names),
      headline: msg('substitutes.left-title', names),
      leads: [msg('substitutes.left-lead'), ...(mail.watches ? [msg('substitutes.left-watch')] : [])],
      why: msg('substitutes.left-why', names),
      links: [preferencesLink(mail.baseUrl), ...stopLinks(mail.stopUrl)],
    },
    mail.baseUrl,
    translator,
  );
}
