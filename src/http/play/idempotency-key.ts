import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { seqSchema } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

export const keySchema = z.string().regex(/^[\x21-\x7e]{1,100}$/);
/** The header, as Node gives it. */
export const keyHeaders = z.object({ 'idempotency-key': keySchema.optional() });

/** Of what is answered in secret. */
export const readySchema = z.boolean().optional().openapi({
  description:
    'False: sealed questions do not close yet because of you. You are ready in any case when your time is up',
});

/** What may be sent with what the server has kept: a key, and the entry that it was based on (`seen` says which). */
export function sendBody(seen: string) {
  return z
    .strictObject({
      key: keySchema.optional().openapi({ description: 'In place of the header Idempotency-Key' }),
      expectedSeq: seqSchema.optional().openapi({ description: seen }),
      ready: readySchema,
    })
    .default({});
}

/** One key, from the header or the body. Refuses none and two that differ. */
export function chosenKey(header: string | undefined, body: string | undefined): string {
  const key = header ?? body;
  if (key === undefined)
    throw new Refusal('bad-input', msg('api.no-key'), [
      { at: 'headers.idempotency-key', reason: msg('api.field-missing') },
    ]);
  if (body !== undefined && body !== key) throw new Refusal('bad-input', msg('api.two-keys'));
  return key;
}
