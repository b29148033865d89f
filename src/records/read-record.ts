import { z } from 'zod';
import { messagesOf } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import type en from '../words/en/records.json';
import { type GameRecord, recordSchema } from './record.ts';

const say = messagesOf<typeof en>();

/** Most faults of a record that one answer lists. */
const LISTED = 20;

/** A record from parsed JSON. Refused ('bad-input') with the place of every fault. */
export function readRecord(json: unknown): GameRecord {
  const read = recordSchema.safeParse(json);
  if (read.success) return read.data;
  const details = read.error.issues
    .slice(0, LISTED)
    .map((issue) => ({ at: z.core.toDotPath(issue.path), reason: say('records.fault', { fault: issue.message }) }));
  throw new Refusal('bad-input', say('records.not-a-record', { count: read.error.issues.length }), details);
}
