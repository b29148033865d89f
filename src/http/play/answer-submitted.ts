import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Player } from '../../people/player.ts';
import type { Submitted } from '../../play/submit-answers.ts';
import { viewAfter } from '../../play/view-table.ts';
import { ok, type Reply } from '../route/reply.ts';
import type { Call } from '../route/route.ts';
import { tableSchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';
import { tableJson } from '../tables/table-json.ts';
import { MINIMAL, type preferHeaders, prefersMinimal } from './prefer-minimal.ts';
import { withCurrent } from './with-current.ts';

export const submittedSchema = z
  .strictObject({
    seq: z.int().openapi({ description: "The submission's last log entry" }),
    repeated: z.boolean().openapi({ description: 'The key had been used before; nothing was written now' }),
    table: tableSchema.optional().openapi({
      description:
        'Of its optional actions those that call for an answer; no `effect`. Left out with `Prefer: return=minimal`',
    }),
  })
  .openapi('Submitted');

type Sent = { readonly headers: z.output<typeof preferHeaders> };

/**
 * What every submission answers: its place in the log, and the table after it. Whoever prefers to hear no more than the
 * first spares the server the view.
 */
export async function answerSubmitted(
  call: Call<Sent> & { readonly tableId: string; readonly seat: SeatId; readonly player: Player },
  work: () => Promise<Submitted>,
): Promise<Reply> {
  const { services, translator, tableId, seat, player, input } = call;
  const { seq, repeated } = await withCurrent(call, work);
  // A player who wrote just now holds the seat; one who did so long ago may have lost it since.
  if (repeated && (await viewerOf(services, tableId, player.id)) !== seat)
    throw new Refusal('forbidden', msg('api.not-at-table'));
  if (prefersMinimal(input.headers)) return ok({ seq, repeated }, MINIMAL);
  const table = await viewAfter(services, tableId, seat, seq);
  return ok({ seq, repeated, table: tableJson(table, translator) });
}
