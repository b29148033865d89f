import { z } from 'zod';
import { IRREGULARS, TROOPS } from '../pack-lists.ts';
import { id, listOf, power, provenance, sourced, whole } from './sourced.ts';

const count = z.int().min(0).max(200);
export const counted = z.partialRecord(z.enum(TROOPS), count);
const pairs = sourced(listOf(z.tuple([power, power]), 30));

/** Where a power's land forces stand. */
export const forces = {
  power,
  money: whole(0, 200),
  corps: listOf(z.strictObject({ corps: id, area: id, factors: counted, ...provenance }), 100),
  garrisons: listOf(
    z.strictObject({
      area: id,
      troops: z.enum(['infantry', 'militia']),
      factors: z.int().min(1).max(60),
      ...provenance,
    }),
    100,
  ),
  depots: listOf(z.strictObject({ area: id, ...provenance }), 60),
  leaders: listOf(z.strictObject({ leader: id, with: id, ...provenance }), 60),
};

const ofPower = z.strictObject({
  ...forces,
  /** How much there is of everything; the places must give these sums. */
  totals: sourced(z.strictObject({ factors: counted, ships: count })),
  irregulars: listOf(z.strictObject({ kind: z.enum(IRREGULARS), area: id, ...provenance }), 60),
  fleets: listOf(z.strictObject({ fleet: id, area: id, ships: z.int().min(1).max(60), ...provenance }), 60),
});

/** Where everything stands when a campaign of 1805 begins (14). */
export const setupSchema = z.strictObject({
  setup: z.strictObject({
    wars: pairs,
    alliances: pairs,
    /** Who keeps it up (10.8). */
    holyRomanEmpire: sourced(power),
    /** The victory points that win each campaign. */
    goals: listOf(z.strictObject({ campaign: z.enum(['grand', 'short']), power, points: whole(1, 2000) }), 14),
    powers: listOf(ofPower, 7),
  }),
});

export type PowerSetupFile = z.infer<typeof ofPower>;
