import { isDeepStrictEqual } from 'node:util';
import type { Head } from '../log/heads.ts';
import { whenGathered, writeNotifications } from '../notifications/write-notifications.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type LockedTable, PATIENT, type Tx } from '../platform/transaction.ts';
import { changeTerms, renameForming } from '../tables/write-table.ts';
import { askForBidsAnew } from './bids/ask-for-bids.ts';
import { isBidFor } from './bids/is-bid-for.ts';
import { changeSeats } from './change-seats.ts';
import { announce } from './invite-to.ts';
import { lockForming } from './lock-forming.ts';
import { readChange, type TableChange, termsOf } from './read-change.ts';
import { startWhenFull } from './start-table.ts';

export type ChangeInput = {
  readonly tableId: string;
  /** Must be the host. */
  readonly playerId: string;
  readonly change: TableChange;
};

/**
 * The host changes a table that has not begun. Those who have joined are told of what they had agreed to otherwise
 * (time control, options, how many play), and who looked at the table before that is asked to look again; bids for
 * seats are asked for anew. With fewer players the table may be full, and begins (`started`). Refuses anybody but the
 * host (`forbidden`), a table that has begun or was called off, and one whose words for chance are being opened
 * (`stale`); and (`bad-input`, a detail for each fault) what `createTable` refuses, and seats that somebody has or is
 * invited to.
 */
export async function changeTable(
  services: Services,
  { tableId, playerId, change }: ChangeInput,
): Promise<{ readonly started: boolean }> {
  const head = await services.db.$transaction(async (tx): Promise<Head | undefined> => {
    const table = await lockForming(tx, tableId, playerId);
    const { name, word, terms } = readChange(services, table, change);
    await renameForming(tx, tableId, { name, word });
    if (isDeepStrictEqual(terms, termsOf(table))) return undefined;
    if (table.serverSalt !== null) throw refuse('stale', 'lobby.words-are-opened');

    const { players, ...columns } = terms;
    await changeSeats(tx, services, table, terms);
    await changeTerms(tx, tableId, { ...columns, terms: table.terms + 1 });
    if (isBidFor(table)) await askForBidsAnew(tx, services, table);
    const begun = await startWhenFull(tx, services, tableId);
    if (!begun) await tellJoined(tx, services, table);
    return begun;
  }, PATIENT);
  announce(services, tableId, head);
  return { started: head !== undefined };
}

/** Those who have joined hear once that it is another table than they had joined; the mail says how it is then. */
async function tellJoined(tx: Tx, services: Services, { id: tableId, hostId, seats }: LockedTable): Promise<void> {
  const told = await tx.notification.findMany({
    where: { tableId, kind: 'table-changed', mailId: null },
    select: { playerId: true },
  });
  const known = [hostId, ...told.map(({ playerId }) => playerId)];
  const joined = seats.flatMap(({ playerId }) => (playerId === null || known.includes(playerId) ? [] : [playerId]));
  const dueAt = whenGathered(services);
  await writeNotifications(
    tx,
    services,
    joined.map((playerId) => ({ kind: 'table-changed', tableId, playerId, data: {}, dueAt }) as const),
  );
}
