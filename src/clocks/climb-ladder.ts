import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { alarmOf, type TimeControl, timeControlSchema } from '../time/time-control.ts';
import type { DueRow } from './judge-row.ts';
import { seekWithin } from './seek-substitute.ts';
import { tellCalled } from './tell-of-steps.ts';
import { whoIsCalled } from './who-is-called.ts';
import { writeTellings } from './write-tellings.ts';

/**
 * What follows when a player's time has run out once more and the game has answered: after as many times in a row as
 * their table says, somebody is called, once until they answer themselves again; after as many more a substitute is
 * sought. Part of the transaction that writes the answer.
 */
export async function climbLadder(tx: Tx, s: Services, row: DueRow): Promise<void> {
  const timeControl = timeControlSchema.safeParse(row.timeControl).data;
  if (!timeControl || row.playerId === null) return;
  const missed = await missedInARow(tx, row, timeControl);
  if (missed === alarmOf(timeControl)) await call(tx, s, row, missed);
  if (timeControl.substitute && missed >= timeControl.substitute.missed) await seekWithin(tx, s, row);
}

/** How often in a row the time of the seat's player has run out, as far as that matters. */
async function missedInARow(tx: Tx, { tableId, seat, playerId }: DueRow, timeControl: TimeControl): Promise<number> {
  const last = await tx.answerTime.findMany({
    where: { tableId, seat, playerId: playerId ?? '' },
    orderBy: { id: 'desc' },
    take: Math.max(alarmOf(timeControl) + 1, timeControl.substitute?.missed ?? 0),
    select: { byPlayer: true },
  });
  const answered = last.findIndex(({ byPlayer }) => byPlayer);
  return answered < 0 ? last.length : answered;
}

/**
 * Where nobody can be called, the others at the table are told so: they are all who can do anything. Not of what is
 * answered in secret: that somebody has not is no business of theirs.
 */
async function call(tx: Tx, s: Services, row: DueRow, missed: number): Promise<void> {
  const { tableId, seat } = row;
  const who = await whoIsCalled(tx, row);
  const others = await tx.seat.findMany({
    where: { tableId, seat: { not: seat }, playerId: { not: null }, resigned: false },
    orderBy: { seat: 'asc' },
  });
  const players = others.flatMap((one) => (one.playerId === null ? [] : [{ seat: one.seat, playerId: one.playerId }]));
  const told = who.called.of === 'nobody' && !row.window ? { ...who, people: players } : who;
  const data = { lateSeat: seat, missed, called: who.called };
  await writeTellings(tx, s, tellCalled(row, told, data));
}
