import { newId } from '../tables/new-id.ts';
import { alarmOf, type Pace, paceSchema } from '../tables/pace.ts';
import type { Services } from '../tables/services.ts';
import { type DueRow, tellModerators } from './judge-row.ts';
import { seekSubstitute } from './seek-substitute.ts';

/**
 * What follows when the game has answered for a player once more: after as many answers in a row as his table says the host
 * and its moderators are called, once until he answers himself again; after as many more somebody else is sought.
 */
export async function climbLadder(s: Services, row: DueRow): Promise<void> {
  const pace = paceSchema.safeParse(row.pace).data;
  if (!pace || row.playerId === null) return;
  const missed = await missedInARow(s, row, pace);
  if (missed === alarmOf(pace)) await callModerators(s, row, missed);
  if (pace.substitute && missed >= pace.substitute.missed) await seekSubstitute(s, row);
}

/** How often in a row somebody else has answered for the seat's player, as far as that matters. */
async function missedInARow({ db }: Services, { tableId, seat, playerId }: DueRow, pace: Pace): Promise<number> {
  const last = await db.answerTime.findMany({
    where: { tableId, seat, playerId: playerId ?? '' },
    orderBy: { id: 'desc' },
    take: Math.max(alarmOf(pace) + 1, pace.substitute?.missed ?? 0),
    select: { himself: true },
  });
  const answered = last.findIndex(({ himself }) => himself);
  return answered < 0 ? last.length : answered;
}

async function callModerators(s: Services, row: DueRow, missed: number): Promise<void> {
  const now = s.clock.now();
  const dueAt = new Date(now.getTime() + s.settings.mailMergeSeconds * 1000);
  const data = { lateSeat: row.seat, missed };
  await s.db.notice.createMany({
    data: tellModerators(row, { kind: 'moderator-called', data }).map((telling) => ({
      id: newId(),
      tableId: row.tableId,
      dueAt,
      createdAt: now,
      ...telling,
    })),
  });
  s.wake();
}
