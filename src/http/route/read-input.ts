import type { Request } from 'express';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { inputRefusal } from '../errors/input-refusal.ts';
import type { z } from '../schemas/zod.ts';
import type { Parts } from './route.ts';

/** What a request brings, checked against the route's schema. Refuses it with one sentence for each fault. */
export function readInput<Shape extends Parts>(req: Request, schema: z.ZodObject<Shape>): z.output<z.ZodObject<Shape>> {
  const given = { params: req.params, query: req.query, headers: req.headers, body: req.body };
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  // A text that cannot be an id is just an unknown one.
  if (read.error.issues.some((issue) => issue.path[0] === 'params'))
    throw new Refusal('not-found', msg('api.no-such-thing'));
  throw inputRefusal(read.error, given);
}
