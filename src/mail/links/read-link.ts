import { z } from 'zod';
import { msg } from '../../i18n/msg.ts';
import { answerShape } from '../../kernel/entry-schema.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { letterAct, replyActs } from '../../notifications/reply.ts';
import { LETTER_KINDS } from '../../people/mail-stops.ts';
import { refuseBanned } from '../../people/refuse-banned.ts';
import { hashSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import type { Link, LinkPurpose, LinkRow } from './link.ts';
import { isLinkSecret } from './link-secret.ts';
import { whyStale } from './why-stale.ts';

/** A link as it is now. Dead links say why; they act for nobody any more. */
export type LinkReading<L extends Link = Link> =
  | { readonly state: 'live'; readonly link: L }
  | { readonly state: 'stale'; readonly link: L; readonly why: Message };

type LinkFor<P extends LinkPurpose> = Extract<Link, { purpose: P }>;

/**
 * What a token is for, by kind of link: an answer's link opens no composer. Changes nothing, however often it is read.
 * Refuses (`not-found`) a token that is forged, cut, or for another purpose, and (`forbidden`) a banned player's.
 */
export async function readLink<P extends LinkPurpose>(
  s: Services,
  purpose: P,
  token: string,
): Promise<LinkReading<LinkFor<P>>> {
  const found = await findLink(s, purpose, token);
  if (!found) throw new Refusal('not-found', msg('mail.link-unknown'));
  const { link, expired } = found;
  await refuseBanned(s, found.playerId);
  const why = expired ? msg('mail.link-expired') : await whyStale(s, link);
  return why ? { state: 'stale', link, why } : { state: 'live', link };
}

/** What was issued under a token, whatever has become of it since; undefined when nothing was, for this purpose. */
export async function findLink<P extends LinkPurpose>({ db, clock }: Services, purpose: P, token: string) {
  const row = isLinkSecret(purpose, token)
    ? await db.linkToken.findUnique({ where: { hash: hashSecret(token) } })
    : null;
  const link = row ? linkOf(row) : undefined;
  if (!link || !isFor(link, purpose)) return undefined;
  const expired = row?.expiresAt ? row.expiresAt <= clock.now() : false;
  return { link, expired, playerId: row?.playerId ?? undefined };
}

function isFor<P extends LinkPurpose>(link: Link, purpose: P): link is LinkFor<P> {
  return link.purpose === purpose;
}

const decisionColumns = z.object({
  playerId: z.string(),
  tableId: z.string(),
  seat: z.string(),
  decision: z.string(),
  seq: z.number(),
});
const seatColumns = decisionColumns.pick({ playerId: true, tableId: true, seat: true });
const answersColumns = decisionColumns.omit({ decision: true });
const disputeColumns = decisionColumns.pick({ playerId: true, tableId: true });
const disputeData = z.object({ disputeId: z.string() });
const substituteData = z.object({ substituteRequestId: z.string(), email: z.string() });
const takebackData = z.object({ takebackId: z.string() });
const unwantedSchema = z.union([
  z.object({ of: z.literal('table'), playerId: z.string(), tableId: z.string() }),
  z.object({ of: z.literal('play'), playerId: z.string() }),
  z.object({
    of: z.literal('letters'),
    email: z.string(),
    kind: z.enum(LETTER_KINDS),
    sender: z
      .string()
      .optional()
      .transform((sender) => sender),
  }),
  // Links that were mailed before there was more to stop.
  z
    .object({ of: z.literal('invitations'), email: z.string() })
    .transform(({ email }) => ({ of: 'letters' as const, email, kind: 'invitation' as const, sender: undefined })),
]);
const answerData = z.object({ answer: answerShape, replied: z.boolean().default(false) });
const answersData = z.object({
  answers: z.array(
    z.object({ decision: z.string(), answer: answerShape, seq: z.number(), opened: z.boolean().optional() }),
  ),
});
const letterColumns = disputeColumns.extend({
  seat: z
    .string()
    .nullish()
    .transform((seat) => seat ?? undefined),
});
const letterData = letterAct.pick({ to: true, text: true, unsigned: true, key: true, said: true });
const undoData = z.object({ to: z.int() });
const replyData = z.object({
  questions: z.array(z.string()).default([]),
  asOf: z.int().optional(),
  confirms: replyActs.default([]),
});
const clubInvitationData = z.object({ clubInvitationId: z.string(), email: z.string() });
const invitationSchema = z.object({ invitationId: z.string(), email: z.string() });

function linkOf(row: LinkRow): Link | undefined {
  const stamp = { hash: row.hash, createdAt: row.createdAt, usedAt: row.usedAt ?? undefined };
  switch (row.purpose) {
    case 'answer': {
      const { answer, replied } = answerData.parse(row.data);
      return { ...stamp, ...decisionColumns.parse(row), purpose: 'answer', answer, replied };
    }
    case 'answers':
      return { ...stamp, ...answersColumns.parse(row), ...answersData.parse(row.data), purpose: 'answers' };
    case 'compose':
    case 'action':
      return { ...stamp, ...decisionColumns.parse(row), purpose: row.purpose };
    case 'reply':
      return { ...stamp, ...decisionColumns.parse(row), ...replyData.parse(row.data), purpose: 'reply' };
    case 'invitation':
      return { ...stamp, ...invitationSchema.parse(row.data), tableId: row.tableId ?? '', purpose: 'invitation' };
    case 'club-invitation':
      return { ...stamp, ...clubInvitationData.parse(row.data), purpose: 'club-invitation' };
    case 'takeback':
      return { ...stamp, ...seatColumns.parse(row), ...takebackData.parse(row.data), purpose: 'takeback' };
    case 'dispute':
      return { ...stamp, ...disputeColumns.parse(row), ...disputeData.parse(row.data), purpose: 'dispute' };
    case 'substitute': {
      const { tableId, playerId } = row;
      const known = { tableId: tableId ?? '', playerId: playerId ?? undefined };
      return { ...stamp, ...substituteData.parse(row.data), ...known, purpose: 'substitute' };
    }
    case 'undo':
      return { ...stamp, ...answersColumns.parse(row), ...undoData.parse(row.data), purpose: 'undo' };
    case 'letter':
      return { ...stamp, ...letterColumns.parse(row), ...letterData.parse(row.data), purpose: 'letter' };
    case 'unsubscribe':
      return {
        ...stamp,
        purpose: 'unsubscribe',
        unwanted: z.object({ unwanted: unwantedSchema }).parse(row.data).unwanted,
      };
    default:
      return undefined;
  }
}
