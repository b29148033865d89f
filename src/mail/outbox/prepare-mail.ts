import type { MailRoom, OutboxMail } from './mail-room.ts';
import { prepareAddress } from './prepare-address.ts';
import { prepareAddressChanged } from './prepare-address-changed.ts';
import { prepareAppointed } from './prepare-appointed.ts';
import { prepareCancelled } from './prepare-cancelled.ts';
import { prepareDeclined } from './prepare-declined.ts';
import { prepareDispute } from './prepare-dispute.ts';
import { prepareHostCall } from './prepare-host-call.ts';
import { prepareInvitation } from './prepare-invitation.ts';
import { prepareNomination, prepareNominee } from './prepare-nomination.ts';
import { prepareOpenWords } from './prepare-open-words.ts';
import { prepareReplyAnswer } from './prepare-reply-answer.ts';
import { prepareSeatDeclined, prepareSeatKept, prepareSeatLeft, prepareSeatOffered } from './prepare-seat-letter.ts';
import { prepareSeatOffer } from './prepare-seat-offer.ts';
import { prepareSignIn } from './prepare-sign-in.ts';
import { prepareTableMail } from './prepare-table-mail.ts';
import { prepareTakeback } from './prepare-takeback.ts';
import type { Prepared } from './prepared-mail.ts';
import { whyHeldBack } from './why-held-back.ts';

/**
 * Look whether a mail is still news, and write it as things stand now. Readers who are banned, or suppressed, are
 * mailed nothing.
 */
export async function prepareMail(room: MailRoom, mail: OutboxMail): Promise<Prepared> {
  const why = await whyHeldBack(room.services, mail);
  return why === undefined ? writeMail(room, mail) : { what: 'drop', why };
}

async function writeMail(room: MailRoom, mail: OutboxMail): Promise<Prepared> {
  if (mail.kind === 'sign-in') return prepareSignIn(room, mail);
  if (mail.kind === 'address') return prepareAddress(room, mail);
  if (mail.kind === 'address-changed') return prepareAddressChanged(room, mail);
  if (mail.kind === 'invitation') return prepareInvitation(room, mail);
  if (mail.kind === 'cancelled') return prepareCancelled(room, mail);
  if (mail.kind === 'nominee') return prepareNominee(room, mail);
  if (mail.kind === 'seat-offer') return prepareSeatOffer(room, mail);

  if (mail.tableId === null || mail.playerId === null) return { what: 'drop', why: 'nobody to tell' };
  if (mail.kind === 'seat-left') return prepareSeatLeft(room, mail, mail.playerId);
  if (mail.kind === 'seat-offered') return prepareSeatOffered(room, mail, mail.playerId);
  if (mail.kind === 'seat-kept') return prepareSeatKept(room, mail, mail.playerId);
  if (mail.kind === 'seat-declined') return prepareSeatDeclined(room, mail, mail.playerId);
  if (mail.kind === 'declined') return prepareDeclined(room, mail, mail.playerId);
  if (mail.kind === 'appointed') return prepareAppointed(room, mail, mail.tableId, mail.playerId);
  if (mail.kind === 'nomination') return prepareNomination(room, mail, mail.tableId, mail.playerId);
  if (mail.kind === 'open-words') return prepareOpenWords(room, mail.tableId, mail.playerId);
  if (mail.kind === 'dispute') return prepareDispute(room, mail, mail.tableId, mail.playerId);
  if (mail.seat === null) return prepareHostCall(room, mail, mail.tableId, mail.playerId);

  const reader = { tableId: mail.tableId, playerId: mail.playerId, seat: mail.seat };
  if (mail.kind === 'takeback') return prepareTakeback(room, mail, reader);
  if (mail.kind === 'reply') return prepareReplyAnswer(room, mail, reader);
  return prepareTableMail(room, mail, reader);
}
