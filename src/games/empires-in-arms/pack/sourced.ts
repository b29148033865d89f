import { z } from 'zod';
import type { Power } from '../pack-lists.ts';
import { POWERS } from '../pack-lists.ts';

/**
 * Where a value comes from, in words: `printed: rulebook 4.2.1.1`, `attested: web:ml-sp`, `derived: …`,
 * `reconstructed: why it is so` or, in an owner's correction, `owner`. What each key means is in the README.
 */
const PROVENANCES = ['printed', 'attested', 'derived', 'reconstructed', 'owner'] as const;
export type Provenance = (typeof PROVENANCES)[number];

const source = z
  .string()
  .max(300)
  .regex(new RegExp(`^(?:owner|(?:${PROVENANCES.join('|')}): \\S.*)$`));
/** Only where it says more than the source's word: 1 for printed, 0.9 for attested, low for reconstructed values. */
const confidence = z.number().min(0).max(1).optional();

/** What stands beside a value, or beside the fields of an item that is one value. */
export const provenance = { source, confidence, note: z.string().max(300).optional() };

/** A value with where it comes from and, where that says more, how sure it is (0 to 1). */
export function sourced<T extends z.ZodType>(value: T) {
  return z.strictObject({ value, ...provenance });
}

/** The kind of a source that the schema let through. */
export function provenanceOf(text: string): Provenance {
  return PROVENANCES.find((kind) => text === kind || text.startsWith(`${kind}:`)) ?? 'reconstructed';
}

export const id = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
/** Names go into mails and pictures: printable, no line breaks. */
export const name = sourced(z.string().regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} .,()’'-]{0,48}[\p{L}\p{N}.)])?$/u));
export const power = z.enum<readonly [Power, ...Power[]]>(POWERS);
export const whole = (min: number, max: number) => sourced(z.int().min(min).max(max));
export const yes = sourced(z.boolean());
/** A list that an uploaded file cannot make endless. */
export const listOf = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most);
