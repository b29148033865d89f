import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../platform/services.ts';
import { muteSeats } from '../tables/write-seat.ts';
import { MAIL_KINDS, type MailKind, mailPreferencesOf, PLAY_KINDS } from './mail-preferences.ts';
import { playerByEmail } from './player-by-email.ts';

/** What no mail is wanted about any more. */
export type Unwanted =
  /** One table. */
  | { readonly of: 'table'; readonly playerId: string; readonly tableId: string }
  /** All tables: every mail about games that are being played. */
  | { readonly of: 'play'; readonly playerId: string }
  /** One kind of mail, to somebody who may never have been here. */
  | { readonly of: 'kind'; readonly email: string; readonly kind: MailKind };

/**
 * The effect of a one-click unsubscribe; called again it changes nothing more. A sign-in link can never be
 * switched off. Refuses (`not-found`) a player or table seat that is not there.
 */
export async function unsubscribe(s: Services, unwanted: Unwanted): Promise<void> {
  switch (unwanted.of) {
    case 'table':
      return muteTable(s, { ...unwanted, muted: true });
    case 'play':
      return switchOff(s, unwanted.playerId, PLAY_KINDS);
    case 'kind': {
      const { player } = await playerByEmail(s, unwanted.email);
      return switchOff(s, player.id, [unwanted.kind]);
    }
  }
}

/** Stop the mail about one table to one player, or let it come again. Refuses (`not-found`) when they have no seat. */
export async function muteTable(
  s: Services,
  input: { readonly playerId: string; readonly tableId: string; readonly muted: boolean },
): Promise<void> {
  if ((await muteSeats(s, input)) === 0) throw new Refusal('not-found', msg('people.no-seat-there'));
}

async function switchOff(s: Services, playerId: string, kinds: readonly MailKind[]): Promise<void> {
  const row = await s.db.player.findUnique({ where: { id: playerId } });
  if (!row) throw new Refusal('not-found', msg('people.no-such-player'));
  const mail = mailPreferencesOf(row.mail);
  const off = MAIL_KINDS.filter((kind) => mail.off.includes(kind) || kinds.includes(kind));
  await s.db.player.update({ where: { id: playerId }, data: { mail: { ...mail, off } } });
}
