import { msg } from '../../i18n/msg.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { seatSeenLately } from '../route/guards/seat.ts';
import { route } from '../route/route.ts';
import { answerSchema } from '../schemas/decision.ts';
import { seatSchema, seqSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { submitMeasured } from '../submit-measured.ts';
import { answerSubmitted, submittedSchema } from './answer-submitted.ts';
import { chosenKey, keyHeaders, keySchema, readySchema } from './idempotency-key.ts';
import { preferHeaders } from './prefer-minimal.ts';

export const submit = route(
  {
    method: 'post',
    path: '/tables/:table/submissions',
    tag: 'Play',
    summary: 'Answer one or more open decisions or optional actions, all or none',
    description:
      'The table may have moved on since `expectedSeq`, as long as each question answered was open to you then ' +
      'and asks the same now. An optional action is named by its id in place of the decision, and holds unless there ' +
      'was a ruling since. Answers may go on to decisions that the earlier ones open: the answer that ' +
      'becomes entry 43 opens 43.1, 43.2, and so on. They go as far as the first answer that draws, shows ' +
      'something hidden or passes the move on: more than that is refused as a whole, whatever comes after it. An ' +
      'answer to a sealed optional action takes no entry number, nor does one to a sealed question ' +
      'before it closes. With 409 the problem has the state of the table now.',
    access: seatSeenLately,
    input: z.object({
      params: tableParams,
      headers: keyHeaders.extend(preferHeaders.shape),
      body: z.strictObject({
        expectedSeq: seqSchema.openapi({ description: 'The last log entry that you had seen' }),
        answers: z
          .array(z.strictObject({ decision: z.string().max(64), answer: answerSchema }))
          .min(1)
          .max(500),
        key: keySchema.optional().openapi({ description: 'In place of the header Idempotency-Key' }),
        ready: readySchema,
        seat: seatSchema.optional().openapi({ description: 'Must be your own' }),
      }),
    }),
    responses: { 200: { description: 'Written; the table as you see it now', schema: submittedSchema } },
  },
  async (call) => {
    const { context, tableId, seat, player, input } = call;
    const { expectedSeq, answers, ready } = input.body;
    checkSeat(seat, input.body.seat);
    const key = chosenKey(input.headers['idempotency-key'], input.body.key);
    const submission = { tableId, seat, playerId: player.id, expectedSeq, answers, key, how: 'api', ready } as const;
    return answerSubmitted(call, () => submitMeasured(context, submission));
  },
);

function checkSeat(own: SeatId, given: string | undefined): void {
  if (given !== undefined && given !== own)
    throw new Refusal('forbidden', msg('api.not-your-seat', { seat: own, given }));
}
