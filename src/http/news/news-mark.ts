import { hash } from 'node:crypto';
import { sendPlanned } from '../../database/client.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Viewer } from '../../kernel/decision.ts';
import { headForRow } from '../../log/load-head.ts';
import type { Services } from '../../platform/services.ts';
import { viewVersion } from '../../play/view-version.ts';
import { readTableRow, type TableRow } from '../../tables/table-row.ts';

/** How a table stands for somebody who has a page of it open. */
export type News = {
  /** Its last entry. */
  readonly seq: number;
  /** Another when what the reader may know has changed; it tells nothing else. */
  readonly mark: string;
};

/** Who has a page open: as whom they read it, and which player's letters come there. */
export type NewsReader = { readonly viewer: Viewer; readonly playerId: string | undefined };

/**
 * How the table stands for its reader. The mark is made of what the reader may know and that is worth looking at: what
 * the log says, who sits where, who is waited for until when, letters to them. Neither what others do in secret nor
 * what the reader has read changes it.
 */
export async function readNews(services: Services, tableId: string, reader: NewsReader): Promise<News> {
  return newsOf(services, await readTableRow(services, tableId), reader);
}

/** The same, of a table whose row was read just now. */
export async function newsOf(services: Services, row: TableRow, { viewer, playerId }: NewsReader): Promise<News> {
  const { seq, status, name, pausedTo, seats } = row;
  const people = seats.filter(({ unassigned }) => seq === 0 || !unassigned);
  const seen = [
    viewer,
    seq,
    status,
    name,
    pausedTo,
    people.map(({ seat, playerId, resigned }) => [seat, playerId, resigned]).sort(),
    seq === 0 ? undefined : await viewVersion(services, row, await headForRow(services, row), viewer),
    playerId === undefined ? undefined : await newestLetter(services, row.id, playerId),
  ];
  return { seq, mark: hash('sha256', JSON.stringify(seen), 'base64url').slice(0, 22) };
}

/** The number of the newest letter to a player at a table, as far as it is to be told to them. */
async function newestLetter({ db }: Services, tableId: string, playerId: string): Promise<string | undefined> {
  const [found] = await sendPlanned<{ number: string }>(
    db,
    'newest-letter',
    Prisma.sql`
    SELECT max(c.number)::text AS number FROM "LetterCopy" c
    WHERE c."playerId" = ${playerId} AND c."tableId" = ${tableId} AND NOT c.own AND NOT c.muted`,
  );
  return found?.number;
}
