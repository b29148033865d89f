import { forgetAlarms } from '../../notifications/change-notifications.ts';
import type { Tx } from '../../platform/transaction.ts';
import { OCCASIONS } from '../turn/occasion.ts';
import { type Group, rhythmFor } from './hold-back.ts';
import { DIGEST, type DueNotification } from './take-due.ts';

type Row = DueNotification & { readonly mail: unknown; readonly rhythm: unknown; readonly about: string };

export type Digests = {
  readonly groups: readonly Group[];
  /** How many readers' hour has come. */
  readonly alarms: number;
};

/**
 * What waits for the digests of the players whose hour has come, in this transaction's hands: a group for each player
 * with the alarm at its head. Where it is about one table or club only, the usual mail about that; where nothing waits,
 * none.
 *
 * Other processes may just be looking at parts of it: they are waited for, since one digest tells all. So a transaction
 * that does this must hold no other news: they could be what the other one waits for.
 */
export async function takeDigests(tx: Tx, now: Date, most: number): Promise<Digests> {
  const alarms = await tx.$queryRaw<DueNotification[]>`
    SELECT id, kind, "playerId", email, "tableId", seat, anew, id AS first FROM "Notification"
    WHERE "mailId" IS NULL AND "dueAt" > '-infinity' AND "dueAt" <= ${now} AND kind = ${DIGEST}
    ORDER BY "dueAt" LIMIT ${most} FOR UPDATE SKIP LOCKED`;
  if (alarms.length === 0) return { groups: [], alarms: 0 };
  const readers = alarms.map(({ playerId }) => playerId);
  const waiting = [...(await ofTables(tx, readers)), ...(await ofClubs(tx, readers))];
  const wanted = waiting.filter((row) => rhythmFor(row).kind === DIGEST);

  const groups = alarms.map((alarm): { readonly alarm: DueNotification; readonly group: Group } => {
    const mine = wanted.filter(({ playerId }) => playerId === alarm.playerId);
    const told = new Set(mine.map(({ about }) => about));
    return { alarm, group: told.size > 1 ? [alarm, ...mine] : mine };
  });
  await forgetAlarms(
    tx,
    groups.flatMap(({ alarm, group }) => (group.includes(alarm) ? [] : [alarm.id])),
  );
  return { groups: groups.flatMap(({ group }) => (group.length > 0 ? [group] : [])), alarms: alarms.length };
}

type Readers = readonly (string | null)[];

function ofTables(tx: Tx, readers: Readers): Promise<readonly Row[]> {
  return tx.$queryRaw<Row[]>`
    SELECT n.id, n.kind, n."playerId", n.email, n."tableId", n.seat, n.anew, n.id AS first, p.mail, s.rhythm,
      n."tableId" || ' ' || n.seat AS about
    FROM "Seat" s JOIN "Player" p ON p.id = s."playerId"
    JOIN "Notification" n ON n."tableId" = s."tableId" AND n."playerId" = s."playerId" AND n.seat = s.seat
    WHERE s."playerId" = ANY(${readers}) AND n."mailId" IS NULL
      AND n."dueAt" > '-infinity' AND n.kind = ANY(${[...OCCASIONS]})
    ORDER BY n.id FOR UPDATE OF n`;
}

/** For the hosts of clubs. The index names the kind, so it stands here as it is. */
function ofClubs(tx: Tx, readers: Readers): Promise<readonly Row[]> {
  return tx.$queryRaw<Row[]>`
    SELECT n.id, n.kind, n."playerId", n.email, n."tableId", n.seat, n.anew, n.id AS first, p.mail, NULL AS rhythm,
      n.data ->> 'clubId' AS about
    FROM "Notification" n JOIN "Player" p ON p.id = n."playerId"
    WHERE n."playerId" = ANY(${readers}) AND n."mailId" IS NULL AND n.kind = 'club-answer'
    ORDER BY n.id FOR UPDATE OF n`;
}
