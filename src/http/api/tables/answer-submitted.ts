import type { SeatId } from '../../../kernel/decision.ts';
import type { Submitted } from '../../../tables/submit-answers.ts';
import { viewTable } from '../../../tables/view-table.ts';
import { type Call, ok, type Reply } from '../route.ts';
import { tableSchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';
import { speak } from '../speak.ts';
import { withCurrent } from './with-current.ts';

export const submittedSchema = z
  .strictObject({
    seq: z.int().openapi({ description: "The submission's last log entry" }),
    repeated: z.boolean().openapi({ description: 'The key had been used before; nothing was written now' }),
    table: tableSchema,
  })
  .openapi('Submitted');

/** What every submission answers: where it stands in the log, and the table after it. */
export async function answerSubmitted(
  call: Call<unknown> & { readonly tableId: string; readonly seat: SeatId },
  work: () => Promise<Submitted>,
): Promise<Reply> {
  const { services, speaker, tableId, seat } = call;
  const { seq, repeated } = await withCurrent(call, work);
  const table = await viewTable(services, tableId, seat);
  return ok({ seq, repeated, table: speak(table, speaker) });
}
