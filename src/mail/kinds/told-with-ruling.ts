import { readDispute } from '../../disputes/read-dispute.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { TableReader } from '../mail-room.ts';
import { type Dropped, drop, type Postponed } from '../reasons.ts';

/*
 * A moderator rules and then says how a dispute is decided: where both come within the time in which news is gathered,
 * the mail of the ruling tells both.
 */

/** How long a decision waits for a ruling's mail that is on its way, in milliseconds. */
const WAITS = 10_000;

/** How the dispute was decided that a ruling settles; nothing where the reader may not know, or it is still open. */
export async function decisionOf(
  services: Services,
  { tableId, playerId }: TableReader,
  disputeId: string,
): Promise<readonly Message[]> {
  try {
    const { state, resolution, takenByName = '' } = await readDispute(services, { tableId, disputeId, playerId });
    const said = resolution?.replace(/\s+/gu, ' ').trim();
    return state === 'resolved' && said ? [msg('rulings.mail-decided', { name: takenByName, text: said })] : [];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return [];
    throw error;
  }
}

/**
 * Why a reader is not mailed how a dispute was decided: the mail of a ruling has told it, or one that may is on its
 * way. Undefined: they are.
 */
export async function whyNotTold(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tableId, playerId, seat }: TableReader,
  disputeId: string,
): Promise<Dropped | Postponed | undefined> {
  const now = clock.now();
  const [found] = await db.$queryRaw<{ told: boolean; coming: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "Mail" m
        WHERE m."tableId" = ${tableId} AND m.seat = ${seat} AND m."playerId" = ${playerId} AND m.decides = ${disputeId}
      ) AS told,
      EXISTS (SELECT 1 FROM "Notification" n LEFT JOIN "Mail" m ON m.id = n."mailId"
        WHERE n."tableId" = ${tableId} AND n.seat = ${seat} AND n."playerId" = ${playerId} AND n.kind = 'ruling'
          AND (m.status = 'queued' OR (n."mailId" IS NULL AND n."dueAt" <= ${now}))) AS coming`;
  if (found?.told) return drop('told-with-ruling');
  return found?.coming
    ? { what: 'postpone', why: 'ruling-on-its-way', until: new Date(now.getTime() + WAITS) }
    : undefined;
}
