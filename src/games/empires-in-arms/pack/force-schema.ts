import { z } from 'zod';
import { COUNTERS, IRREGULARS, MONTHS, SYMBOLS, TROOPS } from '../pack-lists.ts';
import { id, listOf, name, power, sourced, whole } from './sourced.ts';

const factors = z.number().min(0).max(9);
export const time = z.strictObject({ year: z.int().min(1700).max(1900), month: z.enum(MONTHS) });

/** Whose a counter is: a power, a minor country, a combination. */
const corps = z.strictObject({
  id,
  name,
  nation: id,
  symbol: sourced(z.enum(SYMBOLS)),
  movement: whole(1, 9),
  /** Where it is printed in parentheses: what it has while France controls it (7.3.1.1). */
  movementUnderFrance: whole(1, 9).optional(),
  capacity: sourced(
    listOf(z.strictObject({ troops: listOf(z.enum(TROOPS), 7).min(1), most: z.int().min(1).max(60) }), 7).min(1),
  ),
  /** The home province of a feudal corps. */
  province: sourced(id).optional(),
});

export const corpsSchema = z.strictObject({ corps: listOf(corps, 400).min(1) });

export const fleetsSchema = z.strictObject({
  fleets: listOf(z.strictObject({ id, name, nation: id, movement: whole(1, 20), ships: whole(1, 60) }), 100).min(1),
});

export const minorMoraleSchema = z.strictObject({
  minorMorale: listOf(
    z.strictObject({
      country: id,
      when: z.enum(['always', 'trained_by_great_britain', 'ottoman_empire']),
      infantry: sourced(factors),
      cavalry: sourced(factors),
    }),
    200,
  ),
});

export const countersSchema = z.strictObject({
  counters: listOf(
    z.strictObject({ kind: z.enum(COUNTERS), nation: power, most: sourced(z.int().min(0).max(200).nullable()) }),
    60,
  ),
  levies: listOf(
    z.strictObject({
      kind: z.enum(IRREGULARS),
      nation: power,
      yearly: whole(0, 20),
      each: sourced(z.enum(['province', 'nation'])),
    }),
    20,
  ),
});

const leader = z.strictObject({
  id,
  name,
  nation: power,
  kind: sourced(z.enum(['land', 'naval'])),
  /** Of a leader on land. */
  strategic: whole(0, 5).optional(),
  tactical: whole(0, 5).optional(),
  tacticalMax: whole(1, 20).optional(),
  seniority: sourced(z.enum(['A', 'B', 'C', 'D'])).optional(),
  arrives: sourced(time),
  /** The month from which the leader is gone; null: never. */
  leaves: sourced(time.nullable()),
});

export const leadersSchema = z.strictObject({ leaders: listOf(leader, 100) });

export type CorpsFile = z.infer<typeof corps>;
export type LeaderFile = z.infer<typeof leader>;
