import { z } from 'zod';

/** A kind of notification with its data. */
export const of = <K extends string, D extends z.ZodType>(kind: K, data: D) =>
  z.object({ kind: z.literal(kind), data });
