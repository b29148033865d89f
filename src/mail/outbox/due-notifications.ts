import { KINDS } from '../../notifications/notification.ts';
import { LONGEST_MERGE } from '../../people/mail-preferences.ts';
import type { Services } from '../../platform/services.ts';
import { OCCASIONS } from '../turn/occasion.ts';

/** A notification that is to be mailed now. */
export type DueNotification = {
  readonly id: string;
  readonly kind: string;
  readonly playerId: string | null;
  readonly email: string | null;
  readonly tableId: string | null;
  readonly seat: string | null;
  /** Notifications of one group go into one mail. */
  readonly group: string;
};

export type DueNotifications = {
  /** Those of one group are together. */
  readonly notifications: readonly DueNotification[];
  /** When the next ones are due; undefined: none wait. */
  readonly nextAt: Date | undefined;
};

/** How many notifications are looked at in one go. */
const MOST = 1000;

type Row = { readonly [K in keyof DueNotification]: DueNotification[K] | null } & { readonly nextAt: Date | null };

/**
 * The notifications that are due, put together by what one reader should hear of one table at once: a group is due when
 * its first notification is. So is what one reader should hear of one dispute. Sign-in links and invitations are mailed
 * each for itself. A reader may want their news gathered for longer or less long than the server does it. Kinds that
 * this version does not know are left alone. The database does the counting: under load many thousands wait.
 */
export async function dueNotifications({ db, clock, settings }: Services): Promise<DueNotifications> {
  const rows = await db.$queryRaw<Row[]>`
    WITH waiting AS (
      SELECT n.id, n.kind, n."playerId", n.email, n."tableId", n.seat,
        CASE WHEN n.kind = ANY(${[...OCCASIONS]}) THEN concat_ws('/', n."tableId", n.seat, n."playerId")
          WHEN n.kind = 'dispute' THEN concat_ws('/', n.kind, n."playerId", n.data ->> 'dispute')
          ELSE n.id END AS "group",
        n."dueAt" + make_interval(secs => CASE
          WHEN n."dueAt" > n."createdAt" AND own.seconds BETWEEN 0 AND ${LONGEST_MERGE}
          THEN own.seconds - ${settings.mailMergeSeconds} ELSE 0 END) AS due
      FROM "Notification" n LEFT JOIN "Player" p ON p.id = n."playerId",
        LATERAL (SELECT CASE WHEN jsonb_typeof(p.mail -> 'mergeSeconds') = 'number'
          THEN (p.mail ->> 'mergeSeconds')::float END AS seconds) own
      WHERE n."mailId" IS NULL AND n.kind = ANY(${[...KINDS]})
    ), grouped AS (
      SELECT *, min(due) OVER (PARTITION BY "group") AS "groupDue" FROM waiting
    ), later AS (
      SELECT min("groupDue") AS "nextAt" FROM grouped WHERE "groupDue" > ${clock.now()}
    ), now AS (
      SELECT * FROM grouped WHERE "groupDue" <= ${clock.now()} ORDER BY "groupDue", "group", due, id LIMIT ${MOST}
    )
    SELECT now.id, now.kind, now."playerId", now.email, now."tableId", now.seat, now."group", later."nextAt"
    FROM later LEFT JOIN now ON true ORDER BY now."groupDue", now."group", now.due, now.id`;
  return {
    notifications: rows.flatMap(({ nextAt: _, ...row }) => (isNotification(row) ? [row] : [])),
    nextAt: rows[0]?.nextAt ?? undefined,
  };
}

/** The one row of an answer without notifications has nothing but the next time. */
function isNotification(row: Omit<Row, 'nextAt'>): row is DueNotification {
  return row.id !== null;
}
