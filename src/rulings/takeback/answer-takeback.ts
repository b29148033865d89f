import { checkHolder } from '../../access/check-holder.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { writeNotifications } from '../../notifications/write-notifications.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import { grantTakeback } from './grant-takeback.ts';
import { readTakeback } from './read-takebacks.ts';
import { type Consent, isAgreed, type Takeback } from './takeback.ts';
import { closedText } from './takeback-text.ts';

export type TakebackInput = {
  readonly tableId: string;
  readonly takebackId: string;
  readonly seat: SeatId;
  /** Must hold the seat. */
  readonly playerId: string;
};

/**
 * A seat that is asked consents or refuses. With the last consent the game goes back; one refusal closes the request,
 * and the player who asked is told. The same answer twice changes nothing. Refuses `not-found`, `forbidden` (not their
 * seat, not asked) and `stale` (it is closed, or they have answered otherwise).
 */
export async function answerTakeback(
  services: Services,
  { answer, ...input }: TakebackInput & { readonly answer: Consent },
): Promise<Takeback> {
  const { tableId, takebackId: id, seat } = input;
  await checkHolder(services, input);
  const before = await readTakeback(services, tableId, id);
  const mine = before.asked.find((one) => one.seat === seat);
  if (!mine) throw refuse('forbidden', 'takebacks.not-asked');
  if (mine.said !== undefined && mine.said !== answer) throw refuse('stale', 'takebacks.answered');
  if (mine.said === undefined) {
    refuseClosed(before);
    const written = answer === 'yes' ? await consent(services, id, seat) : await refuseIt(services, before, seat);
    if (!written) refuseClosed(await readTakeback(services, tableId, id));
  }
  const after = await readTakeback(services, tableId, id);
  if (after.state === 'open' && isAgreed(after)) await grantTakeback(services, id);
  return readTakeback(services, tableId, id);
}

/**
 * The player who asked no longer wants it. Twice changes nothing. Refuses as `answerTakeback`, and when all have
 * consented.
 */
export async function withdrawTakeback(services: Services, input: TakebackInput): Promise<Takeback> {
  const { tableId, takebackId: id, seat } = input;
  await checkHolder(services, input);
  const before = await readTakeback(services, tableId, id);
  if (before.seat !== seat) throw refuse('forbidden', 'takebacks.not-yours');
  if (before.state === 'withdrawn') return before;
  refuseClosed(before);
  if (isAgreed(before)) throw refuse('stale', 'takebacks.settled');
  const closedAt = services.clock.now();
  const { count } = await services.db.takeback.updateMany({
    where: { id, state: 'open' },
    data: { state: 'withdrawn', closedAt },
  });
  const after = await readTakeback(services, tableId, id);
  if (count === 0) refuseClosed(after);
  return after;
}

function refuseClosed(takeback: Takeback): void {
  const closed = closedText(takeback);
  if (closed) throw new Refusal('stale', closed);
}

async function consent({ db }: Services, id: string, seat: SeatId): Promise<boolean> {
  const written = await db.$executeRaw`
    UPDATE "Takeback" SET answers = answers || jsonb_build_object(${seat}::text, 'yes')
    WHERE id = ${id} AND state = 'open' AND NOT answers ? ${seat}`;
  return written === 1;
}

async function refuseIt(services: Services, { id, tableId }: Takeback, seat: SeatId): Promise<boolean> {
  const now = services.clock.now();
  const written = await services.db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ playerId: string; seat: SeatId }[]>`
      UPDATE "Takeback"
      SET answers = answers || jsonb_build_object(${seat}::text, 'no'), state = 'refused', "closedAt" = ${now}
      WHERE id = ${id} AND state = 'open' AND NOT answers ? ${seat} RETURNING "playerId", seat`;
    if (!row) return false;
    const data = { takeback: id, what: 'refused' } as const;
    await writeNotifications(tx, services, [{ kind: 'takeback', tableId, ...row, data }]);
    return true;
  }, PATIENT);
  if (written) services.wake();
  return written;
}
