import type { Services } from '../../../src/platform/services.ts';

export type Backlog = {
  /** Readers, each of a table of their own. */
  readonly readers: number;
  /** Notifications of each. */
  readonly each?: number;
  /** In front of every id. */
  readonly prefix?: string;
  readonly dueAt?: Date;
  /** The mail that they went into long ago. */
  readonly mailId?: string;
};

/** Notifications as rows: news of one table for one seat's reader each, all due now. The outbox reads nothing else. */
export async function backlog(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { readers, each = 1, prefix = 'n', dueAt = clock.now(), mailId }: Backlog,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Notification" (id, kind, "playerId", "tableId", seat, "dueAt", "createdAt", "mailId")
    SELECT ${prefix}::text || r || '-' || k, 'turn', 'p' || r, ${prefix}::text || r, 'us',
      ${dueAt}, ${clock.now()}, ${mailId ?? null}
    FROM generate_series(1, ${readers}::int) r, generate_series(1, ${each}::int) k`;
}
