import { z } from 'zod';
import type { Practice } from '../generated/prisma/client.ts';
import type { SeatId } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type Owner, ownedBy } from './owner.ts';

/** A practice game as it is kept, without its log. */
export type PracticeRow = Omit<Practice, 'seats' | 'options' | 'begin'> & {
  readonly seats: readonly SeatId[];
  readonly options: { readonly [option: string]: unknown };
  readonly begin: unknown;
};

const kept = z.object({ seats: z.array(z.string()), options: z.record(z.string(), z.unknown()) });

/** What the database has, with its lists read. */
export function practiceRow(row: Practice): PracticeRow {
  return { ...row, ...kept.parse({ seats: row.seats, options: row.options }) };
}

/** A practice game of one's own. Refuses (`not-found`) an unknown one, and one of somebody else's: both look alike. */
export async function findPractice(
  { db }: Pick<Services, 'db'>,
  id: string,
  owners: readonly Owner[],
): Promise<PracticeRow> {
  const row =
    isId(id) && owners.length > 0 ? await db.practice.findFirst({ where: { id, OR: owners.map(ownedBy) } }) : undefined;
  if (!row) throw noSuchPractice();
  return practiceRow(row);
}

/** It is not there (any more), or not theirs. */
export function noSuchPractice() {
  return refuse('not-found', 'practice.not-found');
}
