import { Prisma } from '../../generated/prisma/client.ts';
import { alarmDigests, holdNotifications } from '../../notifications/change-notifications.ts';
import { mailPreferencesOf } from '../../people/mail-preferences.ts';
import { EVERY_TURN, type Rhythm, rhythmOf, USUAL_DIGEST } from '../../people/mail-rhythm.ts';
import type { Tx } from '../../platform/transaction.ts';
import { isOccasion } from '../turn/occasion.ts';
import { CLUB, type DueNotification } from './take-due.ts';
import { type Held, whenMailed } from './when-mailed.ts';

/** Notifications that go into one mail. */
export type Group = readonly DueNotification[];

/** A player who looked at a table so long ago may have its page open still: the page says so every few minutes. */
const THERE_MS = 5 * 60_000;

/** What a mail has told counts as seen a moment after it was sent. */
const BY_MAIL_MS = 5000;

/** What decides when a reader is mailed about a table: only those who want anything else than every turn at once. */
type Row = {
  readonly first: string;
  readonly timeZone: string;
  readonly mail: unknown;
  readonly rhythm: unknown;
  readonly seenAt: Date | null;
  readonly lastMail: Date | null;
  readonly sentAt: Date | null;
  readonly deadline: Date | null;
  readonly asked: boolean;
  readonly others: boolean;
};

/**
 * Holds back the mails whose readers want them later, in the transaction that took them: they wait until then, or for
 * their reader's digest. Gives those that are sent now.
 */
export async function holdBack(tx: Tx, groups: readonly Group[], now: Date): Promise<readonly Group[]> {
  const rows = new Map(
    [...(await readRhythms(tx, groups, now)), ...(await readHosts(tx, groups))].map((row) => [row.first, row]),
  );
  const holds = groups.flatMap((group) => {
    // Whoever has it told once more wants it read now.
    const row = group.some(({ anew }) => anew) ? undefined : rows.get(group[0]?.first ?? '');
    const held = row && whenHeld(row, group, now);
    return held ? [{ group, held }] : [];
  });
  if (holds.length === 0) return groups;
  await holdNotifications(
    tx,
    holds.flatMap(({ group, held }) => group.map(({ id }) => ({ id, dueAt: held.until }))),
  );
  await alarmDigests(
    tx,
    holds.flatMap(({ group: [first], held }) =>
      held.digest && first?.playerId ? [{ playerId: first.playerId, at: held.until }] : [],
    ),
    now,
  );
  return groups.filter((group) => !holds.some((hold) => hold.group === group));
}

function whenHeld(row: Row, group: Group, now: Date): Held | undefined {
  const preferences = mailPreferencesOf(row.mail);
  const there = preferences.notOnPage && looked(row) ? new Date(looked(row) + THERE_MS) : undefined;
  return whenMailed({
    kinds: group.map(({ kind }) => kind),
    rhythm: rhythmFor(row),
    digestHour: preferences.digestHour ?? USUAL_DIGEST,
    quiet: preferences.quiet,
    timeZone: row.timeZone,
    lastMail: row.lastMail ?? undefined,
    deadline: row.deadline ?? undefined,
    alone: row.asked && !row.others,
    there: there && there > now ? there : undefined,
    now,
  });
}

/** When they last looked themselves, in milliseconds; 0: what they know they know by mail. */
function looked({ seenAt, sentAt }: Row): number {
  const seen = seenAt?.getTime() ?? 0;
  return seen > (sentAt?.getTime() ?? 0) + BY_MAIL_MS ? seen : 0;
}

/** The rhythm of a player at a table: the table's own, else the player's. */
export function rhythmFor({ mail, rhythm }: Pick<Row, 'mail' | 'rhythm'>): Rhythm {
  return rhythmOf(rhythm) ?? mailPreferencesOf(mail).rhythm ?? EVERY_TURN;
}

/**
 * Whoever owes an answer is waited for, in questions that are answered in secret too: there it says nothing of who is
 * ready (`PendingAnswer.window`).
 */
async function readRhythms(tx: Tx, groups: readonly Group[], now: Date): Promise<readonly Row[]> {
  const about = groups.flatMap(([first]) =>
    first?.tableId && first.playerId && first.seat && isOccasion(first.kind)
      ? [{ first: first.first, tableId: first.tableId, playerId: first.playerId, seat: first.seat }]
      : [],
  );
  if (about.length === 0) return [];
  return tx.$queryRaw<Row[]>(Prisma.sql`
    SELECT x.first, p."timeZone", p.mail, s.rhythm, s."seenAt", sent.at AS "lastMail", sent.sent AS "sentAt",
      own.due AS deadline, own.asked,
      EXISTS (SELECT 1 FROM "PendingAnswer" o WHERE o."tableId" = x."tableId" AND o.seat <> x.seat) AS others
    FROM jsonb_to_recordset(${JSON.stringify(about)}::jsonb)
      AS x(first text, "tableId" text, "playerId" text, seat text)
    JOIN "Player" p ON p.id = x."playerId"
    JOIN "Seat" s ON s."tableId" = x."tableId" AND s.seat = x.seat AND s."playerId" = x."playerId"
    CROSS JOIN LATERAL (SELECT max(m."createdAt") AS at, max(m."sentAt") AS sent FROM "Mail" m
      WHERE m."tableId" = x."tableId" AND m.seat = x.seat AND m."playerId" = x."playerId"
        AND m.status IN ('queued', 'sent')) sent
    CROSS JOIN LATERAL (SELECT count(*) > 0 AS asked, min(a."dueAt") FILTER (WHERE a."dueAt" > ${now}) AS due
      FROM "PendingAnswer" a WHERE a."tableId" = x."tableId" AND a.seat = x.seat) own
    WHERE s.rhythm IS NOT NULL OR p.mail ?| ARRAY['rhythm', 'quiet', 'notOnPage']`);
}

/**
 * The same for hosts of clubs: nobody is waited for there, and whether its page is open nobody knows. Their last mail
 * is that of any of their clubs.
 */
async function readHosts(tx: Tx, groups: readonly Group[]): Promise<readonly Row[]> {
  const about = groups.flatMap(([first]) =>
    first?.kind === CLUB ? [{ first: first.first, playerId: first.playerId }] : [],
  );
  if (about.length === 0) return [];
  return tx.$queryRaw<Row[]>(Prisma.sql`
    SELECT x.first, p."timeZone", p.mail, NULL AS rhythm, NULL AS "seenAt", sent.at AS "lastMail", NULL AS "sentAt",
      NULL AS deadline, true AS asked, false AS others
    FROM jsonb_to_recordset(${JSON.stringify(about)}::jsonb) AS x(first text, "playerId" text)
    JOIN "Player" p ON p.id = x."playerId"
    CROSS JOIN LATERAL (SELECT max(m."createdAt") AS at FROM "Notification" e JOIN "Mail" m ON m.id = e."mailId"
      WHERE e.kind = 'club-answer' AND e."playerId" = x."playerId" AND m.status IN ('queued', 'sent')) sent
    WHERE p.mail ?| ARRAY['rhythm', 'quiet']`);
}
