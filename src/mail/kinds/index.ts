import type { Kind } from '../../notifications/notification.ts';
import type { OccasionKind } from '../turn/occasion.ts';
import { accountCopied } from './account-copied.ts';
import { address } from './address.ts';
import { addressChanged } from './address-changed.ts';
import { appointed } from './appointed.ts';
import { bidsWanted } from './bids-wanted.ts';
import { cancelled } from './cancelled.ts';
import { clock } from './clock.ts';
import { clubAnswer } from './club-answer.ts';
import { clubInvitation } from './club-invitation.ts';
import { concern } from './concern.ts';
import { declined } from './declined.ts';
import { dispute } from './dispute.ts';
import { ended } from './ended.ts';
import { expiry } from './expiry.ts';
import { invitation } from './invitation.ts';
import { leftTable } from './left-table.ts';
import { letter } from './letter.ts';
import { letterAnswer } from './letter-answer.ts';
import { lettersRead } from './letters-read.ts';
import type { LetterKind, MailKind, TableKind } from './mail-kind.ts';
import { moderatorCalled } from './moderator-called.ts';
import { nomination, nominee } from './nomination.ts';
import { openWords } from './open-words.ts';
import { over } from './over.ts';
import { overdue } from './overdue.ts';
import { reminder } from './reminder.ts';
import { removed } from './removed.ts';
import { replaced } from './replaced.ts';
import { reply } from './reply.ts';
import { resigned } from './resigned.ts';
import { ruling } from './ruling.ts';
import { seatDeclined } from './seat-declined.ts';
import { seatKept } from './seat-kept.ts';
import { seatLeft } from './seat-left.ts';
import { seatOffer } from './seat-offer.ts';
import { seatOffered } from './seat-offered.ts';
import { signIn } from './sign-in.ts';
import { start } from './start.ts';
import { tableChanged } from './table-changed.ts';
import { takeback } from './takeback.ts';
import { testMail } from './test-mail.ts';
import { tookOver } from './took-over.ts';
import { turn } from './turn.ts';
import { undelivered } from './undelivered.ts';
import { unfit } from './unfit.ts';
import { webhookStopped } from './webhook-stopped.ts';

/** The kinds that are told together, in one mail about a table. */
const tableKinds: { readonly [K in OccasionKind]: TableKind<K> } = {
  over,
  start,
  'took-over': tookOver,
  ruling,
  expiry,
  reminder,
  turn,
  concern,
  unfit,
  ended,
  clock,
  overdue,
  'moderator-called': moderatorCalled,
  resigned,
  replaced,
  letter,
};

/** The kinds that are letters. */
const letterKinds: { readonly [K in Exclude<Kind, OccasionKind | 'digest'>]: LetterKind<K> } = {
  'sign-in': signIn,
  address,
  'address-changed': addressChanged,
  'account-copied': accountCopied,
  'test-mail': testMail,
  invitation,
  'club-invitation': clubInvitation,
  'club-answer': clubAnswer,
  cancelled,
  declined,
  undelivered,
  'left-table': leftTable,
  removed,
  'table-changed': tableChanged,
  'open-words': openWords,
  'bids-wanted': bidsWanted,
  appointed,
  nominee,
  nomination,
  dispute,
  takeback,
  reply,
  'letter-answer': letterAnswer,
  'letters-read': lettersRead,
  'seat-offer': seatOffer,
  'seat-offered': seatOffered,
  'seat-left': seatLeft,
  'seat-kept': seatKept,
  'seat-declined': seatDeclined,
  'webhook-stopped': webhookStopped,
};

/**
 * How every kind is mailed; a kind that is missing here does not compile. A digest is made of the news of tables
 * (`outbox/prepare-digest`).
 */
export const mailKinds: { readonly [K in Kind]: MailKind<K> } = { ...tableKinds, ...letterKinds, digest: {} };
