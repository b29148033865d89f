import type { MapMark } from '../kernel/board-map.ts';
import type { SeatId } from '../kernel/decision.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { hashToken, isToken, newToken } from '../seats/spectators/token.ts';
import { readMarks } from './marks.ts';
import { readPlan } from './plan.ts';

type AtSeat = { readonly tableId: string; readonly seat: SeatId };

/**
 * A new secret link to a seat's planning board; an older one ends. The secret is shown this once: only its hash is kept.
 * Refuses a board on which nothing is drawn yet (`bad-input`).
 */
export async function sharePlan(
  services: Services,
  { tableId, seat, playerId }: AtSeat & { readonly playerId: string },
): Promise<string> {
  const { version } = await readPlan(services, { tableId, seat });
  if (version === 0) throw refuse('bad-input', 'planning.nothing-to-share');
  const token = newToken();
  await services.db.planningBoard.update({
    where: { tableId_seat: { tableId, seat } },
    data: { shareHash: hashToken(token), sharedBy: playerId },
  });
  return token;
}

/** The link ends; twice changes nothing. */
export async function endShare({ db }: Services, { tableId, seat }: AtSeat): Promise<void> {
  await db.planningBoard.updateMany({ where: { tableId, seat }, data: { shareHash: null, sharedBy: null } });
}

/**
 * What somebody who may read the table sees by a link: the marks alone, and whose they are; what stands on the map they
 * see as ever. Refuses (`not-found`) a link that there is not, that has ended, or whose player has left the seat: all of
 * these look alike.
 */
export async function readSharedPlan(
  { db }: Services,
  { tableId, token }: { readonly tableId: string; readonly token: string },
): Promise<{ readonly seat: SeatId; readonly marks: readonly MapMark[] }> {
  const row = isToken(token) ? await db.planningBoard.findUnique({ where: { shareHash: hashToken(token) } }) : null;
  const holder =
    row?.tableId === tableId
      ? await db.seat.findUnique({ where: { tableId_seat: { tableId, seat: row.seat } }, select: { playerId: true } })
      : null;
  if (!row || !holder || holder.playerId !== row.sharedBy) throw refuse('not-found', 'planning.no-such-link');
  return { seat: row.seat, marks: readMarks(row.marks) };
}
