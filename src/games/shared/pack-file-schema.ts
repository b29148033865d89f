import { z } from 'zod';
import type { JsonObject } from '../../kernel/json.ts';

/** What the file of a pack may hold, as JSON Schema; what stands in several places is written once (`$defs`). */
export function packFileSchema(schema: z.ZodType): JsonObject {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', reused: 'ref', unrepresentable: 'any' })));
}
