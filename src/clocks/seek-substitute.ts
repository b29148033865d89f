import { Refusal } from '../kernel/refusal.ts';
import { newId } from '../platform/new-id.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { CLOCK } from '../seats/substitutes/limit-offers.ts';
import { offerByClock } from '../seats/substitutes/offer-seat.ts';
import { endMarks } from '../time/write-pending.ts';
import type { DueRow } from './judge-row.ts';
import { STAGE } from './next-step.ts';

/** A seat whose player has stopped answering. */
export type Vanished = Pick<DueRow, 'tableId' | 'seat' | 'playerId'>;

/**
 * The last step of a table's ladder: looks for a substitute on the game's waiting list, and tells its player and the
 * host, all in one transaction. The player keeps the seat until somebody comes, and can answer meanwhile. False when
 * that was done already. What fails is logged, and the clock comes back to it.
 */
export async function seekSubstitute(s: Services, row: Vanished): Promise<boolean> {
  const { tableId, seat } = row;
  try {
    const sought = await s.db.$transaction((tx) => seekWithin(tx, s, row), PATIENT);
    s.wake();
    return sought;
  } catch (error) {
    s.log.error({ err: error, table: tableId, seat }, 'substitute could not be sought');
    return false;
  }
}

/** The same as part of a transaction; a seat that is offered already stays as it is. */
export async function seekWithin(tx: Tx, s: Services, row: Vanished): Promise<boolean> {
  const { tableId, seat } = row;
  const sought = await offer(tx, s, row);
  await endMarks(tx, tableId, seat, STAGE.sought);
  return sought;
}

async function offer(tx: Tx, s: Services, row: Vanished): Promise<boolean> {
  const { tableId, seat } = row;
  const { hostId } = await tx.table.findUniqueOrThrow({ where: { id: tableId } });
  try {
    // A host who has vanished has offered nothing.
    const by = hostId === row.playerId ? CLOCK : hostId;
    await tell(tx, s, row, hostId, await offerByClock(tx, s, { tableId, seat, by }));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false; // it is offered already, or the game is over
    throw error;
  }
}

/** A host who does not play has a letter of their own. */
async function tell(
  tx: Tx,
  s: Services,
  { tableId, seat, playerId }: Vanished,
  hostId: string,
  substituteRequest: string,
): Promise<void> {
  const now = s.clock.now();
  const dueAt = new Date(now.getTime() + s.settings.mailMergeSeconds * 1000);
  const hostSeat = await tx.seat.findFirst({
    where: { tableId, playerId: hostId, resigned: false },
    orderBy: { seat: 'asc' },
  });

  const clock = { kind: 'clock', data: { what: 'seeking', seat } };
  const host = hostSeat
    ? { ...clock, seat: hostSeat.seat }
    : { kind: 'seat-offered', data: { substituteRequest }, seat: null };
  const told = [
    ...(playerId === null ? [] : [{ ...clock, playerId, seat }]),
    ...(hostId === playerId ? [] : [{ ...host, playerId: hostId }]),
  ];

  await tx.notification.createMany({
    data: told.map((one) => ({ id: newId(), tableId, dueAt, createdAt: now, ...one })),
  });
}
