import { openAt } from '../../clubs/answer-invitation.ts';
import { sendPlanned } from '../../database/client.ts';
import { readDispute } from '../../disputes/read-dispute.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { msg } from '../../i18n/msg.ts';
import { isAheadId, isOptionalActionId } from '../../kernel/decision-id.ts';
import type { Message } from '../../kernel/message.ts';
import { openAhead, whyNotAhead } from '../../kernel/open-ahead.ts';
import { openOptionalActions } from '../../kernel/optional-actions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readPosition } from '../../log/read-position.ts';
import type { Services } from '../../platform/services.ts';
import { readTakeback } from '../../rulings/takeback/read-takebacks.ts';
import { closedText } from '../../rulings/takeback/takeback-text.ts';
import { findSubstituteRequest, whyClosed } from '../../seats/substitutes/find-substitute-request.ts';
import type { DecisionTarget, Link } from './link.ts';

/** Why a link does nothing any more; undefined while it does. */
export async function whyStale(s: Services, link: Link): Promise<Message | undefined> {
  switch (link.purpose) {
    case 'compose':
      return isAheadId(link.decision) ? whyOptionalActionOver(s, link, link) : whyOver(s, link);
    case 'answer':
    case 'reply':
      return whyOver(s, link);
    case 'answers':
      return whyAllOver(s, link);
    case 'action':
      return whyOptionalActionOver(s, link, link);
    case 'invitation':
      return whyInvitationOver(s, link.invitationId);
    case 'club-invitation':
      return whyClubInvitationOver(s, link.clubInvitationId);
    case 'takeback':
      return whyTakebackOver(s, link);
    case 'dispute':
      return whyDisputeOver(s, link);
    case 'substitute':
      return whyClosed(await findSubstituteRequest(s, link.substituteRequestId), link.playerId);
    case 'undo':
      return whySeatTaken(s, link);
    case 'letter':
      return link.seat === undefined ? undefined : whySeatTaken(s, { ...link, seat: link.seat });
    case 'unsubscribe':
      return undefined;
  }
}

/** Why a seat can no longer answer what a mail asked it, be it waited for or not; undefined while it can. */
export function whyOver(s: Services, target: DecisionTarget): Promise<Message | undefined> {
  return isOptionalActionId(target.decision) ? whyOptionalActionOver(s, target) : whyDecisionOver(s, target);
}

/** The answers of one reply live as long as one of them can be given; then the last one says why. */
async function whyAllOver(s: Services, link: Extract<Link, { purpose: 'answers' }>): Promise<Message | undefined> {
  const asked = link.answers.filter(({ opened }) => !opened);
  const whys = await Promise.all(asked.map((answer) => whyOver(s, { ...link, ...answer })));
  return whys.every((why) => why !== undefined) ? whys.at(-1) : undefined;
}

/**
 * A decision's link lives exactly as long as its seat is waited for in that decision. Whether the link itself was used
 * does not count: after a rewind the same question may be open again.
 */
async function whyDecisionOver({ db }: Pick<Services, 'db'>, target: DecisionTarget): Promise<Message | undefined> {
  const { tableId, seat, decision, playerId } = target;
  const [found] = await sendPlanned<{ readonly playerId: string | null; readonly waiting: boolean }>(
    db,
    'link-waiting',
    Prisma.sql`
    SELECT s."playerId", EXISTS (SELECT 1 FROM "PendingAnswer" w
      WHERE w."tableId" = s."tableId" AND w.seat = s.seat AND w.decision = ${decision}) AS waiting
    FROM "Seat" s WHERE s."tableId" = ${tableId} AND s.seat = ${seat}`,
  );
  if (found?.playerId !== playerId) return msg('mail.link-seat-taken');
  if (found.waiting) return undefined;
  return (await whatBecame({ db }, target)) ?? msg('mail.link-over');
}

/**
 * An optional action's link lives as long as the optional action is open to its seat. What a mail asked must be the
 * same still: a rewind may have given the id to another proposal. A link to its form (`form`) shows what is offered
 * now; where that is always on offer only the newest mail opens it, so that an old mail, forwarded, does not show
 * secrets for a whole game.
 */
