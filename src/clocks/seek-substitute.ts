import { Refusal } from '../kernel/refusal.ts';
import { newId } from '../tables/new-id.ts';
import type { Services } from '../tables/services.ts';
import { CLOCK } from '../tables/substitutes/limit-offers.ts';
import { offerSeat } from '../tables/substitutes/offer-seat.ts';
import type { DueRow } from './judge-row.ts';
import { STAGE } from './next-step.ts';

/** A seat whose player does not answer any more, and the table's host. */
export type Vanished = Pick<DueRow, 'tableId' | 'seat' | 'playerId' | 'hostId' | 'hostSeat'>;

/**
 * The last step of a table's ladder: looks for somebody on the game's waiting list who takes the seat over, and tells its
 * player and the host. He keeps the seat until somebody comes, and can answer meanwhile. False when that was done already.
 * What fails is logged, and the clock comes back to it.
 */
export async function seekSubstitute(s: Services, row: Vanished): Promise<boolean> {
  const { tableId, seat } = row;
  try {
    const sought = await offer(s, row);
    await s.db.waiting.updateMany({
      where: { tableId, seat, stage: { gte: STAGE.expired } },
      data: { stage: STAGE.sought, nextAt: null },
    });
    return sought;
  } catch (error) {
    s.log.error({ err: error, table: tableId, seat }, 'no substitute could be sought');
    return false;
  }
}

async function offer(s: Services, row: Vanished): Promise<boolean> {
  const { tableId, seat } = row;
  try {
    // A host who has vanished himself has offered nothing.
    const by = row.hostId === row.playerId ? CLOCK : row.hostId;
    const { openingId } = await offerSeat(s, { tableId, seat, by });
    await tell(s, row, openingId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false; // it is offered already, or the game is over
    throw error;
  }
}

/** A host who does not play has a letter of his own. */
async function tell(
  s: Services,
  { tableId, seat, playerId, hostId, hostSeat }: Vanished,
  opening: string,
): Promise<void> {
  const now = s.clock.now();
  const dueAt = new Date(now.getTime() + s.settings.mailMergeSeconds * 1000);
  const clock = { kind: 'clock', data: { what: 'seeking', seat } };
  const host =
    hostSeat === null ? { kind: 'seat-offered', data: { opening }, seat: null } : { ...clock, seat: hostSeat };
  const told = [
    ...(playerId === null ? [] : [{ ...clock, playerId, seat }]),
    ...(hostId === playerId ? [] : [{ ...host, playerId: hostId }]),
  ];
  await s.db.notice.createMany({
    data: told.map((one) => ({ id: newId(), tableId, dueAt, createdAt: now, ...one })),
  });
  s.wake();
}
