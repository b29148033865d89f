import { z } from 'zod';
import { Prisma } from '../generated/prisma/client.ts';
import { answerShape } from '../kernel/entry-schema.ts';
import { CHANNELS } from '../kernel/log.ts';
import type { Services } from '../platform/services.ts';
import type { Windows } from './windows.ts';

const answersSchema = z.array(
  z.object({
    decision: z.string(),
    seat: z.string(),
    answer: answerShape.nullable().transform((answer) => answer ?? undefined),
    ready: z.boolean(),
    how: z.enum(CHANNELS),
    at: z.iso.datetime({ offset: true }),
  }),
);

/** An answer that is kept, as `SELECT_KEPT` reads it. */
export type KeptRow = z.input<typeof answersSchema>[number];

/** Reads the answers that are kept of a table `t`. */
export const SELECT_KEPT: Prisma.Sql = Prisma.sql`(
      SELECT coalesce(jsonb_agg(jsonb_build_object('decision', k.decision, 'seat', k.seat, 'answer', k.answer,
        'ready', k.ready, 'how', k.how, 'at', k.at) ORDER BY k.decision, k.seat), '[]'::jsonb)
      FROM "KeptAnswer" k WHERE k."tableId" = t.id)`;

/** The answers of a table that are kept beside its log, in one query. */
export async function readWindows({ db }: Pick<Services, 'db'>, tableId: string): Promise<Windows> {
  const [row] = await db.$queryRaw<{ readonly version: number; readonly answers: KeptRow[] }[]>`
    SELECT t.windows AS version, ${SELECT_KEPT} AS answers FROM "Table" t WHERE t.id = ${tableId}`;
  return windowsOf(row?.version ?? 0, row?.answers ?? []);
}

/** A table's windows, from their rows. */
export function windowsOf(version: number, answers: readonly KeptRow[]): Windows {
  return { version, answers: answersSchema.parse(answers) };
}