async function whyOptionalActionOver(
  s: Services,
  target: DecisionTarget,
  form?: Pick<Link, 'createdAt'>,
): Promise<Message | undefined> {
  const { tableId, seat, decision, playerId } = target;
  const holder = await s.db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } });
  if (holder?.playerId !== playerId) return msg('mail.link-seat-taken');
  const { head, machine } = await readPosition(s, tableId);
  const open = isAheadId(decision)
    ? openAhead(head.game, machine, seat).find(({ id }) => id === decision)
    : openOptionalActions(head.game, machine).find(({ id, seats }) => id === decision && seats.includes(seat));
  if (!open && isAheadId(decision)) return whyNotAhead(head.game, machine, seat, decision).reason;
  if (!open) return (await whatBecame(s, target)) ?? msg('mail.link-optional-over');
  if (!form) return (await isVoided(s, target)) ? msg('mail.link-voided') : undefined;
  const calls = 'calls' in open && open.calls;
  return !calls && (await isSuperseded(s, { ...target, ...form })) ? msg('mail.link-newer') : undefined;
}

/** Why an open question is not open any more, as far as the log says it. */
async function whatBecame(s: Pick<Services, 'db'>, target: DecisionTarget): Promise<Message | undefined> {
  const { tableId, seat, decision, seq } = target;
  const [found] = await s.db.$queryRaw<{ answered: boolean; over: boolean; ended: boolean }[]>`
    SELECT
      EXISTS (SELECT 1 FROM "Entry" WHERE "tableId" = ${tableId} AND seq > ${seq} AND kind = 'answered'
        AND data ->> 'decision' = ${decision} AND data ->> 'seat' = ${seat}) AS answered,
      EXISTS (SELECT 1 FROM "Table" WHERE id = ${tableId} AND status = 'finished') AS over,
      EXISTS (SELECT 1 FROM "Notification" WHERE "tableId" = ${tableId} AND seat = ${seat} AND kind = 'ended'
        AND data ->> 'decision' = ${decision}) AS ended`;
  if (await isVoided(s, target)) return msg('mail.link-voided');
  if (found?.answered) return msg('mail.link-answered');
  if (found?.over) return msg('mail.link-game-over');
  return found?.ended ? msg('mail.link-ended') : undefined;
}

/** Whether a ruling went back to before the entry that a link names. */
async function isVoided({ db }: Pick<Services, 'db'>, { tableId, seq }: DecisionTarget): Promise<boolean> {
  const [found] = await db.$queryRaw<{ voided: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "Entry" WHERE "tableId" = ${tableId} AND seq > ${seq} AND kind = 'ruling'
      AND (data -> 'ruling' ->> 'to')::int < ${seq}) AS voided`;
  return found?.voided ?? false;
}

/** Whether a later mail has a link to the same form. */
async function isSuperseded(
  { db }: Pick<Services, 'db'>,
  { tableId, seat, decision, createdAt }: DecisionTarget & Pick<Link, 'createdAt'>,
): Promise<boolean> {
  const purpose = isAheadId(decision) ? 'compose' : 'action';
  const where = { purpose, tableId, seat, decision, createdAt: { gt: createdAt } };
  return (await db.linkToken.count({ where })) > 0;
}

/** A dispute can be read as long as it is the player's business, also when it is closed. */
async function whyDisputeOver(s: Services, link: Extract<Link, { purpose: 'dispute' }>): Promise<Message | undefined> {
  try {
    await readDispute(s, link);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return error.reason;
    throw error;
  }
}

/** A request lives until it is settled; its link is the seat's player's. */
async function whyTakebackOver(
  s: Services,
  link: Extract<Link, { purpose: 'takeback' }>,
): Promise<Message | undefined> {
  return (await whySeatTaken(s, link)) ?? closedText(await readTakeback(s, link.tableId, link.takebackId));
}

async function whySeatTaken(
  { db }: Pick<Services, 'db'>,
  { tableId, seat, playerId }: Pick<DecisionTarget, 'tableId' | 'seat' | 'playerId'>,
): Promise<Message | undefined> {
  const holder = await db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } });
  return holder?.playerId === playerId && !holder.resigned ? undefined : msg('mail.link-seat-taken');
}

async function whyInvitationOver({ db }: Pick<Services, 'db'>, id: string): Promise<Message | undefined> {
  const invitation = await db.invitation.findUnique({ where: { id }, include: { table: true } });
  if (!invitation || invitation.table.status === 'cancelled') return msg('mail.link-table-cancelled');
  switch (invitation.status) {
    case 'open':
      return invitation.table.status === 'forming' ? undefined : msg('mail.link-table-full');
    case 'accepted':
      return msg('mail.link-accepted');
    case 'declined':
      return msg('mail.link-declined');
    case 'withdrawn':
      return msg('mail.link-withdrawn');
  }
}

async function whyClubInvitationOver({ db, clock }: Services, id: string): Promise<Message | undefined> {
  const open = await db.clubInvitation.count({ where: { id, ...openAt(clock.now()) } });
  return open > 0 ? undefined : msg('clubs.invitation-over');
}
