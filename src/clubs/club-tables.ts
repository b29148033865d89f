import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { findClub } from './find-club.ts';

type Asked = { readonly clubId: string; readonly playerId: string; readonly tableId: string };

/**
 * A member has a table that they host count in their club; again changes nothing. Who may read it stays as it is.
 * Refuses (`not-found`) a table that is not theirs, as if there were none.
 */
export async function addClubTable({ db, clock }: Services, { clubId, playerId, tableId }: Asked): Promise<void> {
  await findClub(db, { clubId, playerId });
  const own = isId(tableId) ? await db.table.count({ where: { id: tableId, hostId: playerId } }) : 0;
  if (own === 0) throw noSuchTable();
  await db.clubTable.createMany({ data: [{ clubId, tableId, createdAt: clock.now() }], skipDuplicates: true });
}

/** The same for a table that a member makes, in the transaction that makes it. Refuses (`not-found`) who is none. */
export async function countNewTable(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { clubId, playerId, tableId }: Asked,
): Promise<void> {
  await findClub(tx, { clubId, playerId });
  await tx.clubTable.create({ data: { clubId, tableId, createdAt: clock.now() } });
}

/** The club's host, or the table's, has it count no more. Refuses others (`forbidden`). */
export async function removeClubTable({ db }: Services, { clubId, playerId, tableId }: Asked): Promise<void> {
  const club = await findClub(db, { clubId, playerId });
  const own = isId(tableId) ? await db.table.count({ where: { id: tableId, hostId: playerId } }) : 0;
  if (own === 0 && club.hostId !== playerId) throw refuse('forbidden', 'clubs.not-host');
  await db.clubTable.deleteMany({ where: { clubId, tableId } });
}

/** A table of a club's contest counts there; nothing happens where the club has ended. */
export async function countContestTable(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { clubId, tableId }: Pick<Asked, 'clubId' | 'tableId'>,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "ClubTable" ("clubId", "tableId", "createdAt")
    SELECT id, ${tableId}, ${clock.now()} FROM "Club" WHERE id = ${clubId} ON CONFLICT DO NOTHING`;
}
