import { Refusal } from '../kernel/refusal.ts';
import { type NewNotification, whenGathered, writeNotifications } from '../notifications/write-notifications.ts';
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
  const dueAt = whenGathered(s);
  const hostSeat = await tx.seat.findFirst({
    where: { tableId, playerId: hostId, resigned: false },
    orderBy: { seat: 'asc' },
  });
  const sought = { kind: 'clock', data: { what: 'seeking', seat }, tableId, dueAt } as const;
  const host: NewNotification = hostSeat
    ? { ...sought, playerId: hostId, seat: hostSeat.seat }
    : { kind: 'seat-offered', data: { substituteRequest }, tableId, playerId: hostId, dueAt };
  await writeNotifications(tx, s, [
    ...(playerId === null ? [] : [{ ...sought, playerId, seat }]),
    ...(hostId === playerId ? [] : [host]),
  ]);
}
