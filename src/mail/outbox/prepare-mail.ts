import { dataOfKind, type Kind, type Notification } from '../../notifications/notification.ts';
import { mailKinds } from '../kinds/index.ts';
import type { MailRoom, OutboxMail } from '../mail-room.ts';
import { drop } from '../reasons.ts';
import { isOccasion } from '../turn/occasion.ts';
import { prepareDigest } from './prepare-digest.ts';
import { prepareTableMail } from './prepare-table-mail.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { readNotifications } from './read-notifications.ts';
import { DIGEST } from './take-due.ts';
import { whyHeldBack } from './why-held-back.ts';

/**
 * Looks whether a mail is still news, and writes it as things stand now. Readers who are banned, or suppressed, are
 * mailed nothing.
 */
export async function prepareMail(room: MailRoom, mail: OutboxMail): Promise<Prepared> {
  const why = await whyHeldBack(room.services, mail);
  if (why) return drop(why);
  if (mail.kind === DIGEST) return prepareDigest(room, mail);
  const told = readNotifications(mail);
  if ('why' in told) return { what: 'fail', ...told };
  const kind = told[0]?.kind;
  if (kind === undefined) return drop('nobody-to-tell');
  const { tableId, playerId, seat } = mail;
  // Letters alone are a mail of their own, without the board.
  const letters = told.every((one) => one.kind === 'letter');
  if (letters || !isOccasion(kind) || seat === null) return prepareLetter(room, mail, told, kind);
  if (tableId === null || playerId === null) return drop('nobody-to-tell');
  return prepareTableMail(room, { tableId, playerId, seat }, told);
}

/** A letter, with all that is told of its kind. */
async function prepareLetter<K extends Kind>(
  room: MailRoom,
  mail: OutboxMail,
  notifications: readonly Notification[],
  kind: K,
): Promise<Prepared> {
  const { letter } = mailKinds[kind];
  const [first, ...others] = dataOfKind(notifications, kind);
  if (!letter || first === undefined) return drop('nobody-to-tell');
  const read = await letter(room, { ...mail, told: [first, ...others] });
  return read.what === 'letter' ? sendLetter(read) : read;
}
