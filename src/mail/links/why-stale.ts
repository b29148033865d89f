import { type Message, messagesOf } from '../../kernel/message.ts';
import type { Services } from '../../tables/services.ts';
import type en from '../../words/en/mail.json';
import type { DecisionTarget, Link } from './link.ts';

const say = messagesOf<typeof en>();

/** Why a link does nothing any more; undefined while it does. */
export async function whyStale(s: Pick<Services, 'db'>, link: Link): Promise<Message | undefined> {
  switch (link.purpose) {
    case 'answer':
    case 'compose':
    case 'reply':
      return whyDecisionOver(s, link);
    case 'invitation':
      return whyInvitationOver(s, link.invitationId);
    case 'unsubscribe':
      return undefined;
  }
}

/**
 * A decision's link lives exactly as long as its seat is waited for in that decision. Whether the link itself was used
 * does not count: after a rewind the same question may stand open again.
 */
export async function whyDecisionOver(
  { db }: Pick<Services, 'db'>,
  target: DecisionTarget,
): Promise<Message | undefined> {
  const { tableId, seat, decision, seq, playerId } = target;
  const [waiting, holder] = await Promise.all([
    db.waiting.findUnique({ where: { tableId_seat_decision: { tableId, seat, decision } } }),
    db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } }),
  ]);
  if (holder?.playerId !== playerId) return say('mail.link-seat-taken');
  if (waiting) return undefined;
  const [found] = await db.$queryRaw<{ voided: boolean; answered: boolean; over: boolean }[]>`
    SELECT
      EXISTS (SELECT 1 FROM "Entry" WHERE "tableId" = ${tableId} AND seq > ${seq} AND kind = 'ruling'
        AND (data -> 'ruling' ->> 'to')::int < ${seq}) AS voided,
      EXISTS (SELECT 1 FROM "Entry" WHERE "tableId" = ${tableId} AND seq > ${seq} AND kind = 'answered'
        AND data ->> 'decision' = ${decision} AND data ->> 'seat' = ${seat}) AS answered,
      EXISTS (SELECT 1 FROM "Table" WHERE id = ${tableId} AND status = 'finished') AS over`;
  if (found?.voided) return say('mail.link-voided');
  if (found?.answered) return say('mail.link-answered');
  return found?.over ? say('mail.link-game-over') : say('mail.link-over');
}

async function whyInvitationOver({ db }: Pick<Services, 'db'>, id: string): Promise<Message | undefined> {
  const invitation = await db.invitation.findUnique({ where: { id }, include: { table: true } });
  if (!invitation || invitation.table.status === 'cancelled') return say('mail.link-table-cancelled');
  switch (invitation.status) {
    case 'open':
      return invitation.table.status === 'forming' ? undefined : say('mail.link-table-full');
    case 'accepted':
      return say('mail.link-accepted');
    case 'declined':
      return say('mail.link-declined');
    case 'withdrawn':
      return say('mail.link-withdrawn');
  }
}
